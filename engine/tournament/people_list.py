"""Lists of people as a spreadsheet writes them, read so that each column's meaning can be changed.

Nothing is known of a file but its bytes: which letters, which mark between the columns, whether
there are titles, and what each column is are guessed, and whoever shows the list can say otherwise.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.head import Event

KINDS = ("", "number", "name", "surname", "first_name", "team", "tags", "group")
"""What a column may be; "" is left out."""

DANGEROUS = ("=", "+", "-", "@", "\t", "\r", "|", "＝", "＋", "－", "＠", "｜")
"""A cell that begins with one of these is a formula to a spreadsheet."""

_MARKS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")


@dataclass(frozen=True, slots=True)
class PeopleList:
    """Lines of cells with their numbers in the file; `columns` says what each column is."""

    rows: tuple[tuple[int, tuple[str, ...]], ...]
    columns: tuple[str, ...]
    titles: bool


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A line that is nobody: its number in the file, why ("no_name", "bad_number"), its text."""

    line: int
    why: str
    text: str


def decoded(data: bytes) -> str:
    """The text of a file: UTF-8 or UTF-16 by its mark, else UTF-8, else Windows-1252."""
    if data.startswith(_MARKS[0]):
        return data.decode("utf-8-sig", errors="replace")
    if data.startswith(_MARKS[1:]):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def read(
    text: str, titles: Mapping[str, str] | None = None, kinds: Sequence[str] = ()
) -> PeopleList:
    """Lines and columns of a text; `titles` says which title, in small letters, means what.

    Columns are of these `kinds`, or of the usual ones.
    """
    rows = _rows(text.lstrip("\ufeff"))
    if not rows:
        return PeopleList((), (), False)
    width = max(len(cells) for _, cells in rows)
    rows = tuple((line, (*cells, *[""] * (width - len(cells)))) for line, cells in rows)
    known = {kind: kind for kind in KINDS if kind} | dict(titles or {})
    known = {title: kind for title, kind in known.items() if kind in (kinds or KINDS)}
    found = [known.get(cell.strip().casefold(), "") for cell in rows[0][1]]
    if {"name", "surname", "first_name"} & set(found):
        if "first_name" in found:
            # "Name" beside a first name is the family's.
            found = ["surname" if kind == "name" else kind for kind in found]
        return PeopleList(rows, tuple(_once(found)), True)
    guessed = [kind if kind in (kinds or KINDS) else "" for kind in _guessed(rows, text)]
    return PeopleList(rows, tuple(guessed), False)


def people(some: PeopleList) -> tuple[list[Event], list[Unreadable]]:
    """Everybody as `enter` events, number 0 being the next free one; and who cannot be read."""
    found: list[Event] = []
    bad: list[Unreadable] = []
    for line, cells in some.rows[1 if some.titles else 0 :]:
        row = {kind: cell.strip() for kind, cell in zip(some.columns, cells, strict=True) if kind}
        name, number = name_of(row), row.get("number", "").rstrip(".")
        text = line_text(cells)
        if not name:
            bad.append(Unreadable(line, "no_name", text))
        elif number and not number.isdecimal():
            bad.append(Unreadable(line, "bad_number", text))
        else:
            person: Event = {"enter": int(number or 0), "name": name}
            if team := row.get("team", ""):
                person["team"] = team
            if group := row.get("group", ""):
                person["group"] = group
            if tags := row.get("tags", "").replace(",", " ").split():
                person["tags"] = tags
            found.append(person)
    return found, bad


def line_text(cells: Sequence[str]) -> str:
    """A line as one can say it."""
    return " · ".join(cell.strip() for cell in cells if cell.strip())


def name_of(row: Mapping[str, str]) -> str:
    """First name and surname; a name with a comma has the surname first."""
    name = row.get("name", "")
    if name.startswith("'") and name[1:2] in DANGEROUS:
        name = name[1:]
    surname, comma, first = name.partition(",")
    if comma and first.strip() and surname.strip():
        name = f"{first} {surname}"
    return " ".join(f"{row.get('first_name', '')} {name} {row.get('surname', '')}".split())


def _rows(text: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """The lines in which anything stands."""
    lines = [line for line in text.splitlines() if line.strip()]
    mark = max(";\t,", key=lambda one: sum(one in line for line in lines))
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=mark, skipinitialspace=True)
    rows = []
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                rows.append((reader.line_num, tuple(cells)))
    except csv.Error:
        rows = [
            (number, (line,)) for number, line in enumerate(text.splitlines(), 1) if line.strip()
        ]
    return tuple(rows)


def _surnames_first(lines: Sequence[str]) -> bool:
    """Whether every line is "Surname, First name": one comma, and a blank after it."""
    return all(line.count(",") == 1 and ", " in line for line in lines)


def _guessed(rows: Sequence[tuple[int, tuple[str, ...]]], text: str) -> tuple[str, ...]:
    """What the columns are where there are no titles."""
    width = len(rows[0][1])
    numbered = width > 1 and all(
        cells[0].strip().rstrip(".").isdecimal() or not cells[0].strip() for _, cells in rows
    )
    if not numbered and width == 2 and _surnames_first([x for x in text.splitlines() if x.strip()]):
        return ("surname", "first_name")
    kinds = [*(["number"] if numbered else []), "name", "team"][:width]
    return (*kinds, *[""] * (width - len(kinds)))


def _once(kinds: Sequence[str]) -> list[str]:
    """No column twice."""
    return [kind if kind not in kinds[:place] else "" for place, kind in enumerate(kinds)]
