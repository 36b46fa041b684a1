"""A finger that rests on something asks what it is; lifted, it does nothing more.

Only fingers: who rests with the mouse has the tips, and the other button.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPointingDevice
from PySide6.QtWidgets import QApplication, QWidget

RESTS = 600
"""So many thousandths of a second a finger rests before that is a question."""


class LongPress(QObject):
    """Watches widgets for a finger that stays where it went down."""

    rested = Signal(QPoint)
    """A finger rests at this point of the screen."""

    def __init__(self, watched: Iterable[QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True, interval=RESTS)
        self._timer.timeout.connect(self._rest)
        self._where = QPoint()
        self._answered = False
        for one in watched:
            one.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            not isinstance(event, QMouseEvent)
            or event.pointerType() != QPointingDevice.PointerType.Finger
        ):
            return False
        where = event.globalPosition().toPoint()
        if event.type() == QEvent.Type.MouseButtonPress:
            self._where, self._answered = where, False
            self._timer.start()
        elif event.type() == QEvent.Type.MouseMove and self._answered:
            return True
        elif event.type() == QEvent.Type.MouseMove:
            if (where - self._where).manhattanLength() >= QApplication.startDragDistance():
                self._timer.stop()
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._timer.stop()
            answered, self._answered = self._answered, False
            return answered
        return False

    def _rest(self) -> None:
        self._answered = True
        self.rested.emit(self._where)
