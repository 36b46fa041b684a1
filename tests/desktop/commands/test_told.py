"""What commands tell: as text, as JSON with its version, and through pipes."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from desktop.commands.data import VERSION
from desktop.commands.listing import WHAT
from desktop.commands.rules import as_text
from desktop.common.terminal_help import in_language, languages, one_of
from engine import bots, games
from engine.store import load
from tests import sample
from tests.desktop.commands.line import complains, kartentisch

Capture = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[3]
EVENING = ROOT / "tests" / "saves" / "v2-paper.kartentisch"
QUICK = ("--seed", 5, "--deals", 2)


def told(capsys: Capture, *words: object) -> Any:
    """The JSON that a command prints: one object in one line, with its version."""
    said = kartentisch(capsys, *words, "--json")
    assert (said.status, said.err) == (0, "")
    assert said.out.count("\n") == 1
    value = json.loads(said.out)
    assert next(iter(value)) == "version" and value["version"] == VERSION
    return value


@pytest.fixture
def typed_in(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Has commands read these bytes from standard input."""

    def typed(data: bytes) -> None:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))

    return typed


@pytest.mark.parametrize(
    "words",
    [
        *(["list", what] for what in WHAT),
        ["list", "ramsen"],
        ["list", "skat"],
        ["list", "options", "gin"],
        ["rules", "ramsen"],
        ["selfplay", "ramsen", *QUICK],
        ["replay", EVENING],
        ["ask", EVENING, "--reveal", "--bot", "strong/10"],
        ["arena", "ramsen", "heuristic", "random", "--deals", "2"],
        ["verify", EVENING],
        ["sheet", EVENING, "-o", "sheet.png"],
    ],
    ids=lambda words: " ".join(map(str, words[:2])),
)
@pytest.mark.parametrize("language", languages())
def test_every_command_has_json(
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    words: list[object],
    language: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert told(capsys, *words, "--lang", language)


def test_json_is_the_same_in_every_language_but_for_titles(capsys: Capture) -> None:
    for words in (["replay", EVENING], ["ask", EVENING, "--reveal", "--bot", "strong/10"]):
        english, german = (told(capsys, *words, "--lang", one) for one in ("en", "de"))
        assert english == german


@pytest.mark.parametrize("name", games.everything())
@pytest.mark.parametrize("language", languages())
def test_a_game_is_listed_with_all_that_can_be_said_of_it(
    capsys: Capture, name: str, language: str
) -> None:
    kind = games.find(name)
    text = kartentisch(capsys, "list", name, "--lang", language).out
    [one] = told(capsys, "list", name, "--lang", language)["games"]
    assert one["players"] == [*kind.seats]
    assert {variant["name"] for variant in one["variants"]} == {*kind.presets}
    assert [rule["name"] for rule in one["options"]] == kind.options.names()
    for variant in one["variants"]:
        key = f"preset.{variant['name']}"
        assert variant["title"] == in_language(language, *kind.texts.text(key))
        assert variant["name"] in text and variant["title"] in text
    for rule in one["options"]:
        values = [value["value"] for value in rule["values"]]
        assert values == [*kind.options.values(rule["name"])]
        assert {*rule["default"]} == {*kind.presets} and {*rule["default"].values()} <= {*values}
        assert f"  {rule['name']}: {rule['title']}" in text
    assert max(map(len, text.splitlines())) <= 120


def test_a_game_that_lacks_words_is_listed_by_its_keys(capsys: Capture, hearts: str) -> None:
    where = ("--games", sample.FOLDER)
    [one] = told(capsys, "list", hearts, *where)["games"]
    assert one["variants"] and one["options"]
    assert hearts in kartentisch(capsys, "list", "variants", *where).out


def test_the_lists_name_everything_there_is(capsys: Capture) -> None:
    assert {one["name"] for one in told(capsys, "list")["games"]} == {*games.names()}
    assert {one["name"] for one in told(capsys, "list", "sheets")["sheets"]} == {
        *games.sheets_by_hand()
    }
    players = {one["name"] for one in told(capsys, "list", "players")["players"]}
    assert players == {*bots.BOTS, *(f"strong:{one}" for one in bots.CHARACTERS)}
    assert all(map(bots.known, players))


def test_numbers_that_follow_each_other_are_told_in_short() -> None:
    assert one_of([10, *range(10), *range(11, 15), 20]) == "10, 0–9, 11–14, 20"
    assert one_of([3, 4]) == "3, 4" and one_of([3, 4, 5]) == "3–5"
    assert one_of([True, False]) == "true, false"


@pytest.mark.parametrize("name", games.everything())
@pytest.mark.parametrize("language", languages())
def test_the_rules_of_every_game_are_printed_to_be_read(
    capsys: Capture, name: str, language: str
) -> None:
    page = games.find(name).page("rules", language)
    said = kartentisch(capsys, "rules", name, "--lang", language)
    assert said.status == 0
    lines = said.out.splitlines()
    for heading in (line.lstrip("# ") for line in page.splitlines() if line.startswith("#")):
        assert heading.replace("*", "") in lines
    assert "figure:" not in said.out and "**" not in said.out and "](" not in said.out
    assert not [line for line in lines if line.startswith(("|", "#"))]
    words = sum(any(letter.isalpha() for letter in word) for word in page.split())
    printed = sum(any(letter.isalpha() for letter in word) for word in said.out.split())
    figures = page.count("![](")
    assert words - figures - page.count("](") <= printed <= words


def test_prose_is_as_wide_as_the_terminal_and_tables_stay_whole() -> None:
    page = (
        "# A\n\nsome **words** that *go* on\n\n- an item of words\n\n"
        "|a|b|\n|---|---|\n|1|long one|\n"
    )
    assert as_text(page, 12) == (
        "A\n=\n\nsome words\nthat go on\n\n- an item of\n  words\n\na  b\n-----------\n1  long one"
    )


# Pipes.


def test_a_match_goes_through_pipes_as_through_files(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    path = tmp_path / "match.kartentisch"
    words = [sys.executable, "-m", "desktop"]
    play = [*words, "selfplay", "ramsen", *map(str, QUICK), "--save"]
    environment = {"LC_ALL": "C.UTF-8", "PATH": "", "KARTENTISCH_HOME": str(tmp_path)}
    subprocess.run([*play, str(path)], cwd=ROOT, env=environment, check=True, capture_output=True)
    piped = subprocess.run([*play, "-"], cwd=ROOT, env=environment, check=True, capture_output=True)
    assert piped.stdout == path.read_bytes() and piped.stderr == b""
    assert len(load(path).events) > 10


def test_every_command_that_reads_a_file_reads_standard_input(
    capsys: Capture, typed_in: Any, tmp_path: Path
) -> None:
    for words in (
        ["ask", "-", "--reveal", "--bot", "strong/10"],
        ["verify", "-"],
        ["replay", "-"],
        ["sheet", "-", "-o", tmp_path / "sheet.png"],
    ):
        typed_in(EVENING.read_bytes())
        assert kartentisch(capsys, *words).status == 0


@pytest.mark.parametrize("data", [b"", b"x", b'{"kartentisch":', b"\xff" * 99], ids=repr)
def test_what_is_no_match_on_standard_input_is_one_sentence(
    capsys: Capture, typed_in: Any, data: bytes
) -> None:
    for words in (["replay", "-"], ["ask", "-"], ["sheet", "-", "-o", "x.pdf"]):
        typed_in(data)
        complains(kartentisch(capsys, *words), "-: this is not a Kartentisch match")


def test_a_sheet_is_put_on_standard_output(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    from desktop import app

    assert app.run(["sheet", "skat", "--blank", "-o", "-"]) == 0
    sys.stdout.flush()
    assert capfdbinary.readouterr().out.startswith(b"%PDF-")
