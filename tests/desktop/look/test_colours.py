"""The colours of the desktop: what can be ticked is seen before it is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QRadioButton, QStyle, QStyleOptionButton

from desktop.common.settings import Settings
from desktop.look.colours import apply_colours
from desktop.look.theme import contrast, theme, theme_for, use


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    before = QPalette(qapp.palette())
    used = theme()
    style, sheet = qapp.style().objectName(), qapp.styleSheet()
    qapp.setStyle("Fusion")
    yield qapp
    qapp.setStyleSheet(sheet)
    qapp.setPalette(before)
    use(used)
    qapp.setStyle(style)


@pytest.mark.parametrize("colours", ["dark", "light"])
@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_a_box_that_is_not_ticked_is_seen(
    app: QApplication,
    settings: Settings,
    colours: str,
    kind: type[QCheckBox] | type[QRadioButton],
) -> None:
    settings["colours"] = colours
    apply_colours(app, settings)
    box = kind()
    box.resize(120, 40)
    option = QStyleOptionButton()
    option.initFrom(box)
    part = QStyle.SubElement
    element = part.SE_CheckBoxIndicator if kind is QCheckBox else part.SE_RadioButtonIndicator
    place = box.style().subElementRect(element, option, box)
    picture = box.grab().toImage()
    window = picture.pixelColor(place.right() + 3, 1).name()
    row = range(place.left(), place.right() + 1)
    seen = [picture.pixelColor(x, place.center().y()).name() for x in row]
    assert max(contrast(one, window) for one in seen) >= (3.0 if colours == "dark" else 1.4)


@pytest.mark.parametrize(("chosen", "dark"), [("dark", True), ("light", False)])
def test_the_theme_of_the_settings_is_taken_into_use(
    app: QApplication, settings: Settings, chosen: str, dark: bool
) -> None:
    settings["colours"], settings["surface"] = chosen, "felt"
    apply_colours(app, settings)
    assert theme() == theme_for(dark, "felt")
