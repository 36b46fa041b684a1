"""The dialog of one person: name, team, marks, table, rounds missed, payment, bot."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from desktop.club.model import words
from desktop.common.form_fields import Choice
from desktop.common.limits import limited, refused
from desktop.look.parts import PaperDialog, fit_to_screen, paper_form
from desktop.scene import bot_words
from engine.bots import BOTS
from engine.bounds import number_of
from engine.head import Event
from engine.log_table import MOST_HANDICAP, TOURNAMENT
from engine.tournament.people import Person

translate = QCoreApplication.translate


class PersonDialog(PaperDialog):
    """Edits one person; `events` gives the changes as events."""

    def __init__(
        self,
        person: Person,
        fee: int,
        parent: QWidget | None = None,
        groups: tuple[str, ...] = (),
        moves: bool = True,
    ) -> None:
        """With `groups` one is chosen, as long as the person still `moves` to another."""
        super().__init__(parent)
        self._person = person
        self.group = Choice(groups or ("",))
        self.group.set_value(person.group if person.group in groups else (groups or ("",))[0])
        self.group.say(lambda name: words.group(str(name)))
        self.group.setEnabled(moves)
        self._was_in = self.group.currentIndex()
        self.setWindowTitle(translate("club", "Start number {0}").format(person.number))
        self.name = QLineEdit(person.name)
        self.team = QLineEdit(person.team)
        self.tags = QLineEdit(", ".join(person.tags))
        for name in ("name", "team"):
            limited(getattr(self, name), TOURNAMENT.events["change"], name)
        self.tags.setPlaceholderText(translate("club", "e.g. lady, junior (for special prizes)"))
        self.table = QSpinBox()
        self.table.setRange(0, 99)
        self.table.setSpecialValueText(translate("club", "any"))
        self.table.setValue(person.table)
        self.handicap = QSpinBox()
        self.handicap.setRange(-MOST_HANDICAP, MOST_HANDICAP)
        self.handicap.setValue(person.handicap)
        self.handicap.setEnabled(moves)
        self.absent = QLineEdit(", ".join(map(str, sorted(person.absent))))
        self.absent.setPlaceholderText(translate("club", "numbers of rounds, such as 2, 3"))
        self.paid = QLineEdit(words.money(person.paid) if person.paid or fee else "")
        self.bot = Choice(("", *BOTS))
        self.bot.set_value(person.bot if person.bot in BOTS else "")
        self.bot.say(lambda bot: bot_words.title(str(bot)))
        form = paper_form()
        form.addRow(translate("club", "&Name"), self.name)
        form.addRow(translate("club", "&Team or family"), self.team)
        form.addRow(translate("club", "&Marks"), self.tags)
        if groups:
            form.addRow(translate("club", "&Group"), self.group)
        form.addRow(translate("club", "Always sits at ta&ble"), self.table)
        form.addRow(translate("club", "&Handicap in points"), self.handicap)
        form.addRow(translate("club", "Misses &rounds"), self.absent)
        form.addRow(translate("club", "&Paid"), self.paid)
        form.addRow(translate("club", "&Who plays (tables on this computer)"), self.bot)
        if person.before:
            form.addRow(translate("club", "Before"), _plain(", ".join(person.before)))
        self._problem = QLabel(wordWrap=True)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = self.column()
        layout.addLayout(form)
        layout.addWidget(self._problem)
        layout.addWidget(buttons)
        fit_to_screen(self, 560, 480)

    def events(self) -> list[Event]:
        """Return what was changed, as events."""
        person = self._person
        found: list[Event] = []
        changed: Event = {}
        if self.name.text().strip() != person.name:
            changed["name"] = self.name.text().strip()
        if self.team.text().strip() != person.team:
            changed["team"] = self.team.text().strip()
        if self._tags() != list(person.tags):
            changed["tags"] = self._tags()
        if self.bot.value() != person.bot:
            changed["bot"] = str(self.bot.value())
        if self.group.isEnabled() and self.group.currentIndex() != self._was_in:
            changed["group"] = str(self.group.value())
        if self.handicap.value() != person.handicap:
            changed["handicap"] = self.handicap.value()
        if changed:
            found.append({"change": person.number, **changed})
        if self.table.value() != person.table:
            found.append({"fix": person.number, "table": self.table.value()})
        if self._rounds() != sorted(person.absent):
            found.append({"absent": person.number, "rounds": self._rounds()})
        paid = words.coins_of(self.paid.text() or "0") or 0
        if paid != person.paid:
            found.append({"pay": paid - person.paid, "who": person.number})
        return found

    def _tags(self) -> list[str]:
        return [one for part in self.tags.text().split(",") if (one := part.strip())]

    def _rounds(self) -> list[int]:
        found = map(number_of, self.absent.text().replace(",", " ").split())
        return sorted({one for one in found if one})

    def accept(self) -> None:
        """Close if everything can be read."""
        problem = ""
        if not self.name.text().strip():
            problem = translate("club", "Enter a name.")
        elif words.coins_of(self.paid.text() or "0") is None:
            problem = translate("club", "“{0}” is not an amount of money.").format(self.paid.text())
        elif None in map(number_of, self.absent.text().replace(",", " ").split()):
            problem = translate("club", "“{0}” are not numbers of rounds.").format(
                self.absent.text()
            )
        else:
            problem = next(filter(None, map(refused, self.events())), "")
        self._problem.setText("⚠ " + problem if problem else "")
        if not problem:
            super().accept()


def _plain(text: str) -> QLabel:
    """Return a label that shows a text as it is."""
    return QLabel(text, textFormat=Qt.TextFormat.PlainText)
