"""Kamertje: Dots and Boxes, with an exact solver, a computer opponent and a page to play on."""

__version__ = "0.1.0"
