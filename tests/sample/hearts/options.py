"""The house rules of Hearts."""

from __future__ import annotations

from dataclasses import dataclass

from engine.options import Options, choice


@dataclass(frozen=True)
class HeartsOptions(Options):
    """What a table of Hearts may agree on; values with the default first."""

    # The points that end an evening, and what the Queen of Spades costs.
    limit: int = choice(50, 100)
    queen: int = choice(13, 0)


PLAIN = HeartsOptions()
