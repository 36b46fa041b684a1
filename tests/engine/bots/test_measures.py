"""Who is deaf or mute: measures for what talk is worth, and never at a table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from engine.bots import BOTS, UnknownBot, known, make
from engine.hidden import view
from engine.rules import Rules
from engine.table import Table
from tests import kit
from tests.kit import Case

KNUEFFELN = next(case for case in kit.cases() if case.game == "knueffeln" and case.players == 4)


def talked_at(case: Case) -> Iterator[tuple[Rules, Table]]:
    """Tables at which somebody else has said something and there is a choice."""
    game = case.make()
    for t in kit.positions(case):
        others = [said for said in t.talk if said.seat != t.turn]
        if t.phase and others and len(game.legal(t)) > 1:
            yield game, t


@pytest.mark.parametrize(("name", "every"), [("heuristic", 1), ("strong/4", 2)])
def test_a_deaf_player_decides_the_same_whatever_the_others_said(name: str, every: int) -> None:
    deaf, hearing, heeded = make(f"{name}~deaf", KNUEFFELN.make()), 0, 0
    for game, t in islice(talked_at(KNUEFFELN), 0, None, every):
        silent = t.copy()
        silent.talk = [said for said in t.talk if said.seat == t.turn]
        legal = game.legal(t)
        talked, quiet = view(t, t.turn), view(silent, t.turn)
        there = make(name, game).choose(quiet, legal[:], Random(1), 0.0)
        assert deaf.choose(talked, legal[:], Random(1), 0.0) == there
        assert talked == view(t, t.turn), "what he does not hear is still said"
        hearing += 1
        heeded += make(name, game).choose(talked, legal[:], Random(1), 0.0) != there
    assert hearing > 20
    assert heeded, "else nobody would listen"


def test_who_is_deaf_talks_and_who_is_mute_does_not() -> None:
    deaf, mute = make("heuristic~deaf", KNUEFFELN.make()), make("heuristic~mute", KNUEFFELN.make())
    said = 0
    for game, t in talked_at(KNUEFFELN):
        hearing = make("heuristic", game)
        for seat in range(4):
            seen = view(t, seat)
            phrase = hearing.say(seen, Random(3))
            assert deaf.say(seen, Random(3)) == phrase
            assert mute.say(seen, Random(3)) is None
            said += phrase is not None
        seen, legal = view(t, t.turn), game.legal(t)
        moves = [one.choose(seen, legal[:], Random(1), 0.0) for one in (mute, hearing)]
        assert moves[0] == moves[1], "he hears"
    assert said


def test_one_may_be_deaf_and_mute() -> None:
    both, hearing = (make(name, KNUEFFELN.make()) for name in ("heuristic~deaf~mute", "heuristic"))
    heard = 0
    for game, t in talked_at(KNUEFFELN):
        assert all(both.say(view(t, seat), Random(1)) is None for seat in range(4))
        silent = t.copy()
        silent.talk = [one for one in t.talk if one.seat == t.turn]
        legal = game.legal(t)
        alone = hearing.choose(view(silent, t.turn), legal[:], Random(1), 0.0)
        assert both.choose(view(t, t.turn), legal[:], Random(1), 0.0) == alone
        heard += 1
    assert heard


def test_neither_may_sit_at_a_table() -> None:
    assert not any(known(f"{name}~{lacks}") for name in BOTS for lacks in ("deaf", "mute"))
    assert not known("strong:bold~deaf")


@pytest.mark.parametrize("name", ["clairvoyant~deaf", "strong~blind", "strong~deaf~blind", "~deaf"])
def test_nobody_else_is_deaf(name: str) -> None:
    with pytest.raises(UnknownBot):
        make(name, KNUEFFELN.make())
