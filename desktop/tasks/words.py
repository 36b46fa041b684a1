"""What is said of a task: its title, what is asked, what wrong choices come to, and the reason."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from desktop.common.numbers import shown
from desktop.scene.speech import Speech
from engine import games
from engine.cards import Card
from engine.facts import Fact
from engine.moves import Move
from engine.tasks.task import Choice, Task

translate = QCoreApplication.translate

_FEW = 3
"""Of so many calls all are named in the title."""
_LONGEST = 45
"""How many letters a title has at most."""
_FINE = 10.0
"""Where both are below this, numbers are told to the hundredth."""


def title(task: Task, speech: Speech) -> str:
    """Return what a task is called, by what there is to choose from."""
    moves = [one.move for one in task.choices]
    if all(isinstance(one, Card) for one in moves):
        return translate("tasks", "Find the card")
    if not any(isinstance(one, Card) for one in moves) and len(moves) <= _FEW:
        calls = [speech.move(one).rstrip("!?.") for one in sorted(moves, key=str)]
        either = translate("tasks", " or ").join(filter(None, [", ".join(calls[:-1]), calls[-1]]))
        if len(either) <= _LONGEST:
            return f"{either}?"
    return translate("tasks", "What do you do?")


def variant(task: Task, speech: Speech) -> str:
    """Return the name of the variant that is played; "" for the usual one of its game."""
    usual = next(iter(games.find(task.game).presets))
    return "" if task.preset == usual else speech.preset(task.preset)


def level(task: Task) -> str:
    """How hard it is."""
    return levels()[task.level - 1]


def levels() -> tuple[str, str, str]:
    """Return the names of the levels, easy ones first."""
    easy, middling = translate("tasks", "easy"), translate("tasks", "medium")
    return easy, middling, translate("tasks", "hard")


def question(task: Task, speech: Speech) -> str:
    """Return what is asked."""
    if all(isinstance(one.move, Card) for one in task.choices):
        asked = translate("tasks", "Which card is the best one here?")
    else:
        asked = translate("tasks", "What is your best move?")
    if told := variant(task, speech):
        asked = f"{told}: {asked}"
    if task.lines:
        asked += " " + translate("tasks", "The slate shows the score so far.")
    return asked


def wrong(task: Task, move: Move, speech: Speech) -> str:
    """Return what is said to a choice that is clearly worse."""
    again = translate("tasks", "There is a better move. Try again!")
    choice = task.choice(move)
    if choice is None:
        return again
    told = translate("tasks", "Not quite. {move} is best in {share}% of cases.")
    return f"{told.format(move=_quoted(move, speech), share=choice.best)} {again}"


def reason(task: Task, speech: Speech, solved: bool) -> str:
    """Why the best choice is the best: in the game's words, and what the choices come to."""
    best, other = task.best, task.next_best
    said = translate("tasks", "Right!") if solved else translate("tasks", "The answer:")
    right = " / ".join(_named(move, speech) for move in task.right[:_FEW])
    told = [f"{said} {right}."]
    if task.why.key != "better_in_most":
        told.append(speech.reason(Fact(task.why.key, task.why.args)))
    told.append(
        translate("tasks", "Best in {best}% of cases; {move} in {other}%.").format(
            best=best.best, other=other.best, move=_quoted(other.move, speech)
        )
    )
    unit = speech.text(f"worth.{task.unit}")
    told.append(f"{unit}: {_figures(best, other)}.")
    told.append(how(task))
    return " ".join(told)


def how(task: Task) -> str:
    """How the figures were found."""
    if task.layouts:
        return translate("tasks", "%n way(s) the cards may lie, all counted.", "", task.layouts)
    return translate("tasks", "Tried in %n imagined deal(s).", "", task.deals)


def _figures(best: Choice, other: Choice) -> str:
    fine = max(abs(best.worth), abs(other.worth)) < _FINE

    def number(value: float) -> str:
        return shown(QLocale().toString(value, "f", 2 if fine else 1))

    told = translate("tasks", "{best} against {other}").format(
        best=number(best.worth), other=number(other.worth)
    )
    return f"{told} (± {number(other.error)})" if other.error else told


def _named(move: Move, speech: Speech) -> str:
    return speech.move(move).rstrip("!?.")


def _quoted(move: Move, speech: Speech) -> str:
    return translate("tasks", "“{0}”").format(_named(move, speech))
