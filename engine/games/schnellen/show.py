"""What the table shows and says of Schnellen."""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.families.pot.show import JoinShow, seen_by_all
from engine.games.schnellen import tally
from engine.games.schnellen.chapters import HOME
from engine.games.schnellen.rules import SchnellenRules
from engine.games.schnellen.table import SchnellenTable
from engine.moves import Move
from engine.override import override
from engine.phases.weli import TRUMPS
from engine.rules.show import Reckoned, changes
from engine.sheet import Line
from engine.table import NOBODY, Seat


class SchnellenShow(JoinShow[SchnellenTable]):
    """What the table shows and says of Schnellen."""

    rules: SchnellenRules

    @override
    def laid_open(self, t: SchnellenTable, seat: Seat) -> list[Card]:
        """Return what all have seen."""
        return seen_by_all(t, seat)

    @override
    def brought(self, line: Line) -> list[Fact]:
        """Whose points went down, and whose up."""
        return changes(line, "up", "down")

    @override
    def reckoning(self, t: SchnellenTable, line: Line) -> list[Reckoned]:
        """Return what tricks took off, and what put points on: none, a missed bid, staying."""
        found = []
        for seat, value in enumerate(line.values):
            if value is None:
                continue
            won, missed = t.won(seat), seat == t.declarer and t.won(seat) < t.bid
            if not t.plays[seat]:
                found.append(Reckoned(seat, Fact("home"), value))
            elif value <= 0:
                found.append(Reckoned(seat, Fact("tricks", (won,)), value))
            else:
                found.append(Reckoned(seat, Fact("bid_missed" if missed else "no_trick"), value))
        return found

    @override
    def line_name(self, line: Line) -> Fact | None:
        """Deals that counted double are told from others."""
        return Fact("double") if tally.TIMES in dict(line.notes) else None

    @override
    def status(self, t: SchnellenTable, seat: Seat) -> list[Fact]:
        """Return what is owed of a bid, and who plays or stays at home."""
        left = t.bid - t.won(seat)
        owes = seat == t.declarer and left > 0 and t.phase
        return [*([Fact("owes", (left,))] if owes else []), *super().status(t, seat)]

    @override
    def stands(self, t: SchnellenTable, seat: Seat) -> Fact | None:
        if t.phase == "bid" and t.bids[seat] == 0:
            return Fact("passed")
        return Fact("home") if t.plays[seat] is False else super().stands(t, seat)

    @override
    def tells_who_plays(self, t: SchnellenTable) -> bool:
        return t.phase == "stay"

    @override
    def signs(self, t: SchnellenTable) -> list[Fact]:
        """Whether all have to play, whether it counts double, and what was bid."""
        facts = [Fact("all_play")] if t.compulsory else []
        if t.times > 1:
            facts.append(Fact("double"))
        if t.declarer != NOBODY and t.phase:
            facts.append(Fact("bid", (t.bid,)))
        return facts

    @override
    def doubt(self, t: SchnellenTable, move: Move) -> Fact | None:
        """With the Sow of trumps one takes a trick for certain; so one does with Weli and King."""
        if move != HOME:
            return None
        hand = t.hands[t.turn]
        sow, weli, king = TRUMPS[t.trump][:3]
        if sow in hand:
            return Fact("sure_of_trick", (sow,))
        return Fact("sure_of_trick", (weli,)) if weli in hand and king in hand else None
