"""Component packs: what comes with the game is sound, and every fault is named with its file and card."""

from __future__ import annotations

from importlib.resources import files

import pytest

from posterity.core.sets import CardSetError, read_toml
from posterity.games.legacies.cards import LIBRARY, STANDARD, show
from posterity.games.legacies.schema.pack import effects
from posterity.games.legacies.vocabulary.effect import OPS, steps_in
from posterity.games.legacies.vocabulary.step import tag
from tests.games.legacies.lay import PRIMER

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
    "cards-steps": lambda t: t["pack.toml"]["constants"].update(steps=[[1, 1]]),
    "cards-rulebook-space": lambda t: t["tracks.toml"]["tracks"][0]["spaces"][0].__setitem__(0, []),
    "cards-rulebook-ladder": lambda t: t["trade.toml"]["trade_ladders"][2].update(rows=[5, 10, 25]),
    "cards-rulebook-payout": lambda t: t["trade.toml"]["trade_payouts"][1].update(fame=[5, 3]),
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


CONSTANTS = {
    "honorarium.gold": ({"honorarium": {"gold": [20, -1, 100]}}, 0, 999),
    "honorarium.foundation": ({"honorarium": {"foundation": [10, 25, 1000]}}, 0, 999),
    "honorarium.resources": ({"honorarium": {"resources": [-1, 2, 3]}}, 0, 999),
    "contribution_cap": ({"contribution_cap": [20, 50, 1000]}, 0, 999),
    "hostile_surcharge_fame": ({"hostile_surcharge_fame": -1}, 0, 999),
    "legendary_limit": ({"legendary_limit": 6}, 0, 5),
    "shares_minor": ({"shares_minor": 0}, 1, 9),
    "shares_major": ({"shares_major": 10}, 1, 9),
    "rows_minor": ({"rows_minor": -1}, 0, 9),
    "rows_major": ({"rows_major": 10}, 0, 9),
    "heirloom_limit.small": ({"heirloom_limit": {"small": 7}}, 0, 6),
    "heirloom_limit.large": ({"heirloom_limit": {"large": -1}}, 0, 6),
    "heirloom_limit.small_max_humans": ({"heirloom_limit": {"small_max_humans": 7}}, 0, 6),
    "heirloom_limit.amicable": ({"heirloom_limit": {"amicable": 7}}, 0, 6),
    "global_needed": ({"global_needed": [2, 2, 3, 3, 4, 7]}, 0, 6),
    "cards_before_global": ({"cards_before_global": 4}, 0, 3),
    "rising_star_cards": ({"rising_star_cards": 13}, 0, 12),
    "nemesis_last_row": ({"nemesis_last_row": 0}, 1, 5),
    "start_value": ({"start_value": 1000}, 0, 999),
}


def constants(found):
    tables = parts()
    tables["pack.toml"]["constants"] = found
    return tables


@pytest.mark.parametrize("key", CONSTANTS)
def test_a_constant_with_which_nobody_could_play_is_named_with_file_and_key(key):
    found, least, most = CONSTANTS[key]
    with pytest.raises(CardSetError) as error:
        LIBRARY.read({"files": constants(found)}, "spoiled", False)
    named = {fault.args["key"]: fault.args for fault in error.value.faults if fault.message == "cards-constant"}
    assert set(named) == {key}
    assert named[key]["place"] == "pack.toml: constants"
    assert (named[key]["least"], named[key]["most"]) == (least, most)


@pytest.mark.parametrize("changes", [{"nemesis_last_row": 1, "cards_before_global": 3}, {"nemesis_last_row": 5}])
def test_constants_at_their_limits_are_sound(changes):
    assert LIBRARY.read({"files": constants(changes)}, "x", own=False).cards.constants is not None


def test_where_facts_are_from_is_shown_and_not_hashed():
    marked = constants({"contribution_cap": [20, 50, 150], "origin": "rulebook", "ruled": ["stuck"]})
    marked["pack.toml"]["exploration"]["origin"] = "owner"
    cards = LIBRARY.read({"files": marked}, "x", own=False)

    assert cards.sha256 == LIBRARY.named(PRIMER).sha256
    shown = show(cards)
    (found,) = shown["constants"]
    assert (found["origin"], found["ruled"], found["stuck"]) == ("rulebook", ["stuck"], "premature-end")
    assert shown["exploration"][0]["origin"] == "owner"
    (reference,) = show(LIBRARY.named(STANDARD))["constants"]
    assert reference["origin"] == "rulebook" and "century_tile_order" in reference["ruled"]


def opportunity(cost, effect):
    """The faults of a pack whose first card, of century 1, has this opportunity."""
    tables = parts()
    tables["player_cards.toml"]["player_cards"][0]["opportunity"] = {"cost": cost, "effect": effect}
    try:
        LIBRARY.read({"files": tables}, "x", own=False)
    except CardSetError as e:
        return [fault.message for fault in e.faults]
    return []


@pytest.mark.parametrize(
    ("cost", "gain"),
    [
        ({"gold": 3}, {"gold": 3}),
        ({"gold": 3}, {"gold": [3, 5, 9]}),
        ({"fame": 2, "gold": 1}, {"fame": 2, "gold": 1}),
        ({"resources": ["any"]}, {"any": 1}),
        ({"resources": ["gem", "dye"]}, {"resources": ["dye", "gem"]}),
    ],
)
def test_a_card_that_gives_back_just_what_it_costs_is_a_fault(cost, gain):
    assert opportunity(cost, [{"op": "gain", **gain}]) == ["cards-in-vain"]
    inner = {"op": "pay", "cost": cost, "then": [{"op": "gain", **gain}]}
    assert opportunity({}, [inner]) == ["cards-in-vain"]


@pytest.mark.parametrize(
    ("cost", "gain"),
    [
        ({"gold": 3}, {"gold": 4}),
        ({"gold": 3}, {"fame": 3}),
        ({"fame": 3}, {"gold": 3}),
        ({"gold": 3}, {"gold": 3, "foundation": 1}),
        ({"gold": 3}, {"gold": [4, 3, 3]}),
        ({"gold": 3, "cards": 1}, {"gold": 3}),
        ({"resources": ["any"]}, {"resources": ["dye"]}),
        ({"resources": ["gem"]}, {"resources": ["dye"]}),
        ({"gold": 3}, {"gold": 3, "who": "each-player"}),
    ],
)
def test_a_card_that_gives_anything_else_is_none(cost, gain):
    assert opportunity(cost, [{"op": "gain", **gain}]) == []
    assert opportunity(cost, [{"op": "gain", **gain}, {"op": "draw-card"}]) == []


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
    "cards-rulebook-row": lambda t: [row.update(minor=[0] * 3) for row in t["investment_rows.toml"]["investment_rows"]],
}


@pytest.mark.parametrize("message", WHOLE)
def test_faults_of_the_whole_are_named(message):
    tables = parts()
    WHOLE[message](tables)

    assert message in dict(faults(tables))
