"""The cards on the lid of a game's box: of the pack that is chosen for the game, in its look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter

from desktop.common.last_choice import LastChoice
from desktop.common.settings import Settings
from desktop.look.paper import rounded
from desktop.look.shadow import cast, lay_shadow
from desktop.look.theme import colour, theme
from desktop.packs import Pack
from desktop.packs.pack_settings import PackChoice, choice_for
from engine import games
from engine.cards import Card, card

RATIO = 0.6
"""Width of a card by its height: boxes are alike whatever pack lies on them."""
FAN = ((-0.33, -0.02, -9.0), (0.31, 0.02, 7.0))
"""Where two cards lie: beside the middle and lower, in card widths, and how far turned."""
LONE = ((0.0, 0.0, -3.0),)
FAN_HIGH = 1.1
"""The height of the two cards as they lie, by the height of one."""


class LidCards:
    """Two cards of a game; none before they are fetched, and none for a sheet kept by hand."""

    def __init__(self, game: str, settings: Settings) -> None:
        self._game, self._settings = game, settings
        self._cards: tuple[Card, ...] = ()
        self._chosen: PackChoice | None = None
        self._pack: Pack | None = None

    @property
    def fetched(self) -> bool:
        """Whether they have been looked for."""
        return self._pack is not None

    @property
    def looks(self) -> tuple[Any, ...]:
        """What a picture of them depends on."""
        return self._pack, *self._cards

    def fetch(self) -> bool:
        """Take the cards that the game would now be played with; whether these are others."""
        kind, last = games.find(self._game), LastChoice.read(self._settings)
        rules = kind.make(last.options_for(kind), last.number_for(kind))
        wanted = choice_for(self._settings, rules, QLocale().name()[:2])
        cards = showpieces(rules.pack(), kind.box.cards)
        if self._pack is not None and (wanted, cards) == (self._chosen, self._cards):
            return False
        self._chosen, self._cards = wanted, cards
        self._pack = Pack(wanted.folder, wanted.look)
        return True

    def paint(
        self,
        painter: QPainter,
        room: QRectF,
        wide: float,
        fan: Sequence[tuple[float, float, float]] = FAN,
        *,
        sharp: float,
        in_shade: bool = False,
    ) -> None:
        """Lay them in the middle of this room, this wide; with `sharp` dots to a pixel."""
        pack = self._pack
        if pack is None or round(wide) < 8:
            return
        # Packs of other shapes are as high as the usual ones.
        wide = round(wide / RATIO * pack.ratio)
        high = wide / pack.ratio
        cards = self._cards if len(fan) > 1 else self._cards[-1:]
        for one, (beside, lower, turned) in zip(cards, fan, strict=False):
            painter.save()
            middle = room.center()
            painter.translate(middle.x() + beside * wide, middle.y() + (lower + 0.03) * wide)
            painter.rotate(turned)
            where = QRectF(-wide / 2, -high / 2, wide, high)
            shadow = cast(QPointF(), QSize(1, 1), 0.1)
            lay_shadow(painter, where, pack.corner * wide, shadow, turned)
            face = pack.face(one, wide, sharp)
            painter.drawPixmap(where, face, QRectF(face.rect()))
            if in_shade:
                painter.fillPath(rounded(where, pack.corner * wide), colour(theme().plate_low, 130))
            painter.restore()


def showpieces(pack: tuple[Card, ...], wanted: str) -> tuple[Card, ...]:
    """Return the two cards that are wanted if the pack has them, else two courts of two suits.

    A sheet kept by hand has no pack, and shows none.
    """
    if not pack:
        return ()
    codes = wanted.split()
    if len(codes) == 2 and {*codes} <= {one.code for one in pack}:
        return card(codes[0]), card(codes[1])
    suits = list(dict.fromkeys(one.suit for one in pack))
    by_suit = [[one for one in pack if one.suit == suit] for suit in suits]
    return by_suit[0][1], by_suit[-1][min(2, len(by_suit[-1]) - 1)]
