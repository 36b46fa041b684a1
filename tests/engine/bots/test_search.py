"""The bot that thinks: the same for the same view and luck, whatever it cannot see."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import games
from engine.bots import CHARACTERS, LEVELS, make, offered, played_as
from engine.bots.heuristic import HeuristicBot
from engine.bots.racing import Candidate
from engine.bots.search import SearchBot, counted
from engine.bots.worlds import drawn, worlds
from engine.cards import GERMAN_32
from engine.hidden import redeal, view
from engine.moves import Move
from engine.rules.bots import Bots
from engine.table import Seat, Table, View
from tests import kit
from tests.kit import Case

CASES = {(case.game, case.label): case for case in kit.cases() if case.players <= 4}
every_preset = pytest.mark.parametrize("case", CASES.values(), ids=str)
"""Each preset with its usual number of players."""


def decisions(case: Case):
    """Some tables of a game at which there is a choice."""
    game = case.make()
    for t in kit.positions(case)[::7]:
        if t.phase and len(game.legal(t)) > 1:
            yield game, t


@pytest.mark.one_in(3)
@every_preset
def test_every_character_and_level_decides_by_the_view_alone(case: Case) -> None:
    """Permuting what a seat cannot see changes no decision, whatever the luck."""
    names = ["regular/2", "strong/2", *(f"strong/2:{one}" for one in CHARACTERS)]
    rng = Random(2)
    for game, t in list(decisions(case))[:3]:
        seen, legal = view(t, t.turn), game.legal(t)
        elsewhere = view(redeal(game, seen, rng), t.turn)
        for name in names:
            bot = make(name, game)
            here = [bot.choose(seen, legal[:], Random(luck), 0) for luck in range(2)]
            there = [bot.choose(elsewhere, legal[:], Random(luck), 0) for luck in range(2)]
            assert here == there


def test_a_bot_that_sees_all_is_found_out_by_the_same_test() -> None:
    """So the test above can fail."""
    case = next(iter(CASES.values()))
    rng = Random(2)
    game = case.make()
    bot = make("clairvoyant", game)
    assert bot.sees_all
    different = 0
    for _, t in decisions(case):
        legal = game.legal(t)
        other = redeal(game, view(t, t.turn), rng)
        mine, theirs = (View(one.turn, one.copy()) for one in (t, other))
        here = bot.choose(mine, legal[:], Random(1), 0)
        different += here != bot.choose(theirs, legal[:], Random(1), 0)
        if different:
            return
    pytest.fail("the clairvoyant never looked")


@every_preset
def test_worlds_fit_the_view(case: Case) -> None:
    for game, t in list(decisions(case))[:6]:
        seen = view(t, t.turn)
        for world in worlds(game.bots, seen, 5, Random(1)):
            assert view(world, t.turn) == seen


@every_preset
def test_the_policy_is_the_heuristic_and_looks_at_no_hidden_card(case: Case) -> None:
    for game, t in decisions(case):
        legal = game.legal(t)
        thumb = HeuristicBot(game).choose(view(t, t.turn), legal[:], Random(3), 0)
        assert game.bots.policy(t, legal[:], Random(3)) == thumb


def test_likely_worlds_come_as_often_as_their_weight() -> None:
    times = Counter(drawn([1.0, 0.0, 3.0], 400, Random(1)))
    assert times == {0: 100, 2: 300}


def test_without_any_likely_world_each_comes_once() -> None:
    assert sorted(drawn([0.0] * 8, 4, Random(1))) == [0, 1, 2, 3]


def test_what_is_told_of_two_moves_is_in_how_many_of_a_hundred_worlds() -> None:
    """Worlds that only one of them has met do not count; nor do those without a difference."""
    move = GERMAN_32[0]
    one, other = Candidate(move, [1.0, 1.0, 0.0, 2.0, 5.0]), Candidate(move, [0.0, 0.5, 1.0, 2.0])
    assert counted(one, other) == (50, 25) and counted(other, one) == (25, 50)
    assert counted(one, Candidate(move)) == (0, 0)


def test_worlds_are_drawn_in_any_order() -> None:
    orders = Counter(tuple(drawn([1.0] * 3, 3, Random(luck))) for luck in range(600))
    assert len(orders) == 6 and min(orders.values()) > 60


def test_a_beginner_leans_to_risk_on_odd_seats_and_away_from_it_on_even_ones() -> None:
    """Of all that seems bearable: so two beginners at one table play differently."""
    rng = Random(3)
    leaning: dict[int, list[float]] = {0: [], 1: []}
    for case in (one for one in CASES.values() if one.game == "ramsen"):
        bot = SearchBot(case.make(), replace(LEVELS["beginner"], worlds=2, errs=1.0, forgives=99.0))
        for game, t in list(decisions(case))[:6]:
            legal = game.legal(t)
            risks = [game.bots.risk(t, move) for move in game.bots.candidates(t, legal)]
            if len(set(risks)) > 1:
                made = [bot.choose(view(t, t.turn), legal[:], rng, 0) for _ in range(8)]
                found = sum(game.bots.risk(t, move) for move in made) / len(made)
                leaning[t.turn % 2].append(found - sum(risks) / len(risks))
    assert sum(leaning[1]) > 0 > sum(leaning[0])


def test_who_thinks_in_one_chapter_goes_by_rules_of_thumb_in_all_others() -> None:
    case = kit.share("ramsen")[0]
    bot, met = make("strong/2@tricks", case.make()), set()
    assert isinstance(bot, SearchBot)
    for game, t in list(decisions(case))[:12]:
        thought = bot.think(view(t, t.turn), game.legal(t), Random(1))
        assert bool(thought.candidates) == (t.phase == "tricks")
        met.add(t.phase == "tricks")
    assert met == {True, False}


def test_a_beginner_errs_and_a_regular_plays_by_rules_of_thumb() -> None:
    case = kit.cases()[0]
    game = case.make()
    beginner, regular = (SearchBot(game, LEVELS[level]) for level in ("beginner", "regular"))
    thumb, errs = HeuristicBot(game), False
    for _, t in decisions(case):
        seen, legal = view(t, t.turn), game.legal(t)
        usual = thumb.choose(seen, legal[:], Random(1), 0)
        assert regular.choose(seen, legal[:], Random(1), 0) == usual
        errs = errs or beginner.choose(seen, legal[:], Random(1), 0) != usual
    assert errs


@pytest.mark.parametrize(("forgives", "share"), [(0.5, 0.4), (0.5, 0.6), (2.0, 0.6)])
def test_a_beginner_misses_by_little(
    monkeypatch: pytest.MonkeyPatch, forgives: float, share: float
) -> None:
    """What costs more than he forgives he sees when he looks again, whatever the luck."""
    game, t = next(decisions(kit.cases()[0]))
    seen, legal = view(t, t.turn), game.legal(t)
    usual = HeuristicBot(game).choose(seen, legal[:], Random(1), 0)
    costs = share * game.bots.deal_spread

    class Result:
        """Stands for a Rollout, from which nobody inherits where it is compiled."""

        def __init__(self, bots: Bots[Any], seat: Seat, luck: int) -> None: ...

        def result(self, world: Table, move: Move, number: int) -> float:
            return 0.0 if move == usual else -costs

    monkeypatch.setattr("engine.bots.search.Rollout", Result)
    bot = SearchBot(game, replace(LEVELS["beginner"], errs=1.0, forgives=forgives))
    made = {bot.choose(seen, legal[:], Random(luck), 0) for luck in range(20)}
    assert usual in made and (len(made) > 1) == (share <= forgives)


def test_a_master_is_one_only_where_he_was_shown_to_be() -> None:
    for name in games.names():
        game = games.find(name)
        rules = game.make(game.options(), game.usual())
        made, asked = make("master", rules), make("master/600", rules)
        assert isinstance(made, SearchBot) and isinstance(asked, SearchBot)
        assert made.level == LEVELS["master" if game.master else "strong"]
        assert asked.level == LEVELS["master"]
        assert ("master" in offered(game)) == game.master
        assert played_as("master", game) in offered(game)


def test_a_clock_that_has_run_out_still_brings_a_move() -> None:
    game, t = next(decisions(kit.cases()[0]))
    ticks = iter(range(10**6))
    bot = make("master", game, lambda: float(next(ticks)))
    legal = game.legal(t)
    assert bot.choose(view(t, t.turn), legal, Random(1), 0.5) in legal
