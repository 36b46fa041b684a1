"""Positions of Gin as text, so that a test reads like a rule.

`dealt(first="S7", other="…", talon="…")` is a deal with chosen cards, at the question who takes
the first card; `turn("C2 …", limit="D7")` is the turn of the OTHER with eleven cards in hand.
The OTHER begins, seat 0; the DEALER is seat 1.
"""

from __future__ import annotations

from random import Random
from typing import Any

from engine import result_entry
from engine.cards import FRENCH_52, Card, cards, codes
from engine.facts import Fact
from engine.games.gin.discards import hopeful_discard
from engine.games.gin.game import GAME
from engine.games.gin.melds import cards_of, mask_of
from engine.games.gin.options import GinOptions
from engine.games.gin.rules import GinRules
from engine.hidden import view
from engine.moves import Call, write
from engine.rules import Setup
from engine.rules.entry import Answers
from engine.sheet import Line, Note, Sheet
from tests.engine.games.position import Position as Common

OTHER, DEALER = 0, 1

# Hands that many tests use.
TEN_LEFT = "H5 H6 H7 C9 D9 S9 DA S2 C3 D4"
"""Ten points of dead wood: A, 2, 3, 4."""
GIN = "H5 H6 H7 C9 D9 S9 CA C2 C3 C4"
PICTURES = "SK HQ CJ DK SJ H10 C8 D8 S6 C6"
"""Without a meld: 10 times six, 16, 12."""


class Position(Common):
    """A table in the middle of something, with its heap and its melds."""

    def may(self) -> list[str]:
        """The legal moves of whose turn it is."""
        return list(map(write, self.rules.legal(self.table)))

    def heap(self) -> str:
        return codes(self.table.up)

    def rows(self) -> list[str]:
        return [codes(row) for row in self.table.rows]

    def points(self) -> tuple[int | None, ...]:
        return self.values()


def dealt(
    first: str = "D7",
    other: str = PICTURES,
    dealer: str = "",
    talon: str = "",
    **options: Any,
) -> Position:
    """A deal so stacked that these hands are dealt and this card is turned up.

    What is not said is filled up with the rest of the pack; `talon` comes off its top first.
    """
    game = GAME.make(GinOptions(**options), 2)
    hands = [cards(other), cards(dealer)]
    named = [*cards(first), *cards(talon), *hands[OTHER], *hands[DEALER]]
    assert len(named) == len(set(named)), "a card is named twice"
    rest = [one for one in FRENCH_52 if one not in named]
    for hand in hands:
        while len(hand) < 10:
            hand.append(rest.pop())
        assert len(hand) == 10, "a hand is too big"
    lies = [one for pair in zip(*hands, strict=True) for one in pair]
    lies += [*cards(first), *cards(talon), *rest]
    return Position(game, game.start(lies, Setup(DEALER, (0, 1)), listen=True))


def turn(
    hand: str, drawn: str, against: str = "", first: str = "D10", left: int = 30, **options: Any
) -> Position:
    """The OTHER has these ten cards and has drawn another; so many are left in the talon."""
    there = dealt(first, hand, against, drawn, **options)
    there.does(OTHER, "!leave").does(DEALER, "!leave").does(OTHER, "!draw")
    t = there.table
    t.up[:0] = t.stock[left:]
    del t.stock[left:]
    there.facts()
    return there


def hands(number: int, size: int) -> list[list[Card]]:
    """Hands at random, many of them from few ranks or suits, where melds quarrel for cards."""
    rng = Random(1)
    packs = [
        FRENCH_52,
        [card for card in FRENCH_52 if card.rank in "34567"],
        [card for card in FRENCH_52 if card.suit in "CS"],
    ]
    return [rng.sample(packs[n % 3], size) for n in range(number)]


def hopeful(hand: str, gone: str = "", known: str = "", kept: str = "") -> str:
    """The discard, the other holding ten cards of which these are known."""
    masks = (mask_of(cards(some)) for some in (hand, kept, gone, known))
    (thrown,) = cards_of(hopeful_discard(*masks, 10 - len(cards(known))))
    return thrown.code


JACKS = "CJ SJ HJ DQ CQ SQ H8 H9 CK D5"
"""Against the ten of TEN_LEFT: 32, of which 17 can be laid off."""
TWO_WAYS = "C3 S3 H3 H2 H4 C5 S5 D5 DA SA"
"""Three Threes, or the run of Hearts: eight points of dead wood in either way."""
FITTING = "D3 H5 HA CK SQ DJ H9 C8 S7 D6"
"""Against it: the first three fit in the one way or the other."""


def knocked(against: str = JACKS, first: str = "D10", **options: object) -> Position:
    """The OTHER has knocked with ten points of dead wood."""
    there = turn(TEN_LEFT, "SK", against, first, **options)
    return there.does(OTHER, "!knock SK")


def failed(**options: object) -> Position:
    """The limit is five, and the dead wood seven."""
    hand = "H5 H6 H7 C9 D9 S9 DA S2 C3 CA"
    there = turn(hand, "SK", PICTURES.replace("SK", "D2"), "D5", **options)
    return there.does(OTHER, "!knock SK")


def undecided(hand: str = TWO_WAYS, spread: str = "knocker") -> Position:
    """The OTHER has knocked with a hand that can lie in two ways."""
    return turn(hand, "SK", FITTING, spread=spread).does(OTHER, "!knock SK")


def ended(way: str, who: int, own: int, other: int, **options: Any) -> Line:
    """The line of a Spiel that this player has ended."""
    rules = GAME.make(GinOptions(**options), 2)
    ways = result_entry.fields(rules, [], {})[0].choices
    given = {"way": ways.index(way), "knocker": who, "own": own, "other": other, "spade": 0}
    answers: Answers = {(name, -1): answer for name, answer in given.items()}
    return result_entry.line(rules, [], answers)


def held(there: Position, seat: int = OTHER) -> list[str]:
    hand = there.rules.show.sorted_hand(there.table, there.table.hands[seat])
    return [codes(group) for group in there.rules.show.groups(there.table, hand)]


def own(there: Position, seat: int = OTHER) -> list[Fact]:
    return there.rules.show.own_notes(view(there.table, seat).table, seat)


def offered(there: Position) -> list[str]:
    calls = [move for move in there.rules.legal(there.table) if isinstance(move, Call)]
    return [write(call) for call in there.rules.show.offered(there.table, calls)]


ANNA, BEN = 0, 1
DRAWN = Line((0, 0), (Note("drawn", 0),))


def gin(**options: Any) -> GinRules:
    return GAME.make(GinOptions(**options), 2)


def line(text: str) -> Line:
    """ "30 0" or "0 25 undercut" or "118 0 gin doubled"."""
    first, second, *notes = text.split()
    values = (int(first), int(second))
    winner = BEN if values[BEN] else ANNA
    kinds = [Note("doubled", 2) if note == "doubled" else Note(note, winner) for note in notes]
    return Line(values, tuple(kinds))


def lines(text: str) -> list[Line]:
    return [line(one) for one in text.split(", ")]


def sheet(text: str, **options: Any) -> Sheet:
    return gin(**options).sheet(lines(text))


def dealer(text: str, clock: int, **options: Any) -> int:
    done = [DRAWN if one == "drawn" else line(one) for one in text.split(", ") if one]
    setup = gin(**options).next_deal(done, clock)
    assert setup is not None
    return setup.dealer


def drawing(left: int = 31, **options: object) -> Position:
    """The dealer's turn to take a card, with the King on the heap."""
    there = turn(PICTURES, "H2", left=left, **options)
    return there.does(OTHER, "SK")


def last(other: str, against: str = "", throws: str = "", **options: object) -> Position:
    """The dealer has thrown the last card there was to throw; the OTHER holds this hand."""
    there = turn(other, "SQ", against, left=3, last_discard_knock=True, **options)
    there.does(OTHER, "SQ").does(DEALER, "!draw")
    return there.does(DEALER, throws)
