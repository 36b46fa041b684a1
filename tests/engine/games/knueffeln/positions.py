"""Positions of Knüffeln as text, so that a test reads like a rule.

`dealt(...)` is a deal with chosen hands, turn-ups and stock, at its first decision that leaves a
choice (with `asking`, at its very first); `playing(...)`
is one at its first lead. Four sit at the table if nothing else is said: FOREHAND, SECOND, REARHAND
and the DEALER, clockwise. Forehand and rearhand are partners (side 0), second and dealer (side 1).
"""

from __future__ import annotations

from typing import Any

from engine.cards import Card, card, cards, codes
from engine.facts import Fact
from engine.game import IllegalMove, Setup
from engine.games.knueffeln.options import KnueffelnOptions
from engine.games.knueffeln.rules import Knueffeln
from engine.games.knueffeln.table import KnueffelnTable
from engine.moves import Call, read, write
from engine.sheet import Line
from engine.table import Seat

FOREHAND, SECOND, REARHAND, DEALER = range(4)

OLEN = ("H2", "C4", "S8", "H9", "D9")


class Position:
    """A table in the middle of something, and what may be done at it, as text."""

    def __init__(self, game: Knueffeln, table: KnueffelnTable) -> None:
        self.game = game
        self.table = table

    def may(self) -> str:
        """The legal moves of whose turn it is, parted by commas, in their order."""
        return ", ".join(map(write, self.game.legal(self.table)))

    def offers(self, word: str) -> bool:
        """Whether this call, with whatever arguments, is among them."""
        return any(write(move).split()[0] == word for move in self.game.legal(self.table))

    def does(self, seat: Seat, *moves: str) -> Position:
        """This seat, whose turn it must be, does these moves."""
        for text in moves:
            assert self.table.phase, f"the deal is over before {text}"
            assert self.table.turn == seat, f"{text}: it is the turn of {self.table.turn}"
            move = read(text)
            self.game.check(self.table, move)
            self.game.apply(self.table, move)
            self.pass_over()
        return self

    def pass_over(self) -> Position:
        """Whoever is asked and has no Ten says so."""
        while self.table.phase and (move := self.game.idle(self.table)) is not None:
            self.game.apply(self.table, move)
        return self

    def each(self, moves: str) -> Position:
        """One move after another, by whose turn it is; with commas where calls have arguments."""
        for text in moves.split(",") if "," in moves else moves.split():
            self.does(self.table.turn, text.strip())
        return self

    def reason(self, move: str) -> Fact:
        """The rule that forbids this move."""
        try:
            self.game.check(self.table, read(move))
        except IllegalMove as error:
            return error.reason
        raise AssertionError(f"{move} is legal")

    def why_not(self, move: str) -> str:
        return self.reason(move).key

    def hand(self, seat: Seat) -> str:
        return codes(self.table.hands[seat])

    def facts(self) -> list[Fact]:
        """What has happened since this was last asked."""
        told, self.table.facts = self.table.facts or [], []
        return told

    def says(self, seat: Seat, phrase: str) -> Position:
        said = read("!" + phrase)
        assert isinstance(said, Call)
        self.game.check_phrase(self.table, seat, said)
        self.game.say(self.table, seat, said)
        return self

    def line(self) -> Line:
        assert not self.table.phase, "the deal is not over"
        return self.game.score(self.table)

    def values(self) -> tuple[int | None, ...]:
        return self.line().values

    @property
    def turn(self) -> Seat:
        return self.table.turn

    @property
    def phase(self) -> str:
        return self.table.phase

    @property
    def over(self) -> bool:
        return not self.table.phase


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
    game = Knueffeln(KnueffelnOptions(**options), players)
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
    game = Knueffeln(KnueffelnOptions(**options), players)
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
