"""The `pack.json` of a stranger: whatever stands in it, cards are shown and nothing crashes."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.common.languages import Languages
from desktop.common.settings import Settings
from desktop.packs import Look, Pack, user_packs
from desktop.packs.pack_file import CORNERS, RATIOS
from desktop.packs.pack_settings import PackChoice, choice_for, choose, packs_with
from desktop.window.pack_in_use import PackInUse
from engine import games
from engine.cards import BACK, card
from engine.rules import Rules

pytestmark = pytest.mark.usefixtures("qapp", "own_home")

NAME = "own:made"
GOOD = {"title": "Made", "kind": "png", "ratio": 0.6, "corner": 0.06}


def rules() -> Rules[Any]:
    kind = games.find("ramsen")
    return kind.make(next(iter(kind.presets.values())), 4)


def made(text: str) -> Path:
    """A pack of the user's with all cards, and this for its description."""
    folder = paths.packs() / "made"
    folder.mkdir(exist_ok=True)
    (folder / "pack.json").write_text(text, encoding="utf-8")
    for code in (*(one.code for one in rules().pack()), "back"):
        if not (folder / f"{code}.png").exists():
            Image.new("RGB", (60, 100), "white").save(folder / f"{code}.png")
    return folder


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
KEYS = ("title", "name", "kind", "ratio", "corner", "corners", "files", "index", "sign", "suits")


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(text=st.dictionaries(st.sampled_from(KEYS), JSON).map(json.dumps) | JSON.map(json.dumps))
def test_any_description_is_used_or_refused_and_nothing_crashes(text: str) -> None:
    folder = made(text)
    pack = Pack(folder, Look(corners=4, colours="four"))
    assert RATIOS[0] <= pack.ratio <= RATIOS[1] and CORNERS[0] <= pack.corner <= CORNERS[1]
    for one in (card("E7"), BACK):
        assert not pack.face(one, 40, 1.0).isNull()
    assert not pack.sign("E", 20, 1.0).isNull() and pack.cards() is not None
    assert isinstance(user_packs.title_of(NAME), str)
    # It is offered where it can be shown, and nowhere else.
    assert (NAME in packs_with(rules().pack())) == (NAME in user_packs.names())
    assert NAME not in user_packs.names() or not pack.missing


@pytest.mark.parametrize(
    "about",
    [
        '{"files": "abc"}',
        json.dumps(GOOD | {"files": {"E7": "../../../x"}}),
        json.dumps(GOOD | {"ratio": 1e-300}),
        json.dumps(GOOD | {"ratio": 10**400}),
        json.dumps(GOOD | {"kind": "../../*"}),
        json.dumps(GOOD | {"kind": "svg"}),
        "[" * 10**5,
        '{"title": ' * 10**5,
        " " * 10**6 + json.dumps(GOOD),
    ],
)
def test_a_chosen_pack_that_was_changed_is_told_once_at_each_start(
    qtbot: QtBot, settings: Settings, about: str
) -> None:
    made(json.dumps(GOOD))
    choose(settings, rules(), PackChoice(NAME, Look()))
    assert choice_for(settings, rules()).pack == NAME
    made(about)
    usable = NAME in user_packs.names()
    languages = Languages(qtbot._request.getfixturevalue("qapp"), settings)
    for _ in range(2):
        cards, told = PackInUse(settings, languages), list[str]()
        cards.trouble.connect(told.append)
        cards.use_for(rules())
        cards.use_for(rules())
        assert not cards.pack.missing and not cards.pack.face(card("E7"), 40, 1.0).isNull()
        assert len(told) == (not usable) and all("cannot be used" in one for one in told)
    languages.deleteLater()


def test_a_picture_that_is_a_drawing_is_not_drawn_in_the_window() -> None:
    folder = made(json.dumps(GOOD))
    drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'
    (folder / "E7.png").write_text(drawn)
    pack = Pack(folder)
    pack.face(card("E7"), 40, 1.0)
    assert pack.missing


@pytest.mark.skipif(sys.platform == "win32", reason="has no such files")
@pytest.mark.parametrize("name", ["pack.json", "E7.png"])
def test_a_pipe_in_place_of_a_file_is_not_waited_for(name: str) -> None:
    folder = made(json.dumps(GOOD))
    (folder / name).unlink()
    os.mkfifo(folder / name)
    pack = Pack(folder)
    assert not pack.face(card("E7"), 40, 1.0).isNull() and pack.missing
    (folder / name).unlink()
