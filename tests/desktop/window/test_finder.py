"""What shall we play? Switches and a search lay in shade what is not wanted; nothing moves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop.common import announce, paths
from desktop.common.last_choice import FIRST_GAME, LastChoice, LastTable
from desktop.common.people import People
from desktop.common.settings import Settings
from desktop.window import finder
from desktop.window.finder import EASY
from desktop.window.first_page_order import seen
from desktop.window.welcome import Welcome
from engine import games
from engine.rules.game import Game


def made(qtbot: QtBot) -> Welcome:
    settings = Settings(paths.settings_file())
    one = Welcome(settings, paths.evenings, People(settings))
    qtbot.addWidget(one)
    one.resize(1280, 760)
    one.show()
    qtbot.waitUntil(lambda: len(one.boxes) == len(games.names()))
    return one


@pytest.fixture
def page(qtbot: QtBot, own_home: Path) -> Welcome:
    return made(qtbot)


def lit(page: Welcome) -> set[str]:
    return {box.game for box in page.boxes if not box._shaded}


def of_first(kind: Game[Any], players: int) -> int:
    """The minutes of its first variant for so many, 0 for as many as usually play."""
    some = [one for one in kind.presets.values() if players in (0, *kind.seats_of(one))]
    return kind.minutes(some[0], players or kind.usual(some[0]))


def wanted(players: int = 0, minutes: int = 0, easy: int = 0) -> set[str]:
    """The games of the house that are like that, by what they say of themselves."""
    return {
        name
        for name in games.names()
        for kind in [games.find(name)]
        if (not players or players in kind.seats)
        and (not minutes or of_first(kind, players) <= minutes)
        and (not easy or kind.box.hard <= easy)
    }


def places(page: Welcome) -> list[QRect]:
    return [seen(part) for part in page.parts()]


def test_a_switch_shades_the_other_boxes_and_moves_none(page):
    before = places(page)
    for name, value in (("players", 2), ("players", 6), ("minutes", 15), ("easy", EASY)):
        fit = wanted(**{name: value})
        switch = page.finder.switches[name]
        number = page.finder.values[name].index(value) if len(switch.keys) > 1 else 0
        QTest.mouseClick(switch.keys[number], Qt.MouseButton.LeftButton)
        assert lit(page) == fit, (name, value)
        assert lit(page) and lit(page) < {*games.names()}
        assert places(page) == before
        assert announce.heard.last.startswith(f"{len(fit)} game")
        QTest.mouseClick(switch.keys[0], Qt.MouseButton.LeftButton)
        assert lit(page) == {*games.names()}


def test_a_box_in_shade_can_still_be_opened_and_lights_up_when_it_is_reached(qtbot, page):
    page.finder.choose("players", 2)
    box = next(one for one in page.boxes if one._shaded)
    page.boxes[0].setFocus()
    assert box._in_shade
    box.setFocus()
    assert not box._in_shade
    with qtbot.waitSignal(page.play) as begun:
        QTest.keyClick(box, Qt.Key.Key_Return)
    assert begun.args == [box.game, 2, ""]


def test_where_no_game_is_like_that_it_is_said(page):
    page.finder.choose("players", 2)
    page.finder.choose("easy", EASY)
    assert lit(page) == wanted(2, easy=EASY) == set()
    assert announce.heard.last.startswith("No game")
    assert page.chooser.accessibleDescription() == announce.heard.last
    for name in ("players", "easy"):
        page.finder.choose(name, finder.ANY)
    assert lit(page) == {*games.names()}
    assert not page.chooser.accessibleDescription().startswith("No game")


@pytest.mark.parametrize(
    ("typed", "found", "preset"),
    [
        ("knueff", {"knueffeln"}, ""),
        ("RAMS", None, ""),
        ("zwicken", {"tippen"}, "zwicken"),
        ("kleinpreference", {"tippen"}, "tippen"),
        ("Krotzn", {"mauscheln"}, "kratzen"),
        ("fuenfkart", {"rams"}, "bester_bube"),
    ],
)
def test_ctrl_f_finds_a_game_or_a_variant_by_name_and_enter_opens_it(
    qtbot, page, typed, found, preset
):
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.focusWidget() is page.finder.search
    QTest.keyClicks(page.finder.search, typed)
    found = found or {one for one in games.names() if one.startswith("rams")}
    assert found <= lit(page) < {*games.names()}
    first = next(box.game for box in page.boxes if not box._shaded)
    with qtbot.waitSignal(page.play) as begun:
        QTest.keyClick(page.finder.search, Qt.Key.Key_Return)
    assert begun.args == [first, 0, preset]
    assert not page.finder.search.text()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("zwicken", "Zwicken is a variant of Tippen."),
        ("Ramsch", "Ramsch is a variant of Rams."),
        ("mistigri", "Mistigri is not played here. The rules of Rams tell you about it."),
        ("Kritzeln", "Kritzeln is not played here. The rules of Ramser tell you about it."),
    ],
)
def test_where_a_name_belongs_is_said_below_the_boxes(page, typed, said):
    page.look_for()
    QTest.keyClicks(page.finder.search, typed)
    assert page.chooser.accessibleDescription() == announce.heard.last == said


def test_escape_empties_the_search_and_enter_in_an_empty_one_opens_nothing(page):
    begun: list[str] = []
    page.play.connect(lambda game, *_: begun.append(game))
    page.look_for()
    QTest.keyClick(page.finder.search, Qt.Key.Key_Return)
    QTest.keyClicks(page.finder.search, "gin")
    QTest.keyClick(page.finder.search, Qt.Key.Key_Escape)
    assert begun == [] and lit(page) == {*games.names()}
    QTest.keyClick(page.finder.search, Qt.Key.Key_Down)
    assert page.focusWidget() in page.boxes


def answer(text: str) -> None:
    """Choose this entry of the menu that is open."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(one for one in menu.actions() if one.text() == text).trigger()
    menu.close()


def test_the_slip_asks_two_questions_and_picks_a_game_that_is_like_that(qtbot, page):
    for _ in range(3):
        QTest.keyClick(page.chooser, Qt.Key.Key_Return)
        answer("4 players")
        answer("up to 15 minutes")
        picked = page.focusWidget()
        assert picked.game in wanted(4, 15)
        assert picked.text() in page.chooser.accessibleDescription()
    assert page.finder.chosen == {"players": 4, "minutes": 15, "easy": finder.ANY}


def test_every_number_of_players_can_be_asked_for(page):
    numbers = {seats for name in games.names() for seats in games.find(name).seats}
    assert page.finder.values["players"] == (finder.ANY, *sorted(numbers))
    said = [key.accessibleDescription() for key in page.finder.switches["players"].keys]
    assert said[:2] == ["any number of players", "2 players"]


def test_a_box_keeps_its_place_whatever_is_played(qtbot):
    settings = Settings(paths.settings_file())
    before = [box.game for box in made(qtbot).boxes]
    last = LastChoice.read(settings)
    for name in ("ramsli", "gin", "ramsli"):
        kind = games.find(name)
        last.note(kind, kind.usual(), LastTable([], []), kind.options(), real=False)
        last.write(settings)
    assert [box.game for box in made(qtbot).boxes] == before


def test_who_comes_from_an_older_program_finds_the_last_game_first(qtbot):
    settings = Settings(paths.settings_file())
    settings.remember("new_match", '{"game": "gin", "numbers": {"ramsen": 4, "gin": 2}}')
    assert LastChoice.read(settings).recent == ["gin", "ramsen"]


# What a newcomer is asked.


def test_a_newcomer_is_asked_to_learn_and_for_a_name_which_stays_until_it_is_given(qtbot, page):
    assert page.slip.isVisible() and page.name.isVisible()
    assert next(box.game for box in page.boxes if box._start) == FIRST_GAME
    with qtbot.waitSignal(page.learn) as learned:
        page.slip.click()
    assert learned.args == [FIRST_GAME]
    QTest.keyClicks(page.name.field, "  Anna ")
    QTest.keyClick(page.name.field, Qt.Key.Key_Return)
    assert page._people.here is not None and page._people.here.name == "Anna"
    assert not page.name.isVisible()
    assert not made(qtbot).name.isVisible()
