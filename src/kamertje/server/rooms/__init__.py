"""Rooms over HTTP and WebSocket."""
