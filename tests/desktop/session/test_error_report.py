"""The report of an error holds the evening, nobody's name, and no card that is still secret."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.session.error_report import evening_in, report
from engine import games, seeds
from engine.head import CLUB_TABLE, Event
from engine.match import Match
from engine.store import load, save_copy
from engine.table import NOBODY
from tests.kit import Case, any_move
from tests.workshop import golden

SAVES = Path(__file__).parents[2] / "saves"
NAMES = ("Anna", "Ben", "Cilli")


@pytest.mark.parametrize("name", ["v2-paper", "v2-ramsen", "v1-paper"])
def test_the_evening_is_there_without_names(name):
    source = (SAVES / f"{name}.kartentisch").read_text("utf-8")
    text = report(SAVES / f"{name}.kartentisch")
    evening = text.split("== evening\n")[1]
    assert evening.count("\n") == source.count("\n")
    assert '"name":"Player 1"' in evening and '"game":"ramsen"' in evening
    for who in NAMES:
        assert who not in text
    assert "counted wrong" not in text and '"sum"' not in evening


def test_what_is_written_for_a_reason_or_under_a_name_is_left_out(tmp_path):
    file = tmp_path / "abend.kartentisch"
    file.write_text(
        '{"kartentisch":2,"game":"gin","title":"Berta turns 80","id":"berta-1",'
        '"seats":[{"name":"Berta","id":"berta-1"},{"name":"Carl","bot":"strong"}]}\n'
        '{"correct":{"line":1,"values":[3],"why":"Berta slept"}}\n'
        '{"seats":[{"name":"Berta"}],"deep":[{"name":"Carl","by":"Berta"}]}\nBerta\n["Carl"]\n'
        '{"undo":1}\n',
        "utf-8",
    )
    text = report(file)
    assert text.splitlines()[-3:] == ["(no JSON, 5 characters)", "(no object)", '{"undo":1}']
    assert "erta" not in text and "Carl" not in text
    assert '{"name":"Player 2","bot":"strong"}' in text and '"values":[3],"why":"x"' in text


def test_a_file_that_cannot_be_read_is_said_to_be_so(tmp_path):
    assert "not readable: FileNotFoundError" in report(tmp_path / "Anna.kartentisch")
    assert "Anna" not in report(tmp_path / "Anna.kartentisch")
    assert "== evening" not in report(None)


SEED = seeds.code(bytes(range(16)))


def case(game: str) -> Case:
    kind = games.find(game)
    preset, options = next(iter(kind.presets.items()))
    return Case(game, preset, options, max(kind.seats_of(options)))


def running(game: str, id: str = "") -> Match:
    """An evening whose second deal has had a few moves."""
    one = case(game)
    rng = one.luck()
    match = Match(replace(one.head(), seed=SEED, id=id))
    while match.deal_number < 2 or len(match.moves) < 3:
        if match.turn == NOBODY:
            match.deal()
        else:
            match.play(any_move(match.legal(), rng))
    return match


def cards_told(match: Match, text: str) -> dict[int, set[str]]:
    """The codes of cards that a report tells, by the deal in which it tells them."""
    codes = {card.code for card in match.rules.pack()}
    deal, told = 0, {number: set[str]() for number in (1, 2)}
    for line in text.split("== evening\n")[1].splitlines()[1:]:
        if found := re.search(r'"deal":(\d+)', line):
            deal = int(found[1])
        told.setdefault(deal, set()).update(codes & set(re.findall(r"[\w?]+", line)))
    return told


@pytest.mark.parametrize("game", games.names())
def test_no_card_of_a_running_deal_is_told_and_no_seed(game, tmp_path):
    match, file = running(game), tmp_path / "abend.kartentisch"
    events, all_steps = match.events(), match.undoable()
    logs: dict[bool, list[list[Event]]] = {
        True: [events, [*events, {"undo": 1}]],
        # Of a deal that was taken back all cards lie the same when it is dealt again.
        False: [[*events, {"undo": all_steps}], [*events, {"undo": all_steps}, {"redo": 1}]],
    }
    for first_is_over, some in logs.items():
        for log in some:
            save_copy(file, log)
            text = report(file)
            told = cards_told(match, text)
            assert SEED not in text and not told[2]
            assert bool(told[1]) == first_is_over


def test_at_a_club_no_card_is_told_that_others_may_still_play(tmp_path):
    match, file = running("ramsen", f"{CLUB_TABLE}1"), tmp_path / "abend.kartentisch"
    save_copy(file, match.events())
    text = report(file)
    assert SEED not in text and not any(cards_told(match, text).values())


def test_of_a_file_that_is_no_evening_no_card_is_told(tmp_path):
    match, file = running("ramsen"), tmp_path / "abend.kartentisch"
    save_copy(file, match.events())
    lines = file.read_text("utf-8").splitlines()
    for number in range(len(lines)):
        file.write_text("\n".join([*lines[:number], "damaged", *lines[number + 1 :]]), "utf-8")
        text = report(file)
        assert SEED not in text and not cards_told(match, text)[2]


# The program opens it.


@pytest.mark.parametrize("folder", [golden.OLD, golden.EVENINGS], ids=lambda one: one.name)
@pytest.mark.parametrize("game", games.names())
def test_a_finished_evening_is_opened_as_it_was(game, folder):
    paths = sorted(folder.rglob(f"{game}-*.kartentisch"))[:2]
    for path in paths:
        was = Match.from_events(load(path).events)
        now = Match.from_events(evening_in(report(path)))
        assert was.over and now.over
        assert list(now.sheet().lines) == list(was.sheet().lines)
        assert now.undoable() == was.undoable() and now.head.seed == was.head.seed
    assert paths or folder == golden.OLD


@pytest.mark.parametrize("game", games.names())
def test_of_a_running_evening_all_that_is_not_secret_is_opened(game, tmp_path):
    match = running(game)
    save_copy(tmp_path / "abend.kartentisch", match.events())
    opened = Match.from_events(evening_in(report(tmp_path / "abend.kartentisch")))
    assert opened.sheet().lines == match.sheet().lines
    assert opened.deal_number == match.deal_number - 1 and opened.turn == NOBODY


@pytest.mark.parametrize("evening", ["", "\n", '\n["a"]\n', "\n{}\n", "\nAnna\n"])
def test_a_text_that_is_no_report_is_refused(evening):
    with pytest.raises(ValueError):
        evening_in(f"kartentisch 1\n\n== evening{evening}")
