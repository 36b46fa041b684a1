"""What a case of the campaign raises if something is as it must not be."""

from __future__ import annotations


class Found(Exception):
    """Something that must not be; `what` is one of the bad counts."""

    def __init__(self, what: str, text: str) -> None:
        super().__init__(text)
        self.what = what
