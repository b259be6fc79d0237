"""What can be typed, and what is said where something else was."""

from __future__ import annotations

import re

import pytest

from posterity import __version__
from posterity.cli import values
from posterity.cli.arguments import Argument, Command, CommandOption, chosen_language, parse
from posterity.cli.command_errors import CommandError
from posterity.cli.command_table import COMMANDS

SHOP = (
    Command(
        "buy",
        (Argument("thing"), Argument("colour", needed=False)),
        (CommandOption("count", values.counting, "number"),),
    ),
    Command("box open", (), (CommandOption("key", values.words, "names"), CommandOption("wide"))),
    Command("box close"),
)


@pytest.mark.parametrize(
    "line",
    [
        "buy hat red --count 3",
        "buy --count 3 hat red",
        "buy hat --count=3 red",
        "--lang it buy hat red --count 3",
        "--lang=it buy --count=3 -- hat red",
    ],
)
def test_arguments_and_options_come_in_any_order(line):
    given = parse(line.split(), SHOP)

    assert given.command.name == "buy"
    assert (given.word("thing"), given.maybe("colour"), given.number("count")) == ("hat", "red", 3)


def test_what_is_not_given_is_none_or_empty():
    given = parse(["box", "open"], SHOP)

    assert given.words("key") == [] and not given.has("wide") and given.number("count") is None


def test_a_command_may_be_two_words_with_options_between():
    given = parse(["box", "--lang", "it", "open", "--wide", "--key", "a, b"], SHOP)

    assert given.command.name == "box open"
    assert given.words("key") == ["a", "b"] and given.has("wide")


def test_after_two_dashes_nothing_is_an_option():
    given = parse(["buy", "--", "--count"], SHOP)

    assert given.word("thing") == "--count"


def test_a_dash_alone_is_an_argument():
    assert parse(["buy", "-"], SHOP).word("thing") == "-"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("bui hat", "cli-unknown-command-close"),
        ("sell hat", "cli-unknown-command"),
        ("box opn", "cli-unknown-second-close"),
        ("box wash", "cli-unknown-second"),
        ("buy hat --coun 3", "cli-unknown-option-close"),
        ("buy hat --x", "cli-unknown-option"),
        ("buy hat -c 3", "cli-unknown-option"),
        ("--x", "cli-unknown-option-first"),
        ("--versio", "cli-unknown-option-first-close"),
        ("buy", "cli-argument-missing"),
        ("buy hat red big", "cli-too-many"),
        ("buy hat --count", "cli-option-needs-value"),
        ("buy hat --count --help", "cli-option-needs-value"),
        ("buy hat --count 1 --count 2", "cli-option-twice"),
        ("box open --wide=yes", "cli-option-is-flag"),
        ("buy hat --lang de", "cli-value-one-of"),
        ("buy hat --lang=", "cli-value-one-of"),
        ("box open --key a,,b", "cli-value-list"),
        ("box open --key=", "cli-value-list"),
    ],
)
def test_every_slip_has_its_sentence(line, message):
    with pytest.raises(CommandError) as caught:
        parse(line.split(), SHOP)

    assert caught.value.message == message


@pytest.mark.parametrize("word", ["", "-1", "+1", "1.0", "1e3", "007", "1_000", "٣", "²", " 1", "x", "9" * 101])
def test_whole_numbers_are_plain(word):
    with pytest.raises(CommandError):
        values.whole("--seed", word)


def test_whole_numbers_may_be_long():
    assert values.whole("--seed", "9" * 100) == 10**100 - 1
    assert values.whole("--seed", "0") == 0


@pytest.mark.parametrize("word", ["", "a", "a=", "=b", "a=1,", ",a=1", "a=1,a=2", "a=1,b"])
def test_pairs_are_complete_and_no_key_is_twice(word):
    with pytest.raises(CommandError):
        values.pairs("--options", word)


def test_pairs():
    assert values.pairs("--options", "rounds=2, cards=a=b") == {"rounds": "2", "cards": "a=b"}


def test_abbreviations_are_not_accepted(refuses):
    assert "simulate" in refuses("sim", "leaders", status=2).err
    assert "--seed" in refuses("simulate", "leaders", "--see", "3", status=2).err


# Languages


@pytest.mark.parametrize(
    ("line", "lang"),
    [
        ([], "en"),
        (["--lang", "it"], "it"),
        (["games", "--lang=it"], "it"),
        (["games", "--lang", "de"], "en"),
        (["games", "--lang"], "en"),
        (["games", "--", "--lang", "it"], "en"),
    ],
)
def test_the_language_is_known_before_anything_else(line, lang):
    assert chosen_language(line) == lang


def test_the_environment_chooses_the_language(posterity, monkeypatch):
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")

    assert "Comandi:" in posterity().out
    assert "Commands:" in posterity("--lang", "en").out


def test_a_wrong_language_is_refused_in_the_usual_one(refuses):
    said = refuses("games", "--lang", "de", status=2)

    assert said.err == "The value of --lang must be one of en, it, not “de”.\n"


def test_slips_are_explained_in_the_language_chosen(refuses):
    said = refuses("simulat", "--lang", "it", status=2)

    assert said.err == "«simulat» non è un comando; forse intendevi «simulate»?\n"


# Help


def test_without_arguments_there_is_a_short_help(posterity):
    said = posterity()

    assert said.status == 0 and said.err == ""
    for command in COMMANDS:
        assert f"  {command.name} " in said.out


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("command", ["", "cards", *[command.name for command in COMMANDS]])
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_every_command_has_a_help_of_eighty_columns(posterity, lang, command, flag):
    said = posterity(*command.split(), flag, "--lang", lang)

    assert said.status == 0 and said.err == ""
    assert max(len(line) for line in said.out.splitlines()) <= 80
    assert command in said.out


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_help_explains_every_option_in_aligned_columns(posterity, command):
    out = posterity(*command.name.split(), "--help").out
    table = out[out.index("Options:") :].splitlines()[1:]
    starts = [line for line in table if line.startswith("  -")]
    columns = {re.match(r"  -.*?  +|  +", line).end() for line in table}

    assert len(starts) == len(command.options) + 3
    assert len(columns) == 1


def test_help_is_given_even_where_arguments_are_missing(posterity):
    assert posterity("why", "--help").status == 0


def test_the_version(posterity):
    assert posterity("--version").out.startswith(f"posterity {__version__} (")


def test_the_first_word_of_two_is_not_enough(refuses):
    assert refuses("cards", status=2).err == "After “cards” one of these is missing: check, show.\n"
