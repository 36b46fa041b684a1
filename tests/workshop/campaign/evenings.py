"""The kinds of a campaign that play evenings: pairs of worlds, deals by chance, long evenings."""

from __future__ import annotations

import gc
import os
import threading
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from engine.match import Match
from engine.store import SUFFIX, Log, load
from engine.table import NOBODY
from tests.desktop.phones.kills import struck
from tests.desktop.phones.two_rooms import Rooms
from tests.desktop.session.two_worlds import Devices, World
from tests.kit.cases import Case, cases, mixed_cases
from tests.kit.secrets import Leak, compared_worlds
from tests.kit.walking import any_move
from tests.workshop.campaign.accept import home
from tests.workshop.campaign.found import Found

DEALS = 40
"""So many deals of an evening are played by chance."""
EXCHANGES = 6
"""So many exchanges of two cards are read of each deal."""
MOST = 5_000
"""A deal of more moves never ends."""
MOVES = 250
"""The moves of an evening of kills."""
FOLDED = 0.1
"""How often the log of an evening that was played by chance is folded again."""


def leaking(folder: Path, rng: Random) -> Counter[str]:
    """Two worlds that differ in what a seat never saw look alike from it."""
    case = rng.choice(_every_case())
    try:
        compared = compared_worlds(case, rng.randrange(2**32))
    except Leak as error:
        raise Found("leaked", f"{case}: {error}") from error
    return Counter(pairs=compared.pairs, moments=compared.moments)


def reading(folder: Path, rng: Random) -> Counter[str]:
    """Two worlds that differ in what a seat never saw look alike on the device of its chair."""
    application = QApplication.instance() or QApplication([])
    assert application is not None
    case = rng.choice(_every_case())
    with home(folder), Devices(folder, World) as devices:
        try:
            compared_worlds(case, rng.randrange(2**32), EXCHANGES, devices)
        except Leak as error:
            raise Found("leaked", f"{case}: {error}") from error
    return Counter(pairs=devices.pairs, looks=devices.looks)


def telling(folder: Path, rng: Random) -> Counter[str]:
    """Such worlds are told alike to the phones of such seats, byte by byte and in one order."""
    application = QApplication.instance() or QApplication([])
    assert application is not None
    case = rng.choice(_every_case())
    with home(folder), Rooms(folder) as rooms:
        try:
            rooms.compare(case, rng.randrange(2**32))
        except Leak as error:
            raise Found("leaked", f"{case}: {error}") from error
    return Counter(pairs=rooms.pairs, looks=rooms.looks)


def seating(folder: Path, rng: Random) -> Counter[str]:
    """An evening by phones, with windows, wires and sockets killed and torn."""
    application = QApplication.instance() or QApplication([])
    assert application is not None
    with home(folder):
        return struck(folder, rng, MOVES)


def dealing(folder: Path, rng: Random) -> Counter[str]:
    """An evening of deals by chance: each ends and is chalked, and its log comes to the same."""
    case = rng.choice(_every_case())
    match = Match(case.head(rng.randrange(2**32)))
    counts = Counter(evenings=1)
    while not match.over and counts["deals"] < DEALS:
        match.deal()
        moves = 0
        while match.turn != NOBODY:
            if moves == MOST:
                raise Found("hung", f"{case}: a deal of more than {MOST} moves")
            match.play(any_move(match.legal(), rng))
            moves += 1
        counts.update(deals=1, moves=moves)
        if len(match.sheet().lines) != counts["deals"]:
            raise Found("lost", f"{case}: a deal was not chalked")
    if rng.random() < FOLDED:
        again = Match.from_events(match.events())
        if again.sheet() != match.sheet() or again.differences():
            raise Found("changed in silence", f"{case}: folded again, it is another evening")
    return counts


def enduring(folder: Path, rng: Random) -> Counter[str]:
    """An evening of many deals that is kept in a file: no handle and no thread is left of it."""
    case = rng.choice(_every_case())
    deals, before = 0, _handles()
    path = folder / f"x{SUFFIX}"
    head = case.head(rng.randrange(2**32))
    log = Log.create(path, head.event())
    match = Match(head, log.append)
    while not match.over and deals < 60:
        if match.turn == NOBODY:
            match.deal()
            deals += 1
        else:
            match.play(rng.choice(match.legal()))
    del match, log
    gc.collect()
    if (after := _handles()) > before:
        raise Found("leaked", f"{after - before} handles or threads")
    Match.from_events(load(path).events)
    return Counter(deals=deals)


@cache
def _every_case() -> tuple[Case, ...]:
    return (*cases(), *mixed_cases())


def _handles() -> int:
    """How many files and threads are open here."""
    folder = Path("/proc/self/fd")
    return (len(os.listdir(folder)) if folder.exists() else 0) + threading.active_count()
