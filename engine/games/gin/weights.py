"""The numbers of Gin's rules of thumb: what a discard is worth, and when one knocks."""

from __future__ import annotations

from dataclasses import dataclass

from engine.parts.weights import beside


@dataclass(frozen=True)
class Weights:
    """All of them, in points of dead wood; `weights.json` says which were found and how."""

    cost: float
    """The cost of a discard that completes a meld of the other's, looking a draw ahead."""
    waits_for: float
    """How many draws that might make a meld count, for one who looks what a card may save."""
    feeds: float
    """What it costs him to throw a card that makes the other a meld for sure."""
    at_first: float
    """What the other is likely to hold at first, how much less with each turn, and at least."""
    each_turn: float
    at_last: float
    clearly: float
    """How much less one should hold oneself before one knocks.

    A value that comes to pass only in the first three turns: of 8, 15, 22, 28, 34 and never, the
    last two won most, against each other's rules and against who knocks at once.
    """


WEIGHTS = beside(__package__, Weights)
