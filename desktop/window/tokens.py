"""The round tokens low right, or low left: undo, hint, last trick, say, more.

Each does an action of the registry, by way of the menus: what is not allowed now is greyed and its
tip says why. Where there is no room for all, one token opens a menu with everything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QMargins, QObject, QRect, QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QMenu, QWidget

from desktop.common import plain_text
from desktop.look.lettering import letters
from desktop.look.parts import Token
from desktop.scene import tags
from desktop.table.layout import is_small
from desktop.window.menus import Menus
from desktop.window.talk import TalkButton
from desktop.window.which import open_above
from engine.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

SINGLE: Mapping[str, tuple[str, str]] = {
    "undo": ("undo", tags.UNDO),
    "hint": ("hint", tags.HINT),
    "last_trick": ("trick", tags.LAST_TRICK),
}
"""The tokens that stand for one action each: the sign, and the word below it."""
CHOICES = QT_TRANSLATE_NOOP("tokens", "Compare")
"""The word below the one for a hint while that stands there."""
SHORT = QT_TRANSLATE_NOOP("tokens", "Trick")
"""The word for the last trick on a small table, where the whole one lies over the next token's."""

MORE: tuple[tuple[str, ...], ...] = (
    ("redo", "claim", "sort", "hurry", "deal"),
    ("hindsight", "evening_page", "correct"),
    ("slate", "bigger", "smaller", "fit", "full_screen"),
    ("rules", "glossary", "keys"),
)
"""What the last token offers besides, part by part."""


class Tokens(QObject):
    """The tokens of one table; `talk` is the one with which something is said."""

    def __init__(self, parent: QWidget, talk: TalkButton) -> None:
        super().__init__(parent)
        self.talk = talk
        self.single = {name: Token(sign, "", parent=parent) for name, (sign, _) in SINGLE.items()}
        self.more = Token("more", "", parent=parent)
        self.slate = Token("slate", "", parent=parent)
        """Stands for the slate where that has no room on the table."""
        self.slate.hide()
        self.menu = QMenu(self.more)
        self.menu.setToolTipsVisible(True)
        self.menu.aboutToShow.connect(self._fill)
        self.more.clicked.connect(self.open)
        self._menus: Menus | None = None
        self._folded = False
        self._gap = 6
        self._shown = False
        self._hinted = False
        self._narrow = False

    def bind(self, menus: Menus) -> None:
        """Do what these menus do."""
        self._menus = menus
        for name, token in self._bound():
            token.clicked.connect(partial(self._press, name))
            menus.actions[name].changed.connect(partial(self._follow, name))
            self._follow(name)

    def _bound(self) -> list[tuple[str, Token]]:
        """Each action and the token that does it."""
        return [*self.single.items(), ("slate", self.slate)]

    def _done_by(self, name: str) -> str:
        """Return the action that this token does now: once a hint is there it shows all choices.

        Two quick clicks on it must not play a card, as its key does.
        """
        return "choices" if self._hinted and name == "hint" else name

    def _press(self, name: str) -> None:
        if self._menus is not None:
            self._menus.do(self._done_by(name))

    def _follow(self, name: str) -> None:
        """Be greyed as the action is, and say why or by which key."""
        if self._menus is None:
            return
        action, token = self._menus.actions[name], dict(self._bound())[name]
        token.setEnabled(action.isEnabled())
        tip = self._menus.tip(self._done_by(name))
        token.setToolTip(plain_text.tip(self._menus.reason(name) or tip))

    # Where they lie.

    @property
    def count(self) -> int:
        """How many there may be when none is folded away, with one to say something."""
        return len(self.single) + 2

    def size_on(self, table: QSize) -> QSize:
        """How much room each takes, whatever its word, with what is between it and the next.

        It holds the longest word that any of them ever has, so that none moves for another one. On
        a small table that is beside the hand, and a longer word reaches beyond its token, half of
        it to either side, as far as the word of the slate leaves room.
        """
        cell = self.more.cell().grownBy(QMargins(self._gap, 0, self._gap, self._gap // 2))
        wide = self._longest()
        if is_small(table):
            wide = (wide + self._width(translate("tokens", "Slate"))) // 2
        return cell.expandedTo(QSize(wide + self._gap, 0))

    def _longest(self) -> int:
        """Return the width of the longest word that any of them ever has."""
        words = [*(word for _, word in SINGLE.values()), CHOICES]
        return max(self._width(translate("tokens", word)) for word in words)

    def _width(self, word: str) -> int:
        return QFontMetrics(letters("small", self.more.scale)).horizontalAdvance(word)

    def set_scale(self, scale: float) -> None:
        """Have larger or smaller letters; 1 is usual."""
        self._gap = round(6 * scale)
        for token in self._every():
            token.set_scale(scale)

    def show(self, shown: bool) -> None:
        """Be there, or not while real cards are played with."""
        self._shown = shown
        self._show()

    def lie_at(self, places: Sequence[QRect]) -> None:
        """Lie at these places, the last is for more; one place alone holds all of them."""
        self._folded = len(places) < self.count
        self._narrow = places[-1].width() < self._longest() + self._gap
        self._name_last_trick()
        self.talk.anchor = self.more if self._folded else self.talk
        # Where nothing has been to say yet the first place is kept for it.
        for token, place in zip(reversed(self._tokens()), reversed(places), strict=False):
            token.place(self._within(place))
        self._show()

    def place_slate(self, place: QRect) -> None:
        """Have the token that stands for the slate there."""
        self.slate.place(self._within(place))

    def _within(self, place: QRect) -> QRect:
        return place.adjusted(self._gap, 0, -self._gap, -(self._gap // 2))

    def _every(self) -> list[Token]:
        return [*self.single.values(), self.talk, self.more, self.slate]

    def _tokens(self) -> list[Token]:
        if self._folded:
            return [self.more]
        talk = [self.talk] if self.talk.wanted else []
        return [*talk, *self.single.values(), self.more]

    def _show(self) -> None:
        there = self._tokens() if self._shown else []
        for token in (*self.single.values(), self.talk, self.more):
            token.setVisible(token in there)

    # The menu.

    def open(self) -> None:
        """Show what else can be done."""
        self._fill()
        open_above(self.menu, self.more)

    def _fill(self) -> None:
        if self._menus is None:
            return
        self._menus.refresh()
        self.menu.clear()
        folded = (*SINGLE, "talk") if self._folded else ()
        for part in (folded, *MORE):
            for name in part:
                self.menu.addAction(self._menus.actions[name])
            self.menu.addSeparator()

    def show_hinted(self, hinted: bool) -> None:
        """While a hint is shown its token leads on to all choices."""
        if hinted != self._hinted:
            self._hinted = hinted
            self.retranslate()

    def _name_last_trick(self) -> None:
        """Have as much of its name below its token as there is room for; a reader has all of it."""
        token, whole = self.single["last_trick"], translate("tokens", SINGLE["last_trick"][1])
        token.setText(translate("tokens", SHORT) if self._narrow else whole)
        token.setAccessibleName(whole)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        for name, token in self.single.items():
            token.setText(translate("tokens", SINGLE[name][1]))
            self._follow(name)
        self._name_last_trick()
        if self._hinted:
            self.single["hint"].setText(translate("tokens", CHOICES))
        self.slate.setText(translate("tokens", "Slate"))
        self._follow("slate")
        self.more.setText(translate("tokens", "More"))
        tip = translate("tokens", "More actions")
        self.more.setToolTip(self._menus.tip("more") if self._menus is not None else tip)
