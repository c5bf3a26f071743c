"""Two dice: the moves that their rolls are, what they come to, and the rolls of a game from its seed."""

PASS = 254
ROLLS = range(210, 246)  # 1 and 1, 1 and 2, …, 6 and 6
MOST_BOXES = 100

_WORD = (1 << 64) - 1


def is_roll(move: int) -> bool:
    return move in ROLLS


def roll(first: int, second: int) -> int:
    return ROLLS[6 * (first - 1) + second - 1]


def pips(move: int) -> tuple[int, int]:
    first, second = divmod(ROLLS.index(move), 6)
    return first + 1, second + 1


def face(numbers: str, move: int) -> int:
    first, second = pips(move)
    return first + second if numbers == "sum" else first * second


def ways(numbers: str) -> dict[int, int]:
    """In how many of the 36 rolls each outcome comes up."""
    faces = [face(numbers, move) for move in ROLLS]
    return {outcome: faces.count(outcome) for outcome in sorted(set(faces))}


def thrown(seed: int, place: int) -> int:
    """splitmix64, whose upper half chooses one of the 36 rolls."""
    state = (seed + (place + 1) * 0x9E3779B97F4A7C15) & _WORD
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _WORD
    return ROLLS[((state ^ (state >> 31)) >> 32) * 36 >> 32]


def deal(seed: int, numbers: str, boxes: int) -> list[int]:
    """Each box has a roll of its own."""
    return [face(numbers, thrown(seed, box)) for box in range(boxes)]


def roll_number(seed: int, number: int) -> int:
    return thrown(seed, MOST_BOXES + number)
