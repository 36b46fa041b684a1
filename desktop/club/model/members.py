"""The club's list of people, a JSON file that stays from evening to evening.

It has a sum, by which a changed file is told. Beside it lie the last five good ones; where the list
cannot be read, the newest of them is taken, and the broken file is set aside before anything is
written. Several windows may have it open: every change is made to the list as it is in the file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from desktop.common import paths
from desktop.common.shared_list import SharedList
from engine import bounds
from engine.tournament import addresses
from engine.tournament.people import Club, Member, Person

KEPT = 5
"""How many older lists are kept, each as it was before a change."""
LOST = 10_000
"""How many numbers are left out behind an older copy: people in the lost list may have them."""


class Members:
    """The list in its file. A file that cannot be read is set aside and never written over."""

    def __init__(self) -> None:
        self._list = SharedList(
            paths.club_list, _club, Club.as_dict, Club, restored=_restored, kept=KEPT
        )

    @property
    def club(self) -> Club:
        """The list as it was last read here."""
        return self._list.value

    @property
    def broken(self) -> bool:
        """Whether the file could not be read; an older list is used then, if there is one."""
        return self._list.broken

    def look_again(self) -> None:
        """Read what other windows have written."""
        self._list.look()

    def names(self) -> list[str]:
        """Everybody's name, in the order of the alphabet."""
        return sorted((one.name for one in self.club.members.values()), key=str.casefold)

    def labels(self, some: Iterable[Member] | None = None) -> dict[str, int]:
        """Return what tells members apart, and their numbers: the name, if needed the club too.

        Where that is equal as well, the number in the list.
        """
        members = sorted(
            self.club.members.values() if some is None else some,
            key=lambda one: (one.name.casefold(), one.team.casefold(), one.number),
        )
        names = Counter(one.name.casefold() for one in members)
        both = Counter((one.name.casefold(), one.team.casefold()) for one in members)
        found = {}
        for one in members:
            label = one.name
            if names[one.name.casefold()] > 1:
                alone = both[one.name.casefold(), one.team.casefold()] == 1 and one.team
                label = f"{one.name} ({one.team if alone else f'#{one.number}'})"
            found[label] = one.number
        return found

    def add(
        self, name: str, team: str = "", tags: tuple[str, ...] = (), *, another: bool = False
    ) -> Member:
        """Somebody joins, or is already there and not `another` of the name.

        Raises OSError if it cannot be written.
        """
        found: list[Member] = []
        self._change(lambda club: found.append(club.add(name, team, tags, another=another)))
        return found[-1]

    def would_take(self, entries: Iterable[addresses.Entry]) -> tuple[int, int]:
        """How many would be new, and how many would change."""
        return addresses.take(Club.from_dict(self.club.as_dict()), entries)

    def take(self, entries: Iterable[addresses.Entry]) -> tuple[int, int]:
        """Take these in: how many are new, and how many have changed. Raises OSError."""
        taken: list[tuple[int, int]] = []
        self._change(lambda club: taken.append(addresses.take(club, entries)))
        return taken[-1]

    def change(self, number: int, change: Callable[[Member], Member]) -> None:
        """Change the entry of this number, if it is still there; raises OSError."""

        def one(club: Club) -> None:
            if number in club.members:
                club.change(change(club.members[number]))

        self._change(one)

    def put_right(self, person: Person, before: str | None = None) -> None:
        """Put right in the list what an evening changed about somebody; raises OSError.

        `before` is the name in the evening until now: an entry that has neither name belongs to
        somebody else, as in lists of older versions, and stays as it is.
        """

        def put_right(member: Member) -> Member:
            ours = {person.name.casefold(), (before or member.name).casefold()}
            if member.name.casefold() not in ours:
                return member
            return replace(member, name=person.name, team=person.team, tags=person.tags)

        self.change(person.member, put_right)

    def strike(self, number: int) -> bool:
        """Take somebody off the list; whether there was such a number. Raises OSError."""
        struck: list[int] = []

        def strike(club: Club) -> None:
            if number in club.members:
                club.remove(number)
                struck.append(number)

        self._change(strike)
        return bool(struck)

    def _change(self, change: Callable[[Club], object]) -> None:
        def changed(club: Club) -> Club:
            change(club)
            return club

        self._list.change(changed)


def _club(data: Any) -> Club:
    club = Club.from_dict(data)
    # What older versions let be too long has been shortened.
    bounds.check(club.as_dict())
    return club


def _restored(club: Club) -> Club:
    club.next += LOST
    return club
