"""What the command line asks the client for."""

from __future__ import annotations

from dataclasses import dataclass, field

from posterity.bots import USUAL_TIME, ThinkingTime


@dataclass(frozen=True)
class PlayRequest:
    """What is None or empty is asked for; without an interactive terminal it takes its default."""

    game: str | None = None
    players: int | None = None
    people: list[str] = field(default_factory=list)  # names of those at this keyboard
    bots: list[str] = field(default_factory=list)  # one a seat, after the people
    options: dict[str, str] = field(default_factory=dict)
    cards: str | None = None  # the name of a card set, or a file
    seed: int | None = None  # the number of the game, as in `posterity simulate`
    new: bool = False  # do not offer unfinished games
    resume: str | None = None  # the file of a game to go on with
    colour: str = "auto"  # auto, always or never
    program: str = "posterity"  # the command to type for what can be done later
    check: bool = False  # only see that everything works
    time: ThinkingTime = USUAL_TIME
    lang: str = ""  # en or it; empty: as the environment says
