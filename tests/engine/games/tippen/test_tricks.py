"""The tricks: what has to be played, and where the Belli stands."""

from __future__ import annotations

import pytest

from engine.cards import card
from engine.games.tippen.options import TippenOptions
from engine.games.tippen.trumps import rankings
from tests.engine.games.tippen.positions import position, tricks


def beats(one: str, other: str, trump: str = "H", **options: object) -> bool:
    ranking = rankings(TippenOptions(**options))[trump]  # type: ignore[arg-type]
    return ranking.beats(card(one), card(other))


def test_a_trump_beats_every_other_suit_and_the_higher_card_its_own() -> None:
    assert beats("H7", "GA")
    assert beats("GA", "GK")
    assert not beats("EA", "G7")


def test_in_the_small_pack_the_ten_stands_behind_the_sow() -> None:
    assert beats("G10", "GK", pack=20)
    assert beats("GA", "G10", pack=20)
    assert not beats("G10", "GU")


@pytest.mark.parametrize("trump", "EGHS")
def test_the_belli_is_the_second_best_trump_whatever_is_trump(trump: str) -> None:
    assert beats("S7", trump + "K", trump, belli=True)
    assert not beats("S7", trump + "A", trump, belli=True)
    assert beats(trump + "A", "S7", trump, belli=True)


def test_without_it_the_seven_of_bells_is_a_seven() -> None:
    assert not beats("S7", "S8", "S")
    assert not beats("S7", "H7")


def test_suit_has_to_be_followed() -> None:
    there = position("H", "G7 GA H9", "G10")
    assert there.cards() == "G7 GA"
    assert there.why_not("H9") == "must_follow"


def test_without_the_suit_one_has_to_trump() -> None:
    """TP-A16: as in the text of Tippen, and nobody has to beat what lies."""
    there = position("H", "H9 HA E7", "G10 HK")
    assert there.cards() == "H9 HA"
    assert there.why_not("E7") == "must_trump"


def test_with_neither_one_plays_what_one_likes() -> None:
    assert position("H", "EA SK", "G10 H8").cards() == "EA SK"


def test_the_belli_follows_trumps_and_not_bells() -> None:
    assert position("H", "S7 SA GK", "S10", preset="zwicken").cards() == "SA"
    assert position("H", "S7 SA GK", "H10", preset="zwicken").cards() == "S7"


def test_option_without_the_suit_one_plays_what_one_likes() -> None:
    assert position("H", "H9 HA E7", "G10", void="free").cards() == "H9 HA E7"


def test_option_what_lies_has_to_be_beaten() -> None:
    there = position("H", "G7 GA H9", "G10", head=True)
    assert there.cards() == "GA"
    assert there.why_not("G7") == "must_head"


def test_in_zwicken_who_can_follow_has_to_beat_and_who_cannot_is_free() -> None:
    assert position("H", "G7 GA H9", "G10", preset="zwicken").cards() == "GA"
    assert position("H", "E7 HA H9", "G10", preset="zwicken").cards() == "E7 HA H9"


def test_option_who_has_taken_a_trick_leads_a_trump() -> None:
    there = tricks("H", "GA H9 E7", "G7 EA EK", "G8 SA SK", lead_trump=True)
    assert there.cards() == "GA H9 E7", "no trick has been taken yet"
    there.each("GA G7 G8")
    assert there.cards() == "H9"
    assert there.why_not("E7") == "must_lead_trump"
    there.each("H9 EA SA")
    assert there.cards() == "E7", "there is no trump left"


def test_whoever_takes_a_trick_leads_to_the_next() -> None:
    there = tricks("H", "GA E9 E7", "G7 EA EK", "H8 SA SK").each("GA G7 H8")
    assert there.turn == 2
    assert there.table.tricks[0].winner == 2
