"""Compression of what anybody may read: files of the browser client as it was built, texts and rules as they are sent.

What depends on who asks is never compressed, so that its length tells nothing about its content.
"""

from __future__ import annotations

import gzip
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

SUFFIX = ".gz"  # of the compressed copy that tools/client.py puts beside a file
LEVEL = 6
KEPT = 64  # compressed answers: five texts and as many sets and rules, in two languages
VARY = {"Vary": "Accept-Encoding"}
COMPRESSED = VARY | {"Content-Encoding": "gzip"}


class ClientFiles(StaticFiles):
    """The files of the browser client, compressed for whoever accepts that."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if accepts_gzip(Headers(scope=scope)):
            try:
                response = await super().get_response(path + SUFFIX, scope)
            except HTTPException:
                pass  # there is no compressed copy
            else:
                response.headers.update(COMPRESSED)
                return response
        response = await super().get_response(path, scope)
        response.headers.update(VARY)
        return response


def json_response(body: bytes, status: int, headers: Headers, public: bool) -> Response:
    """JSON; compressed if it is the same for everybody and accepted that way."""
    packed = public and accepts_gzip(headers)
    response = Response(compressed(body) if packed else body, status, media_type="application/json")
    if public:
        response.headers.update(COMPRESSED if packed else VARY)
    return response


@lru_cache(KEPT)
def compressed(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


def accepts_gzip(headers: Headers) -> bool:
    """Is gzip among the accepted encodings, and not refused with `q=0`?"""
    for encoding in ",".join(headers.getlist("accept-encoding")).lower().split(","):
        name, _, quality = encoding.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
