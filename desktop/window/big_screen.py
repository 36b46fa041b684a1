"""The big screen: what everybody may see of the match, large enough to be read across a room.

It watches from a chair where nobody sits, so it is never given a hidden hand. It shows the table
while a deal is played; between deals, with real cards, or if the slate is enlarged, the slate.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QResizeEvent

from desktop.common.action import Keymap, Scope
from desktop.common.languages import Retranslated
from desktop.common.settings import Settings
from desktop.look.parts import WallWindow
from desktop.look.theme import theme
from desktop.packs import Pack
from desktop.scene.scene import Scene
from desktop.session.controller import MatchController
from desktop.sheet.page import SheetPage
from desktop.sheet.wall_slate import WallPage, WallSlate
from desktop.table.table import TableView
from engine.table import NOBODY, Seat

translate = QCoreApplication.translate


class BigScreen(Retranslated, WallWindow):
    """The window; nothing can be pressed there."""

    closed = Signal()

    def __init__(
        self, controller: MatchController, settings: Settings, pack: Pack, keymap: Keymap
    ) -> None:
        super().__init__()
        self._controller, self._pack, self._keymap = controller, pack, keymap
        self._faces = pack.state
        self._display = controller.chairs.watch(dialect=settings.text("dialect"))
        self._scene: Scene | None = None
        self._near = False
        self.table = TableView(settings, pack, self, on_wall=True)
        self.slate = WallSlate(self)
        for one in (self.table, self.slate):
            one.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            one.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self._display.scene_changed.connect(self._show_scene)
        self._display.talked.connect(lambda seat, text, _: self.table.say(seat, text))
        controller.match_changed.connect(self._match_changed)
        controller.sheet_changed.connect(self._refresh)
        self.retranslate()
        self.take_look()
        self._display.show()
        self._refresh()

    # What is shown.

    @property
    def shows_slate(self) -> bool:
        """Whether the slate is shown, not the table."""
        scene = self._scene
        return self._near or scene is None or scene.ending is not None

    def bring_slate(self, near: bool) -> None:
        """Show the slate also while a deal is played, or no longer."""
        self._near = near
        self._refresh()

    def take_look(self) -> None:
        """Adopt the light and the cards that are in use now."""
        self.table.set_palette(theme())
        if self._faces != self._pack.state:
            self._faces = self._pack.state
            self.table.show_other_faces()
        self.slate.update()

    def _match_changed(self) -> None:
        self._scene = None
        self.table.clear()
        self._refresh()

    def _show_scene(self, scene: Scene | None) -> None:
        self._scene = scene
        self.take_look()
        if self._controller.head is not None and (scene is None or scene.ending is None):
            self.table.show_scene(scene, self._display.chair.speech)
        self._refresh()

    def _refresh(self) -> None:
        self.table.setVisible(not self.shows_slate)
        self.slate.setVisible(self.shows_slate)
        if self.shows_slate:
            self.slate.show_page(self._page())

    def _page(self) -> WallPage | None:
        """Return what stands on the slate now; None without a match."""
        controller, chair = self._controller, self._display.chair
        sheet = controller.sheet_so_far()
        if sheet is None or chair.presenter is None:
            return None
        speech = chair.speech
        written = SheetPage(
            sheet, speech.sides(), speech, speech.title(), corrected=tuple(controller.corrected())
        )
        sides = tuple(tuple(side) for side in speech.rules.sides())
        return WallPage(written, sides, chair.presenter.portraits, *self._head())

    def _head(self) -> tuple[str, Seat]:
        """Which deal it is and who deals, and that seat."""
        controller, speech = self._controller, self._display.chair.speech
        sheet = controller.sheet()
        assert sheet is not None
        if controller.over:
            return speech.winners(sheet.winners), NOBODY
        dealt = self._scene is not None and self._scene.ending is not None
        number = speech.text("deal.number", len(sheet.lines) + (not dealt))
        dealer = self._dealer()
        deals = "" if dealer == NOBODY else speech.text("deal.dealer", dealer).rstrip(".")
        return " · ".join(filter(None, (number, deals))), dealer

    def _dealer(self) -> Seat:
        """Who deals, as far as it is known."""
        if self._controller.real_cards:
            return self._controller.score_entry.dealer()
        return NOBODY if self._scene is None else self._scene.view.table.dealer

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("window", "Big screen") + " – Kartentisch")
        self._display.show()

    # Qt's overrides.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setGeometry(self.rect())
        self.slate.setGeometry(self.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match self._keymap.pressed(event, Scope.PROJECTOR, loosely=True):
            case "projector_full":
                self.toggle_full_screen()
            case "projector_back":
                self.close()
            case _:
                # A player has only looked away.
                self.back_to_opener()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.back_to_opener()

    def focusNextPrevChild(self, next_one: bool) -> bool:
        """Nothing here has the keyboard but the window."""
        return False

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._controller.chairs.look_away(self._display)
        self._controller.match_changed.disconnect(self._match_changed)
        self._controller.sheet_changed.disconnect(self._refresh)
        self.closed.emit()
        self.back_to_opener()
        self.deleteLater()
