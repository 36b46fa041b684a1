"""What the table shows and says of Tippen."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import BACK, GERMAN_SUITS, Card
from engine.facts import Fact
from engine.games.tippen import tally
from engine.games.tippen.buying import DRAW
from engine.games.tippen.opening import PASS
from engine.games.tippen.rules import TippenRules
from engine.games.tippen.table import TippenTable
from engine.games.tippen.trumps import BELLI, has_belli, trumps
from engine.moves import Move
from engine.override import override
from engine.phases.accounts import FAILED
from engine.phases.kitty import PLAY_OUT
from engine.phases.results import brought
from engine.rules.show import Coins, Reckoned, Show
from engine.sheet import Line
from engine.table import Seat


class TippenShow(Show[TippenTable]):
    """What the table shows and says of Tippen."""

    rules: TippenRules

    @override
    def piles(self, t: TippenTable) -> dict[str, Move]:
        """Who has laid cards away may take the new ones by the stock."""
        return {"stock": DRAW} if t.phase == "buy" and t.laid else {}

    @override
    def laid_open(self, t: TippenTable, seat: Seat) -> list[Card]:
        """What all have seen: the trump card that the dealer took, and cards shown at the cut."""
        return [one for one in t.hands[seat] if one is not BACK and len(t.known.get(one, ())) > 1]

    @override
    def brought(self, line: Line) -> list[Fact]:
        """What each won or paid, and what the pot holds now."""
        return brought(line, tally.POT)

    @override
    def reckoning(self, t: TippenTable, line: Line) -> list[Reckoned]:
        """What tricks brought, what too few of them cost, the stake, and the rest."""
        terms = self.rules.terms
        found = []
        for seat, value in enumerate(line.values):
            if value is None:
                continue
            won = t.won(seat)
            gained, due, lost = won * (t.stake // terms.tricks), 0, 0
            if t.plays[seat] and t.tricks and t.kind != PLAY_OUT:
                due = terms.penalty(t.stake, won)
                lost = terms.stake if seat == t.belli_lost_by else 0
            rest = value - gained + due + lost
            pot = self._alone(t, seat)
            if won or (t.plays[seat] and t.tricks and not due):
                found.append(Reckoned(seat, Fact("tricks", (won,)), gained))
            if due:
                found.append(Reckoned(seat, Fact("too_few"), -due))
            if lost:
                found.append(Reckoned(seat, Fact("belli"), -lost))
            if pot:
                found.append(Reckoned(seat, Fact("pot"), pot))
            if rest != pot:
                found.append(Reckoned(seat, Fact("stake"), rest - pot))
        return found

    def _alone(self, t: TippenTable, seat: Seat) -> int:
        """The pot that this seat took because nobody else played."""
        if t.tricks or not t.plays[seat]:
            return 0
        carried = -sum(t.before)
        paid = self.rules.terms.before(t.kind, carried, t.dealer, t.passed)
        return paid.pot

    @override
    def line_name(self, line: Line) -> Fact | None:
        """Deals that all had to play, or nobody did, are told from the others."""
        for key in (tally.COMPULSORY, FAILED):
            if key in dict(line.notes):
                return Fact(key)
        return None

    @override
    def status(self, t: TippenTable, seat: Seat) -> list[Fact]:
        """Who plays, who has lifted or sniffed, and how many cards were bought."""
        facts = []
        if seat == t.lifter:
            facts.append(Fact("lifted"))
        elif t.sniffed and seat == t.dealer:
            facts.append(Fact("sniffed"))
        elif t.plays[seat] is False:
            facts.append(Fact("out"))
        elif t.phase == "lift" and t.lifts[seat] is False:
            facts.append(Fact("left_it"))
        elif t.plays[seat] and not t.compulsory and t.phase != self.rules.tricks.name:
            facts.append(Fact("plays"))
        if t.bought[seat]:
            facts.append(Fact("bought", (t.bought[seat],)))
        return facts

    @override
    def signs(self, t: TippenTable) -> list[Fact]:
        """What is played for, and whether all have to play."""
        facts = [Fact("compulsory")] if t.compulsory else []
        facts.append(Fact("pot", (t.pot,)))
        return facts

    @override
    def highest(self, t: TippenTable) -> list[Card]:
        """The trumps; before they are known the Belli, which is always among them."""
        belli = has_belli(self.rules.options)
        if t.trump:
            return list(trumps(self.rules.options.pack, belli, t.trump))
        return [BELLI] if belli else []

    @override
    def nickname(self, card: Card, t: TippenTable | None = None) -> str:
        return "belli" if card is BELLI and has_belli(self.rules.options) else ""

    @override
    def doubt(self, t: TippenTable, move: Move) -> Fact | None:
        """Who is asked last, and nobody plays, has the pot for a tap."""
        if t.phase != "join" or move != PASS:
            return None
        others = [said for seat, said in enumerate(t.plays) if seat != t.turn]
        return Fact("pot_is_yours") if all(said is False for said in others) else None

    @override
    def coins(self, t: TippenTable) -> Coins:
        return Coins(t.pot, tuple(t.balances))

    @override
    def sorted_hand(self, t: TippenTable, hand: Sequence[Card]) -> list[Card]:
        """Trumps first, then the other suits, each high to low."""
        strength = self.rules.rankings["E"].strength
        kind = self.rules.rankings[t.trump].kind if t.trump else {}

        def place(one: Card) -> tuple[bool, bool, int, int]:
            if one is BACK:
                return False, False, 0, 0
            plain = not t.trump or kind[one] != t.trump
            return True, plain, GERMAN_SUITS.find(one.suit) if plain else 0, -strength[one]

        return sorted(hand, key=place)
