"""What any worker can be asked: a request that stands alone, carried out in whichever process has time."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

T_co = TypeVar("T_co", covariant=True)


class WorkerRequest(Protocol, Generic[T_co]):
    """Some work; it and what comes of it are sent from process to process."""

    def carry_out(self) -> T_co:
        """Do the work. Called in a worker, or in a thread of the server where there are none."""

    def about(self) -> str:
        """What the work is, for the log."""
