"""Positions of Knüffeln as text, so that a test reads like a rule.

`dealt(...)` is a deal with chosen hands, turn-ups and stock, at its first decision that leaves a
choice (with `asking`, at its very first); `playing(...)`
is one at its first lead. Four sit at the table if nothing else is said: FOREHAND, SECOND, REARHAND
and the DEALER, clockwise. Forehand and rearhand are partners (side 0), second and dealer (side 1).
"""

from __future__ import annotations

from random import Random
from typing import Any

from engine import result_entry
from engine.cards import Card, card, cards
from engine.games.knueffeln.entry import WAYS
from engine.games.knueffeln.game import GAME
from engine.games.knueffeln.heuristic import say
from engine.games.knueffeln.options import BERNHARD_1924, BOHMSTEDT, KnueffelnOptions
from engine.games.knueffeln.options import KnueffelnOptions as Options
from engine.games.knueffeln.table import KnueffelnTable
from engine.games.knueffeln.tally import BASIC, Outcome
from engine.hidden import view
from engine.moves import Call, read
from engine.rules import Setup
from engine.sheet import Line, Mark
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


def early(*hands: str, **more: Any) -> Position:
    return dealt(*hands, bottom_olen="three_open", **more)


def asked(way: str, **options: Any) -> list[str]:
    game = GAME.make(KnueffelnOptions(**options), 4)
    answers = {("way", -1): WAYS.index(way)}
    return [field.key for field in result_entry.fields(game, [], answers)]


FIFTH = 4
"""Who deals at a table of five."""


def five(*hands: str, **more: Any) -> Position:
    return dealt(*hands, players=5, **more)


def sitting_out(**more: Any) -> Position:
    return five(**more).does(FIFTH, "!pass")


def alone(**more: Any) -> Position:
    """The dealer plays alone, and exchanges no Ten that he found."""
    there = five(**more).does(FIFTH, "!solo")
    return there.does(FIFTH, "!leave") if there.phase == "tens" else there


def deal(**options: object) -> Position:
    return dealt(**options)  # type: ignore[arg-type]


def turned(**options: object) -> Position:
    there = playing("HA D2", "HJ D3", "HK D4", "DK D6", **options)  # type: ignore[arg-type]
    return there.does(FOREHAND, "!turn HA")


def moods(there: Position, seat: Seat) -> set[str]:
    """What this seat may come to say now, by chance."""
    seen = view(there.table, seat)
    return {str(say(there.rules, seen, Random(seed))) for seed in range(60)} - {"None"}


def after(*won: tuple[int, int]) -> Setup:
    """The next deal after these: which side won it, with how many turns seen."""
    game = GAME.make(BERNHARD_1924, 4)
    lines = [
        Outcome(BASIC, turns, (side,), (1 - side,)).line(BERNHARD_1924, 2) for side, turns in won
    ]
    setup = game.next_deal(lines, 0)
    assert setup is not None
    return setup


def lead(**more: Any) -> Position:
    return playing("HA D2", "HJ D3", "HK D4", "DK D6", **more)


def unanswered(there: Position, seat: int, word: str, *shown: str) -> str:
    phrase = Call(word, tuple(map(card, shown)))
    fact = there.rules.show.unanswered(view(there.table, seat).table, seat, phrase)
    return "" if fact is None else fact.key


def outcome(way: str, turns: int = 0, side: int = 0, options: Options = BOHMSTEDT) -> Line:
    return Outcome(way, turns, (side,), (1 - side,)).line(options, 2)


LADDER = Options(scoring="ladder")


def slate(*lines: Line, options: Options = LADDER) -> tuple[tuple[Mark, ...], ...]:
    return GAME.make(options, 4).sheet(lines).slate
