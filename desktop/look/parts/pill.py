"""A dark or a light pill with one line: what is asked, what somebody is doing, what counts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop.look.lettering import letters, users_scale
from desktop.look.paper import rounded
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import colour, theme
from desktop.look.worded import Word, Worded


def pill(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    *,
    light: bool = False,
    words: Sequence[Word] = (),
) -> None:
    """Paint a pill with a text in its middle; `light` is of paper, else it is dark.

    Its `words` with a meaning are underlined.
    """
    look = theme()
    corner = min(rect.height() / 2, 0.8 * QFontMetricsF(font).height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = rounded(rect, corner)
    if light:
        fall = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        fall.setColorAt(0, QColor(look.ribbon))
        fall.setColorAt(1, QColor(look.ribbon_low))
        painter.fillPath(outline, fall)
        painter.setPen(QPen(colour(look.brass_dark, 150), 1.0))
        painter.drawPath(rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner))
    else:
        painter.fillPath(outline, colour(look.prompt, look.prompt_strength))
    painter.setPen(QColor(look.ink if light else look.prompt_text))
    painter.setFont(font)
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
    if words:
        worded, place = set_in_pill(rect, text, font, words, light=light)
        worded.paint(painter, place)
    else:
        painter.drawText(_inside(rect, font), flags, text)
    painter.restore()


def set_in_pill(
    rect: QRectF, text: str, font: QFont, words: Sequence[Word], *, light: bool = False
) -> tuple[Worded, QPointF]:
    """Return the text as it is set in a pill, and its upper left corner there."""
    look, inside = theme(), _inside(rect, font)
    ink = QColor(look.ink if light else look.prompt_text)
    worded = Worded(text, words, font, inside.width(), Qt.AlignmentFlag.AlignHCenter, ink)
    return worded, QPointF(inside.left(), inside.center().y() - worded.high / 2)


def _inside(rect: QRectF, font: QFont) -> QRectF:
    """On several lines words keep from the round ends."""
    line = QFontMetricsF(font).height()
    inset = 0.45 * line if rect.height() > 2 * line else 0.0
    return rect.adjusted(inset, 0, -inset, 0)


def pill_size(text: str, font: QFont, widest: float = 10000) -> QSize:
    """How large a pill has to be for these words.

    They take as many lines as `widest` makes needful, about as long as each other.
    """
    measured = QFontMetricsF(font)
    inset = 1.15 * measured.height()

    def set_in(broad: float) -> QRectF:
        room, wraps = QRectF(0, 0, broad, 10000), int(Qt.TextFlag.TextWordWrap)
        return measured.boundingRect(room, wraps, text)

    needed = set_in(max(40.0, widest - inset))
    if needed.height() > 1.5 * measured.height():
        narrow = needed.width() / 2
        for _ in range(6):
            tried = set_in((narrow + needed.width()) / 2)
            if tried.height() > needed.height():
                narrow = (narrow + needed.width()) / 2
            else:
                needed = tried
    return QSize(
        round(needed.width() + inset) + 2, round(needed.height() + 0.38 * measured.height())
    )


class Pill(QLabel):
    """The prompt above the hand: one line in italics, on more only where it has to be."""

    def __init__(self, text: str = "", light: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._light = light
        self._scale = users_scale()
        self.words: Sequence[Word] = ()
        """What in it has a meaning that can be read."""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_scale(self, scale: float) -> None:
        """Set its letters larger or smaller; 1 is usual."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def extent(self, widest: float = 10000) -> QSize:
        """Return the size that its words need if it may be this wide."""
        return pill_size(self.text(), self._letters(), widest)

    def _letters(self) -> QFont:
        return letters("prompt", self._scale, italic=True)

    def word_at(self, where: QPointF) -> Word | None:
        """Return the word with a meaning at this point."""
        if not self.words:
            return None
        whole, font = QRectF(self.rect()), self._letters()
        worded, corner = set_in_pill(whole, self.text(), font, self.words, light=self._light)
        return worded.word_at(where - corner)

    def sizeHint(self) -> QSize:
        return self.extent(self.maximumWidth())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.text():
            return
        with QPainter(self) as painter:
            whole = QRectF(self.rect())
            if self._light:
                shadow = Shadow(0, 1.5, 4, 0.4)
                lay_shadow(painter, whole.adjusted(2, 1, -2, -3), whole.height() / 2, shadow)
                whole = whole.adjusted(2, 1, -2, -3)
            words = self.words
            pill(painter, whole, self.text(), self._letters(), light=self._light, words=words)
