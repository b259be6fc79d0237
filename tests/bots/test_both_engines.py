"""Levels and tree search give the same answers on the interpreted engine as on the one that runs here, the compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.bots.both_engines import BOTS, answers

ROOT = Path(__file__).resolve().parents[2]


def test_both_engines_answer_the_same():
    environment = os.environ | {"POSTERITY_ENGINE": "interpreted"}
    command = [sys.executable, "-m", "tests.bots.both_engines"]
    said = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)

    there = json.loads(said.stdout)
    assert there == answers()
    assert all(len(found) == BOTS[name.split()[1]] for name, found in there.items())
