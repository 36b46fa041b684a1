"""Why a bot did so: asked again it comes to the same, and how it came to that is told right."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest

from engine import games
from engine.bots import make
from engine.bots.levels import LEVELS
from engine.bots.search import SearchBot
from engine.bots.why import why
from engine.facts import Way, Why
from engine.match import Match
from engine.review import Decision, Past
from tests import kit


@cache
def finished(name: str) -> tuple[Match, list[Decision]]:
    """A deal that went by rules of thumb, and what was free to decide in it."""
    match, _ = kit.bots_evening(kit.share(name)[0], ["regular"])
    decisions = Past(match).decisions(match.deal_number)
    return match, [one for one in decisions if one.free]


def asked(bot: str, match: Match, one: Decision) -> Why:
    return why(bot, match.rules, one.seen, list(one.legal), one.seed)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", games.names())
def test_who_is_played_at_another_level_is_told_as_that(name: str) -> None:
    match, decisions = finished(name)
    if not games.find(name).master:
        assert asked("master", match, decisions[0]) == asked("strong", match, decisions[0])
    for one in decisions:
        assert asked("heuristic", match, one) == asked("regular", match, one)
        assert asked("regular", match, one).way == Way.THUMB


def test_where_a_beginner_does_not_err_he_goes_by_the_rules_of_thumb() -> None:
    match, decisions = finished("ramsli")
    ways = {asked("beginner", match, one).way for one in decisions}
    assert ways <= {Way.THUMB, Way.ERRED, Way.SAME} and Way.THUMB in ways
    erred = SearchBot(match.rules, replace(LEVELS["beginner"], errs=1.0))
    for one in decisions:
        thought = erred.think(one.seen, list(one.legal), Random(one.seed))
        assert thought.erred and thought.candidates


def test_what_a_beginner_no_longer_knew_is_told_where_there_was_more_than_he_keeps() -> None:
    match, decisions = finished("knueffeln")
    keeps = LEVELS["beginner"].remembers
    told = [(asked("beginner", match, one), len(one.seen.table.tricks)) for one in decisions]
    weighed = [(one.forgets, tricks) for one, tricks in told if one.weighed]
    assert all(forgets == (keeps if tricks > keeps else 0) for forgets, tricks in weighed)
    assert any(forgets for forgets, _ in weighed)
    assert not any(one.forgets for one, _ in told if not one.weighed)


@pytest.mark.parametrize(
    ("character", "ways"),
    [
        ("careful", {Way.SAFER}),
        ("bold", {Way.BOLDER}),
        ("mischievous", {Way.SAFER, Way.BOLDER}),
        ("talkative", set()),
    ],
)
def test_what_is_done_for_a_character_is_called_so(character: str, ways: set[Way]) -> None:
    """The regular alone looks at nothing but that."""
    found, risk = set(), 0.0
    for name in ("ramsen", "schnellen", "knueffeln"):
        match, decisions = finished(name)
        for one, luck in product(decisions, range(3)):
            told = asked(f"regular:{character}", match, replace(one, seed=one.seed + luck))
            found.add(told.way)
            if told.forgone is not None:
                moves = (told.advice.move, told.forgone)
                risks = [match.rules.bots.risk(one.seen.table, move) for move in moves]
                assert (risks[0] > risks[1]) == (told.way == Way.BOLDER)
                risk += 1
    usual = {Way.SUITED, Way.SAME, Way.THUMB} if ways else {Way.THUMB}
    assert found - usual == ways and bool(risk) == bool(ways)


def test_what_is_left_for_better_reasons_is_told_with_what_it_is_better_than() -> None:
    match, decisions = finished("knueffeln")
    told = [asked("strong/40", match, one) for one in decisions]
    better = [one for one in told if one.way == Way.BETTER]
    assert better and all(one.advice.move != one.usual for one in better)
    bot = make("strong/40", match.rules)
    again = [bot.choose(one.seen, list(one.legal), Random(one.seed), 0.0) for one in decisions]
    assert [one.advice.move for one in told] == again
