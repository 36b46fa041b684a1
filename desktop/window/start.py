"""Starts the program with a window: makes the QApplication, the settings and the main window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from desktop import __version__
from desktop.common import drafts, follow_preferences, garbage, heard_as, journal, paths
from desktop.common.imports import spare_the_sources
from desktop.common.in_sight import InSight
from desktop.common.languages import Languages
from desktop.common.settings import Settings
from desktop.look.lasting_tips import LastingTips
from desktop.look.own_letters import apply_look
from desktop.session import last_evening
from desktop.window.application import ID, Application, application
from desktop.window.endings import Endings
from engine.seeds import Seed

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


def open_table(
    file: Path | None,
    game: str | None = None,
    *,
    preset: str = "",
    seed: Seed | None = None,
    lang: str = "",
) -> int:
    """Show the window and run the application until it is closed; returns the exit status.

    Opens `file`, or else begins a new match of `game`, by `preset` and with the cards of `seed` if
    they are given, or else shows the first page, on which the last match lies to go on with. `lang`
    is spoken instead of the language of the settings, this time only.
    """
    crashed = journal.begin()
    with garbage.put_off():
        app, window = build()
    if lang:
        window.languages.use(lang)
    garbage.freeze_on(window.controller.match_changed)
    window.show()
    QTimer.singleShot(0, follow_preferences.follow)
    QTimer.singleShot(0, drafts.clear)
    _finish_anonymous(window)
    if file is not None or game is not None:
        last_evening.died()  # it matters only for going on with the last evening
    if file is not None:
        window.open_file(file)
    elif game is not None:
        window.evenings.play_at_once(game, preset, seed)
    else:
        window.evenings.look_for_trouble()
    window.say_what_is_missing()
    for complaint in (window.settings.complaint(), window.controller.people.complaint()):
        if complaint:
            window.warn(complaint)
    if crashed:
        window.dialogs.tell_of_crash()
    elif unseen(window.settings):
        QTimer.singleShot(0, window.dialogs.show_news)
    assert isinstance(app, Application)
    app.file_wanted.connect(window.open_file)
    Endings(app, window)
    status = app.exec()
    journal.end()
    return status


def _finish_anonymous(window: MainWindow) -> None:
    """Whose name was just being replaced when the program was killed stands nowhere after this."""
    try:
        if not paths.anonymous_note().exists():
            return
    except OSError:
        return
    from desktop.session import anonymous

    stand_in = anonymous.finish()
    window.controller.people.look_again()
    if stand_in:
        text = QCoreApplication.translate(
            "club", "What was interrupted last time is finished: it now says {0} everywhere."
        )
        window.warn(text.format(stand_in))


def unseen(settings: Settings) -> bool:
    """Whether this version is another than the one before, of which that is told once.

    At the first start of all there is nothing that could be new.
    """
    before = settings.remembered("news-of")
    settings.remember("news-of", __version__)
    return before is not None and before != __version__


def build() -> tuple[QApplication, MainWindow]:
    """Make the application, or take the one there is, and a window that is not yet shown."""
    spare_the_sources()

    from desktop.window.main_window import MainWindow

    app = application()
    app.setApplicationName("kartentisch")
    app.setApplicationDisplayName("Kartentisch")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(ID)
    app.setWindowIcon(QIcon(str(paths.own("assets", "icon.svg"))))
    settings = Settings(paths.settings_file())
    languages = Languages(app, settings)
    apply_look(app, settings)
    heard_as.install()
    if app.findChild(LastingTips) is None:
        LastingTips(app)
        InSight(app)
    return app, MainWindow(settings, languages)
