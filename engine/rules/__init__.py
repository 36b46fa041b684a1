"""The rules of a game, and what it says beside them: the contract of a game, in one package.

A game's show, bots, booklet and entry are asked through its rules, and each of them is made of the
rules; a Game makes the rules, and they know their game. They are pairs by nature, so they lie here
together, each in a module of its own; nothing else of the engine imports in a circle.

Rules say what can happen at a table and what it comes to: one object for house rules and players.

The rules of a game are a subclass of `Rules`, as its `game.py` says, and a deal is a row of
chapters. A chapter is a Phase: `legal` says what may be done, `play` does it and says where to go
on; one that only deals does so in `enter` and goes on with NEXT. All that lies on the table is in
a Table: rules and chapters keep no state of a deal.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, TypeAlias

from engine.cards import Card
from engine.facts import Fact
from engine.moves import Call, Move, write
from engine.options import Options
from engine.parts.part import Part, T
from engine.sheet import Counting, Doubt, Line, Sheet, Tally, folded
from engine.table import Said, Seat

if TYPE_CHECKING:
    from engine.rules.booklet import Booklet
    from engine.rules.bots import Bots
    from engine.rules.entry import Entry
    from engine.rules.game import Game
    from engine.rules.show import Show

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
    """How a deal begins: who deals, who plays, and what each seat carries from earlier deals.

    With `by_lot` the dealer is to be drawn from those who play; `dealer` is then only whose turn it
    would be. A match draws, and its log keeps whom the lot fell on.
    """

    dealer: Seat
    playing: tuple[Seat, ...]
    carried: tuple[int, ...] = ()
    by_lot: bool = False


class Formal(NamedTuple):
    """The one answer of a seat that is asked only so that nobody learns what it holds.

    `since` is the version of the log from which on the question is asked. In an older evening the
    answer is given unasked; version 1 writes the answers to its questions, later ones none.
    """

    move: Move
    since: int = 2


class Phase(Generic[T]):
    """A chapter of the rule book. It keeps no state: that is the table's.

    Where the same is allowed whenever a seat is asked, `answers` are the calls, and `otherwise` is
    the key of the rule that forbids all else. `zone` says where a card goes that is put down in
    this chapter: "trick", "aside", "rows" or "up", the open cards beside the stock.
    """

    name: ClassVar[str]
    zone: ClassVar[str] = "trick"
    answers: ClassVar[tuple[Call, ...]] = ()
    otherwise: ClassVar[str] = "not_now"
    for_form: ClassVar[Move | None] = None
    """What `formal` answers where it answers anything; the player who decides may say the same."""

    def enter(self, t: T) -> Step:
        """Set the table for this chapter: whose turn it is. NEXT where there is nothing to do."""
        return STAY

    def legal(self, t: T) -> list[Move]:
        """Return what the seat whose turn it is may do; never empty. The caller owns the list."""
        return [*self.answers]

    def play(self, t: T, move: Move) -> Step:
        """Do a legal move: STAY in the chapter, go on to the NEXT, a named one, or END."""
        raise NotImplementedError

    def formal(self, t: T) -> Formal | None:
        """Return the answer of a seat that is asked only so that nobody learns what it holds.

        It is the only legal move then, a call that tells nothing and ends no deal. Whether a seat
        is asked may depend only on what everybody knows: one who can do nothing is asked as well.
        """
        return None

    def why_not(self, t: T, move: Move) -> Fact:
        """Return the rule that forbids a move which is not legal."""
        return Fact(self.otherwise)

    def barred(self, t: T, seat: Seat) -> frozenset[Card]:
        """Cards that this seat has shown in this chapter not to hold, as all could see.

        It is asked in later chapters too, and in earlier ones.
        """
        return frozenset()

    def claims(self, t: T, seat: Seat) -> tuple[str, ...]:
        """Return what this seat may claim of the tricks left, by what all see: "all" or "none"."""
        return ()

    def sure(self, t: T, kind: str, out: Collection[Card]) -> Card | None:
        """Return the card by which the player in turn keeps a claim of this kind for sure.

        `t` is what he sees, `out` are the cards that others may hold. None is always right:
        it only means that no quick sign shows it.
        """
        return None


class Rules(Part, Generic[T]):
    """A game with its house rules and number of players. It keeps no state of a deal."""

    def __init__(self, game: Game[T], options: Options, players: int) -> None:
        """Make the rules of this game, as `Game.make` does. Raises WrongNumber."""
        if players not in game.seats_of(options):
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
        self._for_form = {one.name: one.for_form for one in chapters}
        self._legal = {one.name: one.legal for one in chapters}
        self._plays = {one.name: one.play for one in chapters}
        self._barred = [one.barred for one in chapters if type(one).barred is not Phase.barred]
        self.has_claims = any(type(one).claims is not Phase.claims for one in chapters)
        """Whether the rest of the tricks can be claimed in this game."""

    # The other parts of the game, made when they are first asked for.

    @cached_property
    def show(self) -> Show[T]:
        """What the table shows and says."""
        show: Show[T] = self.game.part("show", self)
        return show

    @cached_property
    def bots(self) -> Bots[T]:
        """What bots know of the game."""
        bots: Bots[T] = self.game.part("bots", self)
        return bots

    @cached_property
    def booklet(self) -> Booklet[T]:
        """Where its pages answer what, and how cards stand."""
        booklet: Booklet[T] = self.game.part("booklet", self)
        return booklet

    @cached_property
    def entry(self) -> Entry[T]:
        """What is asked about a deal played with real cards."""
        entry: Entry[T] = self.game.part("entry", self)
        return entry

    # What a game says of itself.

    def pack(self) -> tuple[Card, ...]:
        """Return the cards of the game, in a fixed order."""
        raise NotImplementedError

    @property
    def pattern(self) -> str:
        """The pattern of the cards that these rules are played with, where they are at home."""
        return self.game.pattern

    @property
    def anticlockwise(self) -> bool:
        """Whether one plays to the right: seats are numbered as turns go, and shown that way."""
        return False

    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Return the columns of the sheet: which seats share each.

        A line has a number for each side.
        """
        return tuple((seat,) for seat in range(self.players))

    def flow(self) -> list[Phase[T]]:
        """Return the chapters of a deal, in their order."""
        raise NotImplementedError

    def deal(self, cards: Sequence[Card], setup: Setup) -> T:
        """Return a table before the first chapter.

        `cards` is the pack as it lies, top card first.
        """
        raise NotImplementedError

    def score(self, t: T) -> Line:
        """Return the line that this finished deal leaves on the sheet."""
        raise NotImplementedError

    def interim(self, t: T) -> Line | None:
        """Return the line of a deal so far, for a slate that grows with every trick."""
        return None

    @property
    def line_fewest(self) -> bool:
        """Whether few is good in a line; what decides the evening says `counting`."""
        return False

    def tally(self) -> Tally:
        """Return what the lines are chalked on, with nothing on it yet."""
        raise NotImplementedError

    def counting(self) -> Counting:
        """Which row of sums decides the evening, and whether few of it is good."""
        raise NotImplementedError

    def club(self) -> Counting:
        """Return what a table hands in at a club evening, which is also settled in money."""
        return self.counting()

    def club_result(self, figures: Sequence[Sequence[int]]) -> tuple[int, ...]:
        """Return what a club's table comes to with such `figures` of each as `club` names."""
        raise NotImplementedError

    def club_doubt(
        self,
        values: Sequence[int],
        figures: Sequence[Sequence[int]] = (),
        passed: int = 0,
        deals: int = 0,
    ) -> Doubt | None:
        """Why a club's table can hardly have come to this, in these `deals` if they are known."""
        counting = self.club()
        if counting.exact is None and not counting.allows(values):
            return Doubt("does_not_fit")
        return counting.doubt(values)

    def sheet(self, lines: Sequence[Line]) -> Sheet:
        """Return what these lines come to."""
        return folded(self.tally(), self.counting(), len(self.sides()), lines)

    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        """Whether a deal after these lines can have left this one; for lines entered by hand.

        By default somebody has to be in it, and a line that ends the evening has to bring the
        table to what `counting` allows.
        """
        if all(value is None for value in line.values):
            return False
        sheet, counting = self.sheet([*lines, line]), self.counting()
        return not sheet.over or counting.allows(sheet.total(counting.total))

    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        """Return the deal after these lines, None when the evening is over.

        `dealer` is whose turn it is to deal; a game passes over who is out.
        """
        raise NotImplementedError

    def barred(self, t: T, seat: Seat) -> frozenset[Card]:
        """Cards that this seat has shown it does not hold, as all at the table could see."""
        found: frozenset[Card] = frozenset()
        for barred in self._barred:
            found |= barred(t, seat)
        return found

    def remarks(self) -> list[Fact]:
        """Return what to know of these house rules before an evening begins: `remark.KEY`."""
        return []

    def derive(self, t: T) -> None:
        """Work out anew the hidden fields in which no cards lie, from where the cards lie.

        Asked of a table dealt anew from a view, where the unseen of those fields are as at the
        start of a deal, or as for other cards. Only a game that declares such fields needs it.
        """
        raise NotImplementedError(f"{type(self).__name__} does not derive its hidden fields")

    def asks(self, t: T) -> Fact:
        """Return what the seat whose turn it is is asked.

        The key is the chapter's, or more exact.
        """
        return Fact(t.phase)

    def formal(self, t: T) -> Formal | None:
        """Return the answer for form's sake that is due, None where something is to be decided."""
        asked = self._formal.get(t.phase)
        return None if asked is None else asked(t)

    def may_be_formal(self, t: T, move: Move) -> bool:
        """Whether the others cannot tell this move of the seat on turn from one for form's sake."""
        return move == self._for_form.get(t.phase)

    def reshuffles(self, t: T, move: Move) -> Sequence[Card]:
        """Return the cards laid away that this legal move shuffles again, in the game's own order.

        A match gives them another, which its log keeps, with `Table.shuffle_in` before `apply`.
        """
        return ()

    def phrases(self, t: T, seat: Seat) -> list[Call]:
        """Return what this seat may say now, out of turn; nothing where there is no table talk."""
        return []

    def say(self, t: T, seat: Seat, phrase: Call) -> None:
        """Say one of the `phrases(t, seat)`. Not checked here: see `check_phrase`."""
        t.talk.append(Said(seat, phrase, len(t.tricks)))

    # What follows from it.

    def start(self, cards: Sequence[Card], setup: Setup, listen: bool = False) -> T:
        """Return a table at its first decision; with `listen`, facts are collected."""
        t = self.deal(cards, setup)
        if listen:
            t.facts = []
        self._enter(t, self._first)
        return t

    def legal(self, t: T) -> list[Move]:
        """Return what the seat whose turn it is may do; empty when the deal is over."""
        if not t.phase:
            return []
        return self._legal[t.phase](t)

    def apply(self, t: T, move: Move) -> None:
        """Do a move that is one of `legal(t)`. Not checked here: see `check`."""
        step = self._plays[t.phase](t, move)
        if step is not None:
            self.go_on(t, step)

    def go_on(self, t: T, step: str) -> None:
        """Go on where a step of this table's chapter leads."""
        self._enter(t, self._behind[t.phase] if step == NEXT else step)

    def chapter(self, t: T) -> Phase[T] | None:
        """Return the chapter that the table is in, None when the deal is over."""
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
