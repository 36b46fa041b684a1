"""The club's list of people, a JSON file that stays from evening to evening.

It has a sum, by which a changed file is told. Beside it lie the last five good ones; where the list
cannot be read, the newest of them is taken, and the broken file is set aside before anything is
written.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from desktop.common import paths
from desktop.common.atomic_write import generation, keep_generations, set_aside, write_atomically
from desktop.common.summed import checked, with_sum
from engine import bounds
from engine.store import parse
from engine.tournament.people import Club, Member, Person

KEPT = 5
"""So many lists are kept, each as it was before a change."""
LARGEST = 16 * 2**20
"""So many bytes a list may have."""


class Members:
    """The list in its file. A file that cannot be read is set aside and never written over."""

    def __init__(self) -> None:
        self.club = Club()
        self.broken = False
        """Whether the file could not be read; an older list is used then, if there is one."""
        try:
            self.club = _read(self._file())
        except FileNotFoundError:
            pass
        except (OSError, ValueError, RecursionError):
            self.broken = True
            self.club = self._older()

    def _older(self) -> Club:
        """The newest list that can be read, of those that were kept; an empty one if none can."""
        for number in range(1, KEPT + 1):
            try:
                return _read(generation(self._file(), number))
            except (OSError, ValueError, RecursionError):
                pass
        return Club()

    def names(self) -> list[str]:
        """Everybody's name, in the order of the alphabet."""
        return sorted((one.name for one in self.club.members.values()), key=str.casefold)

    def named(self, name: str) -> Member | None:
        """Who has this name, None if nobody does."""
        wanted = name.strip().casefold()
        members = self.club.members.values()
        return next((one for one in members if one.name.casefold() == wanted), None)

    def add(self, name: str, team: str = "", tags: tuple[str, ...] = ()) -> Member:
        """Somebody joins, or is already there by name; raises OSError if it cannot be written."""
        member = self.club.add(name, team, tags)
        self.write()
        return member

    def put_right(self, person: Person) -> None:
        """What was changed about somebody in an evening holds for the list; raises OSError."""
        if person.member in self.club.members:
            known = self.club.members[person.member]
            self.club.change(replace(known, name=person.name, team=person.team, tags=person.tags))
            self.write()

    def strike(self, name: str) -> bool:
        """Take somebody off the list; whether there was such a one. Raises OSError."""
        member = self.named(name)
        if member is None:
            return False
        self.club.remove(member.number)
        self.write()
        return True

    def write(self) -> None:
        """Write the list, all or nothing; raises OSError."""
        file = self._file()
        if self.broken:
            set_aside(file)
            self.broken = False
        else:
            keep_generations(file, KEPT)
        text = json.dumps(with_sum(self.club.as_dict()), ensure_ascii=False, indent=1)
        write_atomically(file, (text + "\n").encode())

    @staticmethod
    def _file() -> Path:
        return paths.club_list()


def _read(file: Path) -> Club:
    """The list in a file; raises OSError, ValueError or RecursionError."""
    if file.stat().st_size > LARGEST:
        raise ValueError("too large")
    club = Club.from_dict(checked(parse(file.read_text(encoding="utf-8"))))
    # What older versions let be too long has been shortened.
    bounds.check(club.as_dict())
    return club
