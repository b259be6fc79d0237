"""Errors of the API: a status and a message with its arguments. Every expected error becomes one of these."""

from __future__ import annotations

import msgspec

from posterity.core.answers import IllegalAnswer
from posterity.core.game import SetupError
from posterity.core.sets import CardSetError
from posterity.server.api.responses import Problem
from posterity.store import Conflict, Missing, StoreError
from posterity.text.lesson import LessonError

NOT_UNDERSTOOD, WHO, NOT_YOURS, MISSING, METHOD, NOT_NOW = 400, 401, 403, 404, 405, 409
TOO_SLOW, TOO_LARGE, REFUSED, TOO_OFTEN, INTERNAL, NOT_KEPT = 408, 413, 422, 429, 500, 503
DAMAGED = "store-damaged"  # the message of what is stored and cannot be read
NOW = {"stale", "over", "foreign", "undo-nothing", "undo-consent"}  # illegal only as things stand


class ApiError(Exception):
    """Something that cannot be done; `status` as in HTTP."""

    def __init__(self, status: int, message: str, clause: str = "", /, **args: object) -> None:
        super().__init__(f"{status} {message}: {args}")
        self.status = status
        self.problem = Problem(message=message, args=args, clause=clause)


def api_error(error: Exception) -> ApiError | None:
    """Any expected error as an ApiError; None if it is a mistake of the program."""
    if isinstance(error, ApiError):
        return error
    if isinstance(error, IllegalAnswer):
        return illegal(error)
    if isinstance(error, SetupError):
        return ApiError(REFUSED, error.message, error.clause, **error.args_named)
    if isinstance(error, LessonError):
        return ApiError(REFUSED, error.message, **error.args_named)
    if isinstance(error, CardSetError):
        first = error.faults[0]
        return ApiError(REFUSED, first.message, **first.args)
    if isinstance(error, StoreError):  # its own message names files of the server
        return ApiError(NOT_KEPT, "server-damaged" if error.message == DAMAGED else "server-not-kept")
    if isinstance(error, Conflict):
        return ApiError(NOT_NOW, "server-again")
    if isinstance(error, Missing):
        return ApiError(MISSING, "server-missing")
    if isinstance(error, msgspec.ValidationError):
        return ApiError(NOT_UNDERSTOOD, "server-body", fault=str(error)[:300])
    if isinstance(error, msgspec.DecodeError | RecursionError | UnicodeError):
        return ApiError(NOT_UNDERSTOOD, "server-not-json")
    return None


def illegal(error: IllegalAnswer) -> ApiError:
    """A refused answer: with the rule's own reason where a rule refuses it."""
    if error.reason is not None:
        return ApiError(REFUSED, error.reason.message, error.reason.clause, **error.reason.args)
    return ApiError(NOT_NOW if error.kind in NOW else REFUSED, f"illegal-{error.kind}", **error.args_named)


def damaged(id: str, fault: str) -> StoreError:
    """A table that cannot be read."""
    return StoreError(DAMAGED, path=id, fault=fault)


def missing_table() -> ApiError:
    """There is no such table, or not for this person."""
    return ApiError(MISSING, "server-missing")
