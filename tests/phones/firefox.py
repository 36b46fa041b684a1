"""The phones' page in Firefox: a slip comes to the desk, and a card from a hand to another phone.

`python3 dev.py phones.firefox` needs a Firefox of 2025 or newer and no driver: it speaks the
browser's own protocol, WebDriver BiDi. With `--out FILE` it leaves a picture. Firefox leads the
name by which it asks to loopback, so that its origin is as insecure as in a home.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import tempfile
import time
from base64 import b64decode
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.phones.conftest import TestRoom, until
from tests.phones.rooms import FOX, NAME
from tests.ports import free_port

PROGRAMS = ("firefox", "firefox-esr")
PREFERENCES = {
    "intl.accept_languages": "en",
    "network.dns.localDomains": FOX,
    "app.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "http://localhost:9/",
    "extensions.getAddons.cache.enabled": False,
    "browser.safebrowsing.update.enabled": False,
}
"""Nothing of this leaves the machine."""
MAY = "document.querySelector('.hand [aria-label*=playable]')"
LIFTED = "document.querySelector('.hand [aria-pressed=true]')"
ASKED = f"!!document.querySelector('.prompt.asked') && !!{MAY}"
LIFT = f"{MAY}.click() ?? document.fonts.check('1em \"Kartentisch Serif\"')"
LIES = "document.querySelectorAll('.trick li:not(.place)').length"


class Firefox:
    """A browser without a window."""

    def __init__(self, profile: Path) -> None:
        program = next(filter(None, map(shutil.which, PROGRAMS)), None)
        if program is None:
            raise SystemExit("there is no Firefox here")
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        words = [program, "--headless", "--profile", str(profile)]
        self._port = free_port()
        self._process = subprocess.Popen(
            [*words, f"--remote-debugging-port={self._port}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._line: ClientConnection = until(self._reached)
        self._numbers = count(1)
        told = self.ask("session.new", capabilities={})["capabilities"]
        self.version = str(told["browserVersion"])

    def _reached(self) -> ClientConnection | None:
        try:
            return connect(f"ws://127.0.0.1:{self._port}/session", max_size=2**26).__enter__()
        except OSError:
            return None

    def ask(self, method: str, **what: Any) -> Any:
        """Do something and give what comes of it."""
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": what}))
        while (answer := json.loads(self._line.recv())).get("id") != number:
            pass
        if "error" in answer:
            raise SystemExit(f"{method}: {answer['message']}")
        return answer["result"]

    def open(self, url: str) -> str:
        """A page in a session of its own, as on another phone."""
        user = self.ask("browser.createUserContext")["userContext"]
        page = self.ask("browsingContext.create", type="tab", userContext=user)["context"]
        self.ask("browsingContext.navigate", context=page, url=url, wait="complete")
        return str(page)

    def run(self, page: str, script: str) -> Any:
        """What an expression is worth on a page."""
        told = self.ask(
            "script.evaluate", expression=script, target={"context": page}, awaitPromise=True
        )
        if told["type"] == "exception":
            raise SystemExit(told["exceptionDetails"]["text"])
        return told["result"].get("value")

    def click(self, page: str, text: str) -> None:
        """Press the button that says this, as soon as there is one."""
        one = f"[...document.querySelectorAll('button')].find(b => b.textContent === {text!r})"
        until(lambda: self.run(page, f"!!{one}"))
        self.run(page, f"{one}.click()")

    def close(self) -> None:
        self.ask("browser.close")
        self._process.wait(30)


def hand_in(browser: Firefox) -> None:
    """A table hands in, another phone confirms, the desk enters it."""
    club = TestRoom("tests.phones.club")
    club.order(do="begin")
    code = club.next("codes")["codes"]["3"]
    first, second = (browser.open(f"http://{FOX}:{club.port}/#{code}") for _ in range(2))
    assert browser.run(first, "isSecureContext") is False
    for text in ("1", "2", "Hand in"):
        browser.click(first, text)
    assert club.next("waits")["waits"] == 3
    browser.click(second, "That’s right")
    until(lambda: browser.run(first, "!!document.querySelector('.state.confirmed')"))
    club.order(do="take")
    assert club.next("results")["results"] == {"3": [12, -12]}
    until(lambda: browser.run(second, "!!document.querySelector('.state.taken')"))
    print(f"Firefox {browser.version}: a slip was handed in, confirmed and entered")
    club.close()


def play(browser: Firefox, out: Path | None) -> None:
    """A card is lifted, one that may not be played says why, one is played; others see it."""
    match = TestRoom("tests.phones.match")
    match.order(do="begin", game="kein_stich", people=["Anna", "Bert", "Cilli", "Dora"])
    urls = [url.replace(NAME, FOX) for url in match.next("seats")["seats"]]
    pages = [browser.open(url) for url in urls]
    for _ in range(2):
        leads = until(lambda: next((one for one in pages if browser.run(one, ASKED)), None))
        before = [browser.run(one, LIES) for one in pages]
        assert browser.run(leads, LIFT) is True and browser.run(leads, "!!" + LIFTED)
        if out:
            picture = browser.ask("browsingContext.captureScreenshot", context=leads)["data"]
            out.write_bytes(b64decode(picture))
        time.sleep(0.2)
        browser.run(leads, f"{LIFTED}.click()")
        until(lambda before=before: [browser.run(one, LIES) for one in pages] != before)
        until(lambda: len({browser.run(one, LIES) for one in pages}) == 1)
    assert [browser.run(one, LIES) for one in pages] == [2] * 4
    print(f"Firefox {browser.version}: two cards were lifted, played, and seen on four phones")
    match.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, help="a picture of the hand")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        browser = Firefox(Path(folder))
        hand_in(browser)
        play(browser, chosen.out)
        browser.close()


if __name__ == "__main__":
    main()
