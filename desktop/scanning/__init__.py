"""One switch for everything: things light up one after the other, and a press does what is lit.

What can be done in a window, `stops` finds; `scanner` goes through it by time, or by a second key.
What there is at the card table is told by the window, and comes before all else.
Imports: common, look.
"""
