"""What each choice comes to, told for whoever looks back."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots import make
from engine.bots.racing import Candidate
from engine.bots.search import SearchBot
from engine.bots.why import prospects
from engine.cards import cards
from engine.hidden import view
from engine.rules.bots import Unit
from tests import kit
from tests.kit import Case

GOOD, FAIR, GONE = cards("E7 E8 E9")
CANDIDATES = [
    Candidate(GOOD, [4.0, 6.0, 10.0, 12.0]),
    Candidate(FAIR, [5.0, 4.0, 10.0, 8.0]),
    Candidate(GONE, [0.0, 3.0]),
]


def test_a_choice_lags_behind_the_best_one_by_their_difference_in_the_same_deals() -> None:
    good, fair, gone = prospects(CANDIDATES, Unit("points"))
    assert (good.move, good.worth, good.behind, good.error) == (GOOD, 8.0, 0.0, 0.0)
    assert (fair.move, fair.worth, fair.behind) == (FAIR, 6.75, 1.25)
    assert fair.error > 0
    # In its two deals it lagged by 3.5; that those were poor deals is not its fault.
    assert (gone.move, gone.worth, gone.behind, gone.deals) == (GONE, 4.5, 3.5, 2)


def test_a_choice_is_best_where_nothing_came_out_better() -> None:
    assert [(one.best, one.deals) for one in prospects(CANDIDATES, Unit("points"))] == [
        (3, 4),
        (2, 4),
        (0, 2),
    ]


def test_a_unit_stretches_what_is_told_and_shifts_the_worth_alone() -> None:
    plain, told = (
        prospects(CANDIDATES, Unit("points"))[1],
        prospects(CANDIDATES, Unit("points", 50.0, 50.0))[1],
    )
    assert told.worth == 50 + 50 * plain.worth
    assert told.behind == 50 * plain.behind and told.error == 50 * plain.error


def test_a_choice_that_nothing_was_tried_against_has_met_no_deal() -> None:
    (alone,) = prospects([Candidate(GOOD)], Unit("points"))
    assert alone.deals == alone.best == 0


@pytest.mark.parametrize("case", kit.cases(), ids=str)
def test_what_is_counted_has_its_words(case: Case) -> None:
    game = case.make()
    unit = game.bots.unit()
    texts = game.game.texts
    assert texts.text(f"worth.{unit.key}") and texts.text(f"meant.{unit.key}")
    assert unit.scale > 0


FIRST = {case.game: case for case in reversed(kit.cases())}


@pytest.mark.one_in(2)
@pytest.mark.parametrize("case", FIRST.values(), ids=str)
def test_whatever_was_done_is_among_what_is_weighed(case: Case) -> None:
    game = case.make()
    bot = make("strong/4", game)
    assert isinstance(bot, SearchBot)
    for t in [t for t in kit.positions(case) if t.phase and len(game.legal(t)) > 1][::20]:
        seen, legal = view(t, t.turn), game.legal(t)
        for made in (legal[0], legal[-1]):
            advice, candidates = bot.look_back(seen, list(legal), made, Random(1))
            moves = [one.move for one in candidates]
            assert made in moves and advice.move in moves and len(moves) == len(set(moves))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("case", FIRST.values(), ids=str)
def test_what_it_would_have_done_is_what_it_advises_there(case: Case) -> None:
    game = case.make()
    bot = make("strong/6", game)
    assert isinstance(bot, SearchBot)
    for t in [t for t in kit.positions(case) if t.phase and len(game.legal(t)) > 1][::20]:
        seen, legal = view(t, t.turn), game.legal(t)
        advised = bot.advise(seen, list(legal), Random(1), 0.0)
        assert bot.look_back(seen, list(legal), advised.move, Random(1))[0] == advised
