"""What a hand is likely to bring: a guess for each card, and the money it comes to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.games.mauscheln.thumbs import THUMBS, Thumbs


class Prospect(NamedTuple):
    """What to expect of a hand: its tricks, and how likely it takes none, or just one."""

    tricks: float
    none: float
    one: float

    def joining(self) -> float:
        """What joining brings, in kitties: a quarter for each trick, one to pay without any."""
        return self.tricks / 4 - self.none

    def declaring(self, one_trick: int) -> float:
        """What declaring brings, in kitties."""
        return self.tricks / 4 - 2 * self.none - one_trick * self.one


def after_exchange(
    hand: Sequence[Card], worth: Mapping[Card, float], room: int, thumbs: Thumbs
) -> list[float]:
    """The chances of the cards of a hand when its weak ones have been changed."""
    chances = sorted(map(worth.__getitem__, hand))
    for place in range(min(room, len(chances))):
        chances[place] = max(chances[place], thumbs.drawn)
    return chances


def prospect(chances: Sequence[float], rivals: float, thumbs: Thumbs = THUMBS) -> Prospect:
    """What four cards with these chances come to against so many others."""
    power = thumbs.power / (rivals + thumbs.crowd)
    fails = [max(1e-6, 1 - chance) ** power for chance in chances]
    none = 1.0
    for fail in fails:
        none *= fail
    one = sum(none / fail * (1 - fail) for fail in fails)
    return Prospect(sum(1 - fail for fail in fails), none, one)
