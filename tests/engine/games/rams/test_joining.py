"""Play, pass, or the widow; General Rams; the dealer and the trump card."""

from __future__ import annotations

from engine.cards import BACK, card, codes
from engine.hidden import view
from tests.engine.games.rams.positions import DEALER, FOREHAND, REARHAND, SECOND, dealt


def test_each_in_turn_plays_passes_or_takes_the_widow() -> None:
    there = dealt()
    assert there.may() == "!play  !widow  !general  !pass"
    assert there.asks() == "join"
    there.each("!play !pass !widow !play")
    assert there.phase == "tricks"
    assert there.table.plays == [True, False, True, True]


def test_without_a_widow_and_a_general_there_are_two_ways() -> None:
    there = dealt(preset="ramscheln")
    assert there.may() == "!play  !pass"
    assert there.asks() == "join_pool"


def test_first_one_says_whether_one_plays() -> None:
    assert dealt(up="H8", widow="HA").why_not("HA") == "play_or_pass"


# The widow.


def test_who_takes_the_widow_plays_with_it_and_throws_his_own_in() -> None:
    there = dealt("HK SA S9 D8 C7", widow="HA CK DK D7 SJ").does(FOREHAND, "!widow")
    assert there.hand(FOREHAND) == "HA CK DK D7 SJ"
    assert codes(there.table.aside[FOREHAND]) == "HK SA S9 D8 C7"
    assert there.table.plays[FOREHAND]
    assert there.table.stock == []
    assert "takes_widow" in there.told()


def test_what_he_threw_in_he_alone_knows() -> None:
    there = dealt("HK SA S9 D8 C7").does(FOREHAND, "!widow")
    assert view(there.table, SECOND).table.aside[FOREHAND] == [BACK] * 5
    assert view(there.table, SECOND).table.hands[FOREHAND] == [BACK] * 5
    assert codes(view(there.table, FOREHAND).table.aside[FOREHAND]) == "HK SA S9 D8 C7"


def test_only_one_can_take_it() -> None:
    there = dealt().does(FOREHAND, "!widow")
    assert not there.offers("!widow")
    assert there.why_not("!widow") == "widow_is_gone"


def test_where_there_is_none_nobody_can() -> None:
    assert dealt(players=6).why_not("!widow") == "no_widow"


# Two have to play.


def test_the_last_two_may_not_pass() -> None:
    """Two have to be in (RA-A6)."""
    there = dealt().each("!pass !pass")
    assert there.turn == REARHAND
    assert there.may() == "!play  !widow  !general"
    assert there.asks() == "play_or_widow"
    assert there.why_not("!pass") == "two_have_to_play"
    there.does(REARHAND, "!widow")
    assert there.may() == "!play  !general"
    assert there.asks() == "bound"


def test_nor_may_the_dealer_where_only_one_plays() -> None:
    there = dealt().each("!pass !play !pass")
    assert there.turn == DEALER
    assert there.why_not("!pass") == "two_have_to_play"


def test_who_passed_is_out_of_the_tricks() -> None:
    there = dealt().each("!pass !play !pass !play")
    assert there.table.in_play() == [SECOND, DEALER]
    assert there.turn == SECOND


def test_in_france_nobody_passes_while_the_widow_lies_there() -> None:
    there = dealt(preset="french")
    assert there.may() == "!play  !widow  !general"
    assert there.why_not("!pass") == "widow_first"
    there.each("!play !widow")
    assert there.offers("!pass")


def test_with_six_there_is_no_widow_to_wait_for() -> None:
    assert dealt(preset="french", players=6).offers("!pass")


# General Rams.


def test_a_general_rams_brings_all_in_and_its_player_leads() -> None:
    """RA-A8: who has passed takes his cards up again."""
    there = dealt("", "", "HA HK HQ HJ CA").each("!pass !play")
    there.does(REARHAND, "!general")
    assert there.phase == "tricks"
    assert there.table.plays == [True] * 4
    assert there.table.in_play() == [FOREHAND, SECOND, REARHAND, DEALER]
    assert (there.turn, there.table.general) == (REARHAND, REARHAND)
    assert "general" in there.told()


def test_who_has_the_widow_keeps_it() -> None:
    there = dealt(widow="HA CK DK D7 SJ").each("!widow !general")
    assert there.hand(FOREHAND) == "HA CK DK D7 SJ"
    assert there.table.stock == []


def test_where_it_is_not_played_nobody_says_it() -> None:
    there = dealt(general="off")
    assert not there.offers("!general")
    assert there.why_not("!general") == "no_general"


def test_with_a_pool_it_is_not_played() -> None:
    assert not dealt(preset="ramscheln", widow="").offers("!general")


def test_who_promises_without_the_best_trump_is_asked_again() -> None:
    there = dealt("HK HQ HJ CA CK", up="H8")
    show = there.rules.show
    general = next(move for move in there.rules.legal(there.table) if move.word == "general")
    doubt = show.doubt(there.table, general)
    assert doubt is not None and doubt.key == "best_trump_is_out" and doubt.args == (card("HA"),)
    best = dealt("HA HQ HJ CA CK", up="H8")
    assert show.doubt(best.table, general) is None
    turned = dealt("HK HQ HJ CA CK", up="HA")
    assert show.doubt(turned.table, general) is None


# The dealer and the trump card.


def test_the_dealer_may_take_the_trump_card_for_one_of_his() -> None:
    """He lays one of his away for it (RA-A7)."""
    there = dealt("", "", "", "C7 D8 D9 S7 HK", preset="french", up="HA")
    there.each("!play !widow !play !play")
    assert (there.turn, there.phase) == (DEALER, "trump_card")
    assert there.offers("!take")
    there.does(DEALER, "!take C7 HA")
    assert there.hand(DEALER) == "D8 D9 S7 HK HA"
    assert there.phase == "tricks"
    seen = view(there.table, FOREHAND).table
    assert card("HA") in seen.hands[DEALER]
    assert seen.aside[DEALER] == [BACK]
    assert there.rules.show.laid_open(seen, DEALER) == [card("HA")]


def test_or_leave_it() -> None:
    there = dealt(preset="french").each("!play !widow !play !play").does(DEALER, "!leave")
    assert len(there.table.up) == 1


def test_if_he_has_passed_nobody_may() -> None:
    there = dealt(preset="french").each("!play !widow !play !pass")
    assert there.phase == "tricks"


def test_he_may_in_a_general_rams_too() -> None:
    assert dealt(preset="french").each("!general").phase == "trump_card"


def test_in_rams_it_stays_where_it_lies() -> None:
    assert dealt().each("!play !play !play !play").phase == "tricks"


def test_the_last_ones_decide_it_before_anything_else() -> None:
    there = dealt(preset="french", up="HA").each("!play !widow !play !play")
    assert there.why_not("!pass") == "take_or_leave"
