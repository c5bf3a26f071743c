"""The messages between page and server, typed, for any game. Their list for the games that there are: `protocol`."""

from typing import Final

PROTOCOL: Final = 1
# The server speaks this one and the one before, so that open pages outlive an update.
SPOKEN: Final = frozenset({PROTOCOL})

PING_SECONDS: Final = 2.5  # how often a client pings
DEAD_SECONDS: Final = 9.0  # for how long a client believes in a silent server
BROOM_SECONDS: Final = 30.0  # for how long the server believes in a silent client
LARGEST_MESSAGE: Final = 4096  # bytes
