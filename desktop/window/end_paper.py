"""The sheet of paper at the end of a deal or an evening: the reckoning, line after line.

Lines appear one after the other at the pace of the table; a click, or a key that goes on, has all
of them there at once. A screen reader reads the whole sheet at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.common import motion
from desktop.common.pace import reading_time
from desktop.common.settings import Settings
from desktop.look.lettering import fitted, letters, whole_lines
from desktop.look.paper import paper
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import colour, theme
from desktop.look.worded import Word, Worded
from desktop.scene.ending import Ending, Told

_ROOM = 16
"""Room for its shadow on each side, in pixels."""
_INSET = 20
"""From the edge of the paper to the words, in pixels at a scale of 1."""
_WIDEST = 560
"""How wide the paper would like to be at most, in pixels at a scale of 1."""
_APART = 0.5
"""How much of a line is left free where something else begins, unless room is short."""
_SHORTEST, _LONGEST = 260, 900
"""How long a line waits for the next one, in thousandths of a second."""
_SHRINKS = (1.0, 0.92, 0.85, 0.78, 0.7, 0.62, 0.55)
"""How small its letters become where there is little room; they stay large enough to be read."""
_ONE_LINE = 0.85
"""Before its letters become smaller than this, a text may stand on several lines."""
_NARROWER = 0.85
"""How much narrower a line of several texts may be than its words: these are set smaller."""
LEADS = "★ "
"""Stands before the one who leads, or has won."""


class _Set(NamedTuple):
    """How all that stands on the paper is set."""

    scale: float
    wraps: bool = False
    """Whether what is told of somebody may stand below the name, on several lines."""


class EndPaper(QWidget):
    """The paper with the reckoning; hidden while a deal is on."""

    asked = Signal(object, QPoint)
    """What this Word means is to be told, near a point of the parent."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("heardAs", "text")
        self._settings = settings
        self._ending: Ending | None = None
        self._scale = 1.0
        self._shown = 0
        self.explains: Callable[[str], Sequence[Word]] = lambda text: ()
        """Finds the words of the game in a sentence."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._tell_on)
        self.hide()

    @property
    def ending(self) -> Ending | None:
        """What stands on it."""
        return self._ending

    @property
    def told(self) -> int:
        """How many of its lines are there now."""
        return self._shown

    @property
    def telling(self) -> bool:
        """Whether lines are still to come."""
        return self._ending is not None and self._shown < len(self._ending.told)

    def show_ending(self, ending: Ending | None) -> None:
        """Have this written on it, line after line; None puts it away."""
        if ending == self._ending:
            return
        before, self._ending = self._ending, ending
        self.setVisible(ending is not None)
        if ending is None:
            self._timer.stop()
            return
        self.setAccessibleName(ending.title)
        self.setAccessibleDescription(f"{ending.lines} {ending.remarks}".strip())
        # The same end in another language is not told once more.
        again = before is not None and before.evening == ending.evening
        again = again and before is not None and len(before.told) == len(ending.told)
        if motion.pace(self._settings) == 0 or again:
            self._shown = len(ending.told)
        else:
            self._shown = 0
            self._timer.start(_SHORTEST)
        self.update()

    def tell_all(self) -> None:
        """Have every line there at once."""
        if self._ending is not None:
            self._timer.stop()
            self._shown = len(self._ending.told)
            self.update()

    def _tell_on(self) -> None:
        if self._ending is None:
            return
        self._shown += 1
        self.update()
        if self.telling:
            line = self._ending.told[self._shown - 1].sentence
            wait = reading_time(self._settings, line)
            self._timer.start(_LONGEST if wait is None else max(_SHORTEST, min(wait, _LONGEST)))

    # Measures.

    def set_scale(self, scale: float) -> None:
        """Have larger or smaller letters; 1 is usual."""
        self._scale = scale
        self.update()

    def wanted(self, table: QSize) -> QSize:
        """How large the paper would like to be on such a table; empty if nothing stands on it."""
        if self._ending is None:
            return QSize()
        most = table.width() * (0.9 if table.height() > table.width() else 0.5)
        wide = round(min(_WIDEST * self._scale, most))
        wraps = not self._broad_enough(_Set(self._scale * _ONE_LINE), wide)
        return QSize(wide, round(self._height(_Set(self._scale, wraps), wide)))

    def lie_at(self, sheet: QRect) -> None:
        """Lie there in the parent."""
        self.setGeometry(sheet.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))
        self.update()

    @property
    def sheet(self) -> QRect:
        """Where the paper lies in the parent."""
        return self.geometry().adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)

    def _fitting(self) -> _Set:
        """With the largest letters with which everything finds room."""
        room = self.sheet.size()
        tried = [_Set(self._scale * part) for part in _SHRINKS if part >= _ONE_LINE]
        for part in _SHRINKS:
            tried += [_Set(self._scale * part), _Set(self._scale * part, wraps=True)]
        for one in tried:
            low = self._height(one, room.width()) <= room.height() + 1
            if low and self._broad_enough(one, room.width()):
                return one
        return _Set(self._scale * _SHRINKS[-1])

    def _broad_enough(self, how: _Set, wide: int) -> bool:
        """Whether every text has its breadth; a little less will do."""
        return all(
            font.italic()
            or all(
                QFontMetricsF(font).horizontalAdvance(line) * _NARROWER <= where.width()
                for line in (text.split() if how.wraps else [text])
            )
            for where, font, text, _, _ in self._laid_out(how, wide)
        )

    def _height(self, how: _Set, wide: int) -> float:
        lines = list(self._laid_out(how, wide))
        return lines[-1][0].bottom() + _INSET * how.scale * 0.8 if lines else 0.0

    def _laid_out(
        self, how: _Set, wide: int
    ) -> Iterator[tuple[QRectF, QFont, str, Qt.AlignmentFlag, int]]:
        """Each text with its place on the paper, its letters, and with which line it appears."""
        ending, scale = self._ending, how.scale
        if ending is None:
            return
        inset = _INSET * scale
        left, across = inset, wide - 2 * inset
        y, start = inset * 0.8, Qt.AlignmentFlag.AlignLeft
        title, text = letters("prompt", scale * 1.1, bold=True), letters("text", scale)
        bold, note = letters("text", scale, bold=True), letters("text", scale, italic=True)
        high = QFontMetricsF(text).height() * (1.22 if scale >= self._scale else 1.18)
        yield QRectF(left, y, across, QFontMetricsF(title).height()), title, ending.title, start, 0
        y += QFontMetricsF(title).height() * 1.25
        for number, one in enumerate(ending.told, 1):
            y += high * _APART if one.apart and scale >= self._scale else 0.0
            row = QRectF(left, y, across, high)
            for place, font, words, align, since in self._line(one, row, (bold, text), number):
                lines = [words]
                broad = QFontMetricsF(font).horizontalAdvance(words)
                if how.wraps and not font.bold() and broad * _NARROWER > place.width():
                    if one.who:
                        place.moveTop(place.top() + high)
                        place.setLeft(row.left() + high)
                        place.setRight(row.right())
                    lines = whole_lines(font, words, place.width())
                    place.setHeight(high * len(lines))
                y = max(y, place.bottom() - high)
                yield place, font, "\n".join(lines), align, since
            y += high
        if ending.remarks:
            y += high * 0.25
            flags = int(Qt.TextFlag.TextWordWrap)
            room = QFontMetricsF(note).boundingRect(
                QRectF(0, 0, across, 10000), flags, ending.remarks
            )
            where = QRectF(left, y, across, room.height() + 2)
            yield where, note, ending.remarks, start, len(ending.told)

    def _line(
        self, one: Told, row: QRectF, fonts: tuple[QFont, QFont], number: int
    ) -> Iterator[tuple[QRectF, QFont, str, Qt.AlignmentFlag, int]]:
        """Who at the left, why beside it, how much at the right."""
        bold, text = fonts
        assert self._ending is not None
        mark = QFontMetricsF(bold).horizontalAdvance(LEADS) + 2
        names = [QFontMetricsF(bold).horizontalAdvance(told.who) for told in self._ending.told]
        amounts = [QFontMetricsF(bold).horizontalAdvance(told.amount) for told in self._ending.told]
        gap = row.height() * 0.5
        last = max(amounts, default=0.0) + 2
        first = min(max(names, default=0.0) + 2, row.width() * 0.42)
        x = row.left() + mark
        start, end = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        if one.leads:
            yield QRectF(row.left(), row.top(), mark, row.height()), bold, LEADS, start, number
        yield QRectF(x, row.top(), first, row.height()), bold, one.who, start, number
        middle = QRectF(row)
        middle.setLeft(x + first + gap)
        middle.setRight(row.right() - last - gap)
        yield middle, text, one.what, start, number
        yield (
            QRectF(row.right() - last, row.top(), last, row.height()),
            bold,
            one.amount,
            end,
            number,
        )

    # Qt's overrides.

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ending is None:
            return
        sheet = QRectF(self.rect().adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            lay_shadow(painter, sheet, 2, Shadow(0, 5, 14, 0.56))
            paper(painter, sheet)
            painter.translate(sheet.topLeft())
            for where, font, text, align, number in self._laid_out(
                self._fitting(), round(sheet.width())
            ):
                if number > self._shown or not text:
                    continue
                if where.bottom() > sheet.height():
                    # Nothing is written beyond the edge; slate and numbers have all of it.
                    painter.setPen(QColor(theme().ink))
                    painter.setFont(font)
                    painter.drawText(QPointF(_INSET, sheet.height() - 3), "…")
                    break
                painter.setPen(QColor(theme().ink))
                if (found := self._worded(where, font, text)) is not None:
                    worded, corner = found
                    worded.paint(painter, corner)
                    continue
                if font.italic():
                    painter.setPen(colour(theme().ink, 205))
                    painter.setFont(font)
                    painter.drawText(where, int(align | Qt.TextFlag.TextWordWrap), text)
                    continue
                flags = int(align | Qt.AlignmentFlag.AlignVCenter)
                letter, cut = (font, text) if "\n" in text else fitted(font, text, where.width())
                painter.setFont(letter)
                painter.drawText(where, flags, cut)

    def _worded(self, where: QRectF, font: QFont, text: str) -> tuple[Worded, QPointF] | None:
        """Return a text in which words of the game are underlined, and where it stands."""
        words = self.explains(text) if text and not font.bold() else ()
        if not words:
            return None
        if font.italic():
            ink = colour(theme().ink, 205)
            return Worded(text, words, font, where.width(), ink=ink), where.topLeft()
        letter, cut = (font, text) if "\n" in text else fitted(font, text, where.width())
        if cut != text:
            return None
        worded = Worded(text, words, letter, where.width() + 2)
        return worded, QPointF(where.left(), where.center().y() - worded.high / 2)

    def word_at(self, point: QPointF) -> Word | None:
        """Return the word with a meaning at this point, of the lines that have been told."""
        at = point - QPointF(_ROOM, _ROOM)
        for where, font, text, _, number in self._laid_out(self._fitting(), self.sheet.width()):
            if number <= self._shown and where.contains(at):
                found = self._worded(where, font, text)
                return found[0].word_at(at - found[1]) if found is not None else None
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """One press shows every line at once; a word of the game says what it means."""
        word = None if self.telling else self.word_at(event.position())
        if self.telling:
            self.tell_all()
        elif word is not None:
            self.asked.emit(word, self.mapToParent(event.position().toPoint()))
        event.accept()
