"""`python3 dev.py demo parts`: all parts of the look on one page, by day and by night.

One picture for each light and for letters at 100, 150 and 200 percent; on oak, and one of each of
the other table tops. Sentences on them stand for any others and are not translated.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop.look import theme as themes
from desktop.look.ground import Surface
from desktop.look.lettering import letters
from desktop.look.lights import SURFACES
from desktop.look.paper import medallion, ribbon, ribbon_width, text_on_wood
from desktop.look.parts import Door, Pill, Section, Sheet, Slip, Tag, Token, pill
from desktop.look.parts.part import Part
from desktop.look.parts.pill import pill_size
from desktop.look.signs import SIGNS, paint_sign
from tests.workshop.pictures import made, own_home

SCALES = (1.0, 1.5, 2.0)
WIDTH, HEIGHT = 1280, 900
"""Of the page at usual letters."""


def play(args: argparse.Namespace) -> None:
    """Paint the pages into the folder that was given, and print the name of each."""
    out = made(args.out)
    with own_home():
        app = QApplication.instance() or QApplication([])
        assert isinstance(app, QApplication)
        before = themes.theme()
        for picture in pages(out):
            print(picture, flush=True)
        themes.use(before)


def pages(out: Path) -> Iterator[Path]:
    """Paint page after page; yields the file of each."""
    wanted = [("oak", dark, scale) for dark, scale in product((False, True), SCALES)]
    others = [name for name in SURFACES if name != "oak"]
    wanted += [(name, dark, 1.0) for name, dark in product(others, (False, True))]
    for surface, dark, scale in wanted:
        themes.use(themes.theme_for(dark, surface))
        page = PartsPage(scale)
        light = "night" if dark else "day"
        path = out / f"parts-{surface}-{light}-{round(100 * scale)}.png"
        page.grab().save(str(path))
        page.deleteLater()
        yield path


class PartsPage(QWidget):
    """Every part once, on the table."""

    def __init__(self, scale: float) -> None:
        super().__init__()
        self._scale = scale
        self._surface = Surface()
        self.resize(self._px(WIDTH), self._px(HEIGHT))
        self._tags()
        self._doors()
        self._slips()
        self._tokens()
        self._pills()
        self._sheet()

    def _px(self, length: float) -> int:
        return round(length * self._scale)

    def _put(self, part: Part, x: float, y: float, wide: float = 0) -> QRect:
        part.setParent(self)
        part.set_scale(self._scale)
        size = part.extent()
        if wide:
            size.setWidth(self._px(wide))
        where = QRect(QPoint(self._px(x), self._px(y)), size)
        part.place(where)
        return where

    def _tags(self) -> None:
        x = 40.0
        for text, key, first in (
            ("Knock with 7", "K", True),
            ("Put away", "⏎", False),
            ("Next deal", "", False),
            ("Not now", "Esc", False),
        ):
            tag = Tag(text, key, first)
            tag.setEnabled(text != "Not now")
            where = self._put(tag, x, 250)
            x = (where.right() + 1) / self._scale + 26

    def _doors(self) -> None:
        for number, (name, line) in enumerate(
            (("Learn", "a first evening"), ("Shelf", "212 evenings"), ("Club", "a club evening"))
        ):
            self._put(Door(name, line), 40, 330 + 84 * number, 270)

    def _slips(self) -> None:
        go_on, more = Slip(-0.6), Slip(0.4)
        go_on.set_words(
            "Continue: Knüffeln", "You and Korbinian trail, 6 to 10", "yesterday", "#ad2029"
        )
        more.set_words("16 unfinished", "all on the shelf")
        self._put(go_on, 350, 330)
        self._put(more, 370, 510)

    def _tokens(self) -> None:
        for number, sign in enumerate(SIGNS):
            token = Token(sign, sign.capitalize())
            token.setEnabled(sign != "redo")
            across, down = number % 9, number // 9
            self._put(token, 44 + 76 * across, 700 + 94 * down)

    def _pills(self) -> None:
        prompt = Pill("The jack does not win here. Throw off what you need least.", parent=self)
        light = Pill("Pot 1.20", light=True, parent=self)
        for one, x in ((prompt, 40), (light, 610)):
            one.set_scale(self._scale)
            one.setGeometry(QRect(QPoint(self._px(x), self._px(196)), one.extent()))

    def _sheet(self) -> None:
        sheet = Sheet("New match", "As in Bohmstedt, with four people.", self)
        for section, text in (
            ("Players", "Choose a seat to change who sits there."),
            ("House rules", "All seventeen house rules …"),
        ):
            sheet.column.addWidget(Section(section, sheet))
            words = QLabel(text, sheet)
            words.setFont(letters("text", self._scale))
            words.setWordWrap(True)
            sheet.column.addWidget(words)
            numbers = QLabel("12 : 7    9 : 12    −4", sheet)
            numbers.setFont(letters("text", self._scale))
            sheet.column.addWidget(numbers)
            for label in (words, numbers):
                palette = label.palette()
                palette.setColor(label.foregroundRole(), QColor(themes.theme().ink))
                label.setPalette(palette)
        sheet.column.addStretch()
        sheet.set_scale(self._scale)
        sheet.setGeometry(self._px(820), self._px(170), self._px(430), self._px(500))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            ground = self._surface.pixmap(themes.theme(), self.size(), self.devicePixelRatio())
            painter.drawPixmap(0, 0, ground)
            self._paint_title(painter)
            self._paint_people(painter)

    def _paint_title(self, painter: QPainter) -> None:
        where = QRectF(self._px(40), self._px(24), self._px(400), self._px(48))
        title = letters("title", self._scale, bold=True)
        text_on_wood(painter, where, title, "Kartentisch", Qt.AlignmentFlag.AlignLeft)
        where.translate(0, self._px(38))
        italic = letters("prompt", self._scale, italic=True)
        text_on_wood(painter, where, italic, "Five old games", Qt.AlignmentFlag.AlignLeft)

    def _paint_people(self, painter: QPainter) -> None:
        for number, (name, state) in enumerate(
            (("You", "to move"), ("Korbinian", "1 trick"), ("Lina", "passes"))
        ):
            middle = self._px(560 + 150 * number)
            side = self._px(72)
            face = QRectF(middle - side / 2, self._px(26), side, side)
            medallion(painter, face, _face, 1.0 if number == 0 else 0.0)
            bold = letters("text", self._scale, bold=True)
            name_place = QRectF(0, 0, ribbon_width(name, bold), self._px(27))
            name_place.moveCenter(face.center())
            name_place.moveTop(face.bottom() - self._px(6))
            ribbon(painter, name_place, name, bold)
            small = letters("small", self._scale)
            state_place = QRectF(QRect(QPoint(), pill_size(state, small)))
            state_place.moveCenter(name_place.center())
            state_place.moveTop(name_place.bottom() + self._px(4))
            pill(painter, state_place, state, small)


def _face(painter: QPainter, rect: QRectF) -> None:
    painter.fillRect(rect, QColor(themes.theme().ribbon_low))
    paint_sign(painter, "person", rect.adjusted(4, 4, -4, -4), themes.theme().ink)
