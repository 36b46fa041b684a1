"""Random evenings: whoever comes late, leaves or is entered wrongly, the state stays in order."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import fields
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine import store
from engine.head import BadLog, Event
from engine.log_table import TOURNAMENT
from engine.tournament.cash import cash_sheet
from engine.tournament.head import FORMAT, SUFFIX, Head
from engine.tournament.met import evenness, met
from engine.tournament.prizes import prize_list
from engine.tournament.refusal import Refused
from engine.tournament.rounds import Round
from engine.tournament.standings import Row, standings
from engine.tournament.state import TournamentState
from engine.tournament.tournament import Tournament
from tests.engine.tournament.hall import any_points, fill, hall, is_as_drawn, play_round

TABLES = [
    {"sizes": (3, 4, 5)},
    {"sizes": (4, 5), "sides": {4: ((0, 2), (1, 3))}},
    {"sizes": (2, 3, 4, 5, 6), "teams_apart": True},
    {"sizes": (3, 4, 5, 6), "sat_out": "average", "drop": 1},
    {"sizes": (4,), "plan": ("drawn", "ranked", "drawn", "final"), "fewest": True},
    {"sizes": (2,), "best": 2, "plan": ("swiss",), "scoring": "wins", "sat_out": 2},
    {"sizes": (2,), "best": 2, "plan": ("round_robin",), "scoring": "wins"},
    {"sizes": (2,), "best": 2, "plan": ("swiss", "knockout"), "lives": 2, "scoring": "wins"},
    {"sizes": (3, 4), "plan": ("ranked",), "missed": "average"},
]


class Evening:
    """An evening of chance: everything that happens is drawn from one generator."""

    def __init__(self, people: int, tables: dict[str, Any], seed: int) -> None:
        self.rng = Random(seed)
        self.events: list[Event] = []
        head = Head().changed({"seed": seed, "ties": ["best_round", "direct"], **tables})
        self.events.append(head.event())
        self.tournament = Tournament(head, self.events.append)
        for number in range(people):
            team = f"team {int(self.rng.random() * people)}"
            self.tournament.enter(f"Person {number}", team=team)

    def play(self, rounds: int) -> None:
        for _ in range(rounds):
            self.come_and_go()
            try:
                number = self.tournament.prepare()
                self.tournament.draw()
            except Refused:
                self.tournament.undo()
                return
            if self.rng.random() < 0.2:
                self.draw_again(number)
            fill(self.tournament, number, self.handed_in, self.rng)
            self.put_right()
            if self.rng.random() < 0.5:
                self.tournament.do({"close": number})
            if self.rng.random() < 0.3:
                steps = 1 + int(self.rng.random() * 5)
                before = self.tournament.state
                self.tournament.undo(steps)
                self.tournament.redo(steps)
                assert self.tournament.state == before

    def come_and_go(self) -> None:
        people = self.tournament.state.people
        if self.rng.random() < 0.4:
            self.tournament.enter("Late", at_number=max(people) + 1 + int(self.rng.random() * 3))
        here = [n for n, one in people.items() if not one.left]
        if self.rng.random() < 0.4 and len(here) > 5:
            self.tournament.do({"leave": here[int(self.rng.random() * len(here))]})
        if self.rng.random() < 0.3:
            who = here[int(self.rng.random() * len(here))]
            self.tournament.do({"substitute": who, "name": "Instead"})

    def draw_again(self, number: int) -> None:
        self.tournament.do({"redraw": number, "reason": "spilt"})
        self.tournament.do({"confirm": number})
        self.tournament.draw()

    def put_right(self) -> None:
        state = self.tournament.state
        one = state.drawn[int(self.rng.random() * len(state.drawn))]
        table = 1 + int(self.rng.random() * len(one.tables()))
        values = self.handed_in(self.rng, one.results[table].values)
        change = {"correct": [one.number, table], "values": values, "reason": "misread"}
        try:
            self.tournament.do(change)
        except Refused as refused:
            assert refused.key == "would_change_the_knockout"

    def handed_in(self, rng: Random, seats: Any) -> list[int]:
        values = any_points(rng, seats)
        return [value * 10 + place for place, value in enumerate(values)]


# People who have left stand last where the fewest points win.
@example(24, TABLES[4], 1, 0)
@settings(max_examples=9)
@given(st.integers(5, 40), st.sampled_from(TABLES), st.integers(1, 5), st.integers(0, 2**32 - 1))
def test_an_evening_of_chance_stays_in_order(
    people: int, tables: dict[str, Any], rounds: int, seed: int
) -> None:
    evening = Evening(people, tables, seed)
    evening.play(rounds)
    in_order(evening)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("people", [200, 100])
@pytest.mark.parametrize("tables", [TABLES[0], TABLES[1], TABLES[5]])
def test_a_large_evening_stays_in_order(people: int, tables: dict[str, Any]) -> None:
    evening = Evening(people, tables, people)
    evening.play(4)
    in_order(evening)


def in_order(evening: Evening) -> None:
    state = evening.tournament.state
    for one in state.drawn:
        everybody_sits_once(state, one)
    nobody_sits_out_twice_before_everybody_once(state)
    points_are_those_of_the_tables(state)
    places_go_down_with_points(state)
    the_log_folds_to_the_same(evening)


def everybody_sits_once(state: TournamentState, one: Round) -> None:
    assert one.draw is not None
    seated = [who for table in one.draw.tables for who in table]
    there = sorted([*seated, *one.draw.out, *one.draw.away])
    assert there == sorted(n for n, person in state.people.items() if person.plays(one.number))
    assert {len(table) for table in one.draw.tables} <= set(state.head.sizes)


def nobody_sits_out_twice_before_everybody_once(state: TournamentState) -> None:
    """Of all who were there whenever one of them sat out."""
    count = Counter[int]()
    for one in state.drawn:
        assert one.draw is not None
        if one.way not in ("drawn", "ranked", "swiss"):
            return
        there = {*one.draw.out, *(who for table in one.draw.tables for who in table)}
        for who in one.draw.out:
            assert count[who] <= min(count[other] for other in there - {*one.draw.out})
        count.update(one.draw.out)


def points_are_those_of_the_tables(state: TournamentState) -> None:
    """Reckoned by hand where the points are simply those of the results."""
    head = state.head
    if head.scoring != "points" or head.drop or "average" in (head.sat_out, head.missed):
        return
    total = Counter[int]()
    for one in state.drawn:
        for table in one.tables():
            for side, value in zip(
                state.sides(one.seated(table)), one.results[table].values, strict=True
            ):
                total.update(dict.fromkeys(side, value))
    assert {row.number: row.points for row in standings(state)} == {
        number: total[number] for number in state.people
    }


def places_go_down_with_points(state: TournamentState) -> None:
    rows = standings(state)
    assert sorted(who for row in rows for who in row.people) == sorted(state.people)
    for place, row in enumerate(rows, 1):
        level = [other for other in rows if other.place == row.place]
        assert row.shared == (len(level) > 1)
        assert row.place == rows.index(level[0]) + 1 <= place
    if {"knockout", "final"}.isdisjoint(one.way for one in state.drawn):
        # Where the fewest points win, nobody gains a place by going home or by not having come.
        behind = [state.head.fewest and not stayed(state, row) for row in rows]
        assert behind == sorted(behind)
        for kind in (False, True):
            points = [row.points for row, last in zip(rows, behind, strict=True) if last == kind]
            assert points == sorted(points, reverse=not state.head.fewest)


def stayed(state: TournamentState, row: Row) -> bool:
    """Whether all who share a line are still there, and a round of theirs counts."""
    there = all(not state.people[who].left for who in row.people)
    return there and any(cell.counts for cell in row.cells)


def the_log_folds_to_the_same(evening: Evening) -> None:
    events = json.loads(json.dumps(evening.events))
    assert Tournament.from_events(events).state == evening.tournament.state
    short = evening.tournament.events()
    assert Tournament.from_events(short).state == evening.tournament.state
    assert not any("undo" in event or "redo" in event for event in short)


def test_twenty_eight_people_at_seven_tables_from_the_door_to_the_prizes() -> None:
    """Four series, the last by rank: nobody meets twice before it, no coin is lost."""
    prizes = [{"kind": "place", "place": n, "money": 10_000 // n} for n in range(1, 8)]
    head = Head().changed(
        {
            **{"sizes": (3, 4, 5), "plan": ["drawn", "drawn", "drawn", "ranked"], "seed": 28},
            **{"fee": 1000, "prizes": prizes, "ties": ["best_round", "lot"]},
        }
    )
    tournament, rng = Tournament(head), Random(28)
    for number in range(1, 29):
        tournament.enter(f"Person {number}")
        tournament.do({"pay": 1000, "who": number})
    for number in (1, 2, 3, 4):
        tournament.prepare()
        tournament.draw()
        drawn = tournament.state.round(number).draw
        assert drawn is not None
        assert [len(table) for table in drawn.tables] == [4] * 7
        if number < 4:
            assert met(tournament.state).repeats == 0
        fill(tournament, number, any_points, rng)
        tournament.do({"close": number})
    assert [row.place for row in tournament.standings()] == list(range(1, 29))
    won = prize_list(tournament.state)
    assert [one.number for one in won] == [row.number for row in tournament.standings()[:7]]
    for one in won:
        tournament.do({"hand": [one.prize, one.number]})
    cash = cash_sheet(tournament.state)
    assert not cash.owing
    assert cash.box == cash.left_over == 28_000 - sum(10_000 // n for n in range(1, 8))


# The same seed.


@pytest.mark.one_in(4)
@pytest.mark.parametrize("tables", TABLES)
def test_the_same_evening_gives_draws_that_can_be_checked_against_its_seed(
    tables: dict[str, Any],
) -> None:
    one, other = Evening(13, tables, 3), Evening(13, tables, 3)
    one.play(2)
    other.play(2)
    assert one.events == other.events
    assert all(is_as_drawn(one.tournament, drawn.number) for drawn in one.tournament.state.drawn)
    different = Evening(13, {**tables, "seed": 4}, 3)
    different.play(2)
    assert different.events[14:] != one.events[14:]


def test_the_order_of_registration_favours_nobody() -> None:
    """Of eleven at tables of five one sits out: over 1100 evenings each about 100 times."""
    out, first = Counter[int](), Counter[int]()
    head = Head().changed({"sizes": (4, 5), "best": 5})
    for seed in range(1100):
        tournament = Tournament(head.changed({"seed": seed}))
        for number in range(11):
            tournament.enter(f"Person {number}")
        tournament.prepare()
        tournament.draw()
        drawn = tournament.state.drawn[0].draw
        assert drawn is not None
        out.update(drawn.out)
        first.update(drawn.tables[0])
    assert sum((out[n] - 100) ** 2 / 100 for n in range(1, 12)) < 30, "10 degrees of freedom"
    assert sum((first[n] - 500) ** 2 / 500 for n in range(1, 12)) < 20


# In a file.


def test_an_evening_is_kept_in_a_file_like_a_match(tmp_path: Path) -> None:
    path = tmp_path / f"evening{SUFFIX}"
    head = Head(seed=3)
    log = store.Log.create(path, head.event())
    tournament = Tournament(head, log.append)
    for number in range(8):
        tournament.enter(f"Größe {number}")
    tournament.prepare()
    tournament.draw()
    path.write_bytes(path.read_bytes() + b'{"start":')
    saved = store.load(path, FORMAT)
    assert saved.torn == b'{"start":'
    again = Tournament.from_events(saved.events)
    assert again.state == tournament.state
    log, aside = store.Log.resume(path, saved)
    assert aside is not None and aside.read_bytes() == b'{"start":'
    again.record = log.append
    again.do({"start": 1})
    assert Tournament.from_events(store.load(path, FORMAT).events).state == again.state


def test_a_match_is_no_tournament_and_a_tournament_no_match(tmp_path: Path) -> None:
    path = tmp_path / "evening"
    store.Log.create(path, Head().event())
    with pytest.raises(store.UnreadableSave) as refused:
        store.load(path)
    assert refused.value.kind == "foreign"


def test_what_cannot_be_saved_does_not_happen() -> None:
    def full(event: Event) -> None:
        raise store.SaveFailed("full")

    tournament = Tournament(Head(), full)
    with pytest.raises(store.SaveFailed):
        tournament.enter("Person")
    assert not tournament.state.people
    assert not tournament.undoable()


NONSENSE: list[Any] = [
    {},
    {"fly": 1},
    {"enter": 20},
    {"enter": "1", "name": "x"},
    {"enter": True, "name": "x"},
    {"enter": 20, "name": "x", "shoe": 44},
    {"enter": 20, "leave": 1, "name": "x"},
    {"undo": 0},
    {"undo": 99},
    {"undo": True},
    {"redo": 1},
    {"prepare": 1, "way": "thrown"},
    {"apart": [1]},
    {"apart": 3},
    {"pair": [1]},
    {"result": 1, "values": []},
    {"set": {"shoe": 44}},
    {"set": {"sizes": []}},
    {"set": {"sizes": [4], "best": 5}},
    {"set": 4},
    {"pay": "much"},
]


@pytest.mark.parametrize("event", NONSENSE)
def test_an_event_that_says_nothing_is_refused_and_changes_nothing(event: Event) -> None:
    tournament = Tournament(Head())
    tournament.enter("Person")
    tournament.enter("Another")
    before = tournament.state
    with pytest.raises(BadLog):
        tournament.do(event)
    assert tournament.state is before
    with pytest.raises(BadLog) as refused:
        Tournament.from_events([*tournament.events(), event])
    assert refused.value.number == 3


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.sampled_from(["", "x", "drawn", "1"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner),
    max_leaves=6,
)
KEYS = (
    *("name", "team", "tags", "member", "bot", "table", "rounds", "who", "what", "way", "twice"),
    *("reason", "people", "values", "despite", "source", "seed", "attempt", "tables", "out"),
    *("away", "ahead", "broken", "by", "at"),
)


@cache
def nine_people(drawn: bool) -> list[Event]:
    """Nine people, and a round that is prepared or drawn."""
    tournament = Tournament(Head())
    for _ in range(9):
        tournament.enter("Person")
    tournament.prepare()
    if drawn:
        tournament.draw()
    return tournament.events()


KINDS = [kind for kind in TOURNAMENT.events if kind != "tournament"]


@settings(max_examples=60)
@given(
    st.sampled_from(KINDS),
    JSON,
    st.dictionaries(st.sampled_from(KEYS), JSON, max_size=7),
)
def test_whatever_stands_in_an_event_it_is_done_or_refused(
    kind: str, value: Any, more: dict[str, Any]
) -> None:
    tournament = Tournament.from_events(nine_people(kind != "draw"))
    before = tournament.state
    try:
        tournament.do({**more, kind: value})
    except (Refused, BadLog):
        assert tournament.state is before


@settings(max_examples=100)
@given(st.dictionaries(st.sampled_from([one.name for one in fields(Head)]), JSON, max_size=4))
def test_whatever_stands_in_a_head_it_is_read_or_refused(settings_: dict[str, Any]) -> None:
    try:
        head = Head.from_event({"tournament": 1, **settings_})
    except BadLog:
        return
    assert Head.from_event(json.loads(json.dumps(head.event()))) == head


DRAWS: list[tuple[list[list[int]], list[int]]] = [
    ([[1, 2, 3, 4]], []),
    ([[1, 2, 3, 4]], [5, 6]),
    ([[1, 2, 3, 4]], [4, 5]),
    ([[1, 2, 3, 1]], [4, 5]),
    ([[1, 2, 3]], [4, 5]),
    ([], [1, 2, 3, 4, 5]),
]


@pytest.mark.parametrize(("tables", "out"), DRAWS)
def test_a_draw_in_which_not_everybody_is_once_is_refused(
    tables: list[list[int]], out: list[int]
) -> None:
    tournament = Tournament(Head())
    for _ in range(5):
        tournament.enter("Person")
    tournament.prepare()
    with pytest.raises(BadLog):
        tournament.do({"draw": 1, "seed": 0, "attempt": 1, "tables": tables, "out": out})


@pytest.mark.parametrize(
    "more",
    [{"ahead": 5}, {"ahead": [[1]]}, {"broken": "x"}, {"broken": [[1]]}, {"luck": 1}, {"seed": ""}],
)
def test_a_draw_that_cannot_be_read_is_refused(more: Event) -> None:
    tournament = Tournament(Head())
    for _ in range(4):
        tournament.enter("Person")
    tournament.prepare()
    good = {"draw": 1, "seed": 0, "attempt": 1, "tables": [[1, 2, 3, 4]], "out": []}
    with pytest.raises(BadLog):
        tournament.do({**good, **more})
    tournament.do(good)


def test_the_head_reads_what_it_writes() -> None:
    for tables in TABLES:
        head = Head().changed(
            {**tables, "prizes": [{"kind": "place", "place": 1, "money": 5}], "sums": {"4": 0}}
        )
        assert Head.from_event(json.loads(json.dumps(head.event()))) == head
    with pytest.raises(BadLog):
        Head.from_event({"kartentisch": 1})
    with pytest.raises(BadLog):
        Tournament.from_events([])


def test_an_evening_begun_before_is_drawn_as_it_was() -> None:
    old = hall(28, sizes=[4], plan=["drawn"] * 9, seed=3)
    play_round(old)
    assert evenness(old.state).again > 0
    new = hall(28, sizes=[4], plan=["drawn"] * 9, seed=3, draws=2)
    play_round(new)
    assert is_as_drawn(new, 1) and is_as_drawn(old, 1)
    found = evenness(new.state)
    assert (found.rounds, found.again, found.most) == (9, 0, 1)
    assert found.chair <= 3 and found.table <= 3
    assert Tournament.from_events(new.events()).state == new.state
