"""Rules of thumb for Ramsli, from one seat's view alone.

A hand is worth a share of the kitty for each trick it may take, and costs one or two kitties if
it fails: knock, join or stay out by the sum. "Eins auf" costs nothing, so nobody stands who may
ask for it. In the play, a leader begins with what nobody can beat, and a follower wins
as cheaply as it goes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card
from engine.facts import Advice, Fact
from engine.families.pot.chapters import OUT, PASS
from engine.families.pot.exchange import DRAW, STAND
from engine.families.pot.heuristic import better_of, by_chapter, room, to_lay
from engine.games.ramsli.chapters import BOTTOM, JOIN, KNOCK, KNOCK_ON_CARD, TOP
from engine.games.ramsli.exchange import GO_ON, HAND, NEW_HAND, ONE_OPEN
from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.rules import RamsliRules
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.trumps import SEVENS, SWAPS
from engine.games.ramsli.weights import WEIGHTS, Weights
from engine.moves import Move
from engine.phases.chances import chances_of, prospect
from engine.phases.kitty import SHARES
from engine.table import Seat

# The source of the trump, the knock, joining.


def knocking_brings(
    t: RamsliTable, hand: Iterable[Card], options: RamsliOptions, weights: Weights
) -> float:
    """Return what knocking with this hand brings, in kitties."""
    return _knocking(
        t, chances_of(hand, weights.worth[t.trump], room(t), weights), options, weights
    )


def _knocking(
    t: RamsliTable, chances: list[float], options: RamsliOptions, weights: Weights
) -> float:
    """Return knocking's worth by the cards' chances: all of it alone; in a muss all others join."""
    others = len(t.plays) - 1
    among = others if t.together else weights.rivals([None] * others)
    played = prospect(chances, among, weights).share(
        of=SHARES, none=2, one=options.knocker_one_trick
    )
    alone = 0.0 if t.together else (1 - weights.unsaid) ** others
    return alone + (1 - alone) * played


def joining_brings(
    t: RamsliTable, seat: Seat, others: Sequence[bool | None], weights: Weights
) -> float:
    """Return what joining brings a seat to whom the others have said so much, in kitties."""
    hand = t.hands[seat] if t.on_card else with_upcard(t, seat, False, weights)
    chances = chances_of(hand, weights.worth[t.trump], room(t), weights)
    among = weights.rivals(others) + weights.knocker * len(others)
    return prospect(chances, among, weights).share(of=SHARES)


def _source(t: RamsliTable, legal: list[Move], rules: RamsliRules, weights: Weights) -> Advice:
    """Weigh turning the bottom card, which binds to two tricks, by what the hand will take."""
    weights, bottom = weights.weighing(t), t.stock[-1]
    hand = [*t.hands[t.turn], bottom]
    chances = chances_of(hand, weights.worth[bottom.suit], 0, weights)
    chances += [weights.drawn] * (HAND + 1 - len(hand))
    best = sorted(chances)[-HAND:]
    chances = [max(one, weights.drawn) for one in best]
    if _knocking(t, chances, rules.options, weights) > weights.turns_from:
        return Advice(BOTTOM, Fact("bottom_is_good", (bottom,)))
    return Advice(TOP, Fact("bottom_is_poor", (bottom,)))


def with_upcard(t: RamsliTable, seat: Seat, taking: bool, weights: Weights) -> list[Card]:
    """Return the hand with the trump card for the Seven or, for its taker, for the worst card."""
    hand = t.hands[seat][:]
    upcard, seven = t.upcard, SEVENS[t.trump]
    if upcard is None:
        return hand
    if taking:
        hand.remove(min(hand, key=weights.worth[t.trump].__getitem__))
        hand.append(upcard)
    elif seven in hand and upcard is not seven:
        hand.remove(seven)
        hand.append(upcard)
    return hand


def _knock(t: RamsliTable, legal: list[Move], rules: RamsliRules, weights: Weights) -> Advice:
    if t.upcard is not None and SWAPS[t.upcard] in legal:
        return Advice(SWAPS[t.upcard], Fact("swap_is_free", (t.upcard,)))
    taking, weights = KNOCK_ON_CARD in legal, weights.weighing(t)
    hand = with_upcard(t, t.turn, taking, weights)
    if t.together:
        chances = chances_of(hand, weights.worth[t.trump], room(t), weights)
        there = prospect(chances, len(t.plays) - 1, weights)
        if taking and there.none + there.one < weights.sure:
            return Advice(KNOCK_ON_CARD, Fact("two_tricks_likely"))
        return Advice(PASS, Fact("no_use_in_knocking"))
    if knocking_brings(t, hand, rules.options, weights) > weights.knocks_from:
        return Advice(KNOCK_ON_CARD if taking else KNOCK, Fact("two_tricks_likely"))
    return Advice(PASS, Fact("two_tricks_unlikely"))


def _join(t: RamsliTable, legal: list[Move], rules: RamsliRules, weights: Weights) -> Advice:
    if t.upcard is not None and SWAPS[t.upcard] in legal:
        return Advice(SWAPS[t.upcard], Fact("swap_is_free", (t.upcard,)))
    weights = weights.weighing(t)
    others = [said for seat, said in enumerate(t.plays) if seat != t.turn]
    if joining_brings(t, t.turn, others, weights) > weights.joins_from:
        return Advice(JOIN, Fact("a_trick_likely"))
    return Advice(OUT, Fact("a_trick_unlikely"))


# The trump card, and the exchange.


def _pick_up(t: RamsliTable, legal: list[Move], rules: RamsliRules, weights: Weights) -> Advice:
    assert t.upcard is not None
    return better_of(t, t.upcard, weights.worth[t.trump])


def _exchange(t: RamsliTable, legal: list[Move], rules: RamsliRules, weights: Weights) -> Advice:
    if t.upcard is not None and SWAPS[t.upcard] in legal:
        return Advice(SWAPS[t.upcard], Fact("swap_is_free", (t.upcard,)))
    if t.drawn:
        return Advice(GO_ON, Fact("enough_changed"))
    if t.offer is not None:
        return better_of(t, t.offer, weights.worth[t.trump])
    for card in _to_lay(t, weights):
        if card in legal:
            return Advice(card, Fact("draw_for", (card,)))
    if t.laid:
        return Advice(NEW_HAND if NEW_HAND in legal else DRAW, Fact("enough_changed"))
    if ONE_OPEN in legal:
        return Advice(ONE_OPEN, Fact("eins_auf_is_free"))
    return Advice(STAND, Fact("enough_changed"))


def _to_lay(t: RamsliTable, weights: Weights) -> list[Card]:
    """Return the cards to change; an open card may be had for none, and with a new hand."""
    worth = weights.worth[t.trump]
    new_hand = t.room == HAND and len(t.stock) > HAND

    def extra(cards: list[Card], number: int) -> float:
        if not number:
            return max(weights.open_gain / 2, weights.drawn + weights.open_gain - worth[cards[0]])
        return weights.open_gain if new_hand and number == HAND else 0.0

    return to_lay(t, worth, weights.drawn, extra)


choose = by_chapter(
    WEIGHTS, source=_source, knock=_knock, join=_join, pick_up=_pick_up, exchange=_exchange
)
