"""Rules of thumb for Mauscheln, from one seat's view alone.

A hand is worth a share of the kitty for each trick it may take, and costs one or two kitties if
it fails: declare, join or stay out by the sum. In the play, a leader begins with what nobody
can beat, and a follower wins as cheaply as it goes.
"""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Advice, Fact
from engine.families.pot.chapters import OUT, PASS
from engine.families.pot.exchange import STAND
from engine.families.pot.heuristic import better_of, by_chapter, rivals, room, to_lay
from engine.games.mauscheln.chapters import LAST_ONE
from engine.games.mauscheln.exchange import HAND, five_for
from engine.games.mauscheln.rules import MauschelnRules
from engine.games.mauscheln.table import MauschelnTable
from engine.games.mauscheln.weights import WEIGHTS, Weights
from engine.moves import Call, Move
from engine.phases.chances import chances_of, prospect
from engine.phases.kitty import SHARES
from engine.table import Seat

# Declaring and joining.


def _hand(t: MauschelnTable, seat: Seat, rules: MauschelnRules, weights: Weights) -> list[Card]:
    """Return the hand as it may be for a declarer: with the trump card for the worst one."""
    hand = t.hands[seat][:]
    if rules.options.takes_trump_card and t.upcard is not None:
        worth = weights.worth(rules.deck)[t.trump]
        worst = min(hand, key=worth.__getitem__)
        if worth[t.upcard] > worth[worst]:
            hand.remove(worst)
            hand.append(t.upcard)
    return hand


def _declare(
    t: MauschelnTable, legal: list[Move], rules: MauschelnRules, weights: Weights
) -> Advice:
    if PASS not in legal:
        return Advice(legal[0], Fact("no_choice"))
    declaring = declaring_brings(t, t.turn, rivals(t.plays, t.turn, weights), rules, weights)
    if declaring > weights.declares_from:
        return Advice(legal[0], Fact("two_tricks_likely"))
    return Advice(PASS, Fact("two_tricks_unlikely"))


def declaring_brings(
    t: MauschelnTable, seat: Seat, among: float, rules: MauschelnRules, weights: Weights
) -> float:
    """How many kitties declaring seems to bring with the hand of this seat."""
    worth = weights.worth(rules.deck)[t.trump]
    chances = chances_of(_hand(t, seat, rules, weights), worth, room(t), weights)
    there = prospect(chances, among, weights)
    return there.share(of=SHARES, none=2, one=rules.options.one_trick)


def joining_brings(
    t: MauschelnTable, seat: Seat, among: float, rules: MauschelnRules, weights: Weights
) -> float:
    """How many kitties joining seems to bring with the hand of this seat."""
    worth = weights.worth(rules.deck)[t.trump]
    chances = chances_of(t.hands[seat], worth, room(t), weights)
    return prospect(chances, among + weights.declarer, weights).share(of=SHARES)


def _join(t: MauschelnTable, legal: list[Move], rules: MauschelnRules, weights: Weights) -> Advice:
    there = joining_brings(t, t.turn, rivals(t.plays, t.turn, weights), rules, weights)
    if there > weights.joins_from:
        return Advice(legal[0], Fact("a_trick_likely"))
    if LAST_ONE in legal and there > weights.last_from:
        return Advice(LAST_ONE, Fact("last_for_five"))
    return Advice(OUT, Fact("a_trick_unlikely"))


# The trump card, and the exchange.


def _trump_card(
    t: MauschelnTable, legal: list[Move], rules: MauschelnRules, weights: Weights
) -> Advice:
    return better_of(t, t.up[-1], weights.worth(rules.deck)[t.trump])


def _exchange(
    t: MauschelnTable, legal: list[Move], rules: MauschelnRules, weights: Weights
) -> Advice:
    worth = weights.worth(rules.deck)[t.trump]
    if t.fifth:
        worst = min(t.hands[t.turn], key=worth.__getitem__)
        return Advice(worst, Fact("worst_of_five", (worst,)))
    for card in _to_lay(t, rules, weights):
        if card in legal:
            return Advice(card, Fact("draw_for", (card,)))
    if not t.laid:
        return Advice(STAND, Fact("enough_changed"))
    draw = next(move for move in legal if isinstance(move, Call))
    return Advice(draw, Fact("enough_changed"))


def _to_lay(t: MauschelnTable, rules: MauschelnRules, weights: Weights) -> list[Card]:
    """Return the cards to change; where five may be drawn for four there is a choice."""

    def extra(cards: list[Card], number: int) -> float:
        if number < HAND:
            return 0.0
        five = t.last == t.turn or five_for(cards, rules.options.five_for_four)
        return weights.fifth if five else 0.0

    return to_lay(t, weights.worth(rules.deck)[t.trump], weights.drawn, extra)


choose = by_chapter(
    WEIGHTS, declare=_declare, join=_join, trump_card=_trump_card, exchange=_exchange
)
