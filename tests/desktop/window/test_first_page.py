"""The first page of the real window: it leads to a table, and one comes back to it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop.common.last_choice import FIRST_GAME
from desktop.packs import Look
from desktop.packs.pack_settings import PackChoice, choose
from desktop.window.game_box import GameBox
from desktop.window.main_window import MainWindow
from engine import games
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, go_on, scene_of, to_phase, wait_for_me


def box(qtbot: QtBot, window: MainWindow, game: str) -> GameBox:
    """The box of a game, with its cards on it."""
    qtbot.waitUntil(lambda: bool(window.welcome.boxes))
    found = next(one for one in window.welcome.boxes if one.game == game)
    qtbot.waitUntil(lambda: found.fetched)
    return found


def test_the_first_page_leads_to_a_table(qtbot: QtBot, window: MainWindow) -> None:
    assert window.welcome.isVisible()
    box(qtbot, window, FIRST_GAME)
    QTest.keyClick(window.welcome.focusProxy(), Qt.Key.Key_Space)
    assert window.pages.evening is not None
    QTest.keyClick(window.pages.evening.focusWidget(), Qt.Key.Key_Return)
    wait_for_me(qtbot, window)
    assert not window.welcome.isVisible() and window.table.isVisible()
    assert scene_of(window).legal


def test_who_never_chose_a_game_begins_at_the_first_one(qtbot: QtBot, window: MainWindow) -> None:
    assert window.welcome.first() is box(qtbot, window, FIRST_GAME)


def test_the_keyboard_begins_at_a_box_and_not_at_the_question_above(
    qtbot: QtBot, window: MainWindow
) -> None:
    first = box(qtbot, window, FIRST_GAME)
    assert window.focusWidget() is first


@pytest.mark.one_in(5)
@pytest.mark.parametrize("name", games.names())
def test_every_game_has_a_box_that_sits_down_to_it(
    qtbot: QtBot, window: MainWindow, name: str
) -> None:
    one = box(qtbot, window, name)
    assert one.text() and one.accessibleDescription()
    QTest.mouseClick(one, Qt.MouseButton.LeftButton)
    page = window.pages.evening
    assert page is not None and page.box.game == name
    QTest.mouseClick(page.sheet.deal, Qt.MouseButton.LeftButton)
    assert window.host.head is not None
    assert window.host.head.game == name


def test_the_keyboard_begins_at_what_was_played_last(qtbot: QtBot, window: MainWindow) -> None:
    knueffeln = box(qtbot, window, "knueffeln")
    window.welcome.offer("knueffeln")
    assert window.welcome.first() is knueffeln
    for name in ("nothing of that name", "free_sheet"):
        window.welcome.offer(name)
        assert window.welcome.first() is box(qtbot, window, FIRST_GAME)


def test_a_box_shows_the_cards_that_are_chosen_for_its_game(
    qtbot: QtBot, window: MainWindow
) -> None:
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


def test_a_sheet_kept_by_hand_has_no_box(qtbot: QtBot, window: MainWindow) -> None:
    box(qtbot, window, FIRST_GAME)
    assert {one.game for one in window.welcome.boxes} == {*games.names()}


# There and back.


def test_one_comes_back_from_the_table_and_goes_on_where_it_was(
    qtbot: QtBot, window: MainWindow
) -> None:
    scene = to_phase(qtbot, window, "tricks", head(*TABLE))
    path = window.host.path
    QTest.keyClick(window, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert window.welcome.isVisible() and window.host.head is None
    assert path is not None and path.is_file()
    qtbot.waitUntil(window.welcome.slip.isVisible)
    assert "Ramsen" in window.welcome.slip.text()
    assert window.welcome.first() is window.welcome.slip
    go_on(qtbot, window)
    wait_for_me(qtbot, window)
    assert window.host.path == path and scene_of(window).view == scene.view


def test_one_comes_back_from_the_club(window: MainWindow) -> None:
    window.pages.show_club()
    assert not window.menus.why_not("first_page")
    window.menus.do("first_page")
    assert window.pages.at_welcome
    assert window.menus.why_not("first_page") == "This is the first page."


def test_without_an_evening_there_is_no_slip(qtbot: QtBot, window: MainWindow) -> None:
    box(qtbot, window, FIRST_GAME)
    assert not window.welcome.slip.isVisible()
    assert window.welcome.button("shelf").line.startswith("0 ")  # type: ignore[attr-defined]


# The doors.


def test_the_rules_are_those_of_the_game_that_is_chosen(qtbot: QtBot, window: MainWindow) -> None:
    box(qtbot, window, FIRST_GAME)
    window.welcome.button("rules").click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu) and len(menu.actions()) == len(games.names())
    next(one for one in menu.actions() if one.text() == "Gin").trigger()
    menu.close()
    assert window.dialogs.rules_page is not None
    assert window.dialogs.rules_page.game == "gin"
    window.dialogs.rules_page.close()


def test_in_german_every_word_is_german(qtbot: QtBot, window: MainWindow) -> None:
    one = box(qtbot, window, "ramsli")
    window.welcome.button("de").click()
    QApplication.processEvents()
    assert window.welcome.button("learn").text() == "Lernen"
    assert window.welcome.button("light").text().startswith("Licht: ")
    assert "Leute" in one.accessibleDescription()
    assert window.welcome.button("de").isChecked() and not window.welcome.button("en").isChecked()
