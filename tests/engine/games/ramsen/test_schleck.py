"""Rearhand cuts, and may keep the bottom card of the packet he lifted: the schleck."""

from __future__ import annotations

import pytest

from engine.cards import BACK, card
from engine.hidden import view
from engine.table import NOBODY
from tests.engine.games.ramsen.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    cut,
    dealt,
)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_rearhand_the_dealers_right_neighbour_cuts(players: int, dealer: int) -> None:
    there = cut(players=players, dealer=dealer)
    assert there.phase == "schleck"
    assert there.turn == (dealer - 1) % players


def test_rearhand_may_keep_the_card_or_leave_it() -> None:
    assert cut(bottom="G7").may() == "!keep !leave"


def test_rearhand_may_do_nothing_else() -> None:
    there = cut(bottom="G7")
    assert there.why_not("G7") == "keep_or_leave"
    assert there.why_not("!pass") == "keep_or_leave"


def test_rearhand_sees_the_card_before_he_decides() -> None:
    """RM-A24: keeping it is a choice and no bet."""
    there = cut(bottom="S9")
    assert view(there.table, REARHAND).table.stock[-1] is card("S9")


def test_nobody_else_sees_the_card() -> None:
    """RM-A7: that it happened is known, not what."""
    there = cut(bottom="S9")
    for seat in (FOREHAND, SECOND, DEALER, NOBODY):
        assert set(view(there.table, seat).table.stock) == {BACK}
    there.does(REARHAND, "!keep")
    for seat in (FOREHAND, SECOND, DEALER, NOBODY):
        assert card("S9") not in view(there.table, seat).table.hands[REARHAND]


def test_all_hear_of_the_schleck_but_not_of_the_card() -> None:
    there = cut(bottom="S9", keeps=True)
    there.facts()
    there.does(REARHAND, "!keep")
    told = there.facts()
    assert told[0].key == "schlecks" and told[0].args == (REARHAND,)
    assert all(card("S9") not in fact.args for fact in told)


def test_a_card_that_is_left_is_not_spoken_of() -> None:
    there = cut(bottom="S9")
    there.facts()
    there.does(REARHAND, "!leave")
    assert "schlecks" not in [fact.key for fact in there.facts()]


def test_who_schlecks_is_dealt_only_four_cards() -> None:
    """In two packets of two, RM-A9; with the card he kept he holds five."""
    there = dealt("", "", "GA GK GO GU", bottom="S9", keeps=True)
    assert there.hand(REARHAND) == "S9 GA GK GO GU"
    assert [len(hand) for hand in there.table.hands] == [5, 5, 5, 5]


def test_the_schleckers_first_packet_has_two_cards() -> None:
    there = cut(bottom="S9")
    first = there.table.stock[6:9]
    there.does(REARHAND, "!keep")
    assert there.table.hands[REARHAND][1:3] == first[:2]
    assert there.table.hands[DEALER][0] is first[2]


def test_a_card_that_is_left_stays_at_the_bottom() -> None:
    """RM-A10: the packet that was lifted goes below the rest."""
    there = dealt(bottom="S9")
    assert there.table.stock[-1] is card("S9")


def test_who_left_the_card_knows_later_that_it_lies_at_the_bottom() -> None:
    """RM-A24: he alone has seen it."""
    there = dealt(bottom="S9")
    assert view(there.table, REARHAND).table.stock[-1] is card("S9")
    assert view(there.table, FOREHAND).table.stock[-1] is BACK


def test_a_schlecker_may_not_exchange() -> None:
    there = dealt(bottom="S9", keeps=True).does(FOREHAND, "!stand").does(SECOND, "!stand")
    assert there.phase == "exchange"
    assert there.turn == DEALER


def test_a_rearhand_who_left_the_card_may_exchange() -> None:
    there = dealt(bottom="S9").does(FOREHAND, "!stand").does(SECOND, "!stand")
    assert there.turn == REARHAND
    assert there.offers("!stand")


def test_a_schlecker_may_pass() -> None:
    """RM-A8: in Ramsen the schleck binds nobody."""
    there = dealt(bottom="S9", keeps=True).each("!stand !stand !stand !play !play")
    assert there.turn == REARHAND
    assert there.may() == "!play !pass"


def test_option_a_schlecker_must_play() -> None:
    there = dealt(bottom="S9", keeps=True, schlecker_must_play=True)
    there.each("!stand !stand !stand !play !play")
    assert there.turn == REARHAND
    assert there.may() == "!play"
    assert there.why_not("!pass") == "bound_to_play"


def test_option_a_schlecker_must_play_binds_no_rearhand_who_left_the_card() -> None:
    there = dealt(bottom="S9", schlecker_must_play=True)
    there.each("!stand !stand !stand !stand !play !play")
    assert there.may() == "!play !pass"


@pytest.mark.parametrize("critical", ["S9", "S7", "EO", "EU"])
def test_option_only_criticals_lets_rearhand_keep_a_permanent_trump(critical: str) -> None:
    assert cut(bottom=critical, schleck="only_criticals").may() == "!keep !leave"


@pytest.mark.parametrize("other", ["EA", "GA", "HA", "SA", "S8"])
def test_option_only_criticals_lets_rearhand_keep_no_other_card(other: str) -> None:
    there = cut(bottom=other, schleck="only_criticals")
    assert there.may() == "!leave"
    assert there.why_not("!keep") == "only_criticals"


def test_option_schleck_off_begins_with_the_exchange() -> None:
    there = cut(bottom="S9", schleck="off")
    assert there.phase == "exchange"
    assert set(view(there.table, REARHAND).table.stock) == {BACK}


def test_five_players_with_a_schleck_have_the_same_number_of_cards_left() -> None:
    """RM-A22: 25 in the hands, one turned up, six in the talon, whether kept or not."""
    for keeps in (True, False):
        there = dealt(bottom="S9", players=5, keeps=keeps)
        assert sum(map(len, there.table.hands)) == 25
        assert len(there.table.up) == 1
        assert len(there.table.stock) == 6


def test_with_two_left_the_non_dealer_cuts() -> None:
    there = cut(playing=(1, 3), dealer=3)
    assert there.turn == 1
    assert cut(playing=(1, 3), dealer=1).turn == 3
