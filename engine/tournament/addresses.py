"""Addresses of a club's people: where they live, and how a letter begins.

Lists of them come from spreadsheets; people known by name are put right, others are new.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace

from engine.schema import OutOfBounds
from engine.tournament.people import Address, Club, Member
from engine.tournament.people_list import (
    PeopleList,
    Unreadable,
    line_text,
    name_of,
    row_of,
    unreadable_name,
)

FIELDS = tuple(one.name for one in fields(Address))
"""What an address consists of."""

KINDS = (
    "",
    *("name", "surname", "first_name", "team", "tags"),
    *("salutation", "street", "house_number", "postcode", "town", "country", "mail", "phone"),
)
"""What a column of a list may be; "" is left out."""

_TOWN = re.compile(r"([A-Z]{1,2}-)?(\d{4,5})\s+(\D.*)")


@dataclass(frozen=True)
class Entry:
    """Somebody in a list."""

    name: str
    team: str = ""
    tags: tuple[str, ...] = ()
    address: Address = field(default_factory=Address)


def entries(some: PeopleList) -> tuple[list[Entry], list[Unreadable]]:
    """Everybody in a list, and the lines that are nobody."""
    found: list[Entry] = []
    bad: list[Unreadable] = []
    for line, cells in some.rows[1 if some.titles else 0 :]:
        if unreadable := unreadable_name(some, line, cells):
            bad.append(unreadable)
            continue
        row = row_of(some, cells)
        tags = tuple(row.get("tags", "").replace(",", " ").split())
        one = Entry(name_of(row), row.get("team", ""), tags, address(row))
        try:
            Member(1, one.name, one.team, one.tags, one.address).check()
        except OutOfBounds as error:
            bad.append(Unreadable(line, "refused", line_text(cells), error))
        else:
            found.append(one)
    return found, bad


def address(row: Mapping[str, str]) -> Address:
    """Return the address in a line. "85049 Ingolstadt" is a postcode and a town."""
    texts = {key: row.get(key, "") for key in FIELDS}
    if number := row.get("house_number", ""):
        texts["street"] = f"{texts['street']} {number}".strip()
    if not texts["postcode"] and (parted := _TOWN.fullmatch(texts["town"])):
        texts["postcode"], texts["town"] = parted[2], parted[3]
    return Address(**texts)


def take(club: Club, some: Iterable[Entry]) -> tuple[int, int]:
    """Take these into a list: how many are new, and of how many something has changed.

    What a list does not tell stays as it was. A member may have gone to another club, unless the
    list has two of the name.
    """
    new = changed = 0
    some = list(some)
    names = Counter(one.name.casefold() for one in some)
    for one in some:
        before = len(club.members)
        alone = club.matching(one.name) if names[one.name.casefold()] == 1 else []
        member = alone[0] if len(alone) == 1 else club.add(one.name, one.team, one.tags)
        new += len(club.members) > before
        told = {key: text for key in FIELDS if (text := getattr(one.address, key))}
        now = replace(
            member,
            team=one.team or member.team,
            tags=one.tags or member.tags,
            address=replace(member.address, **told),
        )
        if now != member:
            club.change(now)
            changed += len(club.members) == before
    return new, changed


def parted(name: str) -> tuple[str, str]:
    """First name and surname: the last word is the family's, with "von" and the like before it."""
    words = name.split()
    at = len(words) - 1
    while at > 1 and words[at - 1].islower():
        at -= 1
    return (" ".join(words[:at]), " ".join(words[at:])) if at > 0 else ("", name)


def invitations(members: Iterable[Member]) -> list[list[str]]:
    """Return a line for each letter: all of `FIELDS`, behind name, first name and surname."""
    return [
        [one.name, *parted(one.name), *(_for_letters(one.address, key) for key in FIELDS)]
        for one in members
    ]


def _for_letters(where: Address, key: str) -> str:
    """Spell a number that begins with + otherwise: it would be taken for a formula.

    It may as well begin with 00.
    """
    text: str = getattr(where, key)
    return "00" + text[1:] if key == "phone" and text.startswith("+") else text
