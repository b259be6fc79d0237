"""Relationships: costs, bumping, legendary figures, wild ones, tokens that are moved."""

import pytest

from posterity.core.tasks import advance, question
from posterity.games.legacies.board import CHARACTERS
from tests.games.legacies.lay import (
    CARD,
    GAME,
    asked,
    current,
    does,
    figure,
    give,
    goods,
    lay,
    options,
    play,
    refusal,
    resources,
    seat,
    token,
    told,
    track,
    turn,
)
from tests.games.legacies.nemesis import pays


def bonus(s, character, token_number):
    s.board.bonus[CHARACTERS.index(character)] = token_number


@pytest.mark.rule("legacies.relationship.make", "legacies.core.cost-frame", "legacies.core.cost-to-bank")
@pytest.mark.rule("legacies.relationship.neutral-cost", "legacies.component.player-card")
def test_a_relationship_costs_what_the_card_says_and_pays_space_1():
    """The rulebook's example: Politician at 3 gold, 3 fame in century 1."""
    s = lay(who=["philosopher", "general", "socialite"])
    give(s, 0, CARD)

    play(s, f"play:{CARD}", "relationship:politician")

    assert goods(s, 0)[:2] == (7, 13)
    assert track(s, "politician") == [0, None, None, None]


@pytest.mark.rule("legacies.relationship.bump", "legacies.relationship.bump-no-benefit")
def test_a_token_on_space_1_is_bumped_and_its_owner_gets_nothing():
    s = lay(who=["philosopher", "general", "socialite"])
    token(s, 1, "politician", 1)
    give(s, 0, CARD)

    play(s, f"play:{CARD}", "relationship:politician")

    assert track(s, "politician") == [0, 1, None, None]
    assert (seat(s, 0).fame, seat(s, 1).fame) == (13, 10)


@pytest.mark.rule("legacies.relationship.bump")
def test_the_chain_stops_at_the_first_empty_space():
    s = lay(4, ["philosopher", "general", "socialite", "inventor"])
    for who, space in ((1, 1), (2, 2), (3, 4)):
        token(s, who, "politician", space)
    give(s, 0, CARD)

    play(s, f"play:{CARD}", "relationship:politician")

    assert track(s, "politician") == [0, 1, 2, 3]


@pytest.mark.rule("legacies.relationship.bump-off-end", "legacies.relationship.removed-returns")
def test_what_is_pushed_beyond_the_end_goes_home():
    s = lay(5, ["promoter", "general", "socialite", "inventor", "philosopher"])
    for who in range(1, 5):
        token(s, who, "politician", who)
    give(s, 0, CARD)

    play(s, f"play:{CARD}", "relationship:politician")

    assert track(s, "politician") == [0, 1, 2, 3]
    assert seat(s, 4).free[0] == 5


@pytest.mark.rule("legacies.relationship.amicable-cost")
def test_a_friend_costs_nothing():
    s = lay(who=["philosopher", "general", "socialite"])
    s.book.amicable[CHARACTERS.index("philosopher")] = 1 << CHARACTERS.index("politician")
    seat(s, 0).gold = 0
    give(s, 0, CARD)

    play(s, f"play:{CARD}", "relationship:politician")

    assert goods(s, 0)[:2] == (0, 13)


@pytest.mark.rule("legacies.relationship.hostile-cost", "legacies.relationship.disposition-own-mat")
def test_an_enemy_costs_two_fame_more():
    """The Socialite is hostile toward the Politician, who is not toward her."""
    s = lay(who=["socialite", "politician", "general"])
    seat(s, 0).fame = 1
    give(s, 0, CARD)
    play(s, f"play:{CARD}")

    assert refusal(s, "relationship:politician").args["fame"] == 2
    seat(s, 0).fame = 2
    advance(s)
    play(s, "relationship:politician")
    assert goods(s, 0)[:2] == (7, 3)


@pytest.mark.rule("legacies.core.cost-in-full")
def test_a_benefit_never_pays_its_own_cost():
    s = lay(who=["philosopher", "general", "socialite"])
    seat(s, 0).gold = 2
    give(s, 0, CARD)
    play(s, f"play:{CARD}")

    reason = refusal(s, "relationship:politician")

    assert (reason.message, reason.args["gold"], reason.args["own_gold"]) == ("refused-cannot-pay-gold", 3, 2)


@pytest.mark.rule("legacies.relationship.successor-modifiers", "legacies.relationship.amicable-cost")
def test_a_successors_penalty_bites_after_the_disposition():
    s = lay(who=["philosopher", "general", "socialite"])
    s.book.amicable[CHARACTERS.index("philosopher")] = 1 << CHARACTERS.index("politician")
    current(s, 0, [{"op": "modify", "target": "relationship-cost", "add": 1}])
    give(s, 0, CARD)

    play(s, f"play:{CARD}", "relationship:politician")

    assert seat(s, 0).gold == 9


@pytest.mark.rule("legacies.relationship.successor-modifiers", "legacies.relationship.hostile-cost")
@pytest.mark.parametrize(
    ("commodity", "add", "gold", "fame"), [("fame", -2, 7, 13), ("fame", -5, 7, 13), ("gold", -5, 10, 11)]
)
def test_a_successor_makes_a_relationship_cheaper_but_never_pays_for_it(commodity, add, gold, fame):
    """A hostile Politician costs 3 gold and 2 fame, and space 1 gives 3 fame."""
    s = lay(who=["socialite", "politician", "general"])
    current(s, 0, [{"op": "modify", "target": "relationship-cost", "add": add, "commodity": commodity}])
    give(s, 0, CARD)

    play(s, f"play:{CARD}", "relationship:politician")

    assert goods(s, 0)[:2] == (gold, fame)


@pytest.mark.rule("legacies.relationship.not-own-track", "legacies.relationship.own-icon-choice")
def test_the_own_icon_is_a_special_action_or_a_wild_relationship():
    s = lay(who=["politician", "general", "socialite"])
    give(s, 0, CARD)
    play(s, f"play:{CARD}")

    assert refusal(s, "relationship:politician").message == "refused-own-track"
    assert {"special-action", "wild"} <= set(options(s))


@pytest.mark.rule("legacies.relationship.wild", "legacies.relationship.wild-not-legendary")
def test_a_wild_relationship_ignores_dispositions():
    """The Socialite's own icon: a hostile General for the printed price, no fame."""
    s = lay(who=["socialite", "politician", "general"])
    s.book.partners[s.book.cards.index(CARD)][0] = CHARACTERS.index("socialite")
    give(s, 0, CARD)
    token(s, 0, "inventor", 2)

    play(s, f"play:{CARD}", "wild")

    assert refusal(s, "track:inventor").message == "refused-already-there"
    assert refusal(s, "track:socialite").message == "refused-own-track"
    assert not options(s, "figure")
    play(s, "track:general")
    assert goods(s, 0)[0] == 7
    assert track(s, "general")[0] == 0


@pytest.mark.rule("legacies.relationship.wild", "legacies.relationship.successor-modifiers")
def test_a_wild_relationship_costs_more_where_a_successor_says_so():
    s = lay(who=["socialite", "politician", "general"])
    s.book.partners[s.book.cards.index(CARD)][0] = CHARACTERS.index("socialite")
    current(s, 0, [{"op": "modify", "target": "relationship-cost", "add": 8, "tracks": ["inventor"]}])
    give(s, 0, CARD)
    play(s, f"play:{CARD}", "wild")

    reason = refusal(s, "track:inventor")
    assert (reason.message, reason.args["gold"], reason.args["own_gold"]) == ("refused-cannot-pay-gold", 11, 10)
    assert "track:general" in options(s)


@pytest.mark.rule("legacies.relationship.own-icon-modifiers")
def test_relationship_modifiers_leave_the_special_action_alone():
    s = lay(who=["politician", "general", "socialite"])
    current(s, 0, [{"op": "modify", "target": "relationship-cost", "add": 1}])
    seat(s, 0).gold = 3
    give(s, 0, CARD)
    play(s, f"play:{CARD}")

    assert refusal(s, "wild").message == "refused-cannot-pay-gold"
    play(s, "special-action", "special:politician")
    assert seat(s, 0).gold == 4  # 3 paid, the Politician's special action gives 4


@pytest.mark.rule("legacies.relationship.one-per-character", "legacies.relationship.needs-token")
def test_neither_two_tokens_with_one_character_nor_without_a_token():
    s = lay(who=["philosopher", "general", "socialite"])
    token(s, 0, "politician", 3)
    give(s, 0, CARD)
    play(s, f"play:{CARD}")
    assert refusal(s, "relationship:politician").clause == "legacies.relationship.one-per-character"

    s = lay(who=["philosopher", "general", "socialite"])
    seat(s, 0).free[0] = 0
    give(s, 0, CARD)
    play(s, f"play:{CARD}")
    assert refusal(s, "relationship:politician").clause == "legacies.relationship.needs-token"


@pytest.mark.rule("legacies.relationship.bonus-token")
def test_a_bonus_token_pays_for_every_new_relationship_after_the_space():
    s = lay(who=["philosopher", "general", "socialite"])
    bonus(s, "politician", 0)  # 2 gold
    give(s, 0, CARD)

    play(s, f"play:{CARD}", "relationship:politician")

    assert goods(s, 0)[:2] == (9, 13)
    assert s.board.bonus[0] == 0


@pytest.mark.rule("legacies.relationship.absent-characters")
def test_absent_characters_can_be_partners_too():
    s = lay(who=["philosopher", "general", "socialite"])
    assert s.playing(CHARACTERS.index("politician")) == -1
    give(s, 0, CARD)

    play(s, f"play:{CARD}")

    assert "relationship:politician" in options(s)


@pytest.mark.rule("legacies.relationship.legendary", "legacies.relationship.legendary-no-disposition")
@pytest.mark.parametrize(("generation", "fame"), [(1, 2), (3, 4), (5, 8)])
def test_a_figure_pays_by_the_century(generation, fame):
    s = lay(who=["philosopher", "general", "socialite"], generation=generation)
    give(s, 0, CARD)

    play(s, f"play:{CARD}", "relationship:legendary", "figure:figure-a")

    assert seat(s, 0).fame == 10 - 2 + fame
    assert s.board.figure_tokens[0] == 0


@pytest.mark.rule("legacies.relationship.legendary-bump", "legacies.relationship.legendary-bump-timing")
def test_who_is_bumped_off_a_figure_draws_at_once():
    s = lay(who=["philosopher", "general", "socialite"])
    figure(s, 1, 0)
    give(s, 0, CARD)

    play(s, f"play:{CARD}", "relationship:legendary", "figure:figure-a")

    assert asked(s) == (1, "ask-draw")
    assert seat(s, 0).fame == 8  # the benefit comes after the draw
    assert options(s) == ["draw:card", "draw:successor", "draw:nothing"]
    play(s, "draw:card")
    assert (len(seat(s, 1).hand), seat(s, 0).fame, seat(s, 1).free[0]) == (1, 10, 5)


@pytest.mark.rule("legacies.relationship.legendary-bump")
@pytest.mark.parametrize(("drawn", "cards", "heirs"), [("card", 1, 0), ("successor", 0, 1), ("nothing", 0, 0)])
def test_the_bumped_draws_a_player_card_or_a_successor_or_nothing(drawn, cards, heirs):
    s = lay(who=["philosopher", "general", "socialite"])
    figure(s, 1, 0)
    before = len(seat(s, 1).heirs)
    give(s, 0, CARD)

    play(s, f"play:{CARD}", "relationship:legendary", "figure:figure-a", f"draw:{drawn}")

    assert (len(seat(s, 1).hand), len(seat(s, 1).heirs) - before) == (cards, heirs)


@pytest.mark.rule("legacies.relationship.legendary-bump", "legacies.successor.no-more-draws")
def test_no_successor_for_the_bumped_once_theirs_is_in_play():
    s = lay(who=["philosopher", "general", "socialite"])
    figure(s, 1, 0)
    seat(s, 1).settled = True
    give(s, 0, CARD)

    play(s, f"play:{CARD}", "relationship:legendary", "figure:figure-a")

    assert refusal(s, "draw:successor").clause == "legacies.successor.no-more-draws"


@pytest.mark.rule("legacies.relationship.legendary-own", "legacies.relationship.legendary-limit")
def test_two_figures_at_most_and_none_twice():
    s = lay(who=["philosopher", "general", "socialite"])
    figure(s, 0, 0)
    give(s, 0, CARD)
    play(s, f"play:{CARD}", "relationship:legendary")
    assert refusal(s, "figure:figure-a").message == "refused-figure-own"

    s = lay(who=["philosopher", "general", "socialite"])
    figure(s, 0, 0)
    figure(s, 0, 1)
    give(s, 0, CARD)
    play(s, f"play:{CARD}")
    reason = refusal(s, "relationship:legendary")
    assert (reason.message, reason.args["limit"]) == ("refused-figure-limit", 2)


@pytest.mark.rule("legacies.relationship.legendary-limit")
def test_a_successor_may_raise_the_limit():
    s = lay(who=["philosopher", "general", "socialite"])
    figure(s, 0, 0)
    figure(s, 0, 1)
    current(s, 0, [{"op": "modify", "target": "legendary-limit", "add": 1}])
    give(s, 0, CARD)
    play(s, f"play:{CARD}", "relationship:legendary", "figure:figure-c", "gain:gem")

    assert s.board.figure_tokens[:3] == [0, 0, 0]


@pytest.mark.rule("legacies.relationship.legendary-own")
def test_who_is_with_every_figure_has_no_more_to_relate_to():
    s = lay(who=["philosopher", "general", "socialite"])
    current(s, 0, [{"op": "modify", "target": "legendary-limit", "add": 2}])
    for place in range(3):  # those face up in century 1
        figure(s, 0, place)
    give(s, 0, CARD)
    play(s, f"play:{CARD}")

    assert refusal(s, "relationship:legendary").message == "refused-figure-own"


@pytest.mark.rule("legacies.century.legendary-reveal")
def test_a_face_down_figure_cannot_be_chosen():
    s = lay(who=["philosopher", "general", "socialite"])
    give(s, 0, CARD)
    play(s, f"play:{CARD}", "relationship:legendary")

    assert refusal(s, "figure:figure-d").message == "refused-no-figure"


# ---------------------------------------------------------------- tokens that are moved


@pytest.mark.rule("legacies.relationship.strengthen", "legacies.relationship.own-move-benefit")
def test_a_token_of_the_mover_pays_where_it_lands():
    s = lay()
    token(s, 0, "inventor", 2)  # space 1 of the Inventor: 5 foundation
    before = seat(s, 0).foundation

    does(s, 0, [{"op": "move-relationship", "by": -1}])
    play(s, "token:inventor:0")

    assert track(s, "inventor") == [0, None, None, None]
    assert seat(s, 0).foundation == before + 5
    assert told(s, "token-moved") == [{"seat": 0, "character": "inventor", "space": 2, "landed": 1}]


@pytest.mark.rule("legacies.relationship.removed-returns")
def test_an_effect_about_ones_own_track_reaches_no_other():
    s = lay()
    token(s, 1, "politician", 1)
    token(s, 2, "politician", 3)
    token(s, 2, "general", 1)
    does(s, 0, [{"op": "remove-relationship", "where": ["own-track"]}])

    assert options(s) == ["token:politician:1", "token:politician:2"]
    assert refusal(s, "token:general:2").message == "refused-not-of-effect"
    play(s, "token:politician:2")
    assert track(s, "politician") == [1, None, None, None]


@pytest.mark.rule("legacies.relationship.strengthen")
def test_a_token_on_space_1_cannot_be_strengthened():
    s = lay()
    token(s, 0, "inventor", 1)
    token(s, 0, "promoter", 2)

    does(s, 0, [{"op": "move-relationship", "by": -1}])

    assert refusal(s, "token:inventor:0").message == "refused-cannot-move"
    assert options(s) == ["token:promoter:0"]


@pytest.mark.rule("legacies.relationship.move-into-occupied")
def test_a_left_move_changes_places_a_right_move_bumps():
    s = lay()
    token(s, 1, "inventor", 2)
    token(s, 0, "inventor", 3)
    does(s, 0, [{"op": "move-relationship", "by": -1, "benefits": False}])
    play(s, "token:inventor:0")
    assert track(s, "inventor") == [None, 0, 1, None]

    does(s, 2, [{"op": "move-relationship", "by": 1, "whose": "opponent"}])
    play(s, "token:inventor:0")
    assert track(s, "inventor") == [None, None, 0, 1]


@pytest.mark.rule("legacies.event.no-benefits", "legacies.relationship.own-move-benefit")
def test_an_event_moves_tokens_without_benefits():
    s = lay()
    token(s, 0, "inventor", 2)
    before = goods(s, 0)

    does(s, 0, [{"op": "move-relationship", "by": -1}], event=True)
    play(s, "token:inventor:0")

    assert goods(s, 0) == before


@pytest.mark.rule("legacies.relationship.mass-move")
def test_a_mass_move_to_the_left_leaves_who_is_blocked():
    s = lay()
    for who, space in ((0, 1), (1, 2), (2, 4)):
        token(s, who, "inventor", space)

    does(s, 0, [{"op": "move-relationship", "by": -1, "whose": "anybody", "all": True}], event=True)

    assert track(s, "inventor") == [0, 1, 2, None]


@pytest.mark.rule("legacies.relationship.mass-move", "legacies.relationship.removed-returns")
def test_a_mass_move_to_the_right_goes_from_the_rightmost():
    s = lay()
    for who, space in ((0, 1), (1, 2), (2, 4)):
        token(s, who, "inventor", space)

    does(s, 0, [{"op": "move-relationship", "by": 1, "whose": "anybody", "all": True}], event=True)

    assert track(s, "inventor") == [None, 0, 1, None]
    assert seat(s, 2).free[0] == 5


@pytest.mark.rule("legacies.relationship.move-limits")
def test_a_token_moved_to_another_track_keeps_to_the_limits():
    s = lay(who=["politician", "general", "socialite"])
    token(s, 1, "inventor", 3)
    token(s, 1, "promoter", 1)

    does(s, 0, [{"op": "move-relationship", "to": ["any"], "whose": "opponent"}])
    play(s, "token:inventor:1")

    assert refusal(s, "track:general").message == "refused-own-track"
    assert refusal(s, "track:promoter").message == "refused-already-there"
    play(s, "track:politician")
    assert track(s, "politician") == [1, None, None, None]
    assert track(s, "inventor") == [None] * 4
    assert [(left["character"], left["space"]) for left in told(s, "token-left")] == [("inventor", 3)]
    assert told(s, "token-moved") == []


@pytest.mark.rule("legacies.relationship.move-limits")
def test_a_token_with_no_track_to_go_to_is_not_moved():
    """To the Inventor: not the token that stands there, nor another of its owner; Bruno's can."""
    s = lay(who=["politician", "general", "socialite"])
    token(s, 0, "inventor", 1)
    token(s, 0, "promoter", 1)
    token(s, 1, "promoter", 2)
    does(s, 0, [{"op": "move-relationship", "to": ["inventor"], "whose": "anybody"}])

    assert options(s) == ["token:promoter:1"]
    assert refusal(s, "token:inventor:0").message == "refused-cannot-move"
    assert refusal(s, "token:promoter:0").message == "refused-cannot-move"


@pytest.mark.rule("legacies.relationship.strengthen")
def test_each_token_is_moved_once():
    s = lay(who=["general", "politician", "socialite"])
    token(s, 0, "politician", 4)
    token(s, 0, "inventor", 4)
    does(s, 0, [{"op": "move-relationship", "by": -1, "count": 3, "benefits": False}])

    assert options(s) == ["token:politician:0", "token:inventor:0"]
    play(s, "token:politician:0")
    assert options(s) == ["token:inventor:0"]
    assert refusal(s, "token:politician:0").message == "refused-not-there"


@pytest.mark.rule("legacies.relationship.own-move-benefit", "legacies.relationship.bump-no-benefit")
def test_an_own_token_that_makes_room_for_a_moved_one_pays():
    s = bumped()
    assert track(s, "philosopher") == [1, 0, 2, None]
    assert seat(s, 0).gold == 17  # the second space pays
    assert seat(s, 2).gold == 10  # Carla's token is bumped too
    moved = [(found["seat"], found["space"], found["landed"]) for found in told(s, "token-moved")]
    assert moved == [(0, 1, 2), (2, 2, 3)]
    assert [event.message for event in s.told[-5:]] == [
        *("token-left", "token-entered", "token-moved", "token-moved", "gained")
    ]


@pytest.mark.rule("legacies.relationship.own-move-benefit", "legacies.event.no-benefits")
def test_it_pays_nothing_in_an_event_nor_where_the_step_says_so():
    assert seat(bumped(event=True), 0).gold == 10
    assert seat(bumped(benefits=False), 0).gold == 10
    assert seat(bumped(rules=1), 0).gold == 10  # as it was before rules 2


@pytest.mark.rule("legacies.relationship.own-move-benefit", "legacies.relationship.move-limits")
def test_an_own_token_moved_to_another_track_pays_what_space_1_pays_there():
    s = lay()
    pays(s, "inventor", 1, {"op": "gain", "gold": 6})
    pays(s, "inventor", 2, {"op": "gain", "gold": 7})
    token(s, 0, "promoter", 3)
    does(s, 0, [{"op": "move-relationship", "to": ["inventor"]}])
    play(s, "token:promoter:0", "track:inventor")
    assert (seat(s, 0).gold, track(s, "inventor")) == (16, [0, None, None, None])


def bumped(event=False, benefits=True, **more):
    """Anna moves Bruno's token to a track where her own and Carla's make room; its spaces pay gold."""
    s = lay(**more)
    for space in range(1, 5):
        pays(s, "philosopher", space, {"op": "gain", "gold": 5 + space})
    token(s, 0, "philosopher", 1)
    token(s, 2, "philosopher", 2)
    token(s, 1, "corporate-mogul", 1)
    step = {"op": "move-relationship", "whose": "opponent", "to": ["philosopher"], "benefits": benefits}
    does(s, 0, [step], event=event)
    play(s, "token:corporate-mogul:1", "track:philosopher")
    return s


def all_move(by, *tokens, who="each-player", rules=GAME.rules, event=True, **more):
    """Tokens of these seats on these spaces of a track, and a step that moves them all."""
    s = lay(rules=rules)
    pays(s, "inventor", 1, {"op": "gain", "gold": 1})
    pays(s, "inventor", 2, {"op": "gain", "gold": 2})
    for whose, space in tokens:
        token(s, whose, "inventor", space)
    does(s, 0, [{"op": "move-relationship", "who": who, "by": by, "all": True, **more}], event=event)
    return s


@pytest.mark.rule("legacies.relationship.mass-move", "legacies.event.scope")
def test_each_players_tokens_move_left_as_one_the_leftmost_first():
    assert track(all_move(-1, (0, 3), (1, 2)), "inventor") == [1, 0, None, None]
    assert track(all_move(-1, (0, 3), (1, 2), rules=1), "inventor") == [1, None, 0, None]  # Anna's stood still first


@pytest.mark.rule("legacies.relationship.mass-move", "legacies.event.scope")
def test_each_players_tokens_move_right_as_one_the_rightmost_first():
    assert track(all_move(1, (0, 2), (1, 3)), "inventor") == [None, None, 0, 1]
    assert track(all_move(1, (0, 2), (1, 3), rules=1), "inventor") == [None, None, 0, None]  # Bruno's was moved twice
    assert track(all_move(2, (0, 1), (1, 2)), "inventor") == [None, None, 0, 1]


@pytest.mark.rule("legacies.relationship.mass-move")
def test_each_other_players_tokens_leave_ones_own_where_it_is():
    assert track(all_move(-1, (0, 4), (1, 2), (2, 3), who="each-other"), "inventor") == [1, 2, None, 0]
    assert track(all_move(-1, (0, 4), (1, 2), where=["general"]), "inventor") == [None, 1, None, 0]
    assert track(all_move(-1, (0, 4), (1, 2), who="you"), "inventor") == [None, 1, 0, None]


@pytest.mark.rule("legacies.relationship.mass-move")
def test_what_each_player_does_to_others_is_done_one_after_another():
    s = all_move(1, (0, 1), (1, 2), whose="opponent")
    assert track(s, "inventor") == [None, None, 0, 1]  # Anna moves Bruno's, Bruno hers, Carla both


@pytest.mark.rule("legacies.relationship.mass-move", "legacies.core.do-as-much-as-possible")
def test_each_player_is_asked_where_it_is_optional():
    s = all_move(-1, (0, 3), (1, 2), optional=True)
    assert asked(s) == (0, "ask-offer")
    play(s, "decline")
    assert asked(s) == (1, "ask-offer")


@pytest.mark.rule("legacies.relationship.bump-no-benefit", "legacies.relationship.own-move-benefit")
def test_when_a_card_moves_everybodys_tokens_only_its_player_collects():
    s = all_move(-1, (0, 3), (1, 2), event=False)
    assert (seat(s, 0).gold, seat(s, 1).gold) == (12, 10)
    s = all_move(-1, (0, 3), (1, 2))
    assert (seat(s, 0).gold, seat(s, 1).gold) == (10, 10)


@pytest.mark.rule("legacies.relationship.no-voluntary-removal", "legacies.relationship.removed-returns")
def test_only_an_effect_removes_a_token():
    s = lay()
    token(s, 1, "inventor", 3)
    figure(s, 2, 0)

    does(s, 0, [{"op": "remove-relationship", "where": ["any", "legendary"]}])

    assert set(options(s)) == {"token:inventor:1", "figure-token:figure-a"}
    play(s, "figure-token:figure-a")
    assert (s.board.figure_tokens[0], seat(s, 2).free[0]) == (-1, 5)


@pytest.mark.rule("legacies.relationship.removed-returns")
def test_several_tokens_go_home_one_after_another():
    s = lay()
    for who, character, space in ((1, "inventor", 1), (2, "inventor", 2), (1, "promoter", 1), (2, "promoter", 2)):
        token(s, who, character, space)
    does(s, 0, [{"op": "remove-relationship", "count": 3}])
    left = []
    for pick in ("token:inventor:1", "token:inventor:2", "token:promoter:1"):
        left.append(question(s).prompt_args(s)["left"])
        play(s, pick)

    assert left == [3, 2, 1]
    assert asked(s) == (0, "ask-act")
    assert (track(s, "inventor"), track(s, "promoter")) == ([None] * 4, [None, 2, None, None])


@pytest.mark.rule("legacies.relationship.removed-returns", "legacies.event.scope")
def test_all_tokens_that_a_step_names_go_home_and_no_others():
    s = lay()
    for who, character, space in ((0, "inventor", 1), (1, "inventor", 2), (2, "inventor", 3), (1, "promoter", 1)):
        token(s, who, character, space)
    does(s, 0, [{"op": "remove-relationship", "where": ["inventor"], "all": True}])

    assert (track(s, "inventor"), track(s, "promoter")) == ([0, None, None, None], [1, None, None, None])
    assert [(left["seat"], left["space"]) for left in told(s, "token-left")] == [(1, 2), (2, 3)]


@pytest.mark.rule("legacies.relationship.removed-returns")
def test_an_effect_about_one_figure_touches_nothing_else():
    s = lay()
    figure(s, 2, 0)
    figure(s, 1, 1)
    token(s, 1, "inventor", 1)
    step = {"op": "remove-relationship", "where": ["any", "legendary"], "whose": "anybody", "figure": "figure-a"}
    does(s, 0, [{**step, "all": True}])

    assert s.board.figure_tokens[:2] == [-1, 1]
    assert track(s, "inventor")[0] == 1


@pytest.mark.rule("legacies.event.free-choice", "legacies.core.do-as-much-as-possible")
def test_an_effect_about_an_absent_figure_does_nothing():
    s = lay()
    figure(s, 2, 0)
    step = {"op": "remove-relationship", "where": ["legendary"], "whose": "anybody", "all": True}

    does(s, 0, [{**step, "figure": "figure-h"}])
    assert s.board.figure_tokens[0] == 2
    does(s, 0, [{**step, "figure": "figure-a"}])
    assert s.board.figure_tokens[0] == -1


@pytest.mark.rule("legacies.relationship.fade", "legacies.component.track-length")
def test_a_relationship_fades_after_four_advances():
    s = lay()
    token(s, 0, "inventor", 1)
    from posterity.games.legacies.rules.advance import AdvanceTokens

    seen = []
    for _ in range(4):
        AdvanceTokens().run(s)
        seen.append(track(s, "inventor"))

    assert [places.index(0) if 0 in places else None for places in seen] == [1, 2, 3, None]
    assert seat(s, 0).free[0] == 5
    assert [(left["seat"], left["character"], left["space"]) for left in told(s, "token-left")] == [(0, "inventor", 4)]


@pytest.mark.rule("legacies.core.cost-resource-choice", "legacies.core.cost-player-card")
def test_costs_of_any_resource_and_of_a_card_are_chosen_one_by_one():
    s = lay()
    resources(s, 0, "dye gem")
    give(s, 0, "card-i-01", "card-i-02", "card-i-04")
    price = {"resources": ["any"], "cards": 1}
    does(s, 0, [{"op": "pay", "cost": price, "then": [{"op": "gain", "fame": 5}]}])

    play(s, "do")
    assert refusal(s, "pay:iron").clause == "legacies.core.cost-resource-choice"
    play(s, "pay:gem", "discard:card-i-02")

    assert goods(s, 0)[1] == 15
    assert (seat(s, 0).stock(), len(seat(s, 0).hand), len(seat(s, 0).played)) == (1, 2, 0)


def test_turns_go_on_after_an_effect():
    s = lay()
    turn(s, 1)
    assert asked(s) == (1, "ask-act")
