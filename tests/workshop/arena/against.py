"""`python3 dev.py arena --against COMMIT`: the bots of this tree against those of an older one.

The older tree is taken out of the repository into a folder of its own; a process there plays its
seats, move by move as text. Each deal is played once in every rotation, one side by this tree
among others by the older one. Nobody talks. Where both play alike the result is exactly even.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from engine import games
from engine.bots.arena.running import Interval, interval
from tests.workshop.arena.partner import Partner

ROUNDING = 1e-9
"""What is not more than this is nothing."""
ROOT = Path(__file__).resolve().parents[3]


class OtherRules(Exception):
    """The older tree does not play the same game: what it answers is not allowed here."""


class Older:
    """The bots of another tree, in a process of their own."""

    def __init__(self, tree: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("partner.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(tree)},
            cwd=tree,
        )

    def sit(self, game: str, preset: str, players: int, level: str) -> None:
        """Take up a game."""
        self._say("sit", game, preset, players, level)

    def deal(self, seed: int, number: int) -> None:
        """As in `Partner`."""
        self._say("deal", seed, number)

    def told(self, move: str) -> None:
        """As in `Partner`."""
        self._say("told", move)

    def asked(self) -> str:
        """As in `Partner`; raises OtherRules if its process has ended over it."""
        self._say("asked")
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise OtherRules("the older tree could not follow the deal")
        return str(json.loads(line))

    def close(self) -> None:
        """Let its process end."""
        self._process.communicate()

    def _say(self, *words: object) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(words) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise OtherRules("the older tree could not follow the deal") from None


@contextmanager
def tree_of(commit: str) -> Iterator[Path]:
    """The engine as it was at a commit; raises CalledProcessError if there is none such."""
    packed = subprocess.run(
        ["git", "archive", commit, "engine"], cwd=ROOT, capture_output=True, check=True
    ).stdout
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        yield Path(folder)


class Meeting(NamedTuple):
    """What is played: the same game, the same level, two trees."""

    game: str
    preset: str
    players: int
    level: str
    seed: int


def ahead(meeting: Meeting, older: Older, deals: int) -> list[float]:
    """For each deal how much more a side of this tree has than the older ones, on the average."""
    older.sit(*meeting[:4])
    newer = Partner(*meeting[:4])
    sides = newer.rules.sides()
    found = []
    for number in range(1, deals + 1):
        gain = 0.0
        for mine in range(len(sides)):
            values = _played(newer, older, meeting.seed, number, set(sides[mine]))
            gain += values[mine] - (sum(values) - values[mine]) / (len(sides) - 1)
        found.append(round(gain / len(sides), 9) or 0.0)
    return found


def _played(newer: Partner, older: Older, seed: int, number: int, mine: set[int]) -> list[float]:
    newer.deal(seed, number)
    older.deal(seed, number)
    t, rules = newer.table, newer.rules
    while t.phase:
        legal = rules.legal(t)
        if len(legal) == 1:
            move = str(legal[0])
        else:
            move = newer.asked() if t.turn in mine else older.asked()
        if move not in map(str, legal):
            raise OtherRules(f"the older tree would play {move} where that is not allowed")
        newer.told(move)
        older.told(move)
    return list(rules.bots.returns(rules.score(t)))


def main(commit: str, only: str, level: str, deals: int, seed: int) -> int:
    """Play every game, or only those with this in their name, and print a line for each."""
    with tree_of(commit) as tree:
        for game in games.names():
            if only not in game:
                continue
            kind = games.find(game)
            meeting = Meeting(game, next(iter(kind.presets)), kind.usual(), level, seed)
            older = Older(tree)
            try:
                print(line(meeting, commit, ahead(meeting, older, deals)), flush=True)
            except OtherRules as why:
                print(f"{game}: {why}", flush=True)
            finally:
                older.close()
    return 0


def line(meeting: Meeting, commit: str, found: list[float]) -> str:
    """What is printed of a game."""
    result: Interval = interval(found)
    same = sum(abs(one) < ROUNDING for one in found)
    what = f"{meeting.game} ({meeting.preset}, {meeting.players})"
    return (
        f"{what}, {meeting.level} – that of {commit}: "
        f"{result.mean:+.2f} [{result.low:+.2f}, {result.high:+.2f}] in {len(found)} deals, "
        f"{same} even, seed {meeting.seed}"
    )
