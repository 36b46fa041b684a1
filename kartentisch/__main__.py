"""Entry point of the installed commands and of `python -m kartentisch`."""

from __future__ import annotations

import sys

from desktop.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
