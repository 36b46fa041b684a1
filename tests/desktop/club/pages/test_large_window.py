"""On a large window lists and tables of the club have large letters, and no name is cut."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QListWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.club.pages.desk_parts import Leader, Leaders
from desktop.club.pages.entry import Entry
from desktop.club.pages.money import MoneyPage
from desktop.club.pages.people import PeoplePage
from desktop.club.pages.result_row import SMALLEST, NameLabel
from desktop.club.pages.rounds import RoundsPage
from desktop.club.pages.standings import StandingsPage
from desktop.club.pages.table_card import TableCard
from desktop.club.pages.tables import Tables
from engine.tournament.head import Head
from tests.desktop.club.rooms import draw_round, hall, running
from tests.windows import be_of_size
from tests.workshop.demo_organiser import Organiser

NAMES = (
    "Anna",
    "Maximiliane Freifrau von und zu Hohenstein-Langenburg",
    "Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenkasse",
    "Ida",
)
SETTINGS = {
    "sizes": (4,),
    "fee": 500,
    "lost_fees": (50,),
    "prizes": [{"kind": "place", "place": 1, "money": 5}],
}


@pytest.fixture
def organiser(tmp_path: Path, own_home: Path) -> Iterator[Organiser]:
    one = Organiser(tmp_path)
    one.window.pages.show_club()
    yield one
    one.close()


def letters(widget: QWidget) -> int:
    return QFontInfo(widget.font()).pixelSize()


def small(page: QWidget, least: int) -> list[str]:
    """What is to be read in letters below so many pixels; a long name may be a little smaller."""
    kinds = (QLabel, QLineEdit, QAbstractButton, QTableView, QListWidget)
    found = [one for kind in kinds for one in page.findChildren(kind) if one.isVisible()]
    return [
        f"{type(one).__name__} {one.objectName()}"
        for one in found
        if letters(one) < (least * SMALLEST if isinstance(one, NameLabel) else least)
    ]


def test_everything_of_an_evening_grows_with_the_window(organiser):
    club, controller = organiser.club, organiser.club.controller
    usual, door = letters(club.people.grid), letters(club.buttons["setup"])
    assert controller.begin(Head().changed(SETTINGS))
    with controller.in_one_go():
        for name in NAMES:
            controller.enter(name)
    rows = club.people.grid.row_height()
    be_of_size(organiser.window, QSize(3840, 2160))
    organiser.settle()
    assert letters(club.people.grid) >= 2.4 * usual
    assert club.people.grid.row_height() >= 2.4 * rows
    assert club.people.number.maximumWidth() >= 2 * 90
    draw_round(controller)
    controller.do({"start": 1})
    for room in range(4):
        club.rooms.setCurrentIndex(room)
        organiser.settle()
        if room == 1:
            club.rounds.entry.pick(1)
        assert small(club, 2 * usual) == [], f"room {room}"
    controller.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    organiser.settle()
    assert small(club.desk, 2 * usual) == []
    be_of_size(organiser.window, QSize(1280, 800))
    organiser.settle()
    assert letters(club.people.grid) == usual and letters(club.buttons["setup"]) == door
    assert club.people.grid.row_height() == rows


def test_the_door_grows_too(organiser):
    usual = letters(organiser.club.start_page)
    be_of_size(organiser.window, QSize(3840, 2160))
    organiser.settle()
    assert small(organiser.club, 2 * usual) == []


def whole(card: TableCard) -> bool:
    """Whether each name stands there whole, and nothing upon what follows."""
    told = ["".join(lines).replace(" ", "") for _, lines in card.written(card.font(), card.width())]
    names = [name.replace(" ", "") for _, name, _ in card._lines]
    return told == names and card.fits(card.font(), card.width())


@pytest.mark.parametrize("size", [(420, 300), (500, 300), (900, 500), (2600, 1500)])
def test_no_name_on_a_card_is_cut(size, own_home, qtbot):
    controller = running(8, sizes=(4,), sums={}).controller
    for who, name in enumerate(NAMES, 1):
        assert controller.do({"change": who, "name": name})
    for table in (1, 2):
        controller.do({"result": [1, table], "values": [-1234, 20, 3, 4]})
    tables = Tables()
    qtbot.addWidget(tables)
    tables.resize(*size)
    tables.show()
    tables.show_round(controller.state, controller.state.rounds[0])
    QApplication.processEvents()
    assert len(tables.cards) == 2
    for card in tables.cards:
        assert whole(card), card._lines
        assert card.height() >= card.height_with(card.font(), card.width()) - 1


def test_who_leads_stands_whole_on_the_desk(own_home, qtbot):
    slip, leaders = QWidget(), Leaders()
    qtbot.addWidget(slip)
    column = QVBoxLayout(slip)
    column.addWidget(leaders)
    column.addStretch(1)
    slip.resize(290, 500)
    slip.show()
    leaders.tell([Leader(f"{n}.", name, "123") for n, name in enumerate(NAMES, 1)], "")
    QApplication.processEvents()
    for number, name in enumerate(NAMES):
        label = leaders._rows[number][1]
        lines = label.text().split("\n")
        assert "".join(lines).replace(" ", "") == name.replace(" ", "")
        wide = QFontMetrics(label.font()).horizontalAdvance
        assert max(map(wide, lines)) <= label.width() + 1, name
        assert label.height() >= len(lines) * QFontMetrics(label.font()).height()


@pytest.mark.parametrize("language", ["en", "de"])
def test_at_the_end_all_of_the_money_is_seen_in_a_usual_window(tmp_path, own_home, language):
    organiser = Organiser(tmp_path, language)
    try:
        organiser.window.pages.show_club()
        club, controller = organiser.club, organiser.club.controller
        assert controller.begin(
            Head().changed({**SETTINGS, "plan": ["drawn"], "place": "Zum Hirschen"})
        )
        with controller.in_one_go():
            for name in NAMES:
                controller.enter(name)
        draw_round(controller)
        controller.do({"start": 1})
        controller.do({"result": [1, 1], "values": [1, 2, 3, 4]})
        controller.do({"close": 1})
        club.rooms.setCurrentIndex(3)
        organiser.settle()
        bottom = club.money.amount.mapTo(club, club.money.amount.rect().bottomLeft()).y()
        assert controller.over and bottom <= club.sheet().bottom()
        buttons = [one for one in club.desk.papers.values() if one.isVisible()]
        assert len(buttons) == 5
        for button in buttons:
            assert button.mapTo(club, button.rect().bottomLeft()).y() <= club.height()
    finally:
        organiser.close()


# In a window of 800×600 the rooms of an evening are seen whole, and names above results too.

WIDE, HIGH = 722, 395
"""What a room gets of such a window."""


def test_prizes_and_sums_are_seen_at_once_in_a_small_window(own_home, qtbot):
    """What was paid in single comes below; the page scrolls to it."""
    witness = running(28, fee=500, currency="€", prizes=[{"kind": "place", "place": 1}])
    page = MoneyPage(witness.controller)
    qtbot.addWidget(page)
    page.resize(WIDE, HIGH)
    page.show()
    assert page.owing.isVisible()
    layout = page.layout()
    assert layout is not None
    page.resize(WIDE, max(HIGH, layout.totalMinimumHeightForWidth(WIDE)))
    QApplication.processEvents()
    assert layout.totalMinimumSize().width() <= WIDE
    rows = page.prizes.verticalHeader().defaultSectionSize()
    assert page.prizes.viewport().height() >= 3 * rows
    assert page.owing.geometry().bottom() <= HIGH


@pytest.mark.parametrize("high", [395, 600])
def test_the_sums_of_the_box_stand_whole_below_the_prizes(own_home, qtbot, high):
    prizes = [{"kind": "place", "place": place, "money": 5} for place in (1, 2, 3)]
    witness = running(28, fee=500, currency="€", prizes=prizes)
    for number in range(1, 26):
        witness.controller.do({"pay": 500, "who": number})
    page = MoneyPage(witness.controller)
    qtbot.addWidget(page)
    page.resize(WIDE, high)
    page.show()
    QApplication.processEvents()
    layout = page.layout()
    assert layout is not None
    page.resize(WIDE, max(high, layout.totalMinimumHeightForWidth(WIDE)))
    QApplication.processEvents()
    lines = [page.sums.itemAt(place).widget() for place in range(page.sums.count())]
    assert len(lines) == 16
    for line in lines:
        assert line.height() >= QFontMetrics(line.font()).height()
    for one, other in combinations(lines, 2):
        assert not one.geometry().intersects(other.geometry())
    assert page.prizes.geometry().bottom() < min(line.y() for line in lines)
    assert page.payments.y() > max(line.geometry().bottom() for line in lines)


def test_with_letters_twice_as_large_no_room_is_wider_than_the_window(own_home, qtbot):
    usual = QApplication.font()
    large = QFont(usual)
    large.setPixelSize(2 * QFontInfo(usual).pixelSize())
    QApplication.setFont(large)
    try:
        controller = running(9, fee=500, prizes=[{"kind": "place", "place": 1}]).controller
        for page in (
            PeoplePage(controller),
            RoundsPage(controller),
            StandingsPage(controller),
            MoneyPage(controller),
        ):
            qtbot.addWidget(page)
            page.show()
            page.refresh()
            assert page.minimumSizeHint().width() <= WIDE, type(page).__name__
    finally:
        QApplication.setFont(usual)


def test_the_buttons_below_the_people_wrap(own_home, qtbot):
    page = PeoplePage(hall(8).controller)
    qtbot.addWidget(page)
    page.show()
    assert page.minimumSizeHint().width() <= WIDE


def test_a_name_above_a_result_is_never_cut(own_home, qtbot):
    witness = running(4, sizes=(4,), best=4)
    assert witness.controller.do({"change": 1, "name": "Maximiliane Freifrau von Hohenstein"})
    entry = Entry(witness.controller)
    qtbot.addWidget(entry)
    entry.show_round(1)
    entry.pick(1)
    entry.resize(480, 160)
    entry.show()
    labels = entry.findChildren(NameLabel)
    assert len(labels) == 4
    for label in labels:
        assert label.heightForWidth(label.width()) <= label.height()
        words = label.text().replace("-", "- ").split()
        letters = QFontMetrics(label.font())
        assert max(map(letters.horizontalAdvance, words)) <= label.width() + 1, label.text()
        least = int(SMALLEST * QFontInfo(entry.font()).pixelSize())
        assert QFontInfo(label.font()).pixelSize() >= least


def test_a_word_longer_than_its_column_goes_on_below(own_home, qtbot):
    place = QWidget()
    qtbot.addWidget(place)
    label = NameLabel("Donaudampfschifffahrtskapitän")
    label.setParent(place)
    place.resize(120, 200)
    label.resize(60, 190)
    place.show()
    assert label.text().replace("\u200b", "") == "Donaudampfschifffahrtskapitän"
    letters = QFontMetrics(label.font())
    lines = -(-letters.horizontalAdvance("Donaudampfschifffahrtskapitän") // 60)
    assert label.heightForWidth(60) >= lines * letters.height()
    label.resize(400, 190)
    assert label.text() == "Donaudampfschifffahrtskapitän", "with room it is one word again"
