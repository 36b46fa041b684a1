"""What a table plays otherwise than the game's usual rules, in sentences."""

from __future__ import annotations

from typing import Any

from desktop.scene.speech import Speech
from engine.rules import Rules


def differences(rules: Rules[Any]) -> tuple[str, ...]:
    """Each house rule that is not the usual one, "what it is about: how it is here"."""
    usual = next(iter(rules.game.presets.values())).as_dict()
    speech, found = Speech(rules), []
    for name, value in rules.options.as_dict().items():
        if value != usual.get(name) and rules.options.applies(name):
            found.append(f"{speech.option(name)}: {speech.value(name, value)}")
    return tuple(found)
