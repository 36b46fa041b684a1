"""The end of a turn, and of a Spiel: the discard, knocking and gin, laying off.

Who knocks names the card that he lays face down and crosswise; his melds are then spread by
themselves, as well as they can be, and only where they can lie in two ways he may be asked. Gin is
a call of its own, so that nobody knocks by mistake with a hand that is worth more (GI-A24).
"""

from __future__ import annotations

from engine.cards import FRENCH_52, Card
from engine.facts import Fact
from engine.games.gin.chapters import BOTH, LEAST_TALON, LEAVE, MOST_FROM_HEAP, put_down, take_up
from engine.games.gin.melds import (
    BIT,
    DEAD,
    IN_RUN,
    IN_SET,
    Melding,
    dead_of,
    fits,
    in_order,
    lay_offs,
    mask_of,
    melding,
    meldings,
    place_of,
    with_card,
)
from engine.games.gin.options import GinOptions
from engine.games.gin.table import GinTable
from engine.moves import Call, Move
from engine.override import override
from engine.rules import END, NEXT, STAY, Phase, Step
from engine.table import Seat

KNOCKS = {one: Call("knock", (one,)) for one in FRENCH_52}
GINS = {one: Call("gin", (one,)) for one in FRENCH_52}
BIG_GIN = Call("big_gin")
DONE = Call("done")

PLACES = {place: Call(place) for place in (IN_RUN, IN_SET, DEAD)}
"""Where a card of the knocker's can lie, and how he says so."""

_PICTURE = 10
"""The most that laying one card away can take off the dead wood."""

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

    def may_go(self, t: GinTable) -> list[Card]:
        """The cards that may be laid away now."""
        hand = t.hands[t.turn]
        return hand[:-1] if t.taken and not self.may_return else hand

    @override
    def legal(self, t: GinTable) -> list[Move]:
        may_go = self.may_go(t)
        moves: list[Move] = [*may_go]
        hand = t.hands[t.turn]
        dead = dead_of(mask_of(hand))
        if dead > t.limit + _PICTURE:
            # Too much even without a picture: there is no knock but a false one, and no gin.
            if self.false_knock:
                moves += [KNOCKS[one] for one in may_go]
            return moves
        left = after_discard(hand, may_go)
        allowed = _ANY if self.false_knock else t.limit
        moves += [KNOCKS[one] for one, points in left.items() if 0 < points <= allowed]
        moves += [GINS[one] for one, points in left.items() if not points]
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
        if move.word == "knock" and dead > t.limit:
            knock_in_vain(t, seat, card, dead)
            return self._goes_on(t)
        lay_crosswise(t, seat, card)
        end(t, seat, move.word)
        return "spread"

    def _goes_on(self, t: GinTable) -> Step:
        t.turn = t.after[t.turn]
        t.taken = False
        if self.goes_in_circles and t.from_heap >= MOST_FROM_HEAP:
            return drawn(t, "ends_in_circles")
        if len(t.stock) > LEAST_TALON:
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

    @override
    def legal(self, t: GinTable) -> list[Move]:
        hand = t.hands[t.turn]
        left = after_discard([*hand, t.up[-1]], hand)
        moves: list[Move] = [LEAVE]
        moves += [KNOCKS[one] for one, points in left.items() if 0 < points <= t.limit]
        moves += [GINS[one] for one, points in left.items() if not points]
        return moves

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
        lay_crosswise(t, seat, card)
        end(t, seat, move.word)
        return NEXT

    @override
    def why_not(self, t: GinTable, move: Move) -> Fact:
        return Fact("take_to_end_or_leave")


class Spread(Phase[GinTable]):
    """Where the melds of a knock can lie in ways that differ in what can be laid off, the knocker
    says of one card after the other where it lies; else they lie as well as they can (GI-A28)."""

    name = "spread"

    def __init__(self, options: GinOptions) -> None:
        self.asks = options.spread == "knocker"

    @override
    def enter(self, t: GinTable) -> Step:
        t.turn = t.knocker
        hand = t.hands[t.knocker]
        if not self.asks or t.ending != "knock" or len(meldings(hand)) < 2:
            spread(t, melding(hand))
            return NEXT
        # All see his cards now; only how they lie is open.
        best = melding(hand)
        _lie_open(t, t.knocker, Melding((), tuple(in_order(best)), best.points))
        t.spread = len(t.rows)
        return STAY

    def asked(self, t: GinTable) -> tuple[Card, list[str]]:
        """The card that is asked about, and where it can lie: in a run, in a set, or elsewhere.

        Where two ways are as good there is a set in one of them, some card of which the other has
        in a run: without that it would leave more dead wood.
        """
        left = ways(t)
        for card in sorted(t.rows[0], key=BIT.__getitem__):
            places = {place_of(card, way) for way in left}
            if {IN_RUN, IN_SET} <= places:
                return card, [one for one in PLACES if one in places]
        raise AssertionError("there is nothing to choose")

    @override
    def legal(self, t: GinTable) -> list[Move]:
        return [PLACES[place] for place in self.asked(t)[1]]

    @override
    def play(self, t: GinTable, move: Move) -> Step:
        assert isinstance(move, Call)
        t.lying[self.asked(t)[0]] = move.word
        left = ways(t)
        if len(left) > 1:
            return STAY
        t.rows = []
        spread(t, left[0])
        return NEXT

    @override
    def why_not(self, t: GinTable, move: Move) -> Fact:
        return Fact("say_where_it_lies", (self.asked(t)[0],))


def ways(t: GinTable) -> list[Melding]:
    """The ways in which the knocker's cards can still lie, that of GI-A28 first."""
    return [
        way
        for way in meldings(t.rows[0])
        if all(place_of(card, way) == place for card, place in t.lying.items())
    ]


class LayOff(Phase[GinTable]):
    """Who did not knock lays what he can on the knocker's melds, card by card, as long as he
    likes; own melds may be broken for it (GI-A16). On gin nothing is laid off."""

    name = "lay_off"
    zone = "rows"

    @override
    def enter(self, t: GinTable) -> Step:
        t.turn = t.after[t.knocker]
        if t.ending != "knock" or not self._fitting(t):
            return lie_open(t)
        return STAY

    def _fitting(self, t: GinTable) -> list[Move]:
        melds = t.rows[: t.melded]
        return [Call("lay_off", one) for one in lay_offs(melds, t.hands[t.turn])]

    @override
    def legal(self, t: GinTable) -> list[Move]:
        return [*self._fitting(t), DONE]

    @override
    def play(self, t: GinTable, move: Move) -> Step:
        if move == DONE:
            return lie_open(t)
        assert isinstance(move, Call)
        card, row = move.args
        assert isinstance(card, Card) and isinstance(row, int)
        t.hands[t.turn].remove(card)
        t.known.pop(card, None)
        t.rows[row] = with_card(t.rows[row], card)
        t.tell("lays_off", t.turn, card)
        return STAY if self._fitting(t) else lie_open(t)

    @override
    def why_not(self, t: GinTable, move: Move) -> Fact:
        if isinstance(move, Card):
            return Fact("lay_it_on_a_meld")
        match move:
            case Call("lay_off", (Card() as card, int(row))):
                if card not in t.hands[t.turn]:
                    return Fact("not_in_hand", (card,))
                there = 0 <= row < t.melded
                if not there or not fits(t.rows[row], card):
                    return Fact("does_not_fit", (card,))
        return Fact("lay_off_or_done")


def lay_crosswise(t: GinTable, seat: Seat, card: Card) -> None:
    """Lay a card away face down; nobody sees it any more in this Spiel."""
    t.hands[seat].remove(card)
    t.known.pop(card, None)
    t.aside[seat].append(card)


def knock_in_vain(t: GinTable, seat: Seat, card: Card, dead: int) -> None:
    """The card is turned over and the hand taken up again; what was seen was seen (GI-A18)."""
    put_down(t, seat, card)
    for one in t.hands[seat]:
        t.known[one] = BOTH
    t.shown[seat] = tuple((one.suit, one.rank) for one in t.hands[seat])
    t.tell("knocks", seat)
    t.tell("knocks_in_vain", seat, card, dead)


def end(t: GinTable, seat: Seat, ending: str) -> None:
    """This seat ends the Spiel with a "knock", "gin" or "big_gin"."""
    t.knocker = seat
    t.ending = ending
    t.tell("knocks" if ending == "knock" else "has_" + ending, seat)


def spread(t: GinTable, best: Melding) -> None:
    """The knocker's hand in melds and dead wood."""
    t.melded = _lie_open(t, t.knocker, best)
    t.spread = len(t.rows)
    if t.ending == "knock":
        t.tell("has_dead_wood", t.knocker, t.dead[t.knocker])


def lie_open(t: GinTable) -> Step:
    """The other hand, too: the Spiel is over."""
    other = t.after[t.knocker]
    _lie_open(t, other, melding(t.hands[other]))
    t.tell("has_dead_wood", other, t.dead[other])
    return END


def _lie_open(t: GinTable, seat: Seat, best: Melding) -> int:
    """Lay a hand in rows; how many of them are melds."""
    t.hands[seat] = []
    t.rows += [list(meld) for meld in best.melds]
    if best.dead:
        t.rows.append(list(best.dead))
    t.dead[seat] = best.points
    for row in t.rows:
        for one in row:
            t.known.pop(one, None)
    return len(best.melds)


def drawn(t: GinTable, why: str = "ends_drawn") -> Step:
    """Nobody has ended: no points for anybody."""
    t.ending = "drawn"
    t.tell(why)
    return END
