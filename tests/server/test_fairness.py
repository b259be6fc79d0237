"""Heavy work is served in turn and paid for in seconds: nobody can make the others wait for long."""

from __future__ import annotations

import asyncio
import re
import threading
import time

import pytest

from posterity.core.records import write_record
from posterity.server.errors import ApiError
from posterity.server.http.routes import HELD_BACK
from posterity.server.ops.fair_queue import FairQueue, QueuedJob
from posterity.server.ops.limits import Budget, Rate
from posterity.server.ops.workload import Timed
from tests.server.serving import Refusal
from tests.server.test_alone import served
from tests.server.test_attack import at_once
from tests.server.test_people import refused
from tests.server.test_two_processes import until


class Clock:
    """Time that passes only while somebody works."""

    def __init__(self):
        self.at = 0.0

    def __call__(self):
        return self.at

    def works(self, seconds):
        self.at += seconds


def turns(asked, most=100):
    """In which order jobs are done that were all asked for before the first one was, in one thread: who, how long."""
    clock, done = Clock(), []

    async def main():
        queue, gate = FairQueue(1, most, clock), threading.Event()

        def job(who, seconds):
            def work():
                gate.wait(10)
                clock.works(seconds)
                done.append(who)

            return queue.run(QueuedJob(key=who, work=work, payer=who))

        works = [asyncio.ensure_future(job(who, seconds)) for who, seconds in asked]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*works)
        queue.close()

    asyncio.run(main())
    return "".join(done)


def test_people_are_served_in_turn():
    assert turns([("a", 1)] * 6 + [("b", 1)] * 2 + [("c", 1)]) == "abcabaaaa"


def test_whoever_asks_for_more_work_has_fewer_turns():
    assert turns([("a", 4)] * 3 + [("b", 1)] * 8) == "abbbbabbbba"


def test_whoever_was_away_has_no_turns_saved_up():
    """Having asked for nothing for long does not let anybody go first again and again."""
    clock = Clock()

    async def main():
        queue, done = FairQueue(1, 100, clock), []

        def job(who):
            return asyncio.ensure_future(
                queue.run(QueuedJob(key=who, work=lambda: (clock.works(1), done.append(who)), payer=who))
            )

        await job("b")
        for _ in range(50):
            await job("a")
        await asyncio.gather(*[job(who) for who in "aaabbb"])
        queue.close()
        return "".join(done[-6:])

    found = asyncio.run(main())
    assert "bb" not in found[:4] and "aa" not in found[:4], found


def test_one_has_only_so_much_waiting_and_others_are_not_refused():
    async def main():
        queue, gate = FairQueue(2, 3), threading.Event()

        def job(who):
            return asyncio.ensure_future(queue.run(QueuedJob(key=who, work=lambda: gate.wait(10), payer=who)))

        first = [job("a") for _ in range(5)]
        await asyncio.sleep(0)
        other = job("b")
        await asyncio.sleep(0.05)
        waiting, running = queue.waiting(), sorted(queue.running)
        gate.set()
        found = await asyncio.gather(*first, other, return_exceptions=True)
        queue.close()
        return waiting, running, found, dict(queue.payers)

    waiting, running, found, left = asyncio.run(main())
    assert (waiting, running, left) == (2, ["a", "b"], {})
    refusals = [one for one in found if isinstance(one, ApiError)]
    assert [one.problem.message for one in refusals] == ["server-busy"] * 2 and found[-1] is True


def test_what_is_long_leaves_a_thread_for_the_others():
    async def main():
        queue, gate = FairQueue(2, 10), threading.Event()
        longs = [
            asyncio.ensure_future(queue.run(QueuedJob(key=who, work=lambda: gate.wait(10), payer=who, long=True)))
            for who in "abc"
        ]
        await asyncio.sleep(0.05)
        found = await asyncio.wait_for(queue.run(QueuedJob(key="d", work=lambda: "quick", payer="d")), 5)
        gate.set()
        await asyncio.gather(*longs)
        queue.close()
        return found

    assert asyncio.run(main()) == "quick"


def test_whoever_waits_no_longer_is_not_served_but_pays_for_what_was_begun():
    async def main():
        clock, paid, done = Clock(), [], []
        queue, gate = FairQueue(1, 10, clock), threading.Event()

        def job(name):
            work = lambda: (gate.wait(10), clock.works(3), done.append(name))  # noqa: E731
            return asyncio.ensure_future(queue.run(QueuedJob(key="a", work=work, payer="a", charge=paid.append)))

        first, second = job("first"), job("second")
        await asyncio.sleep(0.05)
        first.cancel(), second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        gate.set()
        await asyncio.to_thread(until, lambda: paid)
        queue.close()
        return paid, done, queue.waiting()

    assert asyncio.run(main()) == ([3], ["first"], 0)


def test_a_budget_is_used_up_and_comes_back():
    clock = Clock()
    budget = Budget(Rate(burst=10, seconds=20), clock)
    for cost in (4, 5.9, 2.1):
        budget.check("a")
        budget.charge("a", cost)
    with pytest.raises(ApiError) as e:
        budget.check("a")
    assert (e.value.problem.message, e.value.problem.args) == ("server-worked", {"seconds": 5})
    budget.check("b")
    clock.works(4.1)
    budget.check("a")
    budget.charge("a", 1000)
    clock.works(20.1)
    budget.check("a")  # nobody owes for ever


def test_only_ones_own_steps_are_counted():
    """What others do while one waits costs one nothing."""

    def works():
        return sum(range(300_000))

    async def waits():
        await asyncio.sleep(0)
        await asyncio.sleep(0.05)
        return "done"

    async def busy():
        for _ in range(10):
            works()
            await asyncio.sleep(0)

    async def main():
        idle, active = Timed(waits()), Timed(busy())

        async def run(steps):
            return await steps

        found, _ = await asyncio.gather(run(idle), run(active))
        return found, idle.seconds, active.seconds

    found, idle, active = asyncio.run(main())
    assert found == "done" and active > 10 * idle


def test_errors_and_cancellation_pass_through_what_is_counted():
    async def fails():
        await asyncio.sleep(0)
        raise KeyError("x")

    async def cleans(seen):
        try:
            await asyncio.sleep(60)
        finally:
            seen.append("cleaned")

    async def main():
        with pytest.raises(KeyError):
            await Timed(fails())
        seen = []

        async def run():
            await Timed(cleans(seen))

        task = asyncio.ensure_future(run())
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return seen

    assert asyncio.run(main()) == ["cleaned"]


# ---------------------------------------------------------------- at a real server


def played(server, client, options=None):
    """A finished game of bots, and its record."""
    table, _ = client.table(seats=["me", "bot"], options=options or {})
    client.act(table, "bot")
    until(lambda: client.view(table, outline=0)["status"] == "over", 60)
    return table, write_record(server.on(server.store.record(table))).decode()


def test_whoever_makes_the_server_work_too_much_is_told_when_to_come_back(tmp_path):
    with served(tmp_path / "store.db") as server:
        anna, bruno = server.person("Anna"), server.person("Bruno")
        table, _ = played(server, anna)
        budget = server.app.services.workload.people
        budget.rate = Rate(burst=1, seconds=1000)
        budget.balances.clear()
        budget.charge(anna.me(), 0.9)

        with pytest.raises(Refusal) as e:
            for _ in range(2000):
                anna.view(table, at=40, since=-1, all=1)
        assert (e.value.status, e.value.message) == (429, "server-worked")
        assert int(e.value.headers["retry-after"]) >= 1
        bruno.get("me")


def test_whoever_is_refused_cannot_ask_again_at_once(tmp_path):
    """Refusals without end would hold up the others, too."""
    with served(tmp_path / "store.db") as server:
        anna, bruno = server.person("Anna"), server.person("Bruno")
        budget, person = server.app.services.workload.people, anna.me()
        budget.rate = Rate(burst=1, seconds=1000)
        budget.charge(person, 2.0)

        started = time.monotonic()
        with refused(429, "server-worked"):
            anna.get("me")
        assert time.monotonic() - started >= HELD_BACK
        assert bruno.get("me")["name"] == "Bruno"


def test_what_a_request_costs_in_the_event_loop_is_counted_too(tmp_path):
    with served(tmp_path / "store.db") as server:
        anna = server.person("Anna")
        table, _ = played(server, anna)
        budget, who = server.app.services.workload.people, anna.me()
        budget.rate = Rate(burst=1000, seconds=10**9)
        budget.balances.clear()
        for _ in range(20):
            anna.view(table, since=-1)
        over_http = 1000 - budget.left(who)
        with anna.socket(table) as socket:
            socket.next("update")
            for id in range(20):
                socket.do("mute", id, person="x", muted=True)
        assert over_http > 0.001 and 1000 - budget.left(who) > over_http


def test_the_queue_is_bounded_for_each_person(tmp_path):
    with served(tmp_path / "store.db", waiting=2) as server:
        anna, bruno = server.person("Anna"), server.person("Bruno")
        table, _ = played(server, anna)
        gate = threading.Event()
        queue = server.app.services.workload.queue
        holding = [
            asyncio.run_coroutine_threadsafe(held(queue, f"thread {n}", gate), server.loop)
            for n in range(queue.threads)
        ]
        until(lambda: len(queue.running) == queue.threads)
        answers = []
        asking = threading.Thread(
            target=lambda: answers.extend(
                at_once([lambda: anna.raw("GET", f"api/tables/{table}/view?at=1") for _ in range(6)])
            )
        )
        asking.start()
        until(lambda: queue.refused == 4)
        assert bruno.get("me")["name"] == "Bruno", "what is light need not wait"
        gate.set()
        asking.join(20)
        for one in holding:
            one.result(10)

    assert sorted(status for status, _, _ in answers) == [200, 200, 429, 429, 429, 429]
    assert all(int(headers["retry-after"]) >= 1 for status, headers, _ in answers if status == 429)
    assert all(b"server-busy" in data for status, _, data in answers if status == 429)


async def held(queue, key, gate):
    await queue.run(QueuedJob(key=key, work=lambda: gate.wait(20)))


def test_the_page_of_numbers_shows_the_queue(tmp_path):
    with served(tmp_path / "store.db") as server:
        anna = server.person("Anna")
        table, _ = played(server, anna)
        anna.view(table, at=1)
        page = server.stranger().raw("GET", "metrics")[2].decode()
    for name in ("work_waiting 0", "work_running 0", "work_refused_total 0", r"work_seconds_total [\d.]+"):
        assert re.search(f"^posterity_{name}$", page, re.M), name
    assert int(re.search(r"^posterity_work_wait_seconds_count (\d+)$", page, re.M)[1]) >= 1


# ---------------------------------------------------------------- other things without a bound


def test_one_person_has_only_so_many_sockets_and_waiting_requests(tmp_path):
    with served(tmp_path / "store.db", person_sockets=1, person_polls=1) as server:
        anna, bruno = server.person("Anna"), server.person("Bruno")
        one, other = (bruno.table(seats=["link", "me"])[0] for _ in range(2))
        table, _ = anna.table(seats=["me", "me"])
        with bruno.socket(one) as socket:
            socket.next("update")
            with bruno.socket(other) as second:
                assert second.next("error")["error"]["message"] == "server-crowd-own"
            with anna.socket(table) as own:
                own.next("update")
        until(lambda: not server.app.services.sockets_of.here)
        with bruno.socket(other) as socket:
            socket.next("update")
        paths = [f"api/tables/{one}/view?since=0&wait=1", f"api/tables/{other}/view?since=0&wait=1"]
        answers = at_once([lambda path=path: bruno.raw("GET", path)[0] for path in paths])
        assert sorted(answers) == [200, 429]


def test_one_address_does_not_take_all_places_of_those_who_watch(tmp_path):
    with served(tmp_path / "store.db", address_listeners=1) as server:
        anna = server.person("Anna")
        table, _ = anna.table(seats=["me", "me"], public=True)
        with server.stranger().socket(table) as one:
            one.next("update")
            with server.stranger().socket(table) as two:
                assert two.next("error")["error"]["message"] == "server-full"
            with server.person("Bruno").socket(table) as three:
                three.next("update")


def test_a_chat_does_not_grow_for_ever(tmp_path):
    with served(tmp_path / "store.db", chat_lines=3) as server:
        anna = server.person("Anna")
        table, _ = anna.table()
        for n in range(3):
            anna.act(table, "chat", text=f"line {n}")
        with refused(409, "server-chat-full"):
            anna.act(table, "chat", text="one more")
