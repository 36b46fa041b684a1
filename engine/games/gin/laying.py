"""How the hands lie at the end of a Spiel, and laying off.

The melds of the one who has ended it are spread by themselves, as well as they can be; only where
they can lie in ways that differ in what can be laid off he may be asked. Then the other lays off.
"""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.games.gin.melds import (
    BIT,
    DEAD,
    IN_RUN,
    IN_SET,
    Melding,
    fits,
    in_order,
    lay_offs,
    melding,
    meldings,
    place_of,
    with_card,
)
from engine.games.gin.numbers import lays_off
from engine.games.gin.options import GinOptions
from engine.games.gin.table import GinTable
from engine.moves import Call, Move
from engine.override import override
from engine.rules import END, NEXT, STAY, Phase, Step
from engine.table import Seat

DONE = Call("done")

PLACES = {place: Call(place) for place in (IN_RUN, IN_SET, DEAD)}
"""Where a card of the knocker's can lie, and how he says so."""


class Spread(Phase[GinTable]):
    """The chapter in which the knocker says where melds lie, card by card (GI-A28).

    It is asked where they can lie in ways that differ in what can be laid off; else they lie as
    well as they can.
    """

    name = "spread"

    def __init__(self, options: GinOptions) -> None:
        self.asks = options.spread == "knocker"

    @override
    def enter(self, t: GinTable) -> Step:
        t.turn = t.knocker
        hand = t.hands[t.knocker]
        if not self.asks or not lays_off(t.ending) or len(meldings(hand)) < 2:
            spread(t, melding(hand))
            return NEXT
        # All see his cards now; only how they lie is open.
        best = melding(hand)
        _lie_open(t, t.knocker, Melding((), tuple(in_order(best)), best.points))
        t.spread = len(t.rows)
        return STAY

    def asked(self, t: GinTable) -> tuple[Card, list[str]]:
        """Return the card asked about, and where it can lie: in a run, in a set, or elsewhere.

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
    """Return the ways in which the knocker's cards can still lie, that of GI-A28 first."""
    return [
        way
        for way in meldings(t.rows[0])
        if all(place_of(card, way) == place for card, place in t.lying.items())
    ]


class LayOff(Phase[GinTable]):
    """The chapter in which the other lays cards off on the knocker's melds (GI-A16).

    Card by card, as long as they like; own melds may be broken for it. On gin nothing is laid off.
    """

    name = "lay_off"
    zone = "rows"

    @override
    def enter(self, t: GinTable) -> Step:
        t.turn = t.after[t.knocker]
        if not lays_off(t.ending) or not self._fitting(t):
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


def spread(t: GinTable, best: Melding) -> None:
    """Spread the knocker's hand in melds and dead wood."""
    t.melded = _lie_open(t, t.knocker, best)
    t.spread = len(t.rows)
    if t.ending == "knock":
        t.tell("has_dead_wood", t.knocker, t.dead[t.knocker])


def lie_open(t: GinTable) -> Step:
    """Lay the other hand open, too: the Spiel is over."""
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
