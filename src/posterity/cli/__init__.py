"""The command `posterity`: arguments in, sentences and JSON out. Rules, records and texts live elsewhere."""

from __future__ import annotations

from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; exits with 0 if it succeeded, 1 if the answer is no, 2 if the input was not understood."""
    import sys

    try:
        from posterity.cli.app import run

        return run(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:  # before a language is known: while the program is still loading
        return 130
