"""The host: the only object that holds a match.

Whoever plays says what is wanted (`play`, `undo`, `hint`, …); the host plays it, has it saved
before it is seen, asks the bots, and tells what is: a Scene for the table, sentences for the
message line, a new sheet. It decides whose hand may be seen: between two people the curtain falls
and nothing of a hand leaves the host before `lift`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from desktop.common.settings import Settings
from desktop.scene.presenter import UiState
from desktop.scene.speech import Speech
from desktop.session import last_evening
from desktop.session.error_messages import InUse, saved_again, sentence, torn
from desktop.session.opponents import Opponents, pace
from desktop.session.session import Sitting
from engine import convert, result_entry
from engine.cards import Card
from engine.corrections import Correction
from engine.entry import Answers, Field
from engine.facts import Advice, Fact
from engine.head import Head
from engine.moves import Call, Move
from engine.review import Past
from engine.rules import IllegalMove
from engine.seeds import Seed
from engine.sheet import Sheet
from engine.store import SaveFailed, save_copy
from engine.table import NOBODY, Seat

translate = QCoreApplication.translate

HINTS_BY = "strong"
NOTICE_STAYS = 5000
"""How long the rule that was broken stands above the hand, in thousandths of a second."""


class Host(QObject):
    """A match at this machine: people and bots, the file, the pace."""

    scene_changed = Signal(object)
    """A Scene, or None when there is no deal on the table."""
    sheet_changed = Signal()
    happened = Signal(object)
    """A Fact that everybody at the table has seen."""
    talked = Signal(int, str, str)
    """Somebody said something across the table: at which seat, what was heard here, and what of
    it may stay to be read by whoever sits here next."""
    said = Signal(str)
    """A sentence for the person at the machine: a rule, a hint."""
    trouble = Signal(str)
    """Something went wrong that the person should read."""
    curtain = Signal(str)
    """Hand over to this person; "" when nobody is waited for."""
    match_changed = Signal()
    """Another match is on, or none."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.moment = UiState()
        self.ask_unsaved: Callable[[], bool] = lambda: True
        """Asked before a match is put away that cannot be saved; False if it shall stay."""
        self._sitting: Sitting | None = None
        self._tricks_seen = 0
        self._rewound = False
        self._pause = _single_shot(self, self._go_on)
        self._trick_timer = _single_shot(self, self.look_on)
        self._notice_timer = _single_shot(self, self._forget_notice)
        self.opponents = Opponents(settings, self)
        self.opponents.moved.connect(self._opponent_moves)
        self.opponents.advised.connect(self._give_hint)
        self.opponents.said.connect(self._opponent_says)

    # Matches.

    def begin(self, head: Head) -> bool:
        """A new match with its first deal; raises what the engine raises for a wrong head.

        False if the one before is not saved and shall therefore stay.
        """
        if not self.may_leave():
            return False
        troubles: list[SaveFailed] = []
        sitting = Sitting.begin(head, troubles.append)
        if sitting.path is not None:
            last_evening.opening(sitting.path)
        self._take_over(sitting, troubles)
        if head.real_cards:
            self._advance()
        else:
            self._deal()
        return True

    def open(self, path: Path) -> bool:
        """The evening of a file, to go on with; False, and a sentence, if it cannot be."""
        if self.path is not None and path.resolve() == self.path.resolve():
            return True
        if not self.may_leave():
            return False
        troubles: list[SaveFailed] = []
        last_evening.opening(path)
        try:
            sitting, aside = Sitting.open(path, troubles.append)
        except (ValueError, OSError, InUse) as error:
            last_evening.not_opened(path)
            self.trouble.emit(sentence(error))
            return False
        self._take_over(sitting, troubles)
        if aside is not None:
            self.trouble.emit(torn(aside.name))
        for doubt in sitting.doubts():
            self.trouble.emit(doubt)
        if sitting.match.undoable() or self.real_cards:
            self._advance()
        else:
            self._deal()
        return True

    def painted(self) -> None:
        """The match has been painted: the next start goes on with it."""
        if self._sitting is not None:
            self._sitting.remember()

    def may_leave(self) -> bool:
        """Whether the match may be put away: it is saved, or it was said what becomes of it."""
        return self.save() or self.ask_unsaved()

    def leave(self) -> None:
        """Put the match away; what could be saved of it is."""
        self.opponents.cancel()
        self._pause.stop()
        self._trick_timer.stop()
        if self._sitting is not None:
            self._sitting.close()
        self._sitting = None

    def put_away(self, path: Path) -> bool:
        """Leave this evening, if it is the one that is open: its file is wanted elsewhere.

        Returns whether it was, and has been left.
        """
        if self.path is None or path.resolve() != self.path.resolve() or not self.may_leave():
            return False
        self.leave()
        self.moment = UiState()
        self.curtain.emit("")
        self.match_changed.emit()
        self.show()
        return True

    def close(self) -> None:
        """The program ends."""
        self.leave()
        self.opponents.close()

    def save_as(self, path: Path) -> bool:
        """Write the whole evening to another file as well; False, and a sentence, on failure.

        The copy is in the version of today, also of an older evening.
        """
        if self._sitting is None:
            return False
        if self.path is not None and path.resolve() == self.path.resolve():
            return self.save()
        try:
            save_copy(path, convert.newest(self._sitting.match))
        except SaveFailed as error:
            self.trouble.emit(sentence(error))
            return False
        return True

    def save(self) -> bool:
        """Write what could not be written before; whether nothing is left of it."""
        return self._sitting is None or self._sitting.save()

    def move_to(self, path: Path) -> bool:
        """Go on with the match in another file, whole; False, and a sentence, on failure."""
        if self._sitting is None:
            return False
        try:
            self._sitting.move_to(path)
        except (SaveFailed, InUse) as error:
            self.trouble.emit(sentence(error))
            return False
        self.painted()
        return True

    def _take_over(self, sitting: Sitting, troubles: Sequence[SaveFailed]) -> None:
        self.leave()
        self._sitting = sitting
        sitting.speech.dialect = self.settings.text("dialect")
        self.moment = UiState(sitting.only_person)
        self._tricks_seen = len(sitting.tricks())
        self.curtain.emit("")
        if any(player.bot for player in sitting.match.players):
            self.opponents.warm_up()
        self.match_changed.emit()
        self.sheet_changed.emit()
        if sitting.evening is not None:
            sitting.evening.trouble = self._not_saved
            sitting.evening.relief = lambda: self.said.emit(saved_again())
        for error in troubles:
            self._not_saved(error)

    def _not_saved(self, error: SaveFailed) -> None:
        self.trouble.emit(sentence(error))

    # What is.

    @property
    def head(self) -> Head | None:
        """Who plays what, None while there is no match."""
        return None if self._sitting is None else self._sitting.match.head

    @property
    def speech(self) -> Speech | None:
        """The words of the match."""
        return None if self._sitting is None else self._sitting.speech

    @property
    def path(self) -> Path | None:
        """The file of the evening, None as long as it could not be made."""
        return None if self._sitting is None else self._sitting.path

    def sheet(self) -> Sheet | None:
        """The score sheet of the evening."""
        return None if self._sitting is None else self._sitting.match.sheet()

    def sheet_so_far(self) -> Sheet | None:
        """The sheet with what the deal on the table has brought until now, for the slate."""
        return None if self._sitting is None else self._sitting.match.sheet_so_far()

    @property
    def waiting_for_deal(self) -> bool:
        """Whether a deal is over and the next one is due."""
        return self._between_deals() and not self.over and not self.real_cards

    @property
    def over(self) -> bool:
        """Whether the evening has come to its end."""
        return self._between_deals() and self._sitting is not None and self._sitting.match.over

    def _between_deals(self) -> bool:
        sitting = self._sitting
        return sitting is not None and sitting.match.turn == NOBODY and self.moment.decided is None

    def asked(self) -> bool:
        """Whether the person at the machine is to decide now."""
        viewer = self.moment.viewer
        return (
            self._sitting is not None
            and not self.moment.covered
            and viewer != NOBODY
            and self._sitting.match.turn == viewer
        )

    def why_not_asked(self) -> str:
        """Why the person at the machine has nothing to decide, as a sentence; "" if asked.

        Also "" while there is no match, and behind the curtain.
        """
        if self._sitting is None or self.moment.covered or self.asked():
            return ""
        return self._sitting.speech.rule(self._whose_turn(self._sitting.match.turn))

    @staticmethod
    def _whose_turn(turn: Seat) -> Fact:
        return Fact("deal_is_over") if turn == NOBODY else Fact("not_your_turn", (turn,))

    def may_hurry(self) -> bool:
        """Whether somebody is waited for: a trick to look at, a bot, what goes on by itself."""
        if self._sitting is None or self.moment.covered:
            return False
        return (
            self.moment.decided is not None
            or bool(self._sitting.bot)
            or self._forced() is not None
            or (self.waiting_for_deal and self.settings.on("deal_on"))
        )

    def trick_taken(self) -> bool:
        """Whether a trick has been taken in the deal on the table."""
        return self._sitting is not None and bool(self._sitting.tricks())

    def finished_deals(self) -> int:
        """How many deals of the evening were played here to their end."""
        if self._sitting is None or self.real_cards:
            return 0
        match = self._sitting.match
        return match.deal_number - (match.turn != NOBODY)

    def outlook(self, card: Card) -> str:
        """What putting down this card would do to the trick as it lies; "" if that is plain."""
        if self._sitting is None or not self.asked() or self.moment.decided is not None:
            return ""
        return self._sitting.outlook(self.moment.viewer, card)

    def may_undo(self) -> bool:
        """Whether there is anything to take back."""
        return self._sitting is not None and self._sitting.may_undo()

    def may_redo(self) -> bool:
        """Whether there is anything to do again."""
        return self._sitting is not None and self._sitting.match.redoable() > 0

    # Real cards.

    @property
    def real_cards(self) -> bool:
        """Whether the cards are on a real table, and only the score is kept here."""
        return self.head is not None and self.head.real_cards

    def entry_fields(self, answers: Answers, place: int | None = None) -> list[Field]:
        """What is asked about the next deal, or about the one at this place of the sheet."""
        if self._sitting is None:
            return []
        return result_entry.fields(self._sitting.match.rules, self._sitting.before(place), answers)

    def next_dealer(self) -> str:
        """Who deals next with real cards, in a sentence; "" where nobody does."""
        sheet = self.sheet()
        if self._sitting is None or sheet is None or self.speech is None:
            return ""
        seat = result_entry.dealer(self._sitting.match.rules, sheet.lines)
        return "" if seat == NOBODY else self.speech.text("deal.dealer", seat)

    def deal_name(self) -> str:
        """What the next deal is called, "" where nobody knows before it is played."""
        sheet = self.sheet()
        if self._sitting is None or sheet is None or self.speech is None:
            return ""
        fact = result_entry.title(self._sitting.match.rules, sheet.lines)
        return "" if fact is None else self.speech.text(f"line.{fact.key}", *fact.args)

    def line_answers(self, place: int) -> Answers:
        """What would have been answered for this line of the sheet."""
        if self._sitting is None:
            return {}
        match = self._sitting.match
        line = match.sheet().lines[place]
        return result_entry.answers(match.rules, self._sitting.before(place), line)

    def line_in_words(self, place: int) -> str:
        """What stands in this line of the sheet."""
        sheet = self.sheet()
        if sheet is None or self.speech is None:
            return ""
        pairs = zip(self.speech.sides(), sheet.lines[place].values, strict=True)
        return ", ".join(f"{name} {'–' if value is None else value}" for name, value in pairs)

    def corrected(self) -> list[Correction]:
        """What was put right on the sheet."""
        return [] if self._sitting is None else self._sitting.match.corrected()

    def may_correct(self) -> bool:
        """Whether there is a line that can be put right now."""
        sheet = self.sheet()
        return self._between_deals() and sheet is not None and bool(sheet.lines)

    def chalk(self, answers: Answers) -> str:
        """Enter the deal that these answers tell; returns why it cannot be, "" if it is done."""
        return self._write(answers)

    def correct(self, place: int, answers: Answers, why: str) -> str:
        """Put a line right; returns why it cannot be, "" if it is done."""
        return self._write(answers, place, why)

    def _write(self, answers: Answers, place: int | None = None, why: str = "") -> str:
        if self._sitting is None:
            return ""
        reason = self._sitting.chalk(answers, place, why)
        if not reason:
            if self._sitting.evening is not None:
                self._sitting.evening.sync()
            for fact in self._sitting.brought(place):
                self.happened.emit(fact)
            self.sheet_changed.emit()
            self._advance()
        return reason

    @property
    def seed(self) -> Seed | None:
        """The evening's seed, to be shown; None while a deal is on, or where none is dealt."""
        return None if self._sitting is None else self._sitting.seed

    def past(self) -> Past | None:
        """The finished deals of the evening, to look back at; nothing of one that is on."""
        return None if self._sitting is None else Past(self._sitting.match)

    # What a person does.

    def play(self, move: Move) -> None:
        """Do a move for the person who is asked; a sentence says why not."""
        if self._sitting is None or not self.asked():
            self._not_your_turn()
            return
        if self.moment.decided is not None:
            self._looked()
        if self.moment.doubted != move and (doubt := self._sitting.doubt(move)):
            self._ask_again(move, doubt)
            return
        try:
            self._sitting.match.play(move)
        except IllegalMove as error:
            self._refuse(error.reason)
            return
        self._after_move()

    def _ask_again(self, move: Move, doubt: str) -> None:
        """Say what speaks against a move; whoever wants it again, gets it."""
        self.moment.doubted = move
        self._notify(doubt + " " + translate("host", "Do it once more if you mean it."))

    def phrases(self) -> list[Call]:
        """What the person at the machine may say across the table now, whoever's turn it is."""
        viewer = self.moment.viewer
        if self._sitting is None or self.moment.covered or viewer == NOBODY:
            return []
        return self._sitting.match.phrases(viewer)

    def talk(self, phrase: Call) -> None:
        """Say this across the table for the person at the machine."""
        if self._sitting is not None and self.phrases():
            self._say(self._sitting, self.moment.viewer, phrase)

    def _say(self, sitting: Sitting, seat: Seat, phrase: Call) -> None:
        try:
            sitting.match.say(seat, phrase)
        except IllegalMove as error:
            self._refuse(error.reason)
            return
        self.show()
        lasting = NOBODY if sitting.only_person == NOBODY else self.moment.viewer
        self.talked.emit(seat, sitting.heard(self.moment.viewer), sitting.heard(lasting))

    def try_move(self, move: Move) -> None:
        """Say why a move that was tried is not allowed; one that is allowed is not done."""
        if self._sitting is None or not self.asked():
            self._not_your_turn()
            return
        reason = self._sitting.match.reason_against(move)
        if reason is not None:
            self._refuse(reason)
        else:
            self.show()

    def _refuse(self, reason: Fact) -> None:
        if self.speech is not None:
            self._notify(self.speech.rule(reason))

    def _notify(self, text: str) -> None:
        self.moment.notice = text
        self.said.emit(text)
        self._notice_timer.start(NOTICE_STAYS)
        self.show()

    def _forget_notice(self) -> None:
        if self.moment.notice:
            self.moment.notice = ""
            self.show()

    def _not_your_turn(self) -> None:
        if self._sitting is None or self.moment.covered:
            return
        self._refuse(self._whose_turn(self._sitting.match.turn))

    def lift(self) -> None:
        """The person whose name the curtain showed has taken the seat."""
        if self._sitting is not None and self.moment.covered:
            self.moment.viewer = self._sitting.match.turn
            self.moment.covered = False
            self.curtain.emit("")
            self._advance()

    def look_on(self) -> None:
        """The decided trick has been looked at."""
        if self.moment.decided is not None:
            self._looked()
            self._advance()

    def _looked(self) -> None:
        self._trick_timer.stop()
        self.moment.decided = None
        self.moment.looking_back = False
        if self._sitting is not None:
            self._tricks_seen = len(self._sitting.tricks())

    def look_back(self) -> None:
        """Show the last trick again, or put it away."""
        if self.moment.looking_back:
            self.look_on()
            return
        tricks = self._sitting.tricks() if self._sitting is not None else []
        if not tricks:
            self.said.emit(translate("host", "No trick has been taken yet."))
        elif self.moment.decided is None and not self.moment.covered:
            self.moment.decided = tricks[-1]
            self.moment.looking_back = True
            self.opponents.cancel()
            self._pause.stop()
            self.show()

    def deal(self) -> None:
        """Deal the next deal, if one is due."""
        if self.waiting_for_deal:
            self._deal()

    def undo(self) -> None:
        """Take back to the last decision of a person."""
        if self._sitting is not None and self._sitting.may_undo():
            self._rewind(self._sitting.undo)

    def redo(self) -> None:
        """Do again what was taken back, to the next decision of a person."""
        if self._sitting is not None and self._sitting.match.redoable():
            self._rewind(self._sitting.redo)

    def _rewind(self, change: Callable[[], None]) -> None:
        self.opponents.cancel()
        self._pause.stop()
        self._trick_timer.stop()
        self.moment.forget()
        self.curtain.emit("")
        change()
        if self._sitting is not None:
            self._tricks_seen = len(self._sitting.tricks())
        self._rewound = True
        self.happened.emit(Fact("takes_back"))
        self.sheet_changed.emit()
        self._advance()

    def hint(self) -> None:
        """Ask what the bot of thumb rules would do here, and why."""
        if self._sitting is None or not self.asked():
            self._not_your_turn()
        else:
            self.opponents.ask_hint(self._sitting.question(HINTS_BY))

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
        if self.speech is not None:
            self.speech.dialect = self.settings.text("dialect")
        if self.waiting_for_deal or self.asked():
            self._advance()
        else:
            self.show()

    def hurry(self) -> None:
        """Whoever is waited for comes at once: a trick to look at, a bot that takes its time."""
        if self.moment.decided is not None:
            self.look_on()
        elif self._pause.isActive():
            self._pause.start(0)
        else:
            self.opponents.hurry()

    # How it goes on.

    def _deal(self) -> None:
        if self._sitting is not None:
            self.moment = UiState(self._sitting.only_person)
            self._sitting.match.deal()
            self._tricks_seen = 0
            self._after_move()

    def _after_move(self) -> None:
        """A move has been done: tell, and go on."""
        assert self._sitting is not None
        # A hint asked for before it would speak of another moment, or to another person.
        self.opponents.cancel()
        self._pause.stop()
        self._rewound = False
        self.moment.hint = None
        self.moment.notice = ""
        self.moment.doubted = None
        for fact in self._sitting.match.take_facts():
            self.happened.emit(fact)
        over = self._sitting.match.turn == NOBODY
        if over and self._sitting.evening is not None:
            self._sitting.evening.sync()
        if over or len(self._sitting.tricks()) > self._tricks_seen:
            self.sheet_changed.emit()
        self._advance()

    def _advance(self) -> None:
        """Look at the state of the match and see to whoever is next."""
        if self._sitting is None:
            return
        self._stop_at_decided_trick(self._sitting)
        if self.moment.decided is not None:
            self.show()
            return
        idle = self._sitting.idle()
        if idle is not None:
            self._sitting.match.play(idle)
            self._after_move()
            return
        turn = self._sitting.match.turn
        if turn in self._sitting.people and turn != self.moment.viewer:
            self._cover(self._sitting)
            return
        self.show()
        if self._sitting.bot:
            question = self._sitting.question(self._sitting.bot)
            self.opponents.ask_move(replace(question, talkers=self._sitting.talkers()))
            return
        if turn != NOBODY and self._sitting.talkers():
            self.opponents.ask_talk(self._sitting.small_talk())
        if self._forced() is not None:
            self._pause.start(pace(self.settings))
        elif self.waiting_for_deal and self.settings.on("deal_on"):
            self._pause.start(pace(self.settings) * 3)

    def _stop_at_decided_trick(self, sitting: Sitting) -> None:
        """A trick just decided lies until a click, or for the time that was chosen."""
        tricks = sitting.tricks()
        if self.moment.decided is not None or len(tricks) <= self._tricks_seen:
            return
        wait = self.settings.number("trick_wait")
        self.moment.decided = tricks[-1]
        if wait:
            self._trick_timer.start(wait * 100)

    def _cover(self, sitting: Sitting) -> None:
        self.moment.covered = True
        self.moment.viewer = NOBODY
        self.curtain.emit(sitting.speech.name(sitting.match.turn))
        self.show()

    def _forced(self) -> Move | None:
        """The card that is the only legal one, if such are played by themselves."""
        if self._sitting is None or not self.asked() or not self.settings.on("play_forced"):
            return None
        if self._rewound:  # else what was taken back would come again by itself
            return None
        return self._sitting.only_card()

    def _go_on(self) -> None:
        """The pause before a card that is the only one, or before the next deal, is over."""
        forced = self._forced()
        if forced is not None:
            self.play(forced)
        elif self.settings.on("deal_on"):
            self.deal()

    def _opponent_moves(self, advice: Advice) -> None:
        assert self._sitting is not None
        self._sitting.match.play(advice.move)
        self._after_move()

    def _opponent_says(self, seat: Seat, phrase: Call) -> None:
        # Asked a moment ago: meanwhile it may be out of place.
        if self._sitting is not None and phrase in self._sitting.match.phrases(seat):
            self._say(self._sitting, seat, phrase)

    def _give_hint(self, advice: Advice) -> None:
        assert self._sitting is not None and self.speech is not None
        if self.moment.hint is None:
            self._sitting.match.helped(self._sitting.match.turn, "hint")
        self.moment.hint = advice.move
        what = self.speech.move(advice.move)
        self.said.emit(f"{what}: {self.speech.advice(advice.reason)}")
        self.show()

    # What is shown.

    def show(self) -> None:
        """Tell what is; also again, for another language or another size."""
        sitting = self._sitting
        seen = sitting.match.view(self.moment.viewer) if sitting is not None else None
        if sitting is None or seen is None:
            self.scene_changed.emit(None)
            return
        asked = self.asked() and not self.moment.looking_back
        legal = sitting.match.legal() if asked else []
        self.scene_changed.emit(
            sitting.stage.scene(seen, self.moment, legal, sitting.match.sheet())
        )


def _single_shot(parent: QObject, slot: Callable[[], None]) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.timeout.connect(slot)
    return timer
