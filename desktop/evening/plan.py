"""What is chosen for a new evening: the game, who plays, and by which house rules; no widgets.

It begins with what was chosen the last time, and keeps what is chosen for the next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.common import player_names, portraits
from desktop.common.fresh_seed import fresh_id
from desktop.common.house import tidy
from desktop.common.last_choice import FIRST_GAME, LastChoice, LastTable, key_of
from desktop.common.people import UNNAMED, People, is_you, you
from desktop.common.settings import Settings
from desktop.house_rules.sets import OWN, NamedSets, variant_of
from engine import games
from engine.agreement import PRESETS
from engine.bots import LEVELS, USUAL, characters
from engine.facts import Fact
from engine.head import Head, Player
from engine.options import Options
from engine.rules.game import Game
from engine.seeds import Seed

translate = QCoreApplication.translate

EASY = "beginner"
"""Against whom one plays first."""


class Plan:
    """The choices for one evening.

    `new_here` says whether no evening was ever played to its end: opponents are easy then, until
    somebody chooses others. It is asked only where there is no choice of last time.
    """

    def __init__(
        self, settings: Settings, people: People, new_here: Callable[[], bool] = lambda: False
    ) -> None:
        self._settings = settings
        self.people = people
        self._new_here = new_here
        self._last = LastChoice.read(settings)
        self.portrait = ""
        """The portrait chosen for somebody who was not asked before, "" for the usual one."""
        self.sets = NamedSets()
        self.base = OWN
        """The key of the variant that was chosen last, also where its rules were changed."""
        self._chosen = False
        usual = "learning" if self._last.agreed is None and new_here() else "at_home"
        self.agreed = self._last.agreed or PRESETS[usual]
        """What help the table allows itself."""
        self.seed: Seed | None = None
        """The seed that was wished for; None for a fresh one."""
        self._shortened = False
        """Whether a shorter preset was proposed for this number of players."""
        self._displaced: dict[int, str] = {}
        """What opponents are called else whose name who is at the machine has, by their seats."""
        known = games.everything()
        self.take_game(self._last.game if self._last.game in known else FIRST_GAME)

    # The game.

    def take_game(self, name: str) -> None:
        """Play this game; what was said of the one before is kept. Raises KeyError."""
        kind: Game[Any] = games.find(name)
        if self._chosen:
            self._note()
        self._chosen = True
        self.kind = kind
        self.number = self._last.number_for(kind)
        self._shortened = False
        self.options: Options = self._last.options_for(kind)
        self.base = OWN
        self._real = self._last.real_cards
        self._sit_down()

    def take_variant(self, key: str) -> None:
        """Play by a preset or a set. Raises KeyError."""
        self.take_options(self.variants()[key])
        self.base = key

    def take_options(self, options: Options) -> None:
        """Play by these house rules, with the number of players nearest to the one so far."""
        self.options, self._shortened = options, False
        seats = self.kind.seats_of(options)
        self.number = min(seats, key=lambda seat: (abs(seat - self.number), seat))

    def seat_number(self, number: int) -> None:
        """Have this number play, by the first preset made for it where the house rules are not.

        In place of a game's first preset a shorter one for this number is chosen, until
        others play.
        """
        kind = self.kind
        first = next(iter(kind.presets.values()))
        chosen = first if self._shortened else self.options
        for options in (chosen, *kind.presets.values()):
            if number in kind.seats_of(options):
                self._shortened = options == first and number in kind.shorter
                self.options = kind.presets[kind.shorter[number]] if self._shortened else options
                self.number = number
                return

    def _sit_down(self) -> None:
        """Seat a full table, each seat as it was when this game was last played.

        With dealt cards only the person at the machine sits down unasked. Others of last time are
        `absent`: their seats are played by the computer until they are wanted again.
        """
        self._displaced.clear()
        self._at_phones: set[int] = set()
        table = self._last.table(self.kind, real=self.real_cards)
        most = max(self.kind.seats)
        kept = [replace(one, name=tidy(one.name)) for one in table.players[:most]]
        seated = self.people.seated(kept or [Player(self.people.own_name())])
        people = {seat: one for seat, one in enumerate(seated) if not one.bot}
        self.absent: dict[int, Player] = {}
        """The people of last time by their seats."""
        if not self.real_cards:
            own = self._seat_of_machine(people)
            self.absent = {
                seat: people.pop(seat)
                for seat in [*people]
                if seat != own and not is_you(people[seat].name)
            }
            people = {seat: one for seat, one in people.items() if seat == own}
        self._bots = [Player("")] * most
        """The computer player of each seat, also where a person sits."""
        # Those who play come first: they have the usual names.
        for seat in sorted(range(most), key=lambda seat: seat in people):
            known = next((one[seat] for one in (table.bots, kept) if seat < len(one)), None)
            taken = [one.name for one in (*people.values(), *self._bots)]
            bot = known if known is not None and known.bot else self._opponent(seat, taken)
            self._bots[seat] = self._renamed(bot, taken)
        self.everyone = [people.get(seat, bot) for seat, bot in enumerate(self._bots)]

    def _seat_of_machine(self, people: Mapping[int, Player]) -> int | None:
        """Return the seat of the person at the machine, or the first person's if it is unknown."""
        here = self.people.here
        by_id = (seat for seat, one in people.items() if here is not None and one.id == here.id)
        return next(by_id, min(people, default=None))

    @staticmethod
    def _renamed(bot: Player, taken: Sequence[str]) -> Player:
        """Return a computer player, under another name where somebody has its own."""
        if bot.name.casefold() not in {name.casefold() for name in taken}:
            return bot
        return replace(bot, name=player_names.first_names(1, [*taken, bot.name])[0])

    def _opponent(self, seat: int, taken: Sequence[str]) -> Player:
        """Somebody who is not there yet, with a character that goes by the seat."""
        [name] = player_names.first_names(1, taken)
        level = EASY if not self._last.game and self._new_here() else USUAL
        there = ("", *characters(self.kind))
        character = there[(max(1, seat) - 1) % len(there)]
        return Player(name, bot_of(level, character))

    @property
    def real_cards(self) -> bool:
        """Whether the cards are on a real table, and only the score is to be kept."""
        return self.kind.by_hand or self._real

    @real_cards.setter
    def real_cards(self, real: bool) -> None:
        if real == self._real:
            return
        if self.kind.by_hand:
            self._real = real
            return
        self._note_table()
        self._real = real
        self._sit_down()

    def instead(self, number: int) -> tuple[Fact | None, str]:
        """Return a remark about these house rules for a number, and the variant offered beside it.

        None and "" where none is.
        """
        offered = self.kind.instead
        remarks = self.kind.make(self.options, number).remarks() if offered else []
        return next(((one, offered[one.key]) for one in remarks if one.key in offered), (None, ""))

    def open_question(self) -> bool:
        """Whether one is offered to a table that has never chosen house rules of this game."""
        return self.kind.name not in self._last.options and bool(self.instead(self.number)[1])

    def minutes(self) -> int:
        """About how many minutes the evening takes; 0 where nobody knows."""
        return self.kind.minutes(self.options, self.number)

    # Who sits there.

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays, seat by seat; with real cards only people do."""
        there = self.everyone[: self.number]
        return tuple(Player(one.name, "", one.id) if self.real_cards else one for one in there)

    def own_seat(self) -> int | None:
        """Where who is at the machine sits, None if nobody does."""
        here = self.people.here
        for seat, one in enumerate(self.everyone[: self.number]):
            if not one.bot and (here is None or not self.people.asked or one.id == here.id):
                return seat
        return None

    @property
    def phones(self) -> set[int]:
        """The seats of people who hold their cards on a phone."""
        return {
            seat for seat, one in enumerate(self.players) if seat in self._at_phones and not one.bot
        }

    def seat(self, seat: int, player: Player, *, phone: bool = False) -> None:
        """Have somebody sit there, at this screen or with a phone.

        A computer player further down that has this name gets another one.
        """
        self._displaced.pop(seat, None)
        self._at_phones.discard(seat)
        if phone:
            self._at_phones.add(seat)
        self._note_bots()
        self.everyone[seat] = player
        for other, one in enumerate(self.everyone):
            same = one.name.casefold() == player.name.casefold()
            if other != seat and other >= self.number and same:
                names = [somebody.name for somebody in self.everyone]
                self.everyone[other] = Player(player_names.first_names(1, names)[0], one.bot)

    def seat_guest(self, seat: int, *, phone: bool = False) -> None:
        """Have a guest sit there, under a name that nobody at the table has."""
        name = translate("new-match", "Guest")
        there = {one.name.casefold() for one in self.players}
        number = 2
        free = name
        while free.casefold() in there:
            free, number = f"{name} {number}", number + 1
        self.seat(seat, Player(free), phone=phone)

    def rename(self, seat: int, name: str) -> None:
        """Call somebody otherwise; an empty name changes nothing."""
        before = self.everyone[seat]
        if name := tidy(name):
            self._displaced.pop(seat, None)
            known = None if before.bot else self.people.named(name)
            self.everyone[seat] = Player(name, before.bot, known.id if known is not None else "")

    def name_yourself(self, name: str) -> None:
        """Call who is at the machine so; without a name it is "you".

        An opponent of that name has another one as long as this is so.
        """
        own = self.own_seat()
        if own is None:
            return
        for seat, before in self._displaced.items():
            self.everyone[seat] = replace(self.everyone[seat], name=before)
        self._displaced.clear()
        self.everyone[own] = Player(tidy(name) or you(), "", self.everyone[own].id)
        folded = self.everyone[own].name.casefold()
        for seat, one in enumerate(self.everyone):
            if one.bot and one.name.casefold() == folded:
                self._displaced[seat] = one.name
                names = [somebody.name for somebody in self.everyone]
                [other] = player_names.first_names(1, names)
                self.everyone[seat] = replace(one, name=other)

    def set_level(self, seat: int, level: str) -> None:
        """Have an opponent of this strength sit there, under the same name and character."""
        _, character = level_of(self.everyone[seat])
        self.everyone[seat] = Player(self.everyone[seat].name, bot_of(level, character))

    def set_character(self, seat: int, character: str) -> None:
        """Give an opponent another character."""
        level, _ = level_of(self.everyone[seat])
        self.everyone[seat] = Player(self.everyone[seat].name, bot_of(level, character))

    def missing(self) -> dict[int, Player]:
        """Return the people of last time who could sit at this table and do not, by their seats."""
        there = {one.name.casefold() for one in self.players}
        return {
            seat: one
            for seat, one in self.absent.items()
            if seat < self.number and one.name.casefold() not in there
        }

    def seat_missing(self) -> None:
        """Have the people of last time sit where they sat."""
        for seat, player in self.missing().items():
            self.seat(seat, player)

    def give_back(self, seat: int) -> None:
        """Have the computer player of this seat sit there again, as strong as it was."""
        self._displaced.pop(seat, None)
        others = [one.name for other, one in enumerate(self.everyone) if other != seat]
        self.everyone[seat] = self._renamed(self._bots[seat], others)

    def _note_bots(self) -> None:
        """Keep the computer players that sit there now as those of their seats."""
        for seat, one in enumerate(self.everyone):
            if one.bot:
                self._bots[seat] = one

    def draw_lots(self, chance: Random) -> None:
        """Mix who sits where."""
        self._displaced.clear()
        order = list(range(self.number))
        chance.shuffle(order)
        self.everyone[: self.number] = [self.everyone[seat] for seat in order]
        self._at_phones = {seat for seat, old in enumerate(order) if old in self._at_phones}

    def portraits(self) -> tuple[str, ...]:
        """Return the portraits of those who play, seat by seat."""
        found = []
        for seat, one in enumerate(self.players):
            person = None if one.bot else self.people.find(one.id) or self.people.named(one.name)
            chosen = person.portrait if person is not None else ""
            if not self.people.asked and seat == self.own_seat():
                chosen = self.portrait or chosen
            found.append((one.name, chosen))
        return portraits.around_table(found)

    def own_portrait(self) -> str:
        """Return the portrait of the person at the machine, "" where nobody sits there."""
        seat = self.own_seat()
        return self.portraits()[seat] if seat is not None else ""

    # The rules.

    @property
    def preset(self) -> str:
        """The preset that the house rules are, `OWN` if they are the players' own."""
        return variant_of(self.kind.presets, self.options)

    def variants(self) -> dict[str, Options]:
        """Return the presets and the players' own sets, by their keys."""
        return self.sets.variants(self.kind)

    @property
    def variant(self) -> str:
        """The key of the variant that the house rules are, `OWN` if they are none."""
        variants = self.variants()
        if variants.get(self.base) == self.options:
            return self.base
        return variant_of(variants, self.options)

    # Beginning.

    def known_people(self) -> list[Player]:
        """Return the people of the last real tables, the last one first, then all of the house."""
        found: dict[str, Player] = {}
        last = self._last
        for game in dict.fromkeys([self.kind.name, *last.recent]):
            kept = last.tables.get(key_of(game, real=True))
            for one in kept.players if kept is not None else ():
                if not one.bot and one.name and not is_you(one.name):
                    found.setdefault(one.name.casefold(), one)
        for person in self.people.everyone:
            found.setdefault(person.name.casefold(), Player(person.name, "", person.id))
        return list(found.values())

    def problem(self) -> str:
        """Return what is wrong with the names, as a sentence; "" if nothing is."""
        seen: set[str] = set()
        for seat, player in enumerate(self.players, 1):
            if not player.name:
                return translate("new-match", "Enter a name for seat {number}.").format(number=seat)
            if player.name.casefold() in seen:
                return translate(
                    "new-match", "Two players are called {name}. Change one of the names."
                ).format(name=player.name)
            seen.add(player.name.casefold())
        return ""

    def head(self, now: str, seed: Seed) -> Head:
        """Return the head of the evening; `now` is the day and time as ISO text."""
        return Head(
            game=self.kind.name,
            preset=self.preset,
            options=self.options.as_dict(),
            players=tuple(
                replace(one, name=UNNAMED) if is_you(one.name) else one
                for one in self.people.known(self.players)
            ),
            seed=seed,
            started=now,
            real_cards=self.real_cards,
            id=fresh_id(),
        )

    def introduce(self) -> None:
        """Keep the name and portrait of the person at the machine, if it was not asked before."""
        seat = self.own_seat()
        if self.people.asked or seat is None:
            return
        name = self.everyone[seat].name
        if is_you(name):
            self.people.skip()
            return
        person = self.people.introduce(name, self.portrait)
        self.everyone[seat] = Player(person.name, "", person.id)

    def keep(self) -> None:
        """Remember the choice for the next time."""
        self._note(begun=True)
        self._last.agreed = self.agreed
        self._last.write(self._settings)

    def _note(self, *, begun: bool = False) -> None:
        self._note_table(begun=begun)
        if not self.kind.by_hand:
            self._last.real_cards = self._real

    def _note_table(self, *, begun: bool = False) -> None:
        if self.real_cards and not begun:
            return  # Nobody has sat down yet.
        self._note_bots()
        table = LastTable(list(self.people.known(self.everyone)), list(self._bots))
        self._last.note(self.kind, self.number, table, self.options, real=self.real_cards)


def level_of(player: Player) -> tuple[str, str]:
    """Return the strength and the character of an opponent; "" and "" for a person."""
    level, _, character = player.bot.partition(":")
    return level, character


def bot_of(level: str, character: str) -> str:
    """Return the name of a bot; only who thinks has a character."""
    return f"{level}:{character}" if character and level in LEVELS else level
