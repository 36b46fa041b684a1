"""The free sheet: whatever is played, cards, dice or darts, its rounds are written down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.facts import Fact
from engine.options import choice, number
from engine.override import override
from engine.sheet import Counting, Line
from engine.sheets.lists import SUM, ListRules, SheetOptions, list_game

NOTHING, GIVEN = "nothing", "given"


@dataclass(frozen=True)
class FreeSheetOptions(SheetOptions):
    """The rules of a sheet; values with the default first."""

    # What the numbers of a round must come to: anything, nothing (money among those who play), or
    # a given total (the points that lie in a pack).
    comes_to: str = choice("anything", NOTHING, GIVEN, group="scoring")
    total: int = number(120, 1, 999, group="scoring", comes_to=(GIVEN,))
    wins: str = choice("most", "fewest", group="scoring")
    # After how many rounds the evening is over; 0: whenever the players like.
    rounds: int = number(0, 0, 99, group="length")


PLAIN = FreeSheetOptions()

PRESETS = {
    "plain": PLAIN,
    "to_nothing": replace(PLAIN, comes_to=NOTHING),
    "to_total": replace(PLAIN, comes_to=GIVEN),
}


class FreeSheetRules(ListRules):
    """Names by rounds, any numbers, and their sums."""

    options: FreeSheetOptions

    @property
    @override
    def line_fewest(self) -> bool:
        return self.options.wins == "fewest"

    @override
    def counting(self) -> Counting:
        """Return the highest sum wins, or the lowest; together they come to what was agreed on."""
        options = self.options
        if options.comes_to == NOTHING:
            return Counting(SUM, self.line_fewest, least=0, most=0)
        if options.comes_to == GIVEN and options.rounds:
            whole = options.total * options.rounds
            return Counting(SUM, self.line_fewest, least=whole, most=whole)
        return Counting(SUM, self.line_fewest)

    @override
    def wrong(self, lines: Sequence[Line], line: Line) -> Fact | None:
        """Why these numbers are no round of this sheet."""
        options = self.options
        made = sum(value or 0 for value in line.values)
        if line.notes:
            return Fact("does_not_fit")
        if options.comes_to == NOTHING and made != 0:
            return Fact("not_nothing", (made,))
        if options.comes_to == GIVEN and made != options.total:
            return Fact("not_the_total", (options.total, made))
        return None


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
    "option.wins": "Winner of the match",
    "option.wins.most": "the highest sum",
    "option.wins.fewest": "the lowest sum",
    "option.rounds": "Rounds per match",
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


GAME = list_game(TEXTS, PRESETS, FreeSheetRules, seats=(2, 3, 4, 5, 6), ties=())
