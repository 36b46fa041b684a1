"""Lets what the window says of a match be said by a command, in the language of the terminal."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from desktop.common.languages import Languages
from desktop.common.settings import Settings
from desktop.common.terminal_help import spoken

# What Qt says of a terminal's locale in four lines of English is no news to its user.
os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")


@contextmanager
def qt_speaks() -> Iterator[None]:
    """Within this, `QCoreApplication.translate` speaks as `terminal_help.translate` does.

    An application that is needed for painting has to be there before.
    """
    app = QCoreApplication.instance() or QCoreApplication(["kartentisch"])
    before = QLocale()
    with tempfile.TemporaryDirectory(prefix="kartentisch-") as home:
        # The user's own settings do not count here.
        languages = Languages(app, Settings(Path(home) / "settings.ini"))
        languages.use(spoken())
        try:
            yield
        finally:
            languages.fall_silent()
            QLocale.setDefault(before)
