"""The games of somebody that are over, with the ways to see them again."""

from collections.abc import Sequence
from html import escape
from typing import Final
from urllib.parse import quote

from kamertje.club.identity import Player
from kamertje.club.kept import Kept, KeptSeat
from kamertje.server.club.page.parts import called, moment, section
from kamertje.server.club.text import RatingWords

SHOWN: Final = 10


def finished(words: RatingWords, language: str, player: Player, games: Sequence[Kept]) -> str:
    """The latest, and the way to the archive, which has them all."""
    archive = f"/{language}/numbridge/archive"
    rows = "".join(_row(words, f"{archive}/{game.id}", player, game) for game in games)
    more = escape(words.all_finished).replace("{name}", called(known_as(words, player)))
    return section(
        words.finished,
        f'<ul class="rows games">{rows}</ul>',
        f'<p><a href="{archive}?player={quote(player.id, safe="")}">{more}</a></p>',
    )


def known_as(words: RatingWords, player: Player | None) -> str:
    """A name as it was chosen; a program's is in the reader's language."""
    if player is None:
        return words.nameless
    return words.levels.get(player.name, player.name) if player.kind == "bot" else player.name


def _row(words: RatingWords, path: str, player: Player, game: Kept) -> str:
    people = " – ".join(called(known_as(words, seat.player)) for seat in game.seats)
    told = (
        words.pools.get(game.variant, words.dots),
        words.rated if game.rated else words.unrated,
        _outcome(words, player, game),
    )
    return (
        f'<li><span><a href="{path}">{people}</a> <small>{escape(" · ".join(told))}</small></span>'
        f"<small>{moment(game.ended_at)}</small></li>"
    )


def _outcome(words: RatingWords, player: Player, game: Kept) -> str:
    """As the player sees it."""
    if game.ending == "aborted":
        return words.aborted
    winners = [seat for seat in game.seats if seat.won]
    if len(winners) != 1:
        return words.drawn
    return words.won if _is(winners[0], player) else words.lost


def _is(seat: KeptSeat, player: Player) -> bool:
    return seat.player is not None and seat.player.id == player.id
