"""Telling other processes that a room has changed. A bus is a hint: it may lose, double or delay anything."""

from kamertje.bus.port import Bus, Silence

__all__ = ["Bus", "Silence"]
