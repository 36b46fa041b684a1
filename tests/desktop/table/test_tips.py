"""What the pointer is told of things on the table: cards, people, the dealer, the trumps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from engine.cards import card
from engine.sheet import Line
from tests.desktop.games import conftest
from tests.desktop.games.kit import evening, shown, stack
from tests.desktop.table.kit import middle

window = conftest.window

GIN = "H5 H6 H7 C9 D9 S9 CA C2 C3 C4"
DREARY = "HQ DK SJ H10 C8 D8 S6 C6 SK CJ"


@pytest.fixture
def ramsen(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> Iterator[MainWindow]:
    """A deal of Ramsen that has been dealt, on a small window."""
    match = evening("ramsen", "Anna", "bot Ben", "bot Cilli", dealer=2)
    match.chalk(Line((2, 3, 0)))
    match.deal()
    shown(qtbot, window, match, tmp_path)
    yield window


def told(window: MainWindow, where: QPoint) -> str:
    return window.table.contents.tips.told(where)


def test_a_card_of_the_hand_says_what_it_is(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    match = stack(evening("gin", "Anna", "bot Ben", dealer=1), GIN, DREARY, up="D7")
    shown(qtbot, window, match, tmp_path)
    assert told(window, middle(window.table, card("C9"))).startswith("Nine of Clubs")
    assert told(window, QPoint(2, window.table.height() - 2)) == ""


def test_the_button_says_who_deals_and_the_portrait_who_sits_there(ramsen: MainWindow) -> None:
    assert sum(one.place.dealer for one in ramsen.table.contents.items.seats[:3]) == 1
    for number, seat in enumerate(ramsen.table.contents.items.seats[:3]):
        assert told(ramsen, seat.person.ribbon.center()).startswith(("Anna", "Ben", "Cilli", "you"))
        button = seat._button.center().toPoint()
        assert ("deals this time" in told(ramsen, button)) == seat.place.dealer, number


def test_what_counts_lists_the_trumps_from_the_highest_down(ramsen: MainWindow) -> None:
    scene, speech = ramsen.scene, ramsen.host.speech
    assert scene is not None and speech is not None and scene.highest
    lines = ramsen.table.contents.items.trumps.toolTip().splitlines()
    above = lines.index("From the highest down:")
    t = scene.view.table
    assert lines[above + 1 :] == [speech.full_card(one, t) for one in scene.highest]
    assert any("Dallmutz" in line for line in lines)


def test_where_the_slate_is_a_token_the_scores_stand_on_the_ribbons(
    qtbot: QtBot, ramsen: MainWindow
) -> None:
    def scores() -> list[str]:
        return [seat._score for seat in ramsen.table.contents.items.seats[:3]]

    ramsen.be_of_size(QSize(1280, 800))
    qtbot.wait(20)
    assert scores() == ["", "", ""]
    ramsen.be_of_size(QSize(800, 600))
    qtbot.wait(20)
    assert scores() == ["8", "7", "15"]
    seat = ramsen.table.contents.items.seats[0]
    assert "on the slate: 8" in seat.toolTip()


def test_melds_are_named_above_the_hand_and_dead_wood_is_counted(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    hand = "H5 H6 H7 C9 D9 S9 CA C2 HK D4"
    match = stack(evening("gin", "Anna", "bot Ben", dealer=1), hand, DREARY, up="D7")
    shown(qtbot, window, match, tmp_path)
    labels = window.table.contents.items.part_names
    seen: list[QLabel] = [label for label in labels if label.isVisible()]
    assert sorted(label.text() for label in seen) == ["loose: 17", "run", "set"]
    places = window.table.contents.places
    for label in seen:
        assert label.geometry().bottom() < places.hand_area.top()
        assert not any(label.geometry().intersects(tag) for tag in places.tags)
