"""How everything looks: colours, letters, wood, paper, shadows, and the parts made of them.

`theme` holds every colour by day and by night, `lettering` the four sizes of letters and the serif
that comes with the program, `ground` the table from edge to edge, `strokes` how chalk and pen draw
a line, `parts` the widgets. Knows no game, no scene and no match. Imports: common.
"""
