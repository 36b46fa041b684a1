"""The tricks: following, trumping, beating, and the Weli among the trumps."""

from __future__ import annotations

from tests.engine.games.schnellen.positions import (
    FOREHAND,
    REARHAND,
    SECOND,
    position,
    said,
    tricks,
)


def test_suit_is_followed_and_beaten_if_possible() -> None:
    """SN-A3: as in Ramsen and Mulatschak."""
    assert position("H", "G7 GA H9", "G10").may() == "GA"
    assert position("H", "G7 G9 H9", "G10").may() == "G7  G9"
    assert position("H", "G7 GA H9", "G10").why_not("G7") == "must_head"
    assert position("H", "G7 GA H9", "G10").why_not("H9") == "must_follow"


def test_without_it_a_trump_is_played_and_beaten() -> None:
    assert position("H", "E7 H9 HA", "G10").may() == "H9  HA"
    assert position("H", "E7 H9 HA", "G10 H10").may() == "HA"
    assert position("H", "E7 H9 H8", "G10 H10").may() == "H9  H8"
    assert position("H", "E7 H9", "G10").why_not("E7") == "must_trump"


def test_without_either_anything_goes() -> None:
    assert position("H", "E7 SA", "G10").may() == "E7  SA"


def test_nobody_need_beat_by_house_rule() -> None:
    assert position("H", "G7 GA H9", "G10", head=False).may() == "G7  GA"
    assert position("H", "E7 H9 HA", "G10 H10", head=False).may() == "H9  HA"


def test_the_weli_is_a_trump_and_never_a_bell() -> None:
    assert position("H", "SW S7 E7", "SA").may() == "S7"
    assert position("H", "SW E7", "HK").may() == "SW"
    assert position("S", "SW S7", "SA").may() == "SW  S7"


def test_only_the_sow_of_trumps_beats_it() -> None:
    there = tricks("H", "SW E7", "HK E8", "HA E9").each("SW HK HA")
    assert there.table.tricks[0].winner == REARHAND
    there = tricks("H", "SW E7", "HK E8", "SA E9").each("SW HK SA")
    assert there.table.tricks[0].winner == FOREHAND


def test_the_first_who_plays_leads() -> None:
    """SN-A13: on the dealer's left."""
    there = said("", "", "", "", says="!home !play !play")
    there.does(there.turn, there.hand(there.turn).split()[0])
    assert (there.phase, there.turn) == ("tricks", SECOND)
