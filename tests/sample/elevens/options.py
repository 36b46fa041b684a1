"""The house rules of Elevens."""

from __future__ import annotations

from dataclasses import dataclass

from engine.options import Options, choice


@dataclass(frozen=True)
class ElevensOptions(Options):
    """What a table of Elevens may agree on; values with the default first."""

    # Which way turns go, and which cards are on the table.
    way: str = choice("anticlockwise", "clockwise")
    suits: str = choice("german", "french")


PLAIN = ElevensOptions()
FRENCH = ElevensOptions(suits="french")
