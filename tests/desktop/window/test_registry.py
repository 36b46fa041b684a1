"""What must hold of every action of the program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtTest import QTest

from desktop.booklet.artist import Look
from desktop.booklet.window import BookletWindow
from desktop.common.action import BUTTON_ONLY, KEY_ONLY, Action, Scope, heard_together, portable
from desktop.dialogs.shortcuts import rows
from desktop.window.every_action import everything
from desktop.window.registry import FILLED, MENUS, SUBMENUS, WINDOW_ACTIONS
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, scene_of, wait_for_me, windows
from tests.test_translations import GERMAN

ALL = everything()


def shared(actions: tuple[Action[Any], ...]) -> Iterator[tuple[str, str, str]]:
    """The keys that would mean two things at once, with both actions."""
    for one, other in combinations(actions, 2):
        if heard_together(one, other):
            for key in {*map(portable, one.keys)} & {*map(portable, other.keys)}:
                yield key, one.id, other.id


def test_every_action_has_an_id_of_its_own():
    assert [name for name, number in Counter(one.id for one in ALL).items() if number > 1] == []
    assert {one.id for one in WINDOW_ACTIONS} <= {one.id for one in ALL}


def test_every_action_is_in_a_menu_or_said_to_be_elsewhere():
    for one in ALL:
        assert one.place in {*MENUS, *SUBMENUS, KEY_ONLY, BUTTON_ONLY}, one.id
        if one.place == KEY_ONLY:
            assert one.keys, one.id
        if one.place == BUTTON_ONLY:
            assert not one.keys, one.id
        if one.scope is not Scope.WINDOW:
            assert one.place == KEY_ONLY, one.id
    assert {one.place for one in ALL} - {BUTTON_ONLY} == {*MENUS, *SUBMENUS, KEY_ONLY}


def test_no_key_means_two_things_at_once():
    assert list(shared(ALL)) == []


def test_a_key_with_two_meanings_would_be_found():
    twice = Action(id="again", text="", place="play", keys=("ctrl+z",))
    assert list(shared((*ALL, twice))) == [("Ctrl+Z", "undo", "again")]


def test_every_key_can_be_read():
    for one in ALL:
        for key in one.keys:
            assert portable(key) == key, one.id


def test_every_action_has_its_german():
    there = {(one.context, one.source) for one in GERMAN if one.finished}
    said = {(one.context, one.text) for one in ALL}
    said |= {(one.context, one.tip) for one in ALL if one.tip}
    said |= {("menu", title) for title in MENUS.values()}
    said |= {("menu", title) for _, title in SUBMENUS.values()}
    said |= {("menu", title) for title in FILLED.values()}
    assert sorted(said - there) == []


@pytest.mark.parametrize("language", ("en", "de"))
def test_every_key_of_the_list_stands_in_the_booklet_and_is_found_there(window, language):
    window.settings["language"] = language
    window.keymap.choose("hide_cards", ["F10"])
    window.menus.do("rules")
    (booklet,) = window.findChildren(BookletWindow)
    document = booklet.spread.document
    assert document is not None
    lines = {" ".join(line.split()) for line in document.toPlainText().splitlines()}
    listed = rows(ALL, window.keymap)
    assert {" ".join(f"{key} {what}".split()) for key, what in listed} <= lines
    for key, what in (listed[0], listed[-1]):
        booklet.field.setText(what)
        assert booklet.count.text(), key
        assert booklet.spread.find_word(what)[1] > 0, key
    printed = booklet.made(Look(QSizeF(400, 600), 1.0, printed=True))
    assert listed[-1][1] not in printed.toPlainText(), "paper is for a table without a keyboard"


# A key that somebody has chosen does its work at the real window, also after the next start.


def test_a_chosen_key_plays_and_the_old_one_does_not(qtbot, window):
    window.keymap.choose("hide_cards", ["F10"])
    window.controller.begin(head(*TABLE))
    wait_for_me(qtbot, window)
    QTest.keyClick(window, Qt.Key.Key_F12)
    assert not scene_of(window).covered
    QTest.keyClick(window, Qt.Key.Key_F10)
    assert scene_of(window).covered
    assert window.menus.actions["hide_cards"].shortcut().toString() == "F10"
    assert "(F10)" in window.menus.tip("hide_cards")


def test_the_next_window_has_the_keys_that_were_chosen(qtbot, window):
    window.keymap.choose("hint", ["F10"])
    for other in windows(qtbot):
        assert other.keymap.keys("hint") == ("F10",)
        other.keymap.reset_all()
