"""A deal of real cards, question by question."""

from __future__ import annotations

from typing import Any

import pytest

from engine.rules.entry import Refused
from engine.sheet import Line, Note
from tests.engine.games.schnellen.positions import rules

Given = dict[tuple[str, int], int | None]
CLOSE = [Line((-5, 5, 5)), Line((-5, 5, 5)), Line((-3, -1, -1))]
"""Of 15 the first has two left after these, the others 24."""


def asked(lines: list[Line], given: Given | None = None, **options: Any) -> list[str]:
    fields = rules(players=3, **options).entry.fields(lines, given or {})
    return [field.key if field.side < 0 else f"{field.key}{field.side}" for field in fields]


def answered(given: Given, lines: list[Line] | None = None, **options: Any) -> Line:
    return rules(players=3, **options).entry.line(lines or [], given)


def tricks(*won: int | None, **more: int | None) -> Given:
    given: Given = {("tricks", side): number for side, number in enumerate(won)}
    return given | {(key, -1): number for key, number in more.items()}


def refused(given: Given, lines: list[Line] | None = None, **options: Any) -> str:
    with pytest.raises(Refused) as caught:
        answered(given, lines, **options)
    return caught.value.reason.key


def test_asked_are_the_tricks_and_what_house_rules_ask_for() -> None:
    assert asked([]) == ["tricks0", "tricks1", "tricks2"]
    assert asked([], hearts_double=True)[0] == "hearts"
    assert asked([], trumps="bid")[:3] == ["named", "declarer", "bid"]
    assert asked([], {("named", -1): 0}, trumps="bid")[:2] == ["named", "tricks0"]


def test_blank_is_who_stayed_at_home() -> None:
    assert answered(tricks(2, 3, None)).values == (-2, -3, 1)
    assert answered(tricks(2, 3, 0)).values == (-2, -3, 5)
    assert answered(tricks(2, 3, None), preset="schnalzen").values == (-2, -3, None)


def test_who_has_few_points_may_not_be_blank() -> None:
    fields = rules(players=3, start=15).entry.fields(CLOSE, {})
    assert [field.blank for field in fields] == [False, True, True]
    assert refused(tricks(None, 2, 3), CLOSE, start=15) == "bound_to_play"


def test_the_tricks_come_to_five_unless_somebody_is_at_nothing() -> None:
    assert refused(tricks(2, 2, 0)) == "tricks_in_all"
    assert refused(tricks(None, 5, None)) == "two_play"
    assert answered(tricks(2, 0, 1), CLOSE, start=15).values == (-2, 0, -1)
    assert refused(tricks(1, 0, 1), CLOSE, start=15) == "tricks_in_all"
    assert refused(tricks(2, 1, 0), CLOSE, start=15, ends="deal") == "tricks_in_all"


def test_only_one_is_first() -> None:
    both = [Line((-5, -5, 5)), Line((-5, -5, 5))]
    assert refused(tricks(1, 1, 0), [*both, Line((-4, -4, 5))], start=15) == "one_is_first"


def test_a_bid_made_and_a_bid_missed() -> None:
    made = answered(tricks(3, 2, None, declarer=0, bid=3), trumps="bid")
    assert made == Line((-3, -2, 1), (Note("declarer", 0), Note("bid", 3)))
    assert answered(tricks(2, 3, None, declarer=0, bid=3), trumps="bid").values == (5, -3, 1)
    assert refused(tricks(2, 3, None, declarer=0), trumps="bid") == "not_answered"
    assert refused(tricks(2, 3, None, declarer=2, bid=2), trumps="bid") == "declarer_plays"
    turned = answered(tricks(2, 3, None, named=0), trumps="bid")
    assert turned == Line((-2, -3, 1))


def test_hearts_double_it() -> None:
    line = answered(tricks(2, 3, None, hearts=1), hearts_double=True)
    assert line == Line((-4, -6, 2), (Note("times", 2),))
