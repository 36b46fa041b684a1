"""What shall we play? Words above the boxes narrow them; those one plays come first."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop.common import announce, paths
from desktop.common.last_choice import FIRST_GAME, LastChoice, LastTable
from desktop.common.settings import Settings
from desktop.window import finder
from desktop.window.finder import WITH, WITHOUT
from desktop.window.welcome import Welcome
from engine import games


def made(qtbot: QtBot, size: tuple[int, int] = (1280, 760)) -> Welcome:
    one = Welcome(Settings(paths.settings_file()), paths.evenings)
    qtbot.addWidget(one)
    one.resize(*size)
    one.show()
    qtbot.waitUntil(lambda: len(one.boxes) == len(games.names()))
    return one


@pytest.fixture
def page(qtbot: QtBot, own_home: Path) -> Welcome:
    return made(qtbot)


def seen(page: Welcome) -> set[str]:
    return {box.game for box in page.boxes if box.isVisible()}


def wanted(players: int = 0, minutes: int = 0, trumps: int = 0) -> set[str]:
    """The games of the house that are like that, by what they say of themselves."""
    return {
        name
        for name in games.names()
        for kind in [games.find(name)]
        if (not players or players in kind.seats)
        and (not minutes or kind.box.minutes <= minutes)
        and (not trumps or kind.box.trumps in (None, trumps == WITH))
    }


@pytest.mark.parametrize(
    "asked",
    [{"players": 2}, {"players": 6}, {"minutes": 15}, {"trumps": WITH}, {"trumps": WITHOUT}],
    ids=str,
)
def test_a_word_narrows_the_boxes(page, asked):
    for name, value in asked.items():
        page.finder.choose(name, value)
    assert seen(page) == wanted(**asked)
    assert seen(page) and seen(page) < {*games.names()}
    assert {part.game for part in page.parts() if part in page.boxes} == seen(page)  # type: ignore[attr-defined]
    assert page.finder.all.isVisible()
    QTest.mouseClick(page.finder.all, Qt.MouseButton.LeftButton)
    assert seen(page) == {*games.names()} and not page.finder.all.isVisible()


def test_where_no_game_is_like_that_it_is_said(page):
    page.finder.choose("players", 2)
    page.finder.choose("minutes", 15)
    page.finder.choose("trumps", WITHOUT)
    assert seen(page) == wanted(2, 15, WITHOUT) == set()
    assert page._none.isVisible() and "No game" in page._none.text()
    assert announce.heard.last == page._none.text()
    assert page.rect().contains(page._none.geometry())
    page.finder.take_back()
    assert not page._none.isVisible()


def test_how_many_are_left_is_told_to_a_screen_reader(page):
    page.finder.choose("trumps", WITHOUT)
    assert announce.heard.last.startswith(f"{len(wanted(trumps=WITHOUT))} game")


def test_a_word_is_chosen_by_keys_and_says_what_is_chosen(qtbot, page):
    word = page.finder.words["players"]
    assert word.accessibleName() == "How many play: any number"
    word.setFocus()
    QTest.keyClick(word, Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [one.text() for one in menu.actions() if one.isChecked()] == ["any number"]
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert page.finder.chosen["players"] == 2
    assert word.text() == "2 players" and word.marked
    assert word.accessibleName() == "How many play: 2 players"
    menu.close()


def test_after_everything_is_taken_back_the_keyboard_is_still_there(page):
    page.finder.choose("players", 2)
    page.finder.all.setFocus()
    QTest.keyClick(page.finder.all, Qt.Key.Key_Space)
    assert page.focusWidget() is page.finder.words["players"]


def test_every_number_of_players_can_be_asked_for(page):
    numbers = {seats for name in games.names() for seats in games.find(name).seats}
    assert page.finder.values("players") == (finder.ANY, *sorted(numbers))


def test_a_game_that_says_nothing_of_trumps_is_found_either_way(elevens, qtbot):
    page = made(qtbot)
    for value in (WITH, WITHOUT):
        page.finder.choose("trumps", value)
        assert elevens in seen(page)


def test_the_games_one_plays_come_first_the_last_one_before_all(qtbot):
    settings = Settings(paths.settings_file())
    last = LastChoice.read(settings)
    for name in ("ramsli", "gin", "ramsli"):
        kind = games.find(name)
        last.note(kind, kind.usual(), LastTable([], []), kind.options(), real=False)
        last.write(settings)
    page = made(qtbot)
    assert [box.game for box in page.boxes[:3]] == ["ramsli", "gin", FIRST_GAME]
    assert {box.game for box in page.boxes} == {*games.names()}


def test_who_comes_from_an_older_program_finds_the_last_game_first(qtbot):
    settings = Settings(paths.settings_file())
    settings.remember("new_match", '{"game": "gin", "numbers": {"ramsen": 4, "gin": 2}}')
    assert LastChoice.read(settings).recent == ["gin", "ramsen"]


@pytest.mark.parametrize("size", [(800, 570), (1280, 770), (3840, 2100)])
def test_ten_boxes_are_seen_and_none_lies_upon_another(qtbot, monkeypatch, size):
    ten = [*games.names(), *games.names()][:10]
    monkeypatch.setattr("desktop.window.welcome.in_order", lambda recent: ten)
    page = Welcome(Settings(paths.settings_file()), paths.evenings)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    qtbot.waitUntil(lambda: len(page.boxes) == 10)
    placed = [part.placed() for part in page.parts()]
    for number, one in enumerate(placed):
        assert not any(one.intersects(other) for other in placed[number + 1 :])
    if size[0] > 1000:
        assert page._page.height() <= page.height(), "all of it is seen at once"
    for box in page.boxes:
        assert box.body().height() >= box.least_height(box.body().width())
        assert box.accessibleDescription() and (box.toolTip() or not box._short)
