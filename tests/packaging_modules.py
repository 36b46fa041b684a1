"""The modules of `packaging/`, by path: as a package it would shadow the library of that name."""

from __future__ import annotations

import functools
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent


@functools.cache
def packaging(name: str) -> ModuleType:
    """The module `packaging/<name>.py`."""
    known = f"packaging_{name}"
    spec = importlib.util.spec_from_file_location(known, ROOT / "packaging" / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    # Where its dataclasses look for the names in their annotations.
    sys.modules[known] = module
    spec.loader.exec_module(module)
    return module
