"""What the table shows and says of a game besides the cards, asked by whoever draws it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple

from engine.cards import Card
from engine.facts import Fact
from engine.moves import Call, Move
from engine.parts.part import Part, T
from engine.sheet import Line
from engine.table import Seat

if TYPE_CHECKING:
    from engine.rules import Rules


class Coins(NamedTuple):
    """The money of the evening, which comes to nothing in sum.

    `kitty` lies in the middle, `seats` is what each seat has won or lost so far, `bank` what is
    kept beside the table.
    """

    kitty: int
    seats: tuple[int, ...]
    bank: int = 0


class Strip(NamedTuple):
    """Rows of `t.rows` that lie side by side, by their numbers, and what is said beside them.

    `wide` is how many columns a row may come to have: so much room is kept for it.
    """

    rows: tuple[int, ...]
    caption: Fact | None = None
    wide: int = 0


class Show(Part, Generic[T]):
    """What is to be seen of a game; all of it may be left out.

    Facts are keys for `words.py`. What is asked with a table answers the same from any seat's
    view of it, but for `own_notes` and what is said of a hand.
    """

    def __init__(self, rules: Rules[T]) -> None:
        self.rules = rules

    # What lies on the table.

    def coins(self, t: T) -> Coins | None:
        """The money that lies on the table, None where the game is not about any."""
        return None

    def strips(self, t: T) -> list[Strip]:
        """How the rows lie, from the top of the table to its bottom: each by itself, or several."""
        return [Strip((number,)) for number in range(len(t.rows))]

    def columns(self, t: T, row: int) -> list[int]:
        """Where in its row each card lies, counted in cards from the row's beginning."""
        return list(range(len(t.rows[row])))

    def piles(self, t: T) -> Mapping[str, Move]:
        """What taking the top card of "stock" or "up" means for the seat whose turn it is."""
        return {}

    def signs(self, t: T) -> list[Fact]:
        """What everybody knows of the deal besides the cards: what counts, what it is worth.

        The keys are those of `sign.KEY`.
        """
        return []

    def status(self, t: T, seat: Seat) -> list[Fact]:
        """What everybody at the table knows of a seat's part in the deal: `plate.KEY`."""
        return []

    def offered(self, t: T, calls: Sequence[Call]) -> list[Call]:
        """Which of the calls about a card one should find before any card is picked up.

        The best come first; those whose word has a text `which.WORD` are offered.
        """
        return list(calls)

    # A hand, and what its holder may be told.

    def sorted_hand(self, t: T, hand: Sequence[Card]) -> list[Card]:
        """A hand as a player would hold it, covered cards first: by default as in the pack."""
        order = {card: place for place, card in enumerate(self.rules.pack())}
        return sorted(hand, key=lambda card: order.get(card, -1))

    def groups(self, t: T, hand: Sequence[Card]) -> list[list[Card]]:
        """A sorted hand in the parts that belong together, such as melds; one part otherwise."""
        return [list(hand)]

    def own_notes(self, t: T, seat: Seat) -> list[Fact]:
        """What a seat may reckon from its own hand: `own.KEY`; asked of its view, shown to it."""
        return []

    def outlook(self, t: T, card: Card) -> Fact | None:
        """What putting down this card would do to the trick as it lies: `outlook.KEY`."""
        return None

    def doubt(self, t: T, move: Move) -> Fact | None:
        """What speaks against a legal move so strongly that one is asked again: `doubt.KEY`."""
        return None

    def unanswered(self, t: T, seat: Seat, phrase: Call) -> Fact | None:
        """Why what this seat says across the table gets no answer: `unanswered.KEY`."""
        return None

    def consulted(self, t: T, seat: Seat) -> Fact | None:
        """What a partner asks this seat and waits to hear before deciding: `consulted.KEY`.

        The partner who waits is the fact's first argument. None where nobody waits.
        """
        return None

    def replies(self, t: T, seat: Seat) -> list[Call]:
        """Of what may be said, what this seat is offered at once while a partner waits for it."""
        return []

    def talk_groups(self, t: T, seat: Seat, calls: Sequence[Call]) -> list[tuple[str, list[Call]]]:
        """What may be said, in groups: the key of each, `talk.KEY`, and its phrases.

        The key is "" for what stands by itself; "now" is what fits as the table is, and is first.
        """
        return [("", list(calls))]

    def nickname(self, card: Card, t: T | None = None) -> str:
        """The KEY of a name of its own that the players give this card, `nickname.KEY`, or "".

        Some cards have theirs only as the table is; it may be left out.
        """
        return ""

    # The sheet.

    def brought(self, line: Line) -> list[Fact]:
        """What a deal has brought whom: `fact.KEY`; by default the number of each side."""
        return [Fact("gets", (side, value)) for side, value in enumerate(line.values) if value]

    def line_name(self, line: Line) -> Fact | None:
        """What a deal on the sheet is called where deals differ in kind: `line.KEY`."""
        return None
