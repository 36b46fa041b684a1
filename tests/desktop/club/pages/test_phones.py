"""Phones at a club evening over real sockets of loopback: draw, slips, inbox, stations."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from desktop.club.model import codes, inbox
from desktop.club.pages.club_page import ClubPage
from desktop.club.pages.setup import first_settings, fresh
from desktop.room import files
from engine import games
from tests.desktop.room.guests import Guest
from tests.ports import HERE, free_port
from tests.workshop.demo_organiser import Organiser

VALUES = [5, -5]


class Phone(Guest):
    """A phone in the hall; it hears while the window goes on."""

    def __init__(self, qtbot: QtBot, port: int, first: dict[str, Any]) -> None:
        super().__init__(port, {"v": 1, **first})
        self._qtbot = qtbot
        self.heard: list[dict[str, Any]] = []

    def until(self, kind: str, **with_: Any) -> Any:
        """What it is told of this kind, that has these entries."""

        def there() -> bool:
            with suppress(TimeoutError):
                self.heard.append(json.loads(self.socket.recv(0.0)))
            return any(fits(one) for one in self.heard)

        def fits(one: dict[str, Any]) -> bool:
            told = one.get(kind)
            return kind in one and all(told[name] == value for name, value in with_.items())

        self._qtbot.waitUntil(there, timeout=30_000)
        return next(one[kind] for one in reversed(self.heard) if fits(one))

    def number(self) -> int:
        return max(one.get("n", 0) for one in self.heard)


@pytest.fixture
def organiser(tmp_path: Path, own_home: Path, qtbot: QtBot) -> Iterator[Organiser]:
    one = Organiser(tmp_path)
    one.window.pages.show_club()
    controller = one.club.controller
    preset = next(iter(games.find("knueffeln").presets))
    controller.begin(
        fresh("knueffeln").changed(first_settings("knueffeln", preset) | {"pairs": False})
    )
    with controller.in_one_go():
        for number in range(24):
            controller.enter(f"Person {number + 1}")
    one.draw()
    one.start()
    with qtbot.waitSignal(one.window.room.opened, timeout=30_000):
        one.window.room.open(HERE, files.web(), port=free_port())
    yield one
    one.close()


def code(club: ClubPage, table: int) -> str:
    state = club.controller.state
    return codes.code(state.head, codes.at(state.drawn[-1], table))


def phone(qtbot: QtBot, organiser: Organiser, **first: Any) -> Phone:
    return Phone(qtbot, organiser.window.room.port, first)


def test_twelve_phones_of_six_tables_fill_the_inbox_and_the_desk_takes_it(organiser, qtbot):
    club = organiser.club
    pairs = {
        table: [phone(qtbot, organiser, table=code(club, table)) for _ in range(2)]
        for table in range(1, 7)
    }
    for table, (first, second) in pairs.items():
        form = first.until("table", table=table, state="open")
        second.until("table", table=table, state="open")
        slip = {"round": 1, "table": table, "values": VALUES, "by": form["writers"][0]["id"]}
        first.say({"slip": slip, "n": first.number()})
        first.until("sent")
    for table, (first, second) in pairs.items():
        told = second.until("table", state="sent")
        right = {"round": 1, "table": table, "id": told["slip"]["id"]}
        second.say({"right": right, "n": second.number()})
        first.until("table", state="confirmed")
    slips = inbox.waiting(club.controller.state)
    assert [slip.table for slip in slips] == [*range(1, 7)]
    assert all(len(slip.senders) == 2 for slip in slips)
    assert club.desk.steps.text().startswith("☐ 6 slips waiting")
    club.rounds.slips.list.setFocus()
    for _ in slips:
        QTest.keyClick(club.rounds.slips.list, Qt.Key.Key_Return)
    assert club.controller.state.rounds[0].state == "complete"
    for one in (phone for pair in pairs.values() for phone in pair):
        one.until("table", state="taken")
        one.leave()


def test_a_phone_that_is_torn_off_comes_back_by_its_token_and_counts_once(organiser, qtbot):
    club = organiser.club
    first = phone(qtbot, organiser, table=code(club, 3))
    token, form = first.until("token"), first.until("table")
    slip = {"round": 1, "table": 3, "values": VALUES, "by": form["writers"][0]["id"]}
    first.say({"slip": slip, "n": first.number()})
    first.until("sent")
    first.leave()
    again = phone(qtbot, organiser, back=token)
    assert again.until("table")["slip"]["values"] == VALUES
    again.say({"slip": slip, "n": again.number()})
    again.until("sent")
    assert [len(one.senders) for one in inbox.waiting(club.controller.state)] == [1]
    again.leave()


def test_a_second_laptop_is_asked_for_at_the_window_and_enters_for_every_table(organiser, qtbot):
    club = organiser.club
    station = phone(qtbot, organiser, ask=club.phones.room.station_code)
    box = qtbot.waitUntil(lambda: club.findChild(QMessageBox) is not None) or club.findChild(
        QMessageBox
    )
    assert "second laptop" in box.text()
    box.button(QMessageBox.StandardButton.Yes).click()
    assert len(station.until("lists")["tables"]) == 6
    for table in (2, 6):
        station.say({"pick": {"round": 1, "table": table}, "n": station.number()})
        station.until("table", table=table)
        slip = {"round": 1, "table": table, "values": VALUES}
        station.say({"slip": slip, "n": station.number()})
        station.until("table", table=table, state="sent")
    assert [slip.table for slip in inbox.waiting(club.controller.state)] == [2, 6]
    station.leave()


def test_a_table_is_trusted_and_no_longer_by_one_press_each(organiser, qtbot):
    club, controller = organiser.club, organiser.club.controller
    (trust,) = [one.menu() for one in club.menu.actions() if one.text().startswith("Two e&qual")]

    def press(begin: str) -> None:
        trust.aboutToShow.emit()
        next(one for one in trust.actions() if one.text().startswith(begin)).trigger()

    for who in ("Jens", "Inga"):
        assert not controller.receive({"handed": [1, 2], "values": VALUES, "by": who})
    press("Table 3")
    assert not controller.state.rounds[0].results, "of another table nothing counts"
    press("Table 2")
    assert set(controller.state.rounds[0].results) == {2}, "what has come before counts, too"
    for begin, left in (("Table 2", {3}), ("&All", {*range(1, 7)}), ("&All", set())):
        press(begin)
        assert controller.state.rounds[0].trusted == left
        trust.aboutToShow.emit()
        ticked = [one.text() for one in trust.actions() if one.isChecked()]
        assert len(ticked) == len(left) + (len(left) == 6)
    controller.undo()
    assert len(controller.state.rounds[0].trusted) == 6
    club.close_evening()
    trust.aboutToShow.emit()
    assert [one.isEnabled() for one in trust.actions()] == [False]


def test_the_page_of_the_room_is_behind_a_word_of_the_menu(organiser, qtbot):
    (phones,) = [one for one in organiser.club.menu.actions() if one.text() == "Phones …"]
    with qtbot.waitSignal(organiser.club.room_wanted):
        phones.trigger()


def test_the_wall_sheets_and_desk_know_of_the_room_until_it_is_closed(organiser, qtbot):
    club = organiser.club
    assert club.controller.room == organiser.window.room.url != ""
    assert club.rounds.slips.isVisible(), "slips have their place before the first one comes"
    club.phones.tell_of_station()
    box = club.findChild(QMessageBox)
    assert club.phones.room.station_code in box.text()
    box.accept()
    guest = phone(qtbot, organiser, watch=1)
    guest.until("lists")
    club.close_evening()
    assert club.controller.room == "" and not organiser.window.room.is_open
    assert guest.closed() == 4005
    guest.leave()
