"""What a store tells those who listen: that something has changed, and where. Never what: whoever cares reads it."""

from __future__ import annotations

from typing import Literal, NamedTuple

NewsKind = Literal["entry", "table", "chat", "key", "here", "review", "missed"]


class News(NamedTuple):
    """Something that has changed, here or in another process that uses the same database.

    `entry`: entry `n` of the game `about`. `table`: what is around that game, now of version `n` (0: it was removed).
    `chat`: line `n` was said there. `key`: the token with the hash `about` opens nothing any more. `here`: people are
    at the table `about` in the process `sender`, with a bit of `n` for each of their seats. `review`: that of the game
    `about` has come further, to version `n`. `missed`: anything.
    """

    kind: NewsKind
    about: str = ""
    n: int = 0
    sender: str = ""
