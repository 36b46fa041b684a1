"""The first page: as large as the window lets it be, and never larger than its room."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.common.settings import Settings
from desktop.window.game_tile import HEIGHT, WIDTH
from desktop.window.welcome import Welcome
from engine import games


def page(qtbot: QtBot) -> Welcome:
    one = Welcome(Settings(paths.settings_file()))
    qtbot.addWidget(one)
    one.resize(1280, 760)
    one.show()
    qtbot.waitUntil(lambda: len(one.tiles) == len(games.names()))
    qtbot.waitUntil(lambda: all(tile.fetched for tile in one.tiles))
    return one


def sized(qtbot: QtBot, one: Welcome, width: int, height: int) -> None:
    one.resize(width, height)
    qtbot.wait(20)
    for tile in one.tiles:
        assert one.rect().contains(tile.geometry().translated(tile.parentWidget().pos()))


def test_on_a_large_window_tiles_and_letters_grow(qtbot: QtBot, own_home: Path) -> None:
    one = page(qtbot)
    assert {(tile.width(), tile.height()) for tile in one.tiles} == {(WIDTH, HEIGHT)}
    points = one.first_button().font().pointSizeF()
    sized(qtbot, one, 2560, 1600)
    assert {(tile.width(), tile.height()) for tile in one.tiles} == {(2 * WIDTH, 2 * HEIGHT)}
    assert one.first_button().font().pointSizeF() == 2 * points
    assert one.tiles[0].font().pointSizeF() == 2 * points


def test_and_shrink_again_with_it(qtbot: QtBot, own_home: Path) -> None:
    one = page(qtbot)
    before = one.grab().toImage()
    sized(qtbot, one, 3840, 2160)
    sized(qtbot, one, 800, 600)
    sized(qtbot, one, 1280, 760)
    assert one.grab().toImage() == before
