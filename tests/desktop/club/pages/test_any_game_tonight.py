"""Evenings of twelve at which a list is kept: entered at the page, added up by hand, printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from desktop.club.pages.rounds import RoundsPage
from desktop.club.pages.setup import SetupDialog, first_settings, fresh
from desktop.club.papers import sheets
from desktop.club.papers.blocks import Rows
from desktop.club.papers.printing import set_on, write_pdf
from engine import games
from engine.tournament.book import Book
from engine.tournament.head import Head
from tests.desktop.club.rooms import Witness

TWELVE = ["Anna", "Ben", "Cilli", "Dora", "Emil", "Fritz", "Gustl", "Hanni"]
TWELVE += ["Irmi", "Jakob", "Kathi", "Leni"]

EVENINGS = {
    # What the tables hand in, both rounds, side by side as they sit; then what cannot be.
    "skat": ([[138, -90, 114, 30], [30, 30, 30, -86], [212, 0, 68, 150]], None),
    "schafkopf": ([[20, -10, -20, 10], [50, 50, -50, -50], [-90, 30, 30, 30]], [20, -10, -20, 20]),
    "jass": ([[700, 556], [628, 628], [828, 528]], [701, 556]),
    "free_sheet": ([[5, 17, 0, 9], [1, 2, 3, 4], [12, 12, 12, 12]], None),
}


def set_up(game: str, qtbot: QtBot) -> Head:
    """As the dialog of a new evening has it, by the first rule set, for tables of four."""
    settings = first_settings(game, next(iter(games.find(game).presets)))
    head = fresh(game).changed(settings | {"best": 4, "plan": ["drawn"] * 2, "title": "Tonight"})
    dialog = SetupDialog(head, new=True)
    qtbot.addWidget(dialog)
    assert dialog.problem() == ""
    return dialog.head()


def enter(page: RoundsPage, table: int, figures: Sequence[int]) -> None:
    page.entry.table.setFocus()
    for number in (table, *figures):
        field = page.focusWidget()
        assert isinstance(field, QLineEdit)
        field.selectAll()
        QTest.keyClicks(field, str(number))
        QTest.keyClick(field, Qt.Key.Key_Return)


def cells(book: Book, name: str, folder: Path) -> list[str]:
    """What stands on a paper, which is printed besides."""
    paper = sheets.PAPERS[name][0](book, len(book.rounds))
    file = folder / f"{name}.pdf"
    write_pdf(file, [paper])
    assert file.read_bytes().startswith(b"%PDF")
    blocks = [one.block for page in set_on(paper) for one in page]
    return [cell for one in blocks if isinstance(one, Rows) for row in one.rows for cell in row]


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", EVENINGS)
def test_an_evening_of_twelve_with_any_list(
    game: str, own_home: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    handed_in, wrong = EVENINGS[game]
    office = Witness().office
    assert office.begin(set_up(game, qtbot))
    with office.in_one_go():
        for name in TWELVE:
            office.enter(name)
    page = RoundsPage(office)
    office.changed.connect(page.refresh)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    points = Counter[str]()
    for number in (1, 2):
        page.next.click()
        page.next.click()
        if wrong is not None:
            enter(page, 1, wrong)
            assert not office.book.round(number).results, "not with that sum"
        for table, figures in enumerate(handed_in, 1):
            enter(page, table, figures)
            sides = office.book.sides(office.book.round(number).seated(table))
            for side, figure in zip(sides, figures, strict=True):
                points.update({office.book.people[who].name: figure for who in side})
        page.next.click()
        assert office.book.round(number).state == "closed"
    assert office.over and office.tournament is not None
    standings = office.tournament.standings()
    found = {office.book.people[row.number].name: row.points for row in standings}
    assert found == {name: points[name] for name in TWELVE}
    assert [row.points for row in standings] == sorted(points.values(), reverse=True)
    printed = cells(office.book, "standings", tmp_path)
    shown = {str(one).replace("-", "\N{MINUS SIGN}") for one in points.values()}
    assert set(TWELVE) | shown <= set(printed)
    assert all(name in " ".join(cells(office.book, "results", tmp_path)) for name in TWELVE)
