"""The pack, the ante and the deal of Mauscheln."""

from __future__ import annotations

import pytest

from engine.games.mauscheln.deck import size
from engine.games.mauscheln.options import MauschelnOptions
from engine.phases.kitty import PLAY_OUT
from tests.engine.games.mauscheln.positions import FOREHAND, dealt, rules_of


@pytest.mark.parametrize(
    ("wanted", "players", "there"),
    [
        *((32, players, 32) for players in (3, 4, 5, 6)),
        (32, 7, 52),
        (24, 3, 24),
        (24, 4, 24),
        (24, 5, 32),
        (24, 6, 32),
        (24, 7, 52),
        *((36, players, 36) for players in (3, 7)),
        *((52, players, 52) for players in (3, 7)),
    ],
)
def test_so_many_play_with_so_many_cards(wanted: int, players: int, there: int) -> None:
    """Packs are as large as so many players need (MA-A1)."""
    assert size(MauschelnOptions(cards=wanted), players) == there
    rules = rules_of("mauscheln", players, cards=wanted)
    assert len(set(rules.pack())) == there
    told = [fact.key for fact in rules.remarks()]
    assert told == (["pack"] if there != wanted else [])


def test_a_short_pack_has_neither_sevens_nor_eights() -> None:
    ranks = {one.rank for one in rules_of("short", 4).pack()}
    assert ranks == {"A", "K", "Q", "J", "10", "9"}


def test_when_the_leftovers_are_played_out_there_is_no_ante_and_nobody_is_asked() -> None:
    """The last deal only empties the middle (MA-A19)."""
    there = dealt(kitty=12, bank=8, limit=12, kind=PLAY_OUT, due=False)
    assert (there.table.kitty, there.table.bank) == (20, 0)
    assert there.phase == "exchange"
    assert all(there.table.plays)
    assert there.turn == FOREHAND
