"""What can be told of hidden hands in Ramsen from how they exchanged, spoke and played.

Followed, trumped and headed must be anyway: what a card played excludes for sure the rules say
themselves. Here stands what is only likely: one who throws a card has hardly a lower one, who wins
as last hardly a cheaper winner, who leads low hardly a card that nobody could beat.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb, exp
from typing import cast

from engine.cards import GERMAN_32, Card
from engine.games.ramsen import heuristic
from engine.games.ramsen.rules import RamsenRules
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.trumps import RANKINGS
from engine.games.ramsen.weights import WEIGHTS
from engine.phases.race import HAND
from engine.table import Seat, View

_LAID_GOOD = 0.15
"""How likely a card that is worth keeping is laid away, beside one that is not."""

_KEPT_POOR = 0.03
"""How likely a card that is not worth keeping is kept by somebody who draws others."""

_SURE_OF_ITSELF = 4.0
"""How much more likely one plays than passes for each mark that playing seems to bring."""

_HAD_LOWER = 0.2
_HAD_CHEAPER = 0.2
_HAD_SURE_LEAD = 0.2


def card_priors(seen: View) -> list[dict[Card, float]]:
    """For each seat the cards it probably lacks, and how likely it holds one beside others."""
    t = cast(RamsenTable, seen.table)
    found: list[dict[Card, float]] = [{} for _ in t.hands]
    gone = set(t.up)
    for number, trick in enumerate(t.so_far()):
        (leader, top), *others = t.who_played(trick)
        _of_lead(t, found[leader], top, gone, number)
        for seat, card in others:
            top = _of_card(t, found[seat], seat, leader, card, top)
        gone.update(trick.cards)
    found[seen.seat] = {}
    return found


def _less(found: dict[Card, float], card: Card, factor: float) -> None:
    found[card] = min(found.get(card, 1.0), factor)


def _of_lead(
    t: RamsenTable, found: dict[Card, float], led: Card, gone: set[Card], number: int
) -> None:
    """Who leads a plain card low had nothing that was high for sure, and no lower one."""
    ranking = RANKINGS[t.trump]
    kind, strength = ranking.kind, ranking.strength
    if kind[led] == t.trump or HAND - number <= HAND // 2:
        return
    highest: dict[str, Card] = {}
    for card in GERMAN_32:
        if card not in gone:
            best = highest.get(kind[card])
            if best is None or strength[card] > strength[best]:
                highest[kind[card]] = card
    _less(found, highest.get(t.trump, led), _HAD_SURE_LEAD)
    if highest.get(kind[led]) is led:
        return
    for card in highest.values():
        _less(found, card, _HAD_SURE_LEAD)
    for card in GERMAN_32:
        if kind[card] != t.trump and strength[card] < strength[led]:
            _less(found, card, _HAD_LOWER)


def _of_card(
    t: RamsenTable, found: dict[Card, float], seat: Seat, leader: Seat, card: Card, top: Card
) -> Card:
    """Lower cards that would have done as well; what then lies on top."""
    ranking = RANKINGS[t.trump]
    kind, strength = ranking.kind, ranking.strength
    wins = ranking.beats(card, top)
    thrown = not wins and kind[card] not in (kind[top], t.trump)
    if not wins or t.after[seat] == leader:
        for other in GERMAN_32:
            alike = kind[other] != t.trump if thrown else kind[other] == kind[card]
            if alike and strength[other] < strength[card]:
                if not wins:
                    _less(found, other, _HAD_LOWER)
                elif ranking.beats(other, top):
                    _less(found, other, _HAD_CHEAPER)
    return card if wins else top


def world_likelihood(rules: RamsenRules, seen: View) -> Callable[[RamsenTable], float] | None:
    """Return what weighs worlds: how likely the others would have exchanged and spoken so."""
    options = rules.options
    now = cast(RamsenTable, seen.table)
    if not now.trump:
        return None
    worths = WEIGHTS.worth[now.trump]
    kept = frozenset(card for card in GERMAN_32 if worths[card] >= WEIGHTS.worth_keeping)
    others = [seat for seat in range(len(now.hands)) if seat != seen.seat and now.open[seat]]
    laid = [seat for seat in others if now.aside[seat]]
    drew = [seat for seat in others if now.exchanged[seat]]
    spoke = [seat for seat in others if now.bids[seat] is not None]
    if options.bid_before_exchange:
        spoke = []
    if not laid and not spoke:
        return None
    played = _played(now)
    played_good = [sum(card in kept for card in cards) for cards in played]
    rivals = [_rivals_then(now, seat) for seat in range(len(now.hands))]

    def weigh(t: RamsenTable) -> float:
        likely = 1.0
        for seat in laid:
            for card in t.aside[seat]:
                if card in kept:
                    likely *= _LAID_GOOD
        for seat in drew:
            good = played_good[seat]
            for card in t.hands[seat]:
                good += card in kept
            stayed = HAND - t.exchanged[seat]
            likely *= max(_KEPT_POOR, comb(good, stayed) / comb(HAND, stayed))
        for seat in spoke:
            tricks = 0.0
            for card in t.hands[seat]:
                tricks += worths[card]
            for card in played[seat]:
                tricks += worths[card]
            gain = heuristic.gain(tricks, options, rivals[seat])
            chance = 1 / (1 + exp(-_SURE_OF_ITSELF * gain))
            likely *= chance if now.bids[seat] else 1 - chance
        return likely

    return weigh


def _played(t: RamsenTable) -> list[list[Card]]:
    """Return the cards that each seat has played in this deal."""
    found: list[list[Card]] = [[] for _ in t.hands]
    for trick in t.so_far():
        for seat, card in t.who_played(trick):
            found[seat].append(card)
    return found


def _rivals_then(t: RamsenTable, seat: Seat) -> float:
    """As `heuristic.rivals`, for a seat that has spoken: who had spoken before it then."""
    number = len(t.hands)
    around = [(t.dealer + 1 + step) % number for step in range(number)]
    others = [one for one in around if t.open[one] and one != seat]
    before = around[: around.index(seat)]
    bids = [t.bids[one] if one in before else None for one in others]
    return heuristic.rivals(bids, [t.exchanged[one] for one in others])
