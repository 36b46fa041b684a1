"""The tricks of Ramser: follow, else trump, and no trump below one that lies there."""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.games.ramser.options import RamserOptions
from engine.games.ramser.table import RamserTable
from engine.games.ramser.tally import course
from engine.games.ramser.trumps import BELLI, rankings
from engine.moves import Move
from engine.override import override
from engine.phases.race import RaceTricks
from engine.phases.ranking import Duties


def is_best(options: RamserOptions) -> bool:
    """Whether the Bälli is the best trump."""
    return options.belli == "best"


def duties(options: RamserOptions) -> Duties:
    """Return what these house rules demand; a Bälli that is the best trump is owed to nothing."""
    return Duties(
        overtrump=options.overtrump == "always",
        no_under=options.overtrump == "no_under",
        free=frozenset([BELLI]) if is_best(options) else frozenset(),
    )


class RamserTricks(RaceTricks[RamserTable]):
    """Each trick is chalked; the first leads may be bound (RS-A9, RS-A10, RS-A12)."""

    def __init__(self, options: RamserOptions, pack: tuple[Card, ...]) -> None:
        super().__init__(rankings(pack, is_best(options)), duties(options), course(options))

    @override
    def why_not(self, t: RamserTable, move: Move) -> Fact:
        reason = super().why_not(t, move)
        return Fact("must_overtrump", reason.args) if reason.key == "must_head" else reason
