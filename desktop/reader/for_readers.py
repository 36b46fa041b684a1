"""What a widget is to a screen reader besides its name: its state, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class ForReaders:
    """What a member is besides its name: a widget has it as its attribute `for_readers`."""

    selected: bool = False
    unavailable: bool = False
    press: str = ""
    """What a press does, in a word of the language of now; "" for what Qt calls it."""
    unread: bool = False
    """Whether what it says is read elsewhere: it is not found then."""
    still: bool = False
    """Whether a press does nothing: it is no button then."""
    acts: Mapping[str, tuple[str, Callable[[], object]]] = field(default_factory=dict)
    """What else can be done: by its name, a word for it and the function that does it."""
