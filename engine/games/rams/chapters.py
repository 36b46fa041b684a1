"""The chapters of Rams before the tricks: stake and cards, who plays, the dealer's trump card.

A player plays with the hand dealt or with the widow, and may promise all tricks.
"""

from __future__ import annotations

from engine.facts import Fact
from engine.families.pot import chapters as pot
from engine.families.pot.chapters import PASS
from engine.games.rams.counters import STAKE
from engine.games.rams.options import RamsOptions
from engine.games.rams.table import RamsTable
from engine.moves import Call, Move
from engine.override import override
from engine.rules import NEXT, STAY, Phase, Step
from engine.table import NOBODY, Seat

PLAY = Call("play")
WIDOW = Call("widow")
GENERAL = Call("general")

PACKETS = (3, 2)
FEWEST = 2
"""How many have to play at least: nobody is left alone (RA-A6)."""


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


class Join(Phase[RamsTable]):
    """Each in turn plays, passes, or throws his cards in for the widow and has to play then.

    Two at least have to play, so who is asked last may be bound to. Who thinks that he takes all
    tricks promises that instead: then all play, who has passed as well, and nobody is asked any
    more (RA-A8).
    """

    name = "join"

    def __init__(self, options: RamsOptions) -> None:
        self.only_without_widow = options.passing == "widow_gone" and options.widow
        self.general = options.general != "off" and options.applies("general")

    @override
    def enter(self, t: RamsTable) -> Step:
        t.turn = t.after[t.dealer]
        return STAY

    @override
    def legal(self, t: RamsTable) -> list[Move]:
        moves: list[Move] = [PLAY]
        if t.stock:
            moves.append(WIDOW)
        if self.general:
            moves.append(GENERAL)
        if self.may_pass(t):
            moves.append(PASS)
        return moves

    def may_pass(self, t: RamsTable) -> bool:
        """Whether enough others are left, and no widow lies there that has to be taken first."""
        return t.still > FEWEST and not (self.only_without_widow and t.stock)

    @override
    def play(self, t: RamsTable, move: Move) -> Step:
        seat = t.turn
        if move == GENERAL:
            return self._all_in(t, seat)
        plays = t.plays
        if move == PASS:
            plays[seat] = False
            t.still -= 1
            t.tell("passes", seat)
        else:
            plays[seat] = True
            if move == WIDOW:
                self._take(t, seat)
            elif t.facts is not None:
                t.tell("plays", seat)
        t.turn = following = t.after[seat]
        if plays[following] is None:
            return STAY
        t.only([seat for seat, said in enumerate(plays) if said])
        return NEXT

    def _take(self, t: RamsTable, seat: Seat) -> None:
        t.aside[seat] = t.hands[seat]
        t.hands[seat] = t.stock
        t.stock = []
        t.widow_by = seat
        t.tell("takes_widow", seat)

    def _all_in(self, t: RamsTable, seat: Seat) -> Step:
        t.general = seat
        for other in t.in_play():
            t.plays[other] = True
        t.tell("general", seat)
        return NEXT

    @override
    def why_not(self, t: RamsTable, move: Move) -> Fact:
        if move == PASS:
            bound = t.still <= FEWEST
            return Fact("two_have_to_play" if bound else "widow_first")
        if move == WIDOW:
            return Fact("widow_is_gone" if t.widow_by != NOBODY else "no_widow")
        if move == GENERAL:
            return Fact("no_general")
        return Fact("play_or_pass")


class TrumpCard(pot.TrumpCard[RamsTable]):
    """The dealer, if he plays, may lay a card away for the one that was turned (RA-A7)."""

    leaves = ""

    def __init__(self, options: RamsOptions) -> None:
        self.allowed = options.turn_up == "dealer"

    @override
    def taker(self, t: RamsTable) -> Seat:
        return t.dealer if self.allowed and t.plays[t.dealer] else NOBODY

    @override
    def answered(self, t: RamsTable, takes: bool) -> None:
        t.swapped = takes
