"""The runner: every job once, whatever the workers are and whatever becomes of them."""

from __future__ import annotations

import fcntl
import os
import signal

import pytest

from posterity.bots import BotError
from posterity.lab import games
from posterity.lab.jobs import LabError
from posterity.lab.runner import run
from tests.lab import work

TIMES = ("microseconds", "seconds")


def plain(rows):
    """Rows in the order of their jobs, without what depends on the machine."""
    found = [{key: value for key, value in row.items() if key not in TIMES} for row in rows]
    return sorted(found, key=lambda row: (row["bots"], row["number"]))


def test_every_job_is_done_once():
    rows = list(run(work.quick, work.config(), work.jobs(50), workers=2))

    assert sorted(row["number"] for row in rows) == list(range(50))


def test_the_result_does_not_depend_on_the_workers():
    jobs = [*work.jobs(4, ("random", "greedy")), *work.jobs(4, ("greedy", "random"))]
    alone = [games.play(work.config(), job) for job in jobs]

    assert plain(run(games.play, work.config(), jobs, workers=1)) == plain(alone)
    assert plain(run(games.play, work.config(), reversed(jobs), workers=3)) == plain(alone)


def test_jobs_are_made_as_they_are_needed():
    taken = []

    def endless():
        for job in work.jobs(1_000_000):
            taken.append(job.number)
            yield job

    rows = run(work.quick, work.config(), endless(), workers=2)
    for _ in range(20):
        next(rows)
    rows.close()

    assert len(taken) < 40


def test_a_killed_worker_costs_nothing_but_time(tmp_path):
    bots = (str(tmp_path / "seen"), "random")

    rows = list(run(work.dies_once, work.config(), work.jobs(12, bots), workers=2))

    assert sorted(row["number"] for row in rows) == list(range(12))
    assert (tmp_path / "seen").exists()


def test_workers_killed_from_outside_are_replaced():
    rows = run(work.slow, work.config(), work.jobs(30), workers=2)
    found = [next(rows)]
    for child in children():
        os.kill(child, signal.SIGKILL)
    found += rows

    assert sorted(row["number"] for row in found) == list(range(30))


def children():
    """The processes that this one has started to work."""
    from multiprocessing import active_children

    return [child.pid for child in active_children()]


def test_a_job_that_ends_every_worker_is_given_up():
    with pytest.raises(LabError) as failed:
        list(run(work.dies, work.config(), work.jobs(1), workers=1))

    assert failed.value.message == "lab-job-kills"
    assert children() == []


def test_what_a_bot_does_wrong_ends_the_run():
    with pytest.raises(BotError) as failed:
        list(run(work.fails, work.config(), work.jobs(8), workers=2))

    assert (failed.value.message, failed.value.args_named) == ("bot-no-choose", {"bot": "mine.py:Mine"})
    assert children() == []


def test_an_error_of_the_program_is_said_with_its_game():
    with pytest.raises(LabError) as failed:
        list(run(work.breaks, work.config(), work.jobs(1), workers=1))

    assert failed.value.args_named["error"] == "ZeroDivisionError: by nothing"


def test_an_interruption_that_a_bot_raises_is_said_like_any_other_error():
    with pytest.raises(LabError) as failed:
        list(run(work.interrupts, work.config(), work.jobs(1), workers=1))

    assert failed.value.args_named["error"] == "KeyboardInterrupt"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_process_that_a_bot_leaves_behind_stops_nothing_and_is_ended(tmp_path):
    bots = (str(tmp_path / "seen"), "random")

    rows = list(run(work.leaves_a_child, work.config(), work.jobs(8, bots), workers=1))

    assert sorted(row["number"] for row in rows) == list(range(8))
    with (tmp_path / "seen").open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)  # waits as long as a process has it


def test_a_worker_that_ends_before_its_time_is_up_was_not_stuck(tmp_path):
    """Its exit status may be that of one ended by the clock."""
    with pytest.raises(LabError, match="lab-job-kills"):
        list(run(work.ends_at_once, work.config(), work.jobs(1, ("mine.py:Mine", "random")), workers=1))


def test_there_are_no_more_workers_than_jobs():
    rows = list(run(work.tells_its_process, work.config(), work.jobs(4), workers=1000))

    assert len({row["process"] for row in rows}) <= 2
    assert len(rows) == 4


def test_an_interruption_right_at_the_start_is_not_for_the_workers(capfd):
    rows = run(work.quick, work.config(), after_interrupting(work.jobs(3)), workers=1)

    assert len(list(rows)) == 3
    assert capfd.readouterr().err == ""


def after_interrupting(jobs):
    """The first job is only known once the worker that waits for it has been sent ^C."""
    for child in children():
        os.kill(child, signal.SIGINT)
    yield from jobs


def test_what_a_bot_prints_does_not_get_into_the_output(capfd):
    list(run(work.chatters, work.config(), work.jobs(1), workers=1))
    said = capfd.readouterr()

    assert said.out == "" and said.err == "a bot likes to talk\n"


def test_games_run_nowhere_else():
    with pytest.raises(LabError, match="lab-on"):
        run(work.quick, work.config(), work.jobs(1), on="paper")
