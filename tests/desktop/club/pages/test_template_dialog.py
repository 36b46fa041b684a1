"""The club's own template of cards and sheets: written, seen, kept, and set on every paper."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QFontInfo, QFontMetrics, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QInputDialog,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.club.model import templates
from desktop.club.model.file import past
from desktop.club.model.templates import FIELDS, Template
from desktop.club.pages import mixes
from desktop.club.pages.grid import Grid
from desktop.club.pages.papers_dialog import PapersDialog
from desktop.club.pages.prizes_form import PrizesForm
from desktop.club.pages.rounds import RoundsPage
from desktop.club.pages.rules_form import RulesForm
from desktop.club.pages.setup import SetupDialog
from desktop.club.pages.template_dialog import TemplateDialog
from desktop.club.pages.ties_form import TiesForm
from desktop.club.papers import sheets
from desktop.common import paths
from desktop.common.languages import Languages
from desktop.common.settings import Settings
from desktop.print import output
from desktop.print.blocks import Boxes, Inside, Paper, Picture, Text
from desktop.print.painting import pages_of, set_on
from desktop.print.scale import LEAST
from desktop.print.setting import stacked
from engine import games
from engine.log_table import TIES
from engine.tournament import custom
from engine.tournament.head import Head
from engine.tournament.offers import offers
from engine.tournament.prize import Prize
from engine.tournament.state import TournamentState
from tests.desktop.club.rooms import draw_round, hall, running
from tests.workshop.demo_organiser import Organiser, say_yes


@pytest.fixture
def state(own_home: Path) -> TournamentState:
    return running(8, sizes=(4,), title="Spring", sums={}, place="Lion").controller.state


def dialog(qtbot: QtBot, state: TournamentState, paper: str) -> TemplateDialog:
    one = TemplateDialog(paper, "Paper", lambda it: sheets.TEMPLATED[paper](state, 1, it))
    qtbot.addWidget(one)
    return one


def first_box(paper: Paper) -> list[Inside]:
    (boxes,) = (block for block in paper.blocks if isinstance(block, Boxes))
    return list(boxes.boxes[0])


def texts(blocks: list[Inside]) -> list[str]:
    return [block.text for block in blocks if isinstance(block, Text)]


def crest(folder: Path) -> Path:
    path = folder / "crest.png"
    image = QImage(300, 150, QImage.Format.Format_RGB32)
    image.fill(0)
    image.save(str(path))
    return path


def take(qtbot: QtBot, one: TemplateDialog, path: Path) -> None:
    """Take a picture, and wait for what comes of it."""
    one.take_picture(path)
    qtbot.waitUntil(one.choose.isEnabled, timeout=600_000)


PNG_OF_NO_SIZE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + b"\xff" * 8


def test_what_is_written_stands_on_every_card(qtbot, state):
    one = dialog(qtbot, state, "place_cards")
    one.text.setPlainText("> {Title}, {place}\n\n# {name}\nteam: {team}")
    one.keep()
    assert one.result() == QDialog.DialogCode.Accepted
    card = first_box(sheets.PAPERS["place_cards"][0](state, 1))
    assert texts(card) == ["Spring, Lion", "Person 1", "team:"]
    assert templates.of("place_cards") == Template("> {title}, {place}\n\n# {name}\nteam: {team}")
    again = dialog(qtbot, state, "place_cards")
    assert again.text.toPlainText() == "> {title}, {place}\n\n# {name}\nteam: {team}"
    again.take_usual()
    assert templates.of("place_cards") is None
    assert texts(first_box(sheets.PAPERS["place_cards"][0](state, 1))) == [
        "Spring",
        "Person 1",
        "1",
    ]


@pytest.mark.parametrize("paper", FIELDS)
def test_what_it_begins_with_can_be_set_and_printed(qtbot, state, paper, tmp_path):
    one = dialog(qtbot, state, paper)
    assert not one.problem()
    made = sheets.TEMPLATED[paper](state, 1, one.template())
    for size in ("A4", "A5"):
        assert set_on(made, size)
        output.write_pdf(tmp_path / f"{size}.pdf", paper, pages_of([made], size))
    usual = sheets.TEMPLATED[paper](state, 1, None)
    assert len(set_on(made)) == len(set_on(usual))


def test_a_table_sheet_keeps_its_rows_below_what_the_club_writes(state):
    long = Template("\n".join(["# {title}", "{counts}", *["a line of the club"] * 8]))
    paper = sheets.TEMPLATED["table_sheets"](state, 1, long)
    assert len(set_on(paper)) == len(set_on(sheets.TEMPLATED["table_sheets"](state, 1, None))) == 2
    assert sum(isinstance(block, Text) and "a line" in block.text for block in paper.blocks) == 16


def test_more_lines_than_fit_on_a_card_become_smaller_and_stay_on_it():
    lines: list[Inside] = [Text("a line", 11.0, fits=True)] * 12
    found = stacked(lines, 76, 40)
    assert len(found) == 12 and found[-1].y + found[-1].height <= 40
    assert stacked(lines[:2], 76, 28)[0].height == 11


def test_lines_for_which_there_is_no_room_are_left_out_rather_than_not_to_be_read():
    lines: list[Inside] = [Text("a line", 11.0, fits=True)] * 12
    found = stacked(lines, 76, 28)
    assert 6 < len(found) < 12 and found[-1].y + found[-1].height <= 28
    assert all(isinstance(one.block, Text) and one.block.size >= LEAST for one in found)


def test_fields_have_names_in_the_language_of_now(qtbot, state, qapp, tmp_path):
    languages = Languages(qapp, Settings(tmp_path / "s.ini"))
    languages.use("de")
    try:
        one = dialog(qtbot, state, "tents")
        assert "{Tisch}" in one.text.toPlainText() and "{Namen}" in one.help.text()
        one.text.setPlainText("! {tisch}\n{Namen}")
        assert one.template().text == "! {table}\n{names}"
        one.keep()
    finally:
        languages.use("en")
    assert texts(first_box(sheets.PAPERS["tents"][0](state, 1)))[0] == "1"
    assert dialog(qtbot, state, "tents").text.toPlainText() == "! {table}\n{names}"


@pytest.mark.parametrize(
    ("text", "told"),
    [("{nmae}", "nmae"), ("{table}", "table"), (" \n", "empty"), ("x" * 2001, "2000")],
)
def test_what_cannot_be_kept_is_told(qtbot, state, text, told):
    one = dialog(qtbot, state, "place_cards")
    one.text.setPlainText(text)
    one.keep()
    assert told in one.say.text() and templates.of("place_cards") is None
    assert one.result() != QDialog.DialogCode.Accepted


def test_a_crest_stands_above_the_lines_and_can_be_taken_off(qtbot, state, tmp_path):
    one = dialog(qtbot, state, "place_cards")
    take(qtbot, one, crest(tmp_path))
    assert one.text.toPlainText().startswith("{picture}\n")
    one.keep()
    paper = sheets.PAPERS["place_cards"][0](state, 1)
    top = first_box(paper)[0]
    assert isinstance(top, Picture) and (top.image.width(), top.image.height()) == (300, 150)
    dark = output.picture(pages_of([paper])[0], 400).scaled(1, 1).pixelColor(0, 0).lightness()
    again = dialog(qtbot, state, "place_cards")
    again.drop.click()
    again.keep()
    paper = sheets.PAPERS["place_cards"][0](state, 1)
    assert not any(isinstance(block, Picture) for block in first_box(paper))
    blank = output.picture(pages_of([paper])[0], 400).scaled(1, 1).pixelColor(0, 0).lightness()
    assert dark <= blank


def test_what_is_no_picture_is_refused(qtbot, state, tmp_path):
    one = dialog(qtbot, state, "place_cards")
    bad = tmp_path / "bad.png"
    bad.write_bytes(b"no picture")
    take(qtbot, one, bad)
    assert "bad.png" in one.say.text() and not one.template().picture
    take(qtbot, one, tmp_path / "none.png")
    assert "none.png" in one.say.text()


def folder(file: Path) -> None:
    file.mkdir()


def link_to_itself(file: Path) -> None:
    try:
        file.symlink_to(file)
    except OSError:
        pytest.skip("no links here")


@pytest.mark.parametrize("make", [folder, link_to_itself])
def test_where_no_templates_can_be_kept_a_sentence_says_so(qtbot, state, make):
    make(paths.club_templates())
    one = dialog(qtbot, state, "tents")
    assert one.text.toPlainText() and templates.of("tents") is None
    one.keep()
    assert "Could not save" in one.say.text() and one.result() != QDialog.DialogCode.Accepted


def test_a_dialog_that_is_closed_waits_for_no_picture(qtbot, state, tmp_path):
    one = dialog(qtbot, state, "place_cards")
    one.take_picture(crest(tmp_path))
    assert not one.choose.isEnabled()
    one.reject()
    assert not one._taker.busy


@pytest.mark.parametrize("picture", [b"<svg/>", b"\x89PNG\r\n\x1a\n", b"GIF89a", PNG_OF_NO_SIZE])
def test_a_file_of_templates_holds_no_other_pictures(state, picture):
    """They are drawn in the window's own process, and the file may come from elsewhere."""
    code = base64.b64encode(picture).decode()
    text = json.dumps({"tents": {"text": "x", "picture": code}})
    paths.club_templates().write_text(text, encoding="utf-8")
    assert templates.of("tents") is None


@pytest.mark.parametrize(
    "data", ["", "[]", '{"tents": 3}', '{"tents": {"text": "x", "picture": "?"}}']
)
def test_a_broken_file_is_set_aside_when_something_is_kept(state, data):
    file = paths.club_templates()
    file.write_text(data, encoding="utf-8")
    assert templates.of("tents") is None
    assert set_on(sheets.PAPERS["tents"][0](state, 1))
    templates.keep("tents", Template("{table}"))
    assert templates.of("tents") == Template("{table}")
    assert file.with_name(f"{file.name}.unreadable1").read_text(encoding="utf-8") == data


def test_the_button_is_there_for_papers_that_may_have_a_template(qtbot):
    controller = running(8, sizes=(4,), sums={}).controller
    papers = PapersDialog(controller)
    qtbot.addWidget(papers)
    papers.show()
    for name in sheets.wanted(controller.state):
        papers.choose(name)
        assert papers.template.isVisible() == (name in FIELDS), name


# Amounts and shares in the form of the prizes.


def test_a_prize_may_be_for_one_group_alone_and_its_places_are_counted_there(qtbot):
    form = PrizesForm([Prize("place", 1, money=900), Prize("place", 1, thing="cup", group="B")])
    qtbot.addWidget(form)
    form.show()
    assert not form.rows[1].group.isVisible() and form.prizes()[1].get("group") is None
    form.take_groups(("A", "B"))
    assert form.rows[1].group.isVisible()
    form.rows[1].group.set_value("B")
    form.rows[1].group.chosen.emit()
    assert [(one["place"], one.get("group")) for one in form.prizes()] == [(1, None), (1, "B")]
    assert form.rows[1].kind.currentText() == "Place 1"
    assert form.rows[0].group.currentText() == "each group"
    for row, share in zip(form.rows, ("60 %", "50 %"), strict=True):
        row.money.setText(share)
    assert "110" in form.problem()
    form.rows[0].group.set_value("A")
    assert not form.problem()
    form.take_groups(("A",))
    assert form.rows[1].own_group() == "" and form.rows[0].own_group() == "A"


def test_what_is_agreed_on_for_a_group_stands_there_again(qtbot):
    prizes = [Prize("place", 1, thing="ham", group="B"), Prize("last", thing="cake")]
    form = PrizesForm(prizes, ("A", "B"))
    qtbot.addWidget(form)
    assert [row.own_group() for row in form.rows] == ["B", ""]
    assert [one.get("group") for one in form.prizes()] == ["B", None]


def test_money_may_be_a_part_of_the_entry_money(qtbot):
    form = PrizesForm([Prize("place", 1, share=40), Prize("place", 2, money=500)])
    qtbot.addWidget(form)
    assert [row.money.text() for row in form.rows] == ["40%", "5.00"]
    form.rows[1].money.setText(" 25%")
    assert [(one["money"], one.get("share")) for one in form.prizes()] == [(0, 40), (0, 25)]
    assert not form.problem()
    form.rows[1].money.setText("61 %")
    assert "101" in form.problem()
    for text in ("-3 %", "0 %", "101 %", "4 % 5", "%"):
        form.rows[1].money.setText(text)
        assert text in form.problem()


# What a club plays: the form says what its house rules come to.


def test_the_form_says_that_an_ante_as_high_as_the_bank_makes_every_deal_a_muss(qtbot):
    form = RulesForm(Head(game="ramsli"))
    for field in form.fields():
        qtbot.addWidget(field)
    usual = next(iter(games.find("ramsli").presets.values()))
    form.form.set_options(replace(usual, ante=20, bank_level=20))
    assert "20" in form.remarks.text()
    assert not form.remarks.isHidden()
    form.form.set_options(replace(usual, ante=20, bank_level=0))
    assert form.remarks.text().startswith("Without a bank")
    form.form.set_options(replace(usual, ante=4, bank_level=20))
    assert form.remarks.text() == ""
    assert form.remarks.isHidden()


def test_what_was_said_of_one_game_is_not_said_of_the_next(qtbot):
    form = RulesForm(Head(game="ramsli"))
    for field in form.fields():
        qtbot.addWidget(field)
    usual = next(iter(games.find("ramsli").presets.values()))
    form.form.set_options(replace(usual, ante=20, bank_level=20))
    form.game.set_value("gin")
    form.game.chosen.emit()
    assert form.remarks.text() == ""


def test_keys_walk_through_all_games_to_the_rules_of_each(qtbot):
    form = RulesForm(Head())
    for field in form.fields():
        qtbot.addWidget(field)
    form.game.setCurrentIndex(0)
    for place, game in enumerate(games.everything()):
        # A slot that raises fails the test.
        QTest.keyClick(form.game, Qt.Key.Key_Down)
        form.game.setCurrentIndex(place)
        kind = games.find(game)
        assert form.kind is kind and form.settings()["game"] == game
        assert form.form.options() == custom.at_club(kind, next(iter(kind.presets.values())))
        seats = kind.seats_of(kind.options())
        assert form.best.value() == seats[len(seats) // 2]


def test_tables_of_a_size_that_the_rules_are_not_for_are_not_offered(qtbot):
    form = RulesForm(Head(game="mauscheln"))
    for field in form.fields():
        qtbot.addWidget(field)
    form.game.set_value("mauscheln")
    form.game.chosen.emit()
    presets = games.find("mauscheln").presets
    for name, least in (("chratze", 2), ("short", 3)):
        form.form.set_options(presets[name])
        assert next(size for size, box in form._boxes.items() if box.isEnabled()) == least
        assert min(form.settings()["sizes"]) == least


# The chain of tie-breaks: switched with Space, moved with Alt and an arrow, or dragged.

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def form(qtbot: QtBot) -> TiesForm:
    form = TiesForm(["wins", "direct", "lot"])
    qtbot.addWidget(form)
    form.show()
    return form


def test_keys_switch_and_move_a_line(form):
    assert form.chain() == ["wins", "direct", "lot"] and form.count() == len(TIES)
    QTest.keyClick(form, Qt.Key.Key_Down, ALT)
    assert form.chain() == ["direct", "wins", "lot"]
    assert form.currentRow() == 1, "the keyboard stays with what was moved"
    QTest.keyClick(form, Qt.Key.Key_Up, ALT)
    QTest.keyClick(form, Qt.Key.Key_Up, ALT)
    assert form.chain() == ["wins", "direct", "lot"]
    QTest.keyClick(form, Qt.Key.Key_Space)
    assert form.chain() == ["direct", "lot"]


def test_a_line_that_is_dragged_stands_where_it_was_dropped(form, monkeypatch):
    assert form.dragDropMode() == QAbstractItemView.DragDropMode.InternalMove
    for row in range(form.count()):
        flags = form.item(row).flags()
        assert flags & Qt.ItemFlag.ItemIsDragEnabled
        assert not flags & Qt.ItemFlag.ItemIsDropEnabled, "nothing is dropped upon another line"
    # The mouse takes the line up; this platform has no way to carry it.
    taken: list[str] = []
    monkeypatch.setattr(
        TiesForm, "startDrag", lambda self, _: taken.append(self.chain()[self.currentRow()])
    )
    start = form.visualItemRect(form.item(2)).center()
    QTest.mousePress(form.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for far in (1, 2):
        way = QPoint(0, -far * (QApplication.startDragDistance() + 1))
        QTest.mouseMove(form.viewport(), start + way)
    QTest.mouseRelease(form.viewport(), Qt.MouseButton.LeftButton, pos=start)
    assert taken and set(taken) == {"lot"}
    # What the view does where a line is dropped.
    assert form.model().moveRow(QModelIndex(), 2, QModelIndex(), 0)
    assert form.chain() == ["lot", "wins", "direct"] and form.count() == len(TIES)


# The tables of a club evening: figures at the right, whatever stands before or for them.

FIGURES = ("7", "−7", "(−12)", "[3]*", "1.=", "…", "–", "×")
TEXTS = ("Anna", "", "−", "3 Anna", "13.03.", "13.03., 13.04.")


@pytest.mark.parametrize(
    ("text", "right"),
    [*((text, True) for text in FIGURES), *((text, False) for text in TEXTS)],
)
def test_figures_stand_at_the_right(qtbot, text, right):
    grid = Grid()
    qtbot.addWidget(grid)
    grid.fill(["Name"], [(1, [text])])
    item = grid.item(0, 0)
    assert item is not None
    assert bool(item.textAlignment() & Qt.AlignmentFlag.AlignRight) == right


LONG = (
    "Maximiliane-Friederike von Hohenstein-Waldburg",
    "Donaudampfschifffahrtsgesellschaftskapitaensmuetze",
    "Anna",
)


@pytest.mark.parametrize("part", [0.3, 0.6, 0.7, 1.5])
def test_a_long_name_is_smaller_or_stands_in_two_lines_and_is_never_cut(qtbot, part):
    """With so much room, in parts of what the longest name needs in letters of full size."""
    grid = Grid(stretch=1)
    qtbot.addWidget(grid)
    grid.fill(
        ["Place", "Name", "Points", "1/9"],
        [(name, [f"{place}.", name, "100", "50"]) for place, name in enumerate(LONG, 1)],
    )
    grid.show()
    beside = (
        sum(grid.columnWidth(one) for one in (0, 2, 3)) + grid.width() - grid.viewport().width()
    )
    grid.resize(beside + round(part * max(map(grid.full_width, range(len(LONG))))), 300)
    usual, shapes = QFontInfo(grid.font()).pixelSize(), set()
    for row, name in enumerate(LONG):
        option = QStyleOptionViewItem()
        delegate = grid.itemDelegate()
        assert isinstance(delegate, QStyledItemDelegate)
        delegate.initStyleOption(option, grid.model().index(row, 1))
        metrics = QFontMetrics(option.font)
        lines = option.text.split("\N{LINE SEPARATOR}")
        assert "".join("".join(lines).split()) == "".join(name.split())
        assert QFontInfo(option.font).pixelSize() >= int(0.65 * usual)
        # What is written is drawn: nothing of it is left out, beside it or below it.
        assert max(map(metrics.horizontalAdvance, lines)) <= grid.columnWidth(1) - 6
        assert len(lines) * metrics.height() <= grid.rowHeight(row)
        shapes.add(len(lines))
    assert shapes == ({1} if part > 0.65 else {1, 2})


# From the start page: an evening like the last one, and a rehearsal.


@pytest.fixture
def organiser(tmp_path: Path, own_home: Path, qtbot: QtBot) -> Iterator[Organiser]:
    one = Organiser(tmp_path)
    one.window.pages.show_club()
    yield one
    one.close()


def begins(box: QWidget) -> None:
    assert isinstance(box, SetupDialog)
    box.ok.click()
    assert box.result(), box.problem()


def so_many(box: QWidget) -> None:
    assert isinstance(box, QInputDialog)
    box.setIntValue(9)
    box.accept()


def test_the_evening_that_is_marked_is_set_up_once_more(organiser):
    club = organiser.club
    club.controller.begin(Head().changed({"title": "Spring", "date": "2026-05-01", "fee": 500}))
    with club.controller.in_one_go():
        for name in ("Anna", "Ben", "Cilli", "Dora"):
            club.controller.enter(name)
    club.close_evening()
    organiser.answering(club.start_page.buttons["like"].click, begins, say_yes)
    state = club.controller.state
    assert [one.name for one in state.people.values()] == ["Anna", "Ben", "Cilli", "Dora"]
    assert (state.head.title, state.head.fee) == ("Spring", 500) and state.head.date != "2026-05-01"
    assert len(past()) == 2


def test_a_rehearsal_says_so_and_leaves_nothing(organiser):
    club = organiser.club
    organiser.answering(club.start_page.buttons["rehearsal"].click, begins, so_many)
    assert len(club.controller.state.people) == 9
    assert club.about.text().startswith("rehearsal – nothing is saved")
    made_up = next(one for one in club.menu.actions() if one.text() == "Ma&ke up results")
    assert made_up.isVisible()
    organiser.draw()
    organiser.start()
    made_up.trigger()
    assert club.controller.state.rounds[0].state == "complete"
    club.close_evening()
    assert past() == [] and club.pages.currentIndex() == 0


# Other sizes of tables: offered in words where there is a choice, drawn when they are chosen.


def test_thirteen_may_sit_otherwise_before_and_after_the_draw(own_home, qtbot):
    controller = hall(13, plan=("drawn",) * 3).controller
    page = RoundsPage(controller)
    qtbot.addWidget(page)
    page.show()
    page.refresh()
    assert page.mix.isVisible()
    large, small = offers(controller.state, 1)
    assert mixes.told(large).startswith("5 + 4 + 4: in 3 round")
    assert "9 sit(s) at an unusual table" in mixes.told(small)
    assert draw_round(controller)
    mixes.take(controller, small, 1, page.search)
    page.search.good_enough()
    assert sorted(len(table) for table in controller.state.round(1).draw.tables) == [3, 3, 3, 4]
    controller.undo()
    assert sorted(len(table) for table in controller.state.round(1).draw.tables) == [4, 4, 5]
    controller.do({"start": 1})
    page.refresh()
    assert not page.mix.isVisible()


def test_where_there_is_one_mix_nothing_is_offered(own_home, qtbot):
    assert not mixes.several(hall(7).controller)
    assert mixes.several(hall(8, sizes=(4,)).controller) is False
