"""What a hand of Tippen is likely to bring: a guess for each card, and the money it comes to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.games.tippen.pot import Terms
from engine.games.tippen.thumbs import THUMBS, Thumbs


class Prospect(NamedTuple):
    """What to expect of a hand: its tricks, and how likely it takes none, or just one."""

    tricks: float
    none: float
    one: float

    def playing(self, terms: Terms, pot: int) -> float:
        """What playing brings as a share of the pot: tricks, less what too few of them cost."""
        due = self.none * terms.penalty(pot, 0)
        if terms.options.quota > 1:
            due += self.one * terms.penalty(pot, 1)
        return self.tricks / terms.tricks - due / max(1, pot)


def chances_of(
    hand: Iterable[Card], worth: Mapping[Card, float], room: int, thumbs: Thumbs
) -> list[float]:
    """The chances of the cards of a hand, low to high, when its weak ones have been changed."""
    chances = sorted(map(worth.__getitem__, hand))
    for place in range(min(room, len(chances))):
        chances[place] = max(chances[place], thumbs.drawn)
    return chances


def prospect(chances: Sequence[float], rivals: float, thumbs: Thumbs = THUMBS) -> Prospect:
    """What cards with these chances come to against so many others."""
    power = thumbs.power / (rivals + thumbs.crowd)
    fails = [max(1e-6, 1 - chance) ** power for chance in chances]
    none = 1.0
    for fail in fails:
        none *= fail
    one = sum(none / fail * (1 - fail) for fail in fails)
    return Prospect(sum(1 - fail for fail in fails), none, one)
