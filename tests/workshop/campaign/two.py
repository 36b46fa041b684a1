"""Two windows, each a process, change the same lists at the same time; no change is lost.

`python3 dev.py campaign.two WHO SEED CHANGES` makes random changes to its own entries of every
list that the program keeps, and prints what should stand there afterwards and every number that
it was given.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from desktop.club.model import templates
from desktop.club.model.members import Members
from desktop.club.model.templates import FIELDS, Template
from desktop.common import paths
from desktop.common.people import People
from desktop.common.settings import Settings
from desktop.lessons.progress import Progress
from engine.tournament.people import Person
from tests.workshop.campaign.accept import home
from tests.workshop.campaign.found import Found

ROOT = Path(__file__).parents[3]
WHO = ("A", "B")
CHANGES = 100
"""How many changes each process makes in a case."""
MOST = 40
"""How many entries of its own a process has in a list, at most."""
OWN_SETTING = {"A": ("volume", (5, 10, 15, 20)), "B": ("trick_wait", (5, 10, 15, 20))}
OWN_PAPER = dict(zip(WHO, FIELDS, strict=False))


class Window:
    """One process: what it has changed so far, and what it expects to find of it."""

    def __init__(self, who: str, rng: Random) -> None:
        self.who, self.rng = who, rng
        self.members, self.settings = Members(), Settings(paths.settings_file())
        self.people, self.progress = People(self.settings), Progress(paths.lessons, "")
        self.numbers: list[int] = []
        self.club: dict[int, tuple[str, str]] = {}
        self.house: dict[str, str] = {}
        self.done: list[str] = []
        self.met: list[str] = []
        self.chosen: dict[str, object] = {}
        self.template = ""
        self.count = 0

    def fresh(self) -> str:
        """A name that nobody had before."""
        self.count += 1
        return f"{self.who} {self.count}"

    def change_club(self) -> None:
        number = self.rng.choice([0, *self.club])
        if not number or len(self.club) > MOST:
            for old in list(self.club)[MOST:]:
                del self.club[old]
                assert self.members.strike(old)
            name = self.fresh()
            number = self.members.add(name).number
            self.numbers.append(number)
            self.club[number] = name, ""
            return
        name, town = self.club[number]
        match self.rng.randrange(3):
            case 0:
                assert self.members.strike(number)
                del self.club[number]
            case 1:
                after = self.fresh()
                self.members.put_right(Person(1, after, number), name)
                self.club[number] = after, town
            case _:
                town = f"town {self.fresh()}"
                self.members.change(
                    number, lambda one: replace(one, address=replace(one.address, town=town))
                )
                self.club[number] = name, town

    def change_house(self) -> None:
        own = self.rng.choice(["", *self.house])
        if not own or len(self.house) > MOST:
            for old in list(self.house)[MOST:]:
                self.people.forget(old)
                del self.house[old]
            name = self.fresh()
            self.house[self.people.add(name).id] = name
        elif self.rng.random() < 0.5:
            self.house[own] = self.people.change(own, self.fresh(), "").name
        else:
            self.people.forget(own)
            del self.house[own]

    def change_progress(self) -> None:
        if self.rng.random() < 0.5:
            self.done.append(self.fresh())
            self.progress.finished("gin", self.done[-1])
        else:
            self.met.append(self.fresh())
            self.progress.meet("gin", self.met[-1])

    def change_settings(self) -> None:
        name, values = OWN_SETTING[self.who]
        self.chosen[name] = self.settings[name] = self.rng.choice(values)

    def change_template(self) -> None:
        self.template = self.fresh()
        templates.keep(OWN_PAPER[self.who], Template(self.template))

    def expected(self) -> dict[str, Any]:
        """What a third window should find."""
        return {
            "numbers": self.numbers,
            "club": [[number, *rest] for number, rest in self.club.items()],
            "house": [[own, name] for own, name in self.house.items()],
            "done": self.done,
            "met": self.met,
            "chosen": self.chosen,
            "template": self.template,
        }


def found(expected: list[dict[str, Any]]) -> str:
    """What a third window misses of what the two have done; "" if nothing."""
    settings = Settings(paths.settings_file())
    members, people, progress = Members(), People(settings), Progress(paths.lessons, "")
    numbers = [number for one in expected for number in one["numbers"]]
    if len(numbers) != len(set(numbers)):
        return "a number was given twice"
    club = [[one.number, one.name, one.address.town] for one in members.club.members.values()]
    if sorted(club) != sorted(entry for one in expected for entry in one["club"]):
        return "the club's list"
    house = [[one.id, one.name] for one in people.everyone]
    if sorted(house) != sorted(entry for one in expected for entry in one["house"]):
        return "the people of the house"
    for who, one in zip(WHO, expected, strict=True):
        if not all(progress.done("gin", lesson) for lesson in one["done"]):
            return "a finished lesson"
        if not all(progress.met("gin", kind) for kind in one["met"]):
            return "a decision that was met"
        if any(settings[name] != value for name, value in one["chosen"].items()):
            return "a setting"
        kept = templates.of(OWN_PAPER[who])
        if one["template"] != ("" if kept is None else kept.text):
            return "a template"
    if members.broken or people.complaint() or settings.complaint():
        return "a whole file"
    return ""


def two_windows(folder: Path, rng: Random) -> Counter[str]:
    """Two processes at the same lists: each finds everything that it has changed."""
    environment = {**os.environ, paths.HOME: str(folder), "QT_QPA_PLATFORM": "offscreen"}
    windows = [
        subprocess.Popen(
            [sys.executable, "-m", __name__, who, str(rng.randrange(10**9)), str(CHANGES)],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        for who in WHO
    ]
    said = [window.communicate()[0] for window in windows]
    if any(window.returncode for window in windows):
        raise Found("crashed", "one of two windows")
    with home(folder):
        if lost := found([json.loads(one) for one in said]):
            raise Found("lost", lost)
    left = [path.name for path in folder.rglob("*") if path.suffix in (".lock", ".part")]
    if left:
        raise Found("leaked", left[0])
    return Counter(changes=len(WHO) * CHANGES)


def main(who: str, seed: int, changes: int) -> int:
    """Make the changes of one process, and print what is expected of them."""
    rng = Random(seed)
    window = Window(who, rng)
    kinds: list[Callable[[], None]] = [
        window.change_club,
        window.change_house,
        window.change_progress,
        window.change_settings,
        window.change_template,
    ]
    for _ in range(changes):
        rng.choice(kinds)()
    print(json.dumps(window.expected()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
