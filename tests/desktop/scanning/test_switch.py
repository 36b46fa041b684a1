"""One switch is enough: a deal from the first page on, settings, and the way back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.dialogs.preferences import PreferencesDialog
from desktop.look.own_letters import grow_what_opens
from desktop.room import files
from desktop.scanning import scanner as scanner_module
from desktop.scanning.scanner import ROUNDS, Ring
from desktop.scanning.stops import Stop
from desktop.table.card import CardWidget
from desktop.window import scanned
from desktop.window.main_window import MainWindow
from engine.cards import Card
from engine.moves import Call
from tests.desktop.window.kit import scene_of, windows
from tests.ports import HERE, free_port
from tests.windows import button_for

MOST = 120
"""So many times something lights up until what is wanted has come."""


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    for one in windows(qtbot):
        one.activateWindow()
        qtbot.waitUntil(one.isActiveWindow)
        one.scanner.patience = 0
        one.settings["scanning"] = 50
        yield one
        one.settings["scanning"] = 0


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told of what lights up."""
    found: list[str] = []
    monkeypatch.setattr(scanner_module, "mention", lambda _, text: found.append(text))
    return found


def press(key: Qt.Key = Qt.Key.Key_Space) -> None:
    upon = QApplication.activePopupWidget() or QApplication.focusWidget()
    QTest.keyClick(upon or QApplication.activeWindow(), key)


def light(window: MainWindow) -> list[Stop]:
    """Time goes by, and the next thing lights up."""
    window.scanner.tick()
    return window.scanner.lit


def take(window: MainWindow, wanted: QWidget, part: object = None) -> None:
    """Wait until this is lit, and press the switch: first for its group, then for itself."""
    for _ in range(MOST):
        lit = light(window)
        keys = [(one.widget, one.part) for one in lit]
        if not any(widget is wanted and part in (None, at) for widget, at in keys):
            continue
        press()
        if len(lit) > 1:
            # It goes on within the group.
            for _ in range(len(lit)):
                one = window.scanner.lit[0]
                if one.widget is wanted and part in (None, one.part):
                    break
                light(window)
            press()
        return
    raise AssertionError(f"{wanted} never lights up")


def entry(menu: QMenu, name: str) -> int:
    return next(n for n, action in enumerate(menu.actions()) if action.objectName() == name)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", ["ramsen", "ramsli", "kein_stich"])
def test_a_whole_deal_is_played_with_one_key(qtbot, window, game):
    """From the box on the first page to the tag of the next deal, with time alone going on."""
    begin(window, game)
    controller = window.controller
    decisions(qtbot, window, 400)
    assert controller.waiting_for_deal and controller.finished_deals() == 1
    take(window, window.next_button)
    qtbot.waitUntil(lambda: not controller.waiting_for_deal)


def test_cards_are_drawn_and_laid_away_with_one_key(qtbot, window):
    """Where a card is taken from a pile, and a heap takes one."""
    begin(window, "gin")
    held = []
    for _ in range(6):
        decisions(qtbot, window, 1)
        held.append(len(scene_of(window).hand))
    assert 11 in held and 10 in held[held.index(11) :]


def test_the_menus_can_grow_and_leave_letters_while_a_switch_is_used(qtbot, window):
    begin(window, "gin")
    decisions(qtbot, window, 3)
    grow_what_opens(window, 1.5)
    window.menus.leave("M", alt=True)
    assert window.menuBar().actions()[0].text() == "Match"
    window.menus.leave("", alt=True)
    assert window.menuBar().actions()[0].text() == "&Match"


@pytest.mark.parametrize("page", ["first page", "table", "club"])
def test_a_room_is_closed_with_one_key_on_every_page(qtbot, window, page):
    if page == "table":
        begin(window, "ramsen")
        decisions(qtbot, window, 1)
    elif page == "club":
        window.pages.show_club()
    with qtbot.waitSignal(window.room.opened):
        window.room.open(HERE, files.web(), port=free_port())
    take(window, window.edge.shut)
    assert not window.room.is_open


def begin(window: MainWindow, game: str) -> None:
    take(window, next(box for box in window.welcome.boxes if box.game == game))
    page = window.pages.evening
    if window.controller.head is None:
        assert page is not None
        take(window, page.sheet.deal)


def decisions(qtbot: QtBot, window: MainWindow, most: int) -> None:
    controller = window.controller
    for _ in range(most):
        qtbot.waitUntil(
            lambda: (
                controller.display.asked()
                or controller.waiting_for_deal
                or window.next_button.isVisible()
            )
        )
        if controller.waiting_for_deal:
            return
        take(window, wanted_now(window))


def wanted_now(window: MainWindow) -> QAbstractButton:
    """Some move that is allowed, as a thing on the table."""
    if window.next_button.isVisible():
        return window.next_button
    scene, contents = scene_of(window), window.table.contents
    picked = contents.hand.picked
    lit = [mark for mark in contents.items.marks() if mark.lit]
    if lit:
        return lit[0]
    if picked is not None and window.calls.tags:
        return window.calls.tags[0]
    for move in scene.legal:
        if isinstance(move, Call) and (tag := button_for(window.calls, move)) is not None:
            return tag
        if isinstance(move, Card):
            widget = window.table.card_widget(move)
            assert isinstance(widget, CardWidget)
            return widget
    card = next(arg for move in scene.legal if isinstance(move, Call) for arg in move.args)
    assert isinstance(card, Card)
    widget = window.table.card_widget(card)
    assert widget is not None
    return widget


def test_a_setting_is_changed_and_the_page_left_with_one_key(qtbot, window):
    """By the menu; the press opens it, as the dialog does not end before it is closed."""
    bar = window.menuBar()
    dialog = PreferencesDialog(window.settings, window)
    dialog.open()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is dialog)
    take(window, dialog.field("left_handed").box)
    assert window.settings.on("left_handed")
    take(window, dialog._close)
    assert not dialog.isVisible()
    menu = bar.actions()[1].menu()
    assert isinstance(menu, QMenu)
    take(window, bar, 1)
    qtbot.waitUntil(menu.isVisible)
    at = next(n for n, one in enumerate(menu.actions()) if one.isEnabled() and one.menu())
    orders = menu.actions()[at].menu()
    assert isinstance(orders, QMenu) and not orders.isVisible()
    take(window, menu, at)
    qtbot.waitUntil(orders.isVisible)
    take(window, orders, "out")
    assert not orders.isVisible() and menu.isVisible()
    take(window, menu, "out")
    assert not menu.isVisible()


def test_with_two_keys_one_goes_on_and_the_other_does_it(qtbot, window):
    window.settings["scanning"] = -1
    scanner = window.scanner
    scanner.look()
    first = scanner.lit
    press()
    assert scanner.lit != first and window.pages.evening is None
    while scanner.lit != first:
        press()
    press(Qt.Key.Key_Return)
    assert len(scanner.lit) == 1 and scanner.lit[0] == first[0]
    assert scanner._ring is not None
    around = scanner._ring.lit.boundingRect().toRect()
    assert around.contains(first[0].in_window(window)) and around.width() < window.width() / 2


def test_what_has_just_come_is_not_pressed_and_who_rests_is_left_in_peace(qtbot, window, spoken):
    scanner = window.scanner
    scanner.patience = 10_000
    scanner.look()
    before = scanner.lit
    press()
    assert scanner.lit == before and window.controller.head is None
    for _ in range(MOST * ROUNDS):
        scanner.tick()
    assert scanner._ring is not None and scanner._ring.lit.isEmpty()
    assert spoken[-1] == scanner._ring._word == "Paused: press to go on"
    scanner.patience = 0
    press()
    assert not scanner._ring.lit.isEmpty() and window.controller.head is None


def test_what_lights_up_is_said_once_unless_that_is_not_wanted(qtbot, window, spoken):
    begin(window, "gin")
    decisions(qtbot, window, 3)
    spoken.clear()
    seen: list[list[Stop]] = []
    for _ in range(8):
        before = len(spoken)
        seen.append(light(window))
        window.scanner.look()
        assert len(spoken) <= before + 1
        if len(seen[-1]) > 1:
            assert spoken[-1] == f"{seen[-1][0].name}, and {len(seen[-1]) - 1} more"
    assert len(spoken) > 3 and all(spoken)
    window.settings["scanning_aloud"] = False
    spoken.clear()
    for _ in range(12):
        light(window)
    assert not spoken


def test_the_ring_follows_a_card_that_rises_and_a_group_has_one_frame(qtbot, window):
    begin(window, "gin")
    qtbot.waitUntil(window.controller.display.asked)
    lit = next(found for _ in range(MOST) if len(found := light(window)) > 1)
    ring = window.scanner._ring
    assert ring is not None and len(ring.lit.toSubpathPolygons()) == 1
    assert all(ring.lit.boundingRect().contains(one.in_window(window).center()) for one in lit)
    window.settings["scanning"] = 0
    card = scene_of(window).hand[0]
    widget = window.table.card_widget(card)
    assert widget is not None
    [stop] = scanned._of([widget])
    ring = Ring(window)
    ring.light(lambda: stop.path_in(window, 5))
    before = ring.lit
    widget.lie_at(widget.lies_at().moved(30, -90).turned(20))
    qtbot.waitUntil(lambda: ring.lit != before)
    wanted = widget.outline(5).boundingRect().translated(widget.mapTo(window, QPoint()))
    assert ring.lit.boundingRect() == wanted
    assert not ring.lit.contains(wanted.topLeft() + QPointF(3, 3))  # it is turned, too


def test_switched_off_the_keys_are_what_they_were(qtbot, window):
    window.settings["scanning"] = 0
    box = window.welcome.boxes[0]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert window.pages.evening is not None or window.controller.head is not None


def test_numbers_and_lists_are_groups_of_their_own(qtbot):
    from PySide6.QtWidgets import QListWidget, QVBoxLayout

    from desktop.scanning.stops import of_window

    top = QWidget()
    qtbot.addWidget(top)
    layout = QVBoxLayout(top)
    number, names = QSpinBox(), QListWidget()
    names.addItems(["Anna", "Ben"])
    chosen: list[str] = []
    names.itemActivated.connect(lambda item: chosen.append(item.text()))
    layout.addWidget(number)
    layout.addWidget(names)
    top.show()
    qtbot.waitExposed(top)
    more, less = next(g for g in of_window(top) if g[0].widget is number)
    more.act()
    more.act()
    less.act()
    assert number.value() == 1
    rows = next(g for g in of_window(top) if g[0].widget is names)
    rows[1].act()
    assert chosen == ["Ben"] and names.currentRow() == 1


def test_of_keys_of_which_one_is_down_the_others_are_a_group(qtbot):
    from desktop.house_rules.fields import Keys
    from desktop.scanning.stops import of_window

    top = QWidget()
    qtbot.addWidget(top)
    keys = Keys((1, 2, 3), top)
    with qtbot.waitActive(top):
        top.show()
        top.activateWindow()
    keys.down().setFocus()
    [others, *_] = of_window(top)
    assert [stop.widget for stop in others] == keys.keys[1:]
    others[1].act()
    assert keys.value() == 3
