"""A game of Numbridge at a table, from the deal to the end."""
