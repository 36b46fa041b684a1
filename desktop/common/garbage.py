"""What stays alive is kept out of the way of Python's search for garbage.

That search stops everything for some milliseconds, which a card under the mouse would show. With
modules and widgets put aside there is next to nothing left to go through.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


def put_aside_with(window: MainWindow) -> None:
    """Put aside what is alive whenever a match is opened, before any card moves."""
    window.host.match_changed.connect(put_aside)


def put_aside() -> None:
    """Throw away what is garbage; what is left is not looked through until the next match."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
