"""How far a player is: chains and distances against a plain search, blocks against a count."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from kamertje.numbridge.geometry import neighbours
from kamertje.numbridge.goals import best_chain, blocks_won, goal_of, missing, reached

Owners = tuple[int, ...]


@st.composite
def boards(draw: st.DrawFn) -> tuple[int, Owners]:
    size, seed, filled = draw(st.sampled_from([6, 9])), draw(st.integers(0, 2**32)), draw(st.integers(0, 10))
    random = Random(seed)
    return size, tuple(random.choice((1, 2)) if random.randrange(10) < filled else 0 for _ in range(size * size))


def sides(size: int, seat: int) -> tuple[set[int], set[int]]:
    cells = range(size * size)
    at = [cell // size if seat == 1 else cell % size for cell in cells]
    return {cell for cell in cells if at[cell] == 0}, {cell for cell in cells if at[cell] == size - 1}


def cheapest(size: int, owners: Owners, seat: int) -> int | None:
    """By relaxing until nothing changes."""
    first, last = sides(size, seat)
    price = [None if owner == 3 - seat else int(owner == 0) for owner in owners]
    cost = {cell: paid for cell, paid in enumerate(price) if cell in first and paid is not None}
    while True:
        better = {
            beside: cost[cell] + paid
            for cell in cost
            for beside in neighbours(size)[cell]
            if (paid := price[beside]) is not None and cost.get(beside, 99) > cost[cell] + paid
        }
        if not better:
            return min((paid for cell, paid in cost.items() if cell in last), default=None)
        for cell, paid in better.items():
            cost[cell] = min(paid, cost.get(cell, 99))


def parts(size: int, owners: Owners, seat: int) -> list[list[int]]:
    left, found = {cell for cell, owner in enumerate(owners) if owner == seat}, []
    while left:
        part, waiting = set(), [min(left)]
        while waiting:
            cell = waiting.pop()
            if cell in left:
                left.remove(cell)
                part.add(cell)
                waiting += neighbours(size)[cell]
        found.append(sorted(part))
    return found


def bits(owners: Owners, seat: int) -> int:
    return sum(1 << cell for cell, owner in enumerate(owners) if owner == seat)


@given(board=boards(), seat=st.sampled_from([1, 2]))
def test_chains_and_distances(board: tuple[int, Owners], seat: int) -> None:
    size, owners = board
    own, other = bits(owners, seat), bits(owners, 3 - seat)
    expected = cheapest(size, owners, seat)
    assert missing(size, own, other, seat) == expected
    blocks = [cell // size for cell in range(size * size)]
    assert reached("bridge", size, blocks, owners, seat) == (expected == 0)

    def reach(part: list[int]) -> tuple[int, int]:
        along = [cell // size if seat == 1 else cell % size for cell in part]
        return max(along) - min(along), len(part)

    all_parts = parts(size, owners, seat)
    farthest = max(map(reach, all_parts), default=None)
    chain = list(best_chain(size, own, seat))
    assert chain == next((part for part in all_parts if reach(part) == farthest), [])
    assert goal_of("blitz", size, blocks, owners, seat).chain == tuple(chain)


@given(board=boards())
def test_where_one_has_joined_the_other_cannot(board: tuple[int, Owners]) -> None:
    size, owners = board
    far = [missing(size, bits(owners, seat), bits(owners, 3 - seat), seat) for seat in (1, 2)]
    assert (far[0] is None) == (far[1] == 0)
    assert (far[1] is None) == (far[0] == 0)


def test_domains() -> None:
    blocks = [cell // 9 for cell in range(81)]
    owners = [0] * 81
    for block in range(4):
        owners[9 * block : 9 * block + 5] = [1] * 5
    goal = goal_of("domains", 9, blocks, owners, 1)
    assert (goal.missing, goal.blocks) == (1, (5, 5, 5, 5, 0, 0, 0, 0, 0))
    assert not reached("domains", 9, blocks, owners, 1)
    owners[36:41] = [1] * 5
    assert reached("domains", 9, blocks, owners, 1)
    assert goal_of("domains", 9, blocks, owners, 1).missing == 0
    assert blocks_won(9, blocks, owners, 2) == [0] * 9
