"""Plays the program through AT-SPI, run by the system's own Python.

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
from pathlib import Path
from random import Random

# The folder of this file is where the system's Python looks.
from beside import SCENES
from tree import PATIENCE, Reader, wait

BUS = "/usr/libexec/at-spi-bus-launcher"
LONGEST = 400
"""For so many seconds a deal may take."""
EVENING = 3600
"""For so many seconds a whole evening may take."""

WORDS = {
    "de": {
        "hand": "Dein Blatt",
        "acts": "Deine Möglichkeiten",
        "places": "Stapel und Ablagen",
        "aside": "Ablegen",
        "playable": ("spielbar", "darf abgelegt werden"),
        "slip": ("Gleich los",),
        "begin": ("Geben",),
        "over": ("Nächstes Spiel", "Ende des Abends", "Noch einmal"),
        "again": "Noch einmal",
        "standing": (
            *("Rückgängig", "Tipp", "Letzter Stich", "Mehr", "Tafel", "Sagen", "Nachkarten"),
            *("Drucken", "Startseite"),
        ),
    },
    "en": {
        "hand": "Your hand",
        "acts": "Your choices",
        "places": "Piles and places",
        "aside": "Discard",
        "playable": ("playable", "can be discarded"),
        "slip": ("Just play",),
        "begin": ("Deal",),
        "over": ("Next deal", "End of the match", "Play again"),
        "again": "Play again",
        "standing": (
            *("Undo", "Hint", "Last trick", "More", "Slate", "Say", "Review"),
            *("Print", "Home"),
        ),
    },
}
"""By which words somebody finds the way who hears."""

KEYS = (
    *("F6", "q", "shift+F6", "ctrl+F6", "F7", "F8", "F3", "F3", "F4"),
    *("End", "i", "Home", "ctrl+Right", "ctrl+Left", "Next", "Prior", "shift+F1"),
    *("F5", "shift+F5", "shift+F5"),
)
"""Every key by which something is heard, as `xdotool` names it."""
KEYS_AT = 4
"""They are used after so many moves; a deal that has fewer is followed by another one."""


class Player:
    """Plays at the table of one reader."""

    def __init__(self, reader: Reader, language: str, seed: int) -> None:
        self._reader = reader
        self._words = WORDS[language]
        self._chance = Random(seed)
        self.silent: list[str] = []
        """The keys that said nothing."""
        self._moves = 0
        self._used = False
        """Whether every key was used."""

    def button(self, names: tuple[str, ...]):
        """The button that is shown and has one of these names."""
        for one in self._reader.shown():
            if one.get_role_name() == "push button" and one.get_name() in names:
                return one
        return None

    def to_do(self) -> list:
        """What answers the question of now: cards, tags, or piles."""
        reader, words = self._reader, self._words
        places = [one for one in reader.group(words["places"]) if reader.can(one)]
        hand = [one for one in reader.group(words["hand"]) if reader.can(one)]
        if words["aside"] not in {one.get_name() for one in places}:
            # Where all can be discarded, none says so.
            hand = [one for one in hand if set(words["playable"]) & set(one.get_name().split(", "))]
        tags = [
            one
            for one in reader.group(words["acts"])
            if one.get_name() not in words["standing"] and reader.can(one)
        ]
        return tags[:3] + hand or places

    def use_keys(self) -> None:
        """Use every key of the list of what is said, at a question of the own hand."""
        self._used = True
        self._reader.come_to_front()
        for key in KEYS:
            if not self._reader.key(key):
                self.silent.append(key)

    def play(self, deals: int) -> bool:
        """Play so many deals to their end, or the whole evening for 0 of them.

        False if nothing can be done any more.
        """
        done, began, idle = 0, time.monotonic(), time.monotonic()
        while time.monotonic() - began < (LONGEST * deals or EVENING):
            self._reader.listen(0.1)
            try:
                there = self.to_do()
                names = {one.get_name() for one in there}
            except self._reader.gone:
                continue
            over = bool(names & {*self._words["over"]})
            if over:
                done += 1
                if (deals and done >= deals and self._used) or self._words["again"] in names:
                    return bool(done >= deals) and self._used
            if slip := self.button(self._words["slip"]):
                self._reader.press(slip)
            elif there and not over and self._moves >= KEYS_AT and not self._used:
                self.use_keys()
            elif there and self._reader.press(self._chance.choice(there)):
                self._moves += 1
                idle = time.monotonic()
            elif time.monotonic() - idle > PATIENCE:
                self._reader.write("*** nothing can be done ***")
                return False
        self._reader.write("*** it takes too long ***")
        return False


def deals(reader: Reader, language: str, many: int) -> bool:
    """Play so many deals of the game whose new evening is shown."""
    player, words = Player(reader, language, seed=1), WORDS[language]

    def begin() -> bool:
        button = player.button(words["begin"])
        return button is not None and reader.press(button)

    if not wait(reader, begin):
        reader.walk()
        reader.write("*** there is no evening ***")
        return False
    reader.listen(1.0)
    reader.walk()
    reader.come_to_front()
    good = player.play(many) and not player.silent
    for key in player.silent:
        reader.write(f"*** {key} says nothing ***")
    reader.listen(0.5)
    reader.walk()
    return good


def main() -> int:
    """Start the program, play, and end it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", help="a game, or one of: " + ", ".join(SCENES))
    parser.add_argument("--program", required=True)
    parser.add_argument("--file", help="an evening to begin with")
    parser.add_argument("--language", required=True)
    parser.add_argument("--deals", type=int, default=1, help="0 for a whole evening")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    bus = subprocess.Popen([BUS, "--launch-immediately"], stderr=subprocess.DEVNULL)
    time.sleep(0.5)
    line = [args.program, "-m", "desktop"]
    line += [args.file] if args.file else [] if args.what in SCENES else ["--game", args.what]
    program = subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        with args.out.open("w", encoding="utf-8") as out:
            reader = Reader(out)
            if args.what in SCENES:
                good = SCENES[args.what](reader, args.language)
            else:
                good = deals(reader, args.language, args.deals)
            for role in reader.nameless:
                reader.write(f"*** a {role} has no name ***")
            return 0 if good and not reader.nameless and reader.heard else 1
    finally:
        program.terminate()
        program.wait()
        bus.terminate()


if __name__ == "__main__":
    sys.exit(main())
