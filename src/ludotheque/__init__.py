"""Ludothèque: one engine, exact rules, secrets that cannot leak, records that replay for ever."""

import os

from ludotheque.build import use_sources_only

if os.environ.get("LUDOTHEQUE_PURE"):
    use_sources_only()
