"""The law of quick copies: what bots play on in small numbers obeys the rules of the chapters.

Bots that think imagine thousands of deals, so games play tricks, exchanges and bids on by quick
code of their own, beside the chapters and the rules of thumb. This law plays positions on both
ways and compares what they come to, for every value of every option (`agreed`).

A game may say more in a module `quick` beside its tests:

    SILENT    option, or "option=value" → why hardly any position is played on in another way by
              it, or none
    copies    of rules and a table, pairs that must be equal: what a quick copy leaves, or a rule of
              thumb takes to be allowed, and what the chapters leave or allow
    play_on   how the chapters are played on, where the quick copy has rules of thumb of its own
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from engine import games
from engine.cards import Card
from engine.facts import Advice
from engine.hidden import view
from engine.moves import Move, write
from engine.options import Options
from engine.phases.quick_tricks import QuickTricks
from engine.phases.tricks import Tricks
from engine.rules import Rules
from engine.table import Table, View
from tests.kit.agreed import Alone, alone, covering, differing
from tests.kit.laws import in_games
from tests.kit.seeking import Met, allows, found

POSITIONS = 2_000
"""At so many positions of each value the law is held, and at a quarter of each covering case."""
ENOUGH = 50
"""In so many of these the chapters must go another way by the value than by the default."""
SHORT = 125
"""The suite holds the law at one position of so many."""
FEW = POSITIONS // SHORT
SEARCH, OFTEN = 240, 3
"""There, so many are tried until the chapters go another way so often, which they must do once at
least; at fewer yet, none is sought."""


class Own(NamedTuple):
    """What a game says of its quick copies beside its tests."""

    play_on: Callable[[Rules[Any], Table, Random], None]
    copies: Callable[[Rules[Any], Table], Iterable[tuple[object, object]]]
    silent: Mapping[str, str]


@in_games(POSITIONS, "bots.rollout", part=SHORT)
def plays_on_by_the_rules(name: str, number: int) -> int:
    """Play-outs, quick exchanges and bids come to the same as the chapters by any house rules.

    Bots that draw no lots ask no chance on the way. So that this says something, each value must
    matter in enough of the positions.
    """
    own, kind, held, wrong = of_game(name), games.find(name).options, 0, []
    silent = set(own.silent)
    for value in alone(kind):
        at = Count(own)
        at.hold(name, value, number, silent=bool(silent & {value.name, str(value)}))
        held += at.positions
        wrong += at.complaints(str(value), number)
    known = {*kind.names(), *map(str, alone(kind))}
    wrong += [f"{one} is listed as silent, but is no option" for one in silent - known]
    for options in covering(kind):
        at = Count(own)
        at.compare_at(name, options, -(-number // 4))
        held += at.positions
        wrong += at.complaints(differing(options), 0)
    assert not wrong, "\n".join([f"{name}: {len(wrong)} complaints", *wrong])
    return held


class Count:
    """What became of the positions of some house rules."""

    def __init__(self, own: Own) -> None:
        self.own = own
        self.positions = 0
        self.matters = 0
        """In how many of them the chapters go another way than by the default."""
        self.silent = False
        self.unequal: list[str] = []

    def hold(self, name: str, value: Alone, number: int, *, silent: bool) -> None:
        """Compare at so many positions, and count those in which the value matters.

        Where few are tried, more are looked through until it has mattered some times, and one that
        is listed as silent is not counted.
        """
        self.silent = silent
        counts = number >= POSITIONS or (number >= FEW and not silent)
        most = max(number, SEARCH) if counts else number
        usual = value.usual if counts else None
        for met in found(name, value.options, most, usual):
            if self.positions >= number and self.matters >= OFTEN:
                return
            after = self.compare(met)
            if met.base is not None:
                self.matters += goes_another_way(met, met.base, after, self.own, self.positions)

    def compare_at(self, name: str, options: Options, number: int) -> None:
        for met in found(name, options, number):
            self.compare(met)

    def compare(self, met: Met) -> Table:
        """Play a position on both ways; the table as the chapters leave it."""
        self.positions += 1
        game, after, luck = met.game, met.t.copy(), self.positions
        where = f"{len(after.hands)} players, {after.phase}"
        one_luck, other_luck = Random(luck), Random(luck)
        try:
            same = [*_cards_that_stray(game, met.t), *_policies(game, met.t, luck)]
            same += self.own.copies(game, met.t)
            self.own.play_on(game, after, one_luck)
            there = list(game.bots.utility(after))
            with watched(game) as noted:
                came = list(game.bots.rollout(met.t.copy(), other_luck))
        except Exception as error:
            error.add_note(f"{game.game.name}: {differing(game.options)}; {where}")
            raise
        if any(abs(one - other) > 1e-9 for one, other in zip(came, there, strict=True)):
            same.append((came, there))
        if not game.bots.draws_lots:
            asked_nothing = Random(luck).random()
            same += [(one_luck.random(), asked_nothing), (other_luck.random(), asked_nothing)]
        for quick, slow in [*same, *noted]:
            if quick != slow:
                self.unequal.append(f"{where}: {_unlike(quick, slow)}")
                break
        return after

    def complaints(self, label: str, number: int) -> Iterator[str]:
        """What is wrong, in words."""
        if self.unequal:
            yield (
                f"{label}: in {len(self.unequal)} of {self.positions} positions a quick copy does"
                f" not do as the chapters; {self.unequal[0]}"
            )
        if self.silent and self.matters >= ENOUGH:
            yield (
                f"{label} is listed as silent, but matters in {self.matters} of {self.positions}"
                " positions"
            )
        needed = ENOUGH * number // POSITIONS or int(number >= FEW)
        if not self.silent and self.matters < needed:
            yield f"{label} matters in {self.matters} of {self.positions} positions only"


# Playing on.


def by_rules_of_thumb(game: Rules[Any], t: Table, rng: Random) -> None:
    """Everybody plays on by the rules of thumb from what he sees, as the chapters allow."""
    bots = game.bots
    while t.phase:
        legal = game.legal(t)
        if len(legal) == 1:
            game.apply(t, legal[0])
            continue
        move = bots.advise(view(t, t.turn), legal, rng).move
        assert move in legal, f"{move} is not among {legal}"
        game.apply(t, move)


def goes_another_way(met: Met, base: Rules[Any], after: Table, own: Own, luck: int) -> bool:
    """Whether by the other rules the deal began, goes on or ends in another way."""
    if met.began_otherwise or not allows(base, met.t, met.game.legal(met.t)):
        return True
    other = met.t.copy()
    try:
        own.play_on(base, other, Random(luck))
    except Exception:  # such a table never comes by them
        return True
    return other != after


# What quick copies and rules of thumb may choose from.


@contextmanager
def watched(game: Rules[Any]) -> Iterator[list[tuple[list[Move], list[Move]]]]:
    """While this lasts, the moves are noted that quick copies and chapters allow.

    That is at each table from which on quick tricks are played, and at each at which the rules of
    thumb are asked for a move: they choose from what they are given.
    """
    noted: list[tuple[list[Move], list[Move]]] = []
    bots = game.bots
    tricks, policy, advise = QuickTricks.play_on, bots.policy, bots.advise

    def note(t: Table, may: list[Move]) -> None:
        noted.append((sorted(may, key=write), sorted(game.legal(t), key=write)))

    def play_on(quick: QuickTricks[Any]) -> None:
        note(quick.t, [*allowed(quick)])
        tricks(quick)

    def asked(t: Table, legal: list[Move], rng: Random) -> Move:
        note(t, legal)
        return policy(t, legal, rng)

    def advised(seen: View, legal: list[Move], rng: Random) -> Advice:
        note(seen.table, legal)
        return advise(seen, legal, rng)

    with (
        patch.object(QuickTricks, "play_on", play_on),
        patch.object(bots, "policy", asked),
        patch.object(bots, "advise", advised),
    ):
        yield noted


def allowed(quick: QuickTricks[Any]) -> list[Card]:
    """The cards that quick tricks would allow to whose turn it is."""
    t, numbers = quick.t, quick.numbers
    hand = [numbers.place[card] for card in t.hands[t.turn]]
    if t.top is None:
        may = quick.bound(hand)
    else:
        may = quick.owed(hand, numbers.place[t.trick[0]], numbers.place[t.top])
    return [numbers.cards[place] for place in may]


def _policies(game: Rules[Any], t: Table, luck: int) -> Iterator[tuple[Move, Move]]:
    """What the rules of thumb would do here, where hands lie open and from a view."""
    legal = game.legal(t)
    if len(legal) > 1:
        quick = game.bots.policy(t.copy(), legal[:], Random(luck))
        yield quick, game.bots.advise(view(t, t.turn), legal, Random(luck)).move


def _cards_that_stray(game: Rules[Any], t: Table) -> Iterator[tuple[int, int]]:
    """How many cards of the others the rules of thumb would not have played, both ways."""
    chapter, bots = game.chapter(t), game.bots
    if not isinstance(chapter, Tricks) or not (t.tricks or t.trick):
        return
    quick = bots.straying(t, t.turn)
    if quick is None:
        return
    slow, rng = 0, Random(0)
    for then, card in chapter.again(t):
        legal = chapter.legal(then)
        if then.turn != t.turn and len(legal) > 1:
            slow += bots.advise(view(then, then.turn), legal, rng).move != card
    yield quick(t), slow


# What a game says itself.


@cache
def of_game(name: str) -> Own:
    """What stands in the module `quick` beside the tests of a game, if there is one."""
    room = f"tests.engine.games.{name}"
    there = find_spec(room) and find_spec(f"{room}.quick")
    module = import_module(f"{room}.quick") if there else None
    return Own(
        getattr(module, "play_on", by_rules_of_thumb),
        getattr(module, "copies", lambda game, t: ()),
        getattr(module, "SILENT", {}),
    )


def _unlike(quick: object, slow: object) -> str:
    """In what they differ; of tables, the fields."""
    if isinstance(quick, Table) and isinstance(slow, Table):
        there = slow.fields()
        some = [(name, one, there[name]) for name, one in quick.fields().items()]
        return "; ".join(f"{name}: {_unlike(one, two)}" for name, one, two in some if one != two)
    return f"{quick} instead of {slow}"
