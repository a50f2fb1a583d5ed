"""Which build of the rules runs: compiled, or the same sources interpreted."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _SourcesOnly(MetaPathFinder):
    """Finds the `.py` of a module of this package even where its compiled twin lies beside it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Look for the source of a module of this package; leave all others to Python."""
        if path is None or not name.startswith("ludotheque."):
            return None
        finders = (FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)) for entry in path)
        specs = (finder.find_spec(name) for finder in finders)
        return next((spec for spec in specs if spec is not None), None)


def use_sources_only() -> None:
    """Run the rules uncompiled, whatever was built (what LUDOTHEQUE_PURE=1 asks for)."""
    sys.meta_path.insert(0, _SourcesOnly())


def is_compiled() -> bool:
    """Say whether the rules that run now are compiled."""
    from ludotheque.core import playout

    return not str(playout.__file__).endswith(".py")
