"""The crosses: what the lines of an evening of Ramsen come to.

A line has the tricks of each player who was in, None for one who passed or sat out. So the same
lines serve deals played here and deals played with real cards. A note ("finished", side) gives
the order in which sides completed their crosses when several did in one deal.

From the text that `readings.md` names: a bar for every trick, five to a cross; one who played and
took nothing gets an extra cross (RM-A16); the first to complete all wins. Zaisertshofen plays on to
the last, who gets a Bolla (RM-A27); finishers drop out (RM-A28). An evening may also end with its
first game, or with a number of deals, and a game that is on is then decided as it stands (RM-A31).
"""

from __future__ import annotations

from dataclasses import replace

from engine.games.ramsen.options import RamsenOptions
from engine.override import override
from engine.phases import race
from engine.phases.race import Course, RaceTally
from engine.sheet import Counting, Line, Mark, Total

BARS = 5
"""The bars of one cross."""


def course(options: RamsenOptions) -> Course:
    """How a game goes: it may end with its first finisher, and the first leads may be bound."""
    swiss = options.swiss_leads
    return Course(options.finish == "first", options.stop_at_last_bar, swiss, swiss)


def counting(options: RamsenOptions) -> Counting:
    """Return what decides the evening: each game gives a Bolla, a win, or the points of its places.

    Those who tie for the lead play it off, so there may be more of it than games were agreed on.
    """
    # Of a game that the last deal breaks off nobody may stand last or first alone.
    games = {"deals": 0, "one_game": 1}.get(options.evening, options.games)
    match options.finish:
        case "bolla":
            return Counting("bolla", fewest=True, least=games)
        case "places":
            return Counting("points", least=games)
    return Counting("wins", least=games)


def club(options: RamsenOptions, sides: int) -> Counting:
    """Return what a club counts: money if there is a stake; the agreed games, no play-off."""
    games = 1 if options.evening == "one_game" else options.games
    if options.stake and options.applies("stake"):
        return Counting("money", least=0, most=0)
    if options.evening == "deals":
        return replace(counting(options), lowest=0, usual=options.deals)
    first, each = (sides - 1, sides * (sides - 1) // 2) if options.finish == "places" else (1, 1)
    whole = games * each
    return replace(counting(options), least=whole, most=whole, lowest=0, highest=games * first)


class RamsenTally(RaceTally):
    """The slate of the game that is on, and the sums of the games before."""

    def __init__(self, options: RamsenOptions, sides: int) -> None:
        self.options = options
        self.sides = sides
        self.games = 0
        self.played = 0
        self.wins = [0] * sides
        self.bolla = [0] * sides
        self.points = [0] * sides
        self.money = [0] * sides
        self._counting = counting(options)
        self._over = self._ended = self._broken_off = False
        self.start(tuple(range(sides)))

    @property
    @override
    def over(self) -> bool:
        return self._over

    @property
    @override
    def ended(self) -> bool:
        return self._ended

    def start(self, playing: tuple[int, ...]) -> None:
        """Start a new game for these sides, with fresh crosses."""
        self.playing = playing
        needed = self.options.crosses * BARS
        self.needed = [needed if side in playing else 0 for side in range(self.sides)]
        self.filled = [0] * self.sides
        self.places: list[int] = []
        self._ended = False

    def open(self, side: int) -> int:
        """Return the marks this side still needs."""
        return self.needed[side] - self.filled[side]

    def still_in(self) -> tuple[int, ...]:
        """Return the sides with open crosses."""
        return tuple(side for side in self.playing if self.open(side))

    @override
    def add(self, line: Line) -> None:
        """Chalk one deal; the first line after the end of a game begins the next."""
        if self._ended:
            self.start(self._next_sides())
        self.played += 1
        for side in self.playing:
            bars = line.values[side] or 0
            self.filled[side] = min(self.filled[side] + bars, self.needed[side])
        done = [side for side in self.playing if not self.open(side) and side not in self.places]
        self.places += race.in_order(line, done)
        if self._game_ends():
            self._end()
            return
        for side in self.still_in():
            if line.values[side] == 0:
                self.needed[side] += self.options.penalty_cross
        if self._last_deal():
            self._break_off()

    def _last_deal(self) -> bool:
        return self.options.evening == "deals" and self.played >= self.options.deals

    def _break_off(self) -> None:
        """Decide a game that is not over after the last deal as it stands (RM-A31).

        The only one who stands first or last is it; where several do, nobody is.
        """
        self._ended = self._over = self._broken_off = True
        self.games += 1
        behind = [
            sum(self.open(other) > self.open(side) for other in self.playing)
            for side in range(self.sides)
        ]
        still = sorted(self.still_in(), key=self.open)
        if self.options.finish == "first":
            if self.open(still[0]) < self.open(still[1]):
                self._pay(still[0])
            return
        if self.open(still[-1]) > self.open(still[-2]):
            self.bolla[still[-1]] += 1
        for place, side in enumerate(self.places):
            self.points[side] += len(self.playing) - 1 - place
        for side in still:
            self.points[side] += behind[side]

    def _game_ends(self) -> bool:
        if self.options.finish == "first":
            return bool(self.places)
        return len(self.still_in()) <= 1

    def _end(self) -> None:
        self._ended = True
        self.games += 1
        if self.options.finish == "first":
            self._pay(self.places[0])
        else:
            self.places += self.still_in()
            self.bolla[self.places[-1]] += 1
            for place, side in enumerate(self.places):
                self.points[side] += len(self.places) - 1 - place
        match self.options.evening:
            case "one_game":
                self._over = True
            case "deals":
                self._over = self._last_deal()
            case _:
                played_out = self.games >= self.options.games
                self._over = played_out and len(self._leading()) == 1

    def _pay(self, winner: int) -> None:
        self.wins[winner] += 1
        for side in self.playing:
            if side != winner:
                owed = self.options.stake * self.open(side)
                self.money[side] -= owed
                self.money[winner] += owed

    def _leading(self) -> tuple[int, ...]:
        """Who would win the evening now, among the sides of the last game."""
        return self._leading_of(self.contenders())

    def _leading_of(self, sides: tuple[int, ...]) -> tuple[int, ...]:
        counted = {"bolla": self.bolla, "points": self.points, "wins": self.wins}
        return self._counting.best(counted[self._counting.total], sides)

    def _next_sides(self) -> tuple[int, ...]:
        """Everybody, or those who tie when the agreed games are played: they play it off."""
        ties = self.options.evening == "games" and self.games >= self.options.games
        return self._leading() if ties else tuple(range(self.sides))

    @override
    def following(self) -> tuple[tuple[int, ...], list[int]]:
        """Who plays the next deal, and the marks that each side needs then."""
        if not self._ended:
            return self.still_in(), [self.open(side) for side in range(self.sides)]
        sides = self._next_sides()
        needed = self.options.crosses * BARS
        return sides, [needed if side in sides else 0 for side in range(self.sides)]

    @override
    def contenders(self) -> tuple[int, ...]:
        """Everybody, or in a play-off those who are in it.

        Where the last deal broke a game off, of those who lead only who has the fewest open bars.
        """
        if self._broken_off:
            # Of those who stand equal, who lacks the fewest bars.
            best = self._leading_of(tuple(range(self.sides)))
            fewest = min(map(self.open, best))
            return tuple(side for side in best if self.open(side) == fewest)
        in_play_off = self.options.evening == "games" and self.games > self.options.games
        return self.playing if in_play_off else tuple(range(self.sides))

    @override
    def slate(self, side: int) -> tuple[Mark, ...]:
        """Return a side's crosses, each with its bars, penalty crosses behind; then the Bolla."""
        marks = []
        bars = self.filled[side]
        for cross in range(self.needed[side] // BARS):
            kind = "cross" if cross < self.options.crosses else "penalty_cross"
            marks.append(Mark(kind, max(0, min(BARS, bars - cross * BARS))))
        if self.options.finish == "bolla" and self.bolla[side]:
            marks.append(Mark("bolla", self.bolla[side]))
        return tuple(marks)

    @override
    def totals(self) -> tuple[Total, ...]:
        """Return the sums that mean something under these options."""
        sides = range(self.sides)
        rows = [Total("open", tuple(self.open(side) for side in sides), fewest=True)]
        match self.options.finish:
            case "bolla":
                rows.append(Total("bolla", tuple(self.bolla)))
            case "places":
                rows.append(Total("points", tuple(self.points)))
            case _:
                rows.append(Total("wins", tuple(self.wins)))
        if self.options.stake and self.options.applies("stake"):
            rows.append(Total("money", tuple(self.money)))
        return tuple(rows)
