"""Habits of all tests: the same examples in every run, new ones in `./test long`; and which clauses they show."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.postgresql import cluster, postgresql  # noqa: F401  (fixtures for all)

quiet = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("same", derandomize=True, deadline=None, max_examples=40, suppress_health_check=quiet)
settings.register_profile("new", derandomize=False, deadline=None, max_examples=400, suppress_health_check=quiet)
settings.load_profile("new" if os.environ.get("POSTERITY_LONG") else "same")

HERE = Path(__file__).parent
# Tests of the rules and of what plays them: `./test` runs these on the compiled engine, the others interpreted.
ENGINE = [
    *(HERE / name for name in ("analysis", "bots", "core", "games", "table", "testing")),
    HERE / "test_conformance.py",
    HERE / "test_golden.py",
]
SHOWN = pytest.StashKey[dict[str, list[str]]]()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """Note which test shows which clause, before any are left out; a part of the suite cannot judge the whole."""
    shown: dict[str, list[str]] = {}
    for item in items:
        if any(item.path.is_relative_to(place) for place in ENGINE):
            item.add_marker("engine")
        for marker in item.iter_markers("rule"):
            for clause in marker.args:
                tests = shown.setdefault(clause, [])
                name = item.nodeid.split("[")[0]
                if name not in tests:
                    tests.append(name)
    config.stash[SHOWN] = {clause: sorted(tests) for clause, tests in sorted(shown.items())}
    whole = config.args == config.getini("testpaths") and not config.option.keyword
    if not whole:
        needs_all = [item for item in items if item.get_closest_marker("whole_suite")]
        items[:] = [item for item in items if item not in needs_all]
        config.hook.pytest_deselected(items=needs_all)


@pytest.fixture
def shown(request):
    """Which tests show each clause, over the whole suite."""
    return request.config.stash[SHOWN]
