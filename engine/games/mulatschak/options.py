"""The house rules of Mulatschak; `readings.md` says by number where each comes from."""

from __future__ import annotations

from dataclasses import dataclass

from engine.options import Options, choice, switch


@dataclass(frozen=True)
class MulatschakOptions(Options):
    """What a table of Mulatschak may agree on; values with the default first."""

    # From how many points one counts down.
    start: int = choice(21, 15, 25)  # MU-1
    cut_weli: bool = switch(True)  # MU-2
    # Who holds no court card: may have the cards dealt anew, must, or may not.
    no_court: str = choice("may", "must", "off")  # MU-3
    # Who may stay at home: all; all but where Acorns are trumps; nobody.
    stay: str = choice("not_acorns", "free", "off")  # MU-6
    stay_costs: int = choice(1, 2, stay=("not_acorns", "free"))  # MU-6
    exchange: bool = switch(True)  # MU-7
    hearts_double: bool = switch(True)  # MU-9
    no_trick: int = choice(5, 0)  # MU-8
    failed: int = choice(5, 10)  # MU-8
    # How many deals an evening has at most.
    deals: int = choice(40, 20, 60)  # MU-11


SALZBURG = MulatschakOptions()
FUCHZENAWA = MulatschakOptions(start=15)
