"""The wheel's build hook: it packs the program as `program_files.py` beside this file lays it out.

With compiled translations, which are not in git; and with the engine's slow modules in a compiled
form by `compile_engine.py`, if that is asked for.
"""

from __future__ import annotations

import importlib.util
import shutil
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildWheel(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what this build needs besides."""
        engine = self._beside("compile_engine")
        return [*engine.NEEDED] if engine.asked() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        made = self._beside("words").compile_words(root / "i18n")
        # An editable install reads them where they are, and changes with the sources.
        if version == "editable":
            return
        # Until the wheel is written: they end with this process.
        self._places = [tempfile.TemporaryDirectory() for _ in range(2)]
        tree, place = (Path(one.name) for one in self._places)
        self._beside("program_files").lay_out(tree, made, root)
        if self._beside("compile_engine").asked():
            self._compile(tree, place, build_data)
        build_data["force_include"] |= {str(one): one.name for one in sorted(tree.iterdir())}

    def _compile(self, tree: Path, place: Path, build_data: dict[str, Any]) -> None:
        """Add the engine's compiled modules; a wheel without them if that cannot be done."""
        engine = self._beside("compile_engine")
        try:
            libraries = engine.compile_engine(tree, place)
        except engine.NotCompiled as why:
            self.app.display_warning(f"a pure wheel, for nothing was compiled: {why}")
            return
        for library, where in libraries.items():
            shutil.copyfile(library, tree / where)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _beside(self, name: str) -> ModuleType:
        """Return a module of this folder, by path: as a package it would shadow `packaging`."""
        path = Path(self.root) / "packaging" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec and spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
