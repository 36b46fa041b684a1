"""The exchange of Ramsli: up to three cards, a new hand with an open fifth card, or eins auf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import Card
from engine.facts import Fact
from engine.games.ramsli.chapters import OUT
from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.table import EINS_AUF, RamsliTable
from engine.games.ramsli.trumps import SEVENS, SWAPS
from engine.moves import Call, Move
from engine.override import override
from engine.phases.open_card import choices
from engine.phases.swap import lay_for
from engine.phases.used_up import draw, laid_by_others, shuffled_again
from engine.rules import NEXT, STAY, Formal, Phase, Step
from engine.table import Seat

STAND = Call("stand")
DRAW = Call("draw")
NEW_HAND = Call("new_hand")
ONE_OPEN = Call("eins_auf")
GO_ON = Call("go_on")

_GOES_ON = Formal(GO_ON, since=2)

HAND = 4


class Exchange(Phase[RamsliTable]):
    """Each in turn, the knocker first, does one thing: stand, change, new hand, or eins auf.

    Cards are laid away one by one, face down and dead, and the new ones drawn at the end. Who
    lays all four away draws four and is offered a fifth that lies open (RL-A14). "Eins auf" lays
    nothing away before its one card lies open. Who holds the Seven of trumps may besides swap it
    for the trump card, as long as nobody has taken that (RL-A12); so that nobody shows whether he
    has drawn it, each is asked for it. What the stock does not have cannot be drawn (RL-A15).
    """

    name = "exchange"
    zone = "aside"

    def __init__(self, options: RamsliOptions) -> None:
        self.swaps_late = options.seven_swap_after_draw
        self.reshuffles = options.stock_exhausted == "reshuffle"

    @override
    def enter(self, t: RamsliTable) -> Step:
        if t.upcard is SEVENS[t.trump]:
            t.upcard = None
        return self._ask(t, t.first)

    def _ask(self, t: RamsliTable, seat: Seat) -> Step:
        t.turn = seat
        t.laid = 0
        t.drawn = False
        t.room = HAND if len(t.stock) >= HAND else min(HAND, self._to_draw(t, seat))
        return STAY

    def _to_draw(self, t: RamsliTable, seat: Seat) -> int:
        """How many cards this seat could draw."""
        number = len(t.stock)
        if self.reshuffles:
            number += len(laid_by_others(t, seat))
        return number

    @override
    def legal(self, t: RamsliTable) -> list[Move]:
        hand = t.hands[t.turn]
        offer = t.offer
        if offer is not None:
            return choices(t, offer)
        laid = t.laid
        moves: list[Move]
        if t.drawn:
            moves = [GO_ON]
        elif laid:
            moves = [*hand] if laid < t.room else []
            moves.append(NEW_HAND if laid == HAND and self._to_draw(t, t.turn) > HAND else DRAW)
        else:
            moves = [*hand, ONE_OPEN, STAND] if t.room else [STAND]
        if t.upcard is not None and SEVENS[t.trump] in hand:
            moves.append(SWAPS[t.upcard])
        return moves

    @override
    def play(self, t: RamsliTable, move: Move) -> Step:
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
        if TYPE_CHECKING:  # what is no card is a call; a check here would cost
            assert isinstance(move, Call)
        match move.word:
            case "draw":
                t.exchanged[seat] = t.laid
                if t.facts is not None:
                    t.tell("draws", seat, t.laid)
                draw(t, seat, t.laid)
                return self._has_drawn(t, seat)
            case "new_hand":
                t.exchanged[seat] = HAND
                if t.facts is not None:
                    t.tell("has_new_hand", seat)
                draw(t, seat, HAND)
                return self._offer(t, seat)
            case "eins_auf":
                t.exchanged[seat] = EINS_AUF
                if t.facts is not None:
                    t.tell("asks_eins_auf", seat)
                return self._offer(t, seat)
            case "take" | "leave":
                self._answer(t, seat, move)
                return self._has_drawn(t, seat)
            case "swap":
                self._swap(t, seat, move)
                return self._next(t, seat) if t.drawn else STAY
            case "stand" if t.facts is not None:
                t.tell("stands", seat)
        return self._next(t, seat)

    def shuffled_by(self, t: RamsliTable, move: Call) -> list[Card]:
        """What the others laid away, if this legal call needs more cards than the stock has."""
        needs = {DRAW: t.laid, NEW_HAND: HAND + 1, ONE_OPEN: 1}.get(move, 0)
        if not self.reshuffles or needs <= len(t.stock):
            return []
        # For a new hand four are drawn, if there are as many, before the open one is missed.
        drawn = HAND if move == NEW_HAND and len(t.stock) == HAND else 0
        return shuffled_again(t, t.turn, drawn)

    def _offer(self, t: RamsliTable, seat: Seat) -> Step:
        """Lay the next card of the stock open for this seat."""
        if not t.stock:
            t.shuffle_in(shuffled_again(t, seat))
        t.offer = t.stock.pop(0)
        t.known.pop(t.offer, None)
        t.up.append(t.offer)
        if t.facts is not None:
            t.tell("is_offered", seat, t.offer)
        return STAY

    def _answer(self, t: RamsliTable, seat: Seat, move: Call) -> None:
        """Take the open card for one of the hand, or lay it aside, where all have seen it."""
        offer = t.up.pop()
        t.offer = None
        if move.word == "take":
            lay_for(t, move)
        else:
            t.aside[seat].append(offer)
            t.known[offer] = t.everybody()
        if t.facts is not None:
            t.tell("takes_up" if move.word == "take" else "leaves_card", seat, offer)

    def _swap(self, t: RamsliTable, seat: Seat, move: Call) -> None:
        seven, taken = SEVENS[t.trump], t.upcard
        assert taken is not None
        t.hands[seat].remove(seven)
        t.known.pop(seven, None)
        t.up[t.up.index(taken)] = seven
        t.hands[seat].append(taken)
        t.known[taken] = t.everybody()
        t.upcard = None
        t.tell("swaps_seven", seat, taken)

    def _has_drawn(self, t: RamsliTable, seat: Seat) -> Step:
        """Ask for the Seven, as long as it can be swapped, whoever holds it."""
        if self.swaps_late and t.upcard is not None:
            t.drawn = True
            t.laid = 0
            return STAY
        return self._next(t, seat)

    @override
    def formal(self, t: RamsliTable) -> Formal | None:
        """Going on, for who has drawn and has no Seven to swap."""
        return _GOES_ON if t.drawn and SEVENS[t.trump] not in t.hands[t.turn] else None

    def _next(self, t: RamsliTable, seat: Seat) -> Step:
        following = t.after[seat]
        if following != t.first:
            return self._ask(t, following)
        t.laid = t.room = 0
        t.drawn = False
        return NEXT

    @override
    def why_not(self, t: RamsliTable, move: Move) -> Fact:
        if t.offer is not None:
            return Fact("take_or_leave")
        if isinstance(move, Card):
            if move not in t.hands[t.turn]:
                return Fact("not_in_hand", (move,))
            return Fact("one_exchange" if t.drawn else "stock_used_up")
        match move.word:
            case "swap" if t.upcard is None:
                return Fact("trump_card_gone")
            case "swap":
                return Fact("only_the_seven")
            case _ if t.drawn:
                return Fact("one_exchange")
            case "draw":
                return Fact("new_hand_is_five" if t.laid else "nothing_laid_away")
            case "new_hand":
                return Fact("four_for_new_hand" if t.laid < HAND else "stock_used_up")
            case "eins_auf":
                return Fact("one_or_the_other" if t.laid else "stock_used_up")
            case "stand":
                return Fact("draw_first")
            case "take" | "leave":
                return Fact("no_open_card")
        return Fact("muss_all_play" if t.muss and move == OUT else "exchange_now")
