"""`python3 dev.py lesson`: a lesson that is being written is checked, and told what is wrong."""

from __future__ import annotations

from pathlib import Path

from tests.workshop import lesson

RAMSEN = Path("engine/games/ramsen/lessons")
ROOT = Path(__file__).parents[3]


def run(*words: object) -> int:
    return lesson.main([str(word) for word in words])


def test_a_lesson_that_can_be_held_is_told_in_a_line(capsys):
    assert run(ROOT / RAMSEN / "1-trick.toml", "--check") == 0
    assert capsys.readouterr().out == "1-trick: 7 steps, 4 ways through\n"


def test_elsewhere_it_names_its_game(capsys, tmp_path):
    text = (ROOT / RAMSEN / "2-trumps.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    assert run(file, "--check") == 2
    assert "unknown game" in capsys.readouterr().err
    file.write_text('game = "ramsen"\n' + text, encoding="utf-8")
    assert run(file, "--check") == 0


def test_what_is_wrong_is_said_with_its_step(capsys, tmp_path):
    text = (ROOT / RAMSEN / "2-trumps.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text('game = "ramsen"\n' + text.replace('"S8", "SK"', '"S8", "SA"'), "utf-8")
    assert run(file, "--check") == 2
    said = capsys.readouterr().err
    assert said == "kartentisch: ramsen, lesson mine, step 6: SA is not allowed: not_in_hand\n"


def test_a_file_that_is_not_there_is_said(capsys):
    assert run("nowhere.toml", "--check") == 2
    assert capsys.readouterr().err.startswith("kartentisch: nowhere.toml: cannot be read")
