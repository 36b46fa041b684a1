"""Packs of cards: their faces on the screen, which one a game is played with, the user's own.

Imports: common.
"""

from desktop.packs.look import COLOURS, Look
from desktop.packs.pack import Pack

__all__ = ["COLOURS", "Look", "Pack"]
