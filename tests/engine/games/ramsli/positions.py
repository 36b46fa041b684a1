"""Positions of Ramsli as text, so that a test reads like a rule.

`dealt(...)` is the beginning of a deal with chosen cards and money, `tricks(...)` the first trick
with chosen hands, `position(trump="H", trick="G10", hand="G7 GA")` the middle of a trick. Four
players sit at the table if nothing else is said: FOREHAND, SECOND, REARHAND and the DEALER.
"""

from __future__ import annotations

from typing import Any

from engine.cards import GERMAN_32, cards
from engine.games.ramsli.game import GAME
from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.rules import RamsliRules
from engine.rules import Setup
from engine.sheet import Line
from engine.table import NOBODY, Seat
from tests.engine.games.position import Position as Common
from tests.engine.games.position import at_trick, noted

FOREHAND, SECOND, REARHAND, DEALER = range(4)


class Position(Common):
    """A table in the middle of something, with its money."""

    PARTED = "  "


def money(kitty: int, bank: int, seats: int, kind: int = 0) -> tuple[int, ...]:
    """What is carried into a deal: the kitty was paid by the last seat."""
    balances = [0] * (seats - 1) + [-kitty - bank]
    return (kitty, bank, *balances, kind)


def dealt(
    *hands: str,
    kitty: int = 4,
    bank: int = 0,
    up: str = "H8",
    bottom: str = "G7",
    stock: str = "",
    players: int = 4,
    kind: int = 0,
    **options: Any,
) -> Position:
    """A deal at its first question, so stacked that the hands, from forehand on, are dealt.

    What is not said is filled up with the rest of the pack. `up` is the card on top after the
    first packet, `stock` what lies below it when all are dealt, `bottom` the last card. The
    kitty is what is left of the deals before: with four in it the ante makes eight.
    """
    game = GAME.make(RamsliOptions(**options), players)
    wanted = [cards(hand) for hand in hands] + [[] for _ in range(players - len(hands))]
    turned, below, lowest = cards(up), cards(stock), cards(bottom)
    named = [*turned, *below, *lowest, *(one for hand in wanted for one in hand)]
    assert len(named) == len(set(named)), "a card is named twice"
    rest = [one for one in GERMAN_32 if one not in named]
    for hand in wanted:
        while len(hand) < 4:
            hand.append(rest.pop())
        assert len(hand) == 4, "a hand is too big"
    lies = [one for hand in wanted for one in hand[:2]] + turned
    lies += [one for hand in wanted for one in hand[2:]] + below + rest + lowest
    carried = money(kitty, bank, players, kind)
    setup = Setup(players - 1, tuple(range(players)), carried)
    return Position(game, game.start(lies, setup, listen=True))


def from_top(*hands: str, **more: Any) -> Position:
    """The same, when the dealer has turned the top card."""
    return dealt(*hands, **more).each("!top")


def from_bottom(*hands: str, **more: Any) -> Position:
    """The same, when the dealer has turned the bottom card."""
    return dealt(*hands, up="", **more).each("!bottom")


def knocked(*hands: str, joins: str = "!join !join !join", **more: Any) -> Position:
    """The same, when forehand has knocked and the others have said who joins."""
    return from_top(*hands, **more).each("!pass !knock " + joins)


def tricks(
    trump: str,
    *hands: str,
    kitty: int = 8,
    knocker: Seat = FOREHAND,
    bank: int = 0,
    kind: int = 0,
    **options: Any,
) -> Position:
    """All in play at their first trick with these hands, forehand's first, the dealer's last.

    An empty hand is out. The knocker leads; with NOBODY it is a muss without one.
    """
    players = len(hands)
    game = GAME.make(RamsliOptions(**options), players)
    carried = money(kitty, bank, players, kind)
    table = game.deal([], Setup(players - 1, tuple(range(players)), carried))
    table.maker, table.together = knocker, knocker == NOBODY
    table.first = table.after[table.dealer] if knocker == NOBODY else knocker
    return Position(game, table).first_trick(trump, hands)


def position(trump: str, hand: str, trick: str = "", **options: Any) -> Position:
    """The next player's turn in a trick to which these cards have been put down."""
    players = at_trick(trick, 2)
    game = GAME.make(RamsliOptions(**options), players)
    table = game.deal([], Setup(players - 1, tuple(range(players)), money(8, 0, players)))
    table.stake = table.kitty
    return Position(game, table).in_trick(trump, trick, hand)


def played(*hands: str, kitty: int, trump: str = "H", **more: object) -> Position:
    """The deal when everybody has played his first card that is allowed, trick by trick."""
    return tricks(trump, *hands, kitty=kitty, **more).to_the_end()  # type: ignore[arg-type]


Value = int | None


def game(**options: Any) -> RamsliRules:
    return GAME.make(RamsliOptions(**options), 3)


def fits(*values: Value, before: tuple[Line, ...] = (), notes: str = "", **options: Any) -> bool:
    """Whether this line may follow; notes as "dealer 0 knocker 2"."""
    return game(**options).line_fits(list(before), noted(values, notes))
