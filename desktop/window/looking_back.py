"""The review in the window: its page is shown, and a what-if begins from it."""

from __future__ import annotations

from collections.abc import Callable

from desktop.common.settings import Settings
from desktop.packs import Pack
from desktop.session.controller import MatchController
from desktop.window.pages import Pages
from engine.head import Event


class LookingBack:
    """Leads from the table to the page of a review, and back to where it was asked for."""

    def __init__(
        self, pages: Pages, controller: MatchController, settings: Settings, pack: Pack
    ) -> None:
        self._pages, self._controller = pages, controller
        self._settings, self._pack = settings, pack
        self._back: Callable[[], None] | None = None

    def show(self) -> None:
        """Show the decisions of the deals that are over, and what would have been better."""
        from desktop.review.page import ReviewPage

        past = self._controller.past()
        if past is None or not past.deals:
            return
        self._back = None
        page = ReviewPage(past, self._settings, self._pack)
        path = self._controller.path
        page.play_on.folder = path.parent if path is not None else None
        page.left.connect(self._leave)
        page.take_up.connect(self._take_up)
        self._pages.show_evening(page)

    def lead_back(self, back: Callable[[], None]) -> None:
        """Let the review that is shown be left for another page than the table."""
        self._back = back

    def _leave(self) -> None:
        if self._back is not None:
            self._back()
        else:
            self._pages.show_table(self._controller.head is not None)

    def _take_up(self, events: list[Event]) -> None:
        if self._controller.take_up_again(events):
            self._pages.show_table(playing=True)
