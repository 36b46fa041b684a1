"""The room of the shelf as a person uses it."""

from __future__ import annotations

import csv
import html
import io
import json
from collections.abc import Iterator
from errno import ENOSPC
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Markup
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QProgressDialog
from pytestqt.qtbot import QtBot

from desktop.club.model.lists import Listing
from desktop.club.model.matrix import _Square
from desktop.common import plain_text
from desktop.common.terminal_help import printable
from desktop.shelf import rows, shelf_page, statistics
from desktop.shelf.evening_page import EveningPage
from desktop.shelf.index import Entries, Entry
from desktop.shelf.rows import NAME, PLAYERS, Rows
from desktop.shelf.shelf import ARCHIVE, BIN, HERE
from desktop.shelf.shelf_page import ShelfPage
from desktop.shelf.statistics import Statistics
from desktop.window.main_window import MainWindow
from engine import games
from engine.head import Head, Player
from engine.match import Match
from engine.sheet import Line, Note
from engine.store import load, save_copy
from engine.summary import Summary, summary
from tests.desktop.sheet.pages import page
from tests.desktop.shelf.evenings import kept, offered, read, shelf_of
from tests.desktop.window.kit import windows

FINISHED = (Line((5, 0, None)), Line((5, None, None), (Note("finished", 0),)))


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    yield from windows(qtbot)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "evenings"
    kept(folder, "first", *FINISHED, started="2026-01-06T19:30:00")
    kept(folder, "second", names=("Dora", "Emil", "Franz"), seed=2, started="2026-02-06T20:00:00")
    kept(folder, "third", Line((1, 4, None)), seed=3, started="2025-12-06T20:00:00")
    return folder


@pytest.fixture
def room(qtbot: QtBot, folder: Path) -> ShelfPage:
    return shelf_of(qtbot, folder)


def listed(room: ShelfPage) -> list[str]:
    return [entry.name for entry in room.rows.entries()]


def choose(room: ShelfPage, *names: str) -> None:
    room.choose(names)


def test_the_newest_evening_stands_above(room):
    assert listed(room) == ["second", "first", "third"]
    texts = [room.rows.data(room.rows.index(1, column)) for column in range(6)]
    assert texts[0].startswith("6 Jan 2026 ")
    assert texts[1:] == ["Ramsen (Bavaria)", "Anna, Ben, Cilli", "winner: Anna", "2", "first"]
    assert room.rows.data(room.rows.index(0, rows.RESULT)) == "not begun"
    assert room.rows.data(room.rows.index(2, rows.RESULT)) == "in progress"


def test_an_evening_in_the_middle_of_a_deal_says_in_which(qtbot, folder):
    options = games.find("gin").options().as_dict()
    match = Match(Head("gin", "", options, (Player("Anna"), Player("Ben")), 1))
    match.deal()
    save_copy(folder / "fourth.kartentisch", match.events())
    room = shelf_of(qtbot, folder)
    row = room.rows.row_of("fourth")
    assert room.rows.data(room.rows.index(row, rows.RESULT)) == "deal 1"


def test_columns_are_sorted_by_what_stands_in_them(room):
    for column, order in (
        (rows.NAME, ["first", "second", "third"]),
        (rows.DEALS, ["second", "third", "first"]),
        (rows.PLAYERS, ["first", "third", "second"]),
        (rows.RESULT, ["third", "second", "first"]),
    ):
        room.rows.sort(column)
        assert listed(room) == order, column


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("dora", ["second"]),
        ("2026", ["second", "first"]),
        ("bavaria anna", ["first", "third"]),
        ("ANNA third", ["third"]),
        ("nobody", []),
        ("january", ["first"]),
        ("december 2025", ["third"]),
        ("", ["second", "first", "third"]),
    ],
)
def test_evenings_are_found_by_people_days_games_and_names(room, text, found):
    room.search.setText(text)
    assert listed(room) == found


def test_only_what_is_unfinished_or_won(room):
    room.which.keys[shelf_page.OPEN].click()
    assert sorted(listed(room)) == ["second", "third"]
    assert room.which.keys[shelf_page.OPEN].text() == "unfinished 2"
    room.which.keys[shelf_page.WON].click()
    assert listed(room) == []
    assert room.list.nothing.text() == room.boards.nothing == "Nothing found."
    room.which.keys[shelf_page.ALL].click()
    assert len(listed(room)) == 3


def test_only_what_was_played_with_real_cards(qtbot, folder):
    kept(folder, "on paper", FINISHED[0], real=True)
    room = shelf_of(qtbot, folder)
    assert room.which.keys[shelf_page.REAL].text() == "real cards 1"
    room.which.keys[shelf_page.REAL].click()
    assert listed(room) == ["on paper"]


def test_a_match_is_gone_on_with_by_its_file(qtbot, room, folder):
    choose(room, "third")
    with qtbot.waitSignal(room.wanted) as asked:
        QTest.mouseClick(room.strip.buttons[0], Qt.MouseButton.LeftButton)
    assert asked.args == [folder / "third.kartentisch", ""]
    assert room.strip.buttons[0].text() == "Continue"


def test_what_is_over_is_reviewed_first(qtbot, room, folder):
    choose(room, "first")
    assert room.strip.names == ["review", "again", "sheet"]
    for button, then in zip(room.strip.buttons, ("hindsight", "again", "print"), strict=True):
        with qtbot.waitSignal(room.wanted) as asked:
            button.click()
        assert asked.args == [folder / "first.kartentisch", then]


def test_of_real_cards_there_is_a_sheet_and_no_deal_to_review(qtbot, room, folder):
    kept(folder, "paper", *FINISHED, seed=7, real=True)
    room.list_again()
    read(qtbot, room)
    choose(room, "paper")
    assert room.strip.names == ["sheet", "open"]


def test_nothing_is_offered_that_cannot_be_done(room):
    room.choose([])
    assert offered(room) == {"export", "archived", "bin", "anonymous"}
    assert all(button.isHidden() for button in room.strip.buttons)
    choose(room, "first")
    assert {"rename", "archive", "delete", "export"} <= offered(room)
    assert not {"undo", "versions", "out"} & offered(room)
    room.do("delete")
    assert room.strip.names == ["undo"], "what was just done can be undone at once"
    room.show_place(BIN)
    choose(room, "first")
    assert room.strip.names == ["out"] and not {"delete", "archive", "open"} & offered(room)


def test_an_empty_list_says_why_it_is_empty(room):
    assert room.boards.nothing == ""
    room.search.setText("nobody of this name")
    assert room.boards.nothing == "Nothing found."
    room.search.clear()
    assert room.boards.nothing == ""
    for place, said in (
        (BIN, "The bin is empty."),
        (ARCHIVE, "The archive is empty."),
    ):
        room.show_place(place)
        room.list_again()
        assert room.boards.nothing == room.boards.accessibleDescription() == said
    room.show_place(HERE)
    room.list_again()
    choose(room, "first", "second", "third")
    room.put(BIN)
    assert room.boards.nothing.startswith("No matches yet.")


def test_an_evening_gets_a_name_and_keeps_being_chosen(qtbot, room):
    choose(room, "first")
    room.changes.rename(HERE, "first", "Epiphany")
    read(qtbot, room)
    assert "Epiphany" in listed(room)
    assert room.strip.heading.text() == "Renamed to “Epiphany”.", "also when it has been read"
    assert [entry.name for entry in room.chosen()] == ["Epiphany"]
    room.changes.rename(HERE, "Epiphany", "second")
    assert "Another match" in room.strip.heading.text()
    room.changes.rename(HERE, "Epiphany", "a/b")
    assert "cannot be used" in room.strip.heading.text()
    room.changes.undo()
    assert "first" in listed(room)


def test_deleted_evenings_can_be_brought_back_at_once_or_from_the_bin(room):
    choose(room, "first", "third")
    room.do("delete")
    assert listed(room) == ["second"]
    room.do("undo")
    assert len(listed(room)) == 3
    choose(room, "first")
    room.put(BIN)
    room.show_place(BIN)
    assert listed(room) == ["first"]
    choose(room, "first")
    room.do("out")
    room.show_place(HERE)
    assert len(listed(room)) == 3


def export(room: ShelfPage, target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Press the button and choose this file."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    room.do("export")


def test_the_shelf_is_packed_and_taken_in_again(room, tmp_path, monkeypatch):
    target = tmp_path / "all.zip"
    export(room, target, monkeypatch)
    assert "all.zip" in room.strip.heading.text()
    choose(room, "first")
    room.put(BIN)
    room.changes.import_from(target)
    assert sorted(listed(room)) == ["first", "second", "third"]
    assert "2" in room.strip.heading.text()
    room.changes.undo()
    assert sorted(listed(room)) == ["second", "third"]
    room.changes.undo()
    assert sorted(listed(room)) == ["first", "second", "third"]
    room.show_place(BIN)
    assert listed(room) == ["first (2)"]


def test_an_export_that_is_given_up_leaves_nothing(room, tmp_path, monkeypatch):
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    monkeypatch.setattr(QProgressDialog, "wasCanceled", lambda self: True)
    export(room, folder / "all.zip", monkeypatch)
    assert list(folder.iterdir()) == [] and "packed" not in room.strip.heading.text()


@pytest.mark.parametrize("keep", [True, False])
def test_who_imports_is_asked_about_a_name_that_is_taken(room, folder, tmp_path, monkeypatch, keep):
    target = tmp_path / "all.zip"
    choose(room, "first")
    export(room, target, monkeypatch)
    mine = kept(folder, "first", Line((2, 2, 1)), seed=99).read_bytes()
    monkeypatch.setattr(plain_text, "sure", lambda *_: keep)
    room.changes.import_from(target)
    assert ("first (2)" in listed(room)) is keep
    assert (folder / "first.kartentisch").read_bytes() == mine


def test_what_is_no_parcel_is_said_and_changes_nothing(room, tmp_path):
    bad = tmp_path / "holiday.zip"
    bad.write_bytes(b"no zip")
    room.changes.import_from(bad)
    assert room.strip.heading.text() == "“holiday.zip” is not a Kartentisch bundle."
    assert len(listed(room)) == 3


def test_side_evenings_and_club_tables_stand_together(qtbot, tmp_path):
    folder = tmp_path / "own"

    def at(day: int, hour: int = 19) -> str:
        return f"2026-02-{day:02}T{hour}:00:00"

    kept(folder, "table 1", started=at(3, 19), own="table 0000000000000001")
    kept(folder, "other", started=at(3, 20), own="other")
    kept(folder, "table 2", started=at(3, 21), own="table 0000000000000002")
    kept(folder, "old", started=at(1), own="old")
    kept(folder, "side", started=at(9), own="side", of="old")
    kept(folder, "side of side", started=at(8), own="more", of="side")
    kept(folder, "stray", started=at(2), own="stray", of="gone")
    room = shelf_of(qtbot, folder)
    order = ["table 1", "table 2", "other", "stray", "old", "side of side", "side"]
    assert [entry.name for entry in room.rows.entries()] == order
    told = {entry.name: rows.rules(entry.told) for entry in room.rows.entries() if entry.told}
    assert told["table 1"].startswith("Ramsen, club table")
    assert told["side"].startswith("↳ Ramsen, what-if")


def test_the_statistics_count_what_is_shown(qtbot, room):
    told = [entry.told for entry in room.rows.entries() if entry.told]
    shown = Statistics(told)
    qtbot.addWidget(shown)
    anna = next(row for row in shown._rows if row.key[0] == "Anna")
    assert shown.cells(anna)[:5] == ("Anna", "2", "1", "1", "100%")
    table = list(csv.reader(io.StringIO(shown.as_csv())))
    assert table[0][0] == "Player"
    assert next(row for row in table if row[0] == "Anna")[1:5] == ["2", "1", "1", "1"]
    for by in ("game", "rules", "seat", "help", "person"):
        shown.by.set_value(by)
        assert shown.table.rowCount() > 0
        assert not shown.grab().isNull()


def test_many_matches_are_counted_little_by_little(qtbot, room, monkeypatch):
    told = [entry.told for entry in room.rows.entries() if entry.told]
    at_once = Statistics(told)
    qtbot.addWidget(at_once)
    monkeypatch.setattr(statistics, "STEPS", 1)
    shown = Statistics(told)
    qtbot.addWidget(shown)
    assert shown.message.text() == "Counting the matches …" and not shown.table.rowCount()

    def done() -> bool:
        return shown._csv.isEnabled()

    assert not done()
    qtbot.waitUntil(done)
    assert not shown.message.text() and shown.as_csv() == at_once.as_csv()
    rows = shown.table.rowCount()
    for by in ("seat", "game"):  # the second before the first is counted
        shown.by.set_value(by)
        at_once.by.set_value(by)
        assert shown.table.rowCount() == rows, "what was counted before stays"
    qtbot.waitUntil(done)
    assert shown.as_csv() == at_once.as_csv()
    shown.person.set_value("Anna")
    at_once.person.set_value("Anna")
    qtbot.waitUntil(done)
    assert shown.as_csv() == at_once.as_csv()


def test_the_statistics_are_a_page_that_prints_what_names_there_are(qtbot):
    names = ("<b>Anna</b>", "Ben", "Cilli", "Dora")
    sides = ((0, 2), (1, 3))
    sums = (("sum", (5, 1)),)
    told = Summary(
        "knueffeln", "", "", names, ("",) * 4, sides, 3, True, False, (0,), sums, helped=(0,) * 4
    )
    shown = Statistics([told])
    qtbot.addWidget(shown)
    shown.by.set_value("partner")
    assert [shown.cells(row)[0] for row in shown._rows] == [
        "<b>Anna</b> with Cilli",
        "Ben with Dora",
        "Cilli with <b>Anna</b>",
        "Dora with Ben",
    ]
    page = shown.as_html()
    assert "&lt;b&gt;Anna&lt;/b&gt; with Cilli</td>" in page and "<b>" not in page
    assert page.count("<rect") == 8 and "@page" in page
    assert ".wide { overflow: visible; }" in page[page.index("@media print") :], (
        "paper is no window"
    )
    rows = ElementTree.fromstring(
        page.partition("<body>")[2].partition("</body>")[0].join(("<body>", "</body>"))
    )
    assert len(rows.findall(".//tbody/tr")) == 4


@pytest.mark.parametrize("name", ["=1+1", "＝1+1", "|cmd"])
def test_a_name_is_never_a_formula_in_a_spreadsheet(qtbot, folder, name):
    room = shelf_of(qtbot, folder)
    kept(folder, "evil", *FINISHED, names=(name, "Ben", "Cilli"), seed=8)
    room.list_again()
    read(qtbot, room)
    shown = Statistics([entry.told for entry in room.rows.entries() if entry.told])
    qtbot.addWidget(shown)
    assert f"'{name}" in shown.as_csv()


def test_the_statistics_are_written_whole_or_not_at_all(qtbot, room, tmp_path, monkeypatch):
    shown = Statistics([entry.told for entry in room.rows.entries() if entry.told])
    qtbot.addWidget(shown)
    file = tmp_path / "out" / "kartentisch.csv"
    file.parent.mkdir()
    shown.write(file)
    before, write = file.read_bytes(), Path.write_bytes
    assert before.startswith(b'\xef\xbb\xbf"Player",')

    def half(path: Path, data: bytes) -> int:
        write(path, data[:20])
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", half)
    shown.write(file)
    assert "Could not save" in shown.message.text()
    assert file.read_bytes() == before and list(file.parent.iterdir()) == [file]


def test_the_window_opens_an_evening_of_the_shelf_and_lets_go_of_it(qtbot, window, folder):
    path = folder / "third.kartentisch"
    assert window.controller.open(path)
    window.controller.put_away(folder / "first.kartentisch")
    assert window.controller.path == path
    window.controller.put_away(path)
    assert window.controller.head is None and window.pages.currentWidget() is window.welcome


def test_an_evening_that_is_open_is_renamed_and_stays_open(qtbot, window, folder):
    room = shelf_of(qtbot, folder)
    room.changes.let_go, room.changes.take_up = window.controller.put_away, window.controller.open
    assert window.controller.open(folder / "third.kartentisch")
    room.list_again()
    room.changes.rename(HERE, "third", "Advent")
    assert window.controller.path == folder / "Advent.kartentisch"
    room.changes.rename(HERE, "Advent", "first")
    assert window.controller.path == folder / "Advent.kartentisch"
    choose(room, "Advent")
    room.put(BIN)
    assert window.controller.head is None


def test_an_evening_at_a_glance(qtbot, tmp_path):
    shown = EveningPage(page((5, 0, None), (5, None, None)))
    qtbot.addWidget(shown)
    assert "Winner: Anna." in shown.outcome.text()
    shown.account.key.set_value("wins")
    shown.account.worth.setValue(0.25)
    assert shown.account.lines() == ["Benedikt pays Anna 0.25.", "Zenzi pays Anna 0.25."]
    shown.account.coin.set_value(50)
    assert sum(shown.account.balances()) == 0
    target = tmp_path / "evening.pdf"
    shown.write(target)
    assert target.read_bytes().startswith(b"%PDF")
    shown.write(tmp_path / "no folder" / "evening.pdf")
    assert "Could not save" in shown.message.text()
    assert not shown.grab().isNull()


def test_a_file_with_the_old_name_of_a_game_is_called_by_the_game(qtbot, folder):
    started = "2026-03-06T19:30:00"
    named = ("2026-03-06 ramsen", "2026-03-06 ramsen 2", "2026-03-06 ramsenabend", "my ramsen")
    for number, name in enumerate(named):
        kept(folder, name, seed=20 + number, started=started)
    room = shelf_of(qtbot, folder)
    found = room.rows
    shown = {
        name: found.data(found.index(found.row_of(name), rows.NAME)) for name in ("first", *named)
    }
    assert shown == {
        "first": "first",
        "2026-03-06 ramsen": "2026-03-06 Ramsen",
        "2026-03-06 ramsen 2": "2026-03-06 Ramsen 2",
        "2026-03-06 ramsenabend": "2026-03-06 ramsenabend",
        "my ramsen": "my ramsen",
    }


# A name on the shelf, or in a club's table, is shown as it is, whatever it looks like.

HOSTILE = ("<b>", "</b>", "<img src=file:x>", "&amp;", "&", "\n", "\u202e", "\x1b[31m", "=1+1")
NAMES = st.lists(st.sampled_from((*HOSTILE, "＝", "|", "Anna", " ")), min_size=1, max_size=5).map(
    "".join
)
TIP = Qt.ItemDataRole.ToolTipRole


def read_as(tip: str) -> str:
    """What a tooltip shows."""
    if not Markup.mightBeRichText(tip):
        return tip
    assert tip.startswith("<qt>") and tip.endswith("</qt>")
    inner = tip[4:-5].replace("<br>", "\n")
    assert "<" not in inner and ">" not in inner
    return html.unescape(inner)


def test_names_of_evenings_and_players_are_shown_as_they_are(tmp_path, qapp):
    told = summary(load(kept(tmp_path, "x")).events)

    @settings(max_examples=60, deadline=None)
    @given(NAMES, NAMES)
    def holds(evening: str, player: str) -> None:
        text = json.dumps(told._replace(players=(player, "Ben", "Cilli")).as_list())
        rows = Rows()
        rows.show_entries(Entries([Entry(evening, 1, 1, told.started, told.game, text)]))
        name, players = rows.index(0, NAME), rows.index(0, PLAYERS)
        assert rows.data(name) == read_as(rows.data(name, TIP)) == evening
        shown = f"{player}, Ben, Cilli"
        assert rows.data(players) == read_as(rows.data(players, TIP)) == shown

    holds()


def test_names_in_a_clubs_table_are_shown_as_they_are(qapp):
    @settings(max_examples=60, deadline=None)
    @given(NAMES, NAMES)
    def holds(one: str, other: str) -> None:
        square = _Square(Listing(["", one, other], [(one, "", "3"), (other, "4", "")], []))
        index = square.index(0, 1)
        told = f"{one} – {other}: 3"
        assert read_as(square.data(index, TIP)) == told
        assert square.data(index, Qt.ItemDataRole.AccessibleTextRole) == told

    holds()


@given(NAMES)
def test_no_name_does_anything_to_a_terminal(name):
    shown = printable(name)
    assert shown.isprintable() and len(shown) == len(name)
    assert all(here in (there, "?") for here, there in zip(shown, name, strict=True))


def test_the_statistics_say_what_they_leave_out(qtbot):
    sums = (("wins", (3, 1, 2)),)
    seats = ((0,), (1,), (2,))
    one = Summary("ramsen", "", "", tuple("ABC"), ("",) * 3, seats, 10, True, False, (0,), sums)
    shown = Statistics([one._replace(stood_in=(4, 0, 0)), one])
    qtbot.addWidget(shown)
    assert shown.message.text().startswith("Left out: 1 result")
    row = next(row for row in shown._rows if row.key[0] == "A")
    assert dict(zip(shown.heads(), shown.cells(row), strict=True)) == {
        "Player": "A",
        "Matches": "2",
        "Finished": "1",
        "Won": "1",
        "Share": "100%",
        "Deals": "16",
        "Average": "3.0",
        "Help": "0",
    }
    shown.person.set_value("B")
    shown.count()
    assert shown.message.text() == "", "nobody stood in there"
