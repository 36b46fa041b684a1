"""The accounts: what the lines of an evening of Ramsli come to.

A line has what each seat won or paid in the deal, the dealer's ante with it; None for who neither
played nor paid. What lies in kitty and bank follows: it is what all together have paid. Notes
tell who dealt and knocked, what the kitty and the bank held afterwards, and whether the deal was
a muss or failed; a line written down by hand may leave them out.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.settling import penalty
from engine.phases.accounts import DEALER, FAILED, Accounts
from engine.phases.kitty import PLAY_OUT, SHARES, capped, levelled
from engine.sheet import Line, chalked

KITTY, BANK = "kitty", "bank"
KNOCKER, MUSS = "knocker", "muss"
NOTES = {DEALER, KITTY, BANK, KNOCKER, MUSS, FAILED}

NOT_KNOCKED = -1


class RamsliTally(Accounts):
    """The accounts so far, and what lies in kitty and bank."""

    def __init__(self, options: RamsliOptions, sides: int) -> None:
        super().__init__(options, sides, level=options.bank_level)
        self.options = options


def tally(options: RamsliOptions, sides: int, lines: Sequence[Line]) -> RamsliTally:
    """The tally of these lines."""
    return chalked(RamsliTally(options, sides), lines)


# Lines written down by hand.


def fits(options: RamsliOptions, sides: int, lines: Sequence[Line], line: Line) -> bool:
    """Whether some deal can have left this line; with notes of how it came, just that deal."""
    told = dict(line.notes)
    if len(told) != len(line.notes) or not told.keys() <= NOTES:
        return False
    kept = tally(options, sides, lines)
    dealers = [told[DEALER]] if DEALER in told else list(range(sides))
    if kept.over or not set(dealers) <= set(range(sides)):
        return False
    return _leaves(kept, line, told) and any(_dealt(kept, line, told, one) for one in dealers)


def _leaves(kept: RamsliTally, line: Line, told: dict[str, int]) -> bool:
    """Whether kitty and bank come to what the notes say, if they say it."""
    held = kept.kitty + kept.bank - sum(value or 0 for value in line.values)
    kitty, bank = levelled(held, 0, kept.options.bank_level)
    return held >= 0 and told.get(KITTY, kitty) == kitty and told.get(BANK, bank) == bank


def _dealt(kept: RamsliTally, line: Line, told: dict[str, int], dealer: int) -> bool:
    """Whether the line can come from a deal of this dealer."""
    options = kept.options
    out = kept.kind() == PLAY_OUT
    if out:
        ante, kitty = 0, kept.kitty + kept.bank
    else:
        ante = options.ante if options.ante_every_deal or not kept.kitty else 0
        kitty, _ = capped(kept.kitty + ante, kept.bank, options.bank_level)
    if ante and line.values[dealer] is None:
        return False
    net = [(value or 0) + ante * (side == dealer) for side, value in enumerate(line.values)]
    if out or kitty <= options.ante:
        return _muss(kept, net, told, kitty, out)
    if MUSS in told:
        return False
    thrown = -options.ante if options.failed_deal_pays else 0
    if all(value == thrown for value in net):
        return KNOCKER not in told
    return FAILED not in told and any(
        _played(options, net, kitty, knocker)
        for knocker, value in enumerate(net)
        if value and told.get(KNOCKER, knocker) == knocker
    )


def _muss(kept: RamsliTally, net: list[int], told: dict[str, int], kitty: int, out: bool) -> bool:
    """Whether everybody can have come to this in a deal that all had to play."""
    if FAILED in told or told.get(MUSS, kitty) != kitty:
        return False
    if out:
        shares = [divmod(value * SHARES, kitty) for value in net]
        return KNOCKER not in told and _four(shares)
    knockers = [told[KNOCKER]] if KNOCKER in told else [NOT_KNOCKED, *range(kept.sides)]
    return all(net) and any(_played(kept.options, net, kitty, one) for one in knockers)


def _four(shares: list[tuple[int, int]]) -> bool:
    return all(tricks >= 0 and not rest for tricks, rest in shares) and (
        sum(tricks for tricks, _ in shares) == SHARES
    )


def _played(options: RamsliOptions, net: list[int], kitty: int, knocker: int) -> bool:
    """Whether tricks, four in all, bring just this; who came to nothing was not in it."""
    tricks = 0
    for side, value in enumerate(net):
        if not value:
            continue
        won = _tricks(options, value, kitty, side == knocker)
        if won is None:
            return False
        tricks += won
    return tricks == SHARES


def _tricks(options: RamsliOptions, net: int, kitty: int, knocked: bool) -> int | None:
    """How many tricks bring this sum, None if no number does."""
    for won in range(SHARES + 1):
        if won * (kitty // SHARES) - penalty(options, won, knocked) * kitty == net:
            return won
    return None
