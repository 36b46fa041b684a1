"""Gin in masks: laying off helps, imagined hands are likely ones."""

from __future__ import annotations

from random import Random

from engine import games
from engine.cards import FRENCH_52, cards
from engine.games.gin.inference import likely_dead
from engine.games.gin.melds import BIT, dead_wood, mask_of, melds_of
from engine.games.gin.rollout import after_laying_off, finished
from engine.hidden import view
from tests.engine.games.gin.positions import hands, turn

GIN = games.find("gin")


def test_quick_melds_are_a_best_melding() -> None:
    for hand in hands(600, 10):
        melds = melds_of(mask_of(hand))
        left = mask_of(hand) ^ sum(melds)
        points = sum(min(FRENCH_RANK[card], 10) for card in FRENCH_52 if BIT[card] & left)
        assert points == dead_wood(hand)


FRENCH_RANK = {
    card: ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K").index(card.rank) + 1
    for card in FRENCH_52
}


def test_what_fits_a_run_or_a_set_is_laid_off() -> None:
    melds = melds_of(mask_of(cards("C5 C6 C7 D9 H9 S9 HA H2 H3 DA")))
    assert after_laying_off(melds, mask_of(cards("C4 C8 C9 H4 D2 S2 H2 DK HK SK"))) == 0
    assert after_laying_off(melds, mask_of(cards("C3 CJ D3 D5"))) == 21


def test_imagined_hands_are_as_good_as_they_are_likely_to_be() -> None:
    """Ten cards at random would have far more dead wood than is likely late in a Spiel."""
    game = GIN.make(GIN.presets["standard"], 2)
    rng = Random(3)
    setup = game.next_deal([], 0)
    assert setup is not None
    t = game.start(rng.sample(game.pack(), 52), setup)
    seen = view(t, t.turn)
    seen.table.stock = seen.table.stock[12:]
    seen.table.up += [card for card in t.stock[:12]]
    found = game.bots.sample_worlds(seen, 150, rng)
    assert found is not None
    dead = [dead_wood(world.hands[1 - t.turn]) for world in found]
    assert abs(sum(dead) / len(dead) - likely_dead(seen.table)) < 5
    assert all(view(world, t.turn) == seen for world in found)


def test_points_count_for_more_near_the_end_of_a_runde() -> None:
    """Seven points to nothing mean little at first and nearly all with 93 each."""
    game = GIN.make(GIN.presets["standard"], 2)
    setup = game.next_deal([], 0)
    assert setup is not None
    t = game.start(list(game.pack()), setup)
    t.knocker, t.ending, t.phase, t.dead = 0, "knock", "", [3, 10]
    chances = []
    for points in ((0, 0), (93, 93)):
        t.points = points
        chances.append(game.bots.utility(t)[0])
    assert 0 < chances[0] < 0.2
    assert chances[1] == 1


def test_spiele_won_count_where_they_decide_a_runde() -> None:
    """Without points for the Runde itself, who is through first may still have the lower sum."""
    options = GIN.presets["standard"].with_texts({"runde_bonus": "0"})
    game = GIN.make(options, 2)
    setup = game.next_deal([], 0)
    assert setup is not None
    t = game.start(list(game.pack()), setup)
    t.knocker, t.ending, t.phase, t.dead, t.points = 0, "knock", "", [3, 10], (80, 60)
    t.boxes = (1, 1)
    assert 0 < game.bots.utility(t)[0] < 1
    t.boxes = (1, 9)
    assert game.bots.utility(t)[0] == -1


def test_a_match_of_one_runde_is_won_by_one_point_as_by_a_hundred() -> None:
    options = GIN.presets["standard"].with_texts({"runde_bonus": "0", "runden": "1"})
    game = GIN.make(options, 2)
    setup = game.next_deal([], 0)
    assert setup is not None
    t = game.start(list(game.pack()), setup)
    t.knocker, t.ending, t.phase, t.dead, t.boxes = 0, "knock", "", [3, 10], (1, 3)
    for theirs, worth in ((74, 1), (75, 0), (76, -1)):
        t.points = (93, theirs)
        assert game.bots.utility(t) == [worth, -worth]


def test_where_the_talon_is_used_up_nobody_has_anything_of_a_spiel() -> None:
    """Nobody is near the end of it, and two cards have to stay."""
    there = turn(
        "CK DJ H9 S7 C5 D3 HA SQ D10 H6", "C8", "SK HJ C9 D7 S5 H3 CA DQ S10 H8", "C2", left=3
    )
    assert finished(there.rules, there.table, Random(1)) == [0.0, 0.0]
