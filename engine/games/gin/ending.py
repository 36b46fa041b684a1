"""The end of a turn, and of a Spiel: the discard, knocking and gin.

The knocker names the card that he lays face down and crosswise; how his hand then lies, and what is
laid off, tells `laying.py`. Gin is a call of its own, so that nobody knocks by mistake with a hand
that is worth more (GI-A24).
"""

from __future__ import annotations

from engine.cards import FRENCH_52, Card
from engine.facts import Fact
from engine.games.gin.chapters import BOTH, LEAVE, MOST_FROM_HEAP, put_down, take_up
from engine.games.gin.melds import BIT, dead_of, mask_of
from engine.games.gin.numbers import MOST_OFF, ends, talon_is_up
from engine.games.gin.options import GinOptions
from engine.games.gin.table import GinTable
from engine.moves import Call, Move
from engine.override import override
from engine.rules import END, NEXT, Phase, Step
from engine.table import Seat

KNOCKS = {one: Call("knock", (one,)) for one in FRENCH_52}
GINS = {one: Call("gin", (one,)) for one in FRENCH_52}
BIG_GIN = Call("big_gin")
_ANY = 1000
"""More dead wood than there is."""


def after_discard(hand: list[Card], may_go: list[Card]) -> dict[Card, int]:
    """For each card that may go the dead wood of the others."""
    mask = mask_of(hand)
    return {one: dead_of(mask ^ BIT[one]) for one in may_go}


class Discard(Phase[GinTable]):
    """A card on the heap, or the end: a knock, or gin. A card just taken up is kept (GI-A3)."""

    name = "discard"
    zone = "up"

    def __init__(self, options: GinOptions) -> None:
        self.may_return = options.return_taken_discard
        self.false_knock = options.false_knock
        self.big_gin = options.big_gin > 0
        self.last_knock = options.last_discard_knock
        self.goes_in_circles = options.heap_in_a_row == 0

    def keeps(self, taken: bool) -> bool:
        """Whether the last card of the hand may not go, where it was `taken` from the heap."""
        return taken and not self.may_return

    def may_go(self, t: GinTable) -> list[Card]:
        """Return the cards that may be laid away now."""
        hand = t.hands[t.turn]
        return hand[:-1] if self.keeps(t.taken) else hand

    @override
    def legal(self, t: GinTable) -> list[Move]:
        may_go = self.may_go(t)
        moves: list[Move] = [*may_go]
        hand = t.hands[t.turn]
        dead = dead_of(mask_of(hand))
        if dead > t.limit + MOST_OFF:
            # Too much even without a picture: there is no knock but a false one, and no gin.
            if self.false_knock:
                moves += [KNOCKS[one] for one in may_go]
            return moves
        left = after_discard(hand, may_go)
        allowed = _ANY if self.false_knock else t.limit
        moves += _ends(left, allowed)
        if self.big_gin and not dead:
            moves.append(BIG_GIN)
        return moves

    @override
    def play(self, t: GinTable, move: Move) -> Step:
        seat = t.turn
        if isinstance(move, Card):
            put_down(t, seat, move)
            t.tell("discards", seat, move)
            return self._goes_on(t)
        if move == BIG_GIN:
            end(t, seat, "big_gin")
            return "spread"
        card = move.args[0]
        assert isinstance(card, Card)
        dead = dead_of(mask_of(t.hands[seat]) ^ BIT[card])
        if not ends(dead, t.limit):
            knock_in_vain(t, seat, card, dead)
            return self._goes_on(t)
        t.lay_away(seat, card)
        end(t, seat, move.word)
        return "spread"

    def _goes_on(self, t: GinTable) -> Step:
        t.turn = t.after[t.turn]
        t.taken = False
        if self.goes_in_circles and t.from_heap >= MOST_FROM_HEAP:
            return drawn(t, "ends_in_circles")
        if not talon_is_up(len(t.stock)):
            return "draw"
        if self.last_knock:
            return NEXT
        return drawn(t)

    @override
    def why_not(self, t: GinTable, move: Move) -> Fact:
        hand = t.hands[t.turn]
        if isinstance(move, Card):
            return Fact("not_in_hand" if move not in hand else "taken_is_kept", (move,))
        if move == BIG_GIN and self.big_gin:
            return Fact("not_all_melded", (dead_of(mask_of(hand)),))
        if move.word in ("knock", "gin"):
            return self._why_not_end(t, move)
        return Fact("now_discard")

    def _why_not_end(self, t: GinTable, move: Call) -> Fact:
        card = move.args[0] if len(move.args) == 1 else None
        if not isinstance(card, Card) or card not in t.hands[t.turn]:
            return Fact("lay_one_crosswise")
        if card not in self.may_go(t):
            return Fact("taken_is_kept", (card,))
        dead = dead_of(mask_of(t.hands[t.turn]) ^ BIT[card])
        if move.word == "gin":
            return Fact("not_gin", (dead,))
        if not dead:
            return Fact("that_is_gin")
        return Fact("too_much_dead_wood", (t.limit, dead)) if t.limit else Fact("only_gin_ends")


class LastDiscard(Phase[GinTable]):
    """With two cards left in the talon the last discard may be taken to end with it at once."""

    name = "last"
    otherwise = "take_to_end_or_leave"

    @override
    def legal(self, t: GinTable) -> list[Move]:
        hand = t.hands[t.turn]
        left = after_discard([*hand, t.up[-1]], hand)
        return [LEAVE, *_ends(left, t.limit)]

    @override
    def play(self, t: GinTable, move: Move) -> Step:
        seat = t.turn
        if move == LEAVE:
            t.tell("leaves", seat)
            return drawn(t)
        assert isinstance(move, Call)
        card = move.args[0]
        assert isinstance(card, Card)
        take_up(t)
        t.lay_away(seat, card)
        end(t, seat, move.word)
        return NEXT


def _ends(left: dict[Card, int], limit: int) -> list[Call]:
    """Return the knocks and then the gins with cards that leave this dead wood."""
    ways = [(one, ends(points, limit)) for one, points in left.items()]
    knocks = [KNOCKS[one] for one, way in ways if way == "knock"]
    return knocks + [GINS[one] for one, way in ways if way == "gin"]


def knock_in_vain(t: GinTable, seat: Seat, card: Card, dead: int) -> None:
    """Turn over the card and take up the hand again; what was seen was seen (GI-A18)."""
    put_down(t, seat, card)
    for one in t.hands[seat]:
        t.known[one] = BOTH
    t.shown[seat] = tuple((one.suit, one.rank) for one in t.hands[seat])
    t.tell("knocks", seat)
    t.tell("knocks_in_vain", seat, card, dead)


def end(t: GinTable, seat: Seat, ending: str) -> None:
    """End the Spiel for this seat with a "knock", "gin" or "big_gin"."""
    t.knocker = seat
    t.ending = ending
    t.tell("knocks" if ending == "knock" else "has_" + ending, seat)


def drawn(t: GinTable, why: str = "ends_drawn") -> Step:
    """Nobody has ended: no points for anybody."""
    t.ending = "drawn"
    t.tell(why)
    return END
