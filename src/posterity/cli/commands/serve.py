"""`posterity serve`: the server with the browser client."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import partial
from typing import TypeVar
from urllib.parse import urlsplit

from posterity.cli import values
from posterity.cli.arguments import ParsedCommand
from posterity.cli.command_errors import DONE, NO, CommandError
from posterity.cli.output import Output

PORT = 8000
LAST_PORT = 65535
ANYWHERE = "0.0.0.0"
# the environment, for options
STORE, LIMITS, PROXIES, PAUSE = "POSTERITY_STORE", "POSTERITY_LIMITS", "POSTERITY_PROXIES", "POSTERITY_BOT_PAUSE"
MOST_WORKERS = 256
T = TypeVar("T")
R = TypeVar("R")


def run(given: ParsedCommand, output: Output) -> int:
    from posterity.server.ops.options import chosen_limits, chosen_pause, chosen_proxies
    from posterity.server.ops.pace import Pace
    from posterity.server.serve import ServeRequest, serve

    lan = chosen_lan() if given.has("lan") else None
    request = ServeRequest(
        store=chosen_store(given),
        host=given.maybe("host") or ("127.0.0.1" if lan is None else ANYWHERE),
        port=chosen_port(given),
        url=chosen_url(given),
        lan=lan,
        browser=not given.has("no-browser") and not given.has("check"),
        check=given.has("check"),
        limits=understood(chosen_limits, given.pairs("limits") or environment(values.pairs, LIMITS, {})),
        proxies=understood(chosen_proxies, given.words("proxies") or environment(values.words, PROXIES, [])),
        pace=Pace(bot=understood(chosen_pause, given.maybe("bot-pause") or os.environ.get(PAUSE) or None)),
        bot_workers=chosen_workers(given),
        private_webhooks=given.has("private-webhooks"),
    )
    try:
        well = asyncio.run(serve(request, partial(show_lan_address, output)))
    except OSError as e:
        why = e.strerror or str(e)
        raise CommandError("cli-serve-cannot", host=request.host, port=str(request.port), reason=why) from None
    return DONE if well else NO


def chosen_lan() -> str:
    """The address of this machine in the local network; CommandError if there is none."""
    from posterity.server.webhooks.addresses import lan_address

    found = lan_address()
    if found is None:
        raise CommandError("cli-serve-lan-none")
    return found


def show_lan_address(output: Output, url: str) -> None:
    """Print the address for others in the local network, with its QR code."""
    from posterity.text import qr

    output.say("cli-serve-lan", url=url)
    output.say("cli-serve-lan-scan")
    for line in qr.blocks(qr.squares(url)):
        output.line(line)
    output.out.flush()


def chosen_store(given: ParsedCommand) -> str:
    """The URL of the store; one with a password is better given in the environment."""
    from posterity.store import default_url

    return given.maybe("store") or os.environ.get(STORE) or default_url()


def chosen_port(given: ParsedCommand) -> int:
    """The port; 0, also the default for a check, takes any free one."""
    port = given.number("port")
    if port is not None and port > LAST_PORT:
        raise CommandError("cli-serve-port", most=str(LAST_PORT))
    if port is None:
        return 0 if given.has("check") else PORT
    return port


def chosen_workers(given: ParsedCommand) -> int | None:
    """The number of processes for bots to think in; with 0 they think in the server itself."""
    count = given.number("bot-workers")
    if count is not None and count > MOST_WORKERS:
        raise CommandError("cli-serve-workers", most=str(MOST_WORKERS))
    return count


def chosen_url(given: ParsedCommand) -> str | None:
    """Where people find the server from outside; it must be a complete address."""
    url = given.maybe("url")
    if url is not None and not is_whole(url):
        raise CommandError("cli-serve-url", value=url)
    return url


def is_whole(url: str) -> bool:
    """Is it http or https, a host, perhaps a port, and no path? The server needs a host name to itself."""
    try:
        parts = urlsplit(url)
        has_host = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        return False
    more = parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc
    return parts.scheme in ("http", "https") and has_host and not more


def environment(read: values.Reader, name: str, nothing: T) -> T:
    """The value of an environment variable, read like an option; `nothing` if it is not set."""
    word = os.environ.get(name)
    return nothing if not word else read(name, word)  # type: ignore[return-value]


def understood(choose: Callable[[T], R], words: T) -> R:
    """What `choose` makes of the words; CommandError says what is wrong with them."""
    from posterity.server.ops.options import OptionError

    try:
        return choose(words)
    except OptionError as e:
        raise CommandError(e.message, **e.args_named) from None
