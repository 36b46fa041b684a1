"""A disk that is full for a while."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pytest


class Disk:
    """From `fill` until `make_room` no file below a folder can be written."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.full = False
        self.refused = 0
        """So often something could not be written."""
        self._really = Path.open
        disk = self

        def open_(path: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
            if disk.full and set(mode) & set("wax+") and path.is_relative_to(disk.folder):
                disk.refused += 1
                raise OSError(errno.ENOSPC, "No space left on device")
            return disk._really(path, mode, *args, **more)

        monkeypatch.setattr(Path, "open", open_)

    def fill(self) -> None:
        """There is no room any more."""
        self.full = True

    def make_room(self) -> None:
        """There is room again."""
        self.full = False
