"""Going through the deals of a slate in figures: by wheel, by key, and by pulling at it.

It begins at the newest deal. A slate of marks, or one with room for all deals, does not scroll:
what is turned or pressed there goes on to whatever lies behind.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop.look.inks import Inks
from desktop.look.strokes import tool_for
from desktop.sheet import ledger
from desktop.sheet.page import SheetPage

NOTCH = 120
"""What a wheel tells for each of its notches."""


class Scrolling(QObject):
    """How far a slate is scrolled back from the newest deal."""

    moved = Signal()

    def __init__(self, slate: QWidget) -> None:
        super().__init__(slate)
        self.back = 0
        """How many of the newest deals are not shown."""
        self._lines = 0
        self._reach = ledger.Reach(1, 1.0)
        self._turned = 0
        """What the wheel was turned that makes no whole deal yet."""
        self._pulled: tuple[float, int] | None = None
        """Where it was pressed, and how far it was scrolled then."""
        self._slate = slate
        slate.installEventFilter(self)

    @property
    def farthest(self) -> int:
        """How far it can be scrolled; 0 where all deals are shown."""
        return self._reach.farthest(self._lines)

    def begin(self) -> None:
        """Show the newest deals."""
        self.back = self._turned = 0
        self._pulled = None

    def fit(
        self, painter: QPainter, inner: QRectF, page: SheetPage, inks: Inks, text: float
    ) -> None:
        """Learn, once it has been painted, how much of it there is room for."""
        self._lines = len(page.sheet.lines) if page.in_figures else 0
        if self._lines:
            self._reach = ledger.reach(tool_for(painter, inks), inner, page, text)
        self.back = min(self.back, self.farthest)
        if self.farthest:
            self._slate.setCursor(Qt.CursorShape.SizeVerCursor)
        else:
            self._slate.unsetCursor()

    def roll_to(self, back: int) -> None:
        """Scroll so far back, or as far as it goes."""
        back = max(0, min(back, self.farthest))
        if back != self.back:
            self.back = back
            self.moved.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what scrolls the slate; leave everything else."""
        if not self.farthest:
            return False
        if isinstance(event, QWheelEvent):
            # With Ctrl it means the size of the cards.
            sized = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            return not sized and self._wheel(event)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._key(event.key())
        if isinstance(event, QMouseEvent):
            return self._pull(event)
        return False

    def _wheel(self, event: QWheelEvent) -> bool:
        self._turned += event.angleDelta().y()
        deals = int(self._turned / NOTCH)
        self._turned -= deals * NOTCH
        self.roll_to(self.back + deals)
        event.accept()
        return True

    def _key(self, key: int) -> bool:
        page = max(1, self._reach.rows - 2)
        ways = {
            Qt.Key.Key_Up: self.back + 1,
            Qt.Key.Key_Down: self.back - 1,
            Qt.Key.Key_PageUp: self.back + page,
            Qt.Key.Key_PageDown: self.back - page,
            Qt.Key.Key_Home: self.farthest,
            Qt.Key.Key_End: 0,
        }
        back = ways.get(Qt.Key(key))
        if back is not None:
            self.roll_to(back)
        return back is not None

    def _pull(self, event: QMouseEvent) -> bool:
        y = event.position().y()
        match event.type():
            case QEvent.Type.MouseButtonPress if event.button() == Qt.MouseButton.LeftButton:
                self._pulled = y, self.back
            case QEvent.Type.MouseMove if self._pulled is not None:
                start, back = self._pulled
                self.roll_to(back + round((y - start) / self._reach.row))
            case QEvent.Type.MouseButtonRelease if self._pulled is not None:
                self._pulled = None
            case _:
                return False
        return True
