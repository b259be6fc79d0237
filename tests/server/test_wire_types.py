"""The browser client knows the wire as the server speaks it."""

import os
import re

from tools import wire_types


def test_the_types_of_the_client_are_up_to_date():
    if os.environ.get("POSTERITY_REGENERATE"):
        wire_types.main()

    made = {
        wire_types.FILE: wire_types.text(),
        wire_types.VIEWS: wire_types.views_text(),
        wire_types.ICONS: wire_types.icons_text(),
    }
    for file, text in made.items():
        assert file.read_text(encoding="utf-8") == text, "run ./test with POSTERITY_REGENERATE=1"


def test_no_type_of_the_client_is_any():
    for path in wire_types.FILE.parents[1].rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            text = re.sub(r"//.*|/\*.*?\*/", "", path.read_text(encoding="utf-8"))
            assert not re.search(r"(:|<|as|,|\|)\s*any\b", text), path.name
