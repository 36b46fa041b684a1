"""Whether few or many is good is said once, and sheets, bots and clubs go by it."""

from __future__ import annotations

from typing import Any

import pytest

from engine import games
from engine.rules import Rules
from engine.sheet import Counting, Line, Sums, Total, folded, signed
from engine.tournament import custom


def made(game: str, players: int, **options: Any) -> Rules[Any]:
    kind = games.find(game)
    return kind.make(kind.options(**options), players)


# What the games declare.


def test_to_a_bolla_many_bars_are_good_in_a_line_and_few_bolla_in_the_evening() -> None:
    rules = made("ramsen", 4, finish="bolla", games=5)
    assert not rules.line_fewest
    assert rules.bots.returns(Line((3, 2, 0, None))) == [3, 2, -5, 0]
    assert rules.counting() == Counting("bolla", fewest=True, least=5)
    assert rules.club() == Counting("bolla", fewest=True, least=5, most=5, lowest=0, highest=5)


def test_with_a_stake_the_evening_is_decided_by_wins_and_a_club_counts_the_money() -> None:
    rules = made("ramsen", 4, stake=10, games=3)
    assert rules.counting().total == "wins"
    assert rules.club() == Counting("money", least=0, most=0)


def test_a_stake_that_does_not_apply_is_no_money() -> None:
    assert made("ramsen", 4, stake=10, finish="places").club().total == "points"


def test_on_the_ladder_many_rungs_are_good_in_a_line_and_few_knueppel_in_the_evening() -> None:
    rules = made("knueffeln", 4, scoring="ladder", ladders=2)
    assert not rules.line_fewest
    counted = Counting("losses", fewest=True, least=2, lowest=0, usual=4)
    assert rules.counting() == rules.club() == counted


def test_on_a_free_sheet_what_is_agreed_on_decides_and_turns_the_line_too() -> None:
    assert made("free_sheet", 2).bots.returns(Line((3, None))) == [3, 0]
    rules = made("free_sheet", 2, wins="fewest", comes_to="given", total=10, rounds=3)
    assert rules.line_fewest and rules.bots.returns(Line((3, 7))) == [-3, -7]
    assert rules.counting() == Counting("sum", fewest=True, least=30, most=30)


@pytest.mark.parametrize("game", games.names())
def test_every_game_can_be_played_at_a_club(game: str) -> None:
    kind = games.find(game)
    for preset, options in kind.presets.items():
        settings = custom.settings(game, preset, options, kind.seats_of(options))
        for size in kind.seats_of(options):
            counted = kind.make(options, size).club()
            assert (settings["total"], settings["fewest"]) == (counted.total, counted.fewest)
            assert settings["sums"].get(size) == counted.exact


def test_a_club_counts_of_the_sample_what_decides_its_evening(hearts: str) -> None:
    options = games.find(hearts).options()
    settings = custom.settings(hearts, "plain", options, (4,))
    assert (settings["total"], settings["fewest"], settings["sums"]) == ("points", True, {})
    assert made(hearts, 4).club() == made(hearts, 4).counting()


# What follows from a declaration.


class Plain(Sums):
    """An evening of two deals."""

    @property
    def over(self) -> bool:
        return self.lines == 2


@pytest.mark.parametrize(("fewest", "winners"), [(False, (1, 2)), (True, (0,))])
def test_the_sum_that_decides_names_the_winners(fewest: bool, winners: tuple[int, ...]) -> None:
    counting = Counting("points", fewest)
    lines = [Line((1, 4, None)), Line((2, 0, 4))]
    sheet = folded(Plain(3, "points"), counting, 3, lines)
    assert sheet.totals == (Total("points", (3, 4, 4), fewest),)
    assert sheet.over and sheet.winners == winners
    assert not folded(Plain(3, "points"), counting, 3, lines[:1]).winners


def test_returns_are_numbers_of_which_more_is_better() -> None:
    assert signed((3, None, -2), fewest=False) == [3, 0, -2]
    assert signed((3, None, -2), fewest=True) == [-3, 0, 2]


def test_what_a_table_comes_to_is_bounded_on_either_side_or_settled() -> None:
    assert Counting("points").allows([1000, -7]) and Counting("points").exact is None
    least, most = Counting("points", least=3), Counting("points", most=3)
    assert least.allows([1, 2]) and not least.allows([2])
    assert most.allows([1, 2]) and not most.allows([4])
    assert Counting("points", least=3, most=3).exact == 3
