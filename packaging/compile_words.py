"""The wheel's build hook: compiled translations go to `desktop/data/i18n` of the program.

The compiling itself is done by `words.py` beside this file, which `dev.py` uses as well. Where
somebody asks for it, `compile_engine.py` adds the engine's slow modules in a compiled form.
"""

from __future__ import annotations

import importlib.util
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSIDE = "kartentisch/program"
"""The folder of the wheel in which the program lies."""


class CompileWords(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What this build needs besides."""
        engine = self._beside("compile_engine")
        return [*engine.NEEDED] if engine.asked() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        words = self._beside("words")
        made = words.compile_words(Path(self.root) / "i18n")
        # An editable install reads them where they are, and changes with the sources.
        if version == "editable":
            return
        for compiled in made:
            place = f"{INSIDE}/desktop/data/i18n/{compiled.name}"
            build_data["force_include"][str(compiled)] = place
        if self._beside("compile_engine").asked():
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Add the engine's compiled modules; a wheel without them if that cannot be done."""
        engine = self._beside("compile_engine")
        # Until the wheel is written: it ends with this process.
        self._place = tempfile.TemporaryDirectory()
        try:
            libraries = engine.compile_engine(Path(self.root), Path(self._place.name))
        except engine.NotCompiled as why:
            self.app.display_warning(f"a pure wheel, for nothing was compiled: {why}")
            return
        for library, place in libraries.items():
            build_data["force_include"][str(library)] = f"{INSIDE}/{place}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _beside(self, name: str) -> ModuleType:
        """A module of this folder, by path: as a package it would shadow `packaging`."""
        path = Path(self.root) / "packaging" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec and spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
