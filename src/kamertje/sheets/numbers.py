"""The numbers in the boxes of the dice variant: for each board those of a game of its own."""

import secrets

from kamertje.dots import Dice, SetUp, new_game

SEED_BITS = 64


def deal(setup: SetUp, seed: int | None = None) -> tuple[int, ...]:
    """A number for each box, as at the start of a game; none where the set-up has no numbers.

    seed: 0..2^64-1; from the operating system's randomness unless one is given.
    """
    if not setup.numbers:
        return ()
    dice = Dice(secrets.randbits(SEED_BITS) if seed is None else seed)
    return dice.deal(new_game(setup)).numbers
