"""What phones at a club are told, key by key and byte by byte."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop.club.model import on_phones
from desktop.club.pages.setup import first_settings, fresh
from desktop.room import files
from engine import games
from engine.head import Event
from engine.tournament.state import TournamentState
from tests.desktop.club.model.test_room import MINE, Hall
from tests.desktop.club.rooms import Witness, draw_round, running

pytestmark = pytest.mark.usefixtures("qapp")

ROOM = Path(files.__file__).parent
PAGE = "".join(
    re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.S)
    for path in sorted((ROOM / "web").glob("*.mjs"))
)
"""What the page does, without what is only said of it."""
SECTIONS = {
    name: text
    for name, _, text in (
        part.partition("\n") for part in (ROOM / "protocol.md").read_text("utf-8").split("\n## ")
    )
}


def evening(game: str, **settings: Any) -> TournamentState:
    """A round of eight people that has begun."""
    controller = Witness().controller
    preset = next(iter(games.find(game).presets))
    controller.begin(fresh(game).changed(first_settings(game, preset) | settings))
    for number in range(8):
        controller.enter(f"Person {number}")
    assert draw_round(controller) and controller.do({"start": 1})
    return controller.state


def keys(told: object) -> Iterator[str]:
    """Every key of a message, however deep it lies."""
    if isinstance(told, dict):
        for key, value in told.items():
            yield key
            yield from keys(value)
    elif isinstance(told, list):
        for each in told:
            yield from keys(each)


def every_message() -> dict[str, list[object]]:
    """Lists and tables of evenings that ask for different things."""
    sent = running(8)
    sent.controller.do({"handed": [1, 1], "values": MINE, "by": "Jens"})
    states = [
        sent.controller.state,
        evening("skat", pairs=False),
        evening("knueffeln", pairs=False),
        evening("schafkopf", pairs=False),
    ]
    tables = [on_phones.table_form(one, one.drawn[-1], 1, "") for one in states]
    over = {"round": 1, "table": 1, "state": "closed", "said": "over"}
    lists = [on_phones.lists(one) | {"tables": on_phones.tables(one)} for one in states]
    return {"Lists": [*lists], "A table": [*tables, over]}


@pytest.mark.parametrize("section", ["Lists", "A table"])
def test_every_key_that_is_told_is_described_and_read_and_no_other(section: str) -> None:
    told = {key for message in every_message()[section] for key in keys(message)}
    rows = re.findall(r"^\|(.*?)\|(.*)\|$", SECTIONS[section], re.M)[2:]
    described = {key for first, _ in rows for key in re.findall(r"`([a-z]+)`", first)}
    deeper = {key for _, text in rows for key in re.findall(r"`([a-z]+)`", text)} & told
    assert described | deeper == told
    assert {key for key in told if not re.search(rf"\.{key}\b|[{{,] {key}\b", PAGE)} == set()


HIDDEN: dict[str, list[Event]] = {
    "money": [{"pay": 500, "who": 1}, {"pay": -300, "what": "cake"}],
    "addresses": [{"change": 1, "member": 7, "tags": ["junior"], "bot": ""}],
    "wishes": [{"apart": [[1, 2]]}, {"fix": 3, "table": 2}],
    "lost games": [{"lost": [1, 1], "games": [1, 0, 0, 0]}],
    "trust": [{"trust": 1, "tables": [2]}],
    "who enters": [],
}
"""What happens that neither the wall nor another table shows."""


def traffic(hidden: list[Event], by: str = "") -> str:
    """All that two who watch and two of a table are told in a round, in bytes."""
    here = Hall(running(28))
    here.controller.by = by
    for device, tongue in ((1, "de"), (2, "en")):
        here.say(device, v=1, watch=1, lang=tongue)
    here.sit(3, 4, table=1)
    for event in hidden:
        assert here.controller.do(event)
        QApplication.processEvents()
    here.slip(3, by=here.seated(1)[0])
    for event in ({"result": [1, 1], "values": MINE}, {"result": [1, 2], "values": MINE}):
        assert here.controller.do(event)
        QApplication.processEvents()
    for device in (3, 4):
        # What it comes back by is of its evening.
        here.wire.told[device] = [one for one in here.wire.told[device] if "token" not in one]
    return json.dumps(here.wire.told)


@pytest.mark.parametrize("what", HIDDEN)
def test_evenings_that_differ_in_what_nobody_sees_send_the_same_bytes(what: str) -> None:
    other = traffic(HIDDEN[what], by="Karin" if what == "who enters" else "")
    assert other == traffic([])
    assert '"taken"' in other
