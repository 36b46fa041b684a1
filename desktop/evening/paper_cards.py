"""A choice among papers that lie side by side: the one that is chosen is marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QWidget

from desktop.common.even_grid import EvenGrid
from desktop.common.heard_as import part
from desktop.common.key_names import STEPS
from desktop.look.lettering import letters, users_scale
from desktop.look.paper import focus_ring, rounded
from desktop.look.theme import colour, theme

_WRAPS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter)
WIDE = 150
"""Pixels of a card at a scale of 1."""


class PaperCards(QWidget):
    """One card of paper for each value; it has the methods of a `Choice`."""

    chosen = Signal()
    """The user has chosen, or the value was set to another."""

    def __init__(
        self,
        values: Sequence[str] = (),
        parent: QWidget | None = None,
        *,
        last_only_chosen: bool = False,
    ) -> None:
        """`last_only_chosen`: the last card is shown only while it is the one that is chosen."""
        super().__init__(parent)
        part(self)
        self._last = last_only_chosen
        self._values: tuple[str, ...] = ()
        self._scale = users_scale()
        self._value = ""
        self._grid = EvenGrid(10)
        self.setLayout(self._grid)
        self._group = QButtonGroup(self)
        self.cards: list[PaperCard] = []
        self.offer(values)

    def offer(self, values: Sequence[str]) -> None:
        """Have a choice of other values; the first is chosen."""
        for card in self.cards:
            self._grid.removeWidget(card)
            self._group.removeButton(card)
            card.hide()
            card.deleteLater()
        self._values, self.cards = tuple(values), []
        for value in self._values:
            card = PaperCard(self)
            card.set_scale(self._scale)
            card.clicked.connect(lambda _, one=value: self.set_value(one))
            self._group.addButton(card)
            self._grid.addWidget(card)
            self.cards.append(card)
        if self.cards:
            self._value = self._values[0]
            self._mark()

    def values(self) -> tuple[str, ...]:
        """Return what is offered."""
        return self._values

    def value(self) -> str:
        """Return the value that is chosen."""
        return self._value

    def set_value(self, value: str) -> None:
        """Choose a value; raises ValueError if there is none such."""
        self._values.index(value)
        before, self._value = self._value, value
        self._mark()
        if before != value:
            self.chosen.emit()

    def card(self, value: str) -> PaperCard:
        """Return the card of a value; raises ValueError if there is none such."""
        return self.cards[self._values.index(value)]

    def _mark(self) -> None:
        card = self.card(self._value)
        if self._last:
            self.cards[-1].setVisible(self._value == self._values[-1])
            self._grid.invalidate()
        card.setChecked(True)

    def say(self, words: Callable[[str], tuple[str, str]]) -> None:
        """Write on every card anew: `words` gives a name and a line for a value."""
        for value, card in zip(self._values, self.cards, strict=True):
            card.set_words(*words(value))
        self._grid.invalidate()

    def set_scale(self, scale: float) -> None:
        """Set the letters larger or smaller; 1 is usual."""
        self._scale = scale
        for card in self.cards:
            card.set_scale(scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        index = self._values.index(self._value) + step
        if 0 <= index < len(self._values) - self._last:
            self.set_value(self._values[index])
            self.cards[index].setFocus(Qt.FocusReason.TabFocusReason)


class PaperCard(QRadioButton):
    """A small card with a name and a line below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._line = ""
        self._scale = users_scale()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_words(self, name: str, line: str) -> None:
        """Write something else on it."""
        self._line = line
        self.setText(name)
        self.setAccessibleDescription(line)
        self.updateGeometry()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Set its letters larger or smaller; 1 is usual."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    # Measures.

    def sizeHint(self) -> QSize:
        wide = round(WIDE * self._scale)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        name, line = self._words(width)
        return round(max(name.height() + line.height() + 18 * self._scale, 48 * self._scale))

    def _words(self, width: float) -> tuple[QRectF, QRectF]:
        """Return the room that name and line need."""
        room = QRectF(0, 0, width - 16 * self._scale, 10000)
        name = QFontMetricsF(self._letters()).boundingRect(room, _WRAPS, self.text())
        if not self._line:
            return name, QRectF()
        return name, QFontMetricsF(self._line_letters()).boundingRect(room, _WRAPS, self._line)

    def _letters(self) -> QFont:
        return letters("text", self._scale, bold=True)

    def _line_letters(self) -> QFont:
        return letters("small", self._scale * 1.04, italic=True)

    def hitButton(self, pos: object) -> bool:
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Arrows go from card to card in their order, which is for the cards together.
        if event.key() in STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        look, chosen = theme(), self.isChecked()
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        corner = 6 * self._scale
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = colour(look.field) if chosen else colour(look.ribbon_low, 90)
            if self.underMouse() and not chosen:
                ground = colour(look.field, 170)
            painter.fillPath(rounded(body, corner), ground)
            edge = QColor(look.ink_head) if chosen else colour(look.field_edge, 190)
            painter.setPen(QPen(edge, 2.4 if chosen else 1.0))
            painter.drawPath(rounded(body, corner))
            name, line = self._words(self.width())
            left, wide = 8 * self._scale, self.width() - 16 * self._scale
            top = (self.height() - name.height() - line.height()) / 2
            painter.setFont(self._letters())
            painter.setPen(QColor(look.ink))
            painter.drawText(QRectF(left, top, wide, name.height()), _WRAPS, self.text())
            painter.setFont(self._line_letters())
            painter.setPen(QColor(look.ink_faint))
            top += name.height()
            painter.drawText(QRectF(left, top, wide, line.height() + 1), _WRAPS, self._line)
            if self.hasFocus():
                focus_ring(painter, rounded(body, corner))
