"""A sentence on a slip, in which the words of the game's glossary are underlined.

A press on such a word opens what it means, as in the booklet.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption

from desktop.booklet.names import glossary, term_of, word_finder
from desktop.common.languages import ENGLISH
from desktop.look.theme import colour, theme
from desktop.scene.rules_text import page, words_page


class Word(NamedTuple):
    """A word of the glossary in a sentence: where it stands, and what it means."""

    start: int
    end: int
    term: str
    meaning: str


@cache
def _terms(game: str, language: str) -> dict[str, str]:
    """The words of a game, as far as they are explained in this language."""
    return glossary(words_page(game, language))


def words_in(text: str, game: str, language: str) -> list[Word]:
    """The words of the glossary in a sentence, each where it first stands."""
    terms = _terms(game, language)
    finder = word_finder(terms, page(game, language)[1] == ENGLISH)
    found: dict[str, Word] = {}
    for one in finder.finditer(text) if finder is not None else ():
        term = term_of(terms, one[1])
        found.setdefault(term, Word(one.start(), one.end(), term, terms.get(term, "")))
    return [one for one in found.values() if one.meaning]


class Worded:
    """A sentence set in lines of a width, which can be drawn and pressed."""

    def __init__(self, text: str, words: list[Word], font: QFont, wide: float) -> None:
        self._words = words
        self._layout = QTextLayout(text.replace("\n", "\u2028"), font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        self._layout.setTextOption(option)
        # Set before the lines are: they are lost with every change of it.
        self._layout.setFormats([_underlined(word) for word in words])
        self.high = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(wide)
            line.setPosition(QPointF(0, self.high))
            self.high += line.height()
        self._layout.endLayout()

    def paint(self, painter: QPainter, corner: QPointF) -> None:
        """Draw it from its upper left corner."""
        painter.setPen(QColor(theme().ink))
        self._layout.draw(painter, corner)

    def rect_of(self, word: Word) -> QRectF:
        """Where a word begins to stand, from the corner of the whole."""
        line = self._layout.lineForTextPosition(word.start)
        left = _x(line.cursorToX(word.start))
        end = min(word.end, line.textStart() + line.textLength())
        return QRectF(left, line.y(), _x(line.cursorToX(end)) - left, line.height())

    def word_at(self, point: QPointF) -> Word | None:
        """The word of the glossary at a point, from the corner of the whole."""
        return next((one for one in self._words if self.rect_of(one).contains(point)), None)


def _underlined(word: Word) -> QTextLayout.FormatRange:
    """How a word is drawn, in the ink of now."""
    look, shape, ink = theme(), QTextLayout.FormatRange(), QTextCharFormat()
    ink.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
    ink.setUnderlineColor(colour(look.ink_faint, 190))
    ink.setForeground(QColor(look.ink))
    shape.start, shape.length, shape.format = word.start, word.end - word.start, ink
    return shape


def _x(found: object) -> float:
    """Qt tells the place of a cursor alone, or with the cursor."""
    return float(found[0] if isinstance(found, tuple) else found)  # type: ignore[arg-type]
