"""The first page of the real window: it leads to a table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.common.last_choice import FIRST_GAME
from desktop.packs import Look
from desktop.packs.pack_settings import PackChoice, choose
from desktop.window.main_window import MainWindow
from engine import games
from tests.desktop.window.kit import scene_of, wait_for_me


def test_the_first_page_leads_to_a_table(qtbot: QtBot, window: MainWindow) -> None:
    assert window.welcome.isVisible()
    QTest.keyClick(window.welcome.focusProxy(), Qt.Key.Key_Space)
    wait_for_me(qtbot, window)
    assert not window.welcome.isVisible() and window.table.isVisible()
    assert scene_of(window).legal


def test_the_first_page_is_not_cut_off(qtbot: QtBot, window: MainWindow) -> None:
    for language in ("de", "en"):
        window.settings["language"] = language
        about = window.welcome._about
        assert about.height() >= about.heightForWidth(about.width())


def test_who_never_chose_a_game_is_offered_the_first_one(window: MainWindow) -> None:
    assert window.welcome.first_button().text() == "Sit down and &play Ramsen"
    window.welcome.first_button().click()
    assert window.host.head is not None
    assert window.host.head.game == "ramsen"


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_a_tile_that_sits_down_to_it(
    qtbot: QtBot, window: MainWindow, name: str
) -> None:
    qtbot.waitUntil(lambda: bool(window.welcome.tiles))
    tile = next(tile for tile in window.welcome.tiles if tile.game == name)
    assert tile.accessibleName() and tile.accessibleDescription()
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert window.host.head is not None
    assert window.host.head.game == name


def test_the_first_page_offers_what_was_played_last(window: MainWindow) -> None:
    window.welcome.offer("knueffeln")
    assert window.welcome.first_button().text() == "Sit down and &play Knüffeln"
    window.welcome.offer("nothing of that name")
    assert "Ramsen" in window.welcome.first_button().text()


def test_a_tile_shows_the_cards_that_are_chosen_for_its_game(
    qtbot: QtBot, window: MainWindow
) -> None:
    qtbot.waitUntil(lambda: bool(window.welcome.tiles))
    tile = next(tile for tile in window.welcome.tiles if tile.game == "ramsen")
    qtbot.waitUntil(lambda: tile.fetched)

    def seen() -> QImage:
        return tile.grab().toImage()

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


def test_a_sheet_kept_by_hand_is_nowhere_offered_to_be_played(window: MainWindow) -> None:
    assert [tile.game for tile in window.welcome.tiles] == games.names()
    window.welcome.offer("free_sheet")
    window.welcome.first_button().click()
    assert window.host.head is not None and window.host.head.game == FIRST_GAME
