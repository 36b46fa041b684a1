"""The menu bar of a window that fills the screen: out of sight, and back when it is wanted.

It comes when the pointer is at the upper edge or Alt is pressed, and goes when the pointer has left
it and no menu is open. Esc, which does nothing else then, leaves the full screen; so does F11.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow

LOOK_EVERY = 120
"""Thousandths of a second between two looks at where the pointer is."""
EDGE = 3
"""Pixels at the upper edge that bring the menu."""


class FullScreen(QObject):
    """Hides and brings the menu bar of a window, which says when its state has changed."""

    turned = Signal(bool)
    """It fills the screen from now on, or no longer."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._by_alt = False
        self._look = QTimer(self)
        self._look.setInterval(LOOK_EVERY)
        self._look.timeout.connect(lambda: self.pointer_at(QCursor.pos()))

    @property
    def on(self) -> bool:
        """Whether the window fills the screen."""
        return self._window.isFullScreen()

    def leave(self) -> bool:
        """Leave the full screen; whether the window filled it."""
        if not self.on:
            return False
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowFullScreen)
        return True

    def pointer_at(self, where: QPoint) -> None:
        """Bring the menu or take it away, as the pointer is at this point of the screen."""
        bar = self._window.menuBar()
        if not self.on or bar.isNativeMenuBar():
            return
        here = self._window.mapFromGlobal(where)
        within = 0 <= here.x() < self._window.width() and here.y() >= 0
        if within and here.y() < EDGE:
            self._by_alt = False
            bar.show()
        elif bar.isVisible() and here.y() >= bar.height() and not self._wanted():
            bar.hide()

    def _wanted(self) -> bool:
        """Whether somebody is in the menu, or is on his way there by keys."""
        in_bar = self._window.menuBar().activeAction() is not None
        return self._by_alt or in_bar or QApplication.activePopupWidget() is not None

    def state_changed(self) -> None:
        """Follow the window, which fills the screen now, or no longer."""
        self._by_alt = False
        self.turned.emit(self.on)
        handle, bar = self._window.windowHandle(), self._window.menuBar()
        if self.on:
            # All keys come there first, whatever has the keyboard.
            handle.installEventFilter(self)
            self._look.start()
            bar.setVisible(bar.isNativeMenuBar())
        else:
            handle.removeEventFilter(self)
            self._look.stop()
            bar.show()

    # Qt's override.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Alt:
                self._by_alt = True
                self._window.menuBar().show()
            elif not event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self._by_alt = False
        elif kind == QEvent.Type.MouseButtonPress:
            self._by_alt = False
        return False
