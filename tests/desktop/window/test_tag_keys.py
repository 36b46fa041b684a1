"""The keys of tags: one letter, one meaning within a language, in every question of every game."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.common import key_places
from desktop.common.language import Language
from desktop.look import lettering
from desktop.scene.speech import ENTER, Speech
from desktop.scene.tags import asks_which, key_of, stands_for, words_of
from desktop.table.layout import TableLayout
from desktop.window.calls import Decision, keys_of, shown
from engine import games, words
from engine.cards import Card
from engine.moves import Call
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, small_windows, to_phase
from tests.kit.cases import Case, covering, presets
from tests.kit.walking import walk

LANGUAGES = ("en", "de")
NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
MEANINGS = {
    "I": ("play", "join", "tap", "lift", "sniff", "metcho", "solo"),
    "P": ("pass",),
    "A": ("out", "home", "pass"),
    "T": ("take", "take_up", "take_other", "knock_on_card"),
    "L": ("leave",),
    "D": ("draw", "five", "new_hand"),
    "E": ("keep", "stand", "stop", "hold"),
    "X": ("swap", "take"),
    "K": ("knock", "bottom"),
    "O": ("top", "turn_up", "eins_auf"),
    "M": ("mulatschak", "march"),
    "G": ("gin", "general"),
    "B": ("big_gin", "take_belli"),
    "W": ("widow",),
    "S": ("see",),
    "U": ("run",),
    "C": ("turn",),
    "F": ("last",),
    "R": ("anew",),
    ENTER: ("done", "go_on"),
}
"""What each English letter answers, by the words of calls, in all games."""
GERMAN = {"T": "N", "D": "Z", "X": "T", "C": "V"}
"""The German letters that differ; a call alone may differ too."""
GERMAN_ALONE = {"big_gin": "M"}
"""Gin with all eleven cards: the letter of "all of it"."""
EXCHANGES = ("swap", "take")
"""Exchanges, whose tags name two cards and no verb: their letter need not stand there."""


def questions(case: Case, deals: int, speech: Speech, seen: set[object]) -> Iterator[list[Call]]:
    """Each set of calls that has tags at once in these deals, as long as it was not seen yet."""
    rules = speech.rules
    for t, _ in walk(case, deals):
        calls = [move for move in (rules.legal(t) if t.phase else ()) if isinstance(move, Call)]
        about = [call for call in calls if any(isinstance(arg, Card) for arg in call.args)]
        offered = [
            call for call in rules.show.offered(t, about) if speech.has(f"which.{call.word}")
        ]
        cards = {arg for call in calls for arg in call.args if isinstance(arg, Card)}
        for tags in (
            shown(calls, None, offered),
            *(shown(calls, card) for card in cards),
        ):
            words = tuple(words_of(call, speech) for call in tags)
            if words and words not in seen:
                seen.add(words)
                yield tags


@pytest.mark.parametrize("game", games.names())
def test_every_question_has_different_keys_that_keep_their_meaning(game, request):
    whole = request.config.getoption("--whole")
    cases = presets(game) if whole else covering(game)
    for language in LANGUAGES:
        seen: set[object] = set()
        for case in cases:
            names = [f"Player {seat}" for seat in range(case.players)]
            speech = Speech(case.make(), names, language=Language(language))
            for tags in questions(case, 2000 // len(cases) + 1 if whole else 2, speech, seen):
                hold(tags, speech, language)


def hold(tags: list[Call], speech: Speech, language: str) -> None:
    """The law for one set of tags."""
    own = [key_of(call, speech) for call in tags]
    texts = [words_of(call, speech) for call in tags]
    keys = keys_of(own)
    assert len(set(keys)) == len(keys) and "" not in keys, (texts, keys)
    earlier: set[str] = set()
    for call, letter, key, text in zip(tags, own, keys, texts, strict=True):
        word = str(call.args[0]) if asks_which(call) else call.word
        assert letter == ENTER or word not in MEANINGS[ENTER]
        if not letter or (call.word in earlier and key != letter):
            assert key.isdigit(), (text, key)
            continue
        earlier.add(call.word)
        assert key == letter, f"{texts}: the key of {text!r} is taken"
        if letter == ENTER:
            assert word in MEANINGS[ENTER]
            continue
        if letter.isdigit():
            continue
        english = [one for one, meant in MEANINGS.items() if word in meant]
        assert english, f"{word} has no meaning in the table"
        wanted = english if language == "en" else [GERMAN.get(one, one) for one in english]
        assert letter in wanted or letter == GERMAN_ALONE.get(word), (text, letter)
        if word not in EXCHANGES:
            assert letter in text.upper(), (text, letter)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("letters", [1.0, 1.5])
@pytest.mark.parametrize("game", games.names())
def test_in_a_small_window_every_tag_is_whole_and_shows_its_key(
    qtbot, own_home, monkeypatch, game, letters
):
    monkeypatch.setattr(lettering, "users_scale", lambda: letters)
    for window in small_windows(qtbot, own_home):
        for case in {case.label: case for case in presets(game)}.values():
            assert window.controller.begin(case.head())
            asked: set[object] = set()
            for language in LANGUAGES:
                speech = Speech(case.make(), language=Language(language))
                for tags in questions(case, 2, speech, asked):
                    window.calls.clear()
                    window.calls.show_calls(tags, speech)
                    hold_shown(window.calls.buttons, window.table.places)


def hold_shown(tags: list[Decision], places: TableLayout) -> None:
    """The law for the tags that are there now."""
    said = [tag.text() for tag in tags]
    people = [one.portrait.united(one.ribbon) for one in places.people()]
    for tag, place in zip(tags, places.tags, strict=True):
        assert place.size() == tag.extent() and not any(map(place.intersects, people)), said
        with_key = tag.grab().toImage()
        tag.set_bare(True)
        assert tag.grab().toImage() != with_key, said
        tag.set_bare(False)
    for one, other in combinations(places.tags, 2):
        assert not one.intersects(other), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_never_means_two_things(language):
    found = defaultdict(set)
    for game in games.names():
        kind = games.find(game)
        speech = Speech(kind.make(kind.options(), kind.usual()), language=Language(language))
        for name in {*words.TEXTS, *kind.texts.english}:
            word = name.removeprefix("call.")
            if name.startswith("call.") and (letter := speech.key(Call(word, (1,)))):
                english = Speech(speech.rules, language=Language("en")).key(Call(word, (1,)))
                found[letter].add("M" if GERMAN_ALONE.get(word) == letter else english)
    assert {letter: meant for letter, meant in found.items() if len(meant) > 1} == {}


@given(st.lists(st.sampled_from(["", "P", "T", "2", "3"]), max_size=10))
def test_keys_are_different_and_those_of_their_own_stay(own):
    keys = keys_of(own)
    assert len(keys) == len(own)
    assert len(set(keys)) == len(keys)
    for place, key in enumerate(own):
        if key and key not in own[:place]:
            assert keys[place] == key


def test_without_a_key_of_its_own_a_tag_has_the_digit_of_its_place():
    assert keys_of(["", "P", ""]) == ["1", "P", "3"]
    assert keys_of(["", "1"]) == ["2", "1"]
    assert keys_of([""] * 11)[9:] == ["0", ""]


def test_a_menu_of_which_is_for_the_same_key(qapp):
    rules = games.find("ramsen").make(games.find("ramsen").options(), 4)
    speech = Speech(rules, language=Language("en"))
    which = Call("which", ("swap",))
    assert key_of(which, speech) == "X" and stands_for(which, None) is False


@pytest.fixture
def asked(qtbot, window):
    """A match of Ramsen in which it is asked whether the cut card is kept or left."""
    to_phase(qtbot, window, "schleck", head(*TABLE))
    qtbot.waitUntil(lambda: [tag.key for tag in window.calls.buttons] == ["E", "L"])
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.fixture
def said(asked, monkeypatch) -> list[str]:
    """What is answered, or which tool is used, from now on."""
    words: list[str] = []
    asked.calls.called.disconnect()
    asked.calls.called.connect(lambda call: words.append(call.word))
    monkeypatch.setitem(asked.menus.slots, "last_trick", lambda: words.append("last trick"))
    monkeypatch.setattr(asked.menus, "why_not", lambda name: "")
    return words


def test_a_letter_answers_the_question_before_it_is_a_tools(asked, said):
    QTest.keyClick(asked, Qt.Key.Key_L)
    assert said == ["leave"]
    QTest.keyClick(asked, Qt.Key.Key_F3)
    assert said == ["leave", "last trick"]


def test_a_letter_is_the_tools_again_when_nothing_is_asked(asked, said):
    asked.calls.clear()
    QTest.keyClick(asked, Qt.Key.Key_L)
    assert said == ["last trick"]


def test_without_letters_alone_alt_answers_before_it_opens_a_menu(qtbot, window):
    to_phase(qtbot, window, "bid", head(*TABLE))
    qtbot.waitUntil(lambda: "P" in [tag.key for tag in window.calls.buttons])
    said: list[str] = []
    window.calls.called.disconnect()
    window.calls.called.connect(lambda call: said.append(call.word))

    def titles() -> list[str]:
        return [action.text() for action in window.menuBar().actions()]

    window.settings["letter_keys"] = False
    assert "Play" in titles()
    QTest.keyClick(window, Qt.Key.Key_P)
    assert said == []
    QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: len(said) == 1)
    window.calls.clear()
    assert titles() == ["&Match", "&Play", "&View", "&Help"]


def typed(text: str, place: str, modifier: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """The key at the place of this Latin letter, pressed where the keyboard writes `text`."""
    scan = next(code for code, letter in key_places._SCANNED.items() if letter == place) + 8
    return QKeyEvent(QEvent.Type.KeyPress, 0x400 + ord(text), modifier, scan, 0, 0, text)


def test_where_no_latin_letter_is_written_the_place_of_the_key_counts(asked, said, monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    QApplication.sendEvent(asked.table, typed("\N{CYRILLIC SMALL LETTER DE}", "L"))
    assert said == ["leave"]
    asked.calls.clear()
    QApplication.sendEvent(asked.table, typed("\N{CYRILLIC SMALL LETTER DE}", "L"))
    assert said == ["leave", "last trick"]
    QApplication.sendEvent(asked.table, typed("\N{CYRILLIC SMALL LETTER DE}", "L", CONTROL))
    assert said == ["leave", "last trick"]


@pytest.mark.parametrize(
    ("system", "scan", "virtual", "letter"),
    [
        ("linux", 24, 0, "Q"),
        ("linux", 58, 0, "M"),
        ("win32", 16, 0, "Q"),
        ("darwin", 0, 35, "P"),
        ("linux", 9, 0, ""),
    ],
)
def test_each_system_counts_the_places_its_own_way(system, scan, virtual, letter):
    assert key_places._at_place(scan, virtual, system) == letter
