"""The menus of the window, built from the registry, and its actions by id.

Each button triggers an action here, so that menus, buttons and keys do the same. What
is not allowed is greyed, and its tip says why; its key, pressed all the same, says it too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QMenu, QMenuBar, QWidget

from desktop.common import plain_text
from desktop.common.action import KEY_ONLY, Action, Keymap, Scope
from desktop.common.key_names import shown
from desktop.look.signs import paint_sign
from desktop.window.registry import FILLED, MENUS, SUBMENUS, WINDOW_ACTIONS
from desktop.window.state import State

translate = QCoreApplication.translate

_REPEATED = ("undo", "redo", "bigger", "smaller")
"""What a key that is held down does again and again."""


class MuteSign(QAbstractButton):
    """A crossed-out loudspeaker at the end of the menu bar while no sound is heard.

    Pressing it turns the sounds on; where nothing can play, its tip says why. The keyboard and
    screen readers have the entry of the menu.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        high = self.fontMetrics().height()
        return QSize(2 * high, round(1.6 * high))

    def paintEvent(self, event: QPaintEvent) -> None:
        side = min(self.fontMetrics().height(), self.height())
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        ink = self.palette().color(self.foregroundRole()).name()
        paint_sign(QPainter(self), "mute", place, ink)


class Menus(QObject):
    """The menu bar of a window, and an action for everything the window does.

    `slots` say what each action does, by its id; `state` says what is, each time it is asked.
    """

    refused = Signal(str)
    """Something was wanted that is not allowed now: why not, as a sentence."""

    def __init__(
        self,
        window: QMainWindow,
        keymap: Keymap,
        state: Callable[[], State],
        slots: Mapping[str, Callable[[], object]],
    ) -> None:
        super().__init__(window)
        self._keymap = keymap
        self._state = state
        self.slots = dict(slots)
        """What each action does, by its id."""
        self._registered = {one.id: one for one in WINDOW_ACTIONS}
        self._bar = window.menuBar()
        self._menus: dict[str, QMenu] = {name: self._bar.addMenu("") for name in MENUS}
        for menu in self._menus.values():
            menu.setToolTipsVisible(True)
            menu.aboutToShow.connect(self.refresh)
        self.mute = MuteSign(self._bar)
        self.mute.clicked.connect(lambda: self.do("sound"))
        self._bar.setCornerWidget(self.mute)
        self._left, self._left_with_alt = "", False
        """Keys that answer what is asked, and whether they do so with Alt."""
        self._inner: dict[str, QMenu] = {}
        """Menus within another one, made where their first entry stands."""
        self._choices: dict[str, QActionGroup] = {}
        """Of the entries of each of them one is chosen."""
        self._reasons: dict[str, str] = {}
        self._seen: State | None = None
        """The state by which everything was greyed last; None once the words are other ones."""
        self.actions = {one.id: self._made(one, window) for one in WINDOW_ACTIONS}
        keymap.changed.connect(self._use_keys)
        self.retranslate()

    def _made(self, registered: Action[State], window: QMainWindow) -> QAction:
        action = QAction(window)
        action.setObjectName(registered.id)
        action.setCheckable(registered.checkable)
        # A key that is held down must not cut a wait and then go on to the next thing.
        action.setAutoRepeat(registered.id in _REPEATED)
        action.triggered.connect(partial(self.do, registered.id))
        menu = self._menu(registered.place)
        if menu is not None:
            if registered.separated:
                menu.addSeparator()
            menu.addAction(action)
            if registered.place in self._choices:
                self._choices[registered.place].addAction(action)
            action.setShortcuts(self._sequences(registered.id))
            window.addAction(action)
        return action

    def _menu(self, place: str) -> QMenu | None:
        """Return the menu of this name; None for what is in none."""
        if place in SUBMENUS and place not in self._inner:
            self._inner[place] = self._menus[SUBMENUS[place][0]].addMenu("")
            self._choices[place] = QActionGroup(self)
        return self._menus.get(place) or self._inner.get(place)

    def within(self, name: str, before: str, fill: Callable[[], object]) -> QMenu:
        """Return a menu of FILLED, before this entry of View; `fill` lists what it offers."""
        outer = self._menus["view"]
        made = self._inner[name] = QMenu(translate("menu", FILLED[name]), outer)
        outer.insertMenu(self.actions[before], made)
        outer.aboutToShow.connect(fill)
        return made

    def _use_keys(self, name: str) -> None:
        """Other keys were chosen for an action."""
        if name in self.actions and self._menu(self._registered[name].place) is not None:
            self.actions[name].setShortcuts(self._sequences(name))

    def _sequences(self, name: str) -> list[QKeySequence]:
        return [QKeySequence(key) for key in self._keymap.keys(name) if key not in {*self._left}]

    # What is done.

    def do(self, name: str, _checked: bool = False) -> None:
        """Do what the action with this id is for, or say why not."""
        # Asked again: what is greyed is what was not allowed a moment ago.
        if why := self.why_not(name):
            self.refresh()
            self.refused.emit(why)
        else:
            self.slots[name]()

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means that nobody has wanted; whether it meant anything.

        The key of a greyed entry comes here, for Qt passes it on.
        """
        name = self._keymap.pressed(event, Scope.WINDOW)
        if not name:
            return False
        if self._registered[name].place == KEY_ONLY:
            allowed = not event.isAutoRepeat() and not self.why_not(name)
            if allowed:
                self.slots[name]()
            return allowed
        if not event.isAutoRepeat():
            self.do(name)
        return True

    # What is allowed.

    def why_not(self, name: str) -> str:
        """Why the action with this id is not allowed now, as a sentence; "" if it is."""
        return self._registered[name].why_not(self._state())

    def refresh(self) -> None:
        """Grey what is not allowed now, and say why; check what is on."""
        state = self._state()
        self.actions["sound"].setChecked(state.loud)
        self.mute.setVisible(not state.loud)
        self.actions[f"pace_{state.pace}"].setChecked(True)
        self.actions[f"order_{state.hand_order}"].setChecked(True)
        if state == self._seen:
            # Nothing else is to be said, but what somebody has switched by hand is put right.
            for name, action in self.actions.items():
                action.setEnabled(not self._reasons[name])
            return
        self._seen = state
        play_it = translate("menu", "Play the &hint")
        self.actions["hint"].setText(play_it if state.hinted else self._registered["hint"].words())
        self._reasons = {name: self._registered[name].why_not(state) for name in self.actions}
        for name, action in self.actions.items():
            why = self._reasons[name]
            action.setEnabled(not why)
            action.setToolTip(plain_text.tip(why or self._registered[name].tip_words()))
            action.setStatusTip(why)
        off = translate("menu", "Sound is off")
        self.mute.setAccessibleName(off)
        self.mute.setToolTip(plain_text.tip(self._reasons["sound"] or off))

    def reason(self, name: str) -> str:
        """As `why_not`, as it was when this was last looked at; nothing is worked out anew."""
        return self._reasons.get(name, "")

    # How it looks.

    def retranslate(self) -> None:
        """Set every text in the language of now; tips are set by `refresh`."""
        self._seen = None
        self._name_menus()
        for name, menu in self._inner.items():
            menu.setTitle(translate("menu", FILLED.get(name) or SUBMENUS[name][1]))
        for name, action in self.actions.items():
            action.setText(self._registered[name].words())

    def tip(self, name: str) -> str:
        """Return what a button for the action with this id has for a tip: its use, and its key."""
        registered, keys = self._registered[name], self._keymap.keys(name)
        text = registered.tip_words() or registered.plain_words()
        return f"{text} ({shown(keys[0])})" if keys else text

    def leave(self, keys: str, *, alt: bool) -> None:
        """Leave these letters and digits to the tags of a question, with `alt` those of Alt too.

        Two who want one key have it in turn in Qt, so that neither could be relied upon.
        """
        if (keys, alt) == (self._left, self._left_with_alt):
            return
        titles = alt or self._left_with_alt
        other = {*keys} ^ {*self._left}
        self._left, self._left_with_alt = keys, alt
        for name in self.actions:
            if not other.isdisjoint(self._keymap.keys(name)):
                self._use_keys(name)
        if titles:
            self._name_menus()

    def _name_menus(self) -> None:
        for action, title in zip(self._menu_bar().actions(), MENUS.values(), strict=True):
            text = translate("menu", title)
            letter = text.partition("&")[2][:1].upper()
            taken = self._left_with_alt and letter in self._left
            action.setText(text.replace("&", "") if taken else text)

    def _menu_bar(self) -> QMenuBar:
        """Return the menu bar, asked of the window each time.

        PySide takes Python objects of the bar and its menus for deleted while one switch is used.
        """
        window = self.parent()
        assert isinstance(window, QMainWindow)
        return window.menuBar()
