"""What scoring tiles and global actions say of themselves follows from what the rules read."""

import re

import pytest

from posterity.core.tasks import advance
from posterity.games.legacies.board import CHARACTERS, GLOBALS, INDUSTRIES, TILES
from posterity.games.legacies.cards import LIBRARY, STANDARD
from posterity.games.legacies.printed import choice_words
from posterity.games.legacies.rules import heirlooms, income
from posterity.games.legacies.rules.generation import EndCentury
from posterity.games.legacies.rules.scoring import TILE_RATES
from posterity.text.voice import Voice
from tests.games.legacies.lay import GAME, figure, invest, lay, put_value, seat, tile, token

LANGUAGES = ("en", "it")
PACK = LIBRARY.named(STANDARD)


def voices():
    return [Voice(lang, GAME, PACK, ["Anna", "Bruno", "Carla"]) for lang in LANGUAGES]


def numbers(text):
    return [int(one) for one in re.findall(r"\d+", str(text))]


@pytest.mark.parametrize("name", TILES)
def test_a_tile_says_what_it_pays(name):
    rate = TILE_RATES[tile(name)]
    wanted = [number for number in (rate.fame, rate.unit) if number > 1]

    for voice in voices():
        said = numbers(voice.facts_of(name)["scores"])
        assert [number for number in said if number > 1] == wanted


@pytest.mark.parametrize("name", GLOBALS)
def test_a_global_action_says_what_it_does(name):
    for voice in voices():
        said = voice.facts_of(f"global-{name}")
        assert len(str(said["about"])) > 40 > len(str(said["short"]))


def test_what_holds_where_one_chooses_is_said_with_the_numbers_of_the_rules():
    for voice in voices():
        assert [bool(voice.facts_of(name)["about"]) for name in choice_words()] == [True] * len(choice_words())
        assert numbers(voice.facts_of("choice-heirlooms")["about"]) == [heirlooms.LAST]


def test_a_relationship_saves_as_many_resources_as_is_said():
    s = lay()
    character = s.seats[1].character
    heirloom = s.book.heirlooms_of[character][-1]
    before = heirlooms.discount(s, 0, heirloom, 0)
    token(s, 0, CHARACTERS[character], 1)

    assert heirlooms.discount(s, 0, heirloom, 0) - before == heirlooms.SAVED


def test_the_caps_of_the_foundation_are_those_of_the_pack():
    caps = list(PACK.cards.constants.contribution_cap) if PACK.cards.constants else [20, 50, 150]

    assert all(numbers(voice.facts_of("global-foundation")["about"]) == caps for voice in voices())


def test_whoever_triggers_dividends_gets_them_as_often_as_the_action_says():
    s = lay()
    invest(s, 0, "law", "major")
    s.board.rows[1] = 9

    assert income.dividends(s, 0, True) == income.DIVIDENDS_TIMES * income.dividends(s, 0, False) > 0


def settled(s):
    """What is told of the scoring at the end of a century."""
    s.told = []
    s.todo = [EndCentury()]
    advance(s)
    return [event for event in s.told if event.message.startswith("scored-")]


@pytest.mark.rule("legacies.scoring.magnetic", "legacies.century.score-tile")
def test_the_settlement_tells_what_a_tile_has_counted():
    s = lay(3, ["politician", "general", "inventor"], generation=2)
    s.board.century_tiles, s.board.scored = [tile("magnetic")], 0
    token(s, 1, "politician", 1)
    token(s, 2, "politician", 2)

    told = settled(s)

    assert {(event.args["for"], event.args["kind"]) for event in told} == {("magnetic", "century-tile")}
    english, italian = [[voice.event(event) for event in told] for voice in voices()]
    assert english[0].startswith("Anna scores 10 Fame for Magnetic: 2 tokens on the track.")
    assert italian[1].startswith("Bruno segna 0 Fama per Magnetico: nessun gettone sul tracciato.")


@pytest.mark.rule("legacies.scoring.committed")
def test_the_settlement_tells_which_industries_a_tile_has_counted():
    s = lay(generation=2)
    s.board.century_tiles, s.board.scored = [tile("committed")], 0
    put_value(s, "law", 10)
    put_value(s, "science", 5)
    invest(s, 0, "law", "major")
    invest(s, 0, "science", "major")
    values = [s.fame_value(INDUSTRIES.index(name)) for name in ("law", "science")]

    told = settled(s)

    english, italian = [[voice.event(event) for event in told] for voice in voices()]
    assert f"for Committed: Law, Science ({values[0]}, {values[1]})." in english[0]
    assert "per Impegnato: nessun Investimento maggiore." in italian[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_the_game_tells_what_was_counted(lang):
    s = lay(generation=6)
    s.board.century_tiles, s.board.game_tiles, s.board.scored = [], [tile("diverse"), tile("wealthy")], 0
    figure(s, 0, 0)
    seat(s, 0).gold = 130
    voice = Voice(lang, GAME, PACK, ["Anna", "Bruno", "Carla"])

    counted = settled(s)
    told = [voice.event(event) for event in counted if event.args["seat"] == 0]

    kinds = {event.args["for"]: event.args["kind"] for event in counted}
    assert kinds == dict.fromkeys(("diverse", "wealthy"), "game-tile") | dict.fromkeys(
        ("foundation", "resources", "heirlooms"), "goods"
    )
    assert [numbers(one.split(":")[1])[0] for one in told if "Diverse" in one or "Poliedrico" in one] == [1]
    assert [numbers(one)[:2] for one in told if "Wealthy" in one or "Facoltoso" in one] == [[2, 130]]
