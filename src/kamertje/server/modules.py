"""Which modules a module needs before it can run, so that the shell can ask for all of them at once."""

import posixpath
import re
from collections.abc import Mapping

# Static imports and re-exports of one's own files; imports in a JSDoc type or by `import()` are neither.
_STATIC_IMPORT = re.compile(rb"""^(?:import|export)\b[^;'"]*['"](\.[^'"]+)['"]""", re.MULTILINE)


def static_imports(files: Mapping[str, bytes], entry: str) -> list[str]:
    """The entry and all that it imports, in the order in which they are met."""
    met = [entry]
    for path in met:
        for target in _STATIC_IMPORT.findall(files[path]):
            needed = posixpath.normpath(posixpath.join(posixpath.dirname(path), target.decode()))
            if needed not in met:
                met.append(needed)
    return met
