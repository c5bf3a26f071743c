"""Writes the protocol's declarations and schemas anew: `python -m tools.protocol`."""

from tools.protocol.files import FILES

for path, content in FILES.items():
    path.write_text(content())
    print(path)
