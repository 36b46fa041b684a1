"""The score sheet as data."""

from __future__ import annotations

import json

import pytest

from engine.sheet import Counting, Line, Mark, Note, Sheet, Total


def test_a_line_survives_a_file() -> None:
    line = Line((3, None, 0, -2), (Note("finished", 0), Note("bolla", 1)))
    assert Line.from_dict(json.loads(json.dumps(line.as_dict()))) == line


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"values": [1]},
        {"values": "123", "notes": []},
        {"values": [1.5], "notes": []},
        {"values": [True], "notes": []},
        {"values": ["1"], "notes": []},
        {"values": [1], "notes": ["finished"]},
        {"values": [1], "notes": [["finished"]]},
        {"values": [1], "notes": [[1, 1]]},
    ],
)
def test_what_is_no_line_is_refused(data: object) -> None:
    with pytest.raises(ValueError):
        Line.from_dict(data)


def test_a_sheet_finds_its_sums_by_key() -> None:
    sheet = Sheet((), ((Mark("cross", 2),),), (Total("open", (3,)), Total("wins", (1,))))
    assert sheet.total("wins") == (1,)
    with pytest.raises(KeyError):
        sheet.total("money")


def test_the_best_have_the_highest_value() -> None:
    assert Counting("points").best([3, 5, 5, 1]) == (1, 2)


def test_the_best_may_have_the_lowest_value() -> None:
    assert Counting("points", fewest=True).best([3, 5, 5, 1]) == (3,)


def test_only_those_who_are_asked_about_can_be_best() -> None:
    assert Counting("points").best([3, 5, 5, 1], (0, 3)) == (0,)
