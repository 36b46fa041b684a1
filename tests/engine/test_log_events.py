"""Every event goes through one door: what does not fit is refused by name, nothing is changed."""

from __future__ import annotations

import pytest

from engine import games
from engine.head import BadLog, Event, Head, Player
from engine.match import Match
from engine.sheet import Line, Note

EVENTS: list[Event] = [
    {"undo": True},
    {"undo": 0},
    {"undo": 99},
    {"redo": 1},
    {"move": "!pass", "undo": 1},
    {"deal": 1, "dealer": 0},
    {"deal": 1, "dealer": 0, "cards": "EA", "more": 1},
    {"line": {"values": [1, 2]}},
    {"line": {"values": [True, 2, 2], "notes": []}},
    {"line": {"values": [1, 2, 2], "notes": [["finished", True]]}},
    {"line": {"values": [1, 2, 2], "notes": [["finished", 7]]}},
    {"line": {"values": [1, 2, 2], "notes": [["finished", 0]]}},
    {"line": {"values": [-5, 1, 1], "notes": []}},
    {"line": {"values": [3, 3, 0], "notes": []}},
    {"line": {"values": [3, 2, 0, 0], "notes": []}},
    {},
]


def match() -> Match:
    kind = games.find("ramsen")
    options = kind.presets["zaisertshofen"].as_dict()
    return Match(Head("ramsen", "", options, tuple(Player(name) for name in "ABC"), 3))


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_that_does_not_fit_is_refused(event: Event) -> None:
    one = match()
    recorded: list[Event] = []
    one.record = recorded.append
    with pytest.raises(BadLog):
        one.do(event)
    assert recorded == [] and one.events() == [one.head.event()]


def test_a_line_for_a_side_that_has_finished_is_refused() -> None:
    one = match()
    one.chalk(Line((5, 0, None)))
    one.chalk(Line((5, None, 0), (Note("finished", 0),)))
    with pytest.raises(BadLog, match="rules"):
        one.chalk(Line((1, 2, 2)))
    one.chalk(Line((None, 3, 2)))
    assert len(one.sheet().lines) == 3


def test_a_failed_record_stops_the_event() -> None:
    one = match()

    def full(event: Event) -> None:
        raise OSError("full")

    one.record = full
    with pytest.raises(OSError, match="full"):
        one.deal()
    assert one.deal_number == 0 and one.undoable() == 0


@pytest.mark.parametrize("seed", [-1, 2**32, True, 1.5, "7"])
def test_a_seed_is_a_number_of_32_bits(seed: object) -> None:
    with pytest.raises(BadLog):
        Head.from_event({**match().head.event(), "seed": seed})
