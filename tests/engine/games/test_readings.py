"""Where a rule comes from can be looked up: numbers in the code lead to `readings.md`, and back.

A number is two letters of a game and an A with digits. Which letters are whose is read from the
headings of the pages: a game without a page has no numbers, and one that gets a page is held to
it at once. A range, the first number "to" the last, stands for all between, but names none.
"""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from engine import games

ROOT = Path(__file__).parents[3]
PLACES = ("engine", "desktop", "tests")

NUMBER = r"[A-Z]{2}-A\d+"
SINGLE = re.compile(rf"\b{NUMBER}\b")
RANGE = re.compile(rf"\b({NUMBER})\s+to\s+({NUMBER})\b")
ALONE = re.compile(rf'"""\s*{NUMBER}(?:[\s,.;]+{NUMBER})*[\s.]*"""')
HEADING = re.compile(rf"^### ({NUMBER}) · \S.*$", re.MULTILINE)
OPTION = re.compile(r"`(\w+)`")
DECLARED = re.compile(r"^    (\w+): ", re.MULTILINE)

PARTS = ["Text", "Reading", "Why"]
LAST_PART = "House rule"


def page(name: str) -> str:
    """The page of a game's readings, "" if it has none."""
    file = resources.files(games.find(name).package).joinpath("readings.md")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


PAGES = {name: text for name in games.names() if (text := page(name))}

every_page = pytest.mark.parametrize("name", PAGES)


def told(text: str) -> list[str]:
    """The numbers that a page tells, in its order."""
    return HEADING.findall(text)


def letters(number: str) -> str:
    return number.partition("-")[0]


def count(number: str) -> int:
    return int(number.rpartition("A")[2])


def named(text: str) -> set[str]:
    """The numbers that stand in a text by themselves."""
    return set(SINGLE.findall(RANGE.sub("", text)))


def between(text: str) -> set[str]:
    """The numbers for which the ranges in a text stand."""
    return {
        f"{letters(first)}-A{one}"
        for first, last in RANGE.findall(text)
        for one in range(count(first), count(last) + 1)
    }


@cache
def sources() -> dict[str, str]:
    """Every module of engine, desktop and tests, and the cases of the rules, by its path."""
    found: Iterator[Path] = (
        file
        for place in PLACES
        for pattern in ("*.py", "cases.txt")
        for file in (ROOT / place).rglob(pattern)
    )
    return {file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in found}


@cache
def cited() -> dict[str, set[str]]:
    """The numbers that each module names by themselves, by its path."""
    return {path: named(text) for path, text in sources().items()}


def test_a_number_and_a_range_are_found_in_a_text() -> None:
    numbers = [f"XX-A{number}" for number in range(8)]
    text = f"the readings {numbers[1]}\n    to {numbers[4]}, and ({numbers[7]})"
    assert named(text) == {numbers[7]}
    assert between(text) == set(numbers[1:5])


def test_every_number_in_the_code_stands_on_a_page() -> None:
    known = {number for text in PAGES.values() for number in told(text)}
    assert any(cited().values()), "nothing is cited: nothing was looked at"
    found = {path: cited()[path] | between(text) for path, text in sources().items()}
    lost = {path: sorted(numbers - known) for path, numbers in found.items() if numbers - known}
    assert not lost


@every_page
def test_every_reading_is_named_in_code_or_tests(name: str) -> None:
    somewhere = set().union(*cited().values())
    assert [number for number in told(PAGES[name]) if number not in somewhere] == []


def test_no_docstring_is_a_number_alone() -> None:
    """It says in words what holds, and names the number besides."""
    assert [path for path, text in sources().items() if ALONE.search(text)] == []


def test_no_two_pages_have_the_same_letters() -> None:
    used = [{letters(number) for number in told(text)} for text in PAGES.values()]
    assert all(len(some) == 1 for some in used)
    assert len(set().union(*used)) == len(used)


@every_page
def test_the_readings_of_a_page_are_numbered_once_and_without_a_gap(name: str) -> None:
    numbers = Counter(map(count, told(PAGES[name])))
    assert sorted(numbers.elements()) == list(range(1, len(numbers) + 1))


@every_page
def test_each_reading_tells_the_text_the_reading_and_why(name: str) -> None:
    parts = HEADING.split(PAGES[name])[1:]
    for number, body in zip(parts[::2], parts[1::2], strict=True):
        said = re.findall(r"^- \*([^*]+):\* \S", body.partition("\n## ")[0], re.MULTILINE)
        assert said in (PARTS, [*PARTS, LAST_PART]), number


@every_page
def test_a_page_names_house_rules_that_there_are_and_those_that_stand_beside_a_number(
    name: str,
) -> None:
    """A house rule of which no text says anything needs no reading."""
    options = games.find(name).options
    _, *declared = DECLARED.split(inspect.getsource(options))
    read = {
        one for one, code in zip(declared[::2], declared[1::2], strict=True) if SINGLE.search(code)
    }
    assert read, "no house rule stands beside a number: nothing was looked at"
    assert read <= set(OPTION.findall(PAGES[name])) <= set(options.names())
