"""What lies on the organiser's desk: tabs, who leads row by row, words in chalk on a slate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QTabWidget, QWidget

from desktop.look.lettering import fitted, in_two_lines, letters, scale_of
from desktop.look.parts import Line, Strong
from desktop.look.theme import theme

LARGER = 1.12
"""How much larger a row is set than a sentence."""


class Tabs(QTabWidget):
    """Lays out and paints all of a page anew only if a page or a tab needs other room."""

    _needs: tuple[QSize, ...] = ()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            needs = self.size(), self.tabBar().sizeHint(), self.minimumSizeHint()
            if needs == self._needs:
                return True
            self._needs = needs
        return super().event(event)


class Leader(NamedTuple):
    """A place, whose it is, and what it is worth."""

    place: str
    name: str
    points: str


class _Cell(Line):
    """A piece of a row."""

    bold = False

    def letters(self) -> QFont:
        return letters("text", self._scale * LARGER, bold=self.bold)


class _Points(_Cell):
    bold = True


class Name(_Cell):
    """A name whole: smaller where it is long, then in two lines."""

    def __init__(self) -> None:
        super().__init__()
        self._name = ""
        self.setMinimumWidth(1)
        self.setWordWrap(False)

    def tell(self, name: str) -> None:
        """Whose name it is."""
        if name != self._name:
            self._name = name
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _dress(self) -> None:
        super()._dress()
        if hasattr(self, "_name"):
            self._fit()

    def _fit(self) -> None:
        font, lines = in_two_lines(self.letters(), self._name, self.width())
        self.setText("\n".join(lines))
        self.setFont(font)

    def sizeHint(self) -> QSize:
        # It takes the room there is: a long name must not ask for more.
        return QSize(1, super().sizeHint().height())


class Leaders(QWidget):
    """Rows of places, names, and points below each other; a sentence where there are none."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Leader] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 4, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(7)
        self._grid.setColumnStretch(1, 1)
        self._rows: list[list[_Cell]] = []
        self._instead = Line()
        self._grid.addWidget(self._instead, 0, 0, 1, 3)

    def tell(self, leaders: Sequence[Leader], instead: str) -> None:
        """Show these, or what is to be said if there are none."""
        self._instead.setText("" if leaders else instead)
        self._instead.setVisible(not leaders)
        while len(self._rows) < len(leaders):
            row = [_Cell(), Name(), _Points()]
            for column, label in enumerate(row):
                label.set_scale(scale_of(self))
                self._grid.addWidget(label, len(self._rows) + 1, column)
            for figure in (row[0], row[2]):
                figure.setWordWrap(False)
            row[2].setAlignment(Qt.AlignmentFlag.AlignRight)
            self._rows.append(row)
        for number, row in enumerate(self._rows):
            texts = leaders[number] if number < len(leaders) else ("", "", "")
            for label, text in zip(row, texts, strict=True):
                if isinstance(label, Name):
                    label.tell(text)
                else:
                    label.setText(text)
                label.setVisible(number < len(leaders))
        self.told = list(leaders)


class OnWood(Strong):
    """The title of an evening on the wood, in one line of its own whatever there is to say."""

    remark = False

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(False)

    def minimumSizeHint(self) -> QSize:
        return QSize(1, round(1.1 * self.fontMetrics().height()))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        font, text = fitted(self.letters(), self.text(), self.width())
        with QPainter(self) as painter:
            painter.setFont(font)
            painter.setPen(QColor(self.tone()))
            side = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(self.rect(), int(side), text)

    def letters(self) -> QFont:
        if self.remark:
            return letters("small", self._scale, italic=True)
        return letters("text", self._scale * LARGER, bold=True)

    def tone(self) -> str:
        return theme().wood_text


class Remark(OnWood):
    """What is said below a title on the wood."""

    remark = True


class ChalkTime(Line):
    """A time in chalk, large."""

    def letters(self) -> QFont:
        return letters("title", self._scale * 1.15)

    def tone(self) -> str:
        return theme().chalk


class ChalkNote(Line):
    """What is said below it."""

    def letters(self) -> QFont:
        return letters("text", self._scale, italic=True)

    def tone(self) -> str:
        return theme().chalk_faint
