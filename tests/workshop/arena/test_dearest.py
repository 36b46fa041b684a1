"""Of the decisions of a strong player those are read that cost most, and only what is clear."""

from __future__ import annotations

from engine import games
from engine.bots.arena.contest import numbered
from engine.hidden import view
from tests.workshop.arena.dearest import section
from tests.workshop.arena.howlers import mistakes

HEADS = 4
"""The lines above the decisions of a section."""


def test_a_decision_can_be_played_again_and_costs_nothing_only_if_it_is_the_best() -> None:
    kind = games.find("tippen")
    rules = kind.make(next(iter(kind.presets.values())), 4)
    found = mistakes(rules, ["random"], 3, 12, 20, 1.0)["random"].made
    assert len(found) == 12 and any(one.cost for one in found)
    for one in found:
        t = numbered(rules, 3, one.deal)
        for move in one.moves:
            rules.apply(t, move)
        assert view(t, t.turn) == one.seen and one.made in rules.legal(t)
        assert one.cost == 0 or one.made != one.better


def test_the_page_has_the_dearest_first_and_nothing_that_may_be_chance() -> None:
    text = section("tippen", 5, 40, 20, "random").splitlines()
    costs = [line.split("|")[-2].split(" ± ") for line in text[HEADS:]]
    pairs = [(float(cost), float(reach)) for cost, reach in costs]
    assert text[0].startswith("Seed 5, 40 decisions, 20 worlds")
    assert (
        pairs
        and pairs == sorted(pairs, reverse=True)
        and all(cost >= reach for cost, reach in pairs)
    )
