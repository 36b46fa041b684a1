"""Positions of Mauscheln as text, so that a test reads like a rule.

`dealt(...)` is the beginning of a deal with chosen cards and money, `tricks(...)` the first trick
with chosen hands, `position(trump="H", trick="G10", hand="G7 GA")` the middle of a trick. Four
players sit at the table if nothing else is said: FOREHAND, SECOND, REARHAND and the DEALER.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.cards import cards
from engine.games.mauscheln.game import GAME
from engine.games.mauscheln.options import MauschelnOptions
from engine.rules import Setup
from engine.sheet import Line
from engine.table import NOBODY, Seat
from tests.engine.games.position import Position as Common
from tests.engine.games.position import at_trick

FOREHAND, SECOND, REARHAND, DEALER = range(4)


class Position(Common):
    """A table in the middle of something, with its money."""

    PARTED = "  "

    def notes(self) -> dict[str, int]:
        return dict(self.line().notes)


def rules_of(preset: str, players: int, **options: Any) -> Any:
    """The rules of a preset with some options changed."""
    chosen = GAME.presets[preset]
    assert isinstance(chosen, MauschelnOptions)
    return GAME.make(replace(chosen, **options), players)


def money(kitty: int, bank: int, seats: int, kind: int = 0, due: bool = True) -> tuple[int, ...]:
    """What is carried into a deal: the kitty was paid by the last seat."""
    balances = [0] * (seats - 1) + [-kitty - bank]
    return (kitty, bank, *balances, kind, int(due))


def dealt(
    *hands: str,
    kitty: int = 4,
    bank: int = 0,
    up: str = "",
    stock: str = "",
    players: int = 4,
    kind: int = 0,
    due: bool = True,
    preset: str = "mauscheln",
    **options: Any,
) -> Position:
    """A deal at its first question, so stacked that the hands, from forehand on, are dealt.

    What is not said is filled up with the rest of the pack. `up` is the trump card, an Eight or
    what there is, `stock` what lies below it. The kitty is what is left of the deals before: with
    four in it the ante makes eight.
    """
    game = rules_of(preset, players, **options)
    pack = list(game.pack())
    wanted = [cards(hand) for hand in hands] + [[] for _ in range(players - len(hands))]
    turned = cards(up or ("H9" if game.deck.size == 24 else "H8"))
    below = cards(stock)
    named = [*turned, *below, *(one for hand in wanted for one in hand)]
    assert len(named) == len(set(named)), "a card is named twice"
    rest = [one for one in pack if one not in named]
    for hand in wanted:
        while len(hand) < 4:
            hand.append(rest.pop())
        assert len(hand) == 4, "a hand is too big"
    lies = [one for hand in wanted for one in hand[:2]] + turned
    lies += [one for hand in wanted for one in hand[2:]] + below + rest
    setup = Setup(players - 1, tuple(range(players)), money(kitty, bank, players, kind, due))
    return Position(game, game.start(lies, setup, listen=True))


def declared(*hands: str, joins: str = "!join !join !join", **more: Any) -> Position:
    """The same, when forehand has declared and the others have said who joins."""
    return dealt(*hands, **more).each("!mauscheln " + joins)


def tricks(
    trump: str,
    *hands: str,
    kitty: int = 8,
    declarer: Seat = FOREHAND,
    owed: int = 2,
    bank: int = 0,
    kind: int = 0,
    preset: str = "mauscheln",
    **options: Any,
) -> Position:
    """All in play at their first trick with these hands, forehand's first, the dealer's last.

    An empty hand is out. The declarer leads; with NOBODY the leftovers are played out.
    """
    players = len(hands)
    game = rules_of(preset, players, **options)
    carried = money(kitty, bank, players, kind, due=False)
    table = game.deal([], Setup(players - 1, tuple(range(players)), carried))
    table.maker, table.owed, table.together = declarer, owed, declarer == NOBODY
    table.first = table.after[table.dealer] if declarer == NOBODY else declarer
    return Position(game, table).first_trick(trump, hands)


def position(trump: str, hand: str, trick: str = "", **options: Any) -> Position:
    """The next player's turn in a trick to which these cards have been put down."""
    players = at_trick(trick)
    game = rules_of("mauscheln", players, **options)
    table = game.deal([], Setup(players - 1, tuple(range(players)), money(8, 0, players)))
    table.stake = table.kitty
    return Position(game, table).in_trick(trump, trick, hand)


def laid_four(hand: str, **more: object) -> Position:
    return declared(hand, stock="HK HO HU H10 H9", **more).does(FOREHAND, *hand.split())


def fits(*values: int | None, lines: tuple[Line, ...] = (), **options: object) -> bool:
    rules = rules_of("mauscheln", len(values), **options)
    return bool(rules.line_fits(list(lines), Line(values)))
