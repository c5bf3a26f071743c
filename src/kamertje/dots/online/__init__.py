"""Dots and Boxes as a game for tables."""
