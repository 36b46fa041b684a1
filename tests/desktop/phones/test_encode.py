"""Scenes as a page is told them: whole, worded, and as `scene.md` describes them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import desktop.phones
from desktop.common.language import Language
from desktop.phones.encode import Data, encode
from desktop.scene.presenter import Chair, Pause, ScenePresenter
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from engine import games
from engine.cards import BACK
from engine.match import Match
from engine.moves import write
from engine.table import NOBODY, Seat
from tests.kit.cases import Case, presets
from tests.workshop import golden

DESCRIBED = (Path(desktop.phones.__file__).parent / "scene.md").read_text(encoding="utf-8")
OF_THE_TABLE = {"title", "rules", "deal", "faces", "ext", "back", "can", "heard"}
"""What is told of the match beside the scene."""
LARGEST = 12_000
LANGUAGES = (Language("de"), Language("en"))


def scenes(case: Case) -> Iterator[tuple[Match, Scene, Speech]]:
    """What who decides, an onlooker and somebody else see at each decision of random moves."""
    for number, (match, _) in enumerate(golden.walked(case, deals=3)):
        for seat in {match.turn, number % len(match.players), NOBODY}:
            speech = Speech(
                match.rules,
                [player.name for player in match.players],
                language=LANGUAGES[number % 2],
                listener=seat,
            )
            yield match, scene(match, seat, speech), speech


def scene(match: Match, seat: Seat, speech: Speech) -> Scene:
    """What a chair sees of a match now."""
    seen = match.view(seat)
    assert seen is not None
    legal = match.legal() if seat == match.turn != NOBODY else []
    presenter = ScenePresenter(match.rules, match.players, speech)
    return presenter.scene(seen, Chair(seat), Pause(), legal, match.sheet())


def moves_of(data: Data) -> set[str]:
    """Every move that a page can send back."""
    cards = {one["c"] for one in data["hand"] if one["may"]}
    tags = [*data["calls"], *data["which"], *(tag for one in data["hand"] for tag in one["calls"])]
    several = (one for tag in data["which"] for one in tag.get("of", ()))
    return cards | {tag["m"] for tag in (*tags, *several) if "m" in tag} | {*data["piles"].values()}


@pytest.mark.one_in(3)
@pytest.mark.parametrize("case", [one for name in games.names() for one in presets(name)], ids=str)
def test_every_scene_can_be_told_and_every_move_be_made(case: Case) -> None:
    for match, seen, speech in islice(scenes(case), 120):
        data = encode(seen, speech)
        text = json.dumps(data)
        assert len(text) < LARGEST, text
        assert moves_of(data) == {write(move) for move in seen.legal}
        assert set(re.findall(r'"c": "(\w+)"', text)) <= data["names"].keys()
        assert data["around"][0]["seat"] == seen.bottom
        assert len(data["around"]) == len(match.players)
        assert "??" not in text and BACK.code not in data["names"]
        if seen.view.seat == NOBODY:
            assert not data["hand"] and not data["asked"]


def test_the_description_names_each_key_and_no_other() -> None:
    seen = next(islice(scenes(presets("ramsen")[0]), 8, None))
    told = encode(*seen[1:])
    named = {
        key for row in re.findall(r"^\| (`.*?) \|", DESCRIBED, re.M) for key in row.split(", ")
    }
    assert {key.strip("`") for key in named} == told.keys() | OF_THE_TABLE
    (place,) = re.findall(r"A seat of `around`: `\{(.*?)\}`", DESCRIBED)
    assert set(re.findall(r'"(\w+)"', place)) == told["around"][0].keys() | {"may_stand_in"}
