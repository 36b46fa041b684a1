"""The slip for somebody who cannot decide: two questions, and the table picks a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import choice

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QWidget

from desktop.look.lettering import even_lines, fitted, letters
from desktop.look.paper import focus_ring, paper, rounded
from desktop.look.parts.part import Part
from desktop.look.shadow import lay_shadow
from desktop.look.theme import theme
from desktop.window.finder import Finder, said

translate = QCoreApplication.translate

_PIPS = ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1))


class Chooser(Part):
    """Asks for how many and how long, and picks one of the games that are like that."""

    picked = Signal(str)
    """This game was picked."""

    def __init__(self, finder: Finder, fitting: Callable[[], list[str]], parent: QWidget) -> None:
        """`fitting` gives the games that the finder lets pass."""
        super().__init__("", parent)
        self._finder, self._fitting = finder, fitting
        self._last = self._note = ""
        self.clicked.connect(lambda: self._ask("players", "minutes"))
        self.retranslate()

    def tell(self, note: str) -> None:
        """Say something below the heading; "" for what it is for."""
        self._note = note or translate("welcome", "Two questions and the table picks one.")
        self.setAccessibleDescription(self._note)
        self.changed()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setText(translate("welcome", "Can’t decide?"))
        self.tell("")

    def _ask(self, name: str, then: str = "") -> None:
        """Ask for the number of players or the time, and go on with the answer."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for value in self._finder.values[name]:
            action = menu.addAction(said(name, value))
            action.triggered.connect(partial(self._answered, name, value, then))
        menu.popup(self.mapToGlobal(self.body().center().toPoint()))
        menu.setActiveAction(menu.actions()[0])

    def _answered(self, name: str, value: int, then: str) -> None:
        self._finder.choose(name, value)
        if then:
            self._ask(then)
        elif there := self._fitting():
            self._last = choice([one for one in there if one != self._last] or there)
            self.picked.emit(self._last)

    # Painting.

    def extent(self) -> QSize:
        return QSize(round(150 * self.scale), round(90 * self.scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        body = self.body()
        upright = body.height() > body.width()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(body.center())
            painter.rotate(1.2 if upright else 0.4)
            sheet = QRectF(-body.width() / 2, -body.height() / 2, body.width(), body.height())
            if upright:
                sheet.adjust(0, 0.05 * body.height(), -0.03 * body.width(), -0.1 * body.height())
            lay_shadow(painter, sheet, 2, self.shadow(4, 14), 1.2)
            paper(painter, sheet)
            edge = 12 * self.scale
            self._write(painter, sheet.adjusted(edge, edge / 2, -edge, -edge / 2), upright)
            if self.hasFocus():
                focus_ring(painter, rounded(sheet, 2))

    def _write(self, painter: QPainter, room: QRectF, upright: bool) -> None:
        look = theme()
        head, name = fitted(self._head(), self.text(), room.width())
        line = letters("text", 0.86 * self.scale, italic=True)
        high, low = QFontMetricsF(head).height(), QFontMetricsF(line).height()
        most = int((room.height() - 1.15 * high) / low)
        lines = even_lines(line, self._note, room.width())[: max(0, most)]
        die = 26 * self.scale if upright else 0.0
        used = 1.15 * high + len(lines) * low + 1.6 * die
        place = QRectF(room.left(), room.center().y() - used / 2, room.width(), high)
        painter.setFont(head)
        painter.setPen(QColor(look.ink))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, name)
        painter.setFont(line)
        painter.setPen(QColor(look.ink_faint))
        place = QRectF(room.left(), place.top() + 1.15 * high, room.width(), low)
        for text in lines:
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
            place.translate(0, low)
        if die and place.top() + 1.4 * die <= room.bottom():
            self._draw_die(painter, QPointF(room.center().x(), place.top() + 0.9 * die), die)

    def _head(self) -> QFont:
        return letters("prompt", self.scale, bold=True)

    def _draw_die(self, painter: QPainter, middle: QPointF, size: float) -> None:
        tone = QColor(theme().brass_dark)
        painter.setPen(QPen(tone, 0.09 * size))
        box = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
        painter.drawPath(rounded(box, 0.2 * size))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone)
        for across, down in _PIPS:
            pip = middle + QPointF(0.24 * size * across, 0.24 * size * down)
            painter.drawEllipse(pip, 0.075 * size, 0.075 * size)
