"""Packs of cards: their faces on the screen, which one a game is played with, the user's own.

Imports: common.
"""

from desktop.packs.pack import COLOURS, Look, Pack

__all__ = ["COLOURS", "Look", "Pack"]
