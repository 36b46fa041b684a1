"""Entry point of `python -m desktop`; `kartentisch/__main__.py` leads installed commands here."""

from __future__ import annotations

import multiprocessing
import os
import sys


def main() -> int:
    """Start the program; the worker process comes through here too."""
    multiprocessing.freeze_support()
    from desktop.app import run

    try:
        return run(sys.argv[1:])
    except ImportError as error:
        # A library of the machine that Qt needs is missing, also where no window is wanted.
        from desktop.common.libraries import display, lack

        # Where there is a screen, what a window needs is named too: one line gets it all.
        told = lack(display(os.environ)) if sys.platform == "linux" and ".so" in str(error) else ""
        if not told:
            raise
        print(f"kartentisch: {told}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
