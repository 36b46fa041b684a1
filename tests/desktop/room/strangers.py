"""What strangers send to the wire, to be fuzzed: it goes on, and tells only what it may."""

from __future__ import annotations

import re
from base64 import b64decode
from functools import cache
from pathlib import Path

from desktop.room.wire import Line
from tests.desktop.room import in_memory


def read(data: bytes) -> None:
    """A stranger is refused, or the window is told what it may be told; the wire goes on."""
    bench = _bench()
    bench.pipe.news.clear()
    before = BEFORE[data[0] % len(BEFORE)] if data else b""
    step = 1 + (data[1] if len(data) > 1 else 0)
    rest = data[2:]
    line = bench.connect()
    bench.feed(line, [before] * bool(before))
    bench.feed(line, [rest[at : at + step] for at in range(0, len(rest), step)])
    answered = re.match(rb"HTTP/1.1 (\d+)", line.sent)
    assert answered is None or int(answered[1]) in ANSWERS, line.sent[:80]
    in_memory.told_as_allowed(bench.pipe)
    bench.leave(line)
    assert not bench.loop.wrong, bench.loop.wrong
    assert not bench.wire.devices and not Line.per_address
    bench.lines.clear()


CORPUS = Path(__file__).with_name("strangers.txt")
"""What goes through the wire in ways of its own, a line each: kept of an hour of guided fuzz."""
BEFORE = (b"", in_memory.OPENING, in_memory.OPENING + in_memory.WATCH)
ANSWERS = (101, 200, 304, 400, 403, 404, 405, 414, 426, 431)


@cache
def _bench() -> in_memory.Bench:
    return in_memory.Bench()


def good() -> list[bytes]:
    """What the room's own page sends, files that are asked for, and what a long fuzz has found."""
    kept = CORPUS.read_text(encoding="ascii").split()
    said = (
        '{"slip":{"round":3,"table":2,"values":[12,8,-3]},"n":17}',
        '{"right":{"round":3,"table":2,"id":"a1"},"n":18}',
        '{"try":{"round":3,"table":2,"values":[12,8,-3]},"n":17}',
        '{"pick":{"round":3,"table":2},"n":17}',
        '{"lang":"de"}',
        '{"t":1}',
        '{"away":1}',
    )
    first = (
        '{"v":1,"watch":1}',
        '{"v":1,"table":"K7RM"}',
        '{"v":1,"back":"AbC-_1"}',
        '{"v":1,"ask":"K7RM"}',
        '{"v":2,"watch":1}',
    )
    files = [in_memory.get(), in_memory.get("/a.woff2", "Accept-Encoding: gzip"), in_memory.OPENING]
    return [
        *map(b64decode, kept),
        *(b"\2\xff" + in_memory.frame(one) for one in said),
        *(b"\1\xff" + in_memory.frame(one) for one in first),
        *(b"\0\xff" + one for one in files),
        b"\2\7" + in_memory.frame("", 9) + in_memory.frame("x", 10) + in_memory.frame("", 8),
        b"\2\xff" + in_memory.frame(said[0][:20], last=False) + in_memory.frame(said[0][20:], 0),
    ]
