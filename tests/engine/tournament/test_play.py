"""A table plays in the program: its match is begun from the draw, its sheet is the result."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import games, seeds
from engine.match import Match
from engine.table import NOBODY
from engine.tournament.duplicate import table_seed
from engine.tournament.play import handed_in, is_match_of, match_head
from engine.tournament.refusal import Refused
from engine.tournament.tournament import Tournament
from tests.engine.tournament.hall import hall


def played(match: Match) -> Match:
    """Some deals of chance."""
    rng = Random(1)
    for _ in range(2):
        if match.over:
            break
        match.deal()
        while match.turn != NOBODY:
            legal = match.legal()
            match.play(legal[int(rng.random() * len(legal))])
    return match


def begun(game: str, **settings: object) -> Tournament:
    """A round under way in which every table could play this game."""
    kind = games.find(game)
    sides = {
        str(size): [list(side) for side in kind.make(kind.options(), size).sides()]
        for size in kind.seats_of(kind.options())
    }
    sizes = list(kind.seats_of(kind.options()))
    tournament = hall(3 * sizes[0], game=game, sizes=sizes, best=sizes[0], sides=sides, **settings)
    tournament.prepare()
    tournament.draw()
    tournament.do({"start": 1})
    return tournament


@pytest.mark.parametrize("game", games.names())
def test_a_table_of_any_game_plays_and_its_sheet_is_the_result(game: str) -> None:
    tournament = begun(game)
    tournament.do({"change": 1, "bot": "heuristic"})
    table = next(t for t in (1, 2, 3) if 1 in tournament.state.round(1).seated(t))
    head = match_head(tournament.state, 1, table, 7, "2026-05-01")
    seated = tournament.state.round(1).seated(table)
    assert [player.name for player in head.players] == [f"Person {who}" for who in seated]
    assert [player.bot for player in head.players].count("heuristic") == 1
    sheet = played(Match(head)).sheet()
    total = next(
        one for one in sheet.totals if len(one.values) == len(tournament.state.sides(seated))
    )
    named = begun(game, total=total.key)
    named.do(handed_in(named.state, 1, table, sheet, "table.kartentisch"))
    result = named.state.round(1).results[table]
    assert (result.values, result.source) == (total.values, "table.kartentisch")


def test_every_table_has_deals_of_its_own_unless_they_are_duplicate() -> None:
    game = games.names()[0]
    for duplicate, number in ((False, 3), (True, 1)):
        state = begun(game, duplicate=duplicate).state
        heads = [match_head(state, 1, table, table) for table in (1, 2, 3)]
        assert len({head.seed for head in heads}) == number
        assert len({head.id for head in heads}) == 3


def test_what_no_sheet_has_is_no_result() -> None:
    game = games.names()[0]
    tournament = begun(game, total="luck")
    sheet = Match(match_head(tournament.state, 1, 1, 7)).sheet()
    for table, key in ((1, "no_such_total"), (4, "no_such_table")):
        with pytest.raises(Refused) as why:
            handed_in(tournament.state, 1, table, sheet)
        assert why.value.key == key
    with pytest.raises(Refused):
        match_head(tournament.state, 1, 4, 7)


@pytest.mark.parametrize("duplicate", [False, True])
def test_a_match_is_known_again_by_its_table_and_by_no_other(duplicate: bool) -> None:
    state = begun(games.names()[0], duplicate=duplicate).state
    head = match_head(state, 1, 2, seeds.code(bytes(16)), "2026-05-01")
    assert [is_match_of(state, 1, table, head) for table in (1, 2, 3)] == [False, True, False]
    assert not is_match_of(state, 1, 2, replace(head, id="another"))
    assert not is_match_of(state, 1, 2, replace(head, preset="another"))
    other = begun(games.names()[0], duplicate=duplicate, seed=8).state
    assert not is_match_of(other, 1, 2, head)


def test_a_match_of_version_1_is_known_by_the_seed_of_its_table() -> None:
    state = begun(games.names()[0]).state
    head = match_head(state, 1, 2, 7)
    old = replace(head, seed=table_seed(state.head.seed, 1, 2), id="", version=1)
    assert is_match_of(state, 1, 2, old) and not is_match_of(state, 1, 3, old)
    assert not is_match_of(state, 1, 2, replace(old, seed=7))
    state = begun(games.names()[0], duplicate=True).state
    old = replace(match_head(state, 1, 2, 7), id="", version=1)
    assert is_match_of(state, 1, 2, old) and not is_match_of(state, 1, 3, old)
    assert not is_match_of(state, 1, 2, replace(old, seed=7))
