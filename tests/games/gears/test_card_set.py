"""The standard cards, and what makes a set that people type in playable."""

import copy
import hashlib
import json
from collections import Counter
from statistics import mean

import pytest

from posterity.core.game import Setup, SetupError
from posterity.core.sets import CardSetError, origins_of
from tests.games.gears.lay import GAME
from tests.games.gears.lay import STANDARD as FIRST

CARDS = GAME.card_set("gears-standard")
DRAFT = GAME.card_set("gears-standard@2")

FATE = [
    "bloodline-influence",
    "not-what-we-hoped-for",
    "perfectly-laid-plans",
    "time-folds-around-us",
    "we-need-more-time",
    "willed-into-existence",
]
PEOPLE = ("Ann", "Bob", "Cyd", "Dot")


def tables(*technologies, **more):
    """A set with these technologies, each `(name, needs …)`, of cost 1 and reward 2; the four people pursue the first.

    A technology may also be written out as a table.
    """
    written = [
        tech if isinstance(tech, dict) else {"name": tech[0], "cost": 1, "reward": 2, "needs": list(tech[1:])}
        for tech in technologies
    ]
    people = [{"name": name, "pursuit": written[0]["name"], "bonus": 3} for name in PEOPLE]
    return {"technologies": written, "characters": people, **more}


def tech(name, **keys):
    return {"name": name, "cost": 1, "reward": 2, **keys}


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


@pytest.mark.rule("gears.component.deck-size", "gears.component.fate-set")
def test_the_standard_set_holds_sixty_six_technologies_and_six_fate_cards():
    shown = GAME.show_cards(CARDS)

    assert shown["set"] == "gears-standard"
    assert sum(card["copies"] for card in shown["technologies"]) == 66
    assert shown["fate"] == FATE
    assert len(shown["characters"]) == 4


def test_a_smaller_set_for_a_first_game_is_part_of_the_first_edition():
    """It has enough cards for four players even without Fate cards."""
    primer = GAME.show_cards(GAME.card_set("gears-primer"))
    standard = {card["slug"]: card for card in GAME.show_cards(FIRST)["technologies"]}

    assert 28 <= sum(card["copies"] for card in primer["technologies"]) < 66
    for card in primer["technologies"]:
        facts = [(card[key], standard[card["slug"]][key]) for key in ("name", "cost", "reward", "needs")]
        assert all(small == large for small, large in facts)


def levels(shown):
    """How many technologies the longest chain down to a fundamental one has, itself included."""
    needs = {card["slug"]: card["needs"] for card in shown["technologies"]}

    def level(slug):
        return 1 + max((level(need) for need in needs[slug]), default=0)

    return {slug: level(slug) for slug in needs}


def below(shown, slug):
    """Everything a technology is built on, directly or through others."""
    needs = {card["slug"]: card["needs"] for card in shown["technologies"]}
    return set(needs[slug]).union(*[below(shown, need) for need in needs[slug]])


def test_costs_go_from_one_to_five_and_chains_over_five_levels():
    shown = GAME.show_cards(DRAFT)
    costs = {card["cost"] for card in shown["technologies"]}

    assert costs == {1, 2, 3, 4, 5}
    assert set(levels(shown).values()) == {1, 2, 3, 4, 5}


def test_much_is_built_on_a_few_fundamental_technologies():
    shown = GAME.show_cards(DRAFT)
    built_on = Counter(need for card in shown["technologies"] for need in card["needs"])

    assert all(built_on[slug] >= 5 for slug in ("fire", "basic-tools", "writing", "basic-science"))
    assert built_on["mathematics"] >= 4
    assert built_on.total() >= 1.5 * len(shown["technologies"])


@pytest.mark.parametrize(
    ("late", "early"),
    [
        ("metallurgy", "fire"),
        ("railroads", "mining"),
        ("genetics", "agriculture"),
        ("computers", "mathematics"),
        ("genetics", "mathematics"),
        ("internet", "writing"),
    ],
)
def test_what_came_later_stands_on_what_came_before(late, early):
    assert early in below(GAME.show_cards(DRAFT), late)


def test_deep_technologies_are_worth_their_depth():
    """On average each level pays more than the one before it, and nothing pays more than what takes longest."""
    shown = GAME.show_cards(DRAFT)
    level = levels(shown)
    rewards = [
        mean(card["reward"] for card in shown["technologies"] if level[card["slug"]] == step) for step in range(1, 6)
    ]

    assert rewards[2:] == sorted(rewards[2:])
    assert max(shown["technologies"], key=lambda card: card["reward"])["slug"] == "space-flight"


@pytest.mark.rule("gears.score.worked-example", "gears.component.character")
def test_the_standard_set_keeps_to_the_numbers_of_the_rulebook():
    shown = GAME.show_cards(CARDS)
    cards = {card["name"]: card for card in shown["technologies"]}

    assert (cards["The Wheel"]["reward"], cards["The Wheel"]["needs"]) == (2, [])
    assert (cards["Fire"]["reward"], cards["Fire"]["needs"]) == (3, [])
    engine = cards["Combustion Engine"]
    assert (engine["reward"], engine["needs"]) == (3, ["the-wheel", "fire"])
    assert cards["Cartography"]["needs"] != []
    assert shown["characters"][0] == {
        "slug": "emily-maruska",
        "name": "Emily Maruska",
        "pursuit": "mining",
        "bonus": 3,
        "origin": "rulebook",
        "origins": {"name": "rulebook", "pursuit": "rulebook", "bonus": "rulebook"},
    }


def test_every_fact_says_where_it_comes_from():
    """What the worked example prints is the rulebook's; costs are nowhere printed."""
    cards = CARDS.cards

    assert {"The Wheel", "Fire", "Combustion Engine"} <= {c.name for c in cards.technologies if c.origin == "rulebook"}
    assert [c.name for c in cards.technologies if c.reward_origin == "rulebook"] == [
        "The Wheel",
        "Fire",
        "Combustion Engine",
    ]
    assert [c.name for c in cards.technologies if c.cost_origin == "rulebook"] == []
    assert [c.name for c in cards.characters if c.origin == "rulebook"] == ["Emily Maruska"]
    assert cards.origin == "designed"


def test_a_card_shows_its_facts_and_their_origin():
    shown = GAME.show_cards(CARDS)

    assert set(shown) == {"set", "sha256", "technologies", "fate", "characters", "origins"}
    keys = {"slug", "name", "cost", "reward", "needs", "copies", "origin", "origins", "ability"}
    assert all(set(card) == keys and card["ability"] is None for card in shown["technologies"])
    wheel = next(card for card in shown["technologies"] if card["slug"] == "the-wheel")
    assert (wheel["name"], wheel["origin"]) == ("The Wheel", "rulebook")
    given = {"name": "rulebook", "reward": "rulebook", "needs": "rulebook"}
    assert wheel["origins"] == given | {"cost": "designed", "copies": "designed"}
    assert shown["origins"]["we-need-more-time"] == {"name": "rulebook"}
    mining = next(card for card in shown["technologies"] if card["slug"] == "mining")
    assert [key for key, origin in mining["origins"].items() if origin == "rulebook"] == ["name"]


def test_origins_may_be_given_for_a_card_and_for_each_of_its_facts():
    made = read(
        tables(
            tech("A", origin="owner", cost_origin="rulebook", reward_origin="owner", needs_origin="rulebook"), ("B",)
        )
    )
    first, second = made.cards.technologies

    origins = (first.origin, first.cost_origin, first.reward_origin, first.needs_origin)
    assert origins == ("owner", "rulebook", "owner", "rulebook")
    assert origins_of(first)["copies"] == "owner"
    assert set(origins_of(second).values()) == {"designed"}


def test_the_hash_covers_what_the_rules_read_and_nothing_else():
    shown = GAME.show_cards(CARDS)
    technologies = [
        {key: card[key] for key in ("slug", "cost", "reward", "needs", "copies", "ability")}
        for card in shown["technologies"]
    ]
    characters = [{key: person[key] for key in ("slug", "pursuit", "bonus")} for person in shown["characters"]]
    rules_read = {"technologies": technologies, "fate": shown["fate"], "characters": characters}
    canonical = json.dumps(rules_read, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    assert CARDS.sha256 == shown["sha256"] == hashlib.sha256(canonical.encode()).hexdigest()

    def dress(made):
        made["technologies"][0].update(flavour="It turns.", name_it="Ruota", origin="owner", cost_origin="owner")
        made.update(set="mine", version=7, origin="owner")

    assert changed(dress).sha256 == CARDS.sha256
    assert changed(lambda made: made["technologies"][0].update(cost=7)).sha256 != CARDS.sha256
    assert changed(lambda made: made["technologies"][0].update(reward=9)).sha256 != CARDS.sha256
    assert changed(lambda made: made["technologies"][0].update(copies=1)).sha256 != CARDS.sha256
    assert changed(lambda made: made["technologies"][-1].update(needs=[])).sha256 != CARDS.sha256
    assert changed(lambda made: made["characters"][0].update(bonus=1)).sha256 != CARDS.sha256


def test_cards_have_names_in_both_languages_and_fate_cards_their_own_in_both():
    english, italian = GAME.names(CARDS, "en"), GAME.names(CARDS, "it")

    assert english["the-wheel"].name == "The Wheel"
    assert italian["the-wheel"].name != "The Wheel"
    assert english["time-folds-around-us"].name == italian["time-folds-around-us"].name == "Time Folds Around Us"
    assert english["emily-maruska"].name == "Emily Maruska"


def test_sets_are_found_by_name_and_by_hash():
    assert GAME.card_set("gears-standard", CARDS.sha256).sha256 == CARDS.sha256
    for name, sha256 in (("gears-deluxe", ""), ("gears-standard", "0" * 64)):
        with pytest.raises(CardSetError) as refused:
            GAME.card_set(name, sha256)
        assert refused.value.where == name


# ---------------------------------------------------------------- sets of one's own


def test_a_small_set_of_ones_own_is_read():
    made = read(tables(("A",), ("B", "A"), ("C", "a", "B")))

    assert (made.own, made.set, made.cards.fate) == (True, "mine.toml", tuple(FATE))
    assert [card["needs"] for card in GAME.show_cards(made)["technologies"]] == [[], ["a"], ["a", "b"]]
    assert [card["copies"] for card in GAME.show_cards(made)["technologies"]] == [1, 1, 1]


def test_a_set_may_have_a_name():
    assert read(tables(("A",), set="toy")).set == "toy"


@pytest.mark.rule("gears.component.technology-fields")
@pytest.mark.parametrize("number", [0, 999])
def test_costs_rewards_and_bonuses_from_nought_to_nine_hundred_and_ninety_nine_are_good(number):
    made = tables(tech("A", cost=number, reward=number))
    made["characters"][0]["bonus"] = number

    cards = read(made).cards

    assert (cards.technologies[0].cost, cards.technologies[0].reward, cards.characters[0].bonus) == (number,) * 3


@pytest.mark.rule("gears.component.technology-fields")
@pytest.mark.parametrize("number", [-1, 1000])
@pytest.mark.parametrize("key", ["cost", "reward"])
def test_costs_and_rewards_below_nought_or_too_large_are_refused(key, number):
    wrong = {"place": "technologies[1] (B)", "key": key, "number": str(number), "most": 999}

    assert faults(tables(("A",), tech("B", **{key: number}))) == [("cards-number", wrong)]


@pytest.mark.rule("gears.component.character")
@pytest.mark.parametrize("number", [-1, 1000])
def test_a_bonus_below_nought_or_too_large_is_refused(number):
    made = tables(("A",))
    made["characters"][2]["bonus"] = number

    wrong = {"place": "characters[2] (Cyd)", "key": "bonus", "number": str(number), "most": 999}
    assert faults(made) == [("cards-number", wrong)]


@pytest.mark.rule("gears.component.technology-fields")
@pytest.mark.parametrize(("copies", "good"), [(0, False), (1, True), (999, True), (1000, False)])
def test_there_is_at_least_one_copy_and_not_more_than_anybody_could_shuffle(copies, good):
    made = tables(tech("A", copies=copies))

    if good:
        assert read(made).cards.technologies[0].copies == copies
    else:
        wrong = {"place": "technologies[0] (A)", "copies": str(copies), "most": 999}
        assert faults(made) == [("cards-copies", wrong)]


@pytest.mark.rule("gears.component.technology-fields")
def test_a_dependency_named_twice_is_refused_however_it_is_written():
    wrong = {"place": "technologies[2] (C)", "word": "the-a"}

    assert faults(tables(("The A",), ("B",), ("C", "The A", "B", "the-a"))) == [("cards-needs-twice", wrong)]


@pytest.mark.rule("gears.component.dependency-graph-acyclic")
def test_a_dependency_that_is_no_technology_of_the_set_is_refused():
    """Neither an unknown name nor a Fate card or a character will do."""
    found = faults(tables(("A",), ("B", "X"), ("C", "bloodline-influence"), ("D", "Ann")))

    assert found == [
        ("cards-needs-unknown", {"place": "technologies[1] (B)", "word": "x"}),
        ("cards-needs-unknown", {"place": "technologies[2] (C)", "word": "bloodline-influence"}),
        ("cards-needs-unknown", {"place": "technologies[3] (D)", "word": "ann"}),
    ]


@pytest.mark.rule("gears.component.dependency-graph-acyclic")
@pytest.mark.parametrize(
    ("technologies", "stuck"),
    [
        ([("A", "A")], ["a"]),
        ([("A", "B"), ("B", "A")], ["a", "b"]),
        ([("A",), ("B", "D"), ("C", "B", "A"), ("D", "C"), ("E", "A")], ["b", "c", "d"]),
    ],
)
def test_a_circle_of_dependencies_is_refused(technologies, stuck):
    assert faults(tables(*technologies)) == [("cards-cycle", {"known": stuck})]


@pytest.mark.rule("gears.component.dependency-graph-acyclic")
def test_two_ways_to_the_same_technology_are_no_circle():
    made = tables(("D", "B", "C"), ("C", "A"), ("B", "A"), ("A",))

    assert read(made).cards.technologies[0].needs == ("B", "C")


@pytest.mark.rule("gears.component.technology-fields")
def test_two_entries_of_one_name_are_refused():
    first, second = "technologies[0] (Fire)", "technologies[1] (FIRE)"

    found = faults(tables(tech("Fire", cost=1), tech("FIRE", cost=2)))

    assert found == [("cards-same-slug", {"place": second, "slug": "fire", "first": first})]


@pytest.mark.rule("gears.component.fate-set")
def test_a_technology_cannot_have_the_name_of_a_fate_card():
    found = faults(tables(("A",), ("Time Folds Around Us",)))

    place = "technologies[1] (Time Folds Around Us)"
    assert found == [("cards-same-slug", {"place": place, "slug": "time-folds-around-us", "first": "fate[3]"})]


def test_a_character_cannot_have_the_name_of_a_technology():
    found = faults(tables(("A",), ("Ann",)))

    place = "characters[0] (Ann)"
    assert found == [("cards-same-slug", {"place": place, "slug": "ann", "first": "technologies[1] (Ann)"})]


def test_a_slug_must_follow_from_the_name():
    assert read(tables(tech("The A", slug="the-a"))).cards.technologies[0].slug == "the-a"

    wrong = {"place": "technologies[1] (The A)", "slug": "a", "would": "the-a"}
    assert faults(tables(("B",), tech("The A", slug="a"))) == [("cards-wrong-slug", wrong)]


def test_a_name_needs_letters_or_digits():
    assert faults(tables(("A",), ("★",))) == [("cards-no-slug", {"place": "technologies[1] (★)"})]


@pytest.mark.rule("gears.component.fate-set")
@pytest.mark.parametrize("fate", [FATE[:5], [*FATE, "a-seventh"], [*FATE[1:], FATE[0]], []])
def test_the_fate_cards_are_these_six_in_this_order(fate):
    assert faults(tables(("A",), fate=fate)) == [("cards-fate", {"known": FATE})]


@pytest.mark.rule("gears.component.fate-set")
def test_fate_cards_may_be_written_by_name():
    made = tables(("A",), fate=[name.replace("-", " ").title() for name in FATE])

    assert GAME.show_cards(read(made))["fate"] == FATE


@pytest.mark.rule("gears.component.character")
@pytest.mark.parametrize("count", [3, 5])
def test_there_are_four_characters(count):
    made = tables(("A",))
    made["characters"] = [{"name": f"Person {n}", "pursuit": "A", "bonus": 1} for n in range(count)]

    assert faults(made) == [("cards-characters", {"count": count, "right": 4})]


@pytest.mark.rule("gears.component.character")
def test_a_pursuit_is_a_technology_of_the_set():
    made = tables(("A",))
    made["characters"][3]["pursuit"] = "Mining"

    assert faults(made) == [("cards-pursuit", {"place": "characters[3] (Dot)", "word": "Mining"})]


def test_a_set_has_no_more_kinds_than_can_be_kept_apart():
    """Fate cards and characters count, too."""
    assert len(read(tables(*[tech(f"T{number}") for number in range(989)])).cards.technologies) == 989

    assert faults(tables(*[tech(f"T{number}") for number in range(990)])) == [
        ("cards-too-many", {"count": 1000, "most": 999})
    ]


def test_several_faults_are_named_together():
    made = tables(tech("A", cost=-1), ("B", "X"), fate=[])
    made["characters"].pop()

    assert [message for message, _ in faults(made)] == [
        "cards-fate",
        "cards-number",
        "cards-needs-unknown",
        "cards-characters",
    ]


@pytest.mark.rule("gears.component.technology-fields")
@pytest.mark.parametrize(
    ("made", "fault"),
    [
        (tables(tech("A", reward=2.5)), "$.technologies[0].reward"),
        (tables(tech("A", cost="one")), "$.technologies[0].cost"),
        (tables(tech("A", needs="B")), "$.technologies[0].needs"),
        (tables(tech("A", colour="red")), "colour"),
        (tables(tech("A", origin="hearsay")), "$.technologies[0].origin"),
        (tables(tech("A", cost_origin="hearsay")), "$.technologies[0].cost_origin"),
        (tables(tech("A", ability="draw")), "$.technologies[0].ability"),
        (tables({"name": "A", "reward": 1}), "cost"),
        (tables({"name": "A", "cost": 1}), "reward"),
        (tables(("A",), origin="hearsay"), "$.origin"),
        (tables(("A",), version="one"), "$.version"),
        (tables(("A",), colour="red"), "colour"),
        (tables(("A",), game="leaders"), "$.game"),
        ({"technologies": []}, "characters"),
        ({"characters": []}, "technologies"),
    ],
)
def test_unknown_keys_missing_keys_and_wrong_types_are_named(made, fault):
    [(message, args)] = faults(made)

    assert message == "cards-key"
    assert fault in args["fault"]


@pytest.mark.rule("gears.component.icons-no-effect")
def test_sets_that_differ_in_art_only_play_the_same_game():
    def paint(made):
        for card in (*made["technologies"], *made["characters"]):
            card.update(flavour="A new picture.", flavour_it="Un'altra immagine.")

    def first_position(cards):
        setup = Setup(players=4, options=GAME.complete(4, {}), cards=cards, seed=bytes(32), rules=GAME.rules)
        return GAME.position(GAME.new(setup))

    assert first_position(changed(paint)) == first_position(CARDS)


# ---------------------------------------------------------------- enough cards for the deal


@pytest.mark.rule("gears.setup.deal-six", "gears.setup.bonus-cards")
@pytest.mark.parametrize(("players", "needed"), [(2, 13), (3, 20), (4, 28)])
@pytest.mark.parametrize(("fate", "in_pile"), [("standard", 6), ("sealed", 0), ("destiny", 0), ("shape", 0)])
def test_a_set_must_have_enough_cards_for_the_deal(players, needed, fate, in_pile):
    """Six for everybody, one for the second and the third, two for the fourth."""
    options = GAME.complete(players, {"fate": fate})

    def begins_with(copies):
        cards = read(tables(tech("A", copies=copies)))
        return GAME.new(Setup(players=players, options=options, cards=cards, seed=bytes(32), rules=GAME.rules))

    assert begins_with(needed - in_pile).ask is not None
    with pytest.raises(SetupError) as refused:
        begins_with(needed - in_pile - 1)
    assert (refused.value.message, refused.value.clause) == ("setup-too-few-cards", "gears.setup.deal-six")
    assert refused.value.args_named == {"count": needed - 1, "least": needed}
