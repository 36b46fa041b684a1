"""Club evenings of every version of the log fold as they did, and go on.

The files in `tests/saves/` are never written again. A new version of the log adds one.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine.head import BadLog
from engine.store import CLUB, CLUB_SUFFIX, Log, load
from engine.tournament.tournament import Tournament

FOLDER = Path(__file__).parents[2] / "saves"
FILES = sorted(FOLDER.glob(f"*{CLUB_SUFFIX}"))

every_save = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)

LEFT = {
    "v1-club": [(1, 2, 7), (2, 5, 5), (3, 1, 4), (4, 4, 4), (5, 8, 4), (6, 3, 2), (6, 6, 2)],
    "v3-club": [(1, 2, 1080), (2, 1, 940), (3, 7, 720), (4, 3, 460), (5, 6, 400), (6, 4, 260)],
}
LEFT["v2-club"] = LEFT["v1-club"]
"""The first places, start numbers and points with which each was left."""


def test_there_is_a_club_evening_of_every_version() -> None:
    versions = {path.stem.split("-")[0] for path in FILES}
    assert versions == {f"v{number}" for number in range(1, CLUB.version + 1)}


@every_save
def test_an_old_evening_is_found_as_it_was_left_and_goes_on(path: Path, tmp_path: Path) -> None:
    here = tmp_path / path.name
    shutil.copy(path, here)
    saved = load(here, CLUB)
    tournament = Tournament.from_events(saved.events)
    left = [(row.place, row.number, row.points) for row in tournament.standings()]
    assert left[: len(LEFT[path.stem])] == LEFT[path.stem]
    log, aside = Log.resume(here, saved)
    assert aside is None
    tournament.record = log.append
    last = tournament.state.rounds[-1]
    for table in last.open_tables():
        seated = len(last.seated(table))
        tournament.do({"result": [last.number, table], "values": [10, *[0] * (seated - 1)]})
    tournament.do({"close": last.number})
    tournament.prepare()
    tournament.draw()
    again = Tournament.from_events(load(here, CLUB).events)
    assert again.state == tournament.state


@pytest.mark.parametrize("path", [one for one in FILES if one.stem != f"v{CLUB.version}-club"])
def test_an_older_log_gets_no_event_that_its_readers_do_not_know(path: Path) -> None:
    tournament = Tournament.from_events(load(path, CLUB).events)
    one = tournament.state.rounds[-1]
    here, there = (one.seated(table)[0] for table in one.open_tables()[:1] * 2)
    for event in (
        {"handed": [one.number, 2], "values": [10, 0, 0, 0]},
        {"swap": one.number, "people": [here, there], "reason": "sat wrong"},
    ):
        with pytest.raises(BadLog):
            tournament.do(event)
