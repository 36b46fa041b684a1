"""What help a table allows itself, as it was agreed on: hints, taking back, counting, why, claims.

It is kept as `help` events behind the head (`log.md`): a word for each thing that is not as usual.
An evening without such words allows all of it, and taking back is marked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from engine.cards import BACK, Card
from engine.head import Event
from engine.moves import Call
from engine.table import Table, View

UNDO = ("marked", "free", "unseen", "never")
"""How one may take back: with a mark, without one, only until one has then seen or heard
something that he had not, or never."""

SWITCHES = ("hints", "counting", "why", "claims")
"""What is either allowed or not."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """What help is allowed at a table."""

    hints: bool = True
    undo: str = "marked"
    counting: bool = True
    why: bool = True
    claims: bool = True

    def words(self) -> list[str]:
        """Return the kinds of help events that say it."""
        found = [f"without_{name}" for name in SWITCHES if not getattr(self, name)]
        return found if self.undo == UNDO[0] else [*found, f"undo_{self.undo}"]

    @classmethod
    def of(cls, helps: Iterable[Event]) -> Agreement:
        """Return what these help events say was agreed on.

        Of two words about one thing the last holds.
        """
        values: dict[str, Any] = {}
        for event in helps:
            word = str(event["help"]["kind"])
            for name in SWITCHES:
                if word in (f"with_{name}", f"without_{name}"):
                    values[name] = word == f"with_{name}"
            if word.removeprefix("undo_") in UNDO and word.startswith("undo_"):
                values["undo"] = word.removeprefix("undo_")
        return cls(**values)

    @property
    def preset(self) -> str:
        """The name of the preset that this is, "" for none."""
        return next((name for name, one in PRESETS.items() if one == self), "")


PRESETS: Mapping[str, Agreement] = {
    "learning": Agreement(undo="free"),
    "at_home": Agreement(counting=False),
    "at_the_inn": Agreement(hints=False, undo="never", counting=False, why=False),
}
"""What most tables agree on."""

AGREED = frozenset(
    word
    for name in (one.name for one in fields(Agreement))
    for word in (
        (f"undo_{value}" for value in UNDO)
        if name == "undo"
        else (f"with_{name}", f"without_{name}")
    )
)
"""Every word that says what was agreed on; all other kinds of help were used."""


def used(helps: Iterable[Event]) -> list[Event]:
    """Return the events of help that somebody had, without what was agreed on."""
    return [event for event in helps if event["help"]["kind"] not in AGREED]


def learnt(before: View, after: View) -> bool:
    """Whether the later view holds a card or a remark that the earlier one did not."""
    if len(after.table.talk) > len(before.table.talk):
        return True
    return not open_cards(after.table) <= open_cards(before.table)


def open_cards(t: Table) -> set[Card]:
    """Return every card that lies open or was seen, anywhere in a seat's view of a table."""
    return {card for value in t.fields().values() for card in _cards(value)}


def _cards(value: object) -> Iterable[Card]:
    """Every open card in a value of a table, however deep."""
    if isinstance(value, Card):
        return () if value is BACK else (value,)
    if isinstance(value, Call):
        return _cards(value.args)
    if isinstance(value, Mapping):
        value = (*value.keys(), *value.values())
    if isinstance(value, list | tuple | frozenset | set):
        return (card for one in value for card in _cards(one))
    return ()
