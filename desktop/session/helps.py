"""What whoever is to decide is asked, what help the table allows, who may claim the rest."""

from __future__ import annotations

from engine import claims
from engine.agreement import Agreement, learnt
from engine.cards import Card
from engine.facts import Fact
from engine.head import VERSION
from engine.match import Match
from engine.table import NOBODY


class Helps:
    """What is allowed and claimed in the match of a session."""

    match: Match
    _agreed: tuple[int, Agreement] = (-1, Agreement())
    _settled: tuple[tuple[int, int], Card | None] | None = None
    _free: tuple[tuple[int, int, int], bool] | None = None

    @property
    def agreement(self) -> Agreement:
        """What help is allowed at this table."""
        helps = self.match.helps()
        if self._agreed[0] != len(helps):
            self._agreed = len(helps), Agreement.of(helps)
        return self._agreed[1]

    def asks(self) -> Fact | None:
        """What the seat on turn is asked; None between deals."""
        seen = self.match.view(self.match.turn) if self.match.turn != NOBODY else None
        return None if seen is None else self.match.rules.asks(seen.table)

    # Claims.

    def claim_is_new(self) -> bool:
        """Whether a claim was granted so short a time ago that it is still to be read."""
        claim = self.match.granted()
        return claim is not None and claim.since < len(self.match.players)

    def claimable(self) -> str:
        """What whoever's turn it is may claim of the rest, "" for nothing; what is likelier."""
        match = self.match
        if match.turn == NOBODY or match.head.version < VERSION or match.granted() is not None:
            return ""
        seen = match.view(match.turn)
        assert seen is not None
        return next(iter(claims.kinds(match.rules, seen.table, match.turn)), "")

    def proved(self, kind: str) -> bool:
        """Whether whoever's turn it is can show that, from what that seat sees."""
        seen = self.match.view(self.match.turn)
        return seen is not None and claims.kept(self.match.rules, seen, kind) is not None

    def bot_claims(self) -> str:
        """What the bot whose turn it is claims now, and can show; "" for nothing."""
        kind = self.claimable() if self.agreement.claims else ""
        seen = self.match.view(self.match.turn) if kind else None
        if seen is None or len(seen.table.hands[seen.seat]) < claims.LEAST[kind]:
            return ""
        return kind if self.proved(kind) else ""

    def settled(self) -> Card | None:
        """The card that goes down now by itself, because a claim was granted; None if none does."""
        if self.match.granted() is None:
            return None
        now = (self.match.deal_number, self.match.undoable())
        if self._settled is None or self._settled[0] != now:
            self._settled = now, self.match.settled()
        return self._settled[1]

    # Taking back.

    def unseen_since(self, steps: int) -> bool:
        """Whether whoever takes back so many steps has learnt nothing new since then."""
        match = self.match
        now = (match.deal_number, match.undoable(), steps)
        if self._free is None or self._free[0] != now:
            self._free = now, self._unseen_since(steps)
        return self._free[1]

    def _unseen_since(self, steps: int) -> bool:
        then = Match.from_events(self.match.events())
        seat = then.turns()[steps - 1]
        then.undo(steps)
        then.skip_formal()
        before, after = then.view(seat), self.match.view(seat)
        if before is None or after is None or then.deal_number != self.match.deal_number:
            return False
        return not learnt(before, after)
