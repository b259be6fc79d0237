"""Why something cannot be done: each refusal has a number, a message and a clause."""

from __future__ import annotations

from typing import Final

NOT_HELD: Final = 1
SAME_BESIDE: Final = 2
NO_WORDS: Final = 3

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    NOT_HELD: ("not-held", "lanterns.turn.hang"),
    SAME_BESIDE: ("same-beside", "lanterns.turn.hang"),
    NO_WORDS: ("no-words", "lanterns.turn.hang"),
}
