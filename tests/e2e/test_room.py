"""A private room as people have it: two browsers and more, one server, and lines that fail."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Opening
from tests.e2e.rooms import enter, make_room, pair

# As on plain http: no clipboard that a page may write to.
NO_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });"


def test_two_browsers_play_a_whole_game_and_another_and_one_leaves(opening: Opening) -> None:
    maker = enter(opening, "/en/", script=NO_CLIPBOARD)
    sheet = maker.ready().open_sheet()
    sheet.get_by_role("button", name="A friend elsewhere").click()
    expect(sheet.get_by_role("heading", name="A private room")).to_be_focused()
    for name in ("width", "height"):
        sheet.locator(f"[data-name={name}] label").filter(has_text="2").click()
        expect(sheet.locator(f"[data-name={name}] input").first).to_be_checked()
    sheet.locator("[data-name=border]").get_by_role("checkbox").check(force=True)
    sheet.get_by_role("button", name="Make the room").click()
    expect(maker.status).to_have_text("Waiting for Player 2 to join")
    link = maker.page.get_by_label("Link to this room", exact=True)
    address = link.input_value()
    assert maker.page.url.endswith(address.partition("/room/")[2])
    expect(maker.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    maker.page.get_by_role("button", name="Copy the link").click()
    expect(maker.page.get_by_role("button", name="Copied")).to_be_visible()

    guest = enter(opening, address, device=PHONE)
    expect(guest.page).to_have_url(re.compile(r"/en/room/"))
    expect(guest.status).to_have_text("You are invited to a game")
    expect(maker.status).to_have_text("Waiting for Player 2 to join")  # looking has taken no seat
    guest.joins()
    expect(guest.voice).to_contain_text("You have joined as Player 2.")
    expect(link).to_have_count(0)
    expect(maker.page).to_have_title("(your turn) Kamertje · private room")
    expect(guest.page).to_have_title("Kamertje · private room")
    expect(guest.page.locator(".person[data-turn]")).to_contain_text("Player 1")

    undrawn = maker.board.locator(".line[data-drawer='0']")
    lines = [int(line.get_attribute("data-line") or "") for line in undrawn.all()]
    assert len(lines) == 4
    maker.draws(lines[0])
    expect(maker.voice).to_contain_text(re.compile("You drew .*Player 2 to draw"))
    for line in lines[1:]:
        mover = maker if maker.board.get_attribute("data-turn") == "1" else guest
        mover.draws(line)
        for player in (maker, guest):
            expect(player.board.locator(f"[data-line='{line}']")).to_have_attribute("data-last", "")
    expect(maker.status).to_have_attribute("data-over", "")
    assert maker.points(1) + maker.points(2) == 4
    assert (guest.points(1), guest.points(2)) == (maker.points(1), maker.points(2))
    expect(maker.board.locator(".box text").first).to_have_text(re.compile("^[12]$"))
    winner, loser = (maker, guest) if maker.points(1) > maker.points(2) else (guest, maker)
    expect(winner.status).to_have_text(re.compile("^You win, "))
    expect(loser.status).to_have_text(re.compile("^Player . wins, "))

    for player in (maker, guest):  # both before either has heard of the other
        player.page.evaluate("document.querySelector('[data-deed=newRound]').click()")
    for player in (maker, guest):
        expect(player.board.locator(".line[data-drawer='0']")).to_have_count(4)
        expect(player.page.locator("[data-offer]")).to_have_count(0)
    guest.do("newRound")
    expect(maker.page.locator("[data-offer]")).to_contain_text("Player 2 would like a new round")
    maker.draws(lines[0])
    expect(maker.page.locator("[data-offer]")).to_have_count(0)  # the game went on

    guest.do("askLeave")
    guest.act(guest.sheet.get_by_role("button", name="Stay"))
    expect(guest.sheet).to_be_hidden()
    guest.do("askLeave")
    guest.act(guest.sheet.get_by_role("button", name="Yes, leave"))
    expect(guest.status).to_have_text("You have left this game")
    expect(maker.status).to_have_text("The others have left: you win")


def test_a_line_is_dashed_until_it_is_confirmed_and_goes_back_when_it_is_refused(opening: Opening) -> None:
    maker, guest = pair(opening, wired=True)
    line = maker.board.locator("[data-line='0']")
    maker.wire.hold()
    line.focus()
    maker.page.keyboard.press("Enter")
    expect(line).to_have_attribute("data-pending", "")
    expect(line).to_have_attribute("data-drawer", "1")
    expect(maker.board).to_have_attribute("data-turn", "0")
    maker.wire.release()
    expect(line).not_to_have_attribute("data-pending", "")
    expect(guest.board.locator("[data-line='0']")).to_have_attribute("data-drawer", "1")
    guest.draws(1)

    maker.wire.stale = 1
    other = maker.board.locator("[data-line='2']")
    other.focus()
    maker.page.keyboard.press("Enter")
    expect(maker.page.locator(".failed")).to_contain_text("Your move was not made")
    expect(maker.voice).to_contain_text("Your move was not made")
    expect(other).to_have_attribute("data-drawer", "0")
    expect(other).to_have_attribute("aria-label", re.compile("safe|closes|gives"))
    maker.draws(2)
    expect(maker.page.locator(".failed")).to_have_count(0)


def test_a_lost_line_is_said_and_comes_back_with_what_was_sent(opening: Opening) -> None:
    maker, guest = pair(opening, wired=True)
    guest.wire.cut()
    expect(guest.status).to_have_text("No connection. Trying again…")
    expect(guest.page.locator(".ask")).to_contain_text("The game is kept as it is.")
    expect(guest.voice).to_contain_text("No connection.")
    expect(maker.status).to_have_text("Waiting for Player 2 to come back")
    expect(maker.board).to_have_attribute("data-turn", "0")
    expect(maker.page.locator(".person[data-person='2']")).to_contain_text("not connected")
    guest.wire.mend()
    # At once by the button, unless the page has come back by itself already.
    guest.page.evaluate("document.querySelector('[data-deed=retry]')?.click()")
    expect(maker.board).to_have_attribute("data-turn", "1")
    expect(guest.status).to_have_text("Player 1 draws the first line")
    expect(guest.voice).to_contain_text("Connected again. Player 1 draws the first line")

    maker.wire.hold()
    line = maker.board.locator("[data-line='3']")
    line.focus()
    maker.page.keyboard.press("Enter")
    expect(line).to_have_attribute("data-pending", "")
    maker.wire.cut()
    maker.wire.mend()
    expect(guest.board.locator("[data-line='3']")).to_have_attribute("data-drawer", "1")
    expect(line).not_to_have_attribute("data-pending", "")
    assert guest.drawn() == 1


def test_a_third_visitor_finds_the_room_full_or_watches(opening: Opening) -> None:
    maker, guest = pair(opening)
    third = enter(opening, maker.page.url)
    expect(third.status).to_have_text("This room is full")
    expect(third.page.get_by_role("link", name="To the board")).to_be_visible()
    expect(third.board.locator(".line").first).to_be_attached()
    maker.draws(0)
    guest.draws(1)
    assert third.drawn() == 0

    shown, _ = pair(opening, "2x2 sum", watch=True)
    onlooker = enter(opening, shown.page.url)
    expect(onlooker.page.locator(".ask")).to_have_text("You are watching.")
    expect(onlooker.status).to_have_text("Player 1 to roll")
    shown.do("roll")
    expect(onlooker.page.get_by_role("img", name=re.compile("^. and ., that is "))).to_be_visible()
    expect(onlooker.status).to_have_text(re.compile("Player 1 draws at a|No side is free"))
    expect(onlooker.board.locator(".line").first).to_have_attribute("aria-label", re.compile(r", at \d+"))
    expect(onlooker.page.locator(".actions")).to_have_count(0)
    expect(onlooker.board).to_have_attribute("data-turn", "0")


def test_a_seat_goes_to_another_tab_and_to_another_browser(opening: Opening) -> None:
    maker, guest = pair(opening)
    tab = guest.page.context.new_page()
    tab.goto(guest.page.url)
    expect(tab.locator("[data-deed=askLeave]")).to_be_visible()
    expect(guest.status).to_have_text("Your seat is played elsewhere")
    expect(guest.board).to_have_attribute("data-turn", "0")
    guest.do("playHere")
    expect(tab.locator(".status")).to_have_text("Your seat is played elsewhere")
    expect(guest.status).to_have_text("Player 1 draws the first line")
    tab.close()

    maker.do("askMove")
    link = maker.sheet.get_by_label("Link to this room", exact=True).input_value()
    expect(maker.sheet.get_by_role("img", name="QR code of the link")).to_be_visible()
    phone = enter(opening, link, device=PHONE)
    expect(phone.page).to_have_url(re.compile("/en/room/[^#]*$"))  # the secret is no longer in the address
    expect(maker.board).to_have_attribute("data-turn", "1")  # nothing happens before it is confirmed
    phone.do("take")
    expect(maker.status).to_have_text("Your seat is played elsewhere")
    expect(phone.board).to_have_attribute("data-turn", "1")
    phone.draws(4)
    expect(guest.board.locator("[data-line='4']")).to_have_attribute("data-drawer", "1")


def test_a_maker_alone_chooses_another_game_and_three_play_without_the_fourth(opening: Opening) -> None:
    maker = enter(opening)
    path = make_room(maker, "2x2")
    maker.do("askSetUp")
    maker.sheet.locator("[data-name=players] label").filter(has_text="4").click()
    maker.sheet.locator("[data-name=shape] label").nth(1).click()
    maker.sheet.locator("[data-name=width] label").filter(has_text="2").click()
    maker.sheet.get_by_role("button", name="Start with this").click()
    expect(maker.board.locator(".line")).to_have_count(9)
    expect(maker.page.locator(".person")).to_have_count(4)
    second = enter(opening, path).joins()
    third = enter(opening, path).joins()
    expect(maker.status).to_have_text("Waiting for Player 4 to join")
    maker.do("closeSeats")
    for player, line in ((maker, 0), (second, 4), (third, 8)):
        player.draws(line)
    expect(maker.status).to_have_text("Your turn")
    maker.do("askLeave")
    maker.sheet.get_by_role("button", name="Yes, leave").click()
    expect(second.status).to_have_text("Your turn")
    assert [second.drawn_by(seat) for seat in (1, 2, 3)] == [1, 1, 1]
