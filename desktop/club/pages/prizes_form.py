"""The form of the prizes: for each what it is for, how much money, and which thing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.club.model import words
from desktop.club.pages.list_table import ListTable
from desktop.common.form_fields import Choice
from desktop.common.languages import Retranslated
from desktop.common.limits import limited
from engine.log_table import PRIZE
from engine.tournament.prize import Prize

translate = QCoreApplication.translate

KINDS = ("place", "tag", "best_round", "last")


class PrizesForm(Retranslated, QWidget):
    """A line for every prize; places are counted from the top."""

    def __init__(self, prizes: Sequence[Prize], groups: Sequence[str] = ()) -> None:
        super().__init__()
        self.rows: list[_Row] = []
        self._groups = tuple(groups)
        self.table = ListTable(5, 3)
        self.table.verticalHeader().hide()
        self.table.stand_whole()
        # One goes from field to field, not from cell to cell.
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.add = QPushButton()
        self.add.clicked.connect(self._one_more)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table)
        layout.addWidget(self.add)
        for prize in prizes:
            self._append(prize)
        self.retranslate()

    def prizes(self) -> list[dict[str, object]]:
        """Return the prizes as settings of a head; lines without anything to win are left out."""
        found: list[dict[str, object]] = []
        places: Counter[str] = Counter()
        for row in self.rows:
            kind, group = str(row.kind.value()), row.own_group()
            places[group] += kind == "place"
            share = _share(row.money.text())
            coins = 0 if share else words.coins_of(row.money.text()) or 0
            thing = row.thing.text().strip()
            if not coins and not thing and not share:
                continue
            one: dict[str, object] = {"kind": kind, "money": max(0, coins), "thing": thing}
            if share:
                one["share"] = share
            if kind == "place":
                one["place"] = places[group]
            elif kind == "tag":
                one["tag"] = row.tag.text().strip()
            if group:
                one["group"] = group
            found.append(one)
        return found

    def take_groups(self, groups: Sequence[str]) -> None:
        """Take on the evening's groups of now; a prize may be for one of them alone."""
        if tuple(groups) != self._groups:
            self._groups = tuple(groups)
            for row in self.rows:
                row.take_groups(self._groups)
            self._name_rows()

    def problem(self) -> str:
        """Return what is wrong with the amounts, "" if nothing is."""
        shares: Counter[str] = Counter()
        for row in self.rows:
            text = row.money.text().strip()
            shares[row.own_group()] += _share(text) or 0
            if text and words.coins_of(text) is None and not _share(text):
                return translate("club", "“{0}” is not an amount of money.").format(text)
        # What is for every group is taken from each one's money, besides its own.
        whole = shares[""] + max((shares[group] for group in self._groups), default=0)
        if whole > 100:
            return translate("club", "The shares of the entry fees come to {0}%.").format(whole)
        return ""

    def _one_more(self) -> None:
        self._append(Prize("place"))
        self.rows[-1].money.setFocus()

    def _append(self, prize: Prize) -> None:
        row = _Row(prize, self._groups)
        self.rows.append(row)
        self.table.put((row.kind, within(row.tag), row.money, row.thing, within(row.group)))
        row.kind.chosen.connect(self._name_rows)
        row.group.chosen.connect(self._name_rows)
        self._name_rows()

    def _name_rows(self) -> None:
        places: Counter[str] = Counter()
        for row in self.rows:
            group = row.own_group()
            places[group] += str(row.kind.value()) == "place"
            row.name(places[group])
        self.table.setColumnHidden(4, not self._groups)
        self.table.setColumnHidden(1, all(row.kind.value() != "tag" for row in self.rows))
        self.table.fit()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        heads = (
            translate("club", "Prize for"),
            translate("club", "Mark of the people"),
            translate("club", "Money"),
            translate("club", "Prize in kind"),
            translate("club", "For which group"),
        )
        self.table.setHorizontalHeaderLabels(heads)
        self.table.setAccessibleName(translate("club", "Prizes"))
        self.add.setText(translate("club", "Another &prize"))
        self._name_rows()


def _share(text: str) -> int | None:
    """Return the part of the entry money in a text such as "40%", None if there is none."""
    number, sign, rest = text.strip().partition("%")
    if not sign or rest.strip() or not number.strip().isdecimal() or len(number.strip()) > 3:
        return None
    return int(number) if 0 < int(number) <= 100 else None


def _written(prize: Prize) -> str:
    if prize.share and not prize.money:
        return translate("preferences", "{number}%").format(number=prize.share)
    return words.money(prize.money) if prize.money else ""


def within(field: QWidget) -> QWidget:
    """Return a cell with a field that may be hidden: a table shows again what it hid itself."""
    cell = QWidget()
    layout = QHBoxLayout(cell)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(field)
    return cell


class _Row:
    """The fields of one prize."""

    def __init__(self, prize: Prize, groups: Sequence[str]) -> None:
        self.group = Choice(("",))
        self.take_groups(groups)
        self.group.set_value(prize.group if prize.group in groups else "")
        self.kind = Choice(KINDS)
        self.kind.set_value(prize.kind)
        self.tag = QLineEdit(prize.tag)
        self.money = QLineEdit(_written(prize))
        self.money.setToolTip(
            translate("club", "An amount, or a part of the entry fees such as 40%.")
        )
        self.thing = QLineEdit(prize.thing)
        for name in ("tag", "thing"):
            limited(getattr(self, name), PRIZE, name)

    def own_group(self) -> str:
        """Return the group that alone has this prize, "" if each has it."""
        return str(self.group.value() or "")

    def take_groups(self, groups: Sequence[str]) -> None:
        """Offer these groups; what was chosen stays if it is still there."""
        chosen = self.own_group()
        self.group.offer(("", *groups))
        self.group.set_value(chosen if chosen in groups else "")

    def name(self, place: int) -> None:
        """Say what the line is for."""
        self.kind.say(
            lambda kind: {
                "place": translate("club", "Place {0}").format(place or 1),
                "tag": translate("club", "Best of those marked"),
                "best_round": translate("club", "Best single round"),
                "last": translate("club", "Last place"),
            }[str(kind)]
        )
        self.group.say(
            lambda name: words.group(str(name)) if name else translate("club", "each group")
        )
        self.group.setAccessibleName(translate("club", "For which group"))
        self.group.setVisible(self.group.count() > 1)
        # A field that is only greyed looks like one in which a mark can be written.
        self.tag.setVisible(self.kind.value() == "tag")
        self.kind.setAccessibleName(translate("club", "Prize for"))
        self.tag.setAccessibleName(translate("club", "Mark of the people"))
        self.money.setAccessibleName(translate("club", "Money"))
        self.thing.setAccessibleName(translate("club", "Prize in kind"))
