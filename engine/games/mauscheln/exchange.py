"""The exchange of Mauscheln: up to four cards at once, and sometimes five for four."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.cards import Card
from engine.facts import Fact
from engine.games.mauscheln.options import MauschelnOptions
from engine.games.mauscheln.table import MauschelnTable
from engine.moves import Call, Move
from engine.override import override
from engine.phases.used_up import draw, laid_by_others, shuffled_again
from engine.rules import NEXT, STAY, Phase, Step
from engine.table import Seat

STAND = Call("stand")
DRAW = Call("draw")
FIVE = Call("five")

HAND = 4


def five_for(four: Sequence[Card], option: str) -> bool:
    """Whether anybody draws five cards for these four (MA-A13)."""
    return option == "all" or (option == "one_suit" and len({one.suit for one in four}) == 1)


class Exchange(Phase[MauschelnTable]):
    """Each in turn, the declarer first, keeps his hand or changes one to four cards, once.

    Cards are laid away one by one, face down and dead, and the new ones drawn at the end. By
    house rules some draw five for all four, and lay one of the five away (MA-A13). What is not
    there cannot be drawn; as a rule the discards of the others are shuffled for it (MA-A14).
    """

    name = "exchange"
    zone = "aside"

    def __init__(self, options: MauschelnOptions) -> None:
        self.five_for_four = options.five_for_four
        self.reshuffles = options.stock_exhausted == "reshuffle"

    @override
    def enter(self, t: MauschelnTable) -> Step:
        return self._ask(t, t.first)

    def _ask(self, t: MauschelnTable, seat: Seat) -> Step:
        t.turn = seat
        t.laid = 0
        t.fifth = False
        t.room = HAND if len(t.stock) >= HAND else min(HAND, self._to_draw(t, seat))
        return STAY

    def _to_draw(self, t: MauschelnTable, seat: Seat) -> int:
        """How many cards this seat could draw."""
        number = len(t.stock)
        if self.reshuffles:
            number += len(laid_by_others(t, seat))
        return number

    def _five(self, t: MauschelnTable) -> bool:
        """Whether the seat that has laid all four away draws five for them."""
        seat = t.turn
        if self._to_draw(t, seat) <= HAND:
            return False
        return five_for(t.aside[seat][-HAND:], self.five_for_four) or t.last == seat

    @override
    def legal(self, t: MauschelnTable) -> list[Move]:
        hand = t.hands[t.turn]
        moves: list[Move]
        if t.fifth:
            return [*hand]
        laid = t.laid
        if not laid:
            return [*hand, STAND] if t.room else [STAND]
        moves = [*hand] if laid < t.room else []
        moves.append(FIVE if laid == HAND and self._five(t) else DRAW)
        return moves

    @override
    def play(self, t: MauschelnTable, move: Move) -> Step:
        seat = t.turn
        if move.__class__ is Card:
            if TYPE_CHECKING:
                assert isinstance(move, Card)
            t.hands[seat].remove(move)
            if t.known:
                t.known.pop(move, None)
            t.aside[seat].append(move)
            if t.fifth:
                if t.facts is not None:
                    t.tell("lays_fifth", seat)
                return self._next(t, seat)
            t.laid += 1
            return STAY
        if TYPE_CHECKING:  # what is no card is a call; a check here would cost
            assert isinstance(move, Call)
        if move.word == STAND.word:
            if t.facts is not None:
                t.tell("stands", seat)
            return self._next(t, seat)
        t.exchanged[seat] = t.laid
        five = move.word == FIVE.word
        if t.facts is not None:
            if five:
                t.tell("draws_five", seat)
            else:
                t.tell("draws", seat, t.laid)
        draw(t, seat, HAND + 1 if five else t.laid)
        if not five:
            return self._next(t, seat)
        t.fifth = True
        t.laid = 0
        return STAY

    def shuffled_by(self, t: MauschelnTable, move: Call) -> list[Card]:
        """What the others laid away, if this legal call needs more cards than the stock has."""
        needs = {DRAW: t.laid, FIVE: HAND + 1}.get(move, 0)
        if not self.reshuffles or needs <= len(t.stock):
            return []
        return shuffled_again(t, t.turn)

    def _next(self, t: MauschelnTable, seat: Seat) -> Step:
        following = t.after[seat]
        if following != t.first:
            return self._ask(t, following)
        t.laid = t.room = 0
        t.fifth = False
        return NEXT

    @override
    def why_not(self, t: MauschelnTable, move: Move) -> Fact:
        if isinstance(move, Card):
            if move not in t.hands[t.turn]:
                return Fact("not_in_hand", (move,))
            return Fact("stock_used_up")
        if t.fifth:
            return Fact("lay_one_away")
        match move.word:
            case "draw":
                return Fact("five_for_four" if t.laid else "nothing_laid_away")
            case "five":
                return Fact("no_five")
            case "stand":
                return Fact("draw_first")
        return Fact("exchange_now")
