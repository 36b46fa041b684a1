"""What was done last to people and money, each with a button that takes it back alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from desktop.club.model.happened import Change
from desktop.common import plain_text
from desktop.common.key_names import shown
from desktop.look.lettering import scale_of
from desktop.look.parts import Aside, Strong
from desktop.look.signs import paint_sign
from desktop.look.theme import theme

translate = QCoreApplication.translate

GAP = 15
"""Pixels at usual letters between two changes."""
MOST = 4
"""How many changes are shown."""


class _Back(QPushButton):
    """A button with the sign for undo; of the keyboard it takes Enter or Space with Ctrl alone."""

    def sizeHint(self) -> QSize:
        return QSize(round(48 * scale_of(self)), round(34 * scale_of(self)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            super().keyPressEvent(event)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.click()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        sign = QRectF(0, 0, 0.5 * self.height(), 0.5 * self.height())
        sign.moveCenter(QRectF(self.rect()).center())
        with QPainter(self) as painter:
            paint_sign(painter, "undo", sign, theme().ink)


class JustNow(QWidget):
    """The last changes below each other, the newest first."""

    back = Signal(object)
    """This change is to be taken back."""

    def __init__(self) -> None:
        super().__init__()
        self.changes: list[Change] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self._grid.setVerticalSpacing(0)
        self.rows: list[tuple[Strong, Aside, QPushButton]] = []
        for number in range(MOST):
            row = (Strong(), Aside(), _Back(autoDefault=False))
            self.rows.append(row)
            row[2].clicked.connect(partial(self._take_back, number))
            self._grid.addWidget(row[0], 3 * number, 0)
            self._grid.addWidget(row[1], 3 * number + 1, 0)
            self._grid.addWidget(row[2], 3 * number, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for number in range(MOST - 1):
            self._grid.setRowMinimumHeight(3 * number + 2, round(GAP * scale_of(self)))

    def _take_back(self, number: int) -> None:
        if number < len(self.changes):
            self.back.emit(self.changes[number])

    def tell(self, changes: Sequence[Change], most: int = MOST) -> None:
        """Show these, but no more than `most`."""
        self.changes = list(changes[:most])
        undo = translate("club", "Undo: {0}")
        for number, (text, about, button) in enumerate(self.rows):
            there = number < len(self.changes)
            one = self.changes[number] if there else Change("", "", 0, 0)
            text.setText(one.text)
            about.setText(one.about)
            button.setAccessibleName(undo.format(one.text))
            button.setToolTip(plain_text.tip(undo.format(one.text)) + f" ({shown('Ctrl+Return')})")
            for widget in (text, about, button):
                widget.setVisible(there)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a thin line between two changes."""
        with QPainter(self) as painter:
            painter.setPen(theme().rule)
            for number in range(1, len(self.changes)):
                top = self.rows[number][0].geometry().top() - round(GAP / 2 * scale_of(self))
                painter.drawLine(0, top, self.width(), top)
