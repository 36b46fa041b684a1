"""PySide is kept from reading the source of what is imported after it."""

import subprocess
import sys

SEEN = """
import inspect
read = []
before = inspect.getsource
inspect.getsource = lambda module: read.append(module.__name__) or before(module)
from desktop.common.imports import spare_the_sources
spare_the_sources()
read.clear()
import desktop.sheet.slate, engine.review, wave
print(read)
"""


def test_no_source_is_read_after_it() -> None:
    told = subprocess.run(
        [sys.executable, "-c", SEEN], capture_output=True, text=True, check=True, timeout=60
    )
    assert told.stdout.strip() == "[]"


def test_without_it_one_would_be() -> None:
    """So that whoever reads this sees when it is needed no more."""
    script = SEEN.replace("\nspare_the_sources()\n", "\n")
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )
    assert "desktop.sheet.strokes" in told.stdout
