"""What the table shows and says of a game besides the cards, asked by what draws it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple

from engine.cards import Card
from engine.facts import Fact
from engine.moves import Call, Move
from engine.parts.part import Part, T
from engine.sheet import Form, Line
from engine.table import NOBODY, Seat, Trick

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

    `wide` is how many columns a row may come to have: room is kept for them. `owner` is the
    seat whose cards they are and before whom they lie, NOBODY where they belong to the table.
    """

    rows: tuple[int, ...]
    caption: Fact | None = None
    wide: int = 0
    owner: Seat = NOBODY


class Reckoned(NamedTuple):
    """One item of what a deal came to: for which side, why, and by how much its number changes.

    `why` is a key for `words.py`, `reckoned.KEY`, with what it counts as its last argument.
    """

    side: int
    why: Fact
    amount: int = 0


def changes(line: Line, up: str, down: str) -> list[Fact]:
    """By how much the number of each side went up or down: the keys of the facts that tell it."""
    return [
        Fact(up if value > 0 else down, (side, abs(value)))
        for side, value in enumerate(line.values)
        if value
    ]


class Show(Part, Generic[T]):
    """What is to be seen of a game; all of it may be left out.

    Facts are keys for `words.py`. What is asked with a table answers the same from any seat's
    view of it, but for `own_notes` and what is said of a hand.
    """

    def __init__(self, rules: Rules[T]) -> None:
        self.rules = rules

    def form(self) -> Form:
        """How it is written down on paper: how many deals there are, and which columns."""
        return Form()

    # What lies on the table.

    def coins(self, t: T) -> Coins | None:
        """Return the money that lies on the table, None where the game is not about any."""
        return None

    def strips(self, t: T) -> list[Strip]:
        """How the rows lie, from the top of the table to its bottom: each by itself, or several."""
        return [Strip((number,)) for number in range(len(t.rows))]

    def laid_open(self, t: T, seat: Seat) -> list[Card]:
        """Return the cards of a hand that its holder has shown to all: seen as long as he has them.

        Asked of a view, in which a card that the viewer does not know is a back.
        """
        return []

    def columns(self, t: T, row: int) -> list[int]:
        """Where in its row each card lies, counted in cards from the row's beginning."""
        return list(range(len(t.rows[row])))

    def piles(self, t: T) -> Mapping[str, Move]:
        """Return what taking the top card of "stock" or "up" means for the seat whose turn it is.

        A stock that players call by another name says it: `pile.stock`, and `pile.stock.whole`.
        """
        return {}

    def signs(self, t: T) -> list[Fact]:
        """Return what everybody knows of the deal besides the cards: what counts, what it is worth.

        The keys are those of `sign.KEY`.
        """
        return []

    def highest(self, t: T) -> list[Card]:
        """Return the cards that stand above all others as the deal is, from the highest down.

        Those that are always among them are there before trumps are known. By default none are.
        """
        return []

    def unusual(self, t: T) -> list[Card]:
        """Return the highest cards, down to the last one that does not stand as in its suit.

        These are shown while the deal lasts; the others follow as they do in a plain suit. Before
        trumps are known these are the cards that always are.
        """
        found = self.highest(t)
        suits = {card.suit for card in found}
        plain = [card for card in self.rules.pack() if card.suit not in suits]
        if not (t.trump and plain):
            return found
        beats = self.rules.booklet.beats
        suit = [card for card in plain if card.suit == plain[0].suit]
        beaten = {card.rank: sum(bool(beats(t, card, one)) for one in suit) for card in suit}
        lower = -1
        while found and found[-1].suit == t.trump and beaten.get(found[-1].rank, -1) > lower:
            lower = beaten[found.pop().rank]
        return found

    def offers_trumps(self, t: T) -> bool:
        """Whether the suit that lies open is only offered as trumps, and may become another."""
        return False

    def status(self, t: T, seat: Seat) -> list[Fact]:
        """Return what everybody at the table knows of a seat's part in the deal: `plate.KEY`."""
        return []

    def offered(self, t: T, calls: Sequence[Call]) -> list[Call]:
        """Which of the calls about a card one should find before any card is picked up.

        The best come first; those whose word has a text `which.WORD` are offered.
        """
        return list(calls)

    # A hand, and what its holder may be told.

    def sorted_hand(self, t: T, hand: Sequence[Card]) -> list[Card]:
        """Return a hand as a player would hold it, covered cards first.

        By default as in the pack.
        """
        order = {card: place for place, card in enumerate(self.rules.pack())}
        return sorted(hand, key=lambda card: order.get(card, -1))

    def rises(self) -> bool | None:
        """Whether a sorted hand rises within a suit; None where it lies by parts such as melds."""
        return False

    def groups(self, t: T, hand: Sequence[Card]) -> list[list[Card]]:
        """Return a sorted hand in the parts that belong together, such as melds.

        One part otherwise.
        """
        return [list(hand)]

    def part_name(self, t: T, part: Sequence[Card]) -> Fact | None:
        """Return what one of these parts is called: `part.KEY`.

        None where there is nothing to say.
        """
        return None

    def own_notes(self, t: T, seat: Seat) -> list[Fact]:
        """Return what a seat may reckon from its own hand: `own.KEY`.

        Asked of its view, shown to it.
        """
        return []

    def outlook(self, t: T, card: Card) -> Fact | None:
        """Return what putting down this card would do to the trick as it lies: `outlook.KEY`."""
        return None

    def decision(self, t: T) -> str:
        """Return what kind of decision is due: by default the chapter of it.

        Where there is a text `first.KIND`, it is told to one who decides so for the first time.
        """
        return t.phase

    def doubt(self, t: T, move: Move) -> Fact | None:
        """Return what speaks against a legal move, so that one is asked again: `doubt.KEY`."""
        return None

    def unanswered(self, t: T, seat: Seat, phrase: Call) -> Fact | None:
        """Why what this seat says across the table gets no answer: `unanswered.KEY`."""
        return None

    def consulted(self, t: T, seat: Seat) -> Fact | None:
        """Return what a partner asks this seat and waits to hear before deciding: `consulted.KEY`.

        The partner who waits is the fact's first argument. None where nobody waits.
        """
        return None

    def replies(self, t: T, seat: Seat) -> list[Call]:
        """Of what may be said, what this seat is offered at once while a partner waits for it."""
        return []

    def talk_groups(self, t: T, seat: Seat, calls: Sequence[Call]) -> list[tuple[str, list[Call]]]:
        """Return what may be said, in groups: the key of each, `talk.KEY`, and its phrases.

        The key is "" for what stands by itself; "now" is what fits as the table is, and is first.
        """
        return [("", list(calls))]

    def nickname(self, card: Card, t: T | None = None) -> str:
        """Return the KEY of this card's own name among players, `nickname.KEY`, or "".

        Some cards have theirs only as the table is; it may be left out.
        """
        return ""

    # The sheet.

    def played(self, line: Line) -> list[Fact]:
        """Return what was played in a deal, where games of an evening differ: `played.KEY`."""
        return []

    def brought(self, line: Line) -> list[Fact]:
        """Return what a deal has brought whom: `fact.KEY`; by default the number of each side."""
        return [Fact("gets", (side, value)) for side, value in enumerate(line.values) if value]

    def reckoning(self, t: T, line: Line) -> list[Reckoned]:
        """How the deal that has ended on this table came to its line, item by item.

        Asked of an onlooker's view. The amounts of a side add up to its number on the line; a side
        that was not in the deal has no amounts. By default the tricks of a side are its reason.
        """
        found = []
        for side, seats in enumerate(self.rules.sides()):
            value = line.values[side]
            if value is not None:
                won = sum(t.won(seat) for seat in seats)
                why = Fact("tricks", (won,)) if t.tricks else Fact("this_deal")
                found.append(Reckoned(side, why, value))
        return found

    def counted(self, t: T) -> list[Card]:
        """Return the played cards that the reckoning is about.

        By default those that took a trick.
        """
        return [
            card for trick in t.tricks for seat, card in t.who_played(trick) if seat == trick.winner
        ]

    def lies_before(self, t: T, trick: Trick, seat: Seat, card: Card) -> Seat:
        """Before whom a card lies that this seat has played, when the deal is over: by default it.

        A game in which cards cost something may lay them before the one who has to pay.
        """
        return seat

    def line_name(self, line: Line) -> Fact | None:
        """Return what a deal on the sheet is called where deals differ in kind: `line.KEY`."""
        return None
