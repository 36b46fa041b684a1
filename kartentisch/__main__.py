"""Entry point of the installed commands and of `python -m kartentisch`."""

from __future__ import annotations

import sys

from kartentisch import find_program


def main() -> int:
    """Start the program that lies in the private folder; returns the exit status."""
    find_program()
    from desktop.__main__ import main as program

    return program()


if __name__ == "__main__":
    sys.exit(main())
