"""What the command line says: in the language of the terminal, in one clear sentence."""

from __future__ import annotations

import argparse
import ast
import inspect
import io
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.app import whole_parser
from desktop.common import terminal_help
from desktop.common.terminal_help import (
    in_language,
    of_terminal,
    region_of_terminal,
    spare_the_terminal,
)
from tests.desktop.commands.line import complains, kartentisch

Capture = pytest.CaptureFixture[str]
SAVES = Path(__file__).parents[2] / "saves"
EVENING = SAVES / "v2-paper.kartentisch"
GERMAN = {"LC_ALL": "de_DE.UTF-8"}

WRONG = (
    ["foo"],
    [""],
    ["!"],
    ["help", "foo"],
    ["--help=3"],
    ["ramsn"],
    ["standard"],
    ["ramsen", "foo"],
    ["ramsen", "--preset", "foo"],
    ["ramsen", "--seed", "foo"],
    ["--seed", "7"],
    ["--seed"],
    ["--game", "foo"],
    ["--game", "gin", "ramsen"],
    ["--portable", "list"],
    ["--fullscrean"],
    ["--lang", "xx"],
    ["-"],
    ["."],
    ["x" * 3000],
    ["./" + "x" * 3000],
    [" "],
    [__file__],
    ["--install-menu", "ramsen"],
    ["--install-menu", "--uninstall-menu"],
    ["list", "x" * 3000],
    ["nowhere.kartentisch"],
    ["nowhere/else"],
    ["list", "foo"],
    ["list", "foo", "bar"],
    ["list", "games", "ramsen"],
    ["rules"],
    ["rules", "foo"],
    ["rules", "ramsen", "--figures"],
    ["sheet", "ramsen", "--blank"],
    ["sheet", "ramsen", "-o", "x.pdf"],
    ["sheet", "ramsen", "--blank", "-o", "x.doc"],
    ["sheet", "ramsen", "--blank", "-o", "nowhere/x.pdf"],
    ["sheet", "ramsen", "--blank", "-o", "x.pdf", "--size", "A3"],
    ["sheet", "ramsen", "--blank", "-o", "x.pdf", "--size"],
    ["sheet", "ramsen", "--blank=3", "-o", "x.pdf"],
    ["sheet", "ramsen", "--blank", "-o", "x.pdf", "--per-page", "3"],
    ["sheet", "ramsen", "--blank", "-o", "x.pdf", "--size", "A6", "--per-page", "8"],
    ["sheet", "ramsen", "--blank", "-o", "x.pdf", "--players", "9"],
    ["sheet", "ramsen", "--blank", "-o", "x.pdf", "--players", "0"],
    ["sheet", "ramsen", "--blank", "-o", "x.pdf", "--names", "A,B", "--players", "3"],
    ["sheet", "ramsen", EVENING, "--blank", "-o", "x.pdf"],
    ["sheet", "gin", EVENING, "-o", "x.pdf"],
    ["sheet", "x" * 3000, "-o", "x.pdf"],
    ["sheet", "skat", "--blank", "-o", "-", "--json"],
    ["selfplay", "skat"],
    ["selfplay", "ramsen", "--players", "99999999999999999999"],
    ["selfplay", "ramsen", "--deals", "9" * 5000],
    ["selfplay", "ramsen", "--save", ""],
    ["selfplay", "ramsen", "--save", "-", "--json"],
    ["selfplay", "ramsen", "--players", "-3"],
    ["selfplay", "ramsen", "--deals", "0"],
    ["selfplay", "ramsen", "--option", "crosses=9"],
    ["selfplay", "ramsen", "--option", "crowns=9"],
    ["selfplay", "ramsen", "--option", "crosses"],
    ["selfplay", "ramsen", "--bots", "clever"],
    ["selfplay", "ramsen", "--save", "."],
    ["selfplay", "ramsen", "--save", "nowhere/x"],
    ["replay"],
    ["replay", "."],
    ["replay", "nofile"],
    ["replay", "x" * 3000],
    ["replay", ""],
    ["replay", __file__],
    ["replay", EVENING, "--sjon"],
    ["ask", EVENING],
    ["ask", EVENING, "--reveal", "--deal", "x"],
    ["ask", EVENING, "--reveal", "--bot", "clever"],
    ["arena", "ramsen", "random", "--deals", "5", "--matches", "5"],
    ["arena", "ramsen", "clever"],
    ["verify"],
    ["verify", "--secret", "x"],
)
"""Command lines that mean nothing: words, options, values and files of every kind."""


def typed(words: list[object]) -> str:
    return " ".join(map(str, words))


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a window would open, the test fails."""

    def opened(*given: object, **named: object) -> int:
        raise AssertionError(f"a window: {given}, {named}")

    monkeypatch.setattr("desktop.window.start.open_table", opened)


@pytest.mark.parametrize("words", WRONG, ids=typed)
def test_what_is_wrong_is_one_sentence_in_each_language(capsys, monkeypatch, words):
    english = kartentisch(capsys, *words)
    complains(english)
    for locale in ("de_DE.UTF-8", "de_CH.UTF-8", "de_AT@euro"):
        monkeypatch.setenv("LC_ALL", locale)
        german = kartentisch(capsys, *words)
        complains(german)
        assert german.err != english.err
        assert not {"the", "there", "is", "not", "of", "with", "should"} & {*german.err.split()}
    assert [*Path().iterdir()] == []


TYPED = (
    *("list", "rules", "sheet", "replay", "ask", "verify", "selfplay", "help", "ramsen", "skat"),
    *("Kein Stich", "foo", "", "-", "--", str(EVENING), "nofile", ".", "--json", "--lang", "de"),
    *("--preset", "standard", "--seed", "7", "--players", "-1", "--option", "crosses=2", "="),
    *("--bots", "random", "--bot", "--deal", "1", "--move", "--reveal", "--trace", "-o", "--blank"),
    *(
        "--size",
        "A5",
        "--names",
        "A,B",
        "--secret",
        "-h",
        "-V",
        "--game",
        "ä",
        "\x1b[31m",
        "%s",
        "{0}",
    ),
)
"""Words from which any command line can be put together."""


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(words=st.lists(st.sampled_from(TYPED), max_size=6), german=st.booleans())
def test_whatever_is_typed_ends_with_a_status_and_no_traceback(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, words: list[str], german: bool
) -> None:
    monkeypatch.setattr("desktop.window.start.open_table", lambda *given, **named: 0)
    monkeypatch.setattr("desktop.app.why_no_window", lambda **given: "")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8" if german else "C.UTF-8")
    if "selfplay" in words:
        words = [*words, "--deals", "1"]
    said = kartentisch(capsys, *words)
    assert said.status in (0, 1, 2)
    assert said.err.count("\n") == (said.status > 0), said.err
    assert "\x1b" not in said.err


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["ramsn"], "ramsen"),
        (["seet"], "sheet"),
        (["Biersiel"], "bierspiel"),
        (["Vierblat"], "Vierblatt"),
        (["schafkop"], "schafkopf"),
        (["help", "seet"], "sheet"),
        (["listen"], "list"),
        (["--portabel"], "--portable"),
        (["--hlep"], "--help"),
        (["--leng", "de"], "--lang"),
        (["list", "playrs"], "players"),
        (["rules", "Knüfeln"], "knueffeln"),
        (["sheet", "gin", "--blank", "--lanscape"], "--landscape"),
        (["sheet", "gin", "--blank", "-o", "x.pdf", "--size", "a4"], "A4"),
        (["selfplay", "rams", "--preset", "bierspeil"], "bierspiel"),
        (["selfplay", "ramsen", "--option", "croses=2"], "crosses"),
        (["selfplay", "ramsen", "--bots", "strnog"], "strong"),
        (["selfplay", "ramsen", "--bots", "strong:bolt"], "strong:bold"),
    ],
    ids=str,
)
def test_what_was_meant_is_proposed(capsys, words, meant):
    complains(kartentisch(capsys, *words), "did you mean", f"“{meant}”")


def test_a_file_of_nearly_that_name_is_proposed(capsys):
    for name in ("abend.kartentisch", "spiel.kartentisch", "abend.txt"):
        Path(name).touch()
    complains(kartentisch(capsys, "replay", "abent.kartentisch"), "“abend.kartentisch”?")
    complains(kartentisch(capsys, "abent.kartentisch"), "“abend.kartentisch”?")


def test_an_option_that_is_not_there_comes_before_what_is_missing(capsys):
    complains(kartentisch(capsys, "sheet", "--sise"), "--sise", "“--size”?")


def test_whatever_argparse_says_to_a_user_has_its_german():
    user = {
        *("_get_values", "_get_value", "_match_argument", "_get_option_tuples"),
        *("_parse_known_args", "consume_optional", "take_action", "_parse_optional", "parse_args"),
    }
    said = set()
    for function in ast.walk(ast.parse(inspect.getsource(argparse))):
        if isinstance(function, ast.FunctionDef) and function.name in user:
            for call in ast.walk(function):
                match call:
                    case ast.Call(func=ast.Name(id="_"), args=[ast.Constant(str(text))]):
                        said.add(text)
    # One is about a parser that was built wrongly, others about options that we do not have.
    said = {one for one in said if "not callable" not in one and "deprecated" not in one}
    assert len(said) > 8
    untranslated = {text for text in said if in_language("de", "argparse", text) == text}
    assert untranslated <= {"argument %(argument_name)s: %(message)s"}
    assert said <= terminal_help._ARGPARSE


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        (GERMAN, "de"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_CH"}, "de"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "en:de"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:de:en"}, "de"),
        ({"LANG": "tr_TR.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        pytest.param({}, "en", marks=pytest.mark.skipif(sys.platform != "linux", reason="asks Qt")),
        pytest.param(
            {"LANGUAGE": "de"}, "en", marks=pytest.mark.skipif(sys.platform != "linux", reason="Qt")
        ),
    ],
)
def test_the_language_is_that_of_the_terminal(environment, language):
    assert of_terminal(environment) == language


@pytest.mark.parametrize(
    ("environment", "region"),
    [
        ({"LANG": "en_US.UTF-8"}, "US"),
        ({"LANG": "en_US.UTF-8", "LC_PAPER": "de_DE.UTF-8"}, "DE"),
        ({"LC_ALL": "de_CH", "LC_PAPER": "en_US.UTF-8"}, "CH"),
        ({"LANG": "C.UTF-8"}, ""),
        ({"LANG": "de"}, ""),
    ],
)
def test_the_region_is_that_of_the_paper(environment, region):
    assert region_of_terminal(environment) == region


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "cp437"])
@pytest.mark.parametrize("language", terminal_help.languages())
def test_no_terminal_lacks_a_letter(monkeypatch, encoding, language):
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding))
    terminal_help.speak(language)
    spare_the_terminal()
    whole_parser().print_help()
    print("„Knüffeln“ – größer × 馬")
    sys.stdout.flush()
    told = written.getvalue().decode(encoding)
    assert told.count("?") == 1, "only the one that has no likeness"
    if encoding == "ascii":
        assert told.splitlines()[-1] == '"Knueffeln" - groesser x ?'


def test_a_language_can_be_named_anywhere(capsys):
    for words in (["--lang", "de", "list"], ["list", "--lang", "de"], ["list", "--lang=de"]):
        assert "Spielweisen" in kartentisch(capsys, *words).out
    assert "variants" in kartentisch(capsys, "list").out
