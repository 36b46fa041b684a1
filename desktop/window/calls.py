"""The tags for what may be said now: pass, play, draw; or the one tag with which it goes on.

Made from the legal Calls alone, so no game is known here. A call that is about a card has its
tag only while that card is picked up; all else about cards is left to the table. The tags lie upon
the table, above the hand: they come and go without moving anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, QRect, QSize, Signal
from PySide6.QtGui import QKeySequence, QRegion, QShortcutEvent
from PySide6.QtWidgets import QMenu, QWidget

from desktop.common.action import Keymap
from desktop.common.heard_as import part
from desktop.common.settings import Settings
from desktop.look.parts import Tag
from desktop.reader.groups import unheard
from desktop.scene.speech import ENTER, Speech
from desktop.scene.tags import asking, asks_which, key_of, stands_for, words_of
from desktop.window.which import menu_of, open_above
from engine.cards import Card
from engine.moves import Call, Move

translate = QCoreApplication.translate


def shown(calls: Iterable[Call], picked: Card | None, offered: Sequence[Call] = ()) -> list[Call]:
    """Return the calls that get a tag: those without a card, and those about the picked card.

    While no card is picked, the calls `offered` get tags too; calls of one word share a tag.
    """
    found = asking(offered) if picked is None else []
    for call in calls:
        about = [arg for arg in call.args if isinstance(arg, Card)]
        if not about or about[0] is picked:
            found.append(call)
    return found


class Decision(Tag):
    """A tag with a letter of its own, which presses it: alone, or else with Alt."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent=parent)
        self._letter = ""
        self._wants_alone = True
        self._alone = 0
        """Qt's id of the shortcut without Alt; 0 if there is none."""

    @property
    def letter(self) -> str:
        """Its letter or digit, in capitals; "" for none."""
        return self._letter

    def set_words(
        self, words: str, key: str = "", alone: bool = True, letter: str | None = None
    ) -> None:
        """Have this text, with `&` before its letter; `key` is shown in place of the letter.

        With a `letter`, "" for none, that one counts and the text has no marks. If `alone`, the
        letter works without Alt, and Alt with it is left to the menus.
        """
        text = words
        if letter is None:
            plain = words.replace("&&", "\0")
            letter = plain.partition("&")[2][:1]
            text = plain.replace("&", "").replace("\0", "&")
        letter = letter.upper()
        self.setText(text)
        self.setAccessibleName(text)
        if (letter, alone) != (self._letter, self._wants_alone):
            self._letter, self._wants_alone = letter, alone
            self.setShortcut(QKeySequence("" if alone or not letter else f"Alt+{letter}"))
            if self._alone:
                self.releaseShortcut(self._alone)
            self._alone = self.grabShortcut(QKeySequence(letter)) if letter and alone else 0
        self.set_key(key or letter)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QShortcutEvent) and event.shortcutId() == self._alone != 0:
            if not event.isAmbiguous():
                self.click()
            return True
        return super().event(event)


def around(tag: Decision) -> QMargins:
    """Return the room for the shadow of a tag."""
    return QMargins(*(4 * [tag.margin()]))


class CallBar(QWidget):
    """The tags above the hand; beside and between them lies the table."""

    called = Signal(object)
    """A Call was said."""
    wanted = Signal(str)
    """A tag beside the one to go on was pressed: the id of its action."""
    asked_which = Signal(object)
    """The menu that asks which card is meant is about to be opened."""
    focus_lost = Signal()
    """The tag that the keyboard is at goes away."""
    keys_changed = Signal(str)
    """The keys that answer the question are these now; no other action may have them."""
    changed = Signal()
    """Other tags are there, or they are of another size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        part(self)
        self.letters_alone = True
        """Whether the letter of a tag is heard without Alt as well."""
        self._speech: Speech | None = None
        self._calls: list[Call] = []
        self._hint: Move | None = None
        self._offered: tuple[Call, ...] = ()
        self._buttons: list[Decision] = []
        self._keys: list[str] = []
        """The key of each of them, in the same order."""
        self._only = False
        self._scale = 1.0
        self.next_button = Decision(self)
        self.next_button.set_first(True)
        self.next_button.hide()
        self.next_wanted = False
        """Whether the tag to go on is there, in place of the calls."""
        self.beside: dict[str, Decision] = {}
        """The tags beside the one to go on, or beside calls, by the ids of their actions."""
        self._told: tuple[object, ...] = ()
        self.retranslate()

    @property
    def buttons(self) -> list[Decision]:
        """The tags of calls there are now, from left to right."""
        return list(self._buttons)

    @property
    def sizes(self) -> tuple[QSize, ...]:
        """How large each tag is that is there now."""
        return tuple(tag.extent() for tag in self.tags)

    @property
    def row(self) -> int:
        """How high a row of tags is, also while there are none."""
        return max(tag.extent().height() for tag in (self.next_button, *self._buttons))

    @property
    def tags(self) -> list[Decision]:
        """The tags that are there now, of whichever kind, from left to right."""
        first = [self.next_button] if self.next_wanted else self._buttons
        return [*first, *self.beside.values()]

    @property
    def entered(self) -> Decision | None:
        """The tag that Enter presses: the only one, or the one with which a step ends."""
        here = zip(self._buttons, self._keys, strict=True)
        return next((tag for tag, key in here if key == ENTER), None)

    def enter(self) -> bool:
        """Press the tag that is for Enter; whether there is one."""
        tag = self.entered
        if tag is None or not tag.isVisible():
            return False
        tag.click()
        return True

    def press(self, key: str) -> bool:
        """Press the tag with this key; whether there is one."""
        for tag in self._buttons:
            if key and tag.letter == key and tag.isVisible():
                tag.click()
                return True
        return False

    # What is offered.

    def show_calls(
        self,
        calls: Sequence[Call],
        speech: Speech,
        picked: Card | None = None,
        hint: Move | None = None,
        offered: Sequence[Call] = (),
        *,
        only: bool = False,
    ) -> None:
        """Offer these calls, in words of this speech; the one that is the hint stands out.

        If it is the `only` thing that can be done, its key is Enter.
        """
        wanted, self._only = shown(calls, picked, offered), only
        self._speech, self._hint, self._offered = speech, hint, tuple(offered)
        if wanted != self._calls:
            self._calls = wanted
            self._rebuild()
        self._name_buttons()
        self._tell()

    def show_next(
        self, wanted: bool, text: str, beside: Sequence[tuple[str, str, str]] = ()
    ) -> None:
        """Offer the tag to go on in place of the calls, or the calls again.

        Others `beside` it or them have the id of an action, its words, and the key that is shown.
        """
        self.next_wanted = wanted
        self._lay_beside(beside)
        if not wanted:
            _let_go(self.next_button)
        self.next_button.setEnabled(wanted)
        self.next_button.set_words(text, ENTER, alone=False)
        self._tell()

    def _lay_beside(self, beside: Sequence[tuple[str, str, str]]) -> None:
        names = [name for name, _, _ in beside]
        for name in [name for name in self.beside if name not in names]:
            gone = self.beside.pop(name)
            _let_go(gone)
            gone.hide()
            gone.deleteLater()
        for name, words, key in beside:
            if name not in self.beside:
                tag = Decision(self)
                tag.set_scale(self._scale)
                tag.clicked.connect(partial(self.wanted.emit, name))
                self.beside[name] = tag
            self.beside[name].set_words(words.replace("&", "&&"), key, alone=False)
        self.beside = {name: self.beside[name] for name in names}

    def clear(self) -> None:
        """Offer nothing."""
        self._calls = []
        self._rebuild()
        self.keys_changed.emit("")
        self._tell()

    def fit(self, scale: float, *, close: bool) -> None:
        """Have those that are there now with such letters, their keys `close` or behind them."""
        for tag in self.tags:
            tag.set_scale(scale)
            tag.set_close(close)

    def set_scale(self, scale: float) -> None:
        """Have tags with larger or smaller letters; 1 is usual."""
        self._scale = scale
        for tag in (self.next_button, *self.beside.values(), *self._buttons):
            tag.set_scale(scale)
        self._tell()

    def _rebuild(self) -> None:
        for menu in self.findChildren(QMenu):
            # It was answered otherwise, as a screen reader may; an open menu has all keys.
            menu.close()
        gone, self._buttons = self._buttons, [self._button(call) for call in self._calls]
        self._keys = [""] * len(self._buttons)
        if any(button.hasFocus() for button in gone):
            # Else Qt would give it to whatever Tab leads to, as if somebody had gone there.
            self.focus_lost.emit()
        # Hidden last, for what has the focus may then ask for other calls at once.
        for button in gone:
            _let_go(button)
            button.hide()
            # Not at once: it may be the one that is just being clicked.
            button.deleteLater()

    def _button(self, call: Call) -> Decision:
        button = Decision(self)
        button.set_scale(self._scale)
        button.clicked.connect(lambda: self._say(call, button))
        return button

    def _say(self, call: Call, button: Decision) -> None:
        """Say this call, or ask first which card it is about."""
        if not asks_which(call) or self._speech is None:
            self.called.emit(call)
            return
        about = [one for one in self._offered if stands_for(call, one)]
        menu = menu_of(self, about, self._speech, self.called.emit)
        self.asked_which.emit(menu)
        open_above(menu, button)

    def _name_buttons(self) -> None:
        if self._speech is None:
            return
        texts = [words_of(call, self._speech) for call in self._calls]
        found = keys_of([key_of(call, self._speech) for call in self._calls])
        if self._only and len(found) == 1:
            found = [ENTER]
        self._keys = found
        self.keys_changed.emit("".join(found).replace(ENTER, ""))
        for call, text, letter, button in zip(
            self._calls, texts, found, self._buttons, strict=True
        ):
            hinted = stands_for(call, self._hint)
            key, letter = (ENTER, "") if letter == ENTER else ("", letter)
            button.set_words(text, key, alone=self.letters_alone, letter=letter)
            button.set_first(hinted)
            button.setAccessibleDescription(translate("calls", "suggested") if hinted else "")

    def _tell(self) -> None:
        tags = self.tags
        for one in (self.next_button, *self.beside.values(), *self._buttons):
            if one not in tags:
                _let_go(one)
            one.setVisible(one in tags)
        self.setVisible(bool(tags))
        # Laying out the table again is dear, and mostly the same is offered as before.
        told = tuple(tags), self.sizes, self.row
        if told != self._told:
            self._told = told
            self.changed.emit()

    # Where they lie.

    def lie_at(self, places: Sequence[QRect]) -> bool:
        """Lie there, each tag at its place in the parent; whether any lies elsewhere than before.

        Between the tags a click is the table's.
        """
        there = [
            (tag, place.marginsAdded(around(tag)))
            for tag, place in zip(self.tags, places, strict=False)
        ]
        whole, covered = QRect(), QRegion()
        for _, place in there:
            whole = whole.united(place)
        for _, place in there:
            covered += place.translated(-whole.topLeft())
        moved = whole != self.geometry() or covered != self.mask()
        if moved:
            self.setGeometry(whole)
            self.setMask(covered)
        for tag, place in there:
            tag.setGeometry(place.translated(-whole.topLeft()))
        return moved

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(translate("calls", "Phrases"))
        self._name_buttons()

    # Qt's overrides.

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._tell()
        super().changeEvent(event)


def _let_go(tag: QWidget) -> None:
    """Drop the focus silently: Qt would pass it on as if Tab had been pressed, and show a ring."""
    if tag.hasFocus():
        with unheard(tag):
            tag.clearFocus()


_DIGITS = "1234567890"


def keys_of(own: Sequence[str]) -> list[str]:
    """Return tags' keys from left to right, all different; `own` is each call's own or "".

    A tag without a key of its own, or whose key a tag further left has already, gets the digit of
    its place or the next free one; "" once all digits are taken.
    """
    keys = ["" if key in own[:place] else key for place, key in enumerate(own)]
    for place, key in enumerate(keys):
        if not key:
            after = _DIGITS[place:] + _DIGITS[:place]
            keys[place] = next((digit for digit in after if digit not in keys), "")
    return keys


class LetterKeys(QObject):
    """Letters by themselves as keys: of the menus' actions, and of tags, by the setting.

    Screen readers have those letters for their own; Alt with the letter of a tag always works.
    """

    def __init__(self, settings: Settings, keymap: Keymap, calls: CallBar) -> None:
        super().__init__(calls)
        self._settings = settings
        self._keymap = keymap
        self._calls = calls
        settings.changed.connect(self._changed)
        self._follow()

    def _changed(self, name: str) -> None:
        if name == "letter_keys":
            self._follow()

    def _follow(self) -> None:
        on = self._settings.on("letter_keys")
        self._keymap.use_letters(on)
        self._calls.letters_alone = on
        self._calls.retranslate()
