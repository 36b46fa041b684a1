"""The first page of the real window: it leads to a table, and one comes back to it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.common.last_choice import FIRST_GAME
from desktop.common.people import People
from desktop.common.settings import Settings
from desktop.common.sounds import muted
from desktop.look.parts.part import Part
from desktop.packs import Look
from desktop.packs.pack_settings import PackChoice, choose
from desktop.shelf.lid_cards import showpieces
from desktop.window.first_page_order import seen
from desktop.window.game_box import NAME, GameBox, facts, in_short
from desktop.window.main_window import MainWindow
from desktop.window.welcome import Welcome
from engine import games
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, go_on, scene_of, to_phase, wait_for_me


def box(qtbot: QtBot, window: MainWindow, game: str) -> GameBox:
    """The box of a game, with its cards on it."""
    qtbot.waitUntil(lambda: bool(window.welcome.boxes))
    found = next(one for one in window.welcome.boxes if one.game == game)
    qtbot.waitUntil(lambda: found.fetched)
    return found


def test_the_first_page_leads_to_a_table(qtbot, window):
    assert window.welcome.isVisible()
    box(qtbot, window, FIRST_GAME)
    QTest.keyClick(window.welcome.first(), Qt.Key.Key_Space)
    assert window.pages.evening is not None
    QTest.keyClick(window.pages.evening.focusWidget(), Qt.Key.Key_Return)
    wait_for_me(qtbot, window)
    assert not window.welcome.isVisible() and window.table.isVisible()
    assert scene_of(window).legal


def test_the_keyboard_begins_at_a_box_and_not_at_the_question_above(qtbot, window):
    first = box(qtbot, window, FIRST_GAME)
    assert window.focusWidget() is first


@pytest.mark.one_in(5)
@pytest.mark.parametrize("name", games.names())
def test_every_game_has_a_box_that_sits_down_to_it(qtbot, window, name):
    one = box(qtbot, window, name)
    assert one.text() and one.accessibleDescription()
    QTest.mouseClick(one, Qt.MouseButton.LeftButton)
    page = window.pages.evening
    assert page is not None and page.box.game == name
    QTest.mouseClick(page.sheet.deal, Qt.MouseButton.LeftButton)
    assert window.controller.head is not None
    assert window.controller.head.game == name


def test_the_keyboard_begins_at_what_was_played_last(qtbot, window):
    knueffeln = box(qtbot, window, "knueffeln")
    window.welcome.offer("knueffeln")
    assert window.welcome.first() is knueffeln
    for name in ("nothing of that name", "free_sheet"):
        window.welcome.offer(name)
        assert window.welcome.first() is box(qtbot, window, FIRST_GAME)


def test_a_box_shows_the_cards_that_are_chosen_for_its_game(qtbot, window):
    one = box(qtbot, window, "ramsen")

    def seen() -> QImage:
        return one.grab().toImage()

    ramsen = games.find("ramsen")
    game = ramsen.make(ramsen.options(), 4)
    at_home = seen()
    choose(window.settings, game, PackChoice("tell", Look()))
    other_pack = seen()
    choose(window.settings, game, PackChoice("tell", Look(colours="four", large=True)))
    other_look = seen()
    choose(window.settings, game, PackChoice("bavarian", Look()))
    assert at_home != other_pack != other_look
    assert seen() == at_home


# There and back.


def test_one_comes_back_from_the_table_and_goes_on_where_it_was(qtbot, window):
    scene = to_phase(qtbot, window, "tricks", head(*TABLE))
    path = window.controller.path
    QTest.keyClick(window, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert window.welcome.isVisible() and window.controller.head is None
    assert path is not None and path.is_file()
    qtbot.waitUntil(window.welcome.slip.isVisible)
    assert "Ramsen" in window.welcome.slip.text()
    assert window.welcome.first() is window.welcome.slip
    go_on(qtbot, window)
    wait_for_me(qtbot, window)
    assert window.controller.path == path and scene_of(window).view == scene.view


def test_without_an_evening_there_is_no_slip(qtbot, window):
    box(qtbot, window, FIRST_GAME)
    assert window.welcome.slip.text() == "First time here?"
    assert not any(slip.isVisible() for slip in window.welcome.slips[1:])
    assert window.welcome.button("shelf").line == "your matches go here"  # type: ignore[attr-defined]


# The doors.


def test_the_rules_are_those_of_the_game_that_is_chosen(qtbot, window):
    box(qtbot, window, FIRST_GAME)
    window.welcome.button("rules").click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu) and len(menu.actions()) == len(games.names())
    next(one for one in menu.actions() if one.text() == "Gin").trigger()
    menu.close()
    assert window.dialogs.rules_page is not None
    assert window.dialogs.rules_page.game == "gin"
    window.dialogs.rules_page.close()


def test_in_german_every_word_is_german(qtbot, window):
    one = box(qtbot, window, "ramsli")
    window.welcome.button("de").click()
    QApplication.processEvents()
    assert window.welcome.button("learn").text() == "Spielen lernen"
    assert window.welcome.button("light").text().startswith("Farben: ")
    assert "Spieler" in one.accessibleDescription()
    assert window.welcome.button("de").isChecked() and not window.welcome.button("en").isChecked()


# The first page as widgets: where the layout puts them, by mouse, by keys, in every size.

SIZES = [(800, 570), (1280, 770), (1920, 1050), (720, 1170)]


@pytest.fixture
def page(qtbot: QtBot, own_home: Path) -> Iterator[Welcome]:
    yield made(qtbot)


def out_of_sight(box: GameBox) -> bool:
    return box.visibleRegion().isEmpty()


def made(qtbot: QtBot) -> Welcome:
    # Nothing is lit there, wherever the test before has left the pointer.
    QCursor.setPos(QPoint(0, 0))
    settings = Settings(paths.settings_file())
    one = Welcome(settings, paths.evenings, People(settings))
    qtbot.addWidget(one)
    one.resize(1280, 760)
    one.show()
    qtbot.waitUntil(lambda: len(one.boxes) == len(games.names()))
    # What is not in sight yet fetches its cards when it is.
    qtbot.waitUntil(lambda: all(box.fetched or out_of_sight(box) for box in one.boxes))
    return one


@pytest.fixture
def letters() -> Iterator[QFont]:
    usual = QFont(QApplication.font())
    yield usual
    QApplication.setFont(usual)


@pytest.mark.parametrize("size", [(800, 570), (1280, 770)])
@pytest.mark.parametrize("times", [1.0, 1.25, 1.5])
def test_nothing_is_below_the_fold(qtbot, own_home, letters, monkeypatch, size, times):
    larger = QFont(letters)
    larger.setPointSizeF(letters.pointSizeF() * times)
    QApplication.setFont(larger)
    page = made(qtbot)
    page.resize(*size)
    for language in ("de", "en"):
        page.button(language).click()
        QApplication.processEvents()
        assert not page._area.verticalScrollBar().isVisible()
        for box in page.boxes:
            body = box.body()
            words = box.words_high(body.width(), upright=box._upright)
            assert words <= body.height() and box.card_width(
                body.toRect().size(), upright=box._upright
            )
            assert box.said != NAME, "what the game is stands on its box"
        assert not page.slip._short, "what a newcomer is asked has both its lines"


def test_a_window_that_was_large_shows_the_same_as_before(page):
    def looks() -> list[object]:
        places: list[object] = [(seen(part), part.scale) for part in page.parts()]
        return [*places, *(picture(box) for box in page.boxes)]

    before, width = looks(), page.boxes[0].body().width()
    page.resize(3840, 2160)
    assert page.boxes[0].body().width() > 2 * width
    for size in ((800, 600), (1280, 760)):
        page.resize(*size)
    assert looks() == before


def test_the_boxes_stand_by_their_names(page):
    assert [box.text() for box in page.boxes] == sorted(box.text() for box in page.boxes)
    assert {box.game for box in page.boxes} == {*games.names()}


def pressed(part: Part, key: Qt.Key) -> None:
    QTest.keyClick(part, key)


def test_arrows_go_to_what_lies_there(qtbot, page):
    page.boxes[0].setFocus()
    for one, after in pairwise(page.boxes):
        pressed(one, Qt.Key.Key_Right)
        assert page.focusWidget() is after
    pressed(page.boxes[-1], Qt.Key.Key_Right)
    assert page.focusWidget() is page.chooser
    pressed(page.boxes[-1], Qt.Key.Key_Left)
    assert page.focusWidget() is page.boxes[-2]
    pressed(page.boxes[0], Qt.Key.Key_Up)
    assert page.focusWidget() in [key for one in page._switches() for key in one.keys]
    pressed(page.boxes[-2], Qt.Key.Key_Down)
    assert page.focusWidget() in page.slips
    pressed(page.slip, Qt.Key.Key_Down)
    assert page.focusWidget() in page.doors.values()
    pressed(page.focusWidget(), Qt.Key.Key_Down)  # type: ignore[arg-type]
    assert page.focusWidget() in page.foot.words.values()
    pressed(page.focusWidget(), Qt.Key.Key_Up)  # type: ignore[arg-type]
    assert page.focusWidget() in page.doors.values()


def test_tab_walks_from_top_to_bottom(page):
    pressed = [part for part in page.parts() if part.isEnabled()]
    at = pressed.index(page.doors["learn"])
    parts = [page.finder.search, *pressed[:at], page.name.field, *pressed[at:]]
    page.boxes[6].setFocus()
    walked = []
    for _ in range(2 * len(parts)):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)  # type: ignore[arg-type]
        walked.append(page.focusWidget())
    at = parts.index(page.boxes[6]) + 1
    assert walked == 2 * [*parts[at:], *parts[:at]], "round and round, from anywhere"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_press_what_has_the_focus(qtbot, page, key):
    with qtbot.waitSignal(page.play) as begun:
        pressed(page.boxes[2], key)
    assert begun.args == [page.boxes[2].game, 0, ""]


def test_what_has_the_focus_is_brought_into_sight(qtbot, page):
    page.resize(560, 330)
    bar = page._area.verticalScrollBar()
    qtbot.waitUntil(bar.isVisible)
    page.boxes[0].setFocus()
    for _ in range(12):
        pressed(page.focusWidget(), Qt.Key.Key_Down)  # type: ignore[arg-type]
    word = page.focusWidget()
    assert word in page.foot.words.values()
    seen = page._area.viewport().rect()
    assert seen.intersects(word.rect().translated(word.mapTo(page._area.viewport(), QPoint())))
    assert bar.value() > 0


def test_where_the_keyboard_begins_is_brought_into_sight(qtbot, page):
    page.resize(560, 330)
    bar = page._area.verticalScrollBar()
    qtbot.waitUntil(bar.isVisible)
    first = page.boxes[0]
    page.offer(first.game)
    page._offered = False
    bar.setValue(bar.maximum())
    page._begin_by_keys()
    assert page.focusWidget() is first and bar.value() < bar.maximum()


def picture(part: Part) -> QImage:
    return part.grab().toImage()


def test_a_box_is_lifted_by_the_mouse_and_by_the_keyboard(qtbot, page):
    box = page.boxes[1]
    page.boxes[0].setFocus()
    flat = picture(box)
    qtbot.waitUntil(lambda: picture(page.boxes[1]) == flat)
    box.setFocus()
    lifted = picture(box)
    assert lifted != flat
    page.boxes[0].setFocus()
    assert picture(box) == flat


def test_a_box_moved_away_from_under_the_mouse_is_not_lifted(page):
    """As when a window is laid out anew: nobody tells the widget that the mouse has left."""
    box = page.boxes[3]
    box._over = True
    assert box.lit
    box.move(box.pos() + QPoint(0, 400))
    assert not box.lit


def test_beside_the_turned_box_nothing_is_pressed(page):
    box, begun = page.boxes[0], []
    page.play.connect(lambda game, *_: begun.append(game))
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert begun == []
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    assert begun == [box.game]


def test_a_box_tells_a_screen_reader_all_that_stands_on_it(page):
    box = next(box for box in page.boxes if box.game == "gin")
    assert box.text() == "Gin"
    assert box.accessibleDescription() == (
        "Rummy for two: the first card sets how low you must get. medium · 2 players · 45 minutes"
    )


# What is on a box.


def test_every_game_of_the_house_has_a_box_of_its_own():
    boxes = [games.find(name).box for name in games.names()]
    assert len({box.colour for box in boxes}) == len({box.cards for box in boxes}) == len(boxes)
    for name in games.names():
        kind = games.find(name)
        pack = kind.make(next(iter(kind.presets.values())), kind.usual()).pack()
        assert [one.code for one in showpieces(pack, kind.box.cards)] == kind.box.cards.split()
        assert kind.box.minutes > 0 and 1 <= kind.box.hard <= 3


def test_a_game_that_wishes_for_no_cards_shows_two_of_its_own():
    kind = games.find("ramsen")
    pack = kind.make(kind.options(), 4).pack()
    for wanted in ("", "SQ HK", "EO"):
        one, other = showpieces(pack, wanted)
        assert one in pack and other in pack and one.suit != other.suit


def test_players_and_minutes_stand_on_the_box():
    assert facts("ramsli") == ["medium", "2–6 players", "20 minutes"]
    assert in_short("ramsli") == ["2–6", "20 min"]


# The foot.


def test_the_light_is_turned_at_the_foot(page):
    page._settings["colours"] = "light"
    word = page.button("light")
    assert word.text() == "Theme: light"
    word.click()
    assert page._settings["colours"] == "dark" and word.text() == "Theme: dark"
    word.click()
    assert page._settings["colours"] == "light"


def test_the_foot_turns_the_sound_off_and_on(page):
    page._settings["volume"] = 40
    word = page.button("sound")
    assert word.text() == "Sound: on" and word.isEnabled()
    word.click()
    assert muted(page._settings) and word.text() == "Sound: off"
    word.click()
    assert page._settings["volume"] == 40
