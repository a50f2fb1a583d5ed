"""`ludo bench`: how fast the house is, on this machine, beside its peers."""

from __future__ import annotations

import click

import bench.engine.command
import bench.search.command
import bench.server.command
from ludotheque.commands.language import lang_of_group
from ludotheque.i18n.texts import Texts

PARTS = (bench.engine.command, bench.search.command, bench.server.command)


def build(say: Texts) -> click.Command:
    """Return the command, with a sub-command for each part of the house."""
    group = click.Group("bench", help=say("help-bench"), params=[lang_of_group(say)])
    for part in PARTS:
        group.add_command(part.build(say))
    return group
