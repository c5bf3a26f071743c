"""Tiles between bag and hands. The bag holds a tile for each open cell, less those in the hands."""

from dataclasses import replace
from typing import Final

from kamertje.numbridge.dealing import bag_number
from kamertje.numbridge.play.state import State, Tiles

HAND: Final = 3


def filled(state: State, seat: int) -> tuple[State, Tiles]:
    """The hand has three tiles again, as long as the bag has any; and those that were drawn, in order."""
    key, hand, bag, numbers = state.bag_key, list(state.hands[seat - 1]), list(state.bag), state.numbers
    drawn: list[int] = []
    while bag and len(hand) + len(drawn) < HAND:
        drawn.append(bag.pop(bag_number(key, numbers, len(bag))))
        numbers += 1
    state = replace(state, bag=tuple(bag), numbers=numbers)
    return state.with_hand(seat, tuple(sorted(hand + drawn))), tuple(drawn)


def without(state: State, seat: int, tiles: Tiles) -> State:
    """They leave the hand."""
    hand = list(state.hands[seat - 1])
    for tile in tiles:
        hand.remove(tile)
    return state.with_hand(seat, tuple(hand))


def put_back(state: State, tiles: Tiles) -> State:
    """They go into the bag."""
    return replace(state, bag=tuple(sorted(state.bag + tiles)))


def with_chance_tile(state: State, seat: int, tile: int) -> tuple[State, Tiles]:
    """This tile of the hand, and another one of it by the bag's stream."""
    rest = list(state.hands[seat - 1])
    rest.remove(tile)
    second = rest[bag_number(state.bag_key, state.numbers, len(rest))]
    return replace(state, numbers=state.numbers + 1), (tile, second)
