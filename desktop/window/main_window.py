"""The window: it makes its parts and connects them.

What is laid out is in `board`, which page is shown in `pages`, what the menus offer in `registry`;
what they do is in `evenings`, `sheet_actions` and `dialog_actions`. What happens in a match is the
controller's (`desktop.session.controller`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from desktop.common.action import Keymap
from desktop.common.key_places import latin_letter
from desktop.common.languages import Languages
from desktop.common.last_choice import LastChoice
from desktop.common.loudspeaker import loudspeaker
from desktop.common.preferences import preferences
from desktop.common.scaling import scale_factor
from desktop.common.settings import Settings
from desktop.common.sounds import Sounds, toggle
from desktop.look.own_letters import apply_look, grow_what_opens
from desktop.look.theme import theme
from desktop.room.edge import RoomEdge
from desktop.room.room import Room
from desktop.scanning.scanner import Scanner
from desktop.scene.scene import Scene
from desktop.session import error_messages
from desktop.session.controller import MatchController
from desktop.window import window_geometry
from desktop.window.announcer import Announcer
from desktop.window.big_screens import BigScreens
from desktop.window.board import Board
from desktop.window.dialog_actions import DialogActions
from desktop.window.evenings import Evenings, evenings_folder, games_played, now
from desktop.window.every_action import everything
from desktop.window.full_screen import FullScreen
from desktop.window.look_menus import LookMenus
from desktop.window.looking_back import LookingBack
from desktop.window.match_view import MatchView
from desktop.window.menus import Menus
from desktop.window.next_step import NextStep
from desktop.window.pack_in_use import PackInUse
from desktop.window.pages import Pages
from desktop.window.phones import Phones
from desktop.window.scanned import Scanned
from desktop.window.sheet_actions import SheetActions
from desktop.window.state import State, read_state
from desktop.window.table_sounds import TableSounds
from desktop.window.teaching import Teaching
from desktop.window.view_actions import ViewActions
from desktop.window.welcome import Welcome
from engine.rules.hand_orders import ORDERS
from engine.store import CLUB_SUFFIX

if TYPE_CHECKING:
    from desktop.club.pages.club_page import ClubPage
    from desktop.evening.plan import Plan
    from desktop.score.page import ScorePage
    from desktop.score.start_page import StartPage
    from desktop.shelf.shelf_page import ShelfPage
    from desktop.window.evening_page import EveningPage
    from engine.rules import Rules

translate = QCoreApplication.translate


class MainWindow(QMainWindow):
    """Kartentisch's only window."""

    def __init__(self, settings: Settings, languages: Languages) -> None:
        super().__init__()
        self.settings = settings
        self.languages = languages
        self.controller = MatchController(settings, self)
        self.sounds = Sounds(settings, self)
        self._grown, self._refresh_follows = 0.0, False
        self._build()
        self.menus = Menus(self, self.keymap, self._state, self._slots())
        self.look_menus = LookMenus(self.menus, self.settings, self._rules)
        self.next_step = NextStep(self.controller, self.board, self.menus, self.keymap)
        # Large letters must not keep a window from becoming small again.
        self.setMinimumSize(window_geometry.LEAST)
        self._grow(1.0)
        self._connect()
        self._restore()
        self._refresh_all()

    # How it is built.

    def _build(self) -> None:
        self.keymap = Keymap(everything(), self)
        self.cards_in_use = PackInUse(self.settings, self.languages, self)
        self.pack = self.cards_in_use.pack
        self.welcome = Welcome(self.settings, evenings_folder, self.controller.people)
        self.board = board = Board(self.settings, self.pack, self.controller)
        board.use_keys(self.keymap)
        self.scanner = Scanner(self.settings, self.keymap, Scanned(self, board).groups, self)
        self.table, self.calls, self.talk = board.table, board.calls, board.talk
        self.message, self.side, self.curtain = board.message, board.side, board.curtain
        self.next_button = board.next_button
        self.pages = Pages(self.welcome, board, self._make_club)
        self.setCentralWidget(self.pages)
        self.room = Room(self)
        self.edge = RoomEdge(self.room, self)
        self.phones = Phones(self.controller, self.room, self.pages, self)
        self.addToolBar(Qt.ToolBarArea.BottomToolBarArea, self.edge)
        self.full_screen = FullScreen(self)
        self.big_screens = BigScreens(self, self.controller, self.settings, board, self.keymap)
        self.teaching = Teaching(
            self.pages, board, self.pack, self.controller, lambda: self.languages.current
        )
        self.announcer = Announcer(board, self.controller, self.settings)
        heard = TableSounds(self.sounds, self.settings, board.table, board.side.slate, board.slate)
        self.match_view = MatchView(self.controller, board, self.cards_in_use, heard)
        self.evenings = Evenings(self.controller, self.settings, self)
        self.sheet_actions = SheetActions(
            self.controller, lambda: board.side.page, self.languages, self
        )
        shared = (self.controller, self.settings, self.languages, self.pack, self.keymap, self)
        self.looking_back = LookingBack(self.pages, self.controller, self.settings, self.pack)
        self.dialogs = DialogActions(*shared, lambda: self.scene, self.teaching.try_figure)

    def _make_club(self) -> ClubPage:
        from desktop.club.pages.club_page import ClubPage

        shared = (self.settings, self.controller, self.sounds, self.keymap)
        club = ClubPage(*shared, self.pages)
        self.phones.match_room.other_code = club.use_room(self.room).knows
        club.room_wanted.connect(self.show_room)
        club.left.connect(self._leave_club)
        club.table_wanted.connect(self._leave_club)
        club.played.handed_in.connect(self.message.say)
        return club

    def _slots(self) -> dict[str, Callable[[], object]]:
        """Return what each action of the registry does."""
        controller, view = self.controller, ViewActions(self.settings, self)
        return {
            "first_page": self._to_first_page,
            "club": self.pages.show_club,
            "learn": self.teaching.show_page,
            "tasks": self.teaching.tasks.show_page,
            "hindsight": self.looking_back.show,
            "shelf": self._show_shelf,
            "quit": self.close,
            "undo": self._undo,
            "restart": controller.history.restart,
            "redo": self._redo,
            "claim": controller.claim,
            **self.evenings.slots(),
            **self.sheet_actions.slots(),
            **self.dialogs.slots(),
            **self.match_view.slots(),
            **self.announcer.slots(),
            "talk": self.talk.open,
            "sort": controller.display.sort_hand,
            **{f"order_{one}": partial(self._hold_in, one) for one in ORDERS},
            "hide_cards": controller.hide_cards,
            "hurry": controller.hurry,
            "skip": controller.skip,
            "deal": controller.deal,
            "slate": self.side.turn_over,
            "sound": partial(toggle, self.settings),
            "bigger": view.enlarge_cards,
            "smaller": view.shrink_cards,
            "fit": view.fit_cards,
            **view.paces(),
            "full_screen": view.toggle_full_screen,
            "big_screen": self.big_screens.toggle,
            "phones": self.phones.show,
            "look_on": controller.look_on,
            "more": self.board.tokens.open,
        }

    def _connect(self) -> None:
        self.controller.match_changed.connect(self._match_changed)
        self.controller.trouble.connect(self.warn)
        self.controller.people.trouble.connect(self.warn)
        self.controller.matches.ask_unsaved = self.evenings.settle_unsaved
        self.controller.matches.ask_going_on = self.evenings.ask_going_on
        self.controller.matches.ask_take_over = self.evenings.ask_take_over
        self.match_view.shown.connect(self._refresh)
        self.edge.wanted.connect(self._show_codes)
        self.phones.help_wanted.connect(self.show_room)
        self.phones.big_screen_wanted.connect(self.big_screens.toggle)
        self.board.tokens.bind(self.menus)
        self.side.turned.connect(self.menus.actions["slate"].setChecked)
        self.full_screen.turned.connect(self.menus.actions["full_screen"].setChecked)
        self.big_screens.turned.connect(self.menus.actions["big_screen"].setChecked)
        self.cards_in_use.trouble.connect(self.warn)
        self.cards_in_use.decided.connect(self.match_view.change_pack)
        self.menus.refused.connect(self.say)
        self.next_button.clicked.connect(self.next_step.take)
        self.calls.keys_changed.connect(self._leave_keys)
        self.board.calls.wanted.connect(self.menus.do)
        self.board.sized.connect(self.menus.do)
        self.side.plain.line_wanted.connect(self.sheet_actions.correct_line_at)
        self.evenings.said.connect(self.message.say)
        self.evenings.trouble.connect(self.warn)
        self.sheet_actions.said.connect(self.message.say)
        self.sheet_actions.trouble.connect(self.warn)
        self.welcome.play.connect(self.evenings.set_up)
        self.evenings.laid_ready.connect(self._show_evening)
        self.welcome.go_on.connect(self.controller.open)
        self.welcome.go_on_club.connect(self.pages.open_club)
        self.welcome.rules.connect(self.dialogs.show_rules)
        self.welcome.wanted.connect(self.menus.do)
        self.welcome.learn.connect(self.teaching.show_page)
        self.welcome.streak = self.teaching.days_in_a_row
        self.teaching.rules.connect(self.dialogs.show_rules)
        self.teaching.play_on.connect(self.evenings.go_on_easily)
        self.teaching.trouble.connect(self.warn)
        self.teaching.changed.connect(self._refresh)
        self.keymap.changed.connect(self._refresh_all)
        self.pages.turned.connect(self._refresh)
        self.pages.turned.connect(self._name_window)
        self.settings.changed.connect(self._setting_changed)
        self.settings.trouble.connect(self.warn)
        # Not by a function of its own, which would keep the window for as long as the program runs.
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._apply_theme)
        preferences.changed.connect(self._apply_theme)
        loudspeaker().silenced.connect(self._refresh)

    def _restore(self) -> None:
        self.welcome.offer(LastChoice.read(self.settings).game)
        window_geometry.restore(self, self.settings)
        self._apply_theme()

    def open_file(self, path: Path) -> None:
        """Open an evening or a club evening, as after a double click on its file."""
        if path.suffix == CLUB_SUFFIX:
            self.pages.open_club(path)
        else:
            self.controller.open(path)

    def keep(self) -> None:
        """Save what can be saved and have the disk keep it; nothing is asked."""
        window_geometry.remember(self, self.settings)
        self.controller.matches.save()
        club = self.pages.club
        if club is not None and club.controller.file is not None:
            club.controller.file.keep()

    def put_away(self) -> None:
        """Close the match and the club evening as the program ends; nothing is asked."""
        window_geometry.remember(self, self.settings)
        self.big_screens.close()
        self.room.close()
        self.controller.close()
        if self.pages.club is not None:
            self.pages.club.close_all()

    @property
    def scene(self) -> Scene | None:
        """What the table shows, None where there is no deal."""
        return self.match_view.scene

    @property
    def score(self) -> ScorePage:
        """The page for real cards."""
        return self.board.score

    def _grow(self, by: float) -> None:
        """Let everything but the table be larger by this factor than on a small window."""
        if by == self._grown:
            return
        self._grown = by
        grow_what_opens(self, by)

    # What the menus do.

    def _rules(self) -> Rules[Any] | None:
        return self.controller.speech.rules if self.controller.speech is not None else None

    def _undo(self) -> None:
        club = self.pages.club_shown
        (club.controller if club is not None else self.controller.history).undo()

    def _redo(self) -> None:
        club = self.pages.club_shown
        (club.controller if club is not None else self.controller.history).redo()

    def _hold_in(self, order: str) -> None:
        """Hold hands in this order, also one that was arranged by hand."""
        self.settings["hand_order"] = order
        self.controller.display.sort_hand()

    def _to_first_page(self) -> None:
        """Leave the table for the first page: the evening is kept, and lies there to go on with."""
        self.controller.dismiss()
        path = self.controller.path
        if self.controller.head is not None and (
            path is None or not self.controller.put_away(path)
        ):
            return
        self.pages.show_table(False)

    def _leave_club(self) -> None:
        self.pages.show_table(self.controller.head is not None)

    def _show_codes(self) -> None:
        """Show how phones come in: at the seats of the match that is on, or to the room."""
        if self.controller.head is not None and not self.pages.at_club:
            self.phones.show()
        else:
            self.show_room()

    def show_room(self) -> None:
        """Show the page of the room, which says how phones come in."""
        from desktop.room.dialog import RoomDialog

        dialog = RoomDialog(self.room, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _show_evening(self, plan: Plan) -> None:
        if plan.real_cards:
            self._show_start(plan)
            return
        from desktop.window.evening_page import EveningPage

        page = EveningPage(plan, self.settings)
        page.learn.connect(self.teaching.show_page)
        self._connect_setup(page)

    def _show_start(self, plan: Plan) -> None:
        from desktop.score.start_page import StartPage

        self._connect_setup(StartPage(plan, self.settings, games_played))

    def _connect_setup(self, page: EveningPage | StartPage) -> None:
        page.left.connect(self._leave_club)
        page.rules.connect(self.dialogs.show_rules)
        page.begin.connect(self._begin)
        self.pages.show_evening(page)

    def _begin(self, page: EveningPage | StartPage) -> None:
        """Begin what lies ready on a page; people with phones sit down before."""
        plan = page.plan
        if plan.phones:
            seed = page.head(now()).seed
            begin = partial(self.evenings.begin_plan, plan, seed)
            self.phones.sit_down(plan, begin, partial(self._show_evening, plan))
        else:
            self.phones.forget_missing()
            self.evenings.begin(page)

    def _show_shelf(self) -> ShelfPage:
        from desktop.shelf.shelf_page import ShelfPage

        here = self.controller.people.here
        page = ShelfPage(evenings_folder(), self.settings, here.id if here is not None else "")
        page.changes.let_go = self._behind_page(self.controller.put_away)
        page.changes.take_up = self._behind_page(self.controller.open)
        page.wanted.connect(self._take_from_shelf)
        page.nameless.connect(self.pages.ask_anonymous)
        page.left.connect(self._leave_club)
        self.pages.show_evening(page)
        return page

    def _behind_page(self, do: Callable[[Path], bool]) -> Callable[[Path], bool]:
        """Do this with a match while the page that is shown stays."""

        def done(path: Path) -> bool:
            self.pages.stays = True
            try:
                return do(path)
            finally:
                self.pages.stays = False

        return done

    def _take_from_shelf(self, path: Path, then: str) -> None:
        """Open a match of the shelf, and do with it what is wanted."""
        before = self.controller.path
        if self.controller.open(path):
            self.pages.show_table(True)
            if then:
                self.menus.do(then)
            if then == "hindsight":
                self.looking_back.lead_back(partial(self._back_to_shelf, path, before))

    def _back_to_shelf(self, reviewed: Path, before: Path | None) -> None:
        """Show the shelf again; at the table is what was there before the review."""
        if before is None:
            self._behind_page(self.controller.put_away)(reviewed)
        elif before != reviewed:
            self._behind_page(self.controller.open)(before)
        self._show_shelf().show_match(reviewed)

    # What is told.

    def say(self, text: str) -> None:
        """Show a sentence to the person at the machine, on the page that is shown, and speak it."""
        self.pages.say(text)

    def warn(self, text: str) -> None:
        """Show a sentence about trouble: it stays, and on the first page it is said in a box."""
        self.pages.warn(text)

    def say_what_is_missing(self) -> None:
        """Tell that a translation is missing now; a card set as soon as it is looked for."""
        if self.languages.missing:
            self.warn(error_messages.no_language(self.languages.missing))

    # What is shown.

    def _match_changed(self) -> None:
        self.match_view.begin()
        self._refresh_follows = True  # below, and need not be done twice
        self.pages.show_table(self.controller.head is not None)
        self._refresh_follows = False
        self._refresh_all()

    def _state(self) -> State:
        pages = self.pages
        setting_up = pages.evening is not None
        return read_state(
            self.controller, self.settings, pages.club_shown, pages.at_welcome, setting_up
        )

    def _refresh(self) -> None:
        """Offer what is allowed now, in the menus and by the button to go on."""
        if not self._refresh_follows:
            self.menus.refresh()
            self.next_step.offer(self.scene, self.pages.at_club)

    # Settings and language.

    def _setting_changed(self, name: str) -> None:
        match name:
            case "language":
                self.say_what_is_missing()
            case "colours" | "contrast" | "surface":
                self._apply_theme()
            case "letters":
                self._apply_theme()
                self.match_view.change_pack()
            case "cards":
                self.match_view.change_pack()
                self.big_screens.take_look()
                self.welcome.show_cards()
            case "show_slate":
                self.board.lay_out()
            case "left_handed":
                self.controller.settings_changed()
                self.board.lay_out()
            case "sound" | "volume":
                self.menus.refresh()
            case _:
                self.controller.settings_changed()

    def _apply_theme(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_look(app, self.settings)
            grow_what_opens(self, self._grown)
        self.welcome.update()
        self.table.set_palette(theme())
        self.big_screens.take_look()

    def _retranslate(self) -> None:
        self.menus.retranslate()
        self._refresh_all()

    def _refresh_all(self) -> None:
        """Refresh title, tips and menus: what is on and what can be done."""
        self.talk.setToolTip(self.menus.tip("talk"))
        self.calls.retranslate()
        self.board.tokens.retranslate()
        self._name_window()
        self.message.setAccessibleName(translate("window", "Message"))
        self._refresh()

    def _name_window(self) -> None:
        """Say by its title which page is shown; the table is called as its match."""
        page = self.pages.currentWidget()
        name = "" if page is None else page.windowTitle()
        self.setWindowTitle(f"{name} – Kartentisch" if name else self.match_view.title())

    def _leave_keys(self, keys: str) -> None:
        self.menus.leave(keys, alt=not self.calls.letters_alone)

    # Qt's overrides.

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._grow(scale_factor(self.size()))
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        window_geometry.remember(self, self.settings)
        club = self.pages.club
        if not (
            self.controller.matches.may_leave() and (club is None or club.controller.may_leave())
        ):
            event.ignore()
            return
        self.put_away()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        leaves = event.key() == Qt.Key.Key_Escape and self.full_screen.on
        pressed = self.menus.press(event) or self._press_place(event)
        if not pressed and not (leaves and self.full_screen.leave()):
            super().keyPressEvent(event)

    def _press_place(self, event: QKeyEvent) -> bool:
        """Take a letter of another script for the Latin one at its place on the keyboard."""
        letter = latin_letter(event)
        if not letter or event.isAutoRepeat() or not self.settings.on("letter_keys"):
            return False
        if self.calls.press(letter):
            return True
        latin = QKeyEvent(event.type(), ord(letter), Qt.KeyboardModifier.NoModifier, letter)
        return self.menus.press(latin)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.match_view.change_pack()
            self.message.clear()
            if self.controller.speech is not None:
                self.side.tell_again(self.controller.speech)
            self.controller.display.show()
            self.match_view.show_sheet()
            self.teaching.first_deal.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.full_screen.state_changed()
        super().changeEvent(event)
