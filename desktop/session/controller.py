"""The controller of the match that is open: what is done at this machine goes through it.

A person says what is wanted (`play`, `undo`, `hint`, …). The controller plays it, has it saved
before it is seen, asks the bots, and emits a Scene, sentences and a new sheet. Between two people
the curtain falls, and nothing of a hand leaves the controller before `lift`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from desktop.common.people import People
from desktop.common.settings import Settings
from desktop.scene import naming
from desktop.scene.presenter import UiState
from desktop.session.claiming import Claiming
from desktop.session.error_messages import bot_stumbled
from desktop.session.guided import Guided
from desktop.session.matches import AskGoingOn, AskTakeOver
from desktop.session.score_entry import ScoreEntry
from desktop.session.worker import Question
from engine.agreement import Agreement
from engine.cards import Card
from engine.facts import Advice, Fact
from engine.head import Event, Head
from engine.moves import Call, Move
from engine.table import NOBODY

if TYPE_CHECKING:
    from engine.lessons.course import Course

translate = QCoreApplication.translate

HINTS_BY = "strong"


class MatchController(Claiming):
    """Takes what a person at this machine wants of a match."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(settings, parent)
        naming.use(settings.text("card_names"))
        self._matches.leaving.connect(self._stop)
        self._matches.taken_up.connect(self._take_up)
        self._matches.trouble.connect(self.trouble)
        self.opponents.stumbled.connect(self._bot_stumbled)
        self._matches.relief.connect(self.said)
        self.people = People(settings, self)
        """Who plays at this machine."""
        self.people.changed.connect(self._call_people)
        self.holds_closed = self.people.holds_closed
        self.score_entry = ScoreEntry(self._matches, self)
        """Where lines are entered by hand."""
        self.score_entry.entered.connect(self._line_entered)

    def _bot_stumbled(self) -> None:
        self._notify(bot_stumbled())

    # Matches.

    @property
    def ask_unsaved(self) -> Callable[[], bool]:
        """Asked before a match is put away that cannot be saved; False if it shall stay."""
        return self._matches.ask_unsaved

    @ask_unsaved.setter
    def ask_unsaved(self, ask: Callable[[], bool]) -> None:
        self._matches.ask_unsaved = ask

    @property
    def doubtful(self) -> int:
        """From which line on the evening's file was changed, while it is only looked at; else 0."""
        return self._matches.doubtful

    def ask_before(self, going_on: AskGoingOn, taking_over: AskTakeOver) -> None:
        """Have these asked before a changed file is gone on with, or one in use is taken over."""
        self._matches.ask_going_on, self._matches.ask_take_over = going_on, taking_over

    def go_on_from_there(self) -> None:
        """Go on with an evening that has only been looked at, if that is really wanted."""
        if self._matches.may_go_on():
            self._set_off()

    def begin(self, head: Head, agreed: Agreement | None = None) -> bool:
        """A new match with its first deal; raises what the engine raises for a wrong head.

        `agreed` is what help the table allows itself. False if the match before is not saved and
        shall therefore stay.
        """
        if not self._matches.begin(head):
            return False
        if agreed is not None and not head.real_cards:
            self._matches.playing.match.agree(agreed.words())
        self._set_off()
        return True

    def take_up_again(self, events: list[Event]) -> bool:
        """A side evening with this log, which is gone on with where it stands.

        False if the match before is not saved and shall therefore stay.
        """
        if not self._matches.take_up_again(events):
            return False
        self._set_off()
        return True

    def teach(self, course: Course, guide: Guided) -> bool:
        """Show the match of a lesson, which is kept nowhere, and through which somebody leads.

        False if the one before is not saved and shall therefore stay.
        """
        if not self._matches.show(course):
            return False
        self.guide = guide
        self._advance()
        return True

    def dismiss(self) -> None:
        """Put the match away through which somebody has led."""
        if self.guide is not None:
            self.leave()
            self.curtain.emit("")
            self.match_changed.emit()
            self.show()

    def open(self, path: Path) -> bool:
        """The evening of a file, to go on with; False, and a sentence, if it cannot be."""
        if self._matches.is_open(path):
            return True
        if not self._matches.open(path):
            return False
        self._set_off()
        return True

    def _set_off(self) -> None:
        """Go on where the match stands; a first deal is dealt, one after it waits to be wanted."""
        match = self._matches.playing.match
        if self.real_cards or match.undoable() or self._matches.doubtful:
            self._advance()
        else:
            self._deal()

    def painted(self) -> None:
        """The match has been painted: the next start goes on with it."""
        self._session.remember()

    def may_leave(self) -> bool:
        """Whether the match may be put away: it is saved, or it was said what becomes of it."""
        return self._matches.may_leave()

    def leave(self) -> None:
        """Put the match away; what could be saved of it is."""
        self._matches.leave()

    def put_away(self, path: Path) -> bool:
        """Leave this evening, if it is the one that is open: its file is wanted elsewhere.

        Returns whether it was, and has been left.
        """
        if not (self._matches.is_open(path) and self._matches.may_leave()):
            return False
        self.leave()
        self.curtain.emit("")
        self.match_changed.emit()
        self.show()
        return True

    def keep(self) -> None:
        """Save what can be saved and have the disk keep it."""
        if self.head is not None and (evening := self._matches.playing.evening) is not None:
            evening.keep()

    def close(self) -> None:
        """The program ends."""
        self.leave()
        self.opponents.close()

    def save_as(self, path: Path) -> bool:
        """Write the whole evening to another file as well; False, and a sentence, on failure.

        The copy is in the version of today, also of an older evening.
        """
        return self._matches.save_as(path)

    def save(self) -> bool:
        """Write what could not be written before; whether nothing is left of it."""
        return self._matches.save()

    def move_to(self, path: Path) -> bool:
        """Go on with the match in another file, whole; False, and a sentence, on failure."""
        return self._matches.move_to(path)

    def _stop(self) -> None:
        self._clock.stop()
        self._skip(False)
        self.moment = UiState()
        guide, self.guide = self.guide, None
        if guide is not None:
            guide.stop()

    def _take_up(self) -> None:
        """Another match is open."""
        session = self._matches.playing
        session.speech.dialect = self.settings.text("dialect")
        self.moment = UiState(session.only_person)
        self._clock.looked_at(session.tricks())
        session.call(*self._called(session.match.head))
        self.curtain.emit("")
        if session.evening is not None and any(one.bot for one in session.match.players):
            self.opponents.warm_up()
        self.match_changed.emit()
        self.sheet_changed.emit()

    def _call_people(self) -> None:
        """Somebody of the house has another name or portrait."""
        head = self._session.head
        if head is not None:
            self._matches.playing.call(*self._called(head))
            self.sheet_changed.emit()
            self.show()

    def _called(self, head: Head) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names and the portraits of the players now."""
        names = self.people.names(head.players, one_reader=head.real_cards)
        return names, self.people.portraits(head.players)

    def _line_entered(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            self.happened.emit(fact)
        self.sheet_changed.emit()
        self._advance()

    # What a person does.

    def talk(self, phrase: Call) -> None:
        """Say this across the table for the person at the machine."""
        allowed, viewer = self.phrases(), self.moment.viewer
        guide = self.guide
        if not allowed or (guide is not None and not guide.lets_say(phrase)):
            return
        if not self._matches.may_go_on():
            return
        consulted = bool(self._matches.playing.consulted(viewer))
        self._say(viewer, phrase)
        if phrase in allowed:
            self._answered(consulted)
        if guide is not None:
            guide.said(phrase)
        elif phrase in allowed and (why := self._matches.playing.unanswered(viewer, phrase)):
            self.said.emit(why)

    def try_move(self, move: Move) -> None:
        """Say why a move that was tried is not allowed; one that is allowed is not done."""
        if not self.asked():
            self._not_your_turn(move)
            return
        if self.guide is not None and not self.guide.lets(move):
            return
        reason = self._matches.playing.match.reason_against(move)
        if reason is not None:
            self._refuse(reason, move)
        else:
            self.show()

    def lift(self) -> None:
        """The person whose name the curtain showed has taken the seat."""
        if self.moment.covered:
            called, self.moment.called = self.moment.called, NOBODY
            self.moment.viewer = self._session.turn if called == NOBODY else called
            self.moment.covered = False
            self.curtain.emit("")
            self._advance()

    def hide_cards(self) -> None:
        """Cover everything at once, whoever's turn it is; the same person lifts the curtain."""
        moment = self.moment
        if moment.viewer == NOBODY or moment.covered:
            return
        self._clock.stop()
        self._skip(False)
        if moment.decided is not None:
            self._looked()
        moment.called, moment.viewer, moment.covered = moment.viewer, NOBODY, True
        self.hidden.emit(self._matches.playing.speech.name(moment.called))
        self.show()

    def look_back(self) -> None:
        """Show the last trick again, or put it away."""
        if self.moment.looking_back:
            self.look_on()
            return
        tricks = self._session.tricks()
        if not tricks:
            self.said.emit(translate("host", "No trick has been taken yet."))
        elif self.moment.decided is None and not self.moment.covered:
            self.moment.decided = tricks[-1]
            self.moment.looking_back = True
            self._clock.stop()
            self._skip(False)
            self.show()

    def undo(self) -> None:
        """Take back to the last decision of a person."""
        if self.may_undo() and self._matches.may_go_on():
            self._rewind(self._matches.playing.undo)

    def redo(self) -> None:
        """Do again what was taken back, to the next decision of a person."""
        if self.may_redo() and self._matches.may_go_on():
            self._rewind(self._matches.playing.redo)

    def hint(self) -> None:
        """Ask what the bot of thumb rules would do here, and why."""
        if not self.asked() or not self.agreement.hints:
            self._not_your_turn()
        elif self._matches.may_go_on():
            self.opponents.ask_hint(self._matches.playing.question(HINTS_BY))

    def weighed(self) -> tuple[Question | None, Advice | None]:
        """What a strong player is asked about the hint that is shown, and the hint; else None."""
        advice = self.moment.advice
        if advice is None or not self.asked() or not self.agreement.hints:
            return None, None
        return self._matches.playing.question(HINTS_BY), advice

    def reorder(self, hand: Sequence[Card]) -> None:
        """Hold the cards in this order from now on."""
        if self.moment.viewer != NOBODY:
            self.moment.held[self.moment.viewer] = list(hand)
            self.show()

    def sort_hand(self) -> None:
        """Hold the cards in the order of the game again."""
        self.moment.held.pop(self.moment.viewer, None)
        self.show()

    def settings_changed(self) -> None:
        """A setting has changed that may let things go on by themselves, or look otherwise."""
        naming.use(self.settings.text("card_names"))
        if self.speech is not None:
            self.speech.dialect = self.settings.text("dialect")
        if self.waiting_for_deal or self.asked() or self.moment.news:
            self._advance()
        else:
            self.show()

    def hurry(self) -> None:
        """Whoever is waited for comes at once: a trick to look at, a bot that takes its time."""
        if self.moment.decided is not None or self.moment.news or self.last_deal_lies:
            self.look_on()
        else:
            self._clock.hurry()
