"""The computer as a player in rooms: who asks gets one, from a process of its own."""
