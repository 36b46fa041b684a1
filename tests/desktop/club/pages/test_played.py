"""A club table that plays in the program: its match is begun once, found again, and handed in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.club.pages.played import Played
from desktop.common import paths
from desktop.session.controller import MatchController
from engine import games, seeds
from engine.match import Match
from engine.store import load, save_copy
from engine.table import NOBODY
from engine.tournament import custom
from engine.tournament.duplicate import round_seed, table_seed
from tests.desktop.club.rooms import Witness, running
from tests.desktop.tables import quick_settings

RAMSEN = {"game": "ramsen", "preset": "bavarian", "total": "open", "deals": 1, "sums": {}}


@pytest.fixture
def host(qtbot: QtBot, tmp_path: Path) -> Iterator[MatchController]:
    one = MatchController(quick_settings(tmp_path))
    yield one
    one.close()


def club(**settings: object) -> Witness:
    """Three tables whose first round is running."""
    sizes = {"sizes": (3,), "best": 3, **RAMSEN, **settings}
    return running(9, **sizes)


def played(witness: Witness, host: MatchController, table: int) -> Played:
    one = Played(witness.office, host, witness.office)
    one.begin(1, table)
    return one


def files() -> list[Path]:
    return sorted(paths.evenings().glob("*.kartentisch"))


def test_every_table_has_a_seed_that_nobody_can_guess(host: MatchController) -> None:
    witness, found = club(), []
    for table in (1, 2, 3):
        played(witness, host, table)
        assert host.head is not None
        found.append(host.head.seed)
    assert len(set(found)) == 3 and not any(map(seeds.guessable, found))


def test_duplicate_deals_come_from_the_seed_of_the_slips(host: MatchController) -> None:
    witness = club(duplicate=True)
    for table in (1, 2):
        played(witness, host, table)
        assert host.head is not None
        assert host.head.seed == round_seed(witness.office.book.head, 1)
        assert not seeds.guessable(host.head.seed)
    assert len(files()) == 2


def test_a_round_that_was_interrupted_is_gone_on_with(host: MatchController) -> None:
    witness = club()
    played(witness, host, 2)
    head, path = host.head, host.path
    played(witness, host, 1)
    assert host.path != path
    played(witness, host, 2)
    assert (host.head, host.path) == (head, path)
    assert len(files()) == 2


def test_a_round_that_was_begun_in_version_1_is_gone_on_with(host: MatchController) -> None:
    witness = club()
    played(witness, host, 2)
    assert host.head is not None and host.path is not None
    seed = table_seed(witness.office.book.head.seed, 1, 2)
    match = Match(replace(host.head, seed=seed, id="", version=1))
    match.deal()
    path = host.path
    host.matches.leave()
    save_copy(path, match.events())
    played(witness, host, 2)
    assert host.path == path and host.head == match.head
    assert load(path).events[0]["kartentisch"] == 1


def test_a_table_of_the_sample_is_played_and_hands_in_its_points(
    hearts: str, host: MatchController
) -> None:
    kind = games.find(hearts)
    settings = {**custom.settings(hearts, "plain", kind.options(), (4,)), "best": 4, "deals": 1}
    witness = running(8, **settings)
    played(witness, host, 1)
    assert host.path is not None
    path = host.path
    host.matches.leave()
    match = Match.from_events(load(path).events)
    while match.turn != NOBODY:
        match.play(match.legal()[0])
    save_copy(path, match.events())
    played(witness, host, 1)
    assert witness.troubles == []
    values = witness.office.book.round(1).results[1].values
    assert values == match.sheet().total("points") and sum(values) == 26


def test_what_a_table_has_played_is_handed_in_also_when_it_is_opened_again(
    host: MatchController,
) -> None:
    witness = club()
    played(witness, host, 2)
    assert host.path is not None
    path = host.path
    host.matches.leave()
    match = Match.from_events(load(path).events)
    while match.turn != NOBODY:
        match.play(match.legal()[0])
    save_copy(path, match.events())
    said: list[str] = []
    one = Played(witness.office, host, witness.office)
    one.handed_in.connect(said.append)
    one.begin(1, 2)
    assert witness.troubles == [] and len(said) == 1
    assert witness.office.book.round(1).results[2].values == match.sheet().total("open")
