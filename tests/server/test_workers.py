"""Bots think in processes of their own: the same answers as anywhere else, whatever happens to a worker."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from functools import partial

import pytest

from posterity.bots import bot_maker, bots_for
from posterity.core.chance import BlakeStream
from posterity.core.game import Setup
from posterity.core.observation import observe
from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.server.workers.pool import WorkerPool
from posterity.server.workers.thinking import bot_request
from tests.server.serving import Client, Running

SLOW = "mcts:20000000"  # thinks for hours
SEED = bytes(range(32))


def position(name, answers=12):
    """A game of two, some answers on, with a real choice."""
    game = GAMES[name]
    options = {option.name: option.default_for(2) for option in game.options}
    setup = Setup(players=2, options=options, cards=game.card_set(game.standard_set), seed=SEED, rules=game.rules)
    state = game.new(setup)
    count = 0
    while count < answers or len(state.ask.options) < 2:
        apply(state, state.ask.options[-1])
        count += 1
    return game, setup, state


@pytest.fixture
def pool():
    made = []

    def make(count=1, **more):
        made.append(WorkerPool(count, **more))
        return made[-1]

    yield make
    for one in made:
        one.close()


def asks(game, setup, state, bot, stream="bot-0-13"):
    return partial(bot_request, game, setup, state, bot, stream)


def slow(game, setup, state):
    return bot_request(game, setup, state, "greedy", "bot-0-13")._replace(bot=SLOW)


def run(work):
    return asyncio.run(asyncio.wait_for(work, 120))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_worker_answers_as_the_bot_does_elsewhere(pool, name):
    game, setup, state = position(name)
    workers = pool()

    async def all_bots():
        return [await workers.think("anna", asks(game, setup, state, bot)) for bot in bots_for(name)]

    found = run(all_bots())
    expected = [
        bot_maker(bot)(BlakeStream(SEED, "bot-0-13")).choose(observe(game, state)).text for bot in bots_for(name)
    ]
    assert found == expected
    assert workers.stats().workers == 1


def test_without_workers_bots_think_in_the_server(pool):
    game, setup, state = position("gears")
    workers = pool(0)
    assert run(workers.think("anna", asks(game, setup, state, "greedy"))) in {one.text for one in state.ask.options}
    assert workers.stats().workers == 0


def test_a_killed_worker_is_replaced_and_its_question_answered(pool):
    game, setup, state = position("leaders")
    workers = pool()

    async def killed():
        thinking = asyncio.ensure_future(workers.think("anna", partial(slow, game, setup, state)))
        for _ in range(3):
            seen = await started(workers)
            os.kill(seen, signal.SIGKILL)
            while any(one.process.pid == seen for one in workers.all):
                await asyncio.sleep(0.01)
        return await thinking, await workers.think("anna", asks(game, setup, state, "greedy"))

    first, second = run(killed())
    assert first == second  # after three losses the usual bot answered
    assert workers.losses == 3


async def started(workers):
    while not workers.all:
        await asyncio.sleep(0.01)
    return next(iter(workers.all)).process.pid


def test_a_bot_that_thinks_for_ever_is_ended(pool):
    game, setup, state = position("leaders")
    workers = pool(timeout=1.5)
    found = run(workers.think("anna", partial(slow, game, setup, state)))
    assert found in {one.text for one in state.ask.options}
    assert workers.losses == 3 and not workers.all


def test_the_bots_of_one_owner_do_not_starve_those_of_another(pool):
    game, setup, state = position("gears")
    workers = pool()
    done = []

    async def one(owner, bot):
        await workers.think(owner, asks(game, setup, state, bot))
        done.append(owner)

    async def both():
        many = [asyncio.ensure_future(one("anna", "greedy")) for _ in range(12)]
        await asyncio.sleep(0)
        await one("bruno", "greedy")
        await asyncio.gather(*many)

    run(both())
    assert done.index("bruno") <= 2


def test_a_mistake_of_a_bot_is_told_and_costs_no_worker(pool):
    game, setup, state = position("gears")
    workers = pool()
    broken = bot_request(game, setup, state, "greedy", "bot-0-13")._replace(state=b"{}")
    with pytest.raises(RuntimeError, match="greedy at gears"):
        run(workers.think("anna", lambda: broken))
    assert run(workers.think("anna", asks(game, setup, state, "greedy")))
    assert workers.losses == 0 and workers.stats().workers == 1


def test_workers_end_with_the_pool(pool):
    game, setup, state = position("gears")
    workers = pool()
    run(workers.think("anna", asks(game, setup, state, "random")))
    (worker,) = workers.all
    workers.close()
    worker.process.join(10)
    assert worker.process.exitcode is not None


def test_a_table_plays_on_when_its_workers_are_killed(tmp_path):
    running = Running(tmp_path / "store.db", bot_workers=2).start()
    try:
        anna = running.person("Anna")
        table, _ = anna.table("gears", seats=("me", {"kind": "bot", "bot": "strong"}))
        kills, until = 0, time.monotonic() + 60
        while kills < 3 and time.monotonic() < until:
            play_first(anna, table)
            for worker in list(running.app.services.workers.all):
                worker.process.kill()
                kills += 1
        number = anna.view(table)["number"]
        while anna.view(table)["number"] < number + 6:
            play_first(anna, table)
        page = anna.raw("GET", "metrics")[2].decode()
        assert "posterity_bot_workers " in page and "posterity_bots_wait_seconds_count" in page
        assert running.app.services.metrics.mistakes == 0
    finally:
        running.stop()
    assert not [one for one in running.app.services.workers.all if one.process.is_alive()]


def play_first(client: Client, table):
    """Give one's first answer where one is asked; else wait a little."""
    update = client.view(table)
    ask = update["view"]["ask"] if update["view"] else None
    if ask is not None and ask["seat"] == 0:
        client.act(table, "answer", number=update["number"], pick=ask["options"][0])
    else:
        time.sleep(0.02)
