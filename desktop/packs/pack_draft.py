"""A pack that has been imported completely and that the user has not yet accepted."""

from __future__ import annotations

import shutil
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from desktop.common import paths
from desktop.common.drafts import Draft
from desktop.packs import pack_file, user_packs
from engine.cards import FRENCH_52, GERMAN_32, GERMAN_36, WELI

GERMAN = tuple(card.code for card in GERMAN_32)
MORE = (*(card.code for card in GERMAN_36 if card.rank == "6"), WELI.code)
"""What some German packs have besides: the Sixes, and the Weli."""
FRENCH = tuple(card.code for card in FRENCH_52)
SHORT = tuple(code for code in FRENCH if code[1:] not in ("2", "3", "4", "5", "6"))
"""The 32 cards of a French pack that begins with the sevens."""

_MARK = ".new-"
_LEFT = 24 * 3600
"""A draft so old, in seconds, lies before nobody any more; a younger one may, in another window."""


@dataclass(frozen=True)
class PackDraft:
    """A complete pack that is not yet among the user's."""

    folder: Path
    title: str
    """What it might be called."""

    def keep(self, title: str, **other: object) -> str:
        """Make it one of the user's packs; returns its name, raises OSError or ValueError.

        What is said of it besides, `cards` or `marked`, takes the place of what was recognised.
        """
        title = user_packs.fitting(title) or self.title
        pack_file.change(self.folder, title=title, **other)
        kept = user_packs.free_folder(title)
        self.folder.rename(kept)
        leave_nothing(self.folder)
        return user_packs.MARK + kept.name

    def discard(self) -> None:
        """Leave nothing of it."""
        leave_nothing(self.folder)


_being_made: dict[Path, Draft] = {}
"""The folders of this program's drafts. By them the next start knows what a killed one has left."""


def leave_nothing(folder: Path) -> None:
    """Remove what is left of a draft, and forget it."""
    draft = _being_made.pop(folder, None)
    if draft is not None:
        draft.close()
    shutil.rmtree(folder, ignore_errors=True)


def new_folder() -> Path:
    """Return a folder for a new draft; removes what older programs have left. Raises OSError."""
    for folder in paths.packs().glob(_MARK + "*"):
        with suppress(OSError):  # another window may just keep it
            if time.time() - folder.stat().st_mtime > _LEFT:
                shutil.rmtree(folder, ignore_errors=True)
    made = Path(tempfile.mkdtemp(prefix=_MARK, dir=paths.packs()))
    _being_made[made] = Draft(made)
    return made
