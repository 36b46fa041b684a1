"""Evenings that name a master, where he is not offered: they open, and he plays like the strong."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import games
from engine.bots import played_as
from engine.bots.bots_table import BotsTable
from engine.head import Event, Head, Player
from engine.match import Match
from engine.store import SUFFIX, Log, load


@pytest.mark.one_in(9)
@pytest.mark.parametrize("name", games.names())
def test_a_kept_evening_that_names_a_master_goes_on_by_the_best_there_is(
    name: str, tmp_path: Path
) -> None:
    best = played_as("master", games.find(name))
    assert _evening(name, "master", tmp_path) == _evening(name, best, tmp_path)


def _evening(name: str, level: str, folder: Path) -> list[Event]:
    """The moves of an evening that is begun, kept, opened again and gone on with."""
    kind = games.find(name)
    seats = tuple(Player(f"Player {seat}", level) for seat in range(kind.usual()))
    head = Head(name, next(iter(kind.presets)), kind.options().as_dict(), seats, 7)
    file = folder / f"{level}{SUFFIX}"
    match = Match(head, Log.create(file, head.event()).append)
    match.deal()
    _decided(match, 2)
    match = Match.from_events(load(file).events)
    assert [player.bot for player in match.head.players] == [level] * len(seats)
    _decided(match, 3)
    return list(match.events())[1:]


def _decided(match: Match, number: int) -> None:
    table = BotsTable(match, [player.bot for player in match.head.players])
    for _ in range(number):
        table.decide()
