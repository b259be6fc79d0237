"""Reviews where several servers use one database: each is worked out once, all hear of it, and it outlives one."""

from __future__ import annotations

import pytest

from posterity.server.advice import reviewer
from tests.server.serving import Running
from tests.server.test_reviews import LEAST, LITTLE, is_done, opened, wait_until
from tests.server.test_two_processes import at


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(reviewer, "PASSES", ((1, LEAST), (2, LITTLE)))
    monkeypatch.setattr(reviewer, "LOOK", 0.1)
    monkeypatch.setattr(reviewer, "LEASE", 2000)
    monkeypatch.setattr(reviewer, "RENEW", 0.2)


@pytest.fixture
def two(cluster):
    url = cluster.place()
    servers = [Running(url).start() for _ in range(2)]
    yield servers
    for server in servers:
        server.stop()
        assert server.app.services.metrics.mistakes == 0


def looked_at(server):
    """How many pieces of work the reviews of a server have had done."""
    return server.app.services.analysts.queue.waits.count


def test_a_review_is_worked_out_by_one_server_and_told_at_both(two):
    one, other = two
    anna = one.person("Anna")
    table = opened(anna)
    there = at(anna, other)
    with there.socket(table) as socket:
        socket.next("update")
        anna.post(f"tables/{table}/review")
        there.post(f"tables/{table}/review")  # asked for at both
        heard = socket.next("review", 30)
        while heard["state"] != "done":
            heard = socket.next("review", 30)
    found = [client.get(f"tables/{table}/review") for client in (anna, there)]
    assert found[0]["entries"] == found[1]["entries"] and is_done(found[0])
    assert sum(map(looked_at, two)) == 1 + 2 * found[0]["total"]
    assert sorted(server.app.reviewer.finished for server in two) == [0, 1]


def test_another_server_goes_on_with_the_review_of_one_that_is_gone(two):
    one, other = two
    anna = one.person("Anna")
    table = opened(anna)
    anna.post(f"tables/{table}/review")
    wait_until(anna, table, lambda found: found["state"] == "running")
    holder, heir = two if one.app.reviewer.tasks else (other, one)

    async def vanish():
        """Nothing is let go of, as when a process is killed."""
        holder.app.services.background.cancel()
        for task in list(holder.app.reviewer.tasks.values()):
            task.cancel()

    holder.on(vanish())
    before = looked_at(holder)
    found = wait_until(at(anna, heir), table, is_done)
    assert found["progress"] == 1000 and heir.app.reviewer.finished == 1
    assert looked_at(holder) == before and 0 < looked_at(heir) <= 2 + 2 * found["total"]
