"""The compilers we could have chosen, on the real sources of Kraaw, in one run.

    python bench/compilers.py [--seconds S] [--seats N] [--json]

Each variant gets its own copy of `src`, changed by plain text substitutions, is built in place,
plays the same games, and is measured by the loops of `ludo bench engine` in a process of its own.
It needs a C compiler and the `dev` extra (mypyc comes with mypy).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HOUSE = Path(__file__).resolve().parents[1]
GAME = "kraaw"
KINDS = ("random_play", "python_play", "copy", "view", "sample")

DATA = ("capacities", "cards", "endings", "moves", "phases")
CONSTANTS = [f"games/{GAME}/data/{name}" for name in DATA]
CHAPTERS = ("actions", "log", "round_end", "score", "set_up", "state", "turn")
RULES = [
    *(f"core/{name}" for name in ("chance", "moves", "playout", "rules", "state")),
    *(f"games/{GAME}/rules/{name}" for name in CHAPTERS),
    f"games/{GAME}/knowledge/sample",
]

NUMBER = "(?:(?:unsigned |signed )?(?:char|short|int|long long|long))"

CYTHON = "setup.py"
MYPYC = "setup_mypyc.py"
MYPYC_SETUP = """
from mypyc.build import mypycify
from setuptools import setup

quiet = ["--follow-imports=silent", "--ignore-missing-imports"]
setup(name="variant", packages=[], ext_modules=mypycify([*quiet, *{paths}], opt_level="3"))
"""

WORKER = """
import json, sys
from dataclasses import asdict
from ludotheque.build import is_compiled
from ludotheque.core.chance import Noise
from ludotheque.core.playout import playout
from ludotheque.games import GAMES
from bench.engine.rates import measure

game, seats, seconds = GAMES[sys.argv[1]], int(sys.argv[2]), float(sys.argv[3])
games = [game.new(game.read_options({}), seats, bytes([n] * 16)) for n in range(20)]
played = [playout(state, Noise(n), 100_000) for n, state in enumerate(games)]
rates = asdict(measure(game, seats, seconds))
print(json.dumps({"compiled": is_compiled(), "played": played, "rates": rates}))
"""


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to run the rules: how the copied sources are changed, and what builds them."""

    name: str
    change: Callable[[Path], None]
    setup: str | None


def cython_arrays(package: Path) -> None:
    """Change nothing: this is how we build."""


def cython_lists(package: Path) -> None:
    """Declare every C array, and every pointer into one, as a Python list."""
    for path in package.rglob("*.pxd"):
        declared = re.sub(rf"\b{NUMBER}(\[\d+\]|\*) ", "list ", path.read_text())
        path.write_text(declared)


def without_pxd(package: Path) -> None:
    """Remove what only Cython reads."""
    for path in package.rglob("*.pxd"):
        path.unlink()


def mypyc_as_is(package: Path) -> None:
    """Give mypyc the sources as they are; only the constants are declared final.

    Otherwise each use of a constant would be a look-up in a dict, which is no fair comparison.
    """
    without_pxd(package)
    for name in [*CONSTANTS, *RULES]:
        rewrite(package, name, final_constants)


def mypyc_i64(package: Path) -> None:
    """Besides, make whole numbers 64 bits wide where rules use them."""
    mypyc_as_is(package)
    for name in RULES:
        rewrite(package, name, native_integers)
    rewrite(package, "core/chance", signed_noise)


def rewrite(package: Path, name: str, change: Callable[[str], str]) -> None:
    """Change the text of one module."""
    path = package / f"{name}.py"
    path.write_text(change(path.read_text()))


def add_import(text: str, line: str) -> str:
    """Add an import after the first one, which has to stay first."""
    first = "from __future__ import annotations\n"
    return text.replace(first, f"{first}\n{line}\n", 1)


def final_constants(text: str) -> str:
    """Declare the constants of a module final."""
    return add_import(re.sub(r"(?m)^([A-Z0-9_]+) = ", r"\1: Final = ", text), FINAL)


FINAL = "from typing import Final"


def native_integers(text: str) -> str:
    """Replace `int` by `i64` in signatures, and say so where a variable or a field is born."""
    text = re.sub(r"(: |-> |\[)int\b", r"\1i64", text)
    text = "".join(typed_locals(part) for part in re.split(r"(?m)(?=^ *def )", text))
    text = re.sub(r"(?ms)^    def __init__.*?(?=^    def |\Z)", typed_fields, text)
    return add_import(text, "from mypy_extensions import i64")


def typed_locals(function: str) -> str:
    """Type the variables of a function that start as 0 or -1, where they are first named."""

    def typed(start: re.Match[str]) -> str:
        before = re.sub(r'(?s)""".*?"""', "", function[: start.start()])
        known = re.search(rf"\b{start[2]}\b", before)
        return start[0] if known else f"{start[1]}{start[2]}: i64 = {start[3]}"

    return re.sub(r"(?m)^( +)(\w+) = (0|-1)$", typed, function)


def typed_fields(init: re.Match[str]) -> str:
    """Type the fields that an `__init__` sets to a number or to a list of numbers."""
    text = re.sub(r"(self\.\w+) = (\[-?\d+\] \*)", r"\1: list[i64] = \2", init[0])
    return re.sub(r"(self\.\w+) = (-?\d+|(?!NO_PHASE)[A-Z_]+)\b(?!\.)", r"\1: i64 = \2", text)


def signed_noise(text: str) -> str:
    """Write the unsigned arithmetic of the noise with signed numbers, which is all mypyc has.

    Sums and products wrap by themselves; shifts to the right must be kept from copying the sign.
    """
    for constant in re.findall(r"0x[0-9A-F]{16}", text):
        text = text.replace(constant, str(int(constant, 16) - (1 << 64)))
    text = re.sub(r"\(?z >> (\d+)\)?", unsigned_shift, text)
    text = text.replace('(seed[:8], "little")', '(seed[:8], "little", signed=True)')
    return text.replace("self.block.to_bytes", "int(self.block).to_bytes")


def unsigned_shift(shift: re.Match[str]) -> str:
    """Cut off the copies of the sign that a shift to the right brings in."""
    return f"((z >> {shift[1]}) & {(1 << 64 - int(shift[1])) - 1})"


VARIANTS = (
    Variant("CPython", without_pxd, None),
    Variant("mypyc, as is", mypyc_as_is, MYPYC),
    Variant("mypyc, i64", mypyc_i64, MYPYC),
    Variant("Cython, Python lists", cython_lists, CYTHON),
    Variant("Cython, C arrays", cython_arrays, CYTHON),
)


def build(variant: Variant, folder: Path) -> None:
    """Copy the sources to a folder, change them, and compile them there."""
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(HOUSE / "src", folder / "src", ignore=compiled)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(HOUSE / name, folder)
    variant.change(folder / "src" / "ludotheque")
    if variant.setup == MYPYC:
        paths = [f"ludotheque/{name}.py" for name in [*CONSTANTS, *RULES]]
        (folder / "src" / MYPYC).write_text(MYPYC_SETUP.replace("{paths}", str(paths)))
        run([MYPYC, "build_ext", "--inplace"], folder / "src")
    elif variant.setup == CYTHON:
        run([CYTHON, "build_ext", "--inplace"], folder)


def run(words: list[str], folder: Path) -> str:
    """Run Python in a folder, on the sources that are there; return what it prints."""
    env = os.environ | {"PYTHONPATH": os.pathsep.join((str(folder), str(HOUSE)))}
    env.pop("LUDOTHEQUE_PURE", None)
    command = [sys.executable, *words]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)  # noqa: S603 - our own sources
    if done.returncode != 0:
        raise BuildError(done.stdout + done.stderr)
    return done.stdout


class BuildError(Exception):
    """A variant that cannot be built or run; holds everything that was printed."""


def measure(variant: Variant, seats: int, seconds: float) -> dict[str, Any]:
    """Build and measure a variant: its rates, or why there are none."""
    with tempfile.TemporaryDirectory() as name:
        try:
            build(variant, Path(name))
            words = ["-c", WORKER, GAME, str(seats), str(seconds)]
            answer: dict[str, Any] = json.loads(run(words, Path(name) / "src"))
        except BuildError as error:
            return {"variant": variant.name, "problem": complaint(str(error))}
    if answer["compiled"] != (variant.setup is not None):
        return {"variant": variant.name, "problem": "it was not compiled"}
    return {"variant": variant.name, **answer}


def complaint(output: str) -> str:
    """Return the first line that tells of an error, or the last one."""
    lines = output.strip().splitlines() or ["it said nothing"]
    return next((line for line in lines if "error" in line.lower()), lines[-1])


def check_same_games(found: list[dict[str, Any]]) -> None:
    """Refuse to compare variants that do not play the same games as CPython."""
    for each in found:
        if each.get("played", found[0]["played"]) != found[0]["played"]:
            each["problem"] = "it plays other games than CPython"


def show(found: list[dict[str, Any]], seats: int) -> None:
    """Print every rate and, in brackets, how many times that of CPython it is."""
    table = Table(title=f"{GAME}, {seats} seats, per second on one core (times CPython)")
    table.add_column("variant")
    for kind in KINDS:
        table.add_column(kind.replace("_", " "), justify="right")
    base = found[0]["rates"]
    for each in found:
        if "problem" in each:
            table.add_row(f"{each['variant']}: {each['problem']}")
        else:
            rates = each["rates"]
            cells = [f"{rates[kind]:,.0f}\n({rates[kind] / base[kind]:.1f}×)" for kind in KINDS]
            table.add_row(each["variant"], *cells)
    Console().print(table)


def main() -> None:
    """Measure every variant."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each rate")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = []
    with Console(stderr=True).status("") as status:
        for variant in VARIANTS:
            status.update(variant.name)
            found.append(measure(variant, asked.seats, asked.seconds))
    check_same_games(found)
    if asked.json:
        Console(soft_wrap=True).print_json(data=found)
    else:
        show(found, asked.seats)


if __name__ == "__main__":
    main()
