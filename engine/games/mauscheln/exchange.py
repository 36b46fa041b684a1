"""The exchange of Mauscheln: up to four cards at once, and sometimes five for four."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.facts import Fact
from engine.families.pot import exchange as pot
from engine.families.pot.exchange import DRAW, STAND
from engine.games.mauscheln.options import MauschelnOptions
from engine.games.mauscheln.table import MauschelnTable
from engine.moves import Call, Move
from engine.override import override
from engine.phases.used_up import draw
from engine.rules import STAY, Step
from engine.table import Seat

FIVE = Call("five")

HAND = 4


def five_for(four: Sequence[Card], option: str) -> bool:
    """Whether anybody draws five cards for these four (MA-A13)."""
    return option == "all" or (option == "one_suit" and len({one.suit for one in four}) == 1)


class Exchange(pot.Exchange[MauschelnTable]):
    """Each in turn, the declarer first, keeps his hand or changes one to four cards, once.

    Cards are laid away one by one, face down and dead, and the new ones drawn at the end. By
    house rules some draw five for all four, and lay one of the five away (MA-A13). What is not
    there cannot be drawn; as a rule the discards of the others are shuffled for it (MA-A14).
    """

    draws = (DRAW, FIVE)

    def __init__(self, options: MauschelnOptions) -> None:
        super().__init__(options.stock_exhausted == "reshuffle")
        self.five_for_four = options.five_for_four

    def _five(self, t: MauschelnTable) -> bool:
        """Whether the seat that has laid all four away draws five for them."""
        seat = t.turn
        if self.to_draw(t, seat) <= HAND:
            return False
        return five_for(t.aside[seat][-HAND:], self.five_for_four) or t.last == seat

    @override
    def legal(self, t: MauschelnTable) -> list[Move]:
        hand = t.hands[t.turn]
        if t.fifth:
            return [*hand]
        if not t.laid:
            return [*hand, STAND] if t.room else [STAND]
        moves: list[Move] = [*hand] if t.laid < t.room else []
        moves.append(FIVE if t.laid == HAND and self._five(t) else DRAW)
        return moves

    @override
    def play(self, t: MauschelnTable, move: Move) -> Step:
        if not t.fifth:
            return super().play(t, move)
        assert isinstance(move, Card)
        seat = t.turn
        t.lay_away(seat, move)
        if t.facts is not None:
            t.tell("lays_fifth", seat)
        t.fifth = False
        return self.go_on(t, seat)

    @override
    def answer(self, t: MauschelnTable, seat: Seat, call: Call) -> Step:
        if call.word != FIVE.word:
            return super().answer(t, seat, call)
        t.exchanged[seat] = t.laid
        if t.facts is not None:
            t.tell("draws_five", seat)
        draw(t, seat, HAND + 1)
        t.fifth = True
        t.laid = 0
        return STAY

    @override
    def needs(self, t: MauschelnTable, move: Call) -> int:
        return HAND + 1 if move == FIVE else super().needs(t, move)

    @override
    def why_not(self, t: MauschelnTable, move: Move) -> Fact:
        if isinstance(move, Card):
            return super().why_not(t, move)
        if t.fifth:
            return Fact("lay_one_away")
        if move == FIVE:
            return Fact("no_five")
        return Fact("five_for_four") if move == DRAW and t.laid else super().why_not(t, move)
