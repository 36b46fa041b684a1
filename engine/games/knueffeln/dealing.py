"""The deal of Knüffeln, the two chosen suits, and the dealer's choice of a solo among five."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from engine.games.knueffeln.beats import PAIRS
from engine.games.knueffeln.table import NO_SIDE, KnueffelnTable
from engine.moves import Call, Move
from engine.override import override
from engine.rules import END, NEXT, STAY, Phase, Step
from engine.table import Seat

HAND = 9
PACKETS = tuple(
    itemgetter(*range(top, top + 3), *range(top + 12, top + 15), *range(top + 24, top + 27))
    for top in (0, 3, 6, 9)
)
"""From the pack as it lies, the three packets of three that each gets, forehand first."""

MOST_INDICATORS = 4

_TURNED = HAND * 4
_LAST_TURNED = _TURNED + MOST_INDICATORS - 1

SOLO = Call("solo")
PASS = Call("pass")

SOLO_GOAL = 4
"""The tricks that a dealer playing alone needs."""


class DealOut(Phase[KnueffelnTable]):
    """Nine cards to each of four in three packets; then cards are turned for the chosen suits.

    Two cards are turned; if they share a suit, a third, and if need be a fourth. If all four share
    it, the cards are thrown in and the same dealer deals again. Of five players the dealer gets
    none.
    """

    name = "deal"

    def __init__(self, players: int) -> None:
        self.dealer_sits_out = players == 5

    @override
    def enter(self, t: KnueffelnTable) -> Step:
        stock, hands, after = t.stock, t.hands, t.after
        seat = t.dealer
        for packets in PACKETS:
            seat = after[seat]
            hands[seat] += packets(stock)
        suit = stock[_TURNED].suit
        last = _TURNED + 1
        while (other := stock[last].suit) == suit and last < _LAST_TURNED:
            last += 1
        last += 1
        t.up = stock[_TURNED:last]
        t.stock = stock[last:]
        t.indicators = last - _TURNED
        if t.facts is not None:
            self._tell(t)
        if other == suit:
            t.tell("throws_in", t.dealer)
            return END
        t.chosen = PAIRS[suit][other]
        if t.facts is not None:
            t.tell("chosen_are", suit, other)
        if self.dealer_sits_out:
            t.side = _pairs(t.in_play()[:-1], t.dealer)
        return NEXT

    def _tell(self, t: KnueffelnTable) -> None:
        t.tell("deals", t.dealer)
        for turned in t.up:
            t.tell("turns_up", turned)


def _pairs(seats: Sequence[Seat], dealer: Seat) -> tuple[int, ...]:
    """First and third, second and fourth from the dealer are partners (KN-A34); he has no side."""
    side = [NO_SIDE] * (len(seats) + 1)
    for place, seat in enumerate(seats):
        side[seat] = place % 2
    return tuple(side)


class Solo(Phase[KnueffelnTable]):
    """With five at the table the dealer looks at the stock and may play it against all four.

    He decides before any exchange (KN-A26). Then he plays third to the first trick, needs four
    tricks, and the others five (KN-A28). With only eight cards he plays eight tricks (KN-A27).
    """

    name = "solo"
    answers = (SOLO, PASS)
    otherwise = "solo_or_pass"

    @override
    def enter(self, t: KnueffelnTable) -> Step:
        t.turn = t.dealer
        for one in t.stock:
            t.known[one] = (t.dealer,)
        return STAY

    @override
    def play(self, t: KnueffelnTable, move: Move) -> Step:
        dealer = t.dealer
        if move == PASS:
            t.only([seat for seat in range(len(t.hands)) if seat != dealer])
            if t.facts is not None:
                t.tell("sits_out", dealer)
            return NEXT
        for one in t.stock:
            t.known.pop(one, None)
        t.hands[dealer] = t.stock
        t.stock = []
        t.solo = dealer
        t.side = tuple(int(seat != dealer) for seat in range(len(t.hands)))
        t.goal = (SOLO_GOAL, 5)
        t.length = min(HAND, len(t.hands[dealer]))
        if t.facts is not None:
            t.tell("plays_solo", dealer)
        return NEXT
