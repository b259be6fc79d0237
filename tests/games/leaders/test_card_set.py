"""The standard cards, and what makes a set that people type in playable."""

import copy
import hashlib
import json

import pytest

from posterity.core.game import Setup, SetupError
from posterity.core.sets import CardSetError, read_toml
from posterity.text.voice import Voice
from tests.games.leaders.lay import CARDS, GAME


def own(change):
    """The standard cards with a change, as a set that somebody typed in."""
    tables = copy.deepcopy(CARDS.tables)
    change(tables)
    return GAME.own_card_set(tables, "mine.toml")


def faults(change):
    with pytest.raises(CardSetError) as refused:
        own(change)
    assert refused.value.where == "mine.toml"
    voice = Voice("en", GAME)
    return [voice.render(fault.message, fault.args) for fault in refused.value.faults]


def edit(group, place, **keys):
    """A change of one card: `edit("buildings", 0, copies=3)`."""
    return lambda tables: tables[group][place].update(keys)


# ---------------------------------------------------------------- the standard set


@pytest.mark.rule("leaders.component.deck-counts")
def test_the_standard_set_has_eighty_two_resource_and_sixty_legacy_cards():
    shown = GAME.show_cards(CARDS)
    copies = {card["slug"]: card["copies"] for group in GROUPS for card in shown[group]}

    assert copies == {
        **{"gold": 24, "brick": 24, "subject": 24, "wild": 10},
        **{"bank": 12, "monument": 12, "parade": 12},
        **{"thief": 4, "billboard": 4, "riot": 4},
        **{"swap": 4, "protect": 4, "free-destroy": 4},
    }


GROUPS = ("resources", "buildings", "destroys", "specials")


@pytest.mark.rule("leaders.component.paid-cost", "leaders.component.cost-riot", "leaders.component.cost-other-destroys")
def test_the_standard_set_names_costs_and_targets():
    shown = GAME.show_cards(CARDS)

    assert {card["slug"]: card["cost"] for card in shown["buildings"]} == {
        "bank": {"gold": 2, "brick": 1},
        "monument": {"brick": 2, "subject": 1},
        "parade": {"subject": 2, "gold": 1},
    }
    assert {card["slug"]: (card["cost"], card["target"]) for card in shown["destroys"]} == {
        "thief": ({"gold": 2, "subject": 1}, "bank"),
        "billboard": ({"brick": 2, "gold": 1}, "monument"),
        "riot": ({"subject": 2, "brick": 1}, "parade"),
    }
    assert all(set(card) == {"slug", "copies"} for card in (*shown["resources"], *shown["specials"]))


def test_every_fact_says_where_it_comes_from():
    """The rulebook names most cards and gives the costs of Monument and Riot; the numbers of copies are ours."""
    origins = GAME.show_cards(CARDS)["origins"]

    def given(key):
        return [card for card, marks in origins.items() if marks.get(key) == "rulebook"]

    assert given("cost") == ["monument", "riot"]
    assert given("target") == ["riot"]
    assert given("copies") == []
    assert [card for card in origins if card not in given("name")] == ["thief", "billboard"]
    assert origins["bank"] == {"name": "rulebook", "copies": "designed", "cost": "designed"}


def test_what_an_owner_types_in_is_the_owners_unless_marked():
    made = own(edit("buildings", 0, origin="owner", cost_origin="designed", origins={"copies": "rulebook"}))

    assert GAME.show_cards(made)["origins"]["bank"] == {"name": "owner", "copies": "rulebook", "cost": "designed"}
    made = own(edit("resources", 0, origin="owner"))
    assert GAME.show_cards(made)["origins"]["gold"] == {"name": "owner", "copies": "owner"}


@pytest.mark.parametrize("key", ["price", "cost.bricks", "copies.1", "cost_origin", "flavour"])
def test_an_origin_of_nothing_is_a_fault(key):
    with pytest.raises(CardSetError) as error:
        own(edit("buildings", 0, origins={key: "owner"}))

    [fault] = error.value.faults
    assert (fault.message, fault.args["word"]) == ("cards-origins", key)


def test_the_hash_covers_what_the_rules_read_and_nothing_else():
    shown = GAME.show_cards(CARDS)
    read = {key: shown[key] for key in GROUPS}
    canonical = json.dumps(read, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    assert CARDS.sha256 == shown["sha256"] == hashlib.sha256(canonical.encode()).hexdigest()
    assert (
        own(edit("buildings", 0, flavour="It rains coins.", name_it="Istituto", origin="owner")).sha256 == CARDS.sha256
    )
    assert own(lambda tables: tables.update(set="mine", version=7)).sha256 == CARDS.sha256
    assert own(edit("buildings", 0, copies=11)).sha256 != CARDS.sha256
    assert own(edit("buildings", 0, cost={"gold": 3})).sha256 != CARDS.sha256


@pytest.mark.parametrize(
    ("lang", "bank", "swap"),
    [("en", ("Bank", "a Bank", "the Bank"), "a Swap"), ("it", ("Banca", "una Banca", "la Banca"), "uno Scambio")],
)
def test_cards_have_names_in_both_languages(lang, bank, swap):
    names = GAME.names(CARDS, lang)

    assert len(names) == 13
    assert (names["bank"].name, names["bank"].a, names["bank"].the) == bank
    assert names["swap"].a == swap


def test_a_set_without_articles_or_italian_names_is_still_readable():
    def plain(tables):
        bank = tables["buildings"][0]
        for key in ("a", "the", "name_it", "a_it", "the_it"):
            del bank[key]

    names = GAME.names(own(plain), "it")

    assert (names["bank"].name, names["bank"].a, names["bank"].the) == ("Bank", "a Bank", "the Bank")


def test_sets_are_found_by_name_and_by_hash():
    assert GAME.card_set("leaders-standard", CARDS.sha256) is CARDS
    for name, sha256 in (("leaders-deluxe", ""), ("leaders-standard", "0" * 64)):
        with pytest.raises(CardSetError) as refused:
            GAME.card_set(name, sha256)
        assert refused.value.where == name


# ---------------------------------------------------------------- sets of one's own


def test_a_set_of_ones_own_says_that_it_is():
    mine = own(lambda tables: tables.pop("set"))

    assert (mine.own, mine.set) == (True, "mine.toml")
    assert not CARDS.own


@pytest.mark.rule("leaders.component.cost-bank")
def test_a_set_may_give_another_cost():
    """Here a Bank costs three Subjects: that is what is asked for, and all that its ruin brings."""
    mine = own(edit("buildings", 0, cost={"subject": 3}))
    setup = Setup(players=3, options=GAME.complete(3, {}), cards=mine, seed=bytes(32), rules=GAME.rules)

    book = GAME.new(setup).book

    assert [book.resources[unit] for unit in book.costs[0]] == ["subject", "subject", "subject"]
    assert book.bonus_types(0) == [book.resources.index("subject")]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (edit("resources", 3, name="Joker"), "resources: there is no Wild; one resource must have the slug “wild”"),
        (
            edit("resources", 0, name="None"),
            "resources[0] (None): “none” is the answer of whoever declines a bonus; the resource needs another name",
        ),
        (edit("specials", 0, name="Trade"), "specials: must be exactly swap, protect, free-destroy, in this order"),
        (
            lambda tables: tables["specials"].reverse(),
            "specials: must be exactly swap, protect, free-destroy, in this order",
        ),
        (
            edit("buildings", 0, slug="banks"),
            "buildings[0] (Bank): slug “banks” does not follow from the name; it would be “bank”",
        ),
        (edit("buildings", 2, copies=0), "buildings[2] (Parade): copies is 0; it must be 1 to 999"),
        (edit("destroys", 0, copies=-1), "destroys[0] (Thief): copies is -1; it must be 1 to 999"),
        (
            edit("buildings", 0, cost={"gold": 2, "marble": 1}),
            "buildings[0] (Bank): the cost names “marble”, which is no resource of this set",
        ),
        (edit("buildings", 0, cost={"gold": 2, "wild": 1}), "buildings[0] (Bank): a cost cannot name Wilds"),
        (
            edit("destroys", 2, cost={"gold": 3, "brick": 0}),
            "destroys[2] (Riot): every number in a cost must be at least 1",
        ),
        (edit("buildings", 1, cost={"brick": 2}), "buildings[1] (Monument): the cost adds up to 2; it must be 3"),
        (edit("destroys", 1, cost={"brick": 4}), "destroys[1] (Billboard): the cost adds up to 4; it must be 3"),
        (
            edit("buildings", 0, cost={"gold": 1, "brick": 1, "subject": 1}),
            "buildings[0] (Bank): the cost has 3 types; at most 2 are allowed",
        ),
        (edit("destroys", 0, target="castle"), "destroys: the target “castle” is no building of this set"),
        (edit("destroys", 0, target="parade"), "destroys: 2 cards destroy “parade”; it must be 1"),
        (lambda tables: tables["destroys"].pop(), "destroys: 0 cards destroy “parade”; it must be 1"),
        (lambda tables: tables.update(buildings=[], destroys=[]), "buildings: there must be at least one"),
        (
            edit("buildings", 1, name="Gold"),
            "buildings[1] (Gold): has the same slug “gold” as resources[0] (Gold)",
        ),
        (edit("buildings", 0, name="★"), "buildings[0] (★): the name has no letters or digits to make a slug of"),
    ],
)
def test_every_fault_is_named_with_its_place(change, fault):
    assert fault in faults(change)


def test_several_faults_are_named_together():
    def spoil(tables):
        tables["buildings"][0]["copies"] = 0
        tables["destroys"][0]["cost"] = {"gold": 2}

    assert faults(spoil) == [
        "buildings[0] (Bank): copies is 0; it must be 1 to 999",
        "destroys[0] (Thief): the cost adds up to 2; it must be 3",
    ]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (edit("buildings", 0, colour="red"), "unknown field `colour` - at `$.buildings[0]`"),
        (edit("buildings", 0, copies="many"), "`$.buildings[0].copies`"),
        (edit("buildings", 0, origin="hearsay"), "`$.buildings[0].origin`"),
        (lambda tables: tables.pop("specials"), "`specials`"),
        (lambda tables: tables.update(game="gears"), "`$.game`"),
    ],
)
def test_unknown_keys_and_wrong_types_are_named_with_their_place(change, fault):
    assert fault in faults(change)[0]


def test_a_file_that_cannot_be_read_is_named():
    for data in (b"resources = [", b"name = '\xff'"):
        with pytest.raises(CardSetError) as refused:
            read_toml(data, "mine.toml")
        assert refused.value.where == "mine.toml"


@pytest.mark.rule("leaders.component.deck-counts")
def test_the_resource_deck_must_allow_the_deal_for_six_and_a_first_turn():
    """Four cards for each of six, and two more: 26 are enough, 25 are not."""

    def with_golds(copies):
        def change(tables):
            for resource in tables["resources"]:
                resource["copies"] = 1
            tables["resources"][0]["copies"] = copies

        return change

    assert own(with_golds(23)) is not None
    assert faults(with_golds(22)) == ["resources: 25 cards; six players need at least 26"]


@pytest.mark.rule("leaders.component.deck-counts")
def test_the_legacy_deck_must_allow_the_deal_for_six_and_a_first_turn():
    """Four cards for each of six, and three more: 27 are enough, 26 are not."""

    def with_banks(copies):
        def change(tables):
            for card in (*tables["buildings"], *tables["destroys"], *tables["specials"]):
                card["copies"] = 1
            tables["buildings"][0]["copies"] = copies

        return change

    assert own(with_banks(19)) is not None
    assert faults(with_banks(18)) == ["Legacy cards: 26; six players need at least 27"]


@pytest.mark.rule("leaders.component.deck-counts", "leaders.two-player.removal")
def test_what_the_removal_leaves_must_allow_the_deal_for_two_and_a_first_turn():
    """Four cards for each of two, and three more: 11 are enough, 10 are not."""

    def begins_with(banks):
        def change(tables):
            for card in (*tables["buildings"], *tables["destroys"], tables["specials"][0]):
                card["copies"] = 1
            tables["buildings"][0]["copies"] = banks
            tables["specials"][1]["copies"] = tables["specials"][2]["copies"] = 20

        options = GAME.complete(2, {"duel-without-protect-and-destroy": "on"})
        return GAME.new(Setup(players=2, options=options, cards=own(change), seed=bytes(32), rules=GAME.rules))

    assert begins_with(5).ask is not None
    with pytest.raises(SetupError) as refused:
        begins_with(4)
    assert (refused.value.message, refused.value.clause) == ("setup-too-few-cards", "leaders.component.deck-counts")
    assert refused.value.args_named == {"count": 10, "least": 11}


@pytest.mark.rule("leaders.component.paid-cost")
def test_a_cost_of_one_type_alone_is_playable():
    mine = own(edit("destroys", 0, cost={"gold": 3}))

    assert mine.cards.destroys[0].cost == {"gold": 3}
