"""Write what comes over the wire as TypeScript, from the Python classes.

What all games share is `src/wire.ts`; what a game adds is `src/games/<key>/wire.ts`, where it has a
folder; the keys of all texts are `src/lib/words/keys.ts`. Run with the project's Python:
`python web/make_types.py` writes the files, `--check` only says whether they are up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from json import dumps
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from fluent.syntax import parse
from fluent.syntax.ast import Message, Resource
from msgspec import NODEFAULT, Struct, UnsetType
from msgspec.structs import fields as struct_fields

from ludotheque import games
from ludotheque.core.outcome import Outcome
from ludotheque.core.view import Outlook, Printed, View
from ludotheque.games import GAMES
from ludotheque.server import answers
from ludotheque.server.wire import KINDS
from ludotheque.table.analyses import LINES
from ludotheque.table.commands.command import Command
from ludotheque.table.commands.questions import Hello, Ping
from ludotheque.table.commands.reading import OF_CLIENTS
from ludotheque.table.replays import Shown, Step
from ludotheque.table.words import Kind, Level, Matter, Rhythm, Stage

SOURCES = Path(__file__).parent / "src"
PACKAGE = Path(games.__file__).parents[1]
FIRST = "fr"  # both languages have the same keys
HEADING = "// Written by web/make_types.py from the Python classes; do not edit."
BASES = (View, Outlook, Printed)
FROM_CLIENTS = (Command, Hello, Ping)  # they may leave out what has a default
OVER_HTTP = (
    *(answers.Catalogue, answers.TablesListed, answers.TableKnown, answers.TableOpened),
    *(answers.Faults, answers.Health, Step, Shown),
)
ENDINGS: Any = Literal[tuple(ending for game in GAMES.values() for ending in game.endings)]
WORDS = {
    "Stage": Stage,
    "Kind": Kind,
    "Level": Level,
    "Rhythm": Rhythm,
    "Matter": Matter,
    "Ending": ENDINGS,
}
NAMED: dict[tuple[type, str], str] = {(Outcome, "reason"): "Ending"}  # words that games add
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
        self.written: dict[Any, str] = {}

    def add_words(self, name: str, words: Any) -> None:
        """Write the words of a fixed set; `words` is the type they are known by here."""
        union = " | ".join(f'"{word}"' for word in get_args(words))
        self.written[words] = f"export type {name} = {union};"

    def add_union(self, name: str, told: str, kinds: Collection[str]) -> None:
        """Write which of several kinds something is."""
        self.written[name] = f"/** {told} */\nexport type {name} = {' | '.join(kinds)};"

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
        own = [each for each in names_in(kind) if each not in inherited]
        lines = [*_tag(kind), *self._phase(kind), *self._fields(kind, own)]
        extends = f" extends {base.__name__}" if base is not None else ""
        head = f"/** {_first_line(kind)} */\nexport interface {kind.__name__}{extends} {{"
        self.written[kind] = "\n".join([head, *lines, "}"])

    def _fields(self, kind: type, names: Collection[str]) -> list[str]:
        """Write fields; a client may leave out what has a default, the server what is not set."""
        hints, optional = get_type_hints(kind), _left_out(kind)
        return [
            f"  {each}{'?' if each in optional else ''}: "
            f"{NAMED.get((kind, each)) or self.name(hints[each])};"
            for each in names
            if not each.startswith("_")
        ]

    def _phase(self, kind: type) -> list[str]:
        """Let the view of a game name the phases of that game."""
        return ["  phase: Phase;"] if issubclass(kind, View) and kind is not View else []

    def name(self, hint: Any) -> str:
        """Return what a type is called in TypeScript."""
        if hint in PLAIN:
            return PLAIN[hint]
        if get_origin(hint) is Literal:
            named = next((name for name, words in WORDS.items() if words == hint), "")
            return named or " | ".join(map(dumps, get_args(hint)))
        if isinstance(hint, type) and (is_dataclass(hint) or issubclass(hint, Struct)):
            self.add(hint)
            return hint.__name__
        origin, inside = get_origin(hint), get_args(hint)
        if origin in (Union, UnionType):
            kinds = [self.name(each) for each in inside if each is not UnsetType]
            return " | ".join(dict.fromkeys(kinds))
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


def _tag(kind: type) -> list[str]:
    """Write the field that tells kinds apart."""
    config: Any = getattr(kind, "__struct_config__", None)
    if config is None or config.tag is None:
        return []
    return [f'  {config.tag_field}: "{config.tag}";']


def _left_out(kind: Any) -> set[str]:
    """Return the fields that need not be there."""
    if not issubclass(kind, Struct):
        return set()
    theirs = issubclass(kind, FROM_CLIENTS)
    return {
        field.name
        for field in struct_fields(kind)
        if UnsetType in get_args(field.type)
        or (theirs and field.name != "n" and not _required(field))
    }


def _required(field: Any) -> bool:
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def _first_line(kind: type) -> str:
    return (kind.__doc__ or kind.__name__).strip().splitlines()[0]


def kinds_of(game: str) -> list[type]:
    """Return what a game adds to the wire; the catalogue imports them all."""
    found = [kind for base in BASES for kind in base.__subclasses__()]
    ours = [kind for kind in found if kind.__module__.split(".")[2] == game]
    return sorted(ours, key=lambda kind: kind.__name__)


def write_house() -> Writer:
    """Write what all games share: messages, commands, answers over HTTP, words."""
    writer = Writer()
    for name, words in WORDS.items():
        writer.add_words(name, words)
    kinds: list[type] = [*BASES, *KINDS, Hello, Ping, *OF_CLIENTS, *OVER_HTTP]
    for kind in kinds:
        writer.add(kind)
    messages = [f"{{ {key}: {kind.__name__} }}" for kind, key in KINDS.items()]
    writer.add_union("Message", "What the server sends over a socket.", messages)
    writer.add_union("Command", "What a client sends.", [kind.__name__ for kind in OF_CLIENTS])
    lines = [f"{{ {key}: {writer.name(kind)} }}" for key, kind in LINES.items()]
    writer.add_union("AnalysisLine", "A line of an analysis.", lines)
    return writer


def write_game(game: str, shared: Collection[type]) -> Writer:
    """Write what a game adds: its phases, and what its views hold."""
    writer = Writer(shared)
    phases = import_module(f"ludotheque.games.{game}.data.phases").NAMES
    writer.add_words("Phase", Literal[phases])
    for kind in kinds_of(game):
        writer.add(kind)
    return writer


def write_keys() -> str:
    """Write which texts there are, those of all games included."""
    folders = [PACKAGE / "i18n" / "texts" / FIRST]
    folders += [PACKAGE / "games" / key / "texts" / FIRST for key in GAMES]
    resources = [parse(path.read_text("utf-8")) for each in folders for path in each.glob("*.ftl")]
    keys = sorted({key for resource in resources for key in keys_in(resource)})
    told = "/** What can be said, in every language: messages, and their forms after a dot. */"
    return (
        f"{HEADING}\n\n{told}\nexport type TextKey =\n  | "
        + "\n  | ".join(map(dumps, keys))
        + ";\n"
    )


def keys_in(resource: Resource) -> Iterator[str]:
    """Return the keys of a file of texts."""
    for entry in resource.body:
        if isinstance(entry, Message):
            if entry.value is not None:
                yield entry.id.name
            for form in entry.attributes:
                yield f"{entry.id.name}.{form.id.name}"


def write_types() -> dict[Path, str]:
    """Return every file: that of the house, and that of each game with a folder here."""
    house = write_house()
    files = {
        SOURCES / "wire.ts": house.text(),
        SOURCES / "lib" / "words" / "keys.ts": write_keys(),
    }
    for game in GAMES:
        folder = SOURCES / "games" / game
        if folder.is_dir():
            files[folder / "wire.ts"] = write_game(game, house.written).text()
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
