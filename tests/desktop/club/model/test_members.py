"""The club's list stays, follows what is put right, and is never written over when it is broken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.club.model.members import Members
from desktop.club.model.office import Office
from desktop.club.pages.people import PeoplePage
from desktop.common import paths
from desktop.common.summed import with_sum
from engine.schema import OutOfBounds
from engine.tournament.people import Person
from tests.desktop.club.rooms import hall


def test_who_joins_is_there_the_next_time_once() -> None:
    members = Members()
    members.add("Anna", "Blue")
    members.add("anna")
    assert Members().names() == ["Anna"]


def test_what_is_put_right_in_an_evening_holds_for_the_list() -> None:
    members = Members()
    member = members.add("Ana")
    members.put_right(Person(7, "Anna", member.number, "Blue"))
    [known] = Members().club.matching("Anna")
    assert known.team == "Blue"


def test_a_guest_is_not_on_the_list() -> None:
    members = Members()
    members.put_right(Person(7, "Anna"))
    assert Members().names() == []


def test_who_is_struck_off_is_gone() -> None:
    members = Members()
    anna = members.add("Anna")
    assert members.strike(anna.number) and not members.strike(anna.number)
    assert Members().names() == []


def test_two_of_one_name_are_two_members_told_apart() -> None:
    members = Members()
    isen = members.add("Hans Huber", "Isen")
    dorfen = members.add("HANS HUBER", "Dorfen")
    assert members.add("Hans Huber", "isen") == isen
    third = members.add("Hans Huber", "Isen", another=True)
    members.add("Anna")
    assert len({isen.number, dorfen.number, third.number}) == 3
    assert Members().labels() == {
        "Anna": 4,
        "HANS HUBER (Dorfen)": dorfen.number,
        f"Hans Huber (#{isen.number})": isen.number,
        f"Hans Huber (#{third.number})": third.number,
    }
    assert members.strike(isen.number)
    assert {one.number for one in Members().club.members.values()} == {2, 3, 4}


@pytest.mark.parametrize(
    "text",
    [
        "[",
        "[" * 9999,
        r'{"club": 1, "members": [{"number": 1, "name": "A\ud800", "team": "", "tags": []}]}',
    ],
)
def test_a_list_that_cannot_be_read_is_told_and_set_aside(text: str, qtbot: QtBot) -> None:
    for name in ("Anna", "Ben"):
        Members().add(name)
    paths.club_list().write_text(text, encoding="utf-8")
    office = Office()
    with qtbot.waitSignal(office.trouble) as told:
        pass
    assert "cannot be read" in told.args[0]
    members = office.members
    assert members.broken and members.names() == ["Anna"], "as it was before the last change"
    assert paths.club_list().read_text(encoding="utf-8") == text, "looking changes nothing"
    members.add("Cilli")
    aside = paths.club_list().with_name("club.json.unreadable1")
    assert aside.read_text(encoding="utf-8") == text
    assert Members().names() == ["Anna", "Cilli"] and not Members().broken


def test_a_list_that_something_else_has_changed_is_not_believed() -> None:
    Members().add("Anna")
    Members().add("Ben")
    text = paths.club_list().read_text(encoding="utf-8")
    paths.club_list().write_text(text.replace("Ben", "Ken"), encoding="utf-8")
    assert Members().broken and Members().names() == ["Anna"]


def test_a_list_of_an_older_version_has_no_sum() -> None:
    Members().add("Anna")
    data = json.loads(paths.club_list().read_text(encoding="utf-8"))
    del data["sum"]
    paths.club_list().write_text(json.dumps(data), encoding="utf-8")
    assert not Members().broken and Members().names() == ["Anna"]


def test_the_last_five_lists_are_kept() -> None:
    for name in "ABCDEFGH":
        Members().add(name)
    folder = paths.club_list().parent
    assert sorted(one.name for one in folder.glob("club.json.*")) == [
        f"club.json.{number}" for number in range(1, 6)
    ]
    for number, names in ((1, "ABCDEFG"), (5, "ABC")):
        folder.joinpath(f"club.json.{number}").replace(paths.club_list())
        assert Members().names() == list(names), "put back by hand it is good"


def test_start_numbers_are_given_anew_by_name_before_the_first_draw(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.club.model.confirmations.sure", lambda *_: True)
    witness = hall(0)
    for name in ("Cilli", "anna", "Ben"):
        witness.office.enter(name)
    page = PeoplePage(witness.office)
    qtbot.addWidget(page)
    page.renumber()
    assert [one.name for one in witness.office.book.people.values()] == ["anna", "Ben", "Cilli"]


def test_a_name_that_an_older_version_let_be_too_long_is_shortened(own_home: Path) -> None:
    long = "Hansi Huber;SV 3\n" * 200
    member = {"number": 1, "name": long, "team": "", "tags": [], "address": {"street": long}}
    told = json.dumps(with_sum({"club": 1, "members": [member]}), ensure_ascii=False)
    paths.club_list().parent.mkdir(parents=True, exist_ok=True)
    paths.club_list().write_text(told)
    members = Members()
    (one,) = members.club.members.values()
    assert not members.broken and one.name.startswith("Hansi Huber") and one.name.endswith("…")
    members.add("Anna")
    assert not Members().broken and len(Members().names()) == 2


def test_what_the_list_has_no_room_for_is_not_taken(own_home: Path) -> None:
    members = Members()
    members.add("Anna")
    for name, team in (("A" * 61, ""), ("", ""), ("Ben", "B" * 121), ("\ud800", "")):
        with pytest.raises(OutOfBounds):
            members.add(name, team)
    assert members.names() == Members().names() == ["Anna"]
