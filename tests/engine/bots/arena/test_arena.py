"""The arena: the same cards for all, in every rotation, and the same result anywhere."""

from __future__ import annotations

from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from multiprocessing import get_context

import pytest

from engine import games
from engine.bots.arena.contest import Contest, Round, play
from engine.bots.arena.running import Result, contested
from engine.rules.bots import Bots


def contest(game: str, *names: str, players: int = 4, seed: int = 1) -> Contest:
    options = next(iter(games.find(game).presets.values()))
    return Contest(game, options.as_dict(), players, names, seed)


RAMSEN = contest("ramsen", "heuristic", "random")


def results(result: Result) -> tuple[object, ...]:
    """All but the times."""
    return result.rounds, result.means, result.won, result.ahead


def test_the_heuristic_beats_chance_in_every_game_that_has_one() -> None:
    have = [name for name in games.names() if games.find(name).bots is not Bots]
    assert have
    for game in have:
        players = games.find(game).usual()
        result = contested(contest(game, "heuristic", "random", players=players), 40)
        assert result.ahead["heuristic", "random"].low > 0, game


def test_a_game_that_tells_bots_nothing_is_played_to_win(hearts: str) -> None:
    """Few points win in it, and whoever thinks takes fewer than chance does."""
    result = contested(contest(hearts, "strong/2", "random"), 2)
    assert result.ahead["strong/2", "random"].mean > 0
    assert result.means["strong/2"].mean < 0, "points are counted against who takes them"


def test_who_plays_against_himself_is_never_ahead() -> None:
    """With the same cards in every seat, luck falls out altogether."""
    both = contest("ramsen", "heuristic", "regular/0")
    never_slips = replace(both, names=("strong/0", "master/0"))
    for number in range(1, 9):
        outcome = play(Round(never_slips, number))
        assert outcome.payoffs["strong/0"] == outcome.payoffs["master/0"]


def test_the_same_seed_gives_the_same_result_and_another_another() -> None:
    assert results(contested(RAMSEN, 12)) == results(contested(RAMSEN, 12))
    assert results(contested(RAMSEN, 12)) != results(contested(replace(RAMSEN, seed=2), 12))


@pytest.mark.parametrize("kind", ["threads", "processes"])
def test_any_executor_gives_the_same_result(kind: str) -> None:
    executor: Executor = ThreadPoolExecutor(3)
    if kind == "processes":
        executor = ProcessPoolExecutor(2, mp_context=get_context("spawn"))
    with executor:
        assert results(contested(RAMSEN, 12, executor)) == results(contested(RAMSEN, 12))


def test_a_cluster_gives_the_same_result() -> None:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        result = contested(RAMSEN, 12, client.get_executor())
    assert results(result) == results(contested(RAMSEN, 12))


def test_the_last_name_fills_the_other_sides() -> None:
    assert RAMSEN.lineup(4) == ("heuristic", "random", "random", "random")
    assert contest("knueffeln", "strong", "random").lineup(2) == ("strong", "random")


def test_a_match_is_won_by_somebody() -> None:
    matches = replace(RAMSEN, matches=True)
    outcome = play(Round(matches, 1))
    share = outcome.won["heuristic"] + 3 * outcome.won["random"]
    assert share == pytest.approx(1)


def test_decisions_are_timed_by_the_clock_that_is_given() -> None:
    ticks = iter(range(10**6))
    outcome = play(Round(RAMSEN, 1, lambda: float(next(ticks))))
    assert set(outcome.times["heuristic"]) == {1.0}


def test_progress_is_told() -> None:
    told: list[int] = []
    contested(RAMSEN, 5, progress=told.append)
    assert told == [1, 2, 3, 4, 5]
