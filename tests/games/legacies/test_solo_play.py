"""Playing alone: seats, difficulty, solo cards over a whole game, winning."""

import msgspec
import pytest

from posterity.core.chance import QuickStream
from posterity.core.game import SetupError
from posterity.core.tasks import advance, apply
from posterity.games.legacies.board import CENTURY_TILES, GLOBALS, TILES
from posterity.games.legacies.cards import LIBRARY, STANDARD
from posterity.games.legacies.rules.automata import AutomatonTurn
from posterity.games.legacies.rules.event import tiles_to_choose
from posterity.games.legacies.rules.generation import CleanUp
from posterity.games.legacies.rules.heirlooms import limit_from
from posterity.games.legacies.rules.scoring import ranking
from posterity.testing.walks import new_table, setup
from tests.games.legacies.lay import GAME, against, asked, begin, new_book, options, play, seat, tile

NPCS = {
    1: ["rising-star+nemesis:1", "nemesis:2", "nemesis:3", "nemesis:4", "nemesis:5"],
    2: ["rising-star", "nemesis:1", "nemesis:4", "rising-star+nemesis:1", "rising-star+nemesis:3"],
    3: ["none", "rising-star", "nemesis:3", "rising-star+nemesis:2"],
    5: ["none", "nemesis:1", "rising-star"],
    6: ["none"],
}
EXCLUDED = [
    (1, "none", "legacies.core.seat-count"),
    (1, "rising-star", "legacies.core.seat-count"),
    (1, "nemesis:1", "legacies.solo.one-nemesis-rising-star"),
    (1, "rising-star+nemesis:2", "legacies.solo.one-nemesis-rising-star"),
    (1, "rising-star+nemesis:5", "legacies.core.seat-count"),
    (2, "none", "legacies.core.seat-count"),
    (2, "nemesis:5", "legacies.core.seat-count"),
    (4, "rising-star+nemesis:2", "legacies.core.seat-count"),
    (6, "nemesis:1", "legacies.core.seat-count"),
]


@pytest.mark.rule("legacies.solo.seats", "legacies.core.seat-count", "legacies.npc.add-to-any-game")
@pytest.mark.parametrize(("players", "npcs"), [(players, npcs) for players in NPCS for npcs in NPCS[players]])
def test_who_may_sit_at_the_table(players, npcs):
    assert GAME.complete(players, {"npcs": npcs})["npcs"] == npcs


@pytest.mark.rule("legacies.solo.one-nemesis-rising-star", "legacies.solo.seats", "legacies.core.seat-count")
@pytest.mark.parametrize(("players", "npcs", "clause"), EXCLUDED)
def test_who_may_not(players, npcs, clause):
    with pytest.raises(SetupError) as error:
        GAME.complete(players, {"npcs": npcs})
    assert error.value.clause == clause


@pytest.mark.rule("legacies.solo.one-nemesis-rising-star")
def test_the_usual_table_of_one_person():
    chosen = setup(GAME, 1, {}, 0)
    assert chosen.options["npcs"] == "rising-star+nemesis:1"
    assert GAME.automata(chosen) == ["Nemesis", "Rising Star"]
    assert GAME.automata(setup(GAME, 1, {"npcs": "nemesis:2"}, 0)) == ["Nemesis 1", "Nemesis 2"]


@pytest.mark.rule("legacies.two-player.nemesis-option", "legacies.generation.end-count-players")
def test_a_nemesis_counts_for_the_end_of_a_generation():
    assert new_book(2, stars=1).needed == 2
    assert new_book(2, nemeses=1).needed == 3
    assert new_book(2, stars=1, nemeses=1).needed == 3
    assert new_book(1, stars=1, nemeses=1).needed == 2
    assert new_book(1, nemeses=4).needed == 4


@pytest.mark.rule("legacies.solo.mat-side")
@pytest.mark.parametrize("sides", ["choose", "underhanded", "random"])
def test_the_side_of_its_mat_is_the_persons_choice_or_chance(sides):
    s = begin(1, stars=1, nemeses=1, sides=sides)
    play(s, "character:politician", *(["side:aboveboard"] if sides == "choose" else []), "character:general")
    if sides == "choose":
        assert asked(s) == (0, "ask-nemesis-side")
        play(s, "side:underhanded")
    if sides != "random":
        assert seat(s, 1).side == 1


@pytest.mark.rule("legacies.solo.mat-side")
def test_chance_gives_both_sides():
    found = set()
    for number in range(12):
        s = begin(1, stars=1, nemeses=1, sides="random", seed=bytes([number] * 32))
        play(s, "character:politician", "character:general")
        found.add(seat(s, 1).side)
    assert found == {0, 1}


@pytest.mark.rule("legacies.solo.heirloom-limit")
@pytest.mark.parametrize("nemeses", [1, 5])
def test_two_heirlooms_from_each_opponent_and_three_from_a_friend(nemeses):
    book = new_book(1, stars=int(nemeses == 1), nemeses=nemeses)
    assert book.heirloom_limit == 2
    s = against("general", "politician")
    assert limit_from(s, 1, seat(s, 0).character) == 3  # the General is a friend of the Politician
    assert limit_from(s, 1, 9) == 2


@pytest.mark.rule("legacies.solo.winning", "legacies.end.winner")
def test_the_person_wins_ahead_of_every_nemesis():
    s = against("general", "politician", "inventor")
    for number, (fame, foundation) in enumerate(((50, 10), (50, 20), (40, 90))):
        seat(s, number).fame, seat(s, number).foundation = fame, foundation
    assert ranking(s) == [1, 0, 2]

    seat(s, 0).foundation = 30
    assert GAME.winners(s) == [0]


# ---------------------------------------------------------------- difficulty


def laid(level, number, nemeses=1):
    return begin(1, stars=int(nemeses == 1), nemeses=nemeses, level=level, seed=bytes([number] * 32))


def names(s):
    return [GLOBALS[n] for n in s.board.row]


ROWS = {
    "novice": ["income", "influence", "dividends", "trade", "fame", "event", "foundation", "relationships"],
    "advanced": ["event", "relationships", "income", "fame", "foundation", "influence", "dividends", "trade"],
    "expert": ["event", "fame", "relationships", "income", "foundation", "dividends", "trade", "influence"],
}
FIRST = {
    "novice": {"wealthy"},
    "standard": set(TILES[CENTURY_TILES:]),
    "advanced": {"resourceful", "nostalgic", "storied", "diverse"},
    "expert": {"resourceful", "nostalgic", "storied", "diverse"},
}


@pytest.mark.rule(
    *("legacies.solo.difficulty-novice", "legacies.solo.difficulty-advanced", "legacies.solo.difficulty-expert"),
    *("legacies.solo.difficulty-standard", "legacies.solo.difficulty-scope"),
)
@pytest.mark.parametrize("level", FIRST)
def test_a_level_lays_the_first_game_end_tile_and_the_row(level):
    tables = [laid(level, number) for number in range(40)]

    assert {TILES[s.board.game_tiles[0]] for s in tables} == FIRST[level]
    if level in ROWS:
        assert all(names(s) == ROWS[level] for s in tables)
    else:
        assert len({tuple(names(s)) for s in tables}) > 30
    assert all(sorted(s.board.row) == list(range(8)) for s in tables)


@pytest.mark.rule("legacies.solo.difficulty-scope", "legacies.setup.global-action-row")
def test_one_level_holds_for_all_nemeses_and_without_one_there_is_none():
    assert names(laid("expert", 1, nemeses=3)) == ROWS["expert"]
    book = new_book(3, level="novice")
    assert book.row == list(range(8))
    assert len(book.first_tiles) == 6


@pytest.mark.rule("legacies.solo.difficulty-later-tiles")
def test_an_excluded_tile_can_be_chosen_later():
    s = against("general", "politician", level="expert", generation=2)
    assert tile("wealthy") in tiles_to_choose(s)
    assert tile("philanthropic") in tiles_to_choose(s)


# ---------------------------------------------------------------- solo cards in the course of a game


@pytest.mark.rule("legacies.solo.generation-discard", "legacies.npc.decks")
def test_solo_cards_are_discarded_and_counted_anew():
    s = against("general", "politician", "inventor")
    cards = s.piles.solo[0][:3]
    seat(s, 1).solo, seat(s, 1).solo_played = cards[:2], 2
    seat(s, 2).solo, seat(s, 2).solo_played = cards[2:], 1
    s.piles.solo[0] = s.piles.solo[0][3:]
    left = len(s.piles.solo[0])
    s.board.generation = 1
    CleanUp().run(s)

    assert sorted(s.piles.solo_discard) == sorted(cards)
    assert [(player.solo, player.solo_played) for player in s.seats[1:]] == [([], 0), ([], 0)]
    assert len(s.piles.solo[0]) == left  # the second generation goes on with the same deck


@pytest.mark.rule("legacies.npc.reshuffle")
def test_the_rulebooks_example_of_an_empty_deck():
    """Two Nemeses with 6 cards each: 10 are shuffled, 2 stay, the next card of the first is its seventh (row 5)."""
    s = against("general", "politician", "inventor", pack=LIBRARY.named(STANDARD).cards)
    deck = s.piles.solo[0]
    for number in (1, 2):
        seat(s, number).solo, seat(s, number).solo_played = deck[6 * number - 6 : 6 * number], 6
    stay = [seat(s, 1).solo[-1], seat(s, 2).solo[-1]]
    s.piles.solo[0] = []
    s.todo = []
    s.next(AutomatonTurn(1))
    advance(s)

    assert len(s.piles.solo[0]) == 9
    assert (seat(s, 1).solo[0], seat(s, 2).solo) == (stay[0], stay[1:])
    assert seat(s, 1).solo_played == 7
    plays = [event for event in s.told if event.message == "automaton-plays"]
    assert plays[-1].args["row"] == 5


@pytest.mark.parametrize("npcs", ["rising-star+nemesis:1", "nemesis:5"])
def test_a_whole_game_asks_nobody_but_the_person(npcs):
    table = new_table(GAME, setup(GAME, 1, {"npcs": npcs}, 4))
    luck = QuickStream(4)
    while table.state.ask is not None:
        assert table.state.ask.seat == 0
        apply(table.state, table.state.ask.options[luck.below(len(table.state.ask.options))])
    result = table.state
    assert len(ranking(result)) == (2 if npcs.startswith("rising") else 6)
    assert GAME.standings(result).count(None) == int(npcs.startswith("rising"))


def test_a_nemesis_is_shown_with_its_latest_card_and_its_purse():
    table = new_table(GAME, setup(GAME, 1, {}, 4))
    for pick in ("character:general", "side:aboveboard", "character:politician", "side:aboveboard"):
        table.answer(0, table.parse(pick))
    view = msgspec.to_builtins(GAME.view(table.state, 0))

    assert [player["kind"] for player in view["players"]] == ["person", "nemesis", "rising-star"]
    assert view["players"][1]["purse"] == 0
    assert view["scores"][2] is None
    assert options(table.state)
