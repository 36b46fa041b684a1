"""Lists of people as a spreadsheet writes them, read so that each column's meaning can be changed.

Nothing is known of a file but its bytes: which letters, which mark between the columns, whether
there are titles, and what each column is are guessed, and the page that shows it can say otherwise.
What the tables of logs do not take is named by its line, and nothing is shortened.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.bounds import TooMuch, number_of
from engine.head import BadLog, Event
from engine.log_table import FEDERATION, TOURNAMENT
from engine.schema import OutOfBounds
from engine.tournament.refusal import Refused
from engine.tournament.table_text import plain

Line: TypeAlias = tuple[int, tuple[str, ...]]
"""A line's number in the file, and its cells."""

KINDS = ("", "number", "name", "surname", "first_name", "team", "tags", "group", "federation")
"""What a column may be; "" is left out."""

LINES = 5_000
"""A list has no more lines."""
BYTES = 4 * 2**20
"""A list has no more bytes, or letters."""
ABOVE = 5
"""Titles stand in one of the first lines; what is above them is a heading."""
CELL = 4
"""A cell in quotation marks has no more lines."""

_ITEM = re.compile(r"\s*(?:[-–—•*·▪]|\(?\d{1,3}[.):]\)?|\d{1,3} ?[-–])\s+(?=\S)")
"""What a chat puts before each item: a dash, a dot, or a number with a mark behind it."""

LETTERS = ("utf-8", "cp1252", "mac_roman", "cp850", "utf-16")
"""The letters a file may have: of today, of Windows, of old Macs, of DOS, of some spreadsheets."""

_MARKS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")


@dataclass(frozen=True, slots=True)
class PeopleList:
    """Lines of cells with their numbers in the file; `columns` says what each column is.

    `unclosed` are the numbers of lines in which a quotation begins that does not end.
    """

    rows: tuple[tuple[int, tuple[str, ...]], ...]
    columns: tuple[str, ...]
    titles: bool
    unclosed: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A line that is nobody: its number in the file, why, its text.

    `why` is "no_name", "bad_number", "unclosed" (a quotation), "several_lines" (of a name), or
    "refused" for what an evening or a club's list does not take, as `error` says.
    """

    line: int
    why: str
    text: str
    error: Refused | BadLog | None = field(default=None, compare=False)


def letters_of(data: bytes) -> str:
    """Which letters a file seems to have: by its mark, else UTF-8, else what makes most umlauts."""
    if data.startswith(_MARKS[0]):
        return "utf-8"
    if data.startswith(_MARKS[1:]):
        return "utf-16"
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return max(LETTERS[1:4], key=lambda one: _umlauts(data.decode(one, errors="replace")))
    return "utf-8"


def _umlauts(text: str) -> int:
    """How many letters a German name has beside those of all; as in Windows-1252 where equal."""
    return sum(sign in "äöüÄÖÜßé" for sign in text)


def decoded(data: bytes, letters: str = "") -> str:
    """Return the text of a file with these letters, or with those that it seems to have."""
    letters = letters or letters_of(data)
    if letters == "utf-8":
        letters = "utf-8-sig"
    return data.decode(letters, errors="replace")


def read(
    text: str, titles: Mapping[str, str] | None = None, kinds: Sequence[str] = ()
) -> PeopleList:
    """Lines and columns of a text; `titles` says which title, in small letters, means what.

    Columns are of these `kinds`, or of the usual ones. Raises TooMuch for a text that is too long.
    """
    lines = re.split(r"\r\n|\r|\n", text.lstrip("\ufeff"))
    if len(text) > BYTES or len(lines) > LINES + 1:
        raise TooMuch("list")
    rows, unclosed = _rows(lines)
    if not rows:
        return PeopleList((), (), False)
    width = max(len(cells) for _, cells in rows)
    if width == 1:
        rows = _without_items(rows)
    rows = [(line, (*cells, *[""] * (width - len(cells)))) for line, cells in rows]
    known = {kind: kind for kind in KINDS if kind} | dict(titles or {})
    known = {title: kind for title, kind in known.items() if kind in (kinds or KINDS)}
    for place, (_, cells) in enumerate(rows[:ABOVE]):
        found = [known.get(cell.strip().casefold(), "") for cell in cells]
        told = sum(map(bool, found))
        if not {"name", "surname", "first_name"} & set(found) or (place and told < 2):
            continue
        if "first_name" in found:
            # "Name" beside a first name is the family's.
            found = ["surname" if kind == "name" else kind for kind in found]
        return PeopleList(tuple(rows[place:]), tuple(_once(found)), True, unclosed)
    guessed = [kind if kind in (kinds or KINDS) else "" for kind in _guessed(rows, lines)]
    return PeopleList(tuple(rows), tuple(guessed), False, unclosed)


def people(some: PeopleList) -> tuple[list[Event], list[Unreadable]]:
    """Everybody as `enter` events, number 0 being the next free one; and who cannot be read."""
    found, bad = numbered(some)
    for _, one in found:
        one.pop("federation", None)
    return [one for _, one in found], bad


def numbered(some: PeopleList) -> tuple[list[tuple[int, Event]], list[Unreadable]]:
    """Return the same, each event with the number of its line."""
    found: list[tuple[int, Event]] = []
    bad: list[Unreadable] = []
    for line, cells in some.rows[1 if some.titles else 0 :]:
        row = row_of(some, cells)
        number = row.get("number", "").rstrip(".")
        if unreadable := unreadable_name(some, line, cells):
            bad.append(unreadable)
        elif number and number_of(number) is None:
            bad.append(Unreadable(line, "bad_number", line_text(cells)))
        else:
            person: Event = {"enter": number_of(number) or 0, "name": name_of(row)}
            person |= {key: row[key] for key in ("team", "group") if row.get(key)}
            if tags := row.get("tags", "").replace(",", " ").split():
                person["tags"] = tags
            try:
                TOURNAMENT.check(person if number else {**person, "enter": 1})
            except OutOfBounds as error:
                bad.append(Unreadable(line, "refused", line_text(cells), error))
            else:
                if row.get("federation"):
                    # For the club's list: an evening has no use for it.
                    person["federation"] = row["federation"][:FEDERATION]
                found.append((line, person))
    return found, bad


def row_of(some: PeopleList, cells: Sequence[str]) -> dict[str, str]:
    """Return what stands in a line, by the kinds of its columns, each in one line."""
    named = zip(some.columns, cells, strict=True)
    return {kind: " ".join(plain(cell.strip()).split()) for kind, cell in named if kind}


def unreadable_name(some: PeopleList, line: int, cells: Sequence[str]) -> Unreadable | None:
    """Why nobody's name can be read from a line; None if one can."""
    named = zip(some.columns, cells, strict=True)
    names = [cell.strip() for kind, cell in named if kind in ("name", "surname", "first_name")]
    if line in some.unclosed:
        return Unreadable(line, "unclosed", line_text(cells))
    if any(len(name.splitlines()) > 1 for name in names):
        return Unreadable(line, "several_lines", line_text(cells))
    if not name_of(row_of(some, cells)):
        return Unreadable(line, "no_name", line_text(cells))
    return None


def line_text(cells: Sequence[str]) -> str:
    """Return a line as one can say it."""
    return " · ".join(" ".join(cell.split()) for cell in cells if cell.strip())


def name_of(row: Mapping[str, str]) -> str:
    """First name and surname; a name with a comma has the surname first."""
    name = row.get("name", "")
    surname, comma, first = name.partition(",")
    if comma and first.strip() and surname.strip():
        name = f"{first} {surname}"
    return " ".join(f"{row.get('first_name', '')} {name} {row.get('surname', '')}".split())


def _rows(lines: Sequence[str]) -> tuple[list[tuple[int, tuple[str, ...]]], frozenset[int]]:
    """Return the lines that are not empty, and the numbers of those with an open quotation."""
    filled = [line for line in lines if line.strip()]
    mark = max(";\t,", key=lambda one: sum(one in line for line in filled))
    at, rows, unclosed = 0, list[tuple[int, tuple[str, ...]]](), set[int]()
    if told := re.fullmatch(r"\s*\"?sep=([^\"\w]|_)\"?", lines[0], re.IGNORECASE):
        mark, at = told[1], 1
    while at < len(lines):
        cells, length = _record(lines[at : at + CELL], mark)
        if not length:
            unclosed.add(at + 1)
        if any(cell.strip() for cell in cells):
            rows.append((at + 1, cells))
        at += max(1, length)
    return rows, frozenset(unclosed)


def _without_items(rows: Sequence[Line]) -> list[Line]:
    """Return a list as a chat writes it, without the numbers or dashes before the names."""
    items = sum(bool(_ITEM.match(cells[0])) for _, cells in rows if cells)
    if 2 * items < len(rows):
        return list(rows)
    return [(line, tuple(_ITEM.sub("", cell, count=1) for cell in cells)) for line, cells in rows]


def _record(lines: Sequence[str], mark: str) -> tuple[tuple[str, ...], int]:
    """Return the cells that begin in the first of these lines, and how many lines they take.

    That is 0 where a quotation begins that does not end.
    """
    even = lines[0].count('"') % 2 == 0
    for length in range(1, 2 if even else len(lines) + 1):
        if (cells := _cells("\n".join(lines[:length]), mark, strict=True)) is not None:
            return cells, length
    if even and (cells := _cells(lines[0], mark, strict=False)) is not None:
        return cells, 1
    return (lines[0],), 0


def _cells(text: str, mark: str, *, strict: bool) -> tuple[str, ...] | None:
    """Return the cells of one record, None if it is none."""
    reader = csv.reader(
        io.StringIO(text, newline=""), delimiter=mark, skipinitialspace=True, strict=strict
    )
    try:
        found = [tuple(cells) for cells in reader]
    except csv.Error:
        return None
    return found[0] if len(found) == 1 else None if found else ()


def _surnames_first(lines: Sequence[str]) -> bool:
    """Whether every line is "Surname, First name": one comma, and a blank after it."""
    return all(line.count(",") == 1 and ", " in line for line in lines)


def _guessed(rows: Sequence[tuple[int, tuple[str, ...]]], lines: Sequence[str]) -> tuple[str, ...]:
    """Return what the columns are where there are no titles."""
    width = len(rows[0][1])
    numbered = width > 1 and all(
        number_of(cells[0].strip().rstrip(".")) is not None or not cells[0].strip()
        for _, cells in rows
    )
    if not numbered and width == 2 and _surnames_first([line for line in lines if line.strip()]):
        return ("surname", "first_name")
    kinds = [*(["number"] if numbered else []), "name", "team"][:width]
    return (*kinds, *[""] * (width - len(kinds)))


def _once(kinds: Sequence[str]) -> list[str]:
    """No column twice."""
    return [kind if kind not in kinds[:place] else "" for place, kind in enumerate(kinds)]
