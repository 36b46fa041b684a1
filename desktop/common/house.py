"""A house: the people who play at one machine, as plain data and as JSON values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.bounds import without_halves
from engine.head import LONGEST_ID

LONGEST_NAME = 24
"""How many letters a name may have, or a ribbon cannot show it."""


@dataclass(frozen=True)
class Person:
    """Somebody of the house; `name` and `portrait` are "" where none was given."""

    id: str
    name: str = ""
    portrait: str = ""
    closed: bool = False
    """Whether this one's cards are seen only while a key or button is held."""


@dataclass(frozen=True)
class House:
    """Everybody, the id of the one at the machine, and whether it was asked who sits here."""

    people: tuple[Person, ...] = ()
    here: str = ""
    asked: bool = False

    def find(self, own: str) -> Person | None:
        """Who has this id, None if nobody does."""
        return next((one for one in self.people if one.id == own), None)

    def named(self, name: str) -> Person | None:
        """Who has this name, None if nobody does."""
        wanted = tidy(name).casefold()
        return next(
            (one for one in self.people if one.name and one.name.casefold() == wanted), None
        )

    def having(self, person: Person) -> House:
        """Return the house with this person, in place of the one who had the id."""
        people = self.people
        if person.id in [one.id for one in people]:
            people = tuple(person if one.id == person.id else one for one in people)
        else:
            people = (*people, person)
        return replace(self, people=people)

    def as_dict(self) -> dict[str, Any]:
        """Return the house as plain JSON values."""
        people = [
            {"id": one.id, "name": one.name, "portrait": one.portrait, "closed": one.closed}
            for one in self.people
        ]
        return {"people": people, "here": self.here, "asked": self.asked}

    @classmethod
    def from_dict(cls, data: object) -> House:
        """Return the house of plain JSON values; raises ValueError for what is none."""
        match data:
            case {"people": [*people], "here": str(here), "asked": bool(asked)}:
                found = tuple(_person(one) for one in people)
                if len({one.id for one in found}) == len(found):
                    return cls(found, here, asked)
        raise ValueError("house")


def _person(data: object) -> Person:
    match data:
        case {"id": str(own), "name": str(name), "portrait": str(portrait), **more} if (
            0 < len(own) <= LONGEST_ID
        ):
            # Files of older versions do not tell it.
            return Person(own, tidy(name), portrait, more.get("closed") is True)
    raise ValueError("person")


def tidy(name: str) -> str:
    """Return a name without blanks around it, and not longer than a name may be.

    Halves of letters, which no file can hold, are left out.
    """
    return " ".join(without_halves(name).split())[:LONGEST_NAME].strip()
