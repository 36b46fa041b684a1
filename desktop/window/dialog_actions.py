"""Windows of their own that the menus open: settings, cards, rules and keys.

They are imported here when they are wanted, so that the table opens at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.common import paths
from desktop.common.action import Keymap
from desktop.common.languages import Languages
from desktop.common.last_choice import FIRST_GAME, LastChoice
from desktop.common.settings import Settings
from desktop.packs import Pack
from desktop.session import last_evening
from desktop.session.consents import Plea
from desktop.session.controller import MatchController
from engine import games

if TYPE_CHECKING:
    from desktop.booklet.window import BookletWindow
    from desktop.look.parts.question import Question
    from desktop.scene.scene import Scene
    from engine.booklet.figure import Figure
    from engine.rules import Rules

translate = QCoreApplication.translate


class DialogActions:
    """Opens the windows that are about the program or the game, before the widget `parent`."""

    def __init__(
        self,
        controller: MatchController,
        settings: Settings,
        languages: Languages,
        pack: Pack,
        keymap: Keymap,
        parent: QWidget,
        scene: Callable[[], Scene | None],
        try_figure: Callable[[Figure], object],
    ) -> None:
        self._controller = controller
        self._settings = settings
        self._languages = languages
        self._pack = pack
        self._keymap = keymap
        self._parent = parent
        self._scene, self._try = scene, try_figure
        self.rules_page: BookletWindow | None = None
        """The booklet, None before it was first asked for."""
        self._plea: Question | None = None
        """What a person is asked to agree to now."""
        controller.display.pleaded.connect(self.plead)

    def slots(self) -> dict[str, Callable[[], object]]:
        """Return what the actions that open a dialog do."""
        return {
            "people": self.show_people,
            "settings": self.show_settings,
            "cards": self.show_cards,
            "choices": self.show_choices,
            "rules": self.show_rules,
            "glossary": self.show_glossary,
            "keys": self.show_keys,
            "cards_out": self.show_cards_out,
            "news": self.show_news,
            "about": self.show_about,
        }

    def show_settings(self) -> None:
        """Show the settings, which apply at once."""
        from desktop.dialogs.preferences import PreferencesDialog

        PreferencesDialog(self._settings, self._parent).exec()

    def show_people(self) -> None:
        """Who plays at this machine, and who of them sits here now."""
        from desktop.dialogs.house import HouseDialog

        dialog = HouseDialog(self._controller.people, self._parent)
        dialog.exec()
        dialog.deleteLater()

    def show_cards(self) -> None:
        """Which cards each game is played with."""
        from desktop.dialogs.cards import CardsDialog

        speech, language = self._controller.speech, self._languages.current
        rules = speech.rules if speech is not None else None
        CardsDialog(self._settings, language, rules, self._parent).exec()

    def show_choices(self) -> None:
        """Show what each choice comes to, beside the hint that stands there."""
        controller, speech = self._controller, self._controller.speech
        question, advice = controller.hints.weighed()
        if question is None or advice is None or controller.head is None or speech is None:
            return
        from desktop.review.weighing import WeighingDialog

        dialog = WeighingDialog(controller.head, question, advice, speech, self._parent)
        dialog.exec()
        dialog.deleteLater()

    def plead(self, plea: Plea | None) -> None:
        """Ask a person at this machine, by name, whether she agrees; None ends the question."""
        from desktop.look.parts.question import Question

        before, self._plea = self._plea, None
        if before is not None:
            before.reject()
        if plea is None:
            return
        asked = translate("window", "{name}, do you agree?").format(name=plea.asked)
        answers = {
            "agreed": translate("window", "&Yes"),
            "no": translate("window", "&Leave it")
            if plea.kind == "undo"
            else translate("window", "&Play it out"),
        }
        question = Question(f"{plea.words}\n\n{asked}", answers, "no", "no", self._parent)
        self._plea = question
        question.exec()
        question.deleteLater()
        if self._plea is question:
            self._plea = None
            self._controller.consents.answer(
                self._controller.display, question.answer() == "agreed"
            )

    def show_rules(self, game: str = "") -> None:
        """Show the booklet of this game, or of the one that is on, at what is asked there now."""
        heading = ""
        if not game and (rules := self._rules()) is not None:
            # While a rule is told, that is what one asks about.
            rule = self._controller.display.chair.rule
            booklet, t = rules.booklet, self._table()
            heading = booklet.paragraph(t, rule) if rule else booklet.chapter(t)
        self._show_page("rules", game, heading)

    def show_glossary(self) -> None:
        """Show the words of the game that is on, beside the table."""
        self._show_page("glossary")

    def _rules(self) -> Rules[Any] | None:
        speech = self._controller.speech
        return speech.rules if speech is not None else None

    def _table(self) -> Any:
        """Return the table as the person at the machine sees it, None where there is no deal."""
        scene = self._scene()
        return scene.view.table if scene is not None else None

    def _show_page(self, kind: str, game: str = "", heading: str = "") -> None:
        from desktop.booklet.window import BookletWindow

        head = self._controller.head
        if self.rules_page is None:
            last = LastChoice.read(self._settings).game
            name = last if last in games.names() else FIRST_GAME
            self.rules_page = BookletWindow(
                name, self._languages, self._settings, self._parent, self._page_of_keys
            )
            self.rules_page.tried.connect(self._try)
        on = head.game if head is not None else ""
        wanted = game or on or self.rules_page.game
        self.rules_page.show()
        self.rules_page.raise_()
        self.rules_page.activateWindow()
        self.rules_page.show_game(wanted, kind, self._rules() if wanted == on else None, heading)
        if not game and not on:
            self.rules_page.choose()

    def _page_of_keys(self) -> str:
        """Every key, as a page of the booklet."""
        from desktop.dialogs.shortcuts import as_markdown, rows
        from desktop.window.every_action import everything

        title = translate("about", "Keyboard shortcuts")
        return as_markdown(title, rows(everything(), self._keymap))

    def show_cards_out(self) -> None:
        """Show the cards that the person at the machine has not seen in this deal."""
        from desktop.dialogs.cards_out import CardsOutDialog
        from desktop.scene.standing import still_out

        speech, scene = self._controller.speech, self._scene()
        if speech is None or scene is None:
            return
        dialog = CardsOutDialog(lambda: still_out(speech, scene.view), self._parent)
        dialog.exec()
        dialog.deleteLater()

    def show_keys(self) -> None:
        """Every key, on a page; others can be chosen from there."""
        from desktop.dialogs.shortcuts import ShortcutsDialog, rows
        from desktop.window.every_action import everything

        page = ShortcutsDialog(
            lambda: rows(everything(), self._keymap), self._parent, self.choose_keys
        )
        page.exec()
        page.deleteLater()

    def choose_keys(self) -> None:
        """Keys of one's own, which apply at once."""
        from desktop.dialogs.own_keys import OwnKeysDialog
        from desktop.window.every_action import everything

        dialog = OwnKeysDialog(everything(), self._keymap, self._parent)
        dialog.exec()
        dialog.deleteLater()
        if self.rules_page is not None:
            self.rules_page.retranslate()

    def show_about(self) -> None:
        """Show what this program is, and where the evenings lie."""
        from desktop.dialogs.about import AboutDialog

        try:
            folder = paths.evenings()
        except OSError:
            folder = None
        dialog = AboutDialog(folder, self._parent)
        dialog.report_wanted.connect(self.show_report)
        dialog.exec()
        dialog.deleteLater()

    def show_report(self) -> None:
        """Show a report for an error, about the last evening; it is read before it is saved."""
        from desktop.dialogs.error_report import ErrorReportDialog

        dialog = ErrorReportDialog(last_evening.last(), self._parent)
        dialog.exec()
        dialog.deleteLater()

    def show_news(self) -> None:
        """Show what is new in this version."""
        from desktop.dialogs.news import NewsDialog

        dialog = NewsDialog(self._languages.current, self._parent)
        dialog.exec()
        dialog.deleteLater()

    def tell_of_crash(self) -> None:
        """Say that the program crashed the last time, and offer the report."""
        box = QMessageBox(self._parent)
        box.setIcon(QMessageBox.Icon.Information)
        box.setWindowTitle("Kartentisch")
        box.setText(
            translate(
                "report",
                "Kartentisch crashed last time. Your match continues where it was.",
            )
        )
        report = box.addButton(
            translate("report", "View &report …"), QMessageBox.ButtonRole.ActionRole
        )
        box.addButton(translate("report", "&Continue"), QMessageBox.ButtonRole.AcceptRole)
        report.clicked.connect(self.show_report)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
