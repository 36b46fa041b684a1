"""The choice of the network in which a room is opened, for every page that opens one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.common.form_fields import Choice
from desktop.room import addresses, page
from desktop.room.addresses import Address
from desktop.room.room import Room


class Networks(Choice):
    """Offers the addresses of this machine in its own networks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__((), parent)
        self.look_again()

    def look_again(self) -> None:
        """Offer the networks there are now; the one that was chosen stays if it is still there."""
        found = addresses.own()
        before = self.value() if self.count() else None
        self.offer(found)
        self.say(lambda one: one.shown if isinstance(one, Address) else "")
        if before in found:
            self.set_value(before)

    def open(self, room: Room) -> str:
        """Open a room in the network that is chosen, if any; why it cannot be, "" if it can."""
        chosen = self.value() if self.count() else None
        try:
            if isinstance(chosen, Address):
                room.open(chosen.address, page.files())
        except OSError:
            return "files"
        return ""

    def retranslate(self) -> None:
        """Say what it is in the language of now."""
        self.setAccessibleName(QCoreApplication.translate("room", "Network"))
