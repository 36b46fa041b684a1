"""Side evenings: a finished deal taken up again before one of its moves.

As it was; or dealt anew, with other cards for the others that fit all that its seat knew: unseen
cards change places in the pack and in hidden moves alike, and the deal counts only if the seat has
seen the same, move by move. The seed is another one, so that nothing here tells of later deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from engine import convert, parsing, shuffle
from engine.agreement import AGREED
from engine.cards import Card, cards, codes
from engine.head import LONGEST_ID, VERSION, BadLog, Branch, Event
from engine.hidden import NoSuchDeal, Redealing, hidden_cards
from engine.match import Match
from engine.moves import Call, Move, read, write
from engine.review import before
from engine.rules import IllegalMove
from engine.seeds import Seed
from engine.table import Seat, Table, View

TRIES = 2000
"""How many ways to lay the unseen cards are tried before there counts as being none."""

AS_IT_WAS, DEALT_ANEW = "as_it_was", "dealt_anew"


class NoSuchMove(ValueError):
    """The deal never stood before such a move."""


def branch(
    events: Sequence[Event],
    deal: int,
    move: int,
    *,
    id: str,
    started: str,
    seed: Callable[[], Seed],
    sits: Seat | None = None,
    made: Move | None = None,
) -> list[Event]:
    """Return a log that stands where this one stood before a move of a deal, both counted from 1.

    Help that was used, claims and what came later are left out. `seed` gives one seed after
    another. With `sits` the only person, or else the first one, changes places with the player
    there. With `made` this move is made there. Raises NoSuchMove.
    """
    there = before(list(events), deal, move)
    if there is None:
        raise NoSuchMove(deal, move)
    head = there.head
    players = list(head.players)
    if sits is not None:
        mine = next((seat for seat, one in enumerate(players) if not one.bot), 0)
        players[mine], players[sits] = players[sits], players[mine]
    number = len(players)
    first = shuffle.first_dealer(head.seed, number)
    # The dealer of the first deal follows from the seed.
    other = seed()
    while shuffle.first_dealer(other, number) != first:
        other = seed()
    of = (head.id or head.started or "?")[:LONGEST_ID]
    begun = replace(
        head,
        players=tuple(players),
        seed=other,
        started=started,
        id=id,
        branch=Branch(of, deal, move, AS_IT_WAS),
        version=VERSION,
    )
    begins = [begun.event(), *(one for one in convert.newest(there)[1:] if _stays(one))]
    if made is None:
        return begins
    goes_on = Match.from_events(begins)
    goes_on.skip_formal()
    goes_on.play(made)
    return goes_on.events()


def _stays(event: Event) -> bool:
    if "help" in event:
        return event["help"]["kind"] in AGREED
    return "claim" not in event


def anew(events: Sequence[Event], rng: Random) -> Iterator[list[Event] | None]:
    """Yield None for each try of this branch with other cards for the others, then the log.

    Nothing is given after `TRIES` tries. A caller may do something else between two of them.
    """
    place = max(n for n, event in enumerate(events) if "deal" in event)
    whole = Match.from_events(events)
    seat = whole.turn
    trial = Match.from_events(events[:place])
    course = list(_watched(trial, events[place:], seat))
    trial.undo(_steps(events[place:]))
    trial.take_facts()
    whole.skip_formal()
    t, seen = whole.revealed(), whole.view(seat)
    assert t is not None and seen is not None
    dealing: Redealing[Any] = Redealing(whole.rules, seen)
    unseen = frozenset(dealing.unseen)
    for _ in range(TRIES):
        try:
            swapped = _swapped(t, dealing.table(rng), unseen)
        except NoSuchDeal:
            return
        found = [_changed(event, swapped) for event in events[place:]] if swapped else []
        if found and _same(trial, found, seat, course):
            branch = {**events[0]["branch"], "way": DEALT_ANEW}
            yield [{**events[0], "branch": branch}, *events[1:place], *found]
            return
        yield None


def _steps(events: Sequence[Event]) -> int:
    return sum(bool(event.keys() & {"deal", "move"}) for event in events)


def _watched(match: Match, events: Sequence[Event], seat: Seat) -> Iterator[View | None]:
    """Do these events, and say after each what this seat sees."""
    for event in events:
        match.do(event)
        yield match.view(seat)


def _same(trial: Match, events: Sequence[Event], seat: Seat, course: Sequence[View | None]) -> bool:
    """Whether the seat sees the same, event by event; the trial is as it was in the end."""
    had = trial.undoable()
    try:
        return all(
            now == then for now, then in zip(_watched(trial, events, seat), course, strict=True)
        )
    except (IllegalMove, BadLog):
        return False
    finally:
        if trial.undoable() > had:
            trial.undo(trial.undoable() - had)


def _swapped(t: Table, other: Table, unseen: frozenset[Card]) -> dict[Card, Card]:
    """Which unseen card lies at the other table where each lies here; {} if all are the same."""
    found: dict[Card, Card] = {}
    for mine, theirs in zip(_unseen_places(t, unseen), _unseen_places(other, unseen), strict=True):
        found.update(zip(mine, theirs, strict=True))
    return {} if all(one == two for one, two in found.items()) else found


def _unseen_places(t: Table, unseen: frozenset[Card]) -> list[list[Card]]:
    places = [*t.hands, *t.aside, t.stock, t.trick, hidden_cards(t)]
    return [[card for card in place if card in unseen] for place in places]


def _changed(event: Event, swapped: Mapping[Card, Card]) -> Event:
    """Return the event with other cards in the places of the unseen ones."""

    def other(card: Card) -> Card:
        return swapped.get(card, card)

    def row(text: str) -> str:
        return codes([other(card) for card in cards(text)])

    def moved(move: Move) -> Move:
        if isinstance(move, Card):
            return other(move)
        return Call(move.word, tuple(other(a) if isinstance(a, Card) else a for a in move.args))

    if "deal" in event:
        return {**event, "cards": row(event["cards"])}
    if "move" in event:
        changed = {**event, "move": write(moved(read(event["move"])))}
        return {**changed, "shuffled": row(event["shuffled"])} if "shuffled" in event else changed
    if "say" in event:
        seat, *said = event["say"]
        word, *args = write(moved(parsing.phrase(said)))[1:].split()
        return {"say": [seat, word, *args]}
    return event
