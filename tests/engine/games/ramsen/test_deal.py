"""Dealing three and two, and turning up the trump."""

from __future__ import annotations

import pytest

from engine.cards import GERMAN_32, card, cards
from engine.games.ramsen.game import GAME
from engine.games.ramsen.options import BAVARIAN
from engine.rules import Setup, WrongNumber
from tests.engine.games.ramsen.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    cut,
    dealt,
)


def test_the_pack_has_thirty_two_german_cards() -> None:
    pack = GAME.make(BAVARIAN, 4).pack()
    assert len(pack) == len(set(pack)) == 32
    assert set(pack) == set(GERMAN_32)
    assert {one.rank for one in pack} == {"A", "K", "O", "U", "10", "9", "8", "7"}


@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_no_other_number_may_play(players: int) -> None:
    with pytest.raises(WrongNumber):
        GAME.make(BAVARIAN, players)


def test_a_packet_of_three_and_a_packet_of_two_go_round_from_forehand() -> None:
    game = GAME.make(BAVARIAN, 4)
    table = game.start(GERMAN_32, Setup(DEALER, (0, 1, 2, 3), (10,) * 4))
    game.apply(table, game.legal(table)[-1])
    pack = list(GERMAN_32)
    assert table.hands[FOREHAND] == pack[0:3] + pack[12:14]
    assert table.hands[SECOND] == pack[3:6] + pack[14:16]
    assert table.hands[REARHAND] == pack[6:9] + pack[16:18]
    assert table.hands[DEALER] == pack[9:12] + pack[18:20]


def test_the_next_card_is_turned_and_the_rest_is_the_talon() -> None:
    there = cut()
    pack = there.table.stock[:]
    there.does(REARHAND, "!leave")
    assert there.table.up == [pack[20]]
    assert there.table.stock == pack[21:]


@pytest.mark.parametrize("up", ["H10", "G7", "E8", "SK", "HA"])
def test_the_suit_of_the_upcard_is_trump(up: str) -> None:
    there = dealt(up=up, bottom="S8")
    assert there.table.trump == card(up).suit
    assert [fact.args for fact in there.facts() if fact.key == "trump_is"] == [(card(up).suit,)]


def test_option_turn_another_goes_on_until_a_card_is_no_permanent_trump() -> None:
    there = dealt(up="S7 EO EU S9 H8", perm_trump_upcard="turn_another", players=5)
    assert there.table.trump == "H"
    assert there.table.up == cards("S7 EO EU S9 H8")
    turned = [fact.args[0] for fact in there.facts() if fact.key == "turns_up"]
    assert turned == there.table.up
