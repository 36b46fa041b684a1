"""Five situations in which `every_page` opens pages and dialogs, each prepared at a real window."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from desktop.common import paths
from desktop.common.last_choice import FIRST_GAME
from desktop.window.main_window import MainWindow
from engine import games
from engine.bots.bots_table import BotsTable
from engine.head import Head, Player
from engine.match import Match
from engine.store import SUFFIX, save_copy
from tests.workshop import demo_papers

NAMES = ("Anna", "Korbinian", "Lina", "Resi")
LONG_NAME = "Maximiliane von Hohenstein-Wartenberg"
FEW, MANY = 3, 40
"""So many deals are played of an evening, and at most of one that comes to its end."""


def at_first(window: MainWindow) -> None:
    """Nobody has ever played here."""


def with_evenings(window: MainWindow) -> None:
    """Three evenings lie on the shelf, and three people live in the house."""
    people = window.controller.people
    people.introduce(NAMES[0])
    people.add(NAMES[1])
    people.add(LONG_NAME)
    for seed, game in enumerate(games.names()[:3], 1):
        name = f"2026-01-{seed:02} {game}"
        deals = FEW if seed < 3 else MANY
        save_copy(paths.evenings() / (name + SUFFIX), played(game, deals, seed).events())


def at_the_table(window: MainWindow) -> None:
    """An evening is on: three deals are over, and the fourth has been dealt."""
    match = played(FIRST_GAME, FEW, 4)
    match.deal()
    path = paths.evenings() / ("2026-01-06" + SUFFIX)
    save_copy(path, match.events())
    window.controller.open(path)
    _settle(window)


def by_hand(window: MainWindow) -> None:
    """The score is kept of cards on a real table."""
    window.controller.begin(_head(FIRST_GAME, 9, real_cards=True))
    _settle(window)
    window.curtain.withdraw()


def at_the_club(window: MainWindow) -> None:
    """A club evening of 28 people is nearly over."""
    window.pages.show_club()
    assert window.pages.club is not None
    demo_papers.evening(window.pages.club.controller)
    _settle(window)


def _head(game: str, seed: int, real_cards: bool = False) -> Head:
    kind = games.find(game)
    preset = next(iter(kind.presets))
    names = NAMES[: kind.usual()]
    seats = [Player(name, "" if real_cards else "heuristic") for name in names]
    seats[0] = Player(names[0])
    values = kind.presets[preset].as_dict()
    return Head(game, preset, values, tuple(seats), seed, "2026-01-06T19:30:00", real_cards)


def played(game: str, deals: int, seed: int) -> Match:
    """An evening of rules of thumb."""
    match = Match(_head(game, seed))
    table = BotsTable(match, ["heuristic"] * len(match.players))
    for _ in range(deals):
        if not match.over:
            table.deal()
    return match


def _settle(window: MainWindow) -> None:
    """Let others play until somebody here is wanted, or nobody is."""
    for _ in range(3):
        QApplication.processEvents()
    if window.scene is not None:
        QTest.qWait(600)


def put_away(window: MainWindow, upon: QWidget | None) -> None:
    """Close what was opened."""
    if upon is not None:
        upon.close()
        if isinstance(upon, QDialog):
            upon.deleteLater()
    window.side.put_back()
    window.curtain.withdraw()
    if window.pages.evening is not None:
        window.pages.show_table(window.controller.head is not None)
    QApplication.processEvents()
