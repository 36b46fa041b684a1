"""`python3 dev.py arena.ceiling [GAME …]`: how much of the gap to open cards could be closed.

The others play by rules of thumb, and the seat knows these as well as they do. In a number of
worlds, all of which fit what it has seen, it goes the best way there is: one that may depend on
all that it sees from its first card to the last, and on nothing else. That way is chosen in
hindsight for just these worlds, and so looks better than it would prove in others: what comes out
is too much rather than too little, and sinks towards the truth the more worlds there are. Beside it
stands what can be attained: the way is chosen in one half of the worlds and judged in the other,
and then the other way round; a player who thinks so has that, so it is too little rather than too
much. In one world alone it is the best answer with open cards. What a strong player has in some of
these worlds stands below. The deals are the first of those in which the arena compares players. All
ways are tried, so of a larger hand only the last cards are looked at. So many minutes of processor
time are shared out evenly among the games, or what is left of them among those that are left; each
has as many deals as its share allows. The part of `ceiling.md` of each is written anew. Gin has
none: nobody plays to tricks there, and each draws what the other does not see, so that worlds look
alike to him in which all lies otherwise a turn later; the ways from there to the end cannot all be
tried.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from engine import bots as players
from engine import games
from engine.bots.arena.contest import LONGEST, Contest, Round, dealt, numbered
from engine.bots.arena.running import interval
from engine.bots.bot import Bot
from engine.bots.heuristic import HeuristicBot
from engine.bots.worlds import worlds
from engine.hidden import view
from engine.moves import Move
from engine.rules import Rules
from engine.rules.bots import Bots
from engine.sheet import Line, from_others
from engine.table import NOBODY, Seat, Table, View
from tests.workshop.arena.rows import SPECIAL, UNITS, ladder

OPEN = 40
"""In so many of the worlds the best answer with open cards is looked for, one by one."""
THOUGHT = 8
"""In so many of them a strong player plays: that takes longer."""
LAST = 5
"""With so many cards in hand a seat is stopped, if there are more: all orders of them are tried."""

PAGE = Path(__file__).parent / "ceiling.md"
SIZES = (50, 200)
"""Numbers of worlds: the more, the less too much is what comes out."""
FEWEST = 2
"""So many deals a game has even where its time does not allow them: of one nothing can be told."""

GAMES = tuple(name for name in games.names() if name != "gin")

HEAD = """# What card play could gain at most

A seat plays among others that go by rules of thumb, which it knows; what it gains over rules of
thumb from its first card on (of larger hands only the last cards are looked at, as many as are
named), ahead of the mean of the others and in the mean of all seats. In brackets 95 % confidence
intervals over deals; the share is that of the means, its interval that of leaving deals out one by
one. Nobody speaks.
"""
SECTION = """
Made by `python3 dev.py arena.ceiling {game} --deals {deals} --worlds {sizes} --cards {cards}`:
the first {deals} {rounds} of seed {seed}{rules}, in {unit}.

| who | gains | share of open cards |
|---|---|---|
"""


class Ceiling:
    """What one seat gains at most, in the game's own marks ahead of the mean of the others."""

    def __init__(self, bots: Bots[Any], seat: Seat) -> None:
        """For games whose rules of thumb leave nothing to chance where cards are played."""
        self._bots = bots
        self._game = bots.rules
        self._seat = seat
        self._side = next(n for n, seats in enumerate(self._game.sides()) if seat in seats)
        self._rng = Random(0)

    def usual(self, tables: Sequence[Table]) -> float:
        """What going on by rules of thumb brings in the mean of these worlds."""
        done = [table.copy() for table in tables]
        for t in done:
            self._on(t, NOBODY)
        return sum(map(self._ahead, done)) / len(done)

    def best(self, tables: Sequence[Table]) -> float:
        """What the best way brings. The seat is to play, and all these look alike to it."""
        return self._sum(tables) / len(tables)

    def gain(self, tables: Sequence[Table]) -> float:
        """What the best way brings over rules of thumb."""
        return self.best(tables) - self.usual(tables)

    def attained(self, tables: Sequence[Table]) -> float:
        """What a way brings over rules of thumb in worlds for which it was not chosen."""
        halves = tables[::2], tables[1::2]
        ways = (self._crossed(*halves)[1], self._crossed(*halves[::-1])[1])
        return sum(ways) / len(tables) - self.usual(tables)

    def played(self, bot: Bot, tables: Sequence[Table]) -> float:
        """What a player who sees no more than the seat brings over rules of thumb."""
        done = [table.copy() for table in tables]
        for number, t in enumerate(done):
            luck = Random(number)
            self._on(t, self._seat)
            while t.phase:
                legal = self._game.legal(t)
                self._game.apply(t, bot.choose(view(t, self._seat), legal, luck, 0.0))
                self._on(t, self._seat)
        return sum(map(self._ahead, done)) / len(done) - self.usual(tables)

    def _crossed(self, chosen: Sequence[Table], judged: Sequence[Table]) -> tuple[float, float]:
        """What the way that is best in some worlds brings in these and in others, in sum.

        Where no world for which it was chosen looks so, one goes on by rules of thumb.
        """
        if not chosen:
            return 0.0, self.usual(judged) * len(judged)
        if not judged:
            return self._sum(chosen), 0.0
        ways = (self._crossed_after(chosen, judged, move) for move in self._game.legal(chosen[0]))
        return max(ways, key=lambda way: way[0])

    def _crossed_after(
        self, chosen: Sequence[Table], judged: Sequence[Table], move: Move
    ) -> tuple[float, float]:
        done = [0.0, 0.0]
        alike: dict[tuple[Move, ...], tuple[list[Table], list[Table]]] = {}
        for half, tables in enumerate((chosen, judged)):
            for table in tables:
                t = table.copy()
                self._game.apply(t, move)
                seen = self._on(t, self._seat)
                if t.phase:
                    alike.setdefault(seen, ([], []))[half].append(t)
                else:
                    done[half] += self._ahead(t)
        for some, others in alike.values():
            for half, value in enumerate(self._crossed(some, others)):
                done[half] += value
        return done[0], done[1]

    def _sum(self, tables: Sequence[Table]) -> float:
        return max(self._after(tables, move) for move in self._game.legal(tables[0]))

    def _after(self, tables: Sequence[Table], move: Move) -> float:
        done = 0.0
        alike: dict[tuple[Move, ...], list[Table]] = {}
        for table in tables:
            t = table.copy()
            self._game.apply(t, move)
            seen = self._on(t, self._seat)
            if t.phase:
                alike.setdefault(seen, []).append(t)
            else:
                done += self._ahead(t)
        return done + sum(map(self._sum, alike.values()))

    def _on(self, t: Table, seat: Seat) -> tuple[Move, ...]:
        """Play on by rules of thumb until it is this seat's turn; what was done."""
        done = []
        while t.phase and t.turn != seat:
            done.append(self._bots.next_move(t, self._rng))
            self._game.apply(t, done[-1])
        return tuple(done)

    def _ahead(self, t: Table) -> float:
        return from_others(self._bots.returns(self._game.score(t)))[self._side]


@dataclass(frozen=True)
class Gains:
    """What a deal, or a match, would bring over rules of thumb, in the mean of all its seats."""

    with_open_cards: float
    honest: tuple[float, ...]
    """At most, by the numbers of worlds that were asked for."""
    attained: float
    """At least, with the largest number of worlds."""
    strong: float
    """What a strong player has in some of these worlds."""


def gains(one: Round, sizes: Sequence[int] = SIZES, last: int = LAST) -> Gains:
    """A round of a contest is played by rules of thumb; each seat is stopped at its first card."""
    game = one.contest.make()
    strong = players.make("strong", game)
    rng = Random(f"ceiling {one.contest.seed} {one.number}")
    open_cards, attained, thought, honest = 0.0, 0.0, 0.0, [0.0] * len(sizes)
    for t in tables(game, one):
        for seat, seen in first_cards(game, t, last, rng).items():
            ceiling = Ceiling(game.bots, seat)
            pool = worlds(game.bots, seen, max(*sizes, OPEN), rng)
            apart = [ceiling.gain([world]) for world in pool[:OPEN]]
            open_cards += sum(apart) / len(apart)
            for place, size in enumerate(sizes):
                honest[place] += ceiling.gain(pool[:size])
            attained += ceiling.attained(pool[: max(sizes)])
            thought += ceiling.played(strong, pool[:THOUGHT])
    whole = (open_cards, *honest, attained, thought)
    first, *most, least, its = (gain / game.players for gain in whole)
    return Gains(first, tuple(most), least, its)


def tables(game: Rules[Any], one: Round) -> Iterator[Table]:
    """The deal of a round, or those of its match; who asks for the next has played the last."""
    seed, number = one.contest.seed, one.number
    if not one.contest.matches:
        yield numbered(game, seed, number)
        return
    lines: list[Line] = []
    while len(lines) < LONGEST and game.next_deal(lines, 0) is not None:
        dealer = (number + len(lines)) % game.players
        t = dealt(game, seed, number * LONGEST + len(lines), dealer, lines)
        yield t
        lines.append(game.score(t))


def first_cards(game: Rules[Any], t: Table, last: int, rng: Random) -> dict[Seat, View]:
    """Play a deal by rules of thumb; what each seat saw before the first of its last cards."""
    thumb = HeuristicBot(game)
    first: dict[Seat, View] = {}
    while t.phase:
        seen, legal = view(t, t.turn), game.legal(t)
        if t.phase == "tricks" and len(t.hands[t.turn]) <= last:
            first.setdefault(t.turn, seen)
        game.apply(t, thumb.choose(seen, legal, rng, 0.0))
    return first


def contest(game: str) -> Contest:
    """What is looked at: where the arena compares card play alone, that; else the first preset."""
    rows = [*SPECIAL, *ladder(game)]
    return next(row for row in rows if row.game == game and row.names[1] == "heuristic").contest()


def within(
    played: Contest, most: int, share: float, clock: Callable[[], float], **how: Any
) -> list[Gains]:
    """What the first deals would bring, as many as are looked at in such a share of time."""
    begun, found = clock(), list[Gains]()
    while len(found) < most and (len(found) < FEWEST or clock() - begun < share):
        found.append(gains(Round(played, len(found) + 1), **how))
    return found


def main(arguments: list[str]) -> int:
    """Look at these games, or all of them, and write."""
    parser = argparse.ArgumentParser(prog="ceiling", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], metavar="GAME")
    parser.add_argument("--minutes", type=float, default=120, help="of processor time, in all")
    parser.add_argument("--deals", type=int, default=100, help="or matches, at most")
    parser.add_argument("--worlds", type=int, nargs="+", default=SIZES, help="so many, each")
    parser.add_argument("--cards", type=int, default=LAST, help="the last cards of each hand")
    args = parser.parse_args(arguments)
    clock, names = time.process_time, args.games or GAMES
    end = clock() + 60 * args.minutes
    for place, name in enumerate(names):
        played, begun = contest(name), clock()
        share = (end - begun) / (len(names) - place)
        found = within(played, args.deals, share, clock, sizes=args.worlds, last=args.cards)
        text = section(played, found, args.worlds, args.cards)
        print(name, text, f"{clock() - begun:.0f} s of processor time", flush=True)
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(with_section(page, name, text), encoding="utf-8")
    return 0


def with_section(page: str, game: str, text: str) -> str:
    """The page with this for what it told of a game."""
    parts = dict.fromkeys(GAMES, "")
    for part in page.split("\n## ")[1:]:
        name, _, told = part.partition("\n")
        parts[name] = told
    parts[game] = text
    told = "".join(f"\n## {name}\n{part.rstrip()}\n" for name, part in parts.items() if part)
    return HEAD + told


def section(played: Contest, found: Sequence[Gains], sizes: Sequence[int], last: int = LAST) -> str:
    """What is told of a game."""
    usual = games.find(played.game).options().as_dict()
    other = [f"{name}={value}" for name, value in played.options.items() if value != usual[name]]
    head = SECTION.format(
        game=played.game,
        deals=len(found),
        sizes=" ".join(map(str, sizes)),
        cards=last,
        rounds="matches" if played.matches else "deals",
        seed=played.seed,
        rules=f" with {', '.join(other)}" if other else "",
        # Other rules than the usual leave what is said of these out.
        unit=UNITS[played.game].partition(",")[0] if other else UNITS[played.game],
    )
    whole = [one.with_open_cards for one in found]
    rows = [f"| the best answer with open cards | {_gain(whole)} | |"]

    def row(who: str, part: Sequence[float]) -> None:
        rows.append(f"| {who} | {_gain(part)} | {_share(part, whole)} |")

    for place, size in enumerate(sizes):
        row(f"any honest player, at most ({size} worlds)", [one.honest[place] for one in found])
    each = max(sizes) // 2
    least = [one.attained for one in found]
    row(f"attained in worlds for which it was not chosen ({each} each)", least)
    row(f"strong, in {THOUGHT} of these worlds", [one.strong for one in found])
    return head + "\n".join(rows) + "\n"


def _gain(values: Sequence[float]) -> str:
    mean, low, high = interval(values)
    return f"{mean:+.2f} [{low:+.2f}, {high:+.2f}]"


def _share(part: Sequence[float], whole: Sequence[float]) -> str:
    """A ratio of means with its interval by the jackknife."""
    number, above, below = len(part), sum(part), sum(whole)
    ratio = above / below
    without = [(above - one) / (below - other) for one, other in zip(part, whole, strict=True)]
    guesses = [number * ratio - (number - 1) * one for one in without]
    _, low, high = interval(guesses)
    return f"{100 * ratio:.0f} % [{100 * low:.0f}, {100 * high:.0f}]"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
