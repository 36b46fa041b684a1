"""What tests and tools do with a real window: give it a size, find the tag of a call."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from desktop.window.calls import CallBar, Decision
from engine.moves import Call


def be_of_size(window: QWidget, size: QSize) -> None:
    """Have just this size, also where a small screen had it begin maximised."""
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.resize(size)


def button_for(bar: CallBar, call: Call) -> Decision | None:
    """The tag that says this call; None if it is not offered now."""
    return dict(zip(bar._calls, bar.buttons, strict=True)).get(call)
