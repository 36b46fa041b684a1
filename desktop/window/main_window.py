"""The window: the table, what is said about it, the sheet beside it, and the menus.

It builds the rooms and connects them. What happens in a match is the host's; dialogs and files
are `errands`.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.common import paths
from desktop.common.announce import announce, wanted
from desktop.common.colours import apply_colours, is_dark
from desktop.common.first_paint import FirstPaint
from desktop.common.languages import Languages
from desktop.common.last_choice import LastChoice
from desktop.common.scaling import scale_factor, scaled_font
from desktop.common.settings import SETTINGS, Settings
from desktop.common.sounds import Sounds, sound_of
from desktop.common.theme import palette_for
from desktop.packs import Pack
from desktop.packs.pack_settings import choice_for
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.session import error_messages, last_evening
from desktop.session.controller import MatchController
from desktop.sheet.side_panel import SidePanel
from desktop.table.table import TableView
from desktop.window.actions import Errands
from desktop.window.calls import GAP, HEIGHT, CallBar
from desktop.window.curtain import Curtain
from desktop.window.keyboard import Keyboard
from desktop.window.menus import Menus
from desktop.window.talk import TalkButton
from desktop.window.welcome import Welcome
from engine.cards import Card
from engine.facts import Fact
from engine.moves import Call
from engine.rules import Rules
from engine.table import Seat

if TYPE_CHECKING:
    from desktop.club.pages.club_page import ClubPage
    from desktop.dialogs.scoring import ScorePage

translate = QCoreApplication.translate

LEAST = QSize(660, 400)
"""So small the window may be made, however large it was."""
MESSAGE_STAYS = 12_000
"""How long a sentence on the message line stays, in thousandths of a second."""


class MainWindow(QMainWindow):
    """Kartentisch's only window."""

    def __init__(self, settings: Settings, languages: Languages) -> None:
        super().__init__()
        self.settings = settings
        self._languages = languages
        self.host = MatchController(settings, self)
        self.sounds = Sounds(settings, self)
        self.scene: Scene | None = None
        self._build()
        self.keyboard = Keyboard(self)
        self.errands = errands = Errands(self, languages)
        self.menus = Menus(
            self,
            {
                "new": errands.new_match,
                "open": errands.choose_file,
                "club": self.go_to_club,
                "shelf": errands.show_shelf,
                "save_as": errands.save_as,
                "evening_page": errands.show_evening,
                "print": errands.print_sheet,
                "pdf": errands.sheet_as_pdf,
                "settings": errands.show_settings,
                "quit": self.close,
                "undo": self._undo,
                "redo": self._redo,
                "hint": self.host.hint,
                "hindsight": errands.show_hindsight,
                "last_trick": self.host.look_back,
                "talk": self.talk.open,
                "sort": self.host.sort_hand,
                "hurry": self.host.hurry,
                "deal": self.host.deal,
                "correct": errands.correct_line,
                "slate": self._toggle_slate,
                "bigger": lambda: self._resize_cards(1),
                "smaller": lambda: self._resize_cards(-1),
                "cards": errands.show_cards,
                "fit": lambda: self._resize_cards(0),
                "full_screen": self._toggle_full_screen,
                "rules": errands.show_rules,
                "glossary": errands.show_glossary,
                "keys": errands.show_keys,
                "about": errands.show_about,
            },
        )
        # Large letters must not keep a window from becoming small again.
        self.setMinimumSize(LEAST)
        self._grow(1.0)
        self._connect()
        self._restore()
        self._retranslate()
        self._refresh()

    @cached_property
    def score(self) -> ScorePage:
        """The page for real cards: it is made when they are first played with."""
        from desktop.dialogs.scoring import ScorePage

        page = ScorePage(self.host.score_entry)
        self.felt.addWidget(page)
        return page

    # How it is built.

    def _build(self) -> None:
        self.pack = Pack(paths.own("assets", "cards", "bavarian"), cache=_cache())
        self.table = TableView(self.settings, self.pack)
        # With real cards the score is kept where else the table is.
        self.felt = QStackedWidget()
        self.felt.addWidget(self.table)
        self.calls = CallBar()
        self.next_button = QPushButton()
        self.next_button.setAutoDefault(True)  # Enter presses it too
        # Calls and the button to go on are never wanted at once: neither moves the table.
        self.answers = QStackedWidget()
        self.answers.addWidget(self.calls)
        going_on = QWidget()
        row = QHBoxLayout(going_on)
        row.addStretch(1)
        row.addWidget(self.next_button)
        row.setContentsMargins(0, 0, 0, 0)
        self.answers.addWidget(going_on)
        self.answers.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.message = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.message.setMargin(4)
        self._warned = False
        self._cards_missed = False
        self._pack_for: Rules[Any] | None = None
        self._foretold = ""
        """What was said of a card that is picked up."""
        self.talk = TalkButton()
        self.side = SidePanel(self.settings)
        self._message_timer = QTimer(self)
        self._message_timer.setSingleShot(True)
        self._message_timer.timeout.connect(self.message.clear)

        self._below = below = QHBoxLayout()
        below.addWidget(self.message, 1)
        below.addWidget(self.talk)
        below.addWidget(self.answers, 2)
        left = QVBoxLayout()
        left.addWidget(self.felt, 1)
        left.addLayout(below)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(4)
        self.board = board = QWidget()
        row = QHBoxLayout(board)
        row.addLayout(left, 1)
        row.addWidget(self.side)
        row.setContentsMargins(6, 6, 6, 6)
        self._first_paint = FirstPaint(self)
        self.welcome = Welcome(self.settings)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.welcome)
        self.pages.addWidget(board)
        self.setCentralWidget(self.pages)
        self.club: ClubPage | None = None
        """The page of club evenings, made when it is first asked for."""
        self.curtain = Curtain(board)
        self._grown = 0.0

    def _connect(self) -> None:
        host = self.host
        host.scene_changed.connect(self._show_scene)
        host.sheet_changed.connect(self._show_sheet)
        host.match_changed.connect(self._match_changed)
        host.ask_unsaved = self.errands.settle_unsaved
        self._first_paint.done.connect(host.painted)
        host.happened.connect(self._happened)
        host.happened.connect(self.sounds.hear)
        self.side.slate.chalked.connect(lambda: self.sounds.play("chalk"))
        host.said.connect(self.say)
        host.trouble.connect(self.warn)
        host.curtain.connect(self.curtain.drop)
        host.curtain.connect(self._hush)
        self.curtain.lifted.connect(host.lift)
        self.table.move_wanted.connect(host.play)
        self.table.refused.connect(host.try_move)
        self.table.trick_looked_at.connect(host.look_on)
        self.table.hand_reordered.connect(host.reorder)
        self.table.picked_changed.connect(self._show_calls)
        self.table.taken_up.connect(self._tell_outlook)
        self.table.asked_about.connect(self.talk.open_about)
        self.table.settled.connect(lambda: host.opponents.table_busy(False))
        self.table.settled.connect(self._look_for_cards)
        self.calls.called.connect(host.play)
        self.talk.said.connect(host.talk)
        host.talked.connect(self._talked)
        self.next_button.clicked.connect(self._next)
        self.side.plain.line_wanted.connect(self.errands.correct_line_at)
        self.welcome.play.connect(self.errands.play_at_once)
        self.welcome.new.connect(self.errands.new_match)
        self.welcome.open.connect(self.errands.show_shelf)
        self.welcome.rules.connect(self.errands.show_rules)
        self.welcome.club.connect(self.go_to_club)
        self.settings.changed.connect(self._setting_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(lambda _: self._apply_theme())

    def _restore(self) -> None:
        self.welcome.offer(LastChoice.read(self.settings).game)
        geometry = self.settings.remembered("geometry")
        if not (isinstance(geometry, bytes) and self.restoreGeometry(geometry)):
            self._first_size(QGuiApplication.primaryScreen().availableSize())
        self.side.setVisible(self.settings.on("show_slate"))
        self._apply_theme()

    def _first_size(self, screen: QSize) -> None:
        """A usual size, or the whole of a screen that has not more; frames need room too."""
        if screen.width() > 1300 and screen.height() > 860:
            self.resize(1280, 800)
        else:
            self.resize(screen.width() - 40, screen.height() - 80)
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def be_of_size(self, size: QSize) -> None:
        """Have just this size, also where a small screen had it begin maximised."""
        self.setWindowState(Qt.WindowState.WindowNoState)
        self.resize(size)

    # Start and end.

    def resume(self) -> None:
        """Go on with the evening that was open last, if there is one.

        Not if the program died while it opened one the last time: then this is said instead.
        """
        died = last_evening.died()
        if died is not None:
            self.warn(error_messages.died_opening(died.stem))
            return
        path = last_evening.last()
        if path is not None:
            self.host.open(path)

    def say_what_is_missing(self) -> None:
        """A translation that cannot be found is said; a card set as soon as it is looked for."""
        if self._languages.missing:
            self.warn(error_messages.no_language(self._languages.missing))

    def _look_for_cards(self) -> None:
        if self.pack.missing and not self._cards_missed:
            self._cards_missed = True
            self.warn(error_messages.no_cards(self.pack.name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.side.resize_for(self.width())
        self._grow(scale_factor(self.size()))
        super().resizeEvent(event)

    def _grow(self, by: float) -> None:
        """Let what stands around the table be so many times as large as on a small window."""
        if by == self._grown:
            return
        self._grown = by
        self.welcome.grow(by)
        self.calls.grow(by)
        self.menus.grow(by)
        for widget in (self.next_button, self.talk, self.message, self.side):
            widget.setFont(scaled_font(by))
        for button in (self.next_button, self.talk):
            button.setMinimumHeight(round(HEIGHT * by))
        # However long a sentence is, it must not move the table from under the pointer.
        self.message.setMaximumHeight(round(HEIGHT * by) + 2 * GAP)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.remember("geometry", bytes(self.saveGeometry().data()))
        club = self.club
        if not (self.host.may_leave() and (club is None or club.office.may_leave())):
            event.ignore()
            return
        self.host.close()
        if club is not None:
            club.close_all()
        super().closeEvent(event)

    # Club evenings.

    @property
    def at_club(self) -> bool:
        """Whether the page of club evenings is before us."""
        return self.club is not None and self.pages.currentWidget() is self.club

    def go_to_club(self) -> None:
        """Show the page of club evenings."""
        if self.club is None:
            from desktop.club.pages.club_page import ClubPage

            self.club = ClubPage(self.settings, self.host, self.sounds)
            self.club.left.connect(self.leave_club)
            self.club.table_wanted.connect(self.leave_club)
            self.club.played.handed_in.connect(self.say)
            self.pages.addWidget(self.club)
        self.pages.setCurrentWidget(self.club)
        self.club.refresh()
        self._refresh()

    def leave_club(self) -> None:
        """Back to the table, or to the first page if nobody plays."""
        self.pages.setCurrentIndex(1 if self.host.head is not None else 0)
        self._refresh()

    def _undo(self) -> None:
        if self.at_club and self.club is not None:
            self.club.office.undo()
        else:
            self.host.undo()

    def _redo(self) -> None:
        if self.at_club and self.club is not None:
            self.club.office.redo()
        else:
            self.host.redo()

    # What the menus do.

    def _toggle_slate(self) -> None:
        self.settings["show_slate"] = not self.settings.on("show_slate")

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.host.moment.decided is not None:
            self.host.look_on()
        else:
            super().keyPressEvent(event)

    def _resize_cards(self, step: int) -> None:
        sizes = sorted(size for size in SETTINGS["card_size"].values if isinstance(size, int))
        now = sizes.index(self.settings.number("card_size"))
        place = min(max(now + step, 0), len(sizes) - 1) if step else sizes.index(100)
        self.settings["card_size"] = sizes[place]

    def _next(self) -> None:
        if self.host.over:
            self.errands.new_match()
        elif self.host.waiting_for_deal:
            self.host.deal()
        else:
            self.host.hurry()

    # What is told.

    def _show_scene(self, scene: Scene | None) -> None:
        self.keyboard.note()
        before, self.scene = self.scene, scene
        if scene and before and scene.coins and before.coins and scene.coins != before.coins:
            self.sounds.play("coin")
        repaint = scene is not None and self._use_pack()
        if self.host.speech is not None:
            self.host.opponents.table_busy(True)
            self.table.show_scene(scene, self.host.speech)
        if repaint:
            self.table.repaint_faces()
        self._show_calls()
        self._refresh()
        self.keyboard.bring(scene)

    def _tell_outlook(self, card: Card | None) -> None:
        """Say what the card in hand would do to the trick; nothing more once it is put back."""
        text = self.host.outlook(card) if card is not None else ""
        if text:
            self.say(text)
        elif self._foretold and self.message.text() == self._foretold:
            self.message.clear()
        self._foretold = text

    def _use_pack(self) -> bool:
        """Play with the cards that were chosen for this game; whether they look otherwise now."""
        if self.host.speech is None or self._pack_for is self.host.speech.rules:
            return False
        self._pack_for = self.host.speech.rules
        wanted = choice_for(self.settings, self._pack_for, self._languages.current)
        if (wanted.folder, wanted.look) == (self.pack.folder, self.pack.look):
            return False
        self.pack.take(wanted.folder, wanted.look)
        if self.pack.missing:
            self.warn(error_messages.no_cards(self.pack.name))
        return True

    def _change_pack(self) -> None:
        """Another pack may be wanted now, or letters of another language."""
        self._pack_for = None
        if self.scene is not None and self._use_pack():
            self.table.show_other_faces()

    def _show_calls(self) -> None:
        if self.host.speech is None or self.scene is None:
            return
        calls = [move for move in self.scene.legal if isinstance(move, Call)]
        # Where there is nothing to call, what is said has the room.
        part = 2 if calls else 0
        if self._below.stretch(self._below.indexOf(self.answers)) != part:
            self._below.setStretchFactor(self.answers, part)
            self._below.activate()
        self.calls.show_calls(calls, self.host.speech, self.table.picked, self.scene.hint)
        self.talk.offer(self.host.phrases(), self.host.speech, self.table.picked)

    def _show_sheet(self) -> None:
        host = self.host
        sheet, so_far = host.sheet(), host.sheet_so_far()
        if sheet and so_far and host.head is not None and host.speech is not None:
            self.side.show_sheet(sheet, so_far, host.head, host.speech, host.corrected())
        if host.real_cards:
            self.score.show_match()
        self._refresh()

    def _match_changed(self) -> None:
        self.table.clear()
        self.pages.setCurrentIndex(1 if self.host.head is not None else 0)
        if self.host.real_cards:
            self.score.forget()
        shown = self.score if self.host.real_cards else self.table
        self.felt.setCurrentWidget(shown)
        self._first_paint.give_up()
        if self.host.head is not None:
            self._first_paint.wait_for(shown, self.curtain)
        self.keyboard.sit_down()
        self.side.forget()
        self.talk.hide()
        self.message.clear()
        self._retranslate()

    def _happened(self, fact: Fact) -> None:
        if self.host.speech is None:
            return
        if not self._warned:
            self.message.clear()
        text = self.host.speech.happens(fact)
        self.side.tell(fact, self.host.speech)
        self._speak(fact, self.host.speech)
        if wanted(fact, self.settings):
            announce(self.table, text)

    def _speak(self, fact: Fact, speech: Speech) -> None:
        """What a player says or does for all to hear is to be read at the seat."""
        key, seat = f"spoken.{fact.key}", fact.args[0] if fact.args else None
        if sound_of(fact) == "knock" and isinstance(seat, int):
            self.table.knock(seat)
        if isinstance(seat, int) and speech.has(key):
            self.table.say(seat, speech.text(key, *fact.args))

    def _talked(self, seat: Seat, text: str, lasting: str) -> None:
        """Somebody spoke across the table."""
        if self.host.speech is None:
            return
        self.table.say(seat, text)
        name = self.host.speech.name(seat)
        told = translate("window", "{name}: “{said}”")
        self.side.tell(told.format(name=name, said=lasting), self.host.speech)
        if self.settings.text("announce") != "none":
            announce(self.table, told.format(name=name, said=text))

    def say(self, text: str) -> None:
        """A sentence on the message line, and spoken."""
        self.message.setText(text)
        self.message.setToolTip(text)
        self._warned = False
        self._message_timer.start(MESSAGE_STAYS)
        announce(self.message, text)

    def warn(self, text: str) -> None:
        """A sentence about trouble: it stays until the next one."""
        self.message.setText("⚠ " + text)
        self._warned = True
        self._message_timer.stop()
        announce(self.message, text)
        if self.pages.currentIndex() == 0:
            QTimer.singleShot(0, lambda: self._warn_in_a_box(text))

    def _warn_in_a_box(self, text: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, "Kartentisch", text, parent=self)
        box.open()

    def _hush(self, name: str) -> None:
        """What was said to one person is not for the next."""
        if name and not self._warned:
            self._message_timer.stop()
            self.message.clear()

    def _refresh(self) -> None:
        host = self.host
        at_club = self.at_club
        on = host.head is not None and not at_club
        cards = on and not host.real_cards
        self.menus.enable(
            {
                "save_as": on,
                "evening_page": on,
                "print": on,
                "pdf": on,
                "undo": at_club or (host.may_undo() and not host.moment.covered),
                "redo": at_club or (host.may_redo() and not host.moment.covered),
                "hint": on and host.asked(),
                "hindsight": cards,
                "last_trick": cards,
                "talk": on and bool(host.phrases()),
                "sort": cards,
                "hurry": cards,
                "glossary": self.errands.has_glossary(),
                "deal": on and host.waiting_for_deal,
                "correct": on and host.may_correct(),
            }
        )
        decided = self.scene is not None and self.scene.decided is not None
        wanted = on and (decided or host.waiting_for_deal or host.over)
        self.answers.setCurrentIndex(1 if wanted else 0)
        self.next_button.setEnabled(wanted)
        if host.over:
            self.next_button.setText(translate("window", "&New evening …"))
        elif host.waiting_for_deal:
            self.next_button.setText(translate("window", "Next &deal"))
        else:
            self.next_button.setText(translate("window", "&Go on"))

    # Settings and language.

    def _setting_changed(self, name: str) -> None:
        match name:
            case "language":
                self.say_what_is_missing()
            case "colours" | "surface":
                self._apply_theme()
            case "cards":
                self._change_pack()
                self.welcome.show_cards()
            case "show_slate":
                self.side.setVisible(self.settings.on("show_slate"))
                self.menus.actions["slate"].setChecked(self.settings.on("show_slate"))
            case _:
                self.host.settings_changed()

    def _apply_theme(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_colours(app, self.settings)
        self.table.set_palette(palette_for(is_dark(self.settings), self.settings.text("surface")))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._change_pack()
            self.message.clear()
            if self.host.speech is not None:
                self.side.tell_again(self.host.speech)
            self.host.show()
            self._show_sheet()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.menus.retranslate()
        self.calls.reserved = self.menus.letters()
        self.menus.actions["slate"].setChecked(self.settings.on("show_slate"))
        title = "Kartentisch"
        if self.host.speech is not None and self.host.head is not None:
            preset = self.host.head.preset
            game = self.host.speech.title()
            title = f"{game} ({self.host.speech.preset(preset)})" if preset else game
            title += " – Kartentisch"
        self.setWindowTitle(title)
        self.message.setAccessibleName(translate("window", "Message"))
        self._refresh()


def _cache() -> Path | None:
    """Where faces are kept from one start to the next; nowhere, if there is no room."""
    try:
        return paths.cache()
    except OSError:
        return None
