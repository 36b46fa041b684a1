"""Small pictures of a game, made of the table's own things: a hand, the slate, what is odd."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.common.cached_picture import CachedPicture
from desktop.common.numbers import shown
from desktop.common.pose import Pose
from desktop.look.ground import baked
from desktop.look.inks import SLATE_DARK, SLATE_LIGHT
from desktop.look.lettering import letters
from desktop.look.paper import rounded
from desktop.look.parts.pill import pill, pill_size
from desktop.look.shadow import Shadow
from desktop.look.strokes import tool_for
from desktop.look.theme import theme
from desktop.look.turned import lay_face, lay_shade
from desktop.packs import Pack
from desktop.scene.speech import Speech
from desktop.sheet import painter as painting
from desktop.sheet.page import SheetPage
from desktop.sheet.slate_layout import arrange
from engine.cards import BACK, Card, cards
from engine.rules.game import Aim, Game
from engine.sheet import Line

WIDE, HIGH = 152, 104
"""Pixels at a scale of 1."""
_CARD = 0.37
"""How wide a card is, in parts of the picture's width; one that lies alone is larger."""
_ALONE = 0.44
_STEP, _TURN, _MOST = 0.125, 8.0, 5
"""From one card of a fan to the next, in widths of the picture and degrees, by number of cards."""


class AimPicture(QWidget):
    """One of the pictures: what it shows is said by its accessible name."""

    def __init__(self, pack: Pack, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("heardAs", "picture")
        self._pack = pack
        self._cards: tuple[Card, ...] = ()
        self._page: SheetPage | None = None
        self._sign = ""
        self._kept = CachedPicture()

    def show_cards(self, codes: str) -> None:
        """Show these cards in a fan."""
        self._cards, self._page, self._sign = tuple(cards(codes)), None, ""
        self.update()

    def show_hand_laid_down(self, number: int, sign: str) -> None:
        """Show a number of cards face down, with a word upon them."""
        self._cards, self._page, self._sign = (BACK,) * number, None, sign
        self.update()

    def show_slate(self, page: SheetPage) -> None:
        """Show what is chalked: the marks of the first, or the sums of all."""
        self._cards, self._page, self._sign = (), page, ""
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        of = (self._cards, self._page, self._sign, self._pack, theme())
        self._kept.show(self, event, of, self._paint)

    def _paint(self, painter: QPainter) -> None:
        whole = QRectF(self.rect())
        ratio = self.devicePixelRatioF()
        painter.setRenderHints(painting.SMOOTH)
        painter.setClipPath(rounded(whole, 0.03 * whole.width()))
        painter.drawPixmap(0, 0, baked(theme(), self.size(), ratio))
        if self._page is not None:
            self._paint_slate(painter, whole, self._page)
        else:
            self._paint_fan(painter, whole, ratio)
        if self._sign:
            font = letters("small", whole.width() / WIDE)
            size = pill_size(self._sign, font)
            where = QRectF(0, 0, size.width(), size.height())
            where.moveCenter(QPointF(0.7 * whole.width(), 0.74 * whole.height()))
            pill(painter, where, self._sign, font)

    def _paint_fan(self, painter: QPainter, whole: QRectF, ratio: float) -> None:
        held, down = self._cards, bool(self._sign)
        part = _ALONE if len(held) == 1 else _CARD
        wide = round(part * whole.width())
        high = self._pack.height(wide)
        close = 0.4 if down else min(1.0, (_MOST - 1) / max(1, len(held) - 1))
        for place, one in enumerate(held):
            off = place - (len(held) - 1) / 2
            turn = _TURN * close * off if len(held) > 1 else -4.0
            x = whole.width() * (0.5 + _STEP * close * off - (0.06 if down else 0))
            # The middle ones stand higher, as they are held; the edge of the picture cuts them.
            y = whole.height() * (0.2 + 0.02 * off * off * close) + high / 2
            pose = Pose(x, y, wide, high, turn)
            corner = self._pack.corner * wide
            middle = QPointF(x, y)
            lay_shade(painter, middle, pose, corner, Shadow(1, 2, 6, 0.45), ratio)
            lay_face(painter, middle, pose, self._pack.face(one, wide, ratio), ratio)

    @staticmethod
    def _paint_slate(painter: QPainter, whole: QRectF, page: SheetPage) -> None:
        inks = SLATE_DARK if theme().dark else SLATE_LIGHT
        edge = 0.07 * whole.width()
        slate = whole.adjusted(edge, 0.7 * edge, -edge, -0.7 * edge)
        text = 11 * whole.width() / WIDE
        painting.paint_ground(painter, slate, inks, text)
        inner = painting.room(slate, inks, text)
        painter.setFont(letters("small", whole.width() / WIDE))
        drawing = tool_for(painter, inks)
        if page.in_figures:
            # The sums alone: of a whole sheet so small nothing could be read.
            sums = page.sheet.totals[0].values
            wide = inner.width() / len(sums)
            for place, value in enumerate(sums):
                where = QRectF(inner.left() + place * wide, inner.top(), wide, inner.height())
                drawing.write(where, shown(value), 2 * text, Qt.AlignmentFlag.AlignHCenter)
            return
        # One person's marks alone, where the name would stand too.
        there = arrange(inner.adjusted(0, -text, 0, 0), page.slate[:1], 0.4 * text)
        painting.paint_marks(drawing, there, page, painting.ALL, painting.weight(inks))


def slate_of(kind: Game[Any], aim: Aim, speech: Speech) -> SheetPage:
    """Return what is chalked after the deals that a game names; `speech` has the names."""
    options = next(iter(kind.presets.values()))
    numbers = kind.seats_of(options)
    sides = len(aim.lines[0])
    rules = next(
        one
        for one in (kind.make(options, number) for number in numbers)
        if len(one.sides()) == sides
    )
    names = tuple(speech.names[:sides])
    sheet = rules.sheet([Line(values) for values in aim.lines])
    return SheetPage(sheet, names, Speech(rules, names))


def size_of(scale: float, part: float = 1.0) -> QSize:
    """How large a picture is at a scale, with its share of the height."""
    return QSize(round(WIDE * scale), round(HIGH * scale * part))
