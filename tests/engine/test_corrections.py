"""A past line is put right: the trail stays, what follows still fits, and it can be undone."""

from __future__ import annotations

import pytest

from engine import games
from engine.corrections import Correction
from engine.head import BadLog, Event, Head, Player
from engine.match import Match
from engine.sheet import Line, Note
from engine.table import NOBODY

LONGEST = 200
"""So many letters a reason may have."""
FIRST, SECOND, THIRD = Line((3, 2, None)), Line((1, 4, None)), Line((1, 2, 2))


def match(*lines: Line, preset: str = "bavarian") -> Match:
    options = games.find("ramsen").presets[preset].as_dict()
    one = Match(Head("ramsen", preset, options, tuple(map(Player, ("Anna", "Ben", "Cilli"))), 3))
    for line in lines:
        one.chalk(line)
    return one


def test_the_trail_stays_in_the_log() -> None:
    one = match(FIRST, SECOND)
    one.correct(1, Line((4, 1, None)), "the other way round")
    assert one.corrected() == [Correction(1, SECOND, Line((4, 1, None)), "the other way round")]
    assert {"line": SECOND.as_dict()} in one.events()
    assert Match.from_events(one.events()).corrected() == one.corrected()


def test_a_line_can_be_put_right_twice_and_each_is_undone_by_itself() -> None:
    one = match(FIRST, SECOND)
    one.correct(0, Line((2, 3, None)), "a")
    one.correct(0, Line((0, 5, None)), "b")
    one.undo()
    assert one.sheet().lines[0] == Line((2, 3, None))
    one.undo()
    assert one.sheet().lines[0] == FIRST and one.corrected() == []
    one.redo(2)
    assert one.sheet().lines[0] == Line((0, 5, None))


def test_a_deal_that_was_played_here_can_be_put_right_too() -> None:
    one = match()
    one.deal()
    while one.turn != NOBODY:
        one.play(one.legal()[0])
    played = one.sheet().lines[0]
    right = next(line for line in (FIRST, SECOND, THIRD) if line != played)
    one.correct(0, right, "a trick was swept up wrong")
    assert one.sheet().lines == (right,)
    one.deal()
    one.play(one.legal()[0])
    one.undo()
    assert one.sheet().lines == (right,)
    one.undo(2)
    assert one.sheet().lines == (played,)
    again = Match.from_events(one.events())
    assert again.sheet() == one.sheet() and again.revealed() == one.revealed()


def test_nothing_is_put_right_while_a_deal_is_on() -> None:
    one = match(FIRST)
    one.deal()
    with pytest.raises(BadLog, match="a deal is being played"):
        one.correct(0, SECOND, "")


def test_a_line_that_cannot_be_is_refused_and_nothing_has_changed() -> None:
    one = match(FIRST, SECOND)
    recorded: list[Event] = []
    one.record = recorded.append
    for wrong in (Line((5, 5, None)), Line((-1, 2, 2)), Line((1, 2)), FIRST):
        with pytest.raises(BadLog):
            one.correct(0, wrong, "")
    assert one.sheet().lines == (FIRST, SECOND) and recorded == []


def test_a_correction_that_leaves_no_room_for_a_later_line_is_refused() -> None:
    """Anna would have finished with the second deal, and the third is hers as well."""
    one = match(Line((4, 0, None)), Line((4, 1, None)), THIRD, preset="zaisertshofen")
    with pytest.raises(BadLog, match="line 3 would no longer fit"):
        one.correct(0, Line((5, 0, None)), "") or one.correct(1, Line((5, 0, None)), "")


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"line": 1, "values": [2, 3, None], "notes": []},
        {"line": 0, "values": [2, 3, None], "notes": [], "why": ""},
        {"line": 3, "values": [2, 3, None], "notes": [], "why": ""},
        {"line": True, "values": [2, 3, None], "notes": [], "why": ""},
        {"line": 1, "values": [2, 3, None], "why": ""},
        {"line": 1, "values": [2, 3, None], "notes": [], "why": 7},
        {"line": 1, "values": [2, 3, None], "notes": [], "why": "", "more": 1},
        {"line": 1, "values": [2, 3, None], "notes": [], "why": "x" * (LONGEST + 1)},
        {"line": 1, "values": ["2", 3, None], "notes": [], "why": ""},
        {"line": 1, "values": [3, 2, None], "notes": [], "why": "the same"},
        {"line": 1, "values": [2, 3, None], "notes": [["finished", 1]], "why": ""},
    ],
)
def test_an_event_that_is_no_correction_is_refused(data: object) -> None:
    one = match(FIRST, SECOND)
    with pytest.raises(BadLog):
        one.do({"correct": data})
    with pytest.raises(BadLog):
        one.do({"correct": data, "undo": 1})
    assert one.sheet().lines == (FIRST, SECOND)


@pytest.mark.parametrize("why", ["", "x" * LONGEST])
def test_a_reason_may_be_empty_and_as_long_as_the_bound(why: str) -> None:
    one = match(FIRST, SECOND)
    one.correct(0, Line((2, 3, None)), why)
    assert Match.from_events(one.events()).corrected()[0].why == why


def test_a_note_can_be_put_right_without_the_numbers() -> None:
    one = match(Line((5, None, 0)), Line((5, None, None), (Note("finished", 0),)))
    one.correct(1, Line((5, None, 0), (Note("finished", 0),)), "Cilli was in")
    assert one.sheet().lines[1].values == (5, None, 0)


def test_the_head_says_that_only_the_score_is_kept() -> None:
    head = Head("ramsen", "", {}, tuple(map(Player, "ABC")), 3, real_cards=True)
    assert Head.from_event(head.event()) == head
    assert "cards" not in match().head.event()
