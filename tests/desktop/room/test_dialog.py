"""The page of the room and the edge of the window: open and close, who is there, what is wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.look import qr
from desktop.room import addresses, words
from desktop.room.addresses import Address
from desktop.room.dialog import RoomDialog
from desktop.room.edge import RoomEdge
from desktop.room.room import Room
from tests.desktop.room.guests import Guest
from tests.ports import HERE


@pytest.fixture
def closed() -> Iterator[Room]:
    room = Room()
    yield room
    room.close()
    room.deleteLater()


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> list[Address]:
    """The networks this machine is in, to be changed."""
    found = [Address(HERE, "lo")]
    monkeypatch.setattr(addresses, "own", lambda: found)
    return found


@pytest.fixture
def dialog(closed: Room, networks: list[Address], qtbot: QtBot) -> RoomDialog:
    one = RoomDialog(closed)
    qtbot.addWidget(one)
    one.show()
    return one


def test_one_press_opens_the_room_and_one_closes_it(dialog: RoomDialog, qtbot: QtBot) -> None:
    room = dialog.room
    edge = RoomEdge(room)
    qtbot.addWidget(edge)
    assert not dialog.code.isVisible() and edge.isHidden()
    with qtbot.waitSignal(room.opened):
        qtbot.mouseClick(dialog.turn, Qt.MouseButton.LeftButton)
        assert dialog.state.text() == "Opening …"
    assert dialog.code.isVisible() and not edge.isHidden()
    assert dialog.url.text() == f"{HERE}:{room.port}"
    assert dialog.url.text() in edge.state.text()
    guest = Guest(room.port, {"v": 1, "watch": 1})
    qtbot.waitUntil(lambda: len(room.devices) == 1)
    for state in (dialog.state, edge.state):
        assert words.who_is_here({1: True}) in state.text()
    with qtbot.waitSignal(room.closed):
        qtbot.mouseClick(dialog.turn, Qt.MouseButton.LeftButton)
    assert guest.closed() == 4005
    assert not dialog.code.isVisible() and edge.isHidden()


def test_the_edge_closes_the_room_from_any_page(room: Room, qtbot: QtBot) -> None:
    edge = RoomEdge(room)
    qtbot.addWidget(edge)
    assert not edge.isHidden()
    with qtbot.waitSignal(edge.wanted):
        edge.code.click()
    edge.shut.click()
    assert not room.is_open and edge.isHidden()


def test_without_a_network_it_says_what_to_do(
    dialog: RoomDialog, networks: list[Address], qtbot: QtBot
) -> None:
    networks.clear()
    again = RoomDialog(dialog.room)
    qtbot.addWidget(again)
    assert not again.turn.isEnabled()
    assert "hotspot" in again.state.text()


def test_an_address_that_is_gone_is_told_and_chosen_anew(
    dialog: RoomDialog, networks: list[Address], qtbot: QtBot
) -> None:
    networks[:] = [Address("192.0.2.1", "wlan0")]
    again = RoomDialog(dialog.room)
    qtbot.addWidget(again)
    networks[:] = [Address(HERE, "lo")]
    with qtbot.waitSignal(again.room.failed):
        again.turn.click()
    assert again.state.text() == words.failed("address")
    assert again.network.value() == Address(HERE, "lo")
    with qtbot.waitSignal(again.room.opened):
        again.turn.click()


def test_a_wire_that_is_killed_is_told_and_the_room_opened_again(
    dialog: RoomDialog, qtbot: QtBot
) -> None:
    room = dialog.room
    with qtbot.waitSignal(room.opened):
        dialog.turn.click()
    assert room._process is not None
    with qtbot.waitSignals([room.failed, room.closed]):
        room._process.kill()
    assert dialog.state.text() == words.failed("ended")
    with qtbot.waitSignal(room.opened):
        dialog.turn.click()


def test_who_stays_alone_for_a_minute_is_told_what_may_be_in_the_way(
    dialog: RoomDialog, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(dialog.room.opened):
        dialog.turn.click()
    dialog._alone.timeout.emit()
    assert words.in_the_way(dialog.room.port)[0] in dialog.state.text()
    assert any(f"allow {dialog.room.port}/tcp" in one.text() for one in dialog.obstacles)


def test_a_missing_library_is_named(
    dialog: RoomDialog, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr("desktop.room.room.find_spec", lambda _: None)
    with qtbot.waitSignal(dialog.room.failed):
        dialog.turn.click()
    assert "python3-websockets" in dialog.state.text()
    assert not dialog.room.is_open and not dialog.room.is_opening


def test_only_addresses_of_own_networks_are_offered_the_likeliest_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = [
        Address("127.0.0.1", "lo"),
        Address("172.17.0.1", "docker0"),
        Address("169.254.3.4", "eth1"),
        Address("8.8.8.8", "ppp0"),
        Address("10.42.0.1", "wlan1"),
        Address("192.168.178.24", "wlan0"),
    ]
    monkeypatch.setattr(addresses, "_all", lambda: there)
    cards = [one.card for one in addresses.own()]
    assert cards == ["wlan0", "wlan1", "eth1", "docker0"]


def test_the_system_is_asked_for_every_card() -> None:
    assert HERE in [one.address for one in addresses._all()]


@pytest.mark.parametrize("side", [99, 180, 333])
def test_a_code_as_painted_has_the_squares_it_was_made_of(side: int) -> None:
    text = "http://192.168.178.24:7411/#3K7RM"
    image = QImage(QSize(side, side), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    with QPainter(image) as painter:
        qr.paint(painter, QRectF(image.rect()), text)
    code = qr.matrix(text)
    one = side / (len(code) + 2 * qr.QUIET)
    for y in range(-qr.QUIET, len(code) + qr.QUIET):
        for x in range(-qr.QUIET, len(code) + qr.QUIET):
            inside = 0 <= x < len(code) and 0 <= y < len(code)
            wanted = Qt.GlobalColor.black if inside and code[y][x] else Qt.GlobalColor.white
            middle = [int((at + qr.QUIET + 0.5) * one) for at in (x, y)]
            assert image.pixelColor(*middle) == wanted
