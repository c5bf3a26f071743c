"""The lessons: rules and strategy as pages of their own, sent as they are read, with boards that come alive."""

from kamertje.server.learn.boards import Exercise, read_boards
from kamertje.server.learn.chapters import CHAPTERS, CONTENTS, Chapter, read_chapters
from kamertje.server.learn.lessons import Lessons, lesson_path, read_lessons

__all__ = [
    "CHAPTERS",
    "CONTENTS",
    "Chapter",
    "Exercise",
    "Lessons",
    "lesson_path",
    "read_boards",
    "read_chapters",
    "read_lessons",
]
