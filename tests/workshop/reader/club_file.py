"""Keeps a club evening of four rounds, and prints its file."""

from __future__ import annotations

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtWidgets import QApplication

from tests.workshop import demo_papers

if __name__ == "__main__":
    app = QApplication([])
    controller = demo_papers.evening()
    assert controller.file is not None
    print(controller.file.path)
    controller.close()
