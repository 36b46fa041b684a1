"""Lists of names as spreadsheets write them: letters, marks, titles, what each column is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bounds import TooMuch
from engine.schema import OutOfBounds
from engine.tournament.head import Head
from engine.tournament.people_list import (
    BYTES,
    CELL,
    LETTERS,
    LINES,
    Unreadable,
    decoded,
    letters_of,
    numbered,
    people,
    read,
)
from engine.tournament.tournament import Tournament

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


PEOPLE = "".join(f"Person {number};Verein {number}\n" for number in range(140))


@pytest.mark.parametrize("before", [0, 20, 139])
@pytest.mark.parametrize("behind", ["", 'Maria;"TSV"\n', 'Maria;""\n', '"Maria";TSV\n'])
def test_an_unclosed_quotation_is_named_and_nobody_else_is_lost(before: int, behind: str) -> None:
    lines = PEOPLE.splitlines(keepends=True)
    text = "".join([*lines[:before], '"Hansi Huber;SV 3\n', behind, *lines[before:]])
    found, bad = people(read(text))
    assert [(one.line, one.why) for one in bad] == [(before + 1, "unclosed")]
    assert len(found) == 140 + bool(behind) and all(len(one["name"]) < 12 for one in found)


def test_a_name_never_spans_lines_but_another_cell_may() -> None:
    found, bad = people(read('Name;Verein\n"Anna\nHuber";Blau\nBen;"Rot\nWeiß"\nCilli;\n', TITLES))
    assert [(one.line, one.why) for one in bad] == [(2, "several_lines")]
    assert [(one["name"], one.get("team")) for one in found] == [
        ("Ben", "Rot Weiß"),
        ("Cilli", None),
    ]


@pytest.mark.parametrize(("lines", "why"), [(CELL, []), (CELL + 1, ["unclosed"])])
def test_a_cell_has_four_lines_at_most(lines: int, why: list[str]) -> None:
    assert CELL == 4
    cell = "\n".join(["Rot"] * lines)
    found, bad = people(read(f'Name;Verein\nBen;"{cell}"\nCilli;\n', TITLES))
    assert [one.why for one in bad][:1] == why
    assert found[-1]["name"] == "Cilli"


def test_quotation_marks_within_a_line_stay_readable() -> None:
    assert people(read('"Ben" Bauer;Rot\n'))[1] == []
    assert names('"Huber, Anna";Blau\n"Ben ""Beppo"" Bauer";Rot\nCilli "C" Maier;Rot\n') == [
        "Anna Huber",
        'Ben "Beppo" Bauer',
        'Cilli "C" Maier',
    ]


@pytest.mark.parametrize("number", ["٣", "1234567", "9" * 5_000, "-1", "1.5", "0x1", "²"])
def test_a_start_number_is_at_most_six_digits(number: str) -> None:
    found, bad = people(read(f"Nr.;Name\n{number};Anna\n2;Ben\n", TITLES))
    assert [one.why for one in bad] == ["bad_number"] and [one["enter"] for one in found] == [2]


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("10000;Anna;Blau", "enter"),
        (f"1;{'A' * 61};Blau", "name"),
        (f"1;Anna;{'B' * 121}", "team"),
    ],
)
def test_what_an_evening_has_no_room_for_is_named_and_not_cut(line: str, field: str) -> None:
    found, bad = people(read(f"Nr.;Name;Verein\n{line}\n2;Ben;Rot\n", TITLES))
    assert [one["name"] for one in found] == ["Ben"]
    assert isinstance(bad[0].error, OutOfBounds) and bad[0].error.field == field


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        ("'s-Hertogenbosch", "'s-Hertogenbosch"),
        ("'t Hofje 3", "'t Hofje 3"),
        ("'=1+1", "=1+1"),
        ("'+49 89", "+49 89"),
        ("'＝1", "＝1"),
    ],
)
def test_only_the_apostrophe_before_a_formula_comes_off(cell: str, name: str) -> None:
    assert names(f"{cell}\nBen\n") == [name, "Ben"]
    found, _ = people(read(f"Name;Verein\nBen;{cell}\n", TITLES))
    assert found[0]["team"] == name


@pytest.mark.parametrize("mark", [";", ",", "\t", "|", ":"])
def test_a_line_that_names_the_mark_is_obeyed_and_dropped(mark: str) -> None:
    text = f"sep={mark}\r\nName{mark}Verein\r\nFranz{mark}Isen, Ost; West\r\n"
    if mark in ",;":
        text = text.replace(", Ost; West", "")
    found, bad = people(read(text, TITLES))
    assert [one["name"] for one in found] == ["Franz"] and found[0]["team"].startswith("Isen")
    assert bad == []


def test_titles_may_stand_below_headings() -> None:
    some = read("Kreuzturnier 2026\n\nStand: Mai\nNr.;Name;Verein\n1;Franz;Isen\n", TITLES)
    assert some.titles and some.columns == ("number", "name", "team")
    assert people(some)[0] == [{"enter": 1, "name": "Franz", "team": "Isen"}]
    assert names("Franz\nName\nBen\n") == ["Franz", "Name", "Ben"]


@pytest.mark.parametrize("text", ["A\n" * (LINES + 1), "A" * (BYTES + 1)])
def test_a_list_beyond_measure_is_refused(text: str) -> None:
    with pytest.raises(TooMuch):
        read(text)
    assert len(read("A\n" * LINES).rows) == LINES


@given(st.text(st.sampled_from(list(";,\t\n\r\"'=+ Aä٣1\x00\x0b\x85\u2028sep")), max_size=60))
def test_whatever_a_list_holds_each_line_is_taken_or_named(text: str) -> None:
    some = read(text, TITLES)
    found, bad = people(some)
    assert len(found) + len(bad) == len(some.rows) - bool(some.titles)
    tournament = Tournament(Head())
    for one in found:
        assert len(one["name"].splitlines()) == 1
        if not one["enter"] or one["enter"] not in tournament.state.people:
            tournament.enter(one["name"], one["enter"])


@pytest.mark.parametrize(
    "text",
    [
        "1. Anna Aicher\n2. Ben Bauer\n3. Carl Christ\n",
        "1) Anna Aicher\n2) Ben Bauer\n3) Carl Christ",
        "- Anna Aicher\n- Ben Bauer\n– Carl Christ\n",
        "• Anna Aicher\n• Ben Bauer\nCarl Christ\n",
        "1 - Anna Aicher\n2 - Ben Bauer\n\n3 - Carl Christ\n",
    ],
)
def test_a_list_as_chats_write_it_is_names_without_numbers_and_dashes(text: str) -> None:
    found, bad = people(read(text))
    assert [one["name"] for one in found] == ["Anna Aicher", "Ben Bauer", "Carl Christ"]
    assert not bad and not any(one["enter"] for one in found)


def test_a_name_that_begins_with_a_dash_alone_stays() -> None:
    found, _ = people(read("Anna\n- Ben\nCarl\nDora\n"))
    assert [one["name"] for one in found] == ["Anna", "- Ben", "Carl", "Dora"]


@pytest.mark.parametrize("letters", LETTERS)
def test_letters_are_guessed_by_the_umlauts_they_make(letters: str) -> None:
    data = "Jürgen Groß\nSöhnke Bär\n".encode(letters)
    assert letters_of(data) == letters
    assert decoded(data) == "Jürgen Groß\nSöhnke Bär\n"


def test_letters_that_were_guessed_wrong_can_be_named() -> None:
    data = "Žižek\n".encode("cp1252")
    assert decoded(data, "cp1252") == "Žižek\n"


def test_the_number_of_a_federation_stands_beside_the_event() -> None:
    titles = {"spieler-nr": "federation"}
    found, _ = numbered(read("Name;Spieler-Nr\nAnna;04.1234\n", titles))
    assert [one for _, one in found] == [{"enter": 0, "name": "Anna", "federation": "04.1234"}]
    events, _ = people(read("Name;Spieler-Nr\nAnna;04.1234\n", titles))
    assert events == [{"enter": 0, "name": "Anna"}]
