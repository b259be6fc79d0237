"""Pictures of every screen of the browser client, in three sizes, light and dark.

python -m tools.screenshots           writes build/screenshots: a picture of each screen, and index.html to leaf through
python -m tools.screenshots readme    writes the pictures of the README, docs/pictures/*.webp

The screens are those that tests/e2e/screens.py walks through; a browser is needed (tools/browser.py finds it).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "build" / "screenshots"
EVERYTHING = "POSTERITY_SCREENSHOTS"  # in the environment: all sizes in both themes, not only two
STYLE = (
    "body{font-family:sans-serif;margin:1rem}section{display:flex;flex-wrap:wrap;gap:1rem}"
    "figure{margin:0}img{height:22rem;border:1px solid #888}"
)


def main(arguments: Sequence[str]) -> int:
    shutil.rmtree(PICTURES, ignore_errors=True)
    status = walk()
    index = PICTURES / "index.html"
    index.parent.mkdir(parents=True, exist_ok=True)
    index.write_text(page(), encoding="utf-8")
    print(index)
    return status


def walk() -> int:
    """Walk through all screens; the exit status of the tests that do it."""
    command = [sys.executable, "-m", "pytest", "-q", "-m", "e2e", "tests/e2e/test_screens.py"]
    return subprocess.run(command, cwd=ROOT, env=os.environ | {EVERYTHING: "1", "POSTERITY_ENGINE": "interpreted"}).returncode


def page() -> str:
    """All pictures by screen."""
    names = sorted({picture.stem for picture in PICTURES.glob("*/*.png")})
    return f"<!doctype html><title>Screens</title><style>{STYLE}</style>" + "".join(map(shown, names))


def shown(name: str) -> str:
    found = sorted(PICTURES.glob(f"*/{name}.png"))
    figures = "".join(
        f'<figure><a href="{one.parent.name}/{one.name}"><img src="{one.parent.name}/{one.name}" alt=""></a>'
        f"<figcaption>{escape(one.parent.name)}</figcaption></figure>"
        for one in found
    )
    return f"<h2>{escape(name)}</h2><section>{figures}</section>"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
