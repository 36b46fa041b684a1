"""Puts collections off while the window is made, and keeps them short when a match is open.

A full collection stops everything for some milliseconds, which is seen while a card is dragged.
Frozen objects, such as modules and widgets, are not looked through again.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import SignalInstance


@contextmanager
def put_off() -> Iterator[None]:
    """Collect nothing within this, and do not look through what was made in it until `freeze`.

    For the start: hundreds of modules are read and hardly anything is thrown away.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.freeze()


@contextmanager
def paused() -> Iterator[None]:
    """Collect nothing within this: many small objects are made, and all of them are kept."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def freeze_on(opened: SignalInstance) -> None:
    """Call `freeze` whenever this signal is sent."""
    opened.connect(freeze)


def freeze() -> None:
    """Collect all garbage and freeze what is left, until the next call."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
