"""Why a pack of the user's own is not taken. To say it in a sentence is left to `troubles`."""

from __future__ import annotations


class Refused(Exception):
    """A pack that is not taken: why, which card or file, and what else there is to say."""

    def __init__(self, reason: str, what: str = "", more: int = 0) -> None:
        super().__init__(reason, what, more)
        self.reason = reason
        self.what = what
        self.more = more
        self.german = False
        """Whether the card is one of a German pack."""
