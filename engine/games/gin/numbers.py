"""The rules of Gin that are a matter of numbers alone.

The chapters ask them, and so do play-outs of a Spiel in masks.
"""

from __future__ import annotations

from typing import Final

LEAST_TALON: Final = 2
"""With this number of cards left in the talon the Spiel is drawn."""

LEFT_BY_BOTH: Final = 2
"""After this number of refusals the first card stays lying."""

MOST_OFF: Final = 10
"""The most that laying one card away can take off the dead wood."""


def only_the_talon(refused: int, in_a_row: int, most: int) -> bool:
    """Whether the next card must come from the talon.

    That is after both have left the first card, and after `most` cards in a row from the heap; with
    0 there is no such limit.
    """
    return refused == LEFT_BY_BOTH or 0 < most <= in_a_row


def talon_is_up(left: int) -> bool:
    """Whether no more cards are drawn from a talon with these left."""
    return left <= LEAST_TALON


def ends(dead: int, limit: int) -> str:
    """How one may end with this dead wood behind a card laid crosswise: "gin", "knock" or ""."""
    if not dead:
        return "gin"
    return "knock" if dead <= limit else ""


def lays_off(ending: str) -> bool:
    """Whether the other may lay off when the Spiel ends in this way; not on gin."""
    return ending == "knock"
