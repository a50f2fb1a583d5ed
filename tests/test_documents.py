from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.pictures import DOCS, ROOT, SHOWN

pytestmark = pytest.mark.once

LINK = re.compile(r"\]\(([^)#\s]+)")
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def linked(page: Path) -> list[Path]:
    """Return the files of ours that a page links to."""
    names = [name for name in LINK.findall(page.read_text()) if "://" not in name]
    return [(page.parent / name).resolve() for name in names]


def test_the_documents_link_to_what_is_there() -> None:
    """A page that was renamed, and a picture that was taken out, leave no dead link behind."""
    links = [(page.name, path) for page in PAGES for path in linked(page)]
    assert links
    assert [(page, str(path)) for page, path in links if not path.exists()] == []


def test_only_pictures_that_are_shown_are_kept() -> None:
    """Pictures weigh most in a clone: git has those that a page shows, a dozen at most."""
    shown = {path for page in PAGES for path in linked(page) if DOCS in path.parents}
    kept = {path for path in DOCS.rglob("*") if path.is_file()}
    assert kept == shown == {DOCS / name for name in SHOWN}
    assert len(SHOWN) <= 12
