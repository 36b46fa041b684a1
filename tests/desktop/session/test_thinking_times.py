"""How long a bot needs that has no choice: as long as one that has, by what all have seen."""

from __future__ import annotations

from random import Random

import pytest

from desktop.session.thinking_times import KEPT, ThinkingTimes, limit
from desktop.session.worker import Question
from engine.match import Match
from engine.moves import Call
from tests.desktop.tables import head

STAY, GO = Call("stay"), Call("go")


def asked(*legal: Call, bot: str = "strong") -> Question:
    match = Match(head("Anna", "bot Ben", "bot Cilli"))
    match.deal()
    seen = match.view(match.turn)
    assert seen is not None
    return Question(0, match.head.game, match.head.options, 3, bot, seen, legal, 0)


@pytest.fixture
def times() -> ThinkingTimes:
    return ThinkingTimes(Random(1))


def test_who_has_a_choice_needs_what_he_takes(times: ThinkingTimes) -> None:
    assert [times.needed(asked(STAY, GO), taken) for taken in (300, 20)] == [300, 20]


def test_who_has_none_needs_what_others_took_lately(times: ThinkingTimes) -> None:
    for taken in (300, 500):
        times.needed(asked(STAY, GO), taken)
    assert {times.needed(asked(STAY), 3) for _ in range(40)} == {300, 500}


def test_only_the_latest_times_count(times: ThinkingTimes) -> None:
    for taken in [900, *[200] * KEPT]:
        times.needed(asked(STAY, GO), taken)
    assert {times.needed(asked(STAY), 3) for _ in range(40)} == {200}


def test_each_kind_of_bot_has_its_own_times(times: ThinkingTimes) -> None:
    times.needed(asked(STAY, GO), 700)
    times.needed(asked(STAY, GO, bot="beginner"), 50)
    assert times.needed(asked(STAY), 3) == 700
    assert times.needed(asked(STAY, bot="beginner"), 3) == 50


def test_before_anybody_had_a_choice_it_is_what_the_level_allows(times: ThinkingTimes) -> None:
    drawn = [times.needed(asked(STAY), 0) for _ in range(40)]
    assert len(set(drawn)) > 30 and 0 <= min(drawn) < max(drawn) < limit("strong")


def test_the_start_of_the_process_is_no_thought(times: ThinkingTimes) -> None:
    times.needed(asked(STAY, GO), 9000)
    assert times.needed(asked(STAY), 3) == limit("strong") == 1000


@pytest.mark.parametrize("bot", ["regular", "heuristic", "random"])
def test_who_goes_by_rules_of_thumb_never_thinks(times: ThinkingTimes, bot: str) -> None:
    assert times.needed(asked(STAY, bot=bot), 3) == 3
    times.needed(asked(STAY, GO, bot=bot), 40)
    assert times.needed(asked(STAY, bot=bot), 3) == 3


def test_a_character_thinks_as_long_as_its_level() -> None:
    assert limit("master:bold") == limit("master") == 3000
