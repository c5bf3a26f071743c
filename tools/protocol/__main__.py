"""Writes `web/net/messages.d.ts` and `docs/reference/protocol.schema.json` anew: `python -m tools.protocol`."""

from tools.protocol.files import FILES

for path, content in FILES.items():
    path.write_text(content())
    print(path)
