"""The tournament formats an organiser chooses from, each with the plan of rounds it stands for."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.tournament.head import Head

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Format:
    """A format: how the first and the last rounds are drawn, and what else belongs to it."""

    first: str
    last: str = ""
    """The way of the last round, "" for the same."""
    later: str = ""
    """The way of all rounds after the first, "" for the same."""
    lives: int = 1

    def plan(self, rounds: int) -> list[str]:
        """How each of these rounds is drawn."""
        plan = [self.first] + [self.later or self.first] * (rounds - 1)
        if self.last and rounds > 1:
            plan[-1] = self.last
        return plan


FORMATS: dict[str, Format] = {
    "lot": Format("drawn"),
    "series": Format("drawn", later="ranked"),
    "last_by_rank": Format("drawn", last="ranked"),
    "final": Format("drawn", last="final"),
    "round_robin": Format("round_robin"),
    "mitchell": Format("mitchell"),
    "howell": Format("howell"),
    "swiss": Format("swiss"),
    "knockout": Format("knockout"),
    "second_chance": Format("knockout", lives=2),
}


def title(name: str) -> str:
    """Return the name of a format."""
    return {
        "lot": translate("club", "random tables"),
        "series": translate("club", "random first round, then by rank"),
        "last_by_rank": translate("club", "random, last round by rank"),
        "final": translate("club", "random, then a final table"),
        "round_robin": translate("club", "round robin"),
        "mitchell": translate("club", "Mitchell: one half stays, the other moves up a table"),
        "howell": translate("club", "Howell: every pair against every other, all but one move"),
        "swiss": translate("club", "Swiss system"),
        "knockout": translate("club", "knock-out"),
        "second_chance": translate("club", "double knock-out"),
    }[name]


def format_of(head: Head) -> str:
    """Return the key of the format that has a head's plan of rounds, "" if none has."""
    for name, one in FORMATS.items():
        if tuple(one.plan(len(head.plan))) == head.plan and one.lives == head.lives:
            return name
    return ""
