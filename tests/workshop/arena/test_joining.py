"""Evenings of regulars stay within bounds: who plays mostly takes what he owes, pots stay small."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

from engine import games
from engine.bots.arena.contest import dealt
from engine.bots.arena.running import Interval, quantile
from engine.families.pot.table import PotTable
from engine.moves import read
from engine.rules import Rules
from tests.workshop.arena.joining import (
    COMPELLED,
    PAGE,
    Evenings,
    clustered,
    nearest,
    parted,
    played,
    section,
    variants,
)
from tests.workshop.arena.pages import sections

EVENINGS = 80
FEWEST = 50
"""Of fewer yeses nothing is said."""
FAILS = 0.3
"""At most this share of those who say yes may take too few tricks."""
OFTEN, MOST = 20, 60
"""The largest pot of an evening in 95 of a hundred, and of all of them, in pots of a first deal."""
APART = 20
"""So far apart at most the first and the last end an evening, in the median."""


def with_pots() -> list[Any]:
    """The variants in which a pot lies in the middle, each with the pot of a first deal."""
    found = []
    for game in games.names():
        for name, rules in variants(game):
            t = dealt(rules, 1, 1, 0)
            if isinstance(t, PotTable):
                found.append(pytest.param(rules, t.kitty, id=f"{game} {name}"))
    return found


@pytest.mark.parametrize(("rules", "first"), with_pots())
def test_who_plays_seldom_fails_and_pots_do_not_grow(rules: Rules[Any], first: int) -> None:
    found = played(rules, "regular", EVENINGS, 5, weighs=False)
    free = {one: yes for one, yes in found.yes.items() if not one.endswith(COMPELLED)}
    often = {one: found.fails(one) for one, yes in free.items() if yes >= FEWEST}
    assert often and max(often.values()) <= FAILS, often
    pots = [float(one) for one in found.pots]
    assert quantile(pots, 0.95) <= OFTEN * first and max(pots) <= MOST * first, sorted(pots)[-5:]
    assert median(found.spreads) <= APART * first


def test_in_ramsli_a_knocker_is_now_and_then_left_alone() -> None:
    """And a deal in which nobody has to play is mostly won by who undertook it."""
    found = ramsli()
    assert found.fails("join") <= 0.2
    assert max(found.fails("knock"), found.fails("source")) <= 0.15
    assert median(found.pots) <= 24 and quantile([float(one) for one in found.pots], 0.95) <= 80
    assert 0.1 <= found.alone / found.deals <= 0.3


def ramsli() -> Evenings:
    """Evenings of Ramsli as it was handed down."""
    return played(dict(variants("ramsli"))["handed_down"], "regular", EVENINGS, 31, weighs=False)


def test_levels_that_are_not_played_keep_their_rows() -> None:
    kept = sections(PAGE.read_text(encoding="utf-8"))
    assert set(kept) <= set(games.names())
    for game, text in kept.items():
        assert section(game, {}, 2026, text) == text


def test_yes_and_no_are_the_answers_that_a_chapter_has() -> None:
    rules = dict(variants("ramsli"))["handed_down"]
    t = dealt(rules, 1, 1, 0)
    yes, no = parted(rules, t, rules.legal(t))
    assert [[str(one) for one in some] for some in (yes, no)] == [["!bottom"], ["!top"]]


@pytest.mark.parametrize(
    ("game", "made", "others", "like_it"),
    [
        ("mulatschak", "!pass", "!hold !mulatschak !three", "!hold"),
        ("mulatschak", "!pass", "!mulatschak !one !two", "!one"),
        ("knueffeln", "DA", "!turn_S9 !turn_DA", "!turn DA"),
        ("knueffeln", "!turn_DA", "S9 DA", "DA"),
    ],
)
def test_beside_an_answer_what_is_most_like_it_is_tried(
    game: str, made: str, others: str, like_it: str
) -> None:
    """Not all five tricks beside a pass, and not any card that is turned beside one that is led."""
    rules = next(rules for _, rules in variants(game))
    t = dealt(rules, 1, 1, 0)
    move, *some = (read(one.replace("_", " ")) for one in (made, *others.split()))
    t.phase = "auction" if game == "mulatschak" else "tricks"
    assert str(nearest(rules.bots, t, move, some)) == like_it


def test_decisions_of_one_deal_count_as_one_for_the_interval() -> None:
    apart = clustered([(deal, float(deal % 2)) for deal in range(100)])
    together = clustered([(deal // 10, float(deal // 10 % 2)) for deal in range(100)])
    assert apart.mean == together.mean == 0.5
    assert width(together) > 3 * width(apart)


def width(one: Interval) -> float:
    """How wide an interval is."""
    return one.high - one.low
