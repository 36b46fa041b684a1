"""Draws what stands in the text of a booklet and is no letter; how a booklet looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPen,
    QPyTextObject,
    QTextBlock,
    QTextDocument,
    QTextFormat,
)

from desktop.booklet.drawing import Drawing
from desktop.look.inks import PAPER, PRINTED_FAINT
from desktop.look.lettering import letters
from desktop.look.paper import rounded
from desktop.look.theme import theme
from desktop.packs import Pack
from desktop.scene.rules_text import headings
from engine.cards import card as card_of

FIGURE, CARD, TRY = (QTextFormat.ObjectTypes.UserObject.value + n for n in (1, 2, 3))
NAME = QTextFormat.Property.UserProperty.value + 1
"""The property of a format that names the figure or card."""
_SMALL_CARD = 1.24
"""How high a card in the text is, in heights of the letters."""
_CORNER = QSizeF(0.5, 0.40)
"""How much of a card is shown there: its upper left corner, by which it is known in a hand."""


@dataclass(frozen=True)
class Look:
    """How a booklet is set: the size of a page, its letters, and on what."""

    page: QSizeF
    scale: float
    printed: bool = False
    margins: tuple[float, float, float, float] = (44, 64, 44, 46)
    """Left, top, right, bottom at a scale of 1."""

    @property
    def inner(self) -> float:
        """How wide a line is."""
        return self.page.width() - (self.margins[0] + self.margins[2]) * self.scale

    @property
    def ink(self) -> QColor:
        return PAPER.chalk if self.printed else QColor(theme().ink)

    @property
    def faint(self) -> QColor:
        return PRINTED_FAINT if self.printed else QColor(theme().ink_faint)

    @property
    def head(self) -> QColor:
        return PAPER.chalk if self.printed else QColor(theme().ink_head)


class Paged(QTextDocument):
    """A document in pages, of which it is known where its chapters are."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def chapters(self) -> list[QTextBlock]:
        """Return the headings of chapters."""
        found = headings(self)
        return [one for one in found if one.blockFormat().headingLevel() == 2]

    def page_of(self, position: int) -> int:
        """On which page, 0 first, a place of the text is."""
        block = self.findBlock(position)
        if not block.isValid():
            return max(0, self.pageCount() - 1)
        top = self.documentLayout().blockBoundingRect(block).top()
        line = block.layout().lineForTextPosition(position - block.position())
        if line.isValid():
            top += line.y()
        return int((top + 1) // self.look.page.height())


class Artist(QPyTextObject):
    """Draws what stands in the text and is no letter."""

    def __init__(
        self, parent: QObject, look: Look, pack: Pack, drawing: Callable[[str], Drawing]
    ) -> None:
        super().__init__(parent)
        self._look, self._pack, self._drawing = look, pack, drawing

    def intrinsicSize(self, doc: QTextDocument, place: int, form: QTextFormat) -> QSizeF:
        name, look = str(form.property(NAME)), self._look
        if form.objectType() == FIGURE:
            return self._drawing(name).size
        if form.objectType() == TRY:
            high = 1.9 * QFontMetricsF(letters("text", look.scale * 1.08, bold=True)).height()
            return QSizeF(10, high)
        high = self._card_height(name)
        return QSizeF(self._width_for(high) + 1, high * 0.86)

    def _card_height(self, name: str) -> float:
        return float(name.split()[1]) * _SMALL_CARD

    def _width_for(self, high: float) -> float:
        pack = self._pack
        return high * pack.ratio * _CORNER.width() / _CORNER.height()

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        doc: QTextDocument,
        place: int,
        form: QTextFormat,
    ) -> None:
        name, look = str(form.property(NAME)), self._look
        rect = QRectF(rect)
        if form.objectType() == FIGURE:
            drawing = self._drawing(name)
            drawing.paint(painter, rect.topLeft(), look.ink, printed=look.printed)
        elif form.objectType() == CARD:
            self._draw_card(painter, rect, name, look)

    def _draw_card(self, painter: QPainter, rect: QRectF, name: str, look: Look) -> None:
        high = self._card_height(name)
        wide, pack = self._width_for(high), self._pack
        ratio = painter.device().devicePixelRatioF()
        if look.printed:
            ratio *= max(2.0, painter.transform().m11())
        whole = round(wide / _CORNER.width())
        face = pack.face(card_of(name.split()[0]), whole, ratio)
        part = QRectF(0, 0, face.width() * _CORNER.width(), face.height() * _CORNER.height())
        # A card is higher than a line: it hangs a little below it, too.
        where = QRectF(rect.left(), rect.bottom() - 0.84 * high, wide, high)
        painter.save()
        hints = QPainter.RenderHint
        painter.setRenderHints(hints.SmoothPixmapTransform | hints.Antialiasing)
        outline = rounded(where, 0.1 * wide)
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        painter.drawPixmap(where, face, part)
        painter.restore()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.faint, 0.8))
        painter.drawPath(outline)
        painter.restore()


def object_in(block: QTextBlock, kind: int) -> str | None:
    """Return the name of what stands in a block and is drawn, None where nothing is."""
    pieces = block.begin()
    while not pieces.atEnd():
        form = pieces.fragment().charFormat()
        if form.objectType() == kind:
            return str(form.property(NAME))
        pieces += 1
    return None
