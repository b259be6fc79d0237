"""The conformance suite: what must be true of every game, checked on random games over all its set-ups."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from posterity.core.answers import IllegalAnswer
from posterity.core.chance import QuickStream
from posterity.core.codec import dump
from posterity.core.game import Game, Setup
from posterity.core.records import read_record, write_record
from posterity.core.tasks import YES, State, advance, apply, question
from posterity.table.replay import replay
from posterity.table.table import Table
from posterity.testing import secrecy
from posterity.testing.completeness import check_outline_is_complete
from posterity.testing.speech import Speech
from posterity.testing.walks import new_table, play, random_pick, setups, step

EVERY = 13  # answers between two close looks
OPENING = 200  # answers; after them only every fifth of these looks is taken


def check_game(game: Game[Any], first_seed: int = 0) -> None:
    """AssertionError if `game` breaks anything that all games promise."""
    for chosen in setups(game, first_seed):
        check_setup(game, chosen)


def check_setup(game: Game[Any], chosen: Setup, thorough: bool = False) -> None:
    """The same for one set-up; a thorough check changes every single value of the views it looks at."""
    check_walk(game, chosen, thorough)
    check_record(game, chosen)
    check_undo(game, chosen)


def check_walk(game: Game[Any], chosen: Setup, thorough: bool) -> None:
    """Play one random game and look closely every few answers."""
    table = new_table(game, chosen)
    luck = QuickStream(int.from_bytes(chosen.seed[:8], "little"))
    whole = cards(game, table.state)
    speech = Speech(game, chosen)
    looks = 0
    while not table.over:
        check_options(table.state)
        if table.number % (EVERY if table.number < OPENING else 5 * EVERY) == 0:
            assert cards(game, table.state) == whole, "a card was lost or made"
            check_clone(table.state, luck)
            check_saving(game, chosen, table.state)
            check_refusal(game, table, luck)
            secrecy.check_views(game, table.state, luck)
            speech.check_position(table.state)
            asked = table.state.ask.seat if table.state.ask else 0
            check_outline_is_complete(game, table.state, asked if looks % 2 else None, None if thorough else looks // 2)
            looks += 1
        step(table, luck)
        assert table.number < 50_000, "the game does not end"
    assert cards(game, table.state) == whole
    secrecy.check_views(game, table.state, luck)
    speech.check_position(table.state)
    speech.check_events([event for events in table.events for event in events])
    result = table.result()
    standings = {seat: score for seat, score in enumerate(game.standings(table.state)) if score is not None}
    assert sorted(result.ranking) == list(standings)
    assert [result.scores[seat] for seat in result.ranking] == sorted(standings.values(), reverse=True)


def cards(game: Game[Any], s: State) -> Counter[str]:
    return Counter(game.inventory(msgspec.to_builtins(game.position(s))))


def check_options(s: State) -> None:
    """Options are never empty, no two look alike, exactly they may be picked, and asking again gives the same."""
    assert s.ask is not None
    texts = [pick.text for pick in s.ask.options]
    assert texts, f"{s.ask.prompt} has no answer"
    assert len(set(texts)) == len(texts), f"{s.ask.prompt} offers an answer twice"
    task = question(s)
    allowed = [pick.text for pick in task.about(s) if task.may(s, pick) == YES]
    assert texts == allowed, f"{s.ask.prompt} offers {texts}, but {allowed} may be picked"
    seat = s.ask.seat
    advance(s)
    assert s.ask is not None and (s.ask.seat, [pick.text for pick in s.ask.options]) == (seat, texts)


def check_clone(s: State, luck: QuickStream) -> None:
    """A clone is equal and independent."""
    before = dump(s)
    other = s.clone()
    assert dump(other) == before
    while other.ask is not None and luck.below(20):
        apply(other, random_pick(other, luck))
    assert dump(s) == before, "playing a clone changed the original"


def check_saving(game: Game[Any], chosen: Setup, s: State) -> None:
    """Saving and loading changes nothing, also in the middle of an effect."""
    loaded = game.load(dump(s), chosen)
    assert dump(loaded) == dump(s)
    assert s.ask is not None and loaded.ask is not None
    assert [pick.text for pick in loaded.ask.options] == [pick.text for pick in s.ask.options]


def check_refusal(game: Game[Any], table: Table, luck: QuickStream) -> None:
    """A refused, stale or foreign answer raises IllegalAnswer and leaves the state unchanged to the byte."""
    s = table.state
    assert s.ask is not None
    before = dump(s), table.number
    offered = [pick.text for pick in s.ask.options]
    refused = [pick for pick in game.lexicon(s).made.values() if pick.text not in offered]
    good, seat, seats = random_pick(s, luck), s.ask.seat, len(table.seats)
    tries = [(seat, pick, table.number) for pick in refused]
    tries += [((seat + 1) % seats, good, table.number), (seat, good, table.number - 1), (seat, good, table.number + 1)]
    for who, pick, number in tries:
        try:
            table.answer(who, pick, number=number)
        except IllegalAnswer as e:
            assert e.kind != "refused" or (e.reason is not None and not e.reason.legal and e.reason.clause)
        else:
            raise AssertionError(f"{pick} by seat {who} should have been refused")
    assert (dump(s), table.number) == before


def check_record(game: Game[Any], chosen: Setup) -> None:
    """The same seed and answers give the same bytes, through a file and back."""
    table = new_table(game, chosen)
    play(table, QuickStream(1))
    written = write_record(table.record())
    again = replay(game, read_record(written))
    assert dump(again.state) == dump(table.state)
    assert write_record(again.record()) == written
    twin = new_table(game, chosen)
    play(twin, QuickStream(1))
    assert write_record(twin.record()) == written


def check_undo(game: Game[Any], chosen: Setup) -> None:
    """Undo returns the identical state, chance included, and free undo never reaches behind another's answer."""
    table = new_table(game, chosen)
    luck = QuickStream(2)
    dumps = [dump(table.state)]
    everybody = list(range(chosen.players))
    while not table.over and table.number < 400:
        step(table, luck)
        dumps.append(dump(table.state))
        if luck.below(25) == 0:
            to = 1 + luck.below(table.number)
            table.undo(luck.below(chosen.players), to, everybody)
            assert dump(table.state) == dumps[to - 1]
            dumps.append(dumps[to - 1])
