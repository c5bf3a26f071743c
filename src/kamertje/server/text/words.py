"""What the server can say, in any language."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ErrorWords:
    heading: str
    what: str


@dataclass(frozen=True, slots=True)
class LessonWords:
    places: str  # the parts of the site, as a group
    play: str
    learn: str
    before: str  # the chapter before this one
    after: str
    no_script: str


@dataclass(frozen=True, slots=True)
class RoomWords:
    title: str
    invitation: str  # beside a link to a room


@dataclass(frozen=True, slots=True)
class NumbridgeWords:
    title: str
    description: str
    table: str
    invitation: str  # beside a link to a table


@dataclass(frozen=True, slots=True)
class Words:
    title: str
    description: str
    no_script: ErrorWords
    too_old: ErrorWords
    broken: ErrorWords  # where the page's own words did not come through
    again: str
    picture: str  # what is on the preview
    to_board: str
    account: str  # the reader's name here
    lessons: LessonWords
    room: RoomWords
    numbridge: NumbridgeWords
    bad_request: ErrorWords
    not_found: ErrorWords
    expired: ErrorWords  # a room
    not_allowed: ErrorWords
    fault: ErrorWords
