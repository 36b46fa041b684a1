"""What may be agreed on for a free sheet: what a round must come to, who wins, and when."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.options import Options, choice, number

NOTHING, GIVEN = "nothing", "given"


@dataclass(frozen=True)
class FreeSheetOptions(Options):
    """The rules of a sheet; values with the default first."""

    # What the numbers of a round must come to: anything, nothing (money among those who play), or
    # a given total (the points that lie in a pack).
    comes_to: str = choice("anything", NOTHING, GIVEN)
    total: int = number(120, 1, 999, comes_to=(GIVEN,))
    wins: str = choice("most", "fewest")
    # After how many rounds the evening is over; 0: whenever the players like.
    rounds: int = number(0, 0, 99)


PLAIN = FreeSheetOptions()

PRESETS = {
    "plain": PLAIN,
    "to_nothing": replace(PLAIN, comes_to=NOTHING),
    "to_total": replace(PLAIN, comes_to=GIVEN),
}
