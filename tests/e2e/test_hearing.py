"""What somebody hears who plays gears on its board with a screen reader: docs/transcripts/gears-heard-*.md.

Names come from the accessibility tree of the browser, news from the live region. How each screen reader speaks its
own words (“button”, “list with 3 items”) is left out.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.e2e.boarding import ByKeys
from tests.e2e.guests import PLAIN_IDS, plain
from tests.e2e.screens import fixed_secrets
from tests.server.serving import Client

DOCS = Path(__file__).resolve().parents[2] / "docs" / "transcripts"
HEADINGS = {
    "en": "# The first turns of Gears, as they are heard\n\nAnna plays on the board with keys and a screen reader; "
    "Bruno is elsewhere. After `>` stands the thing to which she goes and presses Enter; below it what is read out. "
    "A test plays this game and compares.\n",
    "it": "# I primi turni di Gears, come si sentono\n\nAnna gioca sul tabellone con la tastiera e un lettore di "
    "schermo; Bruno è altrove. Dopo `>` sta la cosa su cui va e preme Invio; sotto, ciò che viene letto. "
    "Un test gioca questa partita e confronta.\n",
}
BOARD = {
    "en": "Then she goes through the board, from top to bottom:",
    "it": "Poi percorre il tabellone, dall’alto in basso:",
}
WISHES = ("position:", "influence:", "establish:", "pay:", "cubes:", "draw", "keep:", "travel:2", "end")  # Bruno's
TURNS = 14
KINDS = "button|heading|listitem|list|paragraph|region|strong|text|toolbar"
NAMES = re.compile(rf"""^ *- '?(?:{KINDS})(?: "(.*?)"|: (.*))?""", re.MULTILINE)


class Hearing(ByKeys):
    """Plays by keys and notes what is heard."""

    def __init__(self, guest, bruno, table):
        super().__init__(guest, seed=8)
        self.bruno, self.at_table = bruno, table
        self.lines, self.before = [], 0

    def touch(self, key, seen):
        self.lines.append(f"\n> {plain(self.at(key).get_attribute('aria-label'))}\n")
        super().touch(key, seen)

    def press_loose(self, pick, seen):
        answer = self.page.locator(f'.dock [data-pick="{pick}"]')
        (name,) = plain_lines(answer.aria_snapshot())
        self.lines.append(f"\n> {name}.\n")
        super().press_loose(pick, seen)

    def listen(self):
        """What was read out since."""
        said = [plain(text) for text in self.page.locator("[data-announcer] p").all_inner_texts()]
        self.lines += said[self.before :]
        self.before = len(said)

    def go_on(self):
        """One answer of whoever is asked, and what is heard of it."""
        update = self.bruno.view(self.at_table)
        if update["view"]["ask"]["seat"] == 0:
            self.play(most=1)
        else:
            options = update["view"]["ask"]["options"]
            pick = next((one for wish in WISHES for one in options if one.startswith(wish)), options[0])
            self.bruno.act(self.at_table, "answer", number=update["number"], pick=pick)
        number = self.bruno.view(self.at_table)["number"]
        self.page.wait_for_selector(f'.question[data-number="{number}"]')
        self.page.wait_for_timeout(60)
        self.listen()


@pytest.mark.parametrize("lang", HEADINGS)
def test_the_first_turns_are_heard_as_sentences(guest, running, monkeypatch, lang):
    fixed_secrets(monkeypatch)
    anna, bruno = (running.stranger().post("people", {"name": name}) for name in ("Anna", "Bruno"))
    owner, other = Client(running, anna["key"]), Client(running, bruno["key"])
    table, (token,) = owner.table("gears", seats=("me", "link"))
    other.post("join", {"token": token})
    one = guest(board=True, locale=f"{lang}-IT")
    one.be(anna)
    one.sit_at(table)
    one.page.wait_for_selector(".board .scroller")
    player = Hearing(one, other, table)

    for _ in range(TURNS):
        player.go_on()
    text = "\n".join([HEADINGS[lang], *player.lines, "", BOARD[lang], "", *board_heard(one.page)]) + "\n"
    path = DOCS / f"gears-heard-{lang}.md"
    if os.environ.get("POSTERITY_REGENERATE"):
        path.write_text(text, encoding="utf-8")

    assert text == path.read_text(encoding="utf-8")
    assert [line for line in player.lines if line.strip() and line.strip()[-1] not in ".?!"] == []
    assert not PLAIN_IDS.search(text) and "undefined" not in text


def board_heard(page):
    """The names of everything on the board, in the order in which a screen reader goes through it."""
    parts = [page.locator(part).aria_snapshot() for part in ("header.bar", ".board > .middle", ".board .holding")]
    names = plain_lines("\n".join(parts))
    return [f"- {name}" for name, before in zip(names, ["", *names], strict=False) if name not in ("", before)]


def plain_lines(snapshot):
    names = [(named or words).strip('"').replace("''", "'") for named, words in NAMES.findall(snapshot)]
    return [plain(name).replace(" ,", ",").rstrip(",") for name in names]
