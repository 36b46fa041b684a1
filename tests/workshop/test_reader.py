"""The driver that plays by ear hears what comes late, on a machine that is busy."""

from __future__ import annotations

import io
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.workshop import reader

LATE = 80
"""So many looks at the bus after a key its answer comes."""


class Bus:
    """A bus on which each Tab is followed by other talk at once, and by the next place later."""

    def __init__(self, names: list[str]) -> None:
        self._heard: dict[str, Callable[[Any], None]] = {}
        self._names = names
        self._coming: list[tuple[int, str, Any]] = []
        self.Error = LookupError

    def new(self, heard: Callable[[Any], None]) -> Any:
        """A listener, which says afterwards for what."""
        return SimpleNamespace(register=lambda what: self._heard.update({what: heard}))

    def press(self, *_: object, **__: object) -> None:
        """A key was pressed: something is said at once, and the keyboard moves later."""
        name = self._names.pop(0)
        place = SimpleNamespace(
            get_role_name=lambda: "button", get_name=lambda: name, get_description=lambda: ""
        )
        self._names.append(name)
        said = SimpleNamespace(any_data="Comparing …")
        self._coming = [
            (0, "object:announcement", said),
            (LATE, "object:state-changed:focused", SimpleNamespace(detail1=1, source=place)),
        ]

    def iteration(self, _: bool) -> bool:
        """Look once whether something comes."""
        self._coming = [(left - 1, what, event) for left, what, event in self._coming]
        for left, what, event in self._coming:
            if left < 0:
                self._heard[what](event)
        self._coming = [one for one in self._coming if one[0] >= 0]
        return False


def test_tab_is_heard_though_others_talk_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(reader.__file__).parent))
    tree, beside = import_module("tree"), import_module("beside")
    bus = Bus(["First", "Second", "Third"])
    atspi = SimpleNamespace(init=lambda: None, EventListener=bus)
    context = SimpleNamespace(default=lambda: bus)
    glib = SimpleNamespace(GError=bus.Error, MainContext=context)
    monkeypatch.setattr(tree, "bindings", lambda: (atspi, glib))
    monkeypatch.setattr(tree.subprocess, "run", bus.press)
    stops = beside._stops(tree.Reader(io.StringIO()))
    assert [name for _, name in stops] == ["First", "Second", "Third"]
