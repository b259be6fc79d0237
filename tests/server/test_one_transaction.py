"""A server that dies in the middle of an act: all of the act is kept, or nothing of it, and it can be done again.

Each act is tried with a store that fails for good after no write, after one, after two … until the act gets through.
After each failure the tables are loaded again, as a new process would load them.
"""

from __future__ import annotations

import pytest

from posterity.store import StoreError
from tests.server.serving import Refusal
from tests.server.test_deal import wait_until_over
from tests.server.test_playing import Pair

MOST = 12  # writes of one act


class DyingAfter:
    """Inside, the store keeps so many things and then nothing any more."""

    def __init__(self, running, writes):
        self.running, self.left, self.died = running, writes, False

    def __enter__(self):
        store = self.running.store
        carry_out = store.carry_out

        async def dying(job, erases=False):
            if self.left == 0:
                self.died = True
                job.close()
                raise StoreError("store-gone", path="x")
            self.left -= 1
            return await carry_out(job, erases)

        store.carry_out = dying
        return self

    def __exit__(self, *_):
        del self.running.store.carry_out
        self.running.on(self.start_anew())

    async def start_anew(self):
        for room in list(self.running.app.tables.sessions.values()):
            room.invalidate()


class Act:
    """Something that people do, with what is true before it and after it, and never anything in between."""

    def __init__(self, running):
        self.running = running
        self.anna, self.bruno, self.carla = (running.person(name) for name in ("Anna", "Bruno", "Carla"))
        self.prepare()

    def prepare(self): ...

    def info(self, table=None):
        return self.anna.get(f"tables/{table or self.table}")

    def three(self):
        """Anna, Bruno and Carla play."""
        self.table, (first, second) = self.anna.table(seats=["me", "link", "link"], public=True)
        self.bruno.post("join", {"token": first})
        self.carla.post("join", {"token": second})

    def propose(self, who, act, **body):
        who.act(self.table, act, **body)
        (self.proposal,) = self.info()["proposals"]

    def seats(self):
        return [(seat["kind"], seat["person"], seat["resigned"]) for seat in self.info()["seats"]]


class AgreedUndo(Act):
    def prepare(self):
        pair = Pair(self.running)
        self.anna, self.table, self.asked = pair.anna, pair.table, pair.second
        pair.step(pick="work")
        while self.info()["to_move"] == pair.asked:
            pair.step()
        pair.step(pair.second)  # what one has answered is not taken back unasked, whatever was dealt
        pair.first.act(self.table, "undo", number=self.info()["number"], to=1)
        (self.proposal,) = self.info()["proposals"]
        self.number = self.info()["number"]

    def do(self):
        self.asked.act(self.table, "vote", proposal=self.proposal["id"], agree=True)

    def state(self):
        return self.info()["number"] - self.number, len(self.info()["proposals"])

    before, after = (0, 1), (1, 0)


class AgreedSeat(Act):
    def prepare(self):
        self.table, _ = self.anna.table(seats=["me", "me", "bot"], public=True)
        self.propose(self.carla, "take", seat=2)

    def do(self):
        self.anna.act(self.table, "vote", proposal=self.proposal["id"], agree=True)

    def state(self):
        info = self.info()
        answers = self.running.app.tables.sessions[self.table].table.kinds[2]
        return info["seats"][2]["person"] == self.carla.me(), answers, len(info["proposals"])

    before, after = (False, "bot", 1), (True, "person", 0)


class AgreedKick(Act):
    def prepare(self):
        self.three()
        self.propose(self.anna, "kick", person=self.bruno.me())

    def do(self):
        self.carla.act(self.table, "vote", proposal=self.proposal["id"], agree=True)

    def state(self):
        kind, person, resigned = self.seats()[1]
        banned = self.bruno.me() in self.running.app.tables.sessions[self.table].metadata.banned
        return kind, person is None, resigned, banned, len(self.info()["proposals"])

    before, after = ("person", False, False, False, 1), ("bot", True, True, True, 0)


class KickBeforeTheGame(Act):
    def prepare(self):
        self.table, (token, _) = self.anna.table(seats=["me", "link", "link"], public=True)
        self.bruno.post("join", {"token": token})
        self.watch = self.anna.act(self.table, "link", seat=None)["token"]

    def do(self):
        self.anna.act(self.table, "kick", person=self.bruno.me())

    def state(self):
        kinds = {token.kind for token in self.running.on(self.running.store.tokens_at(self.table))}
        banned = self.bruno.me() in self.running.app.tables.sessions[self.table].metadata.banned
        return self.seats()[1][0], banned, "watch" in kinds

    before, after = ("person", False, True), ("open", True, False)


class LastResignation(Act):
    def prepare(self):
        self.table, _ = self.anna.table(seats=["me", "bot"], public=True)

    def do(self):
        self.anna.act(self.table, "resign")

    def state(self):
        info = self.info()
        return info["status"], info["seats"][0]["resigned"]

    before, after = ("running", False), ("abandoned", True)


class JoiningByLink(Act):
    def prepare(self):
        self.table, (self.token, _) = self.anna.table(seats=["me", "link", "link"])

    def do(self):
        self.bruno.post("join", {"token": self.token})

    def state(self):
        return self.seats()[1][0], len(self.running.on(self.running.store.tokens_at(self.table)))

    before, after = ("link", 2), ("person", 1)


class StartingWithBots(Act):
    def prepare(self):
        self.table, _ = self.anna.table(seats=["me", "link", "link"])

    def do(self):
        self.anna.act(self.table, "start")

    def state(self):
        kinds = {kind for kind, _, _ in self.seats()[1:]}
        return kinds, len(self.running.on(self.running.store.tokens_at(self.table)))

    before, after = ({"link"}, 2), ({"bot"}, 0)


class Finished(Act):
    def prepare(self):
        self.table, _ = self.anna.table(seats=["me", "bot"], public=True)
        self.anna.act(self.table, "bot")
        wait_until_over(self.anna, self.table)
        self.owned = self.tables()

    def tables(self):
        return len(self.anna.get("tables?mine=1")["tables"])


class ARematch(Finished):
    def do(self):
        self.anna.act(self.table, "rematch")

    def state(self):
        return self.tables() - self.owned, self.info()["rematch"] is not None

    before, after = (0, False), (1, True)


class ABranch(Finished):
    def do(self):
        self.anna.act(self.table, "branch", at=3, plan=[{"kind": "me"}, {"kind": "link"}])

    def state(self):
        new = [table["id"] for table in self.anna.get("tables?mine=1")["tables"]][: self.tables() - self.owned]
        return [len(self.running.on(self.running.store.tokens_at(table))) for table in new]

    before, after = [], [1]


class ComingToABranch(Finished):
    def prepare(self):
        super().prepare()
        made = self.anna.act(self.table, "branch", at=3, plan=[{"kind": "me"}, {"kind": "link"}])
        self.branch, self.token = made["table"], made["links"][0]["token"]

    def do(self):
        self.bruno.post("join", {"token": self.token})

    def state(self):
        seat = self.info(self.branch)["seats"][1]
        answers = self.running.app.tables.sessions[self.branch].table.kinds[1]
        return seat["person"] is not None, answers, len(self.running.on(self.running.store.tokens_at(self.branch)))

    before, after = (False, "absent", 1), (True, "person", 0)


class ABotForABranch(ComingToABranch):
    def do(self):
        self.anna.act(self.branch, "bot", seat=1)

    def state(self):
        seat = self.info(self.branch)["seats"][1]
        return seat["kind"], self.running.app.tables.sessions[self.branch].metadata.seats[1].kind

    before, after = ("link", "link"), ("bot", "bot")


class ANewTable(Act):
    def do(self):
        self.table, _ = self.anna.table(seats=["me", "link", "link"])

    def state(self):
        tables = [table["id"] for table in self.anna.get("tables?mine=1")["tables"]]
        return [len(self.running.on(self.running.store.tokens_at(table))) for table in tables]

    before, after = [], [2]


class LeavingForGood(Act):
    """Until everything is forgotten the key works, so that one can ask for it again."""

    def prepare(self):
        self.three()
        self.bruno_id = self.bruno.me()

    def do(self):
        self.bruno.delete("me")

    def state(self):
        try:
            self.bruno.me()
        except Refusal:
            return "gone", self.info()["seats"][1]["name"]
        return "here", ""

    before, after = ("here", ""), ("gone", "somebody")


ACTIONS = [
    *(AgreedUndo, AgreedSeat, AgreedKick, KickBeforeTheGame, LastResignation, JoiningByLink, StartingWithBots),
    *(ARematch, ABranch, ComingToABranch, ABotForABranch, ANewTable, LeavingForGood),
]


@pytest.mark.parametrize("kind", ACTIONS)
def test_an_act_is_kept_whole_or_not_at_all(running, kind):
    for writes in range(MOST):
        act = kind(running)
        assert act.state() == act.before
        with DyingAfter(running, writes) as store:
            try:
                act.do()
                through = True
            except Refusal as e:
                assert e.status == 503
                through = False
        state = act.state()
        assert state in (act.before, act.after), f"after {writes} writes"
        if state == act.before:
            act.do()
            assert act.state() == act.after, f"once more after {writes} writes"
        if through and not store.died:
            return
    raise AssertionError("too many writes")
