"""The row of buttons below whatever can be printed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QPushButton

from desktop.common.flow_layout import FlowLayout

translate = QCoreApplication.translate


def print_buttons(
    to_printer: Callable[[], object], as_file: Callable[[], object], close: Callable[[], object]
) -> FlowLayout:
    """To a printer (what Enter presses), into a file, or close; each calls what is given."""
    row = FlowLayout(8, Qt.AlignmentFlag.AlignRight)
    for text, slot in (
        (translate("print", "Pr&int …"), to_printer),
        (translate("print", "As a &file …"), as_file),
        (translate("about", "&Close"), close),
    ):
        button = QPushButton(text)
        button.setDefault(row.count() == 0)
        button.clicked.connect(slot)
        row.addWidget(button)
    return row
