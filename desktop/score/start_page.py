"""The page on which a match with real cards begins: what is played, and who sits at the table.

The keyboard is in the field at the next free chair: Enter seats the name that is written there, and
more it begins. Nobody is seated unasked, and no computer players are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import cos, pi, sin

from PySide6.QtCore import (
    QCoreApplication,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from desktop.common import portraits
from desktop.common.announce import announce
from desktop.common.fresh_seed import fresh
from desktop.common.heard_as import let_go
from desktop.common.house import LONGEST_NAME, tidy
from desktop.common.pace import let_stay
from desktop.common.settings import Settings
from desktop.evening.plan import Plan
from desktop.house_rules.page import HouseRulesPage
from desktop.house_rules.wording import variant_title
from desktop.look.cloth import ROUND_TABLE
from desktop.look.dealer_button import button_at, paint_button
from desktop.look.inks import SLATE_DARK, SLATE_LIGHT
from desktop.look.lettering import letters, page_scale, users_scale
from desktop.look.paper import focus_ring, paper, rounded, text_on_wood
from desktop.look.parts import Pill, Search, Tag, WoodLabel, Word
from desktop.look.parts.part import Part
from desktop.look.parts.place import ACROSS, Place
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.slate import inside, paint
from desktop.look.strokes import Chalk
from desktop.look.theme import colour, theme
from desktop.look.wood_page import WindowPage
from desktop.scene.speech import Speech
from desktop.score.played import GAME, MORE, GameList, called, how_many, parts
from engine.head import Head, Player

translate = QCoreApplication.translate

LIST, TABLE, RIM = 356, 372, 26
"""Pixels at a scale of 1: the width of the list, and the table with its rim."""
HERE = 5
"""How many people of last time are offered."""
SAID_FOR = 6000
ENTER = "⏎"


class StartPage(WindowPage):
    """Sets up a match of which only the score is kept; `left` says that none is to begin."""

    begin = Signal(QWidget)
    left = Signal()
    rules = Signal(str)
    """The rules of this game are to be read."""

    def __init__(
        self,
        plan: Plan,
        settings: Settings,
        played: Callable[[], Iterable[str]] = tuple,
        parent: QWidget | None = None,
    ) -> None:
        """`played` names a game for each match on the shelf."""
        super().__init__(parent)
        self._settings = settings
        self.plan = plan
        self._played = list(played())
        self.seated: list[Player] = []
        self.first = 0
        """Who deals first, by the place in `seated`."""
        self.search = Search(self)
        self.list = GameList(self)
        self.places: list[Place] = []
        self.field, self.chair = _NameField(self), _Chair(parent=self)
        self.slate = TableSlate(self)
        self.remark, self.instead = WoodLabel(self, left=True), Word(parent=self)
        self._offered = ""
        self.here: list[Place] = []
        self.button = _Button(self)
        self.start = Tag("", ENTER, first=True, parent=self)
        self.words = {name: Word(parent=self) for name in ("rules", "back")}
        self.said, self._hush = Pill(parent=self), QTimer(self, singleShot=True)
        self.said.hide()
        self._hush.timeout.connect(self.said.hide)
        self.house: HouseRulesPage | None = None
        """The sheet of the house rules while it lies over the page."""
        self._paper, self._table, self._chairs = QRect(), QRectF(), list[QPointF]()
        self._scale = self._disc = 1.0
        self._here_words = QRectF()
        self._connect()
        self.list.offer(parts(self._played), plan.kind.name)
        self._take_game()
        self.retranslate()

    def _connect(self) -> None:
        self.search.textChanged.connect(self.list.seek)
        self.search.opened.connect(self.list.setFocus)
        self.search.left.connect(self.list.setFocus)
        self.list.currentItemChanged.connect(lambda *_: self._choose(self.list.chosen()))
        self.list.itemClicked.connect(lambda item: self._unfold(str(item.data(GAME))))
        self.list.itemActivated.connect(lambda item: self._unfold(str(item.data(GAME))))
        self.field.returnPressed.connect(self._enter)
        self.field.textEdited.connect(lambda _: self.said.hide())
        self.chair.clicked.connect(self._take_chair)
        self.slate.clicked.connect(self.offer_variants)
        self.instead.clicked.connect(self._take_instead)
        self.start.clicked.connect(self._begin)
        self.words["rules"].clicked.connect(lambda: self.rules.emit(self.plan.kind.name))
        self.words["back"].clicked.connect(self.left)

    # What is played.

    def _unfold(self, game: str) -> None:
        if game == MORE:
            self.list.unfold()
        elif game:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self, game: str) -> None:
        if game and game != self.plan.kind.name:
            self.plan.take_game(game)
            self._take_game()

    def choose(self, game: str) -> None:
        """Have this game written down."""
        self.list.choose(game)
        self._choose(game)

    def _take_game(self) -> None:
        self.plan.real_cards = True
        self._take_chairs()

    def variants(self) -> QMenu:
        """Return the variants of the game, in a menu."""
        plan, speech = self.plan, self._speech()
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in plan.variants():
            act = menu.addAction(variant_title(speech, name).replace("&", "&&"))
            act.setCheckable(True)
            act.setChecked(name == plan.variant)
            act.triggered.connect(partial(self._take_variant, name))
        menu.addSeparator()
        act = menu.addAction(translate("scoring", "House rules …"))
        act.triggered.connect(self.show_rules)
        return menu

    def offer_variants(self) -> None:
        """Let another variant or other house rules be chosen."""
        menu = self.variants()
        menu.popup(self.slate.mapToGlobal(self.slate.rect().bottomLeft()))

    def _take_variant(self, name: str) -> None:
        self.plan.take_variant(name)
        self._take_chairs()

    def _take_instead(self) -> None:
        """Have the variant that is offered beside a remark written down."""
        self._take_variant(self._offered)
        self._to_field()

    def show_rules(self) -> None:
        """Lay the sheet of the house rules over the page."""
        plan = self.plan
        page = self.house = HouseRulesPage(
            plan.kind, plan.options, plan.sets, plan.base, self, real_cards=True
        )
        page.changed.connect(self._take_rules)
        page.said.connect(self.say)
        page.left.connect(self._put_rules_away)
        page.begin.connect(self._begin_from_rules)
        page.windowTitleChanged.connect(self.setWindowTitle)
        self.setWindowTitle(page.windowTitle())
        let_go(self)
        for one in self._parts():
            one.setEnabled(False)  # and out of the reach of Tab
        self.lay_out()
        page.show()
        page.raise_()
        page.take_keyboard()

    def _begin_from_rules(self) -> None:
        """Begin; where somebody is still missing, that is said on the page."""
        self._put_rules_away()
        self._begin()

    def _parts(self) -> list[QWidget]:
        """Return what the sheet of the house rules covers."""
        beside = [self.search, self.list, self.slate, self.instead, self.field, self.chair]
        beside.append(self.start)
        return [*beside, *self.places, *self.here, *self.words.values()]

    def _take_rules(self) -> None:
        if self.house is not None:
            self.plan.take_options(self.house.options())
            self.plan.base = self.house.base

    def _put_rules_away(self) -> None:
        page, self.house = self.house, None
        if page is not None:
            let_go(self)
            page.hide()
            page.deleteLater()
            for one in self._parts():
                one.setEnabled(True)
            self.retranslate()
            self._take_chairs()
            self._to_field()

    # Who plays.

    @property
    def seats(self) -> tuple[int, ...]:
        """For how many it is by the rules that are chosen."""
        return self.plan.kind.seats_of(self.plan.options)

    @property
    def most(self) -> int:
        """How many chairs stand round the table."""
        return max(self.seats)

    def _take_chairs(self) -> None:
        """Have as many chairs as the game has now; for others there is no room any more."""
        del self.seated[self.most :]
        self.first = min(self.first, max(0, len(self.seated) - 1))
        self._refresh()

    def _enter(self) -> None:
        """Enter in the field: seat who is written there; with nothing written, begin."""
        name = tidy(self.field.text())
        if not name:
            self._begin()
            return
        if self._sits(name):
            text = translate("new-match", "Two players are called {name}. Change one of the names.")
            self.say(text.format(name=name))
            return
        known = self.plan.people.named(name)
        self.seat(Player(name, "", known.id if known is not None else ""))
        self.field.clear()

    def _take_chair(self) -> None:
        """Seat the name that is written on the free chair pressed, or ask for one."""
        if tidy(self.field.text()):
            self._enter()
        else:
            self._to_field()

    def _sits(self, name: str) -> bool:
        return any(one.name.casefold() == name.casefold() for one in self.seated)

    def seat(self, player: Player) -> None:
        """Have somebody sit down on the next free chair."""
        if len(self.seated) < self.most and not self._sits(player.name):
            self.seated.append(replace(player, bot=""))
            self._refresh()
            self._to_field()
            announce(self, translate("scoring", "{0} sits down.").format(player.name))

    def stand_up(self, place: int) -> None:
        """Have somebody leave the table; those behind move up."""
        del self.seated[place]
        if self.first >= place:
            self.first = max(0, self.first - 1)
        self._refresh()
        self._to_field()

    def rename(self, place: int, name: str) -> None:
        """Call somebody otherwise."""
        name = tidy(name)
        if name and not any(
            one.name.casefold() == name.casefold()
            for at, one in enumerate(self.seated)
            if at != place
        ):
            known = self.plan.people.named(name)
            self.seated[place] = Player(name, "", known.id if known is not None else "")
            self._refresh()

    def deal_first(self, place: int) -> None:
        """Have somebody deal the first deal."""
        self.first = place
        self._refresh()

    def _to_field(self) -> None:
        wanted = self.field if not self.field.isHidden() else self.start
        wanted.setFocus(Qt.FocusReason.TabFocusReason)

    def menu(self, place: int) -> QMenu:
        """Return what can be done with somebody who sits there."""
        menu = QMenu(self.places[place])
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        rename = menu.addAction(translate("new-match", "Re&name …"))
        rename.triggered.connect(self.places[place].write_name)
        if not self._undealt():
            first = menu.addAction(translate("scoring", "&Deals first"))
            first.setEnabled(place != self.first)
            first.triggered.connect(partial(self.deal_first, place))
        leave = menu.addAction(translate("scoring", "&Leave the table"))
        leave.triggered.connect(partial(self.stand_up, place))
        return menu

    def _open_menu(self, place: int) -> None:
        there = self.places[place]
        self.menu(place).popup(there.mapToGlobal(there.middle_of_name() + QPoint(0, 2)))

    def _shown_portraits(self, players: Iterable[Player]) -> tuple[str, ...]:
        people, found = self.plan.people, []
        for one in players:
            person = people.find(one.id) or people.named(one.name)
            found.append((one.name, person.portrait if person is not None else ""))
        return portraits.around_table(found)

    def _refresh(self) -> None:
        """Show who sits there, and who was here last time."""
        while len(self.places) < len(self.seated):
            self.places.append(self._place(len(self.places)))
        shown = self._shown_portraits(self.seated)
        for at, place in enumerate(self.places):
            place.setVisible(at < len(self.seated))
            if at < len(self.seated):
                name = self.seated[at].name
                told = [translate("new-match", "Seat {number}").format(number=at + 1)]
                if at == self.first and not self._undealt():
                    told.append(translate("scoring", "deals first"))
                told.append(portraits.said(shown[at]))
                place.show_player(name, "", shown[at], ", ".join(filter(None, told)))
        self._offer_here()
        for widget in (self.field, self.chair):
            widget.setVisible(len(self.seated) < self.most)
        self._say()
        self._order()
        self.lay_out()
        self.update()

    def _place(self, at: int) -> Place:
        place = Place(self)
        place.clicked.connect(lambda: self._open_menu(at))
        place.renamed.connect(lambda name: self.rename(at, name))
        return place

    def _undealt(self) -> bool:
        """Whether nobody deals in this list."""
        return self.plan.kind.by_hand

    def _offer_here(self) -> None:
        """Offer the people of last time who do not sit there yet."""
        for one in self.here:
            one.hide()
            one.deleteLater()
        known = [one for one in self.plan.known_people() if not self._sits(one.name)][:HERE]
        if len(self.seated) >= self.most:
            known = []
        self.here = []
        for player, portrait in zip(known, self._shown_portraits(known), strict=True):
            place = Place(self)
            told = translate("scoring", "{0}: seat at the table").format(player.name)
            place.show_player(player.name, "", portrait, told)
            place.clicked.connect(partial(self.seat, player))
            place.show()
            self.here.append(place)

    def _order(self) -> None:
        """Let Tab walk from the field to the tag, and then to what else there is."""
        seated = self.places[: len(self.seated)]
        order: list[QWidget] = [self.field, self.chair, *self.here, self.start, self.slate]
        order += [self.instead, *seated, self.search, self.list, *self.words.values()]
        for one, after in pairwise(order):
            QWidget.setTabOrder(one, after)

    # Beginning.

    def problem(self) -> str:
        """Return what is in the way of beginning, as a sentence; "" if nothing is."""
        seats, number = self.seats, len(self.seated)
        if number in seats:
            return ""
        if min(seats) <= number <= max(seats):
            text = translate("scoring", "{0} is not for %n player(s).", "", number)
            return text.format(called(self.plan.kind.name))
        text = translate("scoring", "{0} is for {1}: type the next name.")
        return text.format(called(self.plan.kind.name), how_many(seats))

    def _begin(self) -> None:
        if problem := self.problem():
            self.say(problem)
            self._to_field()
            return
        plan, number = self.plan, len(self.seated)
        plan.seat_number(number)
        plan.everyone[:number] = [*self.seated[self.first :], *self.seated[: self.first]]
        plan.keep()
        self.begin.emit(self)

    def head(self, now: str) -> Head:
        """Return the head of the match; `now` is the day and time as ISO text."""
        return self.plan.head(now, fresh())

    # Words.

    def _speech(self) -> Speech:
        kind = self.plan.kind
        return Speech(kind.make(kind.options(), kind.usual()))

    def say(self, text: str) -> None:
        """Say a sentence at the lower edge, for a while."""
        self.said.setText(text)
        self.said.setVisible(bool(text))
        let_stay(self._hush, self._settings, text, SAID_FOR)
        announce(self, text)
        self.lay_out()

    def take_keyboard(self) -> None:
        """Bring the keyboard to the next free chair."""
        self._to_field()
        announce(self, f"{self.windowTitle()}. {self.field.placeholderText()}")

    def _say(self) -> None:
        speech, plan = self._speech(), self.plan
        played = translate("new-match", "custom rules")
        if plan.variant:
            played = variant_title(speech, plan.variant)
        self.slate.say(called(plan.kind.name), played)
        number = len(self.seated)
        if number < min(self.seats):
            text = translate("scoring", "Type a name, Enter")
        else:
            text = translate("scoring", "One more? Type a name, Enter")
        self.field.setPlaceholderText(text)
        self.field.setAccessibleName(translate("scoring", "Who sits down next?"))
        self.chair.setText(translate("scoring", "Take the free seat"))
        self.chair.setToolTip(self.chair.text())
        self.start.setEnabled(number in self.seats)
        self._say_instead(number if number in self.seats else plan.kind.usual(plan.options))

    def _say_instead(self, number: int) -> None:
        """Say what these house rules bring about where another variant is offered."""
        plan, speech, before = self.plan, self._speech(), self._offered
        remark, self._offered = plan.instead(number)
        self.remark.setVisible(bool(self._offered))
        self.instead.setVisible(bool(self._offered))
        if remark is None:
            return
        self.remark.setText(speech.text(f"remark.{remark.key}", *remark.args))
        asked = translate("new-match", "Play “{0}” instead?")
        self.instead.setText(asked.format(variant_title(speech, self._offered)))
        self.instead.setAccessibleDescription(self.remark.text())
        if self._offered != before:
            announce(self, f"{self.remark.text()} {self.instead.text()}")

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("scoring", "Keep score"))
        self.search.setPlaceholderText(translate("scoring", "Type a name"))
        self.search.setAccessibleName(translate("scoring", "Find a game"))
        self.list.setAccessibleName(translate("scoring", "What are you playing?"))
        self.list.offer(parts(self._played), self.plan.kind.name)
        self.start.setText(translate("scoring", "Start the slate"))
        self.words["rules"].setText(translate("new-match", "Read the rules"))
        self.words["back"].setText(translate("new-match", "Back"))
        self.words["back"].setToolTip(translate("new-match", "Back (Esc)"))
        self._refresh()

    # Where everything lies.

    def lay_out(self) -> None:
        """Put list, table and people where the size of the window has room for them."""
        if self.house is not None:
            self.house.setGeometry(self.rect())
        scale = self._scale = page_scale(self.size()) / max(1.0, users_scale() / 1.3)
        edge = round(38 * min(1.3, scale) * min(1.0, self.width() / 1280))
        top = round(76 * scale)
        for word in self.words.values():
            word.set_scale(scale)
        right = self.width() - edge
        for word in self.words.values():
            size = word.extent()
            right -= size.width()
            word.place(QRect(right, round(0.5 * (top - size.height())), *_pair(size)))
            right -= round(6 * scale)
        wide = min(round(LIST * scale), round(0.31 * self.width()))
        self._paper = QRect(edge, top, wide, self.height() - top - edge // 2)
        self._lay_list(scale)
        self.start.set_scale(scale * 1.1)
        size = self.start.extent()
        low = self.height() - edge // 2 - size.height()
        self.start.place(QRect(QPoint(self.width() - edge - size.width(), low), size))
        people = round(100 * scale)
        left, right = self._paper.right() + edge, self.start.geometry().left() - edge // 2
        offer = self._lay_instead(QRect(left, top, right - left, self.height() - edge // 2 - top))
        room = QRect(self._paper.right() + 10, top, 0, min(self.height() - 6, offer) - top)
        room.setRight(self.width() - edge - people)
        self._lay_table(room, scale)
        self._lay_here(QRect(room.right() + 6, top, self.width() - room.right() - 12, low - top))
        self.said.set_scale(scale)
        # On the felt it hides neither the field nor a tag.
        told = self.said.extent(round(0.9 * self._table.width()))
        at = QPoint(
            round(self._table.center().x() - told.width() / 2), self.slate.geometry().bottom()
        )
        self.said.setGeometry(QRect(at + QPoint(0, round(8 * scale)), told))
        self.said.raise_()

    def _lay_instead(self, room: QRect) -> int:
        """Put the remark and the offer at the lower edge of this room; return where they begin."""
        if not self._offered:
            return room.bottom()
        self.remark.set_letters(letters("text", self._scale, italic=True))
        self.instead.set_scale(self._scale)
        size = self.instead.extent()
        low, high = room.bottom() - size.height(), self.remark.needed(room.width())
        # Its words stand behind a margin of half a line.
        inset = round(0.5 * QFontMetricsF(letters("text", self._scale)).height())
        self.instead.place(QRect(QPoint(room.left() - inset, low), size))
        self.remark.place(QRect(room.left(), low - high, room.width(), high))
        return low - high

    def _lay_list(self, scale: float) -> None:
        inset, high = round(22 * scale), round(36 * scale)
        inner = self._paper.adjusted(inset, round(48 * scale), -inset, -round(12 * scale))
        self.search.setFont(letters("text", scale, italic=True))
        self.search.setGeometry(inner.left(), inner.top(), inner.width(), high)
        self.list.scale = scale
        self.list.setFont(letters("text", scale))
        below = inner.adjusted(-6, high + round(6 * scale), 6, 0)
        self.list.setGeometry(below)
        self.list.doItemsLayout()

    def _lay_table(self, room: QRect, scale: float) -> None:
        most = self.most
        disc = min(ACROSS * scale, 0.17 * min(room.width(), room.height()))
        name = 1.1 * disc / ACROSS * 36
        high = room.height() - disc - name - round(46 * scale)
        radius = min((room.width() - 1.6 * disc) / 2, high / 2)
        middle = QPointF(room.center().x(), room.top() + disc / 2 + 6 + radius)
        across = max(60.0, 2 * radius - 0.5 * disc)
        self._table = QRectF(0, 0, across, across)
        self._table.moveCenter(middle)
        turn = [pi + 2 * pi * at / most for at in range(most)]
        self._chairs = [middle + QPointF(radius * cos(one), radius * sin(one)) for one in turn]
        self._disc = disc
        part = disc / ACROSS
        for place, at in zip(self.places, self._chairs, strict=False):
            place.set_scale(part)
            size = place.extent()
            corner = at - QPointF(size.width() / 2, disc / 2)
            place.place(QRect(corner.toPoint(), size))
        deals = bool(self.seated) and not self._undealt()
        self.button.setVisible(deals)
        if deals:
            head = QRectF(0, 0, disc, disc)
            head.moveCenter(self._chairs[self.first])
            self.button.setGeometry(button_at(head).toAlignedRect().adjusted(-6, -6, 6, 6))
            self.button.raise_()
        slate = QRectF(0, 0, 0.55 * across, 0.4 * across)
        slate.moveCenter(middle)
        self.slate.setGeometry(slate.toRect())
        if len(self.seated) < most:
            at = self._chairs[len(self.seated)]
            wide = round(min(240 * scale, 0.62 * room.width()))
            self.field.setFont(letters("text", scale))
            left = round(at.x() - wide / 2)
            left = max(room.left(), min(left, room.right() - wide))
            self.field.setGeometry(left, round(at.y() + disc / 2 + 5), wide, round(40 * scale))
            self.field.raise_()
            free = QRectF(0, 0, disc, disc)
            free.moveCenter(at)
            self.chair.place(free.toRect())

    def _lay_here(self, room: QRect) -> None:
        part = 0.68 * self._scale
        top = room.top() + round(40 * self._scale)
        for place in self.here:
            place.set_scale(part)
            size = place.extent()
            place.setVisible(top + size.height() < room.bottom())
            left = room.center().x() - size.width() // 2
            left = min(left, self.width() - size.width() - 6)
            place.place(QRect(QPoint(left, top), size))
            top += size.height() + round(8 * self._scale)
        self._here_words = QRectF(room.left(), room.top(), room.width(), 30 * self._scale)

    # Qt's overrides.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._begin()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look, scale = theme(), self._scale
        left = Qt.AlignmentFlag.AlignLeft
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            head = QRectF(self._paper.left(), 0, self.width(), self._paper.top())
            font = letters("title", 1.25 * scale, bold=True)
            title = translate("scoring", "Keep score")
            text_on_wood(painter, head, font, title, left)
            self._paint_line(painter, head, QFontMetricsF(font).horizontalAdvance(title))
            lay_shadow(painter, QRectF(self._paper), 3, Shadow(0, 6, 18, 0.56))
            paper(painter, QRectF(self._paper), 3)
            painter.setPen(QColor(look.ink))
            painter.setFont(letters("prompt", scale, bold=True))
            inset = round(22 * scale)
            words = QRectF(self._paper).adjusted(inset, 8 * scale, 0, 0)
            words.setHeight(38 * scale)
            asked = translate("scoring", "What are you playing?")
            painter.drawText(words, int(left | Qt.AlignmentFlag.AlignVCenter), asked)
            self._paint_table(painter)
            if self.here:
                font = letters("small", scale * 1.05, italic=True)
                middle = Qt.AlignmentFlag.AlignHCenter
                here = translate("scoring", "Here last time")
                text_on_wood(painter, self._here_words, font, here, middle)

    def _paint_line(self, painter: QPainter, head: QRectF, title: float) -> None:
        """Paint what the page is for, beside its title where there is room."""
        font = letters("text", self._scale, italic=True)
        text = translate("scoring", "Your own cards, your own table. The slate does the sums.")
        head.setLeft(head.left() + title + 30 * self._scale)
        right = min(word.placed().left() for word in self.words.values()) - 10 * self._scale
        if head.left() + QFontMetricsF(font).horizontalAdvance(text) < right:
            text_on_wood(painter, head, font, text, Qt.AlignmentFlag.AlignLeft)

    def _paint_table(self, painter: QPainter) -> None:
        look, table = theme(), self._table
        rim = RIM / TABLE * table.width()
        whole = table.adjusted(-rim, -rim, rim, rim)
        lay_shadow(painter, whole, whole.width() / 2, Shadow(0, 8, 26, 0.6))
        painter.setPen(QPen(QColor(look.plate_low), 1.5))
        fall = QRadialGradient(whole.center(), whole.width() / 2)
        fall.setColorAt(0.85, QColor(look.bar_chosen))
        fall.setColorAt(1.0, QColor(look.plate_high))
        painter.setBrush(fall)
        painter.drawEllipse(whole)
        felt = QRadialGradient(table.center(), table.width() / 2)
        base = QColor(ROUND_TABLE[look.dark])
        felt.setColorAt(0.0, base.lighter(112))
        felt.setColorAt(1.0, base.darker(118))
        painter.setBrush(felt)
        painter.drawEllipse(table)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for chair in self._chairs[len(self.seated) + 1 :]:
            disc = QRectF(0, 0, self._disc, self._disc)
            disc.moveCenter(chair)
            _paint_chair(painter, disc, colour(look.plate_words, 120))


def _paint_chair(painter: QPainter, disc: QRectF, tone: QColor) -> None:
    """Paint a chair on which nobody sits."""
    painter.setBrush(colour(theme().plate_low, 190))
    painter.setPen(QPen(tone, 2, Qt.PenStyle.DashLine))
    painter.drawEllipse(disc)
    painter.setBrush(Qt.BrushStyle.NoBrush)


class _Chair(Part):
    """The next free chair: pressed, it seats who is written there."""

    def margin(self) -> int:
        return 4

    def extent(self) -> QSize:
        return QSize(60, 60)

    def paintEvent(self, event: QPaintEvent) -> None:
        disc, tone = self.body().adjusted(1, 1, -1, -1), colour(theme().plate_words)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_chair(painter, disc, tone)
            arm, middle = (0.16 if self.lit else 0.12) * disc.width(), disc.center()
            painter.setPen(QPen(tone, 2))
            painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
            painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
            if self.hasFocus():
                focus_ring(painter, rounded(disc, disc.width() / 2))


class _NameField(QLineEdit):
    """The field at the next free chair."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMaxLength(LONGEST_NAME)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # The key was for this field, and for nothing behind it.
            event.accept()


class _Button(QWidget):
    """The button at the portrait of the first dealer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_button(painter, QRectF(self.rect()).adjusted(6, 6, -6, -6), theme())


class TableSlate(Part):
    """The small slate on the table: the game and its variant. Pressed, it offers others."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._variant = ""

    def say(self, game: str, variant: str) -> None:
        """Write this on it."""
        self._variant = variant
        self.setText(game)
        self.setAccessibleDescription(variant)
        self.setToolTip(translate("scoring", "Another variant, house rules"))
        self.update()

    def margin(self) -> int:
        return 2

    def extent(self) -> QSize:
        return QSize(200, 150)

    def paintEvent(self, event: QPaintEvent) -> None:
        inks = SLATE_DARK if theme().dark else SLATE_LIGHT
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        text = max(13.0, 0.11 * body.height())
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            paint(painter, body, inks, text)
            painter.setFont(letters("text", italic=True))
            room, middle = inside(body, text), Qt.AlignmentFlag.AlignHCenter
            upper = room.adjusted(4, 0, -4, -0.45 * room.height())
            lower = room.adjusted(6, 0.52 * room.height(), -6, -2)
            chalk = Chalk(painter, inks)
            chalk.write(upper, self.text(), 0.24 * room.height(), middle)
            faint = Chalk(painter, inks._replace(chalk=inks.faint))
            faint.write(lower, self._variant, max(12.0, 0.13 * room.height()), middle)
            if self.hasFocus():
                focus_ring(painter, rounded(body.adjusted(3, 3, -3, -3), 4))


def _pair(size: QSize) -> tuple[int, int]:
    return size.width(), size.height()
