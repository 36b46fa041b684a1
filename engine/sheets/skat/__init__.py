"""The list of Skat as clubs keep it: the value of each game, and what the list is worth.

By Seeger and Fabian a list is worth the points of its games, 50 for each game won less 50 for each
lost, and for each game that an opponent lost 40 at a table of three, 30 at one of four.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.facts import Fact
from engine.options import choice, number
from engine.override import override
from engine.rules.entry import CHOICE, SIDE, WON_LOST, Answers, Field
from engine.sheet import Counting, Line, Note, Total
from engine.sheets.lists import ListEntry, ListOptions, ListRules, ListTally, list_game

SEEGER_FABIAN, SEEGER, POINTS = "seeger_fabian", "seeger", "points"
PASSED = "passed"
OWN_GAME = 50
OTHERS_LOST = {3: 40, 4: 30}
CHEAPER = 3
"""So many lost games of a list cost the first fee."""

NULLS = (23, 35, 46, 59)
VALUES = frozenset(
    (*NULLS, *(base * steps for base in (9, 10, 11, 12) for steps in range(2, 19)))
) | frozenset(24 * steps for steps in range(2, 12))
"""What a game won can be worth: a suit 2 to 18 times, a grand 2 to 11 times, or a null."""


@dataclass(frozen=True)
class SkatOptions(ListOptions):
    """What is agreed on for a list; of `each` player's so many games it has three or four times."""

    each: int = number(12, 0, 24, group="length")
    reckoning: str = choice(SEEGER_FABIAN, SEEGER, POINTS, group="scoring")
    # What a lost game costs, in the smallest coin, and what from the fourth on: 0 for the same.
    lost_fee: int = number(0, 0, 500, group="scoring")
    later_fee: int = number(0, 0, 500, group="scoring")


LIST = SkatOptions()
PRESETS = {
    "list": LIST,
    "half": replace(LIST, each=6),
    "home": replace(LIST, each=0, reckoning=POINTS),
}


class SkatTally(ListTally):
    """Points, games won and lost, and what they are worth."""

    def __init__(self, options: SkatOptions, players: int, length: int) -> None:
        super().__init__(players, length)
        self.options = options
        self.won, self.lost = [0] * players, [0] * players

    @override
    def add(self, line: Line) -> None:
        super().add(line)
        for side, value in enumerate(line.values):
            self.won[side] += (value or 0) > 0
            self.lost[side] += (value or 0) < 0

    @override
    def totals(self) -> tuple[Total, ...]:
        rows = [
            *super().totals(),
            Total("won", tuple(self.won)),
            Total("lost", tuple(self.lost), fewest=True),
        ]
        if self.options.reckoning != POINTS:
            rows.append(Total("worth", tuple(map(self._worth, range(len(self.sums))))))
        if _fees(self.options):
            rows.append(Total("fee", tuple(map(self._fee, self.lost)), fewest=True))
        return tuple(rows)

    def _worth(self, side: int) -> int:
        """What the list is worth to one, by Seeger or by Seeger and Fabian."""
        own = self.sums[side] + OWN_GAME * (self.won[side] - self.lost[side])
        if self.options.reckoning == SEEGER:
            return own
        return own + OTHERS_LOST[len(self.sums)] * (sum(self.lost) - self.lost[side])

    def _fee(self, lost: int) -> int:
        first = min(lost, CHEAPER)
        return first * self.options.lost_fee + (lost - first) * _later(self.options)


def _later(options: SkatOptions) -> int:
    return options.later_fee or options.lost_fee


def _fees(options: SkatOptions) -> tuple[int, ...]:
    """What the first lost game of a list costs, the second and so on; () where none costs any."""
    if not _later(options):
        return ()
    return (options.lost_fee,) * CHEAPER + (_later(options),)


class SkatRules(ListRules):
    """A list of 36 or 48 games, or of any number."""

    options: SkatOptions

    @property
    @override
    def length(self) -> int:
        return self.options.rounds or self.options.each * self.players

    @override
    def tally(self) -> SkatTally:
        return SkatTally(self.options, self.players, self.length)

    @override
    def counting(self) -> Counting:
        return Counting("sum" if self.options.reckoning == POINTS else "worth")

    @override
    def club(self) -> Counting:
        return replace(self.counting(), lost_fees=_fees(self.options))

    @override
    def wrong(self, lines: Sequence[Line], line: Line) -> Fact | None:
        there = [value for value in line.values if value is not None]
        if not there:
            return None if line.notes == (Note(PASSED, 0),) else Fact("nothing_entered")
        worth = there[0] if there[0] > 0 else -there[0] // 2
        if len(there) > 1 or line.notes or (there[0] < 0 and there[0] % 2):
            return Fact("does_not_fit")
        return None if worth in VALUES else Fact("no_such_value", (worth,))


class SkatEntry(ListEntry):
    """Who played, what the game was worth, and whether it was won; nobody if all passed."""

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        sides = tuple(range(self.rules.players))
        player = Field("player", kind=SIDE, sides=sides, blank=True)
        if answers.get(player.name) is None:
            return [player]
        return [
            player,
            Field("value", low=18, high=max(VALUES)),
            Field("outcome", kind=CHOICE, choices=WON_LOST, usual=0),
        ]

    @override
    def made(self, lines: Sequence[Line], answers: Answers) -> Line:
        player = answers.get(("player", -1))
        if player is None:
            return Line((None,) * self.rules.players, (Note(PASSED, 0),))
        value = answers.get(("value", -1)) or 0
        brought = -2 * value if answers.get(("outcome", -1)) else value
        return Line(
            tuple(brought if side == player else None for side in range(self.rules.players))
        )

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        for side, value in enumerate(line.values):
            if value is not None:
                worth = value if value > 0 else -value // 2
                return {("player", -1): side, ("value", -1): worth, ("outcome", -1): value < 0}
        return {("player", -1): None}


TEXTS = {
    "": "skat",
    "game": "Skat (scores)",
    "game.about": (
        "The scores of an evening of Skat: what each game was worth, and the Seeger-Fabian "
        "scoring. No cards are dealt here."
    ),
    "preset.list": "List of 36 or 48 games",
    "preset.half": "Half a list",
    "preset.home": "At home, points only",
    "option.rounds": "Games in all",
    "option.rounds.0": "by the number of players",
    "option.each": "Games for each player",
    "option.each.0": "as many as you like",
    "option.reckoning": "The list is reckoned",
    "option.reckoning.seeger_fabian": "by Seeger-Fabian",
    "option.reckoning.seeger": "by Seeger",
    "option.reckoning.points": "by points only",
    "option.lost_fee": "A lost game costs, in cents",
    "option.lost_fee.0": "nothing",
    "option.later_fee": "From the fourth on it costs, in cents",
    "option.later_fee.0": "as much as before",
    "entry.player": "Who played?",
    "entry.player.nobody": "All passed",
    "entry.value": "Value of the game",
    "refusal.no_such_value": "No game of Skat is worth {0}.",
    "total.won": "Games won",
    "total.lost": "Games lost",
    "total.worth": "Value of the list",
    "total.fee": "For lost games, in cents",
}


GAME = list_game(
    TEXTS,
    PRESETS,
    SkatRules,
    SkatEntry,
    seats=(3, 4),
    ties=("best_round", "worst_round"),
)
