"""Every way the unseen cards may lie, where these are few enough to be counted."""

from __future__ import annotations

from engine.hidden import Redealing
from engine.parts.part import T
from engine.rules import Rules
from engine.table import View

FEW = 1200
"""So many ways are counted; more are not."""


def layouts(rules: Rules[T], seen: View, few: int = FEW) -> list[T] | None:
    """All layouts that fit this view; None if there may be more than `few`.

    In which order the cards of a hand or of the stock lie makes no other layout: it is to be asked
    only where nobody draws any more.
    """
    dealing = Redealing(rules, seen)
    return dealing.every() if dealing.ways() <= few else None
