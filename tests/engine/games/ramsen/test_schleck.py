"""Rearhand cuts, and may keep the bottom card of the packet he lifted: the schleck."""

from __future__ import annotations

import pytest

from engine.cards import card
from tests.engine.games.ramsen.positions import (
    DEALER,
    REARHAND,
    cut,
    dealt,
)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_rearhand_the_dealers_right_neighbour_cuts(players: int, dealer: int) -> None:
    there = cut(players=players, dealer=dealer)
    assert there.phase == "schleck"
    assert there.turn == (dealer - 1) % players


def test_all_hear_of_the_schleck_but_not_of_the_card() -> None:
    there = cut(bottom="S9", keeps=True)
    there.facts()
    there.does(REARHAND, "!keep")
    told = there.facts()
    assert told[0].key == "schlecks" and told[0].args == (REARHAND,)
    assert all(card("S9") not in fact.args for fact in told)


def test_the_schleckers_first_packet_has_two_cards() -> None:
    there = cut(bottom="S9")
    first = there.table.stock[6:9]
    there.does(REARHAND, "!keep")
    assert there.table.hands[REARHAND][1:3] == first[:2]
    assert there.table.hands[DEALER][0] is first[2]


@pytest.mark.parametrize("critical", ["S9", "S7", "EO", "EU"])
def test_option_only_criticals_lets_rearhand_keep_a_permanent_trump(critical: str) -> None:
    assert cut(bottom=critical, schleck="only_criticals").may() == "!keep !leave"


@pytest.mark.parametrize("other", ["EA", "GA", "HA", "SA", "S8"])
def test_option_only_criticals_lets_rearhand_keep_no_other_card(other: str) -> None:
    there = cut(bottom=other, schleck="only_criticals")
    assert there.may() == "!leave"
    assert there.why_not("!keep") == "only_criticals"


def test_five_players_with_a_schleck_have_the_same_number_of_cards_left() -> None:
    """RM-A22: 25 in the hands, one turned up, six in the talon, whether kept or not."""
    for keeps in (True, False):
        there = dealt(bottom="S9", players=5, keeps=keeps)
        assert sum(map(len, there.table.hands)) == 25
        assert len(there.table.up) == 1
        assert len(there.table.stock) == 6
