"""What the vectors state, put to whoever answers for it. Each function returns how many facts were compared."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.conformance.analysts import Analyst, Draw, position
from tests.conformance.keepers import GridView, Keeper
from tests.reference.dice import PASS, roll
from tests.reference.referee import SWAP
from tests.twins import Twins

VECTORS = Path(__file__).parent.parent / "vectors"

Vector = dict[str, Any]


def vectors(name: str) -> list[Vector]:
    found: list[Vector] = json.loads((VECTORS / f"{name}.json").read_text())
    return found


def title(vector: Vector) -> str:
    return (
        f"{vector.get('rule', '')} {vector['setup'] if 'setup' in vector else vector['reads']} {vector.get('name', '')}"
    )


def compare(stated: dict[str, Any], answers: dict[str, Callable[[Any], object]]) -> int:
    """Each stated fact against its answer, which may depend on what was asked."""
    for name, fact in stated.items():
        answer = answers[name](fact)
        assert answer == fact, (name, answer)
    return len(stated)


def setup_facts(keeper: Keeper, vector: Vector) -> int:
    assert keeper.start(vector["reads"]) == vector.get("refused")
    return 1


def board_facts(keeper: Keeper, vector: Vector) -> int:
    keeper.start(vector["setup"])
    grid = keeper.grid()
    stated = {name: fact for name, fact in vector.items() if name not in {"rule", "setup"}}
    return compare(
        stated,
        {
            "dots": lambda _: len(grid.dots),
            "lines": lambda _: len(grid.lines),
            "boxes": lambda _: len(grid.boxes),
            "box_sides": lambda fact: fact if {len(sides) for sides in grid.boxes} == {fact} else None,
            "rows": lambda _: row_lengths(grid),
            "names": lambda _: grid.names,
            "outer": lambda _: sum(other == -1 for _, _, _, other in grid.lines),
            "boxes_at": lambda asked: {
                name: [box for box in grid.lines[grid.names.index(name)][2:] if box >= 0] for name in asked
            },
            "sides": lambda asked: {box: [grid.names[line] for line in grid.boxes[int(box)]] for box in asked},
            "ends": lambda _: [grid.names[0], grid.names[-1]],
        },
    )


def row_lengths(grid: GridView) -> list[int]:
    return [count for _, count in sorted(Counter(row for row, *_ in grid.dots).items())]


def game_facts(keeper: Keeper, vector: Vector) -> int:
    fresh(keeper, vector)
    names = keeper.grid().names
    assert not isinstance(keeper.read_turns(vector["moves"]), str)
    view = keeper.view()
    plain = {name: (lambda _, value=value: value) for name, value in asdict(view).items()}
    count = compare(
        vector["then"],
        {
            **plain,
            "scores": lambda fact: view.scores[: len(fact)],
            "drawers": lambda asked: {name: view.drawers[names.index(name)] for name in asked},
            "kinds": lambda asked: {name: view.kinds[names.index(name)] for name in asked},
            "owners": lambda asked: {box: view.owners[int(box)] for box in asked},
            "refuses": lambda asked: {name: keeper.play(number(names, name)) for name in asked},
            "allowed": lambda _: [names[line] for line in view.allowed],
            "refuses_turns": lambda asked: {text: fresh(keeper, vector).read_turns(text) for text in asked},
            "refuses_numbers": lambda asked: {text: undealt(keeper, vector).deal(text) for text in asked},
        },
    )
    if "refuses" in vector["then"]:
        assert keeper.view() == view
    return count


def undealt(keeper: Keeper, vector: Vector) -> Keeper:
    keeper.start(vector["setup"])
    return keeper


def fresh(keeper: Keeper, vector: Vector) -> Keeper:
    undealt(keeper, vector)
    if "numbers" in vector:
        assert keeper.deal(vector["numbers"]) is None
    return keeper


def number(names: list[str], move: str) -> int:
    if move.startswith("["):
        return roll(int(move[1]), int(move[3]))
    others = {"swap": SWAP, "-": PASS}
    return others[move] if move in others else names.index(move)


def where(vector: Vector) -> Twins:
    words = {name: vector[name] for name in ("moves", "drawn", "undrawn", "numbers") if name in vector}
    return position(vector["setup"], **words)


def named(twins: Twins, moves: list[int]) -> list[str]:
    return ["swap" if move == SWAP else twins.names[move] for move in sorted(moves)]


def position_facts(analyst: Analyst, vector: Vector) -> int:
    twins = where(vector)
    names = twins.names
    kinds = analyst.kinds(twins)

    def of_kind(kind: str) -> list[str]:
        return [name for name, is_kind in zip(names, kinds, strict=True) if is_kind == kind]

    def control() -> dict[str, object] | None:
        shown = analyst.control(twins)
        return None if shown is None else asdict(shown)

    return compare(
        vector["then"],
        {
            "safe": lambda _: of_kind("safe"),
            "giveaways": lambda _: of_kind("giveaway"),
            "closing": lambda _: of_kind("closes"),
            "kinds": lambda asked: {name: kinds[names.index(name)] for name in asked},
            "chains": lambda _: [
                {"ring": chain.ring, "boxes": sorted(chain.boxes), "lines": named(twins, list(chain.lines))}
                for chain in analyst.chains(twins)
            ],
            "control": lambda _: control(),
            "owners": lambda asked: {box: analyst.owners(twins)[int(box)] for box in asked},
            "drawers": lambda asked: {name: analyst.drawers(twins)[names.index(name)] for name in asked},
            "scores": lambda _: analyst.scores(twins),
            "mover": lambda _: twins.game.mover,
            "lines_left": lambda _: twins.game.lines_left,
        },
    )


def solution_facts(analyst: Analyst, vector: Vector) -> int:
    twins = where(vector)
    solution = analyst.solution(twins)
    return compare(
        {name: fact for name, fact in vector.items() if name in {"value", "best", "swap"}},
        {
            "value": lambda _: solution.value,
            "swap": lambda _: solution.swap,
            "best": lambda fact: fact if sorted(fact) == sorted(named(twins, list(solution.best))) else solution.best,
        },
    )


def choice_facts(analyst: Analyst, vector: Vector) -> int:
    twins = where(vector)
    if vector.get("best"):
        found = analyst.best(twins)
    else:
        found = analyst.choices(twins, vector["level"], [Draw(*draw) for draw in vector["draws"]])
    assert named(twins, found) == vector["choices"]
    return 1
