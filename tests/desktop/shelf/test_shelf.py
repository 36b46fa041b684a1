"""The shelf: every evening is there, nothing is lost, everything can be undone."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop.session.error_messages import InUse
from desktop.session.evening_file import EveningFile
from desktop.shelf import bin_ages, index
from desktop.shelf.account import pays
from desktop.shelf.evening_page import EveningPage
from desktop.shelf.shelf import (
    ARCHIVE,
    BIN,
    HERE,
    BadName,
    NameTaken,
    Shelf,
)
from engine import seeds
from engine.match import Match
from engine.sheet import Line, Note
from engine.store import save_copy
from engine.table import NOBODY
from tests.desktop.sheet.pages import page
from tests.desktop.shelf.evenings import kept
from tests.desktop.tables import head, hosted, quick_settings


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    folder = tmp_path / "evenings"
    kept(folder, "first", Line((3, 2, None)))
    kept(folder, "second", Line((5, 0, None)), seed=2)
    return Shelf(folder)


def names(shelf: Shelf, place: str = HERE) -> set[str]:
    return {entry.name for entry in shelf.entries(place)}


def read_all(shelf: Shelf, place: str = HERE) -> list[index.Entry]:
    entries = shelf.entries(place)
    while shelf.read_on(place, 1):
        pass
    return entries


def test_every_evening_is_listed_and_then_read(shelf):
    assert names(shelf) == {"first", "second"}
    assert not any(entry.read for entry in shelf.entries())
    told = {entry.name: entry.told for entry in read_all(shelf)}
    assert told["first"].players == ("Anna", "Ben", "Cilli")
    assert told["first"].deals == 1 and not told["first"].over


def test_what_was_read_is_remembered_until_the_file_changes(shelf):
    read_all(shelf)
    again = Shelf(shelf.folder)
    assert all(entry.read for entry in again.entries())
    kept(shelf.folder, "first", Line((3, 2, None)), Line((1, 4, None)))
    assert {entry.name for entry in again.entries() if not entry.read} == {"first"}
    assert {e.name: e.told.deals for e in read_all(again)} == {"first": 2, "second": 1}


def test_on_a_large_shelf_what_can_have_been_gone_on_with_is_looked_at_first(shelf, monkeypatch):
    kept(shelf.folder, "over", Line((5, 0, None)), Line((5, None, None), (Note("finished", 0),)))
    read_all(shelf)
    monkeypatch.setattr(index, "AT_ONCE", 2)
    for name, seed in (("first", 1), ("over", 2)):
        kept(shelf.folder, name, Line((3, 2, None)), Line((1, 4, None)), seed=seed)
    for here in (shelf, Shelf(shelf.folder)):
        told = {one.name: one.told.deals for one in here.entries() if one.told is not None}
        assert told == {"second": 1, "over": 2}, "only the index was asked about the other one"
    read_all(shelf)
    told = {one.name: (one.told.deals, one.told.over) for one in Shelf(shelf.folder).entries()}
    assert told == {"first": (2, False), "second": (1, False), "over": (2, False)}


def test_an_index_that_somebody_took_away_is_not_remembered(shelf):
    read_all(shelf)
    (shelf.folder / index.FILE).unlink()
    assert not any(entry.read for entry in shelf.entries())


def test_a_shelf_that_is_closed_early_has_not_read_in_vain(shelf, monkeypatch):
    monkeypatch.setattr("desktop.shelf.shelf.INDEXED", 2)
    for number in range(3):
        kept(shelf.folder, f"more {number}", Line((3, 2, None)), seed=number)
    entries = shelf.entries()
    while sum(entry.read for entry in entries) < 3:
        shelf.read_on(HERE, 0)
    assert sum(entry.read for entry in Shelf(shelf.folder).entries()) == 2


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"null", b'{"version":1}', b'{"version":1,"evenings":{"first":[1,2]}}',
     b'{"version":1,"evenings":{"first":[1,2,["x"]]}}', b'{"version":99,"evenings":{}}', b"\xff"],
)  # fmt: skip
def test_an_index_that_makes_no_sense_is_made_anew(shelf, data):
    (shelf.folder / index.FILE).write_bytes(data)
    assert len(read_all(shelf)) == 2
    assert all(entry.read for entry in Shelf(shelf.folder).entries())


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_an_index_whose_columns_do_not_fit_is_made_anew(shelf, data):
    read_all(shelf)
    blocks = [*index.read(shelf.folder).blocks()]
    at = data.draw(st.integers(0, len(blocks) - 1))
    block = data.draw(st.sampled_from(["", "x", "1\n2\n3", "300\n-1", f"{2**70}\n1"]))
    other = data.draw(st.sampled_from([[], [block], [block, blocks[at]]]))
    body = "\t".join([*blocks[:at], *other, *blocks[at + 1 :]]).encode()
    (shelf.folder / index.FILE).write_bytes(index._head(body).encode() + b"\n" + body)
    assert {one.name for one in Shelf(shelf.folder).entries()} == {"first", "second"}


def test_an_evening_that_cannot_be_read_is_listed_with_its_reason(shelf):
    (shelf.folder / "broken.kartentisch").write_bytes(b"no evening\n")
    entry = next(one for one in read_all(shelf) if one.name == "broken")
    assert entry.told is None and "not a Kartentisch match" in entry.problem


HALF = "A\ud800"
"""A name with half a letter, which UTF-8 cannot write."""


def test_an_evening_with_half_a_letter_keeps_no_other_from_being_remembered(shelf):
    first = shelf.path(HERE, "first")
    (shelf.folder / "half.kartentisch").write_bytes(
        first.read_bytes().replace(b"Anna", HALF.encode("unicode-escape"))
    )
    entry = next(one for one in read_all(shelf) if one.name == "half")
    assert entry.told is None and "damaged in line 1" in entry.problem
    again = {one.name: one.read for one in Shelf(shelf.folder).entries()}
    assert again == {"first": True, "second": True, "half": False}


def test_what_no_index_can_hold_is_left_out_of_it(tmp_path):
    kept(tmp_path, "good", Line((3, 2, None)))
    good = index.look_into(tmp_path, index.Entry("good", 1, 2))
    half = good.text.replace("Anna", HALF)
    others = [good._replace(name=HALF), good._replace(game=HALF), good._replace(text=half)]
    index.write(tmp_path, [*others, good])
    assert [*index.read(tmp_path)] == [good]


def test_an_evening_gets_another_name_and_its_old_one_back(shelf):
    assert shelf.rename(HERE, "first", "  At   the inn ") == "At the inn"
    assert names(shelf) == {"At the inn", "second"}
    shelf.undo()
    assert names(shelf) == {"first", "second"} and not shelf.may_undo()


def test_a_name_is_never_taken_from_another_evening(shelf):
    before = shelf.path(HERE, "second").read_bytes()
    with pytest.raises(NameTaken):
        shelf.rename(HERE, "first", "second")
    assert shelf.path(HERE, "second").read_bytes() == before and not shelf.may_undo()


@pytest.mark.parametrize(
    "name",
    ["", "  ", "a/b", "..", "../x", "a\\b", "c:x", "NUL", "con.txt", "x.", ".x", "a\0b", "x" * 121],
)
def test_a_name_that_no_file_can_have_is_refused(shelf, name):
    with pytest.raises(BadName):
        shelf.rename(HERE, "first", name)
    assert names(shelf) == {"first", "second"}


def test_evenings_go_to_the_archive_and_come_back(shelf):
    shelf.put(["first", "second"], HERE, ARCHIVE)
    assert (names(shelf), names(shelf, ARCHIVE)) == (set(), {"first", "second"})
    shelf.put(["second"], ARCHIVE, HERE)
    assert (names(shelf), names(shelf, ARCHIVE)) == ({"second"}, {"first"})


def test_what_was_thrown_away_can_be_fetched_back(shelf):
    before = shelf.path(HERE, "first").read_bytes()
    shelf.put(["first"], HERE, BIN)
    assert names(shelf) == {"second"}
    shelf.undo()
    assert shelf.path(HERE, "first").read_bytes() == before


def test_a_second_evening_of_a_name_in_the_bin_gets_a_number(shelf):
    shelf.put(["first"], HERE, BIN)
    kept(shelf.folder, "first", seed=9)
    shelf.put(["first"], HERE, BIN)
    assert names(shelf, BIN) == {"first", "first (2)"}


def test_an_import_is_undone_into_the_bin(shelf):
    kept(shelf.folder, "from elsewhere", seed=9)
    before = shelf.path(HERE, "from elsewhere").read_bytes()
    shelf.brought_in([shelf.path(HERE, "from elsewhere")])
    shelf.undo()
    assert names(shelf) == {"first", "second"} and not shelf.may_undo()
    assert shelf.path(BIN, "from elsewhere").read_bytes() == before


def test_undo_does_not_write_over_an_evening_that_came_meanwhile(shelf):
    shelf.put(["first"], HERE, BIN)
    fresh = kept(shelf.folder, "first", seed=9).read_bytes()
    with pytest.raises(NameTaken):
        shelf.undo()
    assert shelf.path(HERE, "first").read_bytes() == fresh
    assert names(shelf, BIN) == {"first"} and shelf.may_undo()


def test_an_evening_that_is_open_stays_where_it_is(shelf):
    evening, _ = EveningFile.open(shelf.path(HERE, "second"))
    with pytest.raises(InUse):
        shelf.put(["first", "second"], HERE, BIN)
    assert names(shelf) == {"first", "second"} and not shelf.may_undo()
    evening.close()
    shelf.put(["first", "second"], HERE, BIN)
    assert names(shelf) == set()


DAY = 86_400


def looks(shelf: Shelf, *times: float) -> int:
    """Look at the bin at these times; how many were thrown away for ever."""
    return sum(shelf.empty_bin(time) for time in times)


def days(*numbers: float) -> list[float]:
    """The time at which so many days have passed."""
    return [1.8e9 + DAY * number for number in numbers]


def test_the_bin_is_emptied_of_what_has_long_been_seen_in_it(shelf):
    read_all(shelf)
    shelf.put(["first"], HERE, BIN)
    assert looks(shelf, *days(*range(31))) == 0, "thirty days"
    assert looks(shelf, *days(31)) == 1
    assert not shelf.path(BIN, "first").exists()


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    clock=st.lists(st.sampled_from([0.0, *days(-400, -1, 0, 0.5, 1, 2, 29, 40, 9000)]), max_size=60)
)
def test_no_clock_empties_the_bin(shelf, clock):
    """However often it jumps between a few times: each adds at most a day, and only once."""
    (shelf.place(BIN) / bin_ages.FILE).unlink(missing_ok=True)
    shelf.put(["first"], HERE, BIN)
    os.utime(shelf.path(BIN, "first"), (0, 0))
    assert looks(shelf, *clock) == 0
    shelf.put(["first"], BIN, HERE)


def test_what_comes_into_the_bin_again_begins_anew(shelf):
    shelf.put(["first"], HERE, BIN)
    looks(shelf, *days(*range(30)))
    shelf.put(["first"], BIN, HERE)
    shelf.put(["first"], HERE, BIN)
    assert looks(shelf, *days(30, 31, 32)) == 0


def test_a_bin_whose_record_cannot_be_kept_loses_nothing(shelf, monkeypatch):
    shelf.put(["first"], HERE, BIN)
    looks(shelf, *days(*range(30)))

    def refused(path: Path, data: bytes) -> None:
        raise PermissionError(13, "read-only")

    monkeypatch.setattr(bin_ages, "write_atomically", refused)
    assert looks(shelf, *days(30, 31, 32)) == 0


@pytest.mark.parametrize("record", [b"[", b"[" * 10**5, b'{"version":1,"last":NaN,"ages":{}}'])
def test_a_record_of_the_bin_that_makes_no_sense_is_none(shelf, record):
    shelf.put(["first"], HERE, BIN)
    (shelf.place(BIN) / bin_ages.FILE).write_bytes(record)
    assert looks(shelf, 1.8e9, 1.8e9 + DAY) == 0


# Who pays whom, in sentences.


@pytest.mark.parametrize(
    ("debtor", "creditor", "told"),
    [
        ("Anna", "Ben", "Anna pays Ben 2.00."),
        ("You", "Ben", "You pay Ben 2.00."),
        ("Anna", "Du", "Anna pays you 2.00."),
    ],
)
def test_who_has_no_name_is_told_you(qapp, debtor, creditor, told):
    assert pays(debtor, creditor, "2.00") == told


# The code on the page of an evening: read, copied, and gone while a deal is on.

CODE = seeds.code(bytes(range(16)))


@pytest.fixture
def shown(qtbot: QtBot) -> EveningPage:
    dialog = EveningPage(page((5, 0, None)))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_a_code_is_shown_in_groups_and_copied(shown):
    shown.seed.show_seed(CODE)
    assert shown.seed.isVisible() and not shown.seed.mark.isVisible()
    assert shown.seed.field.isReadOnly() and shown.seed.field.text() == seeds.shown(CODE)
    shown.seed.copy.click()
    assert seeds.read(QGuiApplication.clipboard().text()) == CODE


def test_a_number_is_marked_guessable(shown):
    shown.seed.show_seed(42)
    assert shown.seed.field.text() == "42"
    assert shown.seed.mark.isVisible() and shown.seed.mark.text() == "easy to guess"


def test_the_page_of_the_open_evening_shows_its_code_while_no_deal_is_on(shown, tmp_path):
    with hosted(quick_settings(tmp_path)) as table:
        match = Match(head("Anna", "Ben", "Cilli", "Dora", seed=CODE))
        match.deal()
        while match.turn != NOBODY:
            match.play(match.legal()[0])
        save_copy(tmp_path / "evening.kartentisch", match.events())
        table.controller.open(tmp_path / "evening.kartentisch")
        shown.watch(table.controller)
        assert seeds.read(shown.seed.field.text()) == CODE
        table.controller.deal()
        assert not shown.seed.isVisible() and shown.seed.field.text() == ""
