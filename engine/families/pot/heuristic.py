"""Rules of thumb that pot games share: what to expect of the others, of an open card, of a draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, inf
from random import Random
from typing import Any, TypeAlias

from engine.cards import Card
from engine.facts import Advice, Fact
from engine.families.pot.rules import JoinRules
from engine.families.pot.table import PotTable
from engine.families.pot.weights import JoinWeights
from engine.moves import Move
from engine.phases.leading import follow, lead
from engine.phases.open_card import LEAVE, take
from engine.table import Seat, Table, View

Thumb: TypeAlias = Callable[[Any, list[Move], Any, Any], Advice]
"""What is best in a chapter, by the table as it is seen, what is legal, the rules, the numbers."""


def by_chapter(numbers: Any, **chapters: Thumb) -> Callable[..., Advice]:
    """Return the rules of thumb of a game.

    These are those of each chapter, by its name, and how tricks are played.
    They go by these numbers where no others are given.
    """

    def choose(
        rules: JoinRules[Any], seen: View, legal: list[Move], rng: Random, weights: Any = numbers
    ) -> Advice:
        """One of the legal moves, and why."""
        t = seen.table
        best = chapters.get(t.phase)
        return play_card(rules, t, legal) if best is None else best(t, legal, rules, weights)

    return choose


def room(t: Table) -> int:
    """Return the weak cards that a player may hope to change: the stock is there for all."""
    return min(3, len(t.stock) // 2)


def rivals(plays: Sequence[bool | None], seat: Seat, weights: JoinWeights) -> float:
    """How many others will play beside this seat, as far as each has said."""
    return weights.rivals([said for other, said in enumerate(plays) if other != seat])


def play_card(rules: JoinRules[Any], t: Table, legal: list[Move]) -> Advice:
    """Play to a trick: lead what nobody can beat, and win as cheaply as it goes."""
    ranking = rules.rankings[t.trump]
    return (follow if t.trick else lead)(t, legal, ranking, rules.tricks.needs(t))


def better_of(t: Table, upcard: Card, worth: Mapping[Card, float]) -> Advice:
    """Take the open card if it is better than the worst in hand."""
    worst = min(t.hands[t.turn], key=worth.__getitem__)
    if worth[worst] < worth[upcard]:
        return Advice(take(upcard, worst), Fact("better_than", (worst, upcard)))
    return Advice(LEAVE, Fact("keep_the_hand", (upcard,)))


def to_lay(
    t: PotTable,
    worth: Mapping[Card, float],
    drawn: float,
    extra: Callable[[list[Card], int], float],
) -> list[Card]:
    """Return the cards to change, the worst first.

    They leave the best hand, counted from its start.
    A card that is drawn is worth `drawn`. `extra` says what changing a number of these cards,
    from low to high, is worth besides. The cards count that were just laid away for new ones.
    """
    laid = t.aside[t.turn][len(t.aside[t.turn]) - t.laid :]
    cards = sorted([*t.hands[t.turn], *laid], key=worth.__getitem__)
    chances = [worth[one] for one in cards]
    best, most = 0, -inf
    for number in range(t.room + 1):
        brings = sum(chances[number:]) + number * drawn + extra(cards, number)
        if brings > most:
            best, most = number, brings
    return cards[: max(best, t.laid)]


# What the others' words tell of their hands.


def played_so_far(t: Table) -> list[list[Card]]:
    """Return the cards that each seat has played in this deal."""
    played: list[list[Card]] = [[] for _ in t.hands]
    for trick in t.so_far():
        for seat, card in t.who_played(trick):
            played[seat].append(card)
    return played


def likely_said(does: bool, brings: float, sure: float) -> float:
    """How likely a seat plays, or does not, to which playing seems to bring so much.

    `sure` is how much more likely it plays than not for each unit that it brings.
    """
    plays = 1 / (1 + exp(-sure * brings))
    return plays if does else 1 - plays
