"""A note beside a card: why nothing can be done with it now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QLabel, QWidget

from desktop.common.announce import answer
from desktop.look.lettering import letters, scale_on
from desktop.look.paper import paper
from desktop.look.theme import theme
from desktop.look.worded import Word, Worded

translate = QCoreApplication.translate

_WIDEST = 22
"""How wide a line of it gets, in heights of a letter."""


class CardNote(QLabel):
    """A small paper above a card, with a point towards it; it is read out when it comes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._points_at = 0
        self._hint = self._rule = False
        self.strip = 0, parent.width()
        """From where to where it may reach."""
        self.beside = QRect()
        """What lies upon the table and is to be read."""
        self.explains: Callable[[str], Sequence[Word]] = lambda text: ()
        """Finds the words of the game in a sentence."""
        self.words: Sequence[Word] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    stood = Signal()
    """It stands there, perhaps elsewhere than before."""
    wanted = Signal()
    """The rule that it tells is to be shown where it stands."""
    deeper = Signal()
    """Of a hint that it tells all choices are to be seen."""

    asked = Signal(object, QPoint)
    """What this Word means is to be told, near a point of the table."""

    def stand_at(self, card: QRect, text: str, rule: bool = False, *, hint: str = "") -> None:
        """Say this just above a card that lies there; of a `rule` or a `hint` there is more.

        `hint` is what stands below a hint, "" where this is none.
        """
        through = Qt.WidgetAttribute.WA_TransparentForMouseEvents
        self.words = self.explains(text)
        self.setAttribute(through, not rule and not hint and not self.words)
        self._hint, self._rule = bool(hint), rule
        told = text
        if rule:
            text = f"{text}\n{translate('table-view', 'Show the rule (F1)')}"
        elif hint:
            text = f"{text}\n{hint}"
        if rule or hint:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        new = not self.isVisible() or text != self.text()
        self.setFont(letters("text", scale_on(self._table)))
        self.setText(text)
        self.setGeometry(self._room_above(card, text))
        self._points_at = card.center().x() - self.x()
        self.raise_()
        self.show()
        self.update()
        self.stood.emit()
        # What can be pressed below the sentence is no part of it.
        self.setAccessibleName(told)
        if new:
            answer(self, told)

    def _room_above(self, card: QRect, text: str) -> QRect:
        metrics = QFontMetrics(self.font())
        pad, point = self._margins()
        table = self._table.rect()
        left, right = self.strip
        widest = min(_WIDEST * metrics.height(), right - left - 2 * pad - 6)
        wraps = Qt.TextFlag.TextWordWrap
        inner = metrics.boundingRect(QRect(0, 0, widest, table.height()), wraps, text)
        where = QRect(0, 0, inner.width() + 2 * pad + 6, inner.height() + pad + point)
        where.moveBottom(card.top())
        where.moveLeft(card.center().x() - where.width() // 2)
        where.moveLeft(max(left, min(where.left(), right - where.width())))
        where.moveTop(max(pad, where.top()))
        if where.intersects(self.beside):
            if card.center().x() < self.beside.center().x():
                where.moveRight(self.beside.left() - pad)
            else:
                where.moveLeft(self.beside.right() + pad)
        return where

    def _margins(self) -> tuple[int, int]:
        """Return the paper around the letters, and the height of its point."""
        line = QFontMetrics(self.font()).height()
        return round(line * 0.7), round(line * 0.45)

    # Qt's overrides.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        word = self.word_at(event.position())
        if word is not None:
            self.asked.emit(word, self.mapToParent(event.position().toPoint()))
        elif self._hint:
            self.deeper.emit()
        elif self._rule:
            self.wanted.emit()
        else:
            event.ignore()

    def word_at(self, where: QPointF) -> Word | None:
        """Return the word with a meaning at this point."""
        return self._worded().word_at(where - self._corner())

    def _inside(self) -> QRectF:
        """Where its letters stand."""
        pad, point = self._margins()
        return QRectF(self.rect()).adjusted(pad, 0, -pad, -point)

    def _worded(self) -> Worded:
        middle = Qt.AlignmentFlag.AlignHCenter
        return Worded(self.text(), self.words, self.font(), self._inside().width(), middle)

    def _corner(self) -> QPointF:
        inside = self._inside()
        return QPointF(inside.left(), inside.center().y() - self._worded().high / 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        pad, point = self._margins()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(0, 0, 0, -point)
        middle = max(2.0 * point, min(float(self._points_at), sheet.right() - 2 * point))
        foot = sheet.bottom() - 1
        corners = [(middle - point, foot), (middle, foot + point), (middle + point, foot)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme().paper_low))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        paper(painter, sheet, pad * 0.4)
        self._worded().paint(painter, self._corner())
        painter.end()
