"""`kartentisch replay`: the sheet of a saved evening, as text and as JSON, and bad files."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.head import Event, Head
from engine.match import Match
from engine.store import line_of, load, save_copy
from engine.table import NOBODY
from tests.desktop.commands.line import complains, kartentisch

HEAD: Event = {
    "kartentisch": 1,
    "game": "ramsen",
    "preset": "bavarian",
    "options": {"crosses": 1},
    "seats": [{"name": "Anna"}, {"name": "Ben", "bot": "heuristic"}, {"name": "Cilli"}],
    "seed": 3,
    "started": "",
}


def line(*values: int | None) -> Event:
    """A deal played with real cards."""
    return {"line": {"values": list(values), "notes": []}}


def written(path: Path, events: Sequence[Event], tail: bytes = b"") -> Path:
    """A file of these events."""
    path.write_bytes(b"".join(map(line_of, events)) + tail)
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.kartentisch"


def test_a_sheet_of_real_cards(capsys, path):
    events = [HEAD, line(2, 0, 3), line(0, 5, None), line(3, None, 2)]
    said = kartentisch(capsys, "replay", written(path, events))
    assert said.status == 0
    assert said.out.splitlines() == [
        "Ramsen (bavarian, crosses=1), 3 players, seed 3",
        "",
        "deal       Anna  Ben  Cilli",
        "---------------------------",
        "1             2    0      3",
        "2             0    5      -",
        "3             3    -      2",
        "---------------------------",
        "open bars     5    5      0",
        "games won     0    0      1",
        "",
        "Anna   cross, 5 of 5 bars | penalty cross, 0 of 5 bars",
        "Ben    cross, 5 of 5 bars | penalty cross, 0 of 5 bars",
        "Cilli  cross, 5 of 5 bars",
        "",
        "winners: Cilli",
    ]


def test_of_a_deal_that_is_being_played_neither_trace_nor_seed_is_shown_unasked(capsys, path):
    """Who knows the seed can deal it himself."""
    match = Match(Head.from_event(HEAD))
    match.deal()
    match.play(match.legal()[0])
    written(path, match.events())
    said = kartentisch(capsys, "replay", path, "--trace")
    complains(said, "deal 1", "still being played", "--reveal")
    assert "seed" not in kartentisch(capsys, "replay", path).out
    assert json.loads(kartentisch(capsys, "replay", path, "--json").out)["seed"] is None
    assert "seed 3" in kartentisch(capsys, "replay", path, "--reveal").out
    said = kartentisch(capsys, "replay", path, "--trace", "--reveal")
    assert said.status == 0 and said.out.count("\n") == 4


def test_the_sheet_as_json(capsys, path):
    events = [HEAD, line(2, 0, 3), line(1, None, 2)]
    said = kartentisch(capsys, "replay", written(path, events), "--json")
    assert said.status == 0 and said.out.count("\n") == 1
    sheet = json.loads(said.out)
    assert list(sheet) == [
        *("version", "game", "preset", "options", "players", "seed", "deals", "lines"),
        *("slate", "totals", "starts", "over", "winners"),
    ]
    assert sheet["game"] == "ramsen" and sheet["preset"] == "bavarian" and sheet["seed"] == 3
    assert sheet["options"]["crosses"] == 1 and sheet["options"]["penalty_cross"] == 5
    assert sheet["players"][:2] == [
        {"name": "Anna", "bot": ""},
        {"name": "Ben", "bot": "heuristic"},
    ]
    assert sheet["deals"] == 0
    assert sheet["lines"] == [
        {"values": [2, 0, 3], "notes": []},
        {"values": [1, None, 2], "notes": []},
    ]
    assert sheet["slate"][1] == [
        {"kind": "cross", "number": 0},
        {"kind": "penalty_cross", "number": 0},
    ]
    assert sheet["totals"]["open"] == [2, 10, 0]
    assert sheet["starts"] == [0]
    assert sheet["over"] is True and sheet["winners"] == [2]


def test_an_evening_that_goes_on(capsys, path):
    kartentisch(capsys, "selfplay", "ramsen", "--seed", 1, "--deals", 1, "--save", path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4]))
    said = kartentisch(capsys, "replay", path)
    assert said.out.endswith("The match is not over; deal 1 is being played.\n")
    assert "seed" not in said.out, "who knows it knows the cards of this deal"
    assert json.loads(kartentisch(capsys, "replay", path, "--json").out)["seed"] is None


def test_a_torn_last_line_is_left_out_and_left_there(capsys, path):
    written(path, [HEAD, line(1, 2, 2)], b'{"line":{"val')
    before = path.read_bytes()
    said = kartentisch(capsys, "replay", path)
    assert said.status == 0
    assert "left out" in said.err and said.err.count("\n") == 1
    assert "The match is not over." in said.out
    assert path.read_bytes() == before


def test_a_file_that_was_changed_is_replayed_and_said(capsys, path):
    kartentisch(capsys, "selfplay", "ramsen", "--seed", 1, "--deals", 1, "--save", path)
    assert kartentisch(capsys, "replay", path).err == ""
    path.write_bytes(path.read_bytes().replace(b"heuristic 2", b"heuristic X"))
    said = kartentisch(capsys, "replay", path)
    assert said.status == 0 and "heuristic X" in said.out
    assert "from line 1 on" in said.err and said.err.count("\n") == 1


def test_a_score_that_would_be_another_today_is_said(capsys, path):
    kartentisch(capsys, "selfplay", "ramsen", "--seed", 1, "--deals", 1, "--save", path)
    written = {"values": [2, 3, None, None], "notes": []}
    save_copy(path, [*load(path).events[:-1], {"score": written}])
    said = kartentisch(capsys, "replay", path)
    assert said.status == 0
    assert ["1", "2", "3", "-", "-"] in [line.split() for line in said.out.splitlines()]
    assert "deal 1 would score differently" in said.err and said.err.count("\n") == 1


def test_a_name_cannot_play_tricks_on_the_terminal(capsys, path):
    head = HEAD | {"seats": [{"name": "A\x1b[2J\n"}, {"name": "\x9b1m"}, {"name": "Zoë"}]}
    path.write_text(json.dumps(head) + "\n", encoding="utf-8")
    said = kartentisch(capsys, "replay", path)
    assert said.status == 0
    assert "A?[2J?" in said.out and "?1m" in said.out and "Zoë" in said.out


@pytest.mark.parametrize("how", [[], ["--json"], ["--trace"]])
@pytest.mark.parametrize(
    ("events", "words"),
    [
        ([HEAD, {"move": "H7"}], ["event 1", "no deal is being played"]),
        ([HEAD, line(1, 2, 2), {"move": "a card"}], ["event 2 (line 3)", "unknown move"]),
        ([HEAD, line(1, 2)], ["event 1", "does not fit the rules"]),
        ([HEAD, {"line": {"values": ["x"]}}], ["event 1"]),
        ([HEAD, {"undo": 1}], ["event 1"]),
        ([HEAD, {"redo": 1}], ["event 1"]),
        ([HEAD, line(1, 2, 2), {"undo": "all"}], ["event 2"]),
        ([HEAD, {"dance": 1}], ["event 1", "unknown event"]),
        ([HEAD, {"deal": 1, "dealer": 9, "cards": ""}], ["event 1", "wrong deal"]),
        ([HEAD | {"game": "poker"}], ["“poker”"]),
        ([HEAD | {"options": {"crowns": 2}}], ["“crowns”"]),
        ([HEAD | {"options": {"crosses": 9}}], ["crosses", "9"]),
        ([HEAD | {"seats": [{"name": "Anna"}]}], ["1 players"]),
        ([HEAD | {"seats": 4}], ["event 0"]),
        ([HEAD | {"seats": [4, 5, 6]}], ["event 0"]),
    ],
)
def test_events_that_do_not_fit(capsys, path, events, words, how):
    said = kartentisch(capsys, "replay", written(path, events), *how)
    if "--trace" in how:
        said = said._replace(out="")  # what came before was told
    complains(said, str(path), *words)
    german = kartentisch(capsys, "replay", path, "--lang", "de")
    complains(german, str(path))
    assert not {"the", "is", "no", "not", "unknown", "does"} & {*german.err.split()}


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "not a Kartentisch match"),
        (b"Dear diary,\n", "not a Kartentisch match"),
        (b"\x00\xff\n", "not a Kartentisch match"),
        (b'{"game":"ramsen"}\n', "not a Kartentisch match"),
        (line_of(HEAD | {"kartentisch": 99}), "newer Kartentisch"),
        (line_of(HEAD) + b"mist\n" + line_of(line(1, 2, 2)), "damaged in line 2"),
        (line_of(HEAD | {"preset": "HALF"}).replace(b"HALF", rb"\ud800"), "damaged in line 1"),
    ],
)
def test_files_that_are_none_of_ours(capsys, path, content, words):
    path.write_bytes(content)
    complains(kartentisch(capsys, "replay", path), str(path), words)
    assert path.read_bytes() == content


def test_a_sheet_says_for_whom_a_bot_has_played(capsys, path):
    longer = {"kartentisch": 2, "seed": "3", "options": {"crosses": 3}}
    head = Head.from_event({**HEAD, **longer})
    match = Match(head)
    for bot in ("strong", ""):
        match.deal()
        match.stand_in(2, bot)
        while match.turn != NOBODY:
            match.play(match.legal()[-1])
    deals = match.stood_in()[2]
    assert deals == [1]
    save_copy(path, match.events())
    assert "a bot played for Cilli in deals: 1" in kartentisch(capsys, "replay", path).out
    said = json.loads(kartentisch(capsys, "replay", path, "--json").out)
    assert said["stood_in"] == [{"seat": 2, "deals": [1]}]
    told = kartentisch(capsys, "replay", path, "--trace").out.splitlines()
    helps = [one for one in map(json.loads, told) if one["event"] == "help"]
    assert [one["kind"] for one in helps] == ["stood_in_strong", "came_back"]
    said = kartentisch(capsys, "verify", path)
    assert said.status == 0 and "undamaged" in said.out
