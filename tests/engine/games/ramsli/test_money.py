"""The kitty in four shares, the penalties that make the next one, the bank, and the leftovers."""

from __future__ import annotations

import pytest

from engine import shuffle
from engine.facts import Fact
from engine.games.ramsli.game import GAME
from engine.games.ramsli.options import RamsliOptions
from engine.phases.kitty import LAST, ORDINARY, PLAY_OUT
from engine.sheet import Line
from engine.table import NOBODY
from tests.engine.games.ramsli.positions import (
    DEALER,
    FOREHAND,
    dealt,
    knocked,
    tricks,
)


def test_in_a_muss_of_six_three_fail_or_more() -> None:
    hands = ("HA HK E7 E8", "EA G7 S7 G10", "EK S8 GA G9")
    others = ("G8 GU S9 SU", "S10 SO SK SA", "GK GO E9 E10")
    there = tricks("H", *hands, *others, kitty=4, knocker=NOBODY)
    there.each("HA G7 S8 G8 S10 E10  HK S7 G9 S9 SO GK  E7 EA EK SU SK E9  G10 GA GU SA GO E8")
    assert there.values() == (2, 1, 1, -4, -4, -4)
    assert there.table.kitty == 12


def test_who_knocks_in_a_muss_owes_two_tricks_all_the_same() -> None:
    """RL-A8: the penalties make no exception for a muss."""
    there = tricks("H", "HA G8 G9 G10", "HK HO EA E7", kitty=4)
    there.table.together = True
    there.to_the_end()
    assert there.values() == (1 - 8, 3)


def test_what_it_came_to_is_told() -> None:
    there = knocked(kitty=8, joins="!out !out !out")
    brought = {(fact.key, *fact.args) for fact in there.rules.show.brought(there.line())}
    assert brought == {("wins", FOREHAND, 12), ("loses", DEALER, 4), ("kitty_is_empty",)}


# The bank.


# The end of the evening.


def test_what_is_left_after_the_last_deal_is_divided() -> None:
    there = dealt(kitty=8, kind=LAST, players=3).each("!top !knock !out !join").to_the_end()
    left = there.table.held[0]
    assert left > 0
    assert there.coins.kitty == 0
    assert sum(there.table.shares) == left
    assert there.line().notes[1].number == left


def test_the_last_deal_is_reckoned_like_any_other() -> None:
    """What is shared out after it is neither an ante nor a kitty that somebody took."""
    told = []
    for kind in (ORDINARY, LAST):
        there = dealt(kitty=8, kind=kind, players=3).each("!top !knock !out !join").to_the_end()
        told.append(there.rules.show.reckoning(there.table, there.line()))
    assert any(there.table.shares)
    assert told[0] == told[1]


def test_when_the_leftovers_are_played_out_all_play_and_nobody_pays() -> None:
    """RL-A19: the house rule of a last deal in which the kitty is only emptied."""
    there = dealt(kitty=8, bank=4, kind=PLAY_OUT, bank_level=8, leftovers="play_out")
    assert there.table.kitty == 12
    assert there.table.together
    assert there.phase == "exchange"
    assert there.turn == FOREHAND
    there.to_the_end()
    assert there.coins.kitty == there.coins.bank == 0
    assert sum(value or 0 for value in there.values()) == 12
    assert all(value is not None and value >= 0 for value in there.values())


@pytest.mark.parametrize(("ante", "level"), [(8, 8), (12, 8), (12, 12), (20, 16), (20, 20)])
def test_where_the_bank_leaves_no_more_than_an_ante_every_deal_is_a_muss(
    ante: int, level: int
) -> None:
    """It is told before one begins; and so it is, whatever the last deal left."""
    rules = GAME.make(RamsliOptions(ante=ante, bank_level=level, deals=8), 4)
    assert rules.remarks() == [Fact("always_muss", (level,))]
    lines: list[Line] = []
    for number in range(6):
        setup = rules.next_deal(lines, number % 4)
        assert setup is not None
        t = rules.start(shuffle.numbered(rules.pack(), 5, number), setup)
        assert t.together
        while t.phase:
            rules.apply(t, rules.legal(t)[0])
        lines.append(rules.score(t))
