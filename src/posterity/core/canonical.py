"""Canonical JSON: equal values are written the same way, so that their hashes are equal."""

from __future__ import annotations

import json
from hashlib import sha256


def canonical(value: object) -> bytes:
    """JSON in UTF-8 with sorted keys, no spaces, and nothing escaped that need not be."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def digest(value: object) -> str:
    """SHA-256 of the canonical JSON, in hex."""
    return sha256(canonical(value)).hexdigest()
