"""Positions of Rams as text, so that a test reads like a rule.

`dealt(...)` is the beginning of a deal with chosen cards and counters, `tricks(...)` the first
trick with chosen hands, `position(trump="H", trick="S10", hand="S7 SA")` the middle of a trick.
Four players sit at the table if nothing else is said: FOREHAND, SECOND, REARHAND and the DEALER.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.cards import Card, cards, codes
from engine.games.rams.game import GAME
from engine.games.rams.options import RamsOptions
from engine.games.rams.rules import RamsRules
from engine.rules import Setup
from engine.sheet import Line
from engine.table import NOBODY, Seat
from tests.engine.games.position import Position as Common
from tests.engine.games.position import at_trick, noted

FOREHAND, SECOND, REARHAND, DEALER = range(4)


class Position(Common):
    """A table in the middle of something."""

    PARTED = "  "

    @property
    def left(self) -> list[int]:
        return list(self.table.left)


def rules(preset: str = "rams", players: int = 4, **options: Any) -> RamsRules:
    """The rules of a preset with some house rules changed."""
    chosen = GAME.presets[preset]
    assert isinstance(chosen, RamsOptions)
    options = {"general_time": "in_turn"} | options  # Nobody is asked for it first.
    made = GAME.make(replace(chosen, **options), players)
    assert isinstance(made, RamsRules)
    return made


def carried(game: RamsRules, pool: int = 0, left: tuple[int, ...] = (), kind: int = 0) -> Setup:
    """How a deal begins; a pool was paid by the last seat."""
    players = game.players
    if not left:
        each = 0 if game.pool else game.options.counters
        left = (*[each] * (players - 1), each - pool)
    playing = [seat for seat in range(players) if game.pool or left[seat]]
    return Setup(players - 1, tuple(playing), (pool, kind, *left))


def dealt(
    *hands: str,
    preset: str = "rams",
    up: str = "",
    widow: str = "",
    players: int = 4,
    pool: int = 0,
    left: tuple[int, ...] = (),
    kind: int = 0,
    **options: Any,
) -> Position:
    """A deal at its first question, so stacked that the hands, from forehand on, are dealt.

    What is not said is filled up with the rest of the pack.
    """
    game = rules(preset, players, **options)
    setup = carried(game, pool, left, kind)
    pack = list(game.pack())
    there = game.start(pack, setup)
    wanted: dict[Card, Card] = {}
    for held, text in zip(there.hands, hands, strict=False):
        wanted |= dict(zip(held, cards(text), strict=False))
    for lies, text in ((there.up, up), (there.stock, widow)):
        wanted |= dict(zip(lies, cards(text), strict=False))
    named = list(wanted.values())
    assert len(named) == len(set(named)), "a card is named twice"
    rest = [one for one in pack if one not in named]
    lying = [wanted[place] if place in wanted else rest.pop() for place in pack]
    return Position(game, game.start(lying, setup, listen=True))


def tricks(
    trump: str,
    *hands: str,
    preset: str = "rams",
    pool: int = 0,
    left: tuple[int, ...] = (),
    general: Seat = NOBODY,
    kind: int = 0,
    **options: Any,
) -> Position:
    """All in play at their first trick with these hands, forehand's first, the dealer's last.

    An empty hand has passed.
    """
    game = rules(preset, len(hands), **options)
    table = game.deal([], carried(game, pool, left, kind))
    table.general = general
    return Position(game, table).first_trick(trump, hands)


def position(
    trump: str, hand: str, trick: str = "", preset: str = "rams", **options: Any
) -> Position:
    """The next player's turn in a trick to which these cards have been put down."""
    game = rules(preset, at_trick(trick), **options)
    table = game.deal([], carried(game))
    return Position(game, table).in_trick(trump, trick, hand)


def high_to_low(preset: str, trump: str) -> str:
    return codes(rules(preset).deck.trumps[trump])


Value = int | None


def lines(*some: tuple[Value, ...]) -> list[Line]:
    return [Line(values) for values in some]


def fits(
    *values: Value, before: tuple[tuple[Value, ...], ...] = (), notes: str = "", **options: Any
) -> bool:
    """Whether this line may follow; notes as "general 0"."""
    preset = options.pop("preset", "rams")
    game = rules(preset, len(values), **options)
    return game.line_fits(lines(*before), noted(values, notes))


def asked(lines: list[Line], preset: str = "rams", **options: Any) -> list[str]:
    fields = rules(preset, 3, **options).entry.fields(lines, {})
    return [field.key if field.side < 0 else f"{field.key}{field.side}" for field in fields]
