"""The browser client knows the wire as the server speaks it."""

import os
import re

from tools import wire_types


def test_the_types_of_the_client_are_up_to_date():
    if os.environ.get("POSTERITY_REGENERATE"):
        wire_types.main()

    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.text(), "run ./test with POSTERITY_REGENERATE=1"


def test_no_type_of_the_client_is_any():
    for path in wire_types.FILE.parents[1].rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            text = re.sub(r"//.*|/\*.*?\*/", "", path.read_text(encoding="utf-8"))
            assert not re.search(r"(:|<|as|,|\|)\s*any\b", text), path.name
