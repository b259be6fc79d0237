"""Component packs: what comes with the game is sound, and every fault is named with its file and card."""

from __future__ import annotations

from importlib.resources import files

import pytest

from posterity.core.sets import CardSetError, read_toml
from posterity.games.legacies.cards import LIBRARY, PRIMER
from posterity.games.legacies.schema.pack import effects
from posterity.games.legacies.vocabulary.effect import OPS, steps_in
from posterity.games.legacies.vocabulary.step import tag

FOLDER = files("posterity.games.legacies").joinpath("data", PRIMER)


def parts():
    """The tables of the primer, file by file, to be spoiled."""
    return {file.name: read_toml(file.read_bytes(), file.name) for file in FOLDER.iterdir()}


def faults(tables, own=False):
    with pytest.raises(CardSetError) as error:
        LIBRARY.read({"files": tables}, "spoiled", own)
    return [(fault.message, fault.args.get("place", fault.args.get("file", ""))) for fault in error.value.faults]


def test_the_packs_that_come_with_the_game_are_sound():
    assert PRIMER in LIBRARY.names()


def test_the_primer_uses_every_word_of_the_vocabulary():
    pack = LIBRARY.named(PRIMER).cards

    assert {tag(step) for _, effect, _ in effects(pack) for step in steps_in(effect)} == set(OPS)


def test_the_hash_covers_what_the_rules_read_and_nothing_else():
    plain, renamed, changed = parts(), parts(), parts()
    renamed["events.toml"]["events"][0]["flavour"] = "a cold winter"
    renamed["mats.toml"]["mats"][0]["special"]["aboveboard"]["name"] = "Another Name"
    changed["mats.toml"]["mats"][0]["gold"] += 1

    known = [LIBRARY.read({"files": tables}, "x", own=False).sha256 for tables in (plain, renamed, changed)]

    assert known[0] == LIBRARY.named(PRIMER).sha256 == known[1] != known[2]


def test_a_partial_pack_is_not_for_people():
    assert ("cards-partial", "") in faults(parts(), own=True)


def test_types_and_keys_are_named_with_their_file():
    tables = parts()
    tables["mats.toml"]["mats"][2]["gold"] = "much"
    tables["events.toml"]["events"][0]["colour"] = "blue"

    assert faults(tables) == [("cards-in-file", "events.toml"), ("cards-in-file", "mats.toml")]


SPOILS = {
    "cards-effect": lambda t: t["successors.toml"]["successors"][12].update(effect=[{"op": "gain"}]),
    "cards-effect-modify": lambda t: t["successors.toml"]["successors"][0].update(timing="retire"),
    "cards-effect-ongoing": lambda t: t["successors.toml"]["successors"][12].update(timing="ongoing"),
    "cards-number": lambda t: t["mats.toml"]["mats"][0].update(gold=1000),
    "cards-figure": lambda t: t["events.toml"]["events"][2]["bottom"]["effect"][0].update(figure="nobody"),
    "cards-investment": lambda t: t["player_cards.toml"]["player_cards"][0].update(investment={}),
    "cards-no-resources": lambda t: t["player_cards.toml"]["player_cards"][0].update(resources=[]),
    "cards-partners": lambda t: t["player_cards.toml"]["player_cards"][0].update(relationships=[]),
    "cards-numbered": lambda t: t["successors.toml"]["successors"][1].update(number=1),
    "cards-heirloom-twice": lambda t: t["heirlooms.toml"]["heirlooms"][1].update(level=2),
    "cards-heirloom-six": lambda t: t["heirlooms.toml"]["heirlooms"][6].update(fee=1),
    "cards-heirloom-zero": lambda t: t["heirlooms.toml"]["heirlooms"][0].update(fee=1),
    "cards-foundation-twice": lambda t: t["mats.toml"]["mats"][1].update(foundation=20),
    "cards-foundation-space": lambda t: t["mats.toml"]["mats"][1].update(foundation=52),
    "cards-dispositions": lambda t: t["mats.toml"]["mats"][0].update(hostile=["politician"]),
    "cards-character-twice": lambda t: t["tracks.toml"]["tracks"][0].update(character="general"),
    "cards-track": lambda t: t["tracks.toml"]["tracks"][0].update(spaces=t["tracks.toml"]["tracks"][0]["spaces"][:1]),
    "cards-row-red": lambda t: t["investment_rows.toml"]["investment_rows"][0].update(minor=[1, 0, 0]),
    "cards-row-inflation": lambda t: t["investment_rows.toml"]["investment_rows"][9].update(gold=[40, 30, 80]),
    "cards-row-order": lambda t: t["investment_rows.toml"]["investment_rows"][0].update(gold=[2, 6, 16]),
    "cards-tile-twice": lambda t: t["scoring_tiles.toml"]["scoring_tiles"][0].update(key="devoted"),
    "cards-ladder": lambda t: t["trade.toml"]["trade_ladders"][0].update(rows=[5, 5]),
    "cards-payout": lambda t: t["trade.toml"]["trade_payouts"][0].update(gold=[1, 2]),
    "cards-solo-early": lambda t: t["solo_cards.toml"]["solo_cards"][0]["rows"].__setitem__(
        0, {"do": "global", "which": "trade"}
    ),
    "cards-solo-priority": lambda t: t["solo_cards.toml"]["solo_cards"][0].update(priority=["gold"] * 4),
    "cards-solo-bid": lambda t: t["solo_cards.toml"]["solo_cards"][0]["bids"].update(gold=3),
    "cards-solo-row": lambda t: t["solo_cards.toml"]["solo_cards"][0]["rows"][1].update(groups=["progress"] * 2),
    "cards-difficulty": lambda t: t["difficulties.toml"]["difficulties"][1].update(row=["event"]),
    "cards-loop": lambda t: t["bonus_tokens.toml"]["bonus_tokens"][0].update(effect=[{"op": "special-action"}]),
    "cards-same-slug": lambda t: t["legendary.toml"]["legendary"][1].update(name="Figure A"),
    "cards-reserved": lambda t: t["legendary.toml"]["legendary"][1].update(name="Gem"),
}


@pytest.mark.parametrize("message", SPOILS)
def test_every_fault_is_named_with_its_file_and_card(message):
    tables = parts()
    SPOILS[message](tables)

    found = dict(faults(tables))

    assert message in found
    assert ".toml: " in found[message]


WHOLE = {
    "cards-count": lambda t: t["bonus_tokens.toml"].update(bonus_tokens=[]),
    "cards-count-century": lambda t: [card.update(century=1) for card in t["solo_cards.toml"]["solo_cards"]],
    "cards-missing": lambda t: t["pack.toml"].pop("exploration"),
    "cards-rows": lambda t: t["investment_rows.toml"].update(investment_rows=[]),
    "cards-row-start": lambda t: t["pack.toml"]["constants"].update(start_value=77),
    "cards-tile-numbers": lambda t: t["scoring_tiles.toml"]["scoring_tiles"][0].update(number=9),
    "cards-tile-missing": lambda t: [tile.update(icons=["power"]) for tile in t["scoring_tiles.toml"]["scoring_tiles"]],
    "cards-ladders": lambda t: t["trade.toml"]["trade_ladders"].pop(),
    "cards-payouts": lambda t: t["trade.toml"]["trade_payouts"].pop(),
    "cards-difficulties": lambda t: t["difficulties.toml"]["difficulties"].pop(),
    "cards-steps": lambda t: t["pack.toml"]["constants"].update(steps=[[1, 1]]),
}


@pytest.mark.parametrize("message", WHOLE)
def test_faults_of_the_whole_are_named(message):
    tables = parts()
    WHOLE[message](tables)

    assert message in dict(faults(tables))
