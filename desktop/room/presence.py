"""Who is looking at their page just now: known from the page, never from its socket.

A browser answers a socket's pings while its page sleeps. So the page itself is asked, and says so
when it is hidden. The clock is given.
"""

from __future__ import annotations

ASKED_EVERY = 2.5
"""How many seconds lie between two questions."""
AWAY_AFTER = 6.0
"""After this number of seconds without a word somebody is away."""


class Presence:
    """Whether one device is here; made when it has said who it is."""

    def __init__(self, now: float) -> None:
        self._heard = now
        self._hidden = False
        self.here = True

    def heard(self, now: float, *, hidden: bool = False) -> bool:
        """Note that it has said something, or that it is hidden; whether that changed anything."""
        self._heard, self._hidden = now, hidden
        return self.look(now)

    def look(self, now: float) -> bool:
        """Return what time has made of it; returns whether that changed anything."""
        before, self.here = self.here, not self._hidden and now - self._heard <= AWAY_AFTER
        return self.here != before
