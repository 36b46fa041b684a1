"""The review in the window: its page is shown, and a what-if begins from it."""

from __future__ import annotations

from desktop.common.settings import Settings
from desktop.packs import Pack
from desktop.session.controller import MatchController
from desktop.window.pages import Pages
from engine.head import Event


class LookingBack:
    """Leads from the table to the page of a review, and back."""

    def __init__(self, pages: Pages, host: MatchController, settings: Settings, pack: Pack) -> None:
        self._pages, self._host = pages, host
        self._settings, self._pack = settings, pack

    def show(self) -> None:
        """Show the decisions of the deals that are over, and what would have been better."""
        from desktop.review.page import ReviewPage

        past = self._host.past()
        if past is None or not past.deals:
            return
        page = ReviewPage(past, self._settings, self._pack)
        path = self._host.path
        page.play_on.folder = path.parent if path is not None else None
        page.left.connect(self._leave)
        page.take_up.connect(self._take_up)
        self._pages.show_evening(page)

    def _leave(self) -> None:
        self._pages.show_table(self._host.head is not None)

    def _take_up(self, events: list[Event]) -> None:
        if self._host.take_up_again(events):
            self._leave()
