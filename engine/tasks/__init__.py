"""Tasks: one decision of a deal in which one choice is clearly better than all others.

`task` says what a task is and reads those of a game; `evening` finds some in finished evenings;
`daily` picks one for each day. The workshop makes those of the games (`tests/workshop/tasks.py`).
"""
