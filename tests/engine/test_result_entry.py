"""A deal played with real cards is asked for, and refused where no deal can have left it.

`test_golden` enters whole evenings again, line by line.
"""

from __future__ import annotations

import pytest

from engine import games, result_entry
from engine.facts import Fact
from engine.rules import Rules
from engine.rules.entry import Answers, Entry, Refused
from engine.sheet import Line


def ramsen(players: int = 3, preset: str = "bavarian") -> Rules:
    kind = games.find("ramsen")
    return kind.make(kind.presets[preset], players)


def knueffeln(players: int = 4, preset: str = "bohmstedt") -> Rules:
    kind = games.find("knueffeln")
    return kind.make(kind.presets[preset], players)


def tricks(*some: int | None) -> dict[tuple[str, int], int | None]:
    return {("tricks", side): value for side, value in enumerate(some)}


def refusal(game: Rules, answers: Answers, *lines: Line) -> Fact:
    with pytest.raises(Refused) as refused:
        result_entry.line(game, lines, answers)
    return refused.value.reason


def test_ramsen_asks_for_the_tricks_of_each() -> None:
    assert result_entry.line(ramsen(), [], tricks(3, 2, None)) == Line((3, 2, None))


def test_ramsen_refuses_what_no_deal_can_leave() -> None:
    assert refusal(ramsen(), tricks(3, 3, None)) == Fact("tricks_in_all", (6, 5))
    assert refusal(ramsen(), tricks(3, 1, None)) == Fact("tricks_missing", (1,))
    assert refusal(ramsen(), tricks(None, None, None)) == Fact("nobody_in")
    assert refusal(ramsen(), tricks(2, None, None)) == Fact("lone_player")
    assert refusal(ramsen(), tricks(6, None, None)) == Fact("out_of_range", (0, 5))


def test_ramsen_asks_who_was_first_only_if_two_have_finished() -> None:
    game, lines = ramsen(preset="zaisertshofen"), [Line((4, 1, 0)), Line((4, 1, 0))]
    needed = result_entry.fields(game, lines, {})
    assert [field.key for field in needed] == ["tricks"] * 3
    near = [*lines, Line((0, 5, 0)), Line((1, 3, 1))]
    open_ones = game.sheet(near).total("open")
    answers = tricks(*(min(number, 5) for number in open_ones))
    asked = [field.key for field in result_entry.fields(game, near, answers)]
    assert asked.count("finished1") == (sum(0 < n <= 5 for n in open_ones) > 1)


def test_knueffeln_reckons_the_payment_by_the_preset() -> None:
    game = knueffeln()
    answers = {("won", -1): 1, ("way", -1): 1, ("turns", -1): 1}
    made = result_entry.line(game, [], answers)
    assert made.values[1] == -made.values[0] > 0
    basic = result_entry.line(
        game, [], {("won", -1): 1, ("way", -1): 0, ("turns", -1): 0, ("ran", -1): 0}
    )
    assert basic.values[1] < made.values[1]


def test_knueffeln_must_be_told_who_has_won() -> None:
    assert refusal(knueffeln(), {("way", -1): 0, ("turns", -1): 0, ("ran", -1): 0}) == Fact(
        "not_answered"
    )


def test_five_at_knueffeln_cannot_be_two_people_at_once() -> None:
    answers = {("alone", -1): 0, ("out", -1): 0, ("won", -1): 1, ("with", -1): 1,
               ("way", -1): 0, ("turns", -1): 0, ("ran", -1): 0}  # fmt: skip
    assert refusal(knueffeln(5), answers) == Fact("named_twice")


def test_a_dealer_alone_pays_everybody() -> None:
    answers = {("alone", -1): 1, ("won", -1): 2, ("alone_lost", -1): 1,
               ("way", -1): 0, ("turns", -1): 0, ("ran", -1): 0}  # fmt: skip
    made = result_entry.line(knueffeln(5), [], answers)
    assert made.values[2] < 0 and sum(value or 0 for value in made.values) == 0


def test_a_game_that_asks_no_more_is_kept_by_plain_numbers() -> None:
    entry = Entry(ramsen())
    assert [field.side for field in entry.fields([], {})] == [0, 1, 2]
    line = Line((3, None, -2))
    assert entry.line([], entry.answers([], line)) == line
