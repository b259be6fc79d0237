"""Checks the host and origin of every request, and adds security headers to every response."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the whole server: the host must be ours, the origin too where something is changed."""

    def __init__(self, app: ASGIApp, url: str) -> None:
        self.app = app
        self.origin = origin_of(url)
        self.host = urlsplit(url).hostname or ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not self.is_ours(headers.get("host", "")):
            await self.refuse("server-host", scope, receive, send)
        elif self.needs_origin(scope) and not self.same_origin(headers):
            await self.refuse("server-origin", scope, receive, send)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, with_headers(scope, send))

    def is_ours(self, host: str) -> bool:
        """Is a host our own name, `localhost` or a bare IP address? Other names are refused, against DNS rebinding."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:  # half an address
            return False
        return name in (self.host, "localhost") or is_address(name)

    def needs_origin(self, scope: Scope) -> bool:
        return scope["type"] == "websocket" or scope["method"] not in SAFE

    def same_origin(self, headers: Headers) -> bool:
        """Is the origin missing, as programs leave it, or the one that serves the client?"""
        origin = headers.get("origin")
        host = headers.get("host", "")
        return origin is None or origin in (self.origin, f"http://{host}", f"https://{host}")

    async def refuse(self, message: str, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        response = JSONResponse(
            {"message": message, "args": {}, "clause": ""}, 400 if message == "server-host" else 403
        )
        await response(scope, receive, with_headers(scope, send))


def origin_of(url: str) -> str:
    """The origin of a URL as browsers send it: without a path, and without the default port."""
    parts = urlsplit(url)
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    host = parts.hostname or ""
    return f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{port}"


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def with_headers(scope: Scope, send: Send) -> Send:
    """Add the security headers and `Cache-Control` to every response."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.update(HEADERS)
            headers["Cache-Control"] = caching(scope["path"], message["status"])
        await send(message)

    return sending


def caching(path: str, status: int) -> str:
    """`Cache-Control`: the API is never cached, files with a hash in their name for ever, all else is revalidated."""
    if path.startswith("/api"):
        return "no-store"
    return "public, max-age=31536000, immutable" if path.startswith("/assets/") and status == 200 else "no-cache"
