"""Calls `gc.freeze()` when a match opens, so that later collections are short.

A full collection stops everything for some milliseconds, which is seen while a card is dragged.
Frozen objects, such as modules and widgets, are not looked through again.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import SignalInstance


def freeze_on(opened: SignalInstance) -> None:
    """Call `freeze` whenever this signal is sent."""
    opened.connect(freeze)


def freeze() -> None:
    """Collect all garbage and freeze what is left, until the next call."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
