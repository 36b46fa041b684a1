"""Old evenings: a file of every version of the log can still be opened and played on.

The files in `tests/saves/` are never written again. A new version of the log adds one.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine.cards import codes
from engine.head import VERSION, Branch, Player
from engine.match import Match
from engine.store import SUFFIX, Log, load

FOLDER = Path(__file__).parent.parent / "saves"
FILES = sorted(FOLDER.glob(f"*{SUFFIX}"))

every_save = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def test_there_is_a_save_of_every_version() -> None:
    versions = {path.stem.split("-")[0] for path in FILES}
    assert versions == {f"v{number}" for number in range(1, VERSION + 1)}


@every_save
def test_an_old_save_folds_and_can_be_played_on(path: Path, tmp_path: Path) -> None:
    here = tmp_path / path.name
    shutil.copy(path, here)
    saved = load(here)
    match = Match.from_events(saved.events)
    assert not match.over
    log, aside = Log.resume(here, saved)
    assert aside is None
    match.record = log.append
    lines = len(match.sheet().lines)
    while match.turn >= 0:
        match.play(match.legal()[0])
    assert len(match.sheet().lines) == lines + 1
    match.deal()
    again = Match.from_events(load(here).events)
    assert again.revealed() == match.revealed()
    assert again.sheet() == match.sheet()


def test_version_1_ramsen_is_found_as_it_was_left() -> None:
    """In the third trick of the second deal, after three moves were taken back and one redone."""
    match = Match.from_events(load(FOLDER / f"v1-ramsen{SUFFIX}").events)
    assert match.players == (
        Player("Anna"),
        Player("Benedikt", "heuristic"),
        Player("Zäzilie"),
        Player("Dora", "random"),
    )
    assert match.head.started == "2026-11-20T19:30:00"
    assert match.deal_number == 2
    assert match.sheet().total("open") == (9, 10, 15, 6)
    table = match.revealed()
    assert table is not None
    assert (table.dealer, table.turn, table.trump) == (0, 1, "H")
    assert codes(table.trick) == "GK"
    assert [codes(trick.cards) for trick in table.tricks] == ["GA GO G10", "SO SK H10"]
    assert [trick.winner for trick in table.tricks] == [1, 3]
    assert [codes(hand) for hand in table.hands] == [
        "E9 S9 S10 HU G9",
        "EU SA EA",
        "HA H9 E7",
        "HK S7",
    ]
    assert match.undoable() == 51
    assert match.redoable() == 0


def test_version_2_ramsen_is_found_as_it_was_left() -> None:
    """In the third trick of the second deal, with two moves that could be done again."""
    saved = load(FOLDER / f"v2-ramsen{SUFFIX}")
    assert not saved.wrong
    match = Match.from_events(saved.events)
    assert match.players == (
        Player("Anna", id="p-4f2a90c1"),
        Player("Benedikt", "heuristic"),
        Player("Zäzilie"),
        Player("Dora", "random"),
    )
    assert match.head.seed == "3BC5S78SBEEHMQ6RV841V6AWHJV"
    assert match.head.branch == Branch("e-0b3d6f12", 2, 5, "as_it_was")
    assert [event["help"]["kind"] for event in match.helps()] == ["hint", "took_back"]
    assert [event for event in match.events() if "claim" in event] == [
        {"claim": {"seat": 0, "kind": "all", "answer": "declined"}}
    ]
    assert match.differences() == [] and match.deal_number == 2
    assert (match.undoable(), match.redoable()) == (58, 2)
    table = match.revealed()
    assert table is not None
    assert [codes(hand) for hand in table.hands] == [
        "EO G7 E8",
        "S9 S8 EU",
        "EA SK SO",
        "S7 EK S10",
    ]
