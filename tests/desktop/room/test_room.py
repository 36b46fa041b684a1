"""The window's end: messages go through in both directions, in order, and end with the room."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.room import files
from desktop.room.messages import No
from desktop.room.room import Room
from tests.desktop.room.guests import Guest, ask, status
from tests.ports import HERE

Got = list[tuple[int, dict[str, object]]]


def test_what_a_device_says_is_heard_in_order_and_answered(
    room: Room, got: Got, qtbot: QtBot
) -> None:
    guest = Guest(room.port, {"v": 1, "watch": 1})
    for n in range(20):
        guest.say({"lang": "de", "n": n})
    qtbot.waitUntil(lambda: len(got) == 21)
    assert got[0] == (1, {"v": 1, "watch": 1})
    assert [message["n"] for _, message in got[1:]] == list(range(20))
    room.tell([1], {"told": "Grüß Gott"})
    assert guest.hears() == {"told": "Grüß Gott"}
    guest.leave()
    qtbot.waitUntil(lambda: room.devices == {})


def test_who_is_sent_away_hears_why(room: Room, got: Got, qtbot: QtBot) -> None:
    for why in No:
        guest = Guest(room.port, {"v": 1, "table": "K7RM"})
        qtbot.waitUntil(lambda: bool(got))
        room.drop(got.pop()[0], why)
        assert guest.hears() == {"no": why.word}
        assert guest.closed() == why


def test_a_room_that_closes_says_goodbye(room: Room, got: Got, qtbot: QtBot) -> None:
    guest = Guest(room.port, {"v": 1, "watch": 1})
    qtbot.waitUntil(lambda: bool(got))
    room.close()
    assert guest.hears() == {"no": "over"}
    assert guest.closed() == No.OVER
    assert not room.is_open and room.url == ""


def test_the_next_port_is_taken_where_one_is_taken(room: Room, qtbot: QtBot) -> None:
    other = Room()
    with qtbot.waitSignal(other.opened):
        other.open(HERE, files.web(), port=room.port)
    assert other.port == room.port + 1
    assert status(ask(other.port)) == 200
    other.close()


def test_an_address_of_another_machine_is_refused(qtbot: QtBot) -> None:
    other = Room()
    with qtbot.waitSignal(other.failed) as failed:
        other.open("192.0.2.1", files.web())
    assert failed.args == ["address"]
    assert not other.is_open
