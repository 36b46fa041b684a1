"""Starts and ends worker processes, each connected by a pipe.

They are given the folders in which more games were found, and leave the processor to the window
where both want it: all of them together never run on more cores than there are less one. One that
works on what nobody trusts takes limits upon itself.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from desktop.common import own_games
from engine import games

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess
    from threading import Thread

ENDS_WITHIN = 2.0
"""Seconds for which a listener is waited for."""
_NICE = 5
"""How far a worker steps back, of the 19 steps there are."""
_BELOW_NORMAL = 0x4000
"""The same where priorities have names: BELOW_NORMAL_PRIORITY_CLASS."""


def start(work: Callable[..., None], *given: Any) -> tuple[BaseProcess, Connection]:
    """Start a process that runs `work` with its end of a pipe and these arguments; returns both."""
    # Not imported before it is used: the window has to be there first.
    import multiprocessing

    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    arguments = (games.further_folders(), work, there, *given)
    process = context.Process(target=_begin, args=arguments, daemon=True)
    process.start()
    there.close()
    return process, here


def _begin(folders: list[str], work: Callable[..., None], *given: Any) -> None:
    """In the new process: step back, find the same games, then work."""
    step_back()
    if folders:
        own_games.look_in(folders)
    work(*given)


def step_back() -> None:
    """Let the window's thread go first: it paints sixty times a second while a worker thinks.

    Every worker leaves it the same core, so that one is always free of them all.
    """
    if sys.platform == "win32":
        import ctypes

        kernel, this = ctypes.windll.kernel32, ctypes.c_void_p(-1)
        kernel.SetPriorityClass(this, _BELOW_NORMAL)
        mine, every = ctypes.c_size_t(), ctypes.c_size_t()
        kernel.GetProcessAffinityMask(this, ctypes.byref(mine), ctypes.byref(every))
        if others := mine.value & (mine.value - 1):
            kernel.SetProcessAffinityMask(this, ctypes.c_size_t(others))
        return
    with suppress(OSError):
        os.nice(_NICE)
    if sys.platform == "linux":  # macOS cannot be told, and has cores enough for every kind
        if others := sorted(os.sched_getaffinity(0))[1:]:
            with suppress(OSError):
                os.sched_setaffinity(0, others)


def listen(read: Callable[[], Any], pass_on: Callable[[Any], None]) -> None:
    """In a thread of its own: pass on what comes of a worker, and None when it is lost."""
    try:
        while True:
            pass_on(read())
    except Exception:
        # The pipe is closed, or what came cannot be read: either way this worker is lost.
        pass
    try:
        pass_on(None)
    except RuntimeError:  # the window is gone already
        return


def stop(
    process: BaseProcess | None, pipe: Connection | None, listener: Thread | None = None
) -> None:
    """Kill the process, wait for the thread that listens to it, close the pipe; all may be None.

    The listener finds that nobody is left at the other end and ends by itself.
    """
    if process is not None:
        process.kill()
        process.join()
    if listener is not None:
        listener.join(ENDS_WITHIN)
    if pipe is not None:
        pipe.close()


def limit(seconds: int, memory: int) -> None:
    """In a worker: end it after these seconds, at these bytes, and with the process that began it.

    Also a library that never comes back to Python is ended, where the system can do that.
    """
    import multiprocessing
    from threading import Thread

    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join(seconds)
            os._exit(1)

        Thread(target=watch, daemon=True).start()
    if sys.platform == "win32":
        return
    import resource

    # A system may not know one of them, or allow less already.
    for what, most in ((resource.RLIMIT_CPU, seconds), (resource.RLIMIT_AS, memory)):
        with suppress(OSError, ValueError):
            _, hard = resource.getrlimit(what)
            resource.setrlimit(what, (most, hard))
    if sys.platform == "linux":
        _die_with_parent()


def _die_with_parent() -> None:
    """Have the system kill this process when that ends which started it."""
    import ctypes
    import signal

    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
