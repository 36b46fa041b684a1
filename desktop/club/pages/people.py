"""The tab of the people: entered by name and Enter, then changed by the bar below the list."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QCompleter,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.club.model import arrivals, confirmations, words
from desktop.club.model.everybody import everybody
from desktop.club.model.office import Office
from desktop.club.pages.field import Field
from desktop.club.pages.grid import Grid
from desktop.club.pages.name_field import NameField
from desktop.club.pages.person import PersonDialog
from desktop.club.pages.person_bar import PersonBar
from desktop.common.beside_layout import BesideLayout
from desktop.common.form_fields import Choice
from desktop.common.key_names import shown
from desktop.common.limits import limited
from desktop.look.parts import Aside
from desktop.session.error_messages import sentence
from engine.bounds import number_of, quoted
from engine.log_table import TOURNAMENT
from engine.store import SaveFailed
from engine.tournament.cash import cash_sheet
from engine.tournament.lost import owed
from engine.tournament.registration import ever_drawn

translate = QCoreApplication.translate

COMMANDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""With one of these a letter is no text."""


class PeoplePage(QWidget):
    """Registration, and everybody in a list."""

    def __init__(self, office: Office) -> None:
        super().__init__()
        self._office = office
        self.number = Field(most=90)
        self.name = NameField()
        limited(self.name, TOURNAMENT.events["enter"], "name")
        self._known = QStringListModel()
        completer = QCompleter(self._known, self.name)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.name.setCompleter(completer)
        self.paid = QCheckBox()
        self._groups: tuple[str, ...] = ()
        self.group = Choice(("",))
        """Into which group comes who is entered."""
        self.add = QPushButton()
        self.grid = Grid(stretch=1, several=True)
        self.count = Aside()
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
        self._build()
        self.number.returnPressed.connect(self.name.setFocus)
        self.name.returnPressed.connect(self.enter)
        self.name.another.connect(lambda: self.enter(another=True))
        self.add.clicked.connect(lambda: self.enter())
        self.grid.wanted.connect(self.look_at)
        self.grid.itemSelectionChanged.connect(self._name_chosen)
        self.retranslate()

    def _build(self) -> None:
        who, arrives = QHBoxLayout(), QHBoxLayout()
        self._number_label, self._name_label = QLabel(), QLabel()
        self._number_label.setBuddy(self.number)
        self._name_label.setBuddy(self.name)
        for widget in (self._number_label, self.number, self._name_label):
            who.addWidget(widget)
        who.addWidget(self.name, 1)
        arrives.addWidget(self.group)
        arrives.addWidget(self.paid)
        arrives.addStretch(1)
        arrives.addWidget(self.add)
        row = BesideLayout(6)
        row.add(who, 20)
        row.add(arrives, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(row)
        layout.addWidget(self.grid, 1)
        layout.addWidget(self.count)
        layout.addWidget(self.bar)

    # What is.

    def refresh(self) -> None:
        """Show everybody as the book has it."""
        if self._office.tournament is None:
            return
        book = self._office.book
        here = {p.number for p in book.people.values() if not p.is_out(len(book.rounds) + 1)}
        listing = everybody(book)
        self.grid.fill(
            listing.heads,
            list(zip(listing.keys, listing.rows, strict=True)),
            faint=[number for number in book.people if number not in here],
        )
        owing = len(cash_sheet(book).owing)
        text = translate("club", "here: {0}").format(len(here))
        if owing:
            text += " · " + translate("club", "not paid in full: {0}").format(owing)
        if apart := [words.names(book, group) for group in book.apart]:
            text += " · " + translate("club", "kept apart: {0}").format("; ".join(apart))
        self.count.setText(text)
        self._known.setStringList(self._office.members.names())
        self.number.setPlaceholderText(str(max(book.people, default=0) + 1))
        self.paid.setVisible(bool(book.head.fee))
        self.bar.buttons["pair"].setVisible(book.head.pairs)
        groups = book.head.groups
        self.bar.buttons["other_group"].setVisible(bool(groups) and not book.begun)
        self.group.setVisible(bool(groups))
        if groups != self._groups:
            self._groups = groups
            self.group.take(groups or ("",))
            self.group.say(lambda name: words.group(str(name)))
        self._name_chosen()

    # Entering.

    def enter(self, *, another: bool = False) -> None:
        """Enter the person that was typed: a member of the club, or somebody new, who becomes one.

        A start number, or the name of a person here, chooses that person instead, unless it is
        `another` of the same name.
        """
        name = " ".join(self.name.text().split())
        if not name:
            self.grid.setFocus()
            return
        here = arrivals.here(self._office, name)
        if here and not another:
            self.grid.choose(here[0])
            self.name.selectAll()
            if number_of(name) is None:
                text = translate("club", "{0} is here: number {1}. Another of that name? {2}")
                self._office.said.emit(text.format(name, here[0], shown("Ctrl+Return")))
            return
        typed = self.number.text().strip()
        if typed and number_of(typed) is None:
            self._office.trouble.emit(
                translate("club", "{0} cannot be a start number.").format(quoted(typed))
            )
            self.number.selectAll()
            self.number.setFocus()
            return
        book = self._office.book
        member = None
        if len(some := arrivals.members_not_here(self._office, name)) > 1:
            labels = self._office.members.labels(some)
            question = translate(
                "club", "There is more than one {0} in the club. Who has come?"
            ).format(name)
            chosen, ok = QInputDialog.getItem(self, "Kartentisch", question, [*labels], 0, False)
            if not ok:
                return
            member = self._office.members.club.members[labels[chosen]]
        with self._office.in_one_go():
            group = {"group": self.group.value()} if self._groups else {}
            number = arrivals.arrive(
                self._office, name, number_of(typed or "0") or 0, member=member, **group
            )
            if not number:
                self.name.selectAll()
                return
            if self.paid.isChecked() and book.head.fee:
                self._office.do({"pay": book.head.fee, "who": number})
        self._office.noted.emit(translate("club", "{0} has start number {1}.").format(name, number))
        self.name.put("")
        self.number.put("")
        self.grid.choose(number)
        self.name.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter or figure typed beside the fields, on the list or a button, begins a name."""
        if event.text().isalnum() and not event.modifiers() & COMMANDING:
            self.name.setFocus()
            self.name.end(False)
            self.name.insert(event.text())
            self.name.textEdited.emit(self.name.text())
        else:
            super().keyPressEvent(event)

    # Looking after them.

    def _name_chosen(self) -> None:
        """Say above the commands whom they are about."""
        if self._office.tournament is None:
            return
        people, chosen = self._office.book.people, self._chosen()
        found = [people[number] for number in chosen if number in people]
        if len(found) == 1:
            text = translate("club", "{0}, no. {1}:").format(found[0].name, found[0].number)
        else:
            text = translate("club", "%n people:", "", len(found)) if found else ""
        self.bar.who.setText(text)

    def _chosen(self) -> list[int]:
        return [key for key in self.grid.chosen() if isinstance(key, int)]

    def _chosen_number(self) -> int:
        return next(iter(self._chosen()), 0)

    def look_at(self, number: object) -> None:
        """Open the dialog of somebody."""
        book = self._office.book
        if not isinstance(number, int) or number not in book.people:
            return
        moves = not any(number in drawn for drawn in ever_drawn(book))
        before = book.people[number].name
        dialog = PersonDialog(book.people[number], book.head.fee, self, book.head.groups, moves)
        if dialog.exec():
            with self._office.in_one_go():
                for event in dialog.events():
                    if not self._office.do(event):
                        break
            self._note_member(number, before)
        self.grid.setFocus()

    def _note_member(self, number: int, before: str) -> None:
        """The club's list knows what was put right about somebody of this name until now."""
        try:
            self._office.members.put_right(self._office.book.people[number], before)
        except OSError as error:
            self._office.trouble.emit(sentence(SaveFailed(*error.args)))
        self.refresh()

    def renumber(self) -> None:
        """Everybody gets a new number, by name; only before the first draw."""
        people = self._office.book.people.values()
        order = [one.number for one in sorted(people, key=lambda one: one.name.casefold())]
        question = translate("club", "Give all start numbers anew, by name?")
        if order and confirmations.sure(self, question):
            self._office.do({"renumber": order})

    def pay(self) -> None:
        """Whoever is chosen pays in full what is still owed; nobody gets any back."""
        still, chosen = owed(self._office.book), self._chosen()
        paying = [who for who in chosen if who in still]
        with self._office.in_one_go():
            for who in paying:
                self._office.do({"pay": still[who], "who": who})
        if chosen and not paying:
            self._office.said.emit(translate("club", "Nobody selected owes anything."))

    def pay_back(self) -> None:
        """Whoever is chosen gets back what was paid, once it is confirmed."""
        book = self._office.book
        paid = {who: book.people[who].paid for who in self._chosen() if book.people[who].paid > 0}
        if not paid:
            self._office.said.emit(translate("club", "Nobody selected has paid anything."))
            return
        question = translate("club", "Give {0} back to {1}?").format(
            words.amount(sum(paid.values()), self._office.book.head), words.names(book, list(paid))
        )
        if confirmations.sure(self, question):
            with self._office.in_one_go():
                for who, money in paid.items():
                    self._office.do({"pay": -money, "who": who})

    def leave(self) -> None:
        """Whoever is chosen goes; who was never drawn and has paid nothing is struck off."""
        for number in self._chosen():
            book = self._office.book
            drawn = any(
                number in (*one.draw.out, *one.draw.away) or one.draw.table_of(number)
                for one in book.drawn
                if one.draw is not None
            )
            name = words.who(book, number)
            if drawn or book.people[number].paid:
                if confirmations.sure(
                    self, translate("club", "Is {0} leaving for good?").format(name)
                ):
                    self._office.do({"leave": number})
            elif confirmations.sure(
                self, translate("club", "Strike {0} off the list?").format(name)
            ):
                self._office.do({"remove": number})

    def back(self) -> None:
        """Who had left is back."""
        for number in self._chosen():
            self._office.do({"back": number})

    def substitute(self) -> None:
        """Somebody else takes over the number and its points."""
        number = self._chosen_number()
        if not number:
            return
        question = translate("club", "Who plays on for {0}?").format(
            words.who(self._office.book, number)
        )
        name, ok = QInputDialog.getText(self, "Kartentisch", question)
        if ok and name.strip():
            self._office.do({"substitute": number, "name": name.strip()})

    def keep_apart(self) -> None:
        """Those chosen are kept apart from now on; if they are already, no longer."""
        chosen = tuple(sorted(self._chosen()))
        groups = [group for group in self._office.book.apart if group != chosen]
        if len(groups) == len(self._office.book.apart):
            groups.append(chosen)
        self._office.do({"apart": [list(group) for group in groups]})

    def pair(self) -> None:
        """Two chosen become a pair; one who has a partner is parted from it."""
        chosen = self._chosen()
        if len(chosen) == 2:
            self._office.do({"pair": chosen})
        elif len(chosen) == 1:
            self._office.do({"part": chosen[0]})

    def other_group(self) -> None:
        """Whoever is chosen goes to the next group; of a pair both."""
        groups, moved = self._office.book.head.groups, set[int]()
        with self._office.in_one_go():
            for who in self._chosen() if groups else ():
                book = self._office.book
                if who not in moved:
                    after = groups.index(book.group_of(who)) + 1
                    self._office.do({"change": who, "group": groups[after % len(groups)]})
                    moved |= {who, book.people[who].partner}

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._number_label.setText(translate("club", "Start &number"))
        self._name_label.setText(translate("club", "Na&me"))
        self.name.setPlaceholderText(translate("club", "Name, then Enter"))
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
