"""The window for the projector: seating, clock, open tables or standings, large and light on dark.

By itself it goes with the evening: seats, results, standings. Keys 1 to 6 choose what is shown and
0 goes with the evening again, Space starts and stops the clock, the arrows change it by a
minute, F11 fills the screen. A list that does not fit is shown page after page.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from desktop.club.model import wall, words
from desktop.club.model.clock import RoundClock, shown
from desktop.club.model.controller import ClubController
from desktop.club.model.wall import VIEWS, Line
from desktop.club.pages.key_actions import VIEW_ACTIONS
from desktop.club.pages.wall_letters import ONE, TWO, fitting, in_two, with_long_ones
from desktop.common.action import Keymap, Scope
from desktop.common.languages import Retranslated
from desktop.common.sounds import Sounds
from desktop.look import qr
from desktop.look.inks import WALL
from desktop.look.lettering import least, serif_high, wall_scale
from desktop.look.parts import WallWindow

translate = QCoreApplication.translate

TABLES = ("tables", "open", "results")
"""Views with a line for each table."""
ROW = 0.92
"""How high a line is, as a part of its row."""
SHAPES = {True: ((1, 10), (1, 8), (1, 6), (1, 5)), False: ((1, 10), (2, 10), (3, 10))}
"""Columns and rows of a list at the most: of tables, and of names."""
CODE = 0.112
"""How large the code for phones is, as a part of the height."""
CHANGES = 8_000
"""How long a part of a long list is seen, in thousandths of a second."""


class Projector(Retranslated, WallWindow):
    """The window that everybody in the hall sees."""

    def __init__(
        self,
        controller: ClubController,
        sounds: Sounds,
        keymap: Keymap,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._keymap = keymap
        self._controller = controller
        self.clock = RoundClock(self)
        self.clock.ticked.connect(self.update)
        self.clock.rang.connect(lambda: sounds.play("bell"))
        self.view = "tables"
        self.follows = True
        """Whether what is seen goes with the evening; else what was chosen stays."""
        self._part = 0
        self._parts = 1
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._next_part)
        self.retranslate()

    def show_view(self, name: str) -> None:
        """Show one of the VIEWS, until another is chosen."""
        self.view, self._part, self.follows = name, 0, False
        self.refresh()

    def follow(self) -> None:
        """Show what is due, now and from now on."""
        self.follows = True
        self.refresh()

    def refresh(self) -> None:
        """Show the evening, which has changed."""
        if self.follows and self._controller.tournament is not None:
            due = wall.due(self._controller.state)
            if self.view not in due:
                self.view, self._part = due[0], 0
        self.setAccessibleDescription("; ".join(" ".join(line) for line in self.lines()))
        self.update()

    def _next_part(self) -> None:
        self._part = (self._part + 1) % self._parts
        if not self._part and self.follows and self._controller.tournament is not None:
            due = wall.due(self._controller.state)
            if len(due) > 1 and self.view in due:
                self.view = due[(due.index(self.view) + 1) % len(due)]
                self.setAccessibleDescription("; ".join(" ".join(one) for one in self.lines()))
        self.update()

    # What is shown.

    def heading(self) -> str:
        """Return the line above everything."""
        if self._controller.tournament is None:
            return ""
        return wall.heading(self._controller.state, self.view)

    def lines(self) -> list[Line]:
        """Return what is listed."""
        if self._controller.tournament is None:
            return []
        return wall.lines(self._controller.state, self.view)

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), WALL.ground)
        wide, high = float(self.width()), float(self.height())
        corner = self._corner(painter, wide, high)
        head = QRectF(0.04 * wide, 0.02 * high, 0.92 * wide - corner, 0.1 * high)
        self._write(painter, head, self.heading(), WALL.strong, bold=True)
        if self._controller.tournament is not None and self.view != "clock":
            time = shown(self.clock.left()) if self.clock.runs else ""
            self._write(painter, head, time, WALL.ink, right=True)
        body = QRectF(0.04 * wide, 0.13 * high, 0.92 * wide, 0.785 * high)
        if self.view == "clock":
            self._clock(painter, body)
        else:
            self._list(painter, body, self.lines())
        foot = QRectF(0.04 * wide, 0.92 * high, 0.92 * wide, 0.075 * high)
        self._foot(painter, foot)

    def _corner(self, painter: QPainter, wide: float, high: float) -> float:
        """Paint all of the code by which phones find the evening; return its width, 0 for none."""
        room = self._controller.room
        if not room or not qr.matrix(room):
            return 0.0
        size = CODE * high
        qr.paint(painter, QRectF(0.985 * wide - size, 0.015 * high, size, size), room)
        return size

    def _clock(self, painter: QPainter, body: QRectF) -> None:
        late = self.clock.left() < 0
        text = shown(self.clock.left())
        upper = QRectF(body.left(), body.top(), body.width(), body.height() * 0.8)
        size = min(upper.height() * 0.8, upper.width() / (0.68 * max(4, len(text))))
        painter.setFont(serif_high(size, bold=True))
        painter.setPen(WALL.strong if late or self.clock.left() <= 300 else WALL.ink)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, text)
        lower = QRectF(body.left(), upper.bottom(), body.width(), body.height() * 0.14)
        state = (
            translate("club", "Time’s up: finish the current deal")
            if late
            else ""
            if self.clock.runs
            else translate("club", "The clock has stopped")
        )
        painter.setFont(serif_high(lower.height() * 0.5))
        painter.setPen(WALL.faint)
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, state)

    def _list(self, painter: QPainter, body: QRectF, lines: Sequence[Line]) -> None:
        """In letters that are read across the hall, as far as they go; else in parts."""
        columns, rows = self._shape(body, lines)
        each = columns * rows
        self._parts = max(1, -(-len(lines) // each))
        self._part %= self._parts
        part = lines[self._part * each : (self._part + 1) * each]
        used = -(-len(part) // columns)
        wide, high = self._room(body, columns, used)
        rooms = []
        for place in range(len(part)):
            column, row = divmod(place, max(1, used))
            left = body.left() + column * body.width() / columns
            rooms.append(QRectF(left, body.top() + row * high / ROW, wide, high))
        if self._of_tables(part):
            self._tables(painter, rooms, part)
        else:
            self._names(painter, rooms, part)

    def _names(self, painter: QPainter, rooms: Sequence[QRectF], part: Sequence[Line]) -> None:
        """Names, and where they sit or what they have, in letters of one size."""
        if not part:
            return
        wide, high = rooms[0].width(), rooms[0].height()
        share, free = self._share(part, wide, high)
        size, parted = self._names_fit(part, wide, high)
        for room, (left, right) in zip(rooms, part, strict=True):
            heads = share > 0 and not right
            colour = WALL.strong if heads else WALL.ink
            lines = parted.get(left, (left,))
            small = fitting([(line, free, heads) for line in lines], size)
            each = min(small, TWO * high) if len(lines) > 1 else small
            for place, line in enumerate(lines):
                at = QRectF(room.left(), room.top(), room.width(), high / len(lines))
                at.translate(0, place * high / len(lines))
                self._write(painter, at, line, colour, bold=heads, size=each)
            self._write(painter, room, right, WALL.strong, bold=True, right=True, size=size)

    def _tables(self, painter: QPainter, rooms: Sequence[QRectF], part: Sequence[Line]) -> None:
        """Paint the number of each table and who sits there, in one line or all in two."""
        wide, high = rooms[0].width(), rooms[0].height()
        split, one, two = self._tables_fit(part, wide, high)
        halves = [in_two(right) for _, right in part]
        size = max(one, two)
        for room, half, (left, right) in zip(rooms, halves, part, strict=True):
            number = QRectF(room.left(), room.top(), split, high)
            self._write(painter, number, left, WALL.strong, bold=True)
            texts = [right] if one >= two else half
            each = high / len(texts)
            for place, text in enumerate(texts):
                line = QRectF(room.left() + split, room.top() + place * each, wide - split, each)
                self._write(painter, line, text, WALL.ink, size=size)

    # How large the letters can be.

    def _shape(self, body: QRectF, lines: Sequence[Line]) -> tuple[int, int]:
        """How many columns and rows: in few parts, if the last row of seats can read them."""
        read, count = least(wall_scale(self.size())), len(lines)
        tables = self._of_tables(lines)
        found = []
        for columns, rows in SHAPES[tables]:
            used = min(rows, -(-count // columns))
            wide, high = self._room(body, columns, used)
            if tables:
                size = max(self._tables_fit(lines, wide, high)[1:])
            else:
                size = self._names_fit(lines, wide, high)[0]
            parts = -(-count // (columns * rows))
            worth = (1, -parts, size) if size >= read else (0, size, -parts)
            found.append((worth, (columns, rows)))
        return max(found)[1]

    @staticmethod
    def _room(body: QRectF, columns: int, rows: int) -> tuple[float, float]:
        """Return the width and height of a line."""
        wide = body.width() / columns * (0.9 if columns > 1 else 1.0)
        return wide, ROW * min(body.height() / max(rows, 1), body.height() / 6)

    def _of_tables(self, lines: Sequence[Line]) -> bool:
        return self.view in TABLES and any(right for _, right in lines)

    def _share(self, lines: Sequence[Line], wide: float, high: float) -> tuple[float, float]:
        """Which part of a line its right side has, and how wide the left one is."""
        share = (0.34 if self.view == "names" else 0.2) if any(right for _, right in lines) else 0.0
        return share, (1 - share) * wide - 0.3 * high

    def _names_fit(
        self, lines: Sequence[Line], wide: float, high: float
    ) -> tuple[float, dict[str, tuple[str, ...]]]:
        """Return the size of names, and which stand in two lines."""
        share, free = self._share(lines, wide, high)
        names = [(left, free, False) for left, _ in lines]
        return with_long_ones(names, [(right, share * wide, True) for _, right in lines], high)

    @staticmethod
    def _tables_fit(lines: Sequence[Line], wide: float, high: float) -> tuple[float, float, float]:
        """How wide the number of a table is, and the size of names in one line and in two."""
        first = max(len(left) for left, _ in lines)
        split = min(wide * 0.3, high * ONE * (first + 0.6))
        one = fitting([(right, wide - split, False) for _, right in lines], high * ONE)
        halves = [line for _, right in lines for line in in_two(right)]
        return split, one, fitting([(line, wide - split, False) for line in halves], high * TWO)

    def _foot(self, painter: QPainter, foot: QRectF) -> None:
        if self._controller.tournament is None:
            return
        head = self._controller.state.head
        text = " · ".join(p for p in (words.title(head), words.when_and_where(head)) if p)
        if self._parts > 1 and self.view != "clock":
            text += f" · {self._part + 1}/{self._parts}"
        room = self._controller.room.removeprefix("http://").rstrip("/")
        if room:
            beside = foot.adjusted(0.74 * foot.width(), 0, 0, 0)
            self._write(painter, beside, room, WALL.ink, right=True)
            foot.setWidth(0.72 * foot.width())
        self._write(painter, foot, text, WALL.faint)

    def _write(
        self,
        painter: QPainter,
        place: QRectF,
        text: str,
        colour: QColor,
        bold: bool = False,
        right: bool = False,
        size: float = 0.0,
    ) -> None:
        """One line, in letters of this size, else as large as its place allows."""
        if not text:
            return
        size = size or fitting([(text, place.width(), bold)], place.height() * ONE)
        painter.setFont(serif_high(size, bold=bold))
        painter.setPen(colour)
        align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(place, int(align | Qt.AlignmentFlag.AlignVCenter), text)

    # Keys.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        name = self._keymap.pressed(event, Scope.PROJECTOR, loosely=True)
        views = {action.id: view for action, view in zip(VIEW_ACTIONS, VIEWS, strict=True)}
        if name in views:
            self.show_view(views[name])
        elif name == "projector_follow":
            self.follow()
        elif name == "projector_clock":
            self.clock.toggle()
        elif name in ("projector_longer", "projector_shorter"):
            minutes = round(self.clock.left() / 60) + (1 if name == "projector_longer" else -1)
            self.clock.set(max(1, minutes))
        elif name == "projector_full":
            self.toggle_full_screen()
        elif name == "projector_back":
            if self.isFullScreen():
                self.toggle_full_screen()
            else:
                self.close()
                self.back_to_opener()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("club", "Projector"))
        self.setToolTip(
            translate(
                "club",
                "1 tables · 2 names · 3 clock · 4 open tables · 5 standings · 6 results · 0 "
                "automatic · Space: clock · ↑ ↓: minutes · F11: full screen",
            )
        )
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        # Also when it was closed before: else the second page of a list is never seen.
        self._timer.start(CHANGES)
        super().showEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._timer.stop()
        super().closeEvent(event)
