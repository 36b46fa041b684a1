"""Plays the program through AT-SPI, run by the system's own Python; `tests.reader` starts it.

It knows what somebody knows who hears: names, roles, states and actions of what is shown, and
what is announced. What it presses is written down with a `>`, what it hears without.
"""

# The bindings of AT-SPI have no types.
# mypy: ignore-errors

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from warnings import simplefilter

BUS = "/usr/libexec/at-spi-bus-launcher"
PATIENCE = 20
"""For so many seconds nothing may be to do."""
LONGEST = 240
"""For so many seconds it may take as a whole."""

WORDS = {
    "de": {
        "hand": "Deine Hand",
        "acts": "Was du tun kannst",
        "talon": "Talon und offene Karten",
        "playable": ("spielbar", "darf weg"),
        "begin": ("Karten geben",),
        "over": ("Nächstes Spiel", "Ende des Abends", "Noch einmal"),
        "standing": ("Zurück", "Tipp", "Stich", "Mehr", "Tafel", "Sagen", "Nachkarten"),
    },
    "en": {
        "hand": "Your hand",
        "acts": "What you may do",
        "talon": "Talon and open cards",
        "playable": ("playable", "may be laid aside"),
        "begin": ("Deal the cards",),
        "over": ("Next deal", "End of the evening", "Once more"),
        "standing": ("Back", "Hint", "Trick", "More", "Slate", "Say", "Look back"),
    },
}
"""By which words somebody finds the way who hears."""


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
        self.heard: list[str] = []
        self.nameless: list[str] = []
        self.atspi.init()
        self._listener = self.atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")

    def _hear(self, event) -> None:
        self.write(str(event.any_data))
        self.heard.append(str(event.any_data))

    def write(self, line: str) -> None:
        """Write down what was heard or done."""
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
        said = [one.get_name(), one.get_description()]
        if not said[0]:
            self.nameless.append(one.get_role_name())
        self.write("> " + " | ".join(text.replace("\n", " / ") for text in said if text))
        action.do_action(place)
        self.listen(0.15)

    def walk(self) -> None:
        """Write down the whole tree as it is read."""
        for one in self.shown():
            if one.get_role_name() in ("menu bar", "menu item", "popup menu", "separator"):
                continue
            said = [one.get_name(), one.get_description()]
            told = " | ".join(text.replace("\n", " / ") for text in said if text)
            if told:
                self.write(f"    {one.get_role_name()}: {told}")


class Player:
    """Plays at the table of one reader."""

    def __init__(self, reader: Reader, language: str, seed: int) -> None:
        self._reader = reader
        self._words = WORDS[language]
        self._chance = Random(seed)

    def button(self, names: tuple[str, ...]):
        """The button that is shown and has one of these names."""
        for one in self._reader.shown():
            if one.get_role_name() == "push button" and one.get_name() in names:
                return one
        return None

    def to_do(self) -> list:
        """What answers the question of now: cards, tags, or piles."""
        reader, words = self._reader, self._words
        hand = [
            one
            for one in reader.group(words["hand"])
            if set(words["playable"]) & set(one.get_name().split(", ")) and reader.can(one)
        ]
        tags = [
            one
            for one in reader.group(words["acts"])
            if one.get_name() not in words["standing"] and reader.can(one)
        ]
        piles = [one for one in reader.group(words["talon"]) if reader.can(one)]
        piles = [one for one in piles if one.get_role_name() == "push button"]
        return tags[:3] + hand or piles

    def play(self, deals: int) -> bool:
        """Play so many deals to their end; False if nothing can be done any more."""
        done, began, idle = 0, time.monotonic(), time.monotonic()
        while time.monotonic() - began < LONGEST:
            self._reader.listen(0.1)
            try:
                there = self.to_do()
                over = any(one.get_name() in self._words["over"] for one in there)
            except self._reader.gone:
                continue
            if over:
                done += 1
                if done == deals:
                    return True
            if there and self._reader.press(self._chance.choice(there)):
                idle = time.monotonic()
            elif time.monotonic() - idle > PATIENCE:
                self._reader.write("*** nothing can be done ***")
                return False
        self._reader.write("*** it takes too long ***")
        return False


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


def main() -> int:
    """Start the program, play, and end it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--program", required=True)
    parser.add_argument("--language", required=True)
    parser.add_argument("--deals", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    bus = subprocess.Popen([BUS, "--launch-immediately"], stderr=subprocess.DEVNULL)
    time.sleep(0.5)
    line = [args.program, "-m", "desktop", "--game", args.game]
    program = subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        with args.out.open("w", encoding="utf-8") as out:
            reader = Reader(out)
            player = Player(reader, args.language, seed=1)
            words = WORDS[args.language]

            def begin() -> bool:
                button = player.button(words["begin"])
                return button is not None and reader.press(button)

            if not wait(reader, begin):
                reader.walk()
                reader.write("*** there is no evening ***")
                return 1
            reader.listen(1.0)
            reader.walk()
            good = player.play(args.deals)
            reader.listen(0.5)
            reader.walk()
            return 0 if good and not reader.nameless and reader.heard else 1
    finally:
        program.terminate()
        program.wait()
        bus.terminate()


if __name__ == "__main__":
    sys.exit(main())
