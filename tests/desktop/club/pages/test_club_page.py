"""The page: exports and imports, the projector, the season, the settings."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.club.pages.papers_dialog import PapersDialog
from desktop.club.pages.rounds import RoundsPage
from desktop.club.pages.season_page import SeasonDialog
from desktop.club.pages.setup import SetupDialog, first_settings, fresh
from desktop.club.papers import sheets
from desktop.common import page_size
from desktop.print import output
from desktop.print.blocks import Rows, Text
from desktop.print.painting import pages_of, set_on
from engine import games
from engine.tournament.head import Head
from engine.tournament.season import Evening, Result
from engine.tournament.state import TournamentState
from tests.desktop.club.rooms import Witness, draw_round
from tests.workshop.demo_organiser import Organiser

NAMES = ["Anna", "Ben", "Cilli", "Dora", "=Emil", "Fritz"]


@pytest.fixture
def organiser(tmp_path: Path, own_home: Path, qtbot: QtBot) -> Iterator[Organiser]:
    one = Organiser(tmp_path)
    one.window.pages.show_club()
    one.club.controller.begin(
        Head().changed({"title": "Spring", "sizes": [3], "best": 3, "fee": 500})
    )
    controller = one.club.controller
    with controller.in_one_go():
        for name in NAMES:
            controller.do({"pay": 500, "who": controller.enter(name)})
    draw_round(controller)
    controller.do({"start": 1})
    for table in (1, 2):
        controller.do({"result": [1, table], "values": [3, 2, 1]})
    one.settle()
    yield one
    one.close()


def test_what_is_exported_without_names_has_none(organiser, tmp_path):
    for kind in ("json", "anonymous"):
        organiser.club.page_actions.write_export(kind, tmp_path / f"{kind}.json")
    assert "Cilli" in (tmp_path / "json.json").read_text(encoding="utf-8")
    hidden = (tmp_path / "anonymous.json").read_text(encoding="utf-8")
    assert not any(name in hidden for name in (*NAMES, "Spring"))
    points = [row["points"] for row in json.loads(hidden)["standings"]]
    assert points == [3, 3, 2, 2, 1, 1]


def test_lists_for_a_spreadsheet_have_headings_and_no_formulas(organiser, tmp_path):
    organiser.window.settings["language"] = "de"
    for kind in ("standings", "results", "people"):
        organiser.club.page_actions.write_export(kind, tmp_path / f"{kind}.csv")
    text = (tmp_path / "people.csv").read_text(encoding="utf-8-sig")
    assert text.splitlines()[0].startswith('"Nr.";"Name";')
    assert "'=Emil" in text and ";=Emil" not in text
    assert ";5,00;" in text.splitlines()[1]
    text = (tmp_path / "standings.csv").read_text(encoding="utf-8-sig")
    assert ';"Runde 1"' in text.splitlines()[0]
    organiser.window.settings["language"] = "en"
    organiser.club.page_actions.write_export("people", tmp_path / "people.csv")
    text = (tmp_path / "people.csv").read_text(encoding="utf-8-sig")
    assert text.splitlines()[0].startswith('"No.","Name","Team"')
    assert ",5.00," in text.splitlines()[1]


def test_the_size_of_page_is_remembered(organiser):
    club, settings = organiser.club, organiser.window.settings
    settings.remember(page_size.KEY, "A9")
    first = PapersDialog(club.controller, club, settings)
    assert first.size_of_page.value() == "A4"
    first.size_of_page.set_value("A5")
    again = PapersDialog(club.controller, club, settings)
    assert again.size_of_page.value() == "A5"


def test_what_was_exported_is_taken_in_again(organiser, tmp_path):
    before = organiser.club.controller.state
    organiser.club.page_actions.write_export("json", tmp_path / "all.json")
    organiser.club.close_evening()
    organiser.club.page_actions.take_in_file(tmp_path / "all.json")
    there = organiser.club.controller.state
    # The secret of the packs is not told before the last round.
    assert replace(there, head=replace(there.head, packs=before.head.packs)) == before


def test_what_is_no_evening_is_said_in_one_sentence(organiser, tmp_path):
    (tmp_path / "other.json").write_text("[1, 2]")
    organiser.club.page_actions.take_in_file(tmp_path / "other.json")
    assert organiser.club.message.text() == "⚠ “other.json” is not a club night."


def test_people_come_from_a_list(organiser, tmp_path):
    path = tmp_path / "people.csv"
    path.write_text("No.;Name;Team\n40;Gustl;Blue\n;Hanni;\n", encoding="utf-8")
    organiser.answering(
        lambda: organiser.club.page_actions.enter_people(path),
        lambda box: organiser.press(box, Qt.Key.Key_Return),
    )
    people = organiser.club.controller.state.people
    assert (people[40].name, people[40].team, people[41].name) == ("Gustl", "Blue", "Hanni")


def test_the_room_sees_tables_names_and_places(organiser):
    list(organiser.projector())
    window = organiser.club.page_actions.projector
    assert window is not None
    window.show_view("tables")
    assert [table for table, _ in window.lines()] == ["1", "2"]
    window.show_view("names")
    assert len(window.lines()) == len(NAMES)
    window.show_view("open")
    assert window.lines() == [("All results are in.", "")]
    organiser.club.close_evening()
    assert organiser.club.page_actions.projector is None


def test_the_season_adds_evenings_up(organiser):
    first = {row.people[0]: row.points for row in organiser.club.controller.tournament.standings()}
    organiser.club.close_evening()
    settings = {"title": "Autumn", "sizes": [3], "best": 3, "plan": ["drawn"]}
    organiser.club.controller.begin(Head().changed(settings))
    with organiser.club.controller.in_one_go():
        for name in NAMES[:3]:
            organiser.club.controller.enter(name)
    organiser.draw()
    organiser.start()
    organiser.enter(1, [7, 8, 9])
    organiser.club.controller.do({"close": 1})
    dialog = SeasonDialog(organiser.club)
    for row in range(dialog.evenings.count()):
        dialog.evenings.item(row).setCheckState(Qt.CheckState.Checked)
    found = {row[1]: int(row[2]) for row in dialog.grid.texts()}
    assert sum(found.values()) == sum(first.values()) + 24
    assert len(found) == len(NAMES)
    # The table of honour names who has won which, on the page and on paper.
    autumn = organiser.club.controller.tournament.standings()[0]
    winner = organiser.club.controller.state.people[autumn.number].name
    honoured = {row[0]: row for row in dialog.honours.texts()}
    assert winner in honoured and all(int(row[1]) >= 1 for row in honoured.values())
    tables = [one for one in dialog.paper().blocks if isinstance(one, Rows)]
    assert [list(row) for row in tables[1].rows] == dialog.honours.texts()
    assert any(
        isinstance(one, Text) and one.text == "Roll of honour" for one in dialog.paper().blocks
    )


def test_a_year_of_evenings_stands_beside_each_other(own_home, qtbot, monkeypatch):
    people = [f"Kunigunde{number} Hinterhuber" for number in range(28)]
    results = {(name,): Result(name, 130 - place, place) for place, name in enumerate(people, 1)}
    year = [
        Evening(f"Evening {month}", f"2026-{month:02}-13", False, results) for month in range(1, 13)
    ]
    monkeypatch.setattr(SeasonDialog, "chosen", lambda _: year)
    dialog = SeasonDialog()
    qtbot.addWidget(dialog)
    dialog.resize(1180, 700)
    dialog.show()
    assert dialog.grid.columnCount() == 15 and dialog.grid.rowCount() == 28
    assert not dialog.grid.horizontalScrollBar().isVisible()
    assert dialog.honours.rowCount() and not dialog.honours.horizontalScrollBar().isVisible()


@pytest.mark.one_in(5)
@pytest.mark.parametrize("game", games.names())
def test_every_game_can_be_played_at_a_club(game, own_home, qtbot):
    for preset in games.find(game).presets:
        head = fresh(game).changed(first_settings(game, preset))
        dialog = SetupDialog(head, new=True)
        qtbot.addWidget(dialog)
        assert dialog.problem() == ""
        made = dialog.head()
        assert (made.game, made.preset, made.total) == (game, preset, head.total)
        assert made.sizes == head.sizes


def test_an_evening_of_the_sample_is_set_up_played_and_printed(hearts, own_home, tmp_path, qtbot):
    organiser = Organiser(tmp_path)
    try:
        list(organiser.begin(hearts, "plain", "Queen of Spades", 1, "5", ["20"]))
        organiser.register([*NAMES, "Gustl", "Hanni"])
        organiser.draw()
        organiser.start()
        controller = organiser.club.controller
        organiser.enter(1, [0, 3, 10, 13])
        organiser.enter(2, [26, 0, 0, 1])
        organiser.close_round()
        points = [row.points for row in controller.tournament.standings()]
        assert points == [0, 0, 0, 1, 3, 10, 13, 26], "the fewest points win"
        papers = [one for one in organiser.papers() if one.suffix == ".pdf"]
        assert papers and all(one.read_bytes().startswith(b"%PDF") for one in papers)
    finally:
        organiser.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_where_fewer_is_better_a_missed_round_cannot_count_nothing(qtbot):
    head = fresh("ramsen").changed(first_settings("ramsen", "zaisertshofen"))
    dialog = SetupDialog(head, new=True)
    qtbot.addWidget(dialog)
    dialog.missed.set_value(0)
    assert "must not count 0" in dialog.problem()


def test_after_the_first_draw_only_what_is_loose_can_be_changed(organiser):
    controller = organiser.club.controller
    dialog = SetupDialog(controller.state.head, new=False, begun=True, parent=organiser.club)
    assert not dialog.rules.game.isEnabled() and not dialog.ties.isEnabled()
    dialog.title.setText("May")
    dialog.rounds.setValue(3)
    assert controller.do({"set": dialog.settings()})
    assert (controller.state.head.title, len(controller.state.head.plan)) == ("May", 3)


def test_a_mark_is_asked_for_only_where_a_prize_is_for_those_marked(qtbot):
    dialog = SetupDialog(fresh("ramsen"), new=True)
    qtbot.addWidget(dialog)
    dialog.tabs.setCurrentIndex(3)
    dialog.show()
    row = dialog.prizes.rows[0]
    assert not row.tag.isVisible()
    row.kind.set_value("tag")
    assert row.tag.isVisible()


def test_the_evening_is_written_as_a_web_page(organiser, tmp_path, monkeypatch):
    actions, told = organiser.club.page_actions, list[str]()
    actions.said.connect(told.append)
    actions.trouble.connect(told.append)
    file = tmp_path / "evening.html"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    next(one for one in organiser.club.menu.actions() if "web page" in one.text()).trigger()
    assert "Spring" in file.read_text(encoding="utf-8") and "evening.html" in told[-1]
    actions.write_web_page(tmp_path / "nowhere" / "x.html")
    assert "Could not save" in told[-1]


# Evenings of twelve at which a list is kept: entered at the page, added up by hand, printed.

TWELVE = ["Anna", "Ben", "Cilli", "Dora", "Emil", "Fritz", "Gustl", "Hanni"]
TWELVE += ["Irmi", "Jakob", "Kathi", "Leni"]

EVENINGS = {
    # What the tables hand in, both rounds, side by side as they sit; then what cannot be.
    # Of Skat points, games won and lost of each, and how many deals were passed out.
    "skat": (
        [
            [612, 13, 1, 300, 9, 2, -96, 2, 3, 222, 7, 1, 10],
            [500, 12, 0, 410, 11, 1, 60, 5, 2, 333, 9, 1, 7],
            [720, 15, 1, 88, 4, 1, 240, 8, 2, 305, 9, 2, 6],
        ],
        [612, 13, 1, 300, 9, 2, -96, 2, 3, 222, 7, 1, 9],
    ),
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


def cells(state: TournamentState, name: str, folder: Path) -> list[str]:
    """What stands on a paper, which is printed besides."""
    paper = sheets.PAPERS[name][0](state, len(state.rounds))
    file = folder / f"{name}.pdf"
    output.write_pdf(file, name, pages_of([paper]))
    assert file.read_bytes().startswith(b"%PDF")
    blocks = [one.block for page in set_on(paper) for one in page]
    return [cell for one in blocks if isinstance(one, Rows) for row in one.rows for cell in row]


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", EVENINGS)
def test_an_evening_of_twelve_with_any_list(game, own_home, tmp_path, qtbot):
    handed_in, wrong = EVENINGS[game]
    controller = Witness().controller
    assert controller.begin(set_up(game, qtbot))
    with controller.in_one_go():
        for name in TWELVE:
            controller.enter(name)
    page = RoundsPage(controller)
    controller.changed.connect(page.refresh)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    points = Counter[str]()
    for number in (1, 2):
        page.next.click()
        page.next.click()
        if wrong is not None:
            enter(page, 1, wrong)
            assert not controller.state.round(number).results, "not with that sum"
        for table, figures in enumerate(handed_in, 1):
            enter(page, table, figures)
            sides = controller.state.sides(controller.state.round(number).seated(table))
            came_to = controller.state.round(number).results[table].values
            assert game == "skat" or list(came_to) == figures
            for side, figure in zip(sides, came_to, strict=True):
                points.update({controller.state.people[who].name: figure for who in side})
        page.next.click()
        assert controller.state.round(number).state == "closed"
    assert controller.over and controller.tournament is not None
    standings = controller.tournament.standings()
    found = {controller.state.people[row.number].name: row.points for row in standings}
    assert found == {name: points[name] for name in TWELVE}
    assert [row.points for row in standings] == sorted(points.values(), reverse=True)
    printed = cells(controller.state, "standings", tmp_path)
    shown = {str(one).replace("-", "\N{MINUS SIGN}") for one in points.values()}
    assert set(TWELVE) | shown <= set(printed)
    assert all(name in " ".join(cells(controller.state, "results", tmp_path)) for name in TWELVE)


def test_a_new_evening_begins_with_the_clubs_last_game(organiser):
    club = organiser.club
    settings = first_settings("skat", "list")
    club.controller.begin(fresh("skat").changed(settings | {"date": "2030-01-01"}))
    head = club.page_actions._first_head()
    assert head.game == "skat" and len(head.plan) == 2 and head.ties[0] == "games_won"
