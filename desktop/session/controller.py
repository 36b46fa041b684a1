"""The controller of the match that is open: what is done at this machine goes through it.

A person says what is wanted (`play`, `claim`, `deal`, …). The controller plays it, has it saved
before it is seen, tells what has happened and sees to the next decision: people are asked or the
machine is handed to them, bots are asked in their process, and what needs no decision is done
after a pause. Its parts do the rest: `display` shows it, `history` takes it back.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.common.language import PROGRAM
from desktop.common.pace import is_read
from desktop.common.people import People
from desktop.common.settings import Settings
from desktop.scene.help_words import claim_words
from desktop.scene.speech import Speech
from desktop.session.chairs import Chairs
from desktop.session.claims import Claims
from desktop.session.consents import Consents
from desktop.session.display import Display
from desktop.session.error_messages import bot_stumbled
from desktop.session.guided import Guided
from desktop.session.hints import Hints
from desktop.session.history import History
from desktop.session.matches import Matches
from desktop.session.opponents import Opponents
from desktop.session.score_entry import ScoreEntry
from desktop.session.session import Chapter, Session
from desktop.session.stand_ins import StandIns
from desktop.session.talk import Talk
from desktop.session.turn_clock import TurnClock
from engine.agreement import Agreement
from engine.corrections import Correction
from engine.facts import Advice, Fact
from engine.head import Event, Head
from engine.moves import Move
from engine.review import Past
from engine.rules import IllegalMove
from engine.seeds import Seed
from engine.sheet import Sheet
from engine.table import NOBODY, Seat

if TYPE_CHECKING:
    from engine.lessons.course import Course

_FIRST_MATCH = "first match of {}"
"""Under which name it is kept when the first match of a game was begun."""


class MatchController(QObject):
    """Plays the open match for the people and bots at this machine."""

    sheet_changed = Signal()
    happened = Signal(object)
    """A Fact that everybody at the table has seen."""
    trouble = Signal(str)
    """Something went wrong that the person should read."""
    match_changed = Signal()
    """Another match is on, or none."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.people = People(settings, self)
        """Who plays at this machine."""
        self.matches = Matches(self)
        self.chairs = Chairs(self.matches, settings, self)
        self.display, self.pause = self.chairs.here, self.chairs.pause
        self.opponents = Opponents(settings, self)
        self._clock = TurnClock(settings, self.opponents, self)
        self.hold = self._clock.hold
        self.consents = Consents(self.chairs, self)
        self.history = History(self.matches, self.chairs, self.consents, self)
        self.claims = Claims(self.matches, self.chairs, self.consents, settings, self)
        self.hints = Hints(self.matches, self.chairs, self.opponents, self)
        self.talk = Talk(self.matches, self.chairs, self._clock, self.opponents, self)
        self.stand_ins = StandIns(self.matches, self)
        self.score_entry = ScoreEntry(self.matches, self.display, self)
        """Where lines are entered by hand."""
        self._choose_words()
        self._connect()

    def _connect(self) -> None:
        self.people.changed.connect(self._call_people)
        self.chairs.changed.connect(self._chairs_changed)
        self.chairs.reworded.connect(self._reword)
        self.display.holds_closed = self.people.holds_closed
        self.matches.leaving.connect(self._stop)
        self.matches.taken_up.connect(self._take_up)
        self.matches.trouble.connect(self.trouble)
        self.matches.relief.connect(self.display.said)
        self.opponents.moved.connect(self._opponent_moves)
        self.opponents.stumbled.connect(self._bot_stumbled)
        self._clock.trick_is_over.connect(self.look_on)
        self._clock.pause_is_over.connect(self._go_on)
        self._clock.is_read.connect(self.look_on)
        self.history.leaving.connect(self._leave_position)
        self.history.arrived.connect(self._arrive)
        self.history.refused.connect(self._resume)
        self.claims.granted.connect(self._claim_granted)
        self.claims.judged.connect(self._resume)
        self.consents.asking.connect(self._clock.stop)
        self.stand_ins.changed.connect(self._other_plays)
        self.score_entry.entered.connect(self._line_entered)

    def _bot_stumbled(self) -> None:
        self.display.notify(bot_stumbled())

    # What can be asked about the match.

    @property
    def _session(self) -> Session | None:
        return self.matches.session

    @property
    def guide(self) -> Guided | None:
        """Who leads through the match, None where people and bots play it."""
        return self._session.guide if self._session is not None else None

    @property
    def head(self) -> Head | None:
        """Who plays what, None while there is no match."""
        return self._session.head if self._session is not None else None

    @property
    def speech(self) -> Speech | None:
        """The words of the match."""
        return self.display.chair.speech if self._session is not None else None

    @property
    def path(self) -> Path | None:
        """The file of the evening, None as long as it could not be made."""
        return self._session.path if self._session is not None else None

    @property
    def seed(self) -> Seed | None:
        """The evening's seed, to be shown; None during a deal, or where none is dealt."""
        return self._session.seed if self._session is not None else None

    @property
    def real_cards(self) -> bool:
        """Whether the cards are on a real table, and only the score is kept here."""
        return self.head is not None and self.head.real_cards

    @property
    def agreement(self) -> Agreement:
        """What help the table allows itself."""
        return self._session.agreement if self._session is not None else Agreement()

    def sheet(self) -> Sheet | None:
        """Return the score sheet of the evening."""
        return self._session.match.sheet() if self._session is not None else None

    def sheet_so_far(self) -> Sheet | None:
        """Return the sheet with what the deal on the table has brought until now, for the slate."""
        return self._session.match.sheet_so_far() if self._session is not None else None

    def corrected(self) -> list[Correction]:
        """Return what was put right on the sheet."""
        return self._session.match.corrected() if self._session is not None else []

    def past(self) -> Past | None:
        """Return the evening's finished deals, to look back at; nothing of the current deal."""
        return Past(self._session.match) if self._session is not None else None

    def help_told(self) -> str:
        """Return what help was agreed on, and who had it, in a sentence; "" with real cards."""
        session = self._session
        return "" if session is None or self.real_cards else self.display.help_told(session)

    def trick_taken(self) -> bool:
        """Whether a trick has been taken in the deal on the table."""
        return self._session is not None and bool(self._session.tricks())

    def finished_deals(self) -> int:
        """How many deals of the evening were played here to their end."""
        session = self._session
        return 0 if session is None or self.real_cards else session.finished_deals()

    @property
    def waiting_for_deal(self) -> bool:
        """Whether a deal is over and the next one is due."""
        return self._between_deals() and not self.matches.playing.match.over and not self.real_cards

    @property
    def over(self) -> bool:
        """Whether the evening has come to its end."""
        return self._between_deals() and self.matches.playing.match.over

    @property
    def last_deal_lies(self) -> bool:
        """Whether the evening is over, and the result of its last deal is still looked at."""
        return self.over and self.pause.last_deal

    def may_correct(self) -> bool:
        """Whether there is a line of the sheet that can be put right now."""
        return self._between_deals() and bool(self.matches.playing.match.sheet().lines)

    def _between_deals(self) -> bool:
        session = self._session
        if session is None or session.guide is not None or not session.between_deals:
            return False
        return not self._trick_lies() and not self.pause.news

    # Matches.

    def begin(self, head: Head, agreed: Agreement | None = None) -> bool:
        """Begin a match with its first deal; raises what the engine raises for a wrong head.

        `agreed` is what help the table allows itself. False if the match before is not saved and
        shall therefore stay.
        """
        if not self.matches.begin(head):
            return False
        if self._first_match() is None and not head.real_cards:
            self.settings.remember(_FIRST_MATCH.format(head.game), head.started)
        if agreed is not None and not head.real_cards:
            self.matches.playing.match.agree(agreed.words())
        self._set_off()
        return True

    def take_up_again(self, events: list[Event]) -> bool:
        """Go on with a side evening from its log, where it stands.

        False if the match before is not saved and shall therefore stay.
        """
        if not self.matches.take_up_again(events):
            return False
        self._set_off()
        return True

    def teach(self, course: Course, guide: Guided) -> bool:
        """Show the match of a lesson, which is not saved, and let its guide lead through it.

        False if the match before is not saved and shall therefore stay.
        """
        if not self.matches.show(course):
            return False
        self.matches.playing.guide = guide
        self._advance()
        return True

    def open(self, path: Path) -> bool:
        """Open a file's evening, to go on with; return False, and tell why, if it cannot be."""
        if self.matches.is_open(path):
            return True
        if not self.matches.open(path):
            return False
        self._set_off()
        return True

    def go_on_from_there(self) -> None:
        """Go on with an evening that has only been looked at, if that is really wanted."""
        if self.matches.may_go_on():
            self._set_off()

    def _set_off(self) -> None:
        """Go on where the match stands; only a first deal is dealt without being asked for."""
        match = self.matches.playing.match
        if self.real_cards or match.undoable() or self.matches.doubtful:
            self._advance()
        else:
            self._deal()

    def dismiss(self) -> None:
        """Close the match of a guide."""
        if self.guide is not None:
            self._close_match()

    def put_away(self, path: Path) -> bool:
        """Close this evening, if it is the one that is open: its file is wanted elsewhere.

        Returns whether it was open and has been closed.
        """
        if not (self.matches.is_open(path) and self.matches.may_leave()):
            return False
        self._close_match()
        return True

    def _close_match(self) -> None:
        self.matches.leave()
        self.display.curtain.emit("")
        self.match_changed.emit()
        self.chairs.show()

    def close(self) -> None:
        """End everything, as the program ends."""
        self.matches.leave()
        self.opponents.close()

    def _stop(self) -> None:
        """Prepare for closing the open match."""
        self.pause.halted = False
        self._clock.stop()
        self.consents.drop()
        self.opponents.hasty = False
        self.chairs.close()
        if self.guide is not None:
            self.guide.stop()

    def _take_up(self) -> None:
        """Another match is open."""
        session = self.matches.playing
        self.chairs.open(session)
        self._clock.looked_at(session.tricks())
        self._name_people(session.head)
        self.display.curtain.emit("")
        if session.evening is not None and any(one.bot for one in session.match.players):
            self.opponents.warm_up()
        self.match_changed.emit()
        self.sheet_changed.emit()

    def _choose_words(self) -> None:
        """Say everything at the window as it is set."""
        PROGRAM.call_cards(self.settings.text("card_names"))
        for display in (self.display, *self.chairs.watching):
            display.read_in(display.chair.language, self.settings.text("dialect"))

    def _reword(self) -> None:
        if self.head is not None:
            self._name_people(self.head)

    def _call_people(self) -> None:
        """Somebody of the house has another name or portrait."""
        self._reword()
        if self.head is not None:
            self.sheet_changed.emit()
            self.chairs.show()

    def _name_people(self, head: Head) -> None:
        """Call the players by their names, and show them with their portraits, of today."""
        for display in self.chairs.displays:
            watched = display in self.chairs.watching
            language, one = display.chair.language, head.real_cards
            names = self.people.names(
                head.players, one_reader=one, watched=watched, language=language
            )
            display.name_people(names, self.people.portraits(head.players))

    def _chairs_changed(self) -> None:
        self._name_people(self.matches.playing.head)
        self._clock.stop()
        self.consents.drop()
        self.opponents.hasty = False
        self._advance()

    def _other_plays(self, seat: Seat) -> None:
        """Let a computer player play on for somebody, or that person play again."""
        key = "stood_in" if self.stand_ins.stands_in(seat) else "came_back"
        self.happened.emit(Fact(key, (seat,)))
        self.chairs.settle()

    def _line_entered(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            self.happened.emit(fact)
        self.sheet_changed.emit()
        self._advance()

    def settings_changed(self) -> None:
        """Follow a setting that may let things go on by themselves, or look otherwise."""
        self._choose_words()
        if self.waiting_for_deal or self.chairs.asked() or self.pause.news:
            self._advance()
        else:
            self.chairs.show()

    # Moves.

    def play(self, move: Move, display: Display | None = None) -> None:
        """Do a move for the person at a display, the window's unless another is given.

        A sentence says there why it is not done.
        """
        display = display or self.display
        if not display.asked():
            display.not_your_turn(move)
            return
        if not self.matches.may_go_on() or (self.guide is not None and not self.guide.lets(move)):
            return
        self._look_away()
        session = self.matches.playing
        doubted = display.chair.doubted == move or self.guide is not None
        if not doubted and (doubt := session.doubt(move)):
            display.ask_again(move, doubt)
            return
        chapter = session.chapter
        try:
            session.match.play(move)
        except IllegalMove as error:
            display.refuse(error.reason, move)
            return
        self._after_move(chapter)
        if self.guide is not None:
            self.guide.made(move)

    def try_move(self, move: Move, display: Display | None = None) -> None:
        """Say why a move that was tried is not allowed; one that is allowed is not done."""
        display = display or self.display
        if not display.asked():
            display.not_your_turn(move)
            return
        if self.guide is not None and not self.guide.lets(move):
            return
        reason = self.matches.playing.match.reason_against(move)
        if reason is not None:
            display.refuse(reason, move)
        else:
            self.chairs.show()

    def perform(self, move: Move) -> None:
        """Do a move that the guide has chosen, for any seat on turn; raises IllegalMove."""
        self._look_away()
        match = self.matches.playing.match
        if move != match.formal():
            match.skip_formal()
        self._do(move)

    def deal(self) -> None:
        """Deal the next deal, if one is due."""
        if self.waiting_for_deal and self.matches.may_go_on():
            self._deal()

    def _deal(self) -> None:
        session = self.matches.playing
        self.chairs.begin()
        chapter = session.chapter
        session.match.deal()
        self._clock.looked_at([])
        self._after_move(chapter)

    def claim(self, display: Display | None = None) -> None:
        """Claim the rest, or none of it, for the person at a display; a sentence says why not."""
        display = display or self.display
        if not self.claims.allowed(display) or not self.agreement.claims:
            display.not_your_turn()
        elif self.matches.may_go_on():
            self._look_away()
            self.claims.claim(display)

    def _claim_granted(self, seat: int, kind: str) -> None:
        self._clock.stop()
        self.chairs.clear()
        for display in self.chairs.displays:
            words = claim_words(kind, display.chair.language)
            display.talked.emit(seat, words, words)

    def _resume(self) -> None:
        """Go on after others were asked whether they agree."""
        if self.pause.decided is not None:
            self._let_lie()
        self._advance()

    def _opponent_moves(self, advice: Advice) -> None:
        self._do(advice.move)

    def _do(self, move: Move) -> None:
        """Do a legal move for the seat on turn."""
        session = self.matches.playing
        chapter = session.chapter
        session.match.play(move)
        self._after_move(chapter)

    def _after_move(self, chapter: Chapter) -> None:
        """Tell what a move in this chapter has done, and go on."""
        session, (name, exchanging, seat) = self.matches.playing, chapter
        self._clock.brisk = exchanging or session.goes_round(name)
        # One card after the other is laid aside; what comes of it is told then. Nor does the first
        # opponent wait: nothing is told of what a person has exchanged.
        still = seat in session.people and session.chapter.exchanges
        self.opponents.at_once = exchanging and (session.turn == seat or still)
        # A hint asked for before it would speak of another moment, or to another person.
        self._clock.stop()
        self.consents.drop()
        self.history.rewound = self.pause.heard_out = False
        self.chairs.clear()
        facts = session.match.take_facts()
        for fact in facts:
            self.happened.emit(fact)
        if is_read(self.settings) and not self.opponents.hasty and self.guide is None:
            told = (*self.pause.untold, *session.news(facts, self.chairs.readers()))
            # A swap and the draw after it take one moment for both.
            on = exchanging and session.turn == seat and seat not in session.people
            self.pause.untold, self.pause.news = (told, ()) if on else ((), told)
        if session.between_deals:
            session.sync()
            self.pause.last_deal = session.match.over
        if session.between_deals or self._clock.is_new(session.tricks()):
            self.sheet_changed.emit()
        self._advance()

    def _leave_position(self) -> None:
        """Leave the position, before a step back or forth."""
        self._clock.stop()
        self.consents.drop()
        self.opponents.hasty = False
        self.chairs.forget()
        self.display.curtain.emit("")

    def _arrive(self) -> None:
        """Show the position that a step back or forth has led to."""
        self._clock.looked_at(self.matches.playing.tricks())
        self.happened.emit(Fact("takes_back"))
        self.sheet_changed.emit()
        self._advance()

    # The next decision.

    def _advance(self) -> None:
        """Look at the state of the match and see to the next decision."""
        session, chair = self.matches.playing, self.display.chair
        if self.opponents.hasty:
            self._skip_on(session)
        self._stop_at_decided_trick(session)
        if self.pause.halted or self._trick_lies():
            self.chairs.show()
            return
        # Where people share the machine, a deal begins behind the curtain: what has happened until
        # then waits for the person who sits down. Else a press meant for it could lift the curtain.
        handed_over = chair.seat != NOBODY or session.turn not in self.display.people
        if self.pause.news and handed_over:
            self.chairs.show()
            told = [one.chair.speech.news(self.pause.news) for one in self.chairs.displays]
            self._clock.let_read(max(told, key=len))
            return
        if self.guide is not None or self.matches.doubtful:
            self.chairs.show()
            return
        if self._follows_claim(session):
            return
        if session.formal and (only := session.forced()):
            self._do(only)
            return
        others = session.turn in self.display.people and session.turn != chair.seat
        if others and session.forced() is None:
            self.display.hand_over()
            self.chairs.show_elsewhere()
            return
        self.chairs.show()
        if self.talk.awaits_answer():
            return
        speech = self.display.chair.speech
        self._clock.ask_bots(session, speech)
        if self._forced() is not None:
            self._clock.wait(0 if self.opponents.hasty else 1, speech.about("ask", session.asks()))
        elif (self.waiting_for_deal or self.last_deal_lies) and self.settings.on("deal_on"):
            self._clock.wait(3)

    def _follows_claim(self, session: Session) -> bool:
        """Play what a claim has settled, also one that a bot makes now; whether there is one."""
        # A bot's claim that was taken back would come again by itself.
        claimed = session.settled() is not None or (
            not self.history.rewound and self.claims.claim_for_bot()
        )
        if not claimed:
            return False
        card = session.settled()
        if card is not None and self.claims.certain():
            self._do(card)
        else:
            self.chairs.show()
            self._clock.wait(1)
        return True

    def _stop_at_decided_trick(self, session: Session) -> None:
        tricks = session.tricks()
        if self.claims.certain():
            self._clock.looked_at(tricks)
        elif not self._trick_lies() and self._clock.is_new(tricks):
            self.pause.decided = tricks[-1]
            if self.guide is None:
                claimed = session.match.granted() is not None and session.between_deals
                self._let_lie(longer=claimed or session.claim_is_new())

    def _let_lie(self, *, longer: bool = False) -> None:
        first = self._first_match() == self.matches.playing.head.started
        self._clock.let_lie(longer=longer, first=first)

    def _first_match(self) -> bytes | str | None:
        """When the first match of the game that is on was begun here; None before there was one."""
        game = self.matches.playing.head.game
        return self.settings.remembered(_FIRST_MATCH.format(game))

    def _forced(self) -> Move | None:
        """Return the only thing that the person can do: a call or the last card.

        Or any card, if such are played by themselves.
        """
        session = self.matches.playing
        if (move := session.settled() or session.forced()) is not None:
            return move
        # What was taken back would come again by itself.
        forced = not self.history.rewound and self.settings.on("play_forced")
        return session.only_card() if forced and self.chairs.asked() else None

    def _go_on(self) -> None:
        """Go on after the pause before the only thing that can be done, or the next deal."""
        forced = self._forced()
        if forced is not None:
            self._do(forced)
        elif self.settings.on("deal_on"):
            self.look_on()
            self.deal()

    # Pauses.

    def look_on(self, display: Display | None = None) -> None:
        """Go on from what was looked at: a decided trick, the last deal, what has happened.

        A trick that is looked back at is put away only at that display.
        """
        if self._trick_lies():
            self._take_away(display or self.display)
            self._advance()
        elif self.pause.news:
            self.pause.news = ()
            self._clock.stop()
            self.opponents.at_once = self._clock.brisk
            self._advance()
        elif self.last_deal_lies:
            self.pause.last_deal = False
            self.chairs.show()

    def look_back(self, display: Display | None = None) -> None:
        """Show the last trick again at a display, or put it away there."""
        display = display or self.display
        chair = display.chair
        if chair.looking_back:
            self.look_on(display)
        elif not self.trick_taken():
            told = chair.language.translate("host", "No trick has been taken yet.")
            display.said.emit(told)
        elif self.pause.decided is None and not chair.covered:
            chair.looking_back = self.matches.playing.tricks()[-1]
            self._clock.stop()
            self.opponents.hasty = False
            self.chairs.show()

    def _look_away(self) -> None:
        """Put every trick away that lies there to be looked at."""
        if self._trick_lies():
            self._take_away(*self.chairs.displays)

    def _take_away(self, *displays: Display) -> None:
        self.pause.decided = None
        for display in displays:
            display.chair.looking_back = None
        self._clock.looked_at(self.matches.playing.tricks())

    def _trick_lies(self) -> bool:
        """Whether a trick is looked at: the one just decided, or somebody looks back at one."""
        looks_back = any(one.chair.looking_back is not None for one in self.chairs.displays)
        return self.pause.decided is not None or looks_back

    def may_hurry(self) -> bool:
        """Whether a trick to look at, a bot or what goes on by itself is waited for."""
        session = self._session
        if session is None or session.guide is not None or self.display.chair.covered:
            return False
        return not self.pause.halted and (
            self._trick_lies()
            or bool(self.pause.news)
            or bool(session.bot)
            or self._forced() is not None
            or (self.waiting_for_deal and self.settings.on("deal_on"))
            or self.last_deal_lies
        )

    def hurry(self) -> None:
        """End what is waited for: a trick to look at, or a bot that takes its time."""
        if self._trick_lies():
            self._look_away()
            self._advance()
        elif self.pause.news or self.last_deal_lies:
            self.look_on()
        else:
            self._clock.hurry()

    def skip(self) -> None:
        """Wait for nothing until somebody at this machine is to decide, or the deal is over."""
        if self.may_hurry() and not self.matches.playing.between_deals:
            self.opponents.hasty = True
            self._clock.stop()
            self._advance()

    def _skip_on(self, session: Session) -> None:
        """Take away what is only to be seen; stop where there is something to decide."""
        self.opponents.hasty = not session.between_deals
        if self.opponents.hasty:
            self._take_away(*self.chairs.displays)
            self.pause.news = ()
        if session.turn in session.people and self._forced() is None and not session.formal:
            self.opponents.hasty = False

    # The curtain.

    def lift(self) -> None:
        """Lift the curtain: the person whose name it showed has taken the seat."""
        if self.display.chair.covered:
            self.display.lift()
            self._advance()

    def hide_cards(self) -> None:
        """Cover everything at once, on anybody's turn; the same person lifts the curtain."""
        chair = self.display.chair
        if chair.seat != NOBODY and not chair.covered:
            self._clock.stop()
            self.opponents.hasty = False
            self._look_away()
            self.display.hide()
