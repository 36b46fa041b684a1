"""Buying: who plays may lay poor cards away once, and gets as many from the stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import Card
from engine.facts import Fact
from engine.games.tippen.table import TippenTable
from engine.moves import Call, Move
from engine.override import override
from engine.rules import NEXT, STAY, Phase, Step
from engine.table import Seat

STAND = Call("stand")
DRAW = Call("draw")


class Buy(Phase[TippenTable]):
    """Each who plays, forehand first, keeps his cards or lays up to three away and draws as many.

    What the stock does not have cannot be bought (TP-A12).
    """

    name = "buy"
    zone = "aside"

    @override
    def enter(self, t: TippenTable) -> Step:
        return self._ask(t, t.first)

    def _ask(self, t: TippenTable, seat: Seat) -> Step:
        t.turn = seat
        t.laid = 0
        t.room = min(len(t.hands[seat]), len(t.stock))
        return STAY

    @override
    def legal(self, t: TippenTable) -> list[Move]:
        moves: list[Move] = [*t.hands[t.turn]] if t.laid < t.room else []
        moves.append(DRAW if t.laid else STAND)
        return moves

    @override
    def play(self, t: TippenTable, move: Move) -> Step:
        seat = t.turn
        if move.__class__ is Card:
            if TYPE_CHECKING:
                assert isinstance(move, Card)
            t.hands[seat].remove(move)
            if t.known:
                t.known.pop(move, None)
            t.aside[seat].append(move)
            t.laid += 1
            return STAY
        if t.laid:
            number = t.bought[seat] = t.laid
            t.hands[seat] += t.stock[:number]
            del t.stock[:number]
            if t.facts is not None:
                t.tell("draws", seat, number)
        elif t.facts is not None:
            t.tell("stands", seat)
        following = t.after[seat]
        if following != t.first:
            return self._ask(t, following)
        t.laid = t.room = 0
        return NEXT

    @override
    def why_not(self, t: TippenTable, move: Move) -> Fact:
        if isinstance(move, Card):
            if move not in t.hands[t.turn]:
                return Fact("not_in_hand", (move,))
            return Fact("stock_used_up")
        if move == STAND:
            return Fact("draw_first")
        return Fact("nothing_laid_away" if move == DRAW else "buy_now")
