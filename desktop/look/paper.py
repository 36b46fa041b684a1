"""Paints paper, ribbons, medallions and rings of focus: what the parts are made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QConicalGradient,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from desktop.look import noise
from desktop.look.theme import colour, mixed, theme


def paper(painter: QPainter, rect: QRectF, corner: float = 2.0) -> None:
    """Paint a sheet of paper: light from above on the left, fibres, a thin edge."""
    look = theme()
    outline = rounded(rect, corner)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fall = QLinearGradient(rect.topLeft(), rect.bottomRight())
    fall.setColorAt(0.0, QColor(look.paper))
    fall.setColorAt(1.0, QColor(look.paper_low))
    painter.fillPath(outline, fall)
    painter.fillPath(outline, QBrush(_fibres(look.ink_faint)))
    painter.setPen(QPen(colour(look.paper_edge, 170), 1.0))
    painter.drawPath(rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner))
    painter.restore()


def ribbon(painter: QPainter, rect: QRectF, text: str, font: QFont) -> None:
    """Paint a ribbon with a name in the middle; the name has to fit (`ribbon_width`)."""
    look = theme()
    corner = 0.22 * rect.height()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fall = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fall.setColorAt(0.0, QColor(look.ribbon))
    fall.setColorAt(1.0, QColor(look.ribbon_low))
    painter.fillPath(rounded(rect, corner), fall)
    painter.setPen(QPen(QColor(look.brass_dark), 1.0))
    painter.drawPath(rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner))
    painter.setPen(colour(look.field, 150))
    light = rect.top() + 1.5
    painter.drawLine(QPointF(rect.left() + corner, light), QPointF(rect.right() - corner, light))
    painter.setPen(QColor(look.ink))
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def ribbon_width(text: str, font: QFont) -> float:
    """How wide a ribbon has to be for a name in these letters."""
    letters = QFontMetricsF(font)
    return letters.horizontalAdvance(text) + 1.3 * letters.height()


def medallion(
    painter: QPainter,
    rect: QRectF,
    picture: Callable[[QPainter, QRectF], None],
    glow: float = 0.0,
) -> None:
    """Paint a round picture in a rim of brass; `glow` from 0 to 1 lights whose turn it is.

    `picture` paints into the square that it is given; what lies outside the circle is cut.
    The light of the glow reaches beyond `rect` by `glow_reach` of its width.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if glow > 0:
        _glow(painter, rect, glow)
    rim = rim_width(rect.width())
    inner = rect.adjusted(rim, rim, -rim, -rim)
    disc = QPainterPath()
    disc.addEllipse(inner)
    painter.save()
    painter.setClipPath(disc)
    picture(painter, inner)
    painter.restore()
    brass_rim(painter, rect, rim)
    painter.restore()


def rim_width(across: float) -> float:
    """How wide the rim of a medallion is."""
    return max(2.5, across * 0.052)


glow_reach = 0.55
"""How far the glow reaches beyond a medallion, as a part of its width."""


def brass_rim(painter: QPainter, rect: QRectF, rim: float) -> None:
    """Paint a ring of brass with light running round it."""
    look = theme()
    shine = QConicalGradient(rect.center(), 118)
    for at, tone in (
        (0.0, look.brass_light),
        (0.16, look.brass),
        (0.38, look.brass_dark),
        (0.55, mixed(look.brass_dark, look.brass, 0.5)),
        (0.72, look.brass),
        (0.85, look.brass_dark),
        (1.0, look.brass_light),
    ):
        shine.setColorAt(at, QColor(tone))
    ring = QPainterPath()
    ring.addEllipse(rect)
    ring.addEllipse(rect.adjusted(rim, rim, -rim, -rim))
    painter.fillPath(ring, shine)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(look.ink, 170), 0.8))
    painter.drawEllipse(rect)
    painter.drawEllipse(rect.adjusted(rim, rim, -rim, -rim))


def _glow(painter: QPainter, rect: QRectF, strength: float) -> None:
    look = theme()
    reach = rect.width() * (0.5 + glow_reach)
    light = QRadialGradient(rect.center(), reach)
    for at, part in ((0.0, 1.0), (0.5, 0.85), (0.72, 0.34), (1.0, 0.0)):
        light.setColorAt(at, colour(look.highlight, round(205 * part * strength)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(rect.center(), reach, reach)


def focus_ring(painter: QPainter, outline: QPainterPath, width: float = 2.0) -> None:
    """Paint the ring round the keyboard's focus: dark within light, to be seen on any ground."""
    look = theme()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tone, wide in ((look.focus_edge, width * 2.2), (look.focus, width)):
        painter.setPen(QPen(QColor(tone), wide))
        painter.drawPath(outline)
    painter.restore()


def key_cap(painter: QPainter, where: QRectF, font: QFont, key: str) -> None:
    """Paint a key as it lies on a keyboard, with its name."""
    look, corner = theme(), 0.2 * where.height()
    painter.fillPath(rounded(where.translated(0, 1.5), corner), colour(look.brass_dark, 150))
    painter.fillPath(rounded(where, corner), QColor(look.field))
    painter.setPen(QPen(QColor(look.field_edge), 1.0))
    painter.drawPath(rounded(where, corner))
    painter.setPen(QColor(look.ink_faint))
    painter.setFont(font)
    painter.drawText(where, int(Qt.AlignmentFlag.AlignCenter), key)


def text_on_wood(
    painter: QPainter,
    rect: QRectF,
    font: QFont,
    text: str,
    align: Qt.AlignmentFlag,
) -> None:
    """Words right on the wood, with a little shade behind them so that they are read."""
    painter.save()
    painter.setFont(font)
    flags = int(align | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextDontClip)
    where = QFontMetricsF(font).boundingRect(rect, flags, text)
    sharp = painter.device().devicePixelRatioF()
    shade, margin = _wood_shade(font.toString(), text, sharp, theme().wood_text_shade)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(where.topLeft() - QPointF(margin, margin), shade)
    painter.setPen(QColor(theme().wood_text))
    painter.drawText(rect, flags, text)
    painter.restore()


@lru_cache(maxsize=200)
def _wood_shade(letters: str, text: str, sharp: float, tone: str) -> tuple[QPixmap, int]:
    """Return the shade behind one line of words, and how far it reaches beyond them on each side.

    `letters` describes a font as `QFont.toString` does, `sharp` is in pixels a point. It is kept,
    for a line takes as long to paint as a table's cards.
    """
    font = QFont()
    font.fromString(letters)
    # A font's description says nothing of the outlines, which are measured without hinting.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    metrics = QFontMetricsF(font)
    # Large letters are read by themselves: their shade grows less than they do.
    wide = WOOD_SHADE_WIDTH * min(metrics.height(), 30 * (metrics.height() / 30) ** 0.3)
    margin = ceil(wide) + 2
    words = QPainterPath()
    words.addText(margin, margin + metrics.ascent(), font, text)
    size = words.boundingRect().united(QRectF(margin, margin, 1, metrics.height()))
    dots = QSize(ceil((size.right() + margin) * sharp), ceil((size.bottom() + margin) * sharp))
    written = _clear(dots)
    with QPainter(written) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(sharp, sharp)
        painter.fillPath(words, QColor(tone))
    picture = _clear(dots)
    spread = QImage(written)
    with QPainter(picture) as painter:
        painter.setOpacity(WOOD_SHADE / 255)
        for layer in range(1, WOOD_SHADES + 1):
            _spread(spread, written, wide * sharp * layer / WOOD_SHADES / 2)
            painter.drawImage(0, 0, spread)
    picture.setDevicePixelRatio(sharp)
    return QPixmap.fromImage(picture), margin


def _clear(dots: QSize) -> QImage:
    picture = QImage(dots, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    return picture


def _spread(spread: QImage, written: QImage, reach: float) -> None:
    """Let what is written reach a number of dots further all round.

    It is laid there again and again on a circle, ten times as fast as strokes round each letter.
    """
    steps = max(_LEAST_STEPS, ceil(2 * pi * reach / _STEP))
    with QPainter(spread) as painter:
        for step in range(steps):
            way = 2 * pi * step / steps
            painter.drawImage(round(reach * cos(way)), round(reach * sin(way)), written)


_LEAST_STEPS, _STEP = 8, 2.0
"""On a circle words are laid this often at least, and no further apart than these dots."""


WOOD_SHADES, WOOD_SHADE = 6, 40
"""Layers of shade round words on the wood, and how far each covers, 0 to 255."""
WOOD_SHADE_WIDTH = 0.5
"""How wide the widest of them is, as a part of the height of the letters."""


def rounded(rect: QRectF, corner: float) -> QPainterPath:
    """Return the outline of a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, corner, corner)
    return path


@lru_cache(maxsize=2)
def _fibres(tone: str) -> QPixmap:
    """Return a piece of the unevenness of paper, hardly to be seen."""
    side = 160
    picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    whole = QRectF(0, 0, side, side)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        noise.streaks(painter, whole, 41, (80, 80), QColor(tone), 0.045)
        noise.streaks(painter, whole, 43, (160, 160), QColor(tone), 0.04)
    return QPixmap.fromImage(picture)


OF = 3


def dots_width(size: float) -> float:
    """How wide three dots of this size are."""
    return OF * size + (OF - 1) * 0.5 * size


def paint_dots(painter: QPainter, place: QRectF, full: int, size: float, tone: QColor) -> None:
    """Three dots at the left of the place, in its middle line, `full` of them filled."""
    painter.setPen(QPen(tone, max(1.0, 0.13 * size)))
    for number in range(OF):
        painter.setBrush(QBrush(tone) if number < full else QBrush())
        middle = QPointF(place.left() + (1.5 * number + 0.5) * size, place.center().y())
        painter.drawEllipse(middle, 0.44 * size, 0.44 * size)
