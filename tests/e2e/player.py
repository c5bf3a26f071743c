"""Somebody at the page: sees it as people do (by roles and names), and acts by mouse, touch or keyboard."""

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, expect

# What a line would do, in the words of its English name.
CLOSES, SAFE, GIVES = "closes", "safe", "gives a box away"
UNDRAWN = re.compile(f"{CLOSES}|{SAFE}|{GIVES}")
PATIENCE = 15_000
FIRST_OF = """(board, wishes) => {
    const lines = [...board.querySelectorAll('.line')];
    const found = wishes.map((wish) => lines.find((line) => line.ariaLabel.includes(wish)));
    return found.find((line) => line)?.dataset.line ?? null;
}"""


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator("svg.board")
        self.status = page.locator(".status")
        self.sheet = page.get_by_role("dialog")

    def ready(self) -> "Player":
        """The board is there, and a line or the start button is awaited."""
        expect(self.board).to_be_visible()
        expect(self.line().first).to_be_attached()
        return self

    def line(self, what: str | re.Pattern[str] = UNDRAWN) -> Locator:
        return self.board.get_by_role("button", name=what if isinstance(what, re.Pattern) else re.compile(what))

    def first_of(self, *wishes: str) -> Locator:
        """The first line whose name says the first wish, else the second, and so on."""
        line = self.board.evaluate(FIRST_OF, wishes)
        assert line is not None, wishes
        return self.board.locator(f"[data-line='{line}']")

    def named(self, name: str) -> Locator:
        return self.line(re.compile(f"^{name.replace('-', '–')},"))

    def button(self, name: str) -> Locator:
        return self.page.locator(".panel").get_by_role("button", name=name)

    def act(self, where: Locator) -> None:
        """By finger where there is one, else by mouse."""
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            where.tap()
        else:
            where.click()

    def draw(self, *names: str) -> "Player":
        """The lines of those names, by whoever's turn it is; each is waited for."""
        for name in names:
            line = self.named(name)
            self.act(line)
            expect(line).not_to_have_attribute("data-drawer", "0")
            self.my_turn()
            self.settled()
            self.unguarded()
        return self

    def open_sheet(self) -> Locator:
        self.act(self.page.locator(".panel [aria-haspopup=dialog]"))
        expect(self.sheet).to_be_visible()
        return self.sheet

    def close_sheet(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.sheet).to_be_hidden()

    def choose(self, **choices: str | int) -> "Player":
        """In the set-up sheet; the board shows the choice at once."""
        sheet = self.open_sheet()
        for name, value in choices.items():
            sheet.locator(f"[data-name={name}]").get_by_role("radio", name=str(value), exact=True).check(force=True)
        self.close_sheet()
        for name, pattern in (("width", "of {} by"), ("height", "by {} boxes")):
            if name in choices:
                expect(self.board).to_have_attribute("aria-label", re.compile(pattern.format(choices[name])))
        return self

    def switch(self, **settings: bool) -> "Player":
        """On or off, in the set-up sheet."""
        sheet = self.open_sheet()
        for name, on in settings.items():
            sheet.locator(f"[data-name={name}]").get_by_role("checkbox").set_checked(on, force=True)
        self.close_sheet()
        return self

    def call(self, *names: str) -> "Player":
        sheet = self.open_sheet()
        for number, name in enumerate(names):
            sheet.get_by_role("textbox").nth(number).fill(name)
        self.close_sheet()
        return self

    def new_game(self) -> None:
        self.act(self.button("New game"))
        expect(self.page.locator(".status[data-over]")).to_have_count(0)

    def my_turn(self) -> None:
        """Somebody at this screen may draw, or it is over."""
        somebody = "svg.board:not([data-turn='0']), .status[data-over]"
        expect(self.page.locator(somebody).first).to_be_attached(timeout=PATIENCE)

    def settled(self) -> None:
        """What moves has come to rest."""
        self.page.evaluate(
            """() => Promise.all(document.getAnimations()
                .filter((each) => each.effect.getComputedTiming().iterations === 1)
                .map((each) => each.finished.catch(() => null)))"""
        )

    def unguarded(self) -> None:
        """So long after a tap that the next is no accident: the page draws no second line sooner."""
        self.page.evaluate(
            """() => new Promise((done) => {
                const from = performance.now();
                const look = () => (performance.now() - from > 60 ? done(null) : requestAnimationFrame(look));
                look();
            })"""
        )

    def over(self) -> bool:
        return self.page.locator(".status[data-over]").count() > 0

    def play(
        self,
        act: Callable[[Locator], None],
        wishes: Sequence[str] = (CLOSES, SAFE, GIVES),
        until: Callable[[], bool] | None = None,
    ) -> None:
        """Draws the first line of the first kind there is, until the end or until told."""
        self.my_turn()
        while not (self.over() or (until is not None and until())):
            act(self.first_of(*wishes))
            self.my_turn()
            self.settled()

    def points(self, person: int) -> int:
        return int(self.page.locator(f".person[data-person='{person}'] .points").inner_text())

    def drawn(self) -> int:
        return self.board.locator(".line:not([data-drawer='0'])").count()

    def drawn_by(self, person: int) -> int:
        return self.board.locator(f".line[data-drawer='{person}']").count()

    def picture(self) -> list[str | None]:
        """Everything that can be read off the board."""
        lines = [line.get_attribute("aria-label") for line in self.board.locator(".line").all()]
        boxes = [box.get_attribute("data-owner") for box in self.board.locator(".box").all()]
        return [*lines, *boxes, str(self.points(1)), str(self.points(2))]
