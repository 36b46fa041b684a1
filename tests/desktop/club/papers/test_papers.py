"""The papers: everybody stands on them once, and small pages have fewer boxes."""

from __future__ import annotations

import re
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QTransform
from PySide6.QtPrintSupport import QPrintPreviewWidget
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.club.model import codes, lists
from desktop.club.pages.papers_dialog import PapersDialog
from desktop.club.pages.setup import first_settings, fresh
from desktop.club.pages.standings import StandingsPage
from desktop.club.papers import awards, results, seating, sheets
from desktop.look import qr
from desktop.print import output
from desktop.print.blocks import Boxes, Head, Lines, Paper, Rows, Text
from desktop.print.output import MILLIMETRE
from desktop.print.painting import Painting, layout_of, name_of, pages_of, set_on
from desktop.print.scale import DISPLAY, FOOT_ROOM, HEADING, NOTE, PITCH, TEXT, TITLE, layout
from desktop.print.setting import Placed, stacked
from desktop.print.tables import hanging, lines_of
from engine import games
from engine.tournament import custom
from engine.tournament.state import TournamentState
from tests.desktop.club.rooms import Witness, draw_round, running
from tests.desktop.print import test_letters


@pytest.fixture
def state(own_home: Path, qtbot: QtBot) -> TournamentState:
    witness = running(
        28, fee=500, prizes=[{"kind": "place", "place": 1, "money": 3000}], title="Spring"
    )
    for table in range(1, 8):
        witness.controller.do({"result": [1, table], "values": [1, 2, 3, 4]})
    return witness.controller.state


Pages = list[list[Placed]]


def picture(paper: Paper, number: int = 1, width_px: int = 900, size: str = "A4") -> QImage:
    """A page of a paper as a picture."""
    return output.picture(pages_of([paper], size)[number - 1], width_px)


def names_on(found: Pages, column: int) -> list[str]:
    return [
        row[column]
        for page in found
        for one in page
        if isinstance(one.block, Rows)
        for row in one.block.rows
    ]


@pytest.mark.parametrize("name", ["start_list", "standings"])
def test_everybody_stands_on_a_list_once(state, name):
    found = set_on(sheets.PAPERS[name][0](state, 1))
    column = 1 if name == "start_list" else 2
    assert sorted(names_on(found, column)) == sorted(one.name for one in state.people.values())


def test_the_columns_of_results_are_even_and_no_table_is_parted_from_its_heading(state):
    (page,) = set_on(results.results(state, 1))
    left, right = ([one for one in page if (one.x > 0) == beside] for beside in (False, True))
    assert abs(len(left) - len(right)) <= 3
    for column in (left, right):
        assert isinstance(column[0].block, Text) and isinstance(column[-1].block, Rows)


@pytest.mark.parametrize("people", [8, 12, 28, 60])
def test_results_leave_no_page_half_empty(own_home, people):
    for page in set_on(results.results(running(people).controller.state, 1)):
        assert max(one.y + one.height for one in page) > (0.65 if people > 8 else 0.5) * 260


def test_a_short_list_has_larger_letters_and_room_to_sign(own_home):
    prizes = [{"kind": "place", "place": place, "money": 100} for place in (1, 2, 3, 4)]
    controller = running(8, plan=("drawn",), sums={}, prizes=prizes).controller
    for table in (1, 2):
        assert controller.do({"result": [1, table], "values": [4, 3, 2, 1]})
    for name in ("prizes", "round_prizes"):
        (page,) = set_on(sheets.PAPERS[name][0](controller.state, 1))
        (table,) = (one.block for one in page if isinstance(one.block, Rows))
        assert table.size == HEADING and table.height > 2.5 * HEADING


@pytest.mark.parametrize("name", ["start_list", "standings"])
def test_a_list_that_has_room_on_a_sheet_fills_it_in_one_column(state, name):
    (page,) = set_on(sheets.PAPERS[name][0](state, 1))
    (table,) = (one for one in page if isinstance(one.block, Rows))
    assert table.x == 0 and table.y + table.height > 0.8 * 262


@pytest.mark.parametrize("name", ["seating_names", "standings_wall"])
def test_a_poster_fills_its_sheet_with_letters_read_from_two_metres(state, name):
    (page,) = set_on(sheets.PAPERS[name][0](state, 1))
    tables = [one for one in page if isinstance(one.block, Rows)]
    assert {one.block.size for one in tables if isinstance(one.block, Rows)} <= {HEADING, TITLE}
    assert max(one.y + one.height for one in tables) > 0.75 * 260


def test_every_text_has_one_of_five_sizes(state):
    for name in ("start_list", "standings", "results", "seating_tables", "prizes", "cash"):
        for block in sheets.PAPERS[name][0](state, 1).blocks:
            assert getattr(block, "size", TEXT) in (NOTE, TEXT, HEADING, TITLE, DISPLAY), name


def test_what_stands_behind_a_number_does_not_move_its_units():
    assert hanging(["5.=", "12.", "[7]", "−3,00\N{NO-BREAK SPACE}€", "–"]) == [
        ("5", ".="),
        ("12", "."),
        ("[7", "]"),
        ("−3,00", "\N{NO-BREAK SPACE}€"),
        ("–", ""),
    ]


@pytest.mark.parametrize("size", ["A4", "A5", "A6", "Letter"])
def test_nothing_of_a_paper_lies_beyond_its_page(state, size):
    assert len(sheets.wanted(state)) > 9
    for name in sheets.wanted(state):
        paper = sheets.PAPERS[name][0](state, 1)
        area = layout_of(paper, size).paintRect(MILLIMETRE)
        for page in set_on(paper, size):
            for one in page:
                assert one.x + one.width <= area.width() + 0.01, (name, one.block)
                assert one.y + one.height <= area.height() + 0.01, (name, one.block)


def test_a_sheet_that_is_filed_has_room_for_a_punch_and_a_card_has_none(state):
    assert layout("A4").margins(MILLIMETRE).left() >= 20
    assert layout("A4", landscape=True).margins(MILLIMETRE).top() >= 20
    assert layout("A4", filed=False).margins(MILLIMETRE).left() < 20
    assert layout("A6").margins(MILLIMETRE).left() < 10


def test_a_name_of_sixty_letters_is_set_whole(own_home, qtbot, monkeypatch):
    witness = running(8)
    long = "Maximiliane Freifrau von Hohenstein-Wartenberg"
    assert witness.controller.do({"change": 3, "name": long})
    for name in ("start_list", "seating_names", "seating_tables", "standings", "certificates"):
        lines = " ".join(written_on(witness.controller.state, name, monkeypatch))
        assert "".join(long.split()) in "".join(lines.split()), name


@pytest.mark.parametrize("size", ["A4", "A5"])
def test_a_long_name_below_a_line_to_sign_on_stays_on_its_sheet(own_home, size):
    witness = running(4)
    long = "Maximiliane Freifrau von Hohenstein-Wartenberg"
    assert witness.controller.do({"change": 1, "name": long})
    paper = sheets.PAPERS["table_sheets_two"][0](witness.controller.state, 1)
    (page,) = pages_of([paper], size)
    image = output.picture(page, 600)
    cut = round(page.layout.paintRect(MILLIMETRE).bottom() * 600 / page.layout.fullRect().width())
    below = [image.pixelColor(x, y) for y in range(cut + 3, image.height()) for x in range(600)]
    assert {one.lightness() for one in below} == {255}


def test_what_is_needed_to_go_on_by_hand_stands_on_one_paper(state):
    found = set_on(sheets.PAPERS["by_hand"][0](state, 1))
    assert sorted(filter(None, names_on(found[:1], 1))) == sorted(
        one.name for one in state.people.values()
    )
    heads = next(list(one.block.heads) for one in found[0] if isinstance(one.block, Rows))
    assert heads[-1] == "Sum"
    longest = running(29, drop=1, fee=500, title="Spring").controller.state
    for size in ("A4", "Letter"):
        found = set_on(sheets.PAPERS["by_hand"][0](longest, 1), size)
        assert len(found) == 2, "and the cash box on another"


def test_of_each_round_three_are_named_and_of_many_who_are_level_how_many(state):
    def best(values: list[int]) -> list[tuple[str, str]]:
        controller = running(8, sums={}).controller
        for table in (1, 2):
            controller.do({"result": [1, table], "values": values[4 * table - 4 : 4 * table]})
        found = set_on(sheets.PAPERS["round_prizes"][0](controller.state, 1))
        points, names = names_on(found, 1), names_on(found, 2)
        return list(zip(points, names, strict=True))

    assert [points for points, _ in best([9, 8, 7, 1, 6, 5, 4, 3])] == ["9", "8", "7"]
    assert [points for points, _ in best([9, 8, 7, 7, 6, 5, 4, 3])] == ["9", "8", "7", "7"]
    assert best([9, 5, 5, 5, 5, 5, 5, 5])[1:] == [("5", "7 are level")]
    assert best([5] * 8) == [("5", "8 are level")]


def test_a_tent_says_the_same_to_both_sides(state):
    paper = sheets.PAPERS["tents"][0](state, 1)
    assert len(set_on(paper)) == 7
    image = picture(paper, 1, 300)
    upright = [
        (x, y)
        for x in range(30, 270, 3)
        for y in range(30, image.height() // 2 - 6, 3)
        if image.pixelColor(x, y).lightness() < 100
    ]
    turned = image.transformed(QTransform().rotate(180))
    same = sum(turned.pixelColor(x, y).lightness() < 200 for x, y in upright)
    assert upright and same > 0.8 * len(upright)


def test_everything_for_a_round_is_printed_in_one_go(own_home, qtbot):
    controller = running(8, sums={}).controller
    first = [paper.title for paper in sheets.papers(controller.state, sheets.ROUND, 1)]
    assert first == [
        "Seating by name, round 1",
        "Seating by table, round 1",
        "Table sheets, round 1",
    ]
    for table in (1, 2):
        controller.do({"result": [1, table], "values": [4, 3, 2, 1]})
    controller.do({"close": 1})
    assert draw_round(controller)
    papers = sheets.papers(controller.state, sheets.ROUND, 2)
    assert [paper.title for paper in papers][2] == "Results of round 1"
    assert len(pages_of(papers)) == sum(len(set_on(paper)) for paper in papers) == 5
    dialog = PapersDialog(controller)
    qtbot.addWidget(dialog)
    assert len(dialog.papers()) == 4, "it is the first in the list"


def test_a_pdf_is_called_by_its_paper_and_its_evening(state):
    assert name_of([results.standings(state, 1)]).startswith("Final standings – Spring")


def test_money_has_its_currency_on_paper(own_home, qtbot):
    witness = running(4, fee=500, currency="CHF")
    rows = names_on(set_on(sheets.PAPERS["cash"][0](witness.controller.state, 1)), 1)
    assert rows[0] == "20.00\N{NO-BREAK SPACE}CHF"


def test_a_table_of_the_seating_is_not_parted_between_columns(state):
    for page in set_on(seating.seating_tables(state, 1)):
        assert all(len(one.block.rows) == 4 for one in page if isinstance(one.block, Rows))


def test_the_seating_says_which_way_seats_are_numbered_where_turns_go_to_the_right(
    elevens, own_home, qtbot
):
    def told(way: str) -> list[str]:
        options = games.find(elevens).options.from_dict({"way": way})
        settings = {**custom.settings(elevens, "", options, (3,)), "best": 3, "deals": 1}
        paper = seating.seating_tables(running(6, **settings).controller.state, 1)
        return [block.text for block in paper.blocks if isinstance(block, Text)]

    assert "Seats are numbered anticlockwise." in told("anticlockwise")
    assert "Seats are numbered anticlockwise." not in told("clockwise")


@pytest.mark.parametrize(("size", "on_a_page"), [("A4", 4), ("A5", 4), ("A6", 1)])
def test_start_cards_are_four_on_a_page_and_one_on_a_small_one(state, size, on_a_page):
    found = set_on(seating.start_cards(state, 1), size)
    boxes = [one.block for page in found for one in page if isinstance(one.block, Boxes)]
    assert len(boxes[0].boxes) == on_a_page
    assert sum(len(one.boxes) for one in boxes) == 28


def test_a_table_sheet_has_names_numbers_and_the_sum_it_must_come_to(state):
    found = set_on(seating.table_sheets(state, 1))
    assert len(found) == 7
    seated = state.rounds[0].seated(1)
    rows = next(one.block for one in found[0] if isinstance(one.block, Rows))
    assert list(rows.heads)[1:] == [f"{who} Person {who}" for who in seated]
    (head,) = (one.block for one in found[0] if isinstance(one.block, Head))
    assert head.fields[0][1] == "Spring" and [value for _, value in head.fields[3:]] == ["1", "1"]


def test_every_paper_can_be_painted_on_every_page(state):
    assert len(sheets.wanted(state)) > 9
    for name in sheets.wanted(state):
        paper = sheets.PAPERS[name][0](state, 1)
        for size in ("A4", "A6"):
            count = len(set_on(paper, size))
            image = picture(paper, count, 420, size)
            dark = any(
                image.pixelColor(x, y).lightness() < 128
                for x in range(0, image.width(), 2)
                for y in range(0, image.height(), 2)
            )
            assert dark, (name, size)


def test_what_is_lost_has_a_real_minus_on_every_paper(own_home, qtbot):
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
    controller = witness.controller
    for table in (1, 2):
        assert controller.do({"result": [1, table], "values": [-30, 30]})
    assert controller.do({"close": 1})
    assert controller.do({"correct": [1, 1], "values": [-20, 20], "reason": "misread"})
    assert controller.do({"pay": -1000, "what": "paper"})
    for name in sheets.wanted(controller.state):
        words = repr(sheets.PAPERS[name][0](controller.state, 1))
        assert not re.search(r"-\d", words), words
        if name in ("results", "standings", "cross", "corrections", "cash"):
            assert re.search(r"\N{MINUS SIGN}\d", words), name


@pytest.mark.skipif(not shutil.which("pdftotext"), reason="poppler is not installed")
def test_the_words_of_a_pdf_can_be_read(state, tmp_path):
    file = tmp_path / "prizes.pdf"
    papers = [sheets.PAPERS["prizes"][0](state, 1), seating.start_cards(state, 1)]
    output.write_pdf(file, name_of(papers), pages_of(papers))
    command = ["pdftotext", "-layout", "-enc", "UTF-8", str(file), "-"]
    text = subprocess.run(command, capture_output=True, check=True).stdout.decode()
    assert "Prize list" in text and "4.28 (shared by 7)" in text
    assert all(f"Person {number}" in text for number in range(1, 29))


def test_the_preview_shows_every_page(state, qtbot):
    refused: list[OSError] = []
    parent = QWidget()
    qtbot.addWidget(parent)
    found = pages_of([seating.table_sheets(state, 1)])
    dialog = output.preview(parent, "Sheets", found, refused.append)
    shown = dialog.findChild(QPrintPreviewWidget)
    assert isinstance(shown, QPrintPreviewWidget)
    qtbot.waitUntil(lambda: shown.pageCount() == 7)
    assert not refused
    dialog.close()


def test_a_list_of_skat_is_one_page_a_table_with_what_it_is_worth(own_home, qtbot):
    kind = games.find("skat")
    settings = custom.settings("skat", "list", next(iter(kind.presets.values())), (3, 4))
    found = set_on(seating.table_sheets(running(7, **settings).controller.state, 1))
    assert len(found) == 2
    deals, sums = (one.block for one in found[0] if isinstance(one.block, Rows))
    assert isinstance(deals, Rows) and isinstance(sums, Rows)
    assert len(deals.rows) == 48 and list(deals.strong)[:2] == [3, 7]
    assert [row[0] for row in sums.rows] == [
        "Game points",
        "(won − lost) × 50",
        "games lost by the others × 30",
        "Final score",
    ]


def test_some_rows_too_many_stay_on_the_sheet(own_home, qtbot):
    def pages(people: int) -> Pages:
        controller = running(people).controller
        for table in range(1, people // 4 + 1):
            controller.do({"result": [1, table], "values": [1, 2, 3, 4]})
        return set_on(results.standings_full(controller.state, 1))

    counts = [len(pages(people)) for people in (28, 32, 60)]
    assert counts == [1, 1, 2], "32 stand a little closer, 60 take two sheets"
    first, second = (next(one for one in page if isinstance(one.block, Rows)) for page in pages(60))
    assert isinstance(first.block, Rows) and isinstance(second.block, Rows)
    assert first.block.widths == second.block.widths


def test_results_have_their_numbers_below_each_other(state):
    rows = [
        one.block
        for page in set_on(results.results(state, 1))
        for one in page
        if isinstance(one.block, Rows)
    ]
    assert len(rows) == 7
    assert all(one.numbers == (0, 2) and one.stretch == 1 for one in rows)
    assert all(
        row[0].isdecimal() and row[1] == f"Person {row[0]}" for one in rows for row in one.rows
    )


def test_a_paper_begins_with_club_evening_game_date_and_place(own_home, qtbot):
    told = {"club": "Card club", "title": "Spring", "date": "2026-05-01", "place": "Inn"}
    controller = running(8, **told, prizes=[{"kind": "place", "place": 1}]).controller
    for name in ("results", "standings", "by_hand", "prizes"):
        paper = sheets.PAPERS[name][0](controller.state, 1)
        assert paper.about.startswith("Card club · Spring · ") and paper.about.endswith(", Inn")
    assert controller.do({"set": {"club": "Other club"}})
    assert sheets.PAPERS["cash"][0](controller.state, 1).about.startswith("Other club · Spring")


def test_every_paper_is_grey_and_leaves_white_what_no_printer_reaches(state, qtbot):
    assert len(sheets.wanted(state)) > 9
    for name in sheets.wanted(state):
        image = picture(sheets.PAPERS[name][0](state, 1), width_px=420)
        # A certificate has cards on it; a printer without colours loses nothing else.
        assert image.allGray() or name == "certificates", name
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        white = image.pixelColor(0, 0).lightness()
        edge = round(5 * image.width() / (210 if image.width() < image.height() else 297))
        for y in range(grey.height()):
            row = bytes(grey.constScanLine(y))[: grey.width()]
            whole = y < edge or y >= grey.height() - edge
            assert set(row if whole else row[:edge] + row[-edge:]) <= {white}, (name, y)


# Teams on paper and in the room of the standings.


def test_teams_are_ranked_where_there_are_any(own_home, qtbot):
    controller = running(8).controller
    assert "teams" not in sheets.wanted(controller.state)
    for who, team in enumerate("AABBBA", 1):
        controller.do({"change": who, "team": f"Team {team}"})
    controller.do({"change": 4, "name": "PERSON 3"})
    for table in (1, 2):
        values = [
            who - (who == max(seated)) * (sum(seated) - 10)
            for seated in [controller.state.round(1).seated(table)]
            for who in seated
        ]
        assert controller.do({"result": [1, table], "values": values, "despite": "x"})
    listing = lists.teams(controller.state)
    assert [row[0] for row in listing.rows] == ["1.", "2."]
    told = " ".join(row[3] for row in listing.rows)
    assert "3 Person 3" in told and "4 PERSON 3" in told and "1 Person 1" not in told
    assert "teams" in sheets.wanted(controller.state)
    assert len(set_on(sheets.PAPERS["teams"][0](controller.state, 1))) == 1
    room = StandingsPage(controller)
    qtbot.addWidget(room)
    room.show()
    room.tabs.setCurrentWidget(room.teams)
    room.refresh()
    assert room.tabs.isTabVisible(4) and room.teams.rowCount() == 2


# What somebody is called is printed as it is: on every paper of a club.

HOSTILE = (
    "<b>Anna</b>",
    "R&B &amp;",
    "=1+1<i>",
    "Re\u202esi",
    "@SUM(A1)",
    "%n \\n {0}",
    "&x;",
    "<!--",
)
PLAIN = tuple(f"Name{number}" for number in range(len(HOSTILE)))


def evening(names: tuple[str, ...]) -> TournamentState:
    """A club evening of these people, with something on every paper."""
    prizes = [{"kind": "place", "place": 1, "money": 1000}, {"kind": "last", "money": 100}]
    controller = running(len(names), fee=500, prizes=prizes, sums={}, title="Evening").controller
    for number, name in enumerate(names, 1):
        assert controller.do({"change": number, "name": name})
    for table in (1, 2):
        controller.do({"result": [1, table], "values": [1, 2, 3, 4]})
        controller.do({"correct": [1, table], "values": [4, 3, 2, 1], "reason": names[0]})
    controller.do({"close": 1})
    return controller.state


def written_on(state: TournamentState, name: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is written on the pages of a paper, line by line."""
    found: list[str] = []
    letters = Painting.letters

    def note(here: Painting, place: QRectF, text: str, *look: Any, **more: Any) -> None:
        found.append(text)
        letters(here, place, text, *look, **more)

    monkeypatch.setattr(Painting, "letters", note)
    for page in pages_of([sheets.PAPERS[name][0](state, 1)]):
        output.picture(page, 300)
    monkeypatch.setattr(Painting, "letters", letters)
    return found


def test_every_paper_prints_names_as_they_are(own_home, qtbot, monkeypatch):
    def printed(state: TournamentState, name: str, names: tuple[str, ...]) -> dict[int, int]:
        """How often each of the people stands on a paper, by their place in the list."""
        # A long name stands in two lines, or is held together in one.
        text = "".join("".join(written_on(state, name, monkeypatch)).split())
        return {number: text.count("".join(one.split())) for number, one in enumerate(names)}

    plain, hostile = evening(PLAIN), evening(HOSTILE)
    names = sheets.wanted(plain)
    assert len(names) > 15 and names == sheets.wanted(hostile)
    stood = 0
    for name in names:
        expected = printed(plain, name, PLAIN)
        assert printed(hostile, name, HOSTILE) == expected, name
        stood += bool(sum(expected.values()))
    assert stood > 10


ROOM = "http://192.168.178.24:7411/"


@pytest.mark.parametrize("room", [ROOM, ""])
@pytest.mark.parametrize("name", ["table_sheets", "table_sheets_two"])
def test_each_sheet_has_the_code_of_its_table_to_be_scanned_in_a_room(
    state, name, room, monkeypatch
):
    scanned: list[str] = []
    monkeypatch.setattr(qr, "paint", lambda painter, where, text: scanned.append(text))
    found = [codes.code(state.head, codes.at(state.rounds[0], table)) for table in range(1, 8)]
    (paper,) = sheets.papers(state, name, 1, room)
    for page in pages_of([paper]):
        output.picture(page, 300)
    if room and name == "table_sheets":
        assert scanned == [f"{ROOM}#{code}" for code in found]
        return
    said = [text for text in texts(paper) if "by phone" in text]
    assert len(said) == len(found) and not scanned
    assert all(codes.shown(code) in text for code, text in zip(found, said, strict=True))


def texts(paper: Paper) -> list[str]:
    """What stands in lines on a paper."""
    boxes = [box for block in paper.blocks if isinstance(block, Boxes) for box in block.boxes]
    every = [*paper.blocks, *(one for box in boxes for one in box)]
    return [one.text for one in every if isinstance(one, Text)]


@pytest.mark.parametrize("game", ["skat", "schafkopf", "doppelkopf", "knueffeln", "ramsen"])
@pytest.mark.parametrize("name", ["table_sheets", "table_sheets_two"])
def test_with_a_code_a_list_takes_no_more_pages(game, name, own_home, qtbot, monkeypatch):
    preset = next(iter(games.find(game).presets))
    controller = Witness().controller
    controller.begin(fresh(game).changed(first_settings(game, preset) | {"pairs": False}))
    for number in range(8):
        controller.enter(f"Person {number}")
    draw_round(controller)
    in_room, closed = (
        len(pages_of(sheets.papers(controller.state, name, 1, room))) for room in (ROOM, "")
    )
    monkeypatch.setattr(seating, "table_code", lambda *_, **__: [])
    assert in_room == closed == len(pages_of(sheets.papers(controller.state, name, 1)))


@pytest.mark.one_in(3)
@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
@pytest.mark.parametrize("people", [8, 28, 60])
def test_no_page_is_half_empty_and_no_column_outgrows_the_one_before(own_home, people, size):
    state = test_letters.evening(people)
    for name in sheets.wanted(state):
        paper = sheets.PAPERS[name].make(state, 4)
        if not paper.headed:
            continue
        found = set_on(paper, size)
        high = layout_of(paper, size).paintRect(MILLIMETRE).height() - FOOT_ROOM
        ends = [max(one.y + one.height for one in page) / high for page in found]
        assert max(ends) <= 1.001 and min(ends[:-1] or ends) > 0.65, (name, ends)
        columns: dict[float, float] = {}
        for one in found[-1]:
            columns[one.x] = one.y + one.height
        assert all(after < before + 8.1 for before, after in pairwise(columns.values())), name


@pytest.mark.one_in(4)
@pytest.mark.parametrize("size", ["A4", "A5", "A6", "Letter"])
@pytest.mark.parametrize("people", [8, 28])
def test_each_table_has_one_sheet_and_what_stands_before_its_rows_is_whole(own_home, people, size):
    state = test_letters.evening(people)
    for table, seated in enumerate(state.round(4).draw.tables, 1):
        paper = seating.table_sheets(state, 4)
        page = set_on(paper, size)[table - 1]
        (rows,) = (one.block for one in page if isinstance(one.block, Rows))
        (signed,) = (one.block for one in page if isinstance(one.block, Lines))
        assert [*signed.names] == [state.people[who].name for who in seated]
        for row, (title, *_) in enumerate(rows.rows):
            assert lines_of(rows, row, 0)[1] == [title]
    assert len(set_on(paper, size)) == len(state.round(4).draw.tables)


@pytest.mark.parametrize("people", [8, 28, 100])
def test_two_sheets_beside_each_other_have_room_for_rows_and_names(own_home, people):
    state = test_letters.evening(people)
    for size, across in (("A4", 2), ("Letter", 2), ("A5", 2), ("A6", 1)):
        for page in set_on(seating.table_sheets_two(state, 4), size):
            (one,) = page
            assert isinstance(one.block, Boxes) and one.block.across == across
            for box in one.block.boxes:
                found = stacked(box, one.width / across - 10, one.height - 8)
                assert found[-1].y + found[-1].height <= one.height - 8 + 0.01
                (rows,) = (each.block for each in found if isinstance(each.block, Rows))
                assert rows.height > PITCH * rows.size


@pytest.mark.one_in(4)
@pytest.mark.parametrize("size", ["A4", "A5", "A6", "Letter"])
@pytest.mark.parametrize("people", [8, 28, 100])
def test_no_heading_is_the_last_of_its_column(own_home, people, size):
    state = test_letters.evening(people)
    for name in sheets.wanted(state):
        for page in set_on(sheets.PAPERS[name].make(state, 4), size):
            columns = {one.x: one.block for one in page}
            last = [one for one in columns.values() if isinstance(one, Text)]
            assert not any(one.bold and one.size >= HEADING for one in last), (name, last)


def test_a_group_without_people_has_no_heading(own_home):
    state = running(8, groups=["Women", "Men"]).controller.state
    for name in ("standings", "standings_wall", "standings_full"):
        paper = sheets.PAPERS[name].make(state, 1)
        told = [one.text for one in paper.blocks if isinstance(one, Text) and one.bold]
        assert len(told) == 1 and "Women" in told[0]


def test_what_a_sign_means_is_told_below_every_list_that_has_it(own_home):
    state = test_letters.evening(28)
    for name in ("standings", "standings_wall", "standings_full"):
        paper = sheets.PAPERS[name].make(state, 4)
        cells = [
            cell
            for one in paper.blocks
            if isinstance(one, Rows)
            for row in one.rows
            for cell in row
        ]
        told = " ".join(one.text for one in paper.blocks if isinstance(one, Text))
        assert any("*" in cell for cell in cells) and "* " in told


def test_people_who_have_paid_the_same_stand_in_rows_that_find_room_on_any_page(own_home):
    for people in (8, 28, 100):
        _, rows = awards.bookings(test_letters.evening(people))
        assert sum(bool(row[0]) for row in rows) == 1
        named = " ".join(row[2] for row in rows)
        paid = [one for one in test_letters.evening(people).people.values() if one.paid]
        assert all(f"{one.number} {one.name}" in named for one in paid)
        assert max(len(row[2].split(", ")) for row in rows) <= awards.NAMED


def test_a_list_that_is_gone_on_with_by_hand_has_rows_down_to_its_foot(own_home):
    state = test_letters.evening(28)
    for name in ("prizes", "corrections"):
        (page,) = set_on(sheets.PAPERS[name].make(state, 4))
        (table,) = (one for one in page if isinstance(one.block, Rows))
        assert isinstance(table.block, Rows)
        empty = [row for row in table.block.rows if not any(row)]
        assert len(empty) >= 4 and list(table.block.rows[-len(empty) :]) == empty
        assert [one.y for one in page] == sorted(one.y for one in page)
