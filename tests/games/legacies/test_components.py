"""What is in the box, what is printed on the board, what everybody may know."""

import msgspec
import pytest

from posterity.core.tasks import advance
from posterity.games.legacies import board
from posterity.games.legacies.board import CHARACTERS, GROUP_OF, INDUSTRIES, MANDATORY, influenced
from posterity.games.legacies.schema.pack import COUNTS
from posterity.games.legacies.view import table_view
from tests.games.legacies.lay import PACK, asked, begin, does, give, lay, options, play, refusal, seat, token


@pytest.mark.rule("legacies.component.shared-inventory")
def test_a_whole_pack_has_as_many_pieces_as_the_box():
    assert COUNTS == {
        "player_cards": 150,
        "successors": 60,
        "heirlooms": 70,
        "events": 45,
        "solo_cards": 36,
        "mats": 10,
        "tracks": 10,
        "legendary": 8,
        "bonus_tokens": 8,
        "scoring_tiles": 12,
    }


@pytest.mark.rule("legacies.component.characters", "legacies.component.heirloom-card")
def test_ten_characters_each_with_a_mat_a_track_and_seven_heirlooms():
    assert sorted(mat.character for mat in PACK.mats) == sorted(CHARACTERS)
    assert sorted(track.character for track in PACK.tracks) == sorted(CHARACTERS)
    for character in CHARACTERS:
        assert sorted(card.level for card in PACK.heirlooms if card.character == character) == list(range(7))


@pytest.mark.rule("legacies.component.industries", "legacies.component.ring", "legacies.component.ring-direction")
def test_the_ring_and_its_groups():
    groups = [[INDUSTRIES[n] for n in range(10) if GROUP_OF[n] == group] for group in range(3)]
    assert [len(found) for found in groups] == [3, 4, 3]
    assert groups[0] == ["communications", "law", "military"]
    pairs = {CHARACTERS[n]: [INDUSTRIES[i] for i in influenced(n)] for n in range(10)}
    assert pairs["socialite"] == ["theater", "communications"]
    assert pairs["politician"] == ["communications", "law"]
    assert pairs["master-thief"] == ["tourism", "museums"]


@pytest.mark.rule("legacies.component.mat-sides")
def test_sides_differ_in_the_special_action_alone():
    s = lay(who=["politician", "general", "socialite"])
    gold = seat(s, 0).gold
    does(s, 0, [{"op": "special-action"}])
    play(s, "special:politician")
    assert seat(s, 0).gold == gold + 4
    seat(s, 0).side = 1
    does(s, 0, [{"op": "special-action"}])
    play(s, "special:politician")
    assert asked(s) == (0, "ask-block")


@pytest.mark.rule("legacies.component.solo-card", "legacies.npc.opportunity-none")
def test_a_solo_card_has_five_rows_of_the_kinds_there_are():
    kinds = {row.kind for sheet in lay(2, stars=1).book.solo_cards for row in sheet.rows}
    assert kinds == {"relationship", "buy", "sell", "heirloom", "global"}
    assert all(len(card.rows) == 5 for card in PACK.solo_cards)


@pytest.mark.rule("legacies.component.global-action-tiles", "legacies.setup.global-action-row")
def test_two_mandatory_and_six_other_global_actions():
    assert board.GLOBALS[:MANDATORY] == ("event", "relationships")
    assert lay().board.row == list(range(8))


@pytest.mark.rule("legacies.global.non-mandatory-meaning")
def test_a_generation_may_end_with_tiles_face_up():
    from posterity.games.legacies.rules.globals import is_over

    s = lay()
    s.board.down = 0b00011111

    assert is_over(s)


@pytest.mark.rule("legacies.core.cost-ignored")
def test_a_waived_printed_cost_leaves_the_surcharge():
    s = lay(who=["socialite", "politician", "general"])
    seat(s, 0).fame, seat(s, 0).gold = 1, 0
    does(s, 0, [{"op": "make-relationship", "with": ["politician", "inventor"], "dispositions": True}])
    assert options(s) == [] if s.ask is None else asked(s)[1] != "ask-partner"

    seat(s, 0).fame = 2
    does(s, 0, [{"op": "make-relationship", "with": ["politician"], "dispositions": True}])
    play(s, "relationship:politician")
    assert seat(s, 0).fame == 3  # 2 paid, 3 from the space


@pytest.mark.rule("legacies.core.card-over-rule")
def test_an_effect_keeps_to_every_limit_it_does_not_name():
    s = lay()
    token(s, 0, "inventor", 1)
    does(s, 0, [{"op": "make-relationship", "with": ["inventor", "promoter"]}])

    assert refusal(s, "relationship:inventor").clause == "legacies.relationship.one-per-character"


@pytest.mark.rule("legacies.core.acting-player-benefits")
def test_who_resolves_an_effect_out_of_turn_is_active_for_it():
    s = lay()
    token(s, 1, "inventor", 2)
    before = seat(s, 1).foundation
    does(s, 1, [{"op": "move-relationship", "by": -1}])
    play(s, "token:inventor:1")

    assert seat(s, 1).foundation == before + 5
    assert asked(s) == (0, "ask-act")


@pytest.mark.rule("legacies.generation.honorarium-npc")
def test_a_rising_star_takes_no_honorarium():
    from posterity.games.legacies.rules.generation import EndGeneration

    s = lay(2, stars=1)
    for player in s.seats:
        player.settled = True
    before = seat(s, 2).foundation
    s.todo = [EndGeneration(1)]
    advance(s)

    assert seat(s, 2).foundation == before
    assert s.board.generation == 2


@pytest.mark.rule("legacies.core.hidden-information")
def test_hands_decks_and_face_down_figures_are_hidden_and_nothing_else():
    s = begin(3)
    while s.ask is not None and s.ask.prompt == "ask-character":
        play(s, options(s)[0])
    give(s, 1, "card-i-01")
    mine, others = table_view("legacies", s, False, 0), table_view("legacies", s, False, None)

    assert mine.players[0].hand is not msgspec.UNSET
    assert mine.players[1].hand is msgspec.UNSET
    assert mine.players[1].hand_size == len(seat(s, 1).hand)
    assert others.players[0].successors is msgspec.UNSET
    assert [figure.figure is None for figure in mine.legendary] == [False] * 3 + [True] * 2
    assert mine.deck is mine.successor_deck is mine.events.deck is msgspec.UNSET
    assert mine.players[1].gold == seat(s, 1).gold
