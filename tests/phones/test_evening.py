"""An evening of 28 people at seven tables, with fourteen phones in a real browser."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.phones.conftest import Crowd, TestRoom, until

ROUNDS, TABLES = 2, 7
TONGUES = ("de", "en")
WORDS = {
    "de": ("Abgeben", "Das stimmt", "Code vom Zettel", "Öffnen"),
    "en": ("Hand in", "That’s right", "Table code", "Open"),
}
PICTURES = os.environ.get("KARTENTISCH_PICTURES", "")
"""A folder for pictures of every phone at each stage, to be looked at."""


@pytest.fixture
def club() -> Iterator[TestRoom]:
    one = TestRoom("tests.phones.club")
    yield one
    one.close()


@pytest.fixture
def crowd(club: TestRoom) -> Iterator[Crowd]:
    one = Crowd(club)
    yield one
    one.close()


def picture(page: Any, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def enter(page: Any, tongue: str, value: int) -> None:
    """Type what one side has, on the keys of the screen; what the other has follows."""
    for digit in str(value):
        page.get_by_role("button", name=digit, exact=True).click()
    page.get_by_role("button", name=WORDS[tongue][0], exact=True).click()
    page.locator(".state").wait_for()


def test_an_evening_of_28_with_fourteen_phones(
    club: TestRoom, crowd: Crowd, phone: Callable[..., Any]
) -> None:
    tongues = [TONGUES[at % 2] for at in range(2 * TABLES)]
    phones: list[Any] = []
    for number in range(1, ROUNDS + 1):
        club.order(do="begin")
        codes = club.next("codes")["codes"]
        for at, tongue in enumerate(tongues):
            code = codes[str(1 + at // 2)]
            if number == 1:
                # The code on the sheet is scanned; later it is typed.
                phones.append(phone(crowd.url + "#" + code, locale=tongue))
                continue
            page, words = phones[at], WORDS[tongue]
            page.locator("#places button").last.click()
            page.get_by_label(words[2]).fill(code)
            page.get_by_role("button", name=words[3], exact=True).click()
        played = {}
        for table in range(1, TABLES + 1):
            at = 2 * table - 2
            first, second = phones[at], phones[at + 1]
            first.get_by_role("textbox").first.wait_for()
            value = 7 * table + number
            played[table] = (value, -value)
            picture(first, f"{number}-{table}-entry")
            enter(first, tongues[at], value)
            picture(first, f"{number}-{table}-sent")
            if table < TABLES:  # at the last table the desk looks at the sheet
                right = second.get_by_role("button", name=WORDS[tongues[at + 1]][1], exact=True)
                right.wait_for()
                picture(second, f"{number}-{table}-confirm")
                right.click()
                second.locator(".state.confirmed").wait_for()
                first.locator(".state.confirmed").wait_for()
        club.order(do="take")
        found = club.next("results")["results"]
        assert {int(table): tuple(values) for table, values in found.items()} == played
        for page in phones:
            page.locator(".state.taken").wait_for()
        picture(phones[0], f"{number}-taken")
        club.order(do="close")
        assert club.next("closed")["closed"] == []
        for page in phones:
            page.locator("#places button").last.click()
            page.locator("#to-standings").click()
        # Everybody reads the same, each in his own language.
        tables = [page.locator("table").inner_text().replace("Punkte", "points") for page in phones]
        assert len(set(tables)) == 1 and "\n" in tables[0]
        picture(phones[0], f"{number}-standings-de")
        picture(phones[1], f"{number}-standings-en")
    until(lambda: phones[0].locator("tbody tr").count() >= 2 * TABLES)
