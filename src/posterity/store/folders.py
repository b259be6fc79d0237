"""The folder for the files of this user."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder of everything that Posterity keeps for this user."""
    chosen = os.environ.get("POSTERITY_HOME")
    if chosen:
        return Path(chosen).expanduser()
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share"
    return base / "posterity"
