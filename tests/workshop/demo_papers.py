"""`python3 dev.py demo papers`: every page of every paper of a club evening, on contact sheets.

One picture for each size of paper, with the first pages of each paper. Names and results are made
up: 28 people, of whom one has a very long name, some have not paid, and one has left.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.commands.complaints import Complaint
from desktop.look.theme import colour, theme
from tests.desktop.club.rooms import draw_round
from tests.workshop.pictures import made, own_home

if TYPE_CHECKING:
    from desktop.club.model.controller import ClubController

SIZES = ("A4", "A5", "A6", "Letter")
PEOPLE, ROUNDS, LEAVES = 28, 4, 9
LONG_NAME = "Maximiliane Freifrau von Hohenstein-Wartenberg"
THUMB, GAP, LINE = 380, 12, 22
"""How wide a page is, what is between two, and the line above each, in pixels."""
WIDE = 6 * THUMB + 7 * GAP
MOST = 2
"""So many pages of a paper are shown; the others look like these."""


def play(args: argparse.Namespace) -> None:
    """Make the contact sheets in the folder that was given, and print the name of each."""
    from PySide6.QtWidgets import QApplication

    from desktop.common.languages import Languages
    from desktop.common.settings import Settings

    out = made(args.out)
    with own_home() as home:
        app = QApplication.instance() or QApplication(["kartentisch"])
        assert isinstance(app, QApplication)
        Languages(app, Settings(home / "settings.ini")).use(args.lang)
        controller = evening()
        for size in (args.paper,) if args.paper else SIZES:
            path = out / f"papers-{size}.png"
            if not contact_sheet(controller, size).save(str(path)):
                raise Complaint(f"{path}: cannot be written")
            print(path, flush=True)


def evening(controller: ClubController | None = None) -> ClubController:
    """An evening that is nearly over: the last round is in, prizes are still to be handed over.

    It is kept in this controller, or in one of its own.
    """
    from desktop.club.model.controller import ClubController
    from desktop.common.player_names import first_names
    from engine.tournament.head import Head
    from engine.tournament.prize import Prize

    chance = Random(1)
    controller = controller or ClubController()
    controller.clock = lambda: "20:15"
    controller.begin(
        Head(
            title="Kreuzpokal",
            date="2026-03-14",
            place="Gasthaus zum Löwen",
            seed=7,
            plan=("drawn",) * (ROUNDS + 1),
            sizes=(3, 4, 5),
            ties=("best_round", "direct"),
            fee=500,
            currency="€",
            prizes=(
                Prize("place", 1, money=6000),
                Prize("place", 2, money=3000, thing="Schinken"),
                Prize("best_round", money=1000),
                Prize("last", thing="Apfelstrudel"),
            ),
            things="lot",
            draws=2,
        )
    )
    everybody = first_names(PEOPLE - 1)
    for name in [*everybody[:3], LONG_NAME, *everybody[3:]]:
        controller.enter(name)
    for number in range(1, PEOPLE + 1):
        if number % 5:
            controller.do({"pay": 500, "who": number})
    controller.do({"pay": -1250, "what": "Kartenspiele"})
    for number in range(1, ROUNDS + 1):
        if number == ROUNDS:
            controller.do({"leave": LEAVES})
        draw_round(controller)
        controller.do({"start": number})
        for table in controller.state.round(number).tables():
            size = len(controller.state.round(number).seated(table))
            values = [chance.randint(-40, 90) for _ in range(size)]
            controller.do({"result": [number, table], "values": values})
        controller.do({"close": number})
    controller.do({"correct": [2, 3], "values": [-12, 30, 5, 7], "reason": "vertippt"})
    return controller


def contact_sheet(controller: ClubController, size: str) -> QImage:
    """All papers of this size, page after page."""
    from desktop.club.papers import sheets

    found = [
        (f"{sheets.title(name)} {number}" if number > 1 else sheets.title(name), page)
        for name in sheets.wanted(controller.state)
        for number, page in enumerate(_pages(controller, name, size), 1)
    ]
    high = max(page.height() for _, page in found) + LINE + GAP
    places, left, top = [], GAP, GAP
    for _, page in found:
        if left + page.width() + GAP > WIDE:
            left, top = GAP, top + high
        places.append((left, top))
        left += page.width() + GAP
    sheet = QImage(WIDE, top + high, QImage.Format.Format_RGB32)
    sheet.fill(colour(theme().field, 255))
    with QPainter(sheet) as painter:
        for (title, page), (x, y) in zip(found, places, strict=True):
            line = QRect(x, y, page.width(), LINE)
            painter.drawText(line, int(Qt.AlignmentFlag.AlignLeft), title)
            painter.drawImage(x, y + LINE, page)
    return sheet


def _pages(controller: ClubController, name: str, size: str) -> Iterator[QImage]:
    from desktop.club.papers import sheets
    from desktop.print.output import picture
    from desktop.print.painting import pages_of

    # While a round is still to come there is most to see on the paper to go on by hand.
    paper = sheets.PAPERS[name][0](controller.state, ROUNDS)
    width = round(THUMB * 1.414) if paper.landscape else THUMB
    for page in pages_of([paper], size)[:MOST]:
        # Painted twice as large and made smaller: letters of a thumb have no dots to be sharp.
        whole = picture(page, 2 * width)
        yield whole.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
