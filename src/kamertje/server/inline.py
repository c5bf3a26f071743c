"""Small files put into the page itself, so that nothing waits for a second answer; scripts and styles are named to the
browser by their hashes."""

import base64
import hashlib
import re
from collections.abc import Mapping

_SCRIPT = re.compile(r'<script src="(?:\$\{base\}|/v/\w+)/([^"]+)"></script>')
_STYLE = re.compile(r'<link rel="stylesheet" href="(?:\$\{base\}|/v/\w+)/([^"]+)">')
# Drawn with the colours of the page, which a picture by itself does not know.
_DRAWING = re.compile(r'<img src="/v/\w+/(drawings/[^"]+)" alt="">')


def put_inline(page: str, files: Mapping[str, bytes]) -> str:
    page = _DRAWING.sub(lambda found: files[found[1]].decode().strip(), page)
    page = _SCRIPT.sub(lambda found: f"<script>{files[found[1]].decode()}</script>", page)
    return _STYLE.sub(lambda found: f"<style>{files[found[1]].decode()}</style>", page)


def inline_scripts(page: str, files: Mapping[str, bytes]) -> list[str]:
    """The sources by which a policy allows the scripts that are put into the page."""
    return [digest(files[path]) for path in _SCRIPT.findall(page)]


def inline_styles(page: str, files: Mapping[str, bytes]) -> list[str]:
    return [digest(files[path]) for path in _STYLE.findall(page)]


def digest(content: bytes) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}'"
