"""A table of a round: who sits there, and the result or that it is still open.

It is a line of a list where there is room for that, else a card.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.club.model import told, words
from desktop.club.pages import table_line
from desktop.common import plain_text
from desktop.common.numbers import shown
from desktop.look.lettering import BETWEEN, IN_TWO, in_two_lines, serif_high
from desktop.look.paper import focus_ring, rounded
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import theme
from engine.tournament.rounds import Round
from engine.tournament.scores import better
from engine.tournament.state import TournamentState

translate = QCoreApplication.translate

MARGIN = 12
"""Pixels on either side of what stands on a card."""
WIDTH = 205
"""What a card needs at least."""
SERIF = 1.08
"""The serif is a little smaller than the letters of the desktop."""


class TableCard(QAbstractButton):
    """The card of one table; a click or Space begins to enter its result."""

    def __init__(
        self, state: TournamentState, one: Round, table: int, parent: QWidget | None = None
    ) -> None:
        """On its parent from the first: shown without one it would be a window for an instant."""
        super().__init__(parent)
        self.setFont(serif_high(SERIF * QFontInfo(self.font()).pixelSize()))
        self.table = table
        self.picked = False
        self.expected = False
        """Whether its result comes next: the one thing the eye goes to."""
        self.into: table_line.Columns | None = None
        """The columns of the list it is a line of; None if it is a card."""
        self._air = 0.0
        self._told: tuple[object, ...] = ()
        self.tell(state, one)
        self._hint = QSize(WIDTH, self.height_with(self.font(), WIDTH))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, state: TournamentState, one: Round) -> bool:
        """Tell how it stands with the table; returns whether that is anything new."""
        table = self.table
        result, seated = one.results.get(table), one.seated(table)
        title, status = words.table(state, seated, table), self._state_of(one, table)
        line = table_line.Told(
            str(table),
            _sides(state, one, table),
            self._told_of(state, seated, status),
            status[0].startswith("✓"),
        )
        sides = {who: place for place, side in enumerate(state.sides(seated)) for who in side}
        people: list[tuple[str, str, str]] = []
        for who in seated:
            value = shown(result.values[sides[who]]) if result is not None else ""
            people.append((str(who), state.people[who].name, value))
        note = self._note(state, one, table)
        if self._told == (now := (title, status, line, people, note)):
            return False
        self._told, self._title, self._state, self.line, self._lines = now, *now[:4]
        lines = [
            f"{number} {name}: {value}" if value else f"{number} {name}"
            for number, name, value in people
        ]
        heard = ", ".join(part for part in (title, status[1]) if part)
        self.setAccessibleName(f"{heard}: {', '.join(lines)}")
        tag = "; ".join(part for part in (", ".join(lines), note) if part)
        self.setToolTip(plain_text.tip(tag))
        # What is the name already is not read a second time from the tip.
        self.setAccessibleDescription(note or " ")
        self.update()
        return True

    def has_room_for_state(self) -> bool:
        """Whether what is said of its result has room where it stands."""
        return self.into is None or table_line.width_of_state(self.font(), self.line) <= (
            self.into.state
        )

    @staticmethod
    def _told_of(state: TournamentState, seated: Sequence[int], stands: tuple[str, str]) -> str:
        """Return the state as a list says it, and the group that sits there."""
        status = " ".join(part for part in stands if part)
        group = words.group(state.group_of(seated[0])) if state.head.groups else ""
        return BETWEEN.join(part for part in (group, status) if part)

    @staticmethod
    def _state_of(one: Round, table: int) -> tuple[str, str]:
        """Return a sign and a word: nothing is said by a colour alone."""
        result = one.results.get(table)
        if table in one.handed:
            return "•", translate("club", "slip waiting")
        if result is None:
            return ("○", translate("club", "open")) if one.started else ("", "")
        if result.differs:
            return "≠", translate("club", "entries disagree")
        if not one.counts(table):
            return "½", translate("club", "entered once")
        if result.despite:
            return "!", translate("club", "stands anyway")
        if result.corrected:
            return "✓*", translate("club", "corrected")
        return "✓", translate("club", "entered")

    @staticmethod
    def _note(state: TournamentState, one: Round, table: int) -> str:
        result = one.results.get(table)
        if result is None:
            return ""
        parts = (
            *(result.at, result.by, result.despite, result.source),
            told.differences(state, one, table),
        )
        return ", ".join(part for part in parts if part)

    def written(self, font: QFont, width: int) -> list[tuple[QFont, tuple[str, ...]]]:
        """Each name on a card this wide: its letters and its lines, smaller first and then two."""
        if self.into is not None:
            return table_line.names(font, width, self.into, self.line.sides)
        room = self._room(font, width)
        return [in_two_lines(font, name, room) for _, name, _ in self._lines]

    def fits(self, font: QFont, width: int) -> bool:
        """Whether on a card this wide every name stands whole."""
        room = self._room(font, width)
        return all(
            _wide(letters, line) <= room
            for letters, lines in self.written(font, width)
            for line in lines
        )

    def shrinks(self, font: QFont, width: int) -> bool:
        """Whether on a card this wide a name is smaller than the others."""
        return any(one.pixelSize() != font.pixelSize() for one, _ in self.written(font, width))

    def _room(self, font: QFont, width: int) -> int:
        if self.into is not None:
            return table_line.room_of_name(font, width, self.into)
        values = max([_wide(font, value) for *_, value in self._lines] + [0])
        return width - 2 * MARGIN - _wide(font, "0000 ") - values - 6

    def height_with(self, font: QFont, width: int) -> int:
        """How high it is in these letters, when it is this wide."""
        if self.into is not None:
            return table_line.height(font, width, self.into, self.line.sides, self._air)
        line = QFontMetrics(font).height() + 3
        names = self.written(font, width)
        return 16 + round(1.5 * line) + sum(_high(font, lines) for _, lines in names)

    def be(self, into: table_line.Columns | None, air: float = 0.0) -> None:
        """Be a line with these columns and this much air, or a card."""
        self.into, self._air = into, air

    def take(self, font: QFont, width: int) -> None:
        """Be written in these letters, and this wide."""
        self.setFont(font)
        self._hint = QSize(WIDTH, self.height_with(font, width))
        self.updateGeometry()

    def be_high(self, height: int) -> None:
        """Be as high as the cards beside it."""
        self._hint.setHeight(height)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._hint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        look = theme()
        stands_out = self.picked or self.expected
        if self.into is not None:
            table_line.paint(painter, self, self.line, self.into, marked=stands_out)
            if self.hasFocus():
                focus_ring(painter, rounded(QRectF(self.rect()).adjusted(3, 2, -3, -3), 6))
            return
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


def _sides(state: TournamentState, one: Round, table: int) -> list[table_line.Side]:
    """Who plays together, as a list says it; several with their start numbers among the names."""
    result, found = one.results.get(table), []
    for place, side in enumerate(state.sides(one.seated(table))):
        won = result is not None and one.counts(table) and _won(state, result.values, place)
        value = shown(result.values[place]) if result is not None else ""
        number, name = str(side[0]), state.people[side[0]].name
        if len(side) > 1:
            number, name = "", " & ".join(words.who(state, who) for who in side)
        found.append(table_line.Side(number, name, value, won))
    return found


def _won(state: TournamentState, values: Sequence[int], place: int) -> bool:
    """Whether nobody at the table has come to more than this side, but somebody to less."""
    others = [value for value in values if value != values[place]]
    return bool(others) and all(better(state.head, values[place], other) for other in others)


def _wide(font: QFont, text: str) -> int:
    return QFontMetrics(font).horizontalAdvance(text)


def _high(font: QFont, lines: Sequence[str]) -> int:
    """How high the place of a name is; two lines in smaller letters take less than twice that."""
    return round((QFontMetrics(font).height() + 3) * (1 if len(lines) == 1 else 2 * IN_TWO))


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
