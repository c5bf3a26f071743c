"""The halls and the archive over HTTP and WebSocket."""
