"""The letters of tags: whatever is asked in any game can be answered by one key."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from desktop.common.languages import Languages
from desktop.common.settings import Settings
from desktop.scene.speech import Speech
from desktop.window.calls import shown
from desktop.window.every_action import everything
from desktop.window.registry import MENUS
from desktop.window.tag_letters import letters_of
from desktop.window.which import words_of
from engine import games
from engine.cards import Card
from engine.moves import Call
from tests.kit.cases import covering
from tests.kit.walking import walk


def test_no_letter_twice() -> None:
    assert letters_of(["Play", "Pass", "Pay"]) == ["p", "a", "y"]
    assert letters_of(["Lay it", "Leave it"]) == ["l", "i"]


def test_letters_of_the_menus_are_left_alone() -> None:
    assert letters_of(["Give", "Take"], reserved="GT") == ["i", "a"]


def test_only_what_is_on_a_keyboard_is_a_letter() -> None:
    assert letters_of(["R & B", "R", "🂡"]) == ["b", "r", "1"]
    assert letters_of(["…", "&"]) == ["1", "2"]


def test_what_has_no_letter_of_its_own_is_counted() -> None:
    assert letters_of(["See it", "Leave it"], reserved="seitlav") == ["1", "2"]
    assert letters_of(["Take 1", "See"], reserved="seatk") == ["1", "2"]


def test_so_many_tags_that_none_is_left() -> None:
    found = letters_of(["-"] * 40)
    assert len(set(found) - {""}) == 36 and found[36:] == [""] * 4


def reserved() -> str:
    """What the window keeps for its menus and for the keys by themselves."""
    titles = [QCoreApplication.translate("menu", title) for title in MENUS.values()]
    alone = [key for one in everything() for key in one.keys if len(key) == 1]
    return "".join([title.partition("&")[2][:1] for title in titles] + alone)


def decisions(game: str) -> Iterator[tuple[Speech, list[Call]]]:
    """All that is said together at tables of this game, each set once."""
    for case in covering(game):
        rules = case.make()
        speech = Speech(rules, [f"Player {seat}" for seat in range(case.players)])
        seen = set()
        for t, _ in walk(case, 2):
            calls = [move for move in (rules.legal(t) if t.phase else ()) if isinstance(move, Call)]
            for picked in (
                None,
                *{arg for one in calls for arg in one.args if isinstance(arg, Card)},
            ):
                offered = tuple(shown(calls, picked))
                if (
                    offered
                    and (words := tuple(words_of(one, speech) for one in offered)) not in seen
                ):
                    seen.add(words)
                    yield speech, list(offered)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", games.names())
def test_every_decision_of_every_game_has_a_letter_of_its_own(
    qapp: QApplication, tmp_path: Path, game: str, language: str
) -> None:
    languages = Languages(qapp, Settings(tmp_path / "s.ini"))
    languages.use(language)
    try:
        kept = reserved().casefold()
        found = 0
        for speech, calls in decisions(game):
            texts = [words_of(call, speech) for call in calls]
            letters = letters_of(texts, kept)
            assert "" not in letters and len({*letters}) == len(texts), texts
            assert not {*letters} & {*kept}, texts
            found += 1
        assert found
    finally:
        languages.use("en")
