"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.games.kein_stich import rollout
from engine.games.kein_stich.game import GAME
from engine.games.kein_stich.laying import laying_of
from engine.games.kein_stich.numbers import numbers_of
from engine.games.kein_stich.options import PRESETS, KeinStichOptions
from engine.games.kein_stich.penalties import LAY_OFF
from engine.games.kein_stich.rules import KeinStichRules
from engine.games.kein_stich.table import KeinStichTable
from engine.games.kein_stich.thumbs import THUMBS
from engine.parts.bots import Bots
from tests.engine.games.kein_stich.positions import lay_off

QUICK = [preset for preset in PRESETS if preset != "march"]
PLAIN = replace(THUMBS, hurry=2.0, others=1.0)
"""Numbers that can be reckoned with in the head."""


def evening(game: KeinStichRules, rng: Random) -> list[KeinStichTable]:
    """Tables from the deals of one game, some cards of each played at random."""
    found, lines = [], []
    while (setup := game.next_deal(lines, len(lines) % game.players)) is not None:
        cards = list(game.pack())
        rng.shuffle(cards)
        t = game.start(cards, setup)
        while t.phase:
            found.append(t.copy())
            game.apply(t, rng.choice(game.legal(t)))
        lines.append(game.score(t))
    return found


def by_the_rules(bots: Bots[KeinStichTable], t: KeinStichTable) -> list[float]:
    """What the seats have when the rules of thumb are asked at every turn."""
    game, rng = bots.rules, Random(0)
    while t.phase:
        game.apply(t, bots.next_move(t, rng))
    return list(bots.utility(t))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("preset", QUICK)
def test_a_deal_comes_to_the_same_in_small_numbers(preset: str, players: int) -> None:
    game = GAME.make(PRESETS[preset], players)
    bots, rng = game.bots, Random(players)
    for t in rng.sample(evening(game, rng), 40):
        quick = bots.rollout(t.copy(), rng)
        assert quick == pytest.approx(by_the_rules(bots, t))


def test_a_deal_is_played_to_the_last_card_where_it_does_not_end_early() -> None:
    game = GAME.make(replace(PRESETS["power"], early_end=False), 4)
    bots, rng = game.bots, Random(1)
    for t in evening(game, rng)[::3]:
        assert bots.rollout(t.copy(), rng) == pytest.approx(by_the_rules(bots, t))


@pytest.mark.parametrize("option", ["march", "several", "must_lay"])
def test_what_is_seldom_agreed_on_is_left_to_the_rules(option: str) -> None:
    """The tricks with the march, the lay-off where one may lay several cards or none."""
    game = GAME.make(KeinStichOptions(**{option: option != "must_lay"}), 4)
    for t in evening(game, Random(2)):
        left = rollout.finished(game.options, t) is None
        assert left == ((t.kind == LAY_OFF) != (option == "march"))


def test_the_money_of_the_evening_is_not_that_of_the_deal() -> None:
    t = lay_off("EU", "GU", "HU", "SU", "E10").table
    assert GAME.make(KeinStichOptions(), 4).bots.rollout(t, Random(1)) == pytest.approx(
        [80, 40 / 3, -40, -160 / 3]
    )


def test_a_card_is_laid_for_the_own_cards_behind_it() -> None:
    options = KeinStichOptions()
    numbers, laying = numbers_of(options, 4), laying_of(options, 4, PLAIN)
    hand = numbers.mask(numbers.cards[place] for place in (3, 4, 7))  # E10 EU EA

    def worth(code: str) -> int:
        return laying.worth(
            hand, next(n for n, one in enumerate(numbers.cards) if str(one) == code)
        )

    assert worth("EU") == (-1 - 1 + 4) + (2 - 1 - 1 - 1)
    assert worth("E10") == -3
    assert worth("EA") == 0
    assert [numbers.cards[bit.bit_length() - 1].code for bit in laying.order(hand)] == [
        "EU",
        "EA",
        "E10",
    ]
