"""What an action of the program is, and which keys it has now.

An `Action` is data: its words, its own keys, where it is offered, and a rule that says whether it
is allowed. The menus, the keyboard, the page of keys and the tests all read the same actions.
Each room declares its own; the window gathers them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

S = TypeVar("S")


class Scope(Enum):
    """Where the keys of an action are heard."""

    WINDOW = "window"
    TABLE = "table"
    """Only while the table has the focus; the keys of the window are heard there too."""
    CLUB = "club"
    """Only on the page of club evenings; the keys of the window are heard there too."""
    PROJECTOR = "projector"
    """In the projector's own window."""
    SCANNING = "scanning"
    """Everywhere, and before anything else hears them, as long as a switch is used."""


KEY_ONLY = "key only"
"""The place of an action that no menu offers: it is done by its key."""
BUTTON_ONLY = "button only"
"""The place of an action that has neither a menu nor a key: it is done by a button."""


def always(_: object) -> str:
    """Nothing speaks against it."""
    return ""


@dataclass(frozen=True, kw_only=True)
class Action(Generic[S]):
    """One thing the program can be told to do; `S` is what decides whether it is allowed."""

    id: str
    text: str
    """What it is called, in English and with the `&` of its menu, marked for translation."""
    place: str
    """The menu that offers it, or KEY_ONLY, or BUTTON_ONLY."""
    keys: tuple[str, ...] = ()
    """The keys it has by default, each as `QKeySequence` reads it ("Ctrl+Z")."""
    scope: Scope = Scope.WINDOW
    context: str = "menu"
    """Under which context the text is translated."""
    tip: str = ""
    """More about it, in English and marked for translation; "" where the text says it all."""
    checkable: bool = False
    """Whether it is switched on and off."""
    separated: bool = False
    """Whether a line stands before it in its menu."""
    why_not: Callable[[S], str] = always
    """Why it is not allowed, as a sentence in the language of now; "" if it is allowed."""

    def words(self) -> str:
        """Return what it is called in the language of now, as a menu writes it."""
        return QCoreApplication.translate(self.context, self.text)

    def plain_words(self) -> str:
        """Return what it is called in the language of now, without the marks of a menu."""
        return self.words().replace("&", "").removesuffix(" …")

    def tip_words(self) -> str:
        """More about it in the language of now, "" for nothing."""
        return QCoreApplication.translate(self.context, self.tip) if self.tip else ""


class KeyTaken(ValueError):
    """A key is wanted that another action has where both would hear it."""

    def __init__(self, key: str, action: str) -> None:
        super().__init__(f"{key} belongs to {action}")
        self.key = key
        """The key, as `QKeySequence` writes it."""
        self.action = action
        """The id of the action that has it."""


class Keymap(QObject):
    """The keys that each of some actions has now: its own ones until others are chosen."""

    changed = Signal(str)
    """The action with this id has other keys."""

    def __init__(self, actions: Iterable[Action[Any]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._actions = {one.id: one for one in actions}
        self._chosen: dict[str, tuple[str, ...]] = {}
        self._letters = True

    def keys(self, action: str) -> tuple[str, ...]:
        """Return the keys of the action with this id; raises KeyError if there is none."""
        keys = self.all_keys(action)
        return keys if self._letters else tuple(key for key in keys if not is_letter(key))

    def all_keys(self, action: str) -> tuple[str, ...]:
        """Return the same with the letters that are not heard now."""
        return self._chosen.get(action, self._actions[action].keys)

    def use_letters(self, used: bool) -> None:
        """Whether letters by themselves are keys, as long as nobody else wants them."""
        if used == self._letters:
            return
        self._letters = used
        for action in self._actions:
            self.changed.emit(action)

    def choose(self, action: str, keys: Iterable[str]) -> None:
        """Give the action with this id other keys than its own.

        Raises KeyTaken if one of them is another action's, KeyError if there is no such action.
        """
        wanted = tuple(keys)
        own = self._actions[action].keys
        if taken := self._taken(action, wanted):
            raise taken
        if wanted == own:
            self._chosen.pop(action, None)
        else:
            self._chosen[action] = wanted
        self.changed.emit(action)

    def reset(self, action: str) -> None:
        """Give the action with this id its own keys again; raises KeyTaken as `choose` does."""
        self.choose(action, self._actions[action].keys)

    def reset_all(self) -> None:
        """Give every action its own keys again."""
        before, self._chosen = self._chosen, {}
        for action in before:
            self.changed.emit(action)

    def chosen(self) -> dict[str, tuple[str, ...]]:
        """Return the keys of the actions that have others than their own, by id."""
        return dict(self._chosen)

    def take_over(self, chosen: Mapping[str, Sequence[str]]) -> None:
        """Have these keys, as `chosen` gave them; what does not fit these actions is left out."""
        found = {name: tuple(keys) for name, keys in chosen.items() if name in self._actions}
        self._chosen = dict(found)
        for name, keys in found.items():
            # An action that is new since then may have a key by now that was free.
            if self._taken(name, keys):
                del self._chosen[name]
        for name in self._chosen:
            self.changed.emit(name)

    def _taken(self, action: str, wanted: Iterable[str]) -> KeyTaken | None:
        """Return which of these keys another action has, where both would hear it.

        Also a letter that is not heard now, since it may be again.
        """
        one = self._actions[action]
        for other in self._actions.values():
            if other is one or not heard_together(one, other):
                continue
            theirs = {portable(key) for key in self.all_keys(other.id)}
            for key in wanted:
                if portable(key) in theirs:
                    return KeyTaken(key, other.id)
        return None

    def pressed(self, event: QKeyEvent, scope: Scope, *, loosely: bool = False) -> str:
        """Return the id of the action of this scope whose key was pressed, "" for none.

        `loosely` takes the key alone where no action asks for the modifiers held with it.
        """
        key = Qt.Key(event.key())
        # A key of the number pad is that key.
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        found = self._having(portable(QKeyCombination(modifiers, key)), scope)
        return found or (self._having(portable(QKeyCombination(key)), scope) if loosely else "")

    def _having(self, key: str, scope: Scope) -> str:
        for action in self._actions.values():
            if action.scope is scope and key in map(portable, self.keys(action.id)):
                return action.id
        return ""


def heard_together(one: Action[Any], other: Action[Any]) -> bool:
    """Whether a key of both these actions would mean two things at once.

    What the table does not want of a key goes on to the window, so those two may share one that
    no menu has: Escape puts a card back, or else takes the trick away.
    """
    if one.scope is other.scope:
        return True
    scopes = {one.scope, other.scope}
    if scopes == {Scope.WINDOW, Scope.TABLE}:
        window = one if one.scope is Scope.WINDOW else other
        return window.place != KEY_ONLY
    return scopes == {Scope.WINDOW, Scope.CLUB}


def is_letter(key: str) -> bool:
    """Whether this key is a letter or a sign by itself, or with Shift."""
    return len(key.removeprefix("Shift+")) == 1


def portable(key: str | QKeyCombination) -> str:
    """Return a key in the one spelling by which keys are compared: "Ctrl+?" for "ctrl+?"."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)
