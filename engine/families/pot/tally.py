"""The sheets of pot games: what the lines of an evening come to, and which lines can be.

Where there are accounts, a line has what each seat won or paid in the deal, antes with it; None for
who neither played nor paid. What lies in the middle follows: it is what all together have paid.
Notes say who dealt, what lay in the middle afterwards, how the deal came about, and whether all had
to play or it failed; a line written down by hand may leave them out.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Protocol, TypeAlias

from engine.families.pot.settling import OWED, penalty
from engine.override import override
from engine.phases.accounts import DEALER, FAILED, Accounts
from engine.phases.kitty import PLAY_OUT, SHARES, capped, levelled
from engine.sheet import Line, Tally
from engine.table import Seat

KITTY, BANK = "kitty", "bank"

Values: TypeAlias = Sequence[int | None]
"""The numbers of a line."""


class JoinTally(Tally):
    """What lines come to where each says whether they are in, and what the next deal takes over."""

    sides: int
    """How many there are."""

    @abstractmethod
    def fits(self, line: Line) -> bool:
        """Whether some deal can leave this line next; with notes of how it came, just that deal."""

    @abstractmethod
    def carried(self) -> tuple[int, ...]:
        """Return what the next deal begins with: `Setup.carried`."""

    def playing(self) -> tuple[Seat, ...]:
        """Who is dealt cards in the next deal."""
        return tuple(range(self.sides))

    def next_dealer(self, dealer: Seat) -> Seat:
        """Who deals next, where it is this seat's turn."""
        return dealer


class PotTally(Accounts, JoinTally):
    """The accounts so far, and what lies in the pot and the bank."""

    all_play: ClassVar[str] = "all_play"
    """The note of a deal in which everybody had to play."""

    @property
    def known(self) -> frozenset[str]:
        """The notes that a line may have."""
        return frozenset((DEALER, self._key, BANK, FAILED, self.all_play))

    def dealt(self, line: Line, notes: dict[str, int], dealer: Seat) -> bool:
        """Whether a line that leaves the pot as it says can come from a deal of this dealer."""
        return True

    @override
    def fits(self, line: Line) -> bool:
        notes = dict(line.notes)
        if self.over or len(notes) != len(line.notes) or not notes.keys() <= self.known:
            return False
        kitty, bank = self.after(line.values)
        if min(kitty, bank) < 0 or notes.get(self._key, kitty) != kitty:
            return False
        return notes.get(BANK, bank) == bank and any(
            self.dealt(line, notes, dealer)
            for dealer in range(self.sides)
            if notes.get(DEALER, dealer) == dealer
        )

    def after(self, values: Iterable[int | None]) -> tuple[int, int]:
        """Return what lies in pot and bank behind a deal that brought these numbers."""
        held = self.kitty + self.bank - sum(value or 0 for value in values)
        return levelled(held, 0, self._level)

    @override
    def carried(self) -> tuple[int, ...]:
        """Pot and bank, what each has, and the kind of the deal."""
        return (self.kitty, self.bank, *self.accounts, self.kind())


def possible_tricks(
    value: int | None, paid: int, most: int, brings: Callable[[int], int]
) -> list[int | None]:
    """How many tricks bring this number, if this was paid besides; None for one who passed."""
    if value is None:
        return [] if paid else [None]
    net = value + paid
    found: list[int | None] = [None] if paid and not net else []
    return found + [won for won in range(most + 1) if brings(won) == net]


class AnteOptions(Protocol):
    """What a table has agreed on about antes."""

    @property
    def ante(self) -> int:
        """How much an ante is."""

    @property
    def ante_every_deal(self) -> bool:
        """Whether it is paid before each deal, or only into an empty pot."""


class MadeTally(PotTally):
    """Where somebody, the maker, undertakes to play, owes more tricks than others, and leads.

    A game says what is paid before a deal and what its notes tell of the maker.
    """

    maker: ClassVar[str]
    """The note of the maker."""
    of_maker: ClassVar[frozenset[str]]
    """The notes that there are only where somebody made the game."""
    one_trick = 1
    """What a single trick of two costs, in pots."""
    all_ante = False
    """Whether everybody pays an ante, or the dealer alone."""
    options: AnteOptions

    # What a game says.

    @abstractmethod
    def compulsory(self, stake: int) -> bool:
        """Whether everybody has to play an ordinary deal for so much."""

    @abstractmethod
    def owed(self, notes: dict[str, int], maker: Seat, dealer: Seat) -> list[int]:
        """Return the tricks that this maker can have owed."""

    @abstractmethod
    def makers(self, notes: dict[str, int], dealer: Seat) -> Iterable[Seat]:
        """Who can have made a deal in which everybody had to play; NOBODY for no one."""

    def thrown_in(self) -> int:
        """Return what each pays for a deal that nobody wants to play."""
        return 0

    def due(self) -> bool:
        """Whether an ante is paid before the next deal."""
        return self.kind() != PLAY_OUT and (self.options.ante_every_deal or not self.kitty)

    # What follows.

    def antes(self, dealer: Seat) -> list[int]:
        """Return what each pays before the next deal, if this one deals."""
        ante = self.options.ante * self.due()
        return [ante * (self.all_ante or side == dealer) for side in range(self.sides)]

    def stake(self) -> int:
        """Return what the pot holds when the tricks of the next deal begin."""
        if self.kind() == PLAY_OUT:
            return self.kitty + self.bank
        return capped(self.kitty + sum(self.antes(0)), self.bank, self._level)[0]

    def together(self) -> bool:
        """Whether everybody has to play the next deal."""
        return self.kind() == PLAY_OUT or self.compulsory(self.stake())

    @property
    @override
    def known(self) -> frozenset[str]:
        return super().known | self.of_maker

    @override
    def dealt(self, line: Line, notes: dict[str, int], dealer: Seat) -> bool:
        ways = self.before(notes, dealer, line.values)
        return any(self._dealt(line, notes, dealer, *way) for way in ways)

    def before(
        self, notes: dict[str, int], dealer: Seat, values: Values = ()
    ) -> Iterable[tuple[Sequence[int], int]]:
        """Return what each can have paid before a deal of this dealer, and what lay in the pot.

        Where the values of its line are given, what they rule out may be left out.
        """
        return [(self.antes(dealer), self.stake())]

    def paid_before(self, line: Line, dealer: Seat) -> tuple[Sequence[int], int]:
        """Return what each had paid before the deal of this line, and what lay in the pot."""
        notes, usual = dict(line.notes), (self.antes(dealer), self.stake())
        ways = self.before(notes, dealer, line.values)
        return next((way for way in ways if self._dealt(line, notes, dealer, *way)), usual)

    def _dealt(
        self, line: Line, notes: dict[str, int], dealer: Seat, antes: Sequence[int], stake: int
    ) -> bool:
        """Whether such a deal can have left the line."""
        if any(ante and value is None for ante, value in zip(antes, line.values, strict=True)):
            return False
        net = [(value or 0) + ante for value, ante in zip(line.values, antes, strict=True)]
        if self.together():
            return self._all_played(net, notes, stake, dealer)
        if self.all_play in notes:
            return False
        if all(value == -self.thrown_in() for value in net):
            return not notes.keys() & self.of_maker
        return FAILED not in notes and any(
            self._played(net, stake, maker, owed)
            for maker, value in enumerate(net)
            if value and notes.get(self.maker, maker) == maker
            for owed in self.owed(notes, maker, dealer)
        )

    def _all_played(self, net: list[int], notes: dict[str, int], stake: int, dealer: Seat) -> bool:
        """Whether everybody can have come to this in a deal that all had to play."""
        if FAILED in notes or notes.get(self.all_play, stake) != stake:
            return False
        if self.kind() == PLAY_OUT:
            shares = [divmod(value * SHARES, stake) for value in net]
            whole = all(tricks >= 0 and not rest for tricks, rest in shares)
            in_all = sum(tricks for tricks, _ in shares)
            return whole and in_all == SHARES and not notes.keys() & self.of_maker
        return all(net) and any(
            self._played(net, stake, maker, owed)
            for maker in self.makers(notes, dealer)
            for owed in self.owed(notes, maker, dealer)
        )

    def _played(self, net: Sequence[int], stake: int, maker: Seat, owed: int) -> bool:
        """Whether tricks, four in all, bring just this; one who came to nothing was not in it."""
        tricks = 0
        for side, value in enumerate(net):
            if not value:
                continue
            won = self.tricks_for(value, stake, owed if side == maker else OWED)
            if won is None:
                return False
            tricks += won
        return tricks == SHARES

    def tricks_for(self, net: int, stake: int, owed: int) -> int | None:
        """How many tricks bring this sum to one who owed these, None if no number does."""
        for won in range(SHARES + 1):
            if self.brings(won, stake, owed) == net:
                return won
        return None

    def brings(self, won: int, stake: int, owed: int) -> int:
        """Return what these tricks bring to one who owed some, 0 for none.

        That is the shares, less the penalty.
        """
        return won * stake // SHARES - penalty(won, owed, self.one_trick) * stake
