"""Looking back: what was decided in finished deals, as it was seen then."""

from __future__ import annotations

import pytest

from engine import seeds
from engine.match import Match, bot_seed
from engine.moves import Move
from engine.review import NotFinished, Past, before
from engine.table import NOBODY, View
from tests.engine.test_match import head, play_out


@pytest.fixture
def match() -> Match:
    """Two finished deals, and two moves of a third."""
    there = Match(head())
    for _ in range(2):
        there.deal()
        play_out(there)
    there.deal()
    for _ in range(2):
        there.play(there.legal()[0])
    return there


def test_each_decision_comes_as_its_seat_saw_it_then() -> None:
    match = Match(head())
    match.deal()
    course: list[tuple[View | None, list[Move], Move, int]] = []
    while match.turn != NOBODY:
        legal = match.legal()
        course.append((match.view(match.turn), legal, legal[-1], bot_seed(match)))
        match.play(legal[-1])
    decisions = Past(match).decisions(1)
    assert [(one.seen, list(one.legal), one.made, one.seed) for one in decisions] == course
    assert [one.number for one in decisions] == list(range(1, len(course) + 1))


def test_a_deal_that_is_being_played_is_not_to_be_asked_about(match: Match) -> None:
    past = Past(match)
    assert past.deals == [1, 2] and past.running == 3
    for deal in (3, 4, 0):
        with pytest.raises(NotFinished):
            past.decisions(deal)


def test_a_finished_deal_that_is_taken_up_again_is_being_played(match: Match) -> None:
    match.undo(4)
    assert match.deal_number == 2
    assert Past(match).deals == [1]


def test_what_was_taken_back_is_not_told(match: Match) -> None:
    while match.turn != NOBODY:
        match.undo()
        match.play(match.legal()[-1])
        if match.turn != NOBODY:
            match.play(match.legal()[0])
    moves = match.moves
    assert [one.made for one in Past(match).decisions(3)] == moves


def test_with_real_cards_there_is_nothing_to_look_back_at() -> None:
    assert Past(Match(head(real_cards=True))).deals == []


def test_before_a_move_is_the_match_as_it_stood_there(match: Match) -> None:
    there = before(match.events(), 2, 3)
    assert there is not None
    assert (there.deal_number, len(there.moves)) == (2, 2)
    assert before(match.events(), 3, 4) is None


def test_every_decision_has_a_chance_of_its_own_which_is_the_same_again() -> None:
    match, found = Match(head(seed=seeds.code(bytes(16)))), []
    for _ in range(2):
        match.deal()
        while match.turn != NOBODY:
            found.append(bot_seed(match))
            match.play(match.legal()[0])
            match.undo()
            assert bot_seed(match) == found[-1]
            match.redo()
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("seed", [7, seeds.code(bytes(16))])
def test_the_chance_of_a_bot_is_a_hash_under_a_name_of_its_own(seed: seeds.Seed) -> None:
    match = Match(head(seed=seed))
    match.deal()
    assert bot_seed(match) == seeds.digest(seed, "bot", 1, 0, match.turn)
    assert bot_seed(match) != seeds.digest(seed, "deal", 1)
