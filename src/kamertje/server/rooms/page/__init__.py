"""The page of a room, and what it asks for besides playing: its board, and codes to scan."""
