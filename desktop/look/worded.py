"""A sentence in which words are underlined that can be pressed, to read what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption

from desktop.look.theme import colour, theme


class Word(NamedTuple):
    """A word in a sentence: where it stands, and what it means."""

    start: int
    end: int
    term: str
    meaning: str


class Worded:
    """A sentence set in lines of a width, which can be drawn and pressed.

    The words are in this `ink`, or in that of paper, and underlined in a fainter one.
    """

    def __init__(
        self,
        text: str,
        words: Sequence[Word],
        font: QFont,
        wide: float,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        ink: QColor | None = None,
    ) -> None:
        self._words = words
        self._ink = ink if ink is not None else QColor(theme().ink)
        faint = colour(theme().ink_faint, 190) if ink is None else QColor(ink)
        self._layout = QTextLayout(text.replace("\n", "\u2028"), font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        option.setAlignment(align)
        self._layout.setTextOption(option)
        # Set before the lines are: they are lost with every change of it.
        self._layout.setFormats([_underlined(word, self._ink, faint) for word in words])
        self.high = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(wide)
            line.setPosition(QPointF(0, self.high))
            self.high += line.height()
        self._layout.endLayout()

    def paint(self, painter: QPainter, corner: QPointF) -> None:
        """Draw it from its upper left corner."""
        painter.setPen(self._ink)
        self._layout.draw(painter, corner)

    def rect_of(self, word: Word) -> QRectF:
        """Where a word begins to stand, from the corner of the whole."""
        line = self._layout.lineForTextPosition(word.start)
        left = _x(line.cursorToX(word.start))
        end = min(word.end, line.textStart() + line.textLength())
        return QRectF(left, line.y(), _x(line.cursorToX(end)) - left, line.height())

    def word_at(self, point: QPointF) -> Word | None:
        """Return the word with a meaning at a point, from the corner of the whole."""
        return next((one for one in self._words if self.rect_of(one).contains(point)), None)


def _underlined(word: Word, ink: QColor, faint: QColor) -> QTextLayout.FormatRange:
    """How a word is drawn, in the ink of now."""
    shape, look = QTextLayout.FormatRange(), QTextCharFormat()
    look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
    look.setUnderlineColor(faint)
    look.setForeground(ink)
    shape.start, shape.length, shape.format = word.start, word.end - word.start, look
    return shape


def _x(found: object) -> float:
    """Qt tells the place of a cursor alone, or with the cursor."""
    return float(found[0] if isinstance(found, tuple) else found)  # type: ignore[arg-type]
