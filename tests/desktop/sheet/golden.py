"""Golden pictures of printed pages: `python3 dev.py prints` paints them anew.

The pages go through the painter that also fills the PDFs, a dot for each millimetre, in greys.
Fonts differ between machines, so every letter is painted as a box that is as wide as all others:
what is compared is where ink lies, the lines, the marks, the columns and how long a text is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from unittest import mock

import pypdfium2
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter

from desktop.look import lettering, strokes
from desktop.look.inks import PAPER
from desktop.print import painting, scale
from desktop.print.painting import Painting
from desktop.scene.speech import Speech
from desktop.sheet import forms, painter
from desktop.sheet.forms import Order
from desktop.sheet.page import SheetPage
from engine import games
from engine.corrections import Correction
from engine.match import Match
from engine.sheet import Line, Mark
from engine.store import load
from tests.workshop.golden import EVENINGS

FOLDER = Path(__file__).parent / "golden"
DOTS = 2.0
"""How many dots to a millimetre are painted, before they are counted together."""

OFF = 8
"""So much another grey, of 255, a dot may be: another machine rounds otherwise.
A hairline has 17."""
DOTS_OFF = 24
"""So many dots of a page may be further off than that."""


class Letters:
    """Metrics of a font in which every letter is a box of the same width."""

    def __init__(self, font: QFont) -> None:
        self.size = font.pixelSize()

    def horizontalAdvance(self, text: str) -> float:
        return 0.6 * self.size * len(text)


def boxes(pen: strokes.Pen, rect: QRectF, text: str, size: float, align: Qt.AlignmentFlag) -> None:
    """Write with boxes for letters."""
    font, lines = strokes.fitted(QFont(), text, size, rect.size(), pen.least)
    for place, line in strokes.lines_in(rect, font, lines):
        box(pen.painter, place, line, font, align)


def box(painter: QPainter, place: QRectF, line: str, font: QFont, align: Qt.AlignmentFlag) -> None:
    """A box for a line of letters."""
    wide, high = Letters(font).horizontalAdvance(line), 0.5 * font.pixelSize()
    left = place.left()
    if align & Qt.AlignmentFlag.AlignHCenter:
        left = place.center().x() - wide / 2
    elif align & Qt.AlignmentFlag.AlignRight:
        left = place.right() - wide
    painter.fillRect(QRectF(left, place.center().y() - high / 2, wide, high), PAPER.chalk)


def box_in_table(
    page: Painting, place: QRectF, text: str, size: float, *look: object, **more: object
) -> None:
    """A line of a head or a table as a box."""
    align = str(more.get("align", look[1] if len(look) > 1 else "left"))
    box(page.painter, place, text, scale.font(size), painting.ALIGN[align])


@contextmanager
def without_fonts() -> Iterator[None]:
    """Paint every text as boxes."""
    with (
        mock.patch.object(strokes.Pen, "write", boxes),
        mock.patch.object(strokes, "QFontMetricsF", Letters),
        mock.patch.object(painter, "QFontMetricsF", Letters),
        mock.patch.object(scale, "metrics", lambda *look: Letters(scale.font(*look))),
        mock.patch.object(lettering, "QFontMetrics", Letters),
        mock.patch.object(Painting, "letters", box_in_table),
    ):
        yield


def greys(order: Order) -> QImage:
    """The first page of an order, a dot for each millimetre."""
    with without_fonts(), mock.patch.object(forms, "DOTS_PER_MM", DOTS):
        fine = forms.picture(order)
    coarse = fine.scaled(
        fine.size() / DOTS,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return coarse.convertToFormat(QImage.Format.Format_Grayscale8)


def printed(order: Order, folder: Path) -> QImage:
    """The first page of the PDF of an order, read back, a dot for each millimetre."""
    path = folder / "printed.pdf"
    with without_fonts():
        forms.write(path, order)
    # Drawn by another program than the one that wrote it, as a printer is.
    with pypdfium2.PdfDocument(path) as document:
        page = document[0].render(scale=4 * DOTS * 25.4 / 72, grayscale=True)
    data = bytes(page.buffer)
    fine = QImage(data, page.width, page.height, page.stride, QImage.Format.Format_Grayscale8)
    wanted = golden_size(order)
    smooth = Qt.TransformationMode.SmoothTransformation
    return fine.copy().scaled(wanted, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)


def golden_size(order: Order) -> QSize:
    """How many dots the picture of an order has."""
    return greys(order).size()


def dots_off(one: QImage, other: QImage, off: int = OFF) -> int:
    """How many dots are of clearly another grey; all of them if the pages differ in size."""
    if one.size() != other.size():
        return max(one.width() * one.height(), DOTS_OFF + 1)
    rows = range(one.height())
    return sum(
        abs(here - there) > off
        for y in rows
        for here, there in zip(_row(one, y), _row(other, y), strict=True)
    )


def _row(image: QImage, y: int) -> bytes:
    return bytes(image.constScanLine(y))[: image.width()]


# The pages.


def blank(game: str, preset: str, players: int) -> SheetPage:
    """The form of a game."""
    kind = games.find(game)
    speech = Speech(kind.make(kind.presets[preset], players), ("",) * players)
    return forms.blank(
        SheetPage(speech.rules.sheet([]), speech.sides(), speech, speech.title(), "Rules")
    )


def filled(name: str) -> SheetPage:
    """The sheet of a golden evening, its last deal put right."""
    match = Match.from_events(load(EVENINGS / f"{name}.kartentisch").events)
    speech = Speech(match.rules, [player.name for player in match.players])
    lines = match.sheet().lines
    right = Correction(1, Line(tuple(0 for _ in lines[1].values)), lines[1], "counted wrong")
    return SheetPage(
        match.sheet(), speech.sides(), speech, speech.title(), "Rules", "Passau, 3 May", (right,)
    )


def free() -> SheetPage:
    """A free sheet of three rounds."""
    kind = games.find("free_sheet")
    speech = Speech(kind.make(kind.presets["to_nothing"], 4), ("Anna", "Ben", "Cilli", "Dora"))
    lines = [Line((12, -4, -8, 0)), Line((None, 3, -3, None)), Line((-20, 30, 0, -10))]
    return SheetPage(speech.rules.sheet(lines), speech.sides(), speech, speech.title(), "Rules")


def every_mark() -> SheetPage:
    """A slate with every mark that there is."""
    rows = (
        "cross 0, cross 1, cross 2, cross 3",
        "cross 4, cross 5, penalty_cross 0, penalty_cross 5, bolla 1",
        "ladder 4, knueppel 1, brille 1, bolla 4",
        "ladder 1, fence 3, fence 5, potato 1, sausage 1, knueppel 5, brille 5",
    )
    named = [[mark.split() for mark in row.split(", ")] for row in rows]
    slate = tuple(tuple(Mark(kind, int(number)) for kind, number in row) for row in named)
    page = blank("ramsen", "bavarian", 4)
    return replace(page, sheet=replace(page.sheet, slate=slate))


PAGES: dict[str, Callable[[], Order]] = {
    "ramsen-blank": lambda: Order(blank("ramsen", "bavarian", 3)),
    "ramsen-filled": lambda: Order(filled("ramsen-zaisertshofen-4")),
    "ramsen-four-on-a-page": lambda: Order(
        blank("ramsen", "bavarian", 4), landscape=True, per_page=4
    ),
    "knueffeln-blank": lambda: Order(blank("knueffeln", "bernhard1924", 4), "A5"),
    "knueffeln-ladder": lambda: Order(filled("knueffeln-bernhard1924-4")),
    "knueffeln-money": lambda: Order(filled("knueffeln-bohmstedt-5")),
    "ramsli-blank": lambda: Order(blank("ramsli", "handed_down", 6), "A6"),
    "ramsli-filled": lambda: Order(filled("ramsli-handed_down-4")),
    "kein_stich-blank": lambda: Order(blank("kein_stich", "standard", 4)),
    "kein_stich-filled": lambda: Order(filled("kein_stich-standard-4"), landscape=True),
    "gin-blank": lambda: Order(blank("gin", "standard", 2), "A5", per_page=2),
    "gin-filled": lambda: Order(filled("gin-standard-2")),
    "free_sheet-blank": lambda: Order(blank("free_sheet", "plain", 6)),
    "free_sheet-filled": lambda: Order(free(), "A6"),
    "marks": lambda: Order(every_mark()),
}


def main() -> None:
    """Paint all pages anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, order in PAGES.items():
        greys(order()).save(str(FOLDER / f"{name}.png"))
        print(name)


if __name__ == "__main__":
    from argparse import ArgumentParser

    from PySide6.QtWidgets import QApplication

    ArgumentParser(prog="dev.py prints", description=main.__doc__).parse_args()
    app = QApplication(["golden", "-platform", "offscreen"])
    main()
