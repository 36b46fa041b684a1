"""A contest: which bots meet in which game, and one deal or one whole match of it.

A `Round` is what is sent to a process and comes back as an `Outcome`: plain data both. Who plays
is a name for each side of the game; with fewer names the last fills the rest. Every round is
played in all rotations of the names, and the same seed gives the same result anywhere. Where a
game has phrases there is talk, as at any table: before each decision somebody may say something.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine import bots, games, shuffle
from engine.bots.bot import Bot, Clock
from engine.bots.table_talk import conferred
from engine.hidden import view
from engine.moves import Call
from engine.rules import Rules
from engine.sheet import Line
from engine.table import Seat, Table, View

LONGEST = 200
"""A match that is not over after this number of deals counts as shared."""

EVENING = 8
"""From the first deals of a match, at most this number are taken for measuring single deals."""


@dataclass(frozen=True)
class Contest:
    """Who plays what: the names are those of `engine.bots.make`, one for each side."""

    game: str
    options: Mapping[str, Any]
    players: int
    names: tuple[str, ...]
    seed: int
    matches: bool = False
    """Whether whole matches are played instead of single deals."""

    def make(self) -> Rules[Any]:
        """Return the game; raises what a wrong description of it raises."""
        kind = games.find(self.game)
        return kind.make(kind.options.from_dict(self.options), self.players)

    def lineup(self, sides: int) -> tuple[str, ...]:
        """Return a name for each side: the last fills the rest."""
        return tuple(self.names[min(side, len(self.names) - 1)] for side in range(sides))


def dealt(
    rules: Rules[Any], seed: int, number: int, dealer: Seat, lines: Sequence[Line] = ()
) -> Table:
    """Return the table of a deal behind these lines; for all players the cards are the same."""
    setup = rules.next_deal(list(lines), dealer)
    assert setup is not None
    table: Table = rules.start(shuffle.numbered(rules.pack(), seed, number), setup)
    return table


def behind(rules: Rules[Any], seed: int, number: int) -> list[Line]:
    """Return the lines of the deals before this one, which rules of thumb have played.

    One is the first of its evening, the next the second, and so on. There are none where the first
    deals of an evening ask all that later ones ask. An evening that is over begins again.
    """
    lines: list[Line] = []
    if rules.bots.asks_all_at_first:
        return lines
    for place in range(number - number % EVENING, number):
        dealer = place % rules.players
        if rules.next_deal(lines, dealer) is None:
            lines = []
        # Below zero are cards that no deal has which is played for itself.
        t = dealt(rules, seed, -number * EVENING - place % EVENING, dealer, lines)
        rules.bots.play_until("", t, Random(f"behind {seed} {number} {place}"))
        lines.append(rules.score(t))
    return lines if rules.next_deal(lines, number % rules.players) is not None else []


def numbered(rules: Rules[Any], seed: int, number: int) -> Table:
    """Return the table of a deal played by itself, to be measured and tuned."""
    lines = behind(rules, seed, number)
    return dealt(rules, seed, number, number % rules.players, lines)


@dataclass(frozen=True)
class Round:
    """One deal, or one match, of a contest."""

    contest: Contest
    number: int
    clock: Clock | None = None


@dataclass(frozen=True)
class Outcome:
    """What a round brought: each name's means over all rotations, and the time of its decisions.

    `won` is the share of rotations that a side won; sides that share a win share it.
    """

    number: int
    payoffs: Mapping[str, float]
    won: Mapping[str, float]
    times: Mapping[str, list[float]]


def play(one: Round) -> Outcome:
    """Play a round in every rotation of the names."""
    rules = one.contest.make()
    sides = len(rules.sides())
    lineup = one.contest.lineup(sides)
    players = {name: bots.make(name, rules) for name in set(lineup)}
    table = _Play(rules, players, one.clock)
    payoffs: dict[str, list[float]] = {name: [] for name in lineup}
    won: dict[str, list[float]] = {name: [] for name in lineup}
    for turned in range(sides):
        seated = lineup[turned:] + lineup[:turned]
        results, winners = (table.match if one.contest.matches else table.deal)(one, seated)
        for side, name in enumerate(seated):
            payoffs[name].append(results[side])
            won[name].append((side in winners) / len(winners))
    return Outcome(one.number, _means(payoffs), _means(won), table.times)


def _means(results: Mapping[str, list[float]]) -> dict[str, float]:
    return {name: sum(some) / len(some) for name, some in results.items()}


class _Play:
    """Bots at a table; counts the time they take."""

    def __init__(self, rules: Rules[Any], players: Mapping[str, Bot], clock: Clock | None) -> None:
        self._rules = rules
        self._players = players
        self._clock = clock
        self._talks = type(rules).phrases is not Rules.phrases
        self._side = {seat: side for side, seats in enumerate(rules.sides()) for seat in seats}
        self.times: dict[str, list[float]] = {name: [] for name in players}

    def deal(self, one: Round, seated: tuple[str, ...]) -> tuple[list[float], Sequence[int]]:
        """One deal by itself; what it brings each side, and who won."""
        lines = behind(self._rules, one.contest.seed, one.number)
        results = self._rules.bots.returns(self._line(one, seated, one.number, lines, 0))
        return results, [side for side, result in enumerate(results) if result == max(results)]

    def match(self, one: Round, seated: tuple[str, ...]) -> tuple[list[float], Sequence[int]]:
        """Return a whole match; what it brings each side in sum, and who won."""
        rules = self._rules
        lines: list[Line] = []
        while len(lines) < LONGEST and rules.next_deal(lines, 0) is not None:
            number = one.number * LONGEST + len(lines)
            lines.append(self._line(one, seated, number, lines, len(lines)))
        winners = rules.sheet(lines).winners or tuple(range(len(seated)))
        payoffs = map(self._rules.bots.returns, lines)
        return [sum(some) for some in zip(*payoffs, strict=True)], winners

    def _line(
        self, one: Round, seated: tuple[str, ...], number: int, lines: list[Line], turn: int
    ) -> Line:
        rules = self._rules
        seed = one.contest.seed
        t = dealt(rules, seed, number, (one.number + turn) % rules.players, lines)
        luck = [Random(f"arena {seed} {number} {seat}") for seat in range(rules.players)]
        tongue = Random(f"talk in the arena {seed} {number}") if self._talks else None
        while t.phase:
            if tongue is not None:
                self._talk(t, seated, tongue)
            self._decide(t, seated[self._side[t.turn]], luck[t.turn])
        return rules.score(t)

    def _talk(self, t: Table, seated: tuple[str, ...], tongue: Random) -> None:
        """Before a decision somebody may say something; cards that are held up are seen."""
        rules = self._rules

        def says(seat: Seat) -> Call | None:
            return self._players[seated[self._side[seat]]].say(view(t, seat), tongue)

        def seats() -> list[Seat]:
            return [seat for seat in t.in_play() if rules.phrases(t, seat)]

        def tell(seat: Seat, phrase: Call) -> None:
            rules.say(t, seat, phrase)

        conferred(seats, says, lambda: rules.bots.due(t), tell, tongue)

    def _decide(self, t: Table, name: str, luck: Random) -> None:
        rules, bot, clock = self._rules, self._players[name], self._clock
        legal = rules.legal(t)
        if len(legal) == 1:
            rules.apply(t, legal[0])
            return
        seen = View(t.turn, t.copy()) if bot.sees_all else view(t, t.turn)
        begun = clock() if clock is not None else 0.0
        move = bot.choose(seen, legal, luck, 0.0)
        if clock is not None:
            self.times[name].append(clock() - begun)
        rules.apply(t, move)
