"""Rules of thumb for Mulatschak, from one seat's view alone.

A hand is worth the tricks it may take in the best suit, with what the exchange may mend. A bid, and
going along with one, is good where it brings more points than it risks. A leader begins with
what nobody can beat, and a follower wins as cheaply as it goes.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple, cast

from engine.cards import GERMAN_SUITS
from engine.facts import Advice, Fact
from engine.games.mulatschak.auction import ANEW, BIDS, HOLD, MULATSCHAK, PASS, TRUMPS
from engine.games.mulatschak.chapters import DRAW, HOME, NOBODY_STAYS, PLAY, STAND
from engine.games.mulatschak.prospects import all_five, bidding, playing, spread
from engine.games.mulatschak.rules import MulatschakRules
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.trumps import TRUMPS_OF
from engine.games.mulatschak.weights import WEIGHTS, Weights
from engine.games.mulatschak.worth import HOME as HOME_COSTS
from engine.games.mulatschak.worth import TRICKS, times
from engine.moves import Move
from engine.phases.chances import chances_of
from engine.phases.leading import follow, lead
from engine.table import Seat, View


def choose(
    rules: MulatschakRules, seen: View, legal: list[Move], rng: Random, weights: Weights = WEIGHTS
) -> Advice:
    """One of the legal moves, and why."""
    t = cast(MulatschakTable, seen.table)
    match t.phase:
        case "auction":
            return _auction(t, legal, rules, weights)
        case "trump":
            return _name(t, legal, rules, weights)
        case "stay":
            return _stay(t, rules, weights)
        case "exchange":
            return _exchange(t, legal, rules, weights)
    ranking = rules.rankings[t.trump]
    needs = needs_tricks(t, t.turn, t.won(t.turn))
    return (follow if t.trick else lead)(t, legal, ranking, needs)


def needs_tricks(t: MulatschakTable, seat: Seat, won: int) -> bool:
    """Whether a seat with these tricks still owes one: of its bid, or the one it plays for."""
    return won < t.bid if seat == t.declarer else not won


# The auction.

DRAWS_TRUMPS = 3
"""How many of the highest trumps draw nearly all others."""


class _Plan(NamedTuple):
    """The best suit for a bid, and what it brings."""

    trump: str
    value: float


def _room(t: MulatschakTable, rules: MulatschakRules) -> int:
    """How many weak cards a declarer may hope to change."""
    return min(TRICKS, len(t.stock)) if rules.options.exchange != "off" else 0


def _by(t: MulatschakTable, rules: MulatschakRules, trump: str) -> int:
    return times(rules.options, hearts=trump == "H", doubled=t.doubled)


def _against(rules: MulatschakRules, weights: Weights, trump: str) -> float:
    """How many will probably play against a bid."""
    others = rules.players - 1
    bound = trump in NOBODY_STAYS.get(rules.options.stay, "")
    return float(others) if bound else max(1.0, weights.along * others)


def _likely(
    t: MulatschakTable, rules: MulatschakRules, weights: Weights, trump: str
) -> tuple[float, ...]:
    """How likely the hand takes these tricks as the declarer's, who exchanges and leads."""
    part = weights.declaring
    worth = part.worth(rules.options.pack)[trump]
    chances = chances_of(t.hands[t.turn], worth, _room(t, rules), part)
    highest = _highest(t, rules, trump)
    if highest:
        # Low to high: what nobody can beat stands last.
        chances.sort()
        chances[-highest:] = [1.0] * highest
    return spread(chances, _against(rules, weights, trump), part)


def _highest(t: MulatschakTable, rules: MulatschakRules, trump: str) -> int:
    """How many trumps the hand has from the top down without a gap."""
    hand, number = t.hands[t.turn], 0
    for card in TRUMPS_OF[rules.options.pack][trump]:
        if card not in hand:
            break
        number += 1
    return number


def _plan(t: MulatschakTable, rules: MulatschakRules, weights: Weights, bid: int) -> _Plan:
    """Return the suit in which a bid of these tricks brings most."""
    suits = "H" if bid == 1 and rules.options.one_trick == "hearts" else GERMAN_SUITS
    plans = []
    for trump in suits:
        likely = _likely(t, rules, weights, trump)
        value = _by(t, rules, trump) * bidding(likely, bid, rules.options.failed)
        plans.append(_Plan(trump, value))
    return max(plans, key=lambda plan: plan.value)


def _mulatschak(
    t: MulatschakTable, rules: MulatschakRules, weights: Weights, suits: str = GERMAN_SUITS
) -> _Plan:
    """Return the suit of these in which the hand as it is comes nearest to all five tricks."""
    part, plans = weights.declaring, []
    for trump in suits:
        worth = part.worth(rules.options.pack)[trump]
        chances = sorted(map(worth.__getitem__, t.hands[t.turn]))
        highest = _highest(t, rules, trump)
        if highest >= DRAWS_TRUMPS:
            # Behind these rounds of trumps other trumps and Sows are good as well.
            chances = [
                max(chance, weights.behind) if chance >= part.plain[0] else chance
                for chance in chances
            ]
        chances[TRICKS - highest :] = [1.0] * highest
        likely = spread(chances, rules.players - 1.0, part)
        plans.append(_Plan(trump, _by(t, rules, trump) * all_five(likely)))
    return max(plans, key=lambda plan: plan.value)


def _auction(
    t: MulatschakTable, legal: list[Move], rules: MulatschakRules, weights: Weights
) -> Advice:
    if ANEW in legal:
        return Advice(ANEW, Fact("nothing_in_hand"))
    holds = HOLD in legal
    bid = t.bid if holds else t.bid + 1
    best = _plan(t, rules, weights, bid) if bid <= TRICKS else _Plan("", float("-inf"))
    if MULATSCHAK in legal:
        # Where a bid is best, all five are.
        five = _mulatschak(t, rules, weights, best.trump or GERMAN_SUITS)
        if five.value > max(0.0, best.value) + weights.announces_from:
            return Advice(MULATSCHAK, Fact("all_five", (five.trump,)))
    if best.value > weights.bids_from:
        return Advice(HOLD if holds else BIDS[bid], Fact("bid_is_good", (best.trump,)))
    return Advice(PASS, Fact("bid_is_too_high" if t.bid else "too_weak_to_bid"))


def _name(
    t: MulatschakTable, legal: list[Move], rules: MulatschakRules, weights: Weights
) -> Advice:
    plan = _mulatschak(t, rules, weights) if t.mulatschak else _plan(t, rules, weights, t.bid)
    return Advice(TRUMPS[plan.trump], Fact("best_suit", (plan.trump,)))


# Going along, and changing cards.


def _stay(t: MulatschakTable, rules: MulatschakRules, weights: Weights) -> Advice:
    """Weigh tricks against the declarer and other players, beside the cost of staying at home."""
    others = [plays for seat, plays in enumerate(t.plays) if seat != t.turn]
    rivals = others.count(True) + weights.unsaid * others.count(None)
    room = _room(t, rules) // 2 if rules.options.exchange == "declarer" else _room(t, rules)
    part = weights.going_along
    worth = part.worth(rules.options.pack)[t.trump]
    likely = spread(chances_of(t.hands[t.turn], worth, room, part), rivals, part)
    by = _by(t, rules, t.trump)
    home = HOME_COSTS * (by if rules.options.stay_doubles else 1)
    if by * playing(likely) + home > by * weights.plays_from:
        return Advice(PLAY, Fact("a_trick_is_likely"))
    return Advice(HOME, Fact("home_is_cheaper"))


def _exchange(
    t: MulatschakTable, legal: list[Move], rules: MulatschakRules, weights: Weights
) -> Advice:
    """Lay away, the worst first, what is worth less than a card not yet seen."""
    part = weights.declaring if t.turn == t.declarer else weights.going_along
    worth = part.worth(rules.options.pack)[t.trump]
    for card in sorted(t.hands[t.turn], key=worth.__getitem__):
        if card in legal and worth[card] < part.drawn:
            return Advice(card, Fact("draw_for", (card,)))
    return Advice(DRAW if t.laid else STAND, Fact("enough_changed"))
