"""What the columns of the list of tables are: small words above it, where they have room."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QWidget

from desktop.club.pages.table_line import Columns, inset
from desktop.look.lettering import serif_high
from desktop.look.theme import theme

translate = QCoreApplication.translate

SMALLER = 0.82
"""How large its letters are beside those of the list."""


def table() -> str:
    """Return what stands above the numbers."""
    return translate("club", "Table")


def letters(font: QFont) -> QFont:
    """Its letters above a list in these."""
    return serif_high(SMALLER * font.pixelSize())


def height(font: QFont) -> int:
    """How high it is above a list in these letters."""
    return round(1.7 * QFontMetrics(letters(font)).height())


class ListHead(QWidget):
    """Says it for the eye alone: each line tells a screen reader all of it."""

    def __init__(self) -> None:
        super().__init__()
        self._into: Columns | None = None
        self.hide()

    def stand_above(self, font: QFont, into: Columns | None) -> None:
        """Stand above a list in these letters with these columns; None: be away."""
        self._into = into
        self.setFont(font)
        self.setFixedHeight(height(font))
        self.setVisible(into is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._into is None:
            return
        font, whole, into = self.font(), self.rect(), self._into
        left = inset(font)
        first = left + into.number
        end = whole.width() - left - into.state
        low = Qt.AlignmentFlag.AlignBottom
        parts = [
            (QRect(left, 0, into.number, whole.height()), Qt.AlignmentFlag.AlignLeft, table()),
            (
                QRect(first, 0, end - first, whole.height()),
                Qt.AlignmentFlag.AlignLeft,
                translate("club", "Players"),
            ),
        ]
        if into.stacked:
            at = QRect(first, 0, end - first, whole.height())
            parts.append((at, Qt.AlignmentFlag.AlignRight, translate("club", "Result")))
        with QPainter(self) as painter:
            painter.setFont(letters(font))
            painter.setPen(QColor(theme().ink_head))
            for at, side, text in parts:
                painter.drawText(
                    QStyle.visualRect(self.layoutDirection(), whole, at), int(side | low), text
                )
