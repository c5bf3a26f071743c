"""`kamertje match`: two computer players, many games, the two starting in turn."""

import argparse
import json
import secrets
from contextlib import ExitStack
from typing import Any, Final

from kamertje.cli.arguments import read_level
from kamertje.cli.match.external import ExternalPlayer
from kamertje.cli.match.games import LevelPlayer, Limits, Player, Tally, play_game
from kamertje.cli.position import accepted
from kamertje.cli.progress import Progress
from kamertje.dots import read_setup, seeds_from

ENGINE: Final = "engine:"
MADE_SEED_BITS: Final = 53  # a seed of our own can be read by every JSON reader


def run(arguments: argparse.Namespace) -> int:
    """Exit status 0; raises Failure when an engine breaks off."""
    setup = accepted(read_setup(arguments.setup))
    limits = Limits(arguments.nodes, arguments.seconds)
    seed = secrets.randbits(MADE_SEED_BITS) if arguments.seed is None else arguments.seed
    names = (arguments.a, arguments.b)
    for name in names:
        if not name.startswith(ENGINE):
            read_level(name)
    tally = Tally()
    with ExitStack() as running, Progress(f"{names[0]} - {names[1]}", total=arguments.games) as progress:
        players = (_player(names[0], limits, running), _player(names[1], limits, running))
        for number, game_seed in zip(range(arguments.games), seeds_from(seed), strict=False):
            play_game(setup, players, number, game_seed, tally)
            progress.show(number + 1, lambda: f"{tally.games} games, {tally.wins[0]} : {tally.wins[1]}")
    print(json.dumps(report(tally, seed)) if arguments.json else story(names, tally, seed))
    return 0


def _player(name: str, limits: Limits, running: ExitStack) -> Player:
    if name.startswith(ENGINE):
        return running.enter_context(ExternalPlayer(name.removeprefix(ENGINE), limits))
    return LevelPlayer(read_level(name), limits)


def report(tally: Tally, seed: int) -> dict[str, Any]:
    """The object that --json prints."""
    return {
        "a": tally.wins[0],
        "b": tally.wins[1],
        "draws": tally.draws,
        "boxes": tally.boxes,
        "seconds_per_move": {side: tally.seconds_per_move(index) for index, side in enumerate("ab")},
        "seed": seed,
    }


def story(names: tuple[str, str], tally: Tally, seed: int) -> str:
    """The result for people."""
    rows = [
        f"{tally.games} games: {tally.draws} drawn",
        f"a ({names[0]}) won {tally.wins[0]}, {tally.boxes[0]} boxes",
        f"b ({names[1]}) won {tally.wins[1]}, {tally.boxes[1]} boxes",
    ]
    for index, side in enumerate("ab"):
        spent = tally.seconds_per_move(index)
        rows.append(f"seconds a move, {side}: mean {spent['mean']}, 99 % {spent['p99']}, most {spent['max']}")
    return "\n".join([*rows, f"seed {seed}"])
