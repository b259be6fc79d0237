"""Setting up, as it is asked and told: who is asked for whom, what lies there, what everybody begins with."""

import pytest

from posterity.core.tasks import answer
from posterity.games.legacies.board import TILES
from tests.games.legacies.lay import GAME, asked, begin, options, play, refusal, told


def clauses(s, message):
    """The clause of every event of a kind."""
    return [event.clause for event in s.told if event.message == message]


@pytest.mark.rule("legacies.setup.character-choice")
def test_before_a_character_is_chosen_nobody_has_anything():
    players = GAME.view(begin(2, stars=1), None).players
    assert [player.aid is None for player in players] == [False, False, True]
    for player in players:
        assert (player.character, player.side) == (None, None)
        assert (player.fame, player.gold, player.foundation) == (0, 0, 0)
        assert (player.matches, player.triggered, player.solo_played, player.purse) == (0, 0, 0, 0)
        for goods in (player.resources, player.tokens, player.locked):
            assert set(goods.values()) == {0}


@pytest.mark.rule("legacies.setup.first-game-side")
def test_the_aboveboard_side_is_up_until_the_other_is_chosen():
    s = begin(sides="choose")
    who = asked(s)[0]
    play(s, "character:general")
    assert GAME.view(s, who).players[who].side == "aboveboard"
    play(s, "side:underhanded")
    assert GAME.view(s, who).players[who].side == "underhanded"


def test_the_first_question_is_number_0():
    s = begin()
    answer(s, asked(s)[0], 0, s.lexicon().parse("character:general"))
    assert s.answers == 1


@pytest.mark.rule("legacies.setup.character-choice")
def test_a_character_that_is_taken_names_who_has_it():
    s = begin()
    first = asked(s)[0]
    play(s, "character:general")

    assert refusal(s, "character:general").args["victim"] == first
    assert "victim" not in refusal(s, "side:aboveboard").args


@pytest.mark.rule("legacies.nemesis.character-choice", "legacies.solo.seats", "legacies.solo.mat-side")
def test_who_plays_alone_is_asked_for_each_seat_by_its_name():
    s = begin(1, stars=1, nemeses=1, sides="choose")
    asks = []
    for pick in ("character:politician", "side:aboveboard", "character:general", "side:underhanded"):
        view = GAME.view(s, 0).ask
        asks.append((view.prompt, view.args))
        play(s, pick)

    assert asks == [
        ("ask-character", {}),
        ("ask-side", {}),
        ("ask-nemesis-character", {"victim": 1}),
        ("ask-nemesis-side", {"victim": 1}),
    ]
    assert clauses(s, "took-side") == ["legacies.setup.character-choice", "legacies.solo.mat-side"]


@pytest.mark.rule("legacies.rising-star.two-players", "legacies.nemesis.character-choice")
def test_what_chance_gives_a_rising_star_and_a_nemesis_is_told_with_its_rule():
    s = begin(2, stars=1, nemeses=1)
    play(s, options(s)[0], options(s)[1])

    assert [args["seat"] for args in told(s, "automaton-character")] == [2, 3]
    assert clauses(s, "automaton-character") == [
        "legacies.nemesis.character-choice",
        "legacies.rising-star.two-players",
    ]


@pytest.mark.rule("legacies.setup.scoring-tiles", "legacies.solo.difficulty-scope")
def test_the_first_tiles_are_named_and_a_difficulty_only_against_nemeses():
    s = begin()
    tiles = {"tile": TILES[s.board.century_tiles[0]], "game_tile": TILES[s.board.game_tiles[0]]}
    assert told(s, "tiles-laid") == [tiles]
    assert told(s, "difficulty-set") == []

    assert told(begin(1, stars=1, nemeses=1), "difficulty-set") == [{"level": "standard"}]


@pytest.mark.rule("legacies.setup.player-aids")
def test_six_people_have_the_player_aids_1_to_6():
    for number in range(3):
        s = begin(6, seed=bytes([number] * 32))
        assert sorted(player.aid for player in s.seats) == [1, 2, 3, 4, 5, 6]
