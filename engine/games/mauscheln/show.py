"""What the table shows and says of Mauscheln."""

from __future__ import annotations

from engine.facts import Fact
from engine.families.pot.settling import OWED
from engine.families.pot.show import PotShow
from engine.games.mauscheln.rules import MauschelnRules
from engine.games.mauscheln.table import MauschelnTable
from engine.override import override
from engine.phases.kitty import PLAY_OUT, SHARES
from engine.rules.show import Reckoned
from engine.sheet import Line
from engine.table import Seat


class MauschelnShow(PotShow[MauschelnTable]):
    """What the table shows and says of Mauscheln."""

    rules: MauschelnRules

    @override
    def reckoning(self, t: MauschelnTable, line: Line) -> list[Reckoned]:
        """What tricks brought, what too few of them cost, the ante, and what was left to take.

        Who is left alone takes the whole kitty. What is shared out after the last deal is no part
        of its line.
        """
        options = self.rules.options
        found = []
        for seat, value in enumerate(line.values):
            if value is None:
                continue
            won, played = t.won(seat), bool(t.plays[seat] and t.tricks)
            gained, due = won * (t.stake // SHARES), 0
            if played and t.kind != PLAY_OUT:
                due = self.rules.tricks.penalty(t, seat, won)
            anted = t.due and (options.antes == "everybody" or seat == t.dealer)
            ante = options.ante if anted else 0
            taken = value - gained + due + ante
            if won or (played and not due):
                found.append(Reckoned(seat, Fact("tricks", (won,)), gained))
            if due:
                two = seat == t.declarer and t.owed > OWED
                found.append(Reckoned(seat, Fact("declared" if two else "no_trick"), -due))
            if taken > 0:
                found.append(Reckoned(seat, Fact("kitty"), taken))
            if ante:
                found.append(Reckoned(seat, Fact("ante"), -ante))
        return found

    @override
    def status(self, t: MauschelnTable, seat: Seat) -> list[Fact]:
        """What it owes still, in or out, and how many cards were exchanged."""
        facts = []
        if seat == t.declarer or t.plays[seat]:
            left = self.rules.tricks.owes(t, seat) - t.won(seat)
            if left > 0 and t.phase and t.kind != PLAY_OUT:
                facts.append(Fact("owes", (left,)))
        elif t.plays[seat] is False:
            facts.append(Fact("out"))
        elif seat == t.last:
            facts.append(Fact("last"))
        elif t.phase == "declare" and t.said[seat] is False:
            facts.append(Fact("passed"))
        if t.exchanged[seat]:
            facts.append(Fact("exchanged", (t.exchanged[seat],)))
        return facts
