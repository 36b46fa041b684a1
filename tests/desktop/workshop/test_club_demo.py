"""A whole evening driven through the windows, from the door to the prizes."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.common import paths
from engine.store import load
from engine.tournament.head import FORMAT
from engine.tournament.tournament import Tournament
from tests.workshop.club_demo import evening
from tests.workshop.demo_organiser import Organiser

SMALL = (800, 600)
"""Of the window: half of the time goes into its pictures."""


@pytest.fixture
def out(tmp_path: Path, own_home: Path, qtbot: QtBot) -> Path:
    folder = tmp_path / "out"
    folder.mkdir()
    return folder


@pytest.fixture
def organiser(out: Path) -> Iterator[Organiser]:
    one = Organiser(out, size=SMALL)
    yield one
    one.close()


def only_evening() -> Tournament:
    (path,) = paths.tournaments().glob("*.kartenturnier")
    return Tournament.from_events(load(path, FORMAT).events)


def text_of(pdf: Path) -> str:
    command = ["pdftotext", "-layout", "-enc", "UTF-8", str(pdf), "-"]
    return subprocess.run(command, capture_output=True, check=True).stdout.decode()


def test_an_evening_is_run_to_its_prize_list(out):
    made = list(evening(out, "de", "light", SMALL, people=12, rounds=3))
    assert all(path.stat().st_size > 1000 for path in made)
    tournament = only_evening()
    state = tournament.state
    assert [one.state for one in state.rounds] == ["closed"] * 3
    assert len(state.rounds[0].old) == 1 and len(state.trail) == 1
    assert state.people[5].left == 2 and state.people[13].since == 2
    assert state.people[7].before
    first = tournament.standings()[0]
    if shutil.which("pdftotext"):
        prizes = text_of(out / "club-prizes.pdf")
        assert state.people[first.number].name in prizes
        for name in ("standings", "start_cards", "cash"):
            assert state.people[1].name in text_of(out / f"club-{name}.pdf")
    members = json.loads(paths.club_list().read_text(encoding="utf-8"))["members"]
    assert len(members) == 13


def test_ctrl_z_takes_back_at_the_club_and_not_at_the_table(organiser):
    list(organiser.begin("ramsen", "bavarian", "Spring", 2, "", ()))
    organiser.register(["Anna", "Ben"])
    organiser.window.menus.actions["undo"].trigger()
    assert [one.name for one in organiser.club.controller.state.people.values()] == ["Anna"]
    assert organiser.club.message.text() == "Undone: entry of Ben."
    organiser.window.menus.actions["redo"].trigger()
    assert len(organiser.club.controller.state.people) == 2


def test_letters_typed_into_a_name_are_no_shortcuts(organiser):
    list(organiser.begin("ramsen", "bavarian", "Spring", 2, "", ()))
    assert not organiser.window.menus.actions["hint"].isEnabled()
    organiser.register(["Hedwig Stadlgruber"])
    assert organiser.club.controller.state.people[1].name == "Hedwig Stadlgruber"


def test_a_member_of_the_club_is_known_the_next_time(organiser):
    for title in ("first", "second"):
        if title == "second":
            organiser.club.close_evening()
        list(organiser.begin("ramsen", "bavarian", title, 2, "", ()))
        organiser.register(["Anna"])
        assert organiser.club.controller.state.people[1].member == 1
    organiser.register(["anna"])
    assert len(organiser.club.controller.state.people) == 1
    assert organiser.club.message.text().startswith("anna is here: number 1.")


def test_a_table_played_here_hands_its_sheet_in(organiser, qtbot):
    organiser.window.settings["pace"] = "instant"
    list(organiser.begin("ramsen", "bavarian", "Spring", 1, "", ()))
    controller = organiser.club.controller
    controller.do({"set": {"deals": 1}})
    organiser.register(["Anna", "Ben", "Cilli"])
    for number in (1, 2, 3):
        controller.do({"change": number, "bot": "heuristic"})
    organiser.draw()
    organiser.start()
    match_controller = organiser.window.controller
    organiser.click(organiser.club.rounds.here)
    assert not organiser.window.pages.at_club

    def is_entered() -> bool:
        if match_controller.pause.decided is not None:
            match_controller.look_on()
        return bool(controller.state.rounds[0].results)

    qtbot.waitUntil(is_entered)
    result = controller.state.rounds[0].results[1]
    assert match_controller.path is not None and result.source == match_controller.path.name
    assert list(result.values) == list(match_controller.sheet().total(controller.state.head.total))
    organiser.window.pages.show_club()
    assert "has been played" in organiser.club.message.text()
