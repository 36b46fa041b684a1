"""A new evening on one sheet of paper: who sits there, how it is played, by which house rules.

`plan` knows what is chosen, without widgets; `sheet` shows it and puts the parts together.
Imports: common, house_rules, look, scene.
"""
