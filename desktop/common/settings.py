"""The settings: typed values with their choices, kept in an INI file; `changed` names the key.

Each start keeps a copy of a file that has changed since the one before, five of them. A file that
is no INI file any more, as a power cut may leave it, is set aside, and the newest good copy holds;
`complaint` tells of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QSettings, QTimer, Signal

from desktop.common.atomic_write import generation, keep_generations, set_aside, write_atomically
from desktop.common.shared_list import alone
from desktop.common.tongues import ENGLISH, translated

translate = QCoreApplication.translate

KEPT = 5
"""How many files are kept, each as an earlier start found it."""

Value: TypeAlias = str | bool | int


class Setting(NamedTuple):
    """A setting: its default and its other choices."""

    default: Value
    values: tuple[Value, ...]


def _one_of(*values: Value) -> Setting:
    return Setting(values[0], values)


SETTINGS: Mapping[str, Setting] = {
    # "" follows the system.
    "language": _one_of("", *translated(), ENGLISH),
    # Whether a game is spoken in the dialect of its home, where it has texts in it.
    "dialect": _one_of("off", "nds"),
    # How German cards are called in German: as in Bavaria, or where else somebody comes from.
    "card_names": _one_of("laub", "gras", "gruen", "blatt", "austria", "swiss"),
    "colours": _one_of("system", "light", "dark"),
    # Whether all is painted in strong contrast: black on white, on a plain dark table.
    "contrast": _one_of("system", "high", "usual"),
    # Per cent of the size that letters have on this desktop.
    "letters": _one_of(100, 110, 125, 150, 175, 200),
    # What the table is covered with.
    "surface": _one_of("oak", "felt", "tabletop"),
    # How fast it goes at the table: bots, cards, tricks, what is told.
    "pace": _one_of("normal", "learning", "slow", "fast", "instant"),
    "motion": _one_of("system", "on", "off"),
    # How long a decided trick lies, in tenths of a second; 0 waits for a click, -1 is as the
    # pace says.
    "trick_wait": _one_of(-1, 0, 5, 10, 15, 20, 30, 50),
    # Per cent of the size that fits by itself.
    "card_size": _one_of(100, 60, 70, 80, 90, 110, 120, 130, 150),
    # In which order a hand is held that its holder has not arranged.
    "hand_order": _one_of(
        "own",
        "trumps_right",
        "rising",
        "alternating",
        "alternating_trumps_right",
        "alternating_rising",
    ),
    # Whether tokens, slate and piles lie on the left, the own portrait on the right.
    "left_handed": _one_of(False, True),
    # Whether one click plays a card, or picks it up for a second one.
    "one_click": _one_of(False, True),
    # Whether a card that is the only legal one is played without asking.
    "play_forced": _one_of(False, True),
    # Whether bots say when the rest is theirs, and what is certain is not played out card by card.
    "settle_claims": _one_of(True, False),
    # Whether a slip tells what is asked when somebody decides something for the first time.
    "first_times": _one_of(True, False),
    # Whether it is asked before the first deal of a game whether it is to be learnt.
    "first_deal": _one_of(True, False),
    # Whether the next deal begins without asking.
    "deal_on": _one_of(False, True),
    # One switch for everything: 0 is off, -1 goes on with a second key, else by itself after so
    # many tenths of a second.
    "scanning": _one_of(0, -1, 8, 12, 16, 20, 30, 50),
    # Whether a screen reader says what lights up.
    "scanning_aloud": _one_of(True, False),
    # Whether what happens is announced to a screen reader: every card, tricks and deals only, or
    # in full, with the person waited for and what may be played.
    "announce": _one_of("all", "full", "some", "none"),
    # Whether letters by themselves are keys; screen readers have those for their own.
    "letter_keys": _one_of(True, False),
    "show_slate": _one_of(True, False),
    # Whether anything is heard; how loud, in per cent, 0 is silence. Then each sound by itself.
    "sound": _one_of(True, False),
    "volume": _one_of(60, *(loud for loud in range(0, 101, 5) if loud != 60)),
    "sound_card": _one_of(True, False),
    "sound_shuffle": _one_of(True, False),
    "sound_knock": _one_of(True, False),
    "sound_coin": _one_of(True, False),
    "sound_chalk": _one_of(True, False),
    "sound_bell": _one_of(True, False),
}


AGAIN = 5_000
"""Milliseconds after which it is tried again to save what could not be saved."""


class SavedAgain(QTimer):
    """Tries again to save what could not be saved; `told` once that it failed, and once that it is.

    `save` saves and says with `done` whether it failed; `start(0)` has it save soon.
    """

    def __init__(
        self, save: Callable[[], None], told: Callable[[bool], None], parent: QObject
    ) -> None:
        super().__init__(parent, singleShot=True)
        self._told = told
        self._failed = False
        self.timeout.connect(save)

    def done(self, failed: bool) -> None:
        """Something was saved, or could not be."""
        if failed:
            self.start(AGAIN)
        if failed != self._failed:
            self._failed = failed
            self._told(failed)


class Settings(QObject):
    """The user's settings. An unreadable or unknown value counts as the default."""

    changed = Signal(str)
    """A setting has another value: its name."""
    trouble = Signal(str)
    """The settings cannot be saved, or can be again, as a sentence."""

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._trouble = ""
        """What was wrong with the file: "", "copy" or "first" by what holds instead, or "stays"."""
        self._aside = ""
        """What a file that could not be read is called now."""
        # Not the lock of the file itself: QSettings takes that to read it.
        with suppress(OSError), alone(generation(file, 1)):
            self._see_to_copies(file)
        self._file = QSettings(str(file), QSettings.Format.IniFormat)
        self._values = {name: self._read(name) for name in SETTINGS}
        self._again = SavedAgain(self._save, self._tell, self)

    def complaint(self) -> str:
        """Return what was wrong with the file when it was read, as a sentence.

        "" if nothing was.
        """
        match self._trouble:
            case "copy":
                text = translate(
                    "settings",
                    "Your settings could not be read, so older ones are used. The broken file is "
                    "“{0}”.",
                )
            case "first":
                text = translate(
                    "settings",
                    "Your settings could not be read, so the defaults are used. The broken file "
                    "is “{0}”.",
                )
            case "stays":
                text = translate(
                    "settings",
                    "Your settings file is damaged and cannot be set aside. Whatever can "
                    "still be read applies.",
                )
            case _:
                return ""
        return text.format(self._aside)

    def _see_to_copies(self, file: Path) -> None:
        """Keep a copy of a good file, or put the newest good copy in a broken one's place.

        A broken file that cannot be moved counts for what can still be read of it.
        """
        try:
            if not file.exists():
                return
            good = _is_good(file)
        except OSError:
            self._trouble = "stays"
            return
        if good:
            with suppress(OSError):
                keep_generations(file, KEPT)
            return
        self._trouble = "stays"
        with suppress(OSError):
            aside = set_aside(file)
            self._trouble, self._aside = "first", aside.name if aside is not None else ""
            if (data := _newest_copy(file)) is not None:
                write_atomically(file, data)
                self._trouble = "copy"

    def _read(self, name: str) -> Value:
        setting = SETTINGS[name]
        text = str(self._file.value(name, ""))
        for value in setting.values:
            if str(value).lower() == text.lower() and (text or value == ""):
                return value
        return setting.default

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __setitem__(self, name: str, value: Value) -> None:
        """Change a setting and tell; raises ValueError for a value it cannot have."""
        if value not in SETTINGS[name].values:
            raise ValueError(f"{name}={value}")
        if self._values[name] == value:
            return
        self._values[name] = value
        self._put(name, str(value))
        self._save()
        self.changed.emit(name)

    def text(self, name: str) -> str:
        """Return the value of a setting that is a word."""
        return str(self._values[name])

    def number(self, name: str) -> int:
        """Return the value of a setting that is a number."""
        return int(self._values[name])

    def on(self, name: str) -> bool:
        """Whether a setting that is a switch is on."""
        return bool(self._values[name])

    # What the program remembers besides: window geometry, names last used.

    def remember(self, name: str, value: bytes | str) -> None:
        """Keep something that is no setting."""
        kept = QByteArray(value) if isinstance(value, bytes) else value
        self._put(f"memory/{name}", kept)
        self._again.start(0)

    def _put(self, key: str, value: QByteArray | str) -> None:
        """Set a value in the file."""
        self._make_file()
        self._file.setValue(key, value)

    def _save(self) -> None:
        """Write what was changed. Where that fails it is said once, and tried until it succeeds."""
        self._make_file()
        # Qt's object keeps an error for as long as it lives, so each try has one of its own. What
        # has not been written yet is common to all that have the same file.
        file = QSettings(self._file.fileName(), QSettings.Format.IniFormat)
        file.sync()
        self._again.done(file.status() != QSettings.Status.NoError)

    def _tell(self, failed: bool) -> None:
        text = translate("settings", "Your settings have been saved now.")
        if failed:
            text = translate(
                "settings",
                "Your settings cannot be saved just now. They hold until you quit, and are saved "
                "as soon as they can be.",
            )
        self.trouble.emit(text)

    def _make_file(self) -> None:
        """Make the file if there is none. Qt would make one that every account can read."""
        path = Path(self._file.fileName())
        if not path.exists():
            with suppress(OSError), alone(path):
                if not path.exists():
                    write_atomically(path, b"[General]\n")

    def remembered(self, name: str) -> bytes | str | None:
        """Return what was kept under this name."""
        value = self._file.value(f"memory/{name}")
        if isinstance(value, QByteArray):
            return bytes(value.data())
        return None if value is None else str(value)


def _newest_copy(file: Path) -> bytes | None:
    """Return what stands in the newest good copy of this file, None if there is none.

    Raises OSError.
    """
    copies = (generation(file, number) for number in range(1, KEPT + 1))
    good = next((copy for copy in copies if copy.exists() and _is_good(copy)), None)
    return None if good is None else good.read_bytes()


def _is_good(file: Path) -> bool:
    """Whether this is an INI file with something in it."""
    data = file.read_bytes()
    try:
        text = data.decode("utf-8")
    except ValueError:
        return False
    if not text.strip() or "\0" in text:
        return False
    return QSettings(str(file), QSettings.Format.IniFormat).status() == QSettings.Status.NoError
