"""Legacies as the rest of the program sees it: new luck, the referee, records with automata."""

import pytest

from posterity.cli.commands.referee import award_line, show
from posterity.cli.output import Output
from posterity.core.chance import seed_of
from posterity.core.codec import dump
from posterity.core.game import Setup, SetupError
from posterity.core.records import RecordError, SeatEntry, read_record, write_record
from posterity.table.replay import replay
from posterity.table.table import Table
from posterity.text.voice import Voice
from tests.games.legacies.lay import GAME


def setup(players=2, **options):
    cards = GAME.card_set(GAME.standard_set)
    options = GAME.complete(players, options)
    return Setup(players=players, options=options, cards=cards, seed=seed_of(3), rules=GAME.rules)


def table(players=2, **options):
    seats = [SeatEntry(name=f"Player {n}", kind="person") for n in range(players)]
    return Table(GAME, setup(players, **options), seats)


def play_on(t, answers):
    for _ in range(answers):
        ask = t.state.ask
        t.answer(ask.seat, ask.options[t.number % len(ask.options)])


def test_a_rising_star_sits_after_the_people_and_has_no_score():
    t = table()
    while not t.over:
        play_on(t, 1)
    result = t.result()

    assert [seat.kind for seat in t.seats] == ["person", "person", "automaton"]
    assert result.scores[2] is None
    assert sorted(result.ranking) == [0, 1]
    assert GAME.places([40, 40, None], [1, 0]) == [2, 1, None]  # no place is shared, and a Rising Star has none


def test_a_record_with_an_automaton_replays_and_one_without_is_refused():
    t = table()
    play_on(t, 40)
    record = read_record(write_record(t.record()))
    assert dump(replay(GAME, record).state) == dump(t.state)

    record.seats.pop()
    with pytest.raises(RecordError) as error:
        replay(GAME, record)
    assert error.value.message == "record-automata"


def test_new_luck_keeps_events_in_their_centuries():
    t = table(3)
    play_on(t, 20)
    before = sorted(t.state.piles.events)
    t.reseed(bytes(range(32)))
    centuries = [t.state.book.century_of_event[event] for event in reversed(t.state.piles.events)]

    assert sorted(t.state.piles.events) == before
    assert centuries == sorted(centuries)


SHEET = {
    "game": "legacies",
    "players": ["red", "blue"],
    "fame": {"red": 10, "blue": 10},
    "gold": {"red": 230},
    "foundation": {"red": 145, "blue": 150},
    "heirlooms": {"red": [1, 2, 4]},
    "resources": {"red": 5},
    "tiles": ["nostalgic"],
}


def test_the_referee_scores_a_games_end():
    settled = GAME.referee(SHEET)

    assert settled["scores"] == {"red": 10 + 21 + 5 + 2 + 5, "blue": 10 + 6}
    assert (settled["ranking"], settled["winners"]) == (["red", "blue"], ["red"])


@pytest.mark.parametrize("tile", ["resourceful", "nostalgic", "wealthy", "storied", "diverse", "philanthropic"])
def test_the_referee_knows_every_game_end_tile(tile):
    settled = GAME.referee({**SHEET, "icons": {"red": 4}, "tokens": {"red": 7}, "tiles": [tile]})
    points = {award["for"]: award["points"] for award in settled["awards"] if award["player"] == "red"}

    expected = {"resourceful": 10, "nostalgic": 21, "wealthy": 4, "storied": 24, "diverse": 21, "philanthropic": 10}
    assert points[tile] == expected[tile]


def test_the_referee_settles_a_trade_conference():
    bids = {"white": ["fame", 50], "purple": ["fame", 5], "green": ["fame", 25], "yellow": ["gold", 5]}
    trade = {"currency": "foundation", "century": 2, "bids": bids}
    settled = GAME.referee({"game": "legacies", "players": list(bids), "trade": trade})

    won = {award["player"]: (award["points"], award["for"], award["pays"]) for award in settled["awards"]}
    assert won == {"white": (5, "fame", 50), "green": (2, "fame", 25), "yellow": (100, "gold", 5)}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": []}, "setup-players"),
        ({"players": ["red", "blue", *"abcde"]}, "setup-players"),
        ({"players": ["red", "red"]}, "referee-twice"),
        ({"gold": {"green": 1}}, "referee-unknown-player"),
        ({"gold": {"red": -1}}, "referee-number"),
        ({"heirlooms": {"red": [7]}}, "referee-level"),
        ({"tiles": ["magnetic"]}, "referee-tile"),
        ({"fame": 3}, "referee-key"),
        ({"trade": {"currency": "silver", "century": 1, "bids": {}}}, "referee-trade"),
        ({"trade": {"currency": "gold", "century": 1, "bids": {"red": ["gold", 5]}}}, "referee-column"),
        ({"trade": {"currency": "gold", "century": 4, "bids": {}}}, "referee-trade"),
        ({"trade": {"currency": "gold", "century": 0, "bids": {}}}, "referee-trade"),
        ({"trade": {"currency": "gold", "century": 1, "bids": {"red": ["fame", 0]}}}, "referee-row"),
        ({"trade": {"currency": "gold", "century": 1, "bids": {"red": ["fame", 51]}}}, "referee-row"),
        ({"tiles": ["wealthy", "storied", "wealthy"]}, "referee-tile-twice"),
        ({"tiles": ["wealthy", "storied", "diverse", "nostalgic"]}, "referee-tiles"),
        ({"icons": {"red": 7}}, "referee-icons"),
        (
            {"trade": {"currency": "gold", "century": 1, "bids": {"red": ["fame", 5], "blue": ["fame", 5]}}},
            "referee-cell",
        ),
    ],
)
def test_the_referee_says_what_is_wrong_with_a_sheet(change, message):
    with pytest.raises(SetupError) as error:
        GAME.referee({**SHEET, **change})

    assert error.value.message == message


def test_the_referee_takes_one_player_and_six_and_the_smallest_bid():
    assert GAME.referee({"game": "legacies", "players": ["red"], "fame": {"red": 3}})["winners"] == ["red"]
    assert len(GAME.referee({"game": "legacies", "players": list("abcdef")})["scores"]) == 6
    trade = {"currency": "gold", "century": 1, "bids": {"red": ["fame", 5]}}
    assert GAME.referee({**SHEET, "trade": trade})["awards"][0]["pays"] == 5
    full = {**SHEET, "tiles": ["wealthy", "storied", "diverse"], "icons": {"red": 6}}
    assert GAME.referee(full)["winners"] == ["red"]


def test_the_referee_takes_every_count_up_to_its_limit_and_names_the_limit():
    bare = {"game": "legacies", "players": ["red", "blue"]}
    table = {"gold": {"red": 0, "blue": 10**6}, "heirlooms": {"red": [0, 6]}, "fame": {"red": 10**6}}
    assert GAME.referee({**bare, **table})["scores"] == {"red": 10**6 + 6, "blue": 10**4}
    for change, limits in [
        ({"gold": {"red": 10**6 + 1}}, {"most": str(10**6)}),
        ({"heirlooms": {"red": [7]}}, {"most": 6}),
        ({"icons": {"red": 7}}, {"most": 6}),
        ({"tiles": ["wealthy", "storied", "diverse", "nostalgic"]}, {"count": 4, "most": 3}),
        ({"players": []}, {"fewest": 1, "most": 6}),
    ]:
        with pytest.raises(SetupError) as error:
            GAME.referee({**bare, **change})
        assert error.value.args_named.items() >= limits.items()


@pytest.mark.rule("legacies.scoring.game-end-base", "legacies.end.full-ranking")
def test_whoever_is_missing_from_a_table_has_nothing():
    bare = {"game": "legacies", "players": ["red", "blue"]}
    tiles = ["resourceful", "storied", "diverse"]
    assert GAME.referee({**bare, "tiles": tiles})["scores"] == {"red": 0, "blue": 0}
    assert GAME.referee({**bare, "gold": {"red": 99, "blue": 100}})["scores"] == {"red": 0, "blue": 1}
    assert GAME.referee({**bare, "gold": {"red": 199}, "foundation": {"blue": 25}})["ranking"] == ["blue", "red"]
    assert GAME.referee({**bare, "foundation": {"blue": 1}})["ranking"] == ["blue", "red"]
    assert GAME.referee({**bare, "gold": {"red": 25, "blue": 49}, "tiles": ["wealthy"]})["scores"]["blue"] == 0


def test_a_conference_of_the_last_century_has_three_places():
    bids = {"a": ["fame", 5], "b": ["fame", 10], "c": ["fame", 25], "d": ["fame", 50]}
    trade = {"currency": "foundation", "century": 3, "bids": bids}
    settled = GAME.referee({"game": "legacies", "players": list("abcd"), "trade": trade})
    assert [(award["player"], award["place"]) for award in settled["awards"]] == [("b", 3), ("c", 2), ("d", 1)]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_is_wrong_names_its_place(lang):
    voice = Voice(lang, GAME, GAME.card_set(GAME.standard_set))
    trade = {"currency": "gold", "century": 1, "bids": {"blue": ["fame", 7]}}
    for change, place in [
        ({"icons": {"red": 7}}, "icons.red"),
        ({"gold": {"blue": -2}}, "gold.blue"),
        ({"heirlooms": {"red": [7]}}, "heirlooms.red"),
        ({"tiles": ["storied", "storied"]}, "tiles"),
        ({"trade": trade}, "trade.bids.blue"),
    ]:
        with pytest.raises(SetupError) as error:
            GAME.referee({**SHEET, **change})
        assert voice.render(error.value.message, error.value.args_named).startswith(f"{place}:")


def conference(currency="foundation", **more):
    """The rulebook's example: white, green, blue and yellow win, purple does not."""
    bids = {"white": ["fame", 50], "purple": ["fame", 5], "green": ["fame", 25], "blue": ["resources", 25]}
    trade = {"currency": currency, "century": 2, "bids": {**bids, "yellow": ["gold", 5]}}
    return {"game": "legacies", "players": ["white", "purple", "blue", "green", "yellow"], "trade": trade, **more}


@pytest.mark.rule("legacies.trade.payout", "legacies.trade.losers-pay-nothing")
def test_a_conference_has_scores_where_the_sheet_says_fame():
    assert "scores" not in GAME.referee(conference())
    settled = GAME.referee(conference(fame={"white": 3, "purple": 4}))
    assert settled["scores"] == {"white": 8, "purple": 4, "blue": 0, "green": 2, "yellow": 0}

    trade = {"currency": "fame", "century": 1, "bids": {"red": ["gold", 4], "blue": ["gold", 2]}}
    settled = GAME.referee({"game": "legacies", "players": ["red", "blue"], "fame": {"red": 9}, "trade": trade})
    assert settled["scores"] == {"red": 5, "blue": 0}  # one place pays in century 1


@pytest.mark.rule("legacies.trade.affordable")
def test_a_bid_above_what_one_has_is_settled_and_noted():
    settled = GAME.referee(conference(foundation={"white": 49, "blue": 25, "green": 60}))
    assert settled["notes"] == [{"player": "white", "rule": "legacies.trade.affordable"}]
    assert len(settled["awards"]) == 4


@pytest.mark.rule("legacies.trade.payout")
@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["white:", "  place 1: wins 5 Fame and pays 50 Foundation (legacies.trade.payout)"]),
        ("it", ["white:", "  posto 1: vince 5 Fama e paga 50 Fondazione (legacies.trade.payout)"]),
    ],
)
def test_a_conference_is_told_with_place_prize_and_payment(lang, lines, capsys):
    voice = Voice(lang, GAME, GAME.card_set(GAME.standard_set))
    show(GAME.referee(conference()), Output(voice))
    text = capsys.readouterr().out
    assert text.splitlines()[:2] == lines
    assert "purple" not in text
    show(GAME.referee(conference(fame={"purple": 4})), Output(voice))
    assert "purple: 4" in capsys.readouterr().out


@pytest.mark.parametrize("commodity", ["gold", "fame", "foundation", "resources"])
@pytest.mark.parametrize(("lang", "one", "two"), [("en", "resource", "resources"), ("it", "Risorsa", "Risorse")])
def test_every_prize_and_every_payment_has_its_word(commodity, lang, one, two):
    voice = Voice(lang, GAME, GAME.card_set(GAME.standard_set))
    award = {"player": "red", "place": 1, "points": 1, "for": commodity, "pays": 2, "currency": "resources"}
    text = award_line({**award, "kind": "prize", "rule": ""}, voice)
    assert text.endswith(f" 2 {two}")
    assert (f" 1 {one} " in text) == (commodity == "resources")
    award = {**award, "for": "resources", "points": 2, "pays": 1, "currency": commodity}
    text = award_line({**award, "kind": "prize", "rule": ""}, voice)
    assert f" 2 {two} " in text
    assert text.endswith(f" 1 {one}") == (commodity == "resources")


def test_two_heirlooms_of_one_level_are_scored_and_noted():
    settled = GAME.referee({**SHEET, "heirlooms": {"red": [2, 2]}})

    assert settled["notes"] == [{"player": "red", "rule": "legacies.heirloom.one-per-level"}]


def test_prizes_and_amounts_of_our_own_design_are_noted():
    """Of century 2 the rulebook gives the prizes in fame; all of century 1 is ours, and so are the bids in gold."""
    bids = {"red": ["fame", 20], "blue": ["fame", 10]}
    sheet = {"game": "legacies", "players": ["red", "blue"]}

    def noted(**trade):
        found = GAME.referee({**sheet, "trade": {"currency": "gold", "bids": bids, **trade}})["notes"]
        return [(note["message"], note["value"], note["used"]) for note in found]

    rows = ("note-own-rows", "trade_ladders.gold", [5, 10, 20, 50, 100, 200])
    assert noted(century=2) == [rows]
    assert noted(century=1) == [rows, ("note-own-prize", "trade_payouts.1.fame.1", 3)]
    assert noted(century=1, rows=[10, 20]) == [("note-own-prize", "trade_payouts.1.fame.1", 3)]
    assert noted(century=1, rows=[10, 20], prizes={"fame": [4]}) == []


def test_a_sheet_may_say_what_can_be_bid_and_won():
    trade = {"currency": "gold", "century": 1, "bids": {"red": ["fame", 15]}, "rows": [15], "prizes": {"fame": [8]}}
    sheet = {"game": "legacies", "players": ["red", "blue"]}

    assert GAME.referee({**sheet, "trade": trade})["awards"][0]["points"] == 8
    for change, message in (
        ({"rows": [10]}, "referee-row"),
        ({"rows": [15, -1]}, "referee-number"),
        ({"prizes": {"cards": [1]}}, "referee-trade"),
    ):
        with pytest.raises(SetupError, match=message):
            GAME.referee({**sheet, "trade": {**trade, **change}})


@pytest.mark.rule("legacies.core.seat-count")
def test_the_options_of_a_sheet_are_checked_like_those_of_a_game():
    three = {"game": "legacies", "players": ["red", "Nemesis 1", "Nemesis 2"]}

    assert GAME.referee({**three, "options": {"npcs": "nemesis:2", "difficulty": "expert"}})["ranking"][0] == "red"
    for options, message in (
        ({"npcs": "nemesis:3"}, "setup-players"),
        ({"npcs": "robot"}, "setup-option-value"),
        ({"rounds": 3}, "setup-unknown-option"),
    ):
        with pytest.raises(SetupError, match=message):
            GAME.referee({**three, "options": options})
