"""`python3 dev.py bench [--peers] [--quick] [--page docs/measured.md]`: the program's figures.

Each is printed beside its target or a peer, and written into a page where one is named.
Rounds of what is compared are interleaved and their medians taken, so that a busy machine slows
both sides alike. It never fails on a time.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from statistics import median

from engine import games
from tests.workshop.bench import drag, faces, melds, pieces, shelf, start, thought
from tests.workshop.bench.decisions import GAME

ROOT = Path(__file__).parents[3]
PEERS = ROOT / ".venv-peers" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

TARGETS = {"copy": 6, "view": 15, "redeal": 90}
"""Microseconds."""

LOOPS = {"choice": "random decisions, choice()", "fast": "random decisions, fastest loop"}

Row = tuple[str, str, str]

PAGE = """# Measured

Written by `python3 dev.py bench --page docs/measured.md` on {day}: {python}, {begun} at the
beginning, {ended} at the end. Figures in one row are from one run, their rounds taken in turns;
compare only those. Decisions, meldings, thoughts and pictures are counted by the processor's time,
starts and the frames of a drag by the clock.

| what | measured | beside it |
|---|---|---|
{table}

How strong the computer players are is in [tables.md](../tests/workshop/arena/tables.md), every
claim with its interval, and how much better one could play at all in
[ceiling.md](../tests/workshop/arena/ceiling.md). What the program withstood is in
[SECURITY.md](../SECURITY.md).
"""


def main(arguments: list[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--peers", action="store_true", help="OpenSpiel beside ours")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    parser.add_argument(
        "--page", type=Path, help="also write them as Markdown, such as docs/measured.md"
    )
    args = parser.parse_args(arguments)
    print_row(("what", "measured", "beside it"))
    print_row(("-" * 34, "-" * 22, "-" * 34))
    begun, done = machine(), list[Row]()
    for rows in (
        decisions(args.peers, 3 if args.quick else 7, 0.4 if args.quick else 1.0),
        other_games(1 if args.quick else 3, 0.3),
        melding(args.peers, 3 if args.quick else 5, 0.4),
        mid_deal(10 if args.quick else 60),
        thinking(20 if args.quick else 100),
        saving(500 if args.quick else 5000),
        seating(200 if args.quick else 1000),
        starting(3 if args.quick else 7),
        dragging(2 if args.quick else 8),
        drawing(2 if args.quick else 5),
        keeping(shelf.MIDDLE, 3 if args.quick else 9),
        () if args.quick else keeping(shelf.LARGE, 5),
    ):
        for row in rows:
            print_row(row)
            done.append(row)
    if args.page:
        args.page.write_text(page(done, begun, machine()), encoding="utf-8")
    return 0


def machine() -> str:
    """The state of the machine now, in words: the load tells how far to trust a time."""
    load = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"
    return f"{os.cpu_count()} cores, {load}"


def page(rows: list[Row], begun: str, ended: str) -> str:
    """The Markdown page of these figures, with the day and the machine they were measured on."""
    day = f"{date.today().day} {date.today():%B %Y}"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return PAGE.format(day=day, python=python, begun=begun, ended=ended, table=table)


def print_row(row: Row) -> None:
    """One line of the table."""
    what, measured, beside = row
    print(f"{what:<34}  {measured:>22}  {beside}", flush=True)


def decisions(with_peers: bool, rounds: int, seconds: float) -> Iterator[Row]:
    """Ours, and OpenSpiel's beside it, by the same way of picking."""
    ours = [sys.executable, "-m", "tests.workshop.bench.decisions"]
    python = peers_python()
    theirs = [str(python), str(Path(__file__).parent / "peers.py")]
    if with_peers and not python.exists():
        print("There is no OpenSpiel here: python3 dev.py bench --peers gets it.")
        with_peers = False
    for picker, name in LOOPS.items():
        sides = {"ours": ours, "theirs": theirs} if with_peers else {"ours": ours}
        seen: dict[str, list[float]] = {side: [] for side in sides}
        for _ in range(rounds):
            for side, command in sides.items():
                seen[side].append(_figure([*command, picker, str(seconds)]))
        mine = median(seen["ours"])
        beside = "--peers puts OpenSpiel beside it"
        if with_peers:
            peer = median(seen["theirs"])
            beside = f"OpenSpiel euchre {peer:,.0f}/s: ratio {mine / peer:.2f}"
        yield name, f"{mine:,.0f}/s", beside


def peers_python() -> Path:
    """The Python that has OpenSpiel, if there is one."""
    return Path(os.environ.get("KARTENTISCH_PEERS", PEERS))


def other_games(rounds: int, seconds: float) -> Iterator[Row]:
    """Every preset of the other games beside the first figure's game, by the fastest loop."""
    pairs = [(name, preset) for name in games.names() for preset in games.find(name).presets]
    wanted = [("", ""), *(pair for pair in pairs if pair[0] != GAME)]
    seen: dict[tuple[str, str], list[float]] = {pair: [] for pair in wanted}
    command = [sys.executable, "-m", "tests.workshop.bench.decisions", "fast", str(seconds)]
    for _ in range(rounds):
        for pair in wanted:
            seen[pair].append(_figure([*command, *filter(None, pair)]))
    first = median(seen["", ""])
    for pair in wanted[1:]:
        mine = median(seen[pair])
        beside = f"{GAME} {first:,.0f}/s: ratio {mine / first:.2f}"
        yield " ".join(("decisions,", *pair)), f"{mine:,.0f}/s", beside


def melding(with_peers: bool, rounds: int, seconds: float) -> Iterator[Row]:
    """The best melding of ten cards, ours from a mask and from cards, and OpenSpiel's."""
    room = ["-m", "tests.workshop.bench.melds"]
    sides = {side: [sys.executable, *room, side] for side in ("ours", "cards")}
    if with_peers and peers_python().exists():
        sides["theirs"] = [str(peers_python()), *room, "theirs"]
    for kind in melds.KINDS:
        seen: dict[str, list[float]] = {side: [] for side in sides}
        for _ in range(rounds):
            for side, command in sides.items():
                seen[side].append(_figure([*command, kind, str(seconds)]))
        mine = median(seen["ours"])
        beside = f"from cards {median(seen['cards']):,.0f}/s"
        if "theirs" in sides:
            peer = median(seen["theirs"])
            beside += f"; OpenSpiel {peer:,.0f}/s: ratio {mine / peer:.1f}"
        elif kind == "rich":
            beside += f"; target {melds.TARGET:,}/s"
        yield f"best melding, {kind} hands", f"{mine:,.0f}/s", beside


def _figure(command: list[str]) -> float:
    """The one number that a process prints."""
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return float(done.stdout)


def mid_deal(rounds: int) -> Iterator[Row]:
    """What bots do all the time."""
    for piece, taken in pieces.pieces(rounds).items():
        yield f"{piece} in mid-deal", f"{taken:.1f} µs", f"target {TARGETS[piece]} µs"


def thinking(number: int) -> Iterator[Row]:
    """How long each level thinks in each game."""
    median_aim, nearly_all_aim = (aim / 1000 for aim in thought.TARGETS.values())
    for one in thought.measured(number):
        beside = (
            f"longest of {one.number:,} {one.longest:,.0f} ms; "
            f"targets {median_aim} s, and {nearly_all_aim} s for 99.9 %"
        )
        yield f"thought, {one.game} {one.level}", f"median {one.median:.1f} ms", beside


def saving(moves: int) -> Iterator[Row]:
    """A move is in its file before it is shown."""
    with tempfile.TemporaryDirectory() as folder:
        times = pieces.saved_moves(Path(folder), moves)
    yield "a move, saved before it is shown", f"{median(times):.3f} ms", "target 1 ms"


def seating(moves: int) -> Iterator[Row]:
    """Somebody reads the match on another device."""
    spent = _figure([sys.executable, "-m", "tests.workshop.bench.chairs", str(moves)])
    yield "one more chair, a move", f"{spent:.2f} ms of the processor", "target 1 ms"


def starting(rounds: int) -> Iterator[Row]:
    """The program beside a window with nothing in it, both of the same size."""
    both = start.starts(rounds)
    if isinstance(both, str):
        yield "start to a usable table", both, ""
        return
    empty, table, page = both["empty"], both["table"], both["page"]
    for what, mine, other, unit, target in (
        ("start to a usable table", table.painted, empty.painted, "s", "; target 2"),
        ("the same, to the process's end", table.whole, empty.whole, "s", ""),
        ("the same, of the processor", table.worked, empty.worked, "s", "; target 2"),
        ("first start ever to its window", page.painted, empty.painted, "s", ""),
        ("the same, until each box has its cards", page.whole, empty.whole, "s", ""),
        ("the same, of the processor", page.worked, empty.worked, "s", ""),
        ("peak memory at 1280x800", table.memory, empty.memory, "MB", "; target 2"),
    ):
        figures = (f"{mine:.2f} {unit}", f"{other:.2f} {unit}")
        ratio = f": ratio {mine / other:.2f}{target}" if other else ""
        yield what, figures[0], f"empty PySide6 window {figures[1]}{ratio}"
    large = start.starts(max(1, rounds // 3), start.LARGE)
    if not isinstance(large, str) and large["empty"].memory:
        mine, other = large["table"].memory, large["empty"].memory
        beside = f"empty PySide6 window {other:.2f} MB: ratio {mine / other:.2f}"
        yield "peak memory at 3840x2160", f"{mine:.2f} MB", beside


def dragging(seconds: float) -> Iterator[Row]:
    """A card under the mouse on the largest screen, beside windows that can do nothing else."""
    busy = os.cpu_count() or 1
    yield from _dragged("drag at 3840x2160", seconds, 1)
    yield from _dragged(f"the same, all {busy} cores busy", seconds, busy)
    spent = drag.names(seconds)
    if isinstance(spent, str):
        yield "what is done in a frame of it", spent, ""
        return
    for name, taken in list(spent.items())[:5]:
        yield f"in a frame of it: {name}", f"{taken:.3f} ms", f"of {sum(spent.values()):.2f} ms"


def _dragged(what: str, seconds: float, workers: int) -> Iterator[Row]:
    """The three windows by turns, beside so many workers."""
    found = [drag.frames(seconds, window, workers) for window in ("full", "bare", "shadow")]
    failed = [one for one in found if isinstance(one, str)]
    if failed:
        yield what, failed[0], ""
        return
    times, bare, shadow = (one for one in found if not isinstance(one, str))
    figure: Callable[[list[float]], float]
    aim = 6 if workers == 1 else 16
    for part, figure, target in (
        ("p99", drag.p99, f"; target {aim} ms"),
        ("p99.9", drag.p999, ""),
        ("median", median, ""),
    ):
        ours, plain, with_shadow = figure(times), figure(bare), figure(shadow)
        beside = (
            f"bare window {plain:.2f} ms, with a shadow {with_shadow:.2f} ms: "
            f"ratio {ours / with_shadow:.2f}, target 1.5{target}"
        )
        yield f"{what}, {part}", f"{ours:.2f} ms", beside


KEEPING = {
    shelf.MIDDLE: {"list": 150, "search": 150, "open": 100},
    shelf.LARGE: {"list": 400, "search": 300, "open": 100, "memory": 250},
}
"""Milliseconds by what is done with so many evenings, and megabytes."""


def keeping(number: int, rounds: int) -> Iterator[Row]:
    """So many evenings on the shelf."""
    found = shelf.figures(number, rounds)
    if isinstance(found, str):
        yield f"shelf of {number:,}", found, ""
        return
    for what, target in KEEPING[number].items():
        if what == "memory":
            shown, aim = f"{found.get(what, 0.0):.0f} MB", f"target {target} MB"
        else:
            cpu = found[f"{what} cpu"]
            shown, aim = f"{found[what]:.0f} ms", f"{cpu:.0f} of the processor; target {target} ms"
        yield f"shelf of {number:,}: {what}", shown, aim


FACES = {
    "new": ("52 faces, 240 pixels wide, drawn", 300),
    "disk": ("the same, kept from an earlier start", 30),
    "memory": ("the same, once more", 30),
    "resize": ("a step of resizing at 3840x2160", 50),
    "sharp": ("the same, until all is drawn anew", 100),
}
"""What of the faces is measured, and the target in milliseconds."""


def drawing(rounds: int) -> Iterator[Row]:
    """The faces of a pack."""
    times = faces.measured(rounds)
    if isinstance(times, str):
        yield "the faces of a pack", times, ""
        return
    for what, (name, target) in FACES.items():
        yield name, f"{times[what]:.1f} ms", f"target {target} ms" if target else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
