"""The table of all commands, in the order of the help text."""

from __future__ import annotations

from posterity.cli.arguments import Argument, Command, CommandOption
from posterity.cli.values import counting, one_of, pairs, seat, text, whole, words

GAME = Argument("game")
RECORD = Argument("record")
FILE = Argument("file")
JSON = CommandOption("json")
AT = CommandOption("at", whole, "number")
SEAT = CommandOption("seat", seat, "seat")
BOT_TIMEOUT = CommandOption("bot-timeout", counting, "seconds")
THINK = CommandOption("think", counting, "milliseconds")

ESTIMATE_SEED = CommandOption("seed", whole, "seed")

COMMANDS = (
    Command(
        "play",
        (Argument("game", needed=False),),
        (
            CommandOption("players", counting, "number"),
            CommandOption("people", words, "names"),
            CommandOption("bots", words, "bots"),
            CommandOption("options", pairs, "pairs"),
            CommandOption("cards", text, "file"),
            CommandOption("seed", whole, "seed"),
            CommandOption("new"),
            CommandOption("resume", text, "file"),
            CommandOption("colour", one_of("auto", "always", "never"), "colour"),
            BOT_TIMEOUT,
            THINK,
            CommandOption("check"),
        ),
    ),
    Command(
        "serve",
        (),
        (
            CommandOption("host", text, "host"),
            CommandOption("port", whole, "number"),
            CommandOption("url", text, "url"),
            CommandOption("store", text, "url"),
            CommandOption("limits", pairs, "pairs"),
            CommandOption("proxies", words, "addresses"),
            CommandOption("bot-pause", text, "seconds"),
            CommandOption("bot-workers", whole, "number"),
            CommandOption("private-webhooks"),
            CommandOption("lan"),
            CommandOption("no-browser"),
            CommandOption("check"),
        ),
    ),
    Command("forget", (Argument("person"),), (CommandOption("store", text, "url"),)),
    Command("games", (), (JSON,)),
    Command(
        "rules",
        (Argument("game", needed=False), Argument("clause", needed=False)),
        (CommandOption("glossary"), JSON),
    ),
    Command("referee", (FILE,), (CommandOption("text"),)),
    Command(
        "simulate",
        (GAME,),
        (
            CommandOption("players", counting, "number"),
            CommandOption("games", counting, "number"),
            CommandOption("bots", words, "bots"),
            CommandOption("seed", whole, "seed"),
            CommandOption("options", pairs, "pairs"),
            CommandOption("cards", text, "file"),
            CommandOption("record", text, "folder"),
            BOT_TIMEOUT,
            THINK,
            JSON,
        ),
    ),
    Command(
        "ladder",
        (GAME,),
        (
            CommandOption("players", counting, "number"),
            CommandOption("games", counting, "number"),
            CommandOption("bots", words, "bots"),
            CommandOption("seed", whole, "seed"),
            CommandOption("options", pairs, "pairs"),
            CommandOption("cards", text, "file"),
            CommandOption("on", text, "on"),
            CommandOption("workers", counting, "number"),
            CommandOption("out", text, "folder"),
            BOT_TIMEOUT,
            THINK,
            JSON,
        ),
    ),
    Command(
        "lab compare",
        (GAME, Argument("set-a"), Argument("set-b")),
        (
            CommandOption("players", counting, "number"),
            CommandOption("games", counting, "number"),
            CommandOption("bot", text, "bot"),
            CommandOption("seed", whole, "seed"),
            CommandOption("options", pairs, "pairs"),
            CommandOption("on", text, "on"),
            CommandOption("workers", counting, "number"),
            CommandOption("out", text, "folder"),
            CommandOption("page", text, "folder"),
            BOT_TIMEOUT,
            THINK,
            JSON,
        ),
    ),
    Command("log", (RECORD,), (SEAT,)),
    Command("position", (RECORD,), (AT, SEAT)),
    Command("trace", (RECORD,)),
    Command("why", (RECORD, Argument("pick")), (AT,)),
    Command("hint", (RECORD,), (AT, THINK, ESTIMATE_SEED, JSON)),
    Command("review", (RECORD,), (THINK, ESTIMATE_SEED, JSON)),
    Command("verify", (Argument("record", needed=False),), (CommandOption("store", text, "url"), JSON)),
    Command("cards check", (FILE,)),
    Command("cards show", (Argument("set"),), (JSON,)),
)
