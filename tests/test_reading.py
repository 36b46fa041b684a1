"""`dev.py words --read`: nothing that a player reads is left out, and every sample is filled."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from engine import games, words

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def reading() -> Iterator[ModuleType]:
    sys.path.insert(0, str(ROOT / "packaging"))
    yield importlib.import_module("reading")
    sys.path.remove(str(ROOT / "packaging"))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_sentence_of_every_game_is_printed(reading: ModuleType, language: str) -> None:
    printed = list(reading.lines([], language, ROOT / "i18n"))
    keys = {line.split(" ", 1)[0] for line in printed}
    expected = {*words.TEXTS} - {""}
    for name in games.everything():
        expected |= {*games.find(name).texts.english} - {""}
    assert expected - keys == set()
    assert [line for line in printed if "{0" in line or "%n" in line or "{1" in line] == []


@pytest.mark.usefixtures("qapp")
def test_what_counts_is_printed_for_one_and_for_several(reading: ModuleType) -> None:
    printed = list(reading.lines([], "en", ROOT / "i18n"))
    drawn = [line for line in printed if line.startswith("fact.draws") and "card" in line]
    assert any("one card." in line for line in drawn)
    assert any("3 cards." in line for line in drawn)


@pytest.mark.usefixtures("qapp")
def test_texts_of_windows_stand_below_their_context_and_file(reading: ModuleType) -> None:
    file = Path("desktop/window/welcome.py")
    found = [(file, "welcome", "Kartentisch", "", False), (file, "ramsen", "Not here", "", False)]
    printed = list(reading.of_windows(found))
    assert printed == ["", "# Window: welcome", "", f"## {file.as_posix()}", "", "Kartentisch"]
