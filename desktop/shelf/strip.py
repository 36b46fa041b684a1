"""The strip below the boards: what is chosen, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.common import plain_text
from desktop.look.lettering import draw_text, letters
from desktop.look.paper import paper
from desktop.look.parts import Line
from desktop.look.parts.labels import Kind, PaperLabel
from desktop.look.shadow import Shadow, lay_shadow

translate = QCoreApplication.translate

ACTIONS = 3
"""How many things are offered at once; all others are behind "…"."""
HIGH = 76
"""Pixels at a scale of 1."""
WORDS = 330
"""How wide words are at least beside the actions, in pixels at a scale of 1."""


class Told(NamedTuple):
    """What the strip tells: heading, note behind it, a sentence, and the colour of the box."""

    heading: str
    note: str = ""
    line: str = ""
    colour: str = ""


class Fitting(PaperLabel):
    """Words on one line; where they do not fit they are smaller, then shortened."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        super().__init__()
        self.setWordWrap(False)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(QColor(self.tone()))
            where, left = QRectF(self.rect()), Qt.AlignmentFlag.AlignLeft
            draw_text(painter, where, self.font(), self.text(), left)


class Strip(QWidget):
    """A paper with up to three actions, of which the first suggests itself, and "…"."""

    wanted = Signal(str)
    """The action of this name was pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour, self._scale, self._most = "", 1.0, 0
        self._words = QWidget(self)
        self.heading, self.note, self.line = Fitting("strong"), Fitting("note"), Line()
        self.buttons = [QPushButton(self) for _ in range(ACTIONS)]
        self.more = QPushButton(self)
        self.names: list[str] = []
        """The actions that are offered, the one that suggests itself first."""
        self.buttons[0].setDefault(True)
        for number, button in enumerate(self.buttons):
            button.setAutoDefault(False)
            button.clicked.connect(lambda _, at=number: self.wanted.emit(self.names[at]))
        self.more.clicked.connect(lambda: self.wanted.emit("more"))
        column, top = QVBoxLayout(self._words), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        top.setSpacing(8)
        top.addWidget(self.heading)
        top.addWidget(self.note, 1)
        column.addStretch(1)
        column.addLayout(top)
        column.addWidget(self.line)
        column.addStretch(1)

    def tell(self, told: Told, actions: Sequence[tuple[str, str]]) -> None:
        """Tell this, and offer these actions by their names and words."""
        self._colour = told.colour
        for label, text in (
            (self.heading, told.heading),
            (self.note, told.note),
            (self.line, told.line),
        ):
            label.setText(text)
            label.setVisible(bool(text))
            label.setToolTip(plain_text.tip(text))
        self.names = [name for name, _ in actions]
        for number, button in enumerate(self.buttons):
            there = number < len(actions)
            button.setVisible(there)
            button.setText(actions[number][1] if there else "")
        self.lay_out()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Set it larger or smaller."""
        self._scale, self._most = scale, 0
        self.heading.set_scale(scale * 1.1)
        self.note.set_scale(scale)
        self.line.set_scale(scale)
        for button in (*self.buttons, self.more):
            button.setFont(letters("text", scale, bold=True))

    def high(self, width: int) -> int:
        """How high it is in this width."""
        lines = (self.heading, self.line, self.line)
        words = sum(QFontMetrics(one.letters()).height() for one in lines)
        least = max(round(HIGH * self._scale), words + self._edge() // 2)
        return least if self._beside(width) else least + self._keys_high() + self._edge() // 2

    def _edge(self) -> int:
        return round(16 * self._scale)

    def _keys(self) -> list[QPushButton]:
        return [one for one in (*self.buttons, self.more) if not one.isHidden()]

    def _keys_high(self) -> int:
        return self.more.sizeHint().height()

    def _keys_wide(self) -> int:
        """Return the most room that the keys have taken, so that other words move no other row."""
        gap = round(8 * self._scale)
        shown = sum(one.sizeHint().width() + gap for one in self._keys())
        self._most = max(self._most, shown)
        return self._most

    def _beside(self, width: int) -> bool:
        return self._keys_wide() + WORDS * self._scale + 3 * self._edge() <= width

    def lay_out(self) -> None:
        """Put the words at the left and the actions at the right, or below."""
        edge, gap = self._edge(), round(8 * self._scale)
        strip = round(10 * self._scale)
        high, room = self._keys_high(), self.rect().adjusted(strip + edge, 0, -edge, 0)
        beside = self._beside(self.width())
        middle = room.center().y() if beside else room.bottom() - edge // 2 - high // 2
        right = room.right()
        for key in reversed(self._keys()):
            wide = key.sizeHint().width()
            key.setGeometry(right - wide, middle - high // 2, wide, high)
            right -= wide + gap
        words = QRect(room)
        if beside:
            words.setRight(right - edge // 2)
        else:
            words.setBottom(middle - high // 2)
        self._words.setGeometry(words.adjusted(0, edge // 4, 0, -edge // 4))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._most = 0
        self.more.setText("…")
        self.more.setAccessibleName(translate("shelf", "More"))
        self.more.setToolTip(translate("shelf", "More"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            sheet = QRectF(self.rect()).adjusted(2, 1, -2, -3)
            lay_shadow(painter, sheet, 2, Shadow(0, 2, 5, 0.5))
            paper(painter, sheet)
            if self._colour:
                side = QRectF(sheet)
                side.setWidth(10 * self._scale)
                painter.fillRect(side, QColor(self._colour))
