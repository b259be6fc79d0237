"""From a URL to a store."""

from __future__ import annotations

from pathlib import Path

from posterity.store.errors import StoreError
from posterity.store.folders import data_folder
from posterity.store.store import Store

FILE = "store.db"
PATIENCE = 5.0  # seconds that a call waits while another process is writing


def default_url() -> str:
    """The SQLite file in the user's own folder."""
    return f"sqlite://{data_folder() / FILE}"


async def open_store(url: str, create: bool = True, patience: float = PATIENCE) -> Store:
    """The store at a URL: `sqlite://` and the path of a file (`sqlite:///var/lib/posterity/store.db`), or the path.

    A database that is not there is made, unless `create` is false; an older schema is brought up to date.
    StoreError if it cannot be opened.
    """
    from posterity.store.sqlite import SqliteStore

    store = SqliteStore(sqlite_path(url), patience)
    await store.open(create)
    return store


def sqlite_path(url: str) -> Path:
    scheme, sign, rest = url.partition("://")
    if not sign:
        return checked(url, url)
    if scheme != "sqlite":
        raise StoreError("store-url", url=f"{scheme}://…", example=default_url())
    return checked(url, rest)


def checked(url: str, path: str) -> Path:
    if not path or "\0" in path:
        raise StoreError("store-url", url=url.replace("\0", ""), example=default_url())
    return Path(path).absolute()
