"""The pages of ratings: a player's or a program's, and the leaderboard."""

from collections.abc import Mapping, Sequence
from html import escape

from kamertje.club.identity import Player
from kamertje.club.kept import Kept
from kamertje.club.rating import WITH_BOTS, Standing
from kamertje.server.club.page.finished import finished, known_as
from kamertje.server.club.page.graph import Point, graph, thinned
from kamertje.server.club.page.parts import called, field, form, moment, note, player_path, program_path, section
from kamertje.server.club.text import RatingWords

MOST_POINTS = 160
MOST_ROWS = 20

Leader = tuple[Player, Standing]


def player_page(
    words: RatingWords,
    language: str,
    player: Player,
    standings: Mapping[str, Standing],
    histories: Mapping[str, Sequence[Point]],
    games: Sequence[Kept],
    now: float,
) -> str:
    """games: the latest first. now: seconds since 1970, for ratings grow uncertain."""
    mark = f' <small class="mark">{escape(words.bot)}</small>' if player.kind == "bot" else ""
    parts = [f"<h1>{called(known_as(words, player))}{mark}</h1>"]
    parts += [_pool(words, pool, standings[pool], histories[pool], now) for pool in _in_order(words, standings)]
    if not standings:
        parts.append(f"<p>{escape(words.no_games)}</p>")
    elif any(standing.provisional(now) for standing in standings.values()):
        parts.append(note(words.provisional_note))
    if games:
        parts.append(finished(words, language, player, games))
    if player.kind == "member":
        parts.append(_report(words, player))
    return "".join(parts)


def leaders_page(
    words: RatingWords, language: str, pools: Mapping[str, tuple[Sequence[Leader], Sequence[Leader]]], now: float
) -> str:
    """pools: by name, people and programs, the strongest first."""
    parts = [f"<h1>{escape(words.leaders)}</h1>", f'<p class="lead">{escape(words.leaders_lead)}</p>']
    for pool, (people, bots) in pools.items():
        parts.append(section(words.pools[pool], _table(words, language, people, now)))
        if bots:
            parts.append(section(_pool_name(words, pool + WITH_BOTS), _table(words, language, bots, now)))
    return "".join(parts)


def _in_order(words: RatingWords, standings: Mapping[str, Standing]) -> list[str]:
    """Among people first, and the variants as they always stand."""
    pools = [*words.pools, *(pool + WITH_BOTS for pool in words.pools)]
    return [pool for pool in pools if pool in standings]


def _pool_name(words: RatingWords, pool: str) -> str:
    name = words.pools.get(pool.removesuffix(WITH_BOTS), pool)
    return words.pool_with_bots.replace("{pool}", name) if pool.endswith(WITH_BOTS) else name


def _rating(words: RatingWords, standing: Standing, now: float) -> str:
    doubt = f'<abbr title="{escape(words.provisional)}">?</abbr>' if standing.provisional(now) else ""
    strength = standing.now(now)
    return f'<b class="figure">{strength.rating:.0f}{doubt}</b> <small>± {2 * strength.deviation:.0f}</small>'


def _pool(words: RatingWords, pool: str, standing: Standing, history: Sequence[Point], now: float) -> str:
    parts = [f"<p>{_rating(words, standing, now)} · {escape(words.games)}: {standing.games}</p>"]
    if len(history) > 1:
        ratings = [rating for _, rating, _ in history]
        label = words.graph.format(
            pool=_pool_name(words, pool), games=standing.games, low=round(min(ratings)), high=round(max(ratings))
        )
        rows = "".join(
            f"<tr><td>{moment(at)}</td><td>{rating:.0f}</td></tr>" for at, rating, _ in reversed(history[-MOST_ROWS:])
        )
        parts.append(graph(thinned(history, MOST_POINTS), label))
        parts.append(
            f"<details><summary>{escape(words.history)}</summary><table><thead><tr>"
            f'<th scope="col">{escape(words.date)}</th><th scope="col">{escape(words.rating)}</th></tr></thead>'
            f"<tbody>{rows}</tbody></table></details>"
        )
    return section(_pool_name(words, pool), *parts)


def _table(words: RatingWords, language: str, leaders: Sequence[Leader], now: float) -> str:
    if not leaders:
        return note(words.leaders_none)
    head = "".join(
        f'<th scope="col">{escape(each)}</th>' for each in (words.rank, words.player, words.rating, words.games)
    )
    rows = "".join(
        f'<tr><td>{place}</td><td><a href="{_path(language, player)}">{called(known_as(words, player))}</a></td>'
        f"<td>{_rating(words, standing, now)}</td><td>{standing.games}</td></tr>"
        for place, (player, standing) in enumerate(leaders, 1)
    )
    return f'<table class="leaders"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _path(language: str, player: Player) -> str:
    return program_path(language, player.name) if player.kind == "bot" else player_path(language, player.name)


def _report(words: RatingWords, player: Player) -> str:
    name = f'<input type="hidden" name="name" value="{escape(player.name)}">'
    reason = field(words.report_reason, "reason", maxlength="300").replace(" required", "")
    return (
        f'<details class="report"><summary>{escape(words.report)}</summary>'
        f"{form('reports', [name, reason], words.report_do, then=words.reported)}</details>"
    )
