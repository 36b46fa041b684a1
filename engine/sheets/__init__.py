"""Sheets that stand by themselves: kept by hand, for whatever is played; no card is ever dealt.

Each is one module in a folder, which has its pages too, with a `Game` that is `by_hand`: it has
options, words, an `entry` and a fold, and neither cards nor chapters. `engine.games` finds it by
its name, as it does a game; only what deals cards never meets it.
"""
