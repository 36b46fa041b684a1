"""`kartentisch sheet`: the form for the pub, and the fair copy afterwards."""

from __future__ import annotations

import subprocess
import sys
from errno import ENOSPC
from pathlib import Path

import pytest
from pypdf import PdfReader

from desktop.app import run
from engine import games
from engine.head import Head, Player
from engine.match import Match
from engine.sheet import Line
from engine.store import save_copy
from tests import sample
from tests.desktop.shelf.evenings import kept
from tests.kit import cases
from tests.workshop.golden import evening

pytestmark = pytest.mark.usefixtures("qapp")


def text_of(path: Path) -> str:
    return " ".join(" ".join(one.extract_text().split()) for one in PdfReader(path).pages)


def test_a_blank_form_for_the_pub(tmp_path, capsys):
    out = tmp_path / "form.pdf"
    assert run(["sheet", "ramsen", "--blank", "--per-page", "4", "-o", str(out)]) == 0
    assert capsys.readouterr().out.strip() == str(out)
    assert text_of(out).count("Place, date") == 4


def test_a_form_in_german_with_names_and_rules(tmp_path):
    out = tmp_path / "form.pdf"
    words = ["--lang", "de", "--names", "Anna, Ben,Cilli", "--rules", "--card", "--size", "A5"]
    assert run(["sheet", "ramsen", "--blank", *words, "-o", str(out)]) == 0
    text = text_of(out)
    assert "Anna, Ben, Cilli" in text and "Die Karten" in text


def test_the_fair_copy_of_an_evening(tmp_path):
    path = kept(tmp_path, "evening", Line((3, 2, None)), Line((1, 4, None)))
    out = tmp_path / "sheet.pdf"
    for command in (["sheet", str(path)], ["sheet", "ramsen", str(path)]):
        assert run([*command, "-o", str(out)]) == 0
        assert "Players: Anna, Ben, Cilli" in text_of(out)
        assert "1 3 2 – 2 1 4 –" in text_of(out)


MOST = {(case.game, case.label): case for case in cases()}
"""A case of every preset, with the most players."""


@pytest.mark.one_in(6)
@pytest.mark.parametrize("case", MOST.values(), ids=str)
def test_an_evening_of_every_preset_can_be_printed(tmp_path, case):
    path, out = tmp_path / "evening.kartentisch", tmp_path / "sheet.pdf"
    save_copy(path, evening(case).events())
    assert run(["sheet", str(path), "--size", "A5", "-o", str(out)]) == 0
    assert "Player 0" in text_of(out)


def test_the_sample_is_printed(hearts, tmp_path):
    form, out = tmp_path / "form.pdf", tmp_path / "sheet.pdf"
    where = ["--games", str(sample.FOLDER)]
    assert run(["sheet", hearts, "--blank", "--rules", "--card", "-o", str(form), *where]) == 0
    assert all(words in text_of(form) for words in ("Hearts", "Points that end an evening: 50"))
    path = tmp_path / "evening.kartentisch"
    people = tuple(map(Player, ("Anna", "Ben", "Cilli", "Dora")))
    options = games.find(hearts).options().as_dict()
    match = Match(Head(hearts, "plain", options, people, 1, real_cards=True))
    match.chalk(Line((0, 3, 10, 13)))
    match.chalk(Line((26, 0, 0, 0)))
    save_copy(path, match.events())
    assert run(["sheet", str(path), "-o", str(out), *where]) == 0
    assert "Points 26 3 10 13" in text_of(out)
    assert run(["sheet", str(path), "-o", str(out.with_suffix(".png")), *where]) == 0
    assert out.with_suffix(".png").read_bytes().startswith(b"\x89PNG")


def test_an_evening_of_another_game_is_not_taken(tmp_path, capsys):
    path = kept(tmp_path, "evening", Line((3, 2, None)))
    assert run(["sheet", "gin", str(path), "-o", str(tmp_path / "x.pdf")]) == 2
    assert "a match of Ramsen, not of Gin" in capsys.readouterr().err


def test_a_free_sheet_has_a_form_and_nobody_plays_it_with_cards(tmp_path, capsys):
    out = tmp_path / "form.pdf"
    assert run(["sheet", "free_sheet", "--blank", "--names", "Anna,Ben", "-o", str(out)]) == 0
    assert "Players: Anna, Ben" in text_of(out)
    for command in (["selfplay", "free_sheet"], ["arena", "free_sheet", "random", "random"]):
        capsys.readouterr()
        assert run(command) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_full_disk_is_one_sentence_and_leaves_nothing_half(tmp_path, monkeypatch, capsys):
    def refuse(path: Path, data: bytes) -> int:
        raise OSError(ENOSPC, "No space left on device")

    out = tmp_path / "form.pdf"
    monkeypatch.setattr(Path, "write_bytes", refuse)
    assert run(["sheet", "gin", "--blank", "-o", str(out)]) == 2
    assert capsys.readouterr().err.count("\n") == 1 and not out.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell that closes its output")
def test_closed_output_is_one_sentence_and_no_traceback():
    command = [sys.executable, "-m", "desktop", "selfplay", "gin", "--deals", "1"]
    told = subprocess.run(
        ["sh", "-c", 'exec "$@" >&-', "sh", *command], stderr=subprocess.PIPE, check=False
    )
    assert told.returncode == 2 and b"Traceback" not in told.stderr


@pytest.mark.parametrize(
    ("locale", "word", "width"),
    [
        ("de_AT.UTF-8", "Spielwert", 210),
        ("en_US.UTF-8", "Game value", 216),
        ("C", "Game value", 210),
    ],
)
def test_a_form_is_in_the_language_and_on_the_paper_of_the_region(
    tmp_path, monkeypatch, locale, word, width
):
    monkeypatch.setenv("LC_ALL", locale)
    out = tmp_path / "form.pdf"
    assert run(["sheet", "skat", "--blank", "-o", str(out)]) == 0
    assert word in text_of(out)
    assert round(float(PdfReader(out).pages[0].mediabox.width) / 72 * 25.4) == width
