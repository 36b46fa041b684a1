"""What is there while an evening is open: the table from edge to edge, and what lies upon it.

Tags, tokens, sentences and slate are real buttons and labels over the table, at the places that its
layout gives; they come and go without moving a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise, product
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from desktop.common import motion
from desktop.common.action import Keymap
from desktop.common.debounce import ButtonGuard
from desktop.common.own_keys import OwnKeys
from desktop.common.settings import Settings
from desktop.house_rules.sets import set_of
from desktop.look.lettering import (
    SIZES,
    SMALLEST,
    larger_on,
    letters,
    scales_below,
    table_scale,
)
from desktop.look.parts import Tag, Token, WoodLabel
from desktop.packs import Pack
from desktop.reader.groups import Group, group
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.session.controller import MatchController
from desktop.sheet.near_slate import NearSlate
from desktop.sheet.scrolling import NOTCH
from desktop.sheet.slate_thing import SlateThing
from desktop.table.extents import Room
from desktop.table.table import TableView
from desktop.window.calls import CallBar, LetterKeys
from desktop.window.closed_hand import ClosedHand
from desktop.window.curtain import Curtain
from desktop.window.end_paper import EndPaper
from desktop.window.message_line import MessageLine
from desktop.window.talk import TalkButton
from desktop.window.tokens import Tokens
from engine.head import Head
from engine.moves import Call

if TYPE_CHECKING:
    from desktop.score.page import ScorePage

translate = QCoreApplication.translate

TOLD = 0.68
"""How much of a small table's height the paper of an end and the tags below it have."""


class Board(QWidget):
    """The page of the window on which is played, or on which real cards are written down."""

    woke = Signal()
    """Its window has come to the front."""
    sized = Signal(str)
    """The wheel was turned with Ctrl held: "bigger" or "smaller"."""

    def __init__(self, settings: Settings, pack: Pack, controller: MatchController) -> None:
        super().__init__()
        # Before anybody can have asked what this is.
        group(self, Board._groups, (Tag, Token, SlateThing))
        self._controller = controller
        self._settings = settings
        self.pack = pack
        self._scale = 0.0
        self._turned = 0
        """How far the wheel was turned with Ctrl held, since the last notch."""
        self._coming = False
        """Whether the table will be told a scene in a moment, and lies as it is until then."""
        self.table = TableView(settings, pack)
        # With real cards the score is kept where else the table is.
        self.felt = QStackedWidget(self)
        self.felt.addWidget(self.table)
        # What is made later lies above, and Tab comes to it later.
        self.calls = CallBar(self)
        self.next_button = self.calls.next_button
        self.guard = ButtonGuard(settings)
        self.guard.watch(self.next_button)
        self.calls.asked_which.connect(self.guard.watch)
        self.message = MessageLine(settings, self)
        self.message.avoids = self._read_upon_the_table
        self.slate = SlateThing(self, lambda: motion.pace(settings) > 0)
        self.paper = EndPaper(settings, self)
        self.talk = TalkButton(self)
        self.tokens = Tokens(self, self.talk)
        self.mark = WoodLabel(self)
        """What kind of evening this is, where it is not an evening like others."""
        self.mark.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.side = NearSlate(settings, self)
        self.curtain = Curtain(self)
        self._named: tuple[Head, str] | None = None
        """A match without a preset, and the set of house rules by which it is played."""
        self._connect()

    def _order_stops(self) -> None:
        """Let Tab go from the cards the way in which is read: tags are made anew all the time."""
        tokens = self.tokens
        around = *self.calls.tags, *tokens.single.values(), self.talk, tokens.more
        for one, after in pairwise((self.slate, tokens.slate, *around)):
            QWidget.setTabOrder(one, after)

    def _groups(self) -> list[Group | QWidget]:
        """Return the table and what lies upon it, for screen readers; nothing while it is made."""
        if not hasattr(self, "tokens"):
            return []
        slate = (self.slate, self.tokens.slate)
        beside = self.tokens.single.values()
        acts = (*self.calls.tags, *beside, self.talk, self.tokens.more)
        return [
            self.felt,
            self.paper,
            Group("slate", translate("side", "Slate"), slate),
            Group("acts", translate("window", "Your choices"), acts),
        ]

    def _connect(self) -> None:
        self.table.laid.connect(self.lay_out)
        self.calls.changed.connect(self._order_stops)
        self.calls.changed.connect(self.lay_out)
        self.calls.focus_lost.connect(self.to_table)
        self.table.contents.note.stood.connect(self.message.lie)
        self.table.contents.enter = self.calls.enter
        self.slate.clicked.connect(lambda: self.side.bring())
        self.side.turned.connect(self.lay_out)

    @cached_property
    def score(self) -> ScorePage:
        """The page for real cards: it is made when they are first played with."""
        from desktop.score.page import ScorePage

        page = ScorePage(self._controller.score_entry, self._settings)
        page.wanted.connect(self.calls.wanted)
        page.near.connect(lambda: self.side.bring(self.side.plain))
        page.left_over.connect(self.next_button.setFocus)
        self.felt.addWidget(page)
        return page

    @property
    def scoring(self) -> bool:
        """Whether the page for real cards is shown, and no table."""
        return self.felt.currentWidget() is not self.table

    def use_keys(self, keymap: Keymap) -> None:
        """Hear the keys that actions have there; letters by themselves as the settings say."""
        self._own_keys = OwnKeys(self._settings, keymap, self)
        self.table.use_keys(keymap)
        self._closed_hand = ClosedHand(keymap, self)
        self._closed_hand.looks.connect(self._controller.display.look)
        self._closed_hand.told.connect(self.message.say)
        self.table.hand.looked.connect(self._controller.display.look)
        self._controller.display.scene_changed.connect(self._closed_hand.show)
        self._letter_keys = LetterKeys(self._settings, keymap, self.calls)

    def begin(self, *, real_cards: bool) -> None:
        """Another match is on, or none: empty the table, and show it or the page of the score."""
        self.table.clear()
        self.calls.clear()
        if real_cards:
            self.score.forget()
        self.felt.setCurrentWidget(self.score if real_cards else self.table)
        self.side.forget()
        self.side.put_back()
        self.slate.show_page(None)
        self.paper.show_ending(None)
        self.talk.wanted = False
        self.tokens.show(not real_cards)
        self.message.clear()
        self.lay_out()

    def show_calls(self, scene: Scene, speech: Speech, *, coming: bool = False) -> None:
        """Offer what may be said now, in this scene and across the table.

        While the scene is only `coming`, the table hears of it and shows both at once.
        """
        calls = [move for move in scene.legal if isinstance(move, Call)] or [*scene.replies]
        phrases = self._controller.talk.phrases()
        self.talk.offer(phrases, speech, self.table.picked, self._controller.talk.groups(phrases))
        within = self.calls.isAncestorOf(QApplication.focusWidget() or self)
        self._coming = coming
        self.paper.show_ending(scene.ending)
        self.tokens.show_hinted(scene.hint is not None)
        only = len(scene.legal) == 1
        picked = self.table.picked
        self.calls.show_calls(calls, speech, picked, scene.hint, scene.offered, only=only)
        self._coming = False
        if within and not coming and QApplication.focusWidget() is None:
            self.table.take_keyboard(Qt.FocusReason.MouseFocusReason, heard=False)
        for tag in self.calls.buttons:
            self.guard.watch(tag)

    def show_next(
        self, wanted: bool, text: str, beside: Sequence[tuple[str, str, str]] = ()
    ) -> None:
        """Offer the tag to go on in place of the calls, and others `beside` it, or the calls."""
        before = self.next_button.text()
        self.calls.show_next(wanted, text, beside)
        for tag in self.calls.beside.values():
            self.guard.watch(tag)
        if before != self.next_button.text():
            self.guard.stir(self.next_button)

    @property
    def next_wanted(self) -> bool:
        """Whether the tag to go on is shown."""
        return self.calls.next_wanted

    def rules_name(self) -> str:
        """Return what the rules of the match are called; "" for house rules without a name."""
        head, speech = self._controller.head, self._controller.speech
        if head is None or speech is None:
            return ""
        if head.preset:
            return speech.preset(head.preset)
        if self._named is None or self._named[0] is not head:
            self._named = head, set_of(head)
        return self._named[1]

    def show_sheet(self) -> None:
        """Show what the evening has come to."""
        controller = self._controller
        sheet, so_far = controller.sheet(), controller.sheet_so_far()
        if sheet and so_far and controller.head is not None and controller.speech is not None:
            rules, corrected = self.rules_name(), controller.corrected()
            self.side.show_sheet(
                sheet, so_far, controller.head, controller.speech, corrected, rules
            )
            self.slate.show_page(self.side.slate.page)
        if controller.real_cards:
            self.score.show_match(self.side.page)

    def to_table(self) -> None:
        """Bring the keyboard to the cards. After an answer by a key one has to see where one is."""
        keys = self.guard.by_keys
        reason = Qt.FocusReason.TabFocusReason if keys else Qt.FocusReason.MouseFocusReason
        self.table.take_keyboard(reason, heard=False)

    # Where everything lies.

    @property
    def _left_handed(self) -> bool:
        return self._settings.on("left_handed")

    def _fit_letters(self) -> None:
        scale = table_scale(self.size())
        if scale != self._scale:
            self._scale = scale
            for one in (self.calls, self.tokens, self.message, self.side, self.paper):
                one.set_scale(scale)
            self.slate.setFont(letters("small", scale, italic=True))
            self.mark.set_letters(letters("small", scale, italic=True))

    def lay_out(self) -> None:
        """Put everything where the table's layout has room for it."""
        self.felt.setGeometry(self.rect())
        self._lie()

    def _read_upon_the_table(self) -> list[QRect]:
        """Where the words beside a card lie now, and a tip."""
        note, corner = self.table.contents.note, self.table.geometry().topLeft()
        found = [note.geometry()] if note.isVisible() else []
        return [one.translated(corner) for one in (*found, note.beside) if not one.isEmpty()]

    def _lie(self) -> None:
        if self.scoring:
            self._lay_out_score()
            return
        tokens, calls = self.tokens, self.calls
        sheet = self.paper.wanted(self.size())
        calls.fit(self._scale, close=False)
        row = calls.row
        self._fit_tags(sheet)
        room = Room(calls.sizes, row, tokens.size_on(self.table.size()), tokens.count, sheet)
        self.table.make_room(room, later=self._coming)
        if self._coming:
            return
        places = self.table.places
        if calls.lie_at(places.tags):
            self.guard.stir_all()
        left, right = places.strip
        above = QRect(left, 0, right - left, places.prompt.bottom() + 1)
        self.message.lie_in(above, self.table.prompt_rect)
        tokens.lie_at(places.tokens)
        if not places.sheet.isEmpty():
            self.paper.lie_at(places.sheet)
        lies = self._settings.on("show_slate") and not self.side.near
        lies &= not self.table.contents.hand_only
        if places.slate is not None:
            self.slate.lie_at(places.slate)
        else:
            tokens.place_slate(places.slate_token)
        tokens.slate.setVisible(lies and places.slate is None)
        self.slate.setVisible(lies and places.slate is not None)
        self.side.lie_in(self.rect(), self._near())
        wide = min(round(150 * self._scale), self.mark.wide())
        left = round(8 * self._scale)
        if self._left_handed:
            left = self.width() - left - wide
        self.mark.setGeometry(left, 4, wide, self.mark.needed(wide))

    def _fit_tags(self, sheet: QSize) -> None:
        """Where tags have too little room their keys stand before the words, and then they shrink.

        They have the rows that are kept for them; where letters are large, and the paper of an end
        needs the room, less than that. What has no room even so has one row more.
        """
        calls, places = self.calls, self.table.places
        gap, (left, right) = 2 * places.margin, places.tags_span
        told = round(TOLD * self.height())
        beside_paper = not sheet.isEmpty() and places.short and not places.upright

        def fits(more: int) -> bool:
            rows = _rows([size.width() + gap for size in calls.sizes], right - left + gap)
            high = sheet.height() + rows * (calls.row + places.margin)
            return rows <= places.bands + more and (high <= told or not beside_paper)

        smallest = larger_on(self.table) * SMALLEST / SIZES["text"]
        scales = [*scales_below(self._scale)]
        while 0.92 * scales[-1] >= smallest:
            scales.append(0.92 * scales[-1])
        for more, scale, close in product((0, 1), scales, (False, True)):
            calls.fit(scale, close=close)
            if fits(more):
                return

    def _near(self) -> QRect:
        """Return the slate when it is near: most of the height, in the middle."""
        whole = self.rect()
        high = round(whole.height() * 0.88)
        wide = min(round(whole.width() * 0.94), max(round(high * 1.15), 420))
        near = QRect(0, 0, wide, high)
        near.moveCenter(whole.center())
        return near

    def _lay_out_score(self) -> None:
        """Real cards: the page of the score has all the room; a tag to go on lies on its strip."""
        score, whole = self.score, QSize()
        for size in self.calls.sizes:
            whole = QSize(max(whole.width(), size.width()), whole.height() + size.height() + 6)
        score.make_room(whole)
        room = score.tag_place()
        low, places = room.bottom(), list[QRect]()
        for size in self.calls.sizes:
            places.append(QRect(QPoint(room.left(), low - size.height()), size))
            low -= size.height() + 6
        self.calls.lie_at(places)
        self.message.lie_in(score.message_place(), QRect())
        self.side.lie_in(self.rect(), self._near())
        self.slate.hide()
        self.tokens.slate.hide()

    # Qt's overrides.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        leads = self.table.isVisible() and self.table.key_from_beside(event)
        if not self._closed_hand.key(event) and not leads:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self._closed_hand.key(event):
            super().keyReleaseEvent(event)

    def event(self, event: QEvent) -> bool:
        # These come to what is within a window; that its activation changes only it hears itself.
        if event.type() == QEvent.Type.WindowActivate:
            self.woke.emit()
        elif event.type() == QEvent.Type.WindowDeactivate:
            self._closed_hand.let_go()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ask for other sizes of the cards where Ctrl is held, one for each notch."""
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        self._turned += event.angleDelta().y()
        notches = int(self._turned / NOTCH)
        self._turned -= notches * NOTCH
        for _ in range(abs(notches) if self.felt.currentWidget() is self.table else 0):
            self.sized.emit("bigger" if notches > 0 else "smaller")
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_letters()
        self.lay_out()


def _rows(widths: Sequence[int], room: int) -> int:
    """How many rows this wide things need, one after the other."""
    rows, used = 0, room
    for wide in widths:
        rows, used = (rows, used + wide) if used + wide <= room else (rows + 1, wide)
    return rows
