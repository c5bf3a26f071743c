"""Accounts over HTTP: from a guest's name to the end of an account."""

from http.cookies import SimpleCookie
from typing import Any

import pytest

from tests.rooms.server.conftest import Browser

PASSWORD, OTHER = "correct horse", "battery staple"


def call(browser: Browser, what: str, /, **body: Any) -> Any:
    return browser.post(f"/api/club/{what}", body)


def me(browser: Browser) -> Any:
    return browser.get("/api/club/me").json()


def sign_up(browser: Browser, name: str) -> list[str]:
    answer = call(browser, "sign-up", name=name, password=PASSWORD)
    assert answer.status_code == 201, answer.text
    codes: list[str] = answer.json()["codes"]
    return codes


def code_of(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_guest_has_a_name_at_once_and_brings_it_to_a_room(gold: Browser, coral: Browser) -> None:
    assert me(gold)["kind"] is None
    answer = call(gold, "guest", name="  Gus  Gold ")
    assert (answer.status_code, answer.json()["name"], answer.json()["kind"]) == (200, "Gus Gold", "guest")
    cookie = SimpleCookie(answer.headers["set-cookie"])["kamertje_session"]
    assert (cookie["httponly"], cookie["samesite"].lower(), cookie["path"], cookie["secure"]) == (True, "lax", "/", "")
    room = gold.make()
    socket = gold.open(room)
    socket.receive("welcome")
    coral.join(room)
    seats = socket.receive("room")["table"]["seats"]
    assert (seats[0]["name"], seats[0]["member"], seats[0]["bot"]) == ("Gus Gold", None, False)
    told = socket.receive("room")["table"]["seats"]
    assert (told[1]["name"], told[1]["member"]) == (None, None)
    assert call(gold, "name", name="Gustav").json()["name"] == "Gustav"
    assert socket.receive("room")["table"]["seats"][0]["name"] == "Gustav"
    sign_up(gold, "Gustav")
    seat = socket.receive("room")["table"]["seats"][0]
    assert (seat["name"], seat["member"]) == ("Gustav", me(gold)["id"])
    assert call(gold, "delete", password=PASSWORD).status_code == 200
    seat = socket.receive("room")["table"]["seats"][0]
    assert (seat["name"], seat["member"]) == (None, None)
    assert me(gold)["kind"] is None


def test_signing_in_and_out(gold: Browser, coral: Browser) -> None:
    codes = sign_up(gold, "Anna")
    assert len(set(codes)) == 10
    assert me(gold)["kind"] == "member"
    assert code_of(call(coral, "sign-in", name="Anna", password=OTHER)) == (403, "sign_in_refused")
    assert code_of(call(coral, "sign-in", name="Nobody", password=OTHER)) == (403, "sign_in_refused")
    assert call(coral, "sign-in", name="ANNA", password=PASSWORD).json()["name"] == "Anna"
    sessions = me(coral)["sessions"]
    assert [each["current"] for each in sessions].count(True) == 1
    old = dict(coral.cookies)
    assert call(coral, "sign-out").status_code == 200
    coral.cookies = old
    assert me(coral)["kind"] is None
    assert code_of(call(gold, "sign-up", name="Anna2", password=PASSWORD)) == (409, "signed_in")
    assert code_of(call(gold, "guest", name="Anna2")) == (409, "signed_in")


def test_sessions_are_ended_from_elsewhere(gold: Browser, coral: Browser, third: Browser) -> None:
    sign_up(gold, "Anna")
    sign_up(third, "Bob")
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    coral.post("/api/club/sign-in", {"name": "Anna", "password": PASSWORD}, **{"user-agent": agent})
    other = next(each for each in me(gold)["sessions"] if not each["current"])
    assert other["device"] == "Firefox · Linux"
    third.post(f"/api/club/sessions/{other['id']}/end")
    assert me(coral)["kind"] == "member"
    assert len(gold.post(f"/api/club/sessions/{other['id']}/end").json()["sessions"]) == 1
    assert me(coral)["kind"] is None


def test_another_password_ends_the_other_sessions(gold: Browser, coral: Browser) -> None:
    sign_up(gold, "Anna")
    call(coral, "sign-in", name="Anna", password=PASSWORD)
    assert code_of(call(gold, "password", old=OTHER, password=OTHER)) == (403, "password_wrong")
    assert gold.post("/api/club/password", {"old": PASSWORD, "password": "short"}).status_code == 400
    assert call(gold, "password", old=PASSWORD, password=OTHER).status_code == 200
    assert me(coral)["kind"] is None
    assert code_of(call(coral, "sign-in", name="Anna", password=PASSWORD)) == (403, "sign_in_refused")
    assert call(coral, "sign-in", name="Anna", password=OTHER).status_code == 200


def test_a_recovery_code_opens_once(gold: Browser, coral: Browser, third: Browser) -> None:
    codes = sign_up(gold, "Anna")
    assert code_of(call(coral, "recover", name="Bob", code=codes[0], password=OTHER)) == (403, "code_refused")
    typed = codes[0].upper().replace("-", " ")
    assert call(coral, "recover", name="Anna", code=typed, password=OTHER).json()["codesLeft"] == 9
    assert me(gold)["kind"] is None
    assert code_of(call(third, "recover", name="Anna", code=codes[0], password=PASSWORD)) == (403, "code_refused")
    fresh = call(coral, "codes", password=OTHER).json()["codes"]
    assert code_of(call(third, "recover", name="Anna", code=codes[1], password=PASSWORD)) == (403, "code_refused")
    assert call(third, "recover", name="Anna", code=fresh[1], password=PASSWORD).status_code == 200


@pytest.mark.parametrize("known", [True, False])
def test_who_guesses_has_to_wait(gold: Browser, coral: Browser, known: bool) -> None:  # noqa: FBT001
    if known:
        sign_up(gold, "Anna")
    answers = [call(coral, "sign-in", name="Anna", password=f"guess {n}") for n in range(14)]
    assert [answer.status_code for answer in answers[:10]] == [403] * 10
    last = answers[-1]
    assert code_of(last) == (429, "wait")
    assert 0 < int(last.headers["retry-after"]) <= 150
    assert call(coral, "sign-in", name="Somebody", password=PASSWORD).status_code == 403


def test_names_that_cannot_be_had(gold: Browser, coral: Browser) -> None:
    sign_up(gold, "Anna")
    for name in ("ANNA", "Ánna", "Admin", "ΑΝΝΑ"):
        assert code_of(call(coral, "guest", name=name)) == (409, "name_taken")
    for name in ("x", "a\u202eb", "😀" * 200, "a/b"):
        assert code_of(call(coral, "sign-up", name=name, password=PASSWORD)) == (400, "name_refused")
    assert code_of(call(coral, "name", name="Bob")) == (401, "name_needed")
    sign_up(coral, "Bob")
    assert code_of(call(coral, "name", name="anna")) == (409, "name_taken")
    assert call(coral, "name", name="BOB").json()["name"] == "BOB"


def test_what_is_kept_can_be_read_and_taken_away(gold: Browser, coral: Browser) -> None:
    sign_up(gold, "Anna")
    export = gold.get("/api/club/export")
    assert export.headers["content-disposition"] == 'attachment; filename="kamertje.json"'
    kept = export.json()
    assert kept["account"][0]["name"] == "Anna"
    assert PASSWORD not in export.text
    assert "argon2" not in export.text
    assert code_of(call(gold, "delete", password=OTHER)) == (403, "password_wrong")
    assert call(gold, "delete", password=PASSWORD).status_code == 200
    assert code_of(call(coral, "sign-in", name="Anna", password=PASSWORD)) == (403, "sign_in_refused")
    assert gold.get("/api/club/export").status_code == 401
    sign_up(coral, "Anna")


def test_a_name_is_reported(gold: Browser, coral: Browser) -> None:
    sign_up(gold, "Anna")
    assert code_of(call(coral, "reports", name="Anna")) == (401, "name_needed")
    call(coral, "guest", name="Gus")
    assert call(coral, "reports", name="anna", reason="rude").status_code == 201
    assert code_of(call(coral, "reports", name="Nobody")) == (404, "player_unknown")
