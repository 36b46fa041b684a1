"""The tables of a round as cards: who sits there, and the result or that it is still open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.club.model import told, words
from desktop.common import plain_text
from desktop.common.numbers import shown
from desktop.look.lettering import IN_TWO, in_two_lines, scale_of, serif_high, users_scale
from desktop.look.paper import focus_ring, rounded
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import theme
from engine.tournament.book import Book
from engine.tournament.rounds import Round

translate = QCoreApplication.translate

MARGIN = 12
"""Pixels on either side of what stands on a card."""
WIDTH = 205
"""What a card needs at least."""
SERIF = 1.08
"""The serif is a little smaller than the letters of the desktop."""
_LARGER = (2.4, 2.0, 1.8, 1.6, 1.4, 1.2, 1.0)


class TableCard(QAbstractButton):
    """The card of one table; a click or Space begins to enter its result."""

    def __init__(self, book: Book, one: Round, table: int) -> None:
        super().__init__()
        self.setFont(serif_high(SERIF * QFontInfo(self.font()).pixelSize()))
        self.table = table
        self.picked = False
        self.expected = False
        """Whether its result comes next: the one thing the eye goes to."""
        self._one = one
        result = one.results.get(table)
        self._title = words.table(book, one.seated(table), table)
        self._lines: list[tuple[str, str, str]] = []
        seated = one.seated(table)
        sides = {who: place for place, side in enumerate(book.sides(seated)) for who in side}
        for who in seated:
            value = shown(result.values[sides[who]]) if result is not None else ""
            self._lines.append((str(who), book.people[who].name, value))
        self._state = self._state_of(one, table)
        self._hint = QSize(WIDTH, self.height_with(self.font(), WIDTH))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        lines = [
            f"{number} {name}: {value}" if value else f"{number} {name}"
            for number, name, value in self._lines
        ]
        self.setAccessibleName(
            ", ".join(part for part in (self._title, self._state[1]) if part)
            + ": "
            + ", ".join(lines)
        )
        note = self._note(book, one, table)
        tag = "; ".join(part for part in (", ".join(lines), note) if part)
        self.setToolTip(plain_text.tip(tag))
        # What is the name already is not read a second time from the tip.
        self.setAccessibleDescription(note or " ")

    @staticmethod
    def _state_of(one: Round, table: int) -> tuple[str, str]:
        """A sign and a word: nothing is said by a colour alone."""
        result = one.results.get(table)
        if result is None:
            return ("○", translate("club", "open")) if one.started else ("", "")
        if result.differs:
            return "≠", translate("club", "entries differ")
        if not one.counts(table):
            return "½", translate("club", "entered once")
        if result.corrected:
            return "✓*", translate("club", "corrected")
        return "✓", translate("club", "in")

    @staticmethod
    def _note(book: Book, one: Round, table: int) -> str:
        result = one.results.get(table)
        if result is None:
            return ""
        parts = (
            *(result.at, result.by, result.despite, result.source),
            told.differences(book, one, table),
        )
        return ", ".join(part for part in parts if part)

    def written(self, font: QFont, width: int) -> list[tuple[QFont, tuple[str, ...]]]:
        """Each name on a card so wide: its letters and its lines, smaller first and then two."""
        room = self._room(font, width)
        return [in_two_lines(font, name, room) for _, name, _ in self._lines]

    def fits(self, font: QFont, width: int) -> bool:
        """Whether on a card so wide every name stands whole."""
        room = self._room(font, width)
        return all(
            _wide(letters, line) <= room
            for letters, lines in self.written(font, width)
            for line in lines
        )

    def _room(self, font: QFont, width: int) -> int:
        values = max([_wide(font, value) for *_, value in self._lines] + [0])
        return width - 2 * MARGIN - _wide(font, "0000 ") - values - 6

    def height_with(self, font: QFont, width: int) -> int:
        """How high it is in these letters, when it is so wide."""
        line = QFontMetrics(font).height() + 3
        names = self.written(font, width)
        return 16 + round(1.5 * line) + sum(_high(font, lines) for _, lines in names)

    def take(self, font: QFont, width: int) -> None:
        """Be written in these letters, and so wide."""
        self.setFont(font)
        self._hint = QSize(WIDTH, self.height_with(font, width))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._hint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        look = theme()
        stands_out = self.picked or self.expected
        sheet = QRectF(self.rect()).adjusted(3, 3, -3, -4)
        if stands_out:
            lay_shadow(painter, sheet, 6, Shadow(0, 1.5, 6, 0.4))
        painter.setPen(QPen(QColor(look.brass_dark if stands_out else look.rule), 2.0))
        painter.setBrush(QColor(look.chosen if stands_out else look.field))
        painter.drawRoundedRect(sheet, 6, 6)
        if self.hasFocus():
            focus_ring(painter, rounded(QRectF(self.rect()).adjusted(3, 3, -3, -3), 6))
        self._write(painter, palette.color(QPalette.ColorRole.Text))

    def _write(self, painter: QPainter, ink: QColor) -> None:
        painter.setPen(ink)
        inner = self.rect().adjusted(MARGIN, 8, -MARGIN, -6)
        line = QFontMetrics(self.font()).height() + 3
        head = QRect(inner.left(), inner.top(), inner.width(), round(1.4 * line))
        painter.setFont(serif_high(1.2 * self.font().pixelSize(), bold=True))
        painter.drawText(head, _LEFT, self._title)
        says = QFont(self.font())
        says.setItalic(True)
        painter.setFont(says)
        if self._state[0].startswith("✓"):
            painter.setPen(QColor(theme().good))
        painter.drawText(head, _RIGHT, " ".join(part for part in self._state if part))
        painter.setPen(ink)
        painter.setFont(self.font())
        worth = QFont(self.font())
        worth.setWeight(QFont.Weight.DemiBold)
        left = inner.left() + _wide(self.font(), "0000 ")
        top = inner.top() + round(1.5 * line)
        names = self.written(self.font(), self.width())
        for (number, _, value), (letters, lines) in zip(self._lines, names, strict=True):
            row = QRect(inner.left(), top, inner.width(), _high(self.font(), lines))
            painter.drawText(row, _LEFT, number)
            painter.setFont(worth)
            painter.drawText(row, _RIGHT, value)
            painter.setFont(letters)
            high = row.height() // len(lines)
            for place, text in enumerate(lines):
                painter.drawText(QRect(left, top + place * high, inner.width(), high), _LEFT, text)
            painter.setFont(self.font())
            top += row.height()


def _wide(font: QFont, text: str) -> int:
    return QFontMetrics(font).horizontalAdvance(text)


def _high(font: QFont, lines: Sequence[str]) -> int:
    """How high the place of a name is; two lines in smaller letters take less than twice that."""
    return round((QFontMetrics(font).height() + 3) * (1 if len(lines) == 1 else 2 * IN_TWO))


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Tables(QScrollArea):
    """All tables of a round, as many beside each other as there is room for."""

    wanted = Signal(int)
    """A table was chosen, to enter its result."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        self._grid = QGridLayout()
        outer = QVBoxLayout(inside)
        outer.setContentsMargins(6, 6, 6, 6)
        outer.addLayout(self._grid)
        outer.addStretch(1)
        self.setWidget(inside)
        for ground in (self.viewport(), inside):
            ground.setAutoFillBackground(False)  # the paper of the page is seen between the cards
        self.cards: list[TableCard] = []
        self._expected = 0

    def show_round(self, book: Book, one: Round | None) -> None:
        """Show these tables."""
        for card in self.cards:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []
        if one is not None:
            for table in one.tables():
                card = TableCard(book, one, table)
                card.expected = table == self._expected
                card.clicked.connect(lambda _=False, table=table: self.wanted.emit(table))
                self.cards.append(card)
        self._lay_out()

    def expect(self, table: int) -> None:
        """Mark the table whose result comes next, 0 for none."""
        self._expected = table
        for card in self.cards:
            card.expected = card.table == table
            card.update()

    def pick(self, table: int) -> None:
        """Mark the table that is being entered."""
        if table:
            self.expect(0)
        for card in self.cards:
            card.picked = card.table == table
            card.update()
            if card.picked:
                self.ensureWidgetVisible(card)

    def _lay_out(self) -> None:
        """As large as all of them can be seen at once; on a small window at their plain size."""
        if not self.cards:
            return
        whole, high = self.width() - 12, self.viewport().height() - 12
        bar = self.verticalScrollBar().sizeHint().width()
        size = QFontInfo(self.font()).pixelSize()
        least = WIDTH * scale_of(self) / users_scale()
        for scale in _LARGER:
            font = serif_high(SERIF * size * scale)
            # Only in the plainest size may some lie below the edge.
            wide = whole - bar if scale == _LARGER[-1] else whole
            columns = max(1, int(wide // (least * scale + 8)))
            while columns > 1 and not all(c.fits(font, wide // columns - 8) for c in self.cards):
                columns -= 1
            each = wide // columns - 8
            heights = [card.height_with(font, each) + 8 for card in self.cards]
            rows = range(0, len(heights), columns)
            if sum(max(heights[row : row + columns]) for row in rows) <= high:
                break
        for place, card in enumerate(self.cards):
            card.take(font, each)
            self._grid.addWidget(card, place // columns, place % columns)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
