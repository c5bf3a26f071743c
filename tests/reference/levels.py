"""Which lines easy and medium may choose from, branch by branch."""

from tests.reference.referee import Referee
from tests.reference.shape import kind


def allowed_of_kind(game: Referee, wanted: str) -> list[int]:
    return [line for line in game.allowed if kind(game, line) == wanted]


def easy(game: Referee, *, eager: bool, careful: bool) -> list[int]:
    """`eager`: the 75 % branch was drawn; `careful`: the 50 % branch was."""
    closing = allowed_of_kind(game, "closes")
    safe = allowed_of_kind(game, "safe")
    quiet = [line for line in game.allowed if line not in closing]
    if game.setup.misere:
        if not (eager and quiet):
            return safe if careful and safe else game.allowed
        return safe if careful and safe else quiet
    if eager and closing:
        return closing
    return safe if careful and safe else game.allowed


def medium(game: Referee) -> list[int]:
    closing = allowed_of_kind(game, "closes")
    safe = allowed_of_kind(game, "safe")
    quiet = [line for line in game.allowed if line not in closing]
    if game.setup.misere:
        return safe or quiet or cheapest(closing, {line: own_run(game, line) for line in closing})
    if closing:
        most = max(boxes_closed(game, line) for line in closing)
        return [line for line in closing if not game.setup.noextra or boxes_closed(game, line) == most]
    return safe or cheapest(quiet, {line: run_after(game, line) for line in quiet})


def cheapest(lines: list[int], cost: dict[int, int]) -> list[int]:
    return [line for line in lines if cost[line] == min(cost.values())]


def boxes_closed(game: Referee, line: int) -> int:
    return sum(game.undrawn_sides(box) == [line] for box in game.board.boxes_at(line))


def run_after(game: Referee, line: int) -> int:
    """The boxes that the next player takes at once when this line is drawn."""
    after = Referee(game.setup, [*game.drawers, line])
    return run(after)


def own_run(game: Referee, line: int) -> int:
    """The boxes that this line closes and, with the extra turn, those that must follow."""
    closed = boxes_closed(game, line)
    return closed if game.setup.noextra else closed + must_take(Referee(game.setup, [*game.drawers, line]))


def must_take(game: Referee) -> int:
    """Nothing as soon as some line, whatever the dice, closes nothing; all that is left where every line closes."""
    return run(game) if all(kind(game, line) == "closes" for line in game.undrawn) else 0


def run(game: Referee) -> int:
    """Closing boxes as long as one can; without the extra turn one line, the one that closes most."""
    closing = [line for line in game.undrawn if kind(game, line) == "closes"]
    if not closing:
        return 0
    if game.setup.noextra:
        return max(boxes_closed(game, line) for line in closing)
    return boxes_closed(game, closing[0]) + run_after(game, closing[0])
