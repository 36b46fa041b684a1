"""The sample that is played anticlockwise with the Weli, at the real window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from engine.cards import WELI
from tests.desktop.games.kit import drag, evening, faces, held, scene_of, shown, spoken, stack, wait
from tests.desktop.window.kit import windows

HAND = "EA EK EO EU E10 E9 E8 E7 HA SA SW"
THREE = ("Anna", "bot Ben", "bot Cilli")


@pytest.fixture
def window(elevens: str, qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    """The window, which is gone before the sample is."""
    for one in windows(qtbot):
        one.activateWindow()
        yield one
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def across(window: MainWindow, seat: int) -> float:
    """How far from the left edge somebody sits, by the middle of the portrait."""
    places = window.table.contents.places
    return float(places.person(seat).portrait.center().x())


@pytest.mark.parametrize("way", ["clockwise", "anticlockwise"])
def test_who_plays_next_sits_where_the_next_one_sits_at_a_real_table(qtbot, window, tmp_path, way):
    match = evening("elevens", *THREE, dealer=2, way=way)
    shown(qtbot, window, stack(match, HAND), tmp_path)
    to_the_right = across(window, 1) > across(window, 2)
    assert to_the_right == (way == "anticlockwise")
    drag(window, "EA", "trick")
    wait(qtbot, window)
    first = scene_of(window).view.table.tricks[0]
    assert first.leader == 0 and len(first.cards) == 3


def test_the_weli_is_seen_heard_and_played(qtbot, window, tmp_path):
    shown(qtbot, window, stack(evening("elevens", *THREE, dealer=2), HAND), tmp_path)
    assert "SW" in faces(window) and "Weli" in spoken(window)
    assert not window.pack.missing
    drag(window, "SW", "trick")
    wait(qtbot, window)
    assert "SW" not in held(window).split()
    trick = scene_of(window).view.table.tricks[0]
    assert trick.cards[0] is WELI and trick.winner == 0, "it is above all Bells"


def test_with_french_cards_the_six_of_diamonds_is_the_weli(qtbot, window, tmp_path):
    match = evening("elevens", *THREE, dealer=2, preset="french")
    shown(qtbot, window, stack(match, "CA CK CQ CJ C10 C9 C8 C7 HA DA DW"), tmp_path)
    assert "DW" in faces(window) and "Weli" in spoken(window)
    assert window.pack.folder.name == "berlin"
