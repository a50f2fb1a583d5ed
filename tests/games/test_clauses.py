"""Rule books, rules pages and tests speak of the same clauses, in every game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.games import GAMES
from ludotheque.i18n.clauses import read_clauses
from ludotheque.i18n.texts import LANGUAGES, rules_page

HERE = Path(__file__).parent
BOOKS = HERE.parent.parent / "docs" / "rules"
CLAUSE = re.compile(r"\b[A-Z]\d+\.\d+\b")
PROVES = re.compile(r"[A-Z]\d+\.\d+(?:(?:, | and )[A-Z]\d+\.\d+)*(?=:)")


def rule_book(game: str) -> str:
    """Return a rule book, without the readings of its clauses that may follow them."""
    text = (BOOKS / f"{game}.md").read_text(encoding="utf-8")
    return text.partition("\n## Readings\n")[0]


def clauses(game: str) -> dict[str, str]:
    """Return the clauses of a rule book."""
    return read_clauses(rule_book(game))


def docstrings(game: str) -> Iterator[str]:
    """Return what each test of a game says that it proves."""
    for path in sorted((HERE / game).rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def proven(game: str) -> set[str]:
    """Return the clauses at the head of some test's docstring."""
    heads = (PROVES.match(docstring) for docstring in docstrings(game))
    return {clause for head in heads if head for clause in CLAUSE.findall(head[0])}


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    """Each clause of the rule book is what some test says it proves."""
    assert sorted(set(clauses(game)) - proven(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_cites_an_unknown_clause(game: str) -> None:
    """A test can cite only clauses that the rule book has."""
    cited = {clause for docstring in docstrings(game) for clause in CLAUSE.findall(docstring)}
    assert cited - set(clauses(game)) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_has_every_clause(game: str, lang: str) -> None:
    """The page for players has exactly the clauses of the rule book, in order, none empty."""
    page = read_clauses(rules_page(lang, game))
    assert list(page) == list(clauses(game))
    assert all(page.values())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_clause_is_written_twice(game: str, lang: str) -> None:
    """A clause number heads one item only, in the rule book and on the page."""
    for text in (rule_book(game), rules_page(lang, game)):
        heads = re.findall(r"^- ([A-Z]\d+\.\d+)\b", text, re.MULTILINE)
        assert len(heads) == len(set(heads))
        assert heads == list(read_clauses(text))


@pytest.mark.parametrize("game", GAMES)
def test_options_name_a_clause(game: str) -> None:
    """Each option points to a clause that the rule book has and that both pages explain by name."""
    for option in GAMES[game].options:
        assert option.clause in clauses(game)
        for lang in LANGUAGES:
            assert f"`{option.name}`" in read_clauses(rules_page(lang, game))[option.clause]
