"""What the table shows and says of Mauscheln."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import BACK, Card
from engine.facts import Fact
from engine.games.mauscheln import tally
from engine.games.mauscheln.exchange import DRAW, FIVE
from engine.games.mauscheln.rules import MauschelnRules
from engine.games.mauscheln.settling import OWED, owes, penalty
from engine.games.mauscheln.table import MauschelnTable
from engine.moves import Move
from engine.override import override
from engine.phases.accounts import FAILED
from engine.phases.kitty import PLAY_OUT, SHARES
from engine.phases.results import brought
from engine.rules.show import Coins, Reckoned, Show
from engine.sheet import Line
from engine.table import Seat


class MauschelnShow(Show[MauschelnTable]):
    """What the table shows and says of Mauscheln."""

    rules: MauschelnRules

    @override
    def piles(self, t: MauschelnTable) -> dict[str, Move]:
        """Who has laid cards away may take the new ones by the stock."""
        if t.phase != "exchange":
            return {}
        draws = [move for move in self.rules.legal(t) if move in (DRAW, FIVE)]
        return {"stock": draws[0]} if draws else {}

    @override
    def brought(self, line: Line) -> list[Fact]:
        """What each won or paid, and what the kitty holds now."""
        return brought(line, tally.KITTY)

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
                due = penalty(options, won, owes(t, seat)) * t.stake
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
    def line_name(self, line: Line) -> Fact | None:
        """A deal that all had to play and one that failed are told from the others."""
        for key in (tally.ALL_PLAY, FAILED):
            if key in dict(line.notes):
                return Fact(key)
        return None

    @override
    def status(self, t: MauschelnTable, seat: Seat) -> list[Fact]:
        """What it owes still, in or out, and how many cards were exchanged."""
        facts = []
        if seat == t.declarer or t.plays[seat]:
            left = owes(t, seat) - t.won(seat)
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

    @override
    def signs(self, t: MauschelnTable) -> list[Fact]:
        """What is played for: the kitty, what lies beside it, and whether all have to play."""
        facts = [Fact("all_play")] if t.together else []
        facts.append(Fact("kitty", (t.kitty,)))
        if self.rules.options.limit:
            facts.append(Fact("bank", (t.bank,)))
        return facts

    @override
    def highest(self, t: MauschelnTable) -> list[Card]:
        """The trump suit."""
        return self.rules.deck.trumps(t.trump) if t.trump else []

    @override
    def coins(self, t: MauschelnTable) -> Coins:
        return Coins(t.kitty, tuple(t.balances), t.bank)

    @override
    def sorted_hand(self, t: MauschelnTable, hand: Sequence[Card]) -> list[Card]:
        """Trumps first, then the other suits, each high to low."""
        suits, strength = self.rules.deck.suits, self.rules.deck.strength
        return sorted(
            hand,
            key=lambda one: (
                one is not BACK,
                one.suit != t.trump,
                suits.find(one.suit),
                -strength[one] if one is not BACK else 0,
            ),
        )
