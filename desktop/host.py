"""The host: the only object that holds a match.

Whoever plays says what is wanted (`play`, `undo`, `hint`, …); the host plays it, has it saved
before it is seen, asks the bots, and tells what is: a Scene for the table, sentences for the
message line, a new sheet. It decides whose hand may be seen: between two people the curtain falls
and nothing of a hand leaves the host before `lift`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from desktop.evening import EveningFile
from desktop.opponents import Opponents, pace
from desktop.settings import Settings
from desktop.speech import Speech
from desktop.stage import Moment, Stage
from desktop.troubles import sentence, torn
from desktop.worker import Question
from engine.cards import Card
from engine.facts import Advice, Fact
from engine.game import IllegalMove
from engine.match import Event, Head, Match
from engine.moves import Move
from engine.sheet import Sheet
from engine.store import SaveFailed, save_copy
from engine.table import NOBODY, Seat, Trick

translate = QCoreApplication.translate

HINTS_BY = "heuristic"


class Host(QObject):
    """A match at this machine: people and bots, the file, the pace."""

    scene_changed = Signal(object)
    """A Scene, or None when there is no deal on the table."""
    sheet_changed = Signal()
    happened = Signal(object)
    """A Fact that everybody at the table has seen."""
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
        self.speech: Speech | None = None
        self._match: Match | None = None
        self._evening: EveningFile | None = None
        self._stage: Stage | None = None
        self.moment = Moment()
        self._tricks_seen = 0
        self._pause = _single_shot(self, self._go_on)
        self._trick_timer = _single_shot(self, self.look_on)
        self.opponents = Opponents(settings, self)
        self.opponents.moved.connect(self._opponent_moves)
        self.opponents.advised.connect(self._give_hint)

    # Matches.

    @property
    def head(self) -> Head | None:
        """Who plays what, None while there is no match."""
        return self._match.head if self._match is not None else None

    @property
    def path(self) -> Path | None:
        """The file of the evening."""
        return self._evening.path if self._evening is not None else None

    @property
    def saved(self) -> bool:
        """Whether everything that was shown has been written."""
        return self._evening is not None and self._evening.saved

    def begin(self, head: Head) -> None:
        """A new match, with a file of its own if there can be one; deals the first deal."""
        match = Match(head)
        self.leave()
        name = f"{head.started[:10] or datetime.now().date().isoformat()} {head.game}"
        try:
            self._evening = EveningFile.create(name, head.event(), self._not_saved)
        except SaveFailed as error:
            self._not_saved(error)
        self._take_over(match)
        self._deal()

    def open(self, path: Path) -> bool:
        """The evening of a file, to go on with; False, and a sentence, if it cannot be."""
        if self.path is not None and path.resolve() == self.path.resolve():
            return True
        evening = None
        try:
            evening, events, aside = EveningFile.open(path, self._not_saved)
            match = Match.from_events(events)
        except Exception as error:
            if evening is not None:
                evening.close()
            self.trouble.emit(sentence(error))
            return False
        self.leave()
        self._evening = evening
        self._evening.remember()
        self._take_over(match)
        if aside is not None:
            self.trouble.emit(torn(aside.name))
        self._advance()
        return True

    def leave(self) -> None:
        """Put the match away; its file is complete."""
        self.opponents.cancel()
        self._pause.stop()
        self._trick_timer.stop()
        if self._evening is not None:
            self._evening.close()
        self._evening = None
        self._match = None
        self._stage = None
        self.speech = None

    def close(self) -> None:
        """The program ends."""
        self.leave()
        self.opponents.close()

    def save_as(self, path: Path) -> bool:
        """Write the whole evening to another file as well; False, and a sentence, on failure."""
        if self._match is None:
            return False
        try:
            save_copy(path, self._match.events())
        except SaveFailed as error:
            self.trouble.emit(sentence(error))
            return False
        return True

    def _take_over(self, match: Match) -> None:
        self._match = match
        match.record = self._record
        self.speech = Speech(match.game, [player.name for player in match.players])
        self._stage = Stage(match.game, match.players, self.speech)
        self.moment = Moment(self._only_person())
        self._forget_moment()
        self._tricks_seen = self._trick_count()
        match.take_facts()
        if any(player.bot for player in match.players):
            self.opponents.warm_up()
        self.match_changed.emit()
        self.sheet_changed.emit()

    def _record(self, event: Event) -> None:
        if self._evening is not None:
            self._evening.record(event)

    def _not_saved(self, error: SaveFailed) -> None:
        self.trouble.emit(sentence(error))

    # What is.

    def people(self) -> list[Seat]:
        """The seats of people."""
        return [] if self._stage is None else self._stage.people

    def _only_person(self) -> Seat:
        """The seat of the person, where there is just one and no curtain is needed."""
        people = self.people()
        return people[0] if len(people) == 1 else NOBODY

    def sheet(self) -> Sheet | None:
        """The score sheet of the evening."""
        return None if self._match is None else self._match.sheet()

    @property
    def waiting_for_deal(self) -> bool:
        """Whether a deal is over and the next one is due."""
        return (
            self._match is not None
            and self._match.turn == NOBODY
            and self.moment.decided is None
            and not self._match.over
        )

    @property
    def over(self) -> bool:
        """Whether the evening has come to its end."""
        return self._match is not None and self.moment.decided is None and self._match.over

    def asked(self) -> bool:
        """Whether the person at the machine is to decide now."""
        return (
            self._match is not None
            and not self.moment.covered
            and self.moment.viewer != NOBODY
            and self._match.turn == self.moment.viewer
        )

    def may_undo(self) -> bool:
        """Whether there is anything to take back."""
        return self._match is not None and self._match.undoable() > 1

    def may_redo(self) -> bool:
        """Whether there is anything to do again."""
        return self._match is not None and self._match.redoable() > 0

    # What a person does.

    def play(self, move: Move) -> None:
        """Do a move for the person who is asked; a sentence says why not."""
        if self._match is None or not self.asked():
            self._not_your_turn()
            return
        if self.moment.looking_back or self.moment.decided is not None:
            self._looked()
        try:
            self._match.play(move)
        except IllegalMove as error:
            self.refuse(error)
            return
        self._after_move()

    def refuse(self, error: IllegalMove) -> None:
        """Say which rule forbids a move."""
        if self.speech is not None:
            self.said.emit(self.speech.rule(error.reason))
        self.show()

    def try_move(self, move: Move) -> None:
        """Say why a move that was tried is not allowed; one that is allowed is not done."""
        if self._match is None or not self.asked():
            self._not_your_turn()
            return
        reason = self._match.reason_against(move)
        if reason is None:
            self.show()
        else:
            self.refuse(IllegalMove(move, reason))

    def _not_your_turn(self) -> None:
        if self._match is None or self.speech is None:
            return
        if self._match.turn == NOBODY:
            self.said.emit(self.speech.rule(Fact("deal_is_over")))
        elif not self.moment.covered:
            self.said.emit(self.speech.rule(Fact("not_your_turn", (self._match.turn,))))
        self.show()

    def lift(self) -> None:
        """The person whose name the curtain showed has taken the seat."""
        if self._match is None or not self.moment.covered:
            return
        self.moment.viewer = self._match.turn
        self.moment.covered = False
        self.curtain.emit("")
        self._advance()

    def look_on(self) -> None:
        """The decided trick has been looked at."""
        if self.moment.decided is None:
            return
        self._looked()
        self._advance()

    def _looked(self) -> None:
        self._trick_timer.stop()
        self.moment.decided = None
        self.moment.looking_back = False
        self._tricks_seen = self._trick_count()

    def look_back(self) -> None:
        """Show the last trick again, or put it away."""
        if self.moment.looking_back:
            self.look_on()
            return
        tricks = self._tricks()
        if self.moment.decided is None and tricks:
            self.moment.decided = tricks[-1]
            self.moment.looking_back = True
            self.opponents.cancel()
            self._pause.stop()
            self.show()
        elif not tricks:
            self.said.emit(translate("host", "No trick has been taken yet."))

    def deal(self) -> None:
        """Deal the next deal, if one is due."""
        if self.waiting_for_deal:
            self._deal()

    def _deal(self) -> None:
        if self._match is None:
            return
        self.moment = Moment(self._only_person())
        self._match.deal()
        self._tricks_seen = 0
        self._after_move()

    def undo(self) -> None:
        """Take back to the last decision of a person; of anybody where only bots play."""
        if self._match is None or not self.may_undo():
            return
        people = self.people()
        whose = self._match.turns()
        steps = next((n for n, seat in enumerate(whose, 1) if seat in people), 1)
        self._rewind(lambda match: match.undo(min(steps, len(whose) - 1)))

    def redo(self) -> None:
        """Do again what was taken back, to the next decision of a person."""
        if not self.may_redo():
            return

        def again(match: Match) -> None:
            match.redo()
            while match.redoable() and match.turn not in self.people():
                match.redo()

        self._rewind(again)

    def _rewind(self, change: Callable[[Match], None]) -> None:
        assert self._match is not None
        self.opponents.cancel()
        self._pause.stop()
        self._forget_moment()
        change(self._match)
        self._match.take_facts()
        self._tricks_seen = self._trick_count()
        self.sheet_changed.emit()
        self._advance()

    def hint(self) -> None:
        """Ask what the bot of thumb rules would do here, and why."""
        if not self.asked():
            self._not_your_turn()
            return
        self.opponents.ask_hint(self._question(HINTS_BY))

    def reorder(self, hand: Sequence[Card]) -> None:
        """Hold the cards in this order from now on."""
        if self.moment.viewer != NOBODY:
            self.moment.held[self.moment.viewer] = list(hand)
            self.show()

    def sort_hand(self) -> None:
        """Hold the cards in the order of the game again."""
        self.moment.held.pop(self.moment.viewer, None)
        self.show()

    # How it goes on.

    def _after_move(self) -> None:
        """A move has been done: tell, show, and go on."""
        assert self._match is not None
        self.moment.hint = None
        for fact in self._match.take_facts():
            self.happened.emit(fact)
        if self._match.turn == NOBODY:
            if self._evening is not None:
                self._evening.sync()
            self.sheet_changed.emit()
        self._advance()

    def _advance(self) -> None:
        """Look at the state of the match and see to whoever is next."""
        if self._match is None:
            return
        tricks = self._tricks()
        if len(tricks) > self._tricks_seen and self.moment.decided is None:
            self.moment.decided = tricks[-1]
            self.moment.looking_back = False
            wait = self.settings.number("trick_wait")
            if wait and self.settings.text("pace") != "instant":
                self._trick_timer.start(wait * 100)
            elif self.settings.text("pace") == "instant" and wait:
                self._looked()
        if self.moment.decided is not None:
            self.show()
            return
        turn = self._match.turn
        people = self.people()
        if turn in people and turn != self.moment.viewer:
            self._cover(turn)
        elif turn == NOBODY and self.settings.on("deal_on") and self.waiting_for_deal:
            self.show()
            self._pause.start(pace(self.settings) * 3)
        else:
            self.show()
            if turn != NOBODY and turn not in people:
                self.opponents.ask_move(self._question(self._match.players[turn].bot))
            elif turn in people and self._forced() is not None:
                self._pause.start(pace(self.settings))

    def _cover(self, turn: Seat) -> None:
        self.moment.covered = True
        self.moment.viewer = NOBODY
        self.show()
        assert self.speech is not None
        self.curtain.emit(self.speech.name(turn))

    def _forced(self) -> Move | None:
        """The only legal card of the person who is asked, if such are played by themselves."""
        if self._match is None or not self.settings.on("play_forced") or not self.asked():
            return None
        legal = self._match.legal()
        return legal[0] if len(legal) == 1 and isinstance(legal[0], Card) else None

    def _question(self, bot: str) -> Question:
        """What this bot is asked about the decision that is due; the same each time."""
        assert self._match is not None
        head = self._match.head
        seen = self._match.view(self._match.turn)
        assert seen is not None
        luck = random.Random(f"{head.seed} {self._match.deal_number} {len(self._match.moves)}")
        return Question(
            ticket=0,
            game=head.game,
            options=head.options,
            players=len(head.players),
            bot=bot,
            seen=seen,
            legal=tuple(self._match.legal()),
            seed=luck.getrandbits(32),
        )

    def _opponent_moves(self, advice: Advice) -> None:
        assert self._match is not None
        self._match.play(advice.move)
        self._after_move()

    def _give_hint(self, advice: Advice) -> None:
        assert self.speech is not None
        move = advice.move
        self.moment.hint = move
        what = self.speech.card(move) if isinstance(move, Card) else self.speech.call(move)
        self.said.emit(f"{what}: {self.speech.advice(advice.reason)}")
        self.show()

    def _go_on(self) -> None:
        """The pause before a card that is the only one, or before the next deal, is over."""
        forced = self._forced()
        if forced is not None:
            self.play(forced)
        elif self.settings.on("deal_on"):
            self.deal()

    def hurry(self) -> None:
        """Whoever is waited for comes at once: a trick to look at, a bot that takes its time."""
        if self.moment.decided is not None:
            self.look_on()
        elif self._pause.isActive():
            self._pause.start(0)
        else:
            self.opponents.hurry()

    # What is shown.

    def show(self) -> None:
        """Tell again what is, for a table that was built anew or another language."""
        seen = self._match.view(self.moment.viewer) if self._match is not None else None
        if self._match is None or self._stage is None or seen is None:
            self.scene_changed.emit(None)
            return
        asked = self.asked() and not self.moment.looking_back
        legal = self._match.legal() if asked else []
        self.scene_changed.emit(self._stage.scene(seen, self.moment, legal, self._match.sheet()))

    def _tricks(self) -> list[Trick]:
        seen = self._match.view() if self._match is not None else None
        return [] if seen is None else seen.table.tricks

    def _trick_count(self) -> int:
        return len(self._tricks())

    def _forget_moment(self) -> None:
        self._trick_timer.stop()
        self.moment.forget()
        self.curtain.emit("")


def _single_shot(parent: QObject, slot: Callable[[], None]) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.timeout.connect(slot)
    return timer
