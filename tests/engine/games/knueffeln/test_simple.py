"""The plain player of Knüffeln: high to lead, cheap to win, and nothing spent on the partner."""

from __future__ import annotations

from random import Random

from engine.games.knueffeln.simple import choose
from engine.hidden import view
from engine.moves import write
from tests.engine.games.knueffeln.positions import FOREHAND, SECOND, Position, dealt, playing


def advice(there: Position) -> str:
    seen = view(there.table, there.turn)
    return write(choose(there.rules, seen, there.rules.legal(there.table), Random(1)).move)


def test_the_best_card_is_led_and_never_face_down() -> None:
    assert advice(playing("D3 SA H2 C6", turning="any_lead")) == "H2"


def test_a_trick_is_won_by_the_cheapest_card_that_wins() -> None:
    assert advice(playing("CQ D7", "H2 SA S3 C6").does(FOREHAND, "CQ")) == "S3"


def test_who_cannot_win_throws_what_is_worth_least() -> None:
    assert advice(playing("H2 D7", "C4 HA C6").does(FOREHAND, "H2")) == "C6"


def test_the_partners_trick_is_left_to_him() -> None:
    there = playing("HA D3", "C7 C8", "H2 SA C6").does(FOREHAND, "HA").does(SECOND, "C7")
    assert advice(there) == "C6"


def test_an_exchange_is_as_the_rules_of_thumb_make_it() -> None:
    assert advice(dealt("", "HQ", bottom="H9")) == "!swap HQ H9"
