"""What else the program writes, killed while it is at it: settings, people, imports, exports.

`python3 dev.py campaign.at_work KIND FOLDER` does the same work again and again with the program's
own functions, and prints a number whenever it was done. `killed_at_work` kills it and looks, as the
next start does, whether everything that was shown is there and nothing is half written.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple

from PySide6.QtGui import QGuiApplication

from engine.tournament.tournament import Tournament
from tests.workshop.campaign.found import Found

ROOT = Path(__file__).parents[3]
EVENINGS = tuple(sorted((ROOT / "tests/golden/v2").glob("*-2.kartentisch")))[:4]
MOST = 25
"""So often something is written before its writer is killed, at most."""
PICTURES = 32


class Work(NamedTuple):
    """A kind of work: how it is done once more, and what has to hold after a kill."""

    done: Callable[[Path], Iterator[None]]
    """Does it once for each thing that is asked of it; the folder is empty at first."""
    look: Callable[[Path, int], bool]
    """Whether all is whole after so many were shown, one more may have been done."""


# Lists, and what is remembered.


def _settings(folder: Path) -> Iterator[None]:
    from desktop.common.settings import Settings

    settings = Settings(folder / "settings.ini")
    for number in range(10**6):
        settings["volume"] = _volume(number)
        yield


def _volume(number: int) -> int:
    return 5 * (number % 20)


def _settings_hold(folder: Path, shown: int) -> bool:
    from desktop.common.settings import Settings

    settings = Settings(folder / "settings.ini")
    last = [_volume(number) for number in (shown - 1, shown)]
    return not settings.complaint() and settings["volume"] in last


def _people(folder: Path) -> Iterator[None]:
    from desktop.common.people import People
    from desktop.common.settings import Settings

    people = People(Settings(folder / "settings.ini"))
    for number in range(10**6):
        people.add(f"Person {number}")
        yield


def _people_are_there(folder: Path, shown: int) -> bool:
    from desktop.common.people import People
    from desktop.common.settings import Settings

    people = People(Settings(folder / "settings.ini"))
    names = {one.name for one in people.everyone}
    return not people.complaint() and {f"Person {number}" for number in range(shown)} <= names


def _members(folder: Path) -> Iterator[None]:
    from desktop.club.model.members import Members

    members = Members()
    for number in range(10**6):
        members.add(f"Person {number}")
        yield


def _members_are_there(folder: Path, shown: int) -> bool:
    from desktop.club.model.members import Members

    members = Members()
    names = set(members.names())
    return not members.broken and {f"Person {number}" for number in range(shown)} <= names


# A club evening.


def _club(folder: Path) -> Iterator[None]:
    from desktop.club.model.controller import ClubController
    from engine.tournament.head import Head

    controller = ClubController()
    controller.begin(Head(title="Evening", seed=7))
    for number in range(10**6):
        controller.enter(f"Person {number}")
        yield


def _club_is_there(folder: Path, shown: int) -> bool:
    from desktop.common import paths
    from engine.store import load
    from engine.tournament.head import FORMAT, SUFFIX

    (file,) = paths.tournaments().glob(f"*{SUFFIX}")
    saved = load(file, FORMAT)
    names = {one.name for one in Tournament.from_events(saved.events).state.people.values()}
    return not saved.wrong and {f"Person {number}" for number in range(shown)} <= names


# To another machine and back.


def _parcels(folder: Path) -> Iterator[None]:
    from desktop.shelf.packing import pack

    while True:
        pack(folder / "parcel.zip", EVENINGS)
        yield


def _parcel_is_whole(folder: Path, shown: int) -> bool:
    from desktop.shelf.archive import unpack

    if not shown and not (folder / "parcel.zip").exists():
        return True
    contents = unpack(folder / "parcel.zip", folder / "unpacked")
    whole = len(contents.new) == len(EVENINGS)
    contents.close()
    return whole


def _imports(folder: Path) -> Iterator[None]:
    from desktop.common import paths
    from desktop.shelf.archive import import_evenings, unpack
    from desktop.shelf.packing import pack

    pack(folder / "parcel.zip", EVENINGS)
    while True:
        contents = unpack(folder / "parcel.zip", paths.evenings())
        # What is here already gets a number behind its name, so that there is work.
        import_evenings([*contents.new, *contents.known], paths.evenings())
        contents.close()
        yield


def _imported_are_whole(folder: Path, shown: int) -> bool:
    from desktop.common import paths
    from engine.match import Match
    from engine.store import load

    files = list(paths.evenings().glob("*.kartentisch"))
    for file in files:
        saved = load(file)
        Match.from_events(saved.events)
        if saved.wrong or saved.torn:
            return False
    return len(files) >= shown * len(EVENINGS) and not list(paths.evenings().glob(".parcel-*"))


def _packs(folder: Path) -> Iterator[None]:
    from tests.desktop.packs.made_up import GERMAN, import_pack
    from tests.desktop.packs.made_up import folder as scans

    QGuiApplication([])
    there = scans(folder / "scans", {code: code for code in GERMAN})
    for number in range(10**6):
        import_pack(there).keep(f"Pack {number}")
        yield


def _packs_are_whole(folder: Path, shown: int) -> bool:
    from PIL import Image

    from desktop.common import paths

    kept = list(paths.packs().iterdir())
    for one in kept:
        pictures = list(one.glob("*.png"))
        for picture in pictures:
            with Image.open(picture) as image:
                image.load()
        if one.name.startswith(".") or len(pictures) < PICTURES or not (one / "pack.json").exists():
            return False
    return len(kept) >= shown


# On paper and in a spreadsheet.


def _tables(folder: Path) -> Iterator[None]:
    from desktop.club.model.exchange import export

    evening = _club_evening()
    while True:
        export(evening, "results", folder / "results.csv")
        yield


def _table_is_whole(folder: Path, shown: int) -> bool:
    from desktop.club.model.exchange import export

    export(_club_evening(), "results", folder / "again.csv")
    there = folder / "results.csv"
    return (not shown and not there.exists()) or (
        there.read_bytes() == (folder / "again.csv").read_bytes()
    )


def _club_evening() -> Tournament:
    from tests.engine.tournament.hall import hall, play_round

    tournament = hall(40, sizes=[4])
    play_round(tournament)
    return tournament


def _papers(folder: Path) -> Iterator[None]:
    from desktop.scene.speech import Speech
    from desktop.sheet import forms
    from desktop.sheet.near_slate import sheet_page
    from engine.match import Match
    from engine.store import load

    QGuiApplication([])
    match = Match.from_events(load(EVENINGS[0]).events)
    speech = Speech(match.rules, [player.name for player in match.players])
    page = sheet_page(match.sheet(), match.head, speech, match.corrected())
    while True:
        forms.write(folder / "sheet.pdf", forms.Order(page))
        yield


def _paper_is_whole(folder: Path, shown: int) -> bool:
    from pypdf import PdfReader

    there = folder / "sheet.pdf"
    if not shown and not there.exists():
        return True
    return bool(PdfReader(there, strict=True).pages)


WORK: Mapping[str, Work] = {
    "settings": Work(_settings, _settings_hold),
    "people": Work(_people, _people_are_there),
    "club list": Work(_members, _members_are_there),
    "club": Work(_club, _club_is_there),
    "parcel": Work(_parcels, _parcel_is_whole),
    "import": Work(_imports, _imported_are_whole),
    "pack": Work(_packs, _packs_are_whole),
    "csv": Work(_tables, _table_is_whole),
    "pdf": Work(_papers, _paper_is_whole),
}


def killed_at_work(folder: Path, kind: str, rng: Random) -> Counter[str]:
    """Kill who does this kind of work at any moment; raises Found if anything is amiss then."""
    folder.mkdir()
    home = folder / "home"
    environment = {
        **os.environ,
        "KARTENTISCH_HOME": str(home),
        "PYTHONPATH": str(ROOT),
        "QT_QPA_PLATFORM": "offscreen",
    }
    program = [sys.executable, "-m", "tests.workshop.campaign.at_work"]
    writer = subprocess.Popen(
        [*program, kind, str(folder)], stdout=subprocess.PIPE, env=environment
    )
    assert writer.stdout is not None
    writer.stdout.readline()  # it is about to begin
    shown = 0
    slow = kind == "pack"
    for _ in range(rng.randrange(2 if slow else MOST)):
        shown = int(writer.stdout.readline())
    time.sleep(rng.random() * (1.0 if slow else 0.05))
    writer.kill()
    shown = max([shown, *map(int, writer.stdout.read().split(b"\n")[:-1])])
    writer.wait()
    writer.stdout.close()
    looked = subprocess.run(
        [*program, kind, str(folder), "--look", str(shown)],
        env=environment,
        capture_output=True,
        text=True,
    )
    if looked.returncode:
        raise Found("lost", f"{kind}, killed after {shown}: {looked.stderr.strip()[-300:]}")
    return Counter({"kills": 1, kind: 1, "written": shown})


def main(kind: str, folder: Path, shown: int | None = None) -> int:
    """Work until one is killed, or look what is there after `shown` of it."""
    if shown is None:
        work = WORK[kind].done(folder)
        print(0, flush=True)
        for number, _ in enumerate(work, 1):
            print(number, flush=True)
        return 0
    from desktop.common import drafts

    drafts.clear()
    left = [path for path in folder.rglob(".kartentisch-*") if path.suffix == ".part"]
    if left:
        print(f"not cleared away: {left[0].name}", file=sys.stderr)
        return 1
    if not WORK[kind].look(folder, shown):
        print("not as it was shown, or not whole", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    _, some_kind, place, *rest = sys.argv
    sys.exit(main(some_kind, Path(place), int(rest[1]) if rest else None))
