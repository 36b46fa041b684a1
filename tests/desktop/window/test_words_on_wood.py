"""Words right on the wood stand out, measured in pictures: of them, and of the same without them.

The wood is light below the lamp and has a grain, so each letter is held against the worst of what
lies close round it, its shade included.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from desktop.look import theme as themes
from desktop.look.ground import baked
from desktop.look.lettering import letters
from desktop.look.lights import SURFACES
from desktop.look.paper import text_on_wood
from desktop.look.parts import Token, WoodLabel, Word
from desktop.look.parts.pill import pill
from desktop.look.theme import Theme, theme, theme_for
from desktop.table.card import CardWidget
from desktop.window.main_window import MainWindow
from tests.contrast import contrast
from tests.desktop.games import conftest
from tests.desktop.games.test_knueffeln import asking, turned
from tests.workshop import every_page, situations

window = conftest.window

LIGHTS = [
    theme_for(dark, name, strong)
    for name, dark, strong in product(SURFACES, (False, True), (False, True))
]
TEXT, STRONG = 4.5, 7.0
"""How much letters have to stand out, and how much in strong contrast."""
TILE, FEW, BESIDE = 64, 24, 20
"""The picture is measured in squares of so many pixels, with so many beside them; fewer pixels are
no letter."""
ROUND = 2
"""So near a letter lies what it is read against, in pixels."""
CLEAR = "#00ffffff"
"""An ink that leaves nothing but the shade behind it."""
ON_WOOD = (
    (situations.at_first, ("first-page", "new-evening")),
    (situations.with_evenings, ("first-page-again",)),
    (situations.at_the_table, ("table",)),
)
"""Where something is written on the wood."""


def named(look: Theme) -> str:
    return "-".join((look.surface, "dark" if look.dark else "light", "high" * look.strong))


@lru_cache(maxsize=400_000)
def between(one: int, other: int) -> float:
    return contrast(f"#{one:06x}", f"#{other:06x}")


class Picture:
    """The pixels of a picture, row by row."""

    def __init__(self, image: QImage) -> None:
        image = image.convertToFormat(QImage.Format.Format_RGB32)
        self.wide, self.high = image.width(), image.height()
        self._bytes = bytes(image.constBits())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and self._bytes == other._bytes

    def part(self, row: int, left: int, right: int) -> bytes:
        return self._bytes[4 * (row * self.wide + left) : 4 * (row * self.wide + right)]

    def at(self, x: int, y: int) -> int:
        place = 4 * (y * self.wide + x)
        return int.from_bytes(self._bytes[place : place + 3], "little")


def standing_out(words: Picture, bare: Picture, places: list[QRect]) -> Iterator[tuple[str, float]]:
    """Of each square with letters in it where it is, and how well they are read at the worst."""
    for top, left in product(range(0, words.high, TILE), range(0, words.wide, TILE)):
        right, foot = min(left + TILE, words.wide), min(top + TILE, words.high)
        square = QRect(left, top, right - left, foot - top)
        if not any(square.intersects(place) for place in places):
            continue
        within = [square.intersected(place) for place in places]
        if len(differing(words, bare, within)) < FEW:
            continue
        # A letter at the edge of the square is read with what belongs to it.
        square.adjust(-BESIDE, -BESIDE, BESIDE, BESIDE)
        written = differing(words, bare, [square.intersected(place) for place in places])
        yield f"{left},{top}", read(words, bare, written)


def differing(words: Picture, bare: Picture, places: list[QRect]) -> set[tuple[int, int]]:
    """The pixels of letters there."""
    whole = QRect(0, 0, words.wide, words.high)
    return {
        (x, y)
        for place in places
        for part in [place.intersected(whole)]
        for y in range(part.top(), part.bottom() + 1)
        if words.part(y, part.left(), part.right() + 1)
        != bare.part(y, part.left(), part.right() + 1)
        for x in range(part.left(), part.right() + 1)
        if words.at(x, y) != bare.at(x, y)
    }


def read(words: Picture, bare: Picture, written: set[tuple[int, int]]) -> float:
    """How well these pixels stand out: the strokes, against the worst of what is round them."""
    found = sorted((between(words.at(x, y), bare.at(x, y)), x, y) for x, y in written)
    strokes = [one for one in found if one[0] >= 0.8 * found[-1][0]]
    _, x, y = strokes[len(strokes) // 2]
    ink = words.at(x, y)
    near = range(-ROUND, ROUND + 1)
    around = {(x + dx, y + dy) for _, x, y in strokes for dx, dy in product(near, near)}
    ground = [bare.at(x, y) for x, y in around if 0 <= x < bare.wide and 0 <= y < bare.high]
    return sorted(between(ink, one) for one in ground)[len(ground) // 20]


def least(look: Theme) -> float:
    return STRONG if look.strong else TEXT


def words_painted(painter: QPainter, where: QRectF) -> None:
    middle = Qt.AlignmentFlag.AlignHCenter
    text_on_wood(painter, where, letters("small", 1.0), "Startseite", middle)


def pill_painted(painter: QPainter, where: QRectF) -> None:
    pill(painter, where, "Spiel eine Karte.", letters("small", 1.0))


def written(look: Theme, paint: Callable[[QPainter, QRectF], None], **inks: str) -> list[float]:
    """How well small words are read everywhere on a table top of this light, from pictures."""
    size = QSize(640, 400)

    def painted(used: Theme) -> Picture:
        themes.use(used)
        picture = baked(look, size).toImage()
        with QPainter(picture) as painter:
            # Every other one, as on a board of draughts.
            for x, y in product(range(0, size.width(), 128), range(0, size.height(), 50)):
                if (x // 128 + y // 50) % 2:
                    continue
                paint(painter, QRectF(x + 4, y + 2, 120, 22))
        return Picture(picture)

    before = theme()
    try:
        words = painted(look._replace(**inks))
        bare = painted(look._replace(wood_text=CLEAR, prompt_text=CLEAR))
    finally:
        themes.use(before)
    whole = [QRect(0, 0, words.wide, words.high)]
    return [found for _, found in standing_out(words, bare, whole)]


@pytest.mark.one_in(5)
@pytest.mark.parametrize("paint", [words_painted, pill_painted])
@pytest.mark.parametrize("look", LIGHTS, ids=named)
def test_words_are_read_wherever_they_stand_on_the_wood(qtbot, look, paint):
    found = written(look, paint)
    assert len(found) > 20 and min(found) >= least(look)


def test_brown_words_would_be_found(qtbot):
    look = theme_for(False, "oak")
    brown = "#8a6a3c"
    assert min(written(look, words_painted, wood_text=brown)) < TEXT
    assert min(written(look, pill_painted, prompt_text=brown)) < TEXT


def on_wood(window: MainWindow) -> list[tuple[str, float]]:
    """The words on the wood of the page that is shown, and those on dark pills there."""
    lit = theme()

    def pictured(used: Theme) -> Picture:
        themes.use(used)
        window.table.set_palette(used)
        QApplication.processEvents()
        # A card whose picture is kept is rounded otherwise, by one of 255, than one painted anew.
        for card in window.table.findChildren(CardWidget):
            card.keep()
        return Picture(window.grab().toImage())

    def places(*kinds: type[QWidget]) -> list[QRect]:
        return [
            QRect(one.mapTo(window, one.rect().topLeft()), one.size())
            for one in window.findChildren(QWidget)
            if isinstance(one, kinds) and one.isVisible() and one.isEnabled()
        ]

    try:
        while True:
            words = pictured(lit)
            no_words = pictured(lit._replace(wood_text=CLEAR))
            no_pills = pictured(lit._replace(prompt_text=CLEAR))
            if pictured(lit) == words:  # meanwhile a slip may have come, or somebody has played
                break
    finally:
        pictured(lit)
    found = list(standing_out(words, no_words, places(Token, Word, WoodLabel)))
    return found + list(standing_out(words, no_pills, [QRect(0, 0, words.wide, words.high)]))


def use(window: MainWindow, look: Theme) -> None:
    window.settings["surface"] = look.surface
    window.settings["colours"] = "dark" if look.dark else "light"
    window.settings["contrast"] = "high" if look.strong else "usual"
    assert theme() == look


@pytest.mark.one_in(13)
@pytest.mark.parametrize("number", range(len(ON_WOOD)), ids=[one.__name__ for one, _ in ON_WOOD])
@pytest.mark.parametrize("look", LIGHTS, ids=named)
def test_words_on_the_wood_of_each_page_are_read(qtbot, window, look, number):
    prepared, pages = ON_WOOD[number]
    prepared(window)
    use(window, look)
    opened = every_page.FIRST | every_page.EVENING | every_page.TABLE
    for name in pages:
        assert opened[name](window) is None
        QApplication.processEvents()
        found = on_wood(window)
        assert found, name
        bad = [one for one in found if one[1] < least(look)]
        assert not bad, (name, bad)
        situations.put_away(window, None)


@pytest.mark.one_in(12)
@pytest.mark.parametrize("look", LIGHTS, ids=named)
def test_words_on_the_table_are_read_while_a_partner_asks(qtbot, window, tmp_path, look):
    asking(qtbot, window, turned(), tmp_path)
    use(window, look)
    found = on_wood(window)
    assert len(found) > 8
    bad = [one for one in found if one[1] < least(look)]
    assert not bad, bad
