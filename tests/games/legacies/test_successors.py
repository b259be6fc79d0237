"""Successors: taking, putting in play, matches, abilities, retiring."""

import pytest

from posterity.core.tasks import advance
from tests.games.legacies.lay import (
    GAME,
    asked,
    does,
    give,
    heir,
    lasts,
    lay,
    options,
    play,
    played,
    refusal,
    script,
    seat,
    told,
    turn,
)


def number(s, wanted):
    return s.book.successor_numbers.index(wanted)


def icon_of(s, who, heir_number, match):
    """Let a successor have the icon of a player's character, or another."""
    own = s.book.mat_icon[seat(s, who).character]
    s.book.successor_icons[number(s, heir_number)] = own if match else (own + 1) % 6


def ready(*heirs, generation=1, **kwargs):
    """Anna has played two cards and holds these successors, which do nothing."""
    s = lay(generation=generation, **kwargs)
    for other in range(len(s.seats)):
        heir(s, other)
    heir(s, 0, *heirs)
    for card in range(len(s.book.successors)):
        s.book.abilities[card] = 0
        s.book.modifiers[card] = []
        s.book.contributions[card] = (0, 0, 0)
    for card in heirs:
        icon_of(s, 0, card, False)
    played(s, 0)
    return s


@pytest.mark.rule("legacies.successor.non-mandatory-draw", "legacies.successor.put-in-play")
@pytest.mark.rule("legacies.successor.one-per-generation", "legacies.successor.hall")
def test_a_first_non_mandatory_action_draws_one_and_puts_one_in_play():
    s = ready(1, 2)
    play(s, "trigger:dividends")
    assert len(options(s)) == 3

    play(s, "successor:heir-02")

    assert (seat(s, 0).hall, seat(s, 0).heirs) == ([number(s, 2)], [])
    assert len(told(s, "discarded-successors")[0]["successors"]) == 2


@pytest.mark.rule("legacies.successor.mandatory-pick", "legacies.generation.face-up-successors")
def test_a_first_mandatory_action_takes_one_from_the_display():
    s = ready(1)
    give(s, 1, "card-i-01")
    shown = [s.book.successors[card] for card in s.piles.display]
    play(s, "trigger:relationships")

    assert options(s) == [f"take:{name}" for name in shown]
    play(s, f"take:{shown[0]}")
    assert options(s) == ["successor:heir-01", f"successor:{shown[0]}"]
    assert seat(s, 0).taken == s.book.successors.index(shown[0])
    assert len(s.piles.display) == len(shown) - 1  # it is not replaced


@pytest.mark.rule("legacies.successor.display-empty")
def test_with_an_empty_display_the_deck_serves():
    s = ready(1)
    s.piles.heirs_discard += s.piles.display
    s.piles.display = []

    play(s, "trigger:relationships")

    assert asked(s) == (0, "ask-successor")
    assert len(options(s)) == 2


@pytest.mark.rule("legacies.successor.first-trigger")
def test_a_second_action_of_the_same_player_brings_no_successor():
    s = ready(1)
    play(s, "trigger:dividends", "successor:heir-01")
    turn(s, 0)

    play(s, "trigger:income")

    assert asked(s)[1] != "ask-successor"


@pytest.mark.rule("legacies.successor.early-by-effect", "legacies.successor.no-more-draws")
def test_who_has_a_successor_in_play_already_gets_no_other():
    s = ready(1)
    seat(s, 0).settled = True
    does(s, 0, [{"op": "draw-successor"}])
    assert len(seat(s, 0).heirs) == 1

    does(s, 0, [{"op": "draw-successor", "additional": True}])
    assert len(seat(s, 0).heirs) == 2
    play(s, "trigger:dividends")
    assert asked(s)[1] != "ask-successor"


@pytest.mark.rule("legacies.generation.six-no-successor")
def test_in_generation_6_nobody_draws_or_puts_one_in_play():
    s = ready(1, generation=6)
    does(s, 0, [{"op": "draw-successor"}])
    assert len(seat(s, 0).heirs) == 1

    play(s, "trigger:dividends")

    assert asked(s)[1] != "ask-successor"


@pytest.mark.rule("legacies.successor.entry-order", "legacies.successor.once-abilities")
@pytest.mark.rule("legacies.successor.foundation-contribution", "legacies.component.successor-card")
def test_the_old_one_retires_then_contribution_match_and_ability():
    s = ready(1, 2)
    first, second = number(s, 1), number(s, 2)
    seat(s, 0).hall, seat(s, 0).current, seat(s, 0).heirs = [first], first, [second]
    s.book.timings[first], s.book.abilities[first] = "retire", script(s, [{"op": "gain", "fame": 1}])
    s.book.timings[second], s.book.abilities[second] = "immediate", script(s, [{"op": "gain", "gold": 7}])
    s.book.contributions[second] = (5, 10, 25)
    icon_of(s, 0, 2, True)
    seat(s, 0).foundation = 20
    play(s, "trigger:dividends", "successor:heir-02")

    assert (seat(s, 0).fame, seat(s, 0).foundation, seat(s, 0).gold) == (11, 25, 10)
    assert asked(s) == (0, "ask-unlock")
    play(s, "unlock:major")
    assert (seat(s, 0).gold, seat(s, 0).free[2], seat(s, 0).locked[2]) == (17, 4, 0)


@pytest.mark.rule("legacies.successor.entry-order", "legacies.successor.put-in-play")
def test_the_chosen_one_waits_in_sight_while_the_old_one_retires():
    s = ready(1, 2)
    first, second = number(s, 1), number(s, 2)
    seat(s, 0).hall, seat(s, 0).current, seat(s, 0).heirs = [first], first, [second]
    s.book.timings[first], s.book.abilities[first] = "retire", script(s, [{"op": "unlock-token", "token": "any"}])
    play(s, "trigger:dividends", "successor:heir-02")

    assert asked(s) == (0, "ask-unlock-by")
    for viewer in (0, 1, None):
        player = GAME.view(s, viewer).players[0]
        assert (player.taken, player.current, player.hall) == ("heir-02", None, ["heir-01"])
    play(s, "unlock:minor")
    player = GAME.view(s, 1).players[0]
    assert (player.taken, player.current, player.hall) == (None, "heir-02", ["heir-01", "heir-02"])


@pytest.mark.rule("legacies.successor.match", "legacies.successor.match-token", "legacies.setup.locked-tokens")
def test_each_kind_of_token_is_unlocked_once():
    s = ready(1)
    icon_of(s, 0, 1, True)
    seat(s, 0).locked = [0, 1, 0]
    play(s, "trigger:dividends", "successor:heir-01")

    assert options(s) == ["unlock:minor"]
    assert refusal(s, "unlock:relationship").clause == "legacies.successor.match-token"


@pytest.mark.rule("legacies.successor.match-token")
def test_with_nothing_locked_a_match_gives_nothing():
    s = ready(1)
    icon_of(s, 0, 1, True)
    seat(s, 0).locked = [0, 0, 0]

    play(s, "trigger:dividends", "successor:heir-01")

    assert seat(s, 0).matches == 1
    assert asked(s)[1] != "ask-unlock"


@pytest.mark.rule("legacies.successor.match-special", "legacies.action.special-ways")
@pytest.mark.parametrize(("before", "asks"), [(3, True), (4, True), (5, False)])
def test_the_fourth_and_fifth_match_allow_a_special_action(before, asks):
    s = ready(1)
    icon_of(s, 0, 1, True)
    seat(s, 0).matches = before

    play(s, "trigger:dividends", "successor:heir-01")

    assert (asked(s)[1] == "ask-special") == asks
    if asks:
        assert options(s) == ["special:politician", "decline"]
        assert refusal(s, "special:general").message == "refused-not-learned"
        play(s, "special:politician")
        assert seat(s, 0).gold == 14


@pytest.mark.rule("legacies.successor.only-current", "legacies.action.special-always-available")
def test_only_the_successor_in_play_has_an_ongoing_effect():
    s = ready(1, 2)
    first, second = number(s, 1), number(s, 2)
    lasts(s, first, [{"op": "modify", "target": "income", "add": 5}])
    seat(s, 0).hall, seat(s, 0).current = [first], first
    assert len(s.modifiers(0)) == 1

    seat(s, 0).hall, seat(s, 0).current = [first, second], second

    assert s.modifiers(0) == []


@pytest.mark.rule("legacies.generation.forced-successor", "legacies.generation.forced-successor-full-effect")
@pytest.mark.rule("legacies.generation.forced-successor-no-extra-draw")
def test_at_the_end_everybody_without_one_must_put_one_in_play():
    s = ready(1)
    heir(s, 1, 3, 4)
    s.book.contributions[number(s, 3)] = (5, 5, 5)
    seat(s, 1).foundation = 10
    seat(s, 0).settled = seat(s, 2).settled = True
    from posterity.games.legacies.rules.generation import EndGeneration

    s.todo = [EndGeneration(2)]
    advance(s)

    assert asked(s) == (1, "ask-successor")
    assert options(s) == ["successor:heir-03", "successor:heir-04"]
    icon_of(s, 1, 3, False)
    play(s, "successor:heir-03")
    assert (seat(s, 1).foundation, seat(s, 1).hall) == (15, [number(s, 3)])


@pytest.mark.rule("legacies.generation.forced-successor")
def test_with_an_empty_hand_the_top_of_the_deck_comes_into_play():
    s = ready(1)
    for who in (0, 1):
        seat(s, who).settled = True
    heir(s, 2)
    top = s.piles.heirs[-1]
    icon_of(s, 2, s.book.successor_numbers[top], False)
    from posterity.games.legacies.rules.generation import ForcedSuccessor

    s.next(ForcedSuccessor(2))
    advance(s)

    assert seat(s, 2).hall == [top]


@pytest.mark.rule("legacies.core.successor-deck-empty")
def test_an_empty_deck_is_made_of_the_discards_and_else_nothing_is_owed():
    s = ready(1)
    s.piles.heirs_discard, s.piles.heirs = s.piles.heirs, []
    assert len(s.draw_heirs(0, 1)) == 1
    s.piles.heirs, s.piles.heirs_discard = [], []

    assert s.draw_heirs(0, 1) == []
