"""The list of Skat as clubs and tables at home keep it: the value of each game, and the sums.

By Seeger and Fabian a list is worth the points of its games, 50 for each game won less 50 for each
lost, and for each game that an opponent lost 40 at a table of three, 30 at one of four. At a club
each hands in points and games won and lost, and the worth is reckoned out of them.

At home Bierlachs writes down only what is lost: a game won is the opponents' minus, one lost the
player's own, doubled; who comes to the limit pays (Lehnhoff, as told by the German Wikipedia). A
table of four is dealt to by one who sits out: by the place of the game, or whom it says.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.facts import Fact
from engine.options import choice, number, switch
from engine.override import override
from engine.rules.entry import CHOICE, FLAG, LARGEST, SIDE, TABLE, WON_LOST, Answers, Field, Refused
from engine.sheet import Counting, Doubt, Form, Line, Note, Ruled, Total
from engine.sheets.lists import (
    ListEntry,
    ListOptions,
    ListRules,
    ListShow,
    ListTally,
    list_game,
    noted,
)

SEEGER_FABIAN, SEEGER, POINTS = "seeger_fabian", "seeger", "points"
BIERLACHS = "bierlachs"
PASSED, RAMSCH, DEALER, DOUBLED = "passed", "ramsch", "dealer", "doubled"
MOST_DOUBLED = 6
OWN_GAME = 50
OTHERS_LOST = {3: 40, 4: 30}
OTHERS = (SEEGER_FABIAN, SEEGER)
"""The ways of reckoning in which a list is worth something else than its points."""
LEAST, MOST = 18, 264
"""What a game is worth at the least and at the most; lost, it is twice that."""
USUAL, SPARE = 60, 200
"""The most that won games mostly are worth on the average, with some to spare."""
LENGTH = 12
"""How many times each of them deals in a list."""
CHEAPER = 3
"""How many lost games of a list cost the first fee."""

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
"""The most Jacks or trumps that a game can be with or without; in suits eleven."""
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
    """Return these steps and all that they imply, in their order."""
    found = set(flags)
    for step in reversed(STEPS):
        if step in found:
            found.update(IMPLIED.get(step, ()))
    return tuple(step for step in STEPS if step in found)


def value_of(game: str, tops: int, flags: Collection[str]) -> int:
    """Return what a game is worth, with or without these tops; 0 for one that cannot be."""
    if game == NULL:
        return NULL_VALUES.get(tuple(step for step in STEPS if step in flags), 0)
    if game not in BASES or not 0 < tops <= TOPS.get(game, 11):
        return 0
    return BASES[game] * (tops + 1 + len(steps_of(flags)))


@dataclass(frozen=True)
class SkatOptions(ListOptions):
    """What is agreed on for a list; its games are three or four times `each` player's."""

    each: int = number(LENGTH, 0, 24, group="length")
    reckoning: str = choice(SEEGER_FABIAN, SEEGER, POINTS, BIERLACHS, group="scoring")
    limit: int = number(501, 101, 999, group="length", reckoning=(BIERLACHS,))
    # Ramsch, Kontra, Re and Bock, and values that no tournament knows.
    free: bool = switch(False, group="scoring")
    # What a lost game costs, in the smallest coin, and what from the fourth on: 0 for the same.
    lost_fee: int = number(0, 0, 500, group="scoring")
    later_fee: int = number(0, 0, 500, group="scoring")


LIST = SkatOptions()
PRESETS = {
    "list": LIST,
    "half": replace(LIST, each=6),
    "home": replace(LIST, each=0, reckoning=POINTS, free=True),
    "bierlachs": replace(LIST, each=0, reckoning=BIERLACHS, free=True),
}


class SkatTally(ListTally):
    """Points, games won and lost, and what they are worth."""

    def __init__(self, options: SkatOptions, players: int, length: int) -> None:
        super().__init__(players, length)
        self.options = options
        self.won, self.lost = [0] * players, [0] * players

    @property
    @override
    def over(self) -> bool:
        pays = self.options.reckoning == BIERLACHS and min(self.sums) <= -self.options.limit
        return pays or super().over

    @override
    def add(self, line: Line) -> None:
        dealer = _dealer(self.lines, len(self.sums), line)
        ramsch = any(note.key == RAMSCH for note in line.notes)
        for side, value in enumerate(line.values):
            self.won[side] += (value or 0) > 0
            self.lost[side] += (value or 0) < 0 and not ramsch
        if self.options.reckoning == BIERLACHS and not ramsch:
            line = replace(line, values=_only_lost(line.values, dealer))
        super().add(line)

    @override
    def totals(self) -> tuple[Total, ...]:
        rows = [
            *super().totals(),
            Total("won", tuple(self.won)),
            Total("lost", tuple(self.lost), fewest=True),
        ]
        if self.options.reckoning in OTHERS:
            rows.append(Total("worth", tuple(map(self._worth, range(len(self.sums))))))
        if _fees(self.options):
            rows.append(Total("fee", tuple(map(self._fee, self.lost)), fewest=True))
        return tuple(rows)

    def _worth(self, side: int) -> int:
        """Return what the list is worth to one, by Seeger or by Seeger and Fabian."""
        every = zip(self.sums, self.won, self.lost, strict=True)
        return worth(self.options.reckoning, list(every))[side]

    def _fee(self, lost: int) -> int:
        first = min(lost, CHEAPER)
        return first * self.options.lost_fee + (lost - first) * _later(self.options)


def worth(reckoning: str, figures: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return what a list is worth to each who has such points, games won and games lost."""
    if reckoning not in OTHERS:
        return tuple(points for points, _, _ in figures)
    others = OTHERS_LOST[len(figures)] if reckoning == SEEGER_FABIAN else 0
    all_lost = sum(lost for _, _, lost in figures)
    return tuple(
        points + OWN_GAME * (won - lost) + others * (all_lost - lost)
        for points, won, lost in figures
    )


def _dealer(before: int, players: int, line: Line | None = None) -> int | None:
    """Who deals after these games and sits out: as a line says it, else in turn; None at three.

    The first on the list deals first.
    """
    if players < 4:
        return None
    return noted(line or Line(()), DEALER, before % players)


def _only_lost(values: Sequence[int | None], dealer: int | None) -> tuple[int | None, ...]:
    """Return the same game as Bierlachs writes it: what it takes from whom."""
    won = next((value for value in values if (value or 0) > 0), 0)
    if not won:
        return tuple(values)
    player = values.index(won)
    return tuple(None if side in (player, dealer) else -won for side in range(len(values)))


def _later(options: SkatOptions) -> int:
    return options.later_fee or options.lost_fee


def _fees(options: SkatOptions) -> tuple[int, ...]:
    """Return what each lost game of a list costs, in turn; () where none costs any."""
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
        return Counting("worth" if self.options.reckoning in OTHERS else "sum", usual=9999)

    @override
    def club(self) -> Counting:
        known = () if self.options.reckoning == BIERLACHS else ("points", "won", "lost")
        fees = _fees(self.options)
        return replace(self.counting(), lost_fees=fees, figures=known, deals=self.length)

    @override
    def club_result(self, figures: Sequence[Sequence[int]]) -> tuple[int, ...]:
        return worth(self.options.reckoning, figures)

    @override
    def club_doubt(
        self,
        values: Sequence[int],
        figures: Sequence[Sequence[int]] = (),
        passed: int = 0,
        deals: int = 0,
    ) -> Doubt | None:
        if not figures:
            return super().club_doubt(values)
        if tuple(values) != self.club_result(figures):
            return Doubt("does_not_fit")
        whole = deals or self.length
        made = passed + sum(won + lost for _, won, lost in figures)
        odd: Doubt | None = None
        for side, (points, won, lost) in enumerate(figures):
            low, high = LEAST * won - 2 * MOST * lost, MOST * won - 2 * LEAST * lost
            if min(won, lost) < 0 or (self.players == 4 and whole and 4 * (won + lost) > 3 * whole):
                return Doubt("so_many_games", side, (won + lost,))
            if not self.options.free and not low <= points <= high:
                return Doubt("points_for_games", side, (points, won, lost))
            if not odd and self._seldom(points, won, lost):
                odd = Doubt("unusual_points", side, (points, won, lost))
        if whole and made != whole:
            return Doubt("games_in_all", -1, (made, whole))
        return odd

    def _seldom(self, points: int, won: int, lost: int) -> bool:
        """Whether these points of these games are more, or fewer, than there mostly are."""
        return not (
            LEAST * won - 2 * USUAL * lost - SPARE
            <= points
            <= USUAL * won - 2 * LEAST * lost + SPARE
        )

    @override
    def wrong(self, lines: Sequence[Line], line: Line) -> Fact | None:
        there = [value for value in line.values if value is not None]
        notes = dict(line.notes)
        if len(notes) < len(line.notes) or not self._may_note(notes):
            return Fact("does_not_fit")
        dealer = _dealer(len(lines), self.players, line)
        if dealer is not None and line.values[dealer] is not None and DEALER in notes:
            return Fact("dealer_sits_out", (dealer,))
        if RAMSCH in notes:
            return None if there and max(there) < 0 else Fact("nothing_entered")
        if not there:
            return None if PASSED in notes else Fact("nothing_entered")
        if PASSED in notes or len(there) > 1 or (there[0] < 0 and there[0] % 2):
            return Fact("does_not_fit")
        brought = there[0] if there[0] > 0 else -there[0] // 2
        value = brought >> notes.get(DOUBLED, 0)
        if value << notes.get(DOUBLED, 0) != brought:
            return Fact("does_not_fit")
        if "game" in notes and _worth_told(notes) != value:
            return Fact("does_not_fit")
        known = value in VALUES or (self.options.free and value > 0)
        return None if known else Fact("no_such_value", (value,))

    def _may_note(self, notes: Mapping[str, int]) -> bool:
        """Whether a line may say such things of its game."""
        known = {"game", "tops", *STEPS, PASSED}
        if self.players == 4:
            known.add(DEALER)
        if self.options.free:
            known |= {RAMSCH, DOUBLED}
        return (
            notes.keys() <= known
            and 0 <= notes.get(DEALER, 0) < self.players
            and 0 <= notes.get(DOUBLED, 0) <= MOST_DOUBLED
            and ("game" in notes or not notes.keys() & {"tops", *STEPS})
        )


def _worth_told(told: Mapping[str, int]) -> int:
    """Return what a line's notes say the game is worth; 0 where they say nothing possible."""
    notes = {key: number for key, number in told.items() if key not in (DEALER, DOUBLED)}
    game, tops = notes.pop("game", -1), notes.pop("tops", 0)
    if not 0 <= game < len(GAMES) or not notes.keys() <= set(STEPS):
        return 0
    return value_of(GAMES[game], tops, notes.keys())


class SkatEntry(ListEntry):
    """Who played, which game, with or without how many, and how; nobody if all passed.

    At a table of four it says who dealt, too, and who did cannot have played.
    """

    rules: SkatRules

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        every = tuple(range(self.rules.players))
        in_turn = _dealer(len(lines), self.rules.players)
        dealer = in_turn if answers.get((DEALER, TABLE)) is None else answers[DEALER, TABLE]
        sides = tuple(side for side in every if side != dealer)
        player = Field("player", kind=SIDE, sides=sides, blank=True)
        dealt = [] if in_turn is None else [Field(DEALER, kind=SIDE, sides=every, usual=in_turn)]
        free = self.rules.options.free
        doubled = [Field(DOUBLED, high=MOST_DOUBLED, usual=0)] if free else []
        if answers.get(player.name) is None:
            if not free:
                return [player, *dealt]
            lost = [Field(RAMSCH, side, high=LARGEST, blank=True) for side in sides]
            return [player, *lost, *doubled, *dealt]
        game = _game(answers)
        asked = [player, Field("game", kind=CHOICE, choices=GAMES)]
        if game == OTHER:
            low, high = (1, LARGEST) if free else (LEAST, MOST)
            asked.append(Field("value", low=low, high=high))
        elif game != NULL:
            asked.append(Field("tops", low=1, high=TOPS.get(game, 11)))
        steps = () if game == OTHER else (HAND, OUVERT) if game == NULL else STEPS
        asked += [Field(step, kind=FLAG, usual=0) for step in steps]
        outcome = Field("outcome", kind=CHOICE, choices=WON_LOST, usual=0)
        return [*asked, *doubled, outcome, *dealt]

    @override
    def made(self, lines: Sequence[Line], answers: Answers) -> Line:
        player = answers.get(("player", TABLE))
        doubled = answers.get((DOUBLED, TABLE)) or 0 if self.rules.options.free else 0
        about = [Note(DOUBLED, doubled)] if doubled else []
        in_turn = _dealer(len(lines), self.rules.players)
        dealer = answers.get((DEALER, TABLE))
        if dealer not in (None, in_turn):
            about.append(Note(DEALER, dealer))
        if player is None:
            return self._without_player(answers, doubled, about)
        if player == (in_turn if dealer is None else dealer):
            raise Refused(Fact("dealer_sits_out", (player,)))
        game, tops, steps = _game(answers), answers.get(("tops", TABLE)) or 0, _steps(answers)
        notes: list[Note] = []
        value = answers.get(("value", TABLE)) or 0
        if game != OTHER:
            value = value_of(game, tops, steps)
            notes.append(Note("game", GAMES.index(game)))
            if game != NULL:
                notes.append(Note("tops", tops))
            notes += [Note(step, 1) for step in STEPS if step in steps]
        brought = (-2 * value if answers.get(("outcome", TABLE)) else value) << doubled
        values = tuple(brought if side == player else None for side in range(self.rules.players))
        return Line(values, (*notes, *about))

    def _without_player(self, answers: Answers, doubled: int, about: list[Note]) -> Line:
        """All passed; at home that may be a Ramsch, which may cost several something."""
        sides = range(self.rules.players)
        lost = [answers.get((RAMSCH, side)) for side in sides] if self.rules.options.free else []
        if not any(lost):
            dealt = [note for note in about if note.key == DEALER]
            return Line((None,) * self.rules.players, (Note(PASSED, 0), *dealt))
        values = tuple(-(points << doubled) if points else None for points in lost)
        return Line(values, (Note(RAMSCH, 0), *about))

    @override
    def told(self, lines: Sequence[Line], line: Line) -> Answers:
        notes = dict(line.notes)
        doubled = notes.pop(DOUBLED, 0)
        found: dict[tuple[str, int], int | None] = {}
        if self.rules.options.free:
            found[DOUBLED, TABLE] = doubled
        if (dealer := _dealer(len(lines), self.rules.players, line)) is not None:
            found[DEALER, TABLE] = dealer
            notes.pop(DEALER, None)
        if RAMSCH in notes:
            lost = {
                (RAMSCH, side): None if value is None else -value >> doubled
                for side, value in enumerate(line.values)
            }
            return {**found, ("player", TABLE): None, **lost}
        for side, value in enumerate(line.values):
            if value is not None:
                found |= {("player", TABLE): side, ("outcome", TABLE): int(value < 0)}
                if "game" not in notes:
                    worth = (value if value > 0 else -value // 2) >> doubled
                    return {**found, ("game", TABLE): GAMES.index(OTHER), ("value", TABLE): worth}
                null = notes["game"] == GAMES.index(NULL)
                found |= {(step, TABLE): 0 for step in ((HAND, OUVERT) if null else STEPS)}
                return {**found, **{(key, TABLE): number for key, number in notes.items()}}
        lost = {}
        if self.rules.options.free:
            lost = {(RAMSCH, side): None for side in range(len(line.values))}
        return {**found, ("player", TABLE): None, **lost}

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
        doubled = answers.get((DOUBLED, TABLE)) or 0
        more = [Fact("times", (2**doubled, value, value << doubled))] if doubled else []
        return [Fact("steps", (tops, times)), base, *more]


def _game(answers: Answers) -> str:
    """Which game was answered; one in suits until it is."""
    game = answers.get(("game", TABLE))
    return GAMES[0] if game is None or not 0 <= game < len(GAMES) else GAMES[game]


def _steps(answers: Answers) -> tuple[str, ...]:
    """Return the steps that were answered; with a null only those that it has."""
    asked = (HAND, OUVERT) if _game(answers) == NULL else STEPS
    given = tuple(step for step in asked if answers.get((step, TABLE)))
    return given if _game(answers) == NULL else steps_of(given)


class SkatShow(ListShow):
    """What is said of a game of a list."""

    rules: SkatRules

    @override
    def form(self) -> Form:
        rules, sums = self.rules, ["sum"]
        if rules.options.reckoning in OTHERS:
            sums.append("own")
        if rules.options.reckoning == SEEGER_FABIAN:
            sums.append(f"others{rules.players}")
        return Form(
            rules.length or LENGTH * rules.players,
            (
                Ruled("base", 46),
                *(Ruled(key, 36, "tops") for key in ("with", "without")),
                *(Ruled(key, 18, "steps") for key in STEPS),
                *(Ruled(key, 37, "worth") for key in ("plus", "minus")),
            ),
            (Ruled("points", 64), Ruled("won", 18), Ruled("lost", 18)),
            (Ruled("passed", 34),),
            (*sums, "result"),
        )

    @override
    def played(self, line: Line) -> list[Fact]:
        notes = dict(line.notes)
        for key in (PASSED, RAMSCH):
            if key in notes:
                return [Fact(key)]
        told = [Fact(GAMES[notes["game"]])] if 0 <= notes.get("game", -1) < len(GAMES) else []
        implied = {one for step in STEPS if step in notes for one in IMPLIED.get(step, ())}
        told += [Fact(step) for step in STEPS if step in notes and step not in implied]
        lost = any((value or 0) < 0 for value in line.values)
        return [*told, *([Fact("lost")] if lost else [])]


TEXTS = {
    "": "skat",
    "game": "Skat (scores)",
    "game.about": (
        "The scores of a Skat match: what each game was worth, and the Seeger-Fabian scoring. "
        "No cards are dealt here."
    ),
    "preset.list": "List of 36 or 48 games",
    "preset.half": "Half a list",
    "preset.home": "At home, points only",
    "preset.bierlachs": "Bierlachs",
    "option.rounds": "Games in all",
    "option.rounds.0": "by the number of players",
    "option.each": "Games for each player",
    "option.each.0": "as many as you like",
    "option.reckoning": "The list is reckoned",
    "option.reckoning.seeger_fabian": "by Seeger-Fabian",
    "option.reckoning.seeger": "by Seeger",
    "option.reckoning.points": "by points only",
    "option.reckoning.bierlachs": "as Bierlachs: losses only",
    "option.limit": "The loser has minus",
    "option.free": "Ramsch, Kontra, Bock and any value",
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
    "entry.dealer": "Who dealt and stays out?",
    "entry.ramsch": "Lost at Ramsch",
    "entry.doubled": "How many times doubled?",
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
    "played.ramsch": "Ramsch",
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
    "refusal.dealer_sits_out": "{0:seat} dealt and sat out.",
    "refusal.dealer_sits_out.you": "You dealt and sat out.",
    "form.title": "Skat list",
    "form.number": "No.",
    "form.base": "Base",
    "form.tops": "Matadors",
    "form.with": "with",
    "form.without": "w/o",
    "form.steps": "Multipliers",
    "form.hand": "H",
    "form.schneider": "Sn",
    "form.announced1": "an",
    "form.schwarz": "Sw",
    "form.announced2": "an",
    "form.ouvert": "ov",
    "form.worth": "Game value",
    "form.plus": "+",
    "form.minus": "−",
    "form.points": "Points",
    "form.won": "w",
    "form.lost": "l",
    "form.passed": "all pass",
    "form.deals": "deals",
    "form.sum": "Game points",
    "form.own": "(won − lost) × 50",
    "form.others3": "games lost by the others × 40",
    "form.others4": "games lost by the others × 30",
    "form.result": "Final score",
    "form.note": (
        "H hand · Sn Schneider · Sw Schwarz · an announced · ov ouvert · w won · l lost. Base "
        "values: diamonds 9, hearts 10, spades 11, clubs 12, grand 24; null 23, hand 35, ouvert "
        "46, ouvert hand 59."
    ),
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
    pattern="berlin",
    ties=("games_won", "best_round", "worst_round"),
    club_rounds=2,
)
