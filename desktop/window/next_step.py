"""The tag to go on: what it says, what stands beside it, and what it does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject

from desktop.common.action import Keymap
from desktop.common.key_names import shown
from desktop.scene import tags
from desktop.scene.scene import Scene
from desktop.session.controller import MatchController
from desktop.window.board import Board
from desktop.window.menus import Menus

translate = QCoreApplication.translate


class NextStep(QObject):
    """Leads from what lies on the table to what comes next: a trick, a deal, another evening."""

    def __init__(
        self, controller: MatchController, board: Board, menus: Menus, keymap: Keymap
    ) -> None:
        super().__init__(board)
        board.next_button.installEventFilter(self)
        self._controller, self._board, self._menus, self._keymap = controller, board, menus, keymap

    def take(self) -> None:
        """Go on; while the paper at the end of a deal is still told, tell it at once."""
        if self._board.paper.telling:
            self._board.paper.tell_all()
        elif self._controller.matches.doubtful:
            self._controller.go_on_from_there()
        elif self._controller.last_deal_lies:
            self._menus.do("hurry")
        elif self._controller.over:
            self._menus.do("new" if self._controller.real_cards else "again")
        elif self._controller.waiting_for_deal:
            self._menus.do("deal")
        else:
            self._menus.do("hurry")

    def offer(self, scene: Scene | None, at_club: bool) -> None:
        """Show the tag, and those beside it, where there is something to go on from."""
        controller = self._controller
        lies = scene is not None and scene.to_see is not None
        playing = controller.head is not None and not at_club and controller.guide is None
        if controller.matches.doubtful:
            text = translate("window", "&Continue from line {0} …").format(
                controller.matches.doubtful
            )
        elif controller.over and controller.real_cards:
            text = translate("window", "&New match …")
        elif controller.last_deal_lies:
            text = translate("window", tags.END_OF_MATCH)
        elif controller.over:
            text = translate("window", "&Play again")
        elif controller.waiting_for_deal:
            text = translate("window", tags.NEXT_DEAL)
        else:
            text = translate("window", tags.CONTINUE)
        wanted = playing and bool(
            lies or controller.waiting_for_deal or controller.over or controller.matches.doubtful
        )
        self._board.show_next(wanted, text, self._beside(scene) if playing else ())

    def _beside(self, scene: Scene | None) -> list[tuple[str, str, str]]:
        """Return what one may do besides: id, words and key of each.

        When a deal or an evening is over one may look at it; what a partner asks may be passed.
        """
        beside = []
        if scene is not None and scene.replies:
            beside.append(("hurry", translate("window", tags.SILENT)))
        if scene is not None and scene.ending is not None:
            beside.append(("hindsight", translate("window", "Review")))
            if scene.ending.evening:
                beside.append(("print", translate("window", "Print")))
                beside.append(("first_page", translate("window", "Home")))
        keys = {name: self._keymap.keys(name) for name, _ in beside}
        return [(name, text, shown(keys[name][0]) if keys[name] else "") for name, text in beside]

    # Qt's override.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let what the tag stands for stay as long as the pointer is there."""
        kind = event.type()
        if kind in (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.Hide):
            self._controller.hold(kind == QEvent.Type.Enter)
        return False
