"""The types of the API for the browser client, made from the schemas that the server publishes.

web/src/lib/wire.ts holds what all games share, web/src/lib/views.ts the views of the games,
web/src/lib/icons.json the names of the pictures on the cards of their sets.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from posterity.core.views import AskView, BaseView
from posterity.games import GAMES
from posterity.server.actions.actions import ACTIONS
from posterity.server.api.requests import Body
from posterity.server.api.responses import Problem
from posterity.server.http.endpoint import Endpoint
from posterity.server.http.endpoints import ENDPOINTS
from posterity.server.http.openapi import FRAMES

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "lib" / "wire.ts"
VIEWS = FILE.with_name("views.ts")
ICONS = FILE.with_name("icons.json")
HEAD = """// Made by tools/wire_types.py from the schemas of the server: do not edit. docs/api.md says what they mean.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Named<T> = { [key: string]: T };
"""
VIEWS_HEAD = """// Made by tools/wire_types.py from the views: do not edit. docs/formats.md says what they mean.

import type { AskView, Named } from "./wire";
"""
OWN = re.compile(r"posterity\.games\.(\w+)\.view\.")  # types of the same name in several games
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def text() -> str:
    """The whole file."""
    found = [endpoint for endpoint in ENDPOINTS if endpoint.path.startswith("/api")]
    types = [BaseView, *FRAMES, Problem, *[endpoint.result for endpoint in found]]
    types += [asked for endpoint in found for asked in (endpoint.body, endpoint.query) if asked is not None]
    _, components = msgspec.json.schema_components(list(dict.fromkeys(types)), ref_template="{name}")
    components["Update"]["properties"]["view"] = {"anyOf": [{"$ref": "BaseView"}, {"type": "null"}]}
    components["Step"]["properties"]["view"] = components["Steps"]["properties"]["before"] = {"$ref": "BaseView"}
    components["Planned"]["properties"]["view"] = {"$ref": "BaseView"}
    parts = [HEAD, *[interface(name, schema) for name, schema in sorted(components.items())]]
    return "\n".join([*parts, endpoints(found), acts()])


def views_text() -> str:
    """The views of all games; a name that several of them use has the game's before it."""
    views = [get_type_hints(type(game).view)["return"] for game in GAMES.values()]
    _, components = msgspec.json.schema_components(views, ref_template="{name}")
    _, shared = msgspec.json.schema_components([AskView], ref_template="{name}")
    parts = [interface(own(name), schema) for name, schema in sorted(components.items()) if name not in shared]
    return "\n".join([VIEWS_HEAD, *parts])


def icons_text() -> str:
    """The pictures that the cards of any set name; the client bundles only these from game-icons."""
    sets = [(game, game.card_set(name)) for game in GAMES.values() for name in game.shelf.choices()]
    named = {card.icon for game, chosen in sets for card in game.names(chosen, "en").values()}
    return json.dumps(sorted(named - {""}), indent=2) + "\n"


def own(name: str) -> str:
    return OWN.sub(lambda found: found[1].capitalize(), name)


def interface(name: str, schema: Schema) -> str:
    """A struct as an interface. A field with a default may be left out by clients, never by the server."""
    sent = name in [body.__name__ for body in Body.__subclasses__()]
    needed = schema.get("required", [])
    lines = []
    for key, value in schema["properties"].items():
        optional = key not in needed and (sent or "default" not in value)
        lines.append(f"  {quoted(key)}{'?' if optional else ''}: {written(value)};")
    if not lines:
        return "\n".join([*comment(schema), f"export type {name} = Named<never>;", ""])
    return "\n".join([*comment(schema), f"export interface {name} {{", *lines, "}", ""])


def comment(schema: Schema) -> list[str]:
    said = schema.get("description", "").split("\n\n")[0]
    return [f"/** {' '.join(said.split())} */"] if said else []


def quoted(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z_]\w*", key) else json.dumps(key)


def written(schema: Schema) -> str:
    """A type as TypeScript."""
    if "$ref" in schema:
        return own(str(schema["$ref"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(written(one) for one in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        return f"{bracketed(written(schema.get('items', {})))}[]"
    if kind == "object":
        return f"Named<{written(schema.get('additionalProperties', {}))}>"
    return "Json" if kind is None else PLAIN[kind]


def bracketed(one: str) -> str:
    return f"({one})" if "|" in one else one


def endpoints(found: list[Endpoint]) -> str:
    """Every address with what it takes and what it answers."""
    lines = ["/** Every address of the API: what it takes, what it answers. */", "export interface Endpoints {"]
    for endpoint in found:
        taken = f"body: {name_of(endpoint.body)}; query: {name_of(endpoint.query)}; result: {endpoint.result.__name__}"
        lines.append(f'  "{endpoint.method} {endpoint.path}": {{ {taken} }};')
    return "\n".join([*lines, "}", ""])


def acts() -> str:
    """Every act at a table."""
    lines = ["/** Everything that can be done at a table. */", "export interface Acts {"]
    lines += [
        f"  {name}: {{ body: {one.body.__name__}; result: {one.result.__name__} }};" for name, one in ACTIONS.items()
    ]
    return "\n".join([*lines, "}", ""])


def name_of(given: type | None) -> str:
    return "undefined" if given is None else given.__name__


def main() -> None:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
    VIEWS.write_text(views_text(), encoding="utf-8")
    ICONS.write_text(icons_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
