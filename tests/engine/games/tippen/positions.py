"""Positions of Tippen as text, so that a test reads like a rule.

`dealt(...)` is the beginning of a deal with chosen cards and money, `tricks(...)` the first trick
with chosen hands, `position(trump="H", trick="G10", hand="G7 GA")` the middle of a trick. Four
players sit at the table if nothing else is said: FOREHAND, SECOND, REARHAND and the DEALER.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.cards import card, cards
from engine.games.tippen.game import GAME
from engine.games.tippen.options import TippenOptions
from engine.games.tippen.rules import TippenRules
from engine.games.tippen.trumps import deck
from engine.rules import Setup
from engine.sheet import Line
from tests.engine.games.position import Position as Common
from tests.engine.games.position import at_trick, noted

FOREHAND, SECOND, REARHAND, DEALER = range(4)


class Position(Common):
    """A table in the middle of something, with its money."""

    PARTED = "  "

    @property
    def pot(self) -> int:
        return int(self.table.kitty)


def rules(preset: str = "tippen", players: int = 4, **options: Any) -> TippenRules:
    """The rules of a preset with some house rules changed."""
    chosen = GAME.presets[preset]
    assert isinstance(chosen, TippenOptions)
    made = GAME.make(replace(chosen, **options), players)
    assert isinstance(made, TippenRules)
    return made


def money(pot: int, seats: int, kind: int = 0) -> tuple[int, ...]:
    """What is carried into a deal: the pot was paid by the last seat."""
    return (pot, 0, *([0] * (seats - 1)), -pot, kind)


def dealt(
    *hands: str,
    preset: str = "tippen",
    pot: int = 3,
    up: str = "",
    bottom: str = "",
    stock: str = "",
    players: int = 4,
    kind: int = 0,
    **options: Any,
) -> Position:
    """A deal at its first question, so stacked that the hands, from forehand on, are dealt.

    What is not said is filled up with the rest of the pack. `up` is the card that is turned,
    `stock` what lies below it when all are dealt, `bottom` the card that is cut.
    """
    game = rules(preset, players, **options)
    setup = Setup(players - 1, tuple(range(players)), money(pot, players, kind))
    pack = list(game.pack())
    there = game.start(pack, setup)
    if there.phase in ("lift", "sniff") and up:
        stock, up = f"{up} {stock}", ""
    wanted = {}
    for held, text in zip(there.hands, hands, strict=False):
        wanted |= dict(zip(held, cards(text), strict=False))
    for lies, text in ((there.up, up), (there.stock, stock), (pack[::-1], bottom)):
        wanted |= dict(zip(lies, cards(text), strict=False))
    named = list(wanted.values())
    assert len(named) == len(set(named)), "a card is named twice"
    rest = [one for one in pack if one not in named]
    lying = [wanted[place] if place in wanted else rest.pop() for place in pack]
    return Position(game, game.start(lying, setup, listen=True))


def tapped(*hands: str, says: str = "!tap !tap !tap !tap", **more: Any) -> Position:
    """The same, when all have said whether they play."""
    return dealt(*hands, **more).each(says)


def tricks(
    trump: str, *hands: str, preset: str = "tippen", pot: int = 6, kind: int = 0, **options: Any
) -> Position:
    """All in play at their first trick with these hands, forehand's first, the dealer's last.

    An empty hand is out.
    """
    players = len(hands)
    game = rules(preset, players, **options)
    setup = Setup(players - 1, tuple(range(players)), money(pot, players, kind))
    table = game.deal([], setup)
    table.first = table.after[table.dealer]
    return Position(game, table).first_trick(trump, hands)


def position(
    trump: str, hand: str, trick: str = "", preset: str = "tippen", **options: Any
) -> Position:
    """The next player's turn in a trick to which these cards have been put down."""
    players = at_trick(trick)
    game = rules(preset, players, **options)
    table = game.deal([], Setup(players - 1, tuple(range(players)), money(6, players)))
    table.stake = table.kitty
    return Position(game, table).in_trick(trump, trick, hand)


Value = int | None


def fits(*values: Value, before: tuple[Line, ...] = (), notes: str = "", **options: Any) -> bool:
    """Whether this line may follow; notes as "dealer 0 passed 2"."""
    return rules(players=len(values), **options).line_fits(list(before), noted(values, notes))


def beats(one: str, other: str, trump: str = "H", **options: object) -> bool:
    ranking = deck(TippenOptions(**options), 4).rankings[trump]  # type: ignore[arg-type]
    return ranking.beats(card(one), card(other))
