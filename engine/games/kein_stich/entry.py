"""A deal of Kein Stich played with real cards: who took what costs something, or who went out.

Which kind of deal it is follows from those before it; the prices stand in the tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from engine.entry import CHOICE, SIDE, Answers, Field, Refused
from engine.facts import Fact
from engine.games.kein_stich.deck import HEARTS, Deck
from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.penalties import LAY_OFF, Bill, prizes
from engine.games.kein_stich.tally import MARCH, OUT, Tally, tally
from engine.rules import Rules
from engine.sheet import Line, Note

NO_YES = ("no", "yes")
MARCHED = "marched"


class Item(NamedTuple):
    """Something that costs: how it is called, its price, how much of it there is in a deal."""

    key: str
    price: int
    number: int


def fields(rules: Rules[Any], lines: Sequence[Line], answers: Answers) -> list[Field]:
    """What each took of that which costs, who took the single things; or the order of going out."""
    options, kept = _options(rules), _kept(rules, lines)
    sides = tuple(range(rules.players))
    if kept.kind == LAY_OFF:
        return [Field(f"out{place + 1}", kind=SIDE, sides=sides) for place in sides[:-1]]
    asked = []
    if options.march:
        asked.append(Field(MARCHED, kind=CHOICE, choices=NO_YES, usual=0))
        if answers.get((MARCHED, -1)):
            return [*asked, Field(MARCH, kind=SIDE, sides=sides)]
    for item in _items(rules, kept.kind):
        if item.number == 1:
            asked.append(Field(item.key, kind=SIDE, sides=sides))
        else:
            asked += [Field(item.key, side, high=item.number, usual=0) for side in sides]
    return asked


def title(rules: Rules[Any], lines: Sequence[Line]) -> Fact:
    """The kind of the next deal."""
    fact = rules.line_name(Line((0,) * rules.players, (Note(_kept(rules, lines).kind, 0),)))
    assert fact is not None
    return fact


def line(rules: Rules[Any], lines: Sequence[Line], answers: Answers) -> Line:
    """What the deal cost each; raises Refused where not all of it has found an owner."""
    options, kept = _options(rules), _kept(rules, lines)
    sides = range(rules.players)
    if kept.kind == LAY_OFF:
        order = [answers.get((f"out{place + 1}", -1)) for place in sides[:-1]]
        return _laid_off(options, kept, [one for one in order if one is not None])
    bill = Bill(kept.kind, _deck(rules), options.stake)
    marcher = answers.get((MARCH, -1)) if answers.get((MARCHED, -1)) else None
    values = [0] * rules.players
    if marcher is not None:
        values = bill.marched(marcher, rules.players)
    else:
        for item in _items(rules, kept.kind):
            for side, number in enumerate(_taken(item, answers, rules.players)):
                values[side] -= item.price * number
    notes = [Note(kept.kind, kept.pot - sum(values))]
    if marcher is not None:
        notes.append(Note(MARCH, marcher))
    return Line(tuple(values), tuple(notes))


def _taken(item: Item, answers: Answers, players: int) -> list[int]:
    """How much of this each has taken."""
    if item.number == 1:
        owner = answers.get((item.key, -1))
        return [int(side == owner) for side in range(players)]
    taken = [answers.get((item.key, side)) or 0 for side in range(players)]
    if sum(taken) != item.number:
        raise Refused(Fact(f"not_all_{item.key}", (item.number, sum(taken))))
    return taken


def _laid_off(options: KeinStichOptions, kept: Tally, order: Sequence[int]) -> Line:
    if len(order) < kept.sides - 1:
        raise Refused(Fact("not_answered"))
    if len(set(order)) < len(order):
        raise Refused(Fact("named_twice"))
    won = prizes(options.payout, kept.pot, kept.sides, options.stake)
    values = [0] * kept.sides
    for side, prize in zip(order, won, strict=False):
        values[side] = prize
    notes = (Note(LAY_OFF, kept.pot - sum(values)), *(Note(OUT, side) for side in order))
    return Line(tuple(values), notes)


def answers(rules: Rules[Any], lines: Sequence[Line], line: Line) -> Answers:
    """Who can have taken what, so that it cost just that; or the order of going out."""
    kept = _kept(rules, lines)
    if kept.kind == LAY_OFF:
        order = [note.number for note in line.notes if note.key == OUT]
        return {(f"out{place + 1}", -1): side for place, side in enumerate(order)}
    marcher = next((note.number for note in line.notes if note.key == MARCH), None)
    given: dict[tuple[str, int], int | None] = {(MARCHED, -1): int(marcher is not None)}
    if marcher is not None:
        return given | {(MARCH, -1): marcher}
    items = _items(rules, kept.kind)
    losses = [-(value or 0) for value in line.values]
    shares = next(_shares(items, losses, [item.number for item in items]), [])
    for side, share in enumerate(shares):
        for item, number in zip(items, share, strict=True):
            if item.number > 1:
                given[item.key, side] = number
            elif number:
                given[item.key, -1] = side
    return given


def _shares(
    items: Sequence[Item], losses: Sequence[int], left: Sequence[int]
) -> Iterator[list[tuple[int, ...]]]:
    """Every way to share all there is so that each loses just that."""
    if not losses:
        if not any(left):
            yield []
        return
    for share in product(*(range(number + 1) for number in left)):
        if sum(item.price * n for item, n in zip(items, share, strict=True)) == losses[0]:
            after = [there - n for there, n in zip(left, share, strict=True)]
            for rest in _shares(items, losses[1:], after):
                yield [share, *rest]


def _items(rules: Rules[Any], kind: str) -> list[Item]:
    """What costs in a deal of this kind."""
    options, deck = _options(rules), _deck(rules)
    numbers = {
        "trick": deck.hand,
        "heart": sum(card.suit == HEARTS for card in deck.cards),
        "ober": len(deck.obers),
    }
    named = Bill(kind, deck, options.stake).costs.named()
    return [Item(key, cost * options.stake, numbers.get(key, 1)) for key, cost in named]


def _kept(rules: Rules[Any], lines: Sequence[Line]) -> Tally:
    return tally(_options(rules), rules.players, lines)


def _deck(rules: Rules[Any]) -> Deck:
    deck: Deck = rules.deck  # type: ignore[attr-defined]
    return deck


def _options(rules: Rules[Any]) -> KeinStichOptions:
    options = rules.options
    assert isinstance(options, KeinStichOptions)
    return options
