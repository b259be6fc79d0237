"""`posterity serve`: the server with the browser client."""

from __future__ import annotations

import asyncio

from posterity.cli.arguments import Given
from posterity.cli.console import Console
from posterity.cli.faults import DONE, NO, Fault

PORT = 8000
LAST_PORT = 65535


def run(given: Given, console: Console) -> int:
    from posterity.server.serve import ServeRequest, serve
    from posterity.store import default_url

    request = ServeRequest(
        store=given.maybe("store") or default_url(),
        host=given.maybe("host") or "127.0.0.1",
        port=chosen_port(given),
        url=chosen_url(given),
        browser=not given.has("no-browser") and not given.has("check"),
        check=given.has("check"),
    )
    try:
        well = asyncio.run(serve(request))
    except OSError as e:
        why = e.strerror or str(e)
        raise Fault("cli-serve-cannot", host=request.host, port=str(request.port), reason=why) from None
    return DONE if well else NO


def chosen_port(given: Given) -> int:
    """The port; 0 takes any that is free, and so does a check."""
    port = given.number("port")
    if port is not None and port > LAST_PORT:
        raise Fault("cli-serve-port", most=str(LAST_PORT))
    if port is None:
        return 0 if given.has("check") else PORT
    return port


def chosen_url(given: Given) -> str | None:
    """Where people find the server from outside; it must be a whole address."""
    url = given.maybe("url")
    if url is not None and not url.startswith(("http://", "https://")):
        raise Fault("cli-serve-url", value=url)
    return url
