"""Runs measurements as `ludo bench` does, in the process of the tests."""

from __future__ import annotations

from click.testing import CliRunner, Result

from bench.command import build
from ludotheque.i18n.texts import Texts


def run(*words: str) -> Result:
    """Run `ludo bench` in this process."""
    return CliRunner().invoke(build(Texts("en")), [*words], catch_exceptions=False)
