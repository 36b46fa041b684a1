"""A pack that has been imported completely and that the user has not yet accepted."""

from __future__ import annotations

import json
import shutil
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from desktop.common import paths
from desktop.common.drafts import Draft
from desktop.packs import pack_file, user_packs
from engine.bounds import without_halves
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
# In this order: a file that gets its German name takes the place of one that has got its own.
_SUITS = {"C": "E", "H": "H", "S": "G", "D": "S"}
_RANKS = {"Q": "O", "J": "U"}


@dataclass(frozen=True)
class PackDraft:
    """A complete pack that is not yet among the user's."""

    folder: Path
    title: str
    """What it might be called."""

    @property
    def french(self) -> bool:
        """Whether its cards are named as those of a French pack."""
        return (self.folder / f"{SHORT[0]}.png").is_file()

    @property
    def looks_german(self) -> bool:
        """Whether its title tells that its clubs are acorns.

        Other programs have only French names for cards, whatever is on the pictures.
        """
        words = user_packs.spelt(self.title).split()
        return self.french and any(
            word.startswith(("german", "deutsch", "swiss")) for word in words
        )

    def keep(self, title: str, german: bool = False) -> str:
        """Make it one of the user's packs; returns its name, raises OSError.

        With `german` the cards of a French pack are those of a German one from now on.
        """
        if german and self.french:
            self._become_german()
        about = pack_file.read(self.folder)
        about["title"] = without_halves(title).strip()[: pack_file.TITLE] or self.title
        (self.folder / pack_file.NAME).write_text(json.dumps(about, ensure_ascii=False), "utf-8")
        kept = user_packs.free_folder(about["title"])
        self.folder.rename(kept)
        leave_nothing(self.folder)
        return user_packs.MARK + kept.name

    def _become_german(self) -> None:
        for suit, other in _SUITS.items():
            for code in (code for code in FRENCH if code[0] == suit):
                file = self.folder / f"{code}.png"
                wanted = other + _RANKS.get(code[1:], code[1:])
                if wanted in GERMAN or (wanted in MORE and file.exists()):
                    file.replace(self.folder / f"{wanted}.png")
                else:
                    file.unlink(missing_ok=True)

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
    """A folder for a new draft; removes what older programs have left. Raises OSError."""
    for folder in paths.packs().glob(_MARK + "*"):
        with suppress(OSError):  # another window may just keep it
            if time.time() - folder.stat().st_mtime > _LEFT:
                shutil.rmtree(folder, ignore_errors=True)
    made = Path(tempfile.mkdtemp(prefix=_MARK, dir=paths.packs()))
    _being_made[made] = Draft(made)
    return made
