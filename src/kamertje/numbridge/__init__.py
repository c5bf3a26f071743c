"""Numbridge: a race of two on a sudoku of hexagons. Its rules live here alone."""
