"""A deal of real cards, question by question."""

from __future__ import annotations

from typing import Any

import pytest

from engine.rules.entry import Refused
from engine.sheet import Line, Note
from tests.engine.games.tippen.positions import rules

FIRST = Line((-6, 2, 1), (Note("dealer", 0), Note("pot", 3), Note("compulsory", 3)))

Given = dict[tuple[str, int], int | None]


def asked(lines: list[Line], given: Given | None = None, **options: Any) -> list[str]:
    fields = rules(players=3, **options).entry.fields(lines, given or {})
    return [field.key if field.side < 0 else f"{field.key}{field.side}" for field in fields]


def answered(given: Given, lines: list[Line], **options: Any) -> Line:
    return rules(players=3, **options).entry.line(lines, given)


def tricks(dealer: int, *won: int | None) -> Given:
    return {("dealer", -1): dealer} | {("tricks", side): number for side, number in enumerate(won)}


def test_asked_are_the_dealer_and_the_tricks() -> None:
    assert asked([FIRST]) == ["dealer", "tricks0", "tricks1", "tricks2"]


def test_and_what_else_the_house_rules_ask_for() -> None:
    assert asked([FIRST], hop="hop")[0] == "passed"
    belli = {"belli": True, "belli_lost": True}
    assert asked([FIRST], **belli)[-1] == "belli"
    assert asked([FIRST], {("belli", -1): 1}, **belli)[-1] == "loser"


def test_where_three_unters_win_it_is_asked_who_showed_them() -> None:
    """Nobody has lost anything but the stake; who was alone has shown nothing (TP-A20)."""
    lupfen: dict[str, Any] = {"pack": 20, "lift": True, "three_unters": True}
    given = {**tricks(1, None, 0, 0), ("unters", -1): 0}
    assert asked([FIRST], given, **lupfen)[1:] == ["unters", "tricks1", "tricks2"]
    shown = Line((6, -3, 0), (Note("dealer", 1), Note("pot", 0), Note("unters", 0)))
    assert answered(given, [FIRST], **lupfen) == shown
    entry = rules(players=3, **lupfen).entry
    assert entry.answers([FIRST], shown) == {
        name: one for name, one in given.items() if one is not None
    }
    alone = answered({**tricks(1), ("unters", -1): 0}, [FIRST], **lupfen)
    assert alone == Line((6, -3, None), (Note("dealer", 1), Note("pot", 0)))


def test_the_first_deal_is_everybodys() -> None:
    game = rules(players=3)
    fields = game.entry.fields([], {})
    assert [field.blank for field in fields if field.key == "tricks"] == [False] * 3
    assert answered(tricks(0, 0, 2, 1), []) == FIRST


def test_blank_is_who_passed() -> None:
    line = answered(tricks(1, None, 0, 3), [FIRST])
    assert line.values == (None, -9, 6)


def test_who_took_the_pot_alone_has_all_tricks() -> None:
    assert answered(tricks(1, None, None, 3), [FIRST]).values == (None, -3, 6)


def test_all_blank_is_a_deal_that_all_passed() -> None:
    line = answered(tricks(1, None, None, None), [FIRST])
    assert line.values == (None, -3, None)
    assert Note("failed", 0) in line.notes


def test_after_a_hop_those_passed_over_have_paid() -> None:
    given = tricks(2, None, 3, 0) | {("passed", -1): 1}
    line = answered(given, [FIRST], hop="hop")
    assert line.values == (None, 9 - 3, -9 - 3)
    assert Note("passed", 1) in line.notes


def test_who_lost_the_belli_pays() -> None:
    given = tricks(1, None, 1, 2) | {("belli", -1): 1, ("loser", -1): 1}
    line = answered(given, [FIRST], belli=True, belli_lost=True)
    assert line.values == (None, 2 - 3 - 3, 4)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (tricks(1, None, 1, 1), "tricks_in_all"),
        (tricks(1, 2, 1, 1), "tricks_in_all"),
        ({("tricks", 0): 3}, "not_answered"),
    ],
)
def test_what_cannot_be_is_refused(given: Given, why: str) -> None:
    with pytest.raises(Refused) as refused:
        answered(given, [FIRST])
    assert refused.value.reason.key == why


def test_who_passed_cannot_have_lost_the_belli() -> None:
    given = tricks(1, None, 1, 2) | {("belli", -1): 1, ("loser", -1): 0}
    with pytest.raises(Refused) as refused:
        answered(given, [FIRST], belli=True, belli_lost=True)
    assert refused.value.reason.key == "loser_plays"
