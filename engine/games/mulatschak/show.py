"""What the table shows and says of Mulatschak."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import BACK, GERMAN_SUITS, WELI, Card
from engine.facts import Fact
from engine.games.mulatschak import tally
from engine.games.mulatschak.auction import PASS
from engine.games.mulatschak.chapters import DRAW
from engine.games.mulatschak.rules import MulatschakRules
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.trumps import TRUMPS_OF
from engine.games.mulatschak.worth import TRICKS, times
from engine.moves import Move
from engine.override import override
from engine.rules.show import Reckoned, Show, changes
from engine.sheet import Line
from engine.table import NOBODY, Seat


class MulatschakShow(Show[MulatschakTable]):
    """What the table shows and says of Mulatschak."""

    rules: MulatschakRules

    @override
    def piles(self, t: MulatschakTable) -> dict[str, Move]:
        """Who has laid cards away may take the new ones by the stock."""
        return {"stock": DRAW} if t.phase == "exchange" and t.laid else {}

    @override
    def laid_open(self, t: MulatschakTable, seat: Seat) -> list[Card]:
        """Return the Weli that was cut."""
        return [one for one in t.hands[seat] if one is WELI and seat == t.cut]

    @override
    def signs(self, t: MulatschakTable) -> list[Fact]:
        """Return what has been bid, and what everything is multiplied by."""
        facts = []
        if t.mulatschak:
            facts.append(Fact("mulatschak", (t.declarer,)))
        elif t.bid:
            facts.append(Fact("bid", (t.declarer, t.bid)))
        by = self._by(t)
        if by > 1:
            facts.append(Fact("times", (by,)))
        return facts

    def _by(self, t: MulatschakTable) -> int:
        return times(self.rules.options, hearts=t.trump == "H", doubled=t.doubled)

    @override
    def status(self, t: MulatschakTable, seat: Seat) -> list[Fact]:
        """Who declares and how much, who has passed or stays at home, who has new cards."""
        facts = []
        if seat == t.declarer:
            facts.append(Fact("mulatschak") if t.mulatschak else Fact("declares", (t.bid,)))
        elif t.plays[seat] is False:
            facts.append(Fact("home"))
        elif t.phase in ("auction", "trump") and t.passed[seat]:
            facts.append(Fact("passed"))
        elif t.phase in ("stay", "exchange") and t.plays[seat]:
            facts.append(Fact("plays"))
        if t.exchanged[seat]:
            facts.append(Fact("exchanged", (t.exchanged[seat],)))
        return facts

    @override
    def highest(self, t: MulatschakTable) -> list[Card]:
        """Return the trumps; before they are named the Weli, which is always among them."""
        return list(TRUMPS_OF[self.rules.options.pack][t.trump]) if t.trump else [WELI]

    @override
    def sorted_hand(self, t: MulatschakTable, hand: Sequence[Card]) -> list[Card]:
        """Trumps first, then the other suits, each high to low."""
        backs = [one for one in hand if one is BACK]
        ranking = self.rules.rankings[t.trump or GERMAN_SUITS[0]]

        def place(one: Card) -> tuple[bool, int, int]:
            kind = "" if one is WELI and not t.trump else ranking.kind[one]
            own = kind in (t.trump, "")
            return not own, GERMAN_SUITS.find(kind), -ranking.strength[one]

        return backs + sorted((one for one in hand if one is not BACK), key=place)

    @override
    def doubt(self, t: MulatschakTable, move: Move) -> Fact | None:
        """Doubt a suit of which no card but the Weli is held, or a pass by a good hand."""
        hand = t.hands[t.turn]
        if t.phase == "trump" and not isinstance(move, Card):
            suit = str(move.args[0])
            if not any(one.suit == suit and one is not WELI for one in hand):
                return Fact("none_of_suit", (suit,))
        if t.phase == "auction" and move == PASS and WELI in hand:
            sows = [one for one in hand if one.rank == "A"]
            others = [seat for seat, out in enumerate(t.passed) if not out and seat != t.turn]
            if sows and not t.bid and not others:
                return Fact("could_bid", (sows[0],))
        return None

    # The sheet.

    @override
    def brought(self, line: Line) -> list[Fact]:
        """Whose points went down, and whose up."""
        told = dict(line.notes)
        if tally.ANEW in told:
            return [Fact("dealt_anew")]
        return changes(line, "up", "down")

    @override
    def line_name(self, line: Line) -> Fact | None:
        """Return what tells a Mulatschak, and cards that were thrown in, from other deals."""
        told = dict(line.notes)
        for key in (tally.MULATSCHAK, tally.ANEW):
            if key in told:
                return Fact(key)
        return None if any(line.values) else Fact("nobody")

    @override
    def reckoning(self, t: MulatschakTable, line: Line) -> list[Reckoned]:
        """Tricks and penalties, and what comes upon them where everything is multiplied."""
        if t.declarer == NOBODY or not t.trump:
            key = "nobody" if t.thrown_in == NOBODY else "dealt_anew"
            return [Reckoned(side, Fact(key)) for side in range(len(line.values))]
        by, found = self._by(t), []
        for seat, value in enumerate(line.values):
            amount = value or 0
            plain = amount // by if t.plays[seat] or self.rules.options.stay_doubles else amount
            found.append(Reckoned(seat, self._why(t, seat), plain))
            if amount != plain:
                found.append(Reckoned(seat, Fact("times", (by,)), amount - plain))
        return found

    def _why(self, t: MulatschakTable, seat: Seat) -> Fact:
        won, declares = t.won(seat), seat == t.declarer
        if t.mulatschak:
            made = t.won(t.declarer) == TRICKS
            if declares:
                return Fact("mulatschak_made" if made else "mulatschak_missed")
            if made:
                return Fact("mulatschak_suffered")
            return Fact("mulatschak_broken" if won else "mulatschak_over")
        if not t.plays[seat]:
            return Fact("home")
        if declares and won < t.bid:
            return Fact("bid_missed", (won, t.bid))
        return Fact("tricks", (won,)) if won else Fact("no_trick")
