"""The people of the house: who plays at this machine, under which name and with which portrait.

They are kept in a file of the user's data. Each has an id that stands in the logs of the evenings
and never changes, so that an evening finds its people after they have been renamed. One of them is
the one at the machine. That one may be there without a name, until somebody gives it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop.common import paths, player_names, portraits
from desktop.common.fresh_seed import fresh_id
from desktop.common.house import House, Person, tidy
from desktop.common.language import PROGRAM, Language
from desktop.common.settings import SavedAgain, Settings
from desktop.common.shared_list import SharedList
from engine.head import LONGEST_ID, Player

translate = QCoreApplication.translate

OLD_KEY = "own_person"
"""Where older versions kept the one person of the machine among the settings."""
KEPT = 5
"""How many older lists are kept, each as it was before a change."""
_NO_NAMES = ("player", "spieler")
"""What older versions called somebody who had given no name."""
UNNAMED = "N. N."
"""The name in a file of somebody without one: it is no word of any language."""
_YOU = ("You", "Du", UNNAMED)
"""What older versions wrote for somebody without a name, by language, and what stands now."""


class People(QObject):
    """The people of the house in their file, which other windows may change, too.

    A file that cannot be read, or was changed by another program, is set aside before another one
    is written. Until then the newest of the last five good ones holds.
    """

    changed = Signal()
    """Somebody came, went, sat down here, or has another name or portrait."""
    trouble = Signal(str)
    """What was changed cannot be kept, as a sentence."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._again = SavedAgain(self._try_again, self._tell, self)
        self._list = SharedList(
            paths.people_file,
            House.from_dict,
            House.as_dict,
            lambda: _of_older_versions(settings),
            kept=KEPT,
        )

    @property
    def _house(self) -> House:
        return self._list.value

    # Who there is.

    @property
    def everyone(self) -> tuple[Person, ...]:
        """All who have given a name."""
        return tuple(one for one in self._house.people if one.name)

    @property
    def here(self) -> Person | None:
        """Who is at the machine, perhaps without a name; None if nobody ever was."""
        return self.find(self._house.here)

    @property
    def asked(self) -> bool:
        """Whether somebody has said who sits here, or has not wanted to."""
        return self._house.asked

    def find(self, own: str) -> Person | None:
        """Who has this id, None if nobody of the house does."""
        return self._house.find(own)

    def named(self, name: str) -> Person | None:
        """Who has this name, None if nobody of the house does."""
        return self._house.named(name)

    def proposed(self) -> str:
        """Return the name to propose where one is asked for; "" for none."""
        here = self.here
        return (here.name if here is not None else "") or player_names.of_user()

    def own_name(self) -> str:
        """Return what to call the person at the machine."""
        here = self.here
        if here is not None and here.name:
            return here.name
        return you() if self.asked else self.proposed() or you()

    def complaint(self) -> str:
        """Return what is wrong with the file, as a sentence; "" if nothing is."""
        if not self._list.broken:
            return ""
        return translate(
            "people",
            "The player list cannot be read. The file will be kept under another name.",
        )

    # Changes.

    def introduce(self, name: str, portrait: str = "") -> Person:
        """Somebody sits down here and says who it is; returns the person.

        A person at the machine without a name has this one now; else it is a new one, or the one
        that has the name already.
        """
        name, own = tidy(name), fresh_id()

        def sits(house: House) -> House:
            here, found = house.find(house.here), house.named(name)
            if found is None:
                unnamed = here is not None and not (here.name and house.asked)
                found = here if here is not None and unnamed else Person(own)
            person = replace(found, name=name, portrait=portrait or found.portrait)
            return replace(house.having(person), here=person.id, asked=True)

        self._keep(sits)
        assert self.here is not None
        return self.here

    def skip(self) -> None:
        """Nobody wants to say who sits here: not asked again."""
        own = fresh_id()

        def skipped(house: House) -> House:
            person = house.find(house.here) or Person(own)
            if not house.asked:
                person = replace(person, name="")
            return replace(house.having(person), here=person.id, asked=True)

        self._keep(skipped)

    def add(self, name: str, portrait: str = "", *, closed: bool = False) -> Person:
        """Somebody else is of the house; raises ValueError if the name is taken."""
        return self._put(Person(fresh_id(), tidy(name), portrait, closed))

    def change(self, own: str, name: str, portrait: str, *, closed: bool = False) -> Person:
        """Have this hold of a person from now on; raises ValueError if the name is taken."""
        return self._put(Person(own, tidy(name), portrait, closed))

    def holds_closed(self, own: str) -> bool:
        """Whether this person's cards are seen only while a key or button is held."""
        person = self.find(own) if own else None
        return person is not None and person.closed

    def _put(self, person: Person) -> Person:
        def put(house: House) -> House:
            other = house.named(person.name)
            if other is not None and other.id != person.id:
                raise ValueError(person.name)
            house = house.having(person)
            return house if house.here else replace(house, here=person.id, asked=True)

        self._keep(put)
        return person

    def sit_down(self, own: str) -> None:
        """Somebody else of the house is at the machine; an id that nobody has changes nothing."""

        def sits(house: House) -> House:
            return house if house.find(own) is None else replace(house, here=own, asked=True)

        self._keep(sits)

    def forget(self, own: str) -> None:
        """Strike somebody off the list; the evenings keep the id and the name they were told."""

        def forgotten(house: House) -> House:
            people = tuple(one for one in house.people if one.id != own)
            here = house.here
            if here == own:
                here = people[0].id if people else ""
            return House(people, here, bool(people))

        self._keep(forgotten)

    def look_again(self) -> None:
        """Somebody else has written the file."""
        self._list.look()
        self.changed.emit()

    # At a table.

    def known(self, players: Sequence[Player]) -> tuple[Player, ...]:
        """Return the players of a new evening, those of the house with their ids.

        They are found by their names. The only person at a table is the one at the machine, as
        long as that one has not said to be called otherwise.
        """
        seats = [seat for seat, player in enumerate(players) if not player.bot]
        ids = {seat: one.id for seat in seats if (one := self._called(players[seat].name))}
        if not ids and len(seats) == 1:
            ids = {seats[0]: self._only(players[seats[0]].name)}
        return tuple(replace(one, id=ids.get(seat, "")) for seat, one in enumerate(players))

    def _called(self, name: str) -> Person | None:
        """Who is called so at a table; one at the machine without a name is called "you"."""
        here = self.here
        if here is not None and not here.name and name == you():
            return here
        return self.named(name)

    def _only(self, name: str) -> str:
        """Return the id for the only person at a table, "" for a guest.

        A person who had no name has this one.
        """
        self._list.look()
        here = self.here
        if here is not None and here.name and self.asked:
            return ""
        given = "" if name == you() else tidy(name)
        own = here.id if here is not None else fresh_id()

        def named(house: House) -> House:
            person = replace(house.find(own) or Person(own), name=given)
            return replace(house.having(person), here=own)

        self._keep(named)
        return own

    def seated(self, players: Sequence[Player]) -> list[Player]:
        """Return the players of another time as they are called now, with the one here.

        A bot that has a person's name gets another.
        """
        found = [self._now(player) for player in players]
        people = [seat for seat, player in enumerate(found) if not player.bot]
        here = self.here
        if people and here is not None and here.id not in [found[seat].id for seat in people]:
            found[people[0]] = Player(self.own_name(), id=here.id)
        names = [found[seat].name.casefold() for seat in people]
        for seat, player in enumerate(found):
            if player.bot and player.name.casefold() in names:
                [name] = player_names.first_names(1, [one.name for one in found])
                found[seat] = replace(player, name=name)
        return found

    def _now(self, player: Player) -> Player:
        if player.bot:
            return player
        person = self.find(player.id) or self.named(player.name)
        if person is None:
            return replace(player, id="")
        return Player(person.name or self.own_name(), id=person.id)

    def names(
        self,
        players: Sequence[Player],
        *,
        one_reader: bool = False,
        watched: bool = False,
        language: Language = PROGRAM,
    ) -> tuple[str, ...]:
        """Return what the players of an evening are called now.

        Nobody is "you" where it is `watched`.
        Somebody without a name is "you" only as the one person at the table, or where only this
        person reads, as with real cards: others would take it for themselves. Where two would be
        called the same, they keep the names of the log.
        """
        alone = one_reader or sum(not player.bot for player in players) == 1
        alone &= not watched
        found = [self._name(seat, player, alone, language) for seat, player in enumerate(players)]
        folded = [name.casefold() for name in found]
        return tuple(
            player.name if folded.count(name.casefold()) > 1 else name
            for player, name in zip(players, found, strict=True)
        )

    def _name(self, seat: int, player: Player, alone: bool, language: Language) -> str:
        person = None if player.bot else self.find(player.id)
        name = player.name if person is None else person.name
        if name and not is_you(name):
            return name
        if alone:
            return you(language)
        return language.translate("people", "Player {number}").format(number=seat + 1)

    def portraits(self, players: Sequence[Player]) -> tuple[str, ...]:
        """Return the portraits of an evening's players: those that were chosen, and usual ones."""
        chosen = [self.find(player.id) if not player.bot else None for player in players]
        # Without a name one has the same face beside others as alone.
        names = self.names(players, one_reader=True)
        return portraits.around_table(
            [
                (name, person.portrait if person is not None else "")
                for name, person in zip(names, chosen, strict=True)
            ]
        )

    # The file.

    def _keep(self, change: Callable[[House], House]) -> None:
        """Make a change in the file; where that fails it holds, and is tried again."""
        before = self._house
        failed = self._list.keep(change)
        self._again.done(failed is not None)
        if failed is None and (aside := self._list.aside) is not None:
            told = translate(
                "people",
                "The list of players could not be read. It is kept as “{0}”.",
            )
            self.trouble.emit(told.format(aside.name))
        if failed is not None or self._house != before:
            self.changed.emit()

    def _try_again(self) -> None:
        """Write what could not be written."""
        try:
            self._list.write_waiting()
        except OSError:
            self._again.done(True)
        else:
            self._again.done(False)

    def _tell(self, failed: bool) -> None:
        """Say that the list cannot be saved, or that it is saved now."""
        text = translate("people", "The list of players has been saved now.")
        if failed:
            text = translate(
                "people",
                "The list of players cannot be saved just now. It holds until you quit, "
                "and is saved as soon as it can be.",
            )
        self.trouble.emit(text)


def you(language: Language = PROGRAM) -> str:
    """Return what somebody is called who has given no name."""
    return language.translate("people", "You")


def is_you(name: str) -> bool:
    """Whether this is no name, but what somebody without one is called, in any language."""
    return name in _YOU


def spoken(name: str, language: Language = PROGRAM) -> str:
    """Return a name of a file as it is shown: in this language where it stands for no name."""
    return you(language) if is_you(name) else name


def _of_older_versions(settings: Settings) -> House:
    """Return the one person that older versions kept, who has not been asked for a name."""
    try:
        kept = json.loads(settings.remembered(OLD_KEY) or "{}")
    except ValueError:
        return House()
    match kept:
        case {"id": str(own), "name": str(name)} if 0 < len(own) <= LONGEST_ID:
            given = "" if name.casefold() in _NO_NAMES else tidy(name)
            return House((Person(own, given),), own)
    return House()
