"""How cards stand to each other while one suit is trump, and what a player owes to a trick."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card

FOLLOWS, TRUMPS, HEADS = 4, 2, 1
"""What a card fulfils, the stronger duty outweighing the weaker ones."""


@dataclass(frozen=True, eq=False)
class Ranking:
    """How the cards stand: the kind each belongs to for following, and its strength in it.

    `trump` is the kind that beats the others, "" for none. The cards of a kind have different
    strengths; a card that is not in `kind` is not in the pack.
    """

    trump: str
    kind: Mapping[Card, str]
    strength: Mapping[Card, int]

    def beats(self, card: Card, top: Card) -> bool:
        """Whether `card` takes the trick over `top`, which is on top of it so far."""
        mine, other = self.kind[card], self.kind[top]
        if mine == other:
            return self.strength[card] > self.strength[top]
        return mine == self.trump


@dataclass(frozen=True)
class Duties:
    """What the players of a game owe to a trick; `overtrump` is heading upon a trump alone.

    With `no_under` one has to be higher only upon a trump that lies on another suit. The `free`
    cards are never owed, and may always be put down.
    """

    follow: bool = True
    trump: bool = True
    head: bool = False
    overtrump: bool = False
    no_under: bool = False
    free: frozenset[Card] = frozenset()

    def heads(self, upon_trump: bool, trump_led: bool) -> bool:
        """Whether what lies has to be beaten, if one can."""
        if self.head or not upon_trump:
            return self.head
        return self.overtrump or (self.no_under and not trump_led)


Owed: TypeAlias = dict[Card, int]
"""How strongly each card of the pack is owed in one situation."""


def owed_by(ranking: Ranking, duties: Duties, led: str, top: Card) -> Owed:
    """How strongly each card is owed where this kind was led and this card is on top."""
    heads = duties.heads(ranking.kind[top] == ranking.trump, led == ranking.trump)
    owed = dict.fromkeys(ranking.kind, 0)
    for card, kind in ranking.kind.items():
        if card in duties.free:
            continue
        owes = 0
        if duties.follow and kind == led:
            owes += FOLLOWS
        elif duties.trump and kind == ranking.trump:
            owes += TRUMPS
        if heads and owes and ranking.beats(card, top):
            owes += HEADS
        owed[card] = owes
    return owed
