"""The sheet "New match": everything lies ready, and every part of it can be changed."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.common.announce import announce
from desktop.common.form_fields import scrolled
from desktop.common.languages import Retranslated
from desktop.evening.evening_code import EveningCode
from desktop.evening.helps import HelpChoice
from desktop.evening.own_name import OwnName
from desktop.evening.paper_cards import PaperCards
from desktop.evening.plan import Plan
from desktop.evening.seats import Seats
from desktop.house_rules.sets import OWN
from desktop.house_rules.wording import differing, variant_title, variant_words
from desktop.look.lettering import letters, users_scale
from desktop.look.parts import Heading, Link, Note, Section, Sheet, Tag
from desktop.look.parts.labels import PaperLabel
from desktop.look.parts.part import Part
from desktop.scene.speech import Speech
from engine.head import Head
from engine.options import Options, nearest

translate = QCoreApplication.translate

ENTER = "⏎"


class EveningSheet(Retranslated, Sheet):
    """Shows a plan and changes it; `begin` says that the cards may be dealt."""

    begin = Signal()
    rules_wanted = Signal()
    """All house rules are to be seen."""
    resized = Signal()
    """It has become longer or shorter."""
    low = 2 / 3

    def __init__(self, plan: Plan, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.plan = plan
        self.with_game = False
        self.title, self.ready, self.instead = Heading(), Note(), Link()
        self._parts = {name: Section() for name in ("who", "how", "rules", "help")}
        self.name = OwnName(plan.people.proposed())
        self.name.setVisible(not plan.people.asked)
        self.seats = Seats(plan)
        self.seats.heading = self._parts["who"].set_aside
        self.presets = PaperCards(last_only_chosen=True)
        self.differ, self.rules = Note(), Link()
        self.helps = HelpChoice()
        self.helps.set_value(plan.agreed)
        self.evening = EveningCode()
        if plan.seed is not None:
            self.evening.field.setText(str(plan.seed))
        self.last = Note()
        self.deal = Tag("", ENTER, first=True)
        self._problem, self._shown_scale = "", 0.0
        self._offered = ""
        """The variant offered beside a remark, "" for none."""
        self._build()
        self._take_game()
        self.name.changed.connect(self._named)
        self.seats.changed.connect(self._seated)
        self.instead.clicked.connect(self._take_instead)
        self.presets.chosen.connect(self._take_preset)
        self.rules.clicked.connect(self.rules_wanted)
        self.helps.changed.connect(self._take_help)
        self.evening.changed.connect(self._check)
        self.evening.toggle.toggled.connect(self._show_help)
        self.deal.clicked.connect(self._begin)
        self.deal.installEventFilter(self)
        self._named()

    def _build(self) -> None:
        inside = _Inside()
        inside.changed.connect(self.resized)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 10, 0)
        column.setSpacing(3)
        column.addWidget(self.title)
        column.addWidget(self.ready)
        column.addWidget(self.instead, 0, Qt.AlignmentFlag.AlignLeft)
        for widgets in (
            (self._parts["who"], self.name, self.seats),
            (self._parts["how"], self.presets),
            (self._parts["rules"], self.differ),
        ):
            for widget in widgets:
                column.addWidget(widget)
        more = QHBoxLayout()
        more.addWidget(self.rules)
        more.addStretch(1)
        more.addWidget(self.evening.toggle)
        column.addLayout(more)
        column.addWidget(self.evening)
        column.addWidget(self._parts["help"])
        column.addWidget(self.helps)
        column.addStretch(1)
        self._inside = inside
        put = partial(self.column.addWidget, stretch=1)
        self.area: QScrollArea = scrolled(inside, put)
        foot = QHBoxLayout()
        foot.addWidget(self.last, 1)
        foot.addWidget(self.deal, 0, Qt.AlignmentFlag.AlignBottom)
        self.column.addLayout(foot)

    # What is chosen.

    def head(self, now: str) -> Head:
        """Return the head of the evening; `now` is the day and time as ISO text. Raises BadSeed."""
        return self.plan.head(now, self.evening.seed())

    def choose(self, game: str) -> None:
        """Lay another game ready. Raises KeyError."""
        self.plan.take_game(game)
        self._take_game()
        self._named()

    def _take_game(self) -> None:
        self.offer_variants()
        self.seats.show_game()
        self._show_help()
        self.retranslate()
        self._order_fields()

    def offer_variants(self) -> None:
        """Offer the presets and sets of the game anew, and show what is played."""
        self.presets.offer((*self.plan.variants(), OWN))
        self.presets.set_value(self.plan.variant)
        self._order_fields()
        self._name_variants()

    def _name_variants(self) -> None:
        speech = self._speech()
        self.presets.say(lambda name: variant_words(speech, name))

    def _speech(self) -> Speech:
        kind = self.plan.kind
        return Speech(kind.make(kind.options(), kind.usual()))

    def _order_fields(self) -> None:
        """Let Tab walk from top to bottom, and to the tag last."""
        order: list[QWidget] = [self.instead, self.name.field, self.name.look]
        order += [*self.seats.keyboard_fields(), *self.presets.cards, self.rules]
        order += [self.evening.toggle, self.evening.field, *self.helps.fields(), self.deal]
        for one, after in pairwise(order):
            QWidget.setTabOrder(one, after)

    def _named(self) -> None:
        if not self.plan.people.asked:
            self.plan.portrait = self.name.portrait()
            self.plan.name_yourself(self.name.name())
            self.seats.refresh()
            self.name.show_portrait(self.plan.own_portrait())
        self._check()

    def _seated(self) -> None:
        """Another number may have brought another variant along."""
        self.presets.set_value(self.plan.variant)
        self._check()

    def _take_instead(self) -> None:
        """Play by the variant that is offered beside a remark."""
        offered = self._offered
        self.presets.set_value(offered)
        self.presets.card(offered).setFocus(Qt.FocusReason.TabFocusReason)

    def _take_preset(self) -> None:
        """Play by the variant; own rules stay as they are."""
        if (key := self.presets.value()) != OWN and key != self.plan.variant:
            self.plan.take_variant(key)
            self._show_rules()
        self._say_ready()

    def take_rules(self, options: Options, base: str) -> None:
        """Play by these house rules, counted from the variant of this key."""
        self.plan.take_options(options)
        self.plan.base = base
        if self.presets.values() != (*self.plan.variants(), OWN):
            self.offer_variants()
        self.presets.set_value(self.plan.variant)
        self._show_rules()

    def _show_rules(self) -> None:
        self.seats.take_rules()
        self._say_ready()
        self.resized.emit()

    def _show_help(self) -> None:
        """Unfold what is seldom changed, together with the code."""
        shown = self.evening.toggle.isChecked()
        for widget in (self._parts["help"], self.helps):
            widget.setVisible(shown)
        self.resized.emit()

    def _take_help(self) -> None:
        self.plan.agreed = self.helps.value()
        self.resized.emit()

    # Beginning.

    def problem(self) -> str:
        """Return what is in the way of beginning, as a sentence; "" if nothing is."""
        return self.plan.problem() or self.evening.problem()

    def _check(self) -> None:
        problem = self.problem()
        if problem and problem != self._problem:
            announce(self, problem)
        self._problem = problem
        self.deal.setEnabled(not problem)
        self._say_ready()

    def _begin(self) -> None:
        if self.problem():
            return
        self.plan.introduce()
        self.plan.keep()
        self.begin.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not event.isAutoRepeat():
            self._begin()
        elif not enter:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The second click of a double click on what lay there before deals no cards.
        if watched is self.deal and event.type() == QEvent.Type.MouseButtonDblClick:
            return True
        return super().eventFilter(watched, event)

    # How it looks.

    def set_scale(self, scale: float) -> None:
        """Set its letters and measures larger or smaller; 1 is usual."""
        if scale == self._shown_scale:
            return
        self._shown_scale = scale
        super().set_scale(scale)
        self._dress_fields()
        for link in (self.rules, self.instead):
            link.set_scale(1.2 * scale)
        for label in (self.title, self.ready, self.last, self.differ, *self._parts.values()):
            label.set_scale(scale)
        self.seats.set_scale(scale)
        self.presets.set_scale(scale)
        self.helps.set_scale(scale)
        self.deal.set_scale(scale * 1.12)

    def _dress_fields(self) -> None:
        usual = letters("text", 0.95 * (self._shown_scale or users_scale()))
        forms = self.name, self.seats, self.helps, self.evening, self.evening.toggle
        for widget in forms:
            for one in (widget, *widget.findChildren(QWidget)):
                if not isinstance(one, Part | PaperLabel):
                    one.setFont(usual)

    def needed_height(self, width: int) -> int:
        """How high it is at this width if nothing has to scroll."""
        margins = self.column.contentsMargins()
        inner = width - margins.left() - margins.right()
        layout = self._inside.layout()
        assert layout is not None
        self.seats.fit(inner - 10)
        high = layout.totalHeightForWidth(inner) + max(
            self.deal.sizeHint().height(), self.last.heightForWidth(inner // 2)
        )
        return high + margins.top() + margins.bottom() + self.column.spacing()

    # Words.

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for name, text in {
            "who": translate("new-match", "Players"),
            "how": translate("new-match", "Variant"),
            "rules": translate("new-match", "House rules"),
            "help": translate("new-match", "Help during play"),
        }.items():
            self._parts[name].setText(text)
        self.name.retranslate()
        self.seats.retranslate()
        self.helps.retranslate()
        for group, name in ((self.seats, "who"), (self.presets, "how"), (self.helps, "help")):
            group.setAccessibleName(self._parts[name].text())
        self._name_variants()
        self._say_ready()

    def set_title(self, with_game: bool) -> None:
        """Have the name of the game in the heading, where no box beside it tells it."""
        self.with_game = with_game
        self._say_ready()

    @property
    def told(self) -> str:
        """Which game lies ready, and how, to be read aloud."""
        return f"{self.windowTitle()}. {self.ready.text()}"

    def _say_ready(self) -> None:
        speech, plan = self._speech(), self.plan
        named = translate("new-match", "New match: {0}").format(speech.title())
        self.setWindowTitle(named)
        self.title.setText(named if self.with_game else translate("new-match", "New match"))
        rules = variant_title(speech, plan.variant)
        base = plan.base or nearest(plan.variants(), plan.options)
        self.differ.setText(differing(speech, plan.options, plan.variants()[base], base))
        number = len(plan.kind.options.names())
        self.rules.setText(translate("new-match", "All %n house rules …", "", number))
        people = translate("new-match", "%n player(s)", "", plan.number)
        ready = translate("new-match", "{0}, {1}. Ready to play.").format(rules, people)
        remarks = plan.kind.make(plan.options, plan.number).remarks()
        told = [speech.text(f"remark.{fact.key}", *fact.args) for fact in remarks]
        self.ready.setText(" ".join([ready, *told]))
        self._offered = plan.instead(plan.number)[1]
        if self._offered:
            instead = translate("new-match", "Play “{0}” instead?")
            self.instead.setText(instead.format(variant_title(speech, self._offered)))
            self.instead.changed()
        self.instead.setVisible(bool(self._offered))
        self.deal.setText(translate("new-match", "Deal"))
        self.deal.updateGeometry()
        self.last.setText(self._problem or self._length())

    def _length(self) -> str:
        minutes = self.plan.minutes()
        if not minutes:
            return translate("new-match", "Saved after every line.")
        return translate(
            "new-match", "Takes about %n minute(s), and is saved after every move.", "", minutes
        )


class _Inside(QWidget):
    """What scrolls on the sheet; `changed` says that it needs more room or less."""

    changed = Signal()

    def minimumSizeHint(self) -> QSize:
        # Labels that wrap would ask for the height that they have where they are narrowest.
        return QSize(super().minimumSizeHint().width(), 0)

    def event(self, event: QEvent) -> bool:
        told = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.changed.emit()
        return told
