"""Everything that the page can show: named, large enough, whole in a narrow window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.phones import hands, states
from tests.phones.conftest import TestRoom, axe, until

SEEN = Path(__file__).with_name("seen.js").read_text(encoding="utf-8").strip()
"""What the page itself says of what it shows."""
LEAST = 44
"""Pixels that a thumb needs each way."""
SIZES = {"en": (390, 844, "light", 1), "de": (320, 640, "dark", 2)}
"""In each language width, height, colours, and how many times as large as usual letters are."""
SMALL = """() => [...document.querySelectorAll("button, select, input:not([type=hidden]), label")]
  .filter(one => one.getClientRects().length)
  .filter(one => !(one.labels?.length && /radio|checkbox/.test(one.type)))
  .filter(one => one.localName !== "label" || one.querySelector("[type=radio], [type=checkbox]"))
  .map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
  .filter(([, box]) => box.width < LEAST || box.height < LEAST).map(([name]) => name)"""
EVERY = {tongue: states.every(tongue) | hands.every(tongue) for tongue in SIZES}
FOCUSED = """() => { const own = document.activeElement.getBoundingClientRect();
  const keys = document.querySelector(".keys")?.getBoundingClientRect();
  return own.top >= 0 && (!keys || own.bottom <= keys.top || own.right <= keys.left); }"""


def shown(room: TestRoom, page: Any, messages: list[states.Message]) -> None:
    """Have a page that has just been opened show what these messages leave."""
    device, _ = room.heard("watch")
    room.heard("lang")
    for message in messages:
        room.tell(device, message)
    if messages:
        until(lambda: page.locator("#page h1").count())
        # The last one has been drawn when what is told after it is.
        room.tell(device, {"n": 99, "lists": messages[0].get("lists", hands.NO_LISTS)})
        until(lambda: page.evaluate("document.fonts.status") == "loaded")


@pytest.mark.parametrize("tongue", SIZES)
@pytest.mark.parametrize("name", EVERY["en"])
def test_every_state_is_accessible_and_fits(
    room: TestRoom, phone: Callable[..., Any], name: str, tongue: str
) -> None:
    wide, high, colours, letters = SIZES[tongue]
    page = phone(room.url, wide, high, bypass_csp=True, color_scheme=colours, locale=tongue)
    shown(room, page, EVERY[tongue][name])
    page.evaluate(f"document.documentElement.style.fontSize = '{100 * letters}%'")
    page.add_script_tag(path=str(axe()))
    found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    assert [
        (one["id"], one["nodes"][0]["html"], one["nodes"][0]["failureSummary"]) for one in found
    ] == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL.replace("LEAST", str(LEAST))) == []
    for at in range(page.locator("input[type=text]:visible").count()):
        page.locator("input[type=text]:visible").nth(at).focus()
        assert page.evaluate(FOCUSED), at


@pytest.mark.parametrize(("wide", "high"), [(390, 664), (320, 568), (667, 375)])
def test_nothing_lies_on_what_can_be_pressed_and_no_card_under_the_question(
    room: TestRoom, phone: Callable[..., Any], wide: int, high: int
) -> None:
    page = phone(room.url, wide, high, reduced_motion="reduce")
    for name, messages in hands.every("en").items():
        shown(room, page, messages)
        seen = page.evaluate(f"{SEEN}.cut()")
        assert [one for one in seen if "cover" in one or "card lies" in one] == [], name
        page.reload()


def test_the_page_breaks_none_of_its_own_rules(room: TestRoom, phone: Callable[..., Any]) -> None:
    """The fixture holds that nothing was refused or went wrong, under the policy that is sent."""
    page = phone(room.url)
    for name, messages in EVERY["en"].items():
        if messages:
            shown(room, page, messages)
            page.reload()
        assert page.evaluate("isSecureContext") is False, name


@pytest.mark.parametrize("lost", ["/room.mjs", "/fan.mjs", "/words.json", "/play.css"])
def test_a_page_of_which_a_file_was_lost_comes_by_itself(
    room: TestRoom, browser: Any, lost: str
) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.route(f"**{lost}", lambda route: route.abort(), times=1)
    page.goto(room.url)
    until(lambda: page.evaluate("document.styleSheets.length") == 2)
    until(lambda: page.locator("#page h1").count())
    context.close()
