"""The exchange of Ramsli: up to three cards, a new hand with an open fifth card, or eins auf."""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.families.pot import exchange as pot
from engine.families.pot.chapters import OUT
from engine.families.pot.exchange import DRAW, STAND
from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.table import EINS_AUF, RamsliTable
from engine.games.ramsli.trumps import SEVENS, SWAPS
from engine.moves import Call, Move
from engine.override import override
from engine.phases.open_card import choices, lay_for
from engine.phases.used_up import draw, shuffled_again
from engine.rules import STAY, Formal, Step
from engine.table import Seat

NEW_HAND = Call("new_hand")
ONE_OPEN = Call("eins_auf")
GO_ON = Call("go_on")

_GOES_ON = Formal(GO_ON, since=2)

HAND = 4


def swaps(t: RamsliTable) -> list[Move]:
    """To swap the Seven for the trump card, if the seat whose turn it is holds it."""
    if t.upcard is None or SEVENS[t.trump] not in t.hands[t.turn]:
        return []
    return [SWAPS[t.upcard]]


def swap_seven(t: RamsliTable, seat: Seat) -> None:
    """Let this seat take the trump card for its Seven, which lies there now."""
    seven, taken = SEVENS[t.trump], t.upcard
    assert taken is not None
    t.hands[seat].remove(seven)
    t.known.pop(seven, None)
    t.up[t.up.index(taken)] = seven
    t.hands[seat].append(taken)
    t.known[taken] = t.everybody()
    t.upcard = None
    t.tell("swaps_seven", seat, taken)


class Exchange(pot.Exchange[RamsliTable]):
    """Each in turn, the knocker first, does one thing: stand, change, new hand, or eins auf.

    Cards are laid away one by one, face down and dead, and the new ones drawn at the end. A
    player who lays all four away draws four and is offered an open fifth (RL-A14). With "eins auf"
    nothing is laid away before the one card is open. The holder of the trump Seven may also swap
    it for the trump card, until that is taken (RL-A12); everybody is asked, so that the question
    does not show who has drawn the Seven. The stock bounds what can be drawn (RL-A15).
    """

    draws = (DRAW, NEW_HAND)
    for_form = GO_ON

    def __init__(self, options: RamsliOptions) -> None:
        super().__init__(options.stock_exhausted == "reshuffle")
        self.swaps_late = options.seven_swap_after_draw

    @override
    def enter(self, t: RamsliTable) -> Step:
        if t.upcard is SEVENS[t.trump]:
            t.upcard = None
        return super().enter(t)

    @override
    def ask(self, t: RamsliTable, seat: Seat) -> Step:
        t.drawn = False
        return super().ask(t, seat)

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
            moves.append(NEW_HAND if laid == HAND and self.to_draw(t, t.turn) > HAND else DRAW)
        else:
            moves = [*hand, ONE_OPEN, STAND] if t.room else [STAND]
        if t.upcard is not None:
            moves += swaps(t)
        return moves

    @override
    def answer(self, t: RamsliTable, seat: Seat, call: Call) -> Step:
        match call.word:
            case "draw" | "stand":
                return super().answer(t, seat, call)
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
                self._take_or_leave(t, seat, call)
                return self.has_drawn(t, seat)
            case "swap":
                swap_seven(t, seat)
                return self.go_on(t, seat) if t.drawn else STAY
        return self.go_on(t, seat)

    @override
    def needs(self, t: RamsliTable, move: Call) -> int:
        return {NEW_HAND: HAND + 1, ONE_OPEN: 1}.get(move) or super().needs(t, move)

    @override
    def shuffled_by(self, t: RamsliTable, move: Move) -> list[Card]:
        if move == NEW_HAND and len(t.stock) == HAND and self.reshuffles:
            # Four are drawn before the open one is missed.
            return shuffled_again(t, t.turn, HAND)
        return super().shuffled_by(t, move)

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

    def _take_or_leave(self, t: RamsliTable, seat: Seat, move: Call) -> None:
        """Take the open card for one of the hand, or lay it aside; all have seen it."""
        offer = t.up.pop()
        t.offer = None
        if move.word == "take":
            lay_for(t, move)
        else:
            t.aside[seat].append(offer)
            t.known[offer] = t.everybody()
        if t.facts is not None:
            t.tell("takes_up" if move.word == "take" else "leaves_card", seat, offer)

    @override
    def has_drawn(self, t: RamsliTable, seat: Seat) -> Step:
        """Ask for the Seven, as long as it can be swapped, also where nobody holds it."""
        if self.swaps_late and t.upcard is not None:
            t.drawn = True
            t.laid = 0
            return STAY
        return self.go_on(t, seat)

    @override
    def formal(self, t: RamsliTable) -> Formal | None:
        """Return the forced answer of a player who has drawn and holds no Seven to swap."""
        return _GOES_ON if t.drawn and SEVENS[t.trump] not in t.hands[t.turn] else None

    @override
    def go_on(self, t: RamsliTable, seat: Seat) -> Step:
        step = super().go_on(t, seat)
        t.drawn = False
        return step

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
        return Fact("muss_all_play" if t.together and move == OUT else "exchange_now")
