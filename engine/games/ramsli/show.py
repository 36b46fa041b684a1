"""What the table shows and says of Ramsli."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import BACK, GERMAN_SUITS, Card, card
from engine.facts import Fact
from engine.games.ramsli import tally
from engine.games.ramsli.chapters import KNOCK
from engine.games.ramsli.exchange import DRAW, NEW_HAND
from engine.games.ramsli.rules import RamsliRules
from engine.games.ramsli.settling import penalty
from engine.games.ramsli.table import EINS_AUF, RamsliTable
from engine.games.ramsli.trumps import HIGH_TO_LOW, SEVENS
from engine.moves import Move
from engine.override import override
from engine.phases.accounts import FAILED
from engine.phases.kitty import PLAY_OUT, SHARES
from engine.phases.results import brought
from engine.rules.show import Coins, Reckoned, Show
from engine.sheet import Line
from engine.table import Seat


class RamsliShow(Show[RamsliTable]):
    """What the table shows and says of Ramsli."""

    rules: RamsliRules

    @override
    def piles(self, t: RamsliTable) -> dict[str, Move]:
        """Who has laid cards away may take the new ones by the stock."""
        if t.phase != "exchange":
            return {}
        draws = [move for move in self.rules.legal(t) if move in (DRAW, NEW_HAND)]
        return {"stock": draws[0]} if draws else {}

    @override
    def brought(self, line: Line) -> list[Fact]:
        """What each won or paid, and what the kitty holds now."""
        return brought(line, tally.KITTY)

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
                due = penalty(self.rules.options, won, knocked) * t.stake
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
    def line_name(self, line: Line) -> Fact | None:
        """A muss and a deal that failed are told from the others."""
        for key in (tally.MUSS, FAILED):
            if key in dict(line.notes):
                return Fact(key)
        return None

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
        elif t.plays[seat] and not t.muss and t.phase != self.rules.tricks.name:
            facts.append(Fact("joined"))
        if t.exchanged[seat] == EINS_AUF:
            facts.append(Fact("eins_auf"))
        elif t.exchanged[seat]:
            facts.append(Fact("exchanged", (t.exchanged[seat],)))
        return facts

    @override
    def signs(self, t: RamsliTable) -> list[Fact]:
        """What is played for: the kitty, the bank beside it, and whether all have to play."""
        facts = [Fact("muss")] if t.muss else []
        facts.append(Fact("kitty", (t.kitty,)))
        if self.rules.options.bank_level:
            facts.append(Fact("bank", (t.bank,)))
        return facts

    @override
    def highest(self, t: RamsliTable) -> list[Card]:
        """The trump suit."""
        if not t.trump:
            return []
        return [card(t.trump + rank) for rank in HIGH_TO_LOW]

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
        return Fact("no_use_in_knocking") if t.muss and move == KNOCK else None

    @override
    def coins(self, t: RamsliTable) -> Coins:
        return Coins(t.kitty, tuple(t.balances), t.bank)

    @override
    def sorted_hand(self, t: RamsliTable, hand: Sequence[Card]) -> list[Card]:
        """Trumps first, then the other suits, each high to low."""
        return sorted(
            hand,
            key=lambda one: (
                one is not BACK,
                one.suit != t.trump,
                GERMAN_SUITS.find(one.suit),
                HIGH_TO_LOW.index(one.rank) if one is not BACK else 0,
            ),
        )
