"""The server under load: `python -m bench.rooms moves|shared|idle|back|recovery|steady`."""
