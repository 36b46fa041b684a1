"""Who sits at the table of the real window: asked for once, shown with name and portrait."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.window.main_window import MainWindow
from tests.desktop.window.kit import scene_of, windows


def me(window: MainWindow) -> tuple[str, str]:
    place = scene_of(window).places[0]
    return place.name, place.portrait


def forget_all(window: MainWindow) -> None:
    people = window.controller.people
    while people.here is not None:
        people.forget(people.here.id)


def test_who_sits_down_first_is_asked_once(window):
    forget_all(window)
    window.evenings.play_at_once("ramsen")
    page = window.pages.evening
    assert page is not None and page.isVisible() and window.controller.head is None
    assert page.sheet.name.isVisible() and page.focusWidget() is page.sheet.name.field
    QTest.keyClicks(page.sheet.name.field, "Anna")
    page.sheet.name.take("girl-braids")
    QTest.keyClick(page.sheet.name.field, Qt.Key.Key_Return)
    assert me(window) == ("Anna", "girl-braids")
    window.evenings.play_at_once("gin")
    assert window.pages.evening is None
    assert me(window) == ("Anna", "girl-braids")


def test_who_gave_no_name_is_you(window):
    window.evenings.play_at_once("ramsen")
    assert me(window)[0] == "You"


def test_a_saved_evening_finds_its_person_after_renaming(qtbot, window):
    people = window.controller.people
    anna = people.introduce("Anna", "girl-braids")
    window.evenings.play_at_once("ramsen")
    path = window.controller.path
    assert path is not None
    people.change(anna.id, "Änne", "man-goatee")
    assert me(window) == ("Änne", "man-goatee")
    window.close()
    log = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert (log["seats"][0]["name"], log["seats"][0]["id"]) == ("Anna", anna.id)
    for again in windows(qtbot):
        assert again.controller.open(path)
        assert me(again) == ("Änne", "man-goatee")
        assert "Änne" in again.controller.speech.names  # type: ignore[union-attr]


def test_the_next_evening_is_played_by_who_sits_here_now(window):
    people = window.controller.people
    people.introduce("Anna")
    window.menus.do("new")
    assert window.pages.evening is not None
    window.pages.evening.sheet.deal.click()
    ben = people.introduce("Ben", "boy-cap")
    window.evenings.play_at_once("ramsen")
    assert me(window) == ("Ben", "boy-cap")
    assert window.controller.head is not None and window.controller.head.players[0].id == ben.id


@pytest.fixture(autouse=True)
def nameless_account(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.common.player_names.of_user", lambda: "")
