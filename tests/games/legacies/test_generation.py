"""The course of a game: set-up, generations, honoraria, premature ends, centuries."""

import pytest

from posterity.core.chance import QuickStream
from posterity.core.tasks import advance
from posterity.games.legacies.board import CHARACTERS
from posterity.games.legacies.rules.generation import EndGeneration, StartGeneration
from tests.games.legacies.lay import (
    CARD,
    GAME,
    asked,
    begin,
    does,
    give,
    goods,
    lay,
    options,
    play,
    played,
    refusal,
    script,
    seat,
    token,
    told,
    turn,
)

# ---------------------------------------------------------------- set-up


def start(players=3, stars=0, **kwargs):
    s = begin(players, stars, **kwargs)
    while s.ask is not None and s.ask.prompt in ("ask-character", "ask-side"):
        play(s, options(s)[0])
    return s


@pytest.mark.rule("legacies.setup.player-aids", "legacies.setup.character-choice")
def test_characters_are_chosen_by_the_numbers_of_the_player_aids():
    s = begin(3, sides="choose")
    aids = sorted((seat(s, n).aid, n) for n in range(3))
    order = []
    while s.ask is not None and s.ask.prompt in ("ask-character", "ask-side"):
        if s.ask.prompt == "ask-character":
            order.append(s.ask.seat)
        play(s, options(s)[0])

    assert order == [n for _, n in aids]
    assert len({aid for aid, _ in aids}) == 3


@pytest.mark.rule("legacies.setup.character-choice", "legacies.setup.first-game-side")
def test_no_two_seats_share_a_character_and_the_side_is_chosen():
    s = begin(3, sides="choose")
    play(s, "character:general")
    assert options(s) == ["side:aboveboard", "side:underhanded"]
    play(s, "side:underhanded")

    assert refusal(s, "character:general").clause == "legacies.setup.character-choice"


@pytest.mark.rule("legacies.setup.tokens", "legacies.component.seat-set", "legacies.setup.fame-gold-resource")
@pytest.mark.rule("legacies.setup.foundation", "legacies.component.player-mat")
def test_everybody_starts_with_what_the_mat_says():
    s = start()
    for player in s.seats:
        mat = player.character
        assert (player.free, player.locked) == ([5, 3, 3], [1, 1, 1])
        assert player.fame == s.book.mat_fame[mat]
        assert player.gold == s.book.mat_gold[mat]
        assert player.foundation == s.book.mat_foundation[mat]
        assert player.resources[s.book.mat_resource[mat]] == 1


@pytest.mark.rule("legacies.setup.legendary-figures", "legacies.setup.scoring-tiles")
def test_three_figures_are_up_and_one_tile_of_each_type_is_in_play():
    s = start()
    assert (len(s.board.figures), s.board.figures_up, len(s.board.figures_out)) == (5, 3, 3)
    assert len(s.board.century_tiles) == len(s.board.game_tiles) == 1


@pytest.mark.rule("legacies.setup.event-deck", "legacies.setup.upcoming-event", "legacies.generation.event-shift")
def test_events_come_by_century():
    s = begin()
    events = [s.piles.upcoming, *reversed(s.piles.events)]
    assert [s.book.century_of_event[event] for event in events] == [1, 1, 2, 2, 3, 3]
    assert len(s.piles.events_out) == len(s.book.events) - 6

    s = start()
    assert (s.piles.current, s.piles.upcoming) == (events[0], events[1])


@pytest.mark.rule("legacies.setup.bonus-tokens")
def test_bonus_tokens_lie_by_the_tracks_of_characters_in_the_game():
    s = start(2, stars=1)
    there = [n for n in range(10) if s.board.bonus[n] != -1]

    assert there == sorted(player.character for player in s.seats)
    assert len(s.board.bonus_out) == 5


@pytest.mark.rule("legacies.setup.player-decks", "legacies.setup.successor-deck", "legacies.setup.generation-marker")
def test_three_decks_and_one_of_successors():
    s = begin()
    for century, deck in enumerate(s.piles.decks, 1):
        assert {s.book.century_of_card[card] for card in deck} == {century}
    assert sorted(s.piles.heirs) == list(range(len(s.book.successors)))
    assert s.board.generation == 1


@pytest.mark.rule("legacies.setup.initial-turn-order", "legacies.generation.turn-order")
def test_the_largest_foundation_goes_first():
    s = start()
    foundations = [seat(s, n).foundation for n in s.order]

    assert foundations == sorted(foundations, reverse=True)


@pytest.mark.rule("legacies.generation.turn-order-ties", "legacies.generation.turn-order-fixed")
def test_ties_keep_the_order_of_before():
    s = lay()
    s.order = [2, 0, 1]
    for n, foundation in enumerate((50, 50, 30)):
        seat(s, n).foundation = foundation
    assert s.order == [2, 0, 1]
    s.todo = [StartGeneration()]
    advance(s)

    assert s.order == [0, 1, 2]


@pytest.mark.rule("legacies.generation.start-sequence", "legacies.generation.deal-player-cards")
@pytest.mark.rule("legacies.generation.market", "legacies.generation.deal-successors", "legacies.generation.deal-order")
def test_a_generation_begins_with_three_cards_a_market_and_successors():
    s = start()
    assert [len(player.hand) for player in s.seats] == [3, 3, 3]
    assert [len(player.heirs) for player in s.seats] == [1, 1, 1]
    assert len([card for card in s.piles.market if card != -1]) == 3
    assert len(s.piles.display) == 2
    assert asked(s) == (s.order[0], "ask-act")
    assert told(s, "market-laid") == [{"cards": [s.book.cards[card] for card in s.piles.market]}]


@pytest.mark.rule("legacies.generation.market-short", "legacies.generation.market")
def test_with_too_few_cards_the_market_stays_short():
    s = lay()
    for player in s.seats:
        player.hand = []
    s.piles.decks[0], s.piles.discard = s.piles.decks[0][:11], []
    s.told = []
    s.todo = [StartGeneration()]
    advance(s)

    assert [card == -1 for card in s.piles.market] == [False, False, True]
    assert told(s, "market-laid") == [{"cards": [s.book.cards[card] for card in s.piles.market[:2]]}]


@pytest.mark.rule("legacies.generation.event-shift")
def test_the_upcoming_event_becomes_current_and_the_next_is_revealed():
    s = lay()
    before, following = s.piles.upcoming, s.piles.events[-1]
    s.told = []
    s.todo = [StartGeneration()]
    advance(s)

    assert (s.piles.current, s.piles.upcoming) == (before, following)
    assert told(s, "event-current") == [{"event": s.book.events[before]}]
    assert told(s, "event-upcoming") == [{"event": s.book.events[following]}]


@pytest.mark.rule("legacies.generation.hand-carries-over", "legacies.generation.hand-limit")
def test_cards_in_hand_stay_within_a_century():
    s = lay()
    give(s, 0, CARD)
    s.board.generation = 2
    s.todo = [StartGeneration()]
    advance(s)

    assert len(seat(s, 0).hand) == 4


@pytest.mark.rule("legacies.generation.six-no-successor", "legacies.generation.event-shift-last")
def test_generation_6_has_no_successors_and_no_upcoming_event():
    s = lay(generation=6)
    s.piles.events = []
    for n in range(3):
        s.piles.heirs_discard += seat(s, n).heirs
        seat(s, n).heirs = []
    s.piles.display = []
    s.told = []
    s.todo = [StartGeneration()]
    advance(s)

    assert s.piles.upcoming == -1
    assert not told(s, "event-upcoming")
    assert all(not player.heirs for player in s.seats)
    assert s.piles.display == []


# ---------------------------------------------------------------- turns


@pytest.mark.rule("legacies.generation.turn-choice", "legacies.action.play-from-hand", "legacies.action.resources")
def test_a_card_is_played_for_one_thing():
    s = lay()
    give(s, 0, CARD)
    give(s, 1, "card-i-01")
    play(s, f"play:{CARD}", "resources")

    assert (seat(s, 0).resources[0], len(seat(s, 0).played)) == (1, 1)
    assert asked(s) == (1, "ask-act")


@pytest.mark.rule("legacies.action.market-swap", "legacies.generation.played-count")
def test_a_swap_puts_the_hand_card_into_the_slot_and_plays_the_other():
    s = lay()
    give(s, 0, CARD, "card-i-01")
    market = s.piles.market.copy()
    taken = s.book.cards[market[1]]

    play(s, f"swap:{CARD}:{taken}", "explore")

    assert s.piles.market == [market[0], s.book.cards.index(CARD), market[2]]
    assert (len(seat(s, 0).hand), len(seat(s, 0).played)) == (1, 1)
    assert seat(s, 0).played == [market[1]]


@pytest.mark.rule("legacies.action.market-swap", "legacies.action.play-from-hand")
def test_only_a_card_in_hand_is_played_or_swapped_and_only_for_one_on_the_market():
    s = lay()
    give(s, 0, CARD)
    taken = s.book.cards[s.piles.market[0]]
    elsewhere = s.book.cards[s.piles.decks[0][0]]

    assert refusal(s, f"play:{elsewhere}").message == "refused-not-in-hand"
    assert refusal(s, f"swap:{elsewhere}:{taken}").message == "refused-not-in-hand"
    assert refusal(s, f"swap:{CARD}:{elsewhere}").message == "refused-not-in-market"


@pytest.mark.rule("legacies.core.cost-in-full")
@pytest.mark.parametrize(("pick", "gold"), [("opportunity", 2), ("special-action", 3), ("wild", 3), ("buy:law", 6)])
def test_what_a_played_card_would_cost_is_told_to_who_cannot_pay_it(pick, gold):
    """An investment at the price of a minor one."""
    s = lay()
    seat(s, 0).gold = gold - 1
    give(s, 0, CARD)
    play(s, f"play:{CARD}")

    reason = refusal(s, pick)
    assert (reason.message, reason.args["gold"]) == ("refused-cannot-pay-gold", gold)
    seat(s, 0).gold = gold
    advance(s)
    assert pick in options(s)


@pytest.mark.rule("legacies.action.market-needs-hand", "legacies.generation.no-pass")
def test_without_a_hand_nothing_is_taken_from_the_market():
    s = lay()
    played(s, 0)

    assert not options(s, "swap")
    assert not options(s, "play")


@pytest.mark.rule("legacies.action.explore", "legacies.action.explore-successor")
def test_exploring_pays_for_each_card_played_and_draws_a_successor():
    s = lay()
    give(s, 0, CARD)
    played(s, 0, 2)
    heirs = len(seat(s, 0).heirs)
    play(s, f"play:{CARD}", "explore")
    assert (seat(s, 0).gold, len(seat(s, 0).heirs)) == (10 + 3 * 2, heirs + 1)

    s = lay()
    give(s, 0, CARD)
    seat(s, 0).settled = True
    heirs = len(seat(s, 0).heirs)
    play(s, f"play:{CARD}", "explore")
    assert (seat(s, 0).gold, len(seat(s, 0).heirs)) == (12, heirs)


@pytest.mark.rule("legacies.action.opportunity-no-effect", "legacies.core.do-as-much-as-possible")
def test_an_opportunity_may_be_played_for_nothing():
    s = lay()
    give(s, 0, CARD)
    s.board.rows = [9] * 10
    advance(s)

    play(s, f"play:{CARD}", "opportunity")

    assert seat(s, 0).gold == 8


@pytest.mark.rule("legacies.generation.turn-cycle")
def test_turns_start_again_from_the_first():
    s = lay()
    for n in range(3):
        give(s, n, f"card-i-0{n + 1}", f"card-i-0{n + 5}")
    order = []
    for _ in range(4):
        order.append(asked(s)[0])
        play(s, options(s, "play")[0], "explore")

    assert order == [0, 1, 2, 0]


# ---------------------------------------------------------------- the end of a generation


@pytest.mark.rule(
    "legacies.generation.end-condition", "legacies.generation.end-excess", "legacies.two-player.generation-end"
)
@pytest.mark.parametrize(
    ("players", "stars", "down", "over"),
    [
        (3, 0, 0b00001111, False),
        (3, 0, 0b10001111, True),
        (3, 0, 0b11100011, True),
        (2, 1, 0b00001111, True),
        (2, 1, 0b11111101, False),
        (2, 1, 0b11111110, False),
        (5, 0, 0b10001111, False),
        (5, 0, 0b11001111, True),
    ],
)
def test_both_mandatory_actions_and_enough_others_end_it(players, stars, down, over):
    from posterity.games.legacies.rules.globals import is_over

    s = lay(players, stars=stars)
    s.board.down = down

    assert is_over(s) == over


@pytest.mark.rule("legacies.generation.end-count-players")
def test_a_rising_star_does_not_count():
    assert lay(2, stars=1).book.needed == 2
    assert lay(4, stars=1).book.needed == 3


@pytest.mark.rule("legacies.generation.honorarium", "legacies.generation.honorarium-order")
@pytest.mark.rule("legacies.generation.honorarium-optional")
def test_those_after_the_ending_player_get_an_honorarium():
    s = lay(4, generation=3)
    for player in s.seats:
        player.settled = True
    s.todo = [EndGeneration(1)]
    advance(s)

    assert asked(s) == (2, "ask-honorarium")
    assert options(s) == ["honorarium:gold", "honorarium:foundation", "honorarium:resources"]
    play(s, "honorarium:gold")
    assert (asked(s), seat(s, 2).gold) == ((3, "ask-honorarium"), 60)
    play(s, "honorarium:resources", "gain:dye", "gain:iron")
    assert seat(s, 3).stock() == 2


@pytest.mark.rule("legacies.generation.honorarium-order")
def test_after_the_last_nobody_gets_one():
    s = lay(generation=3)
    for player in s.seats:
        player.settled = True
    s.todo = [EndGeneration(2)]
    advance(s)

    assert not told(s, "honorarium")
    assert s.board.generation == 4


@pytest.mark.rule(
    "legacies.generation.cleanup", "legacies.generation.marker-advance", "legacies.generation.end-sequence"
)
def test_tiles_come_up_and_market_played_cards_and_successors_are_discarded():
    s = lay(2, stars=1)
    played(s, 0)
    s.board.down = 0b1111
    for player in s.seats:
        player.settled = True
    cards = [*seat(s, 0).played, *[card for card in s.piles.market if card != -1]]
    s.todo = [EndGeneration(2)]
    advance(s)

    assert (s.board.down, s.board.generation) == (0, 2)
    assert set(cards) <= set(s.piles.discard)
    assert not any(player.played or player.triggered or player.settled for player in s.seats)


@pytest.mark.rule("legacies.generation.premature-end", "legacies.generation.premature-end-steps")
@pytest.mark.rule("legacies.generation.event-unresolved")
def test_a_stuck_player_ends_it_and_who_acted_before_counts():
    s = lay(generation=1)
    for player in s.seats:
        player.settled = True
    give(s, 1, CARD)
    event = s.piles.current
    turn(s, 1)
    play(s, f"play:{CARD}", "explore")

    assert asked(s) == (2, "ask-honorarium")  # Carla is stuck, Bruno ended it
    assert s.piles.lost == [event]


def forced(effect, **more):
    """The generation has ended with nothing triggered; Anna's forced successor does this at once."""
    s = lay(generation=1, **more)
    for player in s.seats:
        player.settled, player.heirs = True, []
    heir = s.piles.heirs[-1]
    s.book.timings[heir], s.book.abilities[heir] = "immediate", script(s, effect)
    s.book.successor_icons[heir] = (s.book.mat_icon[seat(s, 0).character] + 1) % 6
    seat(s, 0).settled = False
    s.todo = [EndGeneration(2)]
    advance(s)
    return s


@pytest.mark.rule("legacies.generation.event-unresolved", "legacies.generation.forced-successor-full-effect")
def test_a_lost_event_cannot_be_triggered_by_a_forced_successor():
    effect = [{"op": "trigger-global", "which": ["event", "income"]}]
    s = forced(effect)

    assert options(s) == ["trigger:income"]
    reason = refusal(s, "trigger:event")
    assert (reason.message, reason.clause) == ("refused-event-lost", "legacies.generation.event-unresolved")

    assert options(forced(effect, rules=1)) == ["trigger:event", "trigger:income"]  # as it was before rules 2


@pytest.mark.rule("legacies.generation.event-unresolved", "legacies.generation.end-condition")
def test_an_event_that_lies_there_can_be_triggered_and_only_that_tile_needs_one():
    s = lay()
    played(s, 0)
    assert "trigger:event" in options(s)
    assert len(options(s, "trigger")) == 7  # the foundation may not be first
    s.piles.current = -1
    turn(s, 0)
    assert "trigger:event" not in options(s)
    assert len(options(s, "trigger")) == 6


@pytest.mark.rule("legacies.generation.blocking-token-return", "legacies.generation.cleanup")
def test_a_token_laid_on_a_tile_at_the_end_goes_home_before_the_next_generation():
    effect = [{"op": "block-global", "token": "minor"}]
    s = forced(effect)
    play(s, "block:dividends:minor")
    assert s.board.generation == 2
    assert (s.board.blockers, seat(s, 0).free[1]) == ([-1] * 8, 3)

    s = forced(effect, rules=1)
    play(s, "block:dividends:minor")
    assert (s.board.blockers[6], seat(s, 0).free[1]) == (1, 2)  # as it was before rules 2


@pytest.mark.rule("legacies.generation.premature-end")
def test_if_the_first_is_stuck_after_the_last_acted_nobody_gets_an_honorarium():
    s = lay(generation=1)
    for player in s.seats:
        player.settled = True
    give(s, 2, CARD)
    turn(s, 2)
    play(s, f"play:{CARD}", "explore")

    assert s.board.generation == 2
    assert not told(s, "honorarium")


@pytest.mark.rule("legacies.generation.premature-end-first-turn")
def test_a_generation_whose_first_seat_is_stuck_ends_as_if_the_last_had_ended_it():
    from posterity.games.legacies.rules.generation import end_prematurely

    s = lay()
    s.before = -1
    s.todo = []
    end_prematurely(s, 0)

    task = s.todo[-1]
    assert isinstance(task, EndGeneration)
    assert task.by == 2


@pytest.mark.rule("legacies.generation.end-timing")
def test_the_last_action_is_resolved_with_its_successor_first():
    s = lay()
    s.board.down = 0b1110
    for n in (1, 2):
        seat(s, n).settled = True
    s.piles.display = []
    played(s, 0)
    s.board.down |= 0b10000
    s.board.generation = 5
    turn(s, 0)
    play(s, "trigger:event", "outcome:bottom")

    assert asked(s) == (0, "ask-successor")
    assert s.board.generation == 5


@pytest.mark.rule("legacies.global.by-effect", "legacies.generation.honorarium")
def test_who_triggers_the_last_action_by_an_effect_has_ended_it():
    """In Anna's turn an effect lets Bruno trigger what was missing: Carla alone gets an honorarium."""
    s = lay()
    for player in s.seats:
        player.settled = True
    s.board.down = 0b11101
    give(s, 0, CARD)
    does(s, 1, [{"op": "trigger-global", "which": ["relationships"]}])
    play(s, "trigger:relationships", f"play:{CARD}", "explore")

    assert told(s, "generation-ended")[0]["seat"] == 1
    assert asked(s) == (2, "ask-honorarium")


# ---------------------------------------------------------------- the end of a century


def end_century(s, generation):
    for player in s.seats:
        player.settled = True
    s.board.generation = generation
    s.todo = [EndGeneration(len(s.seats) - 1)]
    advance(s)


@pytest.mark.rule("legacies.century.remove-cards", "legacies.century.sequence")
def test_all_player_cards_of_the_century_leave():
    s = lay()
    give(s, 0, CARD, "card-i-01")
    end_century(s, 2)

    assert s.board.generation == 3
    assert len(seat(s, 0).hand) == 3
    assert {s.book.century_of_card[card] for card in seat(s, 0).hand} == {2}
    assert s.piles.decks[0] == []
    assert s.piles.removed == [card for card, century in enumerate(s.book.century_of_card) if century == 1]
    assert s.piles.solo_gone == []  # nobody plays with them


@pytest.mark.rule("legacies.npc.second-generation-deck", "legacies.century.sequence")
def test_solo_cards_of_the_century_leave_and_those_of_the_next_stay():
    s = lay(2, stars=1)
    decks = [deck.copy() for deck in s.piles.solo]
    end_century(s, 2)

    centuries = [[card for card, sheet in enumerate(s.book.solo_cards) if sheet.century == n] for n in (1, 2, 3)]
    assert s.piles.solo_gone == centuries[0]
    assert (s.piles.solo[0], s.piles.solo_discard) == ([], [])
    assert [sorted([*s.piles.solo[1], *seat(s, 2).solo]), s.piles.solo[2]] == [centuries[1], decks[2]]


@pytest.mark.rule("legacies.century.remove-cards", "legacies.core.hidden-information")
def test_nobody_imagines_cards_of_a_century_that_is_over():
    s = lay()
    end_century(s, 2)

    for number in range(3):
        world = GAME.guess(s, 0, QuickStream(number))
        assert [len(player.hand) for player in world.seats] == [3, 3, 3]
        dealt = [card for player in world.seats for card in player.hand]
        assert {s.book.century_of_card[card] for card in dealt} == {2}
        assert len({*dealt, *world.piles.decks[1], *world.piles.market}) == s.book.century_of_card.count(2)


@pytest.mark.rule("legacies.century.legendary-reveal", "legacies.century.overlays")
def test_the_next_figure_is_revealed_and_tokens_stay():
    s = lay()
    token(s, 0, "inventor", 3)
    end_century(s, 2)
    assert s.board.figures_up == 4
    assert s.token_on(0, CHARACTERS.index("inventor")) == 2


@pytest.mark.rule(
    "legacies.century.score-tile", "legacies.century.tile-order", "legacies.century.values-before-overlay"
)
def test_the_oldest_face_up_tile_scores_once():
    s = lay()
    s.board.century_tiles = [1, 5]  # devoted, then exotic
    s.board.rows = [9] * 10
    end_century(s, 2)

    assert seat(s, 0).fame == 10 + 2 * 3  # the fame values of century 1
    assert s.board.scored == 1 << 1
    end_century(s, 4)
    assert s.board.scored == 1 << 1 | 1 << 5


@pytest.mark.rule("legacies.century.no-tile")
def test_without_a_face_up_tile_nobody_scores():
    s = lay()
    s.board.century_tiles, s.board.scored = [1], 1 << 1
    before = [goods(s, n)[1] for n in range(3)]
    end_century(s, 4)

    assert [goods(s, n)[1] for n in range(3)] == before


@pytest.mark.rule("legacies.successor.retire-end", "legacies.generation.end-sequence")
def test_at_the_end_of_the_game_successors_retire_and_no_other_follows():
    s = lay(generation=6)
    heir = s.piles.heirs.pop()
    seat(s, 0).current, seat(s, 0).hall = heir, [heir]
    s.book.timings[heir], s.book.abilities[heir] = "retire", script(s, [{"op": "gain", "fame": 7}])
    s.todo = [EndGeneration(2)]
    advance(s)

    assert [args["fame"] for args in told(s, "gained") if args["seat"] == 0] == [7]
    assert [player.hall for player in s.seats] == [[heir], [], []]
    assert s.ask is None


@pytest.mark.rule("legacies.end.after-six", "legacies.end.winner")
def test_after_the_sixth_generation_the_winner_is_told():
    s = lay()
    for n, fame in enumerate((10, 30, 20)):
        seat(s, n).fame = fame
    end_century(s, 6)

    assert s.ask is None
    assert [(args["seat"], args["fame"]) for args in told(s, "won")] == [(1, seat(s, 1).fame)]


def test_a_pack_may_score_the_newest_first():
    s = lay(century_tile_order="newest")
    s.board.century_tiles = [1, 5]
    end_century(s, 2)

    assert s.board.scored == 1 << 5


@pytest.mark.rule("legacies.core.player-deck-empty", "legacies.generation.market-short")
def test_an_empty_deck_is_made_of_the_discards():
    s = lay()
    s.piles.discard += s.piles.decks[0]
    s.piles.decks[0] = []
    count = len(s.piles.discard)
    assert len(s.draw_cards(0, 1)) == 1
    assert told(s, "player-cards-reshuffled") == [{"count": count}]
    s.piles.decks[0], s.piles.discard = [], []

    assert s.draw_cards(0, 1) == []
    assert s.fill_market(0) == -1
