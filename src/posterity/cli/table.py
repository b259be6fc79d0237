"""The commands there are: the one table of them, in the order of the help text."""

from __future__ import annotations

from posterity.cli.arguments import Argument, Command, Option
from posterity.cli.values import counting, one_of, pairs, seat, text, whole, words

GAME = Argument("game")
RECORD = Argument("record")
FILE = Argument("file")
JSON = Option("json")
AT = Option("at", whole, "number")
SEAT = Option("seat", seat, "seat")

COMMANDS = (
    Command(
        "play",
        (Argument("game", needed=False),),
        (
            Option("players", counting, "number"),
            Option("people", words, "names"),
            Option("bots", words, "bots"),
            Option("options", pairs, "pairs"),
            Option("cards", text, "file"),
            Option("seed", whole, "seed"),
            Option("new"),
            Option("resume", text, "file"),
            Option("colour", one_of("auto", "always", "never"), "colour"),
            Option("check"),
        ),
    ),
    Command(
        "serve",
        (),
        (
            Option("host", text, "host"),
            Option("port", whole, "number"),
            Option("url", text, "url"),
            Option("store", text, "url"),
            Option("limits", pairs, "pairs"),
            Option("proxies", words, "addresses"),
            Option("bot-pause", text, "seconds"),
            Option("lan"),
            Option("private-webhooks"),
            Option("no-browser"),
            Option("check"),
        ),
    ),
    Command("forget", (Argument("person"),), (Option("store", text, "url"),)),
    Command("games", (), (JSON,)),
    Command(
        "rules",
        (Argument("game", needed=False), Argument("clause", needed=False)),
        (Option("glossary"), JSON),
    ),
    Command("referee", (FILE,), (Option("text"),)),
    Command(
        "simulate",
        (GAME,),
        (
            Option("players", counting, "number"),
            Option("games", counting, "number"),
            Option("bots", words, "bots"),
            Option("seed", whole, "seed"),
            Option("options", pairs, "pairs"),
            Option("cards", text, "file"),
            Option("record", text, "folder"),
            JSON,
        ),
    ),
    Command("log", (RECORD,), (SEAT,)),
    Command("position", (RECORD,), (AT, SEAT)),
    Command("trace", (RECORD,)),
    Command("why", (RECORD, Argument("pick")), (AT,)),
    Command("verify", (Argument("record", needed=False),), (Option("store", text, "url"), JSON)),
    Command("cards check", (FILE,)),
    Command("cards show", (Argument("set"),), (JSON,)),
)
