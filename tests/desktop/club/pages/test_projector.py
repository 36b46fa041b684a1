"""What the hall sees: names whole, one size a page, page after page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.club.model.wall import VIEWS
from desktop.club.pages.projector import Projector
from desktop.club.pages.wall_letters import fitting, with_long_ones
from desktop.common.player_names import first_names
from desktop.look import qr
from desktop.look.lettering import least, wall_scale
from engine.tournament.head import Head
from tests.workshop.demo_organiser import Organiser

LONG = [f"{name} Oberschwandtner" for name in first_names(28)]


@pytest.fixture
def organiser(tmp_path: Path, own_home: Path, qtbot: QtBot) -> Iterator[Organiser]:
    one = Organiser(tmp_path)
    one.window.pages.show_club()
    one.club.controller.begin(Head().changed({"sizes": [4], "best": 4, "plan": ["drawn"] * 2}))
    yield one
    one.close()


def shown(organiser: Organiser, people: int = 28) -> Projector:
    with organiser.club.controller.in_one_go():
        for number in range(people):
            organiser.club.controller.enter(LONG[number % len(LONG)] + "n" * (number // len(LONG)))
    organiser.draw()
    organiser.start()
    organiser.club.page_actions.project()
    window = organiser.club.page_actions.projector
    assert window is not None
    window.resize(1260, 720)
    return window


def written(window: Projector, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, float]]:
    """Every text that is painted, its size, and how much it stands out of its place."""
    found: list[tuple[str, int, float]] = []
    original = Projector._write

    def note(
        self: Projector, painter: QPainter, place: QRectF, text: str, *a: Any, **k: Any
    ) -> None:
        original(self, painter, place, text, *a, **k)
        wide = QFontMetricsF(painter.font()).horizontalAdvance(text)
        found.append((text, painter.font().pixelSize(), wide - place.width()))

    monkeypatch.setattr(Projector, "_write", note)
    window.grab()
    return [one for one in found if one[0]]


@pytest.mark.one_in(3)
@pytest.mark.parametrize("view", ["tables", "names", "open", "places", "results"])
def test_no_name_is_cut_and_a_page_has_one_size(organiser, view, monkeypatch):
    window = shown(organiser)
    window.show_view(view)
    texts = written(window, monkeypatch)
    names = [one for one in texts if "Oberschwandtner" in one[0]]
    assert names and all(out <= 0 for _, _, out in names)
    assert len({size for _, size, _ in names}) == 1


@pytest.mark.parametrize("view", ["tables", "names", "open", "places", "results"])
def test_usual_names_are_read_across_the_hall(organiser, view, monkeypatch):
    with organiser.club.controller.in_one_go():
        for name in first_names(28):
            organiser.club.controller.enter(name)
    window = shown(organiser, 0)
    window.show_view(view)
    smallest = least(wall_scale(window.size()))
    small = [text for text, size, _ in written(window, monkeypatch) if size < smallest]
    assert not small


def test_one_long_name_does_not_make_all_others_small(organiser, monkeypatch):
    with organiser.club.controller.in_one_go():
        for name in (*first_names(27), "Maximiliane Freifrau von Hohenstein-Wartenberg"):
            organiser.club.controller.enter(name)
    organiser.draw()
    organiser.start()
    organiser.club.page_actions.project()
    window = organiser.club.page_actions.projector
    assert window is not None
    window.resize(1260, 720)
    window.show_view("names")
    texts = written(window, monkeypatch)
    short = next(size for text, size, _ in texts if text.endswith("Lina"))
    long = [one for one in texts if "Maximiliane" in one[0] or "Wartenberg" in one[0]]
    assert len(long) == 2 and all(out <= 0 for _, _, out in long)
    assert short >= 20 and all(size >= 11 for _, size, _ in long)


def test_pages_are_turned_again_after_it_was_closed(organiser, qtbot, monkeypatch):
    window = shown(organiser, 60)
    window.show_view("names")
    window.close()
    organiser.club.page_actions.project()
    assert window._timer.isActive()
    window.grab()
    window._timer.timeout.emit()
    assert window._part == 1


def test_escape_leaves_full_screen_and_then_the_window(organiser, qtbot):
    window = shown(organiser)
    window.showFullScreen()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.isVisible() and not window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
    qtbot.waitUntil(organiser.window.isActiveWindow)


def test_start_numbers_stand_below_each_other(organiser):
    window = shown(organiser)
    window.show_view("names")
    heads = {left.index(" ") for left, _ in window.lines()}
    assert heads == {2}


def test_it_goes_with_the_evening_until_something_else_is_chosen(organiser):
    window = shown(organiser, 8)
    seen = []
    for _ in range(2):
        seen.append(window.view)
        window._timer.timeout.emit()
    assert seen == ["tables", "names"] and window.view == "tables", "seats, in turn"
    organiser.club.rooms.setCurrentWidget(organiser.club.rounds)
    organiser.enter(2, [4, 3, 2, 1])
    assert window.view == "results"
    assert [right.endswith("still playing") for _, right in window.lines()] == [True, False]
    assert ": 4, " in window.lines()[1][1]
    QTest.keyClicks(window, "3")
    organiser.enter(1, [4, 3, 2, 1])
    organiser.close_round()
    assert window.view == "clock", "what was chosen stays"
    QTest.keyClicks(window, "0")
    assert window.view == "places"
    organiser.draw()
    assert window.view == "tables"


class Beamer:
    """A screen beside the first one."""

    def geometry(self) -> QRect:
        return QRect(1280, 0, 1024, 768)


def test_a_second_screen_is_taken_if_there_is_one(organiser, monkeypatch):
    first = organiser.window.screen()
    monkeypatch.setattr(QGuiApplication, "screens", lambda: [first])
    window = shown(organiser, 8)
    assert not window.isFullScreen()
    organiser.club.page_actions.close()
    monkeypatch.setattr(QGuiApplication, "screens", lambda: [first, Beamer()])
    organiser.club.page_actions.project()
    there = organiser.club.page_actions.projector
    assert there is not None and there is not window
    assert there.isFullScreen() and there.normalGeometry() == Beamer().geometry()


def test_where_many_names_are_long_they_stand_in_two_lines_and_nothing_gets_tiny():
    many = [f"{name} Freifrau von Hohenstein-Oberschwandtner" for name in first_names(7)]
    names = [(name, 420.0, False) for name in [*many, *first_names(28)[7:]]]
    size, parted = with_long_ones(names, [("table 7", 100.0, True)], 42.0)
    alone = fitting(names, 42.0)
    assert set(parted) == set(many) and size > 1.25 * alone
    for text, lines in parted.items():
        assert " ".join(lines) == text
        assert fitting([(line, 420.0, False) for line in lines], size) >= min(size, 0.44 * 42.0)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_while_a_room_is_open_its_code_stands_in_the_corner_clear_of_all_words(
    organiser, size, monkeypatch
):
    window = shown(organiser)
    window.resize(*size)
    places: list[QRectF] = []
    codes: list[tuple[str, QRectF]] = []
    original = Projector._write

    def note(self: Projector, painter: QPainter, place: QRectF, *a: Any, **k: Any) -> None:
        places.append(QRectF(place))
        original(self, painter, place, *a, **k)

    monkeypatch.setattr(Projector, "_write", note)
    monkeypatch.setattr(qr, "paint", lambda _, where, text: codes.append((text, QRectF(where))))
    window.grab()
    assert not codes
    organiser.club.controller.room = "http://192.168.178.24:7411/"
    for view in VIEWS:
        codes.clear()
        places.clear()
        window.show_view(view)
        window.grab()
        ((text, where),) = codes
        assert text == organiser.club.controller.room
        assert QRectF(window.rect()).contains(where) and where.width() > 0.1 * size[1]
        assert not [place for place in places if place.intersects(where)]
