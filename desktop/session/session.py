"""A session: a match with its file, its words and its people, as long as it is open here.

Only the controller holds one. It knows whose decision comes next and what was asked last, but
nothing of time: what is shown when, and for how long, is the controller's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from desktop.scene.speech import Speech
from desktop.session import last_evening
from desktop.session.error_messages import UnknownOpponent, changed, other_scores
from desktop.session.evening_file import EveningFile, file_name
from desktop.session.guided import Guided
from desktop.session.worker import Question, known
from engine import seeds
from engine.agreement import Agreement
from engine.cards import Card
from engine.facts import Fact
from engine.head import Head
from engine.match import Match, bot_seed
from engine.moves import Call, Move
from engine.seeds import Seed
from engine.store import SaveFailed
from engine.table import NOBODY, Seat, Trick, View


class Chapter(NamedTuple):
    """A chapter of a deal; "" for none."""

    name: str = ""
    exchanges: bool = False
    """Whether cards are exchanged in it."""
    turn: Seat = NOBODY


class Session:
    """A match at this machine; `evening` is its file, None for a match that is not kept."""

    def __init__(self, match: Match, evening: EveningFile | None) -> None:
        self.match = match
        self.evening = evening
        self.persons = [seat for seat, player in enumerate(match.players) if not player.bot]
        """The seats of people, whether they play now or somebody plays on for them."""
        self.guide: Guided | None = None
        """Who leads through the match, None where people and bots play it."""
        self._remembered = False
        self._agreed: tuple[int, Agreement] = (-1, Agreement())
        self._settled: tuple[tuple[int, int], Card | None] | None = None
        match.record = evening.record if evening is not None else None

    @classmethod
    def begin(cls, head: Head, trouble: Callable[[SaveFailed], object]) -> Session:
        """Return a new match with a file of its own; `trouble` is told if it cannot be made now."""
        match = Match(head)
        evening = EveningFile.begin(
            file_name(head.started[:10], Speech(match.rules).title()), head.event()
        )
        evening.trouble = trouble
        evening.save()
        return cls(match, evening)

    @classmethod
    def open(
        cls, path: Path, trouble: Callable[[SaveFailed], object]
    ) -> tuple[Session, Path | None]:
        """Return the match of a file, and where a torn last line of it was put aside.

        Raises what `EveningFile.open` and `Match.from_events` raise, or UnknownOpponent; the file
        is then as it was. `trouble` is told if it can be read but not written.
        """
        evening, events = EveningFile.open(path)
        try:
            match = Match.from_events(events)
            for bot in map(match.plays, range(len(match.players))):
                if not known(bot):
                    raise UnknownOpponent(bot)
        except ValueError:
            evening.close()
            raise
        try:
            aside = evening.resume()
        except SaveFailed as error:
            aside = None
            trouble(error)
        match.take_facts()
        return cls(match, evening), aside

    @property
    def path(self) -> Path | None:
        """The file of the evening, None as long as it could not be made."""
        return self.evening.path if self.evening is not None and self.evening.made else None

    @property
    def seed(self) -> Seed | None:
        """The evening's seed, to be shown; None while a deal is on, or where none is dealt."""
        return None if self.match.seed_is_secret else self.match.head.seed

    def doubts(self) -> list[str]:
        """Return what a user who opens the evening should know of its file: what was changed."""
        found = []
        if self.evening is not None and self.evening.wrong:
            found.append(changed(self.evening.path.name, self.evening.wrong, self.evening.once))
        if differences := self.match.differences():
            found.append(other_scores([one.deal for one in differences]))
        return found

    def save(self) -> bool:
        """Write what is missing and wait for the disk; whether nothing is left of it."""
        return self.evening is None or self.evening.keep()

    def move_to(self, path: Path) -> None:
        """Write the whole evening to another file and go on there; raises SaveFailed or InUse."""
        if self.evening is not None:
            self.evening.move_to(path, self.match.events())
            self._remembered = False

    def goes_on_elsewhere(self) -> None:
        """Remember the evening's new file instead of the old one."""
        if self._remembered and self.path is not None:
            last_evening.opened(self.path)

    def remember(self) -> None:
        """Remember the evening, now painted: the next start goes on with it."""
        if not self._remembered and self.path is not None:
            self._remembered = True
            self.goes_on_elsewhere()

    def close(self) -> None:
        """Let another window have the file."""
        if self.evening is not None:
            self.evening.close()
        self.remember()

    def sync(self) -> None:
        """Have the disk keep soon what was recorded until now."""
        if self.evening is not None:
            self.evening.sync()

    # What there is to be read.

    @property
    def head(self) -> Head:
        """Who plays what."""
        return self.match.head

    @property
    def turn(self) -> Seat:
        """Whose decision comes next, NOBODY between two deals."""
        return self.match.turn

    @property
    def between_deals(self) -> bool:
        """Whether no deal is on the table."""
        return self.match.turn == NOBODY

    def finished_deals(self) -> int:
        """How many deals were dealt here and played to their end."""
        return self.match.deal_number - (not self.between_deals)

    def tricks(self) -> list[Trick]:
        """Return the tricks taken in this deal."""
        seen = self.match.view()
        return [] if seen is None else seen.table.tricks

    # Who decides.

    @property
    def people(self) -> list[Seat]:
        """The seats of the people who play now."""
        away = self.match.standing
        return [seat for seat in self.persons if seat not in away] if away else self.persons[:]

    @property
    def bot(self) -> str:
        """The bot whose turn it is, "" if it is a person's or nobody's."""
        turn = self.match.turn
        return "" if turn == NOBODY else self.match.plays(turn)

    @property
    def only_person(self) -> Seat:
        """The seat of the person, where just one plays now and no curtain is needed."""
        people = self.people
        return people[0] if len(people) == 1 else NOBODY

    def only_card(self) -> Move | None:
        """Return the card that is the only legal move, None if there is a choice or a call."""
        legal = self.match.legal()
        return legal[0] if len(legal) == 1 and isinstance(legal[0], Card) else None

    def forced(self) -> Move | None:
        """Return what the person at the machine does without being asked, None if not forced.

        It is the last card in hand, of which everybody knows that it is played, and what it is when
        it lies; or the only call there is. One of several cards may be all that is allowed: to play
        it at once would tell that. Where several people share the machine, calls are asked of all,
        as of bots: to pass over one of them would show what that hand lacks.
        """
        turn = self.match.turn
        if turn == NOBODY or turn not in self.people:
            return None
        legal = self.match.legal()
        if len(legal) != 1:
            return None
        alone = turn == self.only_person and isinstance(legal[0], Call)
        return legal[0] if alone or (isinstance(legal[0], Card) and self._holds_one()) else None

    def _holds_one(self) -> bool:
        seen = self.match.view(self.match.turn)
        return seen is not None and len(seen.table.hands[seen.seat]) == 1

    @property
    def chapter(self) -> Chapter:
        """The chapter of the deal."""
        seen = self.match.view()
        if seen is None or not seen.table.phase:
            return Chapter()
        exchanges = self.match.rules.zone(seen.table) == "aside"
        return Chapter(seen.table.phase, exchanges, self.match.turn)

    def goes_round(self, chapter: str) -> bool:
        """Whether another bot is to do the same in this chapter, before there are tricks."""
        seen = self.match.view()
        tricks = seen is not None and (seen.table.leader != NOBODY or seen.table.tricks)
        return bool(self.bot) and not tricks and self.chapter.name == chapter

    @property
    def formal(self) -> bool:
        """Whether the seat on turn answers for form's sake only."""
        return self.match.formal() is not None

    @property
    def asks_a_person(self) -> bool:
        """Whether a person has the turn and has to choose between moves."""
        return self.match.turn in self.people and not self.formal and self.forced() is None

    def news(self, facts: Sequence[Fact], readers: Collection[Seat]) -> tuple[Fact, ...]:
        """Return what goes by too fast for the readers, unless the only one did it itself."""
        game = self.match.rules.game
        others = [fact for fact in facts if fact.key in game.noticed]
        own = set(readers) - {NOBODY} if len(readers) == 1 else set()
        return tuple(fact for fact in others if game.texts.about(fact) not in own)

    def whose_turn(self) -> Fact:
        """Who is to decide now, as the rule for somebody who wants to and is not asked."""
        turn = self.match.turn
        return Fact("deal_is_over") if turn == NOBODY else Fact("not_your_turn", (turn,))

    def talkers(self) -> tuple[tuple[str, View], ...]:
        """Return the bots that may say something now, each with what it sees."""
        found = []
        for seat, bot in enumerate(map(self.match.plays, range(len(self.match.players)))):
            seen = self.match.view(seat) if bot else None
            if seen is not None and self.match.phrases(seat):
                found.append((bot, seen))
        return tuple(found)

    def due(self) -> tuple[tuple[str, View], ...]:
        """Return the bots that must say something before the next move, each with its view."""
        due = self.match.due()
        return tuple(one for one in self.talkers() if one[1].seat in due)

    def asks(self) -> Fact | None:
        """Return what the seat on turn is asked; None between deals."""
        seen = self.match.view(self.match.turn) if self.match.turn != NOBODY else None
        return None if seen is None else self.match.rules.asks(seen.table)

    def claim_is_new(self) -> bool:
        """Whether a claim was granted so short a time ago that it is still to be read."""
        claim = self.match.granted()
        return claim is not None and claim.since < len(self.match.players)

    def settled(self) -> Card | None:
        """Return the card that goes down by itself after a granted claim; None if none does."""
        if self.match.granted() is None:
            return None
        now = (self.match.deal_number, self.match.undoable())
        if self._settled is None or self._settled[0] != now:
            self._settled = now, self.match.settled()
        return self._settled[1]

    @property
    def agreement(self) -> Agreement:
        """What help is allowed at this table."""
        helps = self.match.helps()
        if self._agreed[0] != len(helps):
            self._agreed = len(helps), Agreement.of(helps)
        return self._agreed[1]

    def small_talk(self) -> Question:
        """Return what the bots are asked while a person is to decide."""
        return replace(self.question(""), legal=(), talkers=self.talkers())

    def question(self, bot: str) -> Question:
        """Return what this bot is asked about the decision that is due; the same each time."""
        match = self.match
        seen = match.view(match.turn)
        assert seen is not None
        return Question(
            ticket=0,
            game=match.head.game,
            options=match.head.options,
            players=len(match.players),
            bot=bot,
            seen=seen,
            legal=tuple(match.legal()),
            seed=bot_seed(match),
        )

    def hint_question(self, bot: str) -> Question:
        """Return what this bot is asked for a hint about that decision; the same each time.

        Its luck hangs on what the person sees. How many moves the log has is no such thing: answers
        for form's sake are not written, and whose they are hidden cards decide.
        """
        question = self.question(bot)
        t, seat = question.seen.table, question.seen.seat
        lies = (len(t.hands[seat]), len(t.tricks), len(t.trick))
        luck = seeds.digest(self.head.seed, "hint", self.match.deal_number, seat, *lies)
        return replace(question, seed=luck)

    def outlook(self, seat: Seat, card: Card) -> Fact | None:
        """Return what this card would do to the trick, as this seat sees it; None if plain."""
        seen = self.match.view(seat)
        if seen is None or card not in self.match.legal():
            return None
        return self.match.rules.show.outlook(seen.table, card)

    def doubt(self, move: Move) -> Fact | None:
        """Return what speaks so strongly against a legal move that one asks again, or None."""
        seen = self.match.view(self.match.turn)
        if seen is None or move not in self.match.legal():
            return None
        return self.match.rules.show.doubt(seen.table, move)
