"""What lies on a table of Rams besides the cards: the widow, what was said, the counters."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.cards import Card
from engine.families.pot.table import JoinTable
from engine.fields import Nobody, Public, per_seat
from engine.table import NOBODY, Seat


@dataclass(slots=True, eq=False)
class RamsTable(JoinTable):
    """The table of Rams. The stock is the widow: nothing else is drawn from in this game."""

    # The counters, as they lie.

    left: Public[list[int]]
    """What each seat has of them, or with a pool what it has won so far in the evening."""

    pool: Public[int] = 0
    """What lies in the middle."""

    kind: Public[int] = 0
    """The kind of the deal, with a pool."""

    stake: Public[int] = 0
    """The pool as it lay when the tricks began."""

    held: Public[int] = 0
    """The pool as the deal left it."""

    changes: Public[list[int | None]] = per_seat(None)
    """What the deal has brought each seat: fewer counters, or more; None for one not in it."""

    shares: Public[tuple[int, ...]] = ()
    """What each seat got when the pool of the last deal was divided."""

    # The cards.

    rest: Nobody[list[Card]] = field(default_factory=list)
    """What nobody gets in this deal."""

    widow_by: Public[Seat] = NOBODY
    """Who has taken the widow."""

    swapped: Public[bool] = False
    """Whether the dealer has taken the trump card."""

    flush_by: Public[Seat] = NOBODY
    """Who has shown five cards of one suit."""

    # Who plays.

    still: Public[int] = 0
    """How many have not passed."""

    general: Public[Seat] = NOBODY
    """Who has promised all tricks."""
