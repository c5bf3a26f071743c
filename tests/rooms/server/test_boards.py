"""The boards of rooms: what a page needs to draw one, beside its page."""

import re

from kamertje.dots import SetUp, grid_of, read_setup
from tests.rooms.server.conftest import Browser


def test_the_page_of_a_room_names_its_board(gold: Browser) -> None:
    room = gold.make("hexagon:2 misere players:3")
    link = re.fullmatch(r"<(/api/boards/\w+/hexagon:2)>; rel=preload; as=fetch; crossorigin", gold.link(room))
    assert link is not None
    answer = gold.get(link[1])
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    board = answer.json()
    setup = read_setup("hexagon:2")
    assert isinstance(setup, SetUp)
    grid = grid_of(setup)
    assert (board["shape"], board["width"], board["height"]) == ("hexagon", setup.width, setup.height)
    assert tuple(line["name"] for line in board["lines"]) == grid.line_names
    assert [(line["from"], line["to"]) for line in board["lines"]] == [line[:2] for line in grid.lines]
    assert [box["sides"] for box in board["boxes"]] == [list(sides) for sides in grid.boxes]
    for number, line in enumerate(board["lines"]):
        assert line["boxes"] == [box for box, sides in enumerate(grid.boxes) if number in sides]
    assert [tuple(dot[part] for part in ("row", "column", "x", "y")) for dot in board["dots"]] == list(grid.dots)


def test_what_is_no_board(gold: Browser) -> None:
    build = gold.link(gold.make()).split("/")[3]
    assert gold.get(f"/api/boards/{build}/2x2").status_code == 200
    for path in (f"{build}/99x99", f"{build}/none", f"{build}/2x2%20wild", "0123456789abcdef/2x2"):
        assert gold.get(f"/api/boards/{path}", accept="application/json").status_code == 404
