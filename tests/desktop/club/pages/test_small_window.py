"""In a window of 800×600 the rooms of an evening are seen whole, and names above results too."""

from __future__ import annotations

from pathlib import Path

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


def test_the_money_needs_no_more_than_a_small_window(own_home: Path, qtbot: QtBot) -> None:
    witness = running(28, fee=500, currency="€", prizes=[{"kind": "place", "place": 1}])
    page = MoneyPage(witness.office)
    qtbot.addWidget(page)
    page.show()
    assert page.owing.isVisible()
    layout = page.layout()
    assert layout is not None
    assert layout.totalHeightForWidth(WIDE) <= HIGH
    assert layout.totalMinimumSize().width() <= WIDE


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
