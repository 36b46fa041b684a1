"""The slate on phones: live for all, and with real cards written by the people with a seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine import games
from tests.desktop.phones.rooms import Phone, Table, open_table
from tests.desktop.session.test_chairs import of_four
from tests.desktop.tables import head
from tests.kit.cases import covering
from tests.workshop import golden


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Table]:
    with open_table(tmp_path) as one:
        yield one


def newest(phone: Phone) -> dict[str, object]:
    return phone.told("slate")[-1]


def fill(phone: Phone, rng: Random) -> None:
    """Answer what is asked until the questions stay as they are, at random where there is none."""
    for _ in range(12):
        asked = newest(phone)["ask"]
        answers = {one["key"]: one["value"] for one in asked}
        for one in asked:
            open_ = one["value"] is None and not one["blank"]
            if open_ and one["kind"] in ("choice", "side"):
                answers[one["key"]] = rng.choice(one["options"])["value"]
            elif open_:
                answers[one["key"]] = rng.randint(0, 1)
        if answers == {one["key"]: one["value"] for one in asked}:
            return
        phone.say(fields={"answers": answers})


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", games.names())
def test_a_deal_with_real_cards_is_entered_on_a_phone_and_seen_by_all(
    table: Table, game: str
) -> None:
    controller, rng = table.controller, Random(game)
    controller.begin(replace(of_four(game, "Anna", "Ben", "Cilli", "Dora"), real_cards=True))
    ben, looks_on = table.phone(1, "de"), table.phone()
    assert newest(ben)["writes"] and not newest(looks_on)["writes"] and not newest(looks_on)["ask"]
    sheet = controller.sheet()
    for _ in range(300):
        fill(ben, rng)
        answers = {one["key"]: one["value"] for one in newest(ben)["ask"]}
        for one in newest(ben)["ask"]:
            if one["kind"] == "number":
                answers[one["key"]] = rng.randint(max(-5, one["low"]), min(9, one["high"]))
            elif rng.random() < 0.5:
                options = one["options"] or [{"value": 0}, {"value": 1}]
                answers[one["key"]] = rng.choice(options)["value"]
        refused = len(ben.told("why"))
        ben.say(chalk={"answers": answers})
        sheet = controller.sheet()
        assert sheet is not None
        if sheet.lines:
            break
        assert len(ben.told("why")) == refused + 1 and ben.told("why")[-1]
    assert sheet is not None and len(sheet.lines) == 1
    (here,), (there,) = newest(ben)["rows"], newest(looks_on)["rows"]
    assert here[1:] == there[1:]
    assert newest(ben)["alt"] != newest(looks_on)["alt"] or game == "ramser"
    # The same once more, meant for the deal before, is not chalked up twice.
    ben.say(chalk={"answers": answers}, n=ben.number - 1)
    sheet = controller.sheet()
    assert sheet is not None and len(sheet.lines) == 1


def test_onlookers_and_phones_at_a_match_with_cards_write_nothing(table: Table) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    ben, looks_on = table.phone(1), table.phone()
    for phone in (ben, looks_on):
        assert "ask" not in newest(phone) and "writes" not in newest(phone)
        phone.say(chalk={"answers": {"points:0": 5}})
    sheet = table.controller.sheet()
    assert sheet is not None and not sheet.lines


def test_answers_that_no_page_would_give_are_not_taken(table: Table) -> None:
    table.controller.begin(replace(head("Anna", "Ben", "Cilli"), real_cards=True))
    ben = table.phone(1)
    for wrong in ("x", True, 1.5, [1], 10**6, -3):
        ben.say(chalk={"answers": {one["key"]: wrong for one in newest(ben)["ask"]} | {"a:9": 1}})
    sheet = table.controller.sheet()
    assert sheet is not None and not sheet.lines and len(ben.told("why")) == 6


@pytest.mark.parametrize("game", games.names())
def test_slate_and_sheet_of_an_evening_are_told_with_strokes_in_their_boxes(
    table: Table, game: str
) -> None:
    match = golden.evening(covering(game)[0], deals=4)
    table.controller.take_up_again(match.events())
    told = newest(table.phone(lang="de"))
    sheet = match.sheet()
    assert len(told["columns"]) == len(match.rules.sides())
    assert len(told["rows"]) == len(sheet.lines)
    assert all(len(row) == len(told["heads"]) for row in told["rows"])
    marks = [one for column in told["columns"] for one in column["marks"]]
    assert len(marks) >= sum(map(len, sheet.slate))
    for mark in marks:
        if isinstance(mark, str):
            assert mark
            continue
        assert mark["w"] > 0 and mark["h"] > 0
        for line in mark["lines"]:
            assert all(-0.3 <= x <= mark["w"] + 0.3 for x in line[::2])
            assert all(-0.3 <= y <= mark["h"] + 0.3 for y in line[1::2])
