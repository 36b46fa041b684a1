"""`python3 dev.py kill`: what was shown is there again, whenever the program is killed.

A child plays moves at random and prints each event once it has been recorded. It is killed at
random moments and the same file is gone on with, again and again. Some kills also leave half a
line behind, as a computer that stops may. Exit status 1 if anything that was shown is lost or an
evening cannot be gone on with.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from engine import seeds
from engine.head import BadLog, Event, Head, Player
from engine.match import Match
from engine.store import SUFFIX, Log, Saved, UnreadableSave, load
from engine.table import NOBODY

LONGEST = 0.35
"""The seconds after which a child has been killed, from when it begins to play.

Its start is not counted: on a busy machine every child would be killed before it shows anything,
and nothing would be tried.
"""

HALF_LINE = b'{"move":"!pa'


@dataclass
class Tale:
    """One file: what has been shown of it, and how often its player was killed."""

    path: Path
    shown: dict[int, Event] = field(default_factory=dict)
    kills: int = 0
    over: bool = False


@dataclass
class Outcome:
    """What all runs came to."""

    files: int = 0
    kills: int = 0
    torn: int = 0
    shown: int = 0
    losses: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        lost = f"{len(self.losses)} LOST" if self.losses else "nothing lost"
        return (
            f"killed {self.kills} times, {self.torn} times with a torn line, in {self.files} "
            f"evenings; {self.shown} events shown: {lost}"
        )


def main(arguments: list[str]) -> int:
    """Play, kill, look; the exit status."""
    parser = argparse.ArgumentParser(prog="python3 dev.py kill", description=__doc__)
    parser.add_argument("--runs", type=int, default=200, help="how many children are killed")
    parser.add_argument("--seed", type=int, default=None, help="of the moments of the kills")
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    if args.child:
        play(args.child, Random(args.seed))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        outcome = kill(Path(folder), args.runs, Random(args.seed))
    for loss in outcome.losses:
        print(loss, file=sys.stderr)
    print(outcome)
    return 1 if outcome.losses else 0


# The parent.


def kill(folder: Path, runs: int, rng: Random) -> Outcome:
    """Kill so many children, each file gone on with until its evening is over."""
    outcome = Outcome()
    tale = None
    for _ in range(runs):
        if tale is None or tale.over:
            outcome.files += 1
            tale = Tale(folder / f"evening {outcome.files}{SUFFIX}")
        try:
            _one_run(tale, rng, outcome)
        except (BadLog, UnreadableSave, AssertionError) as error:
            outcome.losses.append(f"{tale.path.name}, kill {tale.kills}: {error}")
            tale = None
    return outcome


def _one_run(tale: Tale, rng: Random, outcome: Outcome) -> None:
    before = len(tale.shown)
    status = _watch(tale, rng)
    outcome.kills += 1
    outcome.shown += len(tale.shown) - before
    assert tale.over or status != 0, "the child ended by itself"
    if not tale.path.exists() or not tale.path.stat().st_size:
        assert not tale.shown, "the file is gone"
        tale.path.unlink(missing_ok=True)
        return
    if not tale.over and rng.random() < 0.3:
        with tale.path.open("ab") as file:
            file.write(HALF_LINE)
    try:
        saved = load(tale.path)
    except UnreadableSave:
        if tale.shown:
            raise
        tale.path.unlink()  # killed within its very first line
        return
    outcome.torn += bool(saved.torn)
    _look(tale, saved)


def _watch(tale: Tale, rng: Random) -> int:
    """Let a child play for a random time; what it showed goes into the tale."""
    command = [sys.executable, "-m", "tests.workshop.kill", "--child", str(tale.path)]
    child = subprocess.Popen(
        [*command, "--seed", str(rng.randrange(2**32))],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,  # what the child has shown is left to communicate
        cwd=Path(__file__).parents[2],
    )
    assert child.stdout is not None
    child.stdout.readline()  # it begins
    try:
        out, err = child.communicate(timeout=rng.random() * LONGEST)
    except subprocess.TimeoutExpired:
        child.kill()
        out, err = child.communicate()
    tale.kills += 1
    assert not err.strip(), err.decode(errors="replace").strip().splitlines()[-1]
    for line in out.split(b"\n")[:-1]:
        if line.strip() == b"over":
            tale.over = True
            continue
        number, text = line.split(b"\t")
        tale.shown[int(number)] = json.loads(text)
    return child.returncode


def _look(tale: Tale, saved: Saved) -> None:
    """Every event that was shown is there, and all of them are an evening."""
    assert not saved.wrong, f"line {saved.wrong} does not hold"
    events = saved.events
    last = max(tale.shown, default=0)
    assert len(events) > last, f"event {last} was shown, the file ends with {len(events) - 1}"
    for number, event in tale.shown.items():
        assert events[number] == event, f"event {number} is another one"
    Match.from_events(events)
    # What was recorded and not yet shown when the child was killed counts from now on.
    tale.shown = dict(enumerate(events))


# The child.


def play(path: Path, rng: Random) -> None:
    """Go on with this evening, or begin it, and play at random until it is over."""
    print("begun", flush=True)
    if path.exists():
        saved = load(path)
        log, _ = Log.resume(path, saved)
        match = Match.from_events(saved.events)
        number = len(saved.events)
    else:
        players = tuple(Player(name) for name in ("Anna", "Ben", "Cilli", "Dora"))
        seed = seeds.code(rng.randbytes(seeds.BYTES))
        head = Head("ramsen", "bavarian", {"games": 20}, players, seed)
        log = Log.create(path, head.event())
        match = Match(head)
        number = 1
        show(0, head.event())
    while not match.over:
        events: list[Event] = []
        match.record = recorder(log, events)
        step(match, rng)
        for event in events:
            show(number, event)
            number += 1
    print("over", flush=True)


def recorder(log: Log, events: list[Event]) -> Callable[[Event], None]:
    """Write an event to the log, and remember it to show it."""

    def record(event: Event) -> None:
        log.append(event)
        events.append(event)

    return record


def step(match: Match, rng: Random) -> None:
    """Something that a player may do: mostly a move, now and then a second thought."""
    chance = rng.random()
    if chance < 0.04 and match.undoable():
        match.undo(1 + int(rng.random() * min(3, match.undoable())))
    elif chance < 0.08 and match.redoable():
        match.redo()
    elif match.turn == NOBODY:
        match.deal()
    else:
        match.play(rng.choice(match.legal()))


def show(number: int, event: Event) -> None:
    """Print an event: from now on it may not be lost."""
    print(number, json.dumps(event), sep="\t", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
