"""What follows from the end of a round, in the transaction that ends it."""

from dataclasses import replace

from kamertje.club.finished import Finished
from kamertje.club.kept import Kept
from kamertje.storage.club.archive import keep
from kamertje.storage.club.ledger import Steps, job
from kamertje.storage.club.ratings import rate


@job
def conclude(finished: Finished | None, kept: Kept | None) -> Steps[None]:
    """It is rated, and goes to the archive; which says that it is rated where it did move ratings."""
    moved = False if finished is None else (yield from rate(finished)())
    if kept is not None:
        yield from keep(replace(kept, rated=kept.rated and moved))()
