"""A deal of Kein Stich played with real cards: who took what costs something, or who went out.

Which kind of deal it is follows from those before it; the prices stand in the tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from engine.facts import Fact
from engine.games.kein_stich.deck import HEARTS
from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.penalties import LAY_OFF, Bill, marches, prizes
from engine.games.kein_stich.rules import KeinStichRules
from engine.games.kein_stich.table import KeinStichTable
from engine.games.kein_stich.tally import MARCH, OUT, KeinStichTally, tally
from engine.override import override
from engine.rules.entry import CHOICE, NO_YES, SIDE, Answers, Entry, Field, Refused
from engine.sheet import Line, Note

TRICK = "trick"
MARCHED = "marched"


class Item(NamedTuple):
    """Something that costs: how it is called, its price, how much of it there is in a deal."""

    key: str
    price: int
    number: int


class KeinStichEntry(Entry[KeinStichTable]):
    """What is asked about a deal of Kein Stich."""

    rules: KeinStichRules

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        """Return what each took that costs, and who took single things; or who went out in turn."""
        options, kept = self.rules.options, _kept(self.rules, lines)
        sides = tuple(range(self.rules.players))
        if kept.kind == LAY_OFF:
            return [Field(f"out{place + 1}", kind=SIDE, sides=sides) for place in sides[:-1]]
        asked = []
        if marches(options, self.rules.deck):
            asked.append(Field(MARCHED, kind=CHOICE, choices=NO_YES, usual=0))
            if answers.get((MARCHED, -1)):
                return [*asked, Field(MARCH, kind=SIDE, sides=sides)]
        for item in _items(self.rules, kept.kind):
            if item.number == 1:
                asked.append(Field(item.key, kind=SIDE, sides=sides))
            else:
                asked += [Field(item.key, side, high=item.number, usual=0) for side in sides]
        return asked

    @override
    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        """Return what the deal cost each; raises Refused where not all of it has found an owner."""
        options, kept = self.rules.options, _kept(self.rules, lines)
        sides = range(self.rules.players)
        if kept.kind == LAY_OFF:
            order = [answers.get((f"out{place + 1}", -1)) for place in sides[:-1]]
            return _laid_off(options, kept, [one for one in order if one is not None])
        bill = Bill(kept.kind, self.rules.deck, options)
        marcher = answers.get((MARCH, -1)) if answers.get((MARCHED, -1)) else None
        values = [0] * self.rules.players
        if marcher is not None:
            values = bill.marched(marcher, self.rules.players)
        else:
            items = _items(self.rules, kept.kind)
            taken = [_taken(item, answers, self.rules.players) for item in items]
            for side, share in enumerate(zip(*taken, strict=True)):
                _hold(items, share, self.rules.players, side)
                values[side] -= _cost(items, share)
        notes = [Note(kept.kind, kept.pot - sum(values))]
        if marcher is not None:
            notes.append(Note(MARCH, marcher))
        return Line(tuple(values), tuple(notes))

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        """Who can have taken what, so that it cost just that; or the order of going out."""
        kept = _kept(self.rules, lines)
        if kept.kind == LAY_OFF:
            order = [note.number for note in line.notes if note.key == OUT]
            return {(f"out{place + 1}", -1): side for place, side in enumerate(order)}
        marcher = next((note.number for note in line.notes if note.key == MARCH), None)
        given: dict[tuple[str, int], int | None] = {(MARCHED, -1): int(marcher is not None)}
        if marcher is not None:
            return given | {(MARCH, -1): marcher}
        items = _items(self.rules, kept.kind)
        losses = [-(value or 0) for value in line.values]
        every = _shares(items, losses, [item.number for item in items])
        players = self.rules.players
        shares = next((one for one in every if all(_fits(items, s, players) for s in one)), [])
        for side, share in enumerate(shares):
            for item, number in zip(items, share, strict=True):
                if item.number > 1:
                    given[item.key, side] = number
                elif number:
                    given[item.key, -1] = side
        return given

    @override
    def title(self, lines: Sequence[Line]) -> Fact:
        """Return the kind of the next deal."""
        return Fact(self.rules.deck.called(_kept(self.rules, lines).kind))


def _taken(item: Item, answers: Answers, players: int) -> list[int]:
    """How much of this each has taken."""
    if item.number == 1:
        owner = answers.get((item.key, -1))
        return [int(side == owner) for side in range(players)]
    taken = [answers.get((item.key, side)) or 0 for side in range(players)]
    if sum(taken) != item.number:
        raise Refused(Fact(f"not_all_{item.key}", (item.number, sum(taken))))
    return taken


def _cost(items: Sequence[Item], share: Sequence[int]) -> int:
    return sum(item.price * number for item, number in zip(items, share, strict=True))


def _hold(items: Sequence[Item], share: Sequence[int], players: int, side: int) -> None:
    """Refuse cards that lie in no trick of this side, and more than its tricks can hold."""
    if not _fits(items, share, players):
        tricks = dict(zip((item.key for item in items), share, strict=True))[TRICK]
        raise Refused(Fact("too_few_tricks" if tricks else "no_trick", (side,)))


def _fits(items: Sequence[Item], share: Sequence[int], players: int) -> bool:
    """Whether somebody who took just this can have done so: a trick has a card of each player.

    Where tricks cost nothing, nobody is asked for them, and any cards may lie in them.
    """
    taken = dict(zip((item.key for item in items), share, strict=True))
    if TRICK not in taken:
        return True
    room = players * taken.pop(TRICK)
    return all(number <= room for number in taken.values())


def _laid_off(options: KeinStichOptions, kept: KeinStichTally, order: Sequence[int]) -> Line:
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


def _shares(
    items: Sequence[Item], losses: Sequence[int], left: Sequence[int]
) -> Iterator[list[tuple[int, ...]]]:
    """Every way to share all there is so that each loses just that."""
    if not losses:
        if not any(left):
            yield []
        return
    for share in product(*(range(number + 1) for number in left)):
        if _cost(items, share) == losses[0]:
            after = [there - n for there, n in zip(left, share, strict=True)]
            for rest in _shares(items, losses[1:], after):
                yield [share, *rest]


def _items(rules: KeinStichRules, kind: str) -> list[Item]:
    """Return what costs in a deal of this kind."""
    options, deck = rules.options, rules.deck
    numbers = {
        TRICK: deck.hand,
        "heart": sum(card.suit == HEARTS for card in deck.cards),
        "ober": len(deck.obers),
    }
    named = Bill(kind, deck, options).costs.named()
    return [Item(key, cost * options.stake, numbers.get(key, 1)) for key, cost in named]


def _kept(rules: KeinStichRules, lines: Sequence[Line]) -> KeinStichTally:
    return tally(rules.options, rules.players, lines)
