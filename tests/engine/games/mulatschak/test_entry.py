"""A deal of real cards, question by question."""

from __future__ import annotations

from typing import Any

import pytest

from engine.rules.entry import Refused
from engine.sheet import Line, Note
from tests.engine.games.mulatschak.positions import rules

Given = dict[tuple[str, int], int | None]
ANEW = Line((0, 0, 0), (Note("anew", 0),))


def asked(given: Given | None = None, lines: list[Line] | None = None, **options: Any) -> str:
    fields = rules(players=3, **options).entry.fields(lines or [], given or {})
    return " ".join(one.key if one.side < 0 else f"{one.key}{one.side}" for one in fields)


def answered(given: Given, lines: list[Line] | None = None, **options: Any) -> Line:
    return rules(players=3, **options).entry.line(lines or [], given)


def bid(declarer: int, number: int, *won: int | None, hearts: int = 0) -> Given:
    given: Given = {("declarer", -1): declarer, ("bid", -1): number, ("hearts", -1): hearts}
    return given | {("tricks", side): one for side, one in enumerate(won)}


def five(declarer: int, taker: int | None = None) -> Given:
    made = int(taker is not None)
    return {("kind", -1): 1, ("declarer", -1): declarer, ("made", -1): made, ("taker", -1): taker}


def test_what_is_asked() -> None:
    assert asked() == "kind declarer bid hearts tricks0 tricks1 tricks2"
    assert asked(five(0)) == "kind declarer hearts made"
    assert asked(five(0, 1)) == "kind declarer hearts made taker"
    assert asked({("kind", -1): 3}) == asked({("kind", -1): 2}) == "kind"
    assert asked(hearts_double=False) == "kind declarer bid tricks0 tricks1 tricks2"


def test_who_may_be_left_blank() -> None:
    near = [Line((-17, 5, 5))]
    fields = rules(players=3).entry.fields(near, {("declarer", -1): 1})
    assert [one.blank for one in fields if one.key == "tricks"] == [False, False, True]
    kinds = rules(players=3, no_court="off").entry.fields([], {})[0].choices
    assert "anew" not in kinds


def test_tricks_come_to_points() -> None:
    assert answered(bid(0, 2, 3, 2, None)).values == (-3, -2, 1)
    assert answered(bid(0, 2, 1, 4, 0, hearts=1)).values == (20, -8, 10)
    line = answered(bid(0, 2, 3, 2, None), [ANEW])
    assert line.values == (-6, -4, 2)
    assert dict(line.notes) == {"declarer": 0, "bid": 2, "times": 2}


def test_a_mulatschak() -> None:
    assert answered(five(1)).values == (10, -10, 10)
    assert answered(five(1, 2)).values == (0, 10, -10)


def test_deals_that_were_not_played() -> None:
    assert answered({("kind", -1): 2}) == Line((0, 0, 0))
    assert answered({("kind", -1): 3}) == ANEW


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (bid(0, 2, 3, 1, None), "tricks_in_all"),
        (bid(0, 2, None, 3, 2), "declarer_plays"),
        (bid(0, 2, 5, None, None), "somebody_plays"),
        ({("bid", -1): 2}, "not_answered"),
        ({("declarer", -1): 0, ("tricks", 0): 5}, "not_answered"),
        (five(1, 1), "another_broke_it"),
    ],
)
def test_what_cannot_be_is_refused(given: Given, why: str) -> None:
    with pytest.raises(Refused) as refused:
        answered(given)
    assert refused.value.reason.key == why


def test_one_trick_may_have_to_be_hearts() -> None:
    with pytest.raises(Refused) as refused:
        answered(bid(0, 1, 3, 2, 0), one_trick="hearts")
    assert refused.value.reason.key == "one_is_hearts"
    where_it_is_asked = answered(bid(0, 1, 3, 2, 0, hearts=1), one_trick="hearts")
    assert where_it_is_asked.values == (-6, -4, 10)
    assert "hearts" not in asked(one_trick="hearts", hearts_double=False)
    elsewhere = answered(bid(0, 1, 3, 2, 0), one_trick="hearts", hearts_double=False)
    assert elsewhere.values == (-3, -2, 5)


def test_a_bid_of_one_tells_of_hearts_where_they_double_no_further() -> None:
    """Everything counts double anyway, because the cards before were thrown in."""
    mine = {"one_trick": "hearts", "doublings": "once"}
    given = bid(0, 1, 3, 2, 0, hearts=1)
    line = answered(given, [ANEW], **mine)
    assert line.values == answered(given, **mine).values
    told = rules(players=3, **mine).entry.answers([ANEW], line)
    assert answered(dict(told), [ANEW], **mine) == line
