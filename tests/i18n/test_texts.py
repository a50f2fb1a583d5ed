from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from ludotheque.core.event import Seen
from ludotheque.games import GAMES
from ludotheque.i18n.texts import LANGUAGES, Texts, sources

Shape = dict[str, frozenset[str]]


def placeholders(node: ast.BaseNode) -> Iterator[str]:
    """Find the arguments that a text needs."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from placeholders(child)


def shape(text: str) -> Shape:
    """Return every key and form of a file of texts, with the arguments it needs."""
    found: Shape = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = frozenset(placeholders(entry.value) if entry.value else ())
            for form in entry.attributes:
                found[f"{entry.id.name}.{form.id.name}"] = frozenset(placeholders(form.value))
    return found


@pytest.mark.parametrize("game", [None, *GAMES])
def test_both_languages_have_the_same_keys_and_placeholders(game: str | None) -> None:
    """French and English say the same things with the same arguments."""
    french, english = (
        [(file.name, shape(file.read_text("utf-8"))) for file in sources(lang, game)]
        for lang in LANGUAGES
    )
    assert french == english


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_is_there_once(game: str, lang: str) -> None:
    """Of two texts with one key one would never be said: the house and a game never have two."""
    keys = [key for file in sources(lang, game) for key in shape(file.read_text("utf-8"))]
    assert [key for key, times in Counter(keys).items() if times > 1] == []


def test_an_event_speaks_to_its_reader() -> None:
    """Who acted reads "you", who was told a secret reads it, the others read a name."""
    say = Texts("en", "kraaw", ["Ana", "Bo"])
    reveal = Seen("reveal", {"seat": 0, "place": 2, "value": 4}, told=False)
    assert say.event(reveal, 0) == "You reveal your card 2: a 4."
    assert say.event(reveal, 1) == "Ana reveals card 2: a 4."
    look = Seen("look", {"seat": 1, "place": 2, "value": 4}, told=True)
    assert say.event(look, 1) == "You look at your card 2: it is a 4."


def test_names_are_joined_as_the_language_does() -> None:
    """Lists of players end with the word for "and"."""
    names = ["Ana", "Bo", "Cy"]
    assert Texts("fr", "kraaw", names).join(names) == "Ana, Bo et Cy"
    assert Texts("en", "kraaw", names).join(names) == "Ana, Bo and Cy"
    assert Texts("en").join(["Ana"]) == "Ana"


def test_a_missing_text_is_an_error_not_a_blank() -> None:
    """A key or an argument that is not there is found at once."""
    say = Texts("fr", "kraaw")
    with pytest.raises(KeyError):
        say("no-such-key")
    with pytest.raises(KeyError):
        say("event-look", seat=0)
