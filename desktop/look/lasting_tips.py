"""Tips stay as long as the pointer rests on them or on what they are of, and go with Esc.

Qt's own go after ten seconds, read or not, and as soon as the pointer comes to them, which
somebody who sees a part of the screen through a magnifier has to do. A tip that a key has asked for
stays until the next key.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QCursor, QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from shiboken6 import isValid

_SHOWN = 900
"""How many thousandths of a second after the pointer came to rest a tip is there, if any is."""


class LastingTips(QObject):
    """Watches the windows of an application for pointer and keys, and the tip while it is shown."""

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        self.pointer: Callable[[], QPoint] = QCursor.pos
        self._tip: QWidget | None = None
        self._owner: QWidget | None = None
        """What the tip is of; None where a key has asked for it."""
        self._by_key = False
        self._soon = QTimer(self, singleShot=True, interval=_SHOWN)
        self._soon.timeout.connect(self.look)
        app.focusWindowChanged.connect(self._watch)

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)  # a second time it changes nothing

    def look(self) -> None:
        """See whether a tip is shown, and keep it."""
        for one in QApplication.topLevelWidgets() if QToolTip.isVisible() else ():
            if one.isVisible() and one.inherits("QTipLabel"):
                self._tip = one
                self._owner = None if self._by_key else QApplication.widgetAt(self.pointer())
                one.installEventFilter(self)

    def _shown(self) -> QWidget | None:
        """Return the tip that is kept, if it is still there."""
        there = self._tip is not None and isValid(self._tip) and self._tip.isVisible()
        return self._tip if there else None

    def _put_away(self) -> None:
        self.look()
        if (tip := self._shown()) is not None:
            tip.removeEventFilter(self)
            QToolTip.hideText()
            tip.hide()
        self._tip = None

    def rests(self) -> bool:
        """Whether somebody is at the tip, or still at what it is of."""
        where, tip, owner = self.pointer(), self._shown(), self._owner
        if tip is None or tip.geometry().contains(where):
            return tip is not None
        if owner is None or not isValid(owner) or not owner.isVisible():
            return self._by_key
        return owner.rect().contains(owner.mapFromGlobal(where))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.Timer if watched is self._tip:
                # The tip would go now: as long as it does not, it asks again.
                return self.rests()
            case QEvent.Type.KeyPress if isinstance(event, QKeyEvent):
                escape = event.key() == Qt.Key.Key_Escape and QToolTip.isVisible()
                if escape or (self._by_key and self._shown() is not None):
                    self._put_away()
                self._by_key = True
                self._soon.start()
                return escape
            case QEvent.Type.MouseMove:
                self._by_key = False
                self._soon.start()
        return False
