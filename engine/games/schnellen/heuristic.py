"""Rules of thumb for Schnellen, from one seat's view alone.

A hand is worth the tricks it may take, a rough guess for each card. It plays when those outweigh
what no trick at all would cost, or at least what staying at home does.
"""

from __future__ import annotations

from engine.cards import GERMAN_SUITS, Card
from engine.facts import Advice, Fact
from engine.families.pot.chapters import PASS
from engine.families.pot.heuristic import by_chapter, rivals
from engine.games.schnellen.chapters import BIDS, HAND, HOME, NAMES, PLAY
from engine.games.schnellen.rules import SchnellenRules
from engine.games.schnellen.table import SchnellenTable
from engine.games.schnellen.weights import WEIGHTS, Weights
from engine.moves import Move
from engine.table import Seat


def gain(
    t: SchnellenTable, seat: Seat, rules: SchnellenRules, weights: Weights, among: float
) -> float:
    """Return what playing brings this seat beyond what staying at home costs, in points."""
    options = rules.options
    likely = weights.likely(t.hands[seat], t.trump, among)
    return weights.gain(likely, options.no_trick) + options.home_costs


def _stay(t: SchnellenTable, legal: list[Move], rules: SchnellenRules, weights: Weights) -> Advice:
    if gain(t, t.turn, rules, weights, rivals(t.plays, t.turn, weights)) > weights.plays_from:
        return Advice(PLAY, Fact("tricks_likely"))
    return Advice(HOME, Fact("tricks_unlikely"))


def worst_of(t: SchnellenTable, weights: Weights) -> Card:
    """Return the card of the hand that is likely to bring least."""
    return min(t.hands[t.turn], key=weights.worth[t.trump].__getitem__)


def _likely(t: SchnellenTable, suit: str, weights: Weights) -> float:
    """Return the tricks one may count on who names this suit: the others will play by half."""
    among = max(1.0, weights.unsaid * (len(t.hands) - 1))
    return weights.likely(t.hands[t.turn], suit, among)


def _best_suit(t: SchnellenTable, weights: Weights) -> str:
    return max(GERMAN_SUITS, key=lambda suit: _likely(t, suit, weights))


def _bid(t: SchnellenTable, legal: list[Move], rules: SchnellenRules, weights: Weights) -> Advice:
    """As many tricks as are likely in the best suit, if that is more than was bid."""
    likely = _likely(t, _best_suit(t, weights), weights)
    number = min(HAND, int(weights.bids * likely))
    lowest = t.bid + 1
    if number < lowest or weights.gain(likely, rules.options.no_trick) <= weights.bids_from:
        return Advice(PASS, Fact("too_few_to_bid"))
    # One more than was bid is enough to name trumps.
    return Advice(BIDS[lowest], Fact("bid_for_trumps"))


def _name(t: SchnellenTable, legal: list[Move], rules: SchnellenRules, weights: Weights) -> Advice:
    return Advice(NAMES[_best_suit(t, weights)], Fact("strongest_suit"))


def _lay_away(
    t: SchnellenTable, legal: list[Move], rules: SchnellenRules, weights: Weights
) -> Advice:
    worst = worst_of(t, weights)
    return Advice(worst, Fact("lay_worst", (worst,)))


choose = by_chapter(WEIGHTS, bid=_bid, name=_name, stay=_stay, lay_away=_lay_away)
