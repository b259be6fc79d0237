"""An entry step by step: every sentence with the table right after what it says, and the table itself left alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from posterity.core.abilities import Automata, automaton_turns
from posterity.core.codec import dump
from posterity.core.game import Settlement
from posterity.core.records import Answer, read_record
from posterity.games import GAMES
from posterity.table.replay import replay
from posterity.table.steps import settlement_of, steps_of
from posterity.text.voice import Voice

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES_PLAYED = {
    "leaders": "3-players-dedications",
    "gears": "4-players-destiny",
    "machines": "4-players-pursuits",
    "legacies": "3-players-nemeses",
}


@cache
def played(game, name=None):
    record = read_record((GOLDEN / game / f"{name or GAMES_PLAYED[game]}.json").read_bytes())
    return replay(GAMES[record.game], record)


def settlements(table):
    return [number for number in range(1, table.number + 1) if table.settled[number] == number]


def seen_by(table, viewer):
    return lambda state: table.game.view(state, viewer)


def pairs(found):
    """Every step with the view before it and the one after it."""
    views = [found.before, *[step.view for step in found.steps]]
    return [(step.event, before, step.view) for step, before in zip(found.steps, views, strict=False)]


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_the_steps_are_what_was_told_and_lead_to_the_same_table(game):
    table = played(game)
    before = dump(table.state)
    for number in range(0, table.number + 1, 7):
        found = steps_of(table, number, seen_by(table, 0))
        answered = number > 0 and isinstance(table.entries[number - 1], Answer)
        told = [msgspec.to_builtins(event.args) for event in table.events[number]] if answered else []
        assert [msgspec.to_builtins(step.event.args) for step in found.steps] == told
        assert all(view.ask is None and not view.over for _, _, view in pairs(found))
    assert dump(table.state) == before


@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_points_come_with_the_sentence_that_tells_of_them(game):
    """In a settlement nobody's points change but by what is told, and by exactly that."""
    table = played(game)
    assert len(settlements(table)) >= 2
    for number in settlements(table):
        for event, before, after in pairs(settlement_of(table, number, seen_by(table, None))):
            changed = {
                seat: new - old
                for seat, (old, new) in enumerate(zip(before.scores, after.scores, strict=True))
                if new is not None and new != old
            }
            points = event.args.get("points", event.args.get("fame", 0))
            brings = points and event.message != "scored"  # the sum of what was told before
            assert changed == ({event.args["seat"]: points} if brings else {}), event.message


@pytest.mark.parametrize("name", ["4-players-destiny", "3-players-shape"])
def test_every_piece_of_a_settlement_of_gears_moves_with_its_sentence(name):
    table = played("gears", name)
    met = set()
    for number in settlements(table):
        for event, before, after in pairs(settlement_of(table, number, seen_by(table, None))):
            met.add(event.message)
            sites = [{(site.frame, site.technology): site for site in view.timeline} for view in (before, after)]
            place = event.args.get("frame"), event.args.get("technology")
            if event.message == "round-ends":
                assert {player.frame for player in after.players} == {after.present}
            elif event.message.startswith("left-"):
                assert sites[0].keys() - sites[1].keys() == {place}
            elif event.message in ("cube-returned", "cube-lost"):
                seat, home = event.args["seat"], event.message == "cube-returned"
                assert sites[1][place].cubes[seat] == sites[0][place].cubes[seat] - 1
                assert after.players[seat].pool == before.players[seat].pool + home
            elif event.message == "became-failed":
                assert not sites[1][place].successful
            elif event.message == "fate-left":
                assert len(after.fate_in_play) == len(before.fate_in_play) - 1
            assert [player.hand_size for player in after.players] == [player.hand_size for player in before.players]
            assert after.round == before.round
    assert {"round-ends", "awarded-reward", "cube-returned", "cube-lost"} <= met


def test_moves_are_seen_with_their_sentences():
    table = played("gears")
    for number in range(1, table.number + 1):
        for event, before, after in pairs(steps_of(table, number, seen_by(table, None))):
            seat = event.args.get("seat")
            if event.message == "travelled":
                frames = before.players[seat].frame, after.players[seat].frame
                assert frames == (event.args["before"], event.args["frame"])
            elif event.message == "established":
                assert len(after.timeline) == len(before.timeline) + 1
            elif event.message == "kept":
                assert (before.drawn_size, after.drawn_size) == (2, 0)


def test_what_is_seen_between_is_that_of_a_viewer():
    table = played("gears")
    for number in settlements(table):
        for viewer in (0, None):
            for step in settlement_of(table, number, seen_by(table, viewer)).steps:
                shown = [seat for seat, player in enumerate(step.view.players) if player.hand is not msgspec.UNSET]
                assert shown == ([] if viewer is None else [viewer])


@pytest.mark.parametrize("game", ["leaders", "gears"])
def test_a_settlement_that_was_taken_back_is_not_the_last_one(game):
    record = read_record((GOLDEN / game / f"{GAMES_PLAYED[game]}.json").read_bytes())
    table = replay(GAMES[game], record)
    first, second = settlements(table)[:2]
    everybody = list(range(table.setup.players))

    table.undo(0, second, everybody)
    assert table.settled[-1] == first

    table.undo(0, first, everybody)
    assert table.settled[-1] == 0

    table.undo(0, table.number, everybody)  # the taking back is taken back
    assert table.settled[-1] == first
    assert table.settled[second] == second  # as it was then


@pytest.mark.parametrize("name", GAMES)
def test_a_settlement_is_declared_in_messages_of_the_game(name):
    settlement = GAMES[name].settlement
    assert isinstance(settlement, Settlement)
    voice = Voice("en", GAMES[name])
    for message in settlement.begins | settlement.ends:
        assert voice.has(message), message


def test_turns_of_automata_begin_with_a_card_and_end_before_the_scoring():
    table = played("legacies")
    spans = [(events, automaton_turns(table.game, events)) for events in table.events]
    acted = [(events, span) for events, span in spans if span]
    assert len(acted) > 5
    for events, span in acted:
        messages = [event.message for event in events]
        assert messages[span.start] == "automaton-plays" and "automaton-plays" not in messages[: span.start]
        assert not any(messages[place].startswith("scored-") for place in span)
        assert span.stop == len(messages) or messages[span.stop].startswith("scored-")


@pytest.mark.parametrize("name", GAMES)
def test_turns_of_automata_are_declared_in_messages_of_the_game(name):
    game, voice = GAMES[name], Voice("en", GAMES[name])
    turns = game.automaton_turns if isinstance(game, Automata) else None
    for message in () if turns is None else turns.begins | turns.ends:
        assert voice.has(message), message
    assert turns is not None or not automaton_turns(game, [])
