"""Phones at the table: the page on which their people sit down, and who may come in by a code."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.evening.plan import Plan, level_of
from desktop.look.parts.question import Question
from desktop.phones.match_room import MatchRoom
from desktop.phones.seat_codes import ONLOOKER
from desktop.room.room import Room
from desktop.scene import bot_words
from desktop.session.controller import MatchController
from desktop.window.pages import Pages
from engine.head import Player
from engine.table import Seat

if TYPE_CHECKING:
    from desktop.phones.sit_down import SitDownPage

translate = QCoreApplication.translate


class Phones(QObject):
    """Shows the page of the seats, before a match or during one, and asks about typed codes."""

    help_wanted = Signal()
    """All that may be in the way of a phone is to be read."""
    big_screen_wanted = Signal()

    def __init__(
        self, controller: MatchController, room: Room, pages: Pages, window: QWidget
    ) -> None:
        super().__init__(window)
        self.match_room = MatchRoom(controller, room, self)
        self._controller, self._room, self._pages, self._window = controller, room, pages, window
        self._asked: tuple[int, Question] | None = None
        self.match_room.code_asked.connect(self._ask)
        room.gone.connect(self._asked_no_more)

    def sit_down(
        self, plan: Plan, begin: Callable[[], object], back: Callable[[], object]
    ) -> SitDownPage:
        """Let people come in before the match of a plan; `begin` or `back` follows."""
        self.match_room.prepare(plan.players, plan.phones)
        page = self._page(lambda seat: plan.players[seat])
        page.begin.connect(begin)
        page.left.connect(back)
        page.person_wanted.connect(partial(self._let_person_play, plan))
        page.renamed.connect(partial(self._rename, page, plan))
        self._pages.show_evening(page)
        return page

    def show(self) -> None:
        """Show the seats of the match that is on, where more may come in or leave."""
        head = self._controller.head
        if head is None:
            return
        page = self._page(lambda seat: head.players[seat], dealt=True)
        for leaves in (page.begin, page.left):
            leaves.connect(lambda: self._pages.show_table(self._controller.head is not None))
        self._pages.show_evening(page)

    def _page(self, player: Callable[[Seat], Player], *, dealt: bool = False) -> SitDownPage:
        from desktop.phones.sit_down import SitDownPage

        def told(seat: Seat) -> str:
            return bot_words.title(level_of(player(seat))[0]) if player(seat).bot else ""

        page = SitDownPage(self.match_room, self._room, told, dealt=dealt)
        page.help_wanted.connect(self.help_wanted)
        page.big_screen_wanted.connect(self.big_screen_wanted)
        return page

    def _let_person_play(self, plan: Plan, seat: Seat) -> None:
        plan.seat_guest(seat, phone=True)
        self.match_room.prepare(plan.players, plan.phones)

    def _rename(self, page: SitDownPage, plan: Plan, seat: Seat, name: str) -> None:
        """Call a person otherwise, unless somebody else is called so; the phone stays."""
        before = plan.everyone[seat]
        plan.rename(seat, name)
        problem = plan.problem()
        if problem:
            plan.everyone[seat] = before
        self.match_room.rename(plan.players)
        page.say(problem)

    def forget_missing(self) -> None:
        """Keep no seat for a phone that has not come: it is not to be waited for."""
        for one in self.match_room.seats():
            if one.state == "missing":
                self.match_room.free(one.seat)

    # Who has typed a code.

    def _ask(self, seat: Seat, device: int) -> None:
        """Ask whether somebody who typed the code of a seat may sit there."""
        if seat == ONLOOKER:
            text = translate(
                "phones", "Somebody has typed the code and wants to watch. Let them in?"
            )
        else:
            name = self.match_room.seats()[seat].name
            told = translate("phones", "Somebody has typed the code for {0}. Is that {0}?")
            text = told.format(name)
        answers = {
            "yes": translate("phones", "&Yes, let them in"),
            "no": translate("phones", "&No"),
        }
        question = Question(text, answers, "yes", "no", self._window)
        question.finished.connect(partial(self._answered, device))
        self._asked = device, question
        question.open()

    def _answered(self, device: int, _: int) -> None:
        asked, self._asked = self._asked, None
        if asked is not None and asked[0] == device:
            self.match_room.admit(device, asked[1].answer() == "yes")
            asked[1].deleteLater()

    def _asked_no_more(self, device: int) -> None:
        """Stop asking about a device that has left."""
        if self._asked is not None and self._asked[0] == device:
            self._asked[1].reject()
