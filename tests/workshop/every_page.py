"""Every page and dialog of the program by name, to be opened in the `situations` named with them.

Whoever opens one gets the window that lies upon the main one, or None for a page of it. Nothing
waits for an answer: a dialog is shown and not run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from shutil import copytree

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.booklet.printing import PrintBooklet
from desktop.booklet.window import BookletWindow
from desktop.club.model.controller import ClubController
from desktop.club.pages.addresses import AddressesDialog, AddressListDialog
from desktop.club.pages.list_dialog import ListDialog
from desktop.club.pages.papers_dialog import PapersDialog
from desktop.club.pages.person import PersonDialog as ClubPerson
from desktop.club.pages.season_page import SeasonDialog
from desktop.club.pages.setup import SetupDialog, fresh
from desktop.club.pages.template_dialog import TemplateDialog
from desktop.club.papers import sheets
from desktop.common import paths
from desktop.common.last_choice import FIRST_GAME
from desktop.dialogs.about import AboutDialog
from desktop.dialogs.cards import CardsDialog
from desktop.dialogs.cards_out import CardsOutDialog
from desktop.dialogs.error_report import ErrorReportDialog
from desktop.dialogs.evening_file import ChangedBox, TakeOverBox, UnsavedBox
from desktop.dialogs.house import HouseDialog
from desktop.dialogs.import_pack import ImportPackDialog, OwnPackDialog
from desktop.dialogs.news import NewsDialog
from desktop.dialogs.own_keys import OwnKeysDialog
from desktop.dialogs.preferences import PreferencesDialog
from desktop.dialogs.print_sheet import PrintSheet
from desktop.dialogs.shortcuts import ShortcutsDialog, rows
from desktop.dialogs.who_sits_here import PersonDialog
from desktop.house_rules.own_sets import NameDialog
from desktop.packs.pack_draft import PackDraft, new_folder
from desktop.phones.sit_down import SitDownPage
from desktop.review.side_by_side import SideBySide, told
from desktop.review.weighing import WeighingDialog
from desktop.room.dialog import RoomDialog
from desktop.room.room import Room
from desktop.scene.standing import still_out
from desktop.score.correct_line import CorrectLine
from desktop.session.file_lock import InUse
from desktop.shelf import versions
from desktop.shelf.evening_page import EveningPage
from desktop.shelf.shelf import Shelf
from desktop.shelf.statistics import Statistics
from desktop.shelf.versions_dialog import Versions
from desktop.window.evening_page import EveningPage as NewEvening
from desktop.window.every_action import everything
from desktop.window.main_window import MainWindow
from engine import games
from engine.head import Event
from tests.workshop.situations import LONG_NAME, played

Opened = Callable[[MainWindow], QWidget | None]
"""Opens something at the window; gives the window that lies upon it, None for a page."""

PEOPLE_LIST = """Name;Verein;Bezahlt
Wiebke Petersen;Bohmstedt;5
Tade Johannsen;;
Gesche Ketelsen;Hattstedt;5,00
Momme;;fünf
"""


_PATIENCE = 250
"""A hint is waited for so many times 20 milliseconds."""

PAGES: list[Opened] = []
"""Those that open a page of the window, and nothing that lies upon it."""


def _shown(dialog: QWidget) -> QWidget:
    dialog.show()
    return dialog


def _page(open_it: Callable[[MainWindow], object]) -> Opened:
    """A page of the window itself."""

    def opened(window: MainWindow) -> None:
        open_it(window)

    PAGES.append(opened)
    return opened


def _done(action: str) -> Opened:
    """What an action of the menus turns to."""
    return _page(lambda window: window.menus.do(action))


def _elsewhere() -> InUse:
    """An evening that lies open on another computer, whose name is long."""
    return InUse(Path("2026-01-06 Ramsen.kartentisch"), 12345, "wirtshaus-zur-post-tresen")


def _upon(make: Callable[[MainWindow], QWidget]) -> Opened:
    """A dialog, made and shown."""
    return lambda window: _shown(make(window))


@_page
def _shelf(window: MainWindow) -> None:
    window.menus.do("shelf")
    QTest.qWait(300)


def _statistics(window: MainWindow) -> QWidget:
    shelf = Shelf(paths.evenings())
    shelf.entries()
    while shelf.read_on("", 1.0):
        pass
    told_of = [one.told for one in shelf.entries() if one.told is not None]
    return Statistics(told_of, window)


def _rules(window: MainWindow) -> BookletWindow:
    window.dialogs.show_rules(games.names()[-2])
    page = window.dialogs.rules_page
    assert page is not None
    return page


def _print_booklet(window: MainWindow) -> QWidget:
    page = _rules(window)
    dialog = PrintBooklet(page.windowTitle(), page.made, window)
    page.hide()
    return dialog


def _house_rules(window: MainWindow) -> None:
    window.menus.do("new")
    page = window.pages.evening
    assert isinstance(page, NewEvening)
    page.sheet.rules.click()


@_page
def _sit_down(window: MainWindow) -> None:
    """Seats of people with phones, in a room that seems to be open: nothing listens."""
    window.menus.do("new")
    new = window.pages.evening
    assert isinstance(new, NewEvening)
    new.plan.seat_guest(1, phone=True)
    new.plan.seat_guest(2, phone=True)
    new.plan.rename(2, LONG_NAME)
    room = window.room
    room.address, room.port = "192.168.178.24", 7411
    new.sheet.deal.click()
    page = window.pages.evening
    assert isinstance(page, SitDownPage)
    room.opened.emit(room.port)
    page.destroyed.connect(lambda: _shut(room))


def _shut(room: Room) -> None:
    room.port = 0
    room.closed.emit()
    room.changed.emit()


def _cards(window: MainWindow) -> QWidget:
    return CardsDialog(window.settings, window.settings.text("language"), None, window)


def _own_pack(window: MainWindow) -> QWidget:
    folder = new_folder()
    copytree(paths.own("assets", "cards", "berlin"), folder, dirs_exist_ok=True)
    return OwnPackDialog(PackDraft(folder, "Berliner Bild"), window)


def _import(window: MainWindow) -> QWidget:
    dialog = ImportPackDialog(Path("Karten vom Dachboden.zip"), window)
    dialog.bar.setRange(0, 36)
    dialog.bar.setValue(21)
    return dialog


def _side_by_side(window: MainWindow) -> QWidget:
    ways = [told(played(FIRST_GAME, 1, seed).events(), 1) for seed in (4, 5)]
    return SideBySide([way for way in ways if way is not None], window)


def _weighing(window: MainWindow) -> QWidget:
    """The deeper view of a hint; the bots are waited for, who may have to think first."""
    controller = window.controller
    controller.hints.ask()
    for _ in range(_PATIENCE):
        if controller.hints.weighed()[1] is None:
            QTest.qWait(20)
    question, hint = controller.hints.weighed()
    assert question is not None and hint is not None
    assert controller.head is not None and controller.speech is not None
    return WeighingDialog(controller.head, question, hint, controller.speech, window)


def _keys(window: MainWindow) -> QWidget:
    # The words and the keys alone: what the button does is a page of its own.
    return ShortcutsDialog(lambda: rows(everything(), window.keymap), window, lambda: None)


def _own_keys(window: MainWindow) -> QWidget:
    return OwnKeysDialog(everything(), window.keymap, window)


def _line(window: MainWindow) -> QWidget:
    return CorrectLine(window.controller.score_entry, 0, window)


def _print(window: MainWindow) -> QWidget:
    assert window.side.page is not None
    return PrintSheet(window.side.page, window.settings.text("language"), "", window)


def _cards_out(window: MainWindow) -> QWidget:
    speech, scene = window.controller.speech, window.scene
    assert speech is not None and scene is not None
    return CardsOutDialog(lambda: still_out(speech, scene.view), window)


def _glance(window: MainWindow) -> QWidget:
    assert window.side.page is not None
    page = EveningPage(window.side.page, window)
    page.watch(window.controller)
    return page


def _controller(window: MainWindow) -> ClubController:
    assert window.pages.club is not None
    return window.pages.club.controller


def _room(number: int) -> Opened:
    """A room of the club evening, from the left."""

    def turn(window: MainWindow) -> None:
        assert window.pages.club is not None
        window.pages.club.rooms.setCurrentIndex(number)

    return _page(turn)


def _set_up(tab: int) -> Opened:
    """The settings of a club evening, at this tab."""

    def made(window: MainWindow) -> QWidget:
        dialog = SetupDialog(fresh(FIRST_GAME), new=True, parent=window)
        dialog.tabs.setCurrentIndex(tab)
        return dialog

    return _upon(made)


def _versions(window: MainWindow) -> QWidget:
    path = window.controller.path
    assert path is not None
    one = versions.read(path)
    deals = [f"{number}. {LONG_NAME} 12, {LONG_NAME} −3" for number in range(1, 20)]
    lines: list[Event] = [*one.events, {}]
    longer = one._replace(name=LONG_NAME, events=lines, deals=[*one.deals, *deals])
    return Versions(one, longer, window)


def _projector(window: MainWindow) -> QWidget:
    assert window.pages.club is not None
    window.pages.club.page_actions.project()
    projector = window.pages.club.page_actions.projector
    assert projector is not None
    return projector


def _big_screen(window: MainWindow) -> QWidget:
    window.menus.do("big_screen")
    assert window.big_screens.screen is not None
    return window.big_screens.screen


def _template(window: MainWindow) -> QWidget:
    state = _controller(window).state
    return TemplateDialog(
        "tents", sheets.title("tents"), lambda one: sheets.TEMPLATED["tents"](state, 1, one), "A4"
    )


FIRST: Mapping[str, Opened] = {
    "first-page": _page(lambda window: None),
    "new-evening": _done("new"),
    "learn": _done("learn"),
    "tasks": _done("tasks"),
    "shelf-empty": _shelf,
    "statistics-empty": _upon(lambda window: Statistics([], window)),
    "people-empty": _upon(lambda window: HouseDialog(window.controller.people, window)),
    "settings": _upon(lambda window: PreferencesDialog(window.settings, window)),
    "cards": _upon(_cards),
    "keys": _upon(_keys),
    "own-keys": _upon(_own_keys),
    "news": _upon(lambda window: NewsDialog(window.settings.text("language"), window)),
    "about": _upon(lambda window: AboutDialog(paths.evenings(), window)),
    "report-empty": _upon(lambda window: ErrorReportDialog(None, window)),
    "rules": _rules,
    "club-start": _done("club"),
    "season-empty": _upon(SeasonDialog),
}
"""What a newcomer finds."""

EVENING: Mapping[str, Opened] = {
    "first-page-again": _page(lambda window: window.pages.show_table(False)),
    "house-rules": _page(_house_rules),
    "house-rules-name": _upon(lambda window: NameDialog("Save as a set", LONG_NAME, window)),
    "sit-down": _sit_down,
    "shelf": _shelf,
    "statistics": _upon(_statistics),
    "people": _upon(lambda window: HouseDialog(window.controller.people, window)),
    "person": _upon(
        lambda window: PersonDialog(window.controller.people, window.controller.people.here, window)
    ),
    "person-new": _upon(lambda window: PersonDialog(window.controller.people, None, window)),
    "pack-import": _upon(_import),
    "pack-own": _upon(_own_pack),
    "booklet-print": _upon(_print_booklet),
}
"""What lies beside an evening."""

TABLE: Mapping[str, Opened] = {
    "table": _page(lambda window: None),
    "slate": _page(lambda window: window.side.bring(window.side.slate)),
    "numbers": _page(lambda window: window.side.bring(window.side.plain)),
    "story": _page(lambda window: window.side.bring(window.side.story)),
    "big-screen": _big_screen,
    "first-deal": _page(lambda window: window.teaching.first_deal.ask()),
    "curtain": _page(lambda window: window.curtain.drop(LONG_NAME)),
    "glance": _upon(_glance),
    "line": _upon(_line),
    "print": _upon(_print),
    "cards-out": _upon(_cards_out),
    "review": _done("hindsight"),
    "side-by-side": _upon(_side_by_side),
    "weighing": _upon(_weighing),
    "report": _upon(lambda window: ErrorReportDialog(window.controller.path, window)),
    "unsaved": _upon(lambda window: UnsavedBox("2026-01-06", window)),
    "versions": _upon(_versions),
    "changed": _upon(lambda window: ChangedBox("2026-01-06", 17, window)),
    "take-over": _upon(lambda window: TakeOverBox(_elsewhere(), window)),
}
"""What belongs to an evening that is on."""

BY_HAND: Mapping[str, Opened] = {"by-hand": _page(lambda window: None)}
"""What is asked of cards on a real table."""

CLUB: Mapping[str, Opened] = {
    **{f"club-{number}": _room(number) for number in range(4)},
    **{f"club-setup-{tab}": _set_up(tab) for tab in range(4)},
    "club-person": _upon(
        lambda window: ClubPerson(_controller(window).state.people[4], 500, window)
    ),
    "club-list": _upon(lambda window: ListDialog(_controller(window), PEOPLE_LIST, window)),
    "club-addresses": _upon(lambda window: AddressesDialog(_controller(window), window)),
    "club-address-list": _upon(
        lambda window: AddressListDialog(_controller(window), PEOPLE_LIST, window)
    ),
    "club-phones": _upon(lambda window: RoomDialog(window.room, window)),
    "club-papers": _upon(lambda window: PapersDialog(_controller(window), window)),
    "club-template": _upon(_template),
    "club-season": _upon(SeasonDialog),
    "projector": _projector,
}
"""What the organiser of a club evening has."""
