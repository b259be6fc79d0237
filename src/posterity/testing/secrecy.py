"""Two worlds: states that differ only in what a viewer may not know must look the same to it, in every channel."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import msgspec

from posterity.core.answers import IllegalAnswer
from posterity.core.chance import QuickStream
from posterity.core.codec import dump
from posterity.core.events import Event
from posterity.core.game import Game
from posterity.core.tasks import State, answer, apply, why
from posterity.table.steps import listen, seen_between

STEPS = 6  # answers for which two worlds are followed side by side


def check_views(game: Game[Any], s: State, luck: QuickStream) -> None:
    """For every viewer: a guessed world looks like this one, continues like it, and can be played to the end."""
    seats = list(range(len(game.scores(s))))
    before = dump(s)
    for seat in seats:
        world = game.guess(s, seat, luck)
        for viewer in (seat, None):  # a spectator knows no more than any seat
            assert seen(game, world, viewer) == seen(game, s, viewer), f"viewer {viewer} can tell two worlds apart"
        check_answers(game, s, world, seat)
        follow(game, s.clone(), world.clone(), seat, luck)
        play_to_the_end(world, luck)
    assert dump(s) == before, "looking at a table changed it"


def seen(game: Game[Any], s: State, viewer: int | None) -> tuple[bytes, bytes]:
    """View and outline as bytes."""
    view = game.view(s, viewer)
    return msgspec.json.encode(view), msgspec.json.encode(game.outline(view))


def check_answers(game: Game[Any], s: State, world: State, seat: int) -> None:
    """Reasons and errors are the same in both worlds, for every possible answer."""
    if s.ask is None:
        return
    for pick in list(game.lexicon(s).made.values()):
        assert told(s, seat, pick) == told(world, seat, pick), f"the reason about {pick} tells seat {seat} something"


def told(s: State, seat: int, pick: Any) -> object:
    assert s.ask is not None
    if s.ask.seat == seat:
        reason = why(s, pick)
        return (reason.legal, reason.message, reason.clause, reason.args)
    try:
        answer(s, seat, s.answers, pick)
    except IllegalAnswer as e:
        return (e.kind, e.args_named)
    raise AssertionError("an answer from the wrong seat was taken")


def follow(game: Game[Any], one: State, two: State, seat: int, luck: QuickStream) -> None:
    """Give the same answers in both worlds: as long as they look the same, so do events and questions.

    Another seat's action may make them differ only by showing a card, never by whether it is asked something.
    """
    for _ in range(STEPS):
        if one.ask is None or two.ask is None:
            return
        both = [pick for pick in one.ask.options if pick.text in {other.text for other in two.ask.options}]
        if not both:
            return  # what the seat asked can do depends on its own hand, which differs
        pick = both[luck.below(len(both))]
        steps = [watched(game, s, seat) for s in (one, two)]
        chance, asked = one.chance, one.ask.seat
        apply(one, pick)
        apply(two, game.lexicon(two).parse(pick.text))
        if one.chance is not chance:
            return  # chance was drawn: what was turned up on the way may differ though the tables look alike
        same = seen(game, one, seat) == seen(game, two, seat)
        alike = same_steps(*steps) or (asked == seat and not same)
        assert alike, f"the table in the middle of {pick} tells seat {seat} something"
        if not same:
            alike = asked == seat or same_question(one, two) or shows_a_card(game, one, two, seat)
            assert alike, f"whether a question follows {pick} tells seat {seat} something"
            return  # something hidden was shown to this seat: from here on the worlds may differ
        assert same_story(one, two, seat), f"the story of {pick} tells seat {seat} something"


def watched(game: Game[Any], s: State, seat: int) -> list[tuple[object, bytes]]:
    """The events that the seat reads from now on, each with its view right after it; the list grows during play."""
    steps: list[tuple[object, bytes]] = []

    def heard(event: Event) -> None:
        told = event.seen_by(seat)
        if told is not None:
            view = seen_between(s, lambda now: game.view(now, seat))
            steps.append(((told.message, told.clause, told.args), msgspec.json.encode(view)))

    listen(s, heard)
    return steps


def same_steps(one: list[tuple[object, bytes]], two: list[tuple[object, bytes]]) -> bool:
    """As long as the two stories are the same, cards in the same order, so is the table after each event."""
    for (mine, here), (other, there) in zip(one, two, strict=False):
        if mine != other:
            return True
        if here != there:
            return False
    return True


def same_question(one: State, two: State) -> bool:
    """Is the same seat asked the same thing, or nobody anything?"""
    asked = [None if s.ask is None else (s.ask.seat, s.ask.prompt) for s in (one, two)]
    return asked[0] == asked[1]


def shows_a_card(game: Game[Any], one: State, two: State, seat: int) -> bool:
    """Do the two stories differ by a card: shown in one world and not in the other, or another card in each?"""
    for pair in zip_longest(read(one, seat), read(two, seat)):
        events = [event for event in pair if event is not None]
        if len(events) < 2 or told_words(events[0]) != told_words(events[1]):
            return any(name in game.card_args for event in events for name in event.args)
    return False


def same_story(one: State, two: State, seat: int) -> bool:
    """Up to where the seat itself comes to know something hidden, though it may have lost it again since."""
    for mine, other in zip_longest(read(one, seat), read(two, seat)):
        if mine is None or other is None:
            return False
        if told_words(mine) != told_words(other):
            return all(event.only is not None and event.args.get("seat") == seat for event in (mine, other))
    return True


def read(s: State, seat: int) -> list[Event]:
    """What the seat is told."""
    events = [event.seen_by(seat) for event in s.told or []]
    return [event for event in events if event is not None]


def told_words(event: Event) -> tuple[object, ...]:
    return event.message, event.clause, unordered(event.args)


def unordered(args: dict[str, Any]) -> dict[str, Any]:
    """Cards drawn together: the worlds may hold the same ones in another order."""
    return {name: sorted(value) if isinstance(value, list) else value for name, value in args.items()}


def play_to_the_end(world: State, luck: QuickStream) -> None:
    count = 0
    while world.ask is not None:
        apply(world, world.ask.options[luck.below(len(world.ask.options))])
        count += 1
        assert count < 50_000, "a guess does not end"
