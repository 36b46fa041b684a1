"""The accounts: what the lines of an evening of Mauscheln come to.

A line has what each seat won or paid in the deal, the ante with it; None for who neither played
nor paid. What lies in the middle follows: it is what all together have paid. Notes tell who dealt
and declared, what lay there afterwards, and whether all had to play, a Seven was turned, or the
deal failed; a line written down by hand may leave them out.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.mauscheln.options import MauschelnOptions
from engine.games.mauscheln.settling import OWED, OWED_BY_DECLARER, penalty
from engine.override import override
from engine.phases.accounts import DEALER, FAILED, Accounts
from engine.phases.kitty import PLAY_OUT, SHARES, capped, levelled
from engine.sheet import Line, chalked
from engine.table import Seat

KITTY, BANK = "kitty", "bank"
DECLARER, SEVEN, ALL_PLAY = "declarer", "seven", "all_play"
NOTES = {DEALER, KITTY, BANK, DECLARER, SEVEN, ALL_PLAY, FAILED}


def least(options: MauschelnOptions, sides: int) -> int:
    """What the kitty holds where there is nothing but the ante in it."""
    return options.ante * (sides if options.antes == "everybody" else 1)


class MauschelnTally(Accounts):
    """The accounts so far, and what lies in the middle."""

    def __init__(self, options: MauschelnOptions, sides: int) -> None:
        super().__init__(options, sides, level=options.limit)
        self.options = options
        self.failed = False
        """Whether nobody declared in the last deal."""

    @override
    def add(self, line: Line) -> None:
        super().add(line)
        self.failed = FAILED in dict(line.notes)

    def due(self) -> bool:
        """Whether the ante is paid before the next deal (MA-A5)."""
        if self.kind() == PLAY_OUT:
            return False
        return self.options.ante_every_deal or self.failed or not self.kitty

    def antes(self, dealer: Seat) -> list[int]:
        """What each pays before the next deal, if this one deals."""
        everybody = self.options.antes == "everybody"
        return [
            self.options.ante * (self.due() and (everybody or side == dealer))
            for side in range(self.sides)
        ]

    def stake(self) -> int:
        """What the kitty holds when the tricks of the next deal begin."""
        if self.kind() == PLAY_OUT:
            return self.kitty + self.bank
        if not self.due():
            return self.kitty
        paid = self.kitty + least(self.options, self.sides)
        return capped(paid, self.bank, self.options.limit)[0]

    def together(self) -> bool:
        """Whether everybody has to play the next deal."""
        if self.kind() == PLAY_OUT:
            return True
        return self.options.all_play and self.stake() <= least(self.options, self.sides)


def tally(options: MauschelnOptions, sides: int, lines: Sequence[Line]) -> MauschelnTally:
    """The tally of these lines."""
    return chalked(MauschelnTally(options, sides), lines)


# Lines written down by hand.


def fits(options: MauschelnOptions, sides: int, lines: Sequence[Line], line: Line) -> bool:
    """Whether some deal can have left this line; with notes of how it came, just that deal."""
    told = dict(line.notes)
    if len(told) != len(line.notes) or not told.keys() <= NOTES:
        return False
    kept = tally(options, sides, lines)
    dealers = [told[DEALER]] if DEALER in told else list(range(sides))
    if kept.over or not set(dealers) <= set(range(sides)):
        return False
    return _leaves(kept, line, told) and any(_dealt(kept, line, told, one) for one in dealers)


def _leaves(kept: MauschelnTally, line: Line, told: dict[str, int]) -> bool:
    """Whether what lies in the middle comes to what the notes say, if they say it."""
    held = kept.kitty + kept.bank - sum(value or 0 for value in line.values)
    kitty, bank = levelled(held, 0, kept.options.limit)
    return held >= 0 and told.get(KITTY, kitty) == kitty and told.get(BANK, bank) == bank


def _dealt(kept: MauschelnTally, line: Line, told: dict[str, int], dealer: Seat) -> bool:
    """Whether the line can come from a deal of this dealer."""
    antes, kitty = kept.antes(dealer), kept.stake()
    if any(ante and value is None for ante, value in zip(antes, line.values, strict=True)):
        return False
    net = [(value or 0) + ante for value, ante in zip(line.values, antes, strict=True)]
    if kept.together():
        return _all(kept, net, told, kitty, dealer)
    if ALL_PLAY in told:
        return False
    if not any(net):
        return DECLARER not in told and SEVEN not in told
    return FAILED not in told and any(
        _played(kept.options, net, kitty, declarer, owed)
        for declarer, value in enumerate(net)
        if value and told.get(DECLARER, declarer) == declarer
        for owed in _owed(kept.options, told, declarer, dealer)
    )


def _owed(
    options: MauschelnOptions, told: dict[str, int], declarer: Seat, dealer: Seat
) -> list[int]:
    """The tricks that this declarer can have owed: one if the dealer turned a Seven."""
    seven = options.seven_binds and declarer == dealer
    if SEVEN in told:
        return [OWED] if seven else []
    return [OWED_BY_DECLARER, OWED] if seven and DECLARER not in told else [OWED_BY_DECLARER]


def _all(
    kept: MauschelnTally, net: list[int], told: dict[str, int], kitty: int, dealer: Seat
) -> bool:
    """Whether everybody can have come to this in a deal that all had to play."""
    if FAILED in told or told.get(ALL_PLAY, kitty) != kitty:
        return False
    if kept.kind() == PLAY_OUT:
        shares = [divmod(value * SHARES, kitty) for value in net]
        return DECLARER not in told and SEVEN not in told and _four(shares)
    if told.get(DECLARER, dealer) != dealer or not all(net):
        return False
    owed = _owed(kept.options, told, dealer, dealer)
    return any(_played(kept.options, net, kitty, dealer, one) for one in owed)


def _four(shares: list[tuple[int, int]]) -> bool:
    return all(tricks >= 0 and not rest for tricks, rest in shares) and (
        sum(tricks for tricks, _ in shares) == SHARES
    )


def _played(
    options: MauschelnOptions, net: list[int], kitty: int, declarer: Seat, owed: int
) -> bool:
    """Whether tricks, four in all, bring just this; who came to nothing was not in it."""
    tricks = 0
    for side, value in enumerate(net):
        if not value:
            continue
        won = tricks_for(options, value, kitty, owed if side == declarer else OWED)
        if won is None:
            return False
        tricks += won
    return tricks == SHARES


def tricks_for(options: MauschelnOptions, net: int, kitty: int, owed: int) -> int | None:
    """How many tricks bring this sum to who owed so many, None if no number does."""
    for won in range(SHARES + 1):
        if won * (kitty // SHARES) - penalty(options, won, owed) * kitty == net:
            return won
    return None
