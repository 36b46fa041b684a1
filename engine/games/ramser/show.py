"""What the table shows and says of Ramser."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import BACK, GERMAN_SUITS, Card
from engine.facts import Fact
from engine.games.ramser.chapters import TAKE
from engine.games.ramser.play import is_best
from engine.games.ramser.rules import RamserRules
from engine.games.ramser.table import RamserTable
from engine.games.ramser.tally import TRICKS
from engine.games.ramser.trumps import BELLI, trumps
from engine.moves import Move
from engine.override import override
from engine.rules.show import Reckoned, Show
from engine.sheet import Line
from engine.table import NOBODY, Seat


class RamserShow(Show[RamserTable]):
    """What the table shows and says of Ramser."""

    rules: RamserRules

    @override
    def piles(self, t: RamserTable) -> dict[str, Move]:
        """Return the Blind, for one who is offered it."""
        return {"stock": TAKE} if t.phase == "blind" else {}

    @override
    def laid_open(self, t: RamserTable, seat: Seat) -> list[Card]:
        """Return what the dealer took openly."""
        return [one for one in t.hands[seat] if one is not BACK and len(t.known.get(one, ())) > 1]

    @override
    def brought(self, line: Line) -> list[Fact]:
        """Return the tricks of each, and the potatoes."""
        facts = [Fact("tricks", (seat, won)) for seat, won in enumerate(line.values) if won]
        if sum(won or 0 for won in line.values) == TRICKS:
            facts += [Fact("potato", (seat,)) for seat, won in enumerate(line.values) if won == 0]
        return facts

    @override
    def reckoning(self, t: RamserTable, line: Line) -> list[Reckoned]:
        """Return a stroke for every trick; who played for nothing, and who stayed away."""
        whole = sum(won or 0 for won in line.values) == TRICKS
        found = []
        for seat, won in enumerate(line.values):
            if won:
                why = Fact("played_alone") if t.lone != NOBODY else Fact("tricks", (won,))
                found.append(Reckoned(seat, why, won))
                continue
            if won == 0:
                key = "potato" if whole else "no_trick"
            elif seat == t.lone:
                key = "played_alone"
            else:
                key = "dropped_out" if t.plays[seat] is None else "stayed_away"
            found.append(Reckoned(seat, Fact(key)))
        return found

    @override
    def status(self, t: RamserTable, seat: Seat) -> list[Fact]:
        """Who has the Blind or the open card, who is in, and who has his sausage."""
        facts = []
        if seat in t.finished:
            facts.append(Fact("finished"))
        if t.plays[seat] is False:
            facts.append(Fact("passes"))
        elif seat == t.blind:
            facts.append(Fact("blind"))
        elif t.plays[seat] and t.phase not in ("", self.rules.tricks.name):
            facts.append(Fact("plays"))
        elif t.phase == "blind" and t.left[seat]:
            facts.append(Fact("left_blind"))
        if seat == t.dealer and t.taken:
            facts.append(Fact("took_up", (t.taken,)))
        return facts

    @override
    def signs(self, t: RamserTable) -> list[Fact]:
        """Return what becomes of the Blind, as long as that is not settled."""
        return [Fact("blind_lies")] if t.phase == "blind" else []

    @override
    def highest(self, t: RamserTable) -> list[Card]:
        """Return the trumps; before they are known the Bälli, which is always among them."""
        if not t.trump:
            return [BELLI]
        return list(trumps(self.rules.pack(), is_best(self.rules.options), t.trump))

    @override
    def nickname(self, card: Card, t: RamserTable | None = None) -> str:
        return "belli" if card is BELLI else ""

    @override
    def sorted_hand(self, t: RamserTable, hand: Sequence[Card]) -> list[Card]:
        """Trumps first, high to low, then the plain suits."""
        ranking = self.rules.tricks.rankings[t.trump or GERMAN_SUITS[0]]

        def place(one: Card) -> tuple[bool, bool, int, int]:
            if one is BACK:
                return False, False, 0, 0
            plain = not t.trump or ranking.kind[one] != t.trump
            suit = GERMAN_SUITS.find(one.suit) if plain else 0
            return True, plain, suit, -ranking.strength[one]

        return sorted(hand, key=place)
