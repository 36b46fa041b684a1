"""The tag to go on: what it says, what stands beside it, and what it does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject

from desktop.common.action import Keymap
from desktop.common.key_names import shown
from desktop.scene.scene import Scene
from desktop.session.controller import MatchController
from desktop.window.board import Board
from desktop.window.menus import Menus

translate = QCoreApplication.translate


class NextStep(QObject):
    """Leads from what lies on the table to what comes next: a trick, a deal, another evening."""

    def __init__(self, host: MatchController, board: Board, menus: Menus, keymap: Keymap) -> None:
        super().__init__(board)
        board.next_button.installEventFilter(self)
        self._host, self._board, self._menus, self._keymap = host, board, menus, keymap

    def take(self) -> None:
        """Go on; while the paper at the end of a deal is still told, tell it at once."""
        if self._board.paper.telling:
            self._board.paper.tell_all()
        elif self._host.matches.doubtful:
            self._host.go_on_from_there()
        elif self._host.last_deal_lies:
            self._menus.do("hurry")
        elif self._host.over:
            self._menus.do("new" if self._host.real_cards else "again")
        elif self._host.waiting_for_deal:
            self._menus.do("deal")
        else:
            self._menus.do("hurry")

    def offer(self, scene: Scene | None, at_club: bool) -> None:
        """Show the tag, and those beside it, where there is something to go on from."""
        host = self._host
        lies = scene is not None and scene.to_see is not None
        playing = host.head is not None and not at_club and host.guide is None
        if host.matches.doubtful:
            text = translate("window", "&Continue from line {0} …").format(host.matches.doubtful)
        elif host.over and host.real_cards:
            text = translate("window", "&New match …")
        elif host.last_deal_lies:
            text = translate("window", "&End of the match")
        elif host.over:
            text = translate("window", "&Play again")
        elif host.waiting_for_deal:
            text = translate("window", "Next &deal")
        else:
            text = translate("window", "&Continue")
        wanted = playing and bool(
            lies or host.waiting_for_deal or host.over or host.matches.doubtful
        )
        self._board.show_next(wanted, text, self._beside(scene) if playing else ())

    def _beside(self, scene: Scene | None) -> list[tuple[str, str, str]]:
        """What one may do besides: id, words and key of each.

        When a deal or an evening is over one may look at it; what a partner asks may be passed.
        """
        tags = []
        if scene is not None and scene.replies:
            tags.append(("hurry", translate("window", "Stay silent")))
        if scene is not None and scene.ending is not None:
            tags.append(("hindsight", translate("window", "Review")))
            if scene.ending.evening:
                tags.append(("print", translate("window", "Print")))
                tags.append(("first_page", translate("window", "Home")))
        keys = {name: self._keymap.keys(name) for name, _ in tags}
        return [(name, text, shown(keys[name][0]) if keys[name] else "") for name, text in tags]

    # Qt's override.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What the tag stands for stays as long as the pointer is there."""
        kind = event.type()
        if kind in (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.Hide):
            self._host.hold(kind == QEvent.Type.Enter)
        return False
