"""A copy of an old evening is written in the version of today, and comes to the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from engine import convert, games
from engine.head import VERSION, Event, Head, Player
from engine.match import Match
from engine.sheet import Sheet
from engine.store import load
from engine.table import NOBODY, Table
from tests.engine.test_scores import ramsli, shuffling
from tests.kit import Case, any_move, share
from tests.kit.matches import decided
from tests.workshop import golden

SAVES = Path(__file__).parent.parent / "saves"
CASES = 10
"""So many cases of each game: every preset and number of players, then house rules by chance."""


def course(events: list[Event]) -> Iterator[tuple[int, Table | None, Sheet]]:
    """What each step of a log comes to: the table and the sheet.

    An answer for form's sake is none, also where it stands in the log.
    """
    match = Match(Head.from_event(events[0]))
    steps = 0
    for event in events[1:]:
        formal = "move" in event and match.formal() is not None and match.head.version == 1
        if event.keys() & {"deal", "move", "line", "correct"} and not formal:
            yield steps, decided(match), match.sheet()
            steps += 1
        match.do(event)
    yield steps, decided(match), match.sheet()


def same(one: Match, other: Match) -> None:
    assert decided(one) == decided(other) and one.sheet() == other.sheet()
    assert one.corrected() == other.corrected() and one.players == other.players


def checked(old: Match) -> list[Event]:
    """The copy of a match of version 1, which comes to the same at every step."""
    assert old.head.version == 1
    events = convert.newest(old)
    new = Match.from_events(events)
    same(old, new)
    assert new.head.version == VERSION == events[0]["kartentisch"]
    assert events[0]["seed"] == str(old.head.seed) and new.differences() == []
    assert list(course(events)) == list(course(old.events()))
    return events


def evening(case: Case, seed: int) -> Match:
    """Some deals of version 1, played at random, with talk and with what is taken back."""
    players = tuple(Player(f"Player {seat}") for seat in range(case.players))
    options = case.options.as_dict()
    match = Match(Head(case.game, case.label, options, players, seed, version=1))
    rng = Random(seed)
    for _ in range(3):
        if match.over:
            break
        match.deal()
        while match.turn != NOBODY:
            seat = int(rng.random() * case.players)
            if (phrases := match.phrases(seat)) and rng.random() < 0.2:
                match.say(seat, phrases[0])
            match.play(any_move(match.legal(), rng))
            if rng.random() < 0.04:
                match.undo(1 + int(rng.random() * 2))
    match.undo(1 + int(rng.random() * 3))
    return match


@pytest.mark.parametrize("game", games.names())
def test_a_copy_of_an_evening_comes_to_the_same(game: str) -> None:
    for number, case in enumerate(share(game)[:CASES]):
        checked(evening(case, number))


def test_cards_that_were_shuffled_again_lie_in_the_copy_as_they_lay() -> None:
    orders = 0
    for seed in range(10):
        match, rng = ramsli(1, seed), Random(seed)
        for _ in range(4):
            match.deal()
            while match.turn != NOBODY:
                match.play(any_move(match.legal(), rng))
        orders += sum("shuffled" in event for event in checked(match))
    assert orders > 8


def test_a_new_hand_with_four_cards_in_the_stock_is_copied_as_it_was() -> None:
    """In version 1 these four are drawn before the rest is shuffled again."""
    for seed in range(400):
        match, rng = ramsli(1, seed), Random(seed)
        match.deal()
        while match.turn != NOBODY:
            legal = match.legal()
            table = match.revealed()
            assert table is not None
            move = next((one for one in legal if str(one) == "!new_hand"), any_move(legal, rng))
            match.play(move)
            if str(move) == "!new_hand" and len(table.stock) == 4:
                assert any("shuffled" in event for event in checked(match))
                return
    raise AssertionError("it never came to that")


def test_each_saved_evening_of_version_1_is_copied_whole() -> None:
    for path in sorted(SAVES.glob("v1-*.kartentisch")):
        checked(Match.from_events(load(path).events))


def test_a_copy_of_a_golden_evening_has_the_same_sheet() -> None:
    for path in golden.logs(golden.OLD):
        old = Match.from_events(load(path).events)
        assert old.over and old.head.version == 1, path.name
        new = Match.from_events(convert.newest(old))
        same(old, new)
        assert golden.sheet_of(new.sheet()) == golden.sheet_path(path).read_bytes(), path.name


def test_a_copy_of_an_evening_of_today_is_the_evening() -> None:
    events, event = shuffling()
    match = Match.from_events([*events, event])
    assert convert.newest(match) == match.events()


def test_a_match_that_was_copied_goes_on_in_its_version() -> None:
    match = ramsli(1)
    match.deal()
    events: list[Event] = []
    match.record = events.append
    convert.newest(match)
    assert events == [] and match.head.version == 1
    match.play(match.legal()[0])
    assert Match.from_events(match.events()).head.version == 1
