"""The engine's tests are the same every time: what hypothesis draws is derived from the test."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile(
    "engine",
    settings.get_profile("any machine"),
    derandomize=True,
    max_examples=80,
    database=None,
)
settings.load_profile("engine")
