"""The first page as widgets: where the layout puts them, by mouse, by keys, in every size."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.common.last_choice import FIRST_GAME
from desktop.common.settings import Settings
from desktop.look.parts.part import Part
from desktop.window import first_page_foot
from desktop.window.game_box import GameBox, facts, showpieces
from desktop.window.welcome import Welcome
from engine import games

SIZES = [(800, 570), (1280, 770), (1920, 1050), (720, 1170)]


@pytest.fixture
def page(qtbot: QtBot, own_home: Path) -> Iterator[Welcome]:
    yield made(qtbot)


def out_of_sight(box: GameBox) -> bool:
    return box.visibleRegion().isEmpty()


def made(qtbot: QtBot) -> Welcome:
    # Nothing is lit there, wherever the test before has left the pointer.
    QCursor.setPos(QPoint(0, 0))
    one = Welcome(Settings(paths.settings_file()), paths.evenings)
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


@pytest.mark.one_in(5)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("times", [1.0, 1.5, 2.0])
def test_nothing_covers_another_or_leaves_the_page(
    qtbot: QtBot, own_home: Path, letters: QFont, size: tuple[int, int], times: float
) -> None:
    larger = QFont(letters)
    larger.setPointSizeF(letters.pointSizeF() * times)
    QApplication.setFont(larger)
    page = made(qtbot)
    page.resize(*size)
    placed = [part.placed() for part in page.parts()]
    for one, other in combinations(placed, 2):
        assert not one.intersects(other)
    within = page.parts()[0].parentWidget().rect()
    assert all(within.contains(one) for one in placed)
    assert within.width() <= size[0]
    # What the window cannot hold can be scrolled to.
    if within.height() > size[1]:
        qtbot.waitUntil(page._area.verticalScrollBar().isVisible)


@pytest.mark.parametrize("size", SIZES)
def test_every_box_has_room_for_its_words(page: Welcome, size: tuple[int, int]) -> None:
    page.resize(*size)
    assert len(page.boxes) == len(games.names())
    for box in page.boxes:
        assert box.body().height() >= box.least_height(box.body().width())


def test_a_window_that_was_large_shows_the_same_as_before(page: Welcome) -> None:
    def seen() -> list[object]:
        places: list[object] = [(part.placed(), part.scale) for part in page.parts()]
        return [*places, *(picture(box) for box in page.boxes)]

    before, width = seen(), page.boxes[0].body().width()
    page.resize(3840, 2160)
    assert page.boxes[0].body().width() > 2 * width
    for size in ((800, 600), (1280, 760)):
        page.resize(*size)
    assert seen() == before


def test_the_game_to_begin_with_stands_first(page: Welcome) -> None:
    assert page.boxes[0].game == FIRST_GAME
    assert {box.game for box in page.boxes} == {*games.names()}


def pressed(part: Part, key: Qt.Key) -> None:
    QTest.keyClick(part, key)


def test_arrows_go_to_what_lies_there(qtbot: QtBot, page: Welcome) -> None:
    page.boxes[0].setFocus()
    for one, after in pairwise(page.boxes):
        pressed(one, Qt.Key.Key_Right)
        assert page.focusWidget() is after
    pressed(page.boxes[-1], Qt.Key.Key_Left)
    assert page.focusWidget() is page.boxes[-2]
    pressed(page.boxes[-2], Qt.Key.Key_Down)
    assert page.focusWidget() in page.doors.values()
    pressed(page.focusWidget(), Qt.Key.Key_Down)  # type: ignore[arg-type]
    assert page.focusWidget() in page.foot.words.values()
    pressed(page.focusWidget(), Qt.Key.Key_Up)  # type: ignore[arg-type]
    assert page.focusWidget() in page.doors.values()


def test_tab_walks_from_top_to_bottom(page: Welcome) -> None:
    parts = [part for part in page.parts() if part.isEnabled()]
    parts[0].setFocus()
    walked = [page.focusWidget()]
    while len(walked) < len(parts):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)  # type: ignore[arg-type]
        walked.append(page.focusWidget())
    assert walked == parts


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_press_what_has_the_focus(qtbot: QtBot, page: Welcome, key: Qt.Key) -> None:
    with qtbot.waitSignal(page.play) as begun:
        pressed(page.boxes[2], key)
    assert begun.args == [page.boxes[2].game, 0]


def test_what_has_the_focus_is_brought_into_sight(qtbot: QtBot, page: Welcome) -> None:
    page.resize(660, 400)
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


def picture(part: Part) -> QImage:
    return part.grab().toImage()


def test_a_box_is_lifted_by_the_mouse_and_by_the_keyboard(qtbot: QtBot, page: Welcome) -> None:
    box = page.boxes[1]
    page.boxes[0].setFocus()
    flat = picture(box)
    qtbot.waitUntil(lambda: picture(page.boxes[1]) == flat)
    box.setFocus()
    lifted = picture(box)
    assert lifted != flat
    page.boxes[0].setFocus()
    assert picture(box) == flat


def test_a_box_moved_away_from_under_the_mouse_is_not_lifted(page: Welcome) -> None:
    """As when a window is laid out anew: nobody tells the widget that the mouse has left."""
    box = page.boxes[3]
    box._over = True
    assert box.lit
    box.move(box.pos() + QPoint(0, 400))
    assert not box.lit


def test_beside_the_turned_box_nothing_is_pressed(page: Welcome) -> None:
    box, begun = page.boxes[0], []
    page.play.connect(lambda game, _: begun.append(game))
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert begun == []
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    assert begun == [box.game]


def test_a_box_tells_a_screen_reader_all_that_stands_on_it(page: Welcome) -> None:
    box = next(box for box in page.boxes if box.game == "gin")
    assert box.text() == "Gin"
    assert box.accessibleDescription() == (
        "Two collect, and the first card sets the limit. 2 players · 60 minutes"
    )


# What is on a box.


def test_every_game_of_the_house_has_a_box_of_its_own() -> None:
    boxes = [games.find(name).box for name in games.names()]
    assert len({box.colour for box in boxes}) == len({box.cards for box in boxes}) == len(boxes)
    for name in games.names():
        kind = games.find(name)
        pack = kind.make(next(iter(kind.presets.values())), kind.usual()).pack()
        assert [one.code for one in showpieces(pack, kind.box.cards)] == kind.box.cards.split()
        assert kind.box.minutes > 0


def test_a_game_that_wishes_for_no_cards_shows_two_of_its_own() -> None:
    kind = games.find("ramsen")
    pack = kind.make(kind.options(), 4).pack()
    for wanted in ("", "SQ HK", "EO"):
        one, other = showpieces(pack, wanted)
        assert one in pack and other in pack and one.suit != other.suit


def test_players_and_minutes_stand_on_the_box() -> None:
    assert facts("ramsli") == ["2–6 players", "20 minutes"]


# The foot.


def test_the_light_is_turned_at_the_foot(page: Welcome) -> None:
    page._settings["colours"] = "light"
    word = page.button("light")
    assert word.text() == "Light: day"
    word.click()
    assert page._settings["colours"] == "dark" and word.text() == "Light: night"
    word.click()
    assert page._settings["colours"] == "light"


def test_the_sound_comes_back_as_loud_as_it_was(
    page: Welcome, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_page_foot, "can_be_heard", lambda: True)
    page._settings["volume"] = 40
    word = page.button("sound")
    assert word.text() == "Sound: on" and word.isEnabled()
    word.click()
    assert page._settings["volume"] == 0 and word.text() == "Sound: off"
    word.click()
    assert page._settings["volume"] == 40


def test_without_the_part_for_sounds_it_is_said_why_there_are_none(
    page: Welcome, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_page_foot, "can_be_heard", lambda: False)
    page.foot.retranslate()
    word = page.button("sound")
    assert not word.isEnabled() and "not installed" in word.toolTip()


def test_a_language_is_chosen_by_its_own_name(page: Welcome) -> None:
    assert [page.button(one).text() for one in ("de", "en")] == ["Deutsch", "English"]
    page.button("de").click()
    assert page._settings["language"] == "de"
