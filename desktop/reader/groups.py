"""Gives a widget groups for screen readers: "your hand", "the trick", with widgets as members.

A group is nothing on the screen. Without this, all that lies on a table would be one long row in
the order in which it was made. Qt asks only once a screen reader is there; until then nothing is
made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple, TypeVar, cast
from weakref import WeakKeyDictionary

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QLabel, QWidget

from desktop.reader.for_readers import ForReaders

W = TypeVar("W", bound=QWidget)

translate = QCoreApplication.translate

_PRESS = "Press"
"""What Qt calls the action of a button."""


@dataclass(frozen=True)
class Group:
    """Some widgets that belong together, in the order in which they are read."""

    key: str
    """What it is called in the program; the same in every language."""
    name: str
    members: tuple[QWidget, ...]
    listed: type[QWidget] | None = None
    """Of which kind the entries are if it is a list."""
    numbered: bool = False
    """Whether each entry says which of how many it is."""


_NOTHING = ForReaders()


class _Told(NamedTuple):
    """What is known of a widget that has groups."""

    groups: Callable[[Any], Sequence[Group | QWidget]]
    kinds: tuple[type[QWidget], ...]
    """Of which kinds members are: only these are asked for their group."""
    made: dict[str, _GroupNode]


_owners: WeakKeyDictionary[QWidget, _Told] = WeakKeyDictionary()
_installed: list[object] = []
"""The factory, once it is known to Qt."""
_unheard: list[QWidget] = []
"""The widgets that just now come to the keyboard, or leave it, without a reader hearing of it."""


@contextmanager
def unheard(widget: QWidget) -> Iterator[None]:
    """Let this member, or this widget with groups, have the keyboard or leave it without a word.

    Qt tells readers of nothing that is not valid, and asks at the very moment.
    """
    _unheard.append(widget)
    try:
        yield
    finally:
        _unheard.remove(widget)


def tell_focus(widget: QWidget) -> None:
    """Have readers hear of this widget that it has the keyboard."""
    QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.Focus))


def group(
    owner: W, groups: Callable[[W], Sequence[Group | QWidget]], kinds: tuple[type[QWidget], ...]
) -> None:
    """Let a screen reader find groups in `owner`; members are of these `kinds`, within it.

    `groups` tells them of an owner as they are now; those without members are not shown. A widget
    among them is in no group and is read there; others come behind all of them. It must not hold
    the owner, who would else be kept for ever.

    Said first of all when `owner` is made: Qt keeps what it was told of a widget when it
    first asked.
    """
    made: dict[str, _GroupNode] = {}
    _owners[owner] = _Told(groups, kinds, made)
    owner.destroyed.connect(partial(_forget, made))
    # A Qt of a distribution may be built without it: then everything is read in one row.
    if not _installed and hasattr(QAccessible, "installFactory"):
        _installed.append(_make)
        QAccessible.installFactory(_make)


def _forget(made: dict[str, _GroupNode], _gone: QObject | None = None) -> None:
    for node in made.values():
        if shiboken6.isValid(node):
            QAccessible.deleteAccessibleInterface(node.id)
    made.clear()


def _make(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """Return what Qt is to ask about this object; None leaves it to Qt."""
    if not isinstance(thing, QWidget):
        return None
    if thing in _owners:
        return _Owner(thing)
    owner = _owner_of(thing)
    if owner is not None and isinstance(thing, _owners[owner].kinds):
        return _Member(thing)
    return None


def _owner_of(widget: QWidget) -> QWidget | None:
    """Return the nearest widget round this one that has groups."""
    found = widget.parentWidget()
    while found is not None and found not in _owners:
        found = found.parentWidget()
    return found


def _shown(owner: QWidget) -> list[Group]:
    """Return the groups of now, with the members that are to be seen."""
    return [one for one in _in_order(owner) if isinstance(one, Group)]


def _in_order(owner: QWidget) -> list[Group | QWidget]:
    """Return the groups of now, and the widgets that are read between them."""
    found: list[Group | QWidget] = []
    for one in _owners[owner].groups(owner):
        if isinstance(one, QWidget):
            found.append(one)
            continue
        # A window that is being closed is asked too, when some of it has gone already.
        there = [widget for widget in one.members if shiboken6.isValid(widget)]
        members = tuple(widget for widget in there if widget.isVisibleTo(owner))
        if members:
            found.append(replace(one, members=members))
    return found


def _node(owner: QWidget, key: str) -> _GroupNode:
    made = _owners[owner].made
    if key not in made:
        made[key] = _GroupNode(owner, key)
    return made[key]


class _GroupNode(QAccessibleInterface):
    """A group, as Qt asks about it."""

    def __init__(self, owner: QWidget, key: str) -> None:
        super().__init__()
        self._owner = owner
        self.key = key
        self.id = QAccessible.registerAccessibleInterface(self)

    def _now(self) -> Group:
        if self.isValid():
            for one in _shown(self._owner):
                if one.key == self.key:
                    return one
        return Group(self.key, "", ())

    def isValid(self) -> bool:
        return shiboken6.isValid(self._owner) and self._owner in _owners

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._owner.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return QAccessible.queryAccessibleInterface(self._owner)

    def childCount(self) -> int:
        return len(self._now().members)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        members = self._now().members
        if not 0 <= index < len(members):
            return None
        return QAccessible.queryAccessibleInterface(members[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        thing, members = child.object(), self._now().members
        return next((place for place, one in enumerate(members) if one is thing), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        # The last lies above the others.
        for widget in reversed(self._now().members):
            found = QAccessible.queryAccessibleInterface(widget)
            if found is not None and found.rect().contains(x, y):
                return found
        return None

    def text(self, kind: QAccessible.Text) -> str:
        return self._now().name if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Leave the name as it is: it is not typed."""

    def rect(self) -> QRect:
        whole = QRect()
        for widget in self._now().members:
            whole = whole.united(QRect(widget.mapToGlobal(widget.rect().topLeft()), widget.size()))
        return whole

    def role(self) -> QAccessible.Role:
        listed = self._now().listed is not None
        return QAccessible.Role.List if listed else QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        """Return the state of its owner: on a page that is not shown it is not found."""
        state = QAccessible.State()
        state.invisible = not (self.isValid() and self._owner.isVisible())
        return state


class _Owner(QAccessibleWidget):
    """A section with its groups, then what is in none; of a pane some readers read all labels."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Section, "")

    @property
    def _widget(self) -> QWidget:
        # Asked of Qt each time: a new one may be made where an old one was.
        return cast(QWidget, self.object())

    def isValid(self) -> bool:
        return super().isValid() and self._widget not in _unheard

    def _children(self) -> list[str | QWidget]:
        """Return the groups by their keys, and the widgets in none of them."""
        shown = _in_order(self._widget)
        groups = [one for one in shown if isinstance(one, Group)]
        grouped = {widget for one in groups for widget in one.members}
        found: list[str | QWidget] = []
        for one in self._widget.children():
            if not isinstance(one, QWidget) or one.isHidden() or one.isWindow() or one in grouped:
                continue
            # A strip is not read for itself if all it holds stands in groups.
            inner = [w for w in one.children() if isinstance(w, QWidget) and not w.isHidden()]
            unread = getattr(one, "for_readers", _NOTHING).unread
            if not unread and not (inner and grouped.issuperset(inner)):
                found.append(one)
        keyed = [one.key if isinstance(one, Group) else one for one in shown]
        between = [one for one in keyed if isinstance(one, str) or one in found]
        return [*between, *(one for one in found if one not in between)]

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        children = self._children()
        if not 0 <= index < len(children):
            return None
        one = children[index]
        if isinstance(one, str):
            return _node(self._widget, one)
        return QAccessible.queryAccessibleInterface(one)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        children = self._children()
        if isinstance(child, _GroupNode):
            wanted: object = next(
                (k for k, v in _owners[self._widget].made.items() if v is child), ""
            )
        else:
            wanted = child.object()
        return children.index(wanted) if wanted in children else -1


class _Member(QAccessibleWidget):
    """A widget that lies in a group as long as the group says so."""

    def __init__(self, widget: QWidget) -> None:
        button = isinstance(widget, QAbstractButton)
        role = QAccessible.Role.Button if button else QAccessible.Role.StaticText
        super().__init__(widget, role, "")

    @property
    def _widget(self) -> QWidget:
        return cast(QWidget, self.object())

    def isValid(self) -> bool:
        return super().isValid() and self._widget not in _unheard

    def _group(self) -> Group | None:
        """Return the group in which it lies now."""
        owner = _owner_of(self._widget)
        shown = _shown(owner) if owner is not None else []
        return next((one for one in shown if self._widget in one.members), None)

    @property
    def _told(self) -> ForReaders:
        told = getattr(self._widget, "for_readers", _NOTHING)
        return told if isinstance(told, ForReaders) else _NOTHING

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        owner, group = _owner_of(self._widget), self._group()
        if owner is not None and group is not None:
            return _node(owner, group.key)
        return super().parent()

    def role(self) -> QAccessible.Role:
        if self._entries() is not None:
            return QAccessible.Role.ListItem
        return QAccessible.Role.StaticText if self._told.still else super().role()

    @property
    def _pressed(self) -> bool:
        """Whether it is there to be pressed."""
        return isinstance(self._widget, QAbstractButton) and not self._told.still

    def _entries(self) -> list[QWidget] | None:
        """Return the entries of the list in which it is one, None where it is in no list."""
        group = self._group()
        if group is None or group.listed is None or not isinstance(self._widget, group.listed):
            return None
        return [one for one in group.members if isinstance(one, group.listed)]

    def _beside_name(self, said: str) -> str:
        """Return what a description says besides the name, which a tip repeats."""
        name = self.text(QAccessible.Text.Name)
        rest = said.removeprefix(name) if name else said
        # A sentence that begins with the name is left whole; a key behind it is not.
        return rest.strip() if not rest or rest.startswith(("\n", " (")) else said

    def _numbered(self, said: str) -> str:
        """Return a description, behind which of how many entries it is where that is said."""
        entries, group = self._entries(), self._group()
        if entries is None or group is None or not group.numbered:
            return said
        place = entries.index(self._widget) + 1
        number = translate("reader", "{0} of {1}").format(place, len(entries))
        return f"{number}. {said}" if said else number

    def text(self, kind: QAccessible.Text) -> str:
        said = super().text(kind)
        if kind == QAccessible.Text.Description:
            return self._numbered(self._beside_name(said))
        if said or kind != QAccessible.Text.Name:
            return said
        widget = self._widget
        return widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""

    def state(self) -> QAccessible.State:
        state = super().state()
        if isinstance(self._widget, QAbstractButton) and self._widget.isCheckable():
            state.checkable, state.checked = True, self._widget.isChecked()
        told = self._told
        if told.selected:
            state.selectable, state.selected = True, True
        if told.unavailable:
            state.disabled = True
        return state

    def actionNames(self) -> list[str]:
        pressed = [_PRESS] if self._pressed else []
        others = [name for name in super().actionNames() if name != _PRESS]
        return [*pressed, *self._told.acts, *others]

    def localizedActionName(self, name: str) -> str:
        told = self._told
        if name in told.acts:
            return told.acts[name][0]
        if name == _PRESS and told.press:
            return told.press
        return super().localizedActionName(name)

    def doAction(self, name: str) -> None:
        told = self._told
        if name in told.acts:
            told.acts[name][1]()
        elif name == _PRESS and isinstance(self._widget, QAbstractButton):
            if self._widget.isEnabled():
                self._widget.click()
        else:
            super().doAction(name)
