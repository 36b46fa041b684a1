"""The page of the club evening: its start page, or the tabs of the evening that is open.

It builds the rooms and connects them. Dialogs, files and papers are in `actions`.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.club.model import rehearsal, words
from desktop.club.model.clock import RoundClock
from desktop.club.model.controller import ClubController
from desktop.club.model.exchange import EXPORTS
from desktop.club.model.exchange import title as export_title
from desktop.club.model.room import ClubRoom
from desktop.club.pages.actions import ClubActions
from desktop.club.pages.desk import ROOM, Desk
from desktop.club.pages.desk_parts import OnWood, Remark, Tabs
from desktop.club.pages.just_now import MOST
from desktop.club.pages.key_actions import ROUND_PAPERS, TAB_ACTIONS
from desktop.club.pages.money import MoneyPage
from desktop.club.pages.people import PeoplePage
from desktop.club.pages.phones import Phones
from desktop.club.pages.played import Played
from desktop.club.pages.rounds import INSET, RoundsPage
from desktop.club.pages.standings import StandingsPage
from desktop.club.pages.start_page import StartPage
from desktop.club.pages.without_name import WithoutName
from desktop.club.papers import sheets
from desktop.common import plain_text
from desktop.common.action import Keymap
from desktop.common.announce import announce
from desktop.common.flow_layout import FlowLayout
from desktop.common.key_names import shown
from desktop.common.scaling import scale_factor
from desktop.common.settings import Settings
from desktop.common.sounds import Sounds
from desktop.dialogs.evening_file import takes_over
from desktop.look.lettering import users_scale
from desktop.look.parts import Line, Note, SheetOnTable, grow_page
from desktop.room.room import Room
from desktop.session import last_evening
from desktop.session.controller import MatchController

translate = QCoreApplication.translate


TABS = 8
"""Pixels of wood above the tabs."""


class ClubPage(SheetOnTable):
    """The start page, and the tabs of the evening that is open."""

    left = Signal()
    """Back to the table."""
    table_wanted = Signal()
    """A table's match is on: it is to be seen."""
    room_wanted = Signal()
    """The page by which phones come into the room is to be seen."""

    def __init__(
        self,
        settings: Settings,
        match_controller: MatchController,
        sounds: Sounds,
        keymap: Keymap,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._keymap = keymap
        self.phones: Phones | None = None
        """The evening in a room, which a window may have."""
        self._grown = 1.0
        self.controller = ClubController(self)
        self.played = Played(self.controller, match_controller, self)
        self.page_actions = ClubActions(self, self.controller, settings, sounds, keymap)
        self.without_name = WithoutName(self, self.controller, match_controller)
        # What comes to another parent is dressed anew with all that is in it: so first the parents.
        self._inside = self.column()
        self.pages = QStackedWidget()
        self._inside.addWidget(self.pages, 1)
        self.start_page = StartPage()
        self.pages.addWidget(self.start_page)
        self._evening = QWidget()
        self.pages.addWidget(self._evening)
        self.rooms = Tabs(self._evening)
        self.people = PeoplePage(self.controller)
        self.rounds = RoundsPage(self.controller)
        self.standings = StandingsPage(self.controller)
        self.money = MoneyPage(self.controller)
        self.desk = Desk(self.controller, self._round_clock)
        for one in (self.people, self.rounds, self.standings, self.money):
            self.rooms.addTab(one, "")
        # Letters of Alt are scarce: the tabs go by their place.
        self._tab_keys = [QShortcut(self) for _ in TAB_ACTIONS]
        for place, key in enumerate(self._tab_keys):
            key.activated.connect(partial(self._to_tab, place))
        self._papers_key = QShortcut(self)
        self.title, self.about = OnWood(), Remark()
        self.message, self.kept = Line(), Note()
        self.take_back = QPushButton(autoDefault=False)
        self.take_back.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its key is Ctrl+Z
        self.take_back.hide()
        self.just_now = QPushButton(autoDefault=False)
        self.just_now.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.just_now.setMenu(QMenu(self))
        self.buttons = {
            name: QPushButton() for name in ("setup", "paper", "projector", "more", "leave")
        }
        self._build()
        self._head.addWidget(self._doors, 5)
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        for button in self.buttons.values():
            button.setAutoDefault(True)
        self._noted: Path | None = None
        self.menu = QMenu(self)
        self.buttons["more"].setMenu(self.menu)
        self._doors = QWidget()
        doors = FlowLayout(4, Qt.AlignmentFlag.AlignRight, *self.buttons.values())
        doors.setContentsMargins(0, 0, 0, 5)
        self._doors.setLayout(doors)
        self.rooms.setObjectName("rooms")
        self.rooms.tabBar().setObjectName("folders")
        self.rooms.setDocumentMode(True)
        self.rooms.tabBar().setDrawBase(False)
        self.rooms.tabBar().setExpanding(False)
        beside = QHBoxLayout(self._evening)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(0)
        self._head = QHBoxLayout()
        self._head.setSpacing(12)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.title)
        names.addWidget(self.about)
        self._head.addLayout(names, 2)
        layout = QVBoxLayout()
        layout.setSpacing(4)
        layout.addLayout(self._head)
        layout.addWidget(self.rooms, 1)
        beside.addLayout(layout, 1)
        beside.addWidget(self.desk)
        self._inside.setContentsMargins(14, 0, 14, 6)
        self.start_page.setContentsMargins(0, 12, 0, 0)
        below = QHBoxLayout()
        below.setContentsMargins(INSET, 0, 0, 0)
        below.addWidget(self.take_back)
        below.addWidget(self.just_now)
        # All of it on the sheet, which ends before the wood of the desk on the right.
        for line, share in ((self.kept, 0), (self.message, 1)):
            line.setContentsMargins(0, 4, INSET, 4)
            below.addWidget(line, share)
        self._inside.addLayout(below)

    def _connect(self) -> None:
        self._keymap.changed.connect(self._show_keys)
        self.controller.ask_unsaved = self.page_actions.settle_unsaved
        self.controller.ask_take_over = partial(takes_over, self)
        self.controller.changed.connect(self.refresh)
        self.controller.received.connect(self._show_slips)
        self.controller.confirmed.connect(self._show_kept)
        for told in (self.page_actions, self.without_name):
            told.said.connect(self.say)
            told.trouble.connect(self.warn)
        # Later, for it may be an entry of the menu that brought it about.
        self.without_name.done.connect(self._fill_menu, Qt.ConnectionType.QueuedConnection)
        self.controller.said.connect(self.say)
        self.controller.noted.connect(self.note)
        self.take_back.clicked.connect(self.controller.undo)
        self.just_now.menu().aboutToShow.connect(self._fill_just_now)
        self.controller.trouble.connect(self.warn)
        self.controller.done.connect(self._fall_silent)
        self.start_page.new.connect(self.page_actions.new)
        self.start_page.like.connect(self.page_actions.like)
        self.start_page.rehearsal.connect(self.page_actions.rehearse)
        self.start_page.opened.connect(self.controller.open)
        self.start_page.other.connect(self.page_actions.choose_file)
        self.start_page.taken_in.connect(self.page_actions.take_in)
        self.start_page.season.connect(self.page_actions.season)
        self.start_page.addresses.connect(self.page_actions.addresses)
        self.start_page.away.connect(self.left)
        self.people.name.list_pasted.connect(self.page_actions.enter_list)
        self.rounds.prizes_wanted.connect(self._show_prizes)
        self.desk.moved.connect(self.update)
        self.desk.step_wanted.connect(self._next_step)
        self.desk.paper_wanted.connect(self.page_actions.papers)
        self.desk.round_wanted.connect(self.page_actions.round_papers)
        self._papers_key.activated.connect(self.page_actions.round_papers)
        self.rounds.play_wanted.connect(self.played.begin)
        self.played.begun.connect(self.table_wanted)
        self.played.handed_in.connect(self.say)
        self.buttons["setup"].clicked.connect(self.page_actions.set_up)
        self.buttons["paper"].clicked.connect(self.page_actions.papers)
        self.buttons["projector"].clicked.connect(self.page_actions.project)
        self.buttons["leave"].clicked.connect(self.close_evening)
        self.rooms.currentChanged.connect(lambda _: self.refresh())

    def use_room(self, room: Room) -> ClubRoom:
        """Let phones come in by this room."""
        self.phones = Phones(self, self.controller, room)
        self.phones.wanted.connect(self.room_wanted)
        self._fill_menu()
        return self.phones.room

    # What is.

    def refresh(self) -> None:
        """Show the evening as it is, or the door."""
        tournament = self.controller.tournament
        self.setWindowTitle(
            words.title(tournament.state.head)
            if tournament is not None
            else translate("club", "Club night")
        )
        before = self.pages.currentIndex()
        self._show_kept()
        self.pages.setCurrentIndex(1 if tournament is not None else 0)
        if tournament is None:
            if before:
                self._fall_silent()
            self.start_page.refresh()
            self._arrange(self.width() >= ROOM * users_scale())
            self.update()
            return
        self._note_that_it_is_open()
        head = tournament.state.head
        self.title.setText(words.title(head))
        only = (
            translate("club", "rehearsal – nothing is saved") if self.controller.rehearsal else ""
        )
        about = " · ".join(p for p in (only, words.game(head), words.when_and_where(head)) if p)
        self.about.setText(about)
        self.about.setToolTip(plain_text.tip(about))
        self.desk.about.setText(about)
        self.desk.title.setToolTip(plain_text.tip(f"{self.title.text()} · {about}"))
        self.desk.at_people = self.rooms.currentWidget() is self.people
        self._made_up.setVisible(self.controller.rehearsal)
        if before == 0:
            self._arrange(self.width() >= ROOM * users_scale())
            self.rooms.setCurrentIndex(1 if tournament.state.rounds else 0)
        for room in (self.people, self.rounds, self.standings, self.money):
            if room is self.rooms.currentWidget():
                room.refresh()
        self.desk.refresh()
        self.page_actions.refresh()
        if before == 0:
            # Only now is there what the keyboard goes to: where the eye is.
            self.take_keyboard()

    def _show_slips(self) -> None:
        """Show which slips wait; all else is as it was."""
        if self.rooms.currentWidget() is self.rounds:
            self.rounds.show_slips()
        self.desk.show_steps()

    def _to_tab(self, place: int) -> None:
        self.rooms.setCurrentIndex(place)
        if self.rooms.currentWidget() is self.people:
            self.people.name.setFocus()

    def take_keyboard(self) -> None:
        """Move the keyboard to what comes next in the room that is shown."""
        if self.controller.tournament is None:
            self.start_page.take_keyboard()
        elif self.rooms.currentWidget() is self.rounds:
            self.rounds.take_keyboard()
        elif self.rooms.currentWidget() is self.people:
            self.people.name.setFocus()

    def _next_step(self) -> None:
        self.rooms.setCurrentWidget(self.rounds)
        # The last round, whichever was looked at: that is what the desk speaks of.
        self.rounds.list.setCurrentRow(self.rounds.list.count() - 1)
        self.rounds.go_on()

    def _show_prizes(self) -> None:
        self.rooms.setCurrentWidget(self.money)
        self.money.prizes.setFocus()

    def _round_clock(self) -> RoundClock | None:
        """Return the clock of the round, which the projector's window has."""
        projector = self.page_actions.projector
        return projector.clock if projector is not None else None

    def _note_that_it_is_open(self) -> None:
        """Note that it is open: after a kill the first page leads back to it."""
        file = self.controller.file
        path = file.path if file is not None else None
        if path == self._noted:
            return
        self._noted = path
        last_evening.forget_club() if path is None else last_evening.remember_club(path)

    def close_evening(self) -> None:
        """Put the evening away and go to the door, unless it cannot be saved and shall stay."""
        if not self.controller.may_leave():
            return
        self.close_all()
        last_evening.forget_club()
        self._noted = None
        self.refresh()
        self.take_keyboard()

    def close_all(self) -> None:
        """Put the evening away, as the program ends; its phones go home."""
        if self.phones is not None:
            self.phones.wire.close()
        self.page_actions.close()
        self.controller.close()

    # What is told.

    def _show_kept(self) -> None:
        """Show “Saved” below as long as the disk has confirmed everything."""
        self.kept.setText(translate("club", "Saved") if self.controller.kept else "")
        # The sentence beside it stays where it is while the disk is waited for.
        self.kept.setMinimumWidth(max(self.kept.minimumWidth(), self.kept.sizeHint().width()))

    def say(self, text: str) -> None:
        """Show a sentence below, which stays until the next one."""
        self.message.setText(text)
        self.take_back.hide()
        announce(self.message, text)

    def _fall_silent(self) -> None:
        """Nothing stands below any more."""
        self.message.clear()
        self.take_back.hide()

    def note(self, text: str) -> None:
        """Say below what was just done to people or money, with the way back beside it."""
        self.say(text)
        # The desk has a way back beside each change.
        self.take_back.setVisible(not (self.desk.isVisible() and self.desk.at_people))

    def _fill_just_now(self) -> None:
        """List the last changes, each to be taken back alone, if the desk has no room for them."""
        menu = self.just_now.menu()
        menu.clear()
        for change in self.controller.recent(MOST):
            text = translate("club", "Undo: {0}").format(f"{change.text} {change.about}".strip())
            menu.addAction(text.replace("&", "&&"), partial(self.controller.take_back, change))
        if menu.isEmpty():
            menu.addAction(translate("club", "Nothing yet")).setEnabled(False)

    def warn(self, text: str) -> None:
        """Show a sentence about what cannot be."""
        self.say("⚠ " + text)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        texts = {
            "setup": translate("club", "Se&ttings …"),
            "paper": translate("club", "P&apers …"),
            "projector": translate("club", "Pro&jector"),
            "more": translate("club", "M&ore"),
            "leave": translate("club", "C&lose"),
        }
        for name, text in texts.items():
            self.buttons[name].setText(text)
        tabs = (
            translate("club", "People"),
            translate("club", "Rounds"),
            translate("club", "Standings"),
            translate("club", "Money"),
        )
        self.just_now.setText(translate("club", "Just now"))
        self.take_back.setText(_with_key(translate("club", "Undo"), "Ctrl+Z"))
        for place, text in enumerate(tabs):
            self.rooms.setTabText(place, text)
        self._show_keys()
        self._fill_menu()
        for room in (self.start_page, self.people, self.rounds, self.standings, self.money):
            room.retranslate()
        self.refresh()

    def _fill_menu(self) -> None:
        """Fill the menu of what is wanted seldom."""
        menu, actions = self.menu, self.page_actions
        menu.clear()
        menu.addAction(_with_key(translate("club", "&Undo"), "Ctrl+Z"), self.controller.undo)
        menu.addAction(_with_key(translate("club", "&Redo"), "Ctrl+Y"), self.controller.redo)
        menu.addAction(translate("club", "Re&open the round …"), self.rounds.reopen)
        menu.addAction(translate("club", "One &more round"), self.rounds.search.next_round)
        self._made_up = menu.addAction(
            translate("club", "Ma&ke up results"), partial(rehearsal.make_up, self.controller)
        )
        self._made_up.setVisible(self.controller.rehearsal)
        menu.addSeparator()
        menu.addAction(translate("club", "&People from a list …"), actions.people_from_file)
        menu.addAction(translate("club", "Renum&ber …"), self.people.renumber)
        menu.addAction(translate("club", "Remove from club &list …"), actions.strike_member)
        self.without_name.fill(menu)
        menu.addAction(translate("club", "&Who enters results …"), actions.ask_who_enters)
        if self.phones is not None:
            self.phones.fill(menu)
        menu.addSeparator()
        for kind in EXPORTS:
            menu.addAction(export_title(kind), partial(actions.export_as, kind))
        menu.addAction(translate("club", "As a web page (&HTML) …"), actions.ask_web_page)
        menu.addSeparator()
        menu.addAction(translate("club", "&Season …"), actions.season)
        menu.addAction(translate("club", "A&ddresses …"), actions.addresses)

    def _show_keys(self) -> None:
        """Hear and name the keys that the tabs and the papers of a round have now."""
        for place, (key, action) in enumerate(zip(self._tab_keys, TAB_ACTIONS, strict=True)):
            keys = self._keymap.keys(action.id)
            key.setKeys([QKeySequence(one) for one in keys])
            self.rooms.setTabToolTip(place, " · ".join(map(shown, keys)))
        keys = self._keymap.keys(ROUND_PAPERS.id)
        self._papers_key.setKeys([QKeySequence(one) for one in keys])
        self.desk.papers[sheets.ROUND].setToolTip(" · ".join(map(shown, keys)))

    def sheet(self) -> QRect:
        """Return the sheet, which begins below the tabs; the slips lie on the wood beside."""
        whole = super().sheet()
        if self.controller.tournament is not None and self.rooms.isVisible():
            bar = self.rooms.tabBar()
            whole.setTop(self.rooms.mapTo(self, QPoint(0, bar.geometry().bottom())).y())
        if self.desk.isVisible() and self.isRightToLeft():
            edge = QPoint(self.desk.width() - self.desk.lane // 3, 0)
            whole.setLeft(self.desk.mapTo(self, edge).x())
        elif self.desk.isVisible():
            whole.setRight(self.desk.mapTo(self, QPoint(self.desk.lane // 3, 0)).x())
        return whole

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # The sheet is painted around what lies on it, which may lie elsewhere from now on.
            self.update()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_letters()
        self._arrange(self.width() >= ROOM * users_scale())

    def _arrange(self, wide: bool) -> None:
        """With room for the desk the title stands above it, and the doors beside the tabs.

        The tabs stand on the wood above the sheet; the start page has all of it.
        """
        above = TABS if self.controller.tournament is not None else self.edge() + 2
        for layout in filter(None, [self.layout()]):
            edges = layout.contentsMargins()
            edges.setTop(above)
            layout.setContentsMargins(edges)
        inside = self._inside.contentsMargins()
        inside.setRight(2 if wide and self.controller.tournament is not None else inside.left())
        self._inside.setContentsMargins(inside)
        self.desk.setVisible(wide)
        self.just_now.setVisible(not wide and self.controller.tournament is not None)
        for label in (self.title, self.about):
            label.setVisible(not wide)
        if wide and self._head.indexOf(self._doors) >= 0:
            self._head.removeWidget(self._doors)
            self.rooms.setCornerWidget(self._doors, Qt.Corner.TopRightCorner)
            self._doors.show()
        elif not wide and self._head.indexOf(self._doors) < 0:
            self.rooms.setCornerWidget(QWidget(), Qt.Corner.TopRightCorner)
            self._head.addWidget(self._doors, 5)
            self._doors.show()

    def _take_letters(self, *, anew: bool = False) -> None:
        """Letters, lists and tables are as large as the window makes everything else."""
        before, self._grown = self._grown, scale_factor(self.size())
        if self._grown != before or (anew and before > 1):
            grow_page(self, self._grown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Beside the people a letter begins a name, also where the keyboard is on a tab or slip."""
        shown_now = self.controller.tournament is not None and self.people.isVisible()
        if not (shown_now and self.people.type(event)):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._take_letters(anew=True)
        if event.type() == QEvent.Type.LanguageChange:
            self._fall_silent()
            self.retranslate()
        super().changeEvent(event)


def _with_key(words: str, key: str) -> str:
    """Return an entry of the menu with the key that does the same."""
    return f"{words} ({shown(key)})"
