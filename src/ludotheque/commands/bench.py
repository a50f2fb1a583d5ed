"""`ludo bench`: runs the measurements in `bench`, which lie beside `src` in a checkout."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.machinery import PathFinder
from importlib.util import module_from_spec
from pathlib import Path

import click

import ludotheque
from ludotheque.core.faults import Fault
from ludotheque.i18n.texts import Texts

BESIDE_SOURCES = Path(ludotheque.__file__).parents[2]
PACKAGE = "bench"


def build(say: Texts) -> click.Command:
    """Return the command of the checkout, or one that says that there is none."""
    if not (BESIDE_SOURCES / PACKAGE / "command.py").is_file():
        return _without_a_checkout(say)
    _load_package()
    command: click.Command = import_module(f"{PACKAGE}.command").build(say)
    return command


def _load_package() -> None:
    """Make the checkout's `bench` known, wherever Python was started."""
    spec = PathFinder.find_spec(PACKAGE, [str(BESIDE_SOURCES)])
    if PACKAGE not in sys.modules and spec is not None and spec.loader is not None:
        sys.modules[PACKAGE] = module_from_spec(spec)
        spec.loader.exec_module(sys.modules[PACKAGE])


def _without_a_checkout(say: Texts) -> click.Command:
    """Return a command that refuses whatever it is asked."""

    def refuse(asked: tuple[str, ...]) -> None:  # noqa: ARG001
        raise Fault("fault-no-checkout")

    words = click.Argument(["asked"], nargs=-1, type=click.UNPROCESSED)
    anything = {"ignore_unknown_options": True}
    return click.Command(
        "bench", callback=refuse, params=[words], help=say("help-bench"), context_settings=anything
    )
