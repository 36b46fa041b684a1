"""What a hand of Ramsli is likely to bring: a guess for each card, and the money it comes to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.games.ramsli.trumps import HIGH_TO_LOW

_TRUMP = dict(zip(HIGH_TO_LOW, (0.99, 0.84, 0.68, 0.57, 0.48, 0.42, 0.37, 0.33), strict=True))
"""The chance of a trump to take a trick against two others, who change their cards."""

_PLAIN = {"A": 0.3, "K": 0.12, "O": 0.06}
"""The same of a plain card; lower ones have next to none."""

_LOW = 0.02

DRAWN = 0.18
"""The chance of a card not yet seen."""

OPEN_GAIN = 0.04
"""What the choice of an open card is worth on top."""


class Prospect(NamedTuple):
    """What to expect of a hand: its tricks, and how likely it takes none, or just one."""

    tricks: float
    none: float
    one: float

    def joining(self) -> float:
        """What joining brings, in kitties: a quarter for each trick, one to pay without any."""
        return self.tricks / 4 - self.none

    def knocking(self, one_trick: int) -> float:
        """What knocking brings, in kitties."""
        return self.tricks / 4 - 2 * self.none - one_trick * self.one


def worth(card: Card, trump: str) -> float:
    """The chance of a card to take a trick against two others."""
    if card.suit == trump:
        return _TRUMP[card.rank]
    return _PLAIN.get(card.rank, _LOW)


def after_exchange(hand: Iterable[Card], trump: str, room: int) -> list[float]:
    """The chances of the cards of a hand when its weak ones have been changed."""
    chances = sorted(worth(one, trump) for one in hand)
    for place in range(min(room, len(chances))):
        chances[place] = max(chances[place], DRAWN)
    return chances


def prospect(chances: Sequence[float], rivals: float) -> Prospect:
    """What four cards with these chances come to against so many others."""
    power = 2.5 / (rivals + 0.5)
    fails = [(1 - chance) ** power for chance in chances]
    none = 1.0
    for fail in fails:
        none *= fail
    one = sum(none / fail * (1 - fail) for fail in fails)
    return Prospect(sum(1 - fail for fail in fails), none, one)
