"""The most that an honest player could gain: never less than he does, never more than by seeing."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import bots
from engine.bots.arena.contest import LONGEST, Round, dealt
from engine.bots.worlds import worlds
from engine.hidden import view
from engine.phases.tricks import Tricks
from engine.table import Table, View
from tests.workshop.arena import ceiling
from tests.workshop.arena.ceiling import (
    GAMES,
    HEAD,
    LAST,
    PAGE,
    Ceiling,
    Gains,
    contest,
    first_cards,
    gains,
    section,
    tables,
    with_section,
    within,
)

CONTEST = contest("ramsen")


def positions() -> list[Table]:
    """Where somebody in Ramsen is to play a card and has a choice."""
    game = CONTEST.make()
    bots, rng, found = game.bots, Random(4), []
    for number in range(12):
        t = dealt(game, CONTEST.seed, number, number % game.players)
        while t.phase and not (isinstance(game.chapter(t), Tricks) and len(game.legal(t)) > 2):
            game.apply(t, bots.next_move(t, rng))
        if t.phase:
            found.append(t)
    return found


def reached(table: Table) -> tuple[float, float, float]:
    """What rules of thumb, the best honest way and open cards bring in some worlds."""
    reckoned = Ceiling(CONTEST.make().bots, table.turn)
    some = worlds(CONTEST.make().bots, view(table, table.turn), 12, Random(1))
    apart = sum(reckoned.best([world]) for world in some) / len(some)
    return reckoned.usual(some), reckoned.best(some), apart


def test_not_below_rules_of_thumb_and_not_above_open_cards() -> None:
    found = [reached(table) for table in positions()]
    for usual, honest, open_cards in found:
        assert usual <= honest + 1e-9 <= open_cards + 2e-9
    assert any(usual < honest - 0.1 for usual, honest, _ in found)
    assert any(honest < open_cards - 0.1 for _, honest, open_cards in found)


def test_a_deal_is_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ceiling, "THOUGHT", 1)
    one = Round(CONTEST, 3)
    assert gains(one, (2, 5)) == gains(one, (2, 5))


def test_a_rule_of_thumb_gains_nothing_over_itself_and_chance_loses() -> None:
    game, chance = CONTEST.make(), 0.0
    for table in positions():
        some = worlds(game.bots, view(table, table.turn), 12, Random(1))
        reckoned = Ceiling(game.bots, table.turn)
        assert reckoned.played(bots.make("heuristic", game), some) == 0
        chance += reckoned.played(bots.make("random", game), some)
    assert chance < 0


@pytest.mark.parametrize("name", GAMES)
def test_seats_are_stopped_before_their_last_cards(name: str) -> None:
    """In no deal of a game nobody is; where matches are played, all kinds of deals come."""
    one = Round(contest(name), 1)
    game, deals = one.contest.make(), 0
    stopped: list[View] = []
    for t in tables(game, one):
        stopped += first_cards(game, t, LAST, Random(1)).values()
        deals += 1
    assert (1 < deals < LONGEST) == one.contest.matches
    assert all(seen.table.turn == seen.seat for seen in stopped)
    assert {len(seen.table.hands[seen.seat]) for seen in stopped} <= set(range(1, LAST + 1))


def test_the_page_tells_gains_and_shares() -> None:
    one = Gains(0.5, (0.4, 0.3), 0.1, 0.2)
    other = replace(one, with_open_cards=0.7, honest=(0.5, 0.3))
    told = section(CONTEST, [one, other], (50, 3200))
    assert (
        "--deals 2 --worlds 50 3200 --cards 5`" in told and "deals of seed 2026, in marks" in told
    )
    assert "| the best answer with open cards | +0.60 [" in told
    assert "(3200 worlds) | +0.30 [+0.30, +0.30] | 50 % [" in told
    assert "(1600 each) | +0.10 [+0.10, +0.10] | 17 % [" in told
    assert "| strong, in 8 of these worlds | +0.20 [+0.20, +0.20] | 33 % [" in told


def test_a_game_has_as_many_deals_as_its_time_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    """At least two, whatever they take, for of one nothing can be told."""
    passed = [0.0]

    def deal(one: Round) -> Gains:
        passed[0] += 10
        return Gains(one.number, (), 0.0, 0.0)

    monkeypatch.setattr(ceiling, "gains", deal)
    for share, deals in ((0.0, 2), (25.0, 3), (30.0, 3), (1000.0, 6)):
        found = within(CONTEST, 6, share, lambda: passed[0])
        assert [one.with_open_cards for one in found] == list(range(1, deals + 1))


def test_house_rules_other_than_the_usual_are_named() -> None:
    told = section(contest("knueffeln"), [Gains(1.0, (0.5,), 0.3, 0.2)] * 2, (50,))
    assert "turning=off" in told and "scoring=" not in told


def test_what_stands_of_other_games_stays() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page.startswith(HEAD)
    told = with_section(page, "tippen", "new")
    assert "\n## tippen\nnew\n" in told
    assert with_section(told, "ramsen", "new").count("\n## ") == told.count("\n## ")
    parts = {part.partition("\n")[0]: part for part in page.split("\n## ")[1:]}
    for name, part in parts.items():
        assert name == "tippen" or part.rstrip() in told


def test_what_is_attained_is_less_than_what_is_chosen_in_hindsight() -> None:
    """And where every world looks alike to who plays in it, it is the same."""
    bots, less = CONTEST.make().bots, 0
    for table in positions():
        reckoned = Ceiling(bots, table.turn)
        some = worlds(bots, view(table, table.turn), 12, Random(1))
        assert reckoned.attained(some) <= reckoned.gain(some) + 1e-9
        less += reckoned.attained(some) < reckoned.gain(some) - 0.01
        twice = [some[0], some[0]]
        assert abs(reckoned.attained(twice) - reckoned.gain(twice)) < 1e-9
    assert less
