"""What a deal of Mauscheln costs and brings, and what becomes of the kitty."""

from __future__ import annotations

from random import Random

import pytest

from engine import shuffle
from engine.families.pot.settling import penalty
from engine.games.mauscheln.game import GAME
from engine.games.mauscheln.options import MauschelnOptions
from engine.phases.kitty import capped, divided, levelled
from engine.sheet import Line, Note
from tests.engine.games.mauscheln.positions import rules_of


@pytest.mark.parametrize(
    ("owed", "won", "kitties"),
    [(2, 0, 2), (2, 1, 2), (2, 2, 0), (2, 3, 0), (1, 0, 1), (1, 1, 0), (1, 4, 0)],
)
def test_who_misses_his_tricks_pays_the_kitty(owed: int, won: int, kitties: int) -> None:
    """The declarer pays twice (MA-A17)."""
    assert penalty(won, owed, MauschelnOptions().one_trick) == kitties


@pytest.mark.parametrize(("won", "kitties"), [(0, 2), (1, 1), (2, 0)])
def test_option_a_declarer_with_one_trick_pays_it_once(won: int, kitties: int) -> None:
    assert penalty(won, 2, MauschelnOptions(one_trick=1).one_trick) == kitties


def test_the_kitty_is_held_at_its_limit_and_filled_up_again() -> None:
    """What is above the limit lies beside the kitty (MA-A18)."""
    assert capped(24, 0, 20) == (20, 4)
    assert capped(16, 8, 20) == (16, 8), "after the ante nothing comes back"
    assert levelled(8, 20, 20) == (20, 8)
    assert levelled(8, 4, 20) == (12, 0)
    assert levelled(60, 0, 0) == (60, 0)


def test_odd_counters_go_round_from_forehand() -> None:
    assert divided(10, 4, 2) == [2, 2, 3, 3], "player 1 dealt"


# The evening.


FAILED = Line((None, None, None, -4), (Note("dealer", 3), Note("kitty", 4), Note("failed", 1)))


def test_after_a_deal_that_failed_the_ante_is_paid_again_in_any_case() -> None:
    """Where it is not paid before every deal it is paid only when it is due (MA-A5)."""
    rules = rules_of("mauscheln", 4, ante_every_deal=False)
    played = Line((4, None, None, -8), (Note("dealer", 3), Note("declarer", 0)))
    dues = [rules.next_deal(lines, 0).carried[-1] for lines in ([], [FAILED], [played])]
    assert dues == [1, 1, 0]


@pytest.mark.parametrize(
    ("preset", "players"),
    [(one, players) for one, by in GAME.presets.items() for players in GAME.seats_of(by)],
)
def test_no_counter_is_lost_and_none_comes_from_nowhere(preset: str, players: int) -> None:
    rules, rng = rules_of(preset, players), Random(players)
    lines: list[Line] = []
    dealer, deals = 0, 0
    while (setup := rules.next_deal(lines, dealer)) is not None:
        t = rules.start(shuffle.numbered(rules.pack(), 25, deals), setup)
        while t.phase:
            rules.apply(t, rng.choice(rules.legal(t)))
        assert sum(t.balances) + t.kitty + t.bank == 0
        assert t.kitty % 4 == t.bank % 4 == 0
        if rules.options.limit:
            assert t.kitty <= rules.options.limit
        line = rules.score(t)
        assert rules.line_fits(lines, line)
        lines.append(line)
        dealer, deals = (setup.dealer + 1) % players, deals + 1
    assert sum(rules.sheet(lines).total("account")) == 0


def test_antes_and_limits_can_be_divided_into_four_shares() -> None:
    """So that no coin is left over (MA-A4)."""
    for name in ("ante", "limit"):
        assert all(int(value) % 4 == 0 for value in MauschelnOptions.values(name))
