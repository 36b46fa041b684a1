"""The cards that are played with: those chosen for the game that is on, in the look chosen."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.common import paths
from desktop.common.languages import Languages
from desktop.common.settings import Settings
from desktop.look.lettering import LARGE_LETTERS, LARGER_LETTERS, users_scale
from desktop.packs import Pack, pack_file
from desktop.packs.import_worker import ImportWorker
from desktop.packs.pack_settings import choice_for
from desktop.session import error_messages
from engine.rules import Rules


class PackInUse(QObject):
    """Keeps one `Pack` and lets it show other faces when another game or look is wanted."""

    trouble = Signal(str)
    """Cards cannot be found: a sentence for the person."""
    decided = Signal()
    """Whether these cards need the program's index is known now: they look otherwise."""

    def __init__(
        self, settings: Settings, languages: Languages, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.pack = Pack(paths.own("assets", "cards", "bavarian"), cache=_cache())
        self._settings = settings
        self._languages = languages
        self._for: Rules[Any] | None = None
        self._missed = False
        self._worker = ImportWorker(self)
        self._worker.ended.connect(self._decide)
        self._folder = Path()
        self._looked_at: set[Path] = set()
        """The packs of which it was asked whether they need the program's index."""
        self._unusable = ""
        """The pack of which was said last that it cannot be shown."""

    def use_for(self, rules: Rules[Any]) -> bool:
        """Take the cards chosen for this game; whether they look otherwise than before."""
        if self._for is rules:
            return False
        self._for = rules
        wanted = choice_for(self._settings, rules, self._languages.current)
        times = users_scale()
        large = wanted.look.large or times >= LARGER_LETTERS
        look = replace(wanted.look, large=large, huge=times >= LARGE_LETTERS)
        if wanted.unusable not in ("", self._unusable):
            self._unusable = wanted.unusable
            self.trouble.emit(error_messages.unusable_cards(wanted.unusable))
        self._look_for_index(wanted.folder)
        if Pack(wanted.folder, look).state == self.pack.state:
            return False
        self.pack.take(wanted.folder, look)
        if self.pack.missing:
            self.trouble.emit(error_messages.no_cards(self.pack.name))
        return True

    def _look_for_index(self, folder: Path) -> None:
        """Find out in the background whether a pack that does not say so needs an index."""
        if folder in self._looked_at or self._worker.busy or not _undecided(folder):
            return
        self._looked_at.add(folder)
        self._folder = folder
        with suppress(OSError):
            self._worker.begin_look(folder)

    def _decide(self, found: object) -> None:
        """Keep what was found; where nothing could be, the cards stay as they are."""
        if isinstance(found, bool) and _undecided(self._folder):
            with suppress(OSError, ValueError):
                pack_file.change(self._folder, marked=found)
                self.decided.emit()

    def forget(self) -> None:
        """Another choice was made, or another language: the cards are looked up again."""
        self._for = None

    def look_for_missing(self) -> None:
        """Say once that faces could not be found."""
        if self.pack.missing and not self._missed:
            self._missed = True
            self.trouble.emit(error_messages.no_cards(self.pack.name))


def _undecided(folder: Path) -> bool:
    try:
        return folder.parent == paths.packs() and pack_file.undecided(folder)
    except (OSError, ValueError):
        return False


def _cache() -> Path | None:
    """Where faces are kept from one start to the next; nowhere, if there is no room."""
    try:
        return paths.cache()
    except OSError:
        return None
