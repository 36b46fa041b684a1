"""The tab of the people: entered by name and Enter, then changed by the bar below the list."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.club.model import arrivals, confirmations, words
from desktop.club.model.arrivals import Offer
from desktop.club.model.controller import ClubController
from desktop.club.model.everybody import everybody, heads
from desktop.club.pages.field import Field
from desktop.club.pages.name_field import NameField
from desktop.club.pages.offers import ROW, Offers
from desktop.club.pages.people_view import PeopleView
from desktop.club.pages.person import PersonDialog
from desktop.club.pages.person_bar import PersonBar
from desktop.common.announce import announce
from desktop.common.beside_layout import BesideLayout
from desktop.common.form_fields import Choice
from desktop.common.key_names import shown
from desktop.common.limits import limited
from desktop.look.lettering import scale_of
from desktop.look.parts import Aside, Strong
from desktop.look.theme import theme
from desktop.session.error_messages import sentence
from engine.bounds import number_of, quoted
from engine.log_table import TOURNAMENT
from engine.store import SaveFailed
from engine.tournament.cash import cash_sheet
from engine.tournament.lost import owed
from engine.tournament.people import Member
from engine.tournament.registration import ever_drawn

translate = QCoreApplication.translate

COMMANDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""With one of these a letter is no text."""
INSET = 14
"""Pixels: how far what stands on the page is from the edge of its sheet."""
HIGH = 560
"""The pixels from which on, at usual letters, what is offered has room of its own."""


class _Asked(Strong):
    """The question above the field."""

    def tone(self) -> str:
        return theme().ink_head


class PeoplePage(QWidget):
    """Registration, and everybody in a list."""

    def __init__(self, controller: ClubController) -> None:
        super().__init__()
        self._controller = controller
        self.number = Field(most=90)
        self.name = NameField()
        limited(self.name, TOURNAMENT.events["enter"], "name")
        self.offers = Offers(self)
        self.paid = QCheckBox()
        self.paid.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the key for it is that of the bar
        self._groups: tuple[str, ...] = ()
        self.group = Choice(("",))
        """Into which group comes who is entered."""
        self.add = QPushButton(autoDefault=False)
        self.letters, self.lists = Aside(), Aside()
        self.grid = PeopleView()
        self.count = Aside()
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.bar = PersonBar(self)
        self.bar.bind(
            {
                "look": lambda: self.look_at(self._chosen_number()),
                "pay": self.pay,
                "pay_back": self.pay_back,
                "leave": self.leave,
                "back": self.back,
                "substitute": self.substitute,
                "keep_apart": self.keep_apart,
                "pair": self.pair,
                "other_group": self.other_group,
            }
        )
        for field in (self.number, self.group, self.add):
            field.installEventFilter(self)
        self._build()
        self.number.returnPressed.connect(self.name.setFocus)
        self.name.textChanged.connect(self._offer)
        self.name.moved.connect(self.offers.move_by)
        self.name.returnPressed.connect(self._take)
        self.name.another.connect(lambda: self.enter(another=True))
        self.offers.taken.connect(self._take)
        self.add.clicked.connect(lambda: self._take())
        self.grid.wanted.connect(self.look_at)
        self.grid.chosen_changed.connect(self._name_chosen)
        self.retranslate()

    def _build(self) -> None:
        self._number_label, self._name_label = QLabel(), _Asked()
        self._number_label.setBuddy(self.number)
        self._name_label.setBuddy(self.name)
        who, beside = QVBoxLayout(), QVBoxLayout()
        who.setSpacing(5)
        above = QHBoxLayout()
        above.addWidget(self._name_label)
        above.addWidget(self.count, 1)
        who.addLayout(above)
        who.addWidget(self.name)
        first, second = QHBoxLayout(), QHBoxLayout()
        above_line: tuple[QWidget, ...] = (self._number_label, self.number, self.add)
        for line, widgets in ((first, above_line), (second, (self.group, self.paid))):
            for widget in widgets:
                line.addWidget(widget)
            line.addStretch(1)
            beside.addLayout(line)
        beside.setSpacing(8)
        row = BesideLayout(18)
        row.add(who, 17)
        row.add(beside, 9)
        self._hints = QWidget()
        told = QVBoxLayout()
        told.addWidget(self.letters)
        told.addWidget(self.lists)
        told.addStretch(1)
        hints = QHBoxLayout(self._hints)
        hints.setContentsMargins(0, 0, 0, 0)
        hints.setSpacing(18)
        hints.addStretch(17)
        hints.addLayout(told, 9)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(INSET, 10, INSET, 0)
        layout.setSpacing(4)
        layout.addLayout(row)
        layout.addWidget(self._hints)
        layout.addWidget(self.grid, 1)
        layout.addWidget(self.bar)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # What is offered has room of its own where the window is high enough.
        self._hints.setVisible(self.height() >= HIGH * scale_of(self))
        self._hints.setFixedHeight(round(3.1 * ROW * scale_of(self)))
        self._place_offers()

    def _place_offers(self) -> None:
        below = self.name.geometry()
        self.offers.setGeometry(
            below.left(), below.bottom() + 6, max(below.width(), 300), self.offers.high()
        )

    # What is.

    def refresh(self) -> None:
        """Show everybody as the state has it."""
        if self._controller.tournament is None:
            return
        state = self._controller.state
        here = {p.number for p in state.people.values() if not p.is_out(len(state.rounds) + 1)}
        self.grid.fill(heads(state), everybody(state))
        text = translate("club", "%n people are here.", "", len(here))
        if state.head.fee:
            owing, money = len(cash_sheet(state).owing), sum(p.paid for p in state.people.values())
            paid = translate("club", "%n have paid, {0}.", "", len(state.people) - owing)
            text += " " + paid.format(words.amount(money, state.head))
        if apart := [words.names(state, group) for group in state.apart]:
            text += " · " + translate("club", "kept apart: {0}").format("; ".join(apart))
        self.count.setText(text)
        self.number.setPlaceholderText(str(max(state.people, default=0) + 1))
        self.paid.setVisible(bool(state.head.fee))
        self.bar.offer("pair", state.head.pairs)
        groups = state.head.groups
        self.bar.offer("other_group", bool(groups) and not state.begun)
        self.group.setVisible(bool(groups))
        if groups != self._groups:
            self._groups = groups
            self.group.offer(groups or ("",))
            self.group.say(lambda name: words.group(str(name)))
        self._name_chosen()

    # Entering.

    def _offer(self, text: str) -> None:
        """Offer the meanings of the typed name below the field, and choose its people."""
        typed = " ".join(text.split())
        self.grid.mark(typed)
        self.offers.tell(typed, *arrivals.offers(self._controller, typed))
        self._place_offers()
        for offer in self.offers.offers[:1]:
            announce(self.name, self.offers.name_of(offer))
        here = [offer.number for offer in self.offers.offers if offer.kind == "here"]
        if here:
            self.grid.choose(here[0])

    def _take(self, offer: object = None) -> None:
        """Take the offer that was chosen by hand, or what the name means by itself."""
        chosen = offer if isinstance(offer, Offer) else self.offers.chosen()
        if chosen is None or not (isinstance(offer, Offer) or self.offers.by_hand):
            self.enter()
        elif chosen.kind == "here":
            self.grid.choose(chosen.number)
            self.name.put("")
        else:
            member = self._controller.members.club.members.get(chosen.number)
            self.enter(chosen.name, another=True, member=member)

    def enter(
        self, called: str = "", *, another: bool = False, member: Member | None = None
    ) -> None:
        """Enter the person that was typed: a member of the club, or somebody new, who becomes one.

        A start number, or the name of a person here, chooses that person instead, unless it is
        `another` of the same name.
        """
        name = called or " ".join(self.name.text().split())
        if not name:
            self.grid.setFocus()
            return
        here = arrivals.here(self._controller, name)
        if here and not another:
            self.grid.choose(here[0])
            self.name.selectAll()
            if number_of(name) is None:
                text = translate("club", "{0} is here: number {1}. Another of that name? {2}")
                self._controller.said.emit(text.format(name, here[0], shown("Ctrl+Return")))
            return
        typed = self.number.text().strip()
        if typed and number_of(typed) is None:
            self._controller.trouble.emit(
                translate("club", "{0} cannot be a start number.").format(quoted(typed))
            )
            self.number.selectAll()
            self.number.setFocus()
            return
        state = self._controller.state
        offers, default = arrivals.offers(self._controller, name)
        if not another and offers[default].kind == "member":
            member = self._controller.members.club.members[offers[default].number]
            name = member.name
        some = arrivals.members_not_here(self._controller, name)
        if len(some) > 1 and member not in some[1:] and not called:
            labels = self._controller.members.labels(some)
            question = translate(
                "club", "There is more than one {0} in the club. Who has come?"
            ).format(name)
            chosen, ok = QInputDialog.getItem(self, "Kartentisch", question, [*labels], 0, False)
            if not ok:
                return
            member = self._controller.members.club.members[labels[chosen]]
        with self._controller.in_one_go():
            group = {"group": self.group.value()} if self._groups else {}
            number = arrivals.arrive(
                self._controller, name, number_of(typed or "0") or 0, member=member, **group
            )
            if not number:
                self.name.selectAll()
                return
            if self.paid.isChecked() and state.head.fee:
                self._controller.do({"pay": state.head.fee, "who": number})
        self._controller.noted.emit(
            translate("club", "{0} has start number {1}.").format(name, number)
        )
        self.name.put("")
        self.number.put("")
        self.grid.choose(number)
        self.name.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin a name with what is typed beside the fields, on the list or a button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.name.setFocus()
        elif not self.type(event):
            super().keyPressEvent(event)

    def type(self, event: QKeyEvent) -> bool:
        """Put a letter or figure at the end of the name, and the keyboard there; False if none."""
        if not event.text().isalnum() or event.modifiers() & COMMANDING:
            return False
        self.name.setFocus()
        self.name.end(False)
        self.name.insert(event.text())
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave letters to the name where a field has no use for them."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            figure = watched is self.number and event.text().isdigit()
            return not figure and self.type(event)
        return super().eventFilter(watched, event)

    # Looking after them.

    def _name_chosen(self) -> None:
        """Say above the commands whom they are about."""
        if self._controller.tournament is None:
            return
        people, chosen = self._controller.state.people, self._chosen()
        found = [people[number] for number in chosen if number in people]
        if len(found) == 1:
            text = translate("club", "{0}, no. {1}:").format(found[0].name, found[0].number)
        else:
            text = translate("club", "%n people:", "", len(found)) if found else ""
        self.bar.who.tell(text)

    def _chosen(self) -> list[int]:
        return self.grid.chosen()

    def _chosen_number(self) -> int:
        return next(iter(self._chosen()), 0)

    def look_at(self, number: object) -> None:
        """Open the dialog of somebody."""
        state = self._controller.state
        if not isinstance(number, int) or number not in state.people:
            return
        moves = not any(number in drawn for drawn in ever_drawn(state))
        before = state.people[number].name
        dialog = PersonDialog(state.people[number], state.head.fee, self, state.head.groups, moves)
        if dialog.exec():
            with self._controller.in_one_go():
                for event in dialog.events():
                    if not self._controller.do(event):
                        break
            self._note_member(number, before)
        self.grid.setFocus()

    def _note_member(self, number: int, before: str) -> None:
        """Correct in the club's list what was put right about somebody of this name until now."""
        try:
            self._controller.members.put_right(self._controller.state.people[number], before)
        except OSError as error:
            self._controller.trouble.emit(sentence(SaveFailed(*error.args)))
        self.refresh()

    def renumber(self) -> None:
        """Everybody gets a new number, by name; only before the first draw."""
        people = self._controller.state.people.values()
        order = [one.number for one in sorted(people, key=lambda one: one.name.casefold())]
        question = translate("club", "Give out all start numbers again, by name?")
        if order and confirmations.sure(self, question):
            self._controller.do({"renumber": order})

    def pay(self) -> None:
        """Those chosen pay in full what is still owed; nobody gets any back."""
        still, chosen = owed(self._controller.state), self._chosen()
        paying = [who for who in chosen if who in still]
        with self._controller.in_one_go():
            for who in paying:
                self._controller.do({"pay": still[who], "who": who})
        if chosen and not paying:
            self._controller.said.emit(
                translate("club", "None of the selected players owes anything.")
            )

    def pay_back(self) -> None:
        """Those chosen get back what was paid, once it is confirmed."""
        state = self._controller.state
        paid = {who: state.people[who].paid for who in self._chosen() if state.people[who].paid > 0}
        if not paid:
            self._controller.said.emit(translate("club", "None of the selected players has paid."))
            return
        question = translate("club", "Give {0} back to {1}?").format(
            words.amount(sum(paid.values()), self._controller.state.head),
            words.names(state, list(paid)),
        )
        if confirmations.sure(self, question):
            with self._controller.in_one_go():
                for who, money in paid.items():
                    self._controller.do({"pay": -money, "who": who})

    def leave(self) -> None:
        """Let those chosen go; strike off anybody never drawn who has paid nothing."""
        for number in self._chosen():
            state = self._controller.state
            drawn = any(
                number in (*one.draw.out, *one.draw.away) or one.draw.table_of(number)
                for one in state.drawn
                if one.draw is not None
            )
            name = words.who(state, number)
            if drawn or state.people[number].paid:
                if confirmations.sure(self, translate("club", "Withdraw {0}?").format(name)):
                    self._controller.do({"leave": number})
            elif confirmations.sure(
                self, translate("club", "Remove {0} from the list?").format(name)
            ):
                self._controller.do({"remove": number})

    def back(self) -> None:
        """Who had left is back."""
        for number in self._chosen():
            self._controller.do({"back": number})

    def substitute(self) -> None:
        """Somebody else takes over the number and its points."""
        number = self._chosen_number()
        if not number:
            return
        question = translate("club", "Who plays on for {0}?").format(
            words.who(self._controller.state, number)
        )
        name, ok = QInputDialog.getText(self, "Kartentisch", question)
        if ok and name.strip():
            self._controller.do({"substitute": number, "name": name.strip()})

    def keep_apart(self) -> None:
        """Those chosen are kept apart from now on; if they are already, no longer."""
        chosen = tuple(sorted(self._chosen()))
        groups = [group for group in self._controller.state.apart if group != chosen]
        if len(groups) == len(self._controller.state.apart):
            groups.append(chosen)
        self._controller.do({"apart": [list(group) for group in groups]})

    def pair(self) -> None:
        """Two chosen become a pair; one who has a partner is parted from it."""
        chosen = self._chosen()
        if len(chosen) == 2:
            self._controller.do({"pair": chosen})
        elif len(chosen) == 1:
            self._controller.do({"part": chosen[0]})

    def other_group(self) -> None:
        """Those chosen go to the next group; of a pair both."""
        groups, moved = self._controller.state.head.groups, set[int]()
        with self._controller.in_one_go():
            for who in self._chosen() if groups else ():
                state = self._controller.state
                if who not in moved:
                    after = groups.index(state.group_of(who)) + 1
                    self._controller.do({"change": who, "group": groups[after % len(groups)]})
                    moved |= {who, state.people[who].partner}

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._number_label.setText(translate("club", "Start &number"))
        self._name_label.setText(translate("club", "Who is here?"))
        self.name.setAccessibleName(translate("club", "Who is here?"))
        self.name.setPlaceholderText(translate("club", "Name, then Enter"))
        self.letters.setText(
            translate(
                "club",
                "Whatever you type goes here, even while a name is selected in the list below.",
            )
        )
        self.lists.setText(translate("club", "Many at once? Paste a list, one name on each line."))
        self.offers.setAccessibleName(translate("club", "What the name may mean"))
        self.paid.setText(translate("club", "has paid"))
        self.add.setText(translate("club", "A&dd"))
        self.group.setAccessibleName(translate("club", "Group"))
        self.group.say(lambda name: words.group(str(name)))
        self.grid.setAccessibleName(translate("club", "Everybody who has come"))
        self.grid.nothing.setText(
            translate("club", "Nobody has come yet. Type a name above and press Enter.")
        )
        self.bar.retranslate()
        self.refresh()
