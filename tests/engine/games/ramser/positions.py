"""Positions of Ramser as text, so that a test reads like a rule.

`dealt(...)` is the beginning of a deal with chosen cards, `tricks(...)` the first trick with chosen
hands, `position(trump="H", trick="G10", hand="G7 GA")` the middle of a trick. Four players sit at
the table if nothing else is said: FOREHAND, SECOND, REARHAND and the DEALER, against the clock.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.cards import card, cards
from engine.games.ramser.game import GAME
from engine.games.ramser.options import RamserOptions
from engine.games.ramser.rules import RamserRules
from engine.games.ramser.table import RamserTable
from engine.rules import Setup
from engine.table import Seat
from tests.engine.games.position import Position, at_trick

FOREHAND, SECOND, REARHAND, DEALER = range(4)


def rules(preset: str = "emmental", players: int = 4, **options: Any) -> RamserRules:
    """The rules of a preset with some house rules changed."""
    chosen = GAME.presets[preset]
    assert isinstance(chosen, RamserOptions)
    made = GAME.make(replace(chosen, **options), players)
    assert isinstance(made, RamserRules)
    return made


def dealt(
    *hands: str,
    preset: str = "emmental",
    up: str = "H8",
    blind: str = "",
    players: int = 4,
    playing: tuple[Seat, ...] = (),
    needed: tuple[int, ...] = (),
    **options: Any,
) -> Position:
    """A deal at its first question, so stacked that the hands, from forehand on, are dealt.

    What is not said is filled up with the rest of the pack; `up` may be the Bälli and another one.
    """
    game = rules(preset, players, **options)
    playing = playing or tuple(range(players))
    setup = Setup(players - 1, playing, needed or (21,) * players)
    pack = [one for one in game.pack() if one.code != "S7"]
    pack.append(cards("S7")[0])  # so that it is not turned up by itself
    there = game.start(pack, setup)
    seats = [seat for seat in range(players) if seat in playing]
    wanted = {}
    for seat, text in zip(seats, hands, strict=False):
        wanted |= dict(zip(there.hands[seat], cards(text), strict=False))
    wanted |= dict(zip([*there.up, *there.rest], cards(up), strict=False))
    wanted |= dict(zip(there.stock, cards(blind), strict=False))
    named = list(wanted.values())
    assert len(named) == len(set(named)), "a card is named twice"
    rest = [one for one in pack if one not in named]
    if "S7" not in up:
        rest.sort(key=lambda one: one.code == "S7", reverse=True)
    lying = [wanted[place] if place in wanted else rest.pop() for place in pack]
    return Position(game, game.start(lying, setup, listen=True))


def tricks(trump: str, *hands: str, needed: str = "", **options: Any) -> Position:
    """All in play at their first trick with these hands, forehand's first, the dealer's last.

    An empty hand is out.
    """
    players = max(3, len(hands))
    game = rules(players=players, **options)
    marks = [int(mark) for mark in needed.split()] or [21] * players
    table = RamserTable(players, players - 1, [], marks)
    return Position(game, table).first_trick(trump, hands)


def position(trump: str, hand: str, trick: str = "", **options: Any) -> Position:
    """The next player's turn in a trick to which these cards have been put down."""
    players = at_trick(trick)
    game = rules(players=players, **options)
    table = RamserTable(players, players - 1, [], [21] * players)
    return Position(game, table).in_trick(trump, trick, hand)


NONE = "!leave !leave !leave !leave"
"""Nobody wants the Blind."""


def ends(there: Position) -> tuple[int | None, ...]:
    assert not there.table.phase
    return tuple(there.rules.score(there.table).values)


def playing(**more: object) -> Position:
    """All play, and nobody has the Blind."""
    return dealt("", "", "", "HA HK EA E7 G8", **more).each(NONE).each("!play !play !play !play")  # type: ignore[arg-type]


def beats(one: str, other: str, trump: str, belli: str = "second") -> bool:
    return bool(rules(belli=belli).tricks.rankings[trump].beats(card(one), card(other)))
