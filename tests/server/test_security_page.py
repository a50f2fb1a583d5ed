from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

TESTS = Path(__file__).parents[1]
PAGE = TESTS.parent / "docs" / "security.md"
CITED = re.compile(r"`([\w/]+\.py)?(?:::(\w+))?`")


def test_every_attempt_names_a_test_that_is_there() -> None:
    """What docs/security.md says is held by a test is: each file and each test it cites exists."""
    path, cited = TESTS, 0
    for file, name in CITED.findall(PAGE.read_text(encoding="utf-8")):
        path = TESTS / file if file else path
        if file or name:
            assert f"def {name}" in path.read_text(encoding="utf-8"), (path, name)
            cited += 1
    assert cited > 50
