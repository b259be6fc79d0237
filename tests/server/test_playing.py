"""Playing over HTTP: answers, undo, seats that change hands, chat, once more."""

from __future__ import annotations

import threading
import time

import pytest
from msgspec.structs import replace

from posterity.core.records import read_record
from posterity.games import GAMES
from posterity.server.ops.limits import Limits
from posterity.server.ops.pace import Pace
from posterity.table.replay import replay
from tests.server.serving import MANY, Refusal, Running
from tests.server.test_deal import wait_until_over
from tests.server.test_people import refused


@pytest.fixture
def people(running):
    """Anna and Bruno at a public table of leaders, and who of them is asked first."""
    return Pair(running)


class Pair:
    def __init__(self, running, seats=("me", "link"), **more):
        self.running = running
        self.anna, self.bruno = running.person("Anna"), running.person("Bruno")
        self.table, (token,) = self.anna.table(seats=seats, public=True, **more)
        self.bruno.post("join", {"token": token})
        asked = self.anna.get(f"tables/{self.table}")["to_move"]
        self.first, self.second = (self.anna, self.bruno) if asked == 0 else (self.bruno, self.anna)
        self.asked = asked

    def step(self, who=None, pick=None):
        who = who or self.first
        update = who.view(self.table)
        pick = pick or update["view"]["ask"]["options"][0]
        return who.act(self.table, "answer", number=update["number"], pick=pick)

    def info(self):
        return self.anna.get(f"tables/{self.table}")


# ---------------------------------------------------------------- answers


def test_an_answer_is_an_entry_and_both_read_of_it(people):
    assert people.step(pick="work") == {"table": people.table, "number": 1}
    for person in (people.anna, people.bruno):
        update = person.view(people.table, since=0)
        assert update["number"] == 1 and update["since"] == 0
        assert all(event["entry"] == 1 for event in update["events"])
    assert people.anna.view(people.table, since=-1)["events"][0]["entry"] == 0
    assert people.anna.view(people.table)["events"] == []


def test_whoever_waits_is_told_that_the_game_has_begun(running):
    anna, bruno = running.person("Anna"), running.person("Bruno")
    for _ in range(2):  # whoever is asked first, one of them is not
        table, (token,) = anna.table(seats=["me", "link"])
        assert anna.view(table, since=-1)["view"] is None
        waiting, found = time.monotonic(), []
        thread = threading.Thread(
            target=lambda table=table, found=found: found.append(anna.view(table, since=0, wait=20))
        )
        thread.start()
        time.sleep(0.3)
        bruno.post("join", {"token": token})
        thread.join()
        assert found[0]["status"] == "running" and time.monotonic() - waiting < 15


def test_whoever_lets_a_bot_play_is_not_told_of_its_questions(running):
    """Else a program that waits would ask again and again while the bot thinks."""
    anna = running.person()
    table, _ = anna.table(seats=["me", "me"])
    seat = anna.get(f"tables/{table}")["to_move"]
    slow, running.app.services.pace = running.app.services.pace, Pace(bot=(1.0, 1.0))
    try:
        number = anna.act(table, "bot", seat=seat)["number"]
        started = time.monotonic()
        assert anna.view(table, since=number, wait=20)["number"] > number
        assert time.monotonic() - started > 0.5
    finally:
        running.app.services.pace = slow


def test_a_stale_answer_changes_nothing(people):
    people.step(pick="work")
    with refused(409, "illegal-stale") as e:
        people.first.act(people.table, "answer", number=0, pick="look")
    assert e.value.problem["args"] == {"pick": "look", "number": 0, "open": 1}
    with refused(409, "illegal-stale"):
        people.first.act(people.table, "answer", number=7, pick="look")


def test_sending_the_same_answer_again_is_harmless(people):
    people.step(pick="work")
    assert people.first.act(people.table, "answer", number=0, pick="work")["number"] == 1
    with refused(409, "illegal-stale"):
        people.second.act(people.table, "answer", number=0, pick="work")
    assert people.info()["number"] == 1


def test_an_answer_from_the_wrong_seat_is_refused(people):
    with refused(409, "illegal-foreign"):
        people.second.act(people.table, "answer", number=0, pick="work")
    with refused(403, "server-not-your-seat"):
        people.first.act(people.table, "answer", number=0, pick="work", seat=1 - people.asked)


def test_an_answer_against_the_rules_is_refused_with_its_clause(people):
    with refused(422, "refused-not-now") as e:
        people.first.act(people.table, "answer", number=0, pick="done")
    assert e.value.problem["clause"].startswith("leaders.")
    with refused(422, "illegal-unknown-verb"):
        people.first.act(people.table, "answer", number=0, pick="castle")


def refused_any(status):
    return pytest.raises(Refusal, match=f"^{status}")


def test_why_is_told_to_the_seat_that_is_asked(people):
    good = people.first.get(f"tables/{people.table}/why?pick=work")
    bad = people.first.get(f"tables/{people.table}/why?pick=done")

    assert good["legal"] and good["free"] and good["message"] == "may-work" and good["clause"]
    assert not bad["legal"] and not bad["free"] and bad["message"].startswith("refused-") and bad["clause"]
    early = people.second.get(f"tables/{people.table}/why?pick=work")
    assert not early["legal"] and not early["free"] and early["message"] == "server-not-your-turn"


def test_a_plan_is_told_to_the_seat_that_is_asked(people):
    good = people.first.get(f"tables/{people.table}/plan?picks=work")
    bad = people.first.get(f"tables/{people.table}/plan?picks=done")

    assert good["given"] == 1 and good["refused"] is None
    assert good["view"]["viewer"] == "spectator"
    assert bad["given"] == 0 and bad["refused"]["message"].startswith("refused-") and bad["refused"]["clause"]
    with refused(409, "server-not-your-turn"):
        people.second.get(f"tables/{people.table}/plan?picks=work")


def test_dedications_go_with_the_answer(running):
    pair = Pair(running, options={"dedications": "on"})
    with refused_any(422):
        pair.first.act(pair.table, "answer", number=0, pick="work", say="in honour of nobody")


def test_a_program_can_wait_for_something_new(people):
    found = []
    waiting = threading.Thread(target=lambda: found.append(people.second.view(people.table, since=0, wait=20)))
    started = time.monotonic()
    waiting.start()
    time.sleep(0.3)
    assert not found
    people.step(pick="work")
    waiting.join(5)

    assert found[0]["number"] == 1 and time.monotonic() - started < 5
    assert people.second.view(people.table, since=1, wait=0.2)["number"] == 1
    assert people.first.view(people.table, since=1, wait=20)["number"] == 1  # is asked, so need not wait


def test_the_record_of_a_running_game_holds_what_one_may_know(people):
    people.step(pick="look")
    own, other = (one.get(f"tables/{people.table}/record") for one in (people.first, people.second))

    assert "seed" not in own and "result" not in own
    assert own["answers"] == [{"seat": people.asked, "pick": "look"}]
    assert other["answers"] == [{"seat": people.asked}]


# ---------------------------------------------------------------- undo


def test_undo_that_is_free_is_done_at_once(people):
    before = people.first.view(people.table)["view"]
    people.step(pick="work")
    people.first.act(people.table, "undo", number=1)
    after = people.first.view(people.table, since=1)

    assert after["number"] == 2 and after["view"] == before
    assert [event["message"] for event in after["events"]] == ["told-undo"]
    assert people.info()["proposals"] == []


def test_undo_that_is_not_free_waits_for_consent(people):
    people.step(pick="look")
    people.first.act(people.table, "undo", number=1)
    (proposal,) = people.info()["proposals"]
    assert (proposal["kind"], proposal["seat"], proposal["to"]) == ("undo", people.asked, 1)
    assert proposal["needs"] == [1 - people.asked] and people.info()["number"] == 1
    with refused(403, "server-not-asked"):
        people.first.act(people.table, "vote", proposal=proposal["id"], agree=True)
    people.second.act(people.table, "vote", proposal=proposal["id"], agree=True)

    assert people.info()["number"] == 2 and people.info()["proposals"] == []
    assert people.first.view(people.table)["view"]["ask"]["prompt"] == "ask-choose"


def test_a_no_ends_a_proposal_and_so_does_an_answer(people):
    people.step(pick="look")
    people.first.act(people.table, "undo", number=1)
    (proposal,) = people.info()["proposals"]
    people.second.act(people.table, "vote", proposal=proposal["id"], agree=False)
    assert people.info()["proposals"] == [] and people.info()["number"] == 1
    with refused(409, "server-no-proposal"):
        people.second.act(people.table, "vote", proposal=proposal["id"], agree=True)

    people.first.act(people.table, "undo", number=1)
    people.step()
    assert people.info()["proposals"] == []


def test_undo_can_be_asked_for_without_asking_anybody(people):
    people.step(pick="look")
    with refused(409, "illegal-undo-consent") as e:
        people.first.act(people.table, "undo", number=1, ask=False)
    assert e.value.problem["args"]["seats"] == [1 - people.asked]
    with refused(409, "illegal-undo-nothing"):
        people.second.act(people.table, "undo", number=1)
    with refused(409, "illegal-stale"):
        people.first.act(people.table, "undo", number=0)


def test_an_update_says_what_would_be_taken_back(people):
    def told():
        update = people.first.view(people.table)
        return update["undo"], update["undo_pick"]

    undo = [told()]
    for pick in ("work", None):
        people.step(pick=pick)
        undo.append(told())
    people.first.act(people.table, "undo", number=2)
    undo.append(told())
    people.first.act(people.table, "undo", number=3)
    undo.append(told())

    second = undo[2][1]
    assert second is not None and undo == [(None, None), (1, "work"), (2, second), (1, "work"), (None, None)]
    assert people.second.view(people.table)["undo"] is None
    assert people.first.view(people.table, at=1)["undo"] is None


def test_which_answers_are_free_to_take_back_is_told_to_whoever_asks(people):
    address = f"tables/{people.table}/undo"
    people.step(pick="work")
    assert people.first.get(address) == {"number": 1, "free": [1]}
    assert people.second.get(address) == {"number": 1, "free": []}
    people.first.act(people.table, "undo", number=1)
    assert people.first.get(address) == {"number": 2, "free": []}
    people.step(pick="look")
    assert people.first.get(address) == {"number": 3, "free": []}, "she has seen cards"
    with refused(403, "server-not-your-seat"):
        people.first.get(f"{address}?seat={1 - people.asked}")


def test_nothing_is_free_to_take_back_once_the_game_is_over(running):
    anna = running.person()
    table, _ = anna.table(seats=["me", "bot"])
    wait_for_turn(anna, table)
    anna.act(table, "bot", seat=0)
    wait_until_over(anna, table)

    assert anna.get(f"tables/{table}/undo")["free"] == []


def test_bots_always_agree(running):
    anna = running.person()
    table, _ = anna.table(seats=["me", "bot"])
    update = wait_for_turn(anna, table)
    anna.act(table, "answer", number=update["number"], pick="look")
    anna.act(table, "undo", number=update["number"] + 1)

    assert anna.view(table)["number"] == update["number"] + 2


def wait_for_turn(person, table):
    number = -1
    for _ in range(1000):
        update = person.view(table, since=number, wait=5)
        number = update["number"]
        if update["view"]["ask"] and "options" in update["view"]["ask"]:
            return update
    raise AssertionError("never asked")


# ---------------------------------------------------------------- seats


def test_a_bot_plays_on_until_one_comes_back(people):
    people.first.act(people.table, "bot", bot="random")
    wait_for_turn(people.second, people.table)
    with refused(409, "server-bot-plays"):
        people.first.act(people.table, "answer", number=people.info()["number"], pick="work")
    seat = people.info()["seats"][people.asked]
    assert (seat["kind"], seat["bot"], seat["resigned"]) == ("bot", "random", False)
    people.first.act(people.table, "back")

    assert people.info()["seats"][people.asked]["kind"] == "person"
    messages = [event["message"] for event in people.anna.view(people.table, since=-1)["events"]]
    assert "told-seat-bot" in messages and "told-seat-person" in messages


def test_whoever_resigns_watches_a_bot_play_on(people):
    people.first.act(people.table, "resign")
    seat = people.info()["seats"][people.asked]

    assert (seat["kind"], seat["person"], seat["resigned"]) == ("bot", None, True)
    assert people.first.view(people.table)["view"]["viewer"] == "spectator"
    with refused(403, "server-not-your-seat"):
        people.first.act(people.table, "back")


def test_when_the_last_person_resigns_the_game_is_abandoned(people):
    people.anna.act(people.table, "resign")
    people.bruno.act(people.table, "resign")

    assert people.anna.get(f"tables/{people.table}")["status"] == "abandoned"
    record = read_record(people.anna.raw("GET", f"api/tables/{people.table}/record")[2])
    assert replay(GAMES["leaders"], record).secret, "nothing more is to be hidden"


def test_somebody_else_takes_a_seat_with_consent(people):
    carla = people.running.person("Carla")
    people.first.view(people.table)  # is there
    with refused(409, "server-seat-taken"):
        carla.act(people.table, "take", seat=people.asked)
    people.first.act(people.table, "bot")
    carla.act(people.table, "take", seat=people.asked)
    (proposal,) = people.info()["proposals"]
    assert (proposal["kind"], proposal["name"], proposal["needs"]) == ("take", "Carla", [0, 1])
    with refused(403, "server-not-asked"):
        carla.act(people.table, "vote", proposal=proposal["id"], agree=True)
    people.second.act(people.table, "vote", proposal=proposal["id"], agree=True)
    assert people.info()["seats"][people.asked]["person"] == people.first.me(), "who holds the seat is asked, too"
    people.first.act(people.table, "vote", proposal=proposal["id"], agree=True)
    seat = people.info()["seats"][people.asked]

    assert (seat["kind"], seat["name"], seat["person"]) == ("person", "Carla", carla.me())
    assert carla.view(people.table)["seat"] == people.asked
    assert people.first.view(people.table)["view"]["viewer"] == "spectator"


def test_whoever_has_a_bot_in_place_is_asked_before_anybody_takes_a_seat(running):
    """Else a stranger could sit down beside a person who is away, and let others see that person's hand."""
    anna, sly = running.person("Anna"), running.person("Sly")
    table, _ = anna.table(seats=["me", "bot", "bot"], public=True)
    slow, running.app.services.pace = running.app.services.pace, Pace(bot=(60.0, 60.0))
    try:
        anna.act(table, "bot")
        for seat in (1, 0):
            sly.act(table, "take", seat=seat)
            (proposal,) = anna.get(f"tables/{table}")["proposals"]
            assert (proposal["seat"], proposal["needs"]) == (seat, [0])
            assert sly.view(table)["seat"] is None
        anna.act(table, "vote", proposal=proposal["id"], agree=False)
        assert anna.act(table, "back")["table"] == table
    finally:
        running.app.services.pace = slow


def test_a_seat_goes_to_one_of_those_who_wish_for_it(running):
    """Bruno would let either of them have his seat; once Carla has it, Dora would have to ask her."""
    anna, bruno, carla, dora = (running.person(name) for name in ("Anna", "Bruno", "Carla", "Dora"))
    table, (token,) = anna.table(seats=["me", "link"], public=True)
    bruno.post("join", {"token": token})
    slow, running.app.services.pace = running.app.services.pace, Pace(bot=(60.0, 60.0))
    try:
        bruno.act(table, "bot")
        for taker in (carla, dora):
            taker.act(table, "take", seat=1)
        wishes = [one["id"] for one in anna.get(f"tables/{table}")["proposals"]]
        for wish in wishes:
            bruno.act(table, "vote", proposal=wish, agree=True)
        anna.act(table, "vote", proposal=wishes[0], agree=True)
        with refused(409, "server-no-proposal"):
            anna.act(table, "vote", proposal=wishes[1], agree=True)
        assert anna.get(f"tables/{table}")["seats"][1]["person"] == carla.me()
    finally:
        running.app.services.pace = slow


def test_whoever_comes_back_keeps_the_seat(running):
    anna, bruno, carla = (running.person(name) for name in ("Anna", "Bruno", "Carla"))
    table, (token,) = anna.table(seats=["me", "link"], public=True)
    bruno.post("join", {"token": token})
    slow, running.app.services.pace = running.app.services.pace, Pace(bot=(60.0, 60.0))
    try:
        bruno.act(table, "bot")
        carla.act(table, "take", seat=1)
        (proposal,) = anna.get(f"tables/{table}")["proposals"]
        bruno.act(table, "vote", proposal=proposal["id"], agree=True)
        bruno.act(table, "back")
        with refused(409, "server-seat-taken"):
            anna.act(table, "vote", proposal=proposal["id"], agree=True)
        assert anna.get(f"tables/{table}")["seats"][1]["person"] == bruno.me()
    finally:
        running.app.services.pace = slow


def test_what_somebody_answered_is_not_taken_back_behind_their_back(people):
    """With a bot in place one is asked for one's own answers, and not for what happened since."""
    people.step(people.first, "look")
    while people.info()["to_move"] == people.asked:
        people.step(people.first)
    people.step(people.second)
    slow, people.running.app.services.pace = people.running.app.services.pace, Pace(bot=(60.0, 60.0))
    try:
        number = people.second.act(people.table, "bot")["number"]
        with refused(409, "illegal-undo-consent") as e:
            people.first.act(people.table, "undo", number=number, to=1, ask=False)
        assert e.value.problem["args"]["seats"] == [1 - people.asked]
        people.first.act(people.table, "undo", number=number, to=1)
        (proposal,) = people.info()["proposals"]
        assert proposal["needs"] == [1 - people.asked]
        people.second.act(people.table, "vote", proposal=proposal["id"], agree=True)
        assert people.info()["number"] == number + 1
        people.step(people.first, "look")
        people.first.act(people.table, "undo", number=number + 2)
        assert people.info()["number"] == number + 3, "the bot agrees"
    finally:
        people.running.app.services.pace = slow


def test_the_owner_shows_somebody_out(people):
    carla = people.running.person("Carla")
    carla.act(people.table, "chat", text="I am noisy")
    people.anna.act(people.table, "kick", person=carla.me())
    with refused(404, "server-missing"):
        carla.view(people.table)
    with refused(403, "server-not-owner"):
        people.bruno.act(people.table, "kick", person=people.anna.me())
    with refused(409, "server-not-yourself"):
        people.anna.act(people.table, "kick", person=people.anna.me())
    people.anna.act(people.table, "kick", person=people.bruno.me())

    (proposal,) = people.info()["proposals"]
    assert (proposal["kind"], proposal["needs"]) == ("kick", [1]), "never without consent"
    assert people.info()["seats"][1]["kind"] == "person"
    people.bruno.act(people.table, "vote", proposal=proposal["id"], agree=True)
    assert people.info()["seats"][1]["kind"] == "bot"
    with refused(404, "server-missing"):
        people.bruno.view(people.table)


def test_whoever_is_shown_out_gets_no_seat_any_more(running):
    anna, bruno, sly = (running.person(name) for name in ("Anna", "Bruno", "Sly"))
    table, (token,) = anna.table(seats=["me", "link", "bot"], public=True)
    bruno.post("join", {"token": token})
    sly.act(table, "take", seat=2)
    (proposal,) = anna.get(f"tables/{table}")["proposals"]
    bruno.act(table, "vote", proposal=proposal["id"], agree=True)
    room = running.app.tables.sessions[table]
    (wish,) = room.metadata.proposals
    anna.act(table, "kick", person=sly.me())
    assert anna.get(f"tables/{table}")["proposals"] == []

    async def put_back():
        async with room.lock:
            await room.save(replace(room.metadata, proposals=[wish]))

    running.on(put_back())  # a proposal that was kept by an earlier version of the server
    with refused(409, "server-no-proposal"):
        anna.act(table, "vote", proposal=wish.id, agree=True)
    assert anna.get(f"tables/{table}")["seats"][2]["person"] is None


def test_to_show_out_somebody_who_plays_needs_the_others(running):
    anna, bruno, carla = (running.person(name) for name in ("Anna", "Bruno", "Carla"))
    table, tokens = anna.table(seats=["me", "link", "link"])
    bruno.post("join", {"token": tokens[0]})
    carla.post("join", {"token": tokens[1]})
    anna.act(table, "kick", person=carla.me())
    (proposal,) = anna.get(f"tables/{table}")["proposals"]
    assert proposal["needs"] == [1]
    bruno.act(table, "vote", proposal=proposal["id"], agree=True)

    assert anna.get(f"tables/{table}")["seats"][2]["kind"] == "bot"
    with refused(404, "server-missing"):
        carla.view(table)


def test_whoever_is_shown_out_leaves_all_seats(running):
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, (token,) = anna.table(seats=["me", "me", "link"])
    bruno.post("join", {"token": token})
    for person, seat in ((anna, 0), (anna, 1), (bruno, 2)):
        person.act(table, "bot", seat=seat)
    wait_until_over(bruno, table)
    again = bruno.act(table, "rematch")["table"]
    anna.act(table, "rematch")
    bruno.act(again, "kick", person=anna.me())
    (proposal,) = bruno.get(f"tables/{again}")["proposals"]
    anna.act(again, "vote", proposal=proposal["id"], agree=True)

    assert [(seat["kind"], seat["resigned"]) for seat in bruno.get(f"tables/{again}")["seats"]] == [
        ("bot", True),
        ("person", False),
        ("bot", True),
    ]


def test_who_sits_there_by_now_is_not_shown_out_for_another(running):
    anna, bruno, carla, dora = (running.person(name) for name in ("Anna", "Bruno", "Carla", "Dora"))
    table, tokens = anna.table(seats=["me", "link", "link"], public=True)
    bruno.post("join", {"token": tokens[0]})
    carla.post("join", {"token": tokens[1]})
    anna.act(table, "kick", person=carla.me())
    (kick,) = anna.get(f"tables/{table}")["proposals"]
    carla.act(table, "resign")
    dora.act(table, "take", seat=2)
    take = anna.get(f"tables/{table}")["proposals"][-1]
    for person in (anna, bruno):
        person.act(table, "vote", proposal=take["id"], agree=True)
    bruno.act(table, "vote", proposal=kick["id"], agree=True)

    assert anna.get(f"tables/{table}")["seats"][2]["person"] == dora.me()
    with refused(404, "server-missing"):
        carla.view(table)


# ---------------------------------------------------------------- questions with one answer


def test_the_only_answer_is_given_for_whoever_wants_it(running):
    anna = running.person()
    table, _ = anna.table(seats=["me", "bot"])
    anna.act(table, "settings", forced=True)
    assert anna.get(f"tables/{table}")["you"]["forced"]
    for _ in range(60):
        update = wait_for_choice(anna, table)
        if update is None:
            return
        anna.act(table, "answer", number=update["number"], pick=update["view"]["ask"]["options"][-1])
    assert anna.view(table)["number"] > 60


def test_whoever_has_the_only_answer_given_takes_back_the_last_choice(running):
    anna = running.person()
    table, _ = anna.table(seats=["me", "bot"])
    anna.act(table, "settings", forced=True)
    update = wait_for_choice(anna, table)
    while update["undo"] == update["own"]:
        anna.act(table, "answer", number=update["number"], pick=update["view"]["ask"]["options"][0])
        update = wait_for_choice(anna, table)
    anna.act(table, "undo", number=update["number"])

    assert update["undo"] < update["own"]
    after = anna.view(table, since=update["number"])
    assert after["own"] is None or after["own"] < update["undo"]


def wait_for_choice(person, table):
    """The next question to this person; with one answer only that stays free to take back it is not left open."""
    for _ in range(2000):
        update = person.view(table)
        ask = update["view"]["ask"]
        if ask is None:
            return None
        options = ask.get("options", [])
        if len(options) > 1 or (options and is_barrier(person, table, options[0])):
            return update
        time.sleep(0.005)
    raise AssertionError("a question with one answer was left open")


def is_barrier(person, table, pick):
    """Would this answer end what the person can take back without asking? Not if the question is already past."""
    try:
        return not person.get(f"tables/{table}/why?pick={pick}")["free"]
    except Refusal:
        return False


def test_no_answer_is_given_for_anybody_across_an_undo_barrier(running):
    """Anna keeps a card and has no special one: passing would hand the turn on, so she is left to say it."""
    anna = running.person()
    found = None
    while found is None:
        table, _ = anna.table(seats=["me", "bot"])
        anna.act(table, "settings", forced=True)
        found = played_to_a_pass(anna, table)
    time.sleep(0.3)
    assert anna.view(table)["number"] == found
    anna.act(table, "undo", number=found, ask=False)
    assert anna.view(table)["number"] == found + 1


def may_take_back(client, table, pick):
    try:
        return client.get(f"tables/{table}/why?pick={pick}")["free"]
    except Refusal:  # it was given for her meanwhile
        return True


def is_at(client, table, number):
    """Has nothing happened since?"""
    return client.view(table)["number"] == number


def played_to_a_pass(anna, table):
    """The number of a question to which Anna can only pass, and could not take it back; None if none comes."""
    number, since = 0, time.monotonic()
    while (ask := (update := anna.view(table))["view"]["ask"]) is not None and time.monotonic() - since < 0.5:
        options = ask.get("options", [])
        if options == ["pass"] and not may_take_back(anna, table, "pass") and is_at(anna, table, update["number"]):
            return update["number"]
        if update["number"] != number:
            number, since = update["number"], time.monotonic()
        if len(options) > 1:
            anna.act(table, "answer", number=number, pick=options[0])
        time.sleep(0.005)
    return None


def test_pauses_are_chosen_without_the_cards(tmp_path):
    server = Running(tmp_path / "store.db", pace=Pace(bot=(0.4, 0.5), forced=(0.3, 0.4))).start()
    try:
        anna = server.person()
        table, _ = anna.table(seats=["me", "bot"])
        anna.act(table, "bot")
        number, started = anna.view(table)["number"], time.monotonic()
        while anna.view(table)["number"] == number:
            time.sleep(0.01)
        assert time.monotonic() - started > 0.25
    finally:
        server.stop()


# ---------------------------------------------------------------- chat


def test_chat_is_plain_text(people):
    text = "<script>alert(1)</script> & “ciao”"
    line = people.anna.act(people.table, "chat", text=text)

    assert (line["text"], line["name"], line["seat"], line["n"]) == (text, "Anna", 0, 1)
    assert people.bruno.get(f"tables/{people.table}/chat")["lines"] == [line]
    assert people.bruno.get(f"tables/{people.table}/chat?after=1")["lines"] == []


@pytest.mark.parametrize("text", ["", "  ", "x" * 501, "a\x00b", "a\nb", "\u2066x"])
def test_chat_that_is_no_line_of_text(people, text):
    with refused(400, "server-chat"):
        people.anna.act(people.table, "chat", text=text)


def test_whoever_is_muted_is_not_read(people):
    people.anna.act(people.table, "mute", person=people.bruno.me(), muted=True)
    people.bruno.act(people.table, "chat", text="spam")
    assert people.anna.get(f"tables/{people.table}/chat")["lines"] == []
    assert people.anna.get(f"tables/{people.table}")["you"]["muted"] == [people.bruno.me()]
    people.anna.act(people.table, "mute", person=people.bruno.me(), muted=False)
    assert len(people.anna.get(f"tables/{people.table}/chat")["lines"]) == 1


def test_chat_is_limited(tmp_path):
    server = Running(tmp_path / "store.db", Limits(requests=MANY, strangers=MANY)).start()
    try:
        anna = server.person()
        table, _ = anna.table()
        for _ in range(5):
            anna.act(table, "chat", text="hello")
        with refused(429, "server-too-often") as e:
            anna.act(table, "chat", text="hello")
        assert int(e.value.headers["retry-after"]) >= 1
    finally:
        server.stop()


# ---------------------------------------------------------------- once more


def play_out(pair):
    while True:
        update = pair.first.view(pair.table)
        if update["status"] != "running":
            return
        asked = (pair.anna, pair.bruno)[update["view"]["ask"]["seat"]]
        view = asked.view(pair.table, outline=0)
        asked.act(pair.table, "answer", number=view["number"], pick=view["view"]["ask"]["options"][-1])


def test_once_more_with_the_same_people(people):
    with refused(409, "server-not-over"):
        people.anna.act(people.table, "rematch")
    play_out(people)
    new = people.anna.act(people.table, "rematch")
    assert new["seat"] == 1 and new["table"] != people.table  # everybody is one seat further
    assert people.bruno.get(f"tables/{people.table}")["rematch"] == new["table"]
    info = people.bruno.get(f"tables/{new['table']}")
    assert info["status"] == "open" and [seat["kind"] for seat in info["seats"]] == ["kept", "person"]
    with refused(409, "server-seat-taken"):
        people.running.person().act(new["table"], "sit", seat=0)

    joined = {"table": new["table"], "seat": 0, "welcome": None, "links": []}
    assert people.bruno.act(people.table, "rematch") == joined
    assert people.bruno.get(f"tables/{new['table']}")["status"] == "running"


def test_once_more_nobody_is_called_like_another(running):
    """A bot plays for Bruno, who has resigned: it is the second Tallow."""
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, (token,) = anna.table(seats=["me", {"kind": "bot", "bot": "greedy"}, "link"])
    bruno.post("join", {"token": token})
    bruno.act(table, "resign")
    anna.act(table, "bot")
    wait_until_over(anna, table)
    new = anna.act(table, "rematch")["table"]

    assert [seat["name"] for seat in anna.get(f"tables/{new}")["seats"]] == ["Tallow", "Tallow 2", "Anna"]


def test_when_the_game_is_over_everybody_may_have_the_record(people):
    play_out(people)
    info = people.info()
    assert info["status"] == "over" and info["result"]["scores"]
    assert people.running.stranger().get(f"tables/{people.table}/record")["seed"]
    with refused(409, "server-not-running"):
        people.anna.act(people.table, "answer", number=info["number"], pick="work")
    with refused(409, "server-not-running"):
        people.anna.act(people.table, "undo", number=info["number"])


def test_answers_that_want_words_are_named_to_whoever_is_asked(running):
    """Dedications: building wants words, nothing else does, and nobody else learns of it."""
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, (token,) = anna.table("leaders", seats=("me", "link"), options={"dedications": "on"})
    bruno.post("join", {"token": token})
    people, named = [anna, bruno], 0
    for _ in range(200):
        seat = anna.view(table)["view"]["ask"]["seat"]
        update, other = people[seat].view(table), people[1 - seat].view(table)
        options = update["view"]["ask"]["options"]
        assert update["words"] == [pick for pick in options if pick.startswith("build:")]
        assert other["words"] == []
        named += bool(update["words"])
        if named:
            break
        pick = next((pick for pick in options if pick in ("work", "done", "pass")), options[0])
        people[seat].act(table, "answer", number=update["number"], pick=pick)

    assert named
