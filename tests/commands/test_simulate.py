from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from ludotheque.commands.simulate import show
from ludotheque.games import GAMES
from ludotheque.i18n.texts import Texts
from ludotheque.lab.simulate import Plan, play_some, report, simulate
from tests.commands.ludo import assert_one_line_fault, ludo

FIELDS = {
    "games",
    "finished",
    "errors",
    "rounds_mean",
    "score_mean",
    "winner_score_mean",
    "win_rate_by_seat",
    "end_reasons",
    "moves_per_s",
}


@pytest.mark.parametrize("game", GAMES)
def test_json_has_every_figure(game: str) -> None:
    """`ludo simulate --json` prints one object with all figures, every game finished."""
    done = ludo("simulate", game, "--games", "30", "--seed", "1", "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert set(found) >= FIELDS
    assert (found["games"], found["finished"], found["errors"]) == (30, 30, 0)
    assert sum(found["end_reasons"].values()) == 30
    assert len(found["win_rate_by_seat"]) == GAMES[game].least_seats
    assert ("win_rate" in found) == GAMES[game].cooperative


def plan(games: int) -> Plan:
    """Return a plan of mixed bots."""
    options = dict(GAMES["kraaw"].read_options({}))
    return Plan("kraaw", options, 3, ("greedy", "random", "random"), games, bytes(16))


def test_the_number_of_cores_does_not_matter() -> None:
    """The same plan gives the same figures on one worker and on several."""
    alone = report(plan(12), play_some(plan(12), range(12)), 1.0)
    heard: list[int] = []
    shared = simulate(plan(12), heard.append, workers=2)
    assert sum(heard) == 12
    for field in FIELDS - {"moves_per_s"}:
        assert getattr(shared, field) == pytest.approx(getattr(alone, field)), field


def test_an_error_in_a_game_is_counted_and_shown() -> None:
    """A game that raises is counted as an error, with its seed, and the others go on."""
    broken = Plan("kraaw", {"direction": "clockwise"}, 3, ("random",) * 3, 2, bytes(16))
    tally = play_some(broken, range(2))
    assert (tally.games, tally.finished, tally.errors) == (2, 0, 2)
    assert "KeyError" in tally.examples[0]


def test_the_table_speaks_french() -> None:
    """Without --json the table is in the language asked for, and so are its figures."""
    done = ludo("simulate", "kraaw", "--games", "5", "--seed", "1", "--lang", "fr")
    assert done.code == 0, done.err
    assert "Parties terminées" in done.out
    assert "Trois manches gagnées" in done.out
    assert re.search(r"Joueur 1 : \d+,0 %", done.out)
    assert not re.search(r"\d\.\d", done.out), done.out


def test_the_table_speaks_english() -> None:
    """In English there is no space before a colon, and one game is a game."""
    done = ludo("simulate", "kraaw", "--games", "1", "--seed", "1", "--lang", "en")
    assert "Kraaw: 1 game " in done.out
    assert re.search(r"Player 1: \d+\.0%", done.out)
    assert not re.search(r"\d,\d\d?\b", done.out), done.out


def test_the_table_shows_errors_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    """Errors are listed with their seeds, under no player's name; without any there is no row."""
    found = report(plan(2), play_some(plan(2), range(2)), 1.0)
    show(found, Texts("en", "kraaw"))
    assert "First errors" not in capsys.readouterr().out
    show(replace(found, error_examples=["seed 5: KeyError"]), Texts("en", "kraaw"))
    [line] = [line for line in capsys.readouterr().out.splitlines() if "First errors" in line]
    assert line.split("│")[2].strip() == "seed 5: KeyError"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], ["chess", "kraaw"]),
        (["kraaw", "--seats", "7"], ["7", "2 to 6"]),
        (["kraaw", "--seats", "two"], ["two"]),
        (["kraaw", "--bots", "deep-blue"], ["deep-blue", "random, greedy"]),
        (["kraaw", "--bots", "random,random,greedy", "--seats", "2"], ["3 bots", "2 seats"]),
        (["kraaw", "--seed", "xyz"], ["xyz", "hexadecimal"]),
        (["kraaw", "--games", "0"], ["0 games"]),
        (["kraaw", "--turn-limit", "never"], ["turn_limit", "never", "0 … 10000"]),
        (["kraaw", "--dog-exchange", "maybe"], ["dog_exchange", "on, off"]),
        (["kraaw", "--first-player", "3"], ["first_player", "random, 1, 2"]),
        (["kraaw", "--colour", "red"], ["--colour"]),
    ],
)
def test_bad_arguments_are_one_line(arguments: list[str], words: list[str]) -> None:
    """Whatever is wrong is said in one line with what would be right, and exit code 2."""
    assert_one_line_fault(ludo("simulate", *arguments), *words)
