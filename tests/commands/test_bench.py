from __future__ import annotations

from pathlib import Path

import pytest

import ludotheque
from tests.commands.ludo import assert_one_line_fault, ludo

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "measuring needs a checkout"), ("fr", "les mesures demandent")]
)
def test_measuring_without_a_checkout_is_refused_in_one_line(
    tmp_path: Path, lang: str, word: str
) -> None:
    """Where only the package is installed, `ludo bench` says in both languages what it needs."""
    (tmp_path / "ludotheque").symlink_to(Path(ludotheque.__file__).parent)
    asked = "bench", "engine", "--seconds", "0.01", "--lang", lang
    done = ludo(*asked, cwd=tmp_path, cold=True, PYTHONPATH=str(tmp_path))
    assert_one_line_fault(done, word, "git clone", "pip install")


def test_measuring_works_from_any_folder(tmp_path: Path) -> None:
    """Neither `ludo bench` nor the processes that it starts need to be in the checkout."""
    (tmp_path / "bench").mkdir()  # a folder of that name is not taken for ours
    done = ludo("bench", "engine", "--seconds", "0.001", "--json", cwd=tmp_path)
    assert (done.code, done.err) == (0, "")
    assert '"builds"' in done.out
