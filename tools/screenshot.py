"""The README's picture of the browser client: somebody comes in, plays a round of gears against bots, and looks up.

python -m tools.screenshot    writes docs/pictures/browser.png; it needs a browser (tools/browser.py finds it)
"""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.request import urlopen

from tools import browser, client

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "browser.png"
EARLY, CHOICE = 90, 4  # entries before the picture is taken, and answers that it shows at least
WELCOME = ("establish:", "on:", "fate:", "influence:", "travel:2", "travel:3")  # answers that fill a board
QUESTION = ".question.mine [data-pick]"


def main() -> None:
    assert client.main([]) == client.DONE
    browser.prepare()
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url, sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=browser.find(), args=[*browser.ARGUMENTS])
        page = launched.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="en-GB")
        play(page, url)
        page.screenshot(path=PICTURE)
        launched.close()


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server with a store of its own on a free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    start = "import sys; from posterity.cli import main; sys.exit(main())"
    options = ["serve", "--no-browser", "--port", str(port), "--store", f"sqlite://{folder}/store.db"]
    server = subprocess.Popen([sys.executable, "-c", start, *options], stderr=subprocess.DEVNULL)
    try:
        yield answering(f"http://127.0.0.1:{port}")
    finally:
        server.terminate()
        server.wait()


def answering(url: str) -> str:
    for _ in range(200):
        try:
            urlopen(f"{url}/health", timeout=5).close()
            return url
        except OSError:
            time.sleep(0.1)
    raise SystemExit("The server does not answer.")


def play(page: Page, url: str) -> None:
    """Come in, begin the second game of the lobby, answer until there is a choice, and look at the board."""
    page.goto(url)
    page.evaluate("localStorage.setItem('posterity-board', 'false')")  # the plain view lists every answer
    page.evaluate("localStorage.setItem('posterity-confirm', 'false')")
    page.reload()
    page.fill("#name", "Anna")
    page.keyboard.press("Enter")
    page.locator(".game button").nth(1).click()
    while True:
        page.wait_for_selector(QUESTION)
        if (
            int(page.get_attribute(".question", "data-number") or 0) > EARLY
            and page.locator(QUESTION).count() >= CHOICE
        ):
            break
        number = page.get_attribute(".question", "data-number")
        picks = page.locator(QUESTION).evaluate_all("all => all.map(one => one.dataset.pick)")
        chosen = next((pick for start in WELCOME for pick in picks if pick.startswith(start)), picks[0])
        page.locator(f'.question [data-pick="{chosen}"]').click()
        page.wait_for_function("number => document.querySelector('.question').dataset.number !== number", arg=number)
    page.get_by_role("button", name="Board", exact=True).click()
    page.wait_for_selector(".scroller")
    page.mouse.move(5, 400)
    page.wait_for_timeout(500)


if __name__ == "__main__":
    main()
