"""Pictures of every screen of the browser client, in three sizes, light and dark.

python -m tools.screenshots           writes build/screenshots: a picture of each screen, and index.html to leaf through
python -m tools.screenshots readme    the same, and the pictures of the README from them, docs/pictures/*.webp

The screens are those that tests/e2e/screens.py walks through; a browser is needed (tools/browser.py finds it).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Sequence
from html import escape
from pathlib import Path

from tools import browser

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "build" / "screenshots"
README = ROOT / "docs" / "pictures"
CHOSEN = {
    "gears": ("desktop-light", "gears-board"),
    "leaders": ("desktop-dark", "leaders-board"),
    "legacies": ("desktop-dark", "legacies-board"),
    "final": ("desktop-light", "gears-over"),
    "phone": ("phone-dark", "gears-board"),
}
EVERYTHING = "POSTERITY_SCREENSHOTS"  # in the environment: all sizes in both themes instead of two of them
QUALITY = 0.86
STYLE = (
    "body{font-family:sans-serif;margin:1rem}section{display:flex;flex-wrap:wrap;gap:1rem}"
    "figure{margin:0}img{height:22rem;border:1px solid #888}"
)
# A picture as WebP, which a browser can write.
WEBP = """async ([picture, quality]) => {
    const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
    const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height });
    canvas.getContext("2d").drawImage(bitmap, 0, 0);
    return canvas.toDataURL("image/webp", quality);
}"""


def main(arguments: Sequence[str]) -> int:
    if list(arguments) not in ([], ["readme"]):
        print(__doc__, file=sys.stderr)
        return 2
    shutil.rmtree(PICTURES, ignore_errors=True)
    status = walk()
    if status == 0:
        (PICTURES / "index.html").write_text(index(), encoding="utf-8")
        print(PICTURES / "index.html")
        if arguments:
            write_readme()
    return status


def walk() -> int:
    """Walk through all screens; the exit status of the tests that do it."""
    command = [sys.executable, "-m", "pytest", "-q", "-m", "e2e", "tests/e2e/test_screens.py"]
    environment = os.environ | {EVERYTHING: "1", "POSTERITY_ENGINE": "interpreted"}
    return subprocess.run(command, cwd=ROOT, env=environment).returncode


def index() -> str:
    """All pictures by screen."""
    names = sorted({picture.stem for picture in PICTURES.glob("*/*.png")})
    return f"<!doctype html><title>Screens</title><style>{STYLE}</style>" + "".join(map(shown, names))


def shown(name: str) -> str:
    figures = "".join(
        f'<figure><a href="{one.parent.name}/{one.name}"><img src="{one.parent.name}/{one.name}" alt=""></a>'
        f"<figcaption>{escape(one.parent.name)}</figcaption></figure>"
        for one in sorted(PICTURES.glob(f"*/{name}.png"))
    )
    return f"<h2>{escape(name)}</h2><section>{figures}</section>"


def write_readme() -> None:
    """The chosen pictures, small enough for a page."""
    browser.prepare()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=browser.find(), args=[*browser.ARGUMENTS])
        page = launched.new_page()
        for name, (folder, screen) in CHOSEN.items():
            (found,) = PICTURES.glob(f"{folder}/*-{screen}.png")
            source = f"data:image/png;base64,{b64encode(found.read_bytes()).decode()}"
            written: str = page.evaluate(WEBP, [source, QUALITY])
            (README / f"{name}.webp").write_bytes(b64decode(written.partition(",")[2]))
        launched.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
