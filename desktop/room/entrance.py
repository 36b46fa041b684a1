"""The way into the wire's process: the window that starts it imports nothing of a network."""

from __future__ import annotations

from typing import Any


def work(*given: Any) -> None:
    """Be the wire, in the new process."""
    from desktop.room import wire

    wire.work(*given)
