"""The tricks: following, trumping, beating, and the Weli among the trumps."""

from __future__ import annotations

from tests.engine.games.schnellen.positions import (
    FOREHAND,
    REARHAND,
    SECOND,
    said,
    tricks,
)


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
