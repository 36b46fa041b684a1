"""The slate: strokes, sausages, potatoes, and how an evening ends."""

from __future__ import annotations

from typing import Any

import pytest

from engine.phases.race import finished
from engine.sheet import Line, Mark, Sheet
from tests.engine.games.ramser.positions import rules


def line(text: str, *done: int) -> Line:
    """The tricks of each player, "-" for who passed; and who got there, in order."""
    values = tuple(None if word == "-" else int(word) for word in text.split())
    return Line(values, finished(done))


def sheet(*lines: Line, **options: Any) -> Sheet:
    return rules(players=len(lines[0].values), **options).sheet(lines)


def sums(*lines: Line, **options: Any) -> dict[str, tuple[int, ...]]:
    return {total.key: total.values for total in sheet(*lines, **options).totals}


FIVE = line("5 - - -")
FAR = [FIVE] * 4
"""The first has twenty strokes."""


def test_each_trick_is_a_stroke_and_no_trick_a_potato() -> None:
    found = sums(line("3 1 1 -"), line("1 0 2 2"))
    assert found["tricks"] == (4, 1, 3, 2)
    assert found["potatoes"] == (0, 1, 0, 0)


def test_the_slate_has_room_for_the_goal_in_bundles_of_five() -> None:
    slate = sheet(line("4 1 0 -"), line("3 2 - 0")).slate
    assert slate[0] == (Mark("fence", 5), Mark("fence", 2), *[Mark("fence", 0)] * 3)
    assert slate[2][-1] == Mark("potato", 1)


@pytest.mark.parametrize(("players", "goal"), [(3, 21), (4, 21), (5, 15), (6, 15)])
def test_a_sausage_takes_21_tricks_or_with_five_and_more_15(players: int, goal: int) -> None:
    setup = rules(players=players).next_deal([], 0)
    assert setup is not None and setup.carried == (goal,) * players


def test_a_deal_that_was_broken_off_brings_no_potato() -> None:
    assert sums(*FAR, line("1 0 0 -", 0))["potatoes"] == (0, 0, 0, 0)
    assert sums(*FAR, line("1 4 0 -", 0))["potatoes"] == (0, 0, 1, 0)


def test_ten_potatoes_make_up_for_a_sausage() -> None:
    ten = [line("3 0 1 1")] * 10
    found = sums(*ten, goal="21", evening="deals", deals=10)
    assert found["balance"][1] == -10
    assert sums(*ten, sausage=5, games=5)["balance"][0] == 5


def test_option_only_sausages_count_and_potatoes_break_a_tie() -> None:
    lines = [*FAR, line("1 1 0 -", 0), *[line("- 5 - -")] * 4, line("0 1 4 -", 1)]
    end = sheet(*lines, sausage=0, games=2)
    assert end.over and "balance" not in {total.key for total in end.totals}
    assert end.total("sausages") == (1, 1, 0, 0)
    assert end.total("potatoes") == (1, 0, 0, 0)
    assert end.winners == (1,)


LAST = {"finish": "last"}


def test_option_all_but_the_last_have_a_sausage_and_drop_out() -> None:
    game = rules(players=3, **LAST)
    lines = [line("5 - -")] * 4 + [line("1 4 0", 0)]
    setup = game.next_deal(lines, 0)
    assert setup is not None
    assert (setup.playing, setup.dealer) == ((1, 2), 1)
    assert setup.carried == (0, 17, 21)
    lines += [line("- 5 -")] * 3
    assert not game.sheet(lines).over
    end = game.sheet([*lines, line("- 2 3", 1)])
    assert end.over
    assert end.total("sausages") == (1, 1, 0)


def test_who_is_last_has_none_even_if_he_gets_there_in_the_same_deal() -> None:
    lines = [line("- 5 -")] * 4 + [line("5 - -")] * 4 + [line("- - 5")] * 4
    end = sheet(*lines, line("1 2 2", 2, 0, 1), **LAST, stop_at_goal=False)
    assert end.total("sausages") == (1, 0, 1)


def test_after_the_last_deal_who_is_ahead_alone_has_the_sausage() -> None:
    deals = {"evening": "deals", "deals": 10}
    some = [line("1 1 - 3")] * 5 + [line("3 1 1 -")] * 5
    end = sheet(*some, **deals)
    assert end.over and end.total("sausages") == (1, 0, 0, 0)
    level = [line("1 1 - 3")] * 5 + [line("3 1 1 -")] * 4 + [line("1 1 - 3")]
    assert not any(sheet(*level, **deals).total("sausages"))
    assert sheet(*level, **deals).winners == (0, 3), "equal by their strokes, too"
