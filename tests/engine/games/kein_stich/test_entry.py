"""A deal of Kein Stich played with real cards: what can be, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine import result_entry
from engine.facts import Fact
from engine.games.kein_stich.game import GAME
from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.rules import KeinStichRules
from engine.rules.entry import Refused
from engine.sheet import Line

EVERYTHING = {"trick": (8, 0, 0, 0), "heart": (8, 0, 0, 0), "ober": (4, 0, 0, 0)}


def power(players: int = 4, cards: int = 0) -> KeinStichRules:
    return GAME.make(KeinStichOptions(deals="power", cards=cards), players)


def entered(rules: KeinStichRules, taken: Mapping[str, tuple[int, ...]], top: int = 0) -> Line:
    """The line of a Power deal in which each took this, and `top` the Max."""
    answers = {(key, side): n for key, all_of in taken.items() for side, n in enumerate(all_of)}
    return result_entry.line(rules, [], {**answers, ("max", -1): top})


def refused(taken: Mapping[str, tuple[int, ...]], top: int = 0) -> Fact:
    with pytest.raises(Refused) as error:
        entered(power(), {**EVERYTHING, **taken}, top)
    return error.value.reason


def test_one_can_have_taken_everything() -> None:
    assert entered(power(), EVERYTHING).values == (-160, 0, 0, 0)


def test_who_has_no_trick_has_no_heart() -> None:
    assert refused({"heart": (7, 1, 0, 0)}) == Fact("no_trick", (1,))


def test_who_has_no_trick_has_no_ober() -> None:
    assert refused({"ober": (3, 0, 1, 0)}) == Fact("no_trick", (2,))


def test_who_has_no_trick_has_not_the_max() -> None:
    assert refused({}, top=3) == Fact("no_trick", (3,))


def test_a_trick_has_a_card_of_each_player_and_no_more() -> None:
    """Four Hearts lie in a trick of four, but not five."""
    shared = {"trick": (7, 1, 0, 0)}
    assert refused({**shared, "heart": (3, 5, 0, 0)}) == Fact("too_few_tricks", (1,))
    line = entered(power(), {**EVERYTHING, **shared, "heart": (4, 4, 0, 0)})
    assert line.values == (-135, -25, 0, 0)


def test_where_tricks_cost_nothing_nobody_is_asked_for_them() -> None:
    """So any share of the Hearts can be, also with three players and many cards."""
    rules = GAME.make(KeinStichOptions(deals="four", cards=52), 3)
    given = {("heart", 0): 13, ("heart", 1): 0, ("heart", 2): 0}
    assert result_entry.line(rules, [], given).values == (-65, 0, 0)


def test_what_is_read_from_a_line_can_be_entered_again() -> None:
    """A loss of ten is a trick and a Heart, and not two Hearts without a trick."""
    rules = power()
    taken = {"trick": (6, 1, 1, 0), "heart": (6, 1, 1, 0), "ober": (4, 0, 0, 0)}
    line = entered(rules, taken)
    answers = result_entry.answers(rules, [], line)
    assert result_entry.line(rules, [], answers) == line
    assert answers["trick", 1] and answers["trick", 2] and not answers["trick", 3]


@pytest.mark.parametrize(
    ("players", "cards", "remark"),
    [
        (3, 0, Fact("pack", (24, 8))),
        (4, 0, Fact("pack", (32, 8))),
        (5, 0, Fact("pack_without", (30, 6, 2))),
        (6, 0, Fact("pack_without", (48, 8, 4))),
        (6, 24, Fact("pack", (24, 4))),
        (3, 52, Fact("pack_without", (51, 17, 1))),
    ],
)
def test_before_one_begins_it_is_told_which_pack_so_many_play_with(
    players: int, cards: int, remark: Fact
) -> None:
    """KS-A21: the pack always divides; what does not stays in the box."""
    assert power(players, cards).remarks() == [remark]
    assert len(power(players, cards).pack()) % players == 0
