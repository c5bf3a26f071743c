"""What the pages of the club are made of."""

import datetime
from collections.abc import Sequence
from html import escape
from urllib.parse import quote

from kamertje.server.club.text import ClubWords


def called(name: str) -> str:
    """A name of somebody: as it is, and without a say in the direction of what is around it."""
    return f'<bdi class="called">{escape(name)}</bdi>'


def player_path(language: str, name: str) -> str:
    return f"/{language}/numbridge/players/{quote(name, safe='')}"


def program_path(language: str, level: str) -> str:
    return f"/{language}/numbridge/programs/{level}"


def moment(at: float) -> str:
    """A time, which the page's script puts into the reader's own."""
    when = datetime.datetime.fromtimestamp(at, datetime.UTC)
    return f'<time datetime="{when.isoformat(timespec="seconds")}">{when.date().isoformat()}</time>'


def field(label: str, name: str, kind: str = "text", *, note: str = "", complete: str = "off", **more: str) -> str:
    """A labelled input. more: its other attributes."""
    attributes = "".join(f' {key}="{escape(value)}"' for key, value in more.items())
    told = f" <small>{escape(note)}</small>" if note else ""
    return (
        f"<label><span>{escape(label)}{told}</span>"
        f'<input name="{name}" type="{kind}" autocomplete="{complete}" required{attributes}></label>'
    )


def whose(name: str) -> str:
    """Tells a browser that keeps passwords whose the one beside it is. It is not sent: it has no name."""
    return f'<input type="text" value="{escape(name)}" autocomplete="username" readonly hidden>'


def form(call: str, fields: Sequence[str], button: str, *, then: str = "", danger: bool = False) -> str:
    """Sent, once that is there, by the page's script to `/api/club/…` as JSON.

    then: what is said afterwards, instead of loading the page anew.
    """
    said = f' data-then="{escape(then)}"' if then else ""
    look = "danger" if danger else "main"
    return (
        f'<form method="post" data-call="{call}"{said}>{"".join(fields)}<p class="trouble" role="alert"></p>'
        f'<button type="submit" class="{look}" disabled>{escape(button)}</button></form>'
    )


def section(heading: str, *parts: str) -> str:
    return f'<section class="card"><h2>{escape(heading)}</h2>{"".join(parts)}</section>'


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def refusals(words: ClubWords) -> str:
    """What the script may have to say."""
    told = "".join(f'<li data-code="{code}">{escape(text)}</li>' for code, text in words.refusals.items())
    return f'<ul class="sayings" hidden data-busy="{escape(words.busy)}">{told}</ul>'
