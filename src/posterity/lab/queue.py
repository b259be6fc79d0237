"""Jobs between the runner and its workers: those still to be handed out, and what a worker replies to each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from posterity.bots import BotError
from posterity.bots.own import exception_line
from posterity.lab.jobs import Job, LabError, Row, RunConfig, Work

DEATHS = 3  # workers lost on the same job before the job itself is blamed
Failure = tuple[str, str, dict[str, object]]  # the kind of error, its message and arguments
JobReply = tuple[Row | None, Failure | None]


class Queue:
    """Jobs still to be handed out: those that come back from a lost worker go first."""

    def __init__(self, jobs: Iterable[Job]) -> None:
        self.jobs = iter(jobs)
        self.returned: list[Job] = []
        self.deaths: Counter[Job] = Counter()

    def next(self) -> Job | None:
        return self.returned.pop() if self.returned else next(self.jobs, None)

    def give_back(self, jobs: Iterable[Job]) -> None:
        """Jobs that a lost worker had not begun."""
        self.returned += jobs

    def give_back_lost(self, job: Job) -> None:
        """The job that a lost worker was doing: it is tried again, unless too many workers were lost on it."""
        self.deaths[job] += 1
        if self.deaths[job] >= DEATHS:
            args: dict[str, object] = {"number": str(job.number), "bots": list(job.bots), "deaths": DEATHS}
            raise LabError("lab-job-kills", args)
        self.returned.append(job)


def reply_of(work: Work, config: RunConfig, job: Job) -> JobReply:
    """The row of a job, or why there is none."""
    try:
        return work(config, job), None
    except (BotError, LabError) as e:
        return None, (type(e).__name__, e.message, e.args_named)
    except (Exception, KeyboardInterrupt) as e:  # workers are not interrupted: a bot has raised it
        told: dict[str, object] = {
            "number": str(job.number),
            "bots": list(job.bots),
            "error": exception_line(e),
        }
        return None, (LabError.__name__, "lab-job-failed", told)


def failed_with(kind: str, message: str, args: dict[str, object]) -> Exception:
    """The error that a worker has reported for a failed job."""
    return BotError(message, args) if kind == BotError.__name__ else LabError(message, args)
