"""`python3 dev.py lesson FILE`: shows a lesson while it is written, or pictures each step.

A lesson that cannot be held is refused with the step at which it cannot. Nothing is kept of it.
`engine/lessons/lessons.md` says how one is written.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.commands.complaints import Complaint, finished
from engine.lessons.lesson import Lesson, LessonError
from engine.lessons.reading import read_lesson
from engine.moves import Call
from tests.guests import looked_for
from tests.windows import be_of_size
from tests.workshop.lesson_check import check
from tests.workshop.pictures import QUICK, made, own_home, size_of

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow

PATIENCE = 400
"""So often it is looked whether the cards of a step lie."""


def parser() -> argparse.ArgumentParser:
    """What may be given. Values are read by `run`, which says what is wrong."""
    parser = argparse.ArgumentParser(prog="dev.py lesson", description=__doc__)
    parser.add_argument("file", metavar="FILE", type=Path, help="the lesson")
    parser.add_argument("--check", action="store_true", help="only say whether it can be held")
    parser.add_argument("--out", type=Path, help="write a picture of each step to this folder")
    parser.add_argument("--lang", choices=("de", "en"), default="en", help="of the pictures")
    parser.add_argument("--size", default="1280x800", help="of the pictures")
    parser.add_argument("--colours", choices=("light", "dark"), default="light")
    return parser


def run(args: argparse.Namespace) -> int:
    """Show it; returns the exit status."""

    def show() -> None:
        lesson = _held(args.file)
        if args.check:
            print(f"{lesson.name}: {len(lesson.steps)} steps, {check(lesson)} ways through")
        else:
            _show(lesson, args)

    return finished(show)


def _held(path: Path) -> Lesson:
    """The lesson of a file, walked through; raises Complaint."""
    # A lesson that lies with its game need not name it.
    folder = path.resolve().parent
    game = folder.parent.name if folder.name == "lessons" else ""
    try:
        lesson = read_lesson(game, path.stem, path.read_text(encoding="utf-8"))
        check(lesson)
    except LessonError as error:
        raise Complaint(str(error)) from error
    except (OSError, UnicodeDecodeError) as error:
        raise Complaint(f"{path}: cannot be read: {error}") from error
    return lesson


def _show(lesson: Lesson, args: argparse.Namespace) -> None:
    """Put it on the table until the window is closed, or take its pictures without a screen."""
    size, out = size_of(args.size), None if args.out is None else made(args.out)
    with own_home(on_screen=out is None):
        from PySide6.QtCore import QSize

        from desktop.window.start import build

        app, window = build()
        chosen = {"language": args.lang, "colours": args.colours}
        for name, value in (chosen if out is None else chosen | QUICK).items():
            window.settings[name] = value
        be_of_size(window, QSize(*size))
        window.show()
        window.teaching.begin(lesson)
        if out is None:
            app.exec()
            return
        for name in _steps(window):
            path = out / f"{lesson.name}-{name}.png"
            window.grab().save(str(path))
            print(path, flush=True)
        window.controller.close()


def _steps(window: MainWindow) -> Iterator[str]:
    """Go through the lesson that is shown, with its wrong answers; a name for each picture."""
    teacher = window.teaching.teacher
    while (guide := teacher.guide) is not None:
        if not _settled(window):
            raise Complaint("the cards of a step do not come to lie")
        if teacher.guide is not guide:
            return
        course = guide.course
        number = f"{course.at + 1:02}"
        if course.step.whole:
            number += f"-move{len(course.match.moves):02}"
        yield number + ("-then" if course.was_answered else "")
        if guide.waiting:
            teacher.on()
            continue
        for count, one in enumerate(course.step.ask.wrong if course.step.ask else (), 1):
            guide.lets(one.moves[0])
            _settled(window)
            yield f"{number}-wrong{count}"
        answer = course.first_answer()
        if course.asks_talk and isinstance(answer, Call):
            window.controller.talk.speak(answer)
        else:
            window.controller.play(answer)


def _settled(window: MainWindow) -> bool:
    """Wait until every card of the step lies; whether they do."""
    from PySide6.QtTest import QTest

    for _ in range(PATIENCE):
        QTest.qWait(15)
        guide = window.teaching.teacher.guide
        if guide is None or not guide.moving:
            QTest.qWait(30)
            return True
    return False


def main(arguments: Sequence[str]) -> int:
    """Do what is asked for; returns the exit status."""
    return run(parser().parse_args(looked_for(arguments)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
