"""Positions of Mulatschak as text, so that a test reads like a rule.

`dealt(...)` is a deal at its first question with chosen cards, `tricks(...)` its first trick with
chosen hands, `position(trump="H", trick="G10", hand="G7 GA")` the middle of a trick. Four players
sit at the table if nothing else is said: FOREHAND, SECOND, REARHAND and the DEALER.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.cards import Card, card, cards
from engine.games.mulatschak.game import GAME
from engine.games.mulatschak.options import MulatschakOptions
from engine.games.mulatschak.rules import MulatschakRules
from engine.rules import Setup
from engine.sheet import Line
from tests.engine.games.position import Position as Common
from tests.engine.games.position import at_trick, noted

FOREHAND, SECOND, REARHAND, DEALER = range(4)
WORDS = ("", "one", "two", "three", "four", "five")
"""How so many tricks are bid."""
GOOD = "HA HK EO GU S7"
"""A hand with court cards, for whom they do not matter."""


class Position(Common):
    """A table in the middle of something."""

    PARTED = "  "

    @property
    def plays(self) -> list[bool | None]:
        return list(self.table.plays)


def rules(preset: str = "salzburg", players: int = 4, **options: Any) -> MulatschakRules:
    """The rules of a preset with some house rules changed."""
    chosen = GAME.presets[preset]
    assert isinstance(chosen, MulatschakOptions)
    made = GAME.make(replace(chosen, **options), players)
    assert isinstance(made, MulatschakRules)
    return made


def _setup(players: int, left: tuple[int, ...], doubled: bool) -> Setup:
    points = left or (21,) * players
    return Setup(players - 1, tuple(range(players)), (*points, int(doubled)))


def dealt(
    *hands: str,
    preset: str = "salzburg",
    players: int = 4,
    left: tuple[int, ...] = (),
    doubled: bool = False,
    talon: str = "",
    bottom: str = "",
    **options: Any,
) -> Position:
    """A deal at its first question, so stacked that the hands, from forehand on, are dealt.

    What is not said is filled up with the rest of the pack; nobody cuts the Weli unless it is the
    `bottom` card. `left` are the points that each has to go.
    """
    game = rules(preset, players, **options)
    setup = _setup(players, left, doubled)
    pack = list(game.pack())
    if bottom == "SW":
        # In whose hand it is by the cut, and where all other cards come to lie.
        pack.append(pack.pop(0))
    there = game.start(pack, setup)
    wanted: dict[Card, Card] = {}
    for held, text in zip(there.hands, hands, strict=False):
        wanted |= dict(zip(held, cards(text), strict=False))
    for lies, text in ((there.stock, talon), (pack[::-1], bottom)):
        wanted |= dict(zip(lies, cards(text), strict=False))
    named = list(wanted.values())
    assert len(named) == len(set(named)), "a card is named twice"
    rest = [one for one in pack if one not in named]
    if card("SW") in rest:
        # It lies deep in the talon unless somebody asks for it.
        rest.remove(card("SW"))
        rest.insert(1, card("SW"))
    lying = [wanted[place] if place in wanted else rest.pop() for place in pack]
    return Position(game, game.start(lying, setup, listen=True))


def declared(*hands: str, trump: str = "G", bid: int = 2, **more: Any) -> Position:
    """The same, when forehand has bid so much and named this suit, and all others have passed."""
    t = dealt(*hands, **more).does(FOREHAND, f"!{WORDS[bid]}")
    for seat in range(1, len(t.table.hands)):
        t.does(seat, "!pass")
    return t.does(FOREHAND, f"!trump {trump}")


def tricks(trump: str, *hands: str, bid: int = 2, five: bool = False, **more: Any) -> Position:
    """All in play at their first trick with these hands: forehand has bid so much, and leads.

    An empty hand is at home. With `five` it is a Mulatschak.
    """
    doubled = more.pop("doubled", False)
    players = len(hands)
    game = rules(more.pop("preset", "salzburg"), players, **more)
    table = game.deal([], _setup(players, (), doubled))
    table.declarer, table.bid, table.mulatschak = FOREHAND, bid, five
    return Position(game, table).first_trick(trump, hands)


def position(trump: str, hand: str, trick: str = "", **more: Any) -> Position:
    """The next player's turn in a trick to which these cards have been put down."""
    there = tricks(trump, *["E7"] * at_trick(trick, 2), **more)
    return there.in_trick(trump, trick, hand)


def fits(*values: int, notes: str = "", before: tuple[Line, ...] = (), **options: Any) -> bool:
    """Whether this line may follow; notes as "declarer 0 bid 2"."""
    return rules(players=len(values), **options).line_fits(list(before), noted(values, notes))
