"""The standard cards of machines, and what makes a set with abilities that people type in playable."""

import copy
import hashlib
import json
from collections import Counter

import msgspec
import pytest

from posterity.core.game import Setup
from posterity.core.sets import CardSetError, slug_of
from posterity.games.gears.game import Gears
from posterity.games.machines.game import ForbiddenMachines

GAME = ForbiddenMachines()
CARDS = GAME.card_set("machines-standard")
PEOPLE = ("Ann", "Bob", "Cyd", "Dot")
NAMED = [  # by the rulebook
    *("Gearcrafting", "Gemcutting", "Anima", "Starscribing", "Rocket Sled", "Antiquator", "Gaslight Beacon"),
    *("Timegears", "Tome of the Origin", "Arch-Fire", "Null Spire", "Storm Auger", "Season Splicer"),
    *("Gilding Cannon", "Rustifier", "Expansion Dome", "Destiny Grafter", "Meridian Timerails"),
]


def card(name):
    return next(card for card in CARDS.cards.technologies if card.name == name)


def with_abilities(when):
    return [card for card in CARDS.cards.technologies if card.ability is not None and card.ability.when == when]


def effects(name):
    """What the ability of a card does, as it is written in a file, without the keys left out."""
    return [dict(table) for table in CARDS.tables["technologies"][place(name)]["ability"]["effects"]]


def place(name):
    return [card["name"] for card in CARDS.tables["technologies"]].index(name)


def levels():
    """How many technologies the longest chain down to a fundamental one has, itself included."""
    found = {}
    while len(found) < len(CARDS.cards.technologies):
        for tech in CARDS.cards.technologies:
            if all(need in found for need in tech.needs):
                found[tech.name] = 1 + max([found[need] for need in tech.needs], default=0)
    return found


def tables(ability=None, **keys):
    """A set of two technologies, A with this ability (or these keys) and B, which needs A."""
    first = {"name": "A", "cost": 1, "reward": 2, **({} if ability is None else {"ability": ability}), **keys}
    people = [{"name": name, "pursuit": "A", "bonus": 3} for name in PEOPLE]
    return {"technologies": [first, {"name": "B", "cost": 1, "reward": 2, "needs": ["A"]}], "characters": people}


def gear(*effects, **keys):
    return {"when": "gear", "effects": list(effects), **keys}


def established(*effects, **keys):
    return {"when": "established", "effects": list(effects), **keys}


def do(word, **keys):
    return {"do": word, **keys}


def read(made):
    return GAME.own_card_set(made, "mine.toml")


def faults(made):
    """Every fault of a set: its message and arguments."""
    with pytest.raises(CardSetError) as refused:
        read(made)
    assert refused.value.where == "mine.toml"
    return [(fault.message, fault.args) for fault in refused.value.faults]


def changed(change):
    """The standard cards with a change, as a set that somebody typed in."""
    made = copy.deepcopy(CARDS.tables)
    change(made)
    return read(made)


# ---------------------------------------------------------------- the standard set


@pytest.mark.rule("machines.component.deck", "machines.component.characters", "machines.base.no-fate")
def test_the_standard_set_holds_seventy_nine_technologies_and_four_characters():
    shown = GAME.show_cards(CARDS)

    assert shown["set"] == "machines-standard"
    assert sum(card["copies"] for card in shown["technologies"]) == 79
    assert 30 <= len(shown["technologies"]) <= 36
    assert shown["fate"] == []
    assert len({person["pursuit"] for person in shown["characters"]}) == 4


@pytest.mark.rule("machines.component.deck")
def test_with_four_players_fifty_one_cards_are_left_after_the_deal():
    dealt = GAME.new(Setup(players=4, options=GAME.complete(4, {}), cards=CARDS, seed=bytes(32), rules=GAME.rules))
    kinds = Counter(dealt.deck)
    for player in dealt.players:
        kinds.update(player.hand)

    assert [kinds[number] for number in range(len(CARDS.cards.technologies))] == [
        card.copies for card in CARDS.cards.technologies
    ]
    assert len(dealt.deck) + sum(len(player.hand) for player in dealt.players) - 28 == 51


@pytest.mark.rule("machines.base.not-mixed", "machines.component.characters")
def test_no_card_and_no_character_of_gears_is_in_the_set():
    ours = {slug_of(card.name) for card in CARDS.cards.all_cards()}
    theirs = {slug_of(card.name) for card in Gears().card_set("gears-standard").cards.all_cards()}

    assert not ours & theirs


@pytest.mark.rule("machines.component.amariana", "machines.card.gemcutting")
def test_amariana_paradox_pursues_gemcutting_for_two():
    shown = GAME.show_cards(CARDS)

    assert shown["characters"][0] == {
        "slug": "amariana-paradox",
        "name": "Amariana Paradox",
        "pursuit": "gemcutting",
        "bonus": 2,
        "origin": "rulebook",
        "origins": {"name": "rulebook", "pursuit": "rulebook", "bonus": "rulebook"},
    }
    assert "gemcutting" in [card["slug"] for card in shown["technologies"]]


@pytest.mark.rule("machines.card.antiquator.dependencies", "machines.card.gearcrafting")
def test_antiquator_needs_anima_and_gearcrafting_which_are_fundamental():
    assert card("Antiquator").needs == ("Anima", "Gearcrafting")
    assert card("Anima").needs == card("Gearcrafting").needs == ()


@pytest.mark.rule("machines.card.meridian-timerails.dependency", "machines.card.season-splicer.not-fundamental")
def test_meridian_timerails_need_season_splicer_which_needs_something_itself():
    assert card("Meridian Timerails").needs == ("Season Splicer",)
    assert card("Season Splicer").needs != ()


@pytest.mark.rule("machines.card.gaslight-beacon.dependent")
def test_gaslight_beacon_is_not_fundamental():
    assert card("Gaslight Beacon").needs != ()


@pytest.mark.rule("machines.component.ability-field", "machines.component.when-established-fundamental")
def test_when_established_abilities_sit_on_fundamental_technologies_and_many_have_no_ability():
    assert len(with_abilities("established")) >= 3
    assert all(card.needs == () for card in with_abilities("established"))
    assert sum(card.ability is None for card in CARDS.cards.technologies) >= 10


@pytest.mark.rule("machines.when.mandatory", "machines.when.optional", "machines.when.additional-cost")
def test_among_when_established_abilities_are_a_compulsory_an_optional_and_a_dearer_one():
    known = [card.ability for card in with_abilities("established")]
    written = [CARDS.tables["technologies"][place(card.name)]["ability"] for card in with_abilities("established")]

    assert {"when": "established", "effects": [do("draw", cards=2)]} in written
    assert any(ability.optional for ability in known)
    assert any("discard" in effect.words() for ability in known for effect in ability.cost)


@pytest.mark.rule(
    *("machines.card.gilding-cannon.effect", "machines.card.rustifier.effect", "machines.card.season-splicer.effect"),
    *("machines.card.destiny-grafter.effect", "machines.card.timegears.extra-action"),
    "machines.card.meridian-timerails.copy",
)
def test_one_technology_each_splices_copies_gives_an_action_and_a_turn_and_two_change_rewards():
    words = Counter(word for card in with_abilities("gear") for word in card.ability.words())

    assert {word: words[word] for word in ("modify", "splice", "turn", "action", "copy")} == {
        **{"modify": 2, "splice": 1, "turn": 1, "action": 1, "copy": 1}
    }
    assert effects("Gilding Cannon") == [do("modify", by=1)]
    assert effects("Rustifier") == [do("modify", by=-1)]
    assert effects("Season Splicer") == [do("splice")]
    assert effects("Destiny Grafter") == [do("turn")]
    assert effects("Timegears") == [do("action", gain=1)]
    assert effects("Meridian Timerails") == [do("copy")]


@pytest.mark.rule(
    *("machines.card.anima.effect", "machines.card.arch-fire.negative", "machines.card.null-spire.return"),
    *("machines.card.expansion-dome.source", "machines.card.storm-auger.keep-two"),
)
def test_gear_abilities_that_the_rules_name_are_those_of_the_cards():
    gears = [card.name for card in with_abilities("gear")]

    assert {"Anima", "Arch-Fire", "Null Spire", "Expansion Dome", "Storm Auger"} <= set(gears)
    assert effects("Anima") == [do("move", to="Tome of the Origin")]
    assert effects("Arch-Fire") == [do("points", lose=2, who="other")]
    assert effects("Null Spire") == [do("cubes", back="any")]
    assert effects("Expansion Dome") == [do("cubes", move="any")]
    assert effects("Storm Auger") == [do("draw", cards="cubes", least=2, keep=2)]


@pytest.mark.rule(
    *("machines.card.gearcrafting", "machines.card.starscribing.effect"),
    *("machines.card.rocket-sled.effect", "machines.card.rocket-sled.cost"),
)
def test_when_established_abilities_that_the_rules_name_are_those_of_the_cards():
    gearcrafting, starscribing, sled = [card(name).ability for name in ("Gearcrafting", "Starscribing", "Rocket Sled")]

    assert {gearcrafting.when, starscribing.when, sled.when} == {"established"}
    assert [gearcrafting.optional, starscribing.optional, sled.optional] == [False, True, True]
    assert effects("Gearcrafting") == [do("draw", cards=2)]
    assert effects("Starscribing") == [do("discard", cards="hand"), do("draw", cards=3)]
    assert effects("Rocket Sled") == [do("move", frames="any", way="right")]
    assert msgspec.to_builtins(sled.cost) == (do("action", gain=0, give=1),)


@pytest.mark.rule("machines.card.tome.variable-reward", "machines.card.antiquator.dependencies")
def test_the_tome_has_no_printed_reward_and_neither_it_nor_antiquator_nor_the_beacon_an_ability():
    assert card("Tome of the Origin").reward == 0
    assert all(card(name).ability is None for name in ("Tome of the Origin", "Antiquator", "Gaslight Beacon"))


def test_costs_chains_and_copies_are_such_that_every_technology_can_succeed():
    """With two players four frames lie in the past in the first round."""
    depth = levels()

    assert max(depth.values()) == 4
    assert all(card.cost >= 1 for card in CARDS.cards.technologies)
    assert all(card.reward >= 1 for card in CARDS.cards.technologies if card.name != "Tome of the Origin")
    assert sum(card.copies for card in CARDS.cards.technologies if depth[card.name] == 1) >= 79 // 3
    assert all(card.copies >= 2 for card in CARDS.cards.technologies if depth[card.name] <= 2)
    assert min(depth[name] for name in ("Timegears", "Destiny Grafter", "Season Splicer")) >= 2


def test_what_the_rulebook_names_and_tells_is_marked_and_nothing_else():
    cards = CARDS.cards

    def marked(key):
        return {card.name for card in cards.technologies if getattr(card, key) == "rulebook"}

    assert marked("origin") == set(NAMED)
    assert marked("needs_origin") == {"Antiquator", "Meridian Timerails"}
    assert marked("cost_origin") == marked("reward_origin") == set()
    told = {"Anima", "Destiny Grafter", "Gilding Cannon", "Meridian Timerails", "Rustifier", "Season Splicer"}
    assert marked("ability_origin") == told | {"Timegears"}
    assert [person.name for person in cards.characters if person.origin == "rulebook"] == ["Amariana Paradox"]
    assert cards.origin == "designed"


def test_every_card_has_a_name_and_flavour_in_both_languages():
    for named in CARDS.cards.all_cards():
        assert named.name_it
        assert named.flavour
        assert named.flavour_it
        assert named.flavour != named.flavour_it
        assert named.flavour[-1] in ".?!"
        assert named.flavour_it[-1] in ".?!"
    flavours = [named.flavour for named in CARDS.cards.all_cards()]
    assert len(set(flavours)) == len(flavours)


def test_names_are_the_same_in_every_language():
    """Those of the rulebook are proper names, and ours stand beside them: no table mixes two languages."""
    english, italian = GAME.names(CARDS, "en"), GAME.names(CARDS, "it")

    for named in CARDS.cards.all_cards():
        slug = slug_of(named.name)
        assert english[slug].name == italian[slug].name == named.name


def test_a_card_shows_its_facts_and_its_ability_in_words():
    shown = {card["slug"]: card for card in GAME.show_cards(CARDS)["technologies"]}

    keys = {"slug", "name", "cost", "reward", "needs", "copies", "origin", "origins", "ability"}
    assert all(set(card) == keys for card in shown.values())
    assert (shown["anima"]["origins"]["ability"], shown["arch-fire"]["origins"]["ability"]) == ("rulebook", "designed")
    assert "ability" not in shown["antiquator"]["origins"]
    assert shown["antiquator"]["ability"] is None
    assert shown["gearcrafting"]["ability"] == {"when": "established", "effects": ["draw"]}
    assert shown["rocket-sled"]["ability"] == {"when": "established", "effects": ["action", "move"]}
    assert shown["storm-auger"]["ability"] == {"when": "gear", "effects": ["draw", "discard"]}
    assert shown["arch-fire"]["ability"] == {"when": "gear", "effects": ["points"]}
    assert shown["century-winch"]["ability"] == {"when": "gear", "effects": ["others"]}


def test_the_hash_covers_whole_abilities_and_no_flavour():
    def canonical(card):
        ability = None if card.ability is None else msgspec.to_builtins(card.ability)
        needs = [slug_of(need) for need in card.needs]
        facts = {"cost": card.cost, "reward": card.reward, "needs": needs, "copies": card.copies}
        return {"slug": slug_of(card.name), **facts, "ability": ability}

    rules_read = {
        "technologies": [canonical(card) for card in CARDS.cards.technologies],
        "fate": [],
        "characters": [
            {"slug": slug_of(person.name), "pursuit": slug_of(person.pursuit), "bonus": person.bonus}
            for person in CARDS.cards.characters
        ],
    }
    text = json.dumps(rules_read, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    assert CARDS.sha256 == hashlib.sha256(text.encode()).hexdigest()

    def dress(made):
        made["technologies"][0].update(flavour="It turns.", name_it="Ingranaggi", origin="owner")
        made["technologies"][0]["ability_origin"] = "owner"

    assert changed(dress).sha256 == CARDS.sha256
    fire = place("Arch-Fire")
    three = {"when": "gear", "effects": [do("points", lose=3, who="other")]}
    assert changed(lambda made: made["technologies"][fire].update(ability=three)).sha256 != CARDS.sha256


# ---------------------------------------------------------------- abilities of one's own


EVERY_EFFECT = [
    *(do("draw", cards=2), do("draw", cards=4, keep=1), do("draw", cards="cubes", least=2, keep=2)),
    *(do("discard", cards=1), do("discard", cards="hand")),
    *(do("move", to="b"), do("move", frames=2, way="left"), do("move", frames="any")),
    do("move", frames=1, who="other"),
    *(
        do("points", gain=2),
        do("points", lose=1),
        do("points", lose=1, who="others"),
        do("points", lose=2, who="other"),
    ),
    *(do("cubes", gain=1), do("cubes", place=1), do("cubes", back=2), do("cubes", back="any"), do("cubes", move="any")),
    *(do("modify", by=1), do("modify", by=-1), do("action", gain=1), do("turn"), do("splice"), do("copy")),
]


@pytest.mark.rule("machines.card.unlisted")
@pytest.mark.parametrize("effect", EVERY_EFFECT, ids=str)
@pytest.mark.parametrize("when", ["established", "gear"])
def test_abilities_are_built_from_the_vocabulary(effect, when):
    made = read(tables({"when": when, "effects": [effect]}))

    written = msgspec.to_builtins(made.cards.technologies[0].ability)
    assert effect.items() <= written["effects"][0].items()
    assert GAME.show_cards(made)["technologies"][0]["ability"]["when"] == when


@pytest.mark.rule("machines.when.additional-cost")
@pytest.mark.parametrize("cost", [do("discard", cards=2), do("discard", cards="hand"), do("action", give=1)], ids=str)
def test_discards_and_actions_given_up_are_costs(cost):
    made = read(tables(established(do("draw", cards=1), cost=[cost])))

    assert len(made.cards.technologies[0].ability.cost) == 1


@pytest.mark.rule("machines.card.unlisted")
def test_an_unknown_effect_is_refused_and_named():
    [(message, args)] = faults(tables(gear(do("explode", frames=1))))

    assert message == "cards-key"
    assert "explode" in args["fault"]
    assert "$.technologies[0].ability.effects[0]" in args["fault"]


@pytest.mark.rule("machines.component.ability-field")
def test_a_technology_has_one_ability_only():
    both = [established(do("draw", cards=2)), gear(do("turn"))]

    [(message, args)] = faults(tables(both))

    assert message == "cards-key"
    assert "$.technologies[0].ability" in args["fault"]


@pytest.mark.rule("machines.component.ability-field")
@pytest.mark.parametrize(
    ("ability", "fault"),
    [
        ({"when": "always", "effects": [do("turn")]}, "$.technologies[0].ability.when"),
        ({"effects": [do("turn")]}, "when"),
        ({"when": "gear"}, "effects"),
        (gear(do("turn"), colour="red"), "colour"),
        (gear(do("turn", extra=1)), "extra"),
        (gear({"cards": 2}), "do"),
        (gear(do("draw")), "cards"),
        (gear(do("draw", cards="all")), "$.technologies[0].ability.effects[0].cards"),
        (gear(do("draw", cards=1.5)), "$.technologies[0].ability.effects[0].cards"),
        (gear(do("modify", by=2)), "$.technologies[0].ability.effects[0].by"),
        (gear(do("move", frames=1, way="up")), "$.technologies[0].ability.effects[0].way"),
        (gear(do("points", lose=1, who="nobody")), "$.technologies[0].ability.effects[0].who"),
        ("draw", "$.technologies[0].ability"),
    ],
)
def test_unknown_keys_missing_keys_and_wrong_types_of_an_ability_are_named(ability, fault):
    [(message, args)] = faults(tables(ability))

    assert message == "cards-key"
    assert fault in args["fault"]


@pytest.mark.rule("machines.component.ability-field")
def test_an_ability_does_something():
    assert faults(tables(gear())) == [("cards-ability-empty", {"place": "technologies[0] (A)"})]


@pytest.mark.rule("machines.activate.optional", "machines.when.optional")
def test_only_a_when_established_ability_says_you_may():
    """To activate is a choice already."""
    assert read(tables(established(do("turn"), optional=True))).cards.technologies[0].ability.optional
    assert faults(tables(gear(do("turn"), optional=True))) == [
        ("cards-ability-optional", {"place": "technologies[0] (A)"})
    ]


@pytest.mark.rule("machines.when.additional-cost")
@pytest.mark.parametrize("cost", [do("points", lose=1), do("draw", cards=1), do("action", gain=1)], ids=str)
def test_nothing_else_is_a_cost(cost):
    wrong = {"place": "technologies[0] (A)", "word": cost["do"]}

    assert faults(tables(established(do("turn"), cost=[cost]))) == [("cards-ability-cost", wrong)]


@pytest.mark.rule("machines.card.rocket-sled.cost")
def test_actions_are_given_up_as_a_cost_only():
    wrong = {"place": "technologies[0] (A)"}

    assert faults(tables(established(do("action", give=1)))) == [("cards-ability-give", wrong)]


@pytest.mark.rule("machines.card.unlisted")
@pytest.mark.parametrize(
    "effect",
    [
        *(do("move"), do("move", to="b", frames=1), do("move", to="b", who="other")),
        do("move", frames="any", who="other"),
        *(do("points"), do("points", gain=1, lose=1), do("points", gain=1, who="other")),
        *(do("cubes"), do("cubes", gain=1, place=1), do("cubes", back="any", move="any")),
        *(do("action"), do("action", gain=1, give=1)),
    ],
    ids=str,
)
def test_keys_of_an_effect_that_make_no_sense_together_are_refused(effect):
    found = faults(tables(gear(effect)))

    assert ("cards-effect", {"place": "technologies[0] (A)", "word": effect["do"]}) in found


@pytest.mark.rule("machines.card.unlisted")
@pytest.mark.parametrize("number", [-1, 1000])
@pytest.mark.parametrize(
    ("word", "key"),
    [("draw", "cards"), ("discard", "cards"), ("points", "gain"), ("cubes", "gain"), ("move", "frames")],
)
def test_numbers_below_nought_or_too_large_are_refused(word, key, number):
    wrong = {"place": "technologies[0] (A)", "key": word, "number": str(number), "most": 999}

    assert faults(tables(gear(do(word, **{key: number})))) == [("cards-number", wrong)]


@pytest.mark.rule("machines.card.anima.effect")
def test_an_ability_moves_only_to_a_technology_of_the_set():
    assert read(tables(gear(do("move", to="B")))).cards.technologies[0].ability.effects[0].to == "B"

    wrong = {"place": "technologies[0] (A)", "word": "The Moon"}
    assert faults(tables(gear(do("move", to="The Moon")))) == [("cards-effect-to", wrong)]


@pytest.mark.rule("machines.card.meridian-timerails.choice")
@pytest.mark.parametrize("name", ["Yes", "No", "None"])
def test_no_technology_is_called_like_an_answer(name):
    made = tables()
    made["technologies"].append({"name": name, "cost": 1, "reward": 1})

    assert [(message, args["word"]) for message, args in faults(made)] == [("cards-answer", name.lower())]


@pytest.mark.rule("machines.card.unlisted")
def test_several_faults_of_abilities_are_named_together():
    made = tables(gear(do("move"), do("action", give=1), cost=[do("turn")], optional=True))

    assert [message for message, _ in faults(made)] == [
        *("cards-ability-optional", "cards-ability-cost", "cards-ability-give", "cards-effect")
    ]


@pytest.mark.rule("machines.base.no-fate")
def test_a_set_with_fate_cards_is_refused():
    [(message, args)] = faults({**tables(), "fate": ["bloodline-influence"]})

    assert message == "cards-key"
    assert "$.fate" in args["fault"]


@pytest.mark.rule("machines.base.not-mixed")
def test_a_set_of_gears_is_refused():
    [(message, args)] = faults({**tables(), "game": "gears"})

    assert message == "cards-key"
    assert "$.game" in args["fault"]
