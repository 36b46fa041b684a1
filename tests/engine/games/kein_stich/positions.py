"""Positions of Kein Stich as text, so that a test reads like a rule.

`dealt("no_hearts", "EA HK ...", ...)` is a deal with chosen hands, `won_by("no_tricks",
"00011223")` a whole deal of 32 cards whose tricks go to these seats, and `lay_off("EU E10",
"G7 HK", ...)` the middle of a lay-off. FOREHAND is seat 0, the dealer sits last.
"""

from __future__ import annotations

from typing import Any

from engine.cards import GERMAN_SUITS, Card, card, cards, codes
from engine.games.kein_stich.deck import Deck
from engine.games.kein_stich.game import GAME
from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.penalties import DEALS, LAY_OFF, prizes
from engine.games.kein_stich.rules import KeinStichRules
from engine.games.kein_stich.table import KeinStichTable
from engine.rules import Setup
from engine.sheet import Line
from engine.table import NOBODY, Seat
from tests.engine.games.position import Position as Common

FOREHAND, SECOND, THIRD, FOURTH = range(4)


class Position(Common):
    """A table in the middle of something, with its rows."""

    def about(self, key: str) -> list[tuple[object, ...]]:
        """What every fact of this key was about, in order."""
        return [fact.args for fact in self.table.facts or [] if fact.key == key]

    def row(self, suit: str) -> str:
        """The row of a suit, low to high."""
        return codes(self.table.rows[self.rules.deck.suits.index(suit)])


def dealt(
    kind: str, *hands: str, players: int = 4, money: tuple[int, ...] = (), **options: Any
) -> Position:
    """A deal of this kind at its first decision; hands are filled up from the rest of the pack."""
    game = GAME.make(KeinStichOptions(**options), players)
    lots = [cards(hand) for hand in hands] + [[] for _ in range(players - len(hands))]
    named = [one for lot in lots for one in lot]
    assert len(named) == len(set(named)), "a card is named twice"
    rest = [one for one in game.pack() if one not in named]
    for lot in lots:
        while len(lot) < game.deck.hand:
            lot.append(rest.pop())
    before = money or (0,) * players
    place = DEALS[game.options.deals].index(kind)
    setup = Setup(players - 1, tuple(range(players)), (place, -sum(before), *before))
    lies = [one for lot in lots for one in lot]
    return Position(game, game.start(lies, setup, listen=True))


TRICKS = [
    [card(suit + rank) for rank in ranks.split()]
    for suit in GERMAN_SUITS
    for ranks in ("A K O U", "10 9 8 7")
]
"""Eight tricks of one suit each, Acorns, Leaves, Hearts, Bells: always the high cards first."""


def won_by(kind: str, winners: str, **options: Any) -> Position:
    """A deal of four whose eight tricks, each of one suit, go to these seats one after the other.

    It is played until it is over, which may be before the last trick.
    """
    hands: list[list[Card]] = [[], [], [], []]
    for trick, winner in zip(TRICKS, map(int, winners), strict=True):
        for place, one in enumerate(trick):
            hands[(winner + place) % 4].append(one)
    there = dealt(kind, *map(codes, hands), **options)
    for trick in TRICKS:
        for _ in range(4):
            if not there.over:
                mine = next(one for one in hands[there.turn] if one in trick)
                there.does(there.turn, mine.code)
    return there


def trick(there: str, hand: str, kind: str = "no_tricks") -> Position:
    """The next player's turn in a trick to which these cards have been put down."""
    game = GAME.make(KeinStichOptions(), 4)
    table = KeinStichTable(4, 3, [], kind, 0, [0] * 4, (0,) * 4)
    table.phase, table.turn, table.leader = "tricks", 0, 0
    for seat, played in enumerate(cards(there)):
        table.hands[seat] = [played]
        game.apply(table, played)
    table.hands[table.turn] = cards(hand)
    return Position(game, table)


def lay_off(
    rows: str,
    *hands: str,
    pot: int = 160,
    out: tuple[Seat, ...] = (),
    **options: Any,
) -> Position:
    """Forehand's turn in a lay-off in which these cards lie; who is `out` has no hand."""
    players = len(hands)
    game = GAME.make(KeinStichOptions(**options), players)
    money = [-pot, *[0] * (players - 1)]
    table = KeinStichTable(players, players - 1, [], LAY_OFF, pot, money, tuple(money))
    table.hands = [cards(hand) for hand in hands]
    table.facts = []
    table.phase = "rows"
    table.prizes = prizes(game.options.payout, pot, players, game.options.stake)
    table.rows = [[one for one in row if one in cards(rows)] for row in game.rows.rows]
    table.layers = dict.fromkeys(cards(rows), NOBODY)
    table.out = list(out)
    if out:
        table.only([seat for seat in range(players) if seat not in out])
    table.turn = 0
    return Position(game, table)


def deck(players: int, **options: object) -> Deck:
    return Deck(KeinStichOptions.from_dict(options), players)


def game(players: int = 4, **options: Any) -> KeinStichRules:
    return GAME.make(KeinStichOptions(**options), players)


def fits(line: tuple[int | None, ...], lines: list[Line] = [], **options: Any) -> bool:  # noqa: B006
    return game(len(line), **options).line_fits(lines, Line(line))
