"""A deal of a pot game played with real cards: the tricks of each, blank for one who stayed out.

Where somebody makes the game it is asked who dealt and who made it; antes, pot and penalties follow
from the lines before.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Container, Iterable, Sequence
from typing import Generic

from engine.facts import Fact
from engine.families.pot.rules import JoinRules, K, PotRules
from engine.families.pot.settling import OWED
from engine.families.pot.tally import BANK, KITTY, MadeTally, PotTally
from engine.override import override
from engine.parts.part import T
from engine.phases.accounts import DEALER, FAILED
from engine.phases.kitty import PLAY_OUT, SHARES
from engine.rules.entry import SIDE, TABLE, Answers, Entry, Field, Refused, all_taken, answered
from engine.sheet import Line, Note, chalked
from engine.table import NOBODY, Seat

TRICKS = "tricks"


class JoinEntry(Entry[T], Generic[T], family=True):
    """What is asked about a deal in which each says whether they are in: the tricks of each."""

    rules: JoinRules[T]

    def ask_dealer(self, kept: PotTally, passed: int = 0) -> Field:
        """Ask who dealt: as a rule the one whose turn it was, or one some places on."""
        usual = kept.next_dealer((kept.dealer + 1) % kept.sides) + passed
        sides = tuple(range(kept.sides))
        return Field(DEALER, kind=SIDE, sides=sides, usual=usual % kept.sides)

    def ask_tricks(self, sides: Iterable[int], most: int, bound: Container[int]) -> list[Field]:
        """Ask these sides for their tricks; blank may be left who is not bound to play."""
        free = {side: side not in bound for side in sides}
        return [
            Field(TRICKS, side, high=most, blank=blank, usual=None if blank else 0)
            for side, blank in free.items()
        ]

    def tricks(self, answers: Answers) -> list[int | None]:
        """Return the tricks of each side as they were answered; None for a blank."""
        return [answers.get((TRICKS, side)) for side in range(self.rules.players)]

    def told_tricks(
        self, ways: Iterable[Sequence[int | None]], number: int, bound: Container[int]
    ) -> dict[tuple[str, int], int | None]:
        """Return the tricks of each, which come to all; `ways` tells how many one can have taken.

        A player who paid just the stake has passed, unless bound to play, or unless there are not
        tricks enough for the others.
        """
        given: dict[tuple[str, int], int | None] = {}
        unsure = []
        for side, found in enumerate(ways):
            won = next((one for one in found if one is not None), None)
            if won is not None and (None not in found or side in bound):
                given[TRICKS, side] = won
                number -= won
            elif won is not None:
                unsure.append((side, won))
        for side, won in unsure:
            if won <= number and number:
                given[TRICKS, side] = won
                number -= won
        return given


class MadeEntry(JoinEntry[K], Generic[K], family=True):
    """What is asked about a deal that somebody made."""

    rules: PotRules[K]

    @abstractmethod
    def asked_of_maker(self, kept: MadeTally, answers: Answers) -> list[Field]:
        """Return what is asked about who made the game."""

    @abstractmethod
    def is_made(self, kept: MadeTally, answers: Answers) -> bool:
        """Whether somebody made the game, as far as was answered."""

    @abstractmethod
    def made(self, kept: MadeTally, answers: Answers, dealer: Seat) -> tuple[Seat, int]:
        """Who made the game, NOBODY for no one, and owed how many tricks; raises Refused."""

    @abstractmethod
    def notes_of(self, maker: Seat, owed: int) -> list[Note]:
        """Return the notes about who made the game."""

    @abstractmethod
    def told_of_maker(self, kept: MadeTally, notes: dict[str, int]) -> tuple[Answers, int]:
        """Return what was answered where these notes stand, and how many tricks the maker owed."""

    def asked_before(self, kept: MadeTally, answers: Answers) -> list[Field]:
        """Return what is asked first: who dealt."""
        return [self.ask_dealer(kept)]

    def before(self, kept: MadeTally, answers: Answers) -> tuple[Seat, Sequence[int], int]:
        """Who dealt, what each had paid, and what lay in the pot; raises Refused."""
        dealer = answered(answers, DEALER)
        return dealer, kept.antes(dealer), kept.stake()

    def notes_before(self, kept: MadeTally, answers: Answers) -> list[Note]:
        """Return the notes about what was paid, where they do not follow."""
        return []

    def told_before(self, kept: MadeTally, line: Line) -> tuple[Answers, Sequence[int], int]:
        """Return what was answered behind the dealer, what each paid, and what the pot held."""
        return {}, kept.antes(dict(line.notes).get(DEALER, 0)), kept.stake()

    @override
    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        """Who dealt; whether somebody made the game, and who; the tricks of everybody in it."""
        kept = self._kept(lines)
        sides, together = tuple(range(self.rules.players)), kept.together()
        asked = self.asked_before(kept, answers)
        if kept.kind() != PLAY_OUT:
            asked += self.asked_of_maker(kept, answers)
        if together or self.is_made(kept, answers):
            asked += self.ask_tricks(sides, SHARES, sides if together else ())
        return asked

    @override
    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        """Return what the deal brought each.

        Raises Refused where the tricks do not come to a deal.
        """
        kept = self._kept(lines)
        dealer, antes, stake = self.before(kept, answers)
        out, together = kept.kind() == PLAY_OUT, kept.together()
        maker, owes = (NOBODY, OWED) if out else self.made(kept, answers, dealer)
        played = together or maker != NOBODY
        tricks = self.tricks(answers if played else {})
        if played:
            all_taken(tricks, SHARES)
        if maker != NOBODY and tricks[maker] is None:
            raise Refused(Fact(f"{kept.maker}_plays"))
        values: list[int | None] = []
        for side, (won, ante) in enumerate(zip(tricks, antes, strict=True)):
            net = -ante - (0 if played else kept.thrown_in())
            if won is not None:
                net += kept.brings(won, stake, 0 if out else owes if side == maker else OWED)
            values.append(net if net or won is not None else None)
        kitty, bank = kept.after(values)
        notes = [Note(DEALER, dealer), Note(KITTY, kitty)]
        if self.rules.level:
            notes.append(Note(BANK, bank))
        if maker != NOBODY:
            notes += self.notes_of(maker, owes)
        notes += self.notes_before(kept, answers)
        if together:
            notes.append(Note(kept.all_play, stake))
        elif not played:
            notes.append(Note(FAILED, 0))
        return Line(tuple(values), tuple(notes))

    @override
    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        """Return the notes of a line, and the tricks that bring just its sums."""
        kept, notes = self._kept(lines), dict(line.notes)
        dealer, maker = notes.get(DEALER, 0), notes.get(kept.maker, NOBODY)
        out, together = kept.kind() == PLAY_OUT, kept.together()
        given: dict[tuple[str, int], int | None] = {(DEALER, TABLE): dealer}
        came, antes, stake = self.told_before(kept, line)
        given.update(came)
        told, owes = self.told_of_maker(kept, notes)
        if not out:
            given.update(told)
        if FAILED in notes and not together:
            return given
        for side, (value, ante) in enumerate(zip(line.values, antes, strict=True)):
            net = (value or 0) + ante
            owed = 0 if out else owes if side == maker else OWED
            won = kept.tricks_for(net, stake, owed)
            if won is not None and (net or together):
                given[TRICKS, side] = won
        return given

    def _kept(self, lines: Sequence[Line]) -> MadeTally:
        kept = chalked(self.rules.tally(), lines)
        assert isinstance(kept, MadeTally)
        return kept
