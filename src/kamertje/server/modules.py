"""Which modules a module needs before it can run, so that the shell can ask for all of them at once."""

import posixpath
import re
from collections.abc import Iterator, Mapping

# Static imports and re-exports; imports in a JSDoc type or by `import()` are neither.
_STATIC_IMPORT = re.compile(r"""^(?:import|export)\b[^;'"]*['"]([^'"]+)['"]""", re.MULTILINE)


def static_imports(files: Mapping[str, bytes], packages: Mapping[str, str], entry: str) -> list[str]:
    """The entry and all that it imports, in the order in which they are met."""
    met = [entry]
    for path in met:
        for needed in _imported(files[path].decode(), packages, posixpath.dirname(path)):
            if needed not in met:
                met.append(needed)
    return met


def _imported(source: str, packages: Mapping[str, str], folder: str) -> Iterator[str]:
    for name in _STATIC_IMPORT.findall(source):
        if name.startswith("."):
            yield posixpath.normpath(posixpath.join(folder, name))
        elif name in packages:
            yield packages[name]
