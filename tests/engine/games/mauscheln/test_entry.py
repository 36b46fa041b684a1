"""A deal of Mauscheln played with real cards: what is asked, what it comes to, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from engine import result_entry
from engine.facts import Fact
from engine.rules.entry import Refused
from engine.sheet import Line, Note
from tests.engine.games.mauscheln.positions import rules_of

Given = dict[tuple[str, int], int | None]


def answers(dealer: int, *tricks: int | None, **other: int) -> Given:
    given: Given = {("dealer", -1): dealer}
    given |= {(key, -1): value for key, value in other.items()}
    return given | {("tricks", side): won for side, won in enumerate(tricks)}


def entered(rules: Any, lines: list[Line], given: Given) -> Line:
    line = result_entry.line(rules, lines, given)
    assert rules.line_fits(lines, line)
    return line


def asked(rules: Any, lines: list[Line], given: Given) -> list[tuple[str, int]]:
    return [(field.key, field.side) for field in rules.entry.fields(lines, given)]


PLAIN = rules_of("mauscheln", 4)
FAILED = Line((None, None, None, -4), (Note("dealer", 3), Note("kitty", 4), Note("failed", 0)))


def test_who_dealt_who_declared_and_the_tricks_are_asked() -> None:
    keys = asked(PLAIN, [], {})
    assert keys[:3] == [("dealer", -1), ("declared", -1), ("declarer", -1)]
    assert keys[3:] == [("tricks", side) for side in range(4)]


def test_if_nobody_declared_nothing_else_is() -> None:
    given = answers(3, declared=0)
    assert asked(PLAIN, [], given) == [("dealer", -1), ("declared", -1)]
    assert entered(PLAIN, [], given).values == (None, None, None, -4)


def test_tricks_and_penalties_are_reckoned() -> None:
    given = answers(3, 1, 3, 0, None, declared=1, declarer=0)
    line = entered(PLAIN, [FAILED], given)
    assert line.values == (2 - 16, 6, -8, -4)
    assert dict(line.notes)["declarer"] == 0
    assert dict(line.notes)["kitty"] == 24


def test_whoever_declared_alone_takes_all_four() -> None:
    given = answers(3, 4, None, None, None, declared=1, declarer=0)
    assert entered(PLAIN, [], given).values == (4, None, None, -4)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (answers(3, 1, 2, 0, None, declared=1, declarer=0), Fact("tricks_in_all", (3, 4))),
        (answers(3, None, 2, 2, None, declared=1, declarer=0), Fact("declarer_plays")),
        (answers(3, 2, 2, None, None, declared=1), Fact("not_answered")),
    ],
)
def test_what_can_be_no_deal_is_refused(given: Given, reason: Fact) -> None:
    with pytest.raises(Refused) as error:
        PLAIN.entry.line([], given)
    assert error.value.reason == reason


def test_where_all_play_the_dealer_has_declared() -> None:
    rules = rules_of("mauscheln", 4, all_play=True)
    assert asked(rules, [], {})[:2] == [("dealer", -1), ("tricks", 0)]
    line = entered(rules, [], answers(2, 1, 1, 2, 0))
    assert line.values == (1, 1, 2 - 4, -4)
    assert dict(line.notes)["all_play"] == 4


def test_a_seven_is_asked_for_where_it_counts() -> None:
    rules = rules_of("mauscheln", 4, seven_turned=True)
    choices = rules.entry.fields([], {})[1].choices
    assert choices == ("no", "yes", "seven")
    given = answers(3, 3, None, None, 1, declared=2)
    assert ("declarer", -1) not in asked(rules, [], given)
    line = entered(rules, [], given)
    assert line.values == (3, None, None, 1 - 4)
    assert dict(line.notes)["seven"] == 1


def test_where_all_play_it_is_a_seven_or_not() -> None:
    rules = rules_of("duties", 4)
    field = rules.entry.fields([], {})[1]
    assert (field.key, field.choices, field.usual) == ("declared", ("yes", "seven"), 0)
    line = entered(rules, [], answers(3, 1, 1, 1, 1, declared=1))
    assert line.values == (1, 1, 1, 1 - 4)
    line = entered(rules, [], answers(3, 1, 1, 1, 1, declared=0))
    assert line.values == (1, 1, 1, 1 - 8 - 4)


def test_leftovers_are_played_out_without_penalties() -> None:
    rules = rules_of("mauscheln", 4, deals=8, leftovers="play_out")
    lines = [FAILED] * 8
    assert ("declared", -1) not in asked(rules, lines, {})
    assert entered(rules, lines, answers(0, 0, 3, 1, 0)).values == (0, 24, 8, 0)


def test_who_deals_next_is_offered() -> None:
    def usual(**options: Any) -> int | None:
        return rules_of("chratze", 4, **options).entry.fields([FAILED], {})[0].usual  # type: ignore[no-any-return]

    assert usual() == 3, "after a deal that failed the same one in Chratze"
    assert usual(dealer_stays=False) == 0
