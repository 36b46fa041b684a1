"""An evening by four phones of which windows, wires and sockets are killed and torn meanwhile.

A window that is killed leaves its file as it lies on the disk: a copy of it is what the next one
opens. After each blow every phone must hold the hand of its seat, and no move that any phone has
been shown may be missing in the file.
"""

from __future__ import annotations

import argparse
import shutil
from collections import Counter
from contextlib import ExitStack, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QDeadlineTimer

from desktop.commands import verify
from engine import games
from engine.head import Head, Player
from engine.match import Match
from engine.store import load
from tests.desktop.phones.rooms import Phone, open_table, settle
from tests.workshop.campaign.found import Found

NAMES = ("Anna", "Ben", "Cilli", "Dora")
WAYS = ("window", "wire", "socket", "socket", "socket", "socket", "phone", "twice")
EVERY = 10
"""The mean number of moves between two blows."""
WAITS = 20_000


class Evening:
    """The window of now, and the phones of its people."""

    def __init__(self, folder: Path, rng: Random, stack: ExitStack) -> None:
        self.folder, self.rng, self.stack = folder, rng, stack
        self.counts: Counter[str] = Counter()
        self.shown: list[str] = []
        """The moves of the match that phones have been shown."""
        self.begin()
        self.table.controller.begin(self.head(1))
        self.phones = [self.table.phone(seat, rng.choice(("de", "en"))) for seat in self.seats()]

    def begin(self) -> None:
        """Start a window."""
        self.own = self.stack.enter_context(ExitStack())
        self.table = self.own.enter_context(open_table(self.folder))

    def head(self, number: int) -> Head:
        """A match of any game, for as many of the four as may play it."""
        kind = games.find(self.rng.choice(games.names()))
        preset, options = self.rng.choice(list(kind.presets.items()))
        several = [one for one in kind.seats_of(options) if one <= len(NAMES)]
        players = tuple(Player(name) for name in NAMES[: max(several)])
        started = f"2026-01-06T19:{number % 60:02}:00"
        seed = self.rng.randrange(2**32)
        return Head(kind.name, preset, options.as_dict(), players, seed, started)

    def seats(self) -> range:
        head = self.table.controller.head
        assert head is not None
        return range(len(head.players))

    @property
    def match(self) -> Match:
        return self.table.controller.matches.playing.match

    # What is done.

    def play(self) -> None:
        """Have the phone that is asked do something, or go on from what lies there."""
        controller = self.table.controller
        until = QDeadlineTimer(WAITS)
        while not until.hasExpired():
            settle()
            if controller.over and not controller.last_deal_lies:
                self.another()
            elif controller.pause.decided is not None or controller.pause.news:
                self.rng.choice(self.phones).say(on=1)
            elif controller.waiting_for_deal or controller.last_deal_lies:
                self.rng.choice(self.phones).say(deal=1)
            elif (phone := self.asked()) is not None:
                self.move(phone)
                return
            else:
                QCoreApplication.processEvents()
        raise Found(
            "hung", f"{self.match.head.game}: nobody is asked at {write_all(self.match)[-3:]}"
        )

    def asked(self) -> Phone | None:
        """The phone whose person is to decide."""
        there = (one for one in self.phones if one.scene and one.scene["asked"] and one.moves)
        return next(there, None)

    def move(self, phone: Phone) -> None:
        """Play something, once more if that is asked; another's press for it changes nothing."""
        before, move, number = len(self.match.moves), self.rng.choice(phone.moves), phone.number
        phone.say(move=move)
        if len(self.match.moves) == before:
            phone.say(move=move)
        late = len(self.match.moves)
        phone.say(move=move, n=number - 1)
        if late != len(self.match.moves):
            raise Found("changed in silence", f"{move} was played by a late press")
        self.counts["moves"] += len(self.match.moves) - before if late > before else 0
        self.look()

    def another(self) -> None:
        """The next match: the same people keep their phones, as far as they play in it."""
        self.check_file()
        self.table.controller.begin(self.head(self.counts["matches"] + 2))
        settle()
        self.counts["matches"] += 1
        self.phones = [
            self.phones[seat]
            if seat < len(self.phones) and self.phones[seat].scene
            else self.table.phone(seat)
            for seat in self.seats()
        ]
        self.look()

    # What must be.

    def look(self) -> None:
        """Every phone holds the hand of its seat and no other; what is shown is noted."""
        for seat, phone in enumerate(self.phones):
            seen = self.match.view(seat)
            if seen is None or phone.scene is None:
                continue
            held = sorted(card.code for card in seen.table.hands[seat])
            if not held and seen.table.stock:
                continue  # the whole stock may be looked at
            if sorted(phone.hand) != held or phone.scene["you"] != seat:
                raise Found("leaked", f"seat {seat} shows {phone.hand}, holds {held}")
            self.counts["hands"] += 1
        self.shown = write_all(self.match)

    def check_file(self) -> None:
        """The file holds, and has every move that was shown."""
        path = self.table.controller.path
        assert path is not None
        kept = Match.from_events(load(path).events)
        if write_all(kept) != write_all(self.match):
            raise Found("lost", f"{path}: the file has other moves than the table")
        asked = argparse.Namespace(files=[str(path)], commitment="", secret="", json=False)
        with redirect_stdout(StringIO()):
            wrong = verify.run(asked)
        if wrong:
            raise Found("lost", f"{path} does not hold")
        self.counts["verified"] += 1

    # What is broken.

    def strike(self) -> None:
        """Kill or tear something, and have all go on."""
        how = self.rng.choice(WAYS)
        self.counts[how] += 1
        if how == "window":
            self.kill_window()
        elif how == "wire":
            self.table.wire.close()
            settle()
            self.table.wire.open()
            self.come_back(self.phones)
        elif how == "socket":
            phone = self.rng.choice(self.phones)
            phone.tear()
            settle()
            self.come_back([phone])
        elif how == "phone":
            seat = self.rng.randrange(len(self.phones))
            self.phones[seat] = self.table.phone(seat)
        else:
            phone = self.rng.choice(self.phones)
            self.come_back([phone, phone])
        settle()
        self.look()

    def kill_window(self) -> None:
        """The window is gone; the next one opens the file as it lay there."""
        path = self.table.controller.path
        assert path is not None
        number, there = (
            self.counts["window"],
            path.with_name(f"after {self.counts['window']}{path.suffix}"),
        )
        shutil.copyfile(path, there)
        shown = self.shown
        self.own.close()
        self.begin()
        if not self.table.controller.open(there):
            raise Found("lost", f"window {number}: {there} is not opened")
        found = write_all(self.match)
        if found[: len(shown)] != shown:
            raise Found("lost", f"a move that was shown is gone: {shown[-2:]}, {found[-2:]}")
        for phone in self.phones:
            phone.wire = self.table.wire
        self.come_back(self.phones)

    def come_back(self, phones: list[Phone]) -> None:
        """The pages open their sockets again."""
        for phone in self.rng.sample(phones, len(phones)):
            phone.back()
            if phone.no or (phone.scene is None and not self.table.controller.over):
                raise Found("lost", f"a phone is not let in again: {phone.no or 'no scene'}")


def write_all(match: Match) -> list[str]:
    """Every move of a match, as text."""
    return [event["move"] for event in match.events() if "move" in event]


def struck(folder: Path, rng: Random, moves: int) -> Counter[str]:
    """Play this number of moves with kills and tears among them; raises Found."""
    with ExitStack() as stack:
        evening = Evening(folder, rng, stack)
        while evening.counts["moves"] < moves:
            evening.play()
            if rng.random() < 1 / EVERY:
                evening.strike()
        evening.check_file()
        return evening.counts
