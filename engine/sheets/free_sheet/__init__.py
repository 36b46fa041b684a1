"""The free sheet: whatever is played, cards, dice or darts, its rounds are written down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.cards import Card
from engine.facts import Fact
from engine.options import Options, choice, number
from engine.override import override
from engine.parts.words import Words
from engine.rules import Phase, Rules, Setup
from engine.rules.entry import LARGEST, Answers, Entry, Refused
from engine.rules.game import Game
from engine.sheet import Counting, Line
from engine.sheets.lists import SUM, ListShow, ListTally
from engine.table import Seat, Table

NOTHING, GIVEN = "nothing", "given"


@dataclass(frozen=True)
class FreeSheetOptions(Options):
    """The rules of a sheet; values with the default first."""

    # What the numbers of a round must come to: anything, nothing (money among those who play), or
    # a given total (the points that lie in a pack).
    comes_to: str = choice("anything", NOTHING, GIVEN)
    total: int = number(120, 1, 999, comes_to=(GIVEN,))
    wins: str = choice("most", "fewest")
    # After how many rounds the evening is over; 0: whenever the players like.
    rounds: int = number(0, 0, 99)


PLAIN = FreeSheetOptions()

PRESETS = {
    "plain": PLAIN,
    "to_nothing": replace(PLAIN, comes_to=NOTHING),
    "to_total": replace(PLAIN, comes_to=GIVEN),
}


def wrong(options: FreeSheetOptions, values: Sequence[int | None]) -> Fact | None:
    """Why these numbers are no round of this sheet, None if they are one."""
    there = [value for value in values if value is not None]
    if not there:
        return Fact("nothing_entered")
    if any(abs(value) > LARGEST for value in there):
        return Fact("out_of_range", (-LARGEST, LARGEST))
    made = sum(there)
    if options.comes_to == NOTHING and made != 0:
        return Fact("not_nothing", (made,))
    if options.comes_to == GIVEN and made != options.total:
        return Fact("not_the_total", (options.total, made))
    return None


class FreeSheetRules(Rules[Table]):
    """Names by rounds, any numbers, and their sums."""

    options: FreeSheetOptions

    @override
    def pack(self) -> tuple[Card, ...]:
        """No cards: what is played is not our affair."""
        return ()

    @override
    def flow(self) -> list[Phase[Table]]:
        return []

    @property
    @override
    def line_fewest(self) -> bool:
        return self.options.wins == "fewest"

    @override
    def tally(self) -> ListTally:
        return ListTally(self.players, self.options.rounds)

    @override
    def counting(self) -> Counting:
        """The highest sum wins, or the lowest; together they come to what was agreed on."""
        options = self.options
        if options.comes_to == NOTHING:
            return Counting(SUM, self.line_fewest, least=0, most=0)
        if options.comes_to == GIVEN and options.rounds:
            whole = options.total * options.rounds
            return Counting(SUM, self.line_fewest, least=whole, most=whole)
        return Counting(SUM, self.line_fewest)

    @override
    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return not line.notes and wrong(self.options, line.values) is None

    @override
    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        """One round more, until there have been as many as were agreed on."""
        if 0 < self.options.rounds <= len(lines):
            return None
        return Setup(dealer, tuple(range(self.players)))


class FreeSheetEntry(Entry[Table]):
    """A number for each; who was not in the round is left blank."""

    rules: FreeSheetRules

    @override
    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        """The numbers as they are; raises Refused where they do not come to what they must."""
        made = super().line(lines, answers)
        if reason := wrong(self.rules.options, made.values):
            raise Refused(reason)
        return made


TEXTS = {
    "": "free_sheet",
    "game": "Free sheet",
    "game.about": (
        "For whatever you play: names, rounds, any numbers and their sums. No cards are dealt here."
    ),
    "preset.plain": "Any numbers",
    "preset.to_nothing": "Each round adds up to zero",
    "preset.to_total": "Each round adds up to 120",
    "option.comes_to": "The numbers of a round add up to",
    "option.comes_to.anything": "anything",
    "option.comes_to.nothing": "zero, as with money",
    "option.comes_to.given": "a given total",
    "option.total": "The total of a round",
    "option.wins": "The evening is won by",
    "option.wins.most": "the highest sum",
    "option.wins.fewest": "the lowest sum",
    "option.rounds": "Rounds in an evening",
    "option.rounds.0": "as many as you like",
    # A round.
    "deal.number": "Round {0}",
    "fact.puts_right": "Round {0} has been corrected.",
    "entry.points": "What each gets in this round",
    "fact.gets": "{0:seat}: {1}.",
    "fact.gets.you": "You: {1}.",
    "refusal.nothing_entered": "Somebody must have a number in a round.",
    "refusal.not_nothing": "The numbers of a round add up to zero here; these add up to {0}.",
    "refusal.not_the_total": "The numbers of a round add up to {0} here; these add up to {1}.",
    # The sheet.
    "total.sum": "Sum",
}


GAME = Game(
    name="free_sheet",
    seats=(2, 3, 4, 5, 6),
    options=FreeSheetOptions,
    presets=PRESETS,
    rules=FreeSheetRules,
    show=ListShow,
    entry=FreeSheetEntry,
    words=lambda package: Words(TEXTS),
    by_hand=True,
)
