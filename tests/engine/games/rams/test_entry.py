"""A deal of real cards, question by question."""

from __future__ import annotations

from typing import Any

import pytest

from engine.rules.entry import Refused
from engine.sheet import Line, Note
from tests.engine.games.rams.positions import asked, rules

Given = dict[tuple[str, int], int | None]


def answered(given: Given, lines: list[Line], preset: str = "rams", **options: Any) -> Line:
    return rules(preset, 3, **options).entry.line(lines, given)


def tricks(*won: int | None, **told: int) -> Given:
    given: Given = {("tricks", side): number for side, number in enumerate(won)}
    return given | {(key, -1): value for key, value in told.items()}


def test_for_a_pool_it_is_asked_who_dealt() -> None:
    assert asked([], "ramscheln") == ["dealer", "tricks0", "tricks1", "tricks2"]


def test_blank_is_who_passed_and_a_nought_is_who_took_none() -> None:
    assert answered(tricks(5, 0, None), []) == Line((-5, 5, None))


def test_in_a_promised_deal_all_have_played() -> None:
    assert answered(tricks(5, None, None, general=0), []) == Line((-5, 5, 5), (Note("general", 0),))
    assert answered(tricks(3, 2, None, general=0), [], "french").values == (4, -2, -2)


def test_who_was_alone_in_rounce_has_all_tricks_of_a_deal() -> None:
    assert answered(tricks(None, 5, None), [], "rounce") == Line((None, -5, None))


def test_for_a_pool_the_dealer_has_paid() -> None:
    line = answered(tricks(3, 2, None, dealer=2), [], "ramscheln")
    assert line == Line((3, 2, -5), (Note("dealer", 2), Note("pot", 0)))


def test_where_a_flush_counts_it_is_asked_who_showed_one() -> None:
    """Then the others say whether they were in, by a nought (RA-A18)."""
    assert asked([], "bester_bube", flush="sweeps") == [
        *("dealer", "flush"),
        *("tricks0", "tricks1", "tricks2"),
    ]
    given = tricks(None, None, 0, dealer=2, flush=1)
    line = answered(given, [], "bester_bube", flush="sweeps")
    assert line == Line((None, 10, -10), (Note("dealer", 2), Note("pot", 0), Note("flush", 1)))
    found = rules("bester_bube", 3, flush="sweeps").entry.answers([], line)
    assert found == {name: one for name, one in given.items() if one is not None}
    with pytest.raises(Refused):
        answered(tricks(None, None, None, dealer=2, flush=1), [], "bester_bube", flush="sweeps")


@pytest.mark.parametrize(
    ("given", "preset"),
    [
        (tricks(5, 0, None), "rams"),
        (tricks(5, 0, 0, general=0), "rams"),
        (tricks(5, None, None), "rounce"),
        (tricks(3, 2, 0, general=0), "french"),
        (tricks(3, 2, None, dealer=2), "ramscheln"),
        (tricks(4, 1, 0, dealer=0), "ramscheln"),
    ],
)
def test_who_looks_at_a_line_again_finds_what_was_entered(given: Given, preset: str) -> None:
    found = rules(preset, 3).entry.answers([], answered(given, [], preset))
    assert {name: one for name, one in given.items() if one is not None} == found


@pytest.mark.parametrize(
    ("given", "preset", "why"),
    [
        (tricks(2, 2, None), "rams", "tricks_in_all"),
        (tricks(4, 2, None), "rams", "tricks_in_all"),
        (tricks(5, None, None), "rams", "two_play"),
        (tricks(3, 2, None), "ramscheln", "not_answered"),
    ],
)
def test_what_cannot_be_is_refused(given: Given, preset: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        answered(given, [], preset)
    assert refused.value.reason.key == why
