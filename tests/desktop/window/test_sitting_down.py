"""`kartentisch GAME`: a name on the command line sits down to the game in the window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from desktop import app
from desktop.common.people import People
from desktop.evening.plan import Plan
from desktop.evening.sheet import EveningSheet
from desktop.window import start
from desktop.window.main_window import MainWindow
from engine import games, seeds
from engine.head import Event
from engine.store import CLUB_SUFFIX, SUFFIX, save_copy

CODE = seeds.code(bytes(range(16)))
EVENING: list[Event] = [
    {"kartentisch": 2, "game": "ramsen", "options": {}, "seats": [], "seed": "7"}
]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the window is asked to open."""
    found: list[dict[str, Any]] = []

    def open_table(file: Path | None, game: str | None, **more: Any) -> int:
        found.append({"file": file, "game": game, **more})
        return 0

    monkeypatch.setattr(start, "open_table", open_table)
    monkeypatch.setattr(app, "why_no_window", lambda **given: "")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return found


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ([], {}),
        (["ramsen"], {"game": "ramsen"}),
        (["Knüffeln"], {"game": "knueffeln"}),
        (["KEIN STICH"], {"game": "kein_stich"}),
        (["kein-stich"], {"game": "kein_stich"}),
        (["bierspiel"], {"game": "rams", "preset": "bierspiel"}),
        (["Bayern"], {"game": "ramsen", "preset": "bavarian"}),
        (["skat"], {"game": "skat"}),
        (["--game", "Gin"], {"game": "gin"}),
        (["--game", "gin", "--preset", "Runde"], {"game": "gin", "preset": "runde"}),
        (["ramsen", "--preset", "Zaisertshofen"], {"game": "ramsen", "preset": "zaisertshofen"}),
        (["--seed", "7", "ramsen"], {"game": "ramsen", "seed": 7}),
        (["ramsen", "--seed", CODE.lower()], {"game": "ramsen", "seed": CODE}),
        (["--lang", "de"], {"lang": "de"}),
        (["ramsen", "--lang", "de"], {"game": "ramsen", "lang": "de"}),
    ],
    ids=" ".join,
)
def test_a_name_asks_for_a_game(opened, words, wanted):
    assert app.run(words) == 0
    nothing = {"file": None, "game": None, "preset": "", "seed": None, "lang": ""}
    assert opened == [nothing | wanted]


@pytest.mark.parametrize("suffix", [SUFFIX, CLUB_SUFFIX, ".txt", ""])
def test_a_file_that_is_there_is_opened(opened, tmp_path, monkeypatch, suffix):
    monkeypatch.chdir(tmp_path)
    save_copy(tmp_path / f"abend{suffix}", EVENING)
    for word in (f"abend{suffix}", f"./abend{suffix}", str(tmp_path / f"abend{suffix}")):
        assert app.run([word]) == 0
        assert opened.pop()["file"] == Path(word)


def test_a_game_goes_before_a_file_of_its_name(opened, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    save_copy(tmp_path / "ramsen", EVENING)
    assert app.run(["ramsen"]) == app.run(["./ramsen"]) == 0
    assert [one["game"] for one in opened] == ["ramsen", None]


def test_without_a_terminal_the_window_says_what_is_missing(opened, monkeypatch):
    monkeypatch.setattr(app.sys, "stderr", None)
    assert app.run([f"gone{SUFFIX}"]) == 0
    assert opened[0]["file"] == Path(f"gone{SUFFIX}")


@pytest.mark.one_in(4)
@pytest.mark.parametrize("name", games.names())
def test_the_window_deals_what_was_asked_for(window, name):
    preset = [*games.find(name).presets][-1]
    window.evenings.play_at_once(name, preset, CODE)
    head = window.controller.head
    assert head is not None
    assert (head.game, head.preset, head.seed) == (name, preset, CODE)


def ready(window: MainWindow, name: str) -> Plan:
    """What lies ready on the page when this game is named, by its last variant."""
    plans: list[Plan] = []
    window.evenings.laid_ready.connect(plans.append)
    preset = [*games.find(name).presets][-1]
    window.evenings.play_at_once(name, preset, 7)
    [plan] = plans
    assert window.controller.head is None
    assert (plan.kind.name, plan.preset) == (name, preset)
    return plan


@pytest.mark.one_in(5)
@pytest.mark.parametrize("name", games.sheets_by_hand())
def test_a_sheet_lies_ready_for_the_names_of_its_players(window, name):
    assert ready(window, name).real_cards


def test_a_match_lies_ready_where_nobody_was_asked_who_plays(window, monkeypatch):
    monkeypatch.setattr(People, "asked", property(lambda people: False))
    plan = ready(window, "gin")
    assert EveningSheet(plan).head("").seed == 7
