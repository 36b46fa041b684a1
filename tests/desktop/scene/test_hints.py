"""Hints as they are read: a move and its reason, without numbers, and each card named once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop.common.languages import Languages
from desktop.common.settings import Settings
from desktop.scene.speech import Speech
from engine import bots, games, shuffle
from engine.facts import Advice, Fact
from engine.hidden import view
from engine.rules import Rules

DEALS = 6


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, tmp_path: Path, qapp: QApplication) -> Iterator[str]:
    languages = Languages(qapp, Settings(tmp_path / "s.ini"))
    languages.use(request.param)
    yield request.param
    languages.use("en")


def advised(rules: Rules[Any], rng: Random) -> Iterator[Advice]:
    """What the bot with rules of thumb advises in one deal, half of it played by chance."""
    bot = bots.make("heuristic", rules)
    setup = rules.next_deal([], 0)
    assert setup is not None
    t = rules.start(shuffle.shuffled(rules.pack(), rng), setup, listen=False)
    while t.phase:
        legal = rules.legal(t)
        advice = bot.advise(view(t, t.turn), list(legal), rng, 0.0)
        yield advice
        rules.apply(t, rng.choice(legal) if rng.random() < 0.5 else advice.move)


@pytest.mark.one_in(5)
@pytest.mark.parametrize("name", games.names())
def test_a_hint_names_each_card_once_and_no_number(name: str, language: str) -> None:
    kind = games.find(name)
    seen = set()
    for number in range(DEALS):
        rules = kind.make(kind.options(), kind.seats[number % len(kind.seats)])
        speech = Speech(rules, ("Anna", "Ben", "Cilli", "Dora", "Emil", "Fritz"))
        for advice in advised(rules, Random(number)):
            seen.add(advice.reason.key)
            hint = speech.hint(advice)
            assert not re.search(r"\d", hint), hint
            assert "advice." not in hint and "{" not in hint
            for card in rules.pack():
                # Behind a name there may be more of it: "Herz-Ass" is not "Herz-Asse".
                assert len(re.findall(rf"{re.escape(speech.card(card))}\b", hint)) <= 1, hint
    assert len(seen) > 4


def test_numbers_are_told_when_one_looks_back(language: str) -> None:
    kind = games.find("ramsen")
    speech = Speech(kind.make(kind.options(), 3), ("Anna", "Ben", "Cilli"))
    fact = Fact("better_in_most", (54, 32))
    assert "54" in speech.reason(fact) and "32" in speech.reason(fact)
    hint = speech.hint(Advice(speech.rules.pack()[0], fact))
    assert not re.search(r"\d", hint)
    same = speech.reason(Fact("all_the_same")).removesuffix(".")
    first = speech.rules.pack()[0]
    hint = speech.hint(Advice(first, Fact("all_the_same")))
    assert hint == f"{same}: {speech.card(first)}."
