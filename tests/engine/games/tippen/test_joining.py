"""Tapping and passing, lifting, sniffing, the dealer who speaks first, and buying."""

from __future__ import annotations

from engine.cards import BACK, card, codes
from engine.hidden import view
from engine.moves import read
from engine.table import NOBODY
from tests.engine.games.tippen.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    dealt,
    tapped,
)

HAND = "E7 E8 GA"


def test_all_are_asked_from_forehand_on() -> None:
    there = dealt()
    asked = []
    while there.phase == "join":
        asked.append(there.turn)
        there.does(there.turn, "!tap")
    assert asked == [FOREHAND, SECOND, REARHAND, DEALER]


def test_who_taps_is_in_and_who_passes_is_out() -> None:
    there = tapped(says="!tap !pass !tap !pass")
    assert there.table.in_play() == [FOREHAND, REARHAND]
    assert there.phase == "tricks"


def test_nothing_is_played_before_it_is_said_who_plays() -> None:
    assert dealt(HAND).why_not("GA") == "tap_or_pass"


def test_who_is_alone_takes_the_pot() -> None:
    """TP-A7: without a trick being played."""
    there = tapped(pot=3, says="!pass !tap !pass !pass")
    assert there.over
    assert there.values() == (None, 6, None, -3)
    assert there.pot == 0
    told = there.rules.show.reckoning(there.table, there.line())
    assert [(one.side, one.why.key, one.amount) for one in told] == [
        (SECOND, "pot", 6),
        (DEALER, "stake", -3),
    ]


def test_if_all_pass_the_pot_stays() -> None:
    there = tapped(pot=3, says="!pass !pass !pass !pass")
    assert there.over
    assert there.pot == 6
    assert there.values() == (None, None, None, -3)
    assert "all_pass" in there.told()


def test_the_last_one_who_would_be_alone_is_asked_again_before_he_passes() -> None:
    there = dealt().each("!pass !pass")
    assert there.rules.show.doubt(there.table, read("!pass")) is None
    there.each("!pass")
    doubt = there.rules.show.doubt(there.table, read("!pass"))
    assert doubt is not None and doubt.key == "pot_is_yours"
    assert there.rules.show.doubt(there.table, read("!tap")) is None


def test_the_first_in_play_on_the_dealers_left_leads() -> None:
    """TP-A17: whoever that is."""
    assert tapped(says="!pass !tap !pass !tap").turn == SECOND


# Lifting.


def test_nobody_knows_the_trump_before_somebody_lifts() -> None:
    """TP-A9: who lifts plays, and the others are asked when they have seen the card."""
    there = dealt(preset="lupfen", up="GU")
    assert (there.phase, there.table.trump, there.table.up) == ("lift", "", [])
    there.does(FOREHAND, "!pass").does(SECOND, "!lift")
    assert (there.table.trump, codes(there.table.up)) == ("G", "GU")
    assert (there.table.lifter, there.turn) == (SECOND, REARHAND)
    there.each("!tap !pass !tap")
    assert there.table.in_play() == [FOREHAND, SECOND, REARHAND]


def test_who_did_not_lift_may_tap_all_the_same() -> None:
    there = dealt(preset="lupfen").each("!pass !lift !pass !pass")
    assert there.turn == FOREHAND
    assert there.may() == "!tap  !pass"


def test_if_nobody_lifts_the_cards_are_thrown_in() -> None:
    there = dealt(preset="lupfen", pot=6).each("!pass !pass !pass !pass")
    assert there.over
    assert there.values() == (None, None, None, None)
    assert there.pot == 6
    assert "nobody_lifts" in there.told()


def test_where_all_have_to_play_the_laidis_turned_at_once() -> None:
    there = dealt(preset="lupfen", pot=0)
    assert there.phase == "tricks"
    assert there.table.trump


def test_first_it_is_said_who_lifts() -> None:
    assert dealt(preset="lupfen").why_not("!tap") == "lift_or_pass"


# Sniffing.


def test_the_dealer_may_take_the_trump_laidunseen() -> None:
    """TP-A8: he lays a card away for it and has to play."""
    there = dealt("", "", "", HAND, up="HU", sniff=True)
    assert (there.phase, there.turn) == ("sniff", DEALER)
    there.does(DEALER, "!sniff")
    assert there.table.trump == "H"
    assert there.asks() == "lay_for_sniff"
    assert there.why_not("!tap") == "lay_one_away"
    there.does(DEALER, "E7")
    assert there.hand(DEALER) == "E8 GA HU"
    seen = view(there.table, FOREHAND).table
    assert seen.hands[DEALER] == [BACK, BACK, card("HU")]
    assert seen.aside[DEALER] == [BACK]
    there.each("!pass !pass !tap")
    assert there.table.in_play() == [REARHAND, DEALER]


def test_or_turn_it_up_as_ever() -> None:
    there = dealt("", "", "", HAND, up="HU", sniff=True).does(DEALER, "!turn_up")
    assert codes(there.table.up) == "HU"
    assert (there.phase, there.turn) == ("join", FOREHAND)
    assert there.table.plays[DEALER] is None


def test_nothing_else_is_done_before_that() -> None:
    assert dealt(sniff=True).why_not("!tap") == "sniff_or_turn"


def test_he_may_sniff_when_all_have_to_play() -> None:
    there = dealt("", "", "", HAND, pot=0, sniff=True).does(DEALER, "!sniff", "E7")
    assert there.phase == "tricks"


# The dealer first.


def test_in_bavaria_the_dealer_speaks_before_he_has_a_card() -> None:
    """TP-A11: he knows the trump card, which will be his."""
    there = dealt(preset="lampeln_bavaria", pot=40, bottom="GK")
    assert (there.phase, there.turn) == ("dealer_first", DEALER)
    assert there.table.hands == [[], [], [], []]
    assert codes(there.table.up) == "GK"
    there.does(DEALER, "!play")
    assert (there.phase, there.turn) == ("join", FOREHAND)
    there.each("!tap !pass !pass")
    assert there.table.in_play() == [FOREHAND, DEALER]


def test_if_he_passes_the_others_are_asked_all_the_same() -> None:
    there = dealt(preset="lampeln_bavaria", pot=40).does(DEALER, "!pass")
    there.each("!tap !tap !pass")
    assert there.table.in_play() == [FOREHAND, SECOND]
    assert there.phase == "tricks"


def test_where_all_have_to_play_he_is_not_asked() -> None:
    assert dealt(preset="lampeln_bavaria", pot=0).phase == "tricks"


def test_it_is_play_or_pass_then() -> None:
    assert dealt(preset="lampeln_bavaria", pot=40).why_not("!tap") == "play_or_pass"


# Buying.


def test_who_plays_buys_once_the_first_in_play_first() -> None:
    """TP-A12: when all have said whether they play."""
    there = tapped(HAND, buy=True, stock="SA SK SO", says="!tap !pass !tap !tap")
    assert (there.phase, there.turn) == ("buy", FOREHAND)
    there.does(FOREHAND, "E7", "E8", "!draw")
    assert there.hand(FOREHAND) == "GA SA SK"
    assert there.turn == REARHAND
    there.each("!stand !stand")
    assert there.phase == "tricks"


def test_one_may_keep_all_cards() -> None:
    there = tapped(HAND, buy=True).does(FOREHAND, "!stand")
    assert there.hand(FOREHAND) == HAND
    assert there.why_not("!draw") == "nothing_laid_away"


def test_who_has_laid_away_must_draw() -> None:
    there = tapped(HAND, buy=True).does(FOREHAND, "E7")
    assert there.why_not("!stand") == "draw_first"
    assert there.why_not("SA") == "not_in_hand"
    assert there.why_not("!tap") == "buy_now"


def test_what_was_laid_away_is_seen_by_its_owner_alone() -> None:
    there = tapped(HAND, buy=True).does(FOREHAND, "E7", "!draw")
    assert view(there.table, FOREHAND).table.aside[FOREHAND] == [card("E7")]
    assert view(there.table, NOBODY).table.aside[FOREHAND] == [BACK]


def test_what_the_stock_does_not_have_cannot_be_bought() -> None:
    """Twenty cards, five players: four are left."""
    there = tapped(preset="lupfen", players=5, lift=False, buy=True, says="!tap " * 5)
    for laid in there.hand(FOREHAND).split():
        there.does(FOREHAND, laid)
    there.does(FOREHAND, "!draw")
    first, second, *_ = there.hand(SECOND).split()
    there.does(SECOND, first)
    assert there.why_not(second) == "stock_used_up"
    there.does(SECOND, "!draw")
    assert there.table.stock == []
    assert there.asks() == "no_stock"
    assert there.may() == "!stand"
