"""The beginning of a deal of Rams: the stake, the cards, the widow and the trump card."""

from __future__ import annotations

from engine.games.rams.counters import STAKE
from engine.games.rams.options import RamsOptions
from engine.games.rams.table import RamsTable
from engine.override import override
from engine.rules import NEXT, Phase, Step

PACKETS = (3, 2)


class DealOut(Phase[RamsTable]):
    """Three cards, two cards, to each from forehand on, and to the widow before the dealer.

    The next card is turned: the suit printed on it is trump (RA-A2). What is left nobody gets. If
    the pack is too small for a widow, there is none (RA-A4).
    """

    name = "deal"

    def __init__(self, options: RamsOptions) -> None:
        self.widow = options.widow
        self.pool = options.scoring == "pool"

    @override
    def enter(self, t: RamsTable) -> Step:
        cards, dealer = t.stock, t.dealer
        if self.pool:
            t.left[dealer] -= STAKE
            t.pool += STAKE
            t.tell("antes", dealer, STAKE)
        seats = t.in_play()
        t.still = len(seats)
        top, widow = 0, self.widow and has_widow(t.still)
        lies = []
        for packet in PACKETS:
            for seat in seats:
                if widow and seat == dealer:
                    lies += cards[top : top + packet]
                    top += packet
                t.hands[seat] += cards[top : top + packet]
                top += packet
        upcard = cards[top]
        t.up, t.stock, t.rest = [upcard], lies, cards[top + 1 :]
        t.trump = upcard.suit
        if t.facts is not None:
            t.tell("deals", dealer)
            t.tell("turns_up", upcard)
            t.tell("trump_is", t.trump)
        return NEXT


def has_widow(players: int) -> bool:
    """Whether the pack has enough cards for a hand more, and the one that is turned."""
    return sum(PACKETS) * (players + 1) < 32
