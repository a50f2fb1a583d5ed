from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from ludotheque.games import GAMES

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and unpack it as an installer would."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    subprocess.run([*build, str(ROOT)], check=True, capture_output=True)  # noqa: S603 - our own build
    [wheel] = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


@pytest.mark.once
def test_the_wheel_holds_what_it_needs(installed: Path) -> None:
    """Texts, rule books and declarations of every game are in the wheel, tests are not."""
    package = installed / "ludotheque"
    for key in GAMES:
        names = {path.name for path in (package / "games" / key / "texts").iterdir()}
        assert {"fr.ftl", "en.ftl", "rules.fr.md", "rules.en.md"} <= names
    assert sorted(package.rglob("*.pxd"))
    assert not (installed / "tests").exists()


@pytest.mark.once
def test_the_wheel_plays(installed: Path, tmp_path: Path) -> None:
    """Installed from the wheel, away from the sources, `ludo` plays every game of the catalogue."""
    environment = {**os.environ, "PYTHONPATH": str(installed), "LC_ALL": "C.UTF-8"}
    environment.pop("LUDOTHEQUE_PURE", None)
    for key in GAMES:
        program = f"import sys; sys.argv = ['ludo', 'simulate', '{key}', '--games', '20', '--json']"
        program += (
            "; import ludotheque; print(ludotheque.__file__); import ludotheque.cli as c; c.main()"
        )
        done = subprocess.run(  # noqa: S603 - our own interpreter and our own program
            [sys.executable, "-c", program],
            env=environment,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.startswith(str(installed))
        assert '"finished": 20' in done.stdout
