# Longer than 350 lines: seats, what devices are told, and which presses count share one state.
"""The match in a room: seats at which people play on phones, and phones that only look on.

Each of these people has a display of the match (`desktop.session.chairs`). What it shows is told to
the phone as a whole scene with a number, and what comes back goes through the controller's doors
like a press at the window, if it was meant for that number. Until a phone has come to a seat that
is kept for one, a computer player plays there.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.common.language import Language, of_browser
from desktop.common.sentences import quoted
from desktop.phones import doors, frames, slate
from desktop.phones.encode import Data
from desktop.phones.faces import Faces
from desktop.phones.reader import Reader
from desktop.phones.seat_codes import ONLOOKER, SeatCodes, hashed
from desktop.room.messages import No
from desktop.room.room import Room
from desktop.scene import tags
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.session.chairs import NoChair
from desktop.session.consents import Plea
from desktop.session.controller import MatchController
from desktop.session.display import Display
from engine.facts import Fact
from engine.head import Player
from engine.table import Seat

STEP = 500
"""Milliseconds: a bot answers after a whole number of these while phones are in."""
TORN = 2000
"""Milliseconds in which a phone that lost its socket may come back before it counts as away."""


class SeatInRoom(NamedTuple):
    """A seat as the page of the window shows it."""

    seat: Seat
    name: str
    portrait: str
    state: str
    """"here" or "away" on a phone, "missing" where a phone is waited for, "window", or "bot"."""
    code: str
    """The short code to be typed, "" where nobody can sit down."""
    url: str
    """What the picture of a code says, "" likewise and while the room is closed."""


class MatchRoom(QObject):
    """Lets phones sit down at the open match, tells them, and does what their people want."""

    changed = Signal()
    """Somebody has sat down, has left or is away, or a code is another one."""
    code_asked = Signal(int, int)
    """Somebody has typed the code of this seat, or of the onlookers (-1), at this device: `admit`
    says whether they may come in."""

    def __init__(
        self, controller: MatchController, room: Room, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._room = controller, room
        self._chairs, self._pause = controller.chairs, controller.pause
        self.codes = SeatCodes()
        self.other_code: Callable[[str], bool] = lambda code: False
        """Whether a typed code is somebody else's, such as that of a club's entry station."""
        self._players: Sequence[Player] = ()
        """Of the match that is open, or about to begin."""
        self._places: dict[Seat, Reader] = {}
        self._looking: dict[str, Reader] = {}
        """The onlookers, by the code of their language."""
        self._at: dict[int, Reader] = {}
        self._asking: tuple[int, Seat, Language] | None = None
        self._waiting: dict[int, dict[str, Any]] = {}
        """Devices with a token of a match that is not open, and what they have said."""
        self._first = secrets.randbelow(5_000_000)
        """So numbers of scenes that another start has told mean nothing now."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._tell)
        self._faces = Faces(controller.settings, room, self)
        self._faces.changed.connect(self._soon.start)
        self._torn = QTimer(self, singleShot=True, interval=TORN)
        self._torn.timeout.connect(self._see_who_is_away)
        controller.match_changed.connect(self._match_changed)
        controller.happened.connect(self._happened)
        controller.sheet_changed.connect(self._chalk_anew)
        room.opened.connect(self._open)
        room.closed.connect(self._close)
        room.got.connect(self._hear)
        room.here.connect(self._look)
        room.gone.connect(self._forget)

    # What the window asks and decides.

    def seats(self) -> list[SeatInRoom]:
        """Every seat of the match that is open, or is about to begin."""
        portraits = self._controller.people.portraits(self._players)
        found = []
        for seat, player in enumerate(self._players):
            code = "" if player.bot else self.codes.code(seat)
            url = self._url("s", seat) if code else ""
            found.append(
                SeatInRoom(seat, player.name, portraits[seat], self._state(seat), code, url)
            )
        return found

    def _state(self, seat: Seat) -> str:
        place = self._places.get(seat)
        if place is None:
            return "bot" if self._players[seat].bot else "window"
        if not place.devices:
            return "missing"
        return "here" if place.here else "away"

    def _url(self, kind: str, seat: Seat) -> str:
        return f"{self._room.url}#{kind}{self.codes.secret(seat)}" if self._room.is_open else ""

    @property
    def onlookers(self) -> int:
        """How many devices look on."""
        return sum(len(place.devices) for place in self._looking.values())

    @property
    def onlooker_url(self) -> str:
        """Where onlookers see the table; "" while the room is closed."""
        return self._url("l", ONLOOKER)

    def prepare(self, players: Sequence[Player], seats: Collection[Seat]) -> None:
        """Let people come in before a match of these players begins, to these seats by phone."""
        self._plan(players)
        for seat in [one for one in self._places if one not in seats]:
            self._lose(seat)
        for seat in seats:
            self._keep_for_a_phone(seat)
        self._news()

    def rename(self, players: Sequence[Player]) -> None:
        """Call those who are to play so: the same people at the same seats, each with the phone."""
        self._players = tuple(players)
        self._news()

    def invite(self, seat: Seat) -> None:
        """Keep the seat of a person for a phone; a computer player plays until it has come."""
        self._keep_for_a_phone(seat)
        self._news()

    def free(self, seat: Seat) -> None:
        """Let the person of this seat play at the window again; no phone's token holds any more."""
        self._let_stand_in(seat, False)
        self._lose(seat)
        self._news()

    def new_code(self, seat: Seat) -> None:
        """Send a phone away that was lost: only a new code lets one in at this seat."""
        self.codes.void(seat)
        places = [self._places.get(seat)] if seat != ONLOOKER else list(self._looking.values())
        for place in filter(None, places):
            self._send_away(place, No.TOKEN)
        self._see_who_is_away()

    def admit(self, device: int, may: bool) -> None:
        """Whether a device that has asked by a short code may come in; one that has left does not.

        It comes to the seat that was told with `code_asked`.
        """
        asking, self._asking = self._asking, None
        if asking is None or asking[0] != device:
            self._asking = asking
        elif may:
            self._come_in(*asking)
        else:
            self._room.drop(device, No.SECRET)

    # Matches and the room.

    def _open(self) -> None:
        self._match_changed()
        self._news()

    def _close(self) -> None:
        """Close the room: the people at phones play at the window from now on."""
        for place in (*self._places.values(), *self._looking.values()):
            self._leave(place)
        self._places.clear()
        self._looking.clear()
        self._at.clear()
        self._waiting.clear()
        self._asking = None
        self._torn.stop()
        self._news()

    def _is_kept(self) -> bool:
        """Whether a match is open that is written into a file: a lesson is not."""
        session = self._controller.matches.session
        return session is not None and session.evening is not None

    def _match_changed(self) -> None:
        for place in self._places.values():
            place.display = place.scene = None
            place.missed.clear()
        head = self._controller.head
        if head is None or not self._room.is_open or not self._is_kept():
            self._news()
            return
        self._plan(head.players)
        self.codes.take_up(head)
        for seat in sorted({*self.codes.tokens.values()} - self._places.keys() - {ONLOOKER}):
            self._keep_for_a_phone(seat)
        for place in list(self._places.values()):
            self._sit(place)
        waiting, self._waiting = self._waiting, {}
        for device, message in waiting.items():
            self._hear(device, message)
        self._news()

    def _plan(self, players: Sequence[Player]) -> None:
        """Move devices to seats of the same names; send away those of people who have left."""
        if tuple(players) == tuple(self._players):
            return
        moved: dict[Seat, Seat] = {}
        for seat, place in list(self._places.items()):
            name, taken = self._players[seat].name, moved.values()
            there = (
                new
                for new, one in enumerate(players)
                if one.name == name and not one.bot and new not in taken
            )
            if (new := next(there, None)) is None:
                self._send_away(place, No.OVER)
                self._leave(place)
            else:
                moved[seat] = place.seat = new
        self._places = {one.seat: one for seat, one in self._places.items() if seat in moved}
        self.codes.move(moved)
        self._players = tuple(players)

    def _keep_for_a_phone(self, seat: Seat) -> None:
        if seat in self._places or not 0 <= seat < len(self._players) or self._players[seat].bot:
            return
        self._places[seat] = Reader(seat, of_browser(""), invited=True)
        self._sit(self._places[seat])

    def _sit(self, place: Reader) -> None:
        """Give a person's place a display, where there is a match with cards."""
        if not self._is_kept() or self._controller.real_cards or place.display is not None:
            return
        try:
            display = self._chairs.sit(place.seat, place.language)
        except NoChair:
            return
        self._show(place, display)

    def _show(self, place: Reader, display: Display) -> None:
        place.display = display
        display.scene_changed.connect(partial(self._see, place))
        display.talked.connect(partial(self._heard, place))
        display.told.connect(place.heard.append)
        display.said.connect(partial(self._say, place))
        display.pleaded.connect(partial(self._plead, place))
        display.show()

    def _leave(self, place: Reader) -> None:
        """Take the display of a place away: its person plays at the window again."""
        display, place.display, place.scene = place.display, None, None
        if display is None:
            return
        if place.seat == ONLOOKER:
            self._chairs.look_away(display)
        elif display in self._chairs.displays:
            self._chairs.give_up(display)

    def _lose(self, seat: Seat) -> None:
        self.codes.void(seat)
        if (place := self._places.pop(seat, None)) is not None:
            self._send_away(place, No.TOKEN)
            self._leave(place)

    def _send_away(self, place: Reader, why: No) -> None:
        for device in place.devices:
            self._at.pop(device, None)
            self._room.drop(device, why)
        place.devices.clear()
        place.here, place.token = False, ""

    def _news(self) -> None:
        """Tell every display that people have come, gone or moved."""
        phones = any(place.display is not None for place in self._places.values())
        self._controller.opponents.step = STEP if phones else 1
        self._see_who_is_away()
        self._soon.start()

    # Who comes and goes.

    def _hear(self, device: int, message: dict[str, Any]) -> None:
        language = of_browser(str(message.get("lang", "")))
        match message:
            case {"sit": str(secret)}:
                self._come_if(device, self.codes.of_secret(secret), language)
            case {"look": str(secret)}:
                seat = ONLOOKER if self.codes.looks_on(secret) else None
                self._come_if(device, seat, language)
            case {"watch": _} if self._players:
                # A club's lists come after it; where there are none the page says what to do.
                title = language.translate("phones", "Enter the code of your seat.")
                lists = {"title": title, "now": "", "pages": []}
                self._room.tell([device], {"lists": lists, "n": self._first})
            case {"hold": str(token)}:
                self._come_back(device, token, message)
            case {"ask": str(code)}:
                self._ask(device, code, language)
            case {"lang": _} if device in self._at:
                self._read(device, self._at[device], language)
            case _ if device in self._at:
                self._do(device, self._at[device], message)

    def _come_if(self, device: int, seat: Seat | None, language: Language) -> None:
        if seat is None:
            self._room.drop(device, No.SECRET)
        else:
            self._come_in(device, seat, language)

    def _come_in(self, device: int, seat: Seat, language: Language) -> None:
        """Give a token of its own to a device that has shown what lets it in."""
        if seat != ONLOOKER:
            self._keep_for_a_phone(seat)
            if seat not in self._places:
                self._room.drop(device, No.SECRET)
                return
        token = self.codes.new_token(seat)
        self._room.tell([device], {"token": token, "kind": "seat"})
        self._attach(device, seat, hashed(token), language)

    def _come_back(self, device: int, token: str, message: dict[str, Any]) -> None:
        language = of_browser(str(message.get("lang", "")))
        seat = self.codes.of_token(token)
        if seat is None and self.codes.is_of_another_match(token):
            self._waiting[device] = message
            self._room.tell([device], frames.no_scene(language, self._first))
            return
        place = self._places.get(ONLOOKER if seat is None else seat)
        if seat is None or (place is None and seat != ONLOOKER):
            self._room.drop(device, No.TOKEN)
        elif place and place.devices and place.token != hashed(token) and not message.get("take"):
            self._room.drop(device, No.ELSEWHERE)
        else:
            self._attach(device, seat, hashed(token), language)

    def _attach(self, device: int, seat: Seat, token: str, language: Language) -> None:
        """Attach a device to this place, instead of the one before."""
        if seat == ONLOOKER:
            place = self._looking.setdefault(language.code, Reader(ONLOOKER, language))
            if place.display is None:
                self._show(place, self._chairs.watch(language))
        else:
            place = self._places[seat]
            for before in [one for one in place.devices if one != device]:
                place.devices.remove(before)
                self._at.pop(before, None)
                self._room.drop(before, No.ELSEWHERE)
            if place.language is not language and place.display is not None:
                self._chairs.read(place.display, language)
            place.token, place.language, place.invited = token, language, False
        place.devices.append(device)
        place.here, place.told, place.slate = True, None, ""
        self._at[device] = place
        self._come_to_play(place)
        if place.plea is not None:
            self._room.tell([device], {"plea": place.plea})
        self._news()

    def _come_to_play(self, place: Reader) -> None:
        """Give the seat back to a person who looks at the phone, and tell what was played."""
        if place.seat == ONLOOKER or not self._let_stand_in(place.seat, False):
            return
        if place.missed:
            told = place.language.translate("phones", "A computer player played for you: {0}")
            self._say(place, told.format(" ".join(place.missed)))
            place.missed.clear()

    def _let_stand_in(self, seat: Seat, stands_in: bool) -> bool:
        """Have a computer player at this seat, or the person; whether that is a change."""
        stand_ins = self._controller.stand_ins
        if seat not in stand_ins.seats() or stand_ins.stands_in(seat) == stands_in:
            return False
        stand_ins.switch(seat)
        return True

    def _play_for_who_is_missing(self) -> None:
        """Have computer players where no phone has come, once there is a deal."""
        session = self._controller.matches.session
        if session is None or not session.match.deal_number:
            return
        for place in self._places.values():
            if place.invited and place.display is not None and not place.devices:
                place.invited = False
                self._let_stand_in(place.seat, True)

    def _ask(self, device: int, typed: str, language: Language) -> None:
        """Ask the window whether somebody with a short code may come in."""
        if self.other_code(typed):
            return
        seat = self.codes.of_code(typed.replace(" ", ""), time.monotonic())
        if seat is None:
            self._room.drop(device, No.SECRET)
        elif self._asking is not None:
            self._room.drop(device, No.FULL)
        else:
            self._asking = (device, seat, language)
            told = language.translate("phones", "Please confirm this on the laptop.")
            self._room.tell([device], {"wait": told})
            self.code_asked.emit(seat, device)

    def _read(self, device: int, place: Reader, language: Language) -> None:
        """Somebody reads in another language."""
        if place.seat == ONLOOKER:
            self._forget(device)
            self._attach(device, ONLOOKER, "", language)
            return
        place.language, place.slate = language, ""
        if place.display is not None:
            self._chairs.read(place.display, language)
        self._soon.start()

    def _look(self, device: int, here: bool) -> None:
        place = self._at.get(device)
        if place is None or place.seat == ONLOOKER:
            return
        place.here = here
        if here:
            self._come_to_play(place)
        else:
            self._put_trick_away(place)
        self._see_who_is_away()

    def _forget(self, device: int) -> None:
        """Forget a device that is gone; its seat is kept, as it may come back."""
        self._waiting.pop(device, None)
        if self._asking is not None and self._asking[0] == device:
            self._asking = None
        place = self._at.pop(device, None)
        if place is None:
            return
        place.devices.remove(device)
        if place.seat != ONLOOKER:
            place.here = False
            self._put_trick_away(place)
            if not self._torn.isActive():
                self._torn.start()
        elif not place.devices:
            del self._looking[place.language.code]
            self._leave(place)
        self.changed.emit()

    def _put_trick_away(self, place: Reader) -> None:
        """Nobody else waits until a person who has left has looked at the last trick."""
        if place.display is not None and place.display.chair.looking_back is not None:
            self._controller.look_on(place.display)

    def _see_who_is_away(self) -> None:
        """Show at every place, also at the window, whose people do not look at their phones."""
        standing = self._standing()
        away = {
            seat
            for seat, place in self._places.items()
            if place.display is not None and not place.here and seat not in standing
        }
        if away != self._pause.away:
            self._pause.away = away
            self._chairs.show()
        self.changed.emit()

    def _standing(self) -> Collection[Seat]:
        session = self._controller.matches.session
        return session.match.standing if session is not None else ()

    # What is told.

    def _see(self, place: Reader, scene: Scene | None) -> None:
        place.scene = scene
        self._soon.start()

    def _happened(self, fact: Fact) -> None:
        standing = self._standing()
        for place in (*self._places.values(), *self._looking.values()):
            if place.display is None or place.display.chair.presenter is None:
                continue
            told = place.display.chair.speech.happens(fact)
            place.heard.append(told)
            if place.seat in standing and fact.args[:1] == (place.seat,):
                place.missed.append(told)
        self._soon.start()

    def _heard(self, place: Reader, seat: Seat, said: str, lasting: str) -> None:
        if place.display is None:
            return
        speech = place.display.chair.speech
        name = "" if seat == speech.listener else speech.name(seat)
        place.heard.append(quoted(name, said, speech.language))
        self._soon.start()

    def _say(self, place: Reader, text: str) -> None:
        self._room.tell(place.devices, {"told": text})

    def _plead(self, place: Reader, plea: Plea | None) -> None:
        self._number_anew()
        place.plea = None if plea is None else frames.plea(plea, place.language)
        self._room.tell(place.devices, {"plea": place.plea})

    def _tell(self) -> None:
        """Tell every place what it does not know yet, those of the seats first, in their order."""
        self._play_for_who_is_missing()
        looking = [self._looking[code] for code in sorted(self._looking)]
        for place in (*(self._places[seat] for seat in sorted(self._places)), *looking):
            heard, place.heard[:] = " ".join(place.heard), []
            if not place.devices:
                continue
            frame = self._frame(place)
            if frame != place.told or (heard and frame["scene"] is not None):
                place.told = frame
                if frame["scene"] is not None:
                    frame = frame | {"scene": frame["scene"] | {"heard": heard}}
                self._room.tell(place.devices, frame)
        # A slate each turn of the loop: those of many readers at once would hold the window up.
        waiting = [one for one in (*self._places.values(), *looking) if self._wants_slate(one)]
        for place in waiting[:1]:
            self._tell_slate(place)
        if waiting[1:]:
            self._soon.start()

    def _wants_slate(self, place: Reader) -> bool:
        return bool(place.devices) and not place.slate and self._speech(place) is not None

    def _chalk_anew(self) -> None:
        """Send the sheet to everybody, as it has changed."""
        for place in (*self._places.values(), *self._looking.values()):
            place.slate, place.answers = "", {}
        self._soon.start()

    def _tell_slate(self, place: Reader) -> None:
        """Show the slate; with real cards each person with a seat may write on it."""
        speech = self._speech(place)
        if speech is None:
            return
        data = slate.slate(self._controller, speech)
        if self._controller.real_cards:
            writes = place.seat != ONLOOKER
            asked = slate.ask(self._controller, speech, place.answers) if writes else []
            data |= {"writes": writes, "ask": asked}
        place.slate = json.dumps(data, sort_keys=True)
        self._room.tell(place.devices, {"slate": data, "n": self._number(place)})

    def _speech(self, place: Reader) -> Speech | None:
        """Return the words of a reader about the match; None while none is open."""
        session, head = self._controller.matches.session, self._controller.head
        if session is None or head is None:
            return None
        if place.display is not None and place.display.chair.presenter is not None:
            return place.display.chair.speech
        names = self._controller.people.names(
            head.players, one_reader=True, watched=True, language=place.language
        )
        return Speech(session.match.rules, names, language=place.language)

    def _number(self, place: Reader) -> int:
        """Return what a press at a place means now: its question, or with real cards the deal."""
        if place.display is not None and not self._controller.real_cards:
            return self._first + place.display.question
        sheet = self._controller.sheet()
        return self._first + (len(sheet.lines) if sheet is not None else 0)

    def _number_anew(self) -> None:
        """Let what was pressed until now mean nothing, though no card and no turn has changed."""
        self._first += 1
        self._soon.start()

    def _frame(self, place: Reader) -> Data:
        if place.display is None or place.scene is None:
            return frames.no_scene(place.language, self._number(place))
        faces = self._faces.of(place.display.chair.speech.rules)
        data = frames.of_table(self._controller, place.display, place.scene, faces)
        for one in data["around"]:
            one["may_stand_in"] = ""
            if place.seat != ONLOOKER and self._may_stand_in(place, one["seat"]):
                speech, seat = place.display.chair.speech, one["seat"]
                stands_in = self._controller.stand_ins.stands_in(seat)
                one["may_stand_in"] = tags.stand_in(speech, seat, stands_in)
        return {"scene": data, "n": self._number(place)}

    # What people want.

    def _do(self, device: int, place: Reader, message: dict[str, Any]) -> None:
        """Do what the person at a device wants, if it was meant for what is shown now."""
        display, number = place.display, message.get("n")
        if message.keys() & {"fields", "chalk"} and self._writes(place):
            self._write(device, place, message)
        elif place.seat == ONLOOKER or display is None:
            why = place.language.translate("phones", "This is not possible right now.")
            self._room.tell([device], {"why": why})
        elif "phrases" in message:
            told = doors.phrases(self._controller, display)
            self._room.tell([device], {"phrases": told})
        elif not doors.arrange(display, place.scene, message):
            question = number - self._first if isinstance(number, int) else -1
            door = partial(doors.act, self._controller, place.scene, message)
            if "stand_in" in message:
                door = partial(self._stand_in, place, message["stand_in"])
            self._chairs.act(display, question, door)

    def _writes(self, place: Reader) -> bool:
        return place.seat != ONLOOKER and self._controller.score_entry.open

    def _write(self, device: int, place: Reader, message: dict[str, Any]) -> None:
        """Answer questions about a deal with real cards, or have it chalked up."""
        given = (message.get("fields") or message.get("chalk") or {})["answers"]
        answers, why = slate.answers_of(self._controller, given), ""
        if message.get("n") != self._number(place):
            why = place.language.translate("host", "Too late: the table has moved on.")
        elif "chalk" in message:
            why = self._controller.score_entry.chalk(answers, self._speech(place))
        else:
            place.answers = answers
            self._tell_slate(place)
        if why:
            self._room.tell([device], {"why": why})

    def _stand_in(self, place: Reader, seat: Seat, _: Display) -> None:
        """Have a computer player play on for somebody who is away, or no longer."""
        if self._may_stand_in(place, seat):
            self._controller.stand_ins.switch(seat)
            self._number_anew()
            self._see_who_is_away()

    def _may_stand_in(self, place: Reader, seat: Seat) -> bool:
        """Whether a person may settle who plays at another seat: its own is away."""
        there = self._places.get(seat)
        known = seat in self._controller.stand_ins.seats()
        return known and there is not None and seat != place.seat and not there.here
