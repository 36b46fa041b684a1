"""Words about house rules that several pages say: what a variant is called, what is not shown."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication

from desktop.common.sentences import capital
from desktop.house_rules.sets import OWN, set_name
from desktop.scene.speech import Speech
from engine.options import Options, Value

translate = QCoreApplication.translate

TOLD = 2
"""The most reasons that are given for rules that are not shown."""
DIFFERENT = 3
"""The most rules that are named as different."""


def variant_title(speech: Speech, key: str) -> str:
    """Return what a variant is called: a preset, a set, or own rules."""
    if key == OWN:
        return translate("new-match", "custom rules")
    return set_name(key) or speech.preset(key)


def variant_words(speech: Speech, key: str) -> tuple[str, str]:
    """Return a variant's name, and what is said of it beside the name."""
    if key == OWN:
        return capital(variant_title(speech, key)), translate("new-match", "your own mix")
    if name := set_name(key):
        return name, translate("house-rules", "your own set")
    whole = speech.preset(key)
    for mark in (": ", ", "):
        head, _, rest = whole.partition(mark)
        if rest and head.count("(") == head.count(")"):
            return head, rest
    return whole, ""


def differing(speech: Speech, options: Options, base: Options, key: str) -> str:
    """In what house rules differ from the variant of this key, as a sentence."""
    name, different = variant_title(speech, key), options.different(base)
    if not different:
        return translate("house-rules", "All as in {0}.").format(name)
    values = options.as_dict()
    told = [f"{speech.option(one)}: {speech.value(one, values[one])}" for one in different]
    more = " …" if len(told) > DIFFERENT else "."
    said = translate("house-rules", "Different from {0}: {1}")
    return said.format(name, "; ".join(told[:DIFFERENT])) + more


def hidden(speech: Speech, options: Options) -> tuple[list[str], str]:
    """How many rules are not shown and why, ever shorter; and the names of all, for a tip."""
    lacking = {name: lack for name in options.names() if (lack := options.lacks(name)) is not None}
    if not lacking:
        return [""], ""
    reasons = Counter(lacking.values()).most_common()
    told = translate("house-rules", "%n rule(s) do not apply here", "", len(lacking))
    names = "\n".join(speech.option(name) for name in lacking)
    if len(reasons) == 1:
        option, text = _value(speech, *reasons[0][0])
        why = translate("house-rules", "only with “{0}: {1}”").format(option, text)
        return [f"{told}: {why}.", f"{told}."], names
    whys = [
        translate("house-rules", "%n only with “{0}: {1}”", "", many).format(*_value(speech, *lack))
        for lack, many in reasons
    ]
    lines = []
    for number in range(min(TOLD, len(whys)), 0, -1):
        more = " …" if len(whys) > number else "."
        lines.append(f"{told}: {'; '.join(whys[:number])}{more}")
    return [*lines, f"{told}."], names


def _value(speech: Speech, name: str, values: tuple[Value, ...]) -> tuple[str, str]:
    """Return a rule, and what it would have to be for others to mean something."""
    return speech.option(name), " / ".join(speech.value(name, value) for value in values)
