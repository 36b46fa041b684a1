"""The portraits of people and bots: which there are, whose is whose, and painting them.

`assets/cards` draws them. A portrait is known by its name, which settings and files keep.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

from PySide6.QtCore import QByteArray, QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from desktop.common import paths
from engine.words import QT_TRANSLATE_NOOP

SAID: Mapping[str, str] = {
    "woman-headscarf": QT_TRANSLATE_NOOP("portraits", "Woman with a headscarf"),
    "man-feather-hat": QT_TRANSLATE_NOOP("portraits", "Man with glasses and a feather in his hat"),
    "girl-braids": QT_TRANSLATE_NOOP("portraits", "Girl with blond braids"),
    "boy-red-hair": QT_TRANSLATE_NOOP("portraits", "Boy with red hair"),
    "grandmother-bun": QT_TRANSLATE_NOOP("portraits", "Old woman with glasses and a bun"),
    "grandfather-beard": QT_TRANSLATE_NOOP("portraits", "Old man with a grey beard"),
    "woman-curls-glasses": QT_TRANSLATE_NOOP("portraits", "Woman with curls and glasses"),
    "man-dark-quiff": QT_TRANSLATE_NOOP("portraits", "Young man with dark hair"),
    "girl-pigtails": QT_TRANSLATE_NOOP("portraits", "Girl with pigtails"),
    "boy-bobble-hat": QT_TRANSLATE_NOOP("portraits", "Boy with glasses and a bobble hat"),
    "woman-braid-wreath": QT_TRANSLATE_NOOP("portraits", "Woman with a wreath of braids"),
    "man-black-beard": QT_TRANSLATE_NOOP("portraits", "Man with glasses and a black beard"),
    "woman-grey-short": QT_TRANSLATE_NOOP("portraits", "Woman with red glasses and short hair"),
    "grandfather-straw-hat": QT_TRANSLATE_NOOP("portraits", "Grandfather with a straw hat"),
    "woman-red-scarf": QT_TRANSLATE_NOOP("portraits", "Woman with a red scarf in her hair"),
    "man-goatee": QT_TRANSLATE_NOOP("portraits", "Man with a goatee"),
    "girl-fringe": QT_TRANSLATE_NOOP("portraits", "Girl with long dark hair"),
    "boy-cap": QT_TRANSLATE_NOOP("portraits", "Boy with a cap"),
    "woman-bob-pearls": QT_TRANSLATE_NOOP("portraits", "Woman with a pearl necklace"),
    "man-twirled-moustache": QT_TRANSLATE_NOOP("portraits", "Man with a twirled moustache"),
    "grandmother-hat": QT_TRANSLATE_NOOP("portraits", "Grandmother with a hat and white curls"),
    "grandfather-captain": QT_TRANSLATE_NOOP("portraits", "Old sea captain"),
    "woman-dark-bun": QT_TRANSLATE_NOOP("portraits", "Woman with a dark bun"),
    "man-bowler-hat": QT_TRANSLATE_NOOP("portraits", "Man with a moustache and a bowler hat"),
}
"""For each portrait, in the order they are offered, what one sees on it."""

PORTRAITS = tuple(SAID)

_OF_BOTS = {
    "Lina": "woman-headscarf",
    "Korbinian": "man-feather-hat",
    "Resi": "grandmother-bun",
    "Xaver": "grandfather-beard",
    "Vroni": "woman-braid-wreath",
    "Anton": "man-twirled-moustache",
    "Zenzi": "woman-red-scarf",
    "Ludwig": "grandfather-captain",
    "Traudl": "woman-dark-bun",
    "Sepp": "man-black-beard",
    "Marlene": "woman-bob-pearls",
    "Kilian": "boy-cap",
    "Afra": "girl-braids",
    "Quirin": "man-dark-quiff",
    "Paula": "woman-curls-glasses",
    "Benno": "man-bowler-hat",
}
"""The usual names of bots."""

_FEMALE = ("woman", "girl", "grandmother")
_ENDINGS = ("a", "i", "ie", "se", "ne", "dl")
"""How the names of women at these tables mostly end; a name that deceives does no harm."""

_SHARPEST = 1024
"""How many dots wide a portrait is painted at most; a larger one is stretched."""


def said(portrait: str) -> str:
    """Return what one sees on a portrait, "" if there is none of this name."""
    text = SAID.get(portrait, "")
    return QCoreApplication.translate("portraits", text) if text else ""


def usual(name: str) -> str:
    """Return the portrait where none was chosen, always the same for the same name."""
    if name in _OF_BOTS:
        return _OF_BOTS[name]
    return _alike(name)[0]


@lru_cache(maxsize=256)
def _alike(name: str) -> tuple[str, ...]:
    """Return the portraits that might be of this name, in an order of its own."""
    female = name.casefold().endswith(_ENDINGS)
    fitting = [one for one in PORTRAITS if one.startswith(_FEMALE) is female]
    # A number for each pair, so that a further portrait changes the order of no other two.
    return tuple(sorted(fitting, key=lambda one: Random(f"{one} of {name}").random()))


def around_table(seats: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """Return the portraits of a table: for each seat its name and the portrait chosen there, or "".

    What was chosen is kept, also twice. Somebody who chose nothing has the usual portrait, or
    another one if somebody at the table has that already.
    """
    found = [portrait if portrait in SAID else "" for _, portrait in seats]
    for seat, (name, _) in enumerate(seats):
        if not found[seat]:
            offered = (usual(name), *_alike(name), *PORTRAITS)
            free = (one for one in offered if one not in found)
            found[seat] = next(free, usual(name))
    return tuple(found)


def paint_portrait(painter: QPainter, where: QRectF, portrait: str, ratio: float) -> None:
    """Paint a portrait as a circle that fills a square, without a rim."""
    width = max(8, round(where.width()))
    picture = _picture(portrait, min(_SHARPEST, round(width * ratio)))
    painter.drawPixmap(where, picture, QRectF(picture.rect()))


def portrait_pixmap(portrait: str, width: int, ratio: float) -> QPixmap:
    """Return a portrait as a round picture of this width, with `ratio` dots to a pixel."""
    picture = QPixmap(_picture(portrait, round(width * ratio)))
    picture.setDevicePixelRatio(ratio)
    return picture


@lru_cache(maxsize=96)
def _picture(portrait: str, width: int) -> QPixmap:
    """Return the round picture with this width in dots."""
    square = QPixmap(QSize(width, width))
    square.fill(Qt.GlobalColor.lightGray)
    if renderer := _renderer(portrait):
        with QPainter(square) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            renderer.render(painter, QRectF(0, 0, width, width))
    picture = QPixmap(square.size())
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(square))
        painter.drawEllipse(QRectF(0, 0, width, width))
    return picture


@lru_cache(maxsize=len(PORTRAITS))
def _renderer(portrait: str) -> QSvgRenderer | None:
    """Who draws this portrait; None, and a line in the log, if nobody can."""
    try:
        data = paths.own("assets", "portraits", f"{portrait}.svg").read_bytes()
    except OSError:
        data = b""
    # Qt would print a warning of its own for what is no picture at all.
    renderer = QSvgRenderer(QByteArray(data)) if b"<svg" in data and portrait in SAID else None
    if renderer is None or not renderer.isValid():
        logging.getLogger(__name__).warning("portrait %r cannot be shown", portrait)
        return None
    return renderer
