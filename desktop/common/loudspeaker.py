"""The loudspeaker of this computer: QtMultimedia where it is installed, else the system's player.

A plain install has no QtMultimedia, but every system has a program or function that plays a file.
A player that fails (no library, no device, no server) gives way to the next; where none is left,
`Loudspeaker.why_silent` is the sentence for the window.
"""

from __future__ import annotations

import importlib.util
import logging
import shutil
import sys
import wave
from array import array
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QObject,
    QProcess,
    QTemporaryDir,
    QUrl,
    Signal,
)

from desktop.common import paths

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

log = logging.getLogger(__name__)
translate = QCoreApplication.translate

_MULTIMEDIA, _WINSOUND = "QtMultimedia", "winsound"
_COMMANDS = {"darwin": ("afplay",), "linux": ("pw-play", "paplay", "aplay")}
"""The players of each `sys.platform` that are programs: PipeWire's, PulseAudio's, ALSA's."""

_VOICES = 2
"""Effects loaded for each file with QtMultimedia: cards slide sooner than the last is silent."""
_LONGEST = 5000
"""Milliseconds after which a player has hung: no sound lasts half as long."""


class Player(Protocol):
    """Plays a wave file without waiting for its end; calls back with the reason if it cannot."""

    def play(self, file: Path) -> None: ...


Failed = Callable[[str], None]


class Loudspeaker(QObject):
    """Plays a sound by the first of `names` that can."""

    silenced = Signal()
    """The last player has failed: nothing more will be heard."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self._names = names
        self._player: Player | None = None
        self._folder = QTemporaryDir()
        self._failed = False
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self._folder.remove)

    def why_silent(self) -> str:
        """Why nothing can be played, as a sentence for the user; "" if sounds can be."""
        if self._names:
            return ""
        if self._failed:
            return translate("sounds", "No sound device answers. Is a loudspeaker connected?")
        return translate(
            "sounds", "To hear sounds, install one of these players: pw-play, paplay or aplay."
        )

    def play(self, name: str, volume: int) -> None:
        """Play the sound `name` at a volume of 1 to 100 per cent."""
        while self._names:
            try:
                if self._player is None:
                    self._player = _made(self._names[0], self._give_up, self)
                self._player.play(self._file(name, volume))
                return
            except (ImportError, OSError, RuntimeError) as error:
                self._give_up(str(error))

    def _give_up(self, why: str) -> None:
        """Go on with the next player, and log once why this one failed."""
        if not self._names:
            return
        log.warning("%s plays no sound: %s", self._names.pop(0), why)
        self._player, self._failed = None, True
        if not self._names:
            self.silenced.emit()

    def _file(self, name: str, volume: int) -> Path:
        """Return the sound as a file of this strength.

        Only QtMultimedia could turn a player down.
        """
        original = paths.own("assets", "sounds", f"{name}.wav")
        if volume >= 100 or not self._folder.isValid():
            return original
        copy = Path(self._folder.path()) / f"{name}-{volume}.wav"
        if not copy.exists():
            # The ear takes half the strength for only a little less.
            _write_weaker(original, copy, (volume / 100) ** 2)
        return copy


@cache
def loudspeaker() -> Loudspeaker:
    """Return the one loudspeaker of this process."""
    return Loudspeaker(players())


def players() -> list[str]:
    """Return what can play a file here, the best first.

    A name of this module or a program's path.
    """
    found = [_MULTIMEDIA] if importlib.util.find_spec("PySide6.QtMultimedia") is not None else []
    if sys.platform == "win32":
        return [*found, _WINSOUND]
    commands = (shutil.which(one) for one in _COMMANDS.get(sys.platform, _COMMANDS["linux"]))
    return [*found, *filter(None, commands)]


def _made(name: str, failed: Failed, parent: QObject) -> Player:
    if name == _MULTIMEDIA:
        return _Effects(failed, parent)
    return _WinSound() if name == _WINSOUND else _Command(name, failed, parent)


class _Effects:
    """QtMultimedia's effects, each file loaded once."""

    def __init__(self, failed: Failed, parent: QObject) -> None:
        from PySide6.QtMultimedia import QMediaDevices

        if QMediaDevices.defaultAudioOutput().isNull():
            raise OSError("there is no sound device")
        self._failed = failed
        self._parent = parent
        self._effects: dict[Path, list[QSoundEffect]] = {}

    def play(self, file: Path) -> None:
        voices = self._effects.setdefault(file, [])
        if len(voices) < _VOICES:
            voices.append(self._load(file))
        else:
            voices.append(voices.pop(0))
        voices[-1].play()

    def _load(self, file: Path) -> QSoundEffect:
        from PySide6.QtMultimedia import QSoundEffect

        effect = QSoundEffect(self._parent)
        effect.statusChanged.connect(lambda: self._look_at(effect, file))
        effect.setSource(QUrl.fromLocalFile(str(file)))
        return effect

    def _look_at(self, effect: QSoundEffect, file: Path) -> None:
        if effect.status() == effect.Status.Error:
            self._failed(f"{file.name} cannot be loaded")


class _WinSound:
    """Windows' own player: a new sound cuts off the one before."""

    def play(self, file: Path) -> None:
        if sys.platform == "win32":
            import winsound

            flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            winsound.PlaySound(str(file), flags)


class _Command:
    """A program that plays a file, one process at a time; a sound that comes meanwhile is lost."""

    def __init__(self, program: str, failed: Failed, parent: QObject) -> None:
        self._program = program
        self._failed = failed
        self._process = QProcess(parent)
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.finished.connect(self._ended)
        self._process.errorOccurred.connect(self._erred)
        self._since = QElapsedTimer()
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self._stop)

    def play(self, file: Path) -> None:
        if self._process.state() == QProcess.ProcessState.NotRunning:
            self._since.start()
            self._process.start(self._program, [str(file)])
        elif self._since.hasExpired(_LONGEST):
            self._process.kill()

    def _ended(self, code: int, status: QProcess.ExitStatus) -> None:
        if status != QProcess.ExitStatus.NormalExit:
            self._failed("it hung or crashed")
        elif code:
            said = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
            self._failed(said.strip() or f"it ended with status {code}")

    def _erred(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._failed(self._process.errorString())

    def _stop(self) -> None:
        self._process.finished.disconnect(self._ended)
        self._process.kill()
        self._process.waitForFinished(1000)


def _write_weaker(original: Path, copy: Path, strength: float) -> None:
    """Write a wave file of 16 bits with every sample times `strength`."""
    with wave.open(str(original), "rb") as source:
        settings, frames = source.getparams(), source.readframes(source.getnframes())
    samples = array("h", frames)
    if sys.byteorder == "big":
        samples.byteswap()
    weaker = array("h", (round(one * strength) for one in samples))
    if sys.byteorder == "big":
        weaker.byteswap()
    with wave.open(str(copy), "wb") as target:
        target.setparams(settings)
        target.writeframes(weaker.tobytes())
