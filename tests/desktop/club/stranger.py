"""A stranger's evening at the windows of the club, with keys alone or with a mouse alone.

`python3 dev.py stranger FOLDER` plays it with 28 people four times, by keys and by
mouse, in German by night and in English by day, and leaves a picture of every step and all papers,
page by page, to be looked at; then evenings of twelve with lists that only clubs keep. One comes
late, one leaves, one is taken over for, a result is wrong and mended after its round, a round is
opened again, the worst round is dropped, prizes are handed over. Names of evenings behind the
folder, such as `skat-keys-de`, run only these.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from unittest.mock import patch

from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from desktop.club.pages.club_page import ClubPage
from desktop.club.pages.papers_dialog import PapersDialog
from desktop.club.pages.setup import SetupDialog
from desktop.print import output
from desktop.print.painting import pages_of
from engine import games
from engine.tournament.rounds import Round
from tests.desktop.club.hands import Hands, Keys, Mouse, settle
from tests.workshop.demo_organiser import Organiser, names

PEOPLE, ROUNDS = 28, 4
TWELVE = {"skat": (-90, 700), "schafkopf": (-90, 90), "jass": (400, 850), "free_sheet": (0, 40)}
"""Games of which lists are kept, and from what to what somebody may have come to in a round."""


class Stranger:
    """Somebody who organises an evening for the first time."""

    def __init__(
        self,
        hands: Hands,
        out: Path,
        language: str = "en",
        people: int = PEOPLE,
        rounds: int = ROUNDS,
        pictures: bool = True,
        colours: str = "light",
        game: str = "",
    ) -> None:
        self.hands = hands
        self.people, self.rounds = names(people + 2)[:people], rounds
        self.late, self.other = names(people + 2)[people:]
        self._organiser = Organiser(out, language, colours)
        self._out, self._pictures = out, pictures
        self._game, self._rng = game, Random(7)

    @property
    def club(self) -> ClubPage:
        """The page of the club."""
        return self._organiser.club

    def close(self) -> None:
        """The end."""
        self._organiser.close()

    def look(self, name: str, widget: QWidget | None = None) -> None:
        """A picture, if somebody wants to look."""
        if self._pictures:
            self._organiser.picture(name, widget)

    # The evening.

    def play(self) -> None:
        """All of it."""
        self.begin()
        self.register(self.people)
        self.look("people")
        self.round()
        self.between_rounds()
        for _ in range(self.rounds - 1):
            self.round()
            self.mend()
        self.hand_over()
        self.print_all()

    def begin(self) -> None:
        """A new evening, by its dialog."""
        window, hands = self._organiser.window, self.hands
        window.pages.show_club()
        settle()
        self.look("door")

        def fill(box: QWidget) -> None:
            assert isinstance(box, SetupDialog)
            if self._game:
                hands.choose(box.rules.game, list(games.everything()).index(self._game))
                assert box.rules.game.value() == self._game
            hands.write(box.title, "Kreuzpokal")
            hands.write(box.place, "Zum Hirschen")
            hands.write(box.rounds, str(self.rounds))
            hands.write(box.seed, "64")
            self.look("setup", box)
            hands.room(box.tabs, 2)
            hands.write(box.drop, "1")
            self.look("ranking", box)
            hands.room(box.tabs, 3)
            hands.write(box.fee, "8")
            for row, money in zip(box.prizes.rows, ("80", "50", "30"), strict=False):
                hands.write(row.money, money)
            self.look("prizes-set", box)
            hands.press(box.ok)
            assert box.result(), box.problem()

        hands.answering(lambda: hands.press(self.club.start_page.buttons["new"]), fill)
        assert self.club.controller.tournament is not None

    def register(self, people: Sequence[str]) -> None:
        """They come, and pay."""
        page, hands = self.club.people, self.hands
        hands.room(self.club.rooms, 0)
        for name in people:
            hands.write(page.name, name)
            if isinstance(hands, Keys):
                hands.enter(page.name)
            else:
                hands.press(page.add)
            hands.command(page, "pay")

    def draw(self) -> Round:
        """Draw the next round, and begin it."""
        rounds, hands = self.club.rounds, self.hands
        hands.room(self.club.rooms, 1)
        hands.press(rounds.next)
        if rounds.search.found is not None:
            hands.press(rounds.searching.enough)
        self.look("drawn")
        hands.press(rounds.next)
        one = self.club.controller.state.rounds[-1]
        assert one.state == "running"
        return one

    def figures(self, one: Round, table: int) -> list[int]:
        """What a table might hand in."""
        if not self._game:
            return self._organiser.result(one, table)
        state, seated = self.club.controller.state, one.seated(table)
        low, high = TWELVE[self._game]
        found = [low + int(self._rng.random() * (high - low)) for _ in state.sides(seated)]
        wanted = self.wanted(one, table)
        return found if wanted is None else [*found[:-1], wanted - sum(found[:-1])]

    def wanted(self, one: Round, table: int) -> int | None:
        """What the figures of a table come to, if that is settled."""
        if self._game == "jass":
            return 8 * 157  # And a hundred more for each match, which nobody makes here.
        sums = self.club.controller.state.head.sums
        return sums.get(len(one.seated(table)), sums.get(0))

    def enter(self, table: int, figures: Sequence[int]) -> None:
        """What a table has handed in."""
        entry, hands = self.club.rounds.entry, self.hands
        if isinstance(hands, Keys):
            hands.write(entry.table, str(table))
            hands.enter(entry.table)
        elif (card := self.club.rounds.tables.cards[table - 1]).isVisible():
            hands.press(card)
        else:
            assert card.picked, "its result is entered in its line already"
        for place, figure in enumerate(figures):
            hands.write(entry.figures[place], str(figure))
            if isinstance(hands, Keys):
                hands.enter(entry.figures[place])
        if not isinstance(hands, Keys):
            hands.press(entry.take)

    def round(self) -> None:
        """A round, with a wrong sum that is put right at once."""
        one = self.draw()
        right = self.figures(one, 1)
        if self.wanted(one, 1) is not None:
            self.enter(1, [right[0] + 1, *right[1:]])
            self.look("refused")
            assert not self.club.controller.state.rounds[-1].results
        self.enter(1, right)
        for table in list(one.tables())[1:]:
            self.enter(table, self.figures(one, table))
        self.look("complete")
        self.hands.press(self.club.rounds.next)
        assert self.club.controller.state.rounds[-1].state == "closed"

    def between_rounds(self) -> None:
        """One leaves, one comes late, one is taken over for, two are kept apart."""
        page, hands = self.club.people, self.hands
        hands.room(self.club.rooms, 0)
        hands.row(page.grid, 4)
        hands.command(page, "leave", hands.yes())
        self.register([self.late])
        hands.row(page.grid, 6)
        hands.command(page, "substitute", hands.said(self.other))
        hands.row(page.grid, 0, 1)
        hands.command(page, "keep_apart")
        self.look("changed")
        people = self.club.controller.state.people
        assert people[5].left and people[7].name == self.other
        assert [one.name for one in people.values()][-1] == self.late
        assert self.club.controller.state.apart == ((1, 2),)

    def mend(self) -> None:
        """The first round is opened again, a figure of it mended, and it is closed."""
        club, hands = self.club, self.hands
        if club.controller.state.trail:
            return
        hands.row(club.rounds.list, 0)
        more = club.buttons["more"]
        reopen = club.menu.actions()[2]
        hands.answering(
            lambda: hands.press(more), hands.chosen(reopen), hands.said("read from the wrong end")
        )
        one = club.controller.state.rounds[0]
        assert one.state == "complete"
        self.enter(2, one.results[2].values[::-1])
        why = club.rounds.entry.why
        hands.write(why.field, "read from the wrong end")
        if isinstance(hands, Keys):
            hands.enter(why.field)
        else:
            hands.press(club.rounds.entry.take)
        assert club.controller.state.trail, club.rounds.entry.say.text()
        self.look("mended")
        hands.press(club.rounds.next)
        assert club.controller.state.rounds[0].state == "closed"
        hands.row(club.rounds.list, len(club.controller.state.rounds) - 1)

    def hand_over(self) -> None:
        """Standings are looked at, then prizes go to who has won them."""
        club, hands = self.club, self.hands
        hands.room(club.rooms, 2)
        self.look("standings")
        hands.room(club.rooms, 3)
        money = club.money
        for number in range(money.prizes.rowCount()):
            hands.take(money.prizes, number)
        self.look("prizes")
        assert club.controller.over

    def print_all(self) -> None:
        """Every paper as PDF, and each page as a picture."""
        hands = self.hands

        def papers(box: QWidget) -> None:
            assert isinstance(box, PapersDialog)
            self.look("papers", box)
            for row in range(box.list.count()):
                hands.row(box.list, row)
                file = self._out / f"{box.name()}.pdf"
                with patch.object(QFileDialog, "getSaveFileName", return_value=(str(file), "")):
                    hands.press(box.pdf)
                assert file.stat().st_size > 1000
                if self._pictures:
                    papers = box.papers()
                    for number, page in enumerate(pages_of(papers), 1):
                        found = output.picture(page, 900)
                        assert found.save(str(self._out / f"paper-{box.name()}-{number}.png"))
            box.close()

        hands.answering(lambda: hands.press(self.club.buttons["paper"]), papers)


def main() -> None:
    """Four evenings of twenty-eight, and two of twelve with each list."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # The offscreen platform warns of what a window cannot be there.
    os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
    os.environ["KARTENTISCH_HOME"] = tempfile.mkdtemp()
    QApplication([])
    evenings: list[tuple[Hands, str, str, str]] = [
        (hands, language, colours, "")
        for language, colours in (("de", "dark"), ("en", "light"))
        for hands in (Keys(), Mouse())
    ]
    evenings += [
        (hands, language, colours, game)
        for number, game in enumerate(TWELVE)
        for hands, language, colours in zip(
            (Mouse(), Keys()) if number % 2 else (Keys(), Mouse()),
            ("de", "en"),
            ("light", "dark"),
            strict=True,
        )
    ]
    wanted = sys.argv[2:]
    for hands, language, colours, game in evenings:
        name = f"{game or 'ramsen'}-{type(hands).__name__.lower()}-{language}"
        if wanted and name not in wanted:
            continue
        out = Path(sys.argv[1]) / name
        out.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as home:
            os.environ["KARTENTISCH_HOME"] = home
            people, rounds = (12, 3) if game else (PEOPLE, ROUNDS)
            stranger = Stranger(hands, out, language, people, rounds, colours=colours, game=game)
            stranger.play()
            stranger.close()
        print(out, flush=True)


if __name__ == "__main__":
    main()
