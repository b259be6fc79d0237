"""The pictures that chats show of a link: web/public/preview/GAME.jpg, drawn from the covers of the games.

python -m tools.previews    writes them anew; a browser is needed (tools/browser.py finds it)
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools import browser

WEB = Path(__file__).resolve().parent.parent / "web"
BOARDS = WEB / "src" / "boards"
COVERS = {
    "leaders": BOARDS / "leaders" / "cover.svg",
    "gears": BOARDS / "gears" / "cover.svg",
    "machines": BOARDS / "gears" / "machines.svg",
    "legacies": BOARDS / "legacies" / "cover.svg",
}
PICTURES = WEB / "public" / "preview"
SERIF = WEB / "node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2"
GAMES = {"leaders": "Leaders", "gears": "Gears", "machines": "Machines", "legacies": "Legacies"}
SIZE = {"width": 1200, "height": 630}
QUALITY = 84
STYLE = """
@font-face { font-family: Source; src: url(FONT); font-weight: 200 900 }
* { box-sizing: border-box; margin: 0 }
body { width: 1200px; height: 630px; display: grid; place-items: center; background: #14243a;
       background-image: radial-gradient(circle at 78% 30%, #f4b73166, #f4b73100 46%),
                         linear-gradient(#1b2f4b, #0f1b2d) }
main { display: grid; grid-template-columns: 700px 1fr; gap: 60px; align-items: center; width: 1080px }
img { display: block; width: 100%; object-fit: cover; border-radius: 22px;
      box-shadow: 0 0 0 4px #5d3c04, 0 0 0 12px #e0a93a, 0 0 0 15px #5d3c04, 0 30px 50px -10px #000c }
.one img { height: 520px }
.all { grid-template-columns: 700px 1fr }
.boxes { display: grid; grid-template-columns: 1fr 1fr; gap: 34px }
.boxes img { height: 243px }
svg { width: 110px; height: 110px; margin-left: -12px }
h1 { font: 800 76px/1 Source; color: #fff7de; letter-spacing: -0.02em }
.all h1 { font-size: 62px }
p { margin-top: 14px; font: 600 34px/1.2 Source; color: #c9d6e2 }
"""
LOGO = """<svg viewBox="0 0 40 40"><path d="M20 6l12 8v19H8V14z" fill="#f4b731"/>
<path d="M20 11l8 5.3V33H12V16.3z" fill="#14243a"/>
<path d="M20 16a6 6 0 0 1 6 6v11H14V22a6 6 0 0 1 6-6z" fill="#ffe7a3"/>
<path d="M18.8 18h2.4v15h-2.4z" fill="#14243a"/></svg>"""


def main() -> int:
    browser.prepare()
    from playwright.sync_api import sync_playwright

    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=browser.find(), args=[*browser.ARGUMENTS])
        page = launched.new_page(viewport=SIZE)  # type: ignore[arg-type]
        page.goto(BOARDS.as_uri())  # so that the page may show files
        for name, body in {**{game: box(game, title) for game, title in GAMES.items()}, "posterity": site()}.items():
            page.set_content(f"<style>{STYLE.replace('FONT', SERIF.as_uri())}</style>{body}")
            page.evaluate("Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode())])")
            page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)
        launched.close()
    return 0


def picture(game: str) -> str:
    return f'<img src="{COVERS[game].as_uri()}">'


def box(game: str, title: str) -> str:
    return f'<main class="one">{picture(game)}<div>{LOGO}<h1>{title}</h1><p>Posterity</p></div></main>'


def site() -> str:
    boxes = "".join(map(picture, GAMES))
    return f'<main class="all"><div class="boxes">{boxes}</div><div>{LOGO}<h1>Posterity</h1></div></main>'


if __name__ == "__main__":
    sys.exit(main())
