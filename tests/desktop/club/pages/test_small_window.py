"""In a window of 800×600 the rooms of an evening are seen whole, and names above results too."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.club.pages.entry import Entry
from desktop.club.pages.money import MoneyPage
from desktop.club.pages.name_label import SMALLEST, NameLabel
from desktop.club.pages.people import PeoplePage
from desktop.club.pages.rounds import RoundsPage
from desktop.club.pages.standings import StandingsPage
from tests.desktop.club.rooms import hall, running

WIDE, HIGH = 722, 395
"""What a room gets of such a window."""


def test_prizes_and_sums_are_seen_at_once_in_a_small_window(own_home: Path, qtbot: QtBot) -> None:
    """What was paid in single comes below; the page scrolls to it."""
    witness = running(28, fee=500, currency="€", prizes=[{"kind": "place", "place": 1}])
    page = MoneyPage(witness.office)
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
def test_the_sums_of_the_box_stand_whole_below_the_prizes(
    own_home: Path, qtbot: QtBot, high: int
) -> None:
    prizes = [{"kind": "place", "place": place, "money": 5} for place in (1, 2, 3)]
    witness = running(28, fee=500, currency="€", prizes=prizes)
    for number in range(1, 26):
        witness.office.do({"pay": 500, "who": number})
    page = MoneyPage(witness.office)
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


def test_with_letters_twice_as_large_no_room_is_wider_than_the_window(
    own_home: Path, qtbot: QtBot
) -> None:
    usual = QApplication.font()
    large = QFont(usual)
    large.setPixelSize(2 * QFontInfo(usual).pixelSize())
    QApplication.setFont(large)
    try:
        office = running(9, fee=500, prizes=[{"kind": "place", "place": 1}]).office
        for page in (
            PeoplePage(office),
            RoundsPage(office),
            StandingsPage(office),
            MoneyPage(office),
        ):
            qtbot.addWidget(page)
            page.show()
            page.refresh()
            assert page.minimumSizeHint().width() <= WIDE, type(page).__name__
    finally:
        QApplication.setFont(usual)


def test_the_buttons_below_the_people_wrap(own_home: Path, qtbot: QtBot) -> None:
    page = PeoplePage(hall(8).office)
    qtbot.addWidget(page)
    page.show()
    assert page.minimumSizeHint().width() <= WIDE


def test_a_name_above_a_result_is_never_cut(own_home: Path, qtbot: QtBot) -> None:
    witness = running(4, sizes=(4,), best=4)
    assert witness.office.do({"change": 1, "name": "Maximiliane Freifrau von Hohenstein"})
    entry = Entry(witness.office)
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


def test_a_word_longer_than_its_column_goes_on_below(own_home: Path, qtbot: QtBot) -> None:
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
