"""Positions of Ramsen as text, so that a test reads like a rule.

`position(trump="H", trick="EK", hand="EO E7 HA")` is the middle of a trick; `cut(...)` and
`dealt(...)` are the beginning of a deal with chosen cards. Four players sit at the table if
nothing else is said: FOREHAND, SECOND, REARHAND and the DEALER, clockwise.
"""

from __future__ import annotations

from typing import Any

from engine.cards import GERMAN_32, Card, cards
from engine.games.ramsen.game import GAME
from engine.games.ramsen.options import RamsenOptions
from engine.games.ramsen.table import RamsenTable
from engine.phases.race import finished
from engine.rules import Setup
from engine.sheet import Line, Sheet
from engine.table import Seat
from tests.engine.games.position import Position, at_trick

FOREHAND, SECOND, REARHAND, DEALER = range(4)


def position(trump: str, hand: str, trick: str = "", **options: Any) -> Position:
    """The next player's turn in a trick to which these cards have been put down."""
    players = at_trick(trick)
    game = GAME.make(RamsenOptions(**options), players)
    table = RamsenTable(players, players - 1, [], [10] * players)
    table.bids = [True] * players
    return Position(game, table).in_trick(trump, trick, hand)


def tricks(trump: str, *hands: str, needed: str = "", **options: Any) -> Position:
    """All in play at their first trick with these hands, forehand's first, the dealer's last."""
    players = len(hands)
    game = GAME.make(RamsenOptions(**options), players)
    marks = [int(mark) for mark in needed.split()] or [10] * players
    table = RamsenTable(players, players - 1, [], marks)
    table.bids = [True] * players
    table.hands = [cards(hand) for hand in hands]
    table.phase, table.trump, table.turn, table.leader = "tricks", trump, 0, 0
    table.facts = []
    return Position(game, table)


def cut(
    *hands: str,
    up: str = "H10",
    bottom: str = "G7",
    talon: str = "",
    keeps: bool = False,
    players: int = 4,
    playing: tuple[Seat, ...] = (),
    dealer: Seat | None = None,
    needed: tuple[int, ...] = (),
    **options: Any,
) -> Position:
    """A table before rearhand's cut, so stacked that the hands, from forehand on, are dealt.

    What is not said is filled up with the rest of the pack. `keeps` stacks it for a rearhand who
    keeps the `bottom` card and so gets four more. `up` may be several cards, turned in turn.
    """
    game = GAME.make(RamsenOptions(**options), players)
    playing = playing or tuple(range(players))
    last = players - 1 if dealer is None else dealer
    in_play = [seat for n in range(1, players + 1) if (seat := (last + n) % players) in playing]
    sizes = [5] * len(in_play)
    if keeps:
        sizes[-2] = 4
    wanted = [cards(hand) for hand in hands] + [[] for _ in in_play[len(hands) :]]
    turned, below, lowest = cards(up), cards(talon), cards(bottom)
    named = [*turned, *below, *lowest, *(one for hand in wanted for one in hand)]
    assert len(named) == len(set(named)), "a card is named twice"
    rest = [one for one in GERMAN_32 if one not in named]
    for hand, size in zip(wanted, sizes, strict=True):
        while len(hand) < size:
            hand.append(rest.pop())
        assert len(hand) == size, "a hand is too big"
    lies: list[Card] = []
    first = [2 if size == 4 else 3 for size in sizes]
    for hand, packet in zip(wanted, first, strict=True):
        lies += hand[:packet]
    for hand, packet in zip(wanted, first, strict=True):
        lies += hand[packet:]
    lies += [*turned, *below, *rest, *lowest]
    carried = needed or tuple(10 if seat in playing else 0 for seat in range(players))
    return Position(game, game.start(lies, Setup(last, playing, carried), listen=True))


def dealt(*hands: str, keeps: bool = False, **more: Any) -> Position:
    """The same, when rearhand has decided about the card he cut."""
    there = cut(*hands, keeps=keeps, **more)
    if there.phase == "schleck":
        there.does(there.turn, "!keep" if keeps else "!leave")
    return there


NO_EXCHANGE = "!stand !stand !stand !stand"


def bidding(**more: Any) -> Position:
    """At play or pass, nobody having exchanged anything."""
    there = dealt(**more)
    if there.phase == "exchange":
        there.each(NO_EXCHANGE)
    return there


HANDS = (
    "E7 E8 E9 E10 G8",
    "G9 G10 GU GO H7",
    "H8 H9 SU SO SK",
    "GK GA EK EA SA",
)


def exchanging(**more: Any) -> Position:
    """Everybody holds something to exchange; Hearts are trump, the talon begins S9 S7 EO."""
    return dealt(*HANDS, up="H10", talon="S9 S7 EO EU HA", **more)


def at_the_dealer(**more: Any) -> Position:
    """The others have exchanged nothing; the Ten of Hearts lies open."""
    there = exchanging(**more)
    while there.turn != DEALER:
        there.does(there.turn, "!stand")
    return there


def line(text: str, *done: int) -> Line:
    """The tricks of each player, "-" for who passed; and who completed, in order."""
    values = tuple(None if word == "-" else int(word) for word in text.split())
    return Line(values, finished(done))


def sheet(*lines: Line, **options: Any) -> Sheet:
    return GAME.make(RamsenOptions(**options), len(lines[0].values)).sheet(lines)


def open_marks(*texts: str, **options: Any) -> tuple[int, ...]:
    return sheet(*map(line, texts), **options).total("open")


def following(*lines: Line, dealer: int = 0, **options: Any) -> Any:
    """How the next deal begins."""
    return GAME.make(RamsenOptions(**options), len(lines[0].values)).next_deal(lines, dealer)
