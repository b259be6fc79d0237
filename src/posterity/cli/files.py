"""Reads and writes files: a file is read in full or refused with a sentence, and written in full or not at all."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any

from posterity.cli.command_errors import CommandError
from posterity.text.error_sentences import STDIN

MOST = 64 * 1024 * 1024  # bytes that a file may have
PLACE = re.compile(r"\(at line ([0-9]+), column ([0-9]+)\)")


def read(file: str) -> bytes:
    """The bytes of a text file, or of standard input for `-`."""
    try:
        data = read_stdin() if file == STDIN else read_file(file)
    except (FileNotFoundError, NotADirectoryError):
        raise CommandError("cli-file-missing") from None
    except IsADirectoryError:
        raise CommandError("cli-file-folder") from None
    except PermissionError:
        raise CommandError("cli-file-forbidden") from None
    except (OSError, ValueError) as e:
        raise CommandError("cli-file-unreadable", reason=reason(e)) from None
    check_text(data)
    return data


def read_stdin() -> bytes:
    if sys.stdin is None:
        raise FileNotFoundError
    return sys.stdin.buffer.read(MOST + 1)


def read_file(file: str) -> bytes:
    with open(file, "rb") as source:
        return source.read(MOST + 1)


def check_text(data: bytes) -> None:
    if len(data) > MOST:
        raise CommandError("cli-file-huge", most=MOST // 1024 // 1024)
    if b"\0" in data:
        raise CommandError("cli-file-binary")


def reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def read_toml(file: str) -> dict[str, Any]:
    """The tables of a TOML file; CommandError names the line."""
    try:
        return tomllib.loads(read(file).decode("utf-8-sig"))
    except UnicodeDecodeError as e:
        raise CommandError("cli-file-not-utf8", place=e.start) from None
    except (ValueError, RecursionError) as e:
        if isinstance(e, CommandError):
            raise
        raise not_toml(str(e)) from None


def not_toml(said: str) -> CommandError:
    place = PLACE.search(said)
    if place is None:
        return CommandError("cli-file-not-toml-end") if "end of document" in said else CommandError("cli-file-not-toml")
    return CommandError("cli-file-not-toml-at", line=int(place[1]), column=int(place[2]))


def make_folder(folder: Path) -> None:
    """The folder, created if it is missing; CommandError if nothing can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK | os.X_OK):
            raise PermissionError
    except (FileExistsError, NotADirectoryError):
        raise CommandError("cli-folder-is-file") from None
    except PermissionError:
        raise CommandError("cli-folder-forbidden") from None
    except (OSError, ValueError) as e:
        raise CommandError("cli-folder-failed", reason=reason(e)) from None


def write_atomically(folder: Path, name: str, data: bytes) -> None:
    """Write a file in full or not at all: first to a temporary file, then renamed."""
    unfinished = folder / f".{name}.{os.getpid()}"
    try:
        with open(unfinished, "wb") as file:
            file.write(data)
        os.replace(unfinished, folder / name)
    except OSError as e:
        raise CommandError("cli-folder-failed", reason=reason(e)) from None
    finally:
        with suppress(OSError):
            unfinished.unlink()
