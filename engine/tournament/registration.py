"""What happens to people: they come and go, pay, are put together and kept apart.

Each function takes the book and an event and gives the new book; it raises Refused, or BadLog if
the event cannot be read.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.head import Event
from engine.tournament.book import Book, Payment
from engine.tournament.events import number, numbers, text, texts, two
from engine.tournament.people import Person, changed, paired, somebody, unpaired
from engine.tournament.refusal import Refused


def next_round(book: Book) -> int:
    """Return the first round that has not been drawn."""
    return len(book.drawn) + 1


def enter(book: Book, event: Event) -> Book:
    """Somebody comes, also late: then from the next draw on."""
    who = number(event, "enter")
    if who in book.people:
        raise Refused("number_is_taken", who)
    person = Person(
        who,
        _name(event),
        number(event, "member", 0),
        text(event, "team", ""),
        texts(event.get("tags", [])),
        text(event, "bot", ""),
        since=next_round(book),
        group=_group(book, event),
        handicap=number(event, "handicap", 0),
    )
    return replace(book, people={**book.people, who: person})


def _name(event: Event) -> str:
    name = text(event, "name").strip()
    if not name:
        raise Refused("no_name")
    return name


def _group(book: Book, event: Event) -> str:
    """Return a group of the evening; the first is not written down."""
    group = text(event, "group", "")
    if group and group not in book.head.groups:
        raise Refused("no_such_group")
    return "" if group in book.head.groups[:1] else group


def change(book: Book, event: Event) -> Book:
    """Put right what is known of somebody; into another group both of a pair go."""
    what: dict[str, Any] = {}
    if "name" in event:
        what["name"] = _name(event)
    if "member" in event:
        what["member"] = number(event, "member")
    if "tags" in event:
        what["tags"] = texts(event["tags"])
    for key in ("team", "bot"):
        if key in event:
            what[key] = text(event, key)
    if "handicap" in event:
        what["handicap"] = number(event, "handicap")
        if what["handicap"] != somebody(book.people, number(event, "change")).handicap:
            _still_free(book, number(event, "change"))
    people = changed(book.people, number(event, "change"), **what)
    if "group" in event:
        group = _group(book, event)
        for who in (number(event, "change"), people[number(event, "change")].partner):
            if who and people[who].group != group:
                _still_free(book, who)
                people = changed(people, who, group=group)
    return replace(book, people=people)


def remove(book: Book, event: Event) -> Book:
    """Somebody was entered by mistake: only who has never been drawn."""
    who = number(event, "remove")
    somebody(book.people, who)
    if any(who in names for names in ever_drawn(book)):
        raise Refused("has_been_drawn", who)
    if any(payment.who == who for payment in book.cash):
        raise Refused("has_paid", who)
    people = dict(book.people)
    if people[who].partner:
        people = unpaired(people, who)
    del people[who]
    apart = tuple(tuple(one for one in group if one != who) for group in book.apart)
    return replace(book, people=people, apart=tuple(g for g in apart if len(g) > 1))


def ever_drawn(book: Book) -> list[set[int]]:
    """For each draw there ever was, also those that are void, the numbers that stand in it."""
    draws = [one.draw for one in book.rounds] + [old.draw for r in book.rounds for old in r.old]
    return [
        {*draw.out, *draw.away, *(one for table in draw.tables for one in table)}
        for draw in draws
        if draw is not None
    ]


def renumber(book: Book, event: Event) -> Book:
    """All get numbers anew, 1 upwards in the order of this list; only before the first draw."""
    order = numbers(event["renumber"])
    if book.begun:
        raise Refused("has_begun")
    if sorted(order) != sorted(book.people):
        raise Refused("not_everybody")
    new = {old: place for place, old in enumerate(order, 1)} | {0: 0}
    return replace(
        book,
        people={
            new[old]: replace(book.people[old], number=new[old], partner=new[person.partner])
            for old, person in sorted(book.people.items(), key=lambda item: new[item[0]])
        },
        apart=tuple(tuple(sorted(new[one] for one in group)) for group in book.apart),
        cash=tuple(replace(payment, who=new[payment.who]) for payment in book.cash),
    )


def substitute(book: Book, event: Event) -> Book:
    """Somebody else takes over a number, with its points."""
    who = number(event, "substitute")
    before = somebody(book.people, who)
    person = {
        "name": _name(event),
        "member": number(event, "member", 0),
        "bot": text(event, "bot", ""),
        "before": (*before.before, before.name),
    }
    return replace(book, people=changed(book.people, who, **person))


def leave(book: Book, event: Event) -> Book:
    """Somebody goes: drawn no more, but the line in the standings stays."""
    who = number(event, "leave")
    if somebody(book.people, who).left:
        raise Refused("has_left", who)
    return replace(book, people=changed(book.people, who, left=next_round(book)))


def back(book: Book, event: Event) -> Book:
    """Somebody who had gone comes back."""
    who = number(event, "back")
    person = somebody(book.people, who)
    if not person.left:
        raise Refused("has_not_left", who)
    missed = frozenset(range(person.left, next_round(book)))
    return replace(book, people=changed(book.people, who, left=0, absent=person.absent | missed))


def absent(book: Book, event: Event) -> Book:
    """Which rounds yet to be drawn somebody misses."""
    who, rounds = number(event, "absent"), frozenset(numbers(event.get("rounds")))
    first = next_round(book)
    gone = frozenset(one for one in somebody(book.people, who).absent if one < first)
    if too_late := sorted(one for one in rounds - gone if one < first):
        raise Refused("round_is_drawn", *too_late)
    return replace(book, people=changed(book.people, who, absent=gone | rounds))


def pair(book: Book, event: Event) -> Book:
    """Two play together all evening."""
    one, other = two(event["pair"])
    _still_free(book, one, other)
    people = paired(book.people, one, other)
    return replace(book, people=changed(people, other, group=people[one].group))


def part(book: Book, event: Event) -> Book:
    """Part a pair again."""
    who = number(event, "part")
    _still_free(book, who, somebody(book.people, who).partner)
    return replace(book, people=unpaired(book.people, who))


def _still_free(book: Book, *numbers_: int) -> None:
    """Refuse a change of a pair that has been drawn: its points are its own."""
    for who in numbers_:
        if any(who in names for names in ever_drawn(book)):
            raise Refused("has_been_drawn", who)


def fix(book: Book, event: Event) -> Book:
    """Somebody cannot move and always sits at this table; 0 for no matter where."""
    who, table = number(event, "fix"), number(event, "table")
    if table < 0:
        raise Refused("no_such_table", table)
    return replace(book, people=changed(book.people, who, table=table))


def apart(book: Book, event: Event) -> Book:
    """Take the lists of those who are to be kept apart, all anew."""
    groups = []
    for group in event["apart"] if isinstance(event["apart"], list | tuple) else [None]:
        people = tuple(sorted(set(numbers(group))))
        for who in people:
            somebody(book.people, who)
        if len(people) < 2:
            raise Refused("too_few_to_keep_apart", *people)
        groups.append(people)
    return replace(book, apart=tuple(groups))


# Money.


def pay(book: Book, event: Event) -> Book:
    """Money into the cash box, or out of it: an entry fee of somebody, or whatever else."""
    money, who = number(event, "pay"), number(event, "who", 0)
    if not money:
        raise Refused("no_money")
    people = book.people
    if who:
        people = changed(people, who, paid=somebody(people, who).paid + money)
    payment = Payment(
        money, text(event, "what", ""), who, text(event, "by", ""), text(event, "at", "")
    )
    return replace(book, people=people, cash=(*book.cash, payment))


def hand(book: Book, event: Event) -> Book:
    """Hand over a prize: which in the list of prizes, counted from 0, and to whom."""
    prize, who = two(event["hand"])
    somebody(book.people, who)
    if not 0 <= prize < len(book.head.prizes):
        raise Refused("no_such_prize", prize)
    if (prize, who) in book.handed:
        raise Refused("has_the_prize", prize, who)
    return replace(book, handed=book.handed | {(prize, who)})
