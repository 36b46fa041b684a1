"""Tasks: one decision of a deal in which one choice is clearly better than all others.

`task` says what a task is and reads those of a game; `weighing` finds what each choice comes to,
by counting every way the cards may lie where there are few (`layouts`), else by many imagined
deals; `making` looks for tasks in deals that bots play; `grading` says how hard they are beside
each other; `daily` picks one for each day.
"""
