"""Settings that all tests share."""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, settings

from ludotheque.build import is_compiled

# What was started in the background ignores Ctrl-C, and so would all that tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "ludotheque",
    # Interpreted rules are some thirty times slower, and the same: what is drawn at random is
    # looked for where it is fast, and the playthroughs show that both builds play alike.
    max_examples=40 if is_compiled() else 2,
    deadline=None,  # a busy machine is no fault of the rules
    derandomize="CI" in os.environ,  # a submission is judged on the same games every time
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("quick", settings.get_profile("ludotheque"), max_examples=4)
settings.load_profile("ludotheque")
