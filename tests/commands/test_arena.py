from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from ludotheque.commands import arena
from ludotheque.core.faults import Fault
from ludotheque.i18n.texts import Texts
from ludotheque.lab.arena.ledger import Ledger
from tests.commands.ludo import assert_one_line_fault, ludo
from tests.lab.arena.leagues import league

LEAGUE = ["arena", "kraaw", "--bots", "greedy,random", "--rounds", "60", "--seed", "5", "--json"]
# The real command, which also tells every game that it has written down, and waits after the fifth
# for a signal: in short waits, since one that comes just before a long one would not end it.
TELLING = """
from threading import Event
from ludotheque.lab.arena.ledger import Ledger
enter, told = Ledger.enter, []
def tell(*game):
    enter(*game)
    told.append(game)
    print("entered", flush=True)
    while len(told) == 5:
        Event().wait(0.1)
Ledger.enter = tell
from ludotheque.cli import main
main()
"""


def test_json_holds_everything() -> None:
    """`ludo arena --json` prints the plan, how far it got, the table and all pairs."""
    bots = "greedy,random,beginner"
    done = ludo("arena", "kraaw", "--bots", bots, "--rounds", "2", "--seed", "1", "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert (found["games"], found["played"], found["finished"], found["errors"]) == (12, 12, 12, 0)
    assert found["standings"][0]["bot"] == "greedy"
    assert {each["games"] for each in found["standings"]} == {8}
    assert {each["deals"] for each in found["pairs"]} == {2}
    assert len(found["pairs"]) == 3
    assert found["reproducible"]


def test_a_league_is_shown_and_drawn(tmp_path: Path) -> None:
    """Without --json there are tables and a chart in the language asked for, and an SVG file."""
    picture = tmp_path / "league.svg"
    words = ["--bots", "greedy,random", "--rounds", "3", "--lang", "fr", "--svg", str(picture)]
    done = ludo("arena", "carnuta", *words)
    assert done.code == 0, done.err
    for word in ("Carnuta à 2", "greedy contre random", "●", "cote OpenSkill", "6 parties finies"):
        assert word in done.out
    texts = [each.text for each in ElementTree.parse(picture).iter() if each.tag.endswith("text")]  # noqa: S314 - we wrote it
    assert {"greedy", "random", "cote OpenSkill, intervalle à 95 %"} <= set(texts)


def test_teams_are_shown() -> None:
    """A game that is won together has a table of teams, their points and their differences."""
    words = ["--bots", "greedy,random", "--games-budget", "7", "--lang", "en", "--seed", "1"]
    done = ludo("arena", "carnavalesque", *words)
    assert done.code == 0, done.err
    for word in ("Points when won", "greedy − random", "games won", "6 finished games, 3 deals"):
        assert word in done.out


def start_telling(out: Path) -> subprocess.Popen[str]:
    """Start a league, and wait until it has written down five games, and waits itself."""
    process = subprocess.Popen(  # noqa: S603 - our own interpreter and our own program
        [sys.executable, "-c", TELLING, *LEAGUE, "--workers", "2", "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "en_GB.UTF-8"},
    )
    assert process.stdout is not None
    assert [process.stdout.readline() for _ in range(5)] == ["entered\n"] * 5
    return process


def resume(out: Path) -> dict[str, Any]:
    """Run the same command again, without its seed, which the file knows."""
    words = [word for word in LEAGUE if word not in ("--seed", "5")]
    done = ludo(*words, "--out", str(out))
    assert done.code == 0, done.err
    found: dict[str, Any] = json.loads(done.out)
    return found


def played(out: Path) -> list[int]:
    """Return the numbers of the games in a file."""
    return [json.loads(line)["game"] for line in out.read_text().splitlines()[1:]]


def test_a_killed_league_is_resumed(tmp_path: Path) -> None:
    """A league that was killed and resumed equals one that was not, and plays no game twice."""
    killed, whole = tmp_path / "killed.jsonl", tmp_path / "whole.jsonl"
    process = start_telling(killed)
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=60)  # the pipes close only when all its workers are gone too
    assert process.returncode == -signal.SIGKILL
    before = killed.read_text().count("\n") - 1
    assert before == 5
    resumed = resume(killed)
    uninterrupted = json.loads(ludo(*LEAGUE, "--out", str(whole), "--workers", "1").out)
    assert resumed == uninterrupted
    assert resumed["played"] == 120
    assert sorted(played(killed)) == sorted(played(whole)) == list(range(120))


def test_ctrl_c_shows_what_is_known_and_how_to_go_on(tmp_path: Path) -> None:
    """Ctrl-C ends a league at once with its figures so far and the command that resumes it."""
    out = tmp_path / "league.jsonl"
    process = start_telling(out)
    process.send_signal(signal.SIGINT)
    told, said = process.communicate(timeout=60)
    assert process.returncode == 130
    known = json.loads(told.splitlines()[-1])
    assert known["played"] == len(played(out)) < known["games"] == 120
    assert "Traceback" not in said
    assert re.search(r"resume: ludo arena kraaw .*--out .*league\.jsonl", " ".join(said.split()))
    assert resume(out)["played"] == 120


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], ["chess", "kraaw"]),
        (["kraaw", "--bots", "deep-blue"], ["deep-blue", "random, greedy"]),
        (["kraaw", "--bots", "expert:fast,greedy"], ["expert:fast", "expert:200", "expert:1s"]),
        (["kraaw", "--bots", "greedy:3,random"], ["greedy:3", "regular, expert"]),
        (["kraaw", "--bots", "greedy"], ["at least 2"]),
        (["kraaw", "--bots", "greedy,greedy"], ["greedy", "twice"]),
        (["kraaw", "--rounds", "0"], ["0 deals"]),
        (["kraaw", "--games-budget", "5"], ["5 games", "12"]),
        (["kraaw", "--workers", "0"], ["0 processes"]),
        (["kraaw", "--seats", "7"], ["7", "2 to 6"]),
        (["kraaw", "--out", "nowhere/league.jsonl"], ["nowhere/league.jsonl"]),
        (["kraaw", "--svg", "nowhere/league.svg"], ["nowhere/league.svg"]),
    ],
)
def test_bad_arguments_are_refused(arguments: list[str], words: list[str]) -> None:
    """Whatever is wrong is said in one sentence with what would be right."""
    say = Texts("en")
    with pytest.raises(Fault) as caught:
        CliRunner().invoke(arena.build(say), arguments, catch_exceptions=False)
    for word in words:
        assert word in say.fault(caught.value)


def test_another_league_is_refused(tmp_path: Path) -> None:
    """A file of another plan is refused in one line that says what differs."""
    Ledger(league("greedy", "random"), tmp_path / "l.jsonl")
    words = ["arena", "kraaw", "--bots", "greedy,random", "--out", "l.jsonl", "--seed", "2"]
    assert_one_line_fault(ludo(*words, cwd=tmp_path), "l.jsonl", "seed", "0000”", "0002”")
