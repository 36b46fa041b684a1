"""What a program shows and says, as AT-SPI tells it: a tree of names, roles, states and actions.

What is pressed is written down with a `>`, what has the keyboard now with a `@`, what is announced
without.
"""

# The bindings of AT-SPI have no types.
# mypy: ignore-errors

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from warnings import simplefilter

PATIENCE = 40
"""For so many seconds nothing may be to do."""

ANSWERS = 5
"""For so many seconds a key is given time to answer."""


def bindings():
    """AT-SPI and the loop that hears it."""
    import gi

    # The bindings of Debian 12 call their own names old.
    simplefilter("ignore", DeprecationWarning)
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib

    return Atspi, GLib


class Reader:
    """The tree of the program, and what it has announced."""

    def __init__(self, out) -> None:
        self.atspi, glib = bindings()
        self.gone = glib.GError
        """Raised where something that was found has gone meanwhile."""
        self._context = glib.MainContext.default()
        self._out = out
        self.lines = 0
        """So many lines were written down."""
        self.heard: list[str] = []
        self.at = None
        """What has the keyboard, as far as that was told."""
        self.moves = 0
        """So often it was told where the keyboard is."""
        self.nameless: list[str] = []
        self.atspi.init()
        self._listener = self.atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")
        self._follower = self.atspi.EventListener.new(self._follow)
        self._follower.register("object:state-changed:focused")

    def _hear(self, event) -> None:
        self.write(str(event.any_data))
        self.heard.append(str(event.any_data))

    def _follow(self, event) -> None:
        """A reader says of what has the keyboard now what it is."""
        if not event.detail1:
            return
        try:
            self.at, self.moves = event.source, self.moves + 1
            self.write(f"@ {told(event.source) or event.source.get_role_name()}")
        except self.gone:
            return

    def write(self, line: str) -> None:
        """Write down what was heard or done."""
        self.lines += 1
        print(line, file=self._out, flush=True)

    def listen(self, seconds: float) -> None:
        """Let the program talk."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            while self._context.iteration(False):
                pass
            time.sleep(0.01)

    def program(self):
        """The program in the tree, None before it is there."""
        desktop = self.atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            one = desktop.get_child_at_index(place)
            if one is not None and one.get_name() == "kartentisch":
                return one
        return None

    def shown(self, top=None, depth: int = 0) -> Iterator:
        """Everything that is shown, in the order in which it is read."""
        top = top or self.program()
        if top is None or depth > 20:
            return
        top.clear_cache()
        for place in range(top.get_child_count()):
            one = top.get_child_at_index(place)
            if one is None:
                continue
            one.clear_cache()
            # A group that is nothing on the screen has no state of being shown: its members have.
            bare = one.get_role_name() in ("panel", "list", "application", "frame")
            if bare or one.get_state_set().contains(self.atspi.StateType.SHOWING):
                yield one
                yield from self.shown(one, depth + 1)

    def group(self, name: str) -> list:
        """What is in the group or list of this name."""
        for one in self.shown():
            if one.get_name() == name and one.get_role_name() in ("panel", "list"):
                members = (one.get_child_at_index(n) for n in range(one.get_child_count()))
                return [member for member in members if member is not None]
        return []

    def can(self, one) -> bool:
        """Whether it can be pressed now."""
        states = one.get_state_set()
        may = states.contains(self.atspi.StateType.ENABLED)
        return may and "Press" in self.acts(one)

    def acts(self, one) -> list[str]:
        """What can be done with it."""
        action = one.get_action_iface()
        if action is None:
            return []
        return [action.get_action_name(n) for n in range(action.get_n_actions())]

    def press(self, one) -> bool:
        """Press it, and write down what a reader says of it; False if it has gone."""
        try:
            self._press(one)
        except self.gone:
            return False
        return True

    def _press(self, one) -> None:
        action, place = one.get_action_iface(), self.acts(one).index("Press")
        if not one.get_name():
            self.nameless.append(one.get_role_name())
        self.write(f"> {told(one)}")
        action.do_action(place)
        self.listen(0.15)

    def key(self, key: str) -> bool:
        """Press a key of the keyboard; whether anything was said then, or has the keyboard."""
        self.write(f"> [{key}]")
        before = self.lines
        return self._pressed(key, lambda: self.lines > before)

    def tab(self) -> bool:
        """Press Tab; whether something has the keyboard then, for others may talk meanwhile."""
        self.write("> [Tab]")
        before = self.moves
        return self._pressed("Tab", lambda: self.moves > before)

    def _pressed(self, key: str, answered: Callable[[], bool]) -> bool:
        until = time.monotonic() + ANSWERS
        subprocess.run(["xdotool", "key", key], check=True)
        while not answered() and time.monotonic() < until:
            self.listen(0.2)
        self.listen(0.3)
        return answered()

    def come_to_front(self) -> None:
        """Have the keyboard in the program's window: there is nobody else to give it."""
        found = ["xdotool", "search", "--onlyvisible", "--name", "Kartentisch", "windowfocus"]
        subprocess.run(found, check=False, capture_output=True)
        self.listen(0.5)

    def walk(self) -> None:
        """Write down the whole tree as it is read."""
        for one in self.shown():
            if one.get_role_name() in ("menu bar", "menu item", "popup menu", "separator"):
                continue
            if said := told(one):
                self.write(f"    {one.get_role_name()}: {said}")

    def find(self, role: str, *names: str):
        """The first thing of this role that is shown and has one of these names."""
        for one in self.shown():
            if one.get_role_name() == role and one.get_name() in names:
                return one
        return None

    def begins(self, role: str, *names: str):
        """The first thing of this role that is shown and whose name begins with one of these."""
        for one in self.shown():
            if one.get_role_name() == role and one.get_name().startswith(names):
                return one
        return None

    def all(self, role: str) -> list:
        """Everything of this role that is shown."""
        return [one for one in self.shown() if one.get_role_name() == role]

    def type_in(self, one, text: str) -> bool:
        """Write into a field, and write down what a reader says of it; False if it has gone."""
        try:
            name = one.get_name()
            if not name:
                self.nameless.append(one.get_role_name())
            self.write(f"> {name} = {text}")
            one.get_editable_text_iface().set_text_contents(text)
        except self.gone:
            return False
        self.listen(0.1)
        return True

    def choose(self, name: str) -> bool:
        """Take an entry of the menus, or a tab, by the beginning of its name."""
        for one in self.everything(self.program()):
            if one.get_role_name() in ("menu item", "page tab") and one.get_name().startswith(name):
                self.write(f"> {one.get_name()}")
                action = one.get_action_iface()
                names = [action.get_action_name(n) for n in range(action.get_n_actions())]
                action.do_action(names.index("Press") if "Press" in names else 0)
                self.listen(0.5)
                return True
        return False

    def everything(self, top, depth: int = 0) -> Iterator:
        """Everything there is, shown or not: menus that are closed have entries, too."""
        if top is None or depth > 20:
            return
        top.clear_cache()
        for place in range(top.get_child_count()):
            one = top.get_child_at_index(place)
            if one is not None:
                yield one
                yield from self.everything(one, depth + 1)


def told(one) -> str:
    """What a reader says of a thing: its name, and how it is described if that is another text."""
    said = dict.fromkeys((one.get_name(), one.get_description()))
    return " | ".join(text.replace("\n", " / ") for text in said if text)


def wait(reader: Reader, ready: Callable[[], object]) -> object:
    """What is waited for, None if it does not come."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        reader.listen(0.3)
        try:
            if found := ready():
                return found
        except reader.gone:
            continue
    return None
