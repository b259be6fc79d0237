"""What somebody hears of a first generation of legacies at its board: docs/transcripts/legacies-heard-*.md.

As in test_hearing.py names come from the accessibility tree, news and what a plan would bring from the live regions.
"""

from __future__ import annotations

import os

import pytest

from tests.e2e.cases import long
from tests.e2e.guests import PLAIN_IDS, plain
from tests.e2e.legacies_board import Typist
from tests.e2e.screens import fixed_secrets
from tests.e2e.test_hearing import DOCS, board_heard, plain_lines
from tests.server.serving import Client

HEADINGS = {
    "en": "# The first generation of Legacies, as it is heard\n\nAnna plays on the board with keys and a screen "
    "reader; Bruno is elsewhere, and a Rising Star is with them. After `>` stands the thing to which she goes and "
    "presses Enter; below it what is read out. A test plays this game and compares.\n",
    "it": "# La prima Generazione di Legacies, come si sente\n\nAnna gioca sul tabellone con la tastiera e un lettore "
    "di schermo; Bruno è altrove, e con loro c’è un Astro Nascente. Dopo `>` sta la cosa su cui va e preme Invio; "
    "sotto, ciò che viene letto. Un test gioca questa partita e confronta.\n",
}
BOARD = {
    "en": "Then she goes through the board, from top to bottom:",
    "it": "Poi percorre il tabellone, dall’alto in basso:",
}
WISHES = ("trigger:", "play:", "resources", "explore", "none", "contribute:0", "pass", "stop")  # Bruno's
SKIPS = "localStorage.setItem('posterity-automaton-pace', JSON.stringify('skip'))"
PLANNED = "() => document.querySelector('[data-plan-heard]').textContent !== ''"
# Everything that is read out from now on, in `window.told`.
LISTENS = """() => {
    const region = document.querySelector("[data-announcer]");
    window.told = [...region.children].map((one) => one.textContent);
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => {
        window.told.push(...[...addedNodes].filter((one) => one.nodeType === 1).map((one) => one.textContent));
    })).observe(region, { childList: true });
}"""
MOST = 120


class Hearing(Typist):
    """Plays by keys and notes what is heard."""

    def __init__(self, guest, bruno, table):
        super().__init__(guest, seed=5)
        self.bruno, self.at_table = bruno, table
        self.lines = []
        self.page.evaluate(LISTENS)

    def press(self, key):
        thing = self.page.locator(f'[data-key="{key}"]:visible').first
        again = self.here() == key
        if not again:
            self.note(thing)
        super().press(key)
        if not again and self.page.locator(".armed").count():
            self.page.wait_for_function(PLANNED)
            self.lines.append(plain(self.page.locator("[data-plan-heard]").inner_text()))

    def hit(self, thing):
        if thing.evaluate("one => one.closest('.answers') !== null"):
            self.note(thing)
        super().hit(thing)

    def note(self, thing):
        """Where she goes and presses Enter."""
        name = thing.get_attribute("aria-label") or " ".join(plain_lines(thing.aria_snapshot()))
        self.lines.append(f"\n> {plain(name).rstrip('.')}.\n")

    def listen(self):
        """What was read out since."""
        self.lines += [plain(text) for text in self.page.evaluate("window.told.splice(0)")]

    def go_on(self):
        """One answer of whoever is asked, and what is heard of it; whether the first generation is over."""
        update = self.bruno.view(self.at_table)
        if update["view"]["generation"] > 1:
            return True
        if update["view"]["ask"]["seat"] == 0:
            self.page.wait_for_selector(f'.question.mine[data-number="{update["number"]}"]')
            self.answer(self.seen())
        else:
            options = update["view"]["ask"]["options"]
            pick = next((one for wish in WISHES for one in options if one.startswith(wish)), options[0])
            self.bruno.act(self.at_table, "answer", number=update["number"], pick=pick)
        self.page.wait_for_function("() => document.querySelector('.strip.going') === null")
        number = self.bruno.view(self.at_table)["number"]
        self.page.wait_for_selector(f'.question[data-number="{number}"]')
        self.page.wait_for_timeout(60)
        self.listen()
        return False


@pytest.mark.parametrize("lang", ["en", long("it")])
def test_a_first_generation_is_heard_as_sentences(guest, running, monkeypatch, lang):
    fixed_secrets(monkeypatch)
    anna, bruno = (running.stranger().post("people", {"name": name}) for name in ("Anna", "Bruno"))
    owner, other = Client(running, anna["key"]), Client(running, bruno["key"])
    table, (token,) = owner.table("legacies", seats=("me", "link"))
    other.post("join", {"token": token})
    one = guest(board=True, locale=f"{lang}-IT")
    one.be(anna)
    one.page.evaluate(SKIPS)
    one.sit_at(table)
    one.page.wait_for_selector(".board .scroller")
    player = Hearing(one, other, table)

    assert any(player.go_on() for _ in range(MOST))
    text = "\n".join([HEADINGS[lang], *player.lines, "", BOARD[lang], "", *board_heard(one.page)]) + "\n"
    path = DOCS / f"legacies-heard-{lang}.md"
    if os.environ.get("POSTERITY_REGENERATE"):
        path.write_text(text, encoding="utf-8")

    assert text == path.read_text(encoding="utf-8")
    assert [line for line in player.lines if line.strip() and line.strip()[-1] not in ".?!"] == []
    assert not PLAIN_IDS.search(text) and "undefined" not in text
