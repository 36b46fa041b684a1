"""Who takes part: people with start numbers that stay for the day, and the club's list.

A start number is a place in the tournament, with its points: a substitute takes it over. A person
who plays all evening with a partner is half of a pair; the pair goes by the lower number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace

from engine.log_table import MEMBER
from engine.tournament.refusal import Refused


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a start number.

    `member` is the number in the club's list, 0 for a guest. `tags` are what special prizes go by.
    `since` is the first round this number may play, `left` the first it no longer does, 0 for
    never; `absent` are rounds missed between. `before` are the names of those who had the number
    first. `bot` is the kind of bot that plays, "" for a person. `group` is one of the evening's, ""
    for the first. `handicap` is how many points are given before the first round.
    """

    number: int
    name: str
    member: int = 0
    team: str = ""
    tags: tuple[str, ...] = ()
    bot: str = ""
    paid: int = 0
    partner: int = 0
    table: int = 0
    since: int = 1
    left: int = 0
    absent: frozenset[int] = frozenset()
    before: tuple[str, ...] = ()
    group: str = ""
    handicap: int = 0

    def plays(self, number: int) -> bool:
        """Whether the round of this number is for this person, if there is a seat."""
        return self.since <= number and not self.is_out(number) and number not in self.absent

    def is_out(self, number: int) -> bool:
        """Whether this person has left the tournament before this round."""
        return 0 < self.left <= number


People = Mapping[int, Person]


def changed(people: People, number: int, **what: object) -> dict[int, Person]:
    """Return the people with somebody changed; raises Refused if there is no such number."""
    return {**people, number: replace(somebody(people, number), **what)}  # type: ignore[arg-type]


def somebody(people: People, number: int) -> Person:
    """Who has this number; raises Refused."""
    if number not in people:
        raise Refused("nobody_has_this_number", number)
    return people[number]


def next_number(people: People) -> int:
    """Return the number behind the last one: gaps stay open."""
    return max(people, default=0) + 1


def paired(people: People, one: int, other: int) -> dict[int, Person]:
    """Two made a pair; raises Refused."""
    for number in (one, other):
        if somebody(people, number).partner not in (0, one, other):
            raise Refused("has_a_partner", number)
    if one == other:
        raise Refused("own_partner", one)
    both = changed(people, one, partner=other)
    return changed(both, other, partner=one)


def unpaired(people: People, number: int) -> dict[int, Person]:
    """Return a pair parted."""
    partner = somebody(people, number).partner
    if not partner:
        raise Refused("has_no_partner", number)
    return changed(changed(people, number, partner=0), partner, partner=0)


def units(people: Iterable[Person], pairs: bool) -> list[tuple[int, ...]]:
    """Who is drawn as one: each person, or each pair by the lower number."""
    numbers = {person.number: person for person in people}
    if not pairs:
        return [(number,) for number in sorted(numbers)]
    return [
        (number, person.partner)
        for number, person in sorted(numbers.items())
        if number < person.partner and person.partner in numbers
    ]


@dataclass(frozen=True, slots=True)
class Address:
    """Where a letter goes, and how it begins: "Dear Anna"."""

    salutation: str = ""
    street: str = ""
    postcode: str = ""
    town: str = ""
    country: str = ""
    mail: str = ""
    phone: str = ""


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody in the club's list, which stays from evening to evening."""

    number: int
    name: str
    team: str = ""
    tags: tuple[str, ...] = ()
    address: Address = Address()
    federation: str = ""
    """The number that a federation knows the member by."""

    def as_dict(self) -> dict[str, object]:
        """Return the entry for a file."""
        where: dict[str, object] = {"address": told} if (told := _told(self.address)) else {}
        if self.federation:
            where["federation"] = self.federation
        person = {"number": self.number, "name": self.name, "team": self.team}
        return {**person, "tags": list(self.tags), **where}

    def check(self) -> None:
        """Raise OutOfBounds for what the list has no room for."""
        MEMBER.check(self.as_dict(), "member")


def folded(text: str) -> str:
    """Return a name or club without its spelling of case."""
    return text.strip().casefold()


def may_be_one(who: tuple[str, str], other: Person | Member) -> bool:
    """Whether a name and club are those of somebody: in any case, and no club is another club."""
    clubs = {folded(who[1]), folded(other.team)} - {""}
    return folded(who[0]) == folded(other.name) and len(clubs) < 2


class Club:
    """The list of a club, by number."""

    def __init__(self, members: Iterable[Member] = (), first: int = 1) -> None:
        """No new member gets a number below `first`."""
        self.members: dict[int, Member] = {one.number: one for one in members}
        self.next = max(first, max(self.members, default=0) + 1)
        """The number of the next new member; no number is given twice."""

    def matching(self, name: str, team: str = "") -> list[Member]:
        """Return the members that somebody of this name and club may be."""
        return [one for one in self.members.values() if may_be_one((name, team), one)]

    def add(
        self, name: str, team: str = "", tags: Sequence[str] = (), *, another: bool = False
    ) -> Member:
        """Add a new member behind the last.

        One who is there already is kept, unless it is `another`.
        Raises OutOfBounds, and the list stays as it is.
        """
        if not another and (there := self.matching(name, team)):
            return there[0]
        member = Member(self.next, name.strip(), team, tuple(tags))
        member.check()
        self.members[member.number] = member
        self.next += 1
        return member

    def change(self, member: Member) -> None:
        """Put somebody's entry right; raises Refused or OutOfBounds."""
        if member.number not in self.members:
            raise Refused("nobody_has_this_number", member.number)
        member.check()
        self.members[member.number] = member

    def remove(self, number: int) -> None:
        """Take somebody off the list; raises Refused."""
        if self.members.pop(number, None) is None:
            raise Refused("nobody_has_this_number", number)

    def as_dict(self) -> dict[str, object]:
        """Return the list for a file."""
        return {
            "club": 1,
            "next": self.next,
            "members": [one.as_dict() for one in self.members.values()],
        }

    @classmethod
    def from_dict(cls, data: object) -> Club:
        """Return the list of a file; raises ValueError."""
        match data:
            case {"club": 1, "members": [*members], **more}:
                first = more.get("next")  # older versions do not tell it
                return cls(map(_member, members), first if isinstance(first, int) else 1)
        raise ValueError("no club")


def _told(address: Address) -> dict[str, str]:
    """Return what is known of an address."""
    told = {one.name: getattr(address, one.name) for one in fields(Address)}
    return {key: text for key, text in told.items() if text}


def _member(data: object) -> Member:
    """Return the entry of a file; what older versions let be too long is shortened."""
    match MEMBER.shortened(data):
        case {
            "number": int(number),
            "name": str(name),
            "team": str(team),
            "tags": [*tags],
            **more,
        }:
            found = more.get("address")
            known = found if isinstance(found, dict) else {}
            told = {one.name: str(known.get(one.name, "")) for one in fields(Address)}
            federation = str(more.get("federation", ""))
            return Member(number, name, team, tuple(map(str, tags)), Address(**told), federation)
    raise ValueError(data)
