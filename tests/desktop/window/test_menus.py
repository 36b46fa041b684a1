"""The menus: what is offered, what is greyed and why, and what the keys do."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolTip

from desktop.packs.pack_settings import choice_for
from desktop.window.main_window import MainWindow
from desktop.window.registry import MENUS, WINDOW_ACTIONS
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, play_any, to_phase


def menu_of(window: MainWindow, name: str) -> QMenu:
    return next(
        menu for menu in window.menuBar().findChildren(QMenu) if menu.title() == MENUS[name]
    )


def test_every_menu_offers_its_actions_in_order(window):
    for name in MENUS:
        there = menu_of(window, name).actions()
        offered = [one.objectName() for one in there if one.objectName()]
        assert offered == [one.id for one in WINDOW_ACTIONS if one.place == name]
        lines = sum(one.isSeparator() for one in there)
        assert lines == sum(one.separated for one in WINDOW_ACTIONS if one.place == name), name


def test_a_menu_shows_why_an_entry_is_grey(qtbot, window):
    menu = menu_of(window, "play")
    menu.popup(QPoint(0, 0))
    action = window.menus.actions["hint"]
    where = menu.actionGeometry(action).center()
    event = QHelpEvent(QEvent.Type.ToolTip, where, menu.mapToGlobal(where))
    QApplication.sendEvent(menu, event)
    assert QToolTip.text() == "No match is open."
    menu.close()
    QToolTip.hideText()


def test_a_menu_that_opens_knows_what_is_allowed_now(window):
    """What changes without a word to the window is seen when it is looked for."""
    window.menus.actions["sort"].setEnabled(True)
    menu_of(window, "play").aboutToShow.emit()
    assert not window.menus.actions["sort"].isEnabled()


def test_an_entry_that_is_no_more_allowed_does_nothing_and_says_so(window):
    window.menus.actions["deal"].setEnabled(True)
    window.menus.actions["deal"].trigger()
    assert window.message.text() == "No match is open."
    assert not window.menus.actions["deal"].isEnabled()


def test_a_button_of_the_first_page_does_what_a_menu_does(window, monkeypatch):
    done: list[str] = []
    names = ["shelf", "write", "club", "settings", "quit"]
    for name in names:
        monkeypatch.setitem(window.menus.slots, name, partial(done.append, name))
        window.welcome.button(name).click()
    assert done == names


def test_the_table_hears_the_keys_that_are_chosen(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    window.keymap.choose("card_right", ["X"])
    window.table.setFocus()
    first = window.table.focus.card
    QTest.keyClick(window.table, Qt.Key.Key_Right)
    assert window.table.focus.card is first
    QTest.keyClick(window.table, Qt.Key.Key_X)
    assert window.table.focus.card is not first


def test_the_button_for_talk_names_the_key_it_has(window):
    assert window.talk.toolTip() == "Talk to the others (F2)"
    window.keymap.choose("talk", ["Y"])
    assert window.talk.toolTip() == "Talk to the others (Y)"
    window.settings["language"] = "de"
    QApplication.processEvents()
    assert window.talk.toolTip() == "Etwas über den Tisch sagen (Y)"


def test_a_key_that_is_held_down_does_a_thing_of_the_game_once(window):
    repeated = {name for name, action in window.menus.actions.items() if action.autoRepeat()}
    assert repeated == {"undo", "redo", "bigger", "smaller"}


def test_escape_that_is_held_down_takes_one_trick_away(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    play_any(window)
    qtbot.waitUntil(lambda: window.controller.pause.decided is not None)
    plain = Qt.KeyboardModifier.NoModifier
    for repeat in (True, False):
        lies = window.controller.pause.decided
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, plain, autorep=repeat)
        assert window.menus.press(event) is not repeat
        assert (window.controller.pause.decided is lies) is repeat


def test_language_light_and_cards_are_chosen_in_the_view_menu_at_once(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    view, menus = menu_of(window, "view"), window.look_menus.menus
    rules = window.controller.matches.playing.match.rules
    for name, value in {"colours": "dark", "pack": "tell", "language": "de"}.items():
        view.aboutToShow.emit()
        found = {action.data(): action for action in menus[name].actions()}
        found[value].trigger()
        assert [one for one, action in found.items() if action.isChecked()] == [value]
    assert window.settings["colours"] == "dark"
    assert choice_for(window.settings, rules).pack == "tell"
    qtbot.waitUntil(lambda: menus["language"].title() == "&Sprache")
    window.settings["language"], window.settings["colours"] = "en", "system"
    window.controller.close()
    view.aboutToShow.emit()
    assert not menus["pack"].menuAction().isEnabled()
