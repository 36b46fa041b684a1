"""The players, the deal, and the turning of the two chosen suits."""

from __future__ import annotations

import pytest

from engine.cards import codes
from engine.games.knueffeln.game import GAME
from engine.games.knueffeln.options import BOHMSTEDT
from engine.rules import Setup, WrongNumber
from tests.engine.games.knueffeln.positions import DEALER, FOREHAND, dealt


@pytest.mark.parametrize("players", [2, 3, 6])
def test_four_or_five_play_and_no_other_number(players: int) -> None:
    with pytest.raises(WrongNumber):
        GAME.make(BOHMSTEDT, players)


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
