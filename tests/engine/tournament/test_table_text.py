"""Tables for spreadsheets: no cell is a formula whatever parts them, and all comes back."""

from __future__ import annotations

import csv
import io
import re
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.tournament import table_text
from engine.tournament.people_list import read, row_of
from engine.tournament.table_text import DANGEROUS

MARKS = ",;\t|:"
LETTERS = st.text("aZ09 ä'\"\n\\\xa0" + MARKS + DANGEROUS, max_size=12)
TEXTS = LETTERS | st.text(max_size=12)
NUMBER = re.compile(r"-?\d")


def as_read(text: str, mark: str) -> list[str]:
    """All cells as another program finds them: with quotation marks, and by the marks alone."""
    lines = re.split(r"[\r\n]", text)
    bare = [cell for line in lines for cell in line.split(mark)]
    found = [
        cell for row in csv.reader(io.StringIO(text, newline=""), delimiter=mark) for cell in row
    ]
    one_by_one = [
        cell for line in lines for row in csv.reader([line], delimiter=mark) for cell in row
    ]
    return [*bare, *found, *one_by_one]


@given(rows=st.lists(st.lists(TEXTS | st.integers(-99, 99), min_size=1, max_size=4), max_size=3))
def test_no_cell_is_a_formula_whatever_parts_the_cells(rows: list[list[object]]) -> None:
    for written_by in (";", ","):
        text = table_text.csv(rows, written_by)
        for mark in MARKS:
            for cell in as_read(text, mark):
                bare = re.sub(r'^(?:\r\n|[ "\xa0])+', "", cell)
                assert not bare.startswith(tuple(DANGEROUS)) or NUMBER.match(bare), cell


@given(text=TEXTS)
def test_every_text_comes_back(text: str) -> None:
    assert table_text.plain(table_text.defused(text)) == text
    [[cell, number]] = csv.reader(
        io.StringIO(table_text.csv([[text, 3]], ";"), newline=""), delimiter=";"
    )
    assert table_text.plain(cell) == text and number == "3"


@pytest.mark.parametrize(
    "name",
    [
        "'s-Hertogenbosch",
        "'t Hofje 3",
        "Huber-Maier",
        "O'Neill",
        "Maria,=1+1",
        "=1",
        "'=1",
        'A "+" B',
    ],
)
@pytest.mark.parametrize("mark", [";", ","])
def test_a_list_that_was_written_is_read_as_it_was(name: str, mark: str) -> None:
    some = read(table_text.csv([["number", "name", "team"], [7, name, name]], mark))
    assert some.titles
    row = row_of(some, some.rows[1][1])
    assert row == {"number": "7", "name": name, "team": name}


def test_numbers_are_numbers_of_the_country() -> None:
    rows = [[Decimal(500).scaleb(-2), Decimal(-5).scaleb(-2), 0.25, -3, "", "5"]]
    assert table_text.csv(rows, ";", ",") == '5,00;-0,05;0,25;-3;;"5"\r\n'
    assert table_text.csv(rows, ",") == '5.00,-0.05,0.25,-3,,"5"\r\n'
