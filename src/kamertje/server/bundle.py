"""A module and all that it imports as one text, so that a slow line is asked once and not once a module.

Each module becomes a function that is called at once and returns what it exports; names and text stay. The modules of
the page are written so that this is all it takes, and whatever is written otherwise is refused. The entry may not wait
at its top for a module that is fetched later, since that may wait for the entry.
"""

import posixpath
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kamertje.server.faults import IncompleteBuildError

# Static imports and re-exports; imports in a JSDoc type or by `import()` are neither.
_IMPORT = re.compile(
    r"""^(?P<keyword>import|export)\b\s*(?P<names>\{[^}]*\})?\s*(?:from\s*)?['"](?P<source>[^'"]+)['"];?""",
    re.MULTILINE,
)
_EXPORT = re.compile(r"^export (?=(?:async function|function\*?|class|const) (\w+))", re.MULTILINE)
_ADDRESS = re.compile(r"\bimport\.meta\.url\b")
_LATER = re.compile(r"""(?<=\bimport\()(['"`])(\.[^'"`]*)""")
_UNREAD = re.compile(r"^(?:import|export)\b(?!\()[^\n]*", re.MULTILINE)
# Comments that have their lines to themselves: a quarter of what would be sent.
_REMARKS = re.compile(r"^[ \t]*(?://[^\n]*|/\*\*(?:(?!\*/).)*\*/[ \t]*)\n", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Bundle:
    modules: tuple[str, ...]  # each after those that it imports; the entry is the last
    text: str
    stubs: Mapping[str, str]  # what stands at the address of each module but the entry, for those who come later


def read_bundle(files: Mapping[str, bytes], packages: Mapping[str, str], entry: str) -> Bundle:
    modules = tuple(_in_order(files, packages, entry))
    places = {path: f"${number}" for number, path in enumerate(modules)}
    places |= {name: f"$package{number}" for number, name in enumerate(packages)}
    named = [name for name in packages if any(name in _sources(files[path].decode()) for path in modules)]
    parts = [f"import * as {places[name]} from '{name}';\n" for name in named]
    stubs: dict[str, str] = {}
    own: list[str] = []  # what the entry itself exports
    for path in modules:
        body, exported = _body(path, files[path].decode(), places, posixpath.dirname(entry))
        if path == entry:
            parts.append(f"// {path}\n{body}")
            own = exported
            continue
        names = ", ".join(exported)
        parts.append(f"// {path}\nconst {places[path]} = (() => {{\n{body}\nreturn {{ {names} }};\n}})();\n")
        if exported:
            source = _relative(entry, posixpath.dirname(path))
            stubs[path] = (
                f"import {{ {places[path]} }} from '{source}';\nexport const {{ {names} }} = {places[path]};\n"
            )
    shared = ", ".join([*(places[path] for path in stubs), *own])
    parts.append(f"export {{ {shared} }};\n" if shared else "")
    return Bundle(modules, "".join(parts), stubs)


def _in_order(files: Mapping[str, bytes], packages: Mapping[str, str], entry: str) -> Iterator[str]:
    done: set[str] = set()

    def visit(path: str, above: tuple[str, ...]) -> Iterator[str]:
        if path in above:
            raise IncompleteBuildError(f"modules import each other: {' → '.join((*above, path))}")
        if path in done:
            return
        if path not in files:
            raise IncompleteBuildError(f"{above[-1] if above else 'the page'} imports {path}, which is missing")
        for source in _sources(files[path].decode()):
            if source not in packages:
                yield from visit(_resolve(path, source), (*above, path))
        done.add(path)
        yield path

    return visit(entry, ())


def _sources(text: str) -> list[str]:
    return [found["source"] for found in _IMPORT.finditer(text)]


def _body(path: str, text: str, places: Mapping[str, str], folder: str) -> tuple[str, list[str]]:
    """The module as the inside of a function, and the names that it exports."""
    exported: list[str] = []

    def taken(found: re.Match[str]) -> str:
        source = found["source"]
        place = places[source if source in places else _resolve(path, source)]
        if not found["names"]:
            return ""
        names = re.sub(r"(\w+)\s+as\s+(\w+)", r"\1: \2", found["names"])
        if found["keyword"] == "export":
            exported.extend(re.findall(r"(?::\s*)?(\w+)\s*(?=[,}])", names))
        return f"const {names} = {place};"

    def given(found: re.Match[str]) -> str:
        exported.append(found[1])
        return ""

    text = _EXPORT.sub(given, _IMPORT.sub(taken, _REMARKS.sub("", text)))
    unread = _UNREAD.search(text)
    if unread:
        raise IncompleteBuildError(f"{path}: no way to send this with others: {unread[0]}")
    here = _relative(path, folder)
    text = _LATER.sub(lambda found: found[1] + _relative(_resolve(path, found[2]), folder), text)
    return _ADDRESS.sub(f"new URL('{here}', import.meta.url)", text), exported


def _resolve(path: str, source: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), source))


def _relative(path: str, folder: str) -> str:
    relative = posixpath.relpath(path, folder or ".")
    return relative if relative.startswith(".") else f"./{relative}"
