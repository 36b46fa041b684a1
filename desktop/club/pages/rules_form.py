"""The form of what is played at a club evening: game, rule set or house rules, sizes of tables.

No game is named here: each declares how many play and what counts.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.club.model import told
from desktop.club.pages.setup_fields import check
from desktop.common.form_fields import Choice, clear_layout
from desktop.house_rules.form import OptionsForm
from desktop.house_rules.sets import OWN, NamedSets, variant_of
from desktop.house_rules.wording import variant_title
from desktop.scene.speech import Speech
from engine import games
from engine.options import nearest
from engine.rules.game import Game
from engine.tournament import custom
from engine.tournament.head import Head

translate = QCoreApplication.translate


class RulesForm:
    """The fields; a dialog lays them out."""

    def __init__(self, head: Head) -> None:
        known = games.everything()
        self.game = Choice(tuple(known))
        self.game.say(lambda name: _speech(games.find(str(name))).title())
        self.game.set_value(head.game if head.game in known else known[0])
        self.sets = NamedSets()
        self._base = OWN
        self.preset = Choice((OWN,))
        self.best = Choice((4,))
        self.sizes = QWidget()
        self._boxes: dict[int, QCheckBox] = {}
        self.lost = QLabel(wordWrap=True)
        self.pairs = check(translate("club", "Fixed pairs all night"), head.pairs)
        self.options_place = QWidget()
        QVBoxLayout(self.options_place)
        QHBoxLayout(self.sizes).setContentsMargins(0, 0, 0, 0)
        self._take_game()
        if head.game in known and head.total:
            self._fill(head)
        self.game.chosen.connect(self._take_game)
        self.preset.chosen.connect(self._take_preset)
        self.best.chosen.connect(self._remark)

    @property
    def kind(self) -> Game[Any]:
        """The game that is chosen."""
        return games.find(str(self.game.value()))

    def fields(self) -> list[QWidget]:
        """Return what can be chosen here."""
        return [
            self.game,
            self.preset,
            self.best,
            self.sizes,
            self.pairs,
            self.options_place,
        ]

    def chosen_sizes(self) -> tuple[int, ...]:
        """Return the sizes of tables there may be, the best first."""
        seats = self.kind.seats_of(self.form.options())
        on = [size for size, box in self._boxes.items() if box.isChecked() and size in seats]
        best = self.best.value()
        if not on:
            return ()
        first = best if isinstance(best, int) and best in on else on[-1]
        return (first, *(size for size in on if size != first))

    def settings(self) -> dict[str, Any]:
        """Return the settings of a head that follow from what is chosen."""
        options = self.form.options()
        preset = variant_of(self.kind.presets, options)
        made = custom.settings(self.kind.name, preset, options, self.chosen_sizes())
        return made | {"pairs": self.pairs.isChecked()}

    def _fill(self, head: Head) -> None:
        options = self.kind.options.from_dict(head.options)
        self._base = nearest(self.sets.variants(self.kind), options)
        self.form.set_options(options)
        self._name_preset()
        for size, box in self._boxes.items():
            box.setChecked(size in head.sizes)
        if head.best in self.kind.seats:
            self.best.set_value(head.best)

    def _take_game(self) -> None:
        kind = self.kind
        speech = _speech(kind)
        # Nothing is asked of the rules before the form is theirs, too.
        with QSignalBlocker(self.preset), QSignalBlocker(self.best):
            self.preset.offer((*self.sets.variants(kind), OWN))
            self.preset.say(lambda name: variant_title(speech, str(name)))
            seats = kind.seats_of(next(iter(kind.presets.values())))
            self.best.offer(seats)
            self.best.set_value(seats[len(seats) // 2])
        layout = self.sizes.layout()
        assert layout is not None
        for box in self._boxes.values():
            layout.removeWidget(box)
            box.hide()
            box.deleteLater()
        self._boxes = {size: QCheckBox(str(size)) for size in kind.seats}
        for box in self._boxes.values():
            box.setChecked(True)
            layout.addWidget(box)
        self._base = next(iter(kind.presets))
        self._take_form(OptionsForm(kind.options, speech))
        self.form.set_options(custom.at_club(kind, kind.presets[self._base]))
        self._name_preset()
        paired = any(
            any(len(side) == 2 for side in kind.make(kind.options(), size).sides())
            for size in kind.seats_of(kind.options())
        )
        self.pairs.setEnabled(paired)
        if not paired:
            self.pairs.setChecked(False)

    def _take_form(self, form: OptionsForm) -> None:
        layout = self.options_place.layout()
        assert layout is not None
        clear_layout(layout)
        self.form = form
        form.changed.connect(self._name_preset)
        form.show_tips()
        layout.addWidget(form)
        # Clearing the place lets go of the label too, so that each form gets one of its own.
        self.remarks = QLabel()
        self.remarks.setWordWrap(True)
        layout.addWidget(self.remarks)

    def _name_preset(self) -> None:
        here, variants = self.form.options(), self.sets.variants(self.kind)
        key = self._base if variants.get(self._base) == here else variant_of(variants, here)
        self._base = key or self._base
        self.form.set_base(variants[self._base], variant_title(_speech(self.kind), self._base))
        self.preset.set_value(key)
        self._offer_sizes(self.kind.seats_of(here))
        self._remark()

    def _offer_sizes(self, seats: tuple[int, ...]) -> None:
        """Offer the sizes of tables for which the house rules are."""
        for size, box in self._boxes.items():
            box.setEnabled(size in seats)
        best = self.best.value()
        with QSignalBlocker(self.best):
            self.best.offer(seats)
            self.best.set_value(best if best in seats else seats[len(seats) // 2])

    def _remark(self) -> None:
        """Say what a table should know of these rules before it plays by them."""
        best = self.best.value()
        number = best if isinstance(best, int) else self.kind.usual(self.form.options())
        speech = _speech(self.kind)
        rules = self.kind.make(self.form.options(), number)
        fees, facts = rules.club().lost_fees, rules.remarks()
        self.lost.setText(told.lost_fees(fees))
        self.lost.setVisible(bool(fees))
        lines = [speech.text("game.about")] if self.kind.by_hand else []
        lines += [speech.text(f"remark.{fact.key}", *fact.args) for fact in facts]
        self.remarks.setText("\n".join(lines))
        self.remarks.setVisible(bool(lines))

    def _take_preset(self) -> None:
        if key := str(self.preset.value()):
            self._base = key
            self.form.set_options(custom.at_club(self.kind, self.sets.variants(self.kind)[key]))
            self._name_preset()


def _speech(kind: Game[Any]) -> Speech:
    return Speech(kind.make(kind.options(), kind.usual()))
