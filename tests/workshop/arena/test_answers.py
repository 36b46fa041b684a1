"""What two answers are compared at looks to the seat just like the table that it sits at."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import games
from engine.bots.arena.contest import dealt
from engine.hidden import view
from engine.moves import Move
from engine.rules import Rules
from engine.table import Seat, Table
from tests.workshop.arena.answers import COLUMNS, PAGE, Compared, Past, compared, row, section
from tests.workshop.arena.joining import parted, variants
from tests.workshop.arena.pages import sections

FIRST = [pytest.param(next(variants(game))[1], id=game) for game in games.names()]


def asked(
    rules: Rules[Any], number: int, after: int = 0
) -> tuple[Table, Past, list[tuple[Seat, Move]]] | None:
    """The first table after so many moves at which somebody chooses between yes and no."""
    t = dealt(rules, 3, number, number % rules.players)
    past, rng = Past(rules, t), Random(number)
    moves: list[tuple[Seat, Move]] = []
    while t.phase:
        legal = rules.legal(t)
        if len(moves) >= after and len(legal) > 1 and all(parted(rules, t, legal)):
            return t, past, moves
        moves.append((t.turn, rules.bots.policy(t, list(legal), rng)))
        rules.apply(t, moves[-1][1])
        past.follow(t, *moves[-1])
    return None


@pytest.mark.parametrize("rules", FIRST)
def test_tables_that_look_alike_are_seen_alike_and_lie_otherwise(rules: Rules[Any]) -> None:
    other = found = 0
    for number in range(1, 13):
        if (one := asked(rules, number)) is not None:
            t, past, _ = one
            for alike in past.alike(t.turn, 40, Random(1)):
                found += 1
                assert view(alike, t.turn) == view(t, t.turn)
                assert set(map(str, rules.legal(alike))) == set(map(str, rules.legal(t)))
                other += alike != t
    assert found == 0 or other > found / 2


def test_the_others_did_what_rules_of_thumb_do_with_the_cards_they_have_there() -> None:
    """So who passed in Mulatschak has no hand there with which he would have bid."""
    rules = dict(variants("mulatschak"))["salzburg"]
    passed = 0
    for number in range(1, 20):
        one = asked(rules, number, 2)
        assert one is not None
        t, past, moves = one
        for alike in past.alike(t.turn, 20, Random(1)):
            again = dealt(rules, 3, number, number % rules.players)
            again.hands = [list(hand) for hand in alike.hands]
            for seat, move in moves:
                assert rules.bots.policy(again, list(rules.legal(again)), Random(1)) == move
                rules.apply(again, move)
                passed += seat != t.turn
    assert passed


def test_who_answers_as_rules_of_thumb_do_is_even_and_who_answers_by_chance_behind() -> None:
    rules = dict(variants("tippen"))["tippen"]
    even = compared(rules, "heuristic", 3, 30)
    assert {one.ahead for some in even.values() for one in some} == {0.0}
    behind = compared(rules, "random", 3, 30)
    assert sum(one.ahead for one in behind["join"]) < -1
    assert {one.tables > 1 for one in behind["join"] if one.ahead} == {True}


def test_what_is_surely_no_fiftieth_below_is_shown() -> None:
    close = [Compared(deal, (-1) ** deal * 0.05, 10) for deal in range(100)]
    assert row("one", "join", 7, close, 1.0) == (
        "| one | join | 7 | 100 | 100 | 10 | +0.000 [-0.010, +0.010] | yes |"
    )
    assert row("one", "join", 7, close, 0.4).endswith("| no |")


def test_variants_that_are_not_played_keep_their_rows() -> None:
    columns = COLUMNS.splitlines()[0].count("|")
    kept = sections(PAGE.read_text(encoding="utf-8"))
    assert kept
    for game, text in kept.items():
        assert section(game, text, "", []) == text
        rows = [line for line in text.splitlines() if line.startswith("|")]
        assert {line.count("|") for line in rows} == {columns}
