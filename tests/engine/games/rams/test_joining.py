"""Play, pass, or the widow; General Rams; the dealer and the trump card."""

from __future__ import annotations

from engine.cards import card
from tests.engine.games.rams.positions import dealt

# General Rams.


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
