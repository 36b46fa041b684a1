"""The list of Skat as clubs keep it: the value of each game, and what the list is worth.

By Seeger and Fabian a list is worth the points of its games, 50 for each game won less 50 for each
lost, and for each game that an opponent lost 40 at a table of three, 30 at one of four.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from engine.facts import Fact
from engine.options import choice, number
from engine.override import override
from engine.rules.entry import CHOICE, FLAG, SIDE, TABLE, WON_LOST, Answers, Field
from engine.sheet import Counting, Line, Note, Total
from engine.sheets.lists import ListEntry, ListOptions, ListRules, ListShow, ListTally, list_game

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


BASES = {"diamonds": 9, "hearts": 10, "spades": 11, "clubs": 12, "grand": 24}
NULL, OTHER = "null", "other"
GAMES = (*BASES, NULL, OTHER)
"""What can be played; of an `OTHER` game the value alone is told, as of one that was overbid."""
TOPS = {"grand": 4}
"""With or without so many Jacks or trumps a game is at most; in suits eleven."""
HAND, OUVERT = "hand", "ouvert"
STEPS = (HAND, "schneider", "announced1", "schwarz", "announced2", OUVERT)
"""Each makes a game worth once more; the one behind schneider or schwarz says it was announced."""
IMPLIED = {
    OUVERT: ("announced2",),
    "announced2": ("schwarz", "announced1"),
    "schwarz": ("schneider",),
    "announced1": ("schneider", HAND),
}
"""What a step has in it."""
NULL_VALUES = {(): 23, (HAND,): 35, (OUVERT,): 46, (HAND, OUVERT): 59}


def steps_of(flags: Collection[str]) -> tuple[str, ...]:
    """These steps and all that they imply, in their order."""
    found = set(flags)
    for step in reversed(STEPS):
        if step in found:
            found.update(IMPLIED.get(step, ()))
    return tuple(step for step in STEPS if step in found)


def value_of(game: str, tops: int, flags: Collection[str]) -> int:
    """What a game is worth, with or without so many tops; 0 for one that cannot be."""
    if game == NULL:
        return NULL_VALUES.get(tuple(step for step in STEPS if step in flags), 0)
    if game not in BASES or not 0 < tops <= TOPS.get(game, 11):
        return 0
    return BASES[game] * (tops + 1 + len(steps_of(flags)))


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
        if len(there) > 1 or (there[0] < 0 and there[0] % 2):
            return Fact("does_not_fit")
        if line.notes and _worth_told(line) != worth:
            return Fact("does_not_fit")
        return None if worth in VALUES else Fact("no_such_value", (worth,))


def _worth_told(line: Line) -> int:
    """What the notes of a line say that the game is worth; 0 where they say nothing that can be."""
    notes = dict(line.notes)
    if len(notes) < len(line.notes):
        return 0
    game, tops = notes.pop("game", -1), notes.pop("tops", 0)
    if not 0 <= game < len(GAMES) or not notes.keys() <= set(STEPS):
        return 0
    return value_of(GAMES[game], tops, notes.keys())


class SkatEntry(ListEntry):
    """Who played, which game, with or without how many, and how; nobody if all passed."""

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        sides = tuple(range(self.rules.players))
        player = Field("player", kind=SIDE, sides=sides, blank=True)
        if answers.get(player.name) is None:
            return [player]
        game = _game(answers)
        asked = [player, Field("game", kind=CHOICE, choices=GAMES)]
        if game == OTHER:
            asked.append(Field("value", low=18, high=max(VALUES)))
        elif game != NULL:
            asked.append(Field("tops", low=1, high=TOPS.get(game, 11)))
        steps = () if game == OTHER else (HAND, OUVERT) if game == NULL else STEPS
        asked += [Field(step, kind=FLAG, usual=0) for step in steps]
        return [*asked, Field("outcome", kind=CHOICE, choices=WON_LOST, usual=0)]

    @override
    def made(self, lines: Sequence[Line], answers: Answers) -> Line:
        player = answers.get(("player", TABLE))
        if player is None:
            return Line((None,) * self.rules.players, (Note(PASSED, 0),))
        game, tops, steps = _game(answers), answers.get(("tops", TABLE)) or 0, _steps(answers)
        notes: list[Note] = []
        value = answers.get(("value", TABLE)) or 0
        if game != OTHER:
            value = value_of(game, tops, steps)
            notes.append(Note("game", GAMES.index(game)))
            if game != NULL:
                notes.append(Note("tops", tops))
            notes += [Note(step, 1) for step in STEPS if step in steps]
        brought = -2 * value if answers.get(("outcome", TABLE)) else value
        values = tuple(brought if side == player else None for side in range(self.rules.players))
        return Line(values, tuple(notes))

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        notes = dict(line.notes)
        for side, value in enumerate(line.values):
            if value is not None:
                given = {("player", TABLE): side, ("outcome", TABLE): int(value < 0)}
                if "game" not in notes:
                    worth = value if value > 0 else -value // 2
                    return {**given, ("game", TABLE): GAMES.index(OTHER), ("value", TABLE): worth}
                null = notes["game"] == GAMES.index(NULL)
                given |= {(step, TABLE): 0 for step in ((HAND, OUVERT) if null else STEPS)}
                return {**given, **{(key, TABLE): number for key, number in notes.items()}}
        return {("player", TABLE): None}

    @override
    def reckoning(self, answers: Answers) -> list[Fact]:
        game, tops, steps = _game(answers), answers.get(("tops", TABLE)), _steps(answers)
        if answers.get(("player", TABLE)) is None or answers.get(("game", TABLE)) is None:
            return []
        if game == NULL:
            return [Fact("null_is", (value_of(game, 0, steps),))]
        if game == OTHER or not tops:
            return []
        value = value_of(game, tops, steps)
        times = tops + 1 + len(steps_of(steps))
        base = Fact("times", (times, BASES[game], value))
        return [Fact("steps", (tops, times)), base]


def _game(answers: Answers) -> str:
    """Which game was answered; one in suits until it is."""
    game = answers.get(("game", TABLE))
    return GAMES[0] if game is None or not 0 <= game < len(GAMES) else GAMES[game]


def _steps(answers: Answers) -> tuple[str, ...]:
    """The steps that were answered; with a null only those that it has."""
    asked = (HAND, OUVERT) if _game(answers) == NULL else STEPS
    given = tuple(step for step in asked if answers.get((step, TABLE)))
    return given if _game(answers) == NULL else steps_of(given)


class SkatShow(ListShow):
    """What is said of a game of a list."""

    @override
    def played(self, line: Line) -> list[Fact]:
        notes = dict(line.notes)
        if PASSED in notes:
            return [Fact("passed")]
        told = [Fact(GAMES[notes["game"]])] if 0 <= notes.get("game", -1) < len(GAMES) else []
        implied = {one for step in STEPS if step in notes for one in IMPLIED.get(step, ())}
        told += [Fact(step) for step in STEPS if step in notes and step not in implied]
        lost = any((value or 0) < 0 for value in line.values)
        return [*told, *([Fact("lost")] if lost else [])]


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
    "entry.game": "Which game?",
    "entry.game.diamonds": "Diamonds",
    "entry.game.hearts": "Hearts",
    "entry.game.spades": "Spades",
    "entry.game.clubs": "Clubs",
    "entry.game.grand": "Grand",
    "entry.game.null": "Null",
    "entry.game.other": "by value",
    "entry.tops": "With or without",
    "entry.value": "Value of the game",
    "entry.hand": "Hand",
    "entry.schneider": "Schneider",
    "entry.announced1": "Schneider announced",
    "entry.schwarz": "Schwarz",
    "entry.announced2": "Schwarz announced",
    "entry.ouvert": "Ouvert",
    "entry.steps": "With or without {0}, game {1}",
    "entry.times": "{0} × {1} = {2}",
    "entry.null_is": "Null = {0}",
    "played.passed": "all passed",
    "played.diamonds": "diamonds",
    "played.hearts": "hearts",
    "played.spades": "spades",
    "played.clubs": "clubs",
    "played.grand": "grand",
    "played.null": "null",
    "played.hand": "hand",
    "played.schneider": "Schneider",
    "played.announced1": "Schneider announced",
    "played.schwarz": "Schwarz",
    "played.announced2": "Schwarz announced",
    "played.ouvert": "ouvert",
    "played.lost": "lost",
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
    SkatShow,
    seats=(3, 4),
    ties=("best_round", "worst_round"),
)
