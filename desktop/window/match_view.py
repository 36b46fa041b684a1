"""Shows the match of the controller on the board, and tells the controller what is done there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop.common.announce import announce
from desktop.common.first_paint import FirstPaint
from desktop.scene.scene import Scene
from desktop.scene.titles import with_rules
from desktop.session.controller import MatchController
from desktop.window.board import Board
from desktop.window.keyboard_focus import KeyboardFocus
from desktop.window.pack_in_use import PackInUse
from desktop.window.table_sounds import TableSounds
from desktop.window.what_is import WhatIs
from desktop.window.who_plays import WhoPlays
from engine.cards import Card
from engine.moves import Call

translate = QCoreApplication.translate


class MatchView(QObject):
    """Connects a controller with a board: what is, goes there; what is wanted, comes back."""

    shown = Signal()
    """Something else is shown: what is allowed may have changed."""

    def __init__(
        self, controller: MatchController, board: Board, cards: PackInUse, sounds: TableSounds
    ) -> None:
        super().__init__(board)
        self.scene: Scene | None = None
        """What the table shows, None where there is no deal."""
        self._controller = controller
        self._board = board
        self._cards = cards
        self._sounds = sounds
        self._focus = KeyboardFocus(board, controller)
        self._first_paint = FirstPaint(self)
        self._who_plays = WhoPlays(controller, board)
        self._what_is = WhatIs(controller, board, self._who_plays)
        self._connect_controller()
        self._connect_board()

    def _connect_controller(self) -> None:
        controller, board = self._controller, self._board
        controller.display.scene_changed.connect(self._show_scene)
        controller.sheet_changed.connect(self.show_sheet)
        controller.happened.connect(self._sounds.hear)
        controller.display.said.connect(board.message.say)
        controller.display.told.connect(lambda text: announce(board.table, text))
        controller.display.curtain.connect(board.curtain.drop)
        controller.display.curtain.connect(self._hush)
        controller.display.hidden.connect(board.curtain.hide_cards)
        controller.display.hidden.connect(self._hush)
        self._first_paint.done.connect(controller.matches.painted)

    def _connect_board(self) -> None:
        controller, board, table = self._controller, self._board, self._board.table
        table.move_wanted.connect(controller.play)
        table.refused.connect(controller.try_move)
        table.contents.note.wanted.connect(self._show_rule)
        table.contents.note.deeper.connect(self._show_choices)
        table.trick_looked_at.connect(controller.look_on)
        table.hand_reordered.connect(controller.display.reorder)
        table.picked_changed.connect(lambda _: self._show_calls())
        table.taken_up.connect(self._tell_outlook)
        table.asked_about.connect(board.talk.open_about)
        table.settled.connect(lambda: controller.opponents.table_busy(False))
        table.settled.connect(self._cards.look_for_missing)
        board.calls.called.connect(self._called)
        board.talk.said.connect(controller.talk.speak)
        board.talk.asked.connect(table.contents.tips.tell)
        self._what_is.rules.connect(self._show_rule)
        board.curtain.lifted.connect(controller.lift)
        board.woke.connect(lambda: self._focus.wake(self.scene))

    def begin(self) -> None:
        """Another match is on, or none."""
        self._sounds.forget()
        board, real_cards = self._board, self._controller.real_cards
        board.begin(real_cards=real_cards)
        self._first_paint.give_up()
        if self._controller.head is not None:
            shown = board.score if real_cards else board.table
            self._first_paint.wait_for(shown, board.curtain)
        self._focus.sit_down()
        self._say_kind()

    def _say_kind(self) -> None:
        """Say in the language of now what kind of evening this is."""
        head = self._controller.head
        branch = head.branch if head is not None else None
        text = ""
        if branch is not None and branch.way != "lesson":
            text = translate("window", "What-if")
            if branch.way == "dealt_anew":
                text = translate("window", "What-if, other cards")
        self._board.mark.setText(text)
        self._board.mark.setVisible(bool(text))
        self._board.lay_out()

    def show_sheet(self) -> None:
        """Show what the evening has come to."""
        self._board.show_sheet()
        sheet = self._controller.sheet()
        self._sounds.count(len(sheet.lines) if sheet is not None else 0)
        self.shown.emit()

    def change_pack(self) -> None:
        """Another pack may be wanted now, or letters of another language."""
        self._cards.forget()
        self._say_kind()
        speech = self._controller.speech
        if self.scene is not None and speech is not None and self._cards.use_for(speech.rules):
            self._board.table.show_other_faces()

    def _show_scene(self, scene: Scene | None) -> None:
        self._focus.note()
        before, self.scene = self.scene, scene
        if scene and before and (scene.prompt, scene.legal) != (before.prompt, before.legal):
            self._board.guard.stir_all()
        if scene and before and scene.hint != before.hint:
            # A second press that was meant to bring the hint must not play it.
            self._board.table.debounce.stir()
        self._sounds.see(before, scene)
        speech = self._controller.speech
        if speech is not None:
            repaint = scene is not None and self._cards.use_for(speech.rules)
            self._controller.opponents.table_busy(True)
            # First what may be said: the table keeps room for it.
            self._show_calls(coming=True)
            self._board.table.show_scene(scene, speech)
            if repaint:
                self._board.table.repaint_faces()
        self.shown.emit()
        self._focus.bring(scene)

    def _show_calls(self, *, coming: bool = False) -> None:
        if self._controller.speech is not None and self.scene is not None:
            self._board.show_calls(self.scene, self._controller.speech, coming=coming)

    def _called(self, call: Call) -> None:
        """Take a tag pressed: a move, or what is said to a partner who waits for it."""
        if self.scene is not None and call in self.scene.replies:
            self._controller.talk.speak(call)
        else:
            self._controller.play(call)

    def _tell_outlook(self, card: Card | None) -> None:
        """Say what the card in hand would do to the trick; nothing more once it is put back."""
        text = self._controller.display.outlook(card) if card is not None else ""
        self._board.message.foretell(text)

    def slots(self) -> dict[str, Callable[[], object]]:
        """Return what the actions about what lies on the table do."""
        return {
            "hint": self._hint,
            "last_trick": self._controller.look_back,
            "what_is": self._what_is.tell,
            "why": self._tell_why,
            "who_plays": self._who_plays.open,
        }

    def _hint(self) -> None:
        """Ask for a hint, or do what the one says that has stood there for a moment."""
        hint = self.scene.hint if self.scene is not None else None
        if hint is None:
            self._controller.hints.ask()
        elif self._board.table.debounce.counts():
            self._controller.play(hint)

    def _tell_why(self) -> None:
        """Say why the trick was won that lies there, or else the last one."""
        if text := self._controller.display.taken():
            self._board.message.answer(text)

    def _show_rule(self) -> None:
        """Show in the booklet the rule that was just told."""
        self._board.calls.wanted.emit("rules")

    def _show_choices(self) -> None:
        """Show what each choice comes to, beside the hint."""
        self._board.calls.wanted.emit("choices")

    def _hush(self, name: str) -> None:
        """Take away what was said to one person before the next one comes, whose name this is."""
        if name:
            self._board.message.hush()

    def title(self) -> str:
        """Return what the window is called: the game that is on, and its rules."""
        speech, head = self._controller.speech, self._controller.head
        if speech is None or head is None:
            return "Kartentisch"
        game = speech.title()
        rules = self._board.rules_name()
        title = with_rules(game, rules) if rules else game
        if head.branch is not None and head.branch.way != "lesson":
            branch = translate("window", "{0}, what-if: deal {1} from move {2}")
            title = branch.format(title, head.branch.deal, head.branch.move)
        return f"{title} – Kartentisch"
