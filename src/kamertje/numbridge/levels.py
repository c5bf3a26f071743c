"""Three strengths of the computer."""

from enum import StrEnum


class BotLevel(StrEnum):
    """beginner: sees what is left over at a glance, and errs. intermediate: works the digits out, and takes a cell that
    matters now. expert: knows every digit, weighs the tiles of both, and looks at what each move leads to."""

    BEGINNER = "beginner"
    INTERMEDIATE = "intermediate"
    EXPERT = "expert"
