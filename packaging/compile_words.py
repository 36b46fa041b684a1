"""The wheel's build hook: compiled translations go to `desktop/data/i18n` of the program.

The compiling itself is done by `words.py` beside this file, which `dev.py` uses as well.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileWords(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        # By path: this folder is no package, or it would shadow the library `packaging`.
        spec = importlib.util.spec_from_file_location("words", root / "packaging" / "words.py")
        assert spec and spec.loader
        words = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(words)
        made = words.compile_words(root / "i18n")
        # An editable install reads them where they are.
        for compiled in [] if version == "editable" else made:
            place = f"kartentisch/program/desktop/data/i18n/{compiled.name}"
            build_data["force_include"][str(compiled)] = place
