"""A small painted portrait for each bot, the same for the same name.

Hair or hat, glasses or beard, and a collar are chosen by the name and painted from a few shapes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

_SKIN = ("#f3d3b3", "#e8bd95", "#dca77a", "#c98e63")
_HAIR = ("#3b2a1d", "#6b4526", "#a8682c", "#d7a84f", "#b9b4ab", "#74695c")
_CLOTH = ("#7c2f2a", "#2f5d45", "#2e4a72", "#8a6a24", "#5b3a63", "#3d4a4c")
_MEN = ("short", "parted", "bald", "tyrolean", "flat_cap", "sailor")
_WOMEN = ("bun", "curls", "scarf", "parted", "short")
_WOMAN = ("a", "i", "ie", "se", "ne", "dl")
"""How the names of women at these tables mostly end; a name that deceives does no harm."""
_LINE = "#2b2018"


@dataclass(frozen=True)
class Face:
    """The features that differ between faces."""

    skin: str
    hair: str
    cloth: str
    head: str
    glasses: bool
    beard: str
    """"", "moustache" or "full"."""
    ground: str


def face_of(name: str) -> Face:
    """The face for a name, always the same."""
    rng = Random(f"face of {name}")
    heads = _WOMEN if name.lower().endswith(_WOMAN) else _MEN
    head = heads[int(rng.random() * len(heads))]
    beard = ("", "moustache", "full")[int(rng.random() * 3)] if heads is _MEN else ""
    hue = int(rng.random() * 360)
    return Face(
        _SKIN[int(rng.random() * len(_SKIN))],
        _HAIR[int(rng.random() * len(_HAIR))],
        _CLOTH[int(rng.random() * len(_CLOTH))],
        head,
        rng.random() < 0.35,
        beard,
        QColor.fromHsl(hue, 70, 190).name(),
    )


def paint_portrait(painter: QPainter, where: QRectF, name: str, ratio: float) -> None:
    """Paint the portrait of this name into a square."""
    picture = _picture(name, max(8, round(where.width())), ratio)
    painter.drawPixmap(where.topLeft(), picture)


@lru_cache(maxsize=64)
def _picture(name: str, width: int, ratio: float) -> QPixmap:
    picture = QPixmap(QSize(width, width) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(width / 100, width / 100)
    _Portrait(painter, face_of(name)).paint()
    painter.end()
    return picture


class _Portrait:
    """One face in a round frame, in a square of a hundred by a hundred."""

    def __init__(self, painter: QPainter, face: Face) -> None:
        self.painter = painter
        self.face = face
        self.line = QPen(QColor(_LINE), 3.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)

    def paint(self) -> None:
        frame = QPainterPath()
        frame.addEllipse(QRectF(2, 2, 96, 96))
        self.painter.setClipPath(frame)
        self.painter.fillPath(frame, QColor(self.face.ground))
        if self.face.head in ("bun", "curls"):
            self._hair_behind()
        self._shoulders()
        self._neck_and_face()
        self._features()
        self._head()
        self.painter.setClipping(False)
        self._shape(frame, None)

    def _shape(self, path: QPainterPath, colour: str | None) -> None:
        self.painter.setPen(self.line)
        self.painter.setBrush(QColor(colour) if colour else Qt.BrushStyle.NoBrush)
        self.painter.drawPath(path)

    def _ellipse(self, x: float, y: float, across: float, down: float, colour: str | None) -> None:
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), across, down)
        self._shape(path, colour)

    def _shoulders(self) -> None:
        body = QPainterPath(QPointF(8, 104))
        body.cubicTo(12, 74, 32, 76, 50, 76)
        body.cubicTo(68, 76, 88, 74, 92, 104)
        self._shape(body, self.face.cloth)
        collar = QPainterPath(QPointF(37, 76))
        collar.lineTo(50, 92)
        collar.lineTo(63, 76)
        self._shape(collar, "#f7f2e6")

    def _neck_and_face(self) -> None:
        neck = QPainterPath(QPointF(41, 62))
        neck.lineTo(41, 77)
        neck.quadTo(50, 86, 59, 77)
        neck.lineTo(59, 62)
        self._shape(neck, self.face.skin)
        for side in (-1, 1):
            self._ellipse(50 + side * 23, 48, 4.5, 6.5, self.face.skin)
        self._ellipse(50, 47, 22.5, 26, self.face.skin)

    def _features(self) -> None:
        painter = self.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_LINE))
        for side in (-1, 1):
            painter.drawEllipse(QPointF(50 + side * 9, 46), 2.4, 3.0)
        if self.face.beard == "full":
            beard = QPainterPath(QPointF(28, 50))
            beard.cubicTo(30, 82, 70, 82, 72, 50)
            beard.cubicTo(66, 60, 58, 57, 50, 57)
            beard.cubicTo(42, 57, 34, 60, 28, 50)
            self._shape(beard, self.face.hair)
        painter.setPen(QPen(QColor(_LINE), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        nose = QPainterPath(QPointF(50, 47))
        nose.quadTo(54.5, 55, 49, 55.5)
        painter.drawPath(nose)
        mouth = QPainterPath(QPointF(43, 62.5))
        mouth.quadTo(50, 67, 57, 62.5)
        painter.drawPath(mouth)
        if self.face.beard == "moustache":
            brush = QPainterPath(QPointF(37, 61))
            brush.quadTo(45, 55, 50, 58)
            brush.quadTo(55, 55, 63, 61)
            brush.quadTo(50, 62, 37, 61)
            self._shape(brush, self.face.hair)
        if self.face.glasses:
            painter.setPen(QPen(QColor(_LINE), 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for side in (-1, 1):
                painter.drawEllipse(QPointF(50 + side * 9.5, 46), 7.5, 7)
            painter.drawLine(QPointF(48, 45), QPointF(52, 45))

    # Hair and hats.

    def _hair_behind(self) -> None:
        if self.face.head == "bun":
            self._ellipse(50, 15, 11, 10, self.face.hair)
            self._ellipse(50, 42, 27, 28, self.face.hair)
        else:
            for x, y in ((26, 40), (24, 56), (74, 40), (76, 56), (32, 26), (68, 26), (50, 20)):
                self._ellipse(x, y, 11, 11, self.face.hair)

    def _head(self) -> None:
        getattr(self, f"_{self.face.head}")()

    def _cap_of_hair(self, dip: float) -> None:
        hair = QPainterPath(QPointF(26.5, 47))
        hair.cubicTo(24, 12, 76, 12, 73.5, 47)
        hair.cubicTo(70, 34, 64, 31, 50 + dip, 31)
        hair.cubicTo(38, 31, 30, 34, 26.5, 47)
        self._shape(hair, self.face.hair)

    def _short(self) -> None:
        self._cap_of_hair(0)

    def _parted(self) -> None:
        self._cap_of_hair(-14)

    def _bun(self) -> None:
        self._cap_of_hair(6)

    def _curls(self) -> None:
        for x in (33, 44, 56, 67):
            self._ellipse(x, 27, 8.5, 8, self.face.hair)

    def _bald(self) -> None:
        for side in (-1, 1):
            self._ellipse(50 + side * 22, 42, 4, 8, self.face.hair)

    def _tyrolean(self) -> None:
        crown = QPainterPath(QPointF(30, 28))
        crown.cubicTo(34, 4, 44, 10, 50, 8)
        crown.cubicTo(58, 6, 66, 6, 70, 28)
        self._shape(crown, "#47663f")
        self._shape(_box(30, 22, 40, 7), "#2c2119")
        self._ellipse(50, 30, 31, 5.5, "#47663f")
        feather = QPainterPath(QPointF(66, 25))
        feather.quadTo(84, 14, 80, 0)
        feather.quadTo(66, 8, 66, 25)
        self._shape(feather, "#e9e2cf")

    def _flat_cap(self) -> None:
        cap = QPainterPath(QPointF(24, 32))
        cap.cubicTo(22, 8, 78, 6, 76, 30)
        cap.quadTo(50, 22, 24, 32)
        self._shape(cap, "#6d6257")
        peak = QPainterPath(QPointF(28, 31))
        peak.quadTo(50, 20, 80, 30)
        peak.quadTo(60, 36, 28, 31)
        self._shape(peak, "#584e45")

    def _scarf(self) -> None:
        scarf = QPainterPath(QPointF(50, 14))
        scarf.cubicTo(82, 14, 80, 52, 66, 74)
        scarf.cubicTo(74, 46, 68, 30, 50, 30)
        scarf.cubicTo(32, 30, 26, 46, 34, 74)
        scarf.cubicTo(20, 52, 18, 14, 50, 14)
        self._shape(scarf, self.face.cloth)

    def _sailor(self) -> None:
        top = QPainterPath(QPointF(24, 26))
        top.cubicTo(24, 8, 76, 8, 76, 26)
        self._shape(top, "#f4f1e8")
        self._shape(_box(26, 23, 48, 8), "#20304d")
        peak = QPainterPath(QPointF(30, 31))
        peak.quadTo(50, 40, 70, 31)
        peak.closeSubpath()
        self._shape(peak, "#17181b")


def _box(x: float, y: float, width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(x, y, width, height))
    return path
