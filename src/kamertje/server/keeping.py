"""The builds that are served though they are not this process's own: the one before, for pages still open, and, while
processes are replaced one by one, the one to come. They are kept in the data folder, an archive each."""

import logging
import os
import re
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

from kamertje.server.body import Body
from kamertje.server.build import Build

log = logging.getLogger(__name__)

MOST = 2
_VERSION = re.compile(r"[0-9a-f]{16}")
_NOTHING: Mapping[str, Body] = {}


class Keeping:
    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._found: dict[str, Mapping[str, Body]] = {}

    def keep(self, build: Build) -> None:
        """Writes it beside the one before, and drops those before that. A folder that cannot be written is no fault."""
        if self._folder is None:
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            archive = self._folder / f"{build.version}.zip"
            if archive.exists():
                os.utime(archive)
            else:
                _write(archive, build.assets)
            for old in _newest_first(self._folder)[MOST:]:
                old.unlink(missing_ok=True)
        except OSError as fault:
            log.warning("the build is not kept: %s", fault)

    def find(self, version: str) -> Mapping[str, Body]:
        """The files of a build; none where it is not kept."""
        if version in self._found:
            return self._found[version]
        if self._folder is None or not _VERSION.fullmatch(version):
            return _NOTHING
        try:
            assets = _read(self._folder / f"{version}.zip")
        except FileNotFoundError:
            return _NOTHING
        except (OSError, zipfile.BadZipFile, KeyError, ValueError) as fault:
            log.warning("the build %s cannot be read: %s", version, fault)
            return _NOTHING
        while len(self._found) >= MOST:
            del self._found[next(iter(self._found))]
        self._found[version] = assets
        return assets


def _newest_first(folder: Path) -> list[Path]:
    archives = [each for each in folder.glob("*.zip") if _VERSION.fullmatch(each.stem)]
    return sorted(archives, key=lambda each: each.stat().st_mtime_ns, reverse=True)


def _write(archive: Path, assets: Mapping[str, Body]) -> None:
    """Whole or not at all, whatever else writes it at the same time."""
    descriptor, name = tempfile.mkstemp(dir=archive.parent, suffix=".part")
    part = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as raw, zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as file:
            for path, body in assets.items():
                file.writestr(f"{body.media_type}/{path}", body.content)
        part.replace(archive)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _read(archive: Path) -> Mapping[str, Body]:
    assets = {}
    with zipfile.ZipFile(archive) as file:
        for name in file.namelist():
            kind, subtype, path = name.split("/", 2)
            assets[path] = Body(f"{kind}/{subtype}", file.read(name))
    return assets
