"""Positions of Schnellen as text, so that a test reads like a rule.

`dealt(...)` is the beginning of a deal with chosen cards and points, `said(...)` the same when all
have said whether they play, `tricks(...)` the first trick with chosen hands, and
`position(trump="H", trick="G10", hand="G7 GA")` the middle of a trick. Four players sit at the
table if nothing else is said: FOREHAND, SECOND, REARHAND and the DEALER.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.cards import cards
from engine.games.schnellen.game import GAME
from engine.games.schnellen.options import SchnellenOptions
from engine.games.schnellen.rules import SchnellenRules
from engine.rules import Setup
from engine.sheet import Line
from tests.engine.games.position import Position as Common
from tests.engine.games.position import at_trick, noted

FOREHAND, SECOND, REARHAND, DEALER = range(4)


class Position(Common):
    """A table in the middle of something."""

    PARTED = "  "

    @property
    def points(self) -> list[int]:
        return list(self.table.points)


def rules(preset: str = "schnellen", players: int = 4, **options: Any) -> SchnellenRules:
    """The rules of a preset with some house rules changed."""
    chosen = GAME.presets[preset]
    assert isinstance(chosen, SchnellenOptions)
    made = GAME.make(replace(chosen, **options), players)
    assert isinstance(made, SchnellenRules)
    return made


def _setup(players: int, points: int | Sequence[int], last: bool = False) -> Setup:
    each = [points] * players if isinstance(points, int) else points
    return Setup(players - 1, tuple(range(players)), (*each, int(last)))


def dealt(
    *hands: str,
    preset: str = "schnellen",
    up: str = "",
    stock: str = "",
    points: int | Sequence[int] = 21,
    players: int = 4,
    **options: Any,
) -> Position:
    """A deal at its first question, so stacked that the hands, from forehand on, are dealt.

    What is not said is filled up with the rest of the pack. `up` is the card that is turned, which
    may be the dealer's; `stock` what lies below it.
    """
    game = rules(preset, players, **options)
    setup, pack = _setup(players, points), list(game.pack())
    there = game.start(pack, setup)
    turned = there.up or there.hands[DEALER if players == 4 else players - 1][5:]
    wanted = dict(zip(turned, cards(up), strict=False))
    for held, text in zip(there.hands, hands, strict=False):
        wanted |= dict(zip(held, cards(text), strict=False))
    wanted |= dict(zip(there.stock, cards(stock), strict=False))
    named = list(wanted.values())
    assert len(named) == len(set(named)), "a card is named twice"
    rest = [one for one in pack if one not in named]
    lying = [wanted[place] if place in wanted else rest.pop() for place in pack]
    return Position(game, game.start(lying, setup, listen=True))


def said(*hands: str, says: str = "!play !play !play", **more: Any) -> Position:
    """The same, when all have said whether they play."""
    return dealt(*hands, **more).each(says)


def tricks(trump: str, *hands: str, points: int | Sequence[int] = 21, **options: Any) -> Position:
    """All in play at their first trick with these hands, forehand's first, the dealer's last.

    An empty hand is at home, at no cost.
    """
    players = len(hands)
    game = rules(players=players, **options)
    table = game.deal([], _setup(players, points))
    if game.options.hearts_double and trump == "H":
        table.times = 2
    return Position(game, table).first_trick(trump, hands)


def position(trump: str, hand: str, trick: str = "", **options: Any) -> Position:
    """The next player's turn in a trick to which these cards have been put down."""
    players = at_trick(trick)
    game = rules(players=players, **options)
    table = game.deal([], _setup(players, 21))
    return Position(game, table).in_trick(trump, trick, hand)


def bid(number: int, points: int = 21) -> Position:
    """Forehand has bid so many and named Hearts; the others but the second stay at home."""
    there = dealt("HA HK E7 E8 E9", "SW EA EK EO EU", trumps="bid", points=points, home_above=0)
    said = "!bid 5,!name H" if number == 5 else f"!bid {number},!pass,!pass,!pass,!name H"
    return there.each(said).each("!play !home !home").each("HA SW")


Value = int | None


def fits(*values: Value, before: tuple[Line, ...] = (), notes: str = "", **options: Any) -> bool:
    """Whether this line may follow; notes as "declarer 0 bid 2"."""
    return rules(players=len(values), **options).line_fits(list(before), noted(values, notes))
