"""The trace, checked as another program would: from its JSON alone, with the rules written anew."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.store import load, save_copy
from tests.desktop.commands.line import kartentisch

Capture = pytest.CaptureFixture[str]
Told = dict[str, Any]

HIGH_TO_LOW = ["A", "K", "O", "U", "10", "9", "8", "7"]
ALWAYS_TRUMP = ["S9", "S7", "EO", "EU"]


def traced(capsys: Capture, path: Path) -> list[Told]:
    said = kartentisch(capsys, "replay", path, "--trace", "--reveal")
    assert said.status == 0, said.err
    return [json.loads(text) for text in said.out.splitlines()]


def evening(capsys: Capture, path: Path, *words: object) -> list[Told]:
    """The trace of an evening that bots have played."""
    played = kartentisch(capsys, "selfplay", "ramsen", "--save", path, *words)
    assert played.status == 0, played.err
    return traced(capsys, path)


def lying(table: Told) -> Counter[str]:
    """Every card on a table."""
    places = [*table["hands"], *table["aside"], table["stock"], table["up"], table["trick"]]
    places += [trick["cards"] for trick in table["tricks"]]
    return Counter(card for place in places for card in place)


def height(card: str, led: str, trump: str) -> tuple[int, int]:
    """How high a card stands in a trick: trump, suit led, or nothing."""
    order = [trump + "A", *ALWAYS_TRUMP, *(trump + rank for rank in HIGH_TO_LOW)]
    if card in order:
        return 2, -order.index(card)
    return (1, -HIGH_TO_LOW.index(card[1:])) if card[0] == led else (0, 0)


def suit(card: str, trump: str) -> str:
    return trump if height(card, "", trump)[0] == 2 else card[0]


def allowed(table: Told) -> set[str]:
    """What the seat whose turn it is may put into the trick."""
    hand, trick, trump = table["hands"][table["turn"]], table["trick"], table["trump"]
    if not trick:
        return set(hand)
    led = suit(trick[0], trump)
    same = [card for card in hand if suit(card, trump) == led]
    owed = same or [card for card in hand if suit(card, trump) == trump]
    best = max(height(card, led, trump) for card in trick)
    heading = [card for card in owed if height(card, led, trump) > best]
    return set(heading or owed or hand)


@pytest.mark.parametrize(
    "words",
    [
        ("--seed", 1, "--bots", "random"),
        ("--seed", 2, "--bots", "heuristic"),
        ("--seed", 3, "--players", 3, "--bots", "random,heuristic", "--option", "games=3"),
        ("--seed", 4, "--players", 5, "--bots", "random", "--preset", "zaisertshofen"),
        ("--seed", 5, "--bots", "random", "--option", "perm_trump_upcard=turn_another"),
    ],
)
def test_a_small_checker_of_its_own_agrees(capsys, tmp_path, words):
    pack: Counter[str] = Counter()
    tricks = scores = 0
    lines: list[Any] = []
    told = evening(capsys, tmp_path / "evening", *words)
    for one in told:
        if one["event"] == "deal":
            pack = Counter(one["cards"].split())
            assert len(pack) == 32 and set(pack.values()) == {1}
            assert lying(one["table"]) == pack
        elif one["event"] == "move":
            before = one["before"]
            assert one["move"] in one["legal"]
            assert (one["phase"], one["turn"]) == (before["phase"], before["turn"])
            assert lying(before) == pack
            if one["phase"] == "tricks":
                assert set(one["legal"]) == allowed(before)
                tricks += 1
        elif one["event"] == "score":
            assert one["line"] == lines[-1] and "reckoned" not in one
            scores += 1
        if "after" in one:
            assert one["after"]["phase"] == ""
            assert lying(one["after"]) == pack
            lines.append(one["line"])
    assert tricks > 20
    assert told[0]["event"] == "head" and told[-1]["event"] == "sheet"
    assert told[-1]["lines"] == lines and told[-1]["over"] and scores == len(lines)


def test_the_tricks_go_to_who_takes_them(capsys, tmp_path):
    told = evening(capsys, tmp_path / "evening", "--seed", 11, "--bots", "random")
    ends = [one["after"] for one in told if "after" in one]
    tricks = [(table, trick) for table in ends for trick in table["tricks"]]
    assert tricks
    for table, trick in tricks:
        seat, best = trick["leader"], trick["leader"]
        led = suit(trick["cards"][0], table["trump"])
        top = (-1, 0)
        for card in trick["cards"]:
            if height(card, led, table["trump"]) > top:
                top, best = height(card, led, table["trump"]), seat
            seat = table["after"][seat]
        assert trick["winner"] == best


def test_every_event_of_the_log_is_told(capsys, tmp_path):
    path = tmp_path / "evening"
    told = evening(capsys, path, "--seed", 1)
    assert [one["at"] for one in told[:-1]] == list(range(len(path.read_bytes().splitlines())))
    assert told[1]["facts"][0] == ["cuts", told[1]["table"]["turn"]]
    head = told[0]
    assert [player["bot"] for player in head["players"]] == ["heuristic"] * 4


def test_what_is_taken_back_and_done_again(capsys, tmp_path):
    path = tmp_path / "evening"
    straight = evening(capsys, path, "--seed", 1, "--deals", 2)
    with path.open("a", encoding="utf-8") as file:
        for event in ({"undo": 40}, {"redo": 3}, {"redo": 37}):
            file.write(json.dumps(event) + "\n")
    told = traced(capsys, path)
    undo = next(one for one in told if one["event"] == "undo")
    assert (undo["steps"], undo["deal"], undo["lines"]) == (40, 1, 0)
    straight = [one for one in straight if one["event"] != "score"]
    back = len(straight) - 1 - 40
    assert undo["table"] == straight[back]["before"]
    redone = told[told.index(undo) + 1 : -1]
    assert [one["at"] for one in redone if one["event"] == "redo"] == [
        undo["at"] + 1,
        undo["at"] + 2,
    ]
    assert [bare(one) for one in redone if one["event"] != "redo"] == [
        bare(one) for one in straight[back:-1]
    ]
    assert told[-1] == straight[-1]


def bare(one: Told) -> Told:
    """An object of the trace without its place in the log."""
    return {key: value for key, value in one.items() if key != "at"}


def test_a_correction_tells_what_stood_there(capsys):
    told = traced(capsys, Path(__file__).parents[2] / "saves" / "v1-paper.kartentisch")
    right = [one for one in told if one["event"] == "correct"]
    assert [one["number"] for one in right] == [1, 1, 1]  # once more by a redo
    assert right[0]["before"]["values"] == [3, 2, None]
    assert right[-1]["before"]["values"] == right[0]["line"]["values"] == [2, 3, None]
    assert told[-1]["lines"][0] == right[-1]["line"]
    assert [one["why"] for one in told[-1]["corrected"]] == ["counted wrong", "counted wrong again"]


def test_a_replay_names_what_was_put_right(capsys):
    path = Path(__file__).parents[2] / "saves" / "v1-paper.kartentisch"
    said = kartentisch(capsys, "replay", path)
    assert "deal 1 was corrected, before: 3 2 - (counted wrong)" in said.out


@pytest.mark.parametrize(
    ("game", "move", "decided"), [("knueffeln", "!leave", "tens"), ("ramsli", "!go_on", "exchange")]
)
def test_an_answer_for_forms_sake_is_told_before_the_move_that_follows(
    capsys, tmp_path, game, move, decided
):
    """It is no event of the log; with it, each table follows from the one before."""
    path = tmp_path / "evening"
    kartentisch(capsys, "selfplay", game, "--bots", "random", "--seed", 3, "--save", path)
    told = traced(capsys, path)
    given = [place for place, one in enumerate(told) if one["event"] == "formal"]
    assert given
    for place in given:
        one, following = told[place], told[place + 1]
        assert (one["move"], one["legal"], one["phase"]) == (move, [move], decided)
        assert one["turn"] == one["before"]["turn"]
        assert following["event"] in ("formal", "move", "say") and following["at"] == one["at"]
        assert one["before"]["turn"] != following.get("turn", -1)


def test_a_score_that_would_be_another_today_is_told_with_both(capsys, tmp_path):
    path = tmp_path / "evening"
    evening(capsys, path, "--seed", 1, "--deals", 1)
    events = load(path).events
    reckoned = events[-1]["score"]
    written = {"values": [2, 3, None, None], "notes": []}
    assert reckoned != written
    save_copy(path, [*events[:-1], {"score": written}])
    *_, score, sheet = traced(capsys, path)
    assert score["event"] == "score" and score["line"] == written
    assert score["reckoned"] == reckoned and sheet["lines"] == [written]


def test_help_and_claims_are_told_as_they_stand_in_the_log(capsys):
    path = Path(__file__).parents[2] / "saves" / "v2-ramsen.kartentisch"
    told = traced(capsys, path)
    events = load(path).events
    for kind in ("help", "claim"):
        known = [{"event": kind, **event[kind]} for event in events if kind in event]
        assert known and [bare(one) for one in told if one["event"] == kind] == known
