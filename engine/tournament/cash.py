"""The cash sheet: what is due, what was paid, what else came in or went out, what prizes cost.

Everything is in the smallest coin. Prizes count as paid when they have been handed over.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.tournament.lost import lost_due, lost_paid, missing
from engine.tournament.people import Person
from engine.tournament.prizes import Won, prize_list
from engine.tournament.state import Payment, TournamentState


@dataclass(frozen=True, slots=True)
class Cash:
    """The sums of the evening.

    `due` is all entry money but that of people who left without paying it, `paid` what has come of
    everybody, `owing` who has paid too little and how much is missing. `lost` is what lost games
    cost, `lost_paid` what of `paid` is for them. `income` and `spent` are everything else, `prizes`
    the money of all prizes that are won, `handed` of those handed over. `box` is what must be in
    the cash box now.
    """

    due: int
    paid: int
    owing: tuple[tuple[int, int], ...]
    income: int
    spent: int
    prizes: int
    handed: int
    box: int
    payments: tuple[Payment, ...]
    lost: int
    lost_paid: int

    @property
    def left_over(self) -> int:
        """What stays in the box when everybody has paid and all prizes are handed over."""
        return self.box + sum(money for _, money in self.owing) - (self.prizes - self.handed)


def _pays(person: Person, fee: int) -> bool:
    """Whether entry money is due: one who has gone without paying in full is not run after."""
    return not person.left or person.paid >= fee


def cash_sheet(state: TournamentState) -> Cash:
    """Return the cash sheet as it stands."""
    fee = state.head.fee
    won = prize_list(state) if state.drawn else list[Won]()
    other = [payment.money for payment in state.cash if not payment.who]
    paid = sum(payment.money for payment in state.cash if payment.who)
    handed = sum(one.money for one in won if one.handed)
    return Cash(
        sum(fee for p in state.people.values() if _pays(p, fee)),
        paid,
        tuple(missing(state).items()),
        sum(money for money in other if money > 0),
        -sum(money for money in other if money < 0),
        sum(one.money for one in won),
        handed,
        paid + sum(other) - handed,
        state.cash,
        sum(lost_due(state).values()),
        sum(lost_paid(state).values()),
    )
