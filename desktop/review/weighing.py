"""The deeper view of a hint: what speaks for it, and every choice beside the others.

Nothing goes into it but what the one who decides sees; the deal is still being played.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.common.announce import announce
from desktop.look.parts import Aside, Line, PaperDialog, Strong, fit_to_screen
from desktop.review.choices import ChoicesTable
from desktop.scene.speech import Speech
from desktop.session.review_client import ReviewClient
from desktop.session.worker import Answer, Question
from engine.facts import Advice
from engine.head import Head
from engine.review import Decision

translate = QCoreApplication.translate


class WeighingDialog(PaperDialog):
    """One decision that is due, and what each choice may be expected to come to."""

    def __init__(
        self,
        head: Head,
        question: Question,
        hint: Advice,
        speech: Speech,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._speech, self._hint = speech, hint
        self._decision = Decision(0, 1, question.seen, question.legal, hint.move, question.seed)
        self.sentence, self.choices, self.note = Verdict(), ChoicesTable(), Aside()
        self.setWindowTitle(translate("hindsight", "All choices"))
        layout = self.column()
        for widget in (self.sentence, self.choices, self.note):
            layout.addWidget(widget, widget is self.choices)
        close = QPushButton(translate("hindsight", "&Close"))
        close.clicked.connect(self.accept)
        layout.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        self.asking = ReviewClient(head, self, every=True)
        self.asking.answered.connect(self._answered)
        self.asking.gave_up.connect(self._gave_up)
        self._tell(translate("hindsight", "Comparing the choices …"))
        if self._decision.free:
            self.asking.ask(self._decision)
        else:
            self._tell(speech.text("advice.only_move"))
        fit_to_screen(self, 720, 460)

    def _tell(self, more: str) -> None:
        """Tell the reason first, then what is known of the choices."""
        self.sentence.say(self._speech.hint(self._hint), more)

    def _answered(self, decision: Decision, answer: Answer) -> None:
        best = answer.prospects[0]
        made = answer.prospect(self._hint.move)
        text = translate("hindsight", "Nothing did better.")
        if made.behind > made.error:
            text = translate("hindsight", "Better: {move}.")
        elif made.behind > 0:
            text = translate("hindsight", "A close call.")
        self._tell(text.format(move=self._speech.move(best.move)))
        self.choices.show_choices(decision, answer, self._speech, hint=True)
        tried = translate(
            "hindsight",
            "Tried in %n deal(s) that fit what you can see, played on by rules of thumb.",
            "",
            max(one.deals for one in answer.prospects),
        )
        self.note.setText(f"{self._speech.text(f'meant.{answer.unit}')} {tried}")
        announce(self.sentence, self.sentence.text())

    def _gave_up(self) -> None:
        sorry = translate("hindsight", "No result. Try again.")
        self._tell(sorry)
        announce(self.sentence, sorry)

    # Qt's overrides.

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 240)

    def hideEvent(self, event: QHideEvent) -> None:
        self.asking.close()
        super().hideEvent(event)


class Verdict(QWidget):
    """What is said, one below the other; what is empty takes no room."""

    def __init__(self) -> None:
        super().__init__()
        self.made, self.better = Line(), Strong()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.made)
        column.addWidget(self.better)

    def say(self, made: str, better: str) -> None:
        """Tell what was advised, and what is known of the choices."""
        for label, text in ((self.made, made), (self.better, better)):
            label.setText(text)
            label.setVisible(bool(text))

    def text(self) -> str:
        """All of it, to be read out, a line each."""
        return f"{self.made.text()}\n{self.better.text()}"
