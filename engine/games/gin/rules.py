"""Gin as German tables play it: the first card turned up sets the limit, spades count double.

The chapters of a deal, here called a Spiel: ten cards each; who takes the first card; then turn
by turn a card is drawn and another discarded, until one knocks or has gin; then laying off.
`readings.md` names the text that the rules come from, and gives the readings GI-A1 to GI-A28 for
what it leaves open; the code names them where they apply.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cards import BACK, FRENCH_52, Card, card
from engine.facts import Fact
from engine.games.gin import tally
from engine.games.gin.chapters import DRAW, HAND, TAKE, DealOut, Draw, FirstCard
from engine.games.gin.ending import Discard, LastDiscard, LayOff, after_discard
from engine.games.gin.melds import RANK, SUITS, dead_wood, melding
from engine.games.gin.options import GinOptions
from engine.games.gin.table import GinTable
from engine.moves import Call, Move
from engine.rules import Phase, Rules, Setup, Strip
from engine.sheet import Line, Note, Sheet
from engine.table import NOBODY, Seat


class GinRules(Rules[GinTable]):
    """Gin for two."""

    options: GinOptions

    def pack(self) -> tuple[Card, ...]:
        return FRENCH_52

    def flow(self) -> list[Phase[GinTable]]:
        o = self.options
        self.discard = Discard(o)
        return [DealOut(o), FirstCard(), Draw(), self.discard, LastDiscard(), LayOff()]

    def deal(self, cards: Sequence[Card], setup: Setup) -> GinTable:
        points, boxes = setup.carried[:2], setup.carried[2:]
        return GinTable(self.players, setup.dealer, list(cards), points, boxes)

    # The sheet.

    def score(self, t: GinTable) -> Line:
        if t.knocker == NOBODY:
            return Line((0, 0), (Note(tally.DRAWN, 0),))
        return tally.line_of(self.options, t.knocker, t.ending, t.dead, t.factor)

    def sheet(self, lines: Sequence[Line]) -> Sheet:
        return tally.sheet(self.options, lines)

    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return tally.fits(self.options, line)

    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        """The deal passes on, but not after a drawn Spiel; who leads the Partie opens a Runde.

        When nobody leads, the clock stands for the lot (GI-A12).
        """
        kept = tally.tally(self.options, lines)
        if kept.over:
            return None
        leader = kept.leader()
        if kept.ended and leader is not None:
            dealer = leader
        elif lines and not any(lines[-1].values):
            dealer = 1 - dealer
        counts = (0, 0, 0, 0) if kept.ended else (*kept.points, *kept.won)
        return Setup(dealer, (0, 1), counts)

    def asks(self, t: GinTable) -> Fact:
        """Whether the heap is closed at this turn."""
        if t.phase == "draw" and TAKE not in self.legal(t):
            return Fact("draw_talon")
        return super().asks(t)

    def brought(self, line: Line) -> list[Fact]:
        """Who has won the Spiel, how, and what it is worth."""
        kind = self.line_name(line)
        if not any(line.values):
            return [Fact("nobody_scores")]
        winner, points = next((side, n) for side, n in enumerate(line.values) if n)
        facts = [Fact("wins_by_" + kind.key, (winner,))] if kind is not None else []
        return [*facts, Fact("scores", (winner, points))]

    def line_name(self, line: Line) -> Fact | None:
        for note in line.notes:
            if note.key in (*tally.WON, tally.DRAWN):
                return Fact(note.key)
        return None

    # What is said of the table.

    def status(self, t: GinTable, seat: Seat) -> list[Fact]:
        """Who has ended the Spiel, and how; and the dead wood that lies open."""
        facts = [Fact(t.ending)] if seat == t.knocker else []
        if t.dead[seat] > 0:
            facts.append(Fact("dead_wood", (t.dead[seat],)))
        return facts

    def signs(self, t: GinTable) -> list[Fact]:
        """The first card, the limit, and whether it counts double."""
        first = Fact("first_card", (card("".join(t.first)),))
        limit = Fact("limit", (t.limit,)) if t.limit else Fact("gin_only")
        double = [Fact("double")] if t.factor > 1 else []
        return [first, limit, *double]

    def strips(self, t: GinTable) -> list[Strip]:
        """The knocker's rows in one strip, the other's below."""
        if t.knocker == NOBODY:
            return []
        other = t.after[t.knocker]
        strips = [Strip(tuple(range(t.spread)), self._caption(t, t.knocker))]
        if len(t.rows) > t.spread:
            numbers = tuple(range(t.spread, len(t.rows)))
            strips.append(Strip(numbers, self._caption(t, other)))
        return strips

    def _caption(self, t: GinTable, seat: Seat) -> Fact:
        dead = t.dead[seat]
        return Fact("spread", (seat, dead)) if dead else Fact("no_dead_wood", (seat,))

    def piles(self, t: GinTable) -> Mapping[str, Move]:
        """Talon and heap, where a card may be taken from them."""
        if t.phase not in ("first", "draw"):
            return {}
        legal = self.legal(t)
        places: dict[str, Move] = {"stock": DRAW, "up": TAKE}
        return {place: move for place, move in places.items() if move in legal}

    # The own hand.

    def own_notes(self, t: GinTable, seat: Seat) -> list[Fact]:
        """The dead wood of the best melding; with a card too many, what the best discard leaves."""
        hand = t.hands[seat]
        if self._by_hand() or not hand or BACK in hand:
            return []
        if len(hand) <= HAND:
            return [Fact("dead_wood", (dead_wood(hand),))]
        may_go = self.discard.may_go(t) if seat == t.turn else hand
        return [Fact("dead_wood_left", (min(after_discard(hand, may_go).values()),))]

    def sorted_hand(self, t: GinTable, hand: Sequence[Card]) -> list[Card]:
        """Melds and dead wood, or suit by suit."""
        if self._by_hand() or BACK in hand:
            return sorted(hand, key=_by_suit)
        best = melding(hand)
        return [one for group in (*best.melds, best.dead) for one in group]

    def groups(self, t: GinTable, hand: Sequence[Card]) -> list[list[Card]]:
        if self._by_hand() or BACK in hand:
            return [list(hand)]
        best = melding(hand)
        return [list(group) for group in (*best.melds, best.dead) if group]

    def _by_hand(self) -> bool:
        return self.options.arrangement == "by_hand"

    def doubt(self, t: GinTable, move: Move) -> Fact | None:
        """A knock that fails, and one by somebody who has gin."""
        if not isinstance(move, Call) or move.word != "knock" or t.phase != self.discard.name:
            return None
        left = after_discard(t.hands[t.turn], self.discard.may_go(t))
        if not min(left.values()):
            return Fact("gin_is_there")
        dead = next(points for card, points in left.items() if card in move.args)
        if dead <= t.limit:
            return None
        return Fact("knock_too_high", (t.limit, dead)) if t.limit else Fact("ace_asks_for_gin")


def _by_suit(card: Card) -> tuple[int, int]:
    """Backs first, then suit by suit, low to high."""
    return (-1, 0) if card is BACK else (SUITS.index(card.suit), RANK[card])
