"""One set of habits for all tests: the same examples in every run, new ones in `./test long`."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

quiet = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("same", derandomize=True, deadline=None, max_examples=40, suppress_health_check=quiet)
settings.register_profile("new", derandomize=False, deadline=None, max_examples=400, suppress_health_check=quiet)
settings.load_profile("new" if os.environ.get("POSTERITY_LONG") else "same")
