"""The big screen: what a room may see, in its own window, whatever happens at the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import dealer_button, lettering
from desktop.look.lettering import CAPITALS, SIZES, letters, wall_scale
from desktop.look.parts import wall_window
from desktop.packs.pack_settings import choice_for, choose, packs_with
from desktop.scene.presenter import Chair, ScenePresenter
from desktop.scene.scene import Scene
from desktop.sheet import wall_slate
from desktop.table import seat
from desktop.table.card import CardWidget
from desktop.table.table import TableView
from desktop.window.big_screen import BigScreen
from desktop.window.main_window import MainWindow
from engine.cards import BACK, Card
from engine.table import NOBODY
from tests.desktop.table.kit import drag, legal_card, place
from tests.desktop.tables import head
from tests.desktop.window.kit import scene_of, wait_for_me

THREE = ("Anna", "Sepp", "Resi")


@pytest.fixture
def room(window: MainWindow) -> Iterator[MainWindow]:
    """A window at a table, with its big screen open."""
    window.controller.begin(head(*THREE))
    window.menus.do("big_screen")
    shown(window).resize(1280, 720)
    yield window
    window.big_screens.close()


def shown(window: MainWindow) -> BigScreen:
    screen = window.big_screens.screen
    assert screen is not None
    return screen


def wait_for_somebody(qtbot: QtBot, window: MainWindow) -> None:
    """Lift the curtain and look at tricks until a person is asked or the deal is over."""
    controller = window.controller

    def ready() -> bool:
        if controller.display.chair.covered:
            controller.lift()
        if controller.pause.decided is not None or controller.pause.news:
            controller.look_on()
        return controller.display.asked() or controller.waiting_for_deal or controller.over

    qtbot.waitUntil(ready)


def play_on(qtbot: QtBot, window: MainWindow, moves: int = 100) -> None:
    """Play so many moves of people, or to the end of the deal."""
    for _ in range(moves):
        wait_for_somebody(qtbot, window)
        if not window.controller.display.asked():
            return
        window.controller.play(scene_of(window).legal[0])


def answer_a_lead(qtbot: QtBot, window: MainWindow) -> Scene:
    """Play on until somebody has led and a person is to follow."""
    for _ in range(40):
        wait_for_somebody(qtbot, window)
        scene = scene_of(window)
        if scene.view.table.trick:
            return scene
        window.controller.play(scene.legal[0])
    raise AssertionError("nobody has led")


def test_it_opens_and_closes_by_menu_and_key(window: MainWindow, qtbot: QtBot) -> None:
    action = window.menus.actions["big_screen"]
    QTest.keyClick(window, Qt.Key.Key_F11, Qt.KeyboardModifier.ShiftModifier)
    assert shown(window).isVisible() and action.isChecked()
    action.trigger()
    assert window.big_screens.screen is None and not action.isChecked()
    assert window.controller.chairs.watching == []


def test_esc_leaves_it_and_the_window_has_the_keyboard_again(
    room: MainWindow, qtbot: QtBot
) -> None:
    qtbot.waitUntil(shown(room).isActiveWindow)
    QTest.keyClick(shown(room), Qt.Key.Key_Escape)
    qtbot.waitUntil(room.isActiveWindow)
    assert room.big_screens.screen is None


@pytest.mark.parametrize("by_key", [False, True])
def test_whoever_presses_something_there_meant_the_window(
    room: MainWindow, qtbot: QtBot, by_key: bool
) -> None:
    screen = shown(room)
    qtbot.waitUntil(screen.isActiveWindow)
    if by_key:
        QTest.keyClick(screen, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(screen, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(room.isActiveWindow)
    assert screen.isVisible()


def test_it_fills_the_second_screen(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    second = QRect(3000, 0, 640, 400)
    screens = [window.screen(), SimpleNamespace(geometry=lambda: second)]
    monkeypatch.setattr(wall_window.QGuiApplication, "screens", lambda: screens)
    seen = []
    monkeypatch.setattr(BigScreen, "setGeometry", lambda self, where: seen.append(where))
    window.menus.do("big_screen")
    assert seen == [second] and shown(window).isFullScreen()


def test_it_closes_with_the_window(room: MainWindow) -> None:
    screen = shown(room)
    room.controller.put_away(room.controller.path)
    room.close()
    assert not screen.isVisible() and room.big_screens.screen is None


def test_it_shows_what_an_onlooker_sees_and_nothing_can_be_done_there(
    room: MainWindow, qtbot: QtBot
) -> None:
    play_on(qtbot, room, 3)
    session, screen = room.controller.matches.playing, shown(room)
    seen = session.match.view(NOBODY)
    scene = screen.table.scene
    assert seen is not None and scene is not None
    speech = screen._display.chair.speech
    presenter = ScenePresenter(session.match.rules, session.match.players, speech)
    presenter.explaining = False
    pause = replace(room.controller.pause, halted=False)
    assert scene == presenter.scene(seen, Chair(), pause, [], session.match.sheet())
    assert scene.legal == () and set(scene.hand) <= {BACK}
    own = room.table.scene
    assert own is not None and any(card is not BACK for card in own.hand)
    faces = {one.card for one in screen.findChildren(CardWidget) if one.isVisible()}
    assert not faces & set(own.hand)
    events = len(session.match.events())
    for one in screen.findChildren(QAbstractButton):
        one.click()
    QTest.mouseClick(screen, Qt.MouseButton.LeftButton, pos=screen.rect().center())
    QTest.keyClick(screen, Qt.Key.Key_Tab)
    assert len(session.match.events()) == events and screen.table.scene == scene
    assert not any(one.hasFocus() for one in screen.findChildren(QWidget))


def test_it_follows_the_match(room: MainWindow, qtbot: QtBot) -> None:
    screen = shown(room)
    assert screen.table.isVisible() and not screen.slate.isVisible()
    play_on(qtbot, room)
    assert screen.slate.isVisible() and not screen.table.isVisible()
    assert screen.slate.page is not None and screen.slate.page.head.startswith("Deal 1 · ")
    room.controller.deal()
    play_on(qtbot, room, 1)
    assert screen.table.isVisible()
    room.controller.history.undo()
    view = screen.table.scene
    assert view is not None
    assert len(view.view.table.tricks) == len(scene_of(room).view.table.tricks)
    room.controller.begin(head("Bert", "bot Vroni", "bot Cilli", "bot Sepp"))
    assert screen.table.scene is not None and len(screen.table.scene.places) == 4
    assert screen.table.scene.places[0].name == "Bert"
    assert room.controller.path is not None and room.controller.put_away(room.controller.path)
    assert screen.slate.isVisible() and screen.slate.page is None


def test_it_speaks_the_language_and_has_the_light_of_the_window(
    room: MainWindow, qtbot: QtBot
) -> None:
    screen = shown(room)
    day = screen.grab().toImage()
    room.settings["language"] = "de"
    QApplication.processEvents()
    assert screen.windowTitle() == "Großbild – Kartentisch"
    assert screen.table.scene is not None and screen.table.scene.prompt == "Resi hebt ab."
    room.settings["language"] = "en"
    QApplication.processEvents()
    assert screen.table.scene.prompt == "Resi is cutting."
    room.settings["colours"] = "dark"
    night = screen.grab().toImage()
    assert night.pixelColor(5, 5).lightness() < day.pixelColor(5, 5).lightness()
    room.settings["colours"] = "light"


def test_the_slate_that_is_brought_near_is_shown_there(room: MainWindow) -> None:
    screen = shown(room)
    room.side.bring()
    assert screen.slate.isVisible()
    room.side.put_back()
    assert screen.table.isVisible()


def test_with_real_cards_it_is_the_slate_alone(room: MainWindow) -> None:
    room.controller.begin(replace(head("Anna", "Bert", "Cilli"), real_cards=True))
    screen = shown(room)
    assert screen.slate.isVisible() and not screen.table.isVisible()
    page = screen.slate.page
    assert page is not None and page.sheet.names == ("Anna", "Bert", "Cilli")
    assert "Anna: cross" in screen.slate.accessibleDescription()
    screen.grab()


@pytest.mark.parametrize("high", [360, 720, 1080, 2160])
def test_capitals_are_large_enough_for_a_room(qapp: object, high: int) -> None:
    scale = wall_scale(QSize(high * 16 // 9, high))
    for size in SIZES:
        for bold in (False, True):
            capital = QFontMetricsF(letters(size, scale, bold=bold)).capHeight()
            assert capital >= CAPITALS * high - 0.5
    assert lettering.least(scale) > lettering.SMALLEST


@pytest.mark.parametrize("real", [False, True])
def test_the_dealers_letter_is_as_large(
    room: MainWindow, monkeypatch: pytest.MonkeyPatch, real: bool
) -> None:
    discs: list[QRectF] = []
    for module in (seat, wall_slate):
        monkeypatch.setattr(module, "paint_button", lambda _, disc, look: discs.append(disc))
    if real:
        room.controller.begin(replace(head("Anna", "Bert", "Cilli"), real_cards=True))
    screen = shown(room)
    screen.resize(1600, 900)
    discs.clear()
    screen.grab()
    assert discs
    for disc in discs:
        letter = letters("text", dealer_button.LETTER * disc.width() / SIZES["text"])
        assert QFontMetricsF(letter).capHeight() >= CAPITALS * screen.height() - 0.5


def test_a_person_without_a_name_is_not_you_there(window: MainWindow, qtbot: QtBot) -> None:
    window.controller.begin(head("", "bot Sepp", "bot Resi"))
    window.menus.do("big_screen")
    scene = shown(window).table.scene
    assert scene is not None and scene.places[0].name == "Player 1"
    window.big_screens.close()
    wait_for_me(qtbot, window)
    assert scene_of(window).places[0].you


def lying(table: TableView) -> set[Card]:
    """The cards whose faces are seen on a table."""
    return {one.card for one in table.findChildren(CardWidget) if one.isVisible()}


def test_where_several_share_the_window_it_has_only_the_hand(
    room: MainWindow, qtbot: QtBot
) -> None:
    screen, table = shown(room), room.table
    scene = answer_a_lead(qtbot, room)
    trick = scene.view.table.trick
    assert scene.legal and set(trick) <= lying(screen.table)
    assert lying(table) == set(scene.hand)
    seats = table.contents.items.seats
    assert [seat.isVisible() for seat in seats] == [n == scene.bottom for n in range(len(seats))]
    assert not table.contents.items.talon.isVisible() and not room.board.slate.isVisible()
    room.big_screens.close()
    assert set(scene_of(room).view.table.trick) <= lying(table)
    assert all(seat.isVisible() for seat in seats)


def test_a_card_is_played_from_such_a_hand(room: MainWindow, qtbot: QtBot) -> None:
    scene = answer_a_lead(qtbot, room)
    card = legal_card(scene)
    wanted: list[object] = []
    room.table.move_wanted.connect(wanted.append)
    drag(room.table, card, place(room.table, "trick"))
    assert wanted == [card] and room.controller.display.chair.covered
    assert lying(shown(room).table) >= {*scene.view.table.trick, card}


def test_one_person_keeps_the_whole_table(window: MainWindow, qtbot: QtBot) -> None:
    window.controller.begin(head("Anna", "bot Sepp", "bot Resi"))
    window.menus.do("big_screen")
    wait_for_me(qtbot, window)
    assert all(seat.isVisible() for seat in window.table.contents.items.seats)
    window.big_screens.close()


def test_it_takes_the_cards_that_the_window_takes(room: MainWindow) -> None:
    screen = shown(room)
    rules = room.controller.speech.rules if room.controller.speech is not None else None
    assert rules is not None
    now = choice_for(room.settings, rules)
    other = next(one for one in packs_with(rules.pack()) if one != now.pack)
    before = screen._faces
    choose(room.settings, rules, replace(now, pack=other))
    assert screen._faces == room.pack.state != before
    choose(room.settings, rules, now)
