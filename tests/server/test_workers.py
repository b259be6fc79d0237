"""Bots think in processes of their own: the same answers as anywhere else, whatever happens to a worker."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from functools import partial

import pytest

from posterity.bots import bot_maker, bots_for
from posterity.core.chance import BlakeStream
from posterity.core.game import Setup
from posterity.core.observation import observe
from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.server.timers.autoplay import after_pauses
from posterity.server.workers.pool import WorkerPool
from posterity.server.workers.process import MOST, SPAWN, WorkerLost, limit_memory
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
        for _ in range(2):
            seen = await started(workers)
            os.kill(seen, signal.SIGKILL)
            while any(one.process.pid == seen for one in workers.all):
                await asyncio.sleep(0.01)
        return await thinking, await workers.think("anna", asks(game, setup, state, "greedy"))

    first, second = run(killed())
    assert first == second  # after two losses the usual bot answered
    assert (workers.losses, workers.fallbacks, workers.started) == (2, 1, 3)


async def started(workers):
    while not workers.all:
        await asyncio.sleep(0.01)
    return next(iter(workers.all)).process.pid


def test_a_bot_that_thinks_for_ever_is_ended(pool):
    game, setup, state = position("leaders")
    workers = pool(timeout=3)
    found = run(workers.think("anna", partial(slow, game, setup, state)))
    assert found == run(workers.think("anna", asks(game, setup, state, "greedy")))
    assert (workers.losses, workers.fallbacks) == (1, 1)  # it would hang again: the next one is not asked the same


def test_a_worker_that_does_not_even_read_its_request_is_ended(pool):
    game, setup, state = position("gears")
    workers = pool(timeout=3)

    async def stopped():
        await workers.think("anna", asks(game, setup, state, "random"))
        os.kill(await started(workers), signal.SIGSTOP)
        large = bot_request(game, setup, state, "greedy", "bot-0-13")._replace(options={"filling": "x" * 4_000_000})
        return await workers.think("anna", lambda: large)

    with pytest.raises(KeyError):  # without its options nobody can read the position
        run(stopped())
    assert workers.losses == 1


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


def test_where_a_bot_makes_a_mistake_the_usual_one_answers(pool):
    game, setup, state = position("gears")
    workers = pool()
    broken = bot_request(game, setup, state, "greedy", "bot-0-13")._replace(bot="nobody")
    found = run(workers.think("anna", lambda: broken))
    assert found == run(workers.think("anna", asks(game, setup, state, "greedy")))
    assert (workers.losses, workers.fallbacks, workers.stats().workers) == (0, 1, 1)


def test_where_no_worker_can_be_started_chance_answers(pool, monkeypatch):
    game, setup, state = position("gears")

    def refused(*given):
        raise WorkerLost("it cannot be started")

    monkeypatch.setattr("posterity.server.workers.pool.WorkerProcess", refused)
    workers = pool()
    assert run(workers.think("anna", asks(game, setup, state, "strong"))) in {one.text for one in state.ask.options}
    assert workers.fallbacks == 2 and workers.stats().workers == 0


def test_a_worker_that_uses_too_much_memory_makes_room_for_a_new_one(pool, monkeypatch):
    game, setup, state = position("gears")
    monkeypatch.setattr("posterity.server.workers.process.ENOUGH", 1)
    workers = pool()
    found = [run(workers.think("anna", asks(game, setup, state, "greedy"))) for _ in range(2)]
    assert found[0] == found[1]
    assert (workers.retired, workers.losses, workers.stats().workers) == (2, 0, 0)


def hungry():
    limit_memory()
    try:
        bytearray(2 * MOST)
    except MemoryError:
        os._exit(7)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit it")
def test_the_system_refuses_a_worker_more_memory_than_any_bot_needs():
    one = SPAWN.Process(target=hungry)
    one.start()
    one.join(60)
    assert one.exitcode == 7


KILLED = """
import os, signal, sys, threading
from posterity.server.workers.process import WorkerProcess
from tests.server.test_workers import position, slow

if __name__ == "__main__":
    worker = WorkerProcess(3)
    threading.Thread(target=lambda: worker.ask(slow(*position("leaders"))), daemon=True).start()
    threading.Event().wait(2)
    print(worker.process.pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_worker_that_thinks_ends_when_its_server_is_killed(tmp_path):
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    told = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, env=with_this_tree())
    worker = int(told.stdout)
    until = time.monotonic() + 30
    while is_running(worker) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_running(worker)


def with_this_tree():
    return os.environ | {"PYTHONPATH": os.pathsep.join([os.getcwd(), *sys.path])}


def is_running(pid):
    """Is there such a process, and not only what is left of it until its parent has noticed?"""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_what_nobody_waits_for_any_more_is_not_thought_about(pool):
    """Another process was quicker: the table's timer is cancelled, and so is its place in the queue."""
    game, setup, state = position("gears")
    workers = pool(timeout=3)

    async def forgotten():
        busy = asyncio.ensure_future(workers.think("anna", partial(slow, game, setup, state)))
        while not workers.queue.running:
            await asyncio.sleep(0.01)
        asked = []
        thought = workers.think("bruno", lambda: asked.append(1))
        waiting = asyncio.ensure_future(after_pauses(thought, (0, 0.01)))
        await asyncio.sleep(0.1)
        before = workers.queue.waiting()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await asyncio.sleep(0)
        after = workers.queue.waiting()
        await busy
        return before, after, asked

    assert run(forgotten()) == (1, 0, [])


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
