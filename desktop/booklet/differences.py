"""What a table plays otherwise than the game's usual rules, in sentences."""

from __future__ import annotations

from typing import Any

from desktop.scene.speech import Speech
from engine.rules import Rules


def changed(rules: Rules[Any]) -> tuple[str, ...]:
    """Return the names of the house rules that are not the usual ones and matter here."""
    return rules.options.different(next(iter(rules.game.presets.values())))


def differences(rules: Rules[Any]) -> tuple[str, ...]:
    """Each house rule that is not the usual one, "what it is about: how it is here"."""
    speech, values = Speech(rules), rules.options.as_dict()
    return tuple(
        f"{speech.option(one)}: {speech.value(one, values[one])}" for one in changed(rules)
    )


def marked(rules: Rules[Any]) -> dict[tuple[int, int], tuple[str, ...]]:
    """Where in a game's pages something is told that is otherwise at this table.

    By the numbers of heading and point, see `Booklet.variants`: the sentences that are so here.
    """
    here = dict(zip(changed(rules), differences(rules), strict=True))
    found = {}
    for place, names in rules.booklet.variants.items():
        if told := tuple(here[name] for name in names if name in here):
            found[place] = told
    return found
