"""The page of the browser client, with what chats and search engines show of a link to it: title, words, picture."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from posterity.games import GAMES
from posterity.server.api.responses import Invitation
from posterity.server.app import App
from posterity.server.errors import ApiError
from posterity.server.lobby import invitations
from posterity.server.ops.limits import source
from posterity.store import StoreError
from posterity.text.bundles import LANGUAGES
from posterity.text.voice import Voice

PAGE, PICTURES, SITE = "index.html", "preview", "posterity"
PICTURE_SIZE = (1200, 630)
HEAD = re.compile(r"<title>.*?</title>", re.DOTALL)
DESCRIPTION = re.compile(r'\s*<meta name="description"[^>]*>')
LANGUAGE = re.compile(r"\s*([a-z]{2})\b", re.IGNORECASE)


def pages(app: App, client: Path) -> list[BaseRoute]:
    """Routes for the front page and for invitations: the same page with different metadata."""

    async def front(request: Request) -> Response:
        return page(app, client, request, None)

    async def invited(request: Request) -> Response:
        found = await find_invitation(app, request)
        return page(app, client, request, found)

    return [Route("/", front, methods=["GET"]), Route("/join/{name}", invited, methods=["GET"])]


async def find_invitation(app: App, request: Request) -> Invitation | None:
    """What an invitation leads to; None where it cannot be read, or if there were too many requests."""
    try:
        app.services.rates.strangers.take(source(request.client.host if request.client else ""))
        return await invitations.invitation_by_name(app.services, str(request.path_params["name"]))
    except (ApiError, StoreError):
        return None


def page(app: App, client: Path, request: Request, invitation: Invitation | None) -> Response:
    text = (client / PAGE).read_text(encoding="utf-8")
    lang = accepted_language(request.headers.get("accept-language", ""))
    tags = meta_tags(app.services.url, client, lang, invitation)
    return HTMLResponse(HEAD.sub(lambda _: tags, DESCRIPTION.sub("", text), count=1))


def accepted_language(accepted: str) -> str:
    """The first accepted language that there are texts for."""
    wanted = [found[1].lower() for found in map(LANGUAGE.match, accepted.split(",")) if found]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])


def meta_tags(url: str, client: Path, lang: str, invitation: Invitation | None) -> str:
    """The title and meta tags of the page. Names of people are escaped."""
    title, about = title_and_description(lang, invitation)
    name = SITE if invitation is None else invitation.game
    picture = name if (client / PICTURES / f"{name}.jpg").is_file() else SITE
    width, height = PICTURE_SIZE
    found = {
        "og:type": "website",
        "og:site_name": "Posterity",
        "og:locale": lang,
        "og:title": title,
        "og:description": about,
        "og:image": f"{url}/{PICTURES}/{picture}.jpg",
        "og:image:width": str(width),
        "og:image:height": str(height),
    }
    tags = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in found.items()]
    tags += ['<meta name="twitter:card" content="summary_large_image" />']
    tags += ['<meta name="robots" content="noindex" />'] if invitation is not None else []
    head = [f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(about)}" />']
    return "\n    ".join([*head, *tags])


def title_and_description(lang: str, invitation: Invitation | None) -> tuple[str, str]:
    """Title and description: the host, the game and the seats, and nothing that happens in it."""
    if invitation is None:
        voice = Voice(lang)
        return "Posterity", voice.say("preview-site")
    voice = Voice(lang, GAMES[invitation.game])
    host = {"host": invitation.host} if invitation.host is not None else {}
    kind = "preview-watch" if invitation.seat is None else "preview-join"
    title = voice.say(kind if host else f"{kind}-somebody", game=voice.say("game-title"), **host)
    seats, free = len(invitation.names), invitation.names.count(None)
    return title, voice.say("preview-seats", count=seats, free=free)
