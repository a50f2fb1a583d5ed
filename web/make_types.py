"""Write what comes over the wire as TypeScript, from the Python classes.

What all games share is `src/wire.ts`; what a game adds is `src/games/<key>/wire.ts`, where it has a
folder. Run with the project's Python: `python web/make_types.py` writes the files, `--check` only
says whether they are up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping
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

SOURCES = Path(__file__).parent / "src"
HEADING = "// Written by web/make_types.py from the Python classes; do not edit."
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
    """Writes dataclasses and structs as interfaces, each after those it needs.

    Those that stand in `src/wire.ts` already are imported from there.
    """

    def __init__(self, shared: Collection[type] = ()) -> None:
        self.shared = shared
        self.imported: set[str] = set()
        self.written: dict[type, str] = {}

    def add(self, kind: type) -> None:
        """Write a class, once."""
        if kind in self.shared:
            self.imported.add(kind.__name__)
        elif kind not in self.written:
            self._write(kind)

    def text(self) -> str:
        """Return all that was written, as one file."""
        names = ", ".join(sorted(self.imported))
        imports = [f'import type {{ {names} }} from "../../wire";'] if names else []
        return "\n\n".join([HEADING, *imports, *self.written.values()]) + "\n"

    def _write(self, kind: type) -> None:
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


def kinds_of(game: str) -> list[type]:
    """Return what a game adds to the wire; the catalogue imports them all."""
    found = [kind for base in BASES for kind in base.__subclasses__()]
    ours = [kind for kind in found if kind.__module__.split(".")[2] == game]
    return sorted(ours, key=lambda kind: kind.__name__)


def written_by(roots: Collection[type], shared: Collection[type] = ()) -> Writer:
    """Write classes and all that they need."""
    writer = Writer(shared)
    for root in roots:
        writer.add(root)
    return writer


def write_types() -> dict[Path, str]:
    """Return every file: that of the house, and that of each game with a folder here."""
    answers = (Frame, Seated, Refused, Story, Hint, Step, Shown, Begun, Expected, Turned)
    house = written_by((*BASES, *answers))
    files = {SOURCES / "wire.ts": house.text()}
    for game in GAMES:
        folder = SOURCES / "games" / game
        if folder.is_dir():
            files[folder / "wire.ts"] = written_by(kinds_of(game), house.written).text()
    return files


def main() -> int:
    """Write the files, or check them."""
    files = write_types()
    if "--check" not in sys.argv[1:]:
        for path, text in files.items():
            path.write_text(text, encoding="utf-8")
        return 0
    old = [
        p for p, text in files.items() if not p.is_file() or p.read_text(encoding="utf-8") != text
    ]
    for path in old:
        sys.stderr.write(f"{path} is not up to date: run python web/make_types.py\n")
    return 1 if old else 0


if __name__ == "__main__":
    raise SystemExit(main())
