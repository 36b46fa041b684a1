"""What the table shows and says of Ramsli."""

from __future__ import annotations

from engine.facts import Fact
from engine.families.pot.show import PotShow
from engine.games.ramsli.chapters import KNOCK
from engine.games.ramsli.rules import RamsliRules
from engine.games.ramsli.table import EINS_AUF, RamsliTable
from engine.games.ramsli.trumps import SEVENS
from engine.moves import Move
from engine.override import override
from engine.phases.kitty import PLAY_OUT, SHARES
from engine.rules.show import Reckoned
from engine.sheet import Line
from engine.table import Seat


class RamsliShow(PotShow[RamsliTable]):
    """What the table shows and says of Ramsli."""

    rules: RamsliRules

    @override
    def reckoning(self, t: RamsliTable, line: Line) -> list[Reckoned]:
        """What tricks brought, what too few of them cost, the ante, and what was left to take.

        Who is left alone takes the whole kitty; after the last deal what it held is shared out.
        """
        found = []
        for seat, value in enumerate(line.values):
            if value is None:
                continue
            won, knocked = t.won(seat), seat == t.knocker
            gained, due = won * (t.stake // SHARES), 0
            if t.plays[seat] and t.tricks and t.kind != PLAY_OUT:
                due = self.rules.tricks.penalty(t, seat, won)
            part = t.shares[seat] if t.shares else 0
            rest = value - gained + due - part
            anted = rest < 0 or (seat == t.dealer and self.rules.options.ante_every_deal)
            ante = min(rest, -self.rules.options.ante) if anted and rest else 0
            if won or (t.plays[seat] and t.tricks and not due):
                found.append(Reckoned(seat, Fact("tricks", (won,)), gained))
            if due:
                found.append(Reckoned(seat, Fact("knocked" if knocked else "no_trick"), -due))
            if rest > ante:
                found.append(Reckoned(seat, Fact("kitty"), rest - ante))
            if ante:
                found.append(Reckoned(seat, Fact("ante"), ante))
            if part:
                found.append(Reckoned(seat, Fact("share"), part))
        return found

    @override
    def status(self, t: RamsliTable, seat: Seat) -> list[Fact]:
        """Knocker, in or out, and how many cards were exchanged."""
        facts = []
        if seat == t.knocker:
            facts.append(Fact("knocked_on_card" if t.on_card else "knocked"))
        elif t.plays[seat] is False:
            facts.append(Fact("out"))
        elif t.phase == "knock" and t.knocks[seat] is False:
            facts.append(Fact("passed"))
        elif t.plays[seat] and not t.together and t.phase != self.rules.tricks.name:
            facts.append(Fact("joined"))
        if t.exchanged[seat] == EINS_AUF:
            facts.append(Fact("eins_auf"))
        elif t.exchanged[seat]:
            facts.append(Fact("exchanged", (t.exchanged[seat],)))
        return facts

    @override
    def own_notes(self, t: RamsliTable, seat: Seat) -> list[Fact]:
        """Whoever holds the Seven may have the trump card, unless the dealer takes it."""
        seven = SEVENS.get(t.trump)
        if t.upcard in (None, seven) or t.on_card or seven not in t.hands[seat]:
            return []
        assert t.upcard is not None
        return [Fact("seven", (t.upcard,))]

    @override
    def doubt(self, t: RamsliTable, move: Move) -> Fact | None:
        """In a muss a knock that does not take the trump card is of no use."""
        return Fact("no_use_in_knocking") if t.together and move == KNOCK else None
