"""Write the constants of compiled modules into their `.pxd` files, as C numbers.

A compiled module reads a constant fast only if its `.pxd` declares it. Which constants a module
uses stands in its `.py`, so nobody writes the declarations by hand: `python
tools/declare_constants.py` writes them below a heading of their own, `--check` only says which
files are out of date. Constants that other modules import from the module where they are assigned
stay Python objects: a C number cannot be imported.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from importlib import import_module
from pathlib import Path
from textwrap import wrap

SOURCES = Path(__file__).parents[1] / "src"
HEADING = "# constants, written by tools/declare_constants.py"
WIDTH = 99
LARGEST_INT = 2**31


def module_name(path: Path) -> str:
    """Return the dotted name of a module of ours."""
    return ".".join(path.with_suffix("").relative_to(SOURCES).parts)


def imports_of(tree: ast.Module) -> set[tuple[str, str]]:
    """Return every name that a module imports from another one of ours."""
    return {
        (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }


def imported_names(tree: ast.Module) -> set[str]:
    """Return the names under which a module knows what it imports."""
    return {
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def assigned_names(tree: ast.Module) -> set[str]:
    """Return the names that a module assigns at its top."""
    return {
        name.id
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        for name in ast.walk(target)
        if isinstance(name, ast.Name)
    }


def used_names(tree: ast.Module) -> set[str]:
    """Return the names that the functions and methods of a module read."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {
        name.id
        for function in functions
        for statement in function.body
        for name in ast.walk(statement)
        if isinstance(name, ast.Name) and name.id.isupper()
    }


def c_type(value: object) -> str | None:
    """Return the C type that holds a constant; None for what is no number."""
    if isinstance(value, float):
        return "double"
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    if -LARGEST_INT <= value < LARGEST_INT:
        return "int"
    return "unsigned long long" if value > 0 else "long long"


def declarations(source: Path, by_hand: str, taken_elsewhere: set[tuple[str, str]]) -> str:
    """Return the lines that declare the constants of one module, but for those declared by hand."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    name = module_name(source)
    own = {each for each in assigned_names(tree) if (name, each) not in taken_elsewhere}
    module = import_module(name)
    by_type: dict[str, list[str]] = {}
    for constant in sorted(used_names(tree) & (imported_names(tree) | own)):
        kind = c_type(getattr(module, constant))
        if kind is not None and not re.search(rf"\b{constant}\b", by_hand):
            by_type.setdefault(kind, []).append(constant)
    lines = [
        f"cdef {kind} {line.rstrip(',')}"
        for kind in sorted(by_type)
        for line in wrap(", ".join(by_type[kind]), WIDTH - len(kind) - 6)
    ]
    return "\n".join([HEADING, *lines]) if lines else ""


def without_block(text: str) -> list[str]:
    """Return the paragraphs of a `.pxd` that people wrote."""
    return [each for each in text.strip("\n").split("\n\n") if not each.startswith(HEADING)]


def renewed(paragraphs: list[str], block: str) -> str:
    """Return a `.pxd` with its block of constants behind its imports."""
    behind = sum("cimport " in each.partition("\n")[0] for each in paragraphs)
    kept = [*paragraphs[:behind], block, *paragraphs[behind:]] if block else paragraphs
    return "\n\n".join(kept) + "\n"


def main() -> int:
    """Write the declarations, or check them."""
    os.environ["LUDOTHEQUE_PURE"] = "1"
    sources = sorted(path.with_suffix(".py") for path in SOURCES.rglob("*.pxd"))
    everything = sorted(SOURCES.rglob("*.py")) + sorted((SOURCES.parent / "tests").rglob("*.py"))
    taken = {
        each
        for path in everything
        for each in imports_of(ast.parse(path.read_text(encoding="utf-8")))
    }
    old = []
    for source in sources:
        declared = source.with_suffix(".pxd")
        text = declared.read_text(encoding="utf-8")
        written = without_block(text)
        new = renewed(written, declarations(source, "\n\n".join(written), taken))
        if new != text:
            old.append(declared.relative_to(SOURCES))
            if "--check" not in sys.argv[1:]:
                declared.write_text(new, encoding="utf-8")
    if old and "--check" in sys.argv[1:]:
        sys.stderr.write("\n".join(map(str, old)) + "\nrun: python tools/declare_constants.py\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
