"""What the table shows and says of Rams."""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.families.pot.show import JoinShow, seen_by_all
from engine.games.rams.chapters import GENERAL, WIDOW
from engine.games.rams.counters import ALONE, HAND, PENALTY, STAKE
from engine.games.rams.rules import RamsRules
from engine.games.rams.table import RamsTable
from engine.games.rams.tally import POT
from engine.moves import Move
from engine.override import override
from engine.rules.show import Coins, Reckoned, changes
from engine.sheet import Line
from engine.table import NOBODY, Seat


class RamsShow(JoinShow[RamsTable]):
    """What the table shows and says of Rams."""

    rules: RamsRules

    @override
    def laid_open(self, t: RamsTable, seat: Seat) -> list[Card]:
        """Return what all have seen."""
        return seen_by_all(t, seat)

    @override
    def decision(self, t: RamsTable) -> str:
        """With a pool there is another price for no trick."""
        return "join_pool" if t.phase == "join" and self.rules.pool else t.phase

    @override
    def piles(self, t: RamsTable) -> dict[str, Move]:
        """Return the widow as a pile that may be taken."""
        return {"stock": WIDOW} if t.phase == "join" and t.stock else {}

    @override
    def brought(self, line: Line) -> list[Fact]:
        """Return what each is rid of, or has to take; with a pool what each won or paid."""
        keys = ("wins", "loses") if self.rules.pool else ("takes_up_counters", "is_rid_of")
        facts = changes(line, *keys)
        held = dict(line.notes).get(POT)
        if held is not None:
            facts.append(Fact("pot_holds", (held,)) if held else Fact("pot_is_empty"))
        return facts

    @override
    def reckoning(self, t: RamsTable, line: Line) -> list[Reckoned]:
        """Return what tricks brought and what none cost; a promise; the dealer's stake."""
        if t.general != NOBODY and self._by_promise(t):
            return self._promised(t, line)
        if t.flush_by != NOBODY:
            return self._swept(t, line)
        found, worth = [], t.stake // HAND if self.rules.pool else -1
        for seat, value in enumerate(line.values):
            if value is None:
                continue
            won = t.won(seat)
            if won:
                found.append(Reckoned(seat, Fact("tricks", (won,)), won * worth))
            elif value == -ALONE and not t.tricks and not self.rules.pool:
                found.append(Reckoned(seat, Fact("alone"), value))
            elif t.plays[seat]:
                cost = -PENALTY if self.rules.pool else PENALTY
                found.append(Reckoned(seat, Fact("no_trick"), cost))
            if self.rules.pool and seat == t.dealer:
                found.append(Reckoned(seat, Fact("stake"), -STAKE))
        return found

    def _swept(self, t: RamsTable, line: Line) -> list[Reckoned]:
        found = []
        for seat, more in enumerate(t.changes):
            if more is not None:
                key = "flush" if seat == t.flush_by else "of_a_flush"
                found.append(Reckoned(seat, Fact(key), more))
            if line.values[seat] is not None and seat == t.dealer:
                found.append(Reckoned(seat, Fact("stake"), -STAKE))
        return found

    def _by_promise(self, t: RamsTable) -> bool:
        """Whether the promise changes what tricks bring."""
        return self.rules.options.general == "game" or t.won(t.general) < HAND

    def _promised(self, t: RamsTable, line: Line) -> list[Reckoned]:
        kept, found = t.won(t.general) == HAND, []
        for seat, value in enumerate(line.values):
            if value is None:
                continue
            won = t.won(seat)
            if seat == t.general:
                key = Fact("promise_kept" if kept else "promise_broken")
            elif self.rules.options.general == "game":
                key = Fact("of_a_promise")
            else:
                key = Fact("tricks", (won,)) if won else Fact("no_trick")
            found.append(Reckoned(seat, key, value))
        return found

    @override
    def stands(self, t: RamsTable, seat: Seat) -> Fact | None:
        return Fact("general") if seat == t.general else super().stands(t, seat)

    @override
    def tells_who_plays(self, t: RamsTable) -> bool:
        return t.general == NOBODY and super().tells_who_plays(t)

    @override
    def has_done(self, t: RamsTable, seat: Seat) -> list[Fact]:
        return [Fact("widow")] if seat == t.widow_by else []

    @override
    def signs(self, t: RamsTable) -> list[Fact]:
        """Return what lies in the pool, and whether all tricks were promised."""
        facts = [Fact("pot", (t.pool,))] if self.rules.pool else []
        if t.general != NOBODY:
            facts.append(Fact("general"))
        return facts

    @override
    def nickname(self, card: Card, t: RamsTable | None = None) -> str:
        """Return the two bowers of Bester Bube, once trumps are known."""
        if t is None or not t.trump or not self.rules.options.bowers:
            return ""
        best, under = self.rules.deck.bowers(t.trump)
        return "best_bower" if card is best else "under_bower" if card is under else ""

    @override
    def doubt(self, t: RamsTable, move: Move) -> Fact | None:
        """Doubt a promise of all tricks without the best trump."""
        if move != GENERAL:
            return None
        best = next(one for one in self.highest(t) if one not in t.up)
        return None if best in t.hands[t.turn] else Fact("best_trump_is_out", (best,))

    @override
    def coins(self, t: RamsTable) -> Coins | None:
        return Coins(t.pool, tuple(t.left)) if self.rules.pool else None
