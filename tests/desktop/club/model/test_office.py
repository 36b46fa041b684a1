"""The office: what was done is saved, and why something cannot be is one sentence."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.club.model import refusals
from desktop.club.model.file import past
from desktop.club.model.office import Office
from desktop.club.model.search import Search
from desktop.common import paths
from engine.store import load
from engine.tournament.book import Book
from engine.tournament.exchange import from_json, to_json
from engine.tournament.head import FORMAT, Head
from engine.tournament.refusal import Refused
from tests.desktop.club.rooms import Witness, hall, running

ENGINE = Path(__file__).parents[4] / "engine" / "tournament"


pytestmark = pytest.mark.usefixtures("qapp")


def path_of(witness: Witness) -> Path:
    assert witness.office.file is not None
    return witness.office.file.path


def test_a_second_program_with_the_same_file_is_refused_in_one_sentence() -> None:
    first = hall()
    path = path_of(first)
    second = Witness()
    assert not second.office.open(path)
    assert len(second.troubles) == 1 and "already open" in second.troubles[0]
    first.office.close()
    assert second.office.open(path)


def test_a_crash_in_the_middle_of_entering_loses_nothing() -> None:
    witness = running()
    witness.office.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    events = witness.office.tournament.events()
    path = path_of(witness)
    witness.office.close()
    with path.open("ab") as file:
        file.write(b'{"result":[1,2],"valu')
    again = Witness()
    assert again.office.open(path)
    assert again.office.tournament.events() == events
    assert len(again.troubles) == 1 and "was cut short" in again.troubles[0]
    again.office.do({"result": [1, 2], "values": [1, 2, 3, 4]})
    assert load(path, FORMAT).events[-1]["result"] == [1, 2]


def test_every_state_of_a_round_leaves_a_backup() -> None:
    witness = running()
    for table in (1, 2):
        witness.office.do({"result": [1, table], "values": [1, 2, 3, 4]})
    witness.office.do({"close": 1})
    copies = sorted((paths.tournament_backups() / path_of(witness).stem).iterdir())
    assert [copy.stem.split(" ", 1)[1] for copy in copies] == [
        "round 1 drawn",
        "round 1 running",
        "round 1 complete",
        "round 1 closed",
    ]
    assert load(copies[-1], FORMAT).events == witness.office.tournament.events()


def test_a_backup_opens_in_place_of_a_file_that_is_broken() -> None:
    witness = running()
    witness.office.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    path, events = path_of(witness), witness.office.tournament.events()
    copies = sorted((paths.tournament_backups() / path.stem).iterdir())
    witness.office.close()
    path.write_bytes(b"\0" * path.stat().st_size)
    assert not Witness().office.open(path)
    for copy in copies:
        path.write_bytes(copy.read_bytes())
        again = Witness()
        assert again.office.open(path) and again.troubles == []
        again.office.close()
    assert again.office.open(path)
    again.office.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    assert load(path, FORMAT).events == events, "as if nothing had been"


def test_what_is_undone_is_a_draw_with_all_that_led_to_it() -> None:
    witness = hall()
    witness.office.prepare_and_draw()
    first = witness.office.book.rounds[0].draw
    Search(witness.office).again(1, "somebody was missing")
    second = witness.office.book.rounds[0].draw
    assert second != first
    witness.office.undo()
    assert witness.office.book.rounds[0].draw == first
    witness.office.undo()
    assert witness.office.book.rounds == ()
    witness.office.redo()
    witness.office.redo()
    assert witness.office.book.rounds[0].draw == second
    assert witness.said == [
        "Round 1 is drawn.",
        "Taken back: draw of round 1.",
        "Taken back: draw of round 1.",
        "Done again: draw of round 1.",
        "Done again: draw of round 1.",
    ]


def test_a_round_that_cannot_be_drawn_is_not_prepared_either() -> None:
    witness = hall(8)
    witness.office.do({"apart": [[1, 2, 3]]})
    assert not witness.office.prepare_and_draw()
    assert witness.office.book.rounds == ()
    assert witness.troubles == [
        "So many cannot be kept apart at 2 tables: 1 Person 1, 2 Person 2, 3 Person 3."
    ]


def test_too_few_players_are_said() -> None:
    witness = hall(2)
    assert not witness.office.prepare_and_draw()
    assert witness.troubles == ["There are 2 players; it takes at least 3."]


def test_evenings_of_the_folder_are_listed_the_newest_first() -> None:
    for date in ("2026-03-01", "2026-05-01"):
        office = Office()
        office.begin(Head(title="Spring", date=date))
        office.enter("Anna")
        office.close()
    assert [(one.date, one.people) for one in past()] == [("2026-05-01", 1), ("2026-03-01", 1)]


def test_an_export_comes_back_as_an_evening_of_its_own() -> None:
    witness = running()
    events = from_json(to_json(witness.office.tournament))
    other = Witness()
    assert other.office.take_in(events, "from elsewhere")
    mine, theirs = witness.office.book, other.office.book
    assert replace(theirs, head=mine.head) == mine
    assert theirs.head.packs != mine.head.packs, "the secret of the packs was not told"
    assert replace(theirs.head, packs=mine.head.packs) == mine.head
    assert path_of(other) != path_of(witness)


def test_names_in_titles_cannot_leave_the_folder() -> None:
    witness = Witness()
    assert witness.office.begin(Head(title="../../a:b*c", date="2026-01-06"))
    assert path_of(witness).parent == paths.tournaments()


def keys() -> list[str]:
    found = set()
    for path in ENGINE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'(?:Refused|Impossible)\(\s*"(\w+)"', text))
    return sorted(found - {"wrong_round", "was_not_asked"})


@pytest.mark.parametrize("key", keys())
def test_every_refusal_of_the_engine_has_its_sentence(key: str) -> None:
    """Two are left out, which no button can bring about."""
    text = refusals.refusal(Refused(key, 1, 2, 3), Book(Head()))
    assert key not in text and "{" not in text


def test_a_club_evening_that_was_cut_behind_a_line_is_told_and_kept() -> None:
    witness = running()
    path = path_of(witness)
    witness.office.close()
    lines = path.read_bytes().splitlines(keepends=True)
    short = b"".join(lines[:-2])
    path.write_bytes(short)
    assert witness.office.open(path)
    assert len(witness.troubles) == 1 and f"{len(lines)} lines" in witness.troubles[0]
    witness.office.enter("Late")
    assert path.read_bytes() == short and path_of(witness) != path
