"""Card faces: a folder of SVG files becomes pixmaps at exactly the pixels of the screen.

A face is drawn when it is first asked for and kept for its size. Where a picture is missing or
broken a plain face with the card's code stands in, and `missing` says so; to tell the user is
left to the window. Where cards lie, and in what state, is none of our business.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from engine.cards import BACK, Card

BUDGET = 160_000_000
"""How many bytes of pixmaps are kept before those not used for longest go."""

_PAPER = QColor("#f9f6ea")
_INK = QColor("#2a211c")
_CLOTH = QColor("#2f5d8c")
_RED_SUITS = "HSD"
_RED = QColor("#a31f1f")
_SIGNS = {"E": "⚘", "G": "♠", "H": "♥", "S": "●", "C": "♣", "D": "♦"}
"""Stand-ins for suit signs; leaves look like spades, and French spades are the same letter."""

# Where the corner of a face shows its suit, in parts of the card's width: middle and size.
_SIGN_AT = (0.112, 0.298, 0.15)


class Pack:
    """The faces of one pack of cards."""

    def __init__(self, folder: Path) -> None:
        """The pack of a folder; one that is not there is a pack of plain faces."""
        self.take(folder)

    def take(self, folder: Path) -> None:
        """Be the pack of this folder from now on."""
        about = _about(folder)
        self.folder = folder
        self.missing = not about
        """Whether some picture could not be had so far, so that plain faces stand in."""
        self.name = str(about.get("name", folder.name))
        self.ratio = _number(about, "ratio", 0.57)
        """Width of a card by its height."""
        self.corner = _number(about, "corner", 0.06)
        """Radius of the corners, in parts of the width."""
        self._back = str(about.get("back", "back.svg"))
        self._renderers: dict[str, QSvgRenderer | None] = {}
        self._pixmaps: OrderedDict[tuple[str, int, int], QPixmap] = OrderedDict()
        self._bytes = 0

    def height(self, width: float) -> int:
        """How high a card of this width is."""
        return max(1, round(width / self.ratio))

    def face(self, card: Card, width: int, device_pixel_ratio: float) -> QPixmap:
        """The face of a card, or the back of BACK, for so many logical pixels of width."""
        return self._kept(card.code, width, device_pixel_ratio)

    def sign(self, suit: str, size: int, device_pixel_ratio: float) -> QPixmap:
        """The sign of a suit on a round paper, for so many logical pixels."""
        return self._kept("sign " + suit, size, device_pixel_ratio)

    def forget(self) -> None:
        """Drop all pixmaps, for instance because the screen is another one."""
        self._pixmaps.clear()
        self._bytes = 0

    def _kept(self, what: str, width: int, ratio: float) -> QPixmap:
        pixels = max(1, round(width * ratio))
        key = (what, width, pixels)
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        if what.startswith("sign "):
            made = self._paint_sign(what[5:], pixels)
        else:
            made = self._paint_face(what, pixels, max(1, round(self.height(width) * ratio)))
        made.setDevicePixelRatio(ratio)
        self._keep(key, made)
        return made

    def _keep(self, key: tuple[str, int, int], made: QPixmap) -> None:
        self._pixmaps[key] = made
        self._bytes += _size(made)
        while self._bytes > BUDGET and len(self._pixmaps) > 1:
            _, old = self._pixmaps.popitem(last=False)
            self._bytes -= _size(old)

    def _paint_face(self, code: str, width: int, height: int) -> QPixmap:
        pixmap = _blank(width, height)
        painter = _painter(pixmap)
        renderer = self._renderer(code)
        if renderer is not None:
            renderer.render(painter, QRectF(0, 0, width, height))
        else:
            _paint_plain(painter, code, QRectF(0, 0, width, height), self.corner * width)
        painter.end()
        return pixmap

    def _paint_sign(self, suit: str, size: int) -> QPixmap:
        pixmap = _blank(size, size)
        painter = _painter(pixmap)
        painter.setBrush(_PAPER)
        painter.setPen(QPen(_INK, max(1.0, size / 32)))
        inset = max(1.0, size / 32) / 2
        painter.drawEllipse(QRectF(0, 0, size, size).adjusted(inset, inset, -inset, -inset))
        renderer = self._renderer(suit + "7")
        if renderer is None:
            painter.setFont(_font(size * 0.6))
            painter.setPen(_colour(suit))
            painter.drawText(
                QRectF(0, 0, size, size), Qt.AlignmentFlag.AlignCenter, _SIGNS.get(suit, suit)
            )
        else:
            _paint_corner(painter, renderer, size, self.ratio)
        painter.end()
        return pixmap

    def _renderer(self, code: str) -> QSvgRenderer | None:
        """Who draws this card; None, and the pack is missing something, if nobody can."""
        if code not in self._renderers:
            file = self.folder / (self._back if code == BACK.code else f"{code}.svg")
            # Qt would print a warning of its own for a file that is not there.
            renderer = QSvgRenderer(str(file)) if file.is_file() else None
            if renderer is not None and not renderer.isValid():
                renderer = None
            self.missing |= renderer is None
            self._renderers[code] = renderer
        return self._renderers[code]


def _about(folder: Path) -> dict[str, Any]:
    try:
        about = json.loads((folder / "pack.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return about if isinstance(about, dict) else {}


def _number(about: dict[str, Any], name: str, default: float) -> float:
    value = about.get(name, default)
    usable = isinstance(value, int | float) and 0 < value < 2
    return float(value) if usable else default


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def _blank(width: int, height: int) -> QPixmap:
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _painter(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter


def _font(pixels: float) -> QFont:
    font = QFont()
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(True)
    return font


def _colour(suit: str) -> QColor:
    return _RED if suit in _RED_SUITS else _INK


def _paint_corner(painter: QPainter, renderer: QSvgRenderer, size: int, ratio: float) -> None:
    """The suit sign cut from the corner of a face."""
    x, y, part = _SIGN_AT
    width = size * 0.78 / part
    middle = size / 2
    paper = QPainterPath()
    paper.addEllipse(QRectF(size * 0.06, size * 0.06, size * 0.88, size * 0.88))
    painter.setClipPath(paper)
    renderer.render(painter, QRectF(middle - x * width, middle - y * width, width, width / ratio))


def _paint_plain(painter: QPainter, code: str, where: QRectF, corner: float) -> None:
    """The face that stands in for a picture: the code in both corners, the sign in the middle."""
    line = max(1.0, where.width() / 110)
    paper = where.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    painter.setPen(QPen(_INK, line))
    painter.setBrush(_PAPER if code != BACK.code else _CLOTH)
    painter.drawRoundedRect(paper, corner, corner)
    if code == BACK.code:
        inset = where.width() * 0.09
        painter.setPen(QPen(_PAPER, line * 2))
        painter.drawRoundedRect(paper.adjusted(inset, inset, -inset, -inset), corner, corner)
        return
    suit, rank = code[0], code[1:]
    painter.setPen(_colour(suit))
    for _ in range(2):
        painter.setFont(_font(where.width() * 0.22))
        edge = QRectF(where.width() * 0.05, where.width() * 0.04, where.width() * 0.9, 0)
        edge.setHeight(where.width() * 0.28)
        painter.drawText(edge, Qt.AlignmentFlag.AlignLeft, suit + rank)
        painter.drawText(edge, Qt.AlignmentFlag.AlignRight, suit + rank)
        # The other half stands on its head.
        painter.translate(where.width(), where.height())
        painter.rotate(180)
    painter.setFont(_font(where.width() * 0.5))
    painter.drawText(where, Qt.AlignmentFlag.AlignCenter, _SIGNS.get(suit, suit))
