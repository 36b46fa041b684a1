"""The portraits to choose one from, by mouse or with the arrow keys; each has a spoken name."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QScrollArea, QWidget

from desktop.common.flow_layout import FlowLayout
from desktop.common.languages import Retranslated
from desktop.common.portraits import PORTRAITS, paint_portrait, said
from desktop.look.paper import focus_ring, rounded

LETTERS = 3.6
"""How many lines of text a portrait is high."""
RIM = 4
"""Pixels around a portrait, in which the chosen one has its ring."""


class PortraitChoice(Retranslated, QWidget):
    """All portraits in lines; one is chosen, or none yet."""

    chosen = Signal()
    """The user has chosen a portrait."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._buttons = {name: _Portrait(name) for name in PORTRAITS}
        layout = FlowLayout(6)
        self.setLayout(layout)
        for button in self._buttons.values():
            self._group.addButton(button)
            layout.addWidget(button)
            button.clicked.connect(self.chosen)
            button.focused.connect(partial(self._bring, button))
        self.setFocusProxy(self._buttons[PORTRAITS[0]])
        self.retranslate()

    def value(self) -> str:
        """Return the name of the portrait that is chosen."""
        return next((name for name, one in self._buttons.items() if one.isChecked()), "")

    def set_value(self, portrait: str) -> None:
        """Choose a portrait; raises KeyError if there is none of this name."""
        self._buttons[portrait].setChecked(True)
        self.setFocusProxy(self._buttons[portrait])
        self._bring(self._buttons[portrait])

    def button(self, portrait: str) -> QRadioButton:
        """Return the button of a portrait."""
        return self._buttons[portrait]

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for name, button in self._buttons.items():
            button.setAccessibleName(said(name))
            button.setToolTip(said(name))

    def _bring(self, button: QWidget) -> None:
        """Scroll to a portrait, where this lies in an area that scrolls."""
        inside = self.parentWidget()
        area = inside.parentWidget() if inside is not None else None
        if isinstance(area, QScrollArea):
            area.ensureWidgetVisible(button)


class _Portrait(QRadioButton):
    """One portrait: a choice among many, painted as its picture with a ring when it is chosen."""

    focused = Signal()

    def __init__(self, portrait: str) -> None:
        super().__init__()
        self._portrait = portrait
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        width = round(LETTERS * QFontMetrics(self.font()).height()) + 2 * RIM
        return QSize(width, width)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            circle = QRectF(self.rect()).adjusted(RIM, RIM, -RIM, -RIM)
            paint_portrait(painter, circle, self._portrait, self.devicePixelRatioF())
            painter.setBrush(Qt.BrushStyle.NoBrush)
            palette = self.palette()
            if self.isChecked():
                painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), RIM))
                painter.drawEllipse(circle.adjusted(-1, -1, 1, 1))
            if self.hasFocus():
                focus_ring(painter, rounded(QRectF(self.rect()).adjusted(3, 3, -3, -3), 4))
