"""Rules of thumb for Ramsen, from one seat's view alone.

A hand is worth the tricks it may take, a rough guess for each card. It is worth playing when
those outweigh the five marks that no trick at all would cost. In the play, a leader begins
with what nobody can beat, and a follower wins as cheaply as it goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import cast

from engine.cards import Card
from engine.facts import Advice, Fact
from engine.games.ramsen.chapters import KEEP, LEAVE, PASS, PLAY, must_play
from engine.games.ramsen.exchange import DRAW, STAND, keeps, swap, swap_counts
from engine.games.ramsen.options import RamsenOptions
from engine.games.ramsen.rules import RamsenRules
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.trumps import CRITICALS, RANKINGS
from engine.games.ramsen.weights import WEIGHTS, Weights
from engine.moves import Call, Move
from engine.phases.leading import follow, height, unseen_above
from engine.phases.race import HAND
from engine.table import Seat, View


def choose(
    rules: RamsenRules, seen: View, legal: list[Move], rng: Random, weights: Weights = WEIGHTS
) -> Advice:
    """One of the legal moves, and why."""
    t = cast(RamsenTable, seen.table)
    options = rules.options
    match t.phase:
        case "schleck":
            return _schleck(t)
        case "exchange":
            return _exchange(t, legal, options, weights)
        case "bid":
            return _bid(t, options, weights)
    if t.trick:
        return follow(t, legal, RANKINGS[t.trump], needs=not t.won(t.turn))
    return _lead(t, legal)


def worth(card: Card, trump: str) -> float:
    """Return the share of a trick that this card may take."""
    return WEIGHTS.worth[trump][card]


def gain(
    tricks: float, options: RamsenOptions, rivals: float = 2.0, weights: Weights = WEIGHTS
) -> float:
    """Return the marks of a hand with these likely tricks against a number of others."""
    likely = tricks * weights.tricks / (weights.crowd + rivals)
    return likely - (likely + options.penalty_cross) * exp(-weights.sure * likely)


def _schleck(t: RamsenTable) -> Advice:
    """Take a critical, always trump, or a Sow, always high; for less, exchanging is better."""
    card = t.stock[-1]
    if card in CRITICALS or card.rank == "A":
        return Advice(KEEP, Fact("worth_a_schleck", (card,)))
    return Advice(LEAVE, Fact("not_worth_a_schleck", (card,)))


def _weak(t: RamsenTable, hand: list[Card], weights: Weights) -> list[Card]:
    """Return the cards of a hand that are not worth keeping, the worst first."""
    worths, seat = weights.worth[t.trump], t.turn
    weak = [
        card for card in hand if worths[card] < weights.worth_keeping and not keeps(t, seat, card)
    ]
    return sorted(weak, key=worths.__getitem__)


def _prospect(t: RamsenTable, hand: list[Card], room: int, weights: Weights) -> float:
    """Return the likely tricks of a hand that may still exchange some of its weak cards."""
    weak = _weak(t, hand, weights)[:room]
    worths = weights.worth[t.trump]
    return sum(worths[card] for card in hand if card not in weak) + weights.drawn * len(weak)


def _exchange(
    t: RamsenTable, legal: list[Move], options: RamsenOptions, weights: Weights
) -> Advice:
    seat = t.turn
    hand = t.hands[seat]
    swaps = _best_swap(t, weights) if any(map(_is_swap, legal)) else None
    if not bound(t, options, seat):
        hope = _prospect(t, *_behind(swaps, hand, t.room, options), weights)
        if gain(hope, options, _rivals(t, weights), weights) <= weights.exchanges_from:
            return Advice(STAND, Fact("not_worth_changing"))
    weak = [card for card in _weak(t, hand, weights) if card in legal]
    # Where one swaps behind drawing, there is no drawing behind the swap.
    if swaps and not (weak and options.upcard_swap == "after_drawing"):
        return Advice(swaps, Fact("upcard_is_better", swaps.args))
    if weak:
        return Advice(weak[0], Fact("draw_for", (weak[0],)))
    return Advice(DRAW if t.laid else STAND, Fact("enough_exchanged"))


def bound(t: RamsenTable, options: RamsenOptions, seat: Seat) -> bool:
    """Whether a seat that exchanges has to play in any case, by what it has done."""
    return t.laid > 0 or t.bids[seat] is True or must_play(options, t, seat)


def _is_swap(move: Move) -> bool:
    return isinstance(move, Call) and move.word == "swap"


def _best_swap(t: RamsenTable, weights: Weights) -> Call | None:
    """Return the swap for an upcard that gains most, if that is more than a drawn card brings."""
    worths = weights.worth[t.trump]
    gain, best = weights.drawn, None
    for taken in t.up:
        for given in t.hands[t.turn]:
            more = worths[taken] - worths[given]
            if more > gain and not (t.swapped and keeps(t, t.turn, given)):
                gain, best = more, swap(given, taken)
    return best


def _behind(
    swaps: Call | None, hand: list[Card], room: int, options: RamsenOptions
) -> tuple[list[Card], int]:
    """Return the hand behind a swap, if any, and how many cards may be exchanged besides."""
    if not swaps:
        return hand, room
    given, taken = swaps.args
    assert isinstance(taken, Card)
    return [*(card for card in hand if card != given), taken], room - swap_counts(options)


def _rivals(t: RamsenTable, weights: Weights) -> float:
    others = [other for other in range(len(t.hands)) if other != t.turn and t.open[other]]
    bids, drawn = [t.bids[other] for other in others], [t.exchanged[other] for other in others]
    return rivals(bids, drawn, weights)


def rivals(bids: Sequence[bool | None], drawn: Sequence[int], weights: Weights = WEIGHTS) -> float:
    """How many of the others will play: those who said so, and a share of those still to speak.

    As long as nobody said so, who drew cards is taken to play.
    """
    sure = sum(bid is True for bid in bids)
    unsaid = sum(bid is None for bid in bids)
    sure_to_play = min(unsaid, sum(n > 0 for n in drawn)) if not sure else 0
    return sure + sure_to_play + (unsaid - sure_to_play) * weights.unsaid


def _bid(t: RamsenTable, options: RamsenOptions, weights: Weights) -> Advice:
    hand = t.hands[t.turn]
    room = 0
    if options.bid_before_exchange and t.turn != t.schlecker:
        room = min(options.exchange_total, 2)
    hope = _prospect(t, hand, room, weights)
    if gain(hope, options, _rivals(t, weights), weights) > weights.plays_from:
        return Advice(PLAY, Fact("strong_enough"))
    return Advice(PASS, Fact("too_weak"))


def _lead(t: RamsenTable, legal: list[Move]) -> Advice:
    """Lead what nobody can beat, trumps first; else a plain Sow; else, with no trick, the best."""
    hand = [move for move in legal if isinstance(move, Card)]
    ranking = RANKINGS[t.trump]
    kind = ranking.kind
    sure = [card for card in hand if kind[card] == t.trump and not unseen_above(t, ranking, card)]
    if sure:
        card = max(sure, key=lambda one: height(ranking, one))
        return Advice(card, Fact("sure_trump", (card,)))
    plain = [card for card in hand if kind[card] != t.trump]
    high = [card for card in plain if not unseen_above(t, ranking, card)]
    if high:
        return Advice(high[0], Fact("highest_of_suit", (high[0],)))
    if len(hand) > HAND // 2 and plain:
        card = min(plain, key=lambda one: height(ranking, one))
        return Advice(card, Fact("keep_trumps", (card,)))
    card = max(hand, key=lambda one: height(ranking, one))
    return Advice(card, Fact("lead_best", (card,)))
