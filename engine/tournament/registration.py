"""What happens to people: they come and go, pay, are put together and kept apart.

Each function takes the state and an event and gives the new state; it raises Refused, or BadLog if
the event cannot be read.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.head import Event
from engine.tournament.events import number, numbers, text, texts, two
from engine.tournament.people import Person, changed, paired, somebody, unpaired
from engine.tournament.refusal import Refused
from engine.tournament.state import Payment, TournamentState


def next_round(state: TournamentState) -> int:
    """Return the first round that has not been drawn."""
    return len(state.drawn) + 1


def enter(state: TournamentState, event: Event) -> TournamentState:
    """Somebody comes, also late: then from the next draw on."""
    who = number(event, "enter")
    if who in state.people:
        raise Refused("number_is_taken", who)
    person = Person(
        who,
        _name(event),
        number(event, "member", 0),
        text(event, "team", ""),
        texts(event.get("tags", [])),
        text(event, "bot", ""),
        since=next_round(state),
        group=_group(state, event),
        handicap=number(event, "handicap", 0),
    )
    return replace(state, people={**state.people, who: person})


def _name(event: Event) -> str:
    name = text(event, "name").strip()
    if not name:
        raise Refused("no_name")
    return name


def _group(state: TournamentState, event: Event) -> str:
    """Return a group of the evening; the first is not written down."""
    group = text(event, "group", "")
    if group and group not in state.head.groups:
        raise Refused("no_such_group")
    return "" if group in state.head.groups[:1] else group


def change(state: TournamentState, event: Event) -> TournamentState:
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
        if what["handicap"] != somebody(state.people, number(event, "change")).handicap:
            _still_free(state, number(event, "change"))
    people = changed(state.people, number(event, "change"), **what)
    if "group" in event:
        group = _group(state, event)
        for who in (number(event, "change"), people[number(event, "change")].partner):
            if who and people[who].group != group:
                _still_free(state, who)
                people = changed(people, who, group=group)
    return replace(state, people=people)


def remove(state: TournamentState, event: Event) -> TournamentState:
    """Somebody was entered by mistake: only who has never been drawn."""
    who = number(event, "remove")
    somebody(state.people, who)
    if any(who in names for names in ever_drawn(state)):
        raise Refused("has_been_drawn", who)
    if any(payment.who == who for payment in state.cash):
        raise Refused("has_paid", who)
    people = dict(state.people)
    if people[who].partner:
        people = unpaired(people, who)
    del people[who]
    apart = tuple(tuple(one for one in group if one != who) for group in state.apart)
    return replace(state, people=people, apart=tuple(g for g in apart if len(g) > 1))


def ever_drawn(state: TournamentState) -> list[set[int]]:
    """For each draw there ever was, also those that are void, the numbers that stand in it."""
    draws = [one.draw for one in state.rounds] + [old.draw for r in state.rounds for old in r.old]
    return [
        {*draw.out, *draw.away, *(one for table in draw.tables for one in table)}
        for draw in draws
        if draw is not None
    ]


def renumber(state: TournamentState, event: Event) -> TournamentState:
    """All get numbers anew, 1 upwards in the order of this list; only before the first draw."""
    order = numbers(event["renumber"])
    if state.begun:
        raise Refused("has_begun")
    if sorted(order) != sorted(state.people):
        raise Refused("not_everybody")
    new = {old: place for place, old in enumerate(order, 1)} | {0: 0}
    return replace(
        state,
        people={
            new[old]: replace(state.people[old], number=new[old], partner=new[person.partner])
            for old, person in sorted(state.people.items(), key=lambda item: new[item[0]])
        },
        apart=tuple(tuple(sorted(new[one] for one in group)) for group in state.apart),
        cash=tuple(replace(payment, who=new[payment.who]) for payment in state.cash),
    )


def substitute(state: TournamentState, event: Event) -> TournamentState:
    """Somebody else takes over a number, with its points."""
    who = number(event, "substitute")
    before = somebody(state.people, who)
    person = {
        "name": _name(event),
        "member": number(event, "member", 0),
        "bot": text(event, "bot", ""),
        "before": (*before.before, before.name),
    }
    return replace(state, people=changed(state.people, who, **person))


def leave(state: TournamentState, event: Event) -> TournamentState:
    """Somebody goes: drawn no more, but the line in the standings stays."""
    who = number(event, "leave")
    if somebody(state.people, who).left:
        raise Refused("has_left", who)
    return replace(state, people=changed(state.people, who, left=next_round(state)))


def back(state: TournamentState, event: Event) -> TournamentState:
    """Somebody who had gone comes back."""
    who = number(event, "back")
    person = somebody(state.people, who)
    if not person.left:
        raise Refused("has_not_left", who)
    missed = frozenset(range(person.left, next_round(state)))
    return replace(state, people=changed(state.people, who, left=0, absent=person.absent | missed))


def absent(state: TournamentState, event: Event) -> TournamentState:
    """Which rounds yet to be drawn somebody misses."""
    who, rounds = number(event, "absent"), frozenset(numbers(event.get("rounds")))
    first = next_round(state)
    gone = frozenset(one for one in somebody(state.people, who).absent if one < first)
    if too_late := sorted(one for one in rounds - gone if one < first):
        raise Refused("round_is_drawn", *too_late)
    return replace(state, people=changed(state.people, who, absent=gone | rounds))


def pair(state: TournamentState, event: Event) -> TournamentState:
    """Two play together all evening."""
    one, other = two(event["pair"])
    _still_free(state, one, other)
    people = paired(state.people, one, other)
    return replace(state, people=changed(people, other, group=people[one].group))


def part(state: TournamentState, event: Event) -> TournamentState:
    """Part a pair again."""
    who = number(event, "part")
    _still_free(state, who, somebody(state.people, who).partner)
    return replace(state, people=unpaired(state.people, who))


def _still_free(state: TournamentState, *numbers_: int) -> None:
    """Refuse a change of a pair that has been drawn: its points are its own."""
    for who in numbers_:
        if any(who in names for names in ever_drawn(state)):
            raise Refused("has_been_drawn", who)


def fix(state: TournamentState, event: Event) -> TournamentState:
    """Somebody cannot move and always sits at this table; 0 for no matter where."""
    who, table = number(event, "fix"), number(event, "table")
    if table < 0:
        raise Refused("no_such_table", table)
    return replace(state, people=changed(state.people, who, table=table))


def apart(state: TournamentState, event: Event) -> TournamentState:
    """Take the lists of those who are to be kept apart, all anew."""
    groups = []
    for group in event["apart"] if isinstance(event["apart"], list | tuple) else [None]:
        people = tuple(sorted(set(numbers(group))))
        for who in people:
            somebody(state.people, who)
        if len(people) < 2:
            raise Refused("too_few_to_keep_apart", *people)
        groups.append(people)
    return replace(state, apart=tuple(groups))


# Money.


def pay(state: TournamentState, event: Event) -> TournamentState:
    """Money into the cash box, or out of it: an entry fee of somebody, or whatever else."""
    money, who = number(event, "pay"), number(event, "who", 0)
    if not money:
        raise Refused("no_money")
    people = state.people
    if who:
        people = changed(people, who, paid=somebody(people, who).paid + money)
    payment = Payment(
        money, text(event, "what", ""), who, text(event, "by", ""), text(event, "at", "")
    )
    return replace(state, people=people, cash=(*state.cash, payment))


def hand(state: TournamentState, event: Event) -> TournamentState:
    """Hand over a prize: which in the list of prizes, counted from 0, and to whom."""
    prize, who = two(event["hand"])
    somebody(state.people, who)
    if not 0 <= prize < len(state.head.prizes):
        raise Refused("no_such_prize", prize)
    if (prize, who) in state.handed:
        raise Refused("has_the_prize", prize, who)
    return replace(state, handed=state.handed | {(prize, who)})
