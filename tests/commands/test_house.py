from __future__ import annotations

import re

import pytest

from ludotheque.build import is_compiled
from ludotheque.commands.language import wanted_language
from ludotheque.games import GAMES
from ludotheque.i18n.texts import Texts
from tests.commands.ludo import assert_one_line_fault, ludo


def test_about_says_which_build_runs() -> None:
    """`ludo about` says whether the rules are compiled, and names every game."""
    done = ludo("about")
    assert done.code == 0
    assert ("compiled (Cython)" in done.out) == is_compiled()
    assert all(Texts("en", game)("name") in done.out for game in GAMES)
    assert "interpreted" in ludo("about", cold=True, LUDOTHEQUE_PURE="1").out


def test_rules_show_one_clause_in_the_language_asked_for() -> None:
    """`ludo rules` prints the whole book, or one clause of it, in French or English."""
    whole = ludo("rules", "kraaw", "--lang", "fr")
    assert "K1.1" in whole.out
    assert "K6.5" in whole.out
    one = ludo("rules", "kraaw", "k5.4", "--lang", "en")
    assert "K5.4" in one.out
    assert "K5.5" not in one.out
    assert one.out != ludo("rules", "kraaw", "k5.4", "--lang", "fr").out


def test_an_unknown_clause_is_one_line() -> None:
    """A clause that does not exist is refused, naming those that do."""
    assert_one_line_fault(ludo("rules", "kraaw", "K9.9"), "K9.9", "K5.4")


def test_an_unknown_command_is_one_line() -> None:
    """A command that does not exist is refused in one line, naming those that do."""
    assert_one_line_fault(ludo("dance"), "dance", "play", "simulate")


def test_an_unknown_option_is_one_line_in_the_language() -> None:
    """An option that does not exist is refused in the reader's language, naming those that do."""
    done = ludo("simulate", "kraaw", "--dance", "on", "--lang", "fr")
    assert_one_line_fault(done, "il n’y a pas d’option --dance", "--dog-exchange")


def test_a_missing_argument_is_one_line() -> None:
    """What was left out is named."""
    assert_one_line_fault(ludo("replay"), "file")
    assert_one_line_fault(ludo("rules"), "game")


@pytest.mark.parametrize("arguments", [[], ["simulate"], ["bench"]])
def test_no_argument_shows_help(arguments: list[str]) -> None:
    """Asked for nothing, `ludo` says what it can do."""
    done = ludo(*arguments)
    assert (done.code, done.err) == (0, "")
    assert "Commands:" in done.out
    assert done.out.count("\n") > 5


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_help_speaks_the_language(lang: str) -> None:
    """Help is in the language asked for, options of the game included."""
    done = ludo("simulate", "kraaw", "--lang", lang, "--help")
    assert done.code == 0
    assert ("chien" in done.out) == (lang == "fr")


FRAME = re.compile(r"Usage:|Options:|Commands:|default|Show this|COMMAND\b|\.\.\.$", re.MULTILINE)
HELPED = ((), ("play",), ("play", "carnuta"), ("serve",), ("replay",), ("bench", "server"))


@pytest.mark.parametrize("command", HELPED)
def test_help_is_whole_and_in_one_language(command: tuple[str, ...]) -> None:
    """In French nothing around our sentences is English, and none of them is cut short."""
    done = ludo(*command, "--help", "--lang", "fr")
    assert done.code == 0, done.err
    assert "Options :" in done.out
    assert FRAME.findall(done.out.replace("[ARGUMENTS]...", "")) == []


def test_help_says_what_an_option_is_unless_given() -> None:
    """Every default that help names is the one that counts."""
    done = ludo("play", "kraaw", "--help", "--lang", "en")
    assert "(2 … 6).  [else: 3]" in done.out
    assert "  [else: regular]" in " ".join(done.out.split("\n"))


WRONG_VALUES = {
    "--seats veut un nombre entier, pas « six »": ("simulate", "kraaw", "--seats", "six"),
    "--keep veut un nombre entier, au moins 0, pas « -2 »": ("serve", "--keep", "-2"),
    "--rate veut un nombre comme 0.5, pas « vite »": ("serve", "--rate", "vite"),
}


@pytest.mark.parametrize("said", WRONG_VALUES)
def test_a_wrong_value_is_one_line_in_the_language(said: str) -> None:
    """A value of the wrong kind is refused, with the kind that would be right."""
    assert_one_line_fault(ludo(*WRONG_VALUES[said], "--lang", "fr"), said)


def test_an_unknown_language_is_one_line() -> None:
    """A language that nobody here speaks is refused, naming those that are spoken."""
    done = ludo("simulate", "kraaw", "--lang", "de")
    assert_one_line_fault(done, "there is no “de” for --lang; there are: fr, en")


@pytest.mark.parametrize("place", range(4))
def test_the_language_may_be_asked_for_anywhere(place: int) -> None:
    """Before the command, before the game or after it: the answer is the same."""
    words = ["simulate", "kraaw", "--help"]
    done = ludo(*words[:place], "--lang", "fr", *words[place:])
    assert done.code == 0, done.err
    assert "chien" in done.out


def test_the_language_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The language is the one asked for, else the system's, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert wanted_language([]) == "en"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert wanted_language(["simulate"]) == "fr"
    assert wanted_language(["play", "--lang", "en"]) == "en"
    assert wanted_language(["play", "--lang=en"]) == "en"
    assert wanted_language(["play", "--lang", "de"]) == "fr"
