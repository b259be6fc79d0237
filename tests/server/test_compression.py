"""What anybody may read is sent compressed to whoever accepts that; what is private never is."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException

from posterity.server.http.compression import ClientFiles, accepts_gzip
from tests.server.test_guard import ask

PUBLIC = ("/api/games", "/api/texts/en", "/api/games/gears/texts/it", "/api/games/leaders/rules/en")


def got(running, path, **headers):
    return ask(running, "GET", path, {"Host": "127.0.0.1", **headers})


@pytest.mark.parametrize("path", PUBLIC)
def test_texts_and_rules_are_compressed_for_whoever_accepts_it(running, path):
    (_, plain), (_, packed) = got(running, path), got(running, path, **{"Accept-Encoding": "br, gzip"})

    assert gzip.decompress(packed) == plain and len(packed) < len(plain) / 2
    assert json.loads(plain)


def test_what_one_alone_may_read_is_never_compressed(running):
    person = running.stranger().post("people", {"name": "Anna"})
    key = {"Authorization": f"Bearer {person['key']}", "Accept-Encoding": "gzip"}

    for path in ("/api/me", "/api/tables"):
        _, body = got(running, path, **key)
        assert json.loads(body) is not None


def test_the_texts_of_the_site_say_what_games_are_called(running):
    texts = running.stranger().get("texts/it")

    assert texts["games"]["leaders"]["title"] and texts["games"]["legacies"]["about"].endswith(".")
    assert running.stranger().get("games/gears/texts/it").get("games", {}) == {}


def test_files_of_the_client_are_sent_as_they_were_compressed(tmp_path):
    (tmp_path / "lone.js").write_text("1")
    (tmp_path / "both.js").write_text("2")
    (tmp_path / "both.js.gz").write_bytes(gzip.compress(b"2"))
    files = ClientFiles(directory=tmp_path, html=True)

    def response(name, accepted):
        scope = {"type": "http", "method": "GET", "headers": [(b"accept-encoding", accepted.encode())]}
        return asyncio.run(files.get_response(name, scope))

    packed, plain, lone = (response(*asked) for asked in (("both.js", "gzip"), ("both.js", ""), ("lone.js", "gzip")))

    assert [Path(one.path).name for one in (packed, plain, lone)] == ["both.js.gz", "both.js", "lone.js"]
    assert [one.headers.get("content-encoding") for one in (packed, plain, lone)] == ["gzip", None, None]
    assert {one.headers["content-type"] for one in (packed, plain, lone)} == {"text/javascript; charset=utf-8"}
    assert {one.headers["vary"] for one in (packed, plain, lone)} == {"Accept-Encoding"}
    with pytest.raises(HTTPException):
        response("none.js", "gzip")


@pytest.mark.parametrize(
    ("said", "accepted"),
    [("gzip", True), ("br;q=1.0, GZIP;q=0.5", True), ("*", True), ("", False), ("gzip; q=0", False), ("br", False)],
)
def test_what_a_browser_accepts(said, accepted):
    assert accepts_gzip(Headers({"accept-encoding": said})) == accepted
