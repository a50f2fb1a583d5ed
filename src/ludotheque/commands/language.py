"""Which language to speak: what was asked for, else what the system speaks."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise

import click

from ludotheque.i18n.texts import LANGUAGES, Texts

FALLBACK = "en"


def wanted_language(arguments: Sequence[str]) -> str:
    """Find the language before the commands are built, so that their help speaks it too."""
    for word, following in pairwise([*arguments, ""]):
        asked = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and asked in LANGUAGES:
            return asked
    return system_language()


def system_language() -> str:
    """Return the language of the system if the house speaks it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2]
        if code in LANGUAGES:
            return code
    return FALLBACK


def lang_option(say: Texts) -> click.Option:
    """Return the `--lang` option of a command."""
    choice = click.Choice(LANGUAGES)
    return click.Option(["--lang"], type=choice, default=say.lang, help=say("help-lang"))


def lang_of_group(say: Texts) -> click.Option:
    """Return the `--lang` option of a command with others below it: they all speak it already."""
    option = lang_option(say)
    option.expose_value = False
    return option
