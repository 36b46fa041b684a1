"""`python3 dev.py demo club`: pictures and PDFs of a club evening of 28 people.

The evening is run through the real windows with keys and buttons; results are made up. The user's
own settings and files are not touched.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.commands.values import rules_of
from engine import games
from tests.workshop.pictures import made, own_home, size_of

if TYPE_CHECKING:
    from tests.workshop.demo_organiser import Organiser

PEOPLE = 28
ROUNDS = 4

MISSING = {"en": "a name was missing", "de": "ein Name fehlte"}
WRONG_END = {"en": "read from the wrong end", "de": "von der falschen Seite gelesen"}
"""Why the organiser draws again, and why a result was wrong, by the language of the evening."""


def play(args: argparse.Namespace) -> None:
    """Run the evening and take the pictures."""
    from desktop.common.last_choice import FIRST_GAME

    if args.preset is not None:
        rules_of(games.find(FIRST_GAME), args.preset, [])
    size, out = size_of(args.size), made(args.out)
    with own_home():
        for picture in evening(out, args.lang, args.colours, size, args.preset or ""):
            print(picture, flush=True)


def evening(
    out: Path,
    language: str,
    colours: str,
    size: tuple[int, int],
    preset: str = "",
    people: int = PEOPLE,
    rounds: int = ROUNDS,
) -> Iterator[Path]:
    """A whole evening; gives each file when it has been written."""
    from desktop.common.last_choice import FIRST_GAME
    from tests.workshop.demo_organiser import Organiser, names

    presets = games.find(FIRST_GAME).presets
    organiser = Organiser(out, language, colours, size)
    everybody = names(people + 2)
    yield from organiser.begin(
        FIRST_GAME, preset or list(presets)[-1], "Kreuzpokal", rounds, "8", ("80", "50", "30")
    )
    organiser.register(everybody[:people])
    organiser.keep_apart(1, 2, 3)
    yield organiser.picture("people")
    yield from _first_round(organiser, MISSING[language])
    yield from _second_round(organiser, everybody, WRONG_END[language])
    while len(organiser.club.controller.state.rounds) < rounds:
        organiser.draw()
        organiser.start()
        organiser.enter_all()
        organiser.close_round()
    for number, name in enumerate(("standings", "who-met-whom")):
        organiser.club.rooms.setCurrentWidget(organiser.club.standings)
        organiser.club.standings.tabs.setCurrentIndex(number)
        yield organiser.picture(name)
    organiser.hand_over_all()
    yield organiser.picture("prizes")
    yield from organiser.papers()
    yield from organiser.projector()
    organiser.close()


def _first_round(organiser: Organiser, why: str) -> Iterator[Path]:
    """Drawn, drawn again, refused, entered."""
    organiser.draw()
    yield organiser.picture("drawn")
    organiser.draw_again(why)
    organiser.start()
    one = organiser.club.controller.state.rounds[-1]
    right = organiser.result(one, 1)
    organiser.enter(1, [figure + 1 for figure in right])
    yield organiser.picture("refused")
    organiser.enter(1, right)
    yield organiser.picture("running")
    organiser.enter_all()
    yield organiser.picture("complete")
    organiser.close_round()


def _second_round(organiser: Organiser, names: list[str], why: str) -> Iterator[Path]:
    """One goes, one comes late, one plays on for another; an old result is put right."""
    organiser.leave(5)
    organiser.club.people.paid.setChecked(True)
    organiser.register(names[-2:-1])
    organiser.substitute(7, names[-1])
    organiser.draw()
    organiser.start()
    figures = organiser.club.controller.state.rounds[0].results[2].values
    organiser.correct(1, 2, figures[::-1], why)
    organiser.enter_all()
    yield organiser.picture("second-round")
    organiser.close_round()
