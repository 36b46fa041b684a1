"""The house rules on paper: their form, the sheet over the whole window, and sets with a name.

`sets` keeps and shares sets without widgets, `form` is the rules in their groups, `page` the sheet.
Imports: common, look, scene.
"""
