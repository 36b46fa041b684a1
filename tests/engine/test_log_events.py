"""Every event goes through one door: what does not fit is refused by name, nothing is changed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import games, seeds
from engine.head import BadLog, Branch, Event, Head, Player
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


CODE = seeds.code(bytes(range(16)))


@pytest.mark.parametrize(
    "seed", ["-1", str(2**32), True, 1.5, 7, "07", "", CODE[:-1], CODE.lower()]
)
def test_a_seed_is_a_number_or_a_code_as_text(seed: object) -> None:
    with pytest.raises(BadLog):
        Head.from_event({**match().head.event(), "seed": seed})


@pytest.mark.parametrize("seed", [0, 7, 2**32 - 1, CODE])
def test_a_seed_survives_its_event(seed: seeds.Seed) -> None:
    head = replace(match().head, seed=seed)
    assert head.event()["seed"] == str(seed)
    assert Head.from_event(head.event()) == head


@pytest.mark.parametrize("version", [0, -1, 3, True, "2", 1.0])
def test_a_head_of_another_version_is_none(version: object) -> None:
    with pytest.raises(BadLog):
        Head.from_event({**match().head.event(), "kartentisch": version})


def test_who_sits_there_and_where_an_evening_comes_from_survive_the_event() -> None:
    players = (Player("A", id="a1"), Player("B", "heuristic", "b2"), Player("C"))
    branch = Branch("evening 1", 2, 3, "dealt_anew")
    head = replace(match().head, players=players, id="evening 2", branch=branch)
    event = head.event()
    assert event["seats"] == [
        {"name": "A", "id": "a1"},
        {"name": "B", "bot": "heuristic", "id": "b2"},
        {"name": "C"},
    ]
    assert event["branch"] == {"of": "evening 1", "deal": 2, "move": 3, "way": "dealt_anew"}
    assert Head.from_event(event) == head


def test_version_1_has_neither_ids_nor_branches() -> None:
    event = {**replace(match().head, version=1).event(), "id": "x", "branch": 7}
    head = Head.from_event(event)
    assert (head.id, head.branch) == ("", None)
    assert not {"id", "branch"} & replace(head, id="x").event().keys()


@pytest.mark.parametrize("one", ["", 7, None, "x" * 65])
def test_an_id_is_a_short_text(one: object) -> None:
    event = match().head.event()
    with pytest.raises(BadLog):
        Head.from_event({**event, "id": one})
    with pytest.raises(BadLog):
        Head.from_event({**event, "seats": [{"name": "A", "id": one}] * 3})


@pytest.mark.parametrize(
    "branch",
    [
        None,
        {},
        {"of": "", "deal": 1, "move": 1, "way": "lesson"},
        {"of": "x" * 65, "deal": 1, "move": 1, "way": "lesson"},
        {"of": "x", "deal": 0, "move": 1, "way": "lesson"},
        {"of": "x", "deal": 1, "move": True, "way": "lesson"},
        {"of": "x", "deal": 1, "move": 1, "way": "somehow"},
    ],
)
def test_a_branch_that_leads_nowhere_is_refused(branch: object) -> None:
    with pytest.raises(BadLog):
        Head.from_event({**match().head.event(), "branch": branch})


def test_a_head_is_written_without_the_seed_that_leads_to_every_card() -> None:
    head = replace(match().head, seed=271828)
    assert "271828" not in repr(head) and "ramsen" in repr(head)
