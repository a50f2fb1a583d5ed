"""Write `src/wire.ts`: what comes over the wire, as TypeScript, from the Python classes.

Run with the project's Python: `python web/make_types.py` writes the file, `--check` only says
whether it is up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from ludotheque.core.printed import Outlook, Printed
from ludotheque.core.view import View
from ludotheque.games import GAMES
from ludotheque.table.analyses import Begun, Expected, Turned
from ludotheque.table.answers import Refused, Seated
from ludotheque.table.frames import Frame, Story
from ludotheque.table.hints import Hint
from ludotheque.table.replays import Shown, Step

TARGET = Path(__file__).parent / "src" / "wire.ts"
HEADING = "// Written by web/make_types.py from the Python classes; do not edit.\n"
BASES = (View, Outlook, Printed)
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}


class Writer:
    """Writes dataclasses and structs as interfaces, each after those it needs."""

    def __init__(self) -> None:
        self.written: dict[type, str] = {}

    def add(self, kind: type) -> None:
        """Write a class, once."""
        if kind in self.written:
            return
        base = next((each for each in kind.__bases__ if issubclass(each, BASES)), None)
        if base is not None:
            self.add(base)
        inherited = names_in(base) if base is not None else []
        hints = get_type_hints(kind)
        lines = [
            f"  {each}: {self.name(hints[each])};"
            for each in names_in(kind)
            if each not in inherited and not each.startswith("_")
        ]
        extends = f" extends {base.__name__}" if base is not None else ""
        head = f"/** {_first_line(kind)} */\nexport interface {kind.__name__}{extends} {{"
        self.written[kind] = "\n".join([head, *lines, "}"])

    def name(self, hint: Any) -> str:
        """Return what a type is called in TypeScript."""
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, type) and (is_dataclass(hint) or issubclass(hint, Struct)):
            self.add(hint)
            return hint.__name__
        origin, inside = get_origin(hint), get_args(hint)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.name(each) for each in inside))
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return f"Record<{self.name(inside[0])}, {self.name(inside[1])}>"
        if origin in (list, tuple):
            return self._list(origin, inside)
        raise TypeError(f"no TypeScript for {hint}")

    def _list(self, origin: Any, inside: tuple[Any, ...]) -> str:
        if origin is tuple and Ellipsis not in inside:
            return f"[{', '.join(self.name(each) for each in inside)}]"
        name = self.name(inside[0])
        return f"({name})[]" if " | " in name else f"{name}[]"


def names_in(kind: Any) -> list[str]:
    """Return the fields of a dataclass, or of a struct."""
    if issubclass(kind, Struct):
        return list(kind.__struct_fields__)
    return [each.name for each in fields(kind)]


def _first_line(kind: type) -> str:
    return (kind.__doc__ or kind.__name__).strip().splitlines()[0]


def kinds_of_games() -> list[type]:
    """Return what games add to the wire; the catalogue imports them all."""
    found = [kind for base in BASES for kind in base.__subclasses__()]
    ours = [kind for kind in found if kind.__module__.split(".")[2] in GAMES]
    return sorted(ours, key=lambda kind: kind.__name__)


def write_types() -> str:
    """Return the whole file."""
    writer = Writer()
    answers = (Frame, Seated, Refused, Story, Hint, Step, Shown, Begun, Expected, Turned)
    for root in (*BASES, *answers, *kinds_of_games()):
        writer.add(root)
    return "\n\n".join([HEADING.strip(), *writer.written.values()]) + "\n"


def main() -> int:
    """Write the file, or check it."""
    text = write_types()
    if "--check" in sys.argv[1:]:
        if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        sys.stderr.write(f"{TARGET} is not up to date: run python web/make_types.py\n")
        return 1
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
