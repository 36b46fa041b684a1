"""The kinds of a campaign: each is given an empty folder and luck, and returns its counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random

from engine.head import Event
from engine.match import Match
from engine.store import SUFFIX, Changed, Log, Saved, UnreadableSave, load, whole
from engine.tournament.head import FORMAT
from engine.tournament.head import SUFFIX as CLUB
from engine.tournament.tournament import Tournament
from tests.engine.tournament.hall import hall, play_round
from tests.workshop.campaign import at_work
from tests.workshop.campaign.accept import accepting
from tests.workshop.campaign.evenings import (
    dealing,
    enduring,
    leaking,
    reading,
    seating,
    telling,
)
from tests.workshop.campaign.found import Found
from tests.workshop.campaign.room import torn_rooms
from tests.workshop.campaign.two import two_windows
from tests.workshop.campaign.window import windowed
from tests.workshop.kill import kill

ROOT = Path(__file__).parents[3]
SAVES = (
    ROOT / "tests/golden/v2/ramsli-with_bank-2.kartentisch",
    ROOT / "tests/golden/v2/gin-standard-2.kartentisch",
    ROOT / "tests/saves/v2-paper.kartentisch",
    ROOT / "tests/saves/v2-ramsen.kartentisch",
)


# Killed.


def killed(folder: Path, rng: Random) -> Counter[str]:
    """Evenings whose player is killed, and other work that is: lists, imports, exports, papers."""
    outcome = kill(folder, 4, rng)
    if outcome.losses:
        raise Found("lost", outcome.losses[0])
    counts = Counter(kills=outcome.kills, events=outcome.shown)
    kind = rng.choice(sorted(at_work.WORK))
    counts.update(at_work.killed_at_work(folder / kind, kind, rng))
    return counts


# Changed.


@cache
def club() -> bytes:
    """The file of a club evening."""
    tournament = hall(8, sizes=[4])
    play_round(tournament)
    play_round(tournament)
    return whole(tournament.events())


def mutated(folder: Path, rng: Random) -> Counter[str]:
    """A file in which something was changed is refused, or it is said from which line on."""
    number = rng.randrange(len(SAVES) + 1)
    of_club = number == len(SAVES)
    good = club() if of_club else SAVES[number].read_bytes()
    data, how = changed(good, rng)
    path = folder / f"x{CLUB if of_club else SUFFIX}"
    path.write_bytes(data)
    counts = Counter({how: 1})
    try:
        saved = load(path, FORMAT) if of_club else load(path)
        (Tournament.from_events if of_club else Match.from_events)(saved.events)
    except ValueError:
        counts["refused"] += 1
    else:
        counts["told"] += 1
        _told(saved, good, data, folder, of_club)
    if path.read_bytes() != data:
        raise Found("lost", "the file was changed by reading it")
    return counts


def _told(saved: Saved, good: bytes, data: bytes, folder: Path, of_club: bool) -> None:
    """Raises Found if nobody would notice what has been changed."""
    if saved.wrong or saved.torn or data == good:
        return
    # What is cut behind a whole line is an evening that was broken off there.
    if good.startswith(data):
        return
    form = f"a {'club' if of_club else 'match'} of {len(saved.events)} events"
    raise Found("changed in silence", form)


def changed(data: bytes, rng: Random) -> tuple[bytes, str]:
    """A file in which one thing is otherwise, and what that is."""
    lines = data.splitlines(keepends=True)
    at = rng.randrange(len(data))
    line = rng.randrange(len(lines))
    match how := rng.choice(["bit", "byte", "cut", "gone", "doubled", "swapped", "put in"]):
        case "bit":
            one = bytearray(data)
            one[at] ^= 1 << rng.randrange(8)
            return bytes(one), how
        case "byte":
            return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :], how
        case "cut":
            return data[:at], how
        case "gone":
            del lines[line]
        case "doubled":
            lines.insert(line, lines[line])
        case "swapped":
            other = rng.randrange(len(lines))
            lines[line], lines[other] = lines[other], lines[line]
        case "put in":
            lines.insert(line, lines[rng.randrange(len(lines))])
    return b"".join(lines), how


# Faults.


def faulty(folder: Path, rng: Random) -> Counter[str]:
    """What something else does to an open file is seen; theirs and ours are both whole."""
    path = folder / f"x{SUFFIX}"
    head: Event = {"kartentisch": 2, "game": "some", "options": {}, "seats": [], "seed": "7"}
    log = Log.create(path, head)
    events = [head]
    for _ in range(rng.randrange(1, 20)):
        events.append({"move": str(rng.random())})
        log.append(events[-1])
    good = path.read_bytes()
    theirs, how = changed(good, rng)
    if rng.random() < 0.3:
        theirs, how = good + theirs[rng.randrange(len(theirs) or 1) :], "longer"
    if rng.random() < 0.5:  # as sync folders do
        other = folder / "other"
        other.write_bytes(theirs)
        other.replace(path)
    else:
        path.write_bytes(theirs)
    try:
        log.append({"move": "next"})
    except Changed:
        if path.read_bytes() != theirs:
            raise Found("lost", f"their file was written to ({how})") from None
        return Counter({how: 1, "seen": 1})
    if path.read_bytes() != whole([*events, {"move": "next"}]) and theirs[-64:] != good[-64:]:
        raise Found("lost", f"both are in one file ({how})")
    return Counter({how: 1, "went on": 1})


# Hostile.


def hostile(folder: Path, rng: Random) -> Counter[str]:
    """What has no measure is refused at once, and stays as it is."""
    size = 10 ** rng.randrange(2, 7)
    name, key, number = b"A" * size, b'"' + b"k" * size + b'":1', b"9" * size
    value = rng.choice(
        [
            b'{"a":"' + name + b'"}',
            b"{" + key + b"}",
            b'{"undo":' + number + b"}",
            b'{"a":' + b"[" * size + b"]" * size + b"}",
            b'{"a":' * size + b"1" + b"}" * size,
            b'{"line":{"values":[' + b"1," * size + b'1],"notes":[]}}',
            b'{"undo":1}\n{"redo":1}\n' * min(size, 1000) + b"{}",
            b"\x00" * size,
        ]
    )
    of_club = rng.random() < 0.3
    good = club() if of_club else rng.choice(SAVES).read_bytes()
    lines = good.splitlines(keepends=True)
    lines.insert(rng.randrange(len(lines) + 1), value + b"\n")
    path = folder / f"x{CLUB if of_club else SUFFIX}"
    data = b"".join(lines)
    path.write_bytes(data)
    counts: Counter[str] = Counter(bytes=len(data))
    try:
        saved = load(path, FORMAT) if of_club else load(path)
        (Tournament.from_events if of_club else Match.from_events)(saved.events)
        if not (saved.wrong or saved.torn):
            raise Found("changed in silence", "a line was put in")
        counts["told"] += 1
    except (ValueError, UnreadableSave):
        counts["refused"] += 1
    if path.read_bytes() != data:
        raise Found("lost", "the file was changed by reading it")
    return counts


KINDS: Mapping[str, Callable[[Path, Random], Counter[str]]] = {
    "kill": killed,
    "mutate": mutated,
    "faults": faulty,
    "hostile": hostile,
    "leaks": leaking,
    "chairs": reading,
    "frames": telling,
    "seats": seating,
    "deals": dealing,
    "endure": enduring,
    "window": windowed,
    "accept": accepting,
    "two": two_windows,
    "room": torn_rooms,
}
BOUND: Mapping[str, float] = {
    "kill": 60,
    "mutate": 10,
    "faults": 10,
    "hostile": 10,
    "leaks": 60,
    "chairs": 60,
    "frames": 60,
    "seats": 600,
    "deals": 60,
    "endure": 60,
    "window": 3600,
    "accept": 60,
    "two": 120,
    "room": 120,
}
"""So many seconds of the processor a case may use, ten times as many as it should."""
