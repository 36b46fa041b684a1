"""The dialog of a club evening's settings: what is played, how it is drawn, what can be won.

It makes the settings of a tournament's head. What the first draw has fixed is disabled.
"""

from __future__ import annotations

import secrets
from typing import Any

from PySide6.QtCore import QCoreApplication, QDate
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QTabWidget,
    QWidget,
)

from desktop.club.model import formats, refusals, words
from desktop.club.pages.prizes_form import PrizesForm
from desktop.club.pages.rules_form import RulesForm
from desktop.club.pages.setup_fields import (
    DayField,
    check,
    form,
    groups,
    missed,
    names_in,
    page,
    rounding,
    sharing,
    spin,
    things,
)
from desktop.club.pages.ties_form import TiesForm
from desktop.common.form_fields import Choice, scrolled
from desktop.common.limits import limited
from desktop.look.parts import PaperDialog, fit_to_screen
from engine import games
from engine.bounds import number_of
from engine.head import BadLog
from engine.log_table import SETTINGS
from engine.seeds import DIGITS, SEEDS
from engine.tournament import custom
from engine.tournament.draw.seating import WAY
from engine.tournament.head import LOOSE, Head
from engine.tournament.prize import Prize

translate = QCoreApplication.translate

FIRST_PRIZES = (Prize("place", 1), Prize("place", 2), Prize("place", 3))


def fresh(game: str) -> Head:
    """Return the head that a new evening of this game begins with."""
    seed = secrets.randbelow(10**6)
    return Head(
        game=game,
        date=QDate.currentDate().toString("yyyy-MM-dd"),
        seed=seed,
        plan=("drawn",) * games.find(game).club_rounds,
        ties=("best_round", "worst_round", "last_round", "direct"),
        sat_out="average",
        byes="scoring",
        things="lot",
        currency=words.usual_currency(),
        draws=WAY,
    )


class SetupDialog(PaperDialog):
    """Edits all settings of an evening."""

    def __init__(
        self,
        head: Head,
        *,
        new: bool,
        begun: bool = False,
        like: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Of a `new` evening, of one that has `begun`, or of one that is to be `like` another."""
        super().__init__(parent)
        self._head = head
        self._begun = begun
        self._missed_chosen = like or not new
        self.setWindowTitle(
            translate("club", "New club night") if new else translate("club", "Club night settings")
        )
        self._fields(head)
        self.tabs = QTabWidget()
        layout = self.column()
        layout.addWidget(self.tabs, 1)
        self._add(self._evening(), translate("club", "Nigh&t"))
        self._add(self.rules.options_place, translate("club", "&House rules"))
        self._add(self._ranking(), translate("club", "&Ranking"))
        self._add(self._prizes(), translate("club", "&Money and prizes"))
        self._problem = QLabel(wordWrap=True)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.ok.setText(translate("club", "&Begin") if new else translate("club", "&Apply"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        bottom = QHBoxLayout()
        bottom.addWidget(self._problem, 1)
        bottom.addWidget(buttons)
        layout.addLayout(bottom)
        if begun:
            self._fix()
        fit_to_screen(self, 680, 560)
        self.title.setFocus()
        self.missed.activated.connect(self._choose_missed)
        self.rules.game.chosen.connect(self._propose_missed)
        self.rules.game.chosen.connect(self._take_list)
        self.rules.preset.chosen.connect(self._propose_missed)
        self._no_packs()
        self._propose_missed()

    def _add(self, inside: QWidget, title: str) -> None:
        """Add a page, which scrolls where the screen is small."""
        scrolled(inside, lambda area: self.tabs.addTab(area, title))

    def _choose_missed(self) -> None:
        self._missed_chosen = True

    def _propose_missed(self) -> None:
        """Nothing for a round that was missed; where fewer is better that would be the best."""
        if not self._missed_chosen and self.rules.chosen_sizes():
            self.missed.set_value("average" if self.rules.settings()["fewest"] else 0)

    def _take_list(self) -> None:
        """Take on a list, which brings its own tie-breaks and has no packs to be the same."""
        if self.rules.kind.ties:
            self.ties.set_chain(self.rules.kind.ties)
        self.rounds.setValue(self.rules.kind.club_rounds)
        self._no_packs()

    def _no_packs(self) -> None:
        by_hand = self.rules.kind.by_hand
        if by_hand:
            self.duplicate.setChecked(False)
        self.duplicate.setEnabled(not by_hand and not self._begun)

    def _fields(self, head: Head) -> None:
        self.title = QLineEdit(head.title)
        self.date = DayField()
        self.date.setCalendarPopup(True)
        date = QDate.fromString(head.date[:10], "yyyy-MM-dd")
        self.date.setDate(date if date.isValid() else QDate.currentDate())
        self.place, self.club = QLineEdit(head.place), QLineEdit(head.club)
        self.rules = RulesForm(head)
        self.format = Choice(tuple(formats.FORMATS))
        self.format.may_shrink = True
        self.format.set_value(formats.format_of(head) or "lot")
        self.format.say(lambda name: formats.title(str(name)))
        self.rounds = spin(1, 60, len(head.plan))
        self.finalists = spin(0, 64, head.finalists)
        self.seed = QLineEdit(str(head.seed))
        self.seed.setMaxLength(DIGITS)
        self.groups = groups(head.groups)
        self.twice = check(translate("club", "Enter every result twice"), head.twice)
        self.teams = check(translate("club", "Keep team-mates apart"), head.teams_apart)
        self.duplicate = check(
            translate("club", "Same cards at all tables (duplicate)"),
            head.duplicate,
        )
        self.deals = spin(0, 200, head.deals)
        self.ties = TiesForm(head.ties)
        self.drop = spin(0, 20, head.drop)
        self.sat_out = missed(head.sat_out)
        self.missed = missed(head.missed)
        self.fee = QLineEdit(words.money(head.fee) if head.fee else "")
        self.currency = QLineEdit(head.currency)
        for name in ("title", "place", "club", "currency"):
            limited(getattr(self, name), SETTINGS, name)
        self.rounding = rounding(head.rounding)
        self.sharing = sharing(head.sharing)
        self.things = things(head.things)
        self.one_each = check(translate("club", "One prize per person"), head.one_prize_each)
        self.prizes = PrizesForm(head.prizes or FIRST_PRIZES, head.groups)
        self.groups.textChanged.connect(lambda text: self.prizes.take_groups(names_in(text)))

    def _evening(self) -> QWidget:
        fields = form()
        fields.addRow(translate("club", "T&itle"), self.title)
        fields.addRow(translate("club", "&Date"), self.date)
        fields.addRow(translate("club", "&Where"), self.place)
        fields.addRow(translate("club", "&Club"), self.club)
        fields.addRow(translate("club", "&Game"), self.rules.game)
        fields.addRow(translate("club", "R&ules"), self.rules.preset)
        fields.addRow(translate("club", "Preferred tab&le size"), self.rules.best)
        fields.addRow(translate("club", "Tables of"), self.rules.sizes)
        fields.addRow("", self.rules.pairs)
        fields.addRow(translate("club", "&Format"), self.format)
        fields.addRow(translate("club", "&Number of rounds"), self.rounds)
        fields.addRow(translate("club", "Grou&ps"), self.groups)
        fields.addRow(translate("club", "Number of the draw (&seed)"), self.seed)
        fields.addRow("", self.teams)
        fields.addRow("", self.twice)
        return page(fields)

    def _ranking(self) -> QWidget:
        fields = form()
        fields.addRow(translate("club", "Tie-brea&ks"), self.ties)
        fields.addRow(translate("club", "Dr&opped rounds"), self.drop)
        fields.addRow(translate("club", "A b&ye counts"), self.sat_out)
        fields.addRow(translate("club", "A round m&issed counts"), self.missed)
        fields.addRow(translate("club", "People in the &final (0: one table)"), self.finalists)
        fields.addRow(translate("club", "&Deals in a round (0: by the house rules)"), self.deals)
        fields.addRow("", self.duplicate)
        return page(fields)

    def _prizes(self) -> QWidget:
        fields = form()
        fields.addRow(translate("club", "E&ntry fee"), self.fee)
        fields.addRow(translate("club", "&Currency"), self.currency)
        fields.addRow(self.rules.lost)
        fields.addRow(translate("club", "Round shares d&own to"), self.rounding)
        fields.addRow(translate("club", "A &shared place"), self.sharing)
        fields.addRow(translate("club", "Pri&zes in kind"), self.things)
        fields.addRow("", self.one_each)
        fields.addRow(self.prizes)
        return page(fields)

    def _fix(self) -> None:
        """Fix what the first draw has settled."""
        loose = {
            "title": self.title,
            "date": self.date,
            "place": self.place,
            "club": self.club,
            "finalists": self.finalists,
            "twice": self.twice,
            "fee": self.fee,
            "currency": self.currency,
            "prizes": self.prizes,
            "rounding": self.rounding,
            "sharing": self.sharing,
            "things": self.things,
            "deals": self.deals,
            "one_prize_each": self.one_each,
        }
        kept = {widget for name, widget in loose.items() if name in LOOSE}
        kept |= {self.rounds, self.format}
        for widget in (
            *self.rules.fields(),
            self.format,
            self.rounds,
            self.seed,
            self.groups,
            self.teams,
            self.ties,
            self.drop,
            self.sat_out,
            self.missed,
            self.duplicate,
        ):
            widget.setEnabled(widget in kept)

    # What was chosen.

    def settings(self) -> dict[str, Any]:
        """Return the settings that are chosen; after the first draw only those that may change."""
        one = formats.FORMATS[str(self.format.value())]
        chosen: dict[str, Any] = self.rules.settings() | {
            "title": self.title.text().strip(),
            "date": self.date.date().toString("yyyy-MM-dd"),
            "place": self.place.text().strip(),
            "club": self.club.text().strip(),
            "seed": number_of(self.seed.text(), DIGITS),
            "plan": self._plan(one),
            "lives": one.lives,
            "finalists": self.finalists.value(),
            "groups": names_in(self.groups.text()),
            "twice": self.twice.isChecked(),
            "teams_apart": self.teams.isChecked(),
            "duplicate": self.duplicate.isChecked(),
            "deals": self.deals.value(),
            "ties": self.ties.chain(),
            "drop": self.drop.value(),
            "sat_out": self.sat_out.value(),
            "missed": self.missed.value(),
            "fee": words.coins_of(self.fee.text() or "0"),
            "currency": self.currency.text().strip(),
            "rounding": self.rounding.value(),
            "sharing": self.sharing.value(),
            "things": self.things.value(),
            "one_prize_each": self.one_each.isChecked(),
            "prizes": self.prizes.prizes(),
            "scoring": "duplicate" if self.duplicate.isChecked() else "points",
        }
        if self._begun:
            chosen = {name: value for name, value in chosen.items() if name in LOOSE}
        return chosen

    def _plan(self, one: formats.Format) -> list[str]:
        rounds = self.rounds.value()
        same = formats.format_of(self._head) in ("", self.format.value())
        if same and rounds == len(self._head.plan):
            # A plan that nobody has touched stays, also where it is none of the formats.
            return list(self._head.plan)
        return one.plan(rounds)

    def head(self) -> Head:
        """Return the head of the evening; raises BadLog if the settings do not fit."""
        return self._head.changed(self.settings())

    def problem(self) -> str:
        """Return what is still in the way, in one sentence; "" if nothing is."""
        seed = number_of(self.seed.text(), DIGITS)
        if seed is None or seed >= SEEDS:
            return translate("club", "The number of the draw is a whole number below {0}.").format(
                SEEDS
            )
        coins = words.coins_of(self.fee.text() or "0")
        if coins is None or coins < 0:
            return translate("club", "“{0}” is not an amount of money.").format(self.fee.text())
        if any(sign.isdigit() for sign in self.currency.text()):
            return translate("club", "A currency contains no digits.")
        if problem := self.prizes.problem():
            return problem
        if not self.rules.chosen_sizes():
            return translate("club", "At least one size of table is needed.")
        try:
            head = self.head()
            if head.fewest and 0 in (head.sat_out, head.missed):
                return translate("club", "If lowest wins, an unplayed round must not count 0.")
        except BadLog as error:
            return refusals.does_not_fit(error)
        return ""

    def accept(self) -> None:
        """Close if nothing is in the way."""
        problem = self.problem()
        self._problem.setText("⚠ " + problem if problem else "")
        if not problem:
            super().accept()


def first_settings(game: str, preset: str) -> dict[str, Any]:
    """Return the settings that a game's rule set implies, for its usual sizes of tables."""
    kind = games.find(game)
    options = custom.at_club(kind, kind.presets[preset])
    usual = kind.usual(options)
    sizes = tuple(sorted(kind.seats_of(options), key=lambda size: size != usual))
    settings = custom.settings(game, preset, options, sizes)
    return settings | ({"ties": kind.ties} if kind.ties else {})
