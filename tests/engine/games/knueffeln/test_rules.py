"""What the cases of the rules, which stand as text, do not say."""

from __future__ import annotations

from engine.cards import card, codes
from engine.facts import Fact
from engine.games.knueffeln.game import GAME
from engine.games.knueffeln.options import BERNHARD_1924, BOHMSTEDT, GRUENBERG_1938
from engine.hidden import view
from engine.moves import read
from engine.rules import Formal, Setup
from tests.engine.games.knueffeln.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    dealt,
    early,
)

# The players, the deal, and the turning of the two chosen suits.


def test_nine_cards_to_each_player_in_three_packets_of_three() -> None:
    """KN-A31: a report of six cards each is not followed."""
    game = GAME.make(BOHMSTEDT, 4)
    pack = list(game.pack())
    table = game.deal(pack, Setup(DEALER, (0, 1, 2, 3)))
    game.flow()[0].enter(table)
    for seat in range(4):
        top = 3 * seat
        assert (
            table.hands[seat]
            == pack[top : top + 3] + pack[top + 12 : top + 15] + pack[top + 24 : top + 27]
        )
    assert table.up[0] is pack[36]


def test_and_dealt_again_by_the_same_dealer() -> None:
    """KN-A32: the turn to deal does not pass on."""
    there = dealt(up="HK HQ H3 H4")
    following = there.rules.next_deal([there.line()], (DEALER + 1) % 4)
    assert following is not None and following.dealer == DEALER


def test_a_thrown_in_deal_counts_for_nothing() -> None:
    there = dealt(up="HK HQ H3 H4")
    sheet = there.rules.sheet([there.line()] * 30)
    assert sheet.total("money") == (0, 0) and not sheet.over


def test_the_names_of_the_old_ones() -> None:
    game = GAME.make(BOHMSTEDT, 4)
    names = {code: game.show.nickname(one) for one in game.pack() if (code := one.code)}
    assert [names[code] for code in ("H2", "C4", "S8", "H9", "D9")] == [
        "beste",
        "wage",
        "dulle",
        "harten_ol",
        "ruten_ol",
    ]
    assert names["S6"] == names["DA"] == ""


def test_the_names_of_chosen_cards_need_the_table() -> None:
    there = dealt(up="HK SQ")
    names = {one.code: there.rules.show.nickname(one, there.table) for one in there.rules.pack()}
    assert [names[code] for code in ("S6", "S2", "H3", "S4", "S9", "H8")] == [
        "paas",
        "twist",
        "drist",
        "veerhack",
        "frikort",
        "frikort",
    ]
    assert names["H2"] == "beste" and names["S8"] == "dulle"
    assert names["DA"] == "fehl_as" and names["D6"] == ""


def test_a_hand_is_held_olen_first_then_chosen_cards_then_the_rest() -> None:
    there = dealt("D4 S7 SA H9 C4 HQ D9 SJ CA")
    hand = there.rules.show.sorted_hand(there.table, there.table.hands[FOREHAND])
    assert codes(hand) == "C4 H9 D9 SA SJ S7 HQ CA D4"


# The early versions of 1924 and 1938: the pack, the three open cards, the Five.


def test_1924_the_pack_includes_the_five_of_each_suit_rather_than_the_ten() -> None:
    ranks = {one.rank for one in GAME.make(BERNHARD_1924, 4).pack()}
    assert "5" in ranks and "10" not in ranks


def test_1938_it_is_the_tens_rather_than_the_fives() -> None:
    assert GAME.make(GRUENBERG_1938, 4).pack() == GAME.make(BOHMSTEDT, 4).pack()


def test_the_bottom_three_cards_of_the_stock_lie_face_up() -> None:
    there = early(bottom="C7 D7 C8")
    assert codes(there.table.up) == "HK SK C7 D7 C8"
    assert len(there.table.stock) == 7
    assert Fact("lays_open", tuple(there.table.up[2:])) in there.facts()


# The Olen at the bottom of the stock, and the Ten for a turn-up.


def test_who_declines_lets_the_right_lapse_and_the_ole_stays() -> None:
    """KN-A7: the King inherits only from a Queen that nobody has."""
    there = dealt("SK", "SQ", up="HK CK", bottom="D9 S8").does(SECOND, "!leave")
    assert codes(there.table.stock[-2:]) == "D9 S8"
    assert codes(there.table.up) == "HK CK"


def test_when_both_sleep_the_ole_stays() -> None:
    """KN-A9: nobody has a right to it."""
    there = dealt(up="HQ SQ", bottom="HK D9 H2")
    assert there.phase == "tricks"
    assert codes(there.table.stock[-2:]) == "D9 H2"


def test_what_cannot_be_exchanged_is_refused_by_name() -> None:
    there = dealt("", "HQ", bottom="H9")
    assert there.why_not("!swap HQ H2") == "not_on_offer"
    assert there.why_not("!swap HK H9") == "not_in_hand"
    assert there.why_not(f"!swap {there.hand(SECOND).split()[1]} H9") == "queen_or_king"
    assert there.why_not("HQ") == "exchange_or_leave"
    there = dealt("", "H10 S3", up="HK SK")
    assert there.why_not("!swap S10 SK") == "not_in_hand"
    assert there.why_not("!swap S3 SK") == "ten_of_the_suit"
    assert there.why_not("!swap H10 DK") == "not_on_offer"


def test_each_is_asked_so_that_nobody_learns_who_keeps_a_ten() -> None:
    there = dealt("", "H10", up="HK SK", asking=True)
    assert (there.phase, there.turn, there.may()) == ("tens", FOREHAND, "!leave")
    there.rules.apply(there.table, read("!leave"))
    assert (there.turn, there.may()) == (SECOND, "!swap H10 HK, !leave")
    there.facts()
    there.rules.apply(there.table, read("!leave"))
    assert (there.turn, there.may(), there.facts()) == (REARHAND, "!leave", [])
    there.rules.apply(there.table, read("!leave"))
    there.rules.apply(there.table, read("!leave"))
    assert there.phase == "tricks"
    assert card("H10") not in view(there.table, FOREHAND).table.hands[SECOND]
    assert not there.rules.barred(there.table, REARHAND)


def test_whoever_has_no_ten_has_nothing_to_decide() -> None:
    there = dealt("", "H10", up="HK SK", asking=True)
    assert there.rules.formal(there.table) == Formal(read("!leave"), since=1)
    there.rules.apply(there.table, read("!leave"))
    assert there.rules.formal(there.table) is None


def test_who_has_exchanged_is_asked_again_so_that_nobody_learns_of_another_ten() -> None:
    for hand in ("H10", "H10 S10"):
        there = dealt("", hand, up="HK SK")
        there.rules.apply(there.table, read("!swap H10 HK"))
        assert (there.phase, there.turn) == ("tens", SECOND)
    assert there.may() == "!swap S10 SK, !leave"
    assert there.rules.formal(there.table) is None


def test_who_has_no_other_ten_leaves_for_forms_sake() -> None:
    """In an evening of version 1 he is not asked."""
    there = dealt("", "H10", up="HK SK")
    there.rules.apply(there.table, read("!swap H10 HK"))
    assert there.rules.formal(there.table) == Formal(read("!leave"), since=2)
    there.facts()
    there.rules.apply(there.table, read("!leave"))
    assert (there.turn, there.facts()) == (REARHAND, [])
    assert there.rules.formal(there.table) == Formal(read("!leave"), since=1)
