"""The kind `accept`: what the program accepts it opens again, and what it refuses it says.

A case goes through one of the ways in and gives it values of the tables, within their bounds and
beyond. Each is refused with a sentence and nothing has changed, or it is there as it was given
when the file is opened again.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtWidgets import QApplication

from desktop.club.model import arrivals, exchange, list_file, templates
from desktop.club.model.controller import ClubController
from desktop.club.model.file import events_of
from desktop.club.model.members import Members
from desktop.club.model.refusals import cannot
from desktop.common import paths
from desktop.common.people import People
from desktop.common.settings import Settings
from desktop.packs import pack_file, user_packs
from desktop.packs.pack_draft import PackDraft
from desktop.session.error_messages import sentence
from desktop.session.evening_file import EveningFile
from desktop.shelf.archive import BadArchive, unpack
from desktop.shelf.packing import pack
from engine.bounds import TooMuch, without_halves
from engine.head import BadLog
from engine.log_table import MATCH, TOURNAMENT
from engine.match import Match
from engine.rules import IllegalMove
from engine.schema import OutOfBounds
from engine.store import SUFFIX, whole
from engine.table import NOBODY
from engine.tournament import people_list
from engine.tournament.head import SUFFIX as CLUB
from engine.tournament.head import Head
from engine.tournament.people import Person
from engine.tournament.state import TournamentState
from tests.desktop.club.rooms import draw_round
from tests.kit import wild
from tests.kit.cases import cases
from tests.workshop.campaign.found import Found

INPUTS = 40
"""So many values one case gives to a way in, if it takes several."""


def accepting(folder: Path, rng: Random) -> Counter[str]:
    """Values through one way in; raises Found if one is lost, changed or refused in silence."""
    return through(rng.choice(sorted(WAYS)), folder, rng)


def through(way: str, folder: Path, rng: Random) -> Counter[str]:
    """The same through this way in."""
    # Widgets are made in some, which no process may without an application.
    application = QApplication.instance() or QApplication([])
    assert application is not None
    with home(folder):
        counts = WAYS[way](folder, rng)
    return counts + Counter({way: counts["inputs"]})


@contextmanager
def home(folder: Path) -> Iterator[None]:
    """Let the program's own folders lie in this one as long as this lasts."""
    before = os.environ.get("KARTENTISCH_HOME")
    os.environ["KARTENTISCH_HOME"] = str(folder)
    try:
        yield
    finally:
        if before is None:
            del os.environ["KARTENTISCH_HOME"]
        else:
            os.environ["KARTENTISCH_HOME"] = before


def _told(text: str, what: object) -> None:
    """Raises Found if this is no sentence to whoever entered something."""
    if not text.strip() or re.search(r"\{[0-9]\}", text) or len(text) > 2_000:
        raise Found("changed in silence", f"refused with {text[:80]!r}: {str(what)[:200]}")


def _same(now: object, before: object, what: str) -> None:
    if now != before:
        raise Found("lost", f"{what}: {str(before)[:200]} is {str(now)[:200]}")


# A club evening.


class _Club:
    """A controller with an evening, and what it has told."""

    def __init__(self, head: Head) -> None:
        self.controller = ClubController()
        self.troubles: list[str] = []
        self.controller.trouble.connect(self.troubles.append)
        self.begun = self.controller.begin(head)

    def tried(
        self, counts: Counter[str], what: object, work: Callable[[], object], *, once: bool = True
    ) -> None:
        """Do this, and look that it was done or refused with a sentence and nothing else.

        What is not done at `once` may be taken back by events of its own.
        """
        controller = self.controller
        before, members = self.state(), dict(controller.members.club.members)
        assert controller.file is not None
        data = controller.file.path.read_bytes()
        self.troubles.clear()
        counts["inputs"] += 1
        if work():
            counts["accepted"] += 1
            return
        counts["refused"] += 1
        _told(" ".join(self.troubles), what)
        _same(self.state(), before, "refused and changed")
        _same(controller.members.club.members, members, "refused, and the club's list changed")
        if once:
            _same(controller.file.path.read_bytes(), data, "refused and written")

    def state(self) -> TournamentState:
        return self.controller.state

    def opened_again(self) -> None:
        """Close the evening and open it again; raises Found if it is another."""
        file, state, controller = self.controller.file, self.state(), self.controller
        assert file is not None
        members, path = dict(controller.members.club.members), file.path
        controller.close()
        again = ClubController()
        again.trouble.connect(self.troubles.append)
        self.troubles.clear()
        if not again.open(path):
            raise Found("lost", f"cannot be opened again: {self.troubles}")
        _same(again.state, state, "opened again")
        _same(again.members.club.members, members, "the club's list")
        again.close()


def _club(folder: Path, rng: Random) -> Counter[str]:
    """Every event of a club evening, people who come, and rounds between them."""
    counts: Counter[str] = Counter()
    club = _Club(_head(rng, counts))
    if not club.begun:
        _told(" ".join(club.troubles), "head")
        return counts + Counter(refused=1)
    controller = club.controller
    for _ in range(INPUTS):
        dice = rng.random()
        if dice < 0.25:
            name, number = wild.text(rng), rng.choice((0, 0, 0, wild.text(rng, 6), 10**20, -1, 7))
            typed = number if isinstance(number, int) else 0
            club.tried(counts, name, partial(arrivals.arrive, controller, name, typed))
        elif dice < 0.35:
            club.tried(counts, "draw", lambda: draw_round(controller), once=False)
        elif dice < 0.4:
            controller.by = wild.text(rng) if rng.random() < 0.3 else ""
        else:
            event = wild.event(TOURNAMENT, rng, rng.choice(EVENTS))
            club.tried(counts, event, partial(controller.do, event))
    club.opened_again()
    return counts


EVENTS = [kind for kind in TOURNAMENT.events if kind != "tournament"]


def _head(rng: Random, counts: Counter[str]) -> Head:
    """A head with some settings that were chosen."""
    settings: dict[str, Any] = {"sizes": [2, 3, 4], "best": 4, "seed": 7}
    chosen = wild.value(TOURNAMENT.events["tournament"], rng)
    names = rng.sample(sorted(chosen), min(len(chosen), 4))
    counts["inputs"] += 1
    try:
        return Head().changed(settings | {name: chosen[name] for name in names if name in SETTLED})
    except BadLog as error:
        _told(cannot(error), chosen)
        return Head().changed(settings)


SETTLED = TOURNAMENT.events["set"].fields["set"].fields.keys()  # type: ignore[attr-defined]


def _exports(folder: Path, rng: Random) -> Counter[str]:
    """A club evening that is exported and taken in again."""
    counts: Counter[str] = Counter()
    club = _Club(_head(rng, counts))
    for _ in range(8):
        name = wild.text(rng)
        club.tried(counts, name, partial(club.controller.enter, name))
    assert club.controller.tournament is not None
    path = folder / f"out{rng.choice(('.json', CLUB))}"
    exchange.export(club.controller.tournament, "copy" if path.suffix != ".json" else "json", path)
    people = club.state().people
    other = ClubController()
    if not other.take_in(events_of(path), path.stem):
        raise Found("lost", "an export is not taken in")
    _same(other.state.people, people, "taken in")
    other.close()
    club.opened_again()
    return counts


# An evening of cards.


def _match(folder: Path, rng: Random) -> Counter[str]:
    """Every event of a match, with moves between them that are legal."""
    counts: Counter[str] = Counter()
    head = rng.choice(CASES).head(rng.randrange(2**32))
    file = EveningFile.create("evening", head.event())
    match = Match(head, file.record)
    for _ in range(INPUTS):
        before, data = match.events(), file.path.read_bytes()
        event = wild.event(MATCH, rng, rng.choice(MOVES))
        counts["inputs"] += 1
        try:
            if rng.random() < 0.6:
                _played(match, rng)
            else:
                match.do(event)
            counts["accepted"] += 1
        except (BadLog, IllegalMove) as error:
            counts["refused"] += 1
            _told(sentence(error), event)
            _same(match.events(), before, "refused and changed")
            _same(file.path.read_bytes(), data, "refused and written")
    events, sheet = match.events(), match.sheet()
    file.close()
    again, read = EveningFile.open(file.path)
    opened = Match.from_events(read)
    _same((opened.events(), opened.sheet()), (events, sheet), "opened again")
    again.close()
    return counts


CASES = tuple(cases())
MOVES = [kind for kind in MATCH.events if kind != "kartentisch"]


def _played(match: Match, rng: Random) -> None:
    if match.over:
        match.undo()
    elif match.turn == NOBODY:
        match.deal()
    else:
        match.play(rng.choice(match.legal()))


# Lists.


def _members(folder: Path, rng: Random) -> Counter[str]:
    """People of the club's list, new ones and those that are put right."""
    counts: Counter[str] = Counter()
    members = Members()
    for _ in range(INPUTS // 4):
        before = dict(members.club.members)
        counts["inputs"] += 1
        try:
            name, team, tags = wild.text(rng), wild.text(rng, 120), (wild.text(rng),)
            if before and rng.random() < 0.6:
                number = rng.choice(sorted(before))
                members.put_right(Person(0, name, number, team, tags))
            else:
                members.add(name, team, tags)
            counts["accepted"] += 1
        except (BadLog, TooMuch) as error:
            counts["refused"] += 1
            _told(cannot(error), before)
            _same(members.club.members, before, "refused and changed")
    again = Members()
    if again.broken:
        raise Found("lost", "the club's list")
    _same(again.club.members, members.club.members, "the club's list")
    return counts


def _people(folder: Path, rng: Random) -> Counter[str]:
    """The people of the house."""
    counts: Counter[str] = Counter()
    troubles: list[str] = []
    people = People(Settings(folder / "settings.ini"))
    people.trouble.connect(troubles.append)
    for _ in range(INPUTS // 4):
        before = people.everyone
        counts["inputs"] += 1
        try:
            if before and rng.random() < 0.4:
                people.change(rng.choice(before).id, wild.text(rng, 24), "")
            else:
                people.add(wild.text(rng, 24), closed=rng.random() < 0.5)
            counts["accepted"] += 1
        except ValueError:  # the name is taken, which the form says
            counts["refused"] += 1
            _same(people.everyone, before, "refused and changed")
    again = People(Settings(folder / "settings.ini"))
    _same((again.everyone, again.complaint(), troubles), (people.everyone, "", []), "the house")
    return counts


def _templates(folder: Path, rng: Random) -> Counter[str]:
    """The club's own templates."""
    counts: Counter[str] = Counter()
    for paper in templates.FIELDS:
        before = templates.of(paper)
        template = templates.Template(wild.text(rng, templates.LARGEST_TEXT))
        counts["inputs"] += 1
        try:
            templates.keep(paper, template)
            counts["accepted"] += 1
        except OutOfBounds as error:
            counts["refused"] += 1
            _told(cannot(error), template)
            template = before  # type: ignore[assignment]
        _same(templates.of(paper), template, "a template")
    return counts


# From elsewhere.


def _lists(folder: Path, rng: Random) -> Counter[str]:
    """Lists of people from a file: what they promise is what is entered."""
    from desktop.club.pages.addresses import AddressListDialog
    from desktop.club.pages.list_dialog import ListDialog

    club = _Club(Head().changed({"sizes": [4], "groups": rng.choice(([], ["A", "B"]))}))
    path = folder / "list.csv"
    mark = rng.choice(";,\t")
    rows = [_row(rng) for _ in range(rng.randrange(1, 12))]
    titles = ["No.", "Name", rng.choice(("Team", "Marks", "Group", "Phone"))]
    text = "\n".join(mark.join(row) for row in [titles, *rows])
    letters = rng.choice(("utf-8", "utf-16", "cp1252"))
    path.write_bytes(text.encode(letters, errors="replace"))
    counts = Counter(inputs=len(rows))
    text, told = list_file.text_of(path)
    if told:
        _told(told, path.name)
        return counts + Counter(refused=len(rows))
    wanted = people_list.read(text)
    dialog = (AddressListDialog if rng.random() < 0.3 else ListDialog)(club.controller, text)
    if isinstance(dialog, AddressListDialog):
        there = len(dialog._entries()[0])
        dialog.enter()
    else:
        new, known, bad = dialog.people()
        there = len(new)
        before = len(club.state().people)
        _same(dialog.enter(), there, "what a list promised")
        _same(len(club.state().people), before + there, "what a list promised")
        lines = len(dialog.chosen().rows) - dialog.chosen().titles
        _same(len(new) + len(known) + len(bad), lines, "lines of a list")
    if there < len(wanted.rows) - 1:
        _told(dialog.about.text(), path.name)
    dialog.deleteLater()
    club.opened_again()
    return counts + Counter(accepted=there, refused=len(rows) - there)


def _row(rng: Random) -> list[str]:
    number = rng.choice(("", "", str(rng.randrange(1, 300)), wild.text(rng, 6)[:6], "10000"))
    return [number, _cell(rng), _cell(rng)]


def _cell(rng: Random) -> str:
    """A cell as a spreadsheet, or somebody, writes it."""
    text = wild.text(rng, 60)
    if rng.random() < 0.8:
        text = "".join(one for one in text if one.isprintable())[:80]
    dice = rng.random()
    if dice < 0.03:
        return '"' + text  # never closed
    return '"' + text.replace('"', '""') + '"' if dice < 0.5 else text


def _parcels(folder: Path, rng: Random) -> Counter[str]:
    """Evenings under all sorts of names, packed and taken out again."""
    shelf = folder / "shelf"
    shelf.mkdir()
    match = Match(rng.choice(CASES).head(rng.randrange(2**32)))
    _played(match, rng)
    data: dict[str, bytes] = {}
    for _ in range(rng.randrange(1, 5)):
        name = wild.text(rng, 120)
        try:
            path = shelf / (name + SUFFIX)
            path.write_bytes(whole(match.events()))
        except (OSError, ValueError):  # no file can be called so here
            continue
        if path.parent == shelf:
            data[path.name] = path.read_bytes()
        _played(match, rng)
    counts = Counter(inputs=len(data))
    pack(folder / "parcel.zip", [shelf / name for name in data])
    try:
        contents = unpack(folder / "parcel.zip", folder / "other")
    except BadArchive as error:
        raise Found("lost", f"a parcel of {list(data)}: {error}") from error
    came = [*contents.new, *contents.known]
    _same(sorted(one.path.read_bytes() for one in came), sorted(data.values()), "a parcel")
    for one in came:
        # A name that a file of another system cannot have becomes one that it can.
        if (name := one.name + SUFFIX) in data:
            _same(one.path.read_bytes(), data[name], "an evening in a parcel")
    contents.close()
    return counts + Counter(accepted=len(data))


def _packs(folder: Path, rng: Random) -> Counter[str]:
    """A pack of one's own gets its title."""
    counts: Counter[str] = Counter()
    for number in range(INPUTS // 8):
        place = paths.packs() / f".new-{number}"
        place.mkdir(parents=True)
        (place / pack_file.NAME).write_text(json.dumps({"title": "Usual", "kind": "png"}))
        title = wild.text(rng)
        counts["inputs"] += 1
        kept = PackDraft(place, "Usual").keep(title)
        counts["accepted"] += 1
        told = user_packs.title_of(kept)
        wanted = without_halves(title).strip()[: pack_file.TITLE] or "Usual"
        _same(told, wanted, "the title of a pack")
    return counts


WAYS: Mapping[str, Callable[[Path, Random], Counter[str]]] = {
    "club evening": _club,
    "export": _exports,
    "match": _match,
    "club list": _members,
    "people": _people,
    "templates": _templates,
    "lists": _lists,
    "parcels": _parcels,
    "packs": _packs,
}
