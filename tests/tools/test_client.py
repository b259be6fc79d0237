"""The browser client is built when its sources have changed; without Node one sentence says so."""

import gzip
import os
import shutil

import pytest

from tools import browser, client


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout with a client of two files; what would be run is noted instead."""
    ran = []
    for name, value in (
        ("ROOT", tmp_path),
        ("WEB", tmp_path / "web"),
        ("MODULES", tmp_path / "web/node_modules"),
        ("CLIENT", tmp_path / "client"),
        ("STAMP", tmp_path / "build/client.json"),
        ("INSTALLED", tmp_path / "web/node_modules/.posterity.json"),
    ):
        monkeypatch.setattr(client, name, value)
    (tmp_path / "web/node_modules").mkdir(parents=True)
    (tmp_path / "web/package-lock.json").write_text("{}")
    (tmp_path / "web/main.ts").write_text("1")

    def run(command, what, shown=4):
        ran.append("npm" if "ci" in command else "vite" if "build" in command else command[1].split("/")[-1])
        if "--outDir" in command:
            folder = command[command.index("--outDir") + 1]
            os.makedirs(folder)
            for name in ("index.html", "main.js", "face.woff2"):
                with open(f"{folder}/{name}", "w") as file:
                    file.write("built")

    monkeypatch.setattr(client, "run", run)
    monkeypatch.setattr(client, "node", lambda: ["node"])
    monkeypatch.setattr(client, "npm", lambda: ["npm"])
    return tmp_path, ran


def test_it_is_built_once(checkout):
    folder, ran = checkout

    assert client.main([]) == client.DONE
    assert client.main([]) == client.DONE

    assert ran == ["npm", "vite"]
    assert (folder / "client/index.html").read_text() == "built"


def test_what_gets_smaller_has_a_compressed_copy_beside_it(checkout):
    folder, _ = checkout
    client.main([])

    assert sorted(path.name for path in (folder / "client").glob("*.gz")) == ["main.js.gz"]
    assert gzip.decompress((folder / "client/main.js.gz").read_bytes()) == b"built"


def test_a_changed_source_is_built_anew_without_another_installation(checkout):
    folder, ran = checkout
    client.main([])

    (folder / "web/main.ts").write_text("2")
    client.main([])

    assert ran == ["npm", "vite", "vite"]


def test_a_removed_client_is_built_anew(checkout):
    folder, ran = checkout
    client.main([])

    shutil.rmtree(folder / "client")
    client.main([])

    assert ran == ["npm", "vite", "vite"]


def test_checking_installs_what_building_does_not_need(checkout):
    _, ran = checkout
    client.main([])

    client.main(["check"])

    assert ran == ["npm", "vite", "npm", "prettier.cjs", "eslint.js", "svelte-check", "vitest.mjs"]


def test_without_node_a_sentence_says_what_is_missing(monkeypatch, capsys):
    monkeypatch.setattr(client, "find_spec", lambda name: None)
    monkeypatch.setattr(client.shutil, "which", lambda name: None)
    monkeypatch.setattr(client, "read", lambda stamp: {})

    assert client.main([]) == client.FAILURE

    told = capsys.readouterr().err.strip().splitlines()
    assert told[-1].startswith("The browser client needs n")
    assert "Traceback" not in "\n".join(told)


def test_the_lock_file_names_no_registry():
    lock = (client.WEB / "package-lock.json").read_text()

    assert '"resolved"' not in lock
    assert "registry" not in lock


def test_a_browser_is_found_where_the_environment_says(monkeypatch, tmp_path):
    (tmp_path / "browser").touch()

    monkeypatch.setenv("POSTERITY_BROWSER", str(tmp_path / "browser"))
    assert browser.find() == tmp_path / "browser"

    monkeypatch.setenv("POSTERITY_BROWSER", str(tmp_path / "nothing"))
    assert browser.find() is None
