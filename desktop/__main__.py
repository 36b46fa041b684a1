"""Entry point of `python -m desktop` and of the installed commands."""

from __future__ import annotations

import multiprocessing
import sys


def main() -> int:
    """Start the program; the worker process comes through here too."""
    multiprocessing.freeze_support()
    from desktop.app import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
