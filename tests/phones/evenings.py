"""Evenings of every game on four phones and a big screen, played by names and roles in Chromium.

`python3 dev.py phones.evenings --out FOLDER` plays a short match of each game, with all that may be
asked for beside moves, and the first deal of every other variant. It leaves a sheet of pictures for
each screen, each of which has another size, language, light and hand, and prints what was not whole
there: letters that are cut, an index that is covered, a button that something lies on. At last it
names the variants that were played and those that were not, and why.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from PIL import Image
from playwright import sync_api
from playwright.sync_api import Error

from engine import games
from engine.options import Options
from tests.phones.conftest import ARGUMENTS, CHROMIUM, Crowd, TestRoom
from tests.phones.people import SOON, Person
from tests.phones.test_hand import COVERED
from tests.phones.test_hand import INDEX as LETTER
from tests.phones.test_page import SEEN

PEOPLE = ("Anna", "Bert", "Cilli", "Maximiliane")
LEAST_DEALS, MOST_DEALS, MOST_STEPS = 3, 5, 900
"""Deals of an evening, which is over by then or not; looks at the phones that no deal needs."""
MOMENTS, ACROSS, HIGH = 14, 7, 500
"""Pictures of a screen, how many of them beside each other, and the height of each in pixels."""
ASKS = 0.07
"""How often somebody asks for something before a move."""


class NoEnd(Exception):
    """A deal that all phones together could not play to its end."""


class Screen(NamedTuple):
    """What a phone is like."""

    wide: int
    high: int
    tongue: str
    light: str
    left: bool = False


SCREENS = (
    Screen(390, 844, "de", "light"),
    Screen(320, 640, "en", "dark"),
    Screen(360, 740, "de", "dark", left=True),
    Screen(844, 390, "en", "light"),
    Screen(390, 664, "en", "dark", left=True),
    Screen(320, 568, "de", "light", left=True),
    Screen(768, 1024, "en", "light"),
    Screen(667, 375, "de", "dark", left=True),
)
TELEVISION = Screen(1280, 720, "de", "light")


class Player(Person):
    """Somebody at a phone who taps, and of whose screen pictures are kept."""

    def __init__(self, phone: Any, screen: Screen) -> None:
        super().__init__(phone, screen.tongue)
        self.screen = screen
        self.pictures: list[Image.Image] = []
        self.found: Counter[str] = Counter()
        self._seen: set[str] = set()

    def press(self, thing: Any) -> None:
        name, card, place = thing.evaluate(f"(one) => {SEEN}.touched(one)", timeout=SOON)
        if not place:
            self.missed[name] += 1
            raise Error(f"{name} is covered")
        self.phone.touchscreen.tap(*place)
        if not card:
            self.done[name] += 1

    def look(self) -> None:
        """Take a picture of what has not been seen yet, and note what is not whole."""
        kind = self.phone.evaluate(f"{SEEN}.kind()")
        if kind in self._seen:
            return
        self._seen.add(kind)
        self.phone.wait_for_timeout(60)
        covered = self.phone.evaluate(COVERED.replace("INDEX", str(LETTER)))
        if covered and self.hand.is_visible() and not self.dialog.count():
            self.found["covered index: " + " ".join(covered)] += 1
        self.found.update(self.phone.evaluate(f"{SEEN}.cut()"))
        if len(self.pictures) < MOMENTS:
            self.picture()

    def picture(self) -> None:
        """Keep what the screen shows now."""
        self.pictures.append(Image.open(BytesIO(self.phone.screenshot())))

    def sheet(self) -> Image.Image:
        """All pictures beside and below each other."""
        wide = max(1, round(HIGH * self.screen.wide / self.screen.high))
        across = min(len(self.pictures), max(2, ACROSS * 231 // wide))
        down = -(-len(self.pictures) // across)
        whole = Image.new("RGB", (across * (wide + 4), down * (HIGH + 4)), "white")
        for at, one in enumerate(self.pictures):
            where = at % across * (wide + 4), at // across * (HIGH + 4)
            whole.paste(one.convert("RGB").resize((wide, HIGH), Image.Resampling.LANCZOS), where)
        return whole


def short(options: Options) -> dict[str, Any]:
    """A variant's options, with those numbers at which a match is over soonest."""
    least = {}
    for name in options.groups().get("length", []):
        numbers = [value for value in options.values(name) if type(value) is int and value > 0]
        if numbers:
            least[name] = min(numbers)
    return options.as_dict() | least


class Evening:
    """A match at which everybody has a phone, and a big screen shows the table."""

    def __init__(self, browser: Any, match: TestRoom, crowd: Crowd, first: int) -> None:
        self._browser, self._match, self._crowd = browser, match, crowd
        self._first = first
        self.players: list[Player] = []
        self.wrong: Counter[str] = Counter()

    def _player(self, url: str, screen: Screen) -> Player:
        size = {"width": screen.wide, "height": screen.high}
        context = self._browser.new_context(
            viewport=size,
            has_touch=True,
            locale=screen.tongue,
            color_scheme=screen.light,
            device_scale_factor=1.5,
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.on("pageerror", lambda error: self.wrong.update([str(error)]))
        page.on("console", lambda line: line.type == "error" and self.wrong.update([line.text]))
        page.goto(url.replace(self._match.url, self._crowd.url))
        page.get_by_role("heading", level=1).wait_for()
        player = Player(page, screen)
        if screen.left:
            page.get_by_role("button", name=player.words["menu"], exact=True).click()
            page.get_by_label(player.words["habit.left"]).check()
            player.dialog.get_by_role("button", name=player.words["close"]).click()
        return player

    def begin(self, game: str, preset: str, options: dict[str, Any]) -> None:
        """Deal, and have everybody scan a code."""
        self._match.order(do="begin", game=game, preset=preset, options=options, people=PEOPLE)
        said = self._match.next("seats")
        urls = [url for url in said["seats"] if url]
        screens = [SCREENS[(self._first + at) % len(SCREENS)] for at in range(len(urls))]
        if not self.players:
            for url, screen in zip(urls, screens, strict=True):
                self.players.append(self._player(url, screen))
            self.onlooker = self._player(said["looks"], TELEVISION)

    def deal(self, rng: Random, asks: bool) -> int:
        """Play one deal to its end; how many looks that took."""
        for step in range(MOST_STEPS):
            if all(one.is_over() for one in self.players):
                return step
            acted = False
            for one in self.players:
                one.look()
                if one.answers(rng):
                    acted = True
                elif one.is_over():
                    continue
                elif asks and rng.random() < ASKS and one.calls.count() + one.cards.count():
                    one.asks(rng)
                    one.look()
                    self._answer(rng)
                elif one.plays(rng):
                    acted = True
            self.onlooker.look()
            if not acted:
                time.sleep(0.03)
        prompts = (one.phone.locator(".prompt").inner_text() for one in self.players)
        raise NoEnd("a deal has no end: " + "; ".join(prompts))

    def _answer(self, rng: Random) -> None:
        for one in self.players:
            one.look()
            one.answers(rng)

    def next_deal(self) -> bool:
        """Go on; whether there is another deal."""
        for one in self.players:
            one.look()
        self.onlooker.look()
        for one in self.players:
            if one.is_over() and not one.goes_on():
                return False
            one.phone.wait_for_timeout(150)
        return True

    def close(self) -> None:
        for one in (*self.players, self.onlooker):
            one.phone.context.close()


def evening(
    browser: Any,
    match: TestRoom,
    crowd: Crowd,
    game: str,
    preset: str,
    at: int,
    whole: bool,
    said: argparse.Namespace,
) -> str:
    """Play an evening, leave its pictures, and print what was found; why it did not end, or ""."""
    rng, begun, deals, steps = Random(f"{game} {preset}"), time.monotonic(), 0, 0
    one, why = Evening(browser, match, crowd, at), ""
    options = short(games.find(game).presets[preset])
    try:
        while deals < (LEAST_DEALS if whole else 1):
            one.begin(game, preset, options)
            going = True
            while going:
                steps += one.deal(rng, whole)
                deals += 1
                going = one.next_deal() and whole and deals < said.most
    except (NoEnd, Error) as error:
        why = str(error)
        for player in (*one.players, one.onlooker):
            player.picture()
    for place, player in enumerate((*one.players, one.onlooker)):
        player.sheet().save(said.out / f"{game}-{preset}-{place}.png")
    print(
        f"{game} {preset}: {deals} deals, {steps} looks, {time.monotonic() - begun:.0f} s {why}",
        flush=True,
    )
    done: Counter[str] = sum((player.done for player in one.players), Counter())
    print("  pressed:", ", ".join(f"{name} {many}" for name, many in done.most_common(40)))
    for player in (*one.players, one.onlooker):
        for text, many in (player.found + player.missed).items():
            print(f"  {player.screen}: {text} ({many})")
    for text, many in one.wrong.items():
        print(f"  wrong: {text} ({many})", flush=True)
    one.close()
    return why or "; ".join(one.wrong)


def chosen(only: list[str], rest: bool) -> Iterator[tuple[str, str, bool]]:
    """Every game and variant, and whether a whole evening of it is played."""
    for game in games.names():
        for at, preset in enumerate(games.find(game).presets):
            if (not only or game in only or f"{game}.{preset}" in only) and (at or not rest):
                yield game, preset, not at


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="dev.py phones.evenings",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("only", nargs="*", metavar="GAME", help="these alone, or GAME.VARIANT")
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="for the pictures"
    )
    parser.add_argument("--most", type=int, default=MOST_DEALS, help="deals of an evening at most")
    parser.add_argument("--rest", action="store_true", help="only first deals, no evenings")
    said = parser.parse_args()
    said.out.mkdir(parents=True, exist_ok=True)
    match = TestRoom("tests.phones.match")
    crowd = Crowd(match)
    with sync_api.sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        ends = {}
        for at, (game, preset, whole) in enumerate(chosen(said.only, said.rest)):
            ends[f"{game}.{preset}"] = evening(browser, match, crowd, game, preset, at, whole, said)
        browser.close()
    match.close()
    failed = {name: why for name, why in ends.items() if why}
    print(
        f"{len(ends) - len(failed)} of {len(ends)} variants were played:",
        *sorted(ends.keys() - failed),
    )
    for name, why in failed.items():
        print(f"not whole: {name}: {why}")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
