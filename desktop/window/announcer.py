"""Tells what happens at the table: in the story, at the seat, by ear, and to a screen reader.

To a screen reader it says besides what is asked, once and after all that led to it, with what one
has to know for it: the hand that was dealt, which trick it is, and where a deal stands that was
taken up or in which a move was taken back. By keys it answers one question each (`told_aloud`).
"""

from __future__ import annotations

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QCoreApplication, QTimer

from desktop.common.announce import again, announce, before, earlier, wanted
from desktop.common.sentences import quoted
from desktop.common.settings import Settings
from desktop.common.sounds import sound_of
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.scene.titles import with_rules
from desktop.session.controller import MatchController
from desktop.window import told_aloud
from desktop.window.board import Board
from engine.facts import Fact
from engine.table import Seat

translate = QCoreApplication.translate


class Announcer:
    """Hears what the controller tells, and shows it on the board."""

    def __init__(self, board: Board, controller: MatchController, settings: Settings) -> None:
        self._board = board
        self._controller = controller
        self._settings = settings
        self._scene: Scene | None = None
        self._asked: object = None
        """What was asked last, so that it is said once."""
        self._held_back: list[str] | None = None
        """What others did after the person at the machine, None while that person did nothing."""
        self._own_end = 0
        """Where among them the last thing stands that the person did."""
        self._drawn = told_aloud.Drawn()
        self._cut = told_aloud.Cut()
        self._laid = told_aloud.Laid()
        self._notes = told_aloud.Notes()
        self._stands = ""
        """What of the position has to be told with the next question: "trick", or "all" of it."""
        self._leads = False
        """Whether it has been told that the person leads to this trick."""
        self._suit = told_aloud.Suits()
        # What is asked is said after what happened, and after the keyboard was brought there.
        self._later = QTimer(board, singleShot=True, interval=0)
        self._later.timeout.connect(self._ask)
        controller.match_changed.connect(self._begin)
        controller.happened.connect(self._happened)
        controller.display.talked.connect(self._talked)
        controller.display.scene_changed.connect(self._see)

    def _begin(self) -> None:
        """Another match is on, or none: say which, and how far it has come."""
        speech, head, sheet = (
            self._controller.speech,
            self._controller.head,
            self._controller.sheet(),
        )
        self._asked, self._stands = None, ""
        self._notes, self._laid = told_aloud.Notes(), told_aloud.Laid()
        if speech is None or head is None or sheet is None or self._controller.guide is not None:
            return
        told = speech.title()
        told = with_rules(told, speech.preset(head.preset)) if head.preset else told
        self._stands = "all"
        if sheet.lines:
            deal = translate("window", "deal {0}").format(len(sheet.lines) + 1)
            told = f"{told}, {deal}"
        if self._settings.text("announce") != "none":
            announce(self._board.table, f"{told}.")

    def _happened(self, fact: Fact) -> None:
        speech = self._controller.speech
        if speech is None:
            return
        if fact.key == "takes_back":
            self._drawn.taken_back()
            self._asked, self._stands = None, "trick"
        elif self._stands == "all":
            # A listener who has heard how the deal began knows what counts in it.
            self._stands = ""
        self._board.message.go_by()
        text = speech.happens(fact)
        self._board.side.tell(fact, speech)
        self._speak(fact, speech)
        if wanted(fact, self._settings):
            self._say((fact.key == "takes" and self._controller.display.taken()) or text)
        self._leads |= fact == Fact("leads", (speech.listener,))
        mine = self._scene is not None and fact.args[:1] == (speech.listener,)
        if mine and self._held_back is None:
            # What came to the own hand is told next: one who has drawn hears which card it was.
            self._held_back = []
            before.append(self._let_go)
            self._later.start()
        if mine:
            self._own_end = len(self._held_back or ())

    def _say(self, text: str) -> None:
        """Say it now, or behind what has yet to be told."""
        if self._held_back is None:
            announce(self._board.table, text)
        else:
            self._held_back.append(text)

    def _let_go(self) -> None:
        """Say what was held back, at the latest before something else is said."""
        waiting, self._held_back, self._own_end = self._held_back or [], None, 0
        # A window may have been closed meanwhile.
        for text in waiting if shiboken6.isValid(self._board) else ():
            announce(self._board.table, text)

    def _speak(self, fact: Fact, speech: Speech) -> None:
        """Speak what a player says or does for all to hear."""
        key, seat = f"spoken.{fact.key}", fact.args[0] if fact.args else None
        if sound_of(fact) == "knock" and isinstance(seat, int):
            self._board.table.knock(seat)
        if isinstance(seat, int) and speech.has(key):
            self._board.table.say(seat, speech.text(key, *fact.args))

    def _talked(self, seat: Seat, text: str, lasting: str) -> None:
        """Somebody spoke across the table."""
        speech = self._controller.speech
        if speech is None:
            return
        self._board.table.say(seat, text)
        name = "" if seat == speech.listener else speech.name(seat)
        self._board.side.tell(quoted(name, lasting), speech)
        # The one who is asked is told with what may be answered, and not twice.
        scene = self._scene
        asks = scene is not None and bool(scene.replies) and scene.turn == seat
        if self._settings.text("announce") != "none" and not asks:
            self._say(quoted(name, text))

    # What is asked.

    def _see(self, scene: Scene | None) -> None:
        self._scene = scene
        if scene is not None and scene.note:
            # What is said beside a card lies where something was said before.
            self._board.message.go_by()
        if self._board.isVisible():
            self._tell_what_came()
        self._later.start()

    def _tell_what_came(self) -> None:
        """Say all that has led to this scene, before the keyboard is brought to its question."""
        scene, speech = self._scene, self._controller.speech
        drawn, laid = self._drawn.since(speech, scene), self._laid.since(speech, scene)
        if (cut := self._cut.since(speech, scene)) and not self._silent:
            # The dealer of some games pays before looking at it.
            self._held_back = self._held_back or []
            self._held_back.insert(self._own_end, cut)
        if self._let_go in before:
            before.remove(self._let_go)
        announce(self._board.table, "" if self._silent else drawn)
        self._let_go()
        announce(self._board.table, "" if self._silent else laid)

    @property
    def _silent(self) -> bool:
        """Whether nothing of the scene is told now."""
        scene = self._scene
        nothing = scene is None or scene.covered or not self._board.isVisible()
        return nothing or self._settings.text("announce") == "none"

    def _ask(self) -> None:
        """Say what the person at the machine is asked, or in full also who is waited for."""
        self._tell_what_came()
        scene, how, speech = self._scene, self._settings.text("announce"), self._controller.speech
        if scene is None or speech is None or self._silent:
            return
        if (trick := self._controller.display.chair.looking_back) is not None:
            last = told_aloud.last_trick(speech, scene, trick), self._controller.display.taken()
            self._asked = None
            announce(self._board.table, " ".join(filter(None, last)))
            return
        if scene.to_see is not None:
            # What happened has been told; what is asked comes once it was looked at.
            return
        t = scene.view.table
        mine = bool(scene.legal or scene.replies)
        asked = mine, scene.prompt, scene.legal, scene.turn, len(t.tricks), scene.over
        if asked == self._asked:
            return
        self._asked = asked
        if scene.over and scene.ending is not None:
            evening = scene.ending.evening
            stands = "" if evening else told_aloud.score(speech, self._controller.sheet())
            announce(self._board.table, " ".join(filter(None, [scene.ending.sentence, stands])))
        elif self._asks_itself():
            # The slip of the lesson was read, and its question with it.
            return
        elif mine:
            announce(self._board.table, f"{self._first(speech, scene)} {scene.prompt}".strip())
        elif how == "full":
            announce(self._board.table, scene.prompt)

    def _first(self, speech: Speech, scene: Scene) -> str:
        """Return what has to be known for the question of this scene and was not told yet."""
        stands, self._stands = self._stands, ""
        told = [self._drawn.dealt(speech, scene)]
        if stands:
            told.insert(0, told_aloud.position(speech, scene, whole=stands == "all"))
        if self._settings.text("announce") != "some":
            number = told_aloud.trick_number(scene, leads=not self._leads)
            told += [self._notes.since(speech, scene), number]
        self._leads = False
        return " ".join(filter(None, told))

    def _asks_itself(self) -> bool:
        guide = self._controller.guide
        return guide is not None and guide.asking and guide.puts_question

    # What is wanted to be heard.

    def slots(self) -> dict[str, Callable[[], object]]:
        """Return what the actions do by which something is heard."""
        return {
            "say_again": self._again,
            "say_earlier": self._earlier,
            "tell_turn": lambda: self._tell(told_aloud.turn(self._board.table)),
            "tell_hand": lambda: self._tell(told_aloud.hand(self._board.table)),
            "tell_table": lambda: self._tell(told_aloud.table(self._board.table)),
            "tell_slate": self._tell_slate,
            "tell_suit": self._tell_suit,
        }

    def _again(self) -> None:
        if said := again(self._board.table):
            self._board.message.say(said, spoken=True)
        else:
            self._tell(translate("window", "Nothing to repeat yet."))

    def _earlier(self) -> None:
        if said := earlier(self._board.table):
            self._board.message.say(said, spoken=True)
        else:
            self._tell(translate("window", "Nothing was said before that."))

    def _tell_slate(self) -> None:
        # With what the deal has brought until now, as the slate has it.
        score = told_aloud.score(self._controller.speech, self._controller.sheet_so_far())
        told = score, told_aloud.slate(self._board.side.slate)
        self._tell(" ".join(filter(None, told)))

    def _tell_suit(self) -> None:
        speech, scene = self._controller.speech, self._scene
        if speech is None or scene is None:
            return
        why_not = told_aloud.may_not_count(scene)
        self._tell(why_not or self._suit.told(speech, scene, self._board.table.focus))

    def _tell(self, text: str) -> None:
        """Where there is no screen reader it is written as well."""
        self._board.message.answer(text)
