"""`verify` finds each changed bit, and changes nothing."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest

from desktop.app import run
from desktop.session.evening_file import EveningFile
from desktop.shelf.packing import pack
from engine import games, seeds
from engine.match import Match
from engine.sheet import Line
from engine.store import save_copy, whole
from engine.tournament.duplicate import commitment
from engine.tournament.head import FORMAT, SUFFIX, Head
from tests.engine.tournament.hall import hall, play_round
from tests.kit.cases import Case

GOLDEN = Path(__file__).parents[2] / "golden/v2"
EVENING = GOLDEN / "ramsli-with_bank-2.kartentisch"
PAPER = Path(__file__).parents[2] / "saves" / "v2-paper.kartentisch"
SECRET = seeds.code(bytes(range(100, 116)))


def club(folder: Path) -> Path:
    tournament = hall(8, sizes=[4], duplicate=True, packs=SECRET)
    play_round(tournament)
    path = folder / f"club{SUFFIX}"
    save_copy(path, tournament.events())
    return path


def parcel(folder: Path) -> Path:
    path = folder / "parcel.zip"
    pack(path, [EVENING])
    return path


def test_what_is_as_it_was_written_holds(tmp_path, capsys):
    files = [EVENING, PAPER, club(tmp_path), parcel(tmp_path)]
    assert run(["verify", *map(str, files)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 4 and all(" undamaged" in line for line in said)


@pytest.mark.parametrize("kind", ["evening", "paper", "club", "parcel"])
def test_no_flipped_bit_is_overlooked(tmp_path, capsys, kind):
    rng = Random(20)
    source = {
        "evening": lambda: EVENING,
        "paper": lambda: PAPER,
        "club": lambda: club(tmp_path),
        "parcel": lambda: parcel(tmp_path),
    }[kind]()
    good = source.read_bytes()
    path = tmp_path / f"changed{source.suffix}"
    # Of a zip's bytes some, such as times of day, say nothing of an evening.
    places = range(40, 400) if kind == "parcel" else range(len(good))
    for _ in range(12):
        data = bytearray(good)
        data[rng.choice(places)] ^= 1 << rng.randrange(8)
        path.write_bytes(data)
        assert run(["verify", str(path)]) == 1, bytes(data)
        assert path.read_bytes() == data
    capsys.readouterr()


def test_a_commitment_is_compared(tmp_path, capsys):
    path = club(tmp_path)
    promised = commitment(Head(packs=SECRET))
    spaced = " ".join(promised[start : start + 4] for start in range(0, 32, 4)).upper()
    assert run(["verify", str(path), "--commitment", spaced]) == 0
    assert promised in capsys.readouterr().out
    other = commitment(Head(packs=seeds.code(bytes(range(16)))))
    assert run(["verify", str(path), "--commitment", other]) == 1
    assert SECRET not in capsys.readouterr().out


def test_a_secret_read_from_paper_is_held_against_what_was_promised(tmp_path, capsys):
    path, promised = club(tmp_path), commitment(Head(packs=SECRET))
    other = seeds.code(bytes(range(16)))
    typed = seeds.shown(SECRET).lower().replace("0", "o")
    assert run(["verify", "--secret", typed, "--commitment", promised]) == 0
    assert run(["verify", str(path), "--secret", typed]) == 0
    assert run(["verify", "--secret", typed]) == 0
    assert capsys.readouterr().out.count(promised) == 4
    assert run(["verify", "--secret", other, "--commitment", promised]) == 1
    assert run(["verify", str(path), "--secret", other]) == 1
    assert run(["verify", str(EVENING), "--secret", typed]) == 2
    assert other not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (SECRET[:-1], "27 digits"),
        (SECRET[1:] + SECRET[:1], "swapped"),
        ("1234", "letters"),
        ("7" * 11, "letters"),
        (SECRET[:-1] + "!", "only"),
        (SECRET[:5] + "X" + SECRET[6:], "wrong"),
        ("\x1b[31m" + "A" * 10**6, "27"),
    ],
)
def test_a_secret_that_is_mistyped_is_told_so(capsys, typed, told):
    assert run(["verify", "--secret", typed]) == 2
    said = capsys.readouterr().err
    assert told in said and len(said) < 200


def test_a_log_of_the_future_says_what_it_needs(tmp_path, capsys):
    path = tmp_path / f"x{SUFFIX}"
    save_copy(path, [{FORMAT.key: 7, "title": "May"}])
    assert run(["verify", str(path)]) == 1
    assert "version 7" in capsys.readouterr().out


def test_a_file_that_was_cut_behind_a_line_is_told(tmp_path, capsys):
    path = tmp_path / EVENING.name
    path.write_bytes(EVENING.read_bytes())
    file, events = EveningFile.open(path)
    file.resume()
    file.close()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    assert run(["verify", str(path)]) == 1
    assert f"but {len(events)} lines were written" in capsys.readouterr().out
    assert run(["replay", str(path)]) == 0
    assert f"lines {len(events)} to {len(events)} of this file are gone" in capsys.readouterr().err


NUMBERS = {
    "ramsen": (None, *range(7)),
    "ramser": (None, *range(7)),
    "knueffeln": (None, *range(-390, 420, 30)),
}
"""What is tried for each side by game: more and less than a deal can bring."""


@pytest.mark.parametrize("name", NUMBERS)
def test_a_line_that_no_deal_can_leave_is_told_or_refused(tmp_path, capsys, name):
    kind = games.find(name)
    preset, options = next(iter(kind.presets.items()))
    case = Case(name, preset, options, min(kind.seats_of(options)))
    rules, path = case.make(), tmp_path / EVENING.name
    begun = Match(replace(case.head(), real_cards=True)).events()
    kinds: dict[tuple[bool, bool], list[Line]] = {}
    for line in map(Line, product(NUMBERS[name], repeat=len(rules.sides()))):
        kinds.setdefault((rules.line_fits([], line), rules.entry.comes([], line)), []).append(line)
    # Some that a deal can leave, some that are refused, some that earlier versions took.
    assert len(kinds) == 3
    for (fits, comes), lines in kinds.items():
        for line in Random(51).sample(lines, min(8, len(lines))):
            path.write_bytes(whole([*begun, {"line": line.as_dict()}]))
            assert run(["verify", str(path)]) == (not fits), line
            told = "no deal can have produced line 1" in capsys.readouterr().out
            assert told == (fits and not comes), line
