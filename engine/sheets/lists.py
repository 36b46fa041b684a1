"""What lists have in common: a game is written down with what it came to, and the sums below.

A list belongs to a game of which no card is dealt here. It says what is asked about a game, what
line comes of it, and what a line has to be; the rest is here. Values are in the list's own points.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.cards import Card
from engine.facts import Fact
from engine.options import Options, number
from engine.override import override
from engine.parts.part import Part
from engine.parts.words import Words
from engine.rules import Phase, Rules, Setup
from engine.rules.entry import LARGEST, TABLE, Answers, Entry, Refused
from engine.rules.game import Game
from engine.rules.show import Show
from engine.sheet import Counting, Form, Line, Note, Sums
from engine.table import Seat, Table

SUM = "sum"


class SheetOptions(Options):
    """What every sheet agrees on; a list has it before all else, the free sheet at the end."""

    rounds: int
    """How many games the evening has, 0 for as many as one likes."""


@dataclass(frozen=True)
class ListOptions(SheetOptions):
    """What every list agrees on: how many games it has."""

    rounds: int = number(0, 0, 99, group="length")


@dataclass(frozen=True)
class GoalOptions(ListOptions):
    """How far a list goes besides: to this many points of a side, 0 for no end by points."""

    goal: int = number(0, 0, 5000, group="length")


class ListTally(Sums):
    """The sums of a list, over after a number of games (0: never by itself)."""

    def __init__(self, sides: int, length: int) -> None:
        super().__init__(sides, SUM)
        self.length = length

    @property
    @override
    def over(self) -> bool:
        return 0 < self.length <= self.lines


class GoalTally(ListTally):
    """The same, over too when a side has reached its points (0: never)."""

    def __init__(self, sides: int, length: int, goal: int) -> None:
        super().__init__(sides, length)
        self.goal = goal

    @property
    @override
    def over(self) -> bool:
        return super().over or 0 < self.goal <= max(self.sums)


class ListRules(Rules[Table], Part):
    """A list: no pack, no chapters, games one after the other.

    It is named as a Part itself, for lists may say more than games do: `length` and `wrong`.
    """

    options: SheetOptions
    pairs = False
    """Whether four sit down in two pairs, across from each other."""
    adds_up_to_nothing = False
    """Whether what some win the others lose."""
    usual_length = 0
    """How many games a list has on paper where nothing was agreed on, 0 for as many as fit."""

    @override
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        return ((0, 2), (1, 3)) if self.pairs and self.players == 4 else super().sides()

    @override
    def pack(self) -> tuple[Card, ...]:
        """No cards: they lie on a table somewhere else."""
        return ()

    @override
    def flow(self) -> list[Phase[Table]]:
        return []

    @property
    def length(self) -> int:
        """How many games the list has, 0 for as many as one likes."""
        return self.options.rounds

    @override
    def tally(self) -> ListTally:
        return ListTally(len(self.sides()), self.length)

    @override
    def counting(self) -> Counting:
        nothing = 0 if self.adds_up_to_nothing else None
        return Counting(SUM, fewest=self.line_fewest, least=nothing, most=nothing)

    def wrong(self, lines: Sequence[Line], line: Line) -> Fact | None:
        """Why this cannot be a game of the list after these, None if it can."""
        return None

    @override
    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        if (answers := said(line)) and not self._come_to(lines, line, answers):
            return False
        line = without_said(line)
        empty = all(value is None for value in line.values) and not line.notes
        small = all(abs(value or 0) <= LARGEST for value in line.values)
        return small and not empty and self.wrong(lines, line) is None

    def _come_to(self, lines: Sequence[Line], line: Line, answers: Answers) -> bool:
        """Whether the answers that a line has kept are those that it comes of."""
        try:
            return line == self.entry.line(lines, answers)
        except Refused:
            return False

    @override
    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        """One game more, until the list is full."""
        if self.sheet(lines).over:
            return None
        return Setup(dealer, tuple(range(self.players)))


class GoalRules(ListRules):
    """A list that ends when a side has reached its points, if that was agreed on."""

    options: GoalOptions

    @override
    def tally(self) -> ListTally:
        return GoalTally(len(self.sides()), self.length, self.options.goal)


class ListEntry(Entry[Table], Part):
    """What is asked about a game; `made` says what comes of the answers."""

    rules: ListRules
    keeps_answers = False
    """Whether a line tells less than was answered, so that it keeps the answers besides."""

    def made(self, lines: Sequence[Line], answers: Answers) -> Line:
        """Return the line of these answers, right or not: a number for each side by default."""
        return super().line(lines, answers)

    @override
    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        made = self.made(lines, answers)
        if all(value is None for value in made.values) and not made.notes:
            raise Refused(Fact("nothing_entered"))
        if any(abs(value or 0) > LARGEST for value in made.values):
            raise Refused(Fact("out_of_range", (-LARGEST, LARGEST)))
        if reason := self.rules.wrong(lines, made):
            raise Refused(reason)
        if not self.keeps_answers:
            return made
        kept = [
            Note(_name_of(one.key, one.side), answer)
            for one in self.fields(lines, answers)
            if (answer := answers.get(one.name)) is not None
        ]
        return replace(made, notes=(*made.notes, *kept))

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        if not (kept := said(line)):
            return self.told(lines, line)
        return {one.name: kept.get(one.name) for one in self.fields(lines, kept)}

    def told(self, lines: Sequence[Line], line: Line) -> Answers:
        """Return what can be told from the line alone, for one that has kept no answers."""
        return super().answers(lines, line)


class ListShow(Show[Table]):
    """What is said of a game of a list: what each has got."""

    rules: ListRules

    @override
    def form(self) -> Form:
        return Form(self.rules.length or self.rules.usual_length)

    @override
    def brought(self, line: Line) -> list[Fact]:
        return [
            Fact("gets", (side, value))
            for side, value in enumerate(line.values)
            if value is not None
        ]


class ListWords(Words):
    """The words of a list: its own, then those of every list, then those of every game."""

    @override
    def text(self, key: str) -> tuple[str, str]:
        if key not in self.english and key in LIST_TEXTS:
            return LIST_TEXTS[""], LIST_TEXTS[key]
        return super().text(key)

    @override
    def has(self, key: str) -> bool:
        return key in LIST_TEXTS or super().has(key)


def list_game(
    texts: Mapping[str, str],
    presets: Mapping[str, SheetOptions],
    rules: type[ListRules],
    entry: type[ListEntry] = ListEntry,
    show: type[ListShow] = ListShow,
    *,
    seats: tuple[int, ...],
    ties: tuple[str, ...] = ("best_round", "direct"),
    club_rounds: int = 4,
    pattern: str = "bavarian",
) -> Game[Table]:
    """Return the Game of a list; it is called by the name under which its texts are translated."""
    return Game(
        name=texts[""],
        seats=seats,
        options=type(next(iter(presets.values()))),
        presets=presets,
        rules=rules,
        show=show,
        entry=entry,
        words=lambda package: ListWords(texts),
        ties=ties,
        club_rounds=club_rounds,
        pattern=pattern,
        by_hand=True,
    )


def paid(players: int, party: Collection[Seat], value: int) -> tuple[int, ...]:
    """Return what each gets if this party wins `value` from each opponent (below 0: loses).

    A lone player is paid by every opponent; of two against two each gets it once.
    """
    others = players - len(party)
    return tuple(
        value * others // len(party) if seat in party else -value for seat in range(players)
    )


def comes_to_nothing(line: Line) -> Fact | None:
    """Refuse a game in which not as much was lost as was won."""
    made = sum(value or 0 for value in line.values)
    return Fact("not_nothing", (made,)) if made else None


SAID = "said."


def _name_of(key: str, side: int) -> str:
    """Under which note an answer is kept."""
    return f"{SAID}{key}" if side == TABLE else f"{SAID}{key}.{side}"


def said(line: Line) -> Answers:
    """Return the answers that a line has kept; none where it keeps none."""
    found: dict[tuple[str, int], int | None] = {}
    for note in line.notes:
        if note.key.startswith(SAID):
            key, _, side = note.key.removeprefix(SAID).partition(".")
            found[key, int(side) if side.isdecimal() else TABLE] = note.number
    return found


def without_said(line: Line) -> Line:
    """Return the line without the answers that it has kept."""
    return replace(line, notes=tuple(one for one in line.notes if not one.key.startswith(SAID)))


def noted(line: Line, key: str, otherwise: int = 0) -> int:
    """Return the number that a line has noted under a key."""
    return next((note.number for note in line.notes if note.key == key), otherwise)


LIST_TEXTS = {
    "": "lists",
    "option.rounds": "Games per match",
    "option.rounds.0": "as many as you like",
    "option.goal": "The match ends at",
    "option.goal.0": "no fixed score",
    "deal.number": "Game {0}",
    "fact.puts_right": "Game {0} has been corrected.",
    "fact.gets": "{0:side}: {1}.",
    "fact.gets.you": "You: {1}.",
    "entry.points": "Result of the game",
    "entry.player": "Who played?",
    "entry.partner": "With whom?",
    "entry.partner.nobody": "alone",
    "entry.value": "Value of the game",
    "entry.outcome": "Won or lost?",
    "entry.outcome.won": "won",
    "entry.outcome.lost": "lost",
    "refusal.nothing_entered": "Enter at least one number.",
    "refusal.not_nothing": ("The numbers must add up to zero. They add up to {0}."),
    "refusal.out_of_range": "Enter a number from {0} to {1}.",
    "total.sum": "Points",
}
