from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque import cli
from ludotheque.core.records.writing import write_record
from ludotheque.terminal.files import read_file
from ludotheque.terminal.play_app import PlayApp
from tests.terminal.tables import new_record, new_session, play_moves


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every test write in a folder of its own."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that there is a terminal, and that whoever sits there presses Ctrl-C at once."""
    monkeypatch.setattr("ludotheque.commands.play.at_terminal", lambda: True)
    monkeypatch.setattr(PlayApp, "run", lambda _app: None)


def run(monkeypatch: pytest.MonkeyPatch, *words: str, lang: str = "en") -> int:
    """Run `ludo` and return its exit code."""
    monkeypatch.setattr("sys.argv", ["ludo", *words, "--lang", lang])
    with pytest.raises(SystemExit) as stop:
        cli.main()
    return int(stop.value.code or 0)


def save(moves: int = 100_000) -> str:
    """Write the record of a game with this many moves, and return its text."""
    session = new_session(seats=3)
    play_moves(session, moves)
    text = write_record(session.record)
    Path("game.ludo").write_text(text)
    return text


FAULTS = {
    "no game": (["play"], "say which game to play: kraaw"),
    "unknown game": (["play", "chess"], "there is no game “chess”"),
    "two games": (["play", "--resume", "game.ludo", "kraaw"], "--resume"),
    "no terminal": (["play", "kraaw"], "real terminal"),
    "seats": (["play", "kraaw", "--seats", "9"], "9 players"),
    "too few seats": (["play", "kraaw", "--seats", "0"], "0 players"),
    "bot": (["play", "kraaw", "--bot", "hal"], "no bot “hal”"),
    "bots": (["play", "kraaw", "--seats", "2", "--bots", "greedy,random"], "2 bots for 1 seats"),
    "name": (["play", "kraaw", "--name", "bot x"], "cannot be a name"),
    "pace": (["play", "kraaw", "--pace", "-1"], "the pace goes"),
    "no pace": (["play", "kraaw", "--pace", "nan"], "the pace goes"),
    "folder": (["play", "kraaw", "--record", "nowhere/x.ludo"], "cannot write nowhere/x.ludo"),
    "option": (["play", "kraaw", "--direction", "up"], "option direction cannot be “up”"),
    "no file": (["play", "--resume", "none.ludo"], "cannot read none.ludo"),
    "no film": (["replay", "none.ludo"], "cannot read none.ludo"),
    "finished": (["play", "--resume", "game.ludo"], "ludo replay game.ludo"),
    "seat": (["replay", "game.ludo", "--seat", "4"], "there is no seat 4"),
    "no seat": (["replay", "game.ludo", "--seat", "x"], "there is no seat x"),
}


@pytest.mark.parametrize(("words", "expected"), FAULTS.values(), ids=list(FAULTS))
def test_a_fault_is_one_line(
    words: list[str],
    expected: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Whatever is wrong with the arguments is told in one line, with exit code 2."""
    save()
    assert run(monkeypatch, *words) == 2
    error = capsys.readouterr().err
    assert expected in error
    assert error.count("\n") == 1


DAMAGES: dict[str, Callable[[str], str]] = {
    "empty": lambda _: "",
    "no record": lambda _: "once upon a time\n",
    "unknown game": lambda text: text.replace("game kraaw ", "game chess "),
    "version": lambda text: text.replace("game kraaw ", "game kraaw 99"),
    "seats": lambda text: text.replace("seats 3", "seats 30"),
    "option": lambda text: text.replace("seats 3\n", "seats 3\noption dog_exchange maybe\n"),
    "together": lambda text: text.replace("seats 3\n", "seats 3\noption first_player 6\n"),
    "seed": lambda text: text.replace("seed 00", "seed zz"),
    "player": lambda text: text.replace("player b bot random\n", ""),
    "text of a move": lambda text: text.replace("raven", "eagle", 1),
    "seat of a move": lambda text: text.replace("\na raven", "\nz raven", 1),
    "move": lambda text: text.replace("moves\n", "moves\na look\n"),
    "lost move": lambda text: text.replace("exchange\n", "pass\n", 1),
    "outcome": lambda text: text.replace("rounds ", "rounds 1"),
    "after the end": lambda text: text + "a look\n",
}


@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]], ids=["replay", "play"])
@pytest.mark.parametrize("damage", list(DAMAGES))
def test_a_damaged_record_is_one_line(
    command: list[str],
    damage: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Every kind of damage is told in one line, with exit code 2, in French too."""
    text = save()
    damaged = DAMAGES[damage](text)
    assert damaged != text
    Path("game.ludo").write_text(damaged)
    for lang in ("en", "fr"):
        assert run(monkeypatch, *command, "game.ludo", lang=lang) == 2
        error = capsys.readouterr().err
        assert error.startswith("ludo: ")
        assert error.count("\n") == 1
        assert "Traceback" not in error


def test_leaving_keeps_the_game(
    terminal: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After the screen closes, one line says where the game is kept and how to go on."""
    assert run(monkeypatch, "play", "kraaw", "--seed", "ff" * 16, "--name", "Zoé", lang="fr") == 0
    said = capsys.readouterr().out
    assert "ludo play --resume kraaw-ffffffff.ludo" in said
    assert said.count("\n") == 1
    record = read_file(Path("kraaw-ffffffff.ludo"))
    assert record.players == ("Zoé", "bot regular", "bot regular")


def test_every_option_reaches_the_game(terminal: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats, bots, options and the file are those that were asked for."""
    words = "--seats 4 --bot random,greedy --swap-hand on --turn-limit 30 --record mine.ludo"
    assert run(monkeypatch, "play", "kraaw", *words.split()) == 0
    record = read_file(Path("mine.ludo"))
    assert record.players == ("Player 1", "bot random", "bot greedy", "bot greedy")
    assert (record.options["swap_hand"], record.options["turn_limit"]) == (True, 30)


def test_resuming_writes_to_the_same_file(terminal: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A resumed game is kept where it was."""
    text = save(20)
    assert run(monkeypatch, "play", "--resume", "game.ludo") == 0
    assert [path.name for path in Path().iterdir()] == ["game.ludo"]
    assert Path("game.ludo").read_text() == text


def test_a_crash_keeps_the_game(terminal: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the screen dies, the record is written."""

    def die(_app: PlayApp) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(PlayApp, "run", die)
    assert run(monkeypatch, "play", "kraaw", "--record", "mine.ludo") == cli.INTERRUPTED
    assert read_file(Path("mine.ludo")).seats == 3


@pytest.mark.parametrize("moves", [30, 100_000])
def test_the_outcome_as_json(
    moves: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`--json` prints what came out of a game, finished or not, and nothing else."""
    save(moves)
    outcome = read_file(Path("game.ludo")).outcome
    assert run(monkeypatch, "replay", "game.ludo", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == [
        *("game", "seats", "finished", "winners", "scores", "rounds", "reason", "moves"),
        "stood_in",
    ]
    assert (found["finished"], found["seats"]) == (outcome is not None, 3)
    assert found["stood_in"] == [0, 0, 0]
    assert found["winners"] == ([seat + 1 for seat in outcome.winners] if outcome else [])
    assert found["moves"] == len(read_file(Path("game.ludo")).moves)


def test_the_story_as_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a terminal the story is printed as the asked seat saw it."""
    save()
    told = {}
    for seat in ("1", "2", "0", "spectator"):
        assert run(monkeypatch, "replay", "game.ludo", "--seat", seat) == 0
        told[seat] = capsys.readouterr().out.splitlines()
    assert "Three rounds won." in told["1"][-1]
    assert any(line.startswith("You look at your card") for line in told["1"])
    assert not any("You look at" in line for line in told["0"])
    assert told["0"] == told["spectator"]
    assert len(told["1"]) == len(told["2"]) == len(told["0"])


def test_a_record_of_people_only_can_be_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that no single person of this machine played is watched by a spectator."""
    record = new_record()
    record.players = ("Ana", "Bea")
    Path("game.ludo").write_text(write_record(record))
    assert run(monkeypatch, "replay", "game.ludo") == 0
