"""The server under load: `python -m bench.rooms moves|idle|back`."""
