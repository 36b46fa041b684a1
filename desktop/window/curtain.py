"""The curtain between two people at one screen: nothing is to be seen until the next one says so.

It covers its parent from the first paint on. That hands are not painted beneath it either is
left to the table, and when it drops to the one that knows whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.common.people import is_you
from desktop.look.lettering import letters, table_scale

translate = QCoreApplication.translate

DARK, CLOTH, LIGHT = QColor("#4a0f1c"), QColor("#6d1a2b"), QColor("#812438")
TEXT = QColor("#fff4e6")
FOLD = 96
"""The width of a fold of the cloth."""

MARGIN = 30
"""Pixels at each side of the words on the button, at usual letters."""

PATIENCE = 800
"""Milliseconds for which a press still means what was there before, not the curtain."""


class Curtain(QWidget):
    """Hides its parent until a named person lifts it.

    The parent is a page whose children stay in their order: one that is raised is raised above
    the curtain too.
    """

    lifted = Signal()
    left = Signal()
    """The person it waits for has left, and a computer player shall play on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("heardAs", "group")
        self._covered = parent
        self.patience = PATIENCE
        self.may_leave: Callable[[], bool] = lambda: False
        """Whether a computer player may play on for the person it waits for."""
        self._name = ""
        self._hidden = False
        """Whether somebody has wanted it down, for whom it also goes up again."""
        # What was pressed while the program was busy arrives late. So the patience ends only when
        # nothing more is waiting, however long it took to show the curtain and the table behind it.
        self._patient = QTimer(self, singleShot=True)
        self._last_presses = QTimer(self, singleShot=True, interval=0)
        self._patient.timeout.connect(self._last_presses.start)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title, self._plea = _label(), _label()
        self.button = QPushButton()
        self.button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self._pressed)
        self.leave = QPushButton()
        self.leave.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.leave.clicked.connect(self._gone)
        self.setFocusProxy(self.button)
        self._lay_out()
        self.hide()
        parent.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._hold_focus)
        self.retranslate()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 24, 32, 24)
        layout.setSpacing(18)
        layout.addStretch(2)
        layout.addWidget(self._title)
        layout.addWidget(self._plea)
        layout.addSpacing(12)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        layout.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignHCenter)

    @property
    def name(self) -> str:
        """Whom it waits for."""
        return self._name

    def drop(self, name: str) -> None:
        """Cover everything and wait for this person; for nobody ("") it goes away."""
        if not name:
            self.withdraw()
            return
        self._fall(name, hidden=False)

    def hide_cards(self, name: str) -> None:
        """Cover everything until this person, whose cards were to be seen, wants them back."""
        self._fall(name, hidden=True)

    def _fall(self, name: str, *, hidden: bool) -> None:
        self._name, self._hidden = name, hidden
        self.leave.setVisible(not hidden and self.may_leave())
        self.retranslate()
        self._last_presses.stop()
        self._patient.start(self.patience)
        self.setGeometry(self._covered.rect())
        self.show()
        self.raise_()
        # At once, not with the next turn of the event loop.
        self.repaint()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        said = f"{self._title.text()} {self._plea.text()}"
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def lift(self) -> None:
        """Show what is behind, and tell."""
        if not self.isHidden():
            self.hide()
            self.lifted.emit()

    def withdraw(self) -> None:
        """Go away without anyone having lifted it: the evening was closed behind it."""
        self.hide()

    def _pressed(self) -> None:
        if self._meant():
            self.lift()

    def _gone(self) -> None:
        if self._meant():
            self.left.emit()

    def _meant(self) -> bool:
        """Whether a press is meant for the curtain, not for what was there before.

        A second click or a bounced key of the one before would show the next one's cards.
        """
        waiting = self._patient.isActive() or self._last_presses.isActive()
        return self.patience == 0 or not waiting

    def _hold_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Keys that go to what is behind would play somebody's cards unseen."""
        if self.isHidden() or now is None or now in (self.button, self.leave):
            return
        if self._covered.isAncestorOf(now):
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _words(self) -> tuple[str, str]:
        """Whose turn it is, or whose cards are hidden, and what this person answers."""
        if self._hidden:
            show = translate("curtain", "Show the cards again")
            if is_you(self._name):
                return translate("curtain", "Your cards are face down"), show
            text = translate("curtain", "{name}’s cards are face down")
            return text.format(name=self._name), show
        if is_you(self._name):
            return (
                translate("curtain", "Your turn"),
                translate("curtain", "Show the cards"),
            )
        return (
            translate("curtain", "{name}’s turn").format(name=self._name),
            translate("curtain", "I’m {name}: show cards").format(name=self._name),
        )

    def _leaving(self) -> str:
        """Return the words with which a computer player plays on for the person waited for."""
        if is_you(self._name):
            return translate("curtain", "Let a computer player play on for you")
        text = translate("curtain", "{name} has left: let a computer player play on")
        return text.format(name=self._name)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        title, text = self._words()
        self._title.setText(title)
        plea = translate("curtain", "Please hand over. No peeking, everyone else!")
        if self._hidden:
            plea = translate("curtain", "The game waits.")
        self._plea.setText(plea)
        self.button.setAccessibleName(text)
        self.leave.setAccessibleName(self._leaving())
        self._fit()
        self.button.setAccessibleDescription(f"{self._title.text()} {self._plea.text()}")
        self.setAccessibleName(translate("curtain", "Cards covered"))

    def _fit(self) -> None:
        """Letters as large as the table's; what is too long for one line stands in two."""
        scale = table_scale(self.size())
        self._title.setFont(letters("title", scale * 1.2, bold=True))
        self._plea.setFont(letters("prompt", scale))
        self._fit_button(self.button, letters("prompt", scale, bold=True), scale)
        self._fit_button(self.leave, letters("small", scale), scale)

    def _fit_button(self, button: QPushButton, font: QFont, scale: float) -> None:
        """Let a button say its name in these letters, or smaller ones where there is no room."""
        text = button.accessibleName()
        room = self.width() - round(MARGIN * 3 * scale)
        if QFontMetrics(font).horizontalAdvance(text) > room:
            text = text.replace(": ", ":\n", 1)
        least = letters("small", scale).pixelSize()
        while font.pixelSize() > least and QFontMetrics(font).size(0, text).width() > room:
            font.setPixelSize(font.pixelSize() - 1)
        button.setFont(font)
        button.setText(text.replace("&", "&&"))
        words = QFontMetrics(font).size(0, text)
        button.setFixedSize(
            min(self.width() - 16, words.width() + round(2 * MARGIN * scale)),
            words.height() + round(MARGIN * scale),
        )

    # Qt's overrides.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._covered and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._covered.rect())
        elif watched is self._covered and event.type() == QEvent.Type.ChildAdded:
            # What comes later would otherwise lie upon the curtain.
            self.raise_()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, next_one: bool) -> bool:
        """Tab goes only to the other button: behind the curtain are other people's cards."""
        if self.leave.isVisible():
            other = self.button if self.leave.hasFocus() else self.leave
            other.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in enter and not event.isAutoRepeat():
            (self._gone if self.leave.hasFocus() else self._pressed)()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for left in range(0, self.width(), FOLD):
            cloth = QLinearGradient(left, 0, left + FOLD, 0)
            cloth.setColorAt(0.0, DARK)
            cloth.setColorAt(0.35, CLOTH)
            cloth.setColorAt(0.5, LIGHT)
            cloth.setColorAt(0.65, CLOTH)
            cloth.setColorAt(1.0, DARK)
            painter.fillRect(QRect(left, 0, FOLD, self.height()), cloth)
        painter.end()


def _label() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.WindowText, TEXT)
    label.setPalette(palette)
    return label
