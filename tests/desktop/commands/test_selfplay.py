"""`kartentisch selfplay`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from desktop.commands.progress import WIDTH, Progress
from engine import seeds
from engine.match import Match
from engine.store import load
from tests.desktop.commands.line import complains, kartentisch

Capture = pytest.CaptureFixture[str]
CODE = seeds.code(bytes(range(16)))
ROOT = Path(__file__).parents[3]


def test_the_same_seed_plays_the_same_evening(capsys: Capture) -> None:
    words = ("selfplay", "ramsen", "--seed", 7, "--bots", "heuristic,random")
    first = kartentisch(capsys, *words)
    assert first.status == 0 and first.err == ""
    assert kartentisch(capsys, *words) == first
    assert kartentisch(capsys, "selfplay", "ramsen", "--seed", 8).out != first.out


def test_without_a_seed_the_sheet_names_the_one_it_took(capsys: Capture) -> None:
    first = kartentisch(capsys, "selfplay", "ramsen", "--deals", 2)
    seed = first.out.splitlines()[0].split()[-1]
    assert kartentisch(capsys, "selfplay", "ramsen", "--deals", 2, "--seed", seed) == first


def test_a_code_plays_the_same_evening_however_it_is_written(capsys: Capture) -> None:
    words = ("selfplay", "ramsen", "--deals", 1, "--seed")
    said = kartentisch(capsys, *words, CODE)
    assert said.out.splitlines()[0].endswith(f"seed {CODE}")
    assert kartentisch(capsys, *words, seeds.shown(CODE).lower()) == said


def test_the_sheet_has_a_row_for_each_deal_and_a_column_for_each_player(capsys: Capture) -> None:
    said = kartentisch(capsys, "selfplay", "ramsen", "--seed", 7, "--deals", 3, "--players", 5)
    lines = said.out.splitlines()
    assert lines[0] == "Ramsen (bavarian), 5 players, seed 7"
    deals = [line.split() for line in lines if line[:1].isdigit()]
    assert [deal[0] for deal in deals] == ["1", "2", "3"]
    assert {len(deal) for deal in deals} == {6}
    assert all(cell == "-" or cell.isdigit() for deal in deals for cell in deal)
    assert any(line.startswith("open bars") for line in lines)
    assert any(line.startswith("heuristic 5  cross, ") for line in lines)
    assert lines[-1] == "The match is not over."


def test_fewer_bots_than_players_repeat(capsys: Capture) -> None:
    words = ("selfplay", "ramsen", "--deals", 1, "--players", 3, "--bots", "random,heuristic")
    said = kartentisch(capsys, *words)
    assert "random 1  heuristic 2  random 3" in said.out


def test_changed_house_rules_are_named(capsys: Capture) -> None:
    words = ("--option", "crosses=1", "--option", "swiss_leads=TRUE")
    said = kartentisch(capsys, "selfplay", "ramsen", "--seed", 1, *words)
    assert said.out.startswith("Ramsen (bavarian, swiss_leads=true, crosses=1), 4 players")


def test_a_saved_evening_is_the_one_that_was_printed(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "evening.kartentisch"
    said = kartentisch(capsys, "selfplay", "ramsen", "--seed", 5, "--save", path)
    assert Match.from_events(load(path).events).over
    assert kartentisch(capsys, "replay", path) == said


def test_a_file_that_is_there_is_not_overwritten(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine"
    path.write_text("mine")
    complains(kartentisch(capsys, "selfplay", "ramsen", "--save", path), "stays as it is")
    assert path.read_text() == "mine"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["skat"], ["Skat", "score sheet only"]),
        (["ramsen", "--preset", "swiss"], ["“swiss”", "bavarian, stakes, zaisertshofen"]),
        (["ramsen", "--players", "7"], ["7 players", "3–5"]),
        (["ramsen", "--players", "four"], ["--players", "“four”"]),
        (["ramsen", "--bots", "clever"], ["“clever”", "heuristic"]),
        (["ramsen", "--bots", ""], ["“”"]),
        (["ramsen", "--players", "3", "--bots", "random,random,random,random"], ["4 bots"]),
        (["ramsen", "--option", "crosses"], ["NAME=VALUE"]),
        (["ramsen", "--option", "crowns=2"], ["“crowns”", "crosses"]),
        (["ramsen", "--option", "crosses=9"], ["crosses", "“9”", "2, 1, 3"]),
        (["ramsen", "--option", "swiss_leads=maybe"], ["“maybe”", "false, true"]),
        (["ramsen", "--deals", "0"], ["--deals", "at least 1"]),
        (["ramsen", "--deals", "²"], ["--deals"]),
        (["ramsen", "--seed", "-1"], ["--seed"]),
        (["ramsen", "--seed", "4294967296"], ["--seed", "4294967295"]),
        (["ramsen", "--seed", "Anna"], ["--seed", "“Anna”", "27 letters"]),
        (["ramsen", "--seed", CODE[:-1] + "0"], ["mistyped"]),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    capsys: Capture, words: list[str], said: list[str]
) -> None:
    complains(kartentisch(capsys, "selfplay", *words), *said)


def test_the_bar_fills() -> None:
    assert Progress("deal", 4).drawn(1).count("#") == WIDTH // 4
    assert Progress("deal", 4).drawn(4).endswith("deal 4 of 4")
    assert Progress("deal").drawn(12) == "deal 12"


def test_the_commands_need_no_qt() -> None:
    code = (
        "import sys; from desktop.commands import replay, selfplay;"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0
