"""Where the pages of the club are: one's account, a player's ratings, the leaderboard."""

import time
from html import escape
from typing import Final
from urllib.parse import quote

from litestar import route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect, Response

from kamertje.club.identity import Player, program
from kamertje.club.kept import Search
from kamertje.numbridge.bot import BotLevel
from kamertje.server.club.page.account import account_page
from kamertje.server.club.page.finished import SHOWN, known_as
from kamertje.server.club.page.parts import refusals
from kamertje.server.club.page.ratings import leaders_page, player_page
from kamertje.server.club.session import visit_of
from kamertje.server.club.text import CLUB_WORDS
from kamertje.server.languages import LANGUAGES
from kamertje.server.pages import READ, AnyRequest, reader_language, reader_origin, send
from kamertje.server.rooms.running import Running
from kamertje.server.site import Site

POOLS: Final = ("bridge", "blitz", "domains")


@route([f"/{language}/account" for language in LANGUAGES], http_method=READ)
async def account(
    request: AnyRequest, site: NamedDependency[Site], running: NamedDependency[Running]
) -> Response[bytes]:
    """The reader's name, and how to have one."""
    language = reader_language(request)
    words = CLUB_WORDS[language].account
    visit = await visit_of(request, running)
    sessions = [] if visit is None else await running.accounts.sessions(visit)
    codes = 0 if visit is None else await running.accounts.codes_left(visit)
    content = account_page(words, language, visit, sessions, codes)
    return await _answer(request, site, running, words.title, content, words.no_script)


@route([f"/{language}/numbridge/players/{{name:str}}" for language in LANGUAGES], http_method=READ)
async def player(
    request: AnyRequest, site: NamedDependency[Site], running: NamedDependency[Running], name: FromPath[str]
) -> Response[bytes]:
    """How somebody plays."""
    found = await running.accounts.member(name)
    if found is None:
        raise NotFoundException
    return await _player(request, site, running, found)


@route([f"/{language}/numbridge/programs/{{level:str}}" for language in LANGUAGES], http_method=READ)
async def program_at(
    request: AnyRequest, site: NamedDependency[Site], running: NamedDependency[Running], level: FromPath[str]
) -> Response[bytes]:
    """How the computer plays at a level, whether or not it has played yet."""
    if level not in tuple(BotLevel):
        raise NotFoundException
    return await _player(request, site, running, program("numbridge", level))


@route([f"/{language}/numbridge/leaderboard" for language in LANGUAGES], http_method=READ)
async def leaderboard(
    request: AnyRequest, site: NamedDependency[Site], running: NamedDependency[Running]
) -> Response[bytes]:
    """Who plays best."""
    language = reader_language(request)
    words = CLUB_WORDS[language].rating
    pools = {pool: await running.accounts.leaders(pool) for pool in POOLS}
    return await _answer(request, site, running, words.leaders, leaders_page(words, language, pools, time.time()))


@route(
    ["/account", "/numbridge/leaderboard", "/numbridge/players/{name:str}", "/numbridge/programs/{level:str}"],
    http_method=READ,
    sync_to_thread=False,
)
def anywhere(request: AnyRequest) -> Redirect:
    """The same in the reader's language."""
    headers = {"cache-control": "no-cache", "vary": "Accept-Language, Cookie"}
    path = quote(request.scope["path"])
    return Redirect(f"/{reader_language(request)}{path}", status_code=302, headers=headers)


async def _player(request: AnyRequest, site: Site, running: Running, player: Player) -> Response[bytes]:
    language = reader_language(request)
    words = CLUB_WORDS[language].rating
    standings, histories = await running.accounts.ratings(player)
    games, _ = await running.rooms.archive.search(Search(player.id))
    content = player_page(words, language, player, standings, histories, games[:SHOWN], time.time())
    return await _answer(request, site, running, known_as(words, player), content)


async def _answer(
    request: AnyRequest, site: Site, running: Running, title: str, content: str, no_script: str = ""
) -> Response[bytes]:
    """A page that nobody keeps, since it says who reads it."""
    language = reader_language(request)
    visit = await visit_of(request, running)
    path = quote(request.scope["path"]).removeprefix(f"/{language}")
    body = site.club(
        language,
        reader_origin(request),
        path,
        title=escape(title),
        content=content + refusals(CLUB_WORDS[language]),
        account="" if visit is None else f"<bdi>{escape(visit.player.name)}</bdi>",
        no_script=escape(no_script),
    )
    headers = {
        "cache-control": "no-store",
        "content-language": language,
        "x-robots-tag": "noindex",
        "vary": "Accept-Encoding, Cookie",
    }
    return send(request, body, headers)


CLUB_PAGES: Final = [account, player, program_at, leaderboard, anywhere]
