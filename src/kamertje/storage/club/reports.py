"""Names that somebody found wrong."""

from dataclasses import dataclass

from kamertje.storage.club.ledger import Steps, ask, job


@dataclass(frozen=True, slots=True)
class Report:
    """name: as it was then; now: as it is, None for who has gone. reporter: a name, None for who has gone."""

    name: str
    now: str | None
    reporter: str | None
    reason: str
    at: float


@job
def report(id: str, folded: str, reporter: str, reason: str, at: float) -> Steps[bool]:  # noqa: A002
    """One of a reporter about a name; False where nobody is called so."""
    named = yield ask("SELECT id, name FROM player WHERE folded = $1", folded)
    if not named:
        return False
    before = yield ask("SELECT id FROM report WHERE player = $1 AND reporter = $2", named[0][0], reporter)
    if not before:
        yield ask(
            "INSERT INTO report (id, player, name, reporter, reason, at) VALUES ($1, $2, $3, $4, $5, $6)",
            *(id, *named[0], reporter, reason, at),
        )
    return True


@job
def reports(most: int) -> Steps[list[Report]]:
    """The latest first."""
    rows = yield ask(
        "SELECT report.name, called.name, teller.name, reason, at FROM report"
        " LEFT JOIN player AS called ON called.id = report.player LEFT JOIN player AS teller ON teller.id = reporter"
        " ORDER BY at DESC, report.id LIMIT $1",
        most,
    )
    return [Report(*row) for row in rows]
