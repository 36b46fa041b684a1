"""The menus within View in which one chooses what is seen: language, light, and the cards.

Each lists what there is now, the chosen one marked, and changes it at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup

from desktop.common.settings import Settings
from desktop.common.tongues import ENGLISH, translated
from desktop.packs.pack_settings import choice_for, choose, packs_with, title_of
from desktop.window.first_page_foot import in_its_own_tongue
from desktop.window.menus import Menus
from engine.rules import Rules

translate = QCoreApplication.translate


class LookMenus(QObject):
    """Fills these menus; `rules` are those of the game on the table, None without one."""

    def __init__(
        self, menus: Menus, settings: Settings, rules: Callable[[], Rules[Any] | None]
    ) -> None:
        super().__init__(menus)
        self._settings, self._rules = settings, rules
        offers = {"language": self._languages, "colours": self._lights, "pack": self._packs}
        self._offers: dict[str, Callable[[], dict[str, str]]] = offers
        self.menus = {name: menus.within(name, "cards", self.fill) for name in offers}
        self._groups = {name: QActionGroup(menu) for name, menu in self.menus.items()}
        self.fill()

    def fill(self) -> None:
        """List what may be chosen now."""
        for name, menu in self.menus.items():
            menu.clear()
            found, now = self._offers[name](), self._now(name)
            for value, words in found.items():
                action = QAction(words.replace("&", "&&"), self._groups[name], checkable=True)
                action.setData(value)
                action.setChecked(value == now)
                action.triggered.connect(partial(self._choose, name, value))
                menu.addAction(action)
            menu.menuAction().setEnabled(bool(found))

    def _now(self, name: str) -> str:
        if name != "pack":
            return self._settings.text(name)
        rules = self._rules()
        return choice_for(self._settings, rules).pack if rules is not None else ""

    def _choose(self, name: str, value: str, _checked: bool = False) -> None:
        rules = self._rules()
        if name != "pack":
            self._settings[name] = value
        elif rules is not None:
            choose(self._settings, rules, replace(choice_for(self._settings, rules), pack=value))

    @staticmethod
    def _languages() -> dict[str, str]:
        system = {"": translate("menu", "As in the system")}
        return system | {one: in_its_own_tongue(one) for one in (*translated(), ENGLISH)}

    @staticmethod
    def _lights() -> dict[str, str]:
        return {
            "system": translate("menu", "As in the system"),
            "light": translate("menu", "Day"),
            "dark": translate("menu", "Night"),
        }

    def _packs(self) -> dict[str, str]:
        rules = self._rules()
        return {} if rules is None else {one: title_of(one) for one in packs_with(rules.pack())}
