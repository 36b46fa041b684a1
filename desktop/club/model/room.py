"""The club evening in a room: what phones in the hall are told, and what they hand in.

A phone watches, or sits at a table by its code, or is an entry station for all of them. What it
sends goes through the same doors as what is typed at the desk, and waits in the inbox: only of a
table that is trusted do two that say the same make a result. What comes too late changes nothing.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from desktop.club.model import codes, inbox, on_phones
from desktop.club.model.asked import Asked
from desktop.club.model.codes import STATION, Place
from desktop.club.model.controller import ClubController
from desktop.club.model.tongue import speaking, translate
from desktop.common.language import PROGRAM, Language, of_browser
from desktop.room.messages import No
from engine.head import Event
from engine.tournament.handed_in import UNUSUAL
from engine.tournament.rounds import Result, Round

MOST = 10**6
"""No figure is further from zero."""


class Wire(Protocol):
    """What a room of the network can do."""

    opened: SignalInstance
    closed: SignalInstance
    got: SignalInstance
    gone: SignalInstance

    @property
    def url(self) -> str:
        """Where a browser finds it; "" while it is closed."""

    def tell(self, devices: Iterable[int], message: Mapping[str, object]) -> None:
        """Say something to devices."""

    def drop(self, device: int, why: No) -> None:
        """Send a device away."""

    def close(self) -> None:
        """Send everybody away and listen no longer."""


@dataclass
class _Reader:
    """A device that has said who it is: what it is at, and what it was told last."""

    place: Place | None = None
    """Its table, `STATION` for a station, None for somebody who watches."""
    key: str = ""
    language: Language = PROGRAM
    table: int = 0
    """The table whose slip is on its screen."""
    by: str = ""
    """Under which name it sends slips of that table."""
    seated: tuple[int, ...] = ()
    since: int = 0
    """Who sits at that table, and the message with which it was told so."""
    told: dict[str, str] = field(default_factory=dict)
    doubted: list[int] = field(default_factory=list)
    """Figures that are unusual; sent once more they stand."""


class ClubRoom(QObject):
    """Tells devices what the evening comes to, and takes in what tables send."""

    station_wanted = Signal(int)
    """A device knows the code of an entry station: `admit` says whether it is one."""
    changed = Signal()
    """A room is open now, or is no longer, or the code of a station is another."""

    def __init__(
        self, controller: ClubController, wire: Wire, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._wire = wire
        self.station_code = codes.station()
        """What a second laptop types to be an entry station."""
        self._readers: dict[int, _Reader] = {}
        self._asking: dict[int, _Reader] = {}
        """Devices that want to be a station."""
        self._wrong: Counter[Place] = Counter()
        self._wrong_station = 0
        self._number = 0
        self._lists: dict[str, tuple[dict[str, Any], str]] = {}
        """What everybody may read, by language; slips that come change nothing of it."""
        self._evening = controller.tournament
        """What the devices are at; for another one they come in anew."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._tell_everybody)
        controller.changed.connect(self._forget_lists)
        for news in (controller.changed, controller.received):
            news.connect(self._soon.start)
        wire.opened.connect(self._open)
        wire.closed.connect(self._close)
        wire.got.connect(self._hear)
        wire.gone.connect(self._forget)

    def _open(self) -> None:
        self.station_code, self._wrong_station = codes.station(), 0
        self._be_at(self._wire.url)

    def _close(self) -> None:
        self._readers.clear()
        self._asking.clear()
        self._be_at("")

    def _be_at(self, url: str) -> None:
        """Papers, wall and desk know whether and where there is a room."""
        self._controller.room = url
        self._controller.changed.emit()
        self.changed.emit()

    def _forget(self, device: int) -> None:
        self._readers.pop(device, None)
        self._asking.pop(device, None)

    def _forget_lists(self) -> None:
        self._lists.clear()

    # Who comes in.

    def _hear(self, device: int, message: dict[str, Any]) -> None:
        reader = self._readers.get(device)
        language = of_browser(str(message.get("lang", "")))
        match message:
            case {"watch": _}:
                self._let_in(device, _Reader(language=language))
            case {"table": str(code)}:
                self._let_in_by_code(device, code, language)
            case {"back": str(token)}:
                self._let_back_in(device, token, language)
            case {"ask": str(code)} if self._controller.tournament is not None:
                self._ask_for_station(device, code, language)
            case {"lang": _} if reader or device in self._asking:
                (reader or self._asking[device]).language = language
                self._tell([device] if reader else [])
            case {"slip": dict(slip)} if reader:
                self._take_slip(device, reader, slip, message.get("n"))
            case {"try": dict(slip)} if reader:
                self._try(device, reader, slip)
            case {"right": dict(slip)} if reader:
                self._confirm(device, reader, slip, message.get("n"))
            case {"pick": dict(slip)} if reader and reader.place == STATION:
                self._pick(device, reader, slip)

    def _let_in(self, device: int, reader: _Reader) -> None:
        self._readers[device] = reader
        if reader.key and reader.place is not None:
            token = codes.token(self._controller.state.head, reader.place, reader.key)
            self._wire.tell([device], {"token": token})
        self._tell([device])

    def _round(self) -> Round | None:
        return on_phones.round_of(self._controller.state) if self._controller.tournament else None

    def _let_in_by_code(self, device: int, typed: str, language: Language) -> None:
        one = self._round()
        table, code = codes.typed(typed)
        if one is None or table not in one.tables():
            self._wire.drop(device, No.SECRET)
            return
        place = codes.at(one, table)
        if self._wrong[place] >= codes.TRIES:
            self._wire.drop(device, No.DESK)
        elif codes.same(code, codes.code(self._controller.state.head, place)):
            self._let_in(device, _Reader(place, codes.new_key(), language, table))
        else:
            self._wrong[place] += 1
            needs_desk = self._wrong[place] >= codes.TRIES
            self._wire.drop(device, No.DESK if needs_desk else No.SECRET)
            if needs_desk:
                told = translate("club", "Table {0}: five wrong codes. It hands in at the desk.")
                self._controller.said.emit(told.format(table))

    def _let_back_in(self, device: int, token: str, language: Language) -> None:
        one = self._round()
        found = codes.of_token(self._controller.state.head, token) if one is not None else None
        if one is None or found is None:
            self._wire.drop(device, No.TOKEN)
            return
        place, key = found
        if place != STATION and place != codes.at(one, place.table):
            self._wire.drop(device, No.TOKEN)
            return
        reader = _Reader(place, key, table=place.table)
        for other, before in list(self._readers.items()):
            if before.key == key and other != device:
                reader = before
                del self._readers[other]
                self._wire.drop(other, No.ELSEWHERE)
        reader.told, reader.language = {}, language
        self._let_in(device, reader)

    # Entry stations.

    def knows(self, code: str) -> bool:
        """Whether a typed code is that of an entry station."""
        there = self._controller.tournament is not None
        return there and codes.same(codes.plainly(code), self.station_code)

    def _ask_for_station(self, device: int, code: str, language: Language) -> None:
        """Have the desk asked; whether another code is that of a seat, a match knows."""
        if not self.knows(code):
            self._wrong_station += 1
            if self._wrong_station >= codes.TRIES:
                self.station_code, self._wrong_station = codes.station(), 0
                self.changed.emit()
        elif self._asking:
            self._wire.drop(device, No.FULL)
        else:
            self._asking[device] = _Reader(STATION, codes.new_key(), language)
            self.station_wanted.emit(device)

    def admit(self, device: int, may: bool) -> None:
        """Whether a device that asked for it is an entry station; one that has left is none."""
        reader = self._asking.pop(device, None)
        if reader is None or self._controller.tournament is None:
            return
        if may:
            self._let_in(device, reader)
        else:
            self._wire.drop(device, No.DESK)

    def _pick(self, device: int, reader: _Reader, wanted: dict[str, Any]) -> None:
        one = self._round()
        if one is None or wanted.get("round") != one.number:
            with speaking(reader.language):
                self._why(device, on_phones.over(one.number if one is not None else 0))
        elif wanted.get("table") in one.tables():
            reader.table, reader.by = wanted["table"], ""
            self._tell([device])

    # What is told.

    def _tell_everybody(self) -> None:
        if self._controller.tournament is not self._evening:
            self._evening = self._controller.tournament
            self._wrong.clear()
            for device in [*self._readers, *self._asking]:
                self._forget(device)
                self._wire.drop(device, No.OVER)
        self._tell(list(self._readers))

    def _tell(self, devices: Iterable[int]) -> None:
        """Tell devices what they do not know yet; those that read the same are told in one go."""
        if self._controller.tournament is None:
            return
        # The number goes on only with what is told: a gap would tell that something has happened.
        number, one = self._number + 1, self._round()
        together: dict[str, tuple[str, dict[str, Any], list[int]]] = {}
        for device in devices:
            reader = self._readers[device]
            with speaking(reader.language):
                messages = {"lists": self._lists_for(reader)}
                if reader.table and one is not None:
                    form = self._form(reader, one, number)
                    messages["table"] = form, json.dumps(form, sort_keys=True)
            for name, (what, text) in messages.items():
                if reader.told.get(name) != text:
                    reader.told[name] = text
                    together.setdefault(name + text, (name, what, []))[2].append(device)
        for name, what, to in together.values():
            self._number = number
            self._wire.tell(to, {name: what, "n": number})

    def _lists_for(self, reader: _Reader) -> tuple[dict[str, Any], str]:
        """Return the lists, and them as a text; a station has that of the tables besides."""
        state, code = self._controller.state, reader.language.code
        if code not in self._lists:
            lists = on_phones.lists(state)
            self._lists[code] = lists, json.dumps(lists, sort_keys=True)
        if reader.place != STATION:
            return self._lists[code]
        more = self._lists[code][0] | {"tables": on_phones.tables(state)}
        return more, json.dumps(more, sort_keys=True)

    def _form(self, reader: _Reader, one: Round, number: int) -> dict[str, Any]:
        """Return the slip of a reader's table, or tell that the round it was of is over."""
        state = self._controller.state
        if reader.place != STATION and reader.place != codes.at(one, reader.table):
            ended = state.round(reader.place.round) if reader.place else one
            return {
                "round": ended.number,
                "table": reader.table,
                "state": on_phones.CLOSED,
                "said": on_phones.over(ended.number),
            }
        if reader.table not in one.tables():
            reader.table = 1
        seated = one.seated(reader.table)
        if seated != reader.seated:
            reader.seated, reader.since = seated, number
        return on_phones.table_form(state, one, reader.table, reader.by)

    def _why(self, device: int, why: str) -> None:
        self._wire.tell([device], {"why": why})

    # What tables send.

    def _take_slip(
        self, device: int, reader: _Reader, slip: dict[str, Any], number: object
    ) -> None:
        """Let what a table hands in wait in the inbox; the same once more changes nothing."""
        with speaking(reader.language):
            figures, why = self._figures(reader, slip, number)
            event = self._event(reader, figures, self._name(reader, slip)) if not why else {}
            there = bool(event) and self._is_there(event)
            if event and not there:
                why = self._controller.would_fit(event)
        if self._is_unusual(why):
            reader.doubted = figures
        self._hand_in(device, why, {} if there else event, number)

    def _confirm(self, device: int, reader: _Reader, slip: dict[str, Any], number: object) -> None:
        """Another phone of a table says the same as a slip that waits."""
        one = self._round()
        with speaking(reader.language):
            why = self._late(reader, slip, number)
            waiting = one.handed.get(reader.table, ()) if one is not None else ()
            said = next((each for each in waiting if on_phones.id_of(each) == slip.get("id")), None)
            if not why and said is None:
                why = translate("club", "That slip is no longer waiting.")
            event: Event = {}
            if not why and one is not None and said is not None and said.by != reader.by:
                event = inbox.event(
                    "handed",
                    inbox.Slip(one.number, reader.table, said, ()),
                    self._other(reader, slip, said),
                )
        self._hand_in(device, why, event, number)

    def _hand_in(self, device: int, why: str, event: Event, number: object) -> None:
        """Have a slip wait, if nothing is against it, and say to its sender that it does."""
        # What the window says meanwhile it says in its own language.
        why = why or (self._controller.receive(event) if event else "")
        if why:
            self._why(device, why)
            return
        self._wire.tell([device], {"sent": number if isinstance(number, int) else 0})
        if event:
            self.settle()

    def settle(self) -> None:
        """Enter what waits of tables that are trusted: two equal slips, and no other."""
        if (one := self._round()) is None:
            return
        slips = inbox.waiting(self._controller.state)
        sent = Counter(slip.table for slip in slips)
        for slip in slips:
            table = slip.table
            if table not in one.trusted or table in one.results or sent[table] > 1:
                continue
            if len(slip.senders) > 1 and not inbox.needs_a_look(self._controller.state, slip):
                inbox.take(self._controller, slip)

    def _try(self, device: int, reader: _Reader, slip: dict[str, Any]) -> None:
        """Say at once what cannot be, and that something can; nothing is kept of it."""
        with speaking(reader.language):
            figures, why = self._figures(reader, slip, None)
            why = why or self._controller.would_fit(self._event(reader, figures, reader.by))
            fits = "" if why else translate("club", "That fits.")
        if self._is_unusual(why):
            # It may be so: the question is answered by handing it in.
            reader.doubted, fits, why = figures, why, ""
        told = {"values": slip.get("values"), "fits": fits, "why": why}
        self._wire.tell([device], {"try": told})

    # What a slip says.

    def _late(self, reader: _Reader, slip: dict[str, Any], number: object) -> str:
        """Why a slip is of no table that this reader has now, "" if it is of one.

        What was typed for others than those who sit there now comes too late.
        """
        one = self._round()
        if one is None or reader.place is None or not reader.table:
            return translate("club", "This phone is at no table.")
        away = reader.place != STATION and reader.place != codes.at(one, reader.table)
        if slip.get("round") != one.number or away or one.closed:
            return on_phones.over(one.number)
        if slip.get("table") != reader.table:
            return translate("club", "That is another table.")
        too_old = isinstance(number, int) and number < reader.since
        if too_old or one.seated(reader.table) != reader.seated:
            return translate("club", "Others sit at this table now.")
        return ""

    def _figures(
        self, reader: _Reader, slip: dict[str, Any], number: object
    ) -> tuple[list[int], str]:
        """Return the figures of a slip, or why they are none."""
        one, figures = self._round(), slip.get("values")
        if (why := self._late(reader, slip, number)) or one is None:
            return [], why
        wanted = on_phones.asked_of(self._controller.state, one, reader.table)
        most = wanted.sides * max(1, len(wanted.heads)) + bool(wanted.heads)
        whole = isinstance(figures, list) and len(figures) == most
        if not whole or not all(type(each) is int and abs(each) < MOST for each in figures or ()):
            return [], translate("club", "Enter a whole number.")
        return list(figures or ()), ""

    def _event(self, reader: _Reader, figures: list[int], by: str) -> Event:
        one = self._round()
        assert one is not None
        wanted = on_phones.asked_of(self._controller.state, one, reader.table)
        event: Event = {"handed": [one.number, reader.table], **_result(wanted, figures)}
        if by:
            event["by"] = by
        if reader.doubted == figures:
            event["despite"] = translate("club", "asked and confirmed")
        return event

    def _is_unusual(self, why: str) -> bool:
        """Whether what was said last asks only whether it is right."""
        return bool(why) and self._controller.refused in UNUSUAL

    def _is_there(self, event: Event) -> bool:
        """Whether this is waiting already, or entered."""
        state = self._controller.state
        one = state.round(event["handed"][0])
        table, said = event["handed"][1], (tuple(event["values"]), event.get("passed", 0))
        mine = [slip for slip in one.handed.get(table, ()) if slip.by == event.get("by", "")]
        result = one.results.get(table)
        if result is not None and one.counts(table):
            mine.append(result)
        figures = tuple(map(tuple, event.get("figures", ())))
        return any(((s.values, s.passed), s.figures) == (said, figures) for s in mine)

    def _name(self, reader: _Reader, slip: dict[str, Any]) -> str:
        """Return by whom a phone hands in: all its slips of a table are one person's."""
        if not reader.by:
            reader.by = self._chosen(reader, slip) or _device(reader)
        return reader.by

    def _chosen(self, reader: _Reader, slip: dict[str, Any]) -> str:
        """Return the name at the table that a phone claims for itself, "" for none."""
        one, by = self._round(), slip.get("by")
        if one is None or reader.place == STATION or by not in one.seated(reader.table):
            return ""
        return self._controller.state.people[by].name

    def _other(self, reader: _Reader, slip: dict[str, Any], said: Result) -> str:
        """Under which name a phone confirms what another one has sent."""
        if not reader.by:
            chosen = self._chosen(reader, slip)
            reader.by = chosen if chosen and chosen != said.by else _device(reader)
        return reader.by


def _device(reader: _Reader) -> str:
    """Return what a device is called in the log of which nobody has said whose it is."""
    with speaking(PROGRAM):
        if reader.place == STATION:
            return translate("club", "entry station")
        return translate("club", "phone {0}").format(reader.key[:4].upper())


def _result(wanted: Asked, figures: list[int]) -> Event:
    """Return what these figures come to; of a list the last is how many deals nobody played."""
    if wanted.heads:
        return wanted.result(figures[:-1], figures[-1])
    return wanted.result(figures)
