"""How a house rule is chosen on paper: keys in a trough, or a slider for yes and no."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QRadioButton, QWidget

from desktop.common.heard_as import part
from desktop.common.key_names import STEPS
from desktop.look.lettering import letters, users_scale
from desktop.look.paper import focus_ring, rounded
from desktop.look.theme import colour, theme

EDGE, BETWEEN = 3, 8
"""Pixels of the trough around its keys, and between keys without one."""
LEAST = 25
"""The least height of a key in pixels, below which nobody hits it."""


class Keys(QWidget):
    """A trough with a key for each value, one of which is down; it has the methods of a `Choice`.

    Tab comes to the key that is down, arrows go to the others.
    """

    chosen = Signal()
    """The user has chosen, or the value was set to another."""

    def __init__(
        self, values: Sequence[Hashable], parent: QWidget | None = None, *, loose: bool = False
    ) -> None:
        """`loose` keys lie on the paper by themselves, each with an edge."""
        super().__init__(parent)
        part(self)
        self._values, self._loose = tuple(values), loose
        self._group = QButtonGroup(self)
        row = self._row = QHBoxLayout(self)
        self._scale = users_scale()
        self._measure()
        self.keys: list[Key] = []
        for value in self._values:
            key = Key(self, loose=loose)
            key.clicked.connect(lambda _, one=value: self.set_value(one))
            self._group.addButton(key)
            row.addWidget(key)
            self.keys.append(key)
        self._value = self._values[0]
        self.keys[0].setChecked(True)

    def value(self) -> Hashable:
        """Return the value that is chosen."""
        return self._value

    def down(self) -> Key:
        """Return the key that is down, to which Tab comes."""
        return self.keys[self._values.index(self._value)]

    def set_value(self, value: Hashable) -> None:
        """Choose a value; raises ValueError if there is none such."""
        key = self.keys[self._values.index(value)]
        before, self._value = self._value, value
        key.setChecked(True)
        if before != value:
            self.chosen.emit()

    def say(self, text: Callable[[Hashable], str]) -> None:
        """Name every value anew."""
        for value, key in zip(self._values, self.keys, strict=True):
            key.setText(text(value))
        self.updateGeometry()

    def set_scale(self, scale: float) -> None:
        """Set the letters larger or smaller; 1 is usual."""
        self._scale = scale
        self._measure()
        for key in self.keys:
            key.set_scale(scale)

    def _measure(self) -> None:
        edge = round(EDGE * self._scale)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(round(BETWEEN * self._scale) if self._loose else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        index = self._values.index(self._value) + step
        if 0 <= index < len(self._values):
            self.set_value(self._values[index])
            self.keys[index].setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._loose:
            return
        look, body = theme(), QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            trough = rounded(body, 6 * self._scale)
            painter.fillPath(trough, QColor(look.field))
            painter.setPen(QPen(QColor(look.field_edge), 1.0))
            painter.drawPath(trough)


class Key(QRadioButton):
    """One of the keys: brown where it is down."""

    def __init__(self, parent: QWidget | None = None, *, loose: bool = False) -> None:
        super().__init__(parent)
        self._scale, self._loose = users_scale(), loose
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_scale(self, scale: float) -> None:
        """Set its letters larger or smaller; 1 is usual."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        # As wide as in bold letters, so that none moves when another is chosen.
        measure = QFontMetricsF(letters("text", 0.95 * self._scale, bold=True))
        wide = measure.horizontalAdvance(self.text()) + 1.1 * measure.height()
        return QSize(round(max(wide, LEAST)), round(max(1.2 * measure.height(), LEAST)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Arrows are for the keys together.
        if event.key() in STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, down = theme(), self.isChecked()
        body = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = rounded(body, body.height() / 2 if self._loose else 4 * self._scale)
        font = letters("text", 0.95 * self._scale, bold=down)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if down or self._loose or self.underMouse():
                ground = look.chosen if self.underMouse() else look.field
                painter.fillPath(shape, QColor(look.ink_head if down else ground))
            if self._loose and not down:
                painter.setPen(QPen(QColor(look.brass_dark), 1.0))
                painter.drawPath(shape)
            if self._loose and self.hasFocus():
                focus_ring(painter, shape)
            painter.setFont(font)
            painter.setPen(QColor(look.field if down else look.ink))
            painter.drawText(body, int(Qt.AlignmentFlag.AlignCenter), self.text())


class YesNo(QCheckBox):
    """A slider for yes and no, with the word for it beside it."""

    chosen = Signal()
    """It has been turned."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = users_scale()
        self._words = ("", "")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(self.chosen)

    def value(self) -> bool:
        """Whether it is on."""
        return self.isChecked()

    def set_value(self, value: Hashable) -> None:
        """Turn it on or off."""
        self.setChecked(bool(value))

    def say(self, text: Callable[[Hashable], str]) -> None:
        """Name no and yes anew."""
        self._words = text(False), text(True)
        self.updateGeometry()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Set its letters larger or smaller; 1 is usual."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def _trough(self) -> QSize:
        return QSize(round(48 * self._scale), round(26 * self._scale))

    def sizeHint(self) -> QSize:
        measure = QFontMetricsF(letters("text", 0.95 * self._scale))
        wide = max(map(measure.horizontalAdvance, self._words)) + 10 * self._scale
        size = self._trough()
        return QSize(round(wide) + size.width(), max(LEAST, size.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, on, size = theme(), self.isChecked(), self._trough()
        left, top = self.width() - size.width(), (self.height() - size.height()) / 2
        body = QRectF(left, top, size.width(), size.height()).adjusted(0.5, 0.5, -0.5, -0.5)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(letters("text", 0.95 * self._scale))
            painter.setPen(QColor(look.ink))
            room = QRectF(0, 0, body.left() - 9 * self._scale, self.height())
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, int(right), self._words[on])
            trough = rounded(body, body.height() / 2)
            painter.fillPath(trough, QColor(look.ink_head if on else look.field))
            painter.setPen(QPen(QColor(look.ink_head if on else look.field_edge), 1.0))
            painter.drawPath(trough)
            knob = QRectF(0, 0, body.height() - 6, body.height() - 6)
            knob.moveCenter(body.center())
            if on:
                knob.moveRight(body.right() - 3)
            else:
                knob.moveLeft(body.left() + 3)
            painter.setBrush(QColor(look.bone if not on else look.field))
            painter.setPen(QPen(colour(look.ink, 110), 1.0))
            painter.drawEllipse(knob)
