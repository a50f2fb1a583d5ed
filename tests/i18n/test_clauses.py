from __future__ import annotations

from ludotheque.i18n.clauses import read_clauses

PAGE = """# Game
- K1.1 One
  goes on.
- K1.2 Two.

Some prose, K1.3 not a clause.
## 2
- K2.10 Ten.
"""


def test_clauses_are_list_items() -> None:
    """A clause is a list item that starts with its number, with the lines that follow it."""
    assert read_clauses(PAGE) == {"K1.1": "One goes on.", "K1.2": "Two.", "K2.10": "Ten."}
