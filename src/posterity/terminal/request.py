"""What the command line asks the client for."""

from __future__ import annotations

from dataclasses import dataclass, field

from posterity.bots import USUAL_TIME, ThinkingTime


@dataclass(frozen=True)
class PlayRequest:
    """The client asks for what is None or empty; without an interactive terminal it takes the default."""

    game: str | None = None
    players: int | None = None
    people: list[str] = field(default_factory=list)  # names of the people at this keyboard
    bots: list[str] = field(default_factory=list)  # one for each seat after the people
    options: dict[str, str] = field(default_factory=dict)
    cards: str | None = None  # the name of a card set, or a file
    seed: int | None = None  # the number of the game, as in `posterity simulate`
    new: bool = False  # do not offer unfinished games
    resume: str | None = None  # the file of a game to resume
    colour: str = "auto"  # auto, always or never
    program: str = "posterity"  # the name of this program in commands shown to the player
    check: bool = False  # only check that everything works
    time: ThinkingTime = USUAL_TIME
    lang: str = ""  # en or it; empty: taken from the environment
