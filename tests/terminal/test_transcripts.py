"""docs/transcripts holds a game of each kind in each language, as this client plays it."""

import os
from pathlib import Path

import pytest

from posterity.terminal import client
from posterity.text.bundles import LANGUAGES
from tests.terminal.transcripts import transcript

DOCS = Path(__file__).resolve().parents[2] / "docs" / "transcripts"
MOST_LINES = {"leaders": 600, "gears": 600}
SHOWN = {
    "leaders": ("You look at", "build a", "destroy Greedy's", "> why", "> undo You take back", "> rules wild", "> ?"),
    "gears": (
        "You travel",
        "establish",
        "score",
        "> why",
        "> undo You take back",
        "> now If the round",
        "> tree",
        "> quit",
    ),
}


@pytest.fixture
def played(tmp_path, monkeypatch):
    """Plays in an empty folder, so that nothing in the text depends on where or when."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(client, "new_file", lambda folder, game: folder / f"{game}.json")
    return transcript


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", MOST_LINES)
def test_the_transcript_is_what_the_client_writes(played, game, lang):
    file = DOCS / f"{game}-{lang}.md"
    text = played(game, lang)
    if os.environ.get("POSTERITY_REGENERATE"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text, "POSTERITY_REGENERATE=1 writes it anew"
    assert len(text.splitlines()) <= MOST_LINES[game]


@pytest.mark.parametrize("game", MOST_LINES)
def test_the_transcript_shows_what_it_should(played, game):
    text = " ".join(played(game, "en").split())
    for deed in SHOWN[game]:
        assert deed in text, deed
