"""What cannot be done, as a status and a message with its arguments. Every error of the house becomes one of these."""

from __future__ import annotations

import msgspec

from posterity.core.answers import IllegalAnswer
from posterity.core.game import SetupError
from posterity.core.sets import CardSetError
from posterity.server.api.responses import Problem
from posterity.server.tables.loading import DAMAGED
from posterity.store import Conflict, Missing, StoreError
from posterity.text.lesson import LessonError

NOT_UNDERSTOOD, WHO, NOT_YOURS, MISSING, METHOD, NOT_NOW = 400, 401, 403, 404, 405, 409
TOO_SLOW, TOO_LARGE, REFUSED, TOO_OFTEN, INTERNAL, NOT_KEPT = 408, 413, 422, 429, 500, 503
NOW = {"stale", "over", "foreign", "undo-nothing", "undo-consent"}  # illegal only as things stand


class Fault(Exception):
    """Something that cannot be done; `status` as in HTTP."""

    def __init__(self, status: int, message: str, clause: str = "", /, **args: object) -> None:
        super().__init__(f"{status} {message}: {args}")
        self.status = status
        self.problem = Problem(message=message, args=args, clause=clause)


def fault_of(error: Exception) -> Fault | None:
    """An error of the house as a fault; None if it is a mistake of the program."""
    if isinstance(error, Fault):
        return error
    if isinstance(error, IllegalAnswer):
        return illegal(error)
    if isinstance(error, SetupError):
        return Fault(REFUSED, error.message, error.clause, **error.args_named)
    if isinstance(error, LessonError):
        return Fault(REFUSED, error.message, **error.args_named)
    if isinstance(error, CardSetError):
        first = error.faults[0]
        return Fault(REFUSED, first.message, **first.args)
    if isinstance(error, StoreError):  # its own message names files of the server
        return Fault(NOT_KEPT, "server-damaged" if error.message == DAMAGED else "server-not-kept")
    if isinstance(error, Conflict):
        return Fault(NOT_NOW, "server-again")
    if isinstance(error, Missing):
        return Fault(MISSING, "server-missing")
    if isinstance(error, msgspec.ValidationError):
        return Fault(NOT_UNDERSTOOD, "server-body", fault=str(error)[:300])
    if isinstance(error, msgspec.DecodeError | RecursionError | UnicodeError):
        return Fault(NOT_UNDERSTOOD, "server-not-json")
    return None


def illegal(error: IllegalAnswer) -> Fault:
    """A refused answer: with the rule's own reason where a rule refuses it."""
    if error.reason is not None:
        return Fault(REFUSED, error.reason.message, error.reason.clause, **error.reason.args)
    return Fault(NOT_NOW if error.kind in NOW else REFUSED, f"illegal-{error.kind}", **error.args_named)
