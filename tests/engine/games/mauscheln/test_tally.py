"""Lines of Mauscheln: which can be, and what they come to."""

from __future__ import annotations

import pytest

from engine.games.mauscheln.game import GAME
from engine.sheet import Line, Note
from tests.engine.games.mauscheln.positions import dealt, fits, rules_of


@pytest.mark.parametrize(
    "values",
    [
        (4, None, None, -4),  # nobody joined the declarer
        (None, None, None, 0),  # nor the dealer, who paid four and took four
        (None, None, None, -4),  # nobody declared
        (2, 2, None, -4),
        (2, 1, 1, -4),
        (1 - 8, 3, None, -4),  # the declarer took one of two
        (2, 2, -4, -4),
        (2, None, None, 2 - 4),
    ],
)
def test_a_deal_can_leave_this(values: tuple[int | None, ...]) -> None:
    assert fits(*values)


@pytest.mark.parametrize(
    "values",
    [
        (4, None, None, None),  # who paid the ante?
        (2, 1, None, -4),  # three tricks
        (2, 2, 1, -4),  # five
        (-4, -4, None, -4),  # none
        (3, -8, None, -4),  # a joiner pays the kitty once
        (None, None, None, 4),  # more than there is
        (None, None, None, None),
    ],
)
def test_no_deal_leaves_this(values: tuple[int | None, ...]) -> None:
    assert not fits(*values)


def told(values: tuple[int | None, ...], notes: dict[str, int], **options: object) -> bool:
    rules = rules_of("mauscheln", len(values), **options)
    return bool(rules.line_fits([], Line(values, tuple(Note(*one) for one in notes.items()))))


def test_with_one_trick_the_milder_rule_takes_one_kitty() -> None:
    values, notes = (1 - 4, 3, None, -4), {"dealer": 3, "declarer": 0}
    assert not told(values, notes)
    assert told(values, notes, one_trick=1)


def test_a_dealer_with_a_seven_owes_one_trick() -> None:
    values, notes = (3, None, None, 1 - 4), {"dealer": 3, "declarer": 3, "seven": 1}
    assert not told(values, notes)
    assert told(values, notes, seven_turned=True)
    assert not told(values, {**notes, "dealer": 0}, seven_turned=True)


def test_after_the_last_deal_no_line_fits() -> None:
    rules = rules_of("mauscheln", 4, deals=8)
    lines = [Line((4, None, None, -4))] * 8
    assert rules.sheet(lines).over
    assert not rules.line_fits(lines, lines[0])


def test_what_lies_in_the_middle_stands_beside_the_lines() -> None:
    rules = rules_of("mauscheln", 4, limit=12)
    lines = [Line((None, None, None, -4))] * 4
    columns = {one.key: one.values for one in rules.sheet(lines).beside}
    assert columns == {"kitty": (4, 8, 12, 12), "bank": (0, 0, 0, 4)}


def test_leftovers_are_shared_out_after_the_last_deal() -> None:
    rules = rules_of("mauscheln", 4, deals=8)
    failed = Line((None, None, None, -4), (Note("dealer", 3),))
    sheet = rules.sheet([failed] * 8)
    assert sheet.total("share") == (8, 8, 8, 8)
    assert sheet.total("account") == (8, 8, 8, -24)


def test_or_they_are_played_out() -> None:
    rules = rules_of("mauscheln", 4, deals=8, leftovers="play_out")
    lines = [Line((None, None, None, -4))] * 8
    assert not rules.sheet(lines).over
    assert rules.line_fits(lines, Line((32, 0, 0, 0)))
    assert not rules.line_fits(lines, Line((32, -8, 0, 0)))
    assert rules.sheet([*lines, Line((32, 0, 0, 0))]).over


def test_deals_that_are_told_from_others_have_their_names() -> None:
    show = rules_of("mauscheln", 4).show
    failed = dealt().each("!pass !pass !pass !pass").line()
    name = show.line_name(failed)
    assert name is not None and name.key == "failed"
    together = dealt(kitty=0, all_play=True).to_the_end().line()
    name = show.line_name(together)
    assert name is not None and name.key == "all_play"


def test_the_accounts_decide_and_the_middle_is_nobodys() -> None:
    counting = GAME.make(GAME.presets["mauscheln"], 4).counting()
    assert counting.total == "account"
    assert counting.allows((8, -8, 0, 0))
    assert not counting.allows((8, 0, 0, 0))
