"""The picture in the README: the first screen of the transcript, drawn as a terminal."""

from __future__ import annotations

from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRANSCRIPT = ROOT / "docs" / "transcripts" / "leaders-en.md"
PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"
WIDTH, LINE, TOP, LEFT = 760, 19, 54, 22


def first_screen() -> list[str]:
    """What the terminal shows before the first answer, and the prompt."""
    text = TRANSCRIPT.read_text(encoding="utf-8").split("```text\n", 1)[1]
    lines = text.split("\n>", 1)[0].splitlines()
    return [*lines, ">"]


def drawn(lines: list[str]) -> str:
    """The lines as an SVG: a window with a title bar and plain monospaced text."""
    height = TOP + LINE * len(lines) + 10
    dots = "".join(f'<circle cx="{x}" cy="18" r="6" fill="{c}"/>' for x, c in zip((24, 44, 64), COLOURS, strict=True))
    rows = "".join(row(number, line) for number, line in enumerate(lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'aria-label="A game of leaders in the terminal">\n'
        f'<rect width="{WIDTH}" height="{height}" rx="10" fill="#1d2129"/>{dots}\n'
        '<g font-family="ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">\n'
        f"{rows}</g>\n</svg>\n"
    )


COLOURS = ("#e5695e", "#e0b04c", "#6bb26b")


def row(number: int, line: str) -> str:
    head = (not line.startswith(" ") and line.endswith((":", "?"))) or number == 0
    colour = "#f2d38a" if head else "#8fd3c8" if line.lstrip()[:2] in ("1.", "2.", "3.", "4.", ">") else "#d7dae0"
    y = TOP + LINE * number
    return f'<text x="{LEFT}" y="{y}" fill="{colour}" xml:space="preserve">{escape(line)}</text>\n'


def main() -> None:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawn(first_screen()), encoding="utf-8")


if __name__ == "__main__":
    main()
