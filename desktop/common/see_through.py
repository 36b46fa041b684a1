"""Lets what lies below a scroll area be seen through it."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractScrollArea, QWidget


def see_through(area: QAbstractScrollArea) -> None:
    """Let what lies below be seen; to be called before the area has been shown.

    It gets a viewport that was made here: asked for one it does not know, PySide first makes ready
    every class of widgets there is, which is one fortieth of a start.
    """
    viewport = QWidget()
    viewport.setBackgroundRole(area.backgroundRole())
    area.setViewport(viewport)
    viewport.setAutoFillBackground(False)
