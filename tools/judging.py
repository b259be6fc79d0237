"""What a level gets wrong: its decisions in games, judged by the values of a network, and the reason why it erred.

The reason is found by experiment: the level decides again with the same luck, but with one of its habits taken away, or
with more thought. Whatever makes it answer at least half as good again is why it erred.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Any, NamedTuple

from posterity.bots import bot_maker
from posterity.bots.levels import thinker
from posterity.bots.networks import effort_of, shipped
from posterity.bots.planner import Effort
from posterity.bots.relaxed import HABITS, Habits, Relaxed
from posterity.bots.thoughts import MILLION, Expectation, think
from posterity.core.chance import BlakeStream, QuickStream
from posterity.core.game import Game, Setup
from posterity.core.observation import Bot, observe
from posterity.core.tasks import State, apply
from posterity.lab.selfplay import setup_with
from posterity.terminal.screen import prompt_text, table_paragraphs
from posterity.text.voice import Voice

JUDGE = Effort(24, 4, 40, 100)
AHEAD = Effort(8, 6, 80, 200)  # of somebody who looks further
COSTLY = 30_000  # millionths of a victory: an error that counts
EVERY = 3  # decisions of the level, of which one is judged


class Decision(NamedTuple):
    """What a level answered, what the judge would have, and what that cost, in millionths of a victory."""

    level: str
    deal: int
    entry: int
    cost: int
    band: int
    why: str  # what would have helped; empty where it cost little
    question: str
    played: str
    better: str
    scores: list[int]
    table: list[str]

    @property
    def costly(self) -> bool:
        return self.cost >= COSTLY and self.cost > self.band


def judged(game: Game[Any], level: str, players: int, deal: int, rival: str) -> Iterator[Decision]:
    """Decisions of a level in one game against rivals; it sits at each seat in turn."""
    setup = setup_with(game, players, deal, {})
    s, hero, entry, count = game.new(setup), deal % players, 0, 0
    while s.ask is not None:
        seat, real = s.ask.seat, len(s.ask.options) > 1
        bot = level if seat == hero else rival
        pick = bot_maker(bot)(stream(setup, seat, entry)).choose(observe(game, s))
        if real and seat == hero:
            count += 1
            if count % EVERY == 0:
                yield judge(game, setup, s, level, deal, entry, pick.text)
        apply(s, pick)
        entry += 1


def stream(setup: Setup, seat: int, entry: int) -> BlakeStream:
    """The luck of a bot for one answer, as on a server."""
    return BlakeStream(setup.seed, f"bot-{seat}-{entry + 1}")


def judge(game: Game[Any], setup: Setup, s: State, level: str, deal: int, entry: int, picked: str) -> Decision:
    """One decision; a reason is looked for only where it was costly."""
    observation = observe(game, s)
    found = {one.option.text: one for one in think(observation, QuickStream(deal << 20 | entry), JUDGE).expectations}
    seat = observation.seat
    best = max(found.values(), key=lambda one: one.shares[seat])
    cost, band = behind(found[picked], best, seat)
    plain = Decision(level, deal, entry, cost, band, "", "", picked, best.option.text, game.scores(s), [])
    if not plain.costly:
        return plain
    why = "rule"
    for name, bot in second_thoughts(level, game.name, lambda: stream(setup, seat, entry)):
        again = found[bot.choose(observe(game, s)).text]
        if best.shares[seat] - again.shares[seat] <= cost // 2:
            why = name
            break
    return told(plain._replace(why=why), game, setup, s)


def behind(picked: Expectation, best: Expectation, seat: int) -> tuple[int, int]:
    """By how much an answer is worse than the best one, and half of the band of that."""
    return best.shares[seat] - picked.shares[seat], int(hypot(picked.bands[seat], best.bands[seat]))


# ---------------------------------------------------------------- why


def second_thoughts(level: str, game: str, luck: Any) -> Iterator[tuple[str, Bot]]:
    """The same level with one habit less at a time, or with more thought."""
    if level in HABITS:
        yield from with_better_habits(HABITS[level], luck)
        return
    kind, _, rest = effort_of(level, game).partition(":")
    numbers = [int(number) for number in rest.split(":")]
    if kind == "tree":
        yield "guesses", thinker(f"tree:{4 * numbers[0]}:{numbers[1]}", luck(), shipped(game))
        return
    more, further = [4 * numbers[0], *numbers[1:]], [numbers[0], *[2 * number for number in numbers[1:]]]
    yield "guesses", thinker(f"plan:{':'.join(map(str, more))}", luck(), shipped(game))
    yield "reach", thinker(f"plan:{':'.join(map(str, further))}", luck(), shipped(game))


def with_better_habits(habits: Habits, luck: Any) -> Iterator[tuple[str, Bot]]:
    effort, overlooks, plain = habits.effort, habits.overlooks, habits.plain
    yield "overlooks", Relaxed(luck(), Habits(effort, 0, plain, habits.alone, habits.forgets))
    if habits.alone:
        yield "alone", Relaxed(luck(), Habits(effort, overlooks, plain, False, habits.forgets))
    if habits.forgets:
        yield "forgets", Relaxed(luck(), Habits(effort, overlooks, plain, habits.alone, False))
    yield "plain", Relaxed(luck(), Habits(effort, overlooks, 0, habits.alone, habits.forgets))
    yield "reach", Relaxed(luck(), Habits(AHEAD, overlooks, plain, habits.alone, habits.forgets))
    yield "several", Relaxed(luck(), Habits(AHEAD, 0, 0))


# ---------------------------------------------------------------- in words


def told(one: Decision, game: Game[Any], setup: Setup, s: State) -> Decision:
    """The decision with the table in words, as the seat sees it."""
    assert s.ask is not None
    names = [f"player {seat + 1}" for seat in range(setup.players)]
    voice = Voice("en", game, setup.cards, names).as_seen_by(s.ask.seat)
    view = game.view(s, s.ask.seat)
    return one._replace(
        question=prompt_text(view.ask, voice),
        played=voice.pick(one.played),
        better=voice.pick(one.better),
        table=[
            f"**{part.title}**: {' '.join([part.text, *part.rows]).strip()}"
            for part in table_paragraphs(game.outline(view), voice)
        ],
    )


def percent(millionths: float) -> float:
    return 100 * millionths / MILLION
