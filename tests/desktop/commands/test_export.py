"""`kartentisch export`: from what it prints every finished deal can be played again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop.commands.export import exported
from engine import games
from engine.head import Event
from engine.match import Match
from engine.moves import read
from engine.store import CLUB, EVENING, load, save_copy
from engine.table import NOBODY
from tests.desktop.commands.line import complains, kartentisch
from tests.desktop.hidden_cards import hot_seat
from tests.workshop import golden

PAPER = golden.FOLDER.parent / "saves" / "v2-paper.kartentisch"


def evenings(game: str) -> list[Path]:
    """Some golden evenings of a game."""
    return sorted(golden.EVENINGS.glob(f"{game}-*"))[::4]


@pytest.mark.parametrize("game", games.names())
def test_the_deals_can_be_played_again_from_it(game: str) -> None:
    for path in evenings(game):
        events = load(path).events
        told = json.loads(json.dumps(exported(events)))
        again = Match.from_events(events[:1])
        for deal in told["played"]:
            again.deal()
            table = again.revealed()
            assert table is not None and table.dealer == deal["dealer"]
            assert [[card.code for card in hand] for hand in table.hands] == deal["hands"]
            for move in deal["moves"]:
                while again.turn != move["seat"] or read(move["move"]) not in again.legal():
                    answer = again.formal()
                    assert answer is not None
                    again.play(answer)
                again.play(read(move["move"]))
            assert again.turn == NOBODY
            assert again.sheet().lines[-1].as_dict() == deal["line"]
            table = again.revealed()
            assert table is not None and len(table.tricks) == len(deal["tricks"])
        assert len(told["played"]) == told["deals"] > 0


def test_what_was_taken_back_is_not_in_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match.from_events(load(evenings("gin")[0]).events)
    whole = exported(match.events())
    moved = len(whole["played"][-1]["moves"])
    last = match.revealed()
    assert last is not None
    match.undo(moved)
    match.redo(moved)
    save_copy(tmp_path / "gin.kartentisch", match.events())
    said = kartentisch(capsys, "export", tmp_path / "gin.kartentisch")
    assert json.loads(said.out) == {"version": 1} | json.loads(json.dumps(whole))
    match.undo(1)
    assert len(exported(match.events(), match.secret)["played"]) == len(whole["played"]) - 1


def test_a_deal_in_progress_is_told_only_if_it_is_revealed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = hot_seat("ramsen")
    path = tmp_path / "evening.kartentisch"
    save_copy(path, match.events())
    hidden = json.loads(kartentisch(capsys, "export", path).out)
    assert hidden["seed"] is None and len(hidden["played"]) == match.deal_number - 1
    shown = json.loads(kartentisch(capsys, "export", path, "--reveal").out)
    assert shown["seed"] == match.head.seed and "line" not in shown["played"][-1]
    assert len(shown["played"][-1]["moves"]) == len(match.moves)


def test_an_evening_with_real_cards_has_lines_and_no_deals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = json.loads(kartentisch(capsys, "export", PAPER).out)
    assert told["lines"] and told["played"] == []


@pytest.mark.parametrize(("name", "form"), [("match", EVENING), ("club", CLUB)])
def test_a_schema_is_printed(capsys: pytest.CaptureFixture[str], name: str, form) -> None:
    assert json.loads(kartentisch(capsys, "export", "--schema", name).out) == form.schema()


@pytest.mark.parametrize("words", [(), (PAPER, "--schema", "match")])
def test_a_file_or_a_schema_is_named(capsys: pytest.CaptureFixture[str], words: tuple) -> None:
    complains(kartentisch(capsys, "export", *words), "give a FILE or --schema")


def test_what_does_not_fit_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    events: list[Event] = load(evenings("gin")[0]).events
    path = tmp_path / "gin.kartentisch"
    save_copy(path, [*events[:2], {"move": "!nonsense"}])
    complains(kartentisch(capsys, "export", path), str(path))
