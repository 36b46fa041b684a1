"""The tricks, and what they come to."""

from __future__ import annotations

import pytest

from engine.games.rams.counters import counted_down, from_pool
from engine.phases.kitty import LAST
from tests.engine.games.rams.positions import Position, dealt, rules, tricks

WEAK = "C7 C8 S7 S8 D8"


# Counting down.


def played(**more: object) -> Position:
    """Forehand takes three tricks, the second two, the third none; the dealer has passed."""
    hands = ("HA HK HQ C7 S7", "H8 H9 H10 CA SA", WEAK.replace("C7", "C9").replace("S7", "S9"), "")
    return tricks("H", *hands, **more).to_the_end()  # type: ignore[arg-type]


def test_a_trick_takes_a_counter_and_none_brings_five() -> None:
    """RA-A5: who has passed keeps what he has."""
    there = played()
    assert there.values() == (-3, -2, 5, None)
    assert there.left == [4, 5, 12, 7]
    assert [fact.key for fact in there.facts()].count("takes_none") == 1


def test_nobody_has_less_than_none() -> None:
    there = played(left=(2, 2, 7, 7))
    assert there.left == [0, 0, 12, 7]
    assert there.told().count("is_rid") == 2


GENERAL = ("HA HK HQ HJ CA", "H8 C8 S7 S8 D8", "H9 C9 S9 S10 D9", "H10 C10 SJ SQ D10")
MISSED = ("HA HK HQ HJ C7", "H8 C8 S7 S8 D8", "H9 C9 S9 S10 D9", "H10 SJ SQ D10 C10")


def test_in_france_it_wins_the_game() -> None:
    """Whatever its player still had to go (RA-A9)."""
    there = tricks("H", *GENERAL, general=0, preset="french", left=(11, 5, 5, 2)).to_the_end()
    assert there.values() == (-11, 0, 0, 0)
    assert there.left == [0, 5, 5, 2]


def test_or_brings_a_counter_from_each_for_every_trick_missed() -> None:
    there = tricks("H", *MISSED, general=0, preset="french").to_the_end()
    assert there.values() == (3, -1, -1, -1)


def test_who_promised_leads() -> None:
    there = tricks("H", *GENERAL, general=0).table
    assert (there.turn, there.leader) == (0, 0)
    assert tricks("H", "C7", "C8", "C9", "CA", general=2).turn == 2


@pytest.mark.parametrize("won", [[0, 5, 0], [2, 2, 1], [None, 5, 0]])
def test_the_sums(won: list[int | None]) -> None:
    down = counted_down(rules(players=3).options, won, -1, [7, 7, 7])
    assert down == [None if one is None else -one or 5 for one in won]
    pool = from_pool(20, won)
    assert pool == [None if one is None else 4 * one or -5 for one in won]


# For a pool.


def test_each_trick_is_a_fifth_of_the_pool_and_none_costs_five() -> None:
    """RA-A12: five of the ten are the dealer's, who passes, in this deal."""
    there = tricks("H", *("HA HK HQ C7 S7", "H8 H9 H10 CA SA", "C9 C8 S9 S8 D8", ""),
                   preset="ramscheln", pool=10).to_the_end()  # fmt: skip
    assert there.values() == (6, 4, -5, -5)
    assert there.left == [6, 4, -5, -10]
    assert there.table.pool == 5
    assert there.told().count("takes_none") == 1


def test_after_the_last_deal_the_pool_is_divided() -> None:
    """RA-A13: the odd counter goes to forehand."""
    there = tricks("H", *("HA HK HQ C7 S7", "H8 H9 H10 CA SA", "C9 C8 S9 S8 D8", ""),
                   preset="ramscheln", pool=10, kind=LAST).to_the_end()  # fmt: skip
    assert there.table.shares == (2, 1, 1, 1)
    assert there.table.pool == 0
    assert sum(there.left) == 0


def test_the_money_comes_to_nothing_in_every_deal() -> None:
    there = dealt(preset="bester_bube", pool=15).each("!play !pass !play !play").to_the_end()
    assert sum(there.left) + there.table.pool == 0
    coins = there.rules.show.coins(there.table)
    assert coins is not None and coins.kitty == there.table.pool
