"""Messages: none is missing, none is unused, and both languages speak of the same things."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import posterity
from posterity.core.abilities import automaton_names, base_of
from posterity.core.sets import slug_of
from posterity.games import GAMES
from posterity.text.bundles import LazyBundle
from posterity.text.lesson import lessons
from posterity.text.rulebook import rulebook

SOURCE = Path(posterity.__file__).parent
SHARED = [
    (SOURCE / "text" / "en" / f.name, SOURCE / "text" / "it" / f.name)
    for f in sorted((SOURCE / "text" / "en").iterdir())
]
OWN = [(SOURCE / f"games/{name}/text/en.ftl", SOURCE / f"games/{name}/text/it.ftl") for name in GAMES]

# The same for others, for several, what it can be called, and what begins there.
WRITTEN_BESIDE = re.compile(r"-(unseen|many|each|words|heading)$")


class Variables(Visitor):
    """The variables that a message uses, and how many ways it can be said."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def messages(path):
    """The variables of every message of a file, by its id; junk is an error."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path.name} has {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def references(path):
    """The messages that other messages quote."""
    return set(re.findall(r"\{ ([a-z-]+) \}", path.read_text(encoding="utf-8")))


def things(variables):
    """What a message speaks of: `$the-card` and `$a-card` are the same thing as `$card`."""
    plain = {name.removeprefix("a-").removeprefix("the-") for name in variables}
    return plain - {"you"}  # how the reader is addressed is a matter of the language


@pytest.mark.parametrize(
    ("english", "italian"), [*SHARED, *OWN], ids=lambda path: f"{path.parent.parent.name}-{path.stem}"
)
def test_both_languages_have_the_same_messages_about_the_same_things(english, italian):
    en, it = messages(english), messages(italian)

    assert set(en) == set(it)
    for name in en:
        assert things(en[name]) == things(it[name]), f"{name}: {en[name]} in English, {it[name]} in Italian"


def literals(folder):
    """Every string in the source that could be a message id."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def families(game):
    """Ids that the code puts together: one for each verb, refusal, option …"""
    made = {f"{kind}-{verb.name}" for verb in game.verbs for kind in ("pick", "may")}
    refusals = import_module(f"posterity.games.{game.name}.refusals")
    made |= {f"refused-{name}" for name, _ in refusals.REFUSALS.values()}
    made |= {f"automaton-{slug_of(name)}" for name in automaton_names(game)}
    for option in game.options:
        made |= {f"option-{option.name}", f"option-{option.name}-help"}
        said = [value for value in option.values if value not in ("on", "off") and not value.isdigit()]
        made |= {option.says(value).message for value in said}
    made |= {f"chapter-{chapter}" for chapter in rulebook(game.name, "en").chapters}
    groups = game.show_cards(game.card_set(game.standard_set)).items()
    for group, cards in groups:
        if isinstance(cards, list):
            made.add(f"group-{group}")
            tables = [card for card in cards if isinstance(card, dict)]
            silent = ("slug", "name", "copies", "origin", "origins")  # said without a message
            made |= {f"card-{key}" for card in tables for key in card if key not in silent and card[key] is not None}
    for part in lessons(game.name):
        made |= {part.title, *(told.message for told in [*part.steps, *part.hint])}
    return made | {"game-title", "game-about", "round-number", "round-by-round", "round-after"}


def referee_says(game, used):
    """What the referee may say: about points for anything, and notes about any clause."""
    clauses = [clause.id.removeprefix(f"{game.name}.") for clause in rulebook(game.name, "en").clauses]
    made = {f"award-{word}" for word in used} | {f"note-{clause.replace('.', '-')}" for clause in clauses}
    made |= {f"{kind}-{clause.rpartition('.')[2]}" for clause in clauses for kind in ("discarded", "left", "outlook")}
    return made | {"settled-discarded", "settled-timeline", "settled-site", "settled-pool"}


@pytest.mark.parametrize("name", GAMES)
def test_every_message_of_a_game_is_used_and_every_use_has_a_message(name):
    used = literals(SOURCE / "games" / name)
    written = set(messages(SOURCE / f"games/{name}/text/en.ftl"))
    referred = references(SOURCE / f"games/{name}/text/en.ftl")
    base = base_of(GAMES[name])
    inherited = set(messages(SOURCE / f"games/{base}/text/en.ftl")) if base else set()
    known = families(GAMES[name]) | referee_says(GAMES[name], used) | used | referred | inherited
    for message in written:
        plain = WRITTEN_BESIDE.sub("", message)
        assert message in known or plain in known or is_pieced_together(plain, used), f"{message} is not used"

    assert families(GAMES[name]) <= written | inherited


def is_pieced_together(message, used):
    """`table-resource-deck-open` from `table-` and `-deck-open`, `resources-reshuffled` from `-reshuffled`."""
    starts = [part for part in used if part.endswith("-") and message.startswith(part)]
    ends = [part for part in used if part.startswith("-") and message.endswith(part)]
    if starts and any(message.removeprefix(start) in used for start in starts):
        return True
    return bool(ends) and (bool(starts) or message.removesuffix(ends[0]) in used)


def test_every_message_of_the_house_is_used():
    used = literals(SOURCE).union(*[references(english) for english, _ in SHARED])
    for english, _ in SHARED:
        for message in messages(english):
            parts = message.split("-")
            tails = {"-".join(parts[place:]) for place in range(len(parts))}
            assert tails & used or is_pieced_together(message, used), f"{message} is not used"


def test_a_card_in_a_sentence_has_its_article():
    from posterity.text.voice import Voice

    game = GAMES["leaders"]
    cards = game.card_set(game.standard_set)
    english = Voice("en", game, cards, ["Anna", "Bruno"], 0)
    italian = Voice("it", game, cards, ["Anna", "Bruno"], 0)

    assert "a Bank" in english.pick("build:bank")
    assert "una Banca" in italian.pick("build:bank")


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_an_option_is_said_in_words(name, lang):
    from posterity.text.voice import Voice

    voice = Voice(lang, GAMES[name])
    for option in GAMES[name].options:
        said = [voice.value(option, value) for value in option.values]

        assert len(set(said)) == len(said), f"{option.name}: {said}"
        assert not [words for words in said if ":" in words or "+" in words or (lang == "it" and "-" in words)]


def test_people_keep_their_names_and_automata_have_one_in_every_language():
    from posterity.text.voice import Voice

    voice = Voice("it", GAMES["legacies"], players=["Nemesis", "Rising Star"], people=1)

    assert [voice.player(seat) for seat in range(2)] == ["Nemesis", "Astro Nascente"]
    assert voice.as_seen_by(0).player(0) == "Nemesis"


@pytest.mark.parametrize("path", [path for pair in [*SHARED, *OWN] for path in pair], ids=str)
def test_a_message_is_the_same_whether_parsed_alone_or_with_its_file(path):
    text = path.read_text(encoding="utf-8")
    found = LazyBundle("en", [text]).sources

    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message | ftl.Term)]
    assert len(found) == len(entries)
    for entry in entries:
        name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
        assert FluentParser().parse_entry(found[name]).equals(entry, ["span", "comment"]), name


def test_what_a_message_refers_to_is_parsed_with_it():
    hello = "hello = { $n ->\n    [one] { other }\n   *[other] { -game } { NUMBER($n) }\n}"
    text = f"-game = Gears\n# a comment\n{hello}\nother = Hi"
    found = LazyBundle("en", [text])

    assert found.format_pattern(found.get_message("hello").value, {"n": 1}) == ("Hi", [])
    assert found.format_pattern(found.get_message("hello").value, {"n": 3}) == ("Gears 3", [])
    assert not found.has_message("NUMBER")
