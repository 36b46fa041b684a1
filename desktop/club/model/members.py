"""The club's list of people, a JSON file that stays from evening to evening."""

from __future__ import annotations

import json
from pathlib import Path

from desktop.common import paths
from desktop.common.atomic_write import write_atomically
from engine.store import parse
from engine.tournament.people import Club, Member, Person


class Members:
    """The list in its file. A file that cannot be read is not overwritten."""

    def __init__(self) -> None:
        self.club = Club()
        self.broken = False
        try:
            self.club = Club.from_dict(parse(self._file().read_text(encoding="utf-8")))
        except FileNotFoundError:
            pass
        except (OSError, ValueError, RecursionError):
            self.broken = True

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
            self.club.change(Member(person.member, person.name, person.team, person.tags))
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
        if self.broken:
            return
        text = json.dumps(self.club.as_dict(), ensure_ascii=False, indent=1)
        write_atomically(self._file(), (text + "\n").encode())

    @staticmethod
    def _file() -> Path:
        return paths.club_list()
