"""Every page and dialog of the program, opened one after the other at a real window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtWidgets import QApplication, QWidget

from desktop.window.main_window import MainWindow
from tests.workshop import every_page, situations

Question = Callable[[QWidget], list[str]]

PLACES: tuple[tuple[Callable[[MainWindow], None], Mapping[str, every_page.Opened]], ...] = (
    (situations.at_first, every_page.FIRST),
    (situations.with_evenings, every_page.EVENING),
    (situations.at_the_table, every_page.TABLE),
    (situations.by_hand, every_page.BY_HAND),
    (situations.at_the_club, every_page.CLUB),
)


def opened(
    window: MainWindow,
    pages: Mapping[str, every_page.Opened],
    wanted: Callable[[every_page.Opened], bool] = lambda _: True,
) -> Iterator[tuple[str, QWidget]]:
    """Open each page that is wanted once; its name and the widget on top, before it is closed."""
    for name, open_it in pages.items():
        if wanted(open_it):
            upon = open_it(window)
            QApplication.processEvents()
            yield name, upon if upon is not None else window
            situations.put_away(window, upon)


def faults(
    pages: Iterator[tuple[str, QWidget]], questions: Mapping[str, Question]
) -> Iterator[str]:
    """What is amiss, a line each, with the page and the question it fails."""
    for name, top in pages:
        for question, asked in questions.items():
            yield from (f"{name}: {question}: {one}" for one in asked(top))
