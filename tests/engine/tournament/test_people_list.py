"""Lists of names as spreadsheets write them: letters, marks, titles, what each column is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.tournament.people_list import Unreadable, decoded, people, read

TITLES = {"nachname": "surname", "vorname": "first_name", "verein": "team", "nr.": "number"}


def names(text: str) -> list[str]:
    return [one["name"] for one in people(read(text, TITLES))[0]]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_umlauts_are_read_however_they_were_saved(encoding: str) -> None:
    assert names(decoded("Jörg Müßig\r\nÄnne\r\n".encode(encoding))) == ["Jörg Müßig", "Änne"]


@pytest.mark.parametrize("mark", [";", ",", "\t"])
def test_every_mark_between_columns_is_known(mark: str) -> None:
    found, bad = people(read(f"Name{mark}Verein\nAnna{mark}Blau\n\n\nBen{mark}\n", TITLES))
    assert [(one["name"], one.get("team", "")) for one in found] == [("Anna", "Blau"), ("Ben", "")]
    assert bad == []


@pytest.mark.parametrize(
    "text",
    [
        "Aicher, Anna\nBauer, Ben Josef\n",
        "Nachname;Vorname\nAicher;Anna\nBauer;Ben Josef\n",
        "Name;Vorname\nAicher;Anna\nBauer;Ben Josef\n",
        'Nr.;Name\n1;"Aicher, Anna"\n2;"Bauer, Ben Josef"\n',
        "Vorname\tNachname\nAnna\tAicher\nBen Josef\tBauer\n",
    ],
)
def test_a_surname_that_comes_first_is_put_behind(text: str) -> None:
    assert names(text) == ["Anna Aicher", "Ben Josef Bauer"]


def test_a_line_that_cannot_be_read_is_named_and_the_others_are_taken() -> None:
    found, bad = people(read("Nr.;Name\n1;Anna\n\nx;Ben\n;\n4;\n5;Emil\n", TITLES))
    assert [(one["enter"], one["name"]) for one in found] == [(1, "Anna"), (5, "Emil")]
    assert bad == [Unreadable(4, "bad_number", "x · Ben"), Unreadable(6, "no_name", "4")]


def test_what_a_column_is_can_be_said_otherwise() -> None:
    some = read("Blau;Anna\nRot;Ben\n")
    assert some.columns == ("name", "team")
    found, _ = people(replace(some, columns=("team", "name")))
    assert [(one["name"], one["team"]) for one in found] == [("Anna", "Blau"), ("Ben", "Rot")]
    assert [one["name"] for one in people(replace(some, titles=True))[0]] == ["Rot"]


def test_nothing_is_no_list() -> None:
    assert read("\n \n").rows == ()
