"""The one name that an installed Kartentisch puts before other programs.

`desktop` and `engine` are words that somebody else's environment may mean otherwise. So a wheel
lays both into the folder `program` in here, which no import of anybody else reaches, and
`find_program` puts that folder first on the path. In a checkout they lie beside this package.
"""

from __future__ import annotations

import sys
from pathlib import Path


def find_program() -> Path:
    """Let `desktop` and `engine` be imported, and say in which folder they lie.

    Processes that the program starts inherit the path.
    """
    here = Path(__file__).resolve().parent
    installed = here / "program"
    folder = installed if installed.is_dir() else here.parent
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    return folder
