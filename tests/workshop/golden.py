"""Pinned play: `python3 dev.py golden [GAME …]` plays it again and writes it down.

`golden/GAME.txt` pins the rules of a game by random legal moves, without bots: a row for each
preset and number of players, and one for each house rule with all of its values. A row counts the
decisions and the legal moves, and has a digest of the log with all that was told and legal, and why
another card was not; and one of the lines and sheets, and of which other lines would fit. Beside
them stand what a preset changes, the values of a house rule, the default first, and when it
applies. Three evenings by rules of thumb follow, a line a deal.

`golden/v1` and `golden/v2` are evenings of those versions of the log, each with the sheet that it
folds to; they must replay and are never written again.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import Field, asdict, fields, replace
from difflib import unified_diff
from hashlib import sha256
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

from engine import games
from engine.bots import make
from engine.cards import codes
from engine.match import Match
from engine.moves import Call, Move, write
from engine.options import Options
from engine.sheet import Line, Sheet
from engine.store import SUFFIX
from engine.table import NOBODY, Seat
from tests.kit.cases import Case, covering, presets
from tests.kit.walking import any_move

FOLDER = Path(__file__).parents[1] / "golden"
OLD = FOLDER / "v1"
EVENINGS = FOLDER / "v2"
PRESET_DEALS = 12
VALUE_DEALS = 6
"""So many deals are played of each preset and number of players, and of each value."""
VALUES = 6
"""Of a house rule with more values than these only some are played."""
BOT_EVENINGS = 3
BOT_DEALS = 20
BOT = "heuristic"
WIDTH = 110
"""So much of a changed line is printed."""


# Random legal moves.


def cases_with(name: str, option: str) -> list[Case]:
    """A case for each value of an option, with others as it needs them, players taking turns."""
    kind = games.find(name)
    values = kind.options.values(option)
    seats = kind.seats_of(kind.options())
    found = []
    for value, players in zip(values[:: -(-len(values) // VALUES)], cycle(seats)):
        options = in_force(kind.options(), option, value)
        most = kind.seats_of(options)[-1]
        found.append(Case(name, f"{option}={value}", options, min(players, most)))
    return found


def in_force(options: Options, name: str, value: object) -> Options:
    """The options with this value, and with such others that it means something."""
    (one,) = (one for one in fields(options) if one.name == name)
    for other, values in one.metadata["when"].items():
        now = getattr(options, other)
        options = in_force(options, other, now if now in values else values[0])
    return replace(options, **{name: value})


def walked(case: Case, deals: int = PRESET_DEALS) -> Iterator[tuple[Match, list[str]]]:
    """A match by random legal moves, with some talk: before each decision, with what is legal.

    Of three deals one is by chance. One is of cards that were hardly shuffled, and what was called
    least often is called. In one each player goes by habit and always makes the first legal move of
    a chapter, or the last. So deals come to what chance seldom brings about. At the end the match
    comes once more, with nothing legal.
    """
    match, rng = Match(case.head(case.seed())), case.luck()
    for number in range(deals):
        if match.over:
            break
        if number % 3 == 1:
            deal_in_order(match, rng)
        else:
            match.deal()
        habits: dict[tuple[Seat, str], int] = {}
        made: Counter[str] = Counter()
        while match.turn != NOBODY:
            phrases = match.phrases(seat := int(rng.random() * case.players))
            if phrases and rng.random() < 0.2:
                match.say(seat, phrases[int(rng.random() * len(phrases))])
            legal = match.legal()
            yield match, list(map(write, legal))
            move = any_move(legal, rng)
            if number % 3 == 1:
                move = min(rng.sample(legal, len(legal)), key=lambda one: made[kind_of(one)])
            elif number % 3 == 2 and (seen := match.view()) is not None:
                move = legal[habits.setdefault((match.turn, seen.table.phase), rng.choice((0, -1)))]
            made[kind_of(move)] += 1
            match.play(move)
    yield match, []


def kind_of(move: Move) -> str:
    """The word of a call; cards are of one kind."""
    return move.word if isinstance(move, Call) else ""


def deal_in_order(match: Match, rng: Random) -> None:
    """The next deal, with a pack that was cut and hardly shuffled: hands hold cards in sequence."""
    pack, players = match.rules.pack(), len(match.players)
    cut = int(rng.random() * len(pack))
    pack = pack[cut:] + pack[:cut]
    share = -(-len(pack) // players)
    lies = [card for place in range(share) for card in pack[place::share]]
    for _ in pack[::16]:
        one, other = rng.sample(range(len(lies)), 2)
        lies[one], lies[other] = lies[other], lies[one]
    setup = match.next_setup()
    assert setup is not None
    match.do({"deal": match.deal_number + 1, "dealer": setup.dealer, "cards": codes(lies)})


def row(label: str, cases: list[Case], deals: int) -> str:
    """The counts and digests of these cases."""
    decisions, moves, log, scores = 0, 0, sha256(), sha256()
    for case in cases:
        for match, legal in walked(case, deals):
            decisions += bool(legal)
            moves += len(legal)
            pack = match.rules.pack()
            refused = match.reason_against(pack[decisions % len(pack)])
            heard = [match.turn, *legal, refused, *match.take_facts()]
            log.update(" ".join(map(str, heard)).encode())
            if decisions % 4 == 0:
                scores.update(str(match.sheet_so_far().totals).encode())
        log.update(json.dumps(match.events()[1:]).encode())
        scores.update(sheet_of(match.sheet()))
        scores.update(str(list(fitting(match))).encode())
    return (
        f"{label:24}{decisions:7} decisions{moves:8} moves"
        f"  log {log.hexdigest()[:12]}  scores {scores.hexdigest()[:12]}"
    )


def fitting(match: Match) -> Iterator[bool]:
    """Whether every third line still fits when one side has a point more and another one less."""
    lines = match.sheet().lines
    for count, line in [*enumerate(lines)][::3]:
        for side in range(len(line.values)):
            values = [value or 0 for value in line.values]
            values[side] += 1
            values[side - 1] -= 1
            yield match.rules.line_fits(lines[:count], Line(tuple(values), line.notes))


# Rules of thumb.


def bot_cases(name: str) -> list[Case]:
    """Three cases of a game, of as many presets and numbers of players as can be."""
    return list(islice(cycle(covering(name)), BOT_EVENINGS))


def evening(case: Case, seed: int = 0, deals: int = 1000) -> Match:
    """An evening by rules of thumb, to its end or so many deals long."""
    players = tuple(replace(one, bot=BOT) for one in case.head().players)
    match = Match(replace(case.head(case.seed() + seed), players=players))
    bot, rng = make(BOT, match.rules), Random(seed)
    while not match.over and match.deal_number < deals:
        match.deal()
        while (seat := match.turn) != NOBODY:
            for talker in range(case.players):
                heard = match.view(talker)
                assert heard is not None
                if said := bot.say(heard, rng):
                    match.say(talker, said)
            seen = match.view(seat)
            assert seen is not None
            match.play(bot.choose(seen, match.legal(), rng, 0.0))
    return match


def evenings(name: str) -> list[tuple[Case, Match]]:
    """The evenings by rules of thumb of a game."""
    return [(case, evening(case, seed, BOT_DEALS)) for seed, case in enumerate(bot_cases(name))]


def deals_of(match: Match) -> Iterator[str]:
    """A line for each deal: what was said and done, and what it brought."""
    parts: list[str] = []
    for event in match.events():
        match event:
            case {"move": str(move)}:
                parts.append(move)
            case {"say": [seat, *words]}:
                parts.append(f"({' '.join(map(str, (seat, *words)))})")
            case {"score": dict(line)}:
                brought = " ".join("-" if one is None else str(one) for one in line["values"])
                yield f"{', '.join(parts)} = {brought}"
                parts = []


# The file of a game.


def pinned(name: str) -> str:
    """What the file of a game says when it is written now."""
    return "".join(f"{line}\n" for line in [*rules_of(name), "", *bots_of(evenings(name))])


def rules_of(name: str) -> list[str]:
    """What presets and house rules are, and the rows of random legal moves."""
    kind = games.find(name)
    usual = kind.options()
    lines = []
    for label, options in kind.presets.items():
        differs = [f"{one}={value}" for one, value in options if value != getattr(usual, one)]
        lines.append(" ".join([f"{label}:", *differs]))
    lines += [row(f"{one.label} {one.players}", [one], PRESET_DEALS) for one in presets(name)]
    for option in fields(usual):
        some = row(option.name, cases_with(name, option.name), VALUE_DEALS)
        lines.append(f"{some}  {declared(option)}")
    return lines


def declared(option: Field[Any]) -> str:
    """The values of an option, and when it applies."""
    parts = [" ".join(map(str, option.metadata["values"]))]
    for other, values in option.metadata["when"].items():
        parts.append(f"where {other}={'|'.join(map(str, values))}")
    return " ".join(parts)


def bots_of(played: list[tuple[Case, Match]]) -> list[str]:
    """The lines of evenings by rules of thumb."""
    return [
        f"{case.label} {case.players} deal {number}: {line}"
        for case, match in played
        for number, line in enumerate(deals_of(match), 1)
    ]


def changed(before: str, now: str) -> list[str]:
    """The lines that differ, as they were and as they are."""
    lines = unified_diff(before.splitlines(), now.splitlines(), n=0, lineterm="")
    return [line for line in lines if not line.startswith(("---", "+++", "@@"))]


def path_of(name: str) -> Path:
    """The file of a game."""
    return FOLDER / f"{name}.txt"


# The evenings of files.


def sheet_of(sheet: Sheet) -> bytes:
    """A sheet as JSON to be read and compared by people: a line for each deal and each row.

    Whether few of a sum is good belongs to the rules; other tests hold it.
    """
    rows: dict[str, Any] = asdict(sheet)
    rows["totals"] = [(total.key, total.values) for total in sheet.totals]
    parts = []
    for key, value in rows.items():
        if isinstance(value, list | tuple) and value and isinstance(value[0], dict | list | tuple):
            inner = ",\n  ".join(json.dumps(one, ensure_ascii=False) for one in value)
            parts.append(f' "{key}": [\n  {inner}\n ]')
        else:
            parts.append(f' "{key}": {json.dumps(value, ensure_ascii=False)}')
    return ("{\n" + ",\n".join(parts) + "\n}\n").encode()


def logs(folder: Path, name: str = "*") -> list[Path]:
    """The evenings in a folder, or those of a game."""
    return sorted(folder.glob(f"{name}-*{SUFFIX}"))


def sheet_path(log: Path) -> Path:
    """The file of the sheet beside a log."""
    return log.with_name(f"{log.stem}.sheet.json")


def main(names: list[str]) -> None:
    """Write the files of these games, or of all; print the lines that changed."""
    for name in names or games.names():
        path = path_of(name)
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        now = pinned(name)
        path.write_text(now, encoding="utf-8", newline="\n")
        lines = changed(before, now)
        print(f"{path.name}: {len(lines) or 'no'} lines changed")
        for line in lines:
            print(" ", line if len(line) <= WIDTH else f"{line[: WIDTH - 1]}…")
    for path in [] if names else sorted(FOLDER.glob("*.txt")):
        if path.stem not in games.names():
            path.unlink()
            print("gone", path.name)


if __name__ == "__main__":
    main(sys.argv[1:])
