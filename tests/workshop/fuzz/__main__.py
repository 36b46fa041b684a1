"""`python3 dev.py fuzz TARGET [--minutes N] [--seed S] [--corpus FOLDER]`: guided by coverage.

Needs `pip install atheris`. What breaks a reader is left as `crash-…` in the folder, and the exit
status is not 0; what was found new on the way is kept there, and the next call goes on with it.
"""

from __future__ import annotations

import argparse
import sys
from hashlib import sha256
from pathlib import Path


def main(arguments: list[str]) -> int:
    """Fuzz one target; libFuzzer ends the process by itself."""
    try:
        import atheris
    except ImportError:
        print("this needs atheris: pip install atheris", file=sys.stderr)
        return 2
    with atheris.instrument_imports(include=["engine", "desktop", "websockets"]):
        from tests.workshop.fuzz.targets import TARGETS
    parser = argparse.ArgumentParser(prog="python3 dev.py fuzz", description=__doc__)
    parser.add_argument("target", choices=sorted(TARGETS))
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--corpus", type=Path, default=Path("fuzz"), help="the folder")
    args = parser.parse_args(arguments)
    corpus = args.corpus / args.target
    corpus.mkdir(parents=True, exist_ok=True)
    target = TARGETS[args.target]
    for data in target.good():
        (corpus / sha256(data).hexdigest()[:16]).write_bytes(data)
    options = [
        f"-max_total_time={max(1, round(args.minutes * 60))}",
        f"-seed={args.seed}",
        f"-timeout={target.seconds}",
        "-max_len=65536",
        f"-artifact_prefix={args.corpus}/",
    ]
    atheris.Setup([sys.argv[0], *options, str(corpus)], target.read)
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
