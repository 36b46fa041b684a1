"""Positions of Knüffeln as text, so that a test reads like a rule.

`dealt(...)` is a deal with chosen hands, turn-ups and stock, at its first decision that leaves a
choice (with `asking`, at its very first); `playing(...)`
is one at its first lead. Four sit at the table if nothing else is said: FOREHAND, SECOND, REARHAND
and the DEALER, clockwise. Forehand and rearhand are partners (side 0), second and dealer (side 1).
"""

from __future__ import annotations

from typing import Any

from engine.cards import Card, card, cards
from engine.games.knueffeln.game import GAME
from engine.games.knueffeln.options import KnueffelnOptions
from engine.games.knueffeln.table import KnueffelnTable
from engine.moves import Call, read
from engine.rules import Setup
from engine.table import Seat
from tests.engine.games.position import Position as Common

FOREHAND, SECOND, REARHAND, DEALER = range(4)

OLEN = ("H2", "C4", "S8", "H9", "D9")


class Position(Common):
    """A table in the middle of something, at which one may talk."""

    PARTED = ", "

    def says(self, seat: Seat, phrase: str) -> Position:
        said = read("!" + phrase)
        assert isinstance(said, Call)
        self.rules.check_phrase(self.table, seat, said)
        self.rules.say(self.table, seat, said)
        return self


def dealt(
    *hands: str,
    up: str = "HK SK",
    bottom: str = "",
    dealer: Seat | None = None,
    players: int = 4,
    quiet: bool = True,
    asking: bool = False,
    **options: Any,
) -> Position:
    """A deal so stacked that these hands are dealt, from forehand on; a hand may be begun only.

    What is not said is filled up with other cards; if `quiet`, so that no Ole lies at the bottom
    of the stock and no exchange card is dealt unless it was named. `up` are the turn-ups, `bottom`
    the lowest cards of the stock, the very lowest last.
    """
    game = GAME.make(KnueffelnOptions(**options), players)
    last = players - 1 if dealer is None else dealer
    wanted = [cards(hand) for hand in hands] + [[] for _ in range(4 - len(hands))]
    turned, lowest = cards(up), cards(bottom)
    named = [*turned, *lowest, *(one for hand in wanted for one in hand)]
    assert len(named) == len(set(named)), "a card is named twice"
    rest = [one for one in game.pack() if one not in named]
    if quiet:
        suits = {one.suit for one in turned}
        ten = "10" if game.options.exchange_card == "ten" else "5"
        late = [one for one in rest if one.rank == ten and one.suit in suits]
        early = [one for one in rest if one.code in OLEN]
        plain = [one for one in rest if one not in late and one not in early]
        rest = [*plain[:3], *late, *plain[3:], *early] if not lowest else [*late, *plain, *early]
    for hand in wanted:
        while len(hand) < 9:
            hand.append(rest.pop())
        assert len(hand) == 9, "a hand is too big"
    lies: list[Card] = []
    for packet in range(0, 9, 3):
        for hand in wanted:
            lies += hand[packet : packet + 3]
    lies += [*turned, *reversed(rest), *lowest]
    there = Position(game, game.start(lies, Setup(last, tuple(range(players))), listen=True))
    return there if asking else there.pass_over()


def playing(*hands: str, chosen: str = "HS", dealer: Seat = DEALER, **options: Any) -> Position:
    """Four at their first lead with these hands, forehand's first; whatever they hold."""
    players = 4
    game = GAME.make(KnueffelnOptions(**options), players)
    table = KnueffelnTable(players, dealer, [])
    table.hands = [cards(hand) for hand in hands] + [[] for _ in range(players - len(hands))]
    table.chosen = "".join(suit for suit in "CSHD" if suit in chosen)
    table.phase, table.turn, table.leader = "tricks", (dealer + 1) % 4, (dealer + 1) % 4
    table.facts = []
    return Position(game, table)


def score(there: Position, tricks: str) -> Position:
    """Play on so that each trick goes to the seat named: "0 1 0"; "0t" was turned and seen.

    The cards for it are put into the hands: what counts here is who takes which trick.
    """
    table = there.table
    duds = ("C3", "C6", "C7", "C10", "CJ")
    for text in tricks.split():
        winner = int(text.rstrip("t"))
        assert table.phase == "tricks", f"{table.phase or 'the deal is over'} before {text}"
        leader, first = table.turn, True
        seats = there.table.seats_from(leader, len(table.in_play()))
        for seat, dud in zip(seats, duds, strict=False):
            code = "H2" if seat == winner else dud
            table.hands[seat][0] = card(code)
            if first and text.endswith("t"):
                there.does(seat, f"!turn {code}").does(table.turn, "!see")
            else:
                there.does(seat, code)
            first = False
    return there


def trick(chosen: str, text: str, **options: Any) -> int:
    """Who takes this trick: 1 for who led to 4 for who played last."""
    played = cards(text)
    there = playing(*(one.code + " C10 D10" for one in played), chosen=chosen, **options)
    for one in played:
        there.does(there.turn, one.code)
    return there.table.tricks[-1].winner + 1
