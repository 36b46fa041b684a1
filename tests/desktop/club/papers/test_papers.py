"""The papers: everybody stands on them once, and small pages have fewer boxes."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrintPreviewWidget
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.club.papers import results, seating, sheets
from desktop.club.papers.blocks import Boxes, Paper, Rows
from desktop.club.papers.printing import MILLIMETRE, picture, preview, write_pdf
from desktop.club.papers.typesetting import SetPaper, pages
from desktop.sheet.paper import page_layout
from engine.tournament.book import Book
from tests.desktop.club.rooms import running


@pytest.fixture
def book(own_home: Path, qtbot: QtBot) -> Book:
    witness = running(
        28, fee=500, prizes=[{"kind": "place", "place": 1, "money": 3000}], title="Spring"
    )
    for table in range(1, 8):
        witness.office.do({"result": [1, table], "values": [1, 2, 3, 4]})
    return witness.office.book


def made(paper: Paper, size: str = "A4") -> SetPaper:
    area = page_layout(size, paper.landscape).paintRect(MILLIMETRE)
    return pages(paper, area.width(), area.height())


def names_on(found: SetPaper, column: int) -> list[str]:
    return [
        row[column]
        for page in found.pages
        for one in page
        if isinstance(one.block, Rows)
        for row in one.block.rows
    ]


@pytest.mark.parametrize("name", ["start_list", "standings"])
def test_everybody_stands_on_a_list_once(book: Book, name: str) -> None:
    found = made(sheets.PAPERS[name][0](book, 1))
    column = 1 if name == "start_list" else 2
    assert sorted(names_on(found, column)) == sorted(one.name for one in book.people.values())


def test_a_short_list_is_printed_larger_and_its_columns_are_even(book: Book) -> None:
    found = made(results.standings(book, 1))
    assert len(found.pages) == 1 and found.scale > 1
    lists = [len(one.block.rows) for one in found.pages[0] if isinstance(one.block, Rows)]
    assert len(lists) == 2 and abs(lists[0] - lists[1]) <= 3


def test_a_table_of_the_seating_is_not_parted_between_columns(book: Book) -> None:
    for page in made(seating.seating_tables(book, 1)).pages:
        assert all(len(one.block.rows) == 4 for one in page if isinstance(one.block, Rows))


@pytest.mark.parametrize(("size", "on_a_page"), [("A4", 4), ("A5", 1), ("A6", 1)])
def test_start_cards_are_four_on_a_page_and_one_on_a_small_one(
    book: Book, size: str, on_a_page: int
) -> None:
    found = made(seating.start_cards(book, 1), size)
    boxes = [one.block for page in found.pages for one in page if isinstance(one.block, Boxes)]
    assert len(boxes[0].boxes) == on_a_page
    assert sum(len(one.boxes) for one in boxes) == 28


def test_a_table_sheet_has_names_numbers_and_the_sum_it_must_come_to(book: Book) -> None:
    found = made(seating.table_sheets(book, 1))
    assert len(found.pages) == 7
    seated = book.rounds[0].seated(1)
    rows = next(one.block for one in found.pages[0] if isinstance(one.block, Rows))
    assert list(rows.heads)[1:] == [f"{who} Person {who}" for who in seated]


def test_every_paper_can_be_painted_on_every_page(book: Book) -> None:
    for name in sheets.wanted(book):
        paper = sheets.PAPERS[name][0](book, 1)
        for size in ("A4", "A6"):
            count = len(made(paper, size).pages)
            image = picture(paper, count, 200, size)
            dark = any(
                image.pixelColor(x, y).lightness() < 128
                for x in range(0, image.width(), 2)
                for y in range(0, image.height(), 2)
            )
            assert dark, (name, size)


def test_what_is_lost_has_a_real_minus_on_every_paper(own_home: Path, qtbot: QtBot) -> None:
    witness = running(
        4,
        sizes=(2,),
        best=2,
        sums={0: 0},
        fee=500,
        game="gin",
        preset="",
        options={},
        ties=("best_round",),
        prizes=[{"kind": "place", "place": 1, "money": 3000}],
    )
    office = witness.office
    for table in (1, 2):
        assert office.do({"result": [1, table], "values": [-30, 30]})
    assert office.do({"close": 1})
    assert office.do({"correct": [1, 1], "values": [-20, 20], "reason": "misread"})
    assert office.do({"pay": -1000, "what": "paper"})
    for name in sheets.wanted(office.book):
        words = repr(sheets.PAPERS[name][0](office.book, 1))
        assert not re.search(r"-\d", words), words
        if name in ("results", "standings", "cross", "corrections", "certificates", "cash"):
            assert re.search(r"\N{MINUS SIGN}\d", words), name


@pytest.mark.skipif(not shutil.which("pdftotext"), reason="poppler is not installed")
def test_the_words_of_a_pdf_can_be_read(book: Book, tmp_path: Path) -> None:
    file = tmp_path / "prizes.pdf"
    write_pdf(file, [sheets.PAPERS["prizes"][0](book, 1), seating.start_cards(book, 1)])
    command = ["pdftotext", "-layout", "-enc", "UTF-8", str(file), "-"]
    text = subprocess.run(command, capture_output=True, check=True).stdout.decode()
    assert "Prize list" in text and "4.28 (shared by 7)" in text
    assert all(f"Person {number}" in text for number in range(1, 29))


def test_the_preview_shows_every_page(book: Book, qtbot: QtBot) -> None:
    refused: list[OSError] = []
    host = QWidget()
    qtbot.addWidget(host)
    dialog = preview(host, [seating.table_sheets(book, 1)], "A4", refused.append)
    shown = dialog.findChild(QPrintPreviewWidget)
    assert isinstance(shown, QPrintPreviewWidget)
    qtbot.waitUntil(lambda: shown.pageCount() == 7)
    assert not refused
    dialog.close()
