"""How fast phones are: from the code to the page, and from the hand to the desk's inbox.

`python3 dev.py phones` prints the figures of this machine, with its load: a first look on a slow
phone (20 Mbit/s, a quarter of this processor, nothing kept), its bytes, and a slip's way to the
inbox of the real window while 34 devices are in the room, alone and when all tables send at once.
Then the same for a hand: from the code to the cards, after a reload, and from a tap to the screens
of four hands and a table. Then a phone falls asleep: how long until all others show it, until it
has the hand of now when it wakes up, and until it has it when its connection was torn. At last taps
while 34 devices are told, and what that is for the window to do.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import statistics
import sys
import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from playwright import sync_api
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.phones.conftest import ARGUMENTS, CHROMIUM, Crowd, TestRoom, until
from tests.phones.rooms import BESIDE

FIRST_LOOKS, SOCKETS, ROUNDS, TAPS, SLEEPS = 15, 34, 2, 40, 5
LIKELY_DRAWN = 0.3
"""Seconds."""
WIRELESS = {"offline": False, "latency": 5, "downloadThroughput": 2.5e6, "uploadThroughput": 2.5e6}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "de"}
NOW = "performance.timeOrigin + performance.now()"
DRAWN = "document.querySelector('table') ? " + NOW + " : 0"
HELD = (
    "(all => all.length && all.every(one => one.complete && one.naturalWidth) ? " + NOW + " : 0)"
    "([...document.querySelectorAll('.hand img')])"
)
WATCH = (
    "window.drawn = 0; new MutationObserver(() => requestAnimationFrame(() => "
    "window.drawn ||= " + NOW + ")).observe(document.querySelector('.play'), "
    "{childList: true, subtree: true})"
)
TAP = (
    "() => { const one = document.querySelector("
    "'.calls button.main, .prompt.asked ~ .hand [aria-label*=spielbar], #go-on'); "
    "if (!one) return 0; const at = " + NOW + "; one.click(); return at; }"
)
AWAY = "document.querySelector('.person.away') ? " + NOW + " : 0"
SOCKETS_SEEN = (
    "window.newest = 0; const Real = WebSocket; window.WebSocket = class extends Real {"
    " constructor(...where) { super(...where); window.line = this; this.addEventListener('message',"
    " (one) => one.data.includes('\"hand\"') && requestAnimationFrame(() =>"
    " window.newest ||= " + NOW + ")); } }"
)
"""The page's socket can be torn from outside, and says when a hand that came by it was drawn."""
TEAR = "() => { window.newest = 0; line.close(); return " + NOW + "; }"
SEND = "() => { const at = " + NOW + "; document.querySelector('.action').click(); return at; }"


def told(name: str, values: list[float]) -> None:
    """Print the median, the slowest of twenty and of a hundred, and the slowest."""
    values = sorted(values)
    middle = statistics.median(values)
    late, last = (values[min(len(values) - 1, int(len(values) * part))] for part in (0.95, 0.99))
    figures = f"median {middle:.0f} ms, p95 {late:.0f}, p99 {last:.0f}, most {values[-1]:.0f}"
    print(f"{name}: {figures} ({len(values)})")


def first_looks(browser: Any, what: str, urls: Iterable[str], there: str) -> None:
    """From the address to what is drawn, on a slow phone that has nothing of it yet."""
    times, sizes = [], []
    for url in urls:
        context = browser.new_context(**PHONE)
        page = context.new_page()
        protocol = context.new_cdp_session(page)
        loaded: list[float] = []
        protocol.on(
            "Network.loadingFinished", lambda e, to=loaded: to.append(e["encodedDataLength"])
        )
        protocol.send("Network.enable")
        protocol.send("Network.emulateNetworkConditions", WIRELESS)
        protocol.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page.goto(url, wait_until="commit")
        drawn = until(lambda page=page: page.evaluate(there))
        times.append(drawn - page.evaluate("performance.timeOrigin"))
        page.wait_for_load_state()
        sizes.append(sum(loaded))
        context.close()
    told(f"scan to drawn {what}, cold", times)
    print(f"loaded: {max(sizes) / 1000:.0f} kB")


def begun(match: TestRoom, game: str) -> list[str]:
    """Begin a match of four people; the addresses of their codes, and that of onlookers."""
    match.order(do="begin", game=game)
    said = match.next("seats")
    return [*said["seats"], said["looks"]]


def reloads(page: Any) -> list[float]:
    """From reloading the page to its cards."""
    times = []
    for _ in range(FIRST_LOOKS):
        page.reload(wait_until="commit")
        drawn = until(lambda: page.evaluate(HELD))
        times.append(drawn - page.evaluate("performance.timeOrigin"))
    return times


def taps(browser: Any, match: TestRoom, crowd: Crowd, sockets: int = 5) -> list[float]:
    """From a tap on a card or a button to the last of five screens that shows what it did.

    Further sockets look on. The pages come straight to the room, and are asked only once they are
    likely to be drawn: asking and passing on take the processor that they are drawn by.
    """
    pages, times, urls = [], [], begun(match, "kein_stich")
    looks = json.dumps({"v": 1, "look": urls[-1].partition("#l")[2]})
    crowded(crowd.url, sockets - len(urls), looks)
    for url in urls:
        page = browser.new_context(**PHONE, reduced_motion="reduce").new_page()
        page.goto(url)
        page.locator(".play .people").wait_for()
        page.evaluate("localStorage.setItem('kartentisch.one.tap', '1')")
        page.reload()
        page.locator(".play .people").wait_for()
        page.evaluate(WATCH)
        pages.append(page)
    while len(times) < TAPS:
        for page in pages:
            page.evaluate("drawn = 0")
        tapped = next(filter(None, (page.evaluate(TAP) for page in pages[:-1])), 0)
        if not tapped:
            time.sleep(0.02)
            continue
        time.sleep(LIKELY_DRAWN)
        times.append(
            max(until(lambda page=page: page.evaluate("drawn")) for page in pages) - tapped
        )
        time.sleep(0.1)
    for page in pages:
        page.context.close()
    return times


def sleeps(engine: Any, browser: Any, match: TestRoom) -> None:
    """A page that is stopped: until the others know, until it shows what has been played since.

    Its renderer is stopped, as a phone stops it: a page that is only frozen goes on answering.
    """
    asleep, awake, torn = list[float](), list[float](), list[float]()
    for _ in range(SLEEPS):
        alone = engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        dealer, *hands, looks = begun(match, "kein_stich")
        pages = [browser.new_context(**PHONE).new_page() for _ in (*hands, looks)]
        for page, url in zip(pages, (*hands, looks), strict=True):
            page.goto(url)
            page.locator(".play .people").wait_for()
            page.evaluate("localStorage.setItem('kartentisch.one.tap', '1')")
            page.reload()
        sleeper = alone.new_context(**PHONE).new_page()
        sleeper.add_init_script(SOCKETS_SEEN)
        sleeper.goto(dealer)
        for page in (*pages, sleeper):
            page.locator(".play .people").wait_for()
            page.wait_for_timeout(200)
        running = alone.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
        renderers = [one["id"] for one in running["processInfo"] if one["type"] == "renderer"]
        sleeper.evaluate(WATCH)
        for one in renderers:
            os.kill(one, signal.SIGSTOP)
        begin = 1000 * time.time()
        asleep.append(max(until(lambda page=page: page.evaluate(AWAY)) for page in pages) - begin)
        until(lambda pages=pages: any(page.evaluate(TAP) for page in pages[:-1]))
        pages[0].wait_for_timeout(500)
        for one in renderers:
            os.kill(one, signal.SIGCONT)
        begin = 1000 * time.time()
        awake.append(until(lambda page=sleeper: page.evaluate("drawn")) - begin)
        for _ in range(SLEEPS):
            begin = sleeper.evaluate(TEAR)
            torn.append(until(lambda page=sleeper: page.evaluate("newest")) - begin)
        for page in pages:
            page.context.close()
        alone.close()
    told("asleep to seen by four screens", asleep)
    told("awake to hand", awake)
    told("torn to hand", torn)


def to_the_inbox(browser: Any, club: TestRoom, url: str, codes: dict[str, str]) -> list[float]:
    """From the tap to the slip in the inbox, a table after the other."""
    times = []
    for table, code in codes.items():
        context = browser.new_context(**PHONE)
        page = context.new_page()
        page.goto(f"{url}#{code}")
        page.get_by_role("textbox").first.wait_for()
        page.keyboard.press("Tab")
        page.get_by_role("textbox").first.fill(table)
        page.locator(".fits.good").wait_for()
        tapped = page.evaluate(SEND)
        times.append(1000 * club.next("waits")["at"] - tapped)
        page.locator(".state").wait_for()
        context.close()
    return times


def crowded(url: str, sockets: int, first: str) -> None:
    """So many devices that say this first and take in what they are told."""
    port = int(url.rstrip("/").rpartition(":")[2])
    for _ in range(sockets):
        there = socket.create_connection((BESIDE, port))
        opening = connect(url.replace("http", "ws", 1) + "ws", origin=Origin(url[:-1]), sock=there)
        threading.Thread(target=watch, args=(opening, first), daemon=True).start()


def at_once(url: str, codes: dict[str, str]) -> list[float]:
    """From the hand to the inbox, when further phones of all tables send in the same moment."""
    port, times = int(url.rstrip("/").rpartition(":")[2]), list[float]()
    ready = threading.Barrier(len(codes))

    def send(code: str) -> None:
        there = socket.create_connection((BESIDE, port))
        origin = Origin(url[:-1])
        with connect(url.replace("http", "ws", 1) + "ws", origin=origin, sock=there) as one:
            one.send(json.dumps({"v": 1, "table": code}))
            while "table" not in (heard := json.loads(one.recv())):
                pass
            at = {name: heard["table"][name] for name in ("round", "table")}
            ready.wait()
            begun = time.perf_counter()
            one.send(json.dumps({"slip": at | {"values": [3, -3]}, "n": heard["n"]}))
            while "sent" not in json.loads(one.recv()):
                pass
            times.append(1000 * (time.perf_counter() - begun))

    phones = [threading.Thread(target=send, args=(code,)) for code in codes.values()]
    for each in phones:
        each.start()
    for each in phones:
        each.join()
    return times


def watch(opening: Any, first: str) -> None:
    """Take in whatever a device is told that says this first, to the end."""
    with suppress(ConnectionClosed), opening as one:
        one.send(first)
        for _ in one:
            pass


def main() -> None:
    about = argparse.RawDescriptionHelpFormatter
    argparse.ArgumentParser(
        "dev.py phones", description=__doc__, formatter_class=about
    ).parse_args()
    club = TestRoom("tests.phones.club")
    crowd = Crowd(club)
    club.order(do="begin")
    codes = club.next("codes")["codes"]
    load = os.getloadavg() if hasattr(os, "getloadavg") else ()
    print("load:", *(f"{one:.1f}" for one in load), flush=True)
    with sync_api.sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        first_looks(browser, "list", [crowd.url] * FIRST_LOOKS, DRAWN)
        crowded(crowd.url, SOCKETS - 1, '{"v": 1, "watch": 1}')
        for _ in range(SOCKETS - 1):
            club.heard("watch")
        times = to_the_inbox(browser, club, crowd.url, codes)
        burst = at_once(crowd.url, codes)
        for _ in range(ROUNDS - 1):
            club.order(do="take")
            club.order(do="close")
            club.order(do="begin")
            codes = club.next("codes")["codes"]
            times += to_the_inbox(browser, club, crowd.url, codes)
            burst += at_once(crowd.url, codes)
        told(f"tap to inbox, {SOCKETS} sockets", times)
        told("the same from all tables at once", burst)
        club.close()
        match = TestRoom("tests.phones.match")
        crowd.close()
        crowd = Crowd(match)
        scans = (begun(match, "kein_stich")[0] for _ in range(FIRST_LOOKS))
        first_looks(browser, "hand", scans, HELD)
        page = browser.new_context(**PHONE).new_page()
        page.goto(begun(match, "kein_stich")[0])
        page.locator(".hand img").first.wait_for()
        told("reload to hand", reloads(page))
        told("tap to five screens", taps(browser, match, crowd))
        sleeps(engine, browser, match)
        match.order(do="turns")
        match.next("turns")
        told(f"the same, {SOCKETS} sockets", taps(browser, match, crowd, SOCKETS))
        match.order(do="turns")
        told(
            "work of the window in a turn of its loop that tells them", match.next("turns")["turns"]
        )
        match.close()
        browser.close()
    sys.exit(0)


if __name__ == "__main__":
    main()
