"""The pot in shares, what too few tricks cost, the Belli lost, and the leftovers."""

from __future__ import annotations

from random import Random

import pytest

from engine import shuffle
from engine.games.tippen.pot import Paid, Terms
from engine.games.tippen.rules import TippenRules
from engine.phases.kitty import LAST, divided
from engine.sheet import Line
from tests import kit
from tests.engine.games.tippen.positions import DEALER, rules, tricks

TWO_TO_ONE = ("HK GA H7", "", "HO SA S7", "EA GK G9")
"""The example of the booklet: two tricks for the first, one for the third, none for the dealer."""
EXAMPLE = "GA HO G9 SA GK HK H7 S7 EA"


@pytest.mark.parametrize(
    ("pot", "tricks_won", "values", "left"),
    [
        (3, (2, 1, 0), (2, 1, -3), 3),
        (6, (2, 1, 0), (4, 2, -6), 6),
        (9, (3, 0, 0), (9, -9, -9), 18),
    ],
)
def test_what_the_booklet_says_of_the_pot(
    pot: int, tricks_won: tuple[int, ...], values: tuple[int, ...], left: int
) -> None:
    terms = rules().terms
    net = tuple(won * pot // terms.tricks - terms.penalty(pot, won) for won in tricks_won)
    assert net == values
    assert pot - sum(net) == left


def test_in_lampeln_a_lamb_has_fewer_than_two_of_eight() -> None:
    terms = rules("lampeln_austria").terms
    assert [terms.penalty(80, won) for won in (0, 1, 2)] == [80, 80, 0]
    terms = rules("lampeln_bavaria").terms
    assert [terms.penalty(80, won) for won in (0, 1, 2)] == [40, 40, 0]


def test_the_belli_lost_to_the_sow_of_trumps_costs_a_stake() -> None:
    """TP-A14: besides all else."""
    there = tricks("H", "HA E9 E8", "S7 EA EK", "H8 SA SK", preset="zwicken")
    there.each("HA S7 H8").to_the_end()
    assert there.table.belli_lost_by == 1
    assert "pays_for_belli" in there.told()
    won = there.table.won(1)
    assert there.values()[1] == won * 2 - (0 if won else 6) - 3


# Stakes.


def test_all_pay_only_for_an_empty_pot() -> None:
    terms = rules("lupfen").terms
    assert terms.before(0, 0, 2, 0) == Paid((3, 3, 3, 3), 12, True)
    assert terms.before(0, 6, 2, 0) == Paid((0, 0, 0, 0), 6, False)


# The end of the evening.


def test_what_is_left_after_the_last_deal_is_divided() -> None:
    """TP-A15: six counters among four, the odd ones from forehand on."""
    there = tricks("H", *TWO_TO_ONE, kind=LAST).each(EXAMPLE)
    assert there.table.shares == (2, 2, 1, 1)
    assert there.pot == 0
    assert there.values() == (4, None, 2, -6), "the shares are no part of the line"
    assert divided(6, 4, 0) == [2, 2, 1, 1]


def test_what_it_came_to_is_told_and_reckoned() -> None:
    there = tricks("H", *TWO_TO_ONE).each(EXAMPLE)
    line = there.line()
    brought = [fact.key for fact in there.rules.show.brought(line)]
    assert brought == ["wins", "wins", "loses", "pot_holds"]
    items = there.rules.show.reckoning(there.table, line)
    assert [(one.why.key, one.amount) for one in items if one.side == DEALER] == [("too_few", -6)]


def evening(case: kit.Case, seed: int) -> tuple[TippenRules, list[Line]]:
    """A whole evening of random moves, with the money counted after each of them."""
    game, rng = case.make(), Random(seed)
    assert isinstance(game, TippenRules)
    lines: list[Line] = []
    dealer = 0
    while (setup := game.next_deal(lines, dealer)) is not None:
        t = game.start(shuffle.shuffled(game.pack(), rng), setup)
        while t.phase:
            game.apply(t, kit.any_move(game.legal(t), rng))
            coins = game.show.coins(t)
            assert coins.kitty + sum(coins.seats) == 0
            assert coins.kitty >= 0
        assert t.held[0] % game.terms.tricks == 0
        line = game.score(t)
        assert game.line_fits(lines, line), line
        assert game.line_fits(lines, Line(line.values)), "the same, written down by hand"
        typed = game.entry.line(lines, game.entry.answers(lines, line))
        assert typed == line, "the same, answered question by question"
        items = game.show.reckoning(t, line)
        for side, value in enumerate(line.values):
            assert sum(one.amount for one in items if one.side == side) == (value or 0)
        lines.append(line)
        dealer = (setup.dealer + 1) % game.players
    return game, lines


@pytest.mark.parametrize("case", kit.share("tippen", 16), ids=str)
def test_money_comes_to_nothing_all_evening_and_the_sheet_agrees(case: kit.Case) -> None:
    """TP-A1: and what lies in the middle can be divided among the tricks after every deal."""
    for seed in range(2):
        game, lines = evening(case, seed)
        sheet = game.sheet(lines)
        assert sheet.over
        assert sum(sheet.total("account")) == 0
        assert sheet.winners


def test_terms_are_those_of_the_options() -> None:
    assert Terms(rules().options, 4) == rules().terms
