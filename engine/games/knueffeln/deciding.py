"""What decides a deal of Knüffeln, in numbers alone: turning, the trick taken, how it was won.

The chapters ask this, and so do play-outs in small numbers. A side is 0 or 1, and
NO_SIDE where nobody marches, or ran.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.knueffeln.table import NO_SIDE
from engine.games.knueffeln.tally import BASIC, FAILED, JANN, MARCH

JANN_OR_MARCH: Final = "jann"
"""The side that has taken all the tricks it needed may stop or go on."""

RAISES: Final = (2, 4)
"""In 1924: how many own tricks a side needs to turn the first time, and the second."""


def may_turn(turning: str, in_march: bool, march: int, raised: int, taken: int) -> bool:
    """Whether a leader may turn whose side has `raised` that often and `taken` that many tricks.

    `turning` is the house rule, `in_march` whether one may turn against or on a march as well.
    """
    if march != NO_SIDE and not in_march:
        return False
    if turning == "any_lead":
        return True
    return turning != "off" and raised < len(RAISES) and taken >= RAISES[raised]


def decides(march: int, side: int, taken: int, goal: int, number: int, length: int) -> str:
    """Return what the trick that this side has just taken decides: a fact's key, or "".

    The deal ends when a side has `taken` as many tricks as its `goal` says; where these are all so
    far, it is JANN_OR_MARCH. On the march it ends with the first trick that is lost, or with the
    last of `length`. `number` is how many tricks have been played.
    """
    if march != NO_SIDE:
        if side != march:
            return "breaks_march"
        return "makes_march" if number == length else ""
    if taken < goal:
        return ""
    return JANN_OR_MARCH if number == goal else "wins_deal"


def won_by(
    march: int, ran: int, taken: Sequence[int], goal: Sequence[int], length: int
) -> tuple[str, int]:
    """How a finished deal was won, and by which side; `ran` is the side that ran from a turn."""
    if march != NO_SIDE:
        return (MARCH, march) if taken[march] == length else (FAILED, 1 - march)
    if ran != NO_SIDE:
        return BASIC, 1 - ran
    winning = 0 if taken[0] >= goal[0] else 1
    return (JANN if not taken[1 - winning] else BASIC), winning
