"""Rules of thumb for Ramsen, from one seat's view alone.

A hand is worth the tricks it may take, a rough guess for each card. It is worth playing when
those outweigh the five marks that no trick at all would cost. In the play, whoever leads begins
with what nobody can beat, and whoever follows wins as cheaply as it goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import cast

from engine.cards import GERMAN_32, GERMAN_SUITS, Card
from engine.facts import Advice, Fact
from engine.games.ramsen.chapters import KEEP, LEAVE, PASS, PLAY
from engine.games.ramsen.exchange import DRAW, STAND
from engine.games.ramsen.options import RamsenOptions
from engine.games.ramsen.rules import HAND, RamsenRules
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.trumps import CRITICALS, RANKINGS, trumps
from engine.moves import Call, Move
from engine.phases.heading import head
from engine.table import View

_TRUMP = (1.0, 0.95, 0.88, 0.8, 0.72, 0.6, 0.5, 0.42, 0.36, 0.32, 0.28, 0.25)
"""The trick that each trump may take, high to low, against two or three others."""

_PLAIN = {"A": 0.6, "K": 0.25, "O": 0.1}
"""The trick that a plain card may take; lower ones next to none."""

_DRAWN = 0.24
"""The trick that a card drawn from the talon may take."""

WORTH_KEEPING = 0.3


def choose(rules: RamsenRules, seen: View, legal: list[Move], rng: Random) -> Advice:
    """One of the legal moves, and why."""
    t = cast(RamsenTable, seen.table)
    options = rules.options
    match t.phase:
        case "schleck":
            return _schleck(t)
        case "exchange":
            return _exchange(t, legal, options)
        case "bid":
            return _bid(t, legal, options)
    return _lead(t, legal) if not t.trick else _follow(t, legal)


def _worth_of(card: Card, trump: str) -> float:
    high_to_low = trumps(trump)
    if card in high_to_low:
        return _TRUMP[high_to_low.index(card)]
    return _PLAIN.get(card.rank, 0.05)


WORTH = {trump: {card: _worth_of(card, trump) for card in GERMAN_32} for trump in GERMAN_SUITS}
"""trump → card → the share of a trick that it may take, 0 to 1."""


def worth(card: Card, trump: str) -> float:
    """The share of a trick that this card may take."""
    return WORTH[trump][card]


def gain(tricks: float, options: RamsenOptions, rivals: float = 2.0) -> float:
    """The marks that a hand with so many likely tricks brings against so many others in play."""
    likely = tricks * 3.2 / (1.2 + rivals)
    return likely - (likely + options.penalty_cross) * exp(-1.25 * likely)


def _schleck(t: RamsenTable) -> Advice:
    """A critical is always trump and a Sow is always high; for less, exchanging is better."""
    card = t.stock[-1]
    if card in CRITICALS or card.rank == "A":
        return Advice(KEEP, Fact("worth_a_schleck", (card,)))
    return Advice(LEAVE, Fact("not_worth_a_schleck", (card,)))


def _weak(t: RamsenTable) -> list[Card]:
    """The cards of the hand that are not worth keeping, the worst first."""
    weak = [
        card
        for card in t.hands[t.turn]
        if worth(card, t.trump) < WORTH_KEEPING and card not in t.known
    ]
    return sorted(weak, key=lambda card: worth(card, t.trump))


def _prospect(t: RamsenTable, hand: list[Card], room: int) -> float:
    """The likely tricks of a hand that may still exchange so many of its weak cards."""
    weak = _weak(t)[:room]
    return sum(worth(card, t.trump) for card in hand if card not in weak) + _DRAWN * len(weak)


def _exchange(t: RamsenTable, legal: list[Move], options: RamsenOptions) -> Advice:
    seat = t.turn
    hand = t.hands[seat]
    bound = t.laid > 0 or t.exchanged[seat] > 0 or t.bids[seat] is True
    rivals = _rivals(t)
    if not bound and gain(_prospect(t, hand, t.room), options, rivals) <= 0:
        return Advice(STAND, Fact("too_weak"))
    swaps = [move for move in legal if isinstance(move, Call) and move.word == "swap"]
    weak = [card for card in _weak(t) if card in legal]
    # Where one swaps behind drawing, there is no drawing behind the swap.
    if swaps and not (weak and options.upcard_swap == "after_drawing"):
        best = max(swaps, key=lambda move: _swap_gain(move, t.trump))
        if _swap_gain(best, t.trump) > _DRAWN:
            return Advice(best, Fact("upcard_is_better", best.args))
    if weak:
        return Advice(weak[0], Fact("draw_for", (weak[0],)))
    return Advice(DRAW if t.laid else STAND, Fact("enough_exchanged"))


def _swap_gain(move: Move, trump: str) -> float:
    assert isinstance(move, Call)
    given, taken = move.args
    assert isinstance(given, Card) and isinstance(taken, Card)
    return worth(taken, trump) - worth(given, trump)


def _rivals(t: RamsenTable) -> float:
    others = [other for other in range(len(t.hands)) if other != t.turn and t.open[other]]
    return rivals([t.bids[other] for other in others], [t.exchanged[other] for other in others])


def rivals(bids: Sequence[bool | None], drawn: Sequence[int]) -> float:
    """How many of the others will play: who said so, and half of who has not spoken.

    As long as nobody said so, who drew cards is taken to play.
    """
    sure = sum(bid is True for bid in bids)
    unsaid = sum(bid is None for bid in bids)
    sure_to_play = min(unsaid, sum(n > 0 for n in drawn)) if not sure else 0
    return sure + sure_to_play + (unsaid - sure_to_play) * 0.5


def _bid(t: RamsenTable, legal: list[Move], options: RamsenOptions) -> Advice:
    hand = t.hands[t.turn]
    room = 0
    if options.bid_before_exchange and t.turn != t.schlecker:
        room = min(options.exchange_total, 2)
    if gain(_prospect(t, hand, room), options, _rivals(t)) > 0:
        return Advice(PLAY, Fact("strong_enough"))
    return Advice(PASS, Fact("too_weak"))


def _unseen_above(t: RamsenTable, card: Card) -> int:
    """How many cards that could beat this one if it were led nobody has seen fall."""
    ranking = RANKINGS[t.trump]
    seen = {*t.hands[t.turn], *t.aside[t.turn], *t.up, *t.trick}
    for trick in t.tricks:
        seen.update(trick.cards)
    return sum(
        ranking.beats(other, card)
        for other in ranking.kind
        if other not in seen and ranking.kind[other] == ranking.kind[card]
    )


def _strength(t: RamsenTable, card: Card) -> tuple[bool, int]:
    ranking = RANKINGS[t.trump]
    return ranking.kind[card] == t.trump, ranking.strength[card]


def _lead(t: RamsenTable, legal: list[Move]) -> Advice:
    """What nobody can beat, trumps first; else a plain Sow; else, with no trick yet, the best."""
    hand = [move for move in legal if isinstance(move, Card)]
    kind = RANKINGS[t.trump].kind
    sure = [card for card in hand if kind[card] == t.trump and not _unseen_above(t, card)]
    if sure:
        card = max(sure, key=lambda one: _strength(t, one))
        return Advice(card, Fact("sure_trump", (card,)))
    plain = [card for card in hand if kind[card] != t.trump]
    high = [card for card in plain if not _unseen_above(t, card)]
    if high:
        return Advice(high[0], Fact("highest_of_suit", (high[0],)))
    if len(hand) > HAND // 2 and plain:
        card = min(plain, key=lambda one: _strength(t, one))
        return Advice(card, Fact("keep_trumps", (card,)))
    card = max(hand, key=lambda one: _strength(t, one))
    return Advice(card, Fact("lead_best", (card,)))


def _follow(t: RamsenTable, legal: list[Move]) -> Advice:
    """Heading is a duty, so only how high is a choice: cheap when last or sure, else high."""
    hand = [move for move in legal if isinstance(move, Card)]
    hand.sort(key=lambda one: _strength(t, one))
    ranking = RANKINGS[t.trump]
    return head(t, hand, ranking, lambda card: _unseen_above(t, card), high=not t.won(t.turn))
