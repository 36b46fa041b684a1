"""The laws of house rules and bots."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from engine import games
from engine.bots import make
from engine.hidden import redeal, view
from engine.rules import Rules
from engine.table import Table
from tests.kit.cases import SHARE, Case
from tests.kit.laws import at_tables, in_evenings
from tests.kit.walking import walk
from tests.kit.words import says_something


@in_evenings(SHARE, "applies")
def ignores_what_does_not_apply(case: Case) -> int:
    """A house rule that is greyed out changes nothing, whatever its value."""
    case = replace(case, thumbs=0)
    options, tried = case.options, 0
    for name in options.names():
        if options.applies(name):
            continue
        for value in options.values(name):
            other = replace(case, options=replace(options, **{name: value}))
            for (one, _), (two, _) in zip(walk(case, 3), walk(other, 3), strict=True):
                assert one == two, name
            tried += 1
    return tried


@at_tables(300)
def advises_honestly(game: Rules[Any], t: Table) -> int:
    """Every bot makes a legal move, with a reason, and the same whatever it cannot see."""
    seen, legal, rng = view(t, t.turn), game.legal(t), Random(len(t.hands[t.turn]))
    elsewhere = view(redeal(game, seen, rng), t.turn)
    # A few worlds are enough to see who peeks.
    names = ["heuristic", "random", "strong/2", "ismcts/2"]
    for name in [*names, "simple"] if games.has(game.game.name, "simple") else names:
        bot = make(name, game)
        advice = bot.advise(seen, legal[:], Random(7), 0.0)
        assert advice.move in legal
        says_something(game, "advice", advice.reason)
        assert bot.advise(elsewhere, legal[:], Random(7), 0.0) == advice
        assert seen == view(t, t.turn)
    return len(names)


@at_tables(100, "phrases")
def talks_honestly(game: Rules[Any], t: Table) -> int:
    """Whoever talks says what may be said, and the same whatever he cannot see."""
    rng, said = Random(len(t.talk)), 0
    for name in ("heuristic", "strong/2", "ismcts/2"):
        bot = make(name, game)
        for seat in range(len(t.hands)):
            seen = view(t, seat)
            elsewhere = view(redeal(game, seen, rng), seat)
            phrase = bot.say(seen, Random(7))
            assert phrase is None or phrase in game.phrases(t, seat)
            assert bot.say(elsewhere, Random(7)) == phrase
            assert seen == view(t, seat)
            said += phrase is not None
    return said
