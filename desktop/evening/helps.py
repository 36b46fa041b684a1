"""Which help the table allows itself: a preset, or each thing by itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from desktop.common.form_fields import Choice
from desktop.common.heard_as import part
from desktop.look.parts import Note
from desktop.scene import help_words
from engine.agreement import PRESETS, SWITCHES, UNDO, Agreement

translate = QCoreApplication.translate

OWN = ""


class HelpChoice(QWidget):
    """Has an `Agreement` for its value."""

    changed = Signal()
    """Something else is allowed."""

    def __init__(self) -> None:
        super().__init__()
        part(self)
        self.preset = Choice((*PRESETS, OWN))
        self.undo = Choice(UNDO)
        self.switches = {name: QCheckBox() for name in SWITCHES}
        self.note = Note()
        self._own = QWidget()
        own = QVBoxLayout(self._own)
        own.setContentsMargins(20, 0, 0, 0)
        own.setSpacing(2)
        for box in self.switches.values():
            own.addWidget(box)
        own.addWidget(self.undo, 0, Qt.AlignmentFlag.AlignLeft)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 4)
        layout.setSpacing(4)
        layout.addWidget(self.preset, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.note)
        layout.addWidget(self._own)
        self.set_value(PRESETS["at_home"])
        self.preset.chosen.connect(self._take_preset)
        self.undo.chosen.connect(self._told)
        for box in self.switches.values():
            box.toggled.connect(self._told)
        self.retranslate()

    def value(self) -> Agreement:
        """Return what is allowed."""
        name = str(self.preset.value())
        if name != OWN:
            return PRESETS[name]
        own = {name: box.isChecked() for name, box in self.switches.items()}
        return Agreement(undo=str(self.undo.value()), **own)

    def set_value(self, one: Agreement) -> None:
        """Show that this is allowed."""
        for name, box in self.switches.items():
            box.setChecked(getattr(one, name))
        self.undo.set_value(one.undo)
        self.preset.set_value(one.preset)
        self._told()

    def fields(self) -> list[QWidget]:
        """Return what the keyboard walks through."""
        return [self.preset, *self.switches.values(), self.undo]

    def _take_preset(self) -> None:
        # One's own agreement begins with what the preset before it allowed.
        name = str(self.preset.value())
        if name != OWN:
            self.set_value(PRESETS[name])
        self._told()

    def _told(self) -> None:
        own = self.preset.value() == OWN
        self._own.setVisible(own)
        self.note.setVisible(not own)
        self.note.setText(help_words.agreed(self.value()))
        self.changed.emit()

    def set_scale(self, scale: float) -> None:
        """Have larger or smaller letters; 1 is usual."""
        self.note.set_scale(scale)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.preset.setAccessibleName(translate("new-match", "Help during play"))
        self.undo.setAccessibleName(translate("helps", "Undo"))
        self.preset.say(lambda name: help_words.preset(str(name)))
        self.undo.say(lambda value: help_words.undo(str(value)))
        for name, box in self.switches.items():
            box.setText(help_words.switch(name))
        self.note.setText(help_words.agreed(self.value()))
