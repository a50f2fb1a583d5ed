from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from ludotheque.games import GAMES
from ludotheque.i18n.texts import LANGUAGES
from tests.server.running import Running

ROOT = Path(__file__).parents[1]
TRANSLATED = ["build/cython"] if (ROOT / "build" / "cython").exists() else []  # not once more
NEEDED = ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE")

pytestmark = pytest.mark.once


def build_wheel(sources: Path, folder: Path, **environment: str) -> Path:
    """Build the wheel of some sources and unpack it as an installer would."""
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    subprocess.run(  # noqa: S603 - our own build
        [*build, str(sources)], check=True, capture_output=True, env={**os.environ, **environment}
    )
    [wheel] = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def simulate(site: Path, game: str, cwd: Path) -> tuple[str, dict[str, object]]:
    """Run `ludo simulate` from an unpacked wheel; return where it ran from, and its figures."""
    program = "import sys, ludotheque; print(ludotheque.__file__); "
    program += f"sys.argv = ['ludo', 'simulate', '{game}', '--games', '20', '--json']; "
    program += "import ludotheque.cli; ludotheque.cli.main()"
    done = subprocess.run(  # noqa: S603 - our own interpreter and our own program
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(site), "LUDOTHEQUE_PURE": ""},
        cwd=cwd,
        capture_output=True,
        text=True,
        check=True,
    )
    place, figures = done.stdout.splitlines()
    return place, json.loads(figures)


def assert_complete(package: Path) -> None:
    """Check that texts, rule books, decks and declarations of every game are there."""
    for key, game in GAMES.items():
        for lang in LANGUAGES:
            names = {path.name for path in (package / "games" / key / "texts" / lang).iterdir()}
            assert {"cover.ftl", "rules.md"} <= names
        assert game.deck is None or list((package / "games" / key / "data" / "decks").glob("*.csv"))
    assert sorted(package.rglob("*.pxd"))


def assert_serves_the_client(server: Running) -> None:
    """Check that the page of the client comes, and the code that it asks for (after `make web`)."""
    try:
        status, page = server.ask("/")
        assert status == 200, page
        [code] = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert server.ask(code)[0] == 200
    finally:
        server.kill()


def test_the_wheel_holds_what_it_needs_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Installed from the wheel, away from the sources and without Node, everything plays."""
    site = build_wheel(ROOT, tmp_path / "wheel", CFLAGS="-O0")  # compiled sooner, to the same rules
    assert_complete(site / "ludotheque")
    assert not (site / "tests").exists()
    for game in GAMES:
        place, figures = simulate(site, game, tmp_path)
        assert place.startswith(str(site))
        assert figures["finished"] == 20
    monkeypatch.setenv("PYTHONPATH", str(site))
    assert_serves_the_client(Running(tmp_path / "games.db", cold=True))


def test_a_machine_without_a_compiler_gets_the_sources(tmp_path: Path) -> None:
    """Where there is no C compiler the build goes on, and the same rules play interpreted.

    What was compiled once, from a source that has no declarations any more, is not left in the way.
    """
    copy = tmp_path / "copy"
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    for name in (*NEEDED, *TRANSLATED):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=ignored)
        else:
            shutil.copy(source, copy / name)
    old = copy / "src" / "ludotheque" / "games" / "kraaw" / "cards.abi3.so"
    old.touch()
    site = build_wheel(copy, tmp_path / "wheel", CC="no-such-compiler")
    assert not old.exists()
    assert not list(site.rglob("*.so"))
    place, figures = simulate(site, next(iter(GAMES)), tmp_path)
    assert place.startswith(str(site))
    assert figures["finished"] == 20
