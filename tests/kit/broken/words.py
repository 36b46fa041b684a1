"""What breaks the laws of words: keys without English, and talk that is not on the list."""

from __future__ import annotations

from typing import Any

from engine.cards import Card
from engine.facts import Fact
from engine.moves import Call, Move
from engine.sheet import Line
from engine.table import Seat
from tests.kit.broken.samples import breaks


@breaks("tells_with_words", "hearts")
def tells_what_has_no_words(right: Any) -> Any:
    class Broken(right):
        def apply(self, t: Any, move: Move) -> None:
            t.tell("sneezes", t.turn)
            super().apply(t, move)

    return Broken


@breaks("asks_with_words", "hearts")
def asks_what_has_no_words(right: Any) -> Any:
    class Broken(right):
        def asks(self, t: Any) -> Fact:
            return Fact("how_are_you")

    return Broken


@breaks("offers_calls_with_words", "hearts")
def offers_a_call_without_words(right: Any) -> Any:
    """Saying it plays the first card that may be played."""
    shrug = Call("shrug")

    class Broken(right):
        def legal(self, t: Any) -> list[Move]:
            return [*super().legal(t), shrug] if t.phase == "tricks" else super().legal(t)

        def apply(self, t: Any, move: Move) -> None:
            super().apply(t, super().legal(t)[0] if move == shrug else move)

    return Broken


@breaks("tells_what_a_deal_brought", "ramsen")
def brings_what_has_no_words(right: Any) -> Any:
    class Broken(right):
        def brought(self, line: Line) -> list[Fact]:
            return [Fact("shines", (0,))]

    return Broken


@breaks("names_its_deals", "kein_stich")
def names_a_deal_without_words(right: Any) -> Any:
    class Broken(right):
        def line_name(self, line: Line) -> Fact | None:
            return Fact("nothing_much")

    return Broken


@breaks("nicknames_with_words", "ramsen")
def nicknames_without_words(right: Any) -> Any:
    class Broken(right):
        def nickname(self, card: Card, t: Any = None) -> str:
            return "old_one" if super().nickname(card, t) else ""

    return Broken


@breaks("talks_by_the_list", "knueffeln")
def lists_a_phrase_twice(right: Any) -> Any:
    class Broken(right):
        def phrases(self, t: Any, seat: Seat) -> list[Call]:
            phrases = super().phrases(t, seat)
            return [*phrases, *phrases[:1]]

    return Broken
