"""Hypothesis draws fewer examples for the engine's tests than for others."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("engine", settings.get_profile("any machine"), max_examples=80)
settings.load_profile("engine")
