"""The API as an OpenAPI document, made from the endpoints and the types they read and write."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, get_type_hints

import msgspec

from posterity import __version__
from posterity.games import GAMES
from posterity.server.api import game_responses, requests, responses, review_responses
from posterity.server.http.endpoint import Endpoint

REF = "#/components/schemas/{name}"
OWN = re.compile(r"posterity\.games\.(\w+)\.view\.(\w+)")  # types of the same name in several games
FRAMES = (
    requests.Hello,
    requests.Frame,
    responses.FrameDone,
    responses.FrameError,
    responses.TableChanged,
    responses.ChatSent,
    review_responses.ReviewChanged,
    game_responses.Update,
)
ERRORS = {
    "400": "It is not understood.",
    "401": "Who are you?",
    "403": "That is not yours to do.",
    "404": "There is no such thing, for you.",
    "408": "The body was too long in coming.",
    "409": "It cannot be done now.",
    "413": "It is too large.",
    "422": "A rule refuses it.",
    "429": "Too often; Retry-After says when.",
    "503": "It cannot be kept now; nothing has changed.",
}
ABOUT = "Tables for the Legacy games. docs/api.md says what everything means, and how the WebSocket speaks."


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """An OpenAPI 3.1 document."""
    text = msgspec.json.encode(built(endpoints)).decode()
    return dict(msgspec.json.decode(OWN.sub(lambda found: found[1].capitalize() + found[2], text)))


def built(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    views = [get_type_hints(type(game).view)["return"] for game in GAMES.values()]
    read = [endpoint.body for endpoint in endpoints if endpoint.body is not None]
    types = list(
        dict.fromkeys([*FRAMES, responses.Problem, *views, *read, *[endpoint.result for endpoint in endpoints]])
    )
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    refs = dict(zip(types, schemas, strict=True))
    name_views(refs, components, views)
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, refs)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Posterity", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "description": "the key of a person"}},
        },
    }


def name_views(refs: dict[Any, Any], components: dict[str, Any], views: list[Any]) -> None:
    """`x-views` of an update and of steps: which of the schemas is the view of which game."""
    named = {name: refs[view] for name, view in zip(GAMES, views, strict=True)}
    for struct, key in (("Step", "view"), ("Steps", "before")):
        components[struct]["properties"][key] = {"anyOf": unique(named.values()), "x-views": named}
    components["Update"]["properties"]["view"] = {
        "anyOf": [*unique(named.values()), {"type": "null"}],
        "x-views": named,
    }


def unique(refs: Any) -> list[Any]:
    return [dict(pairs) for pairs in dict.fromkeys(tuple(ref.items()) for ref in refs)]


def operation(endpoint: Endpoint, refs: dict[Any, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": operation_id(endpoint),
        "security": [{"key": []}, {}] if endpoint.strangers else [{"key": []}],
        "parameters": [*path_parameters(endpoint.path), *query_parameters(endpoint.query)],
        "responses": {str(endpoint.status): content("It is done.", refs[endpoint.result]), **errors(refs)},
    }
    if endpoint.body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": refs[endpoint.body]}}}
    return found


def operation_id(endpoint: Endpoint) -> str:
    words = re.findall(r"[a-z]+", endpoint.path.replace("/api", "").replace("{", "by-"))
    return "-".join([endpoint.method.lower(), *words])


def errors(refs: dict[Any, Any]) -> dict[str, Any]:
    return {status: content(text, refs[responses.Problem]) for status, text in ERRORS.items()}


def content(text: str, schema: Any) -> dict[str, Any]:
    return {"description": text, "content": {"application/json": {"schema": schema}}}


def path_parameters(path: str) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def query_parameters(query: type[requests.Body] | None) -> list[dict[str, Any]]:
    if query is None:
        return []
    schema = msgspec.json.schema(query)["$defs"][query.__name__]
    needed = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in needed, "schema": one}
        for name, one in schema["properties"].items()
    ]
