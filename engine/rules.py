"""Rules: what can happen at a table, and what it comes to; one object for house rules and players.

The rules of a game are a subclass of `Rules`, as its `game.py` says, and a deal is a row of
chapters. A chapter is a Phase: `legal` says what may be done, `play` does it and says where to go
on; one that only deals does so in `enter` and goes on with NEXT. All that lies on the table is in
a Table: rules and chapters keep no state of a deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from engine.cards import Card
from engine.facts import Fact
from engine.moves import Call, Move, write
from engine.options import Options
from engine.sheet import Line, Sheet
from engine.table import Said, Seat, Table

if TYPE_CHECKING:
    from engine.game import Game

T = TypeVar("T", bound=Table)

Step: TypeAlias = str | None
STAY: Step = None
NEXT: Step = ">"
END: Step = ""


class IllegalMove(ValueError):
    """A move that the rules forbid now; `reason` is the rule as a fact."""

    def __init__(self, move: Move, reason: Fact) -> None:
        super().__init__(f"{write(move)}: {reason.key}")
        self.move = move
        self.reason = reason


class WrongNumber(ValueError):
    """A number of players for which the game is not made."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a deal begins: who deals, who plays, and what each seat carries from earlier deals."""

    dealer: Seat
    playing: tuple[Seat, ...]
    carried: tuple[int, ...] = ()


class Formal(NamedTuple):
    """The one answer of a seat that is asked only so that nobody learns what it holds.

    `since` is the version of the log from which on the question is asked. In an older evening the
    answer is given unasked; version 1 writes the answers to its questions, later ones none.
    """

    move: Move
    since: int = 2


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


class Phase(Generic[T]):
    """A chapter of the rule book. It keeps no state: that is the table's.

    `zone` says where a card goes that is put down in this chapter: "trick", "aside", "rows" or
    "up", the open cards beside the stock.
    """

    name: ClassVar[str]
    zone: ClassVar[str] = "trick"

    def enter(self, t: T) -> Step:
        """Set the table for this chapter: whose turn it is. NEXT where there is nothing to do."""
        return STAY

    def legal(self, t: T) -> list[Move]:
        """What the seat whose turn it is may do; never empty. The caller owns the list."""
        raise NotImplementedError

    def play(self, t: T, move: Move) -> Step:
        """Do a legal move: STAY in the chapter, go on to the NEXT, a named one, or END."""
        raise NotImplementedError

    def formal(self, t: T) -> Formal | None:
        """The answer of a seat that is asked only so that nobody learns what it holds.

        It is the only legal move then, a call that tells nothing and ends no deal. Whether a seat
        is asked may depend only on what everybody knows: who can do nothing is asked as well.
        """
        return None

    def why_not(self, t: T, move: Move) -> Fact:
        """The rule that forbids a move which is not legal."""
        return Fact("not_now")


class Rules(Generic[T]):
    """A game with its house rules and number of players. It keeps no state of a deal."""

    def __init__(self, game: Game[T], options: Options, players: int) -> None:
        """The rules of this game; `Game.make` is how they are got. Raises WrongNumber."""
        if players not in game.seats:
            raise WrongNumber(players)
        self.game = game
        self.players = players
        self.options = options
        chapters = self.flow()
        self._chapters: dict[str, Phase[T]] = {one.name: one for one in chapters}
        names = [one.name for one in chapters]
        after = [*names, ""]
        self._behind: dict[str, str] = dict(zip(names, after[1:], strict=True))
        self._first = after[0]
        # What is asked at every decision, at hand without a way over the chapter.
        self._enters = {
            one.name: one.enter for one in chapters if type(one).enter is not Phase.enter
        }
        self._formal = {
            one.name: one.formal for one in chapters if type(one).formal is not Phase.formal
        }
        self._legal = {one.name: one.legal for one in chapters}
        self._plays = {one.name: one.play for one in chapters}

    # What a game says of itself.

    @property
    def pattern(self) -> str:
        """The pattern of the cards that these rules are played with, where they are at home."""
        return self.game.pattern

    def pack(self) -> tuple[Card, ...]:
        """The cards of the game, in a fixed order."""
        raise NotImplementedError

    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The columns of the sheet: which seats share each. A line has a number for each side."""
        return tuple((seat,) for seat in range(self.players))

    def flow(self) -> list[Phase[T]]:
        """The chapters of a deal, in their order."""
        raise NotImplementedError

    def deal(self, cards: Sequence[Card], setup: Setup) -> T:
        """A table before the first chapter; `cards` is the pack as it lies, top card first."""
        raise NotImplementedError

    def score(self, t: T) -> Line:
        """The line that this finished deal leaves on the sheet."""
        raise NotImplementedError

    def interim(self, t: T) -> Line | None:
        """The line of a deal as far as it has gone, for a slate that grows with every trick."""
        return None

    def sheet(self, lines: Sequence[Line]) -> Sheet:
        """What these lines come to."""
        raise NotImplementedError

    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        """Whether a deal after these lines can have left this one; for lines entered by hand."""
        return True

    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        """The deal after these lines, None when the evening is over.

        `dealer` is whose turn it is to deal; a game passes over who is out.
        """
        raise NotImplementedError

    def barred(self, t: T, seat: Seat) -> frozenset[Card]:
        """Cards that this seat has shown it does not hold, as all at the table could see."""
        return frozenset()

    def derive(self, t: T) -> None:
        """Work out anew the hidden fields in which no cards lie, from where the cards lie.

        Asked of a table dealt anew from a view, where the unseen of those fields are as at the
        start of a deal. Only a game that declares such fields needs it.
        """
        raise NotImplementedError(f"{type(self).__name__} does not derive its hidden fields")

    def asks(self, t: T) -> Fact:
        """What the seat whose turn it is is asked; the key is the chapter's, or more exact."""
        return Fact(t.phase)

    def formal(self, t: T) -> Formal | None:
        """The answer for form's sake that is due, None where there is something to decide."""
        asked = self._formal.get(t.phase)
        return None if asked is None else asked(t)

    def reshuffles(self, t: T, move: Move) -> Sequence[Card]:
        """The cards laid away that this legal move shuffles again, in the game's own order.

        A match gives them another, which its log keeps, with `Table.shuffle_in` before `apply`.
        """
        return ()

    def brought(self, line: Line) -> list[Fact]:
        """What a deal has brought whom, as facts."""
        return []

    def status(self, t: T, seat: Seat) -> list[Fact]:
        """What everybody at the table knows of a seat's part in the deal, for its name plate."""
        return []

    def signs(self, t: T) -> list[Fact]:
        """What everybody knows of the deal besides the cards: what counts, what it is worth."""
        return []

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

    def own_notes(self, t: T, seat: Seat) -> list[Fact]:
        """What a seat may reckon from its own hand; asked of a view, shown to that seat alone."""
        return []

    def groups(self, t: T, hand: Sequence[Card]) -> list[list[Card]]:
        """A sorted hand in the parts that belong together, such as melds; one part otherwise."""
        return [list(hand)]

    def doubt(self, t: T, move: Move) -> Fact | None:
        """What speaks against a legal move so strongly that one should be asked again first."""
        return None

    def line_name(self, line: Line) -> Fact | None:
        """What a deal on the sheet is called where deals differ in kind."""
        return None

    def outlook(self, t: T, card: Card) -> Fact | None:
        """What putting down this card would do to the trick as it lies, and by which rule."""
        return None

    def nickname(self, card: Card, t: T | None = None) -> str:
        """The key of a name of its own that the players give this card, or "".

        Some cards have theirs only as the table is; it may be left out.
        """
        return ""

    def phrases(self, t: T, seat: Seat) -> list[Call]:
        """What this seat may say now, out of turn; nothing where there is no table talk."""
        return []

    def say(self, t: T, seat: Seat, phrase: Call) -> None:
        """Say one of the `phrases(t, seat)`. Not checked here: see `check_phrase`."""
        t.talk.append(Said(seat, phrase, len(t.tricks)))

    def sorted_hand(self, t: T, hand: Sequence[Card]) -> list[Card]:
        """A hand as a player would hold it."""
        order = {card: place for place, card in enumerate(self.pack())}
        return sorted(hand, key=lambda card: order.get(card, -1))

    # What follows from it.

    def start(self, cards: Sequence[Card], setup: Setup, listen: bool = False) -> T:
        """A table at its first decision; with `listen`, facts are collected."""
        t = self.deal(cards, setup)
        if listen:
            t.facts = []
        self._enter(t, self._first)
        return t

    def legal(self, t: T) -> list[Move]:
        """What the seat whose turn it is may do; empty when the deal is over."""
        if not t.phase:
            return []
        return self._legal[t.phase](t)

    def apply(self, t: T, move: Move) -> None:
        """Do a move that is one of `legal(t)`. Not checked here: see `check`."""
        step = self._plays[t.phase](t, move)
        if step is not None:
            self._enter(t, self._behind[t.phase] if step == NEXT else step)

    def chapter(self, t: T) -> Phase[T] | None:
        """The chapter that the table is in, None when the deal is over."""
        return self._chapters[t.phase] if t.phase else None

    def zone(self, t: T) -> str:
        """Where a card goes that is put down now."""
        return self._chapters[t.phase].zone if t.phase else "trick"

    def check(self, t: T, move: Move) -> None:
        """Raise IllegalMove with the rule that forbids this move now."""
        if not t.phase:
            raise IllegalMove(move, Fact("deal_is_over"))
        if move not in self.legal(t):
            raise IllegalMove(move, self._chapters[t.phase].why_not(t, move))

    def check_phrase(self, t: T, seat: Seat, phrase: Call) -> None:
        """Raise IllegalMove with the rule that forbids saying this now."""
        if not t.phase:
            raise IllegalMove(phrase, Fact("deal_is_over"))
        if phrase not in self.phrases(t, seat):
            raise IllegalMove(phrase, Fact("not_a_phrase"))

    def _enter(self, t: T, name: str) -> None:
        while True:
            t.phase = name
            if name not in self._enters:
                return
            step = self._enters[name](t)
            if step is None:
                return
            name = self._behind[name] if step == NEXT else step
