"""The wire among strangers: what is not the room's own is refused, and the window hears nothing."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from desktop.room import messages, wire
from desktop.room.messages import No
from desktop.room.presence import ASKED_EVERY
from tests.desktop.room.guests import status
from tests.desktop.room.in_memory import (
    HEAD,
    HOST,
    OPENING,
    PAGE,
    PORT,
    WATCH,
    Bench,
    Transport,
    frame,
    frames,
    get,
    told_as_allowed,
)


@pytest.fixture
def bench() -> Iterator[Bench]:
    one = Bench()
    yield one
    one.close()
    assert not one.loop.wrong
    assert not wire.Line.per_address, "a connection is still counted"


def asked(bench: Bench, *chunks: bytes, address: str = "192.168.77.20") -> Transport:
    line = bench.connect(address)
    bench.feed(line, chunks)
    return line


def closed_with(line: Transport) -> int:
    kind, said = frames(line.sent)[-1]
    assert kind == 8
    return int.from_bytes(said[:2])


# Files.


def test_a_file_of_the_room_is_given_with_all_that_makes_it_safe(bench: Bench) -> None:
    sent = asked(bench, get()).sent
    head, _, body = sent.partition(b"\r\n\r\n")
    assert status(sent) == 200 and body == PAGE
    policy = next(line for line in head.split(b"\r\n") if line.startswith(b"Content-Security"))
    assert b"default-src 'none'" in policy and b"frame-ancestors 'none'" in policy
    assert b"unsafe" not in policy and b"*" not in policy
    assert b"Referrer-Policy: no-referrer" in head
    assert b"X-Content-Type-Options: nosniff" in head
    for never in (b"Access-Control", b"Set-Cookie", b"Server:"):
        assert never not in head


def test_a_file_that_is_lent_is_given_until_another_folder_is(bench: Bench) -> None:
    def lend(path: str) -> None:
        data = b64encode(path.encode()).decode()
        bench.wire.obey({"lend": path, "kind": "image/png", "data": data})

    lend("/cards/a/E7.png")
    lend("/cards/a/E8.png")
    for path in ("/cards/a/E7.png", "/cards/a/E8.png"):
        sent = asked(bench, get(path, "Accept-Encoding: gzip")).sent
        assert status(sent) == 200 and sent.endswith(b"\r\n\r\n" + path.encode())
    lend("/cards/b/E7.png")
    assert status(asked(bench, get("/cards/a/E7.png")).sent) == 404
    assert status(asked(bench, get("/cards/b/E7.png")).sent) == 200
    assert status(asked(bench, get()).sent) == 200


def test_a_page_that_is_known_is_not_sent_again(bench: Bench) -> None:
    head = asked(bench, get()).sent.partition(b"\r\n\r\n")[0].decode()
    tag = next(line.partition(": ")[2] for line in head.split("\r\n") if line.startswith("ETag"))
    again = asked(bench, get("/", f"If-None-Match: {tag}")).sent
    assert status(again) == 304 and again.endswith(b"\r\n\r\n")


@pytest.mark.parametrize(
    ("request_", "answered"),
    [
        (get("/nothing"), 404),
        (get("/../wire.py"), 404),
        (get("/%2e%2e/wire.py"), 404),
        (get("//etc/passwd"), 404),
        (get("/etc/passwd"), 404),
        (get(host="evil.example"), 403),
        (get(host=f"{HOST}:{PORT + 1}"), 403),
        (get(host=HOST), 403),
        (get(host=f"{HOST}:{PORT}.evil.example"), 403),
        (get("/", f"Host: {HOST}:{PORT}"), 403),
        (f"GET / HTTP/1.1\r\nX-Forwarded-Host: {HOST}:{PORT}\r\n\r\n".encode(), 403),
    ],
)
def test_what_is_not_the_rooms_own_is_refused(bench: Bench, request_: bytes, answered: int) -> None:
    line = asked(bench, request_)
    assert status(line.sent) == answered
    assert PAGE not in line.sent
    body = line.sent.partition(b"\r\n\r\n")[2].decode()
    assert all(body.count(word) == 1 for word in ("laptop", "Laptop", "·")), "in two languages"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "HEAD"])
def test_nothing_but_get_is_answered(bench: Bench, method: str) -> None:
    line = asked(bench, get(method=method))
    # Before its version 16 the library says nothing to other methods.
    assert status(line.sent) in (0, 405) and PAGE not in line.sent


def test_a_head_has_a_bound_whichever_way_it_is_long(bench: Bench) -> None:
    for chunks in (
        [get("/", "X: " + "a" * 20_000)],
        [get("/", *(f"X{n}: {'a' * 200}" for n in range(100)))],
        [b"GET /" + b"a" * 20_000],
        [b"a" * 1000] * 20,
    ):
        line = asked(bench, *chunks)
        assert status(line.sent) in (0, 414, 431)
        bench.leave(line)


# Sockets.


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "Origin: null",
        "Origin: http://evil.example",
        f"Origin: https://{HOST}:{PORT}",
        f"Origin: http://{HOST}:{PORT + 1}",
        f"Origin: http://{HOST}:{PORT}.evil.example",
    ],
)
def test_a_page_of_another_origin_opens_no_socket(bench: Bench, origin: str) -> None:
    lines = f"GET /ws HTTP/1.1\r\n{HEAD}{origin}".rstrip("\r\n") + "\r\n\r\n"
    line = asked(bench, lines.encode(), WATCH)
    assert status(line.sent) == 403
    assert not bench.pipe.news


def test_the_window_hears_of_a_device_when_it_has_said_who_it_is(bench: Bench) -> None:
    line = asked(bench, OPENING)
    assert status(line.sent) == 101 and not bench.pipe.news
    bench.feed(line, [WATCH])
    assert bench.pipe.news == [
        {"open": 1, "address": "192.168.77.20"},
        {"got": 1, "message": {"v": 1, "watch": 1}},
    ]
    bench.leave(line)
    assert bench.pipe.news[-1] == {"gone": 1}


def test_a_page_of_another_version_hears_which_one_is_spoken(bench: Bench) -> None:
    line = asked(bench, OPENING, frame('{"v":2,"watch":1}'))
    assert json.loads(frames(line.sent)[0][1]) == {"no": "version", "v": 1}
    assert closed_with(line) == No.VERSION
    assert not bench.pipe.news


NO_FIRST = [
    "",
    "[]",
    "1",
    "null",
    '{"watch":1}',
    '{"v":1}',
    '{"v":1,"watch":2}',
    '{"v":1,"watch":1,"table":"K7RM"}',
    '{"v":1,"table":7}',
    '{"v":1,"table":""}',
    '{"v":1,"table":"0123456789abc"}',
    '{"v":1,"back":"../../etc"}',
    '{"v":true,"watch":1}',
    '{"v":1,"slip":{"round":1,"table":1,"values":[1]}}',
    '{"v":1,"watch":1,"n":"x"}',
    '{"v":1,"watch":1,"x":1e999}',
    '{"v":1,"watch":1,"x":NaN}',
    '{"v":1,"watch":1,"x":"\\ud800"}',
    '{"v":1,"watch":1,"x":' + "[" * 400 + "]" * 400 + "}",
    '{"v":1,"watch":1,"x":' + "[" * 2000,
    '{"v":1,"watch":1,"x":' + "9" * 1000 + "}",
]


@pytest.mark.parametrize("text", NO_FIRST)
def test_who_says_nothing_a_page_would_say_is_sent_away(bench: Bench, text: str) -> None:
    line = asked(bench, OPENING, frame(text))
    assert closed_with(line) == 1008
    assert not bench.pipe.news


NO_LATER = [
    '{"v":1,"watch":1}',
    '{"move":7,"n":3}',
    '{"order":["H7",8],"n":3}',
    '{"agree":1,"n":3}',
    '{"chalk":{},"n":3}',
    '{"sit":"abc"}',
    '{"slip":{"round":1,"table":1}}',
    '{"slip":{"round":"1","table":1,"values":[]}}',
    '{"slip":{"round":1,"table":1,"values":12}}',
    '{"slip":{"round":1,"table":1,"values":[' + ",".join("1" * 65) + "]}}",
    '{"slip":{"round":1,"table":1,"values":[99999999]}}',
    '{"right":{"round":1,"table":1,"id":5}}',
    '{"lang":"de; drop"}',
    '{"t":0}',
    '{"t":1,"away":1}',
]


@pytest.mark.parametrize("text", NO_LATER)
def test_what_no_page_says_afterwards_closes_the_socket(bench: Bench, text: str) -> None:
    line = asked(bench, OPENING, WATCH, frame(text))
    assert closed_with(line) == 1008
    assert [one for one in bench.pipe.news if "got" in one] == [
        {"got": 1, "message": {"v": 1, "watch": 1}}
    ]


def test_a_message_has_a_bound(bench: Bench) -> None:
    long = '{"lang":"de","x":"' + "a" * messages.LONGEST + '"}'
    whole = asked(bench, OPENING, WATCH, frame(long))
    pieces = [frame(long[:1000], last=False), frame(long[1000:], 0)]
    torn = asked(bench, OPENING, WATCH, *pieces)
    for line in (whole, torn):
        assert closed_with(line) == 1009
    assert asked(bench, OPENING, WATCH, frame(b"{}", 2)).sent.endswith((1008).to_bytes(2))


def test_a_flood_ends_with_its_socket_and_hurts_no_other(bench: Bench) -> None:
    quiet = asked(bench, OPENING, WATCH)
    loud = asked(bench, OPENING, WATCH, *([frame('{"lang":"de"}')] * 500))
    assert closed_with(loud) == 1008
    heard = [one for one in bench.pipe.news if one.get("got") == 2]
    assert len(heard) == 2 * wire.RATE + 1
    bench.wire.tell([1], '{"told":"x"}')
    assert frames(quiet.sent)[-1] == (1, b'{"told":"x"}')


def test_one_address_and_all_together_have_so_many_sockets(bench: Bench) -> None:
    of_one = [bench.connect() for _ in range(wire.SOCKETS_OF_ONE + 1)]
    assert [line.closed for line in of_one] == [False] * wire.SOCKETS_OF_ONE + [True]
    more = [bench.connect(f"192.168.77.{n}") for n in range(21, 255)]
    assert sum(not line.closed for line in (*of_one, *more)) == wire.SOCKETS
    bench.leave(of_one[0])
    assert not bench.connect().closed


@pytest.mark.parametrize("address", ["8.8.8.8", "2001:4860:4860::8888", "", "nowhere"])
def test_an_address_of_elsewhere_gets_no_word(bench: Bench, address: str) -> None:
    line = bench.connect(address)
    assert line.closed
    assert line.sent == b""


# Who looks.


def test_a_page_that_is_hidden_or_silent_is_away_until_it_says_something(bench: Bench) -> None:
    line = asked(bench, OPENING, WATCH)
    bench.feed(line, [frame('{"away":1}')])
    assert bench.pipe.news[-1] == {"here": 1, "is_here": False}
    bench.feed(line, [frame('{"t":1}')])
    assert bench.pipe.news[-1] == {"here": 1, "is_here": True}
    assert {"got": 1, "message": {"t": 1}} not in bench.pipe.news
    asking = bench.loop.create_task(bench.wire.ask())
    bench.settle()
    for _ in range(4):
        bench.after(ASKED_EVERY)
    assert [said for kind, said in frames(line.sent) if kind == 1] == [b'{"t": 1}'] * 4
    assert bench.pipe.news[-1] == {"here": 1, "is_here": False}
    bench.feed(line, [frame('{"t":1}')])
    assert bench.pipe.news[-1] == {"here": 1, "is_here": True}
    asking.cancel()


# Who is slow.


@pytest.mark.parametrize(
    "chunks", [[], [b"GET / HT"], [get()[:-2]], [OPENING], [OPENING, WATCH[:5]]], ids=repr
)
def test_a_browser_that_takes_its_time_is_left(bench: Bench, chunks: list[bytes]) -> None:
    line = asked(bench, *chunks)
    for _ in range(3):
        bench.after(wire.WITHIN + 0.1)
    assert line.closed
    assert not bench.pipe.news


def test_a_device_may_say_as_much_again_after_a_while(bench: Bench) -> None:
    line = asked(bench, OPENING, WATCH)
    for _ in range(5):
        bench.feed(line, [frame('{"lang":"de"}')] * int(wire.RATE))
        bench.after(1.0)
    assert len([one for one in bench.pipe.news if "got" in one]) == 5 * wire.RATE + 1


# Anything.


@given(
    st.lists(st.binary(max_size=300), max_size=4),
    st.sampled_from([b"", OPENING, OPENING + WATCH]),
)
@example([frame("")], OPENING)
def test_whatever_is_sent_the_window_hears_only_messages(
    chunks: list[bytes], before: bytes
) -> None:
    bench = Bench()
    try:
        bench.feed(bench.connect(), [before, *chunks] if before else chunks)
        told_as_allowed(bench.pipe)
    finally:
        bench.close()
    assert not bench.loop.wrong
