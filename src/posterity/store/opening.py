"""From a URL to a store."""

from __future__ import annotations

import re
import sys
from importlib.util import find_spec
from pathlib import Path

from posterity.store.errors import StoreError
from posterity.store.folders import data_folder
from posterity.store.store import Store

FILE = "store.db"
TIMEOUT = 5.0  # seconds that a call waits while another process is writing
POSTGRESQL = ("postgresql", "postgres")
# What of a PostgreSQL URL may be repeated: hosts and database. Whatever looks unusual may be a part of a password.
HOSTS_AND_NAME = re.compile(r"postgres(?:ql)?://(?:[^@/?#]*@)?(?P<hosts>[^@/?#]*)(?P<name>/[^@?#]*)?(?:\?[^@#]*)?")


def default_url() -> str:
    """The SQLite file in the user's own folder."""
    return f"sqlite://{data_folder() / FILE}"


async def open_store(url: str, create: bool = True, timeout: float = TIMEOUT, alone: bool = False) -> Store:
    """The store at a URL: `sqlite://` and the path of a file (`sqlite:///var/lib/posterity/store.db`), or the path,
    or `postgresql://user:password@host/database`.

    Where there are no tables yet they are made, unless `create` is false; an older schema is brought up to date.
    Whoever serves a SQLite file opens it `alone`: other programs may still use it, another server may not. Any number
    of servers may share a PostgreSQL database. StoreError if it cannot be opened.
    """
    if is_postgresql(url):
        return await open_postgresql(url, create, timeout)
    from posterity.store.sqlite import SqliteStore

    store = SqliteStore(sqlite_path(url), timeout)
    await store.open(create, alone)
    return store


async def open_postgresql(url: str, create: bool, timeout: float) -> Store:
    try:
        from posterity.store.postgresql import PostgresqlStore
    except ModuleNotFoundError as e:
        if e.name != "asyncpg":
            raise
        raise StoreError("store-driver", command=f"{install_command()} asyncpg") from None
    store = PostgresqlStore(url, shown_url(url), timeout)
    await store.open(create)
    return store


def install_command() -> str:
    """What installs a package for this Python."""
    return f"{sys.executable} -m pip install" if find_spec("pip") else f"uv pip install --python {sys.executable}"


def is_postgresql(url: str) -> bool:
    return url.partition("://")[0] in POSTGRESQL and "://" in url


def shown_url(url: str) -> str:
    """The URL as it may be shown to anybody: without user, password and settings."""
    if not is_postgresql(url):
        return url
    found = HOSTS_AND_NAME.fullmatch(url)
    return "postgresql://…" if found is None else f"postgresql://{found['hosts']}{found['name'] or ''}"


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
    return Path(re.sub("^/+", "/", path)).absolute()  # some write four slashes before the path of a file
