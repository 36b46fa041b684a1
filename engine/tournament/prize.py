"""One prize of the list that is agreed on before an evening."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize: for a place (1 upwards), or a special one for the best of those with a `tag`.

    `kind` is "place", "tag", "best_round" or "last"; `money` is in the smallest coin, `thing`
    whatever else is given. `share` is what part of the entry money that has come in is given
    besides, in per cent. With several groups each has it, or only the one that `group` names.
    """

    kind: str
    place: int = 0
    tag: str = ""
    money: int = 0
    thing: str = ""
    share: int = 0
    group: str = ""


NONE = Prize("")
"""Stands in the list of a group for a prize of another one."""
