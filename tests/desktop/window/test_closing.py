"""A window that was closed and deleted leaves nothing behind."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from tests.desktop.window.kit import windows


def test_nothing_keeps_a_window_that_is_gone(qtbot: QtBot, own_home: Path) -> None:
    opened = windows(qtbot)
    window = next(opened)
    QCoreApplication.processEvents()  # what it does right after it was opened
    seen = weakref.ref(window)
    del window
    assert list(opened) == []  # closes it
    del opened
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert seen() is None
