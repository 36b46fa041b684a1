"""What a game's booklet needs beside its pages: how a card stands, and why it took a trick.

The pages themselves are Markdown (`rules.en.md`, `rules.de.md`), the pictures in them lie in
`figures.toml`; `engine/booklet/booklet.md` says how both are written, and how the English page is
marked with the questions it answers and the house rules it tells of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Generic

from engine.cards import BACK, Card
from engine.facts import Fact
from engine.parts.beside import Mark, marks_beside
from engine.parts.part import Part, T
from engine.table import Table, Trick

if TYPE_CHECKING:
    from engine.rules import Rules

OPTION = "option."
"""In front of a house rule that the heading itself is marked with."""


class Booklet(Part, Generic[T]):
    """What can be looked up about a game; all of it may be left out.

    All that is asked with a table is asked of somebody's view of it, in which a card that he does
    not know is a back; so nothing hidden can be told.
    """

    def __init__(self, rules: Rules[T]) -> None:
        self.rules = rules

    @cached_property
    def _marks(self) -> Sequence[Mark]:
        return tuple(marks_beside(self.rules.game.package))

    @cached_property
    def places(self) -> Mapping[str, str]:
        """The heading that answers each kind of question, and tells each rule, by its key."""
        marks = [one for one in self._marks if one.point < 0]
        return {key: one.title for one in marks for key in one.keys if not key.startswith(OPTION)}

    @property
    def variants(self) -> Mapping[tuple[int, int], Sequence[str]]:
        """The house rules that a heading or a point of the pages tells of, by their numbers."""
        behind = len(OPTION)
        found = {}
        for _, heading, point, keys in self._marks:
            told = keys if point >= 0 else [key[behind:] for key in keys if key.startswith(OPTION)]
            if told:
                found[heading, point] = told
        return found

    def chapter(self, t: T | None) -> str:
        """Return the heading under which stands what is asked now; "" for the beginning."""
        if t is None or not t.phase:
            return ""
        return self.places.get(self.rules.asks(t).key, self.places.get(t.phase, ""))

    def paragraph(self, t: T | None, rule: str) -> str:
        """Return the heading under which the rule of this key stands."""
        return self.places.get(rule) or self.chapter(t)

    def beats(self, t: T, card: Card, top: Card) -> bool | None:
        """Whether `card` takes a trick in this deal over `top`; None where no card beats another.

        What is led is `top`, as long as nothing else was beaten.
        """
        return None

    def standing(self, t: T, card: Card) -> list[Fact]:
        """How a card stands in this deal, and what it counts: `standing.KEY`."""
        return []

    def won(self, t: T, trick: Trick) -> Fact | None:
        """Why the card that took a trick took it: `won.KEY`, who and with what first of all.

        Its text is half a sentence of at most ten words, and names the card.
        """
        return None

    def worth(self, t: T, card: Card) -> int | None:
        """Return what a card counts in this deal; None where cards count nothing by themselves."""
        return None

    def left_over(self, hand: Sequence[Card]) -> int | None:
        """Return what counts against a hand in its best melds; None without melds."""
        return None

    def lays_on(self, melds: Sequence[Sequence[Card]], hand: Sequence[Card]) -> list[Card]:
        """Return the cards of a hand that fit on melds that lie there, one after another."""
        return []

    # What follows from it.

    def unseen(self, t: Table) -> list[Card]:
        """Return the cards of which the reader of this view does not know where they are."""
        seen = {card for hand in t.hands for card in hand}
        seen.update(card for trick in t.so_far() for card in trick.cards)
        for pile in (t.trick, t.up, t.stock, *t.rows):
            seen.update(pile)
        seen.discard(BACK)
        return [card for card in self.rules.pack() if card not in seen]

    def above(self, t: T, card: Card) -> list[Card] | None:
        """Return the cards not yet seen that would beat this one.

        None where no card beats another.
        """
        found = []
        for other in self.unseen(t):
            if other == card:
                continue
            beats = self.beats(t, other, card)
            if beats is None:
                return None
            if beats:
                found.append(other)
        return found

    def asked_at(self, t: T, card: Card) -> list[Fact]:
        """All that can be said of a card: how it stands, and how it stands to the trick."""
        found = self.standing(t, card)
        top = t.trick[self._top(t)] if t.trick else None
        if top is None or top is BACK or card in t.trick:
            return found
        if card in t.hands[t.turn if 0 <= t.turn < len(t.hands) else 0]:
            beats = self.beats(t, card, top)
            if beats is not None:
                found.append(Fact("takes_over" if beats else "falls_under", (top,)))
        return found

    def _top(self, t: T) -> int:
        best = 0
        for place in range(1, len(t.trick)):
            if BACK in (t.trick[place], t.trick[best]):
                continue
            if self.beats(t, t.trick[place], t.trick[best]):
                best = place
        return best


ORDINALS = 4
"""How many places from the top have a text of their own: "second highest trump"."""


def placed(high_to_low: Sequence[Card], card: Card) -> Fact:
    """Return the place of a trump among the trumps: `standing.trump.2`, or with its number."""
    place = high_to_low.index(card) + 1
    if place == len(high_to_low):
        return Fact("trump.lowest")
    return Fact(f"trump.{place}") if place <= ORDINALS else Fact("trump", (place, len(high_to_low)))
