"""`kartentisch arena`."""

from __future__ import annotations

import re

import pytest

from desktop.commands.arena import shown, verdict
from engine.bots.arena.running import Interval
from tests.desktop.commands.line import complains, kartentisch

Capture = pytest.CaptureFixture[str]


def untimed(text: str) -> str:
    return re.sub(r"\](  +[0-9.]+)+$|won  +ms a decision.*$", "", text, flags=re.MULTILINE)


def test_it_says_who_is_better_and_how_sure_that_is(capsys: Capture) -> None:
    words = ("arena", "ramsen", "heuristic", "random", "--deals", 40, "--seed", 3)
    said = kartentisch(capsys, *words)
    assert said.status == 0 and said.err == ""
    lines = said.out.splitlines()
    assert lines[0] == "Ramsen, 4 players, 40 deals in every rotation, seed 3"
    assert lines[3].startswith("heuristic") and lines[4].startswith("random")
    assert re.fullmatch(r"heuristic ahead of random by \+.* \[\+.*\]: better", lines[-2])
    assert re.fullmatch(r"heuristic wins more than random by .*%.*: better", lines[-1])


def test_jobs_change_nothing_but_the_time(capsys: Capture) -> None:
    words = ("arena", "ramsen", "heuristic", "random", "--deals", 8, "--seed", 3)
    alone = kartentisch(capsys, *words)
    together = kartentisch(capsys, *words, "--jobs", 2)
    assert untimed(alone.out) == untimed(together.out)


def test_whole_matches_are_counted_by_who_wins_them(capsys: Capture) -> None:
    words = ("arena", "ramsen", "heuristic", "random", "--matches", 2, "--seed", 3)
    said = kartentisch(capsys, *words)
    assert "2 matches" in said.out and "won " in said.out


def test_a_lead_is_better_worse_or_not_proven() -> None:
    assert verdict(Interval(1, 0.5, 1.5)) == "better"
    assert verdict(Interval(-1, -1.5, -0.5)) == "worse"
    assert verdict(Interval(1, -0.5, 2.5)) == "not proven"
    assert shown(Interval(1, -0.5, 2.5)) == "+1.000 [-0.500, +2.500]"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["skat", "random"], ["Skat", "score sheet only"]),
        (["ramsen", "marvin"], ["“marvin”", "strong"]),
        (["ramsen", *["random"] * 5], ["5 bots", "4 sides"]),
        (["ramsen", "random", "--deals", "1"], ["--deals", "at least 2"]),
        (
            ["ramsen", "random", "--deals", "5", "--matches", "5"],
            ["--matches", "not allowed with", "--deals"],
        ),
        (["ramsen", "random", "--jobs", "0"], ["--jobs", "0"]),
        (["ramsen", "random", "--players", "9"], ["9 players", "3–5"]),
        (["ramsen", "random", "--option", "crowns=2"], ["“crowns”"]),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    capsys: Capture, words: list[str], said: list[str]
) -> None:
    complains(kartentisch(capsys, "arena", *words), *said)
