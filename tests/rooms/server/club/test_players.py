"""The pages of players and programs: how they stand, and the games of theirs that are over."""

import re
from html import unescape
from typing import Any

import pytest

from kamertje.club.glicko import Strength
from kamertje.club.identity import Player, program
from kamertje.club.kept import Kept, KeptSeat
from kamertje.club.rating import Standing
from kamertje.server.club.page.ratings import leaders_page, player_page
from kamertje.server.club.text import CLUB_WORDS
from tests.rooms.server.club.test_accounts import PASSWORD, call, me, sign_up
from tests.rooms.server.conftest import Browser
from tests.rooms.server.test_halls import accept, invite

ANNA, BEN = Player("a", "Anna", "member"), Player("b", "Ben", "guest")
EXPERT = program("numbridge", "expert")
HOSTILE = ["<script>", '"&amp;', "أنا Anna", "👩‍👩‍👧 a", "<img src=x>"]


def game(number: int, *seats: KeptSeat, ending: str = "goal", variant: str = "bridge") -> Kept:
    return Kept("room", number, "numbridge", variant, "bridge", ending, ending == "goal", 1e9 + number, seats)


def rows(page: str) -> list[str]:
    """What stands in each row of games, as it is read."""
    (found,) = re.findall(r'<ul class="rows games">(.*?)</ul>', page)
    return [unescape(re.sub(r"<[^>]+>", " ", row)) for row in found.split("</li>")[:-1]]


def shown(*games: Kept, language: str = "en", player: Player = ANNA) -> str:
    return player_page(CLUB_WORDS[language].rating, language, player, {}, {}, games, 2e9)


def test_each_game_is_told_as_the_player_sees_it() -> None:
    page = shown(
        game(5, KeptSeat(ANNA, won=True), KeptSeat(EXPERT, won=False)),
        game(4, KeptSeat(BEN, won=True), KeptSeat(ANNA, won=False), ending="resigned"),
        game(3, KeptSeat(ANNA, won=False), KeptSeat(None, won=False), ending="draw"),
        game(2, KeptSeat(ANNA, won=False), KeptSeat(BEN, won=False), ending="aborted"),
        game(1, KeptSeat(ANNA, won=True), KeptSeat(BEN, won=False), variant="dots"),
    )
    told = [" ".join(row.split()) for row in rows(page)]
    assert told == [
        "Anna – Expert Bridge · rated · won 2001-09-09",
        "Ben – Anna Bridge · unrated · lost 2001-09-09",
        "Anna – nameless Bridge · unrated · draw 2001-09-09",
        "Anna – Ben Bridge · unrated · broken off 2001-09-09",
        "Anna – Ben Dots and Boxes · rated · won 2001-09-09",
    ]
    assert "Δεινός" in shown(game(5, KeptSeat(ANNA, won=True), KeptSeat(EXPERT, won=False)), language="el")


@pytest.mark.parametrize("name", HOSTILE)
def test_names_stay_text_wherever_they_stand(name: str) -> None:
    player = Player("x", name, "member")
    strong = Standing(Strength(1800, 60, 0.06), 40, 2e9)
    page = shown(game(1, KeptSeat(player, won=True), KeptSeat(ANNA, won=False)), player=player)
    page += leaders_page(CLUB_WORDS["en"].rating, "en", {"bridge": ([(player, strong)], [])}, 2e9)
    shown_as = re.findall(r"<bdi[^>]*>(.*?)</bdi>", page)
    assert [unescape(each) for each in shown_as].count(name) == 4
    assert not re.search(r"<(script|img)", page)
    assert page.count("<bdi") == len(shown_as)


def test_programs_stand_on_the_leaderboard_with_pages_of_their_own(gold: Browser) -> None:
    strong = Standing(Strength(1800, 60, 0.06), 40, 2e9)
    page = leaders_page(CLUB_WORDS["nl"].rating, "nl", {"bridge": ([], [(EXPERT, strong)])}, 2e9)
    (path,) = re.findall(r'<td><a href="(.*?)"><bdi class="called">Meester</bdi>', page)
    answer = gold.get(path)
    assert answer.status_code == 200
    assert '<bdi class="called">Meester</bdi> <small class="mark">programma</small>' in answer.text
    assert gold.get("/numbridge/programs/expert").headers["location"] == "/en/numbridge/programs/expert"
    for path in ("/nl/numbridge/programs/hard", "/nl/numbridge/players/expert"):
        assert gold.get(path).status_code == 404


def finish(gold: Browser, coral: Browser) -> Any:
    """A rated game that the first gives up; as the archive has it."""
    taken = accept(coral, invite(gold, rated=True))
    socket = gold.open(taken.json()["room"])
    socket.receive("welcome")
    told = socket.receive("room")
    socket.send(type="play", id="r", version=told["version"], command={"type": "resign"})
    socket.receive("room")
    return gold.get("/api/archive").json()["games"][0]


def test_the_page_leads_to_the_games_until_the_account_goes(gold: Browser, coral: Browser, third: Browser) -> None:
    sign_up(gold, "Anna")
    sign_up(coral, "Ben")
    kept = finish(gold, coral)
    page = third.get("/en/numbridge/players/anna").text
    assert f'<a href="/en/numbridge/archive/{kept["id"]}">' in page
    assert f'<a href="/en/numbridge/archive?player={me(gold)["id"]}">' in page
    (row,) = rows(page)
    assert "rated · lost" in row
    assert "Ben" in row
    call(coral, "delete", password=PASSWORD)
    page = third.get("/en/numbridge/players/anna").text
    assert "Ben" not in page
    assert "nameless" in rows(page)[0]
