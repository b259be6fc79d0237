"""Secret texts: made by chance, kept as hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256

SIZE = 32  # bytes of chance in a token
ID_SIZE = 12  # in the id of a game or person: unguessable enough not to be found, but no secret


def new_token() -> str:
    """A token that nobody can guess, fit for a link."""
    return secrets.token_urlsafe(SIZE)


def new_id() -> str:
    """An id for a game or a person; on a command line it does not look like an option."""
    id = secrets.token_urlsafe(ID_SIZE)
    return new_id() if id.startswith("-") else id


def hashed(token: str) -> str:
    """What is kept of a token. A token has 256 bits of chance, so a plain hash hides it."""
    return sha256(token.encode()).hexdigest()
