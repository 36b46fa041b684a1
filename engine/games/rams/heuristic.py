"""Rules of thumb for Rams, from one seat's view alone.

A hand brings a counter for each trick that it may take, and costs five if it takes none: play, pass
or take the widow by the sum, the widow being a hand like any. A leader begins with what nobody
can beat, and a follower wins as cheaply as it goes.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.facts import Advice, Fact
from engine.families.pot.chapters import PASS
from engine.families.pot.heuristic import better_of, by_chapter, play_card
from engine.games.rams.chapters import GENERAL, PLAY, WIDOW, has_flush
from engine.games.rams.counters import HAND, PENALTY
from engine.games.rams.rules import RamsRules
from engine.games.rams.table import RamsTable
from engine.games.rams.weights import WEIGHTS, Weights
from engine.moves import Move
from engine.phases.chances import prospect
from engine.phases.leading import height

# Whether to play.


def brings(chances: Sequence[float], rivals: float, pool: int, weights: Weights = WEIGHTS) -> float:
    """Return the counters that cards with these chances bring, given what five tricks bring."""
    there = prospect(chances, rivals, weights)
    return there.tricks * pool / HAND - there.none * PENALTY


def all_tricks(
    hand: Sequence[Card], rules: RamsRules, trump: str, weights: Weights = WEIGHTS
) -> float:
    """How likely this hand takes all tricks when it leads from the top, trumps first.

    What stands below cards of the same hand is as good as those.
    """
    ranking, worth = rules.rankings[trump], weights.worth(rules.options)[trump]
    kind, strength = ranking.kind, ranking.strength
    number = sum(kind[one] == trump for one in hand)
    likely = 1.0
    for card in hand:
        same = [one for one in kind if kind[one] == kind[card]]
        above = [one for one in same if strength[one] > strength[card] and one not in hand]
        same.sort(key=strength.__getitem__, reverse=True)
        chance = worth[same[len(above)]]
        if kind[card] != trump:
            chance = min(0.95, chance + number * weights.drawn_out)
        likely *= chance
    return likely


def _promises(t: RamsTable, rules: RamsRules, weights: Weights) -> bool:
    return all_tricks(t.hands[t.turn], rules, t.trump, weights) > weights.promises_from


def _promise(t: RamsTable, legal: list[Move], rules: RamsRules, weights: Weights) -> Advice:
    if _promises(t, rules, weights):
        return Advice(GENERAL, Fact("all_are_likely"))
    return Advice(PASS, Fact("all_are_unlikely"))


def _join(t: RamsTable, legal: list[Move], rules: RamsRules, weights: Weights) -> Advice:
    hand, pool = t.hands[t.turn], t.pool if rules.pool else HAND
    if GENERAL in legal and _promises(t, rules, weights):
        return Advice(GENERAL, Fact("all_are_likely"))
    others = [t.plays[seat] for seat in t.in_play() if seat != t.turn]
    if rules.sweeps and has_flush(hand, rules.rankings[t.trump]):
        return Advice(PLAY, Fact("flush_sweeps"))
    number = weights.rivals(others)
    worth = weights.worth(rules.options)[t.trump]
    own = brings([worth[card] for card in hand], number, pool, weights)
    widow = brings(_of_widow(len(t.stock), weights), number, pool, weights)
    may_pass = PASS in legal
    if WIDOW in legal and widow > own and (widow > weights.joins_from or not may_pass):
        return Advice(WIDOW, Fact("widow_is_better"))
    if not may_pass:
        return Advice(PLAY, Fact("no_better_way"))
    if own > weights.joins_from:
        return Advice(PLAY, Fact("tricks_likely"))
    return Advice(PASS, Fact("tricks_unlikely"))


def _of_widow(cards: int, weights: Weights) -> list[float]:
    """Return what to expect of a widow of this size, of which the worst cards are laid away."""
    return [weights.drawn * (1 + 0.2 * (cards > HAND))] * HAND


# The cards.


def _lay_one(t: RamsTable, legal: list[Move], rules: RamsRules, weights: Weights) -> Advice:
    worth, ranking = weights.worth(rules.options)[t.trump], rules.rankings[t.trump]
    worst = min(t.hands[t.turn], key=lambda one: (worth[one], height(ranking, one)))
    return Advice(worst, Fact("worst_of_widow", (worst,)))


def _trump_card(t: RamsTable, legal: list[Move], rules: RamsRules, weights: Weights) -> Advice:
    return better_of(t, t.up[-1], weights.worth(rules.options)[t.trump])


def _tricks(t: RamsTable, legal: list[Move], rules: RamsRules, weights: Weights) -> Advice:
    """Lead from the top after a promise of all tricks."""
    if t.turn != t.general or t.trick:
        return play_card(rules, t, legal)
    ranking = rules.rankings[t.trump]
    hand = [move for move in legal if isinstance(move, Card)]
    card = max(hand, key=lambda one: height(ranking, one))
    return Advice(card, Fact("lead_best", (card,)))


choose = by_chapter(
    WEIGHTS, promise=_promise, join=_join, lay_one=_lay_one, trump_card=_trump_card, tricks=_tricks
)
