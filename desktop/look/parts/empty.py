"""What stands in a list or a table as long as it is empty: what will be there, and how it comes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractItemView

from desktop.look.parts.labels import Note


class EmptyNote(Note):
    """A note in the middle of a view, seen while the view has no row and the note has words."""

    def __init__(self, view: QAbstractItemView, text: str = "") -> None:
        super().__init__(text, view.viewport())
        self._view = view
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(24, 12, 24, 12)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        view.viewport().installEventFilter(self)
        model = view.model()
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset):
            signal.connect(self.refresh)
        self.refresh()

    def setText(self, text: str) -> None:
        super().setText(text)
        self.refresh()

    def refresh(self) -> None:
        """Be seen or not, as the view is now."""
        if not hasattr(self, "_view"):
            return  # the first text is set before there is a view
        empty = self._view.model().rowCount(self._view.rootIndex()) == 0
        self.setVisible(empty and bool(self.text()))
        self._view.setAccessibleDescription(self.text() if empty else "")
        self.setGeometry(self._view.viewport().rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._view.viewport().rect())
        return super().eventFilter(watched, event)
