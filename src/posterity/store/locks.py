"""One client at a time: a lock beside the file of a game, gone with the process that holds it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # where there is no flock nobody is kept out
    fcntl = None  # type: ignore[assignment]


class Lock:
    """Held from `take` to `release`, or until the process ends, however it ends."""

    def __init__(self, file: Path) -> None:
        self.path = file.with_name(f".{file.name}.lock")
        self.held: int | None = None

    def take(self) -> bool:
        """False if another client holds it. A folder in which nothing can be written cannot be locked, either."""
        if fcntl is None:
            return True
        while True:
            try:
                handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            except OSError:
                return True
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(handle)
                return False
            except OSError:
                os.close(handle)
                return True
            if self.still_there(handle):
                self.held = handle
                return True
            os.close(handle)  # its former holder has just removed the file: once more

    def still_there(self, handle: int) -> bool:
        try:
            return os.path.samestat(os.fstat(handle), os.stat(self.path))
        except FileNotFoundError:
            return False

    def release(self) -> None:
        if self.held is None:
            return
        with suppress(OSError):  # at worst an empty file stays behind
            self.path.unlink()
        os.close(self.held)
        self.held = None
