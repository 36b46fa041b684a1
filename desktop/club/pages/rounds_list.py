"""All rounds of an evening in a row, such as slips beside each other; one of them is chosen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListWidget

_LINES = 3
"""So many lines of rounds are seen at most; more scroll."""


class RoundsList(QListWidget):
    """As high as its rounds need it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlow(QListWidget.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setProperty("onPaper", True)

    def fit(self) -> None:
        """Take the room that the rounds need, and be away while there are none."""
        self.setVisible(self.count() > 0)
        rows = {self.visualItemRect(self.item(row)).top() for row in range(self.count())}
        high = self.sizeHintForRow(0) if self.count() else 0
        self.setFixedHeight(max(1, min(_LINES, len(rows)) * high + 2))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        rtl = self.isRightToLeft()
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        step = step or {
            Qt.Key.Key_Left: 1 if rtl else -1,
            Qt.Key.Key_Right: -1 if rtl else 1,
        }.get(Qt.Key(event.key()), 0)
        if not step:
            super().keyPressEvent(event)
            return
        # As in any list, Down goes to the next, though it stands beside.
        self.setCurrentRow(max(0, min(self.count() - 1, self.currentRow() + step)))
