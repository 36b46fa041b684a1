"""`kartentisch ask`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine.match import Match
from engine.moves import write
from engine.store import Log, load, save_copy
from tests.desktop.commands.line import complains, kartentisch

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def evening(capsys: Capture, tmp_path: Path) -> Path:
    path = tmp_path / "evening.kartentisch"
    kartentisch(capsys, "selfplay", "ramsen", "--seed", 5, "--deals", 2, "--save", path)
    return path


def test_every_choice_has_what_it_comes_to(capsys, evening):
    said = kartentisch(capsys, "ask", evening, "--deal", 1, "--move", 2, "--bot", "strong/30")
    assert said.status == 0, said.err
    lines = said.out.splitlines()
    assert lines[0].startswith("deal 1, move 2: ")
    match = Match.from_events(load(evening).events[:3])
    assert len(match.moves) == 1
    legal = {f"({write(move)})" for move in match.legal()}
    told = lines[lines.index("") + 2 :]
    assert told and {re.findall(r"\(.*?\)", line)[-1] for line in told} <= legal
    assert all("±" in line for line in told)


@pytest.mark.parametrize(
    ("bot", "how"), [("regular", "followed a rule of thumb"), ("random", "at random")]
)
def test_who_imagines_no_deals_says_by_what_he_went(capsys, evening, bot, how):
    said = kartentisch(capsys, "ask", evening, "--deal", 1, "--move", 2, "--bot", bot)
    before, _, reason = said.out.partition(f"{bot} would choose: ")
    assert before and how in " ".join(reason.split()) and bot in reason.splitlines()[1]


def test_the_same_question_has_the_same_answer(capsys, evening):
    words = ("ask", evening, "--deal", 1, "--move", 2, "--bot", "strong/30")
    assert kartentisch(capsys, *words) == kartentisch(capsys, *words)


@pytest.fixture
def running(evening: Path) -> Path:
    """The evening as it stood in the middle of its second deal."""
    kept = evening.read_bytes().splitlines(keepends=True)
    second = next(place for place, text in enumerate(kept) if text.startswith(b'{"deal":2'))
    evening.write_bytes(b"".join(kept[: second + 4]))
    return evening


def test_a_deal_that_is_still_being_played_is_not_laid_open_unasked(capsys, running):
    words = ("ask", running, "--bot", "strong/30")
    complains(kartentisch(capsys, *words), "deal 2", "still being played", "--reveal")
    assert kartentisch(capsys, *words, "--deal", 1).status == 0
    said = kartentisch(capsys, *words, "--reveal")
    assert said.status == 0 and said.out.startswith("deal 2, move 1: ")


def test_a_deal_that_was_taken_back_is_as_secret_as_one_that_is_played(capsys, running):
    """It lies the same when it is dealt again."""
    log, _ = Log.resume(running, load(running))
    log.append({"undo": 4})
    log.append({"redo": 1})
    complains(kartentisch(capsys, "ask", running, "--deal", 2), "still being played")
    log.append({"undo": 1})
    complains(kartentisch(capsys, "ask", running, "--deal", 2), "still being played")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--deal", "9"], ["no such deal"]),
        (["--deal", "1", "--move", "400"], ["no such deal or move"]),
        (["--deal", "1", "--bot", "marvin"], ["“marvin”"]),
    ],
)
def test_what_is_wrong_is_said_in_one_line(capsys, evening, words, said):
    complains(kartentisch(capsys, "ask", evening, *words), *said)


def test_a_name_sends_no_codes_to_the_terminal(capsys, evening):
    saved = load(evening).events
    seats = [{**seat, "name": f"\x1b[31m{number}"} for number, seat in enumerate(saved[0]["seats"])]
    save_copy(evening, [{**saved[0], "seats": seats}, *saved[1:]])
    said = kartentisch(capsys, "ask", evening, "--deal", 1, "--move", 2, "--bot", "strong/30")
    assert said.status == 0 and "\x1b" not in said.out


def test_the_hand_what_happened_and_the_pot_are_shown(capsys, tmp_path):
    path = tmp_path / "evening.kartentisch"
    kartentisch(capsys, "selfplay", "ramsli", "--seed", 5, "--deals", 1, "--save", path)
    said = " ".join(kartentisch(capsys, "ask", path, "--bot", "regular").out.split())
    match = Match.from_events(load(path).events[:2])
    seen = match.view(match.turn)
    assert seen is not None
    assert all(f"({one.code})" in said for one in seen.table.hands[match.turn])
    assert "into the kitty" in said and "in the middle: 4" in said


def test_who_is_asked_says_what_was_played(capsys, tmp_path):
    path = tmp_path / "evening.kartentisch"
    words = ("--bots", "beginner", "--seed", 5, "--deals", 1, "--save", path)
    kartentisch(capsys, "selfplay", "ramsen", *words)
    made = [event["move"] for event in load(path).events if "move" in event]
    for number, move in enumerate(made, 1):
        asked = ("ask", path, "--move", number, "--bot", "beginner", "--json")
        assert json.loads(kartentisch(capsys, *asked).out)["choice"] == move
