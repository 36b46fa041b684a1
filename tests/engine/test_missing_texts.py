"""What a game does not say is listed at once: keys without English, and pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import games, missing_texts, words

KEYS = [
    *("ask.give", "wait.give", "fact.gives"),
    *("total.points", "option.limit", "option.queen", "preset.plain", "game.about"),
]

OTHER_IN_GERMAN = {
    *(("mulatschak", key) for key in ("call.play", "fact.plays", "fact.plays.you")),
    *((name, "wait.join") for name in ("mauscheln", "ramsli", "tippen")),
    ("tippen", "total.account"),
    ("kein_stich", "plate.out"),
}
"""What these games say in the English words of all, but call by another name in German."""


@pytest.mark.parametrize("name", games.everything())
def test_the_games_of_the_program_lack_nothing(name: str) -> None:
    assert missing_texts.missing(games.find(name), 1) == []


def test_no_game_says_again_what_all_games_say() -> None:
    again = {
        (name, key)
        for name in games.names()
        for key, english in games.find(name).texts.english.items()
        if key and words.TEXTS.get(key) == english
    }
    assert again == OTHER_IN_GERMAN


def test_the_sample_lacks_nothing(hearts: str) -> None:
    assert missing_texts.missing(games.find(hearts)) == []


def test_all_texts_that_are_taken_away_are_missed_at_once(
    hearts: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = games.find(hearts).texts.english
    for key in KEYS:
        monkeypatch.delitem(texts, key)
    kind = games.find(hearts)
    assert missing_texts.missing(kind) == sorted(KEYS)
    assert missing_texts.missing_at(kind.make(kind.presets["plain"], 4)) == sorted(KEYS)


def test_pages_that_are_not_there_are_missed(
    hearts: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)
    (tmp_path / "rules.de.md").write_text("Regeln", encoding="utf-8")
    (tmp_path / "glossary.de.md").write_text("Wörter", encoding="utf-8")
    assert missing_texts.missing_pages(games.find(hearts)) == ["rules.en.md", "glossary.en.md"]
