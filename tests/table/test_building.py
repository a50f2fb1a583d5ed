"""Lines from a disk: each is checked before it is carried out, and what is wrong has its place."""

from __future__ import annotations

import json

import pytest

from ludotheque.core.chance import Noise
from ludotheque.core.records.record import LETTERS
from ludotheque.core.releases import RELEASE
from ludotheque.games import GAMES
from ludotheque.i18n.texts import LANGUAGES, Texts
from ludotheque.table.building import LINE_FAULTS, OtherRules, Unbuilt, build_table
from tests.table.seated import Kept, share

KRAAW = GAMES["kraaw"]


def test_the_first_line_and_the_deal_name_version_and_release() -> None:
    """What is kept says under which rules, and by which release, it was written."""
    lines = Kept("kraaw").started().lines
    opening = json.loads(lines[0].removeprefix("opened "))
    assert (opening["version"], opening["release"]) == (KRAAW.version, RELEASE)
    assert lines[-1] == f"deal {KRAAW.version} {RELEASE}"


def lobby() -> list[str]:
    """Return the lines of a table where one of two has sat down."""
    kept = Kept("kraaw")
    return kept.do(kept.sit("Ana", share(0))).lines


def playing(moves: int = 40) -> list[str]:
    """Return the lines of a game that goes on."""
    return Kept("kraaw").started().play(moves, Noise(2)).lines


SIT = lobby()[1]
OPENING = lobby()[0]
OPENINGS = {
    "nothing": ("", "fault-line-word"),
    "another word": ("shut {}", "fault-line-word"),
    "no JSON": ("opened {", "fault-line-form"),
    "deep JSON": ("opened " + "[" * 100_000, "fault-line-form"),
    "no fields": ("opened {}", "fault-line-form"),
    "a short secret": (OPENING.replace('"secret":"00', '"secret":"'), "fault-line-form"),
    "a host that is no hash": (OPENING.replace('"host":"', '"host":"é'), "fault-line-form"),
    "a version that is none": (OPENING.replace('"version":', '"version":-'), "fault-line-form"),
    "a release that is none": (OPENING.replace('"release":"', '"release":"<b>'), "fault-line-form"),
    "an unknown game": (OPENING.replace("kraaw", "chess"), "fault-line-terms"),
    "nine seats": (OPENING.replace('"seats":2', '"seats":9'), "fault-line-terms"),
    "no such option": (OPENING.replace("dog_exchange", "cat"), "fault-line-terms"),
}


@pytest.mark.parametrize("case", OPENINGS)
def test_an_opening_that_cannot_be_is_refused(case: str) -> None:
    """A first line of another form, or that asks for what cannot be played, builds no table."""
    line, key = OPENINGS[case]
    assert line != OPENING
    with pytest.raises(Unbuilt) as unbuilt:
        build_table("KEY", [line])
    assert unbuilt.value.key == key
    assert unbuilt.value.details["line"] == 1


IN_A_LOBBY = {
    "nothing": ("", "fault-line-word"),
    "an unknown word": ("fly a", "fault-line-word"),
    "no seat": ("free", "fault-line-form"),
    "a seat of two letters": ("free ab", "fault-line-form"),
    "a seat that is not there": ("free c", "fault-line-order"),
    "a free seat": ("free b", "fault-line-order"),
    "a seat that is taken": (SIT, "fault-line-order"),
    "a name that is taken": (SIT.replace("sit a", "sit b"), "fault-line-order"),
    "a name that hides": (
        SIT.replace("sit a", "sit b").replace("Ana", r"A\u202e"),
        "fault-line-order",
    ),
    "a person without a share": ('sit b {"name": "Bo", "token": "00"}', "fault-line-form"),
    "a token that is none": (SIT.replace('"token": "', '"token": "é'), "fault-line-form"),
    "a bot that nobody knows": ("bot b hal", "fault-line-order"),
    "a bot on a taken seat": ("bot a regular", "fault-line-order"),
    "a deal while a seat is free": (f"deal {KRAAW.version} {RELEASE}", "fault-line-order"),
    "a deal without rules": ("deal", "fault-line-form"),
    "a move before the deal": ("move a raven jais", "fault-line-order"),
    "a move of nobody": ("move", "fault-line-form"),
    "a move taken back before the deal": ("undo a", "fault-line-order"),
    "a hint before the deal": ("hint a", "fault-line-order"),
    "somebody away before the deal": ("away a", "fault-line-order"),
    "the next table before the end": ("next KEY", "fault-line-order"),
    "a message of nothing": ("say a ", "fault-line-order"),
    "a message that is too long": (f"say a {'x' * 301}", "fault-line-order"),
    "a message of nobody": ("say z Hello", "fault-line-form"),
    "a message without a number": ("say a#6f2c09d1b7e4:x Hello", "fault-line-form"),
}


@pytest.mark.parametrize("case", IN_A_LOBBY)
def test_a_line_that_cannot_be_is_refused_by_its_number(case: str) -> None:
    """Of a lobby, the line that says nothing, is misshapen, or does not fit is named."""
    line, key = IN_A_LOBBY[case]
    with pytest.raises(Unbuilt) as unbuilt:
        build_table("KEY", [*lobby(), line])
    assert unbuilt.value.key == key
    assert (unbuilt.value.details["table"], unbuilt.value.details["line"]) == ("KEY", 3)


def test_a_move_that_the_rules_forbid_is_never_carried_out() -> None:
    """A move that today's rules forbid is refused with its line and its clause, in a long game."""
    *lines, last = playing()
    seat = LETTERS.index(last.split(" ")[1])
    legal = build_table("KEY", lines).state.legal(seat)
    forbidden = sorted({*range(KRAAW.move_bound)} - {*legal})
    assert legal
    for move in forbidden:
        with pytest.raises(Unbuilt, match="fault-line-rule") as unbuilt:
            build_table("KEY", [*lines, f"move {LETTERS[seat]} {KRAAW.write(move)}"])
        assert unbuilt.value.details["line"] == len(lines) + 1
        assert str(unbuilt.value.details["why"]).startswith("K")


@pytest.mark.parametrize("line", ["move c skip", "move a fly", "undo b", "back a", "next KEY"])
def test_a_line_that_does_not_fit_the_game_is_refused(line: str) -> None:
    """In a game that goes on: a seat that is not there, no move, what was not made or is not so."""
    lines = Kept("kraaw").started().do("move a raven jais").lines
    with pytest.raises(Unbuilt, match="fault-line-order") as unbuilt:
        build_table("KEY", [*lines, line])
    assert unbuilt.value.details["line"] == len(lines) + 1


def test_nothing_follows_the_end() -> None:
    """A game that is over takes no move, and no second deal."""
    lines = Kept("kraaw").started().play(100_000).lines
    assert build_table("KEY", lines).stage == "over"
    for line in (lines[-1], f"deal {KRAAW.version} {RELEASE}"):
        with pytest.raises(Unbuilt, match="fault-line-order"):
            build_table("KEY", [*lines, line])


def test_a_game_of_other_rules_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once dealt, a game waits for its release, even where its opening cannot be read any more."""
    lines, waiting = playing(), lobby()
    monkeypatch.setattr(type(KRAAW), "version", KRAAW.version + 1)
    monkeypatch.setattr(type(KRAAW), "options", ())
    with pytest.raises(OtherRules) as other:
        build_table("KEY", lines)
    assert other.value.details["release"] == RELEASE
    assert other.value.details["known"] == KRAAW.version
    with pytest.raises(Unbuilt, match="fault-line-terms") as unbuilt:
        build_table("KEY", waiting)
    assert unbuilt.value.details["release"] == RELEASE


def test_who_plays_a_game_of_other_rules_is_told_and_nothing_that_hides() -> None:
    """Who stayed until the deal is named, moves taken back do not count, odd names are left out."""
    kept = Kept("kraaw", 3)
    for number, name in enumerate(("Ana", "Bo", "Cy")):
        kept.do(kept.sit(name, share(number)))
    kept.do(kept.free(1)).do(kept.sit("Di", share(1))).do(kept.start())
    kept.play(2).do(f"undo {LETTERS[kept.table.record.moves[-1][0]]}")  # type: ignore[union-attr]
    older = f"deal {KRAAW.version + 1} {RELEASE}"
    lines = [older if line.startswith("deal ") else line for line in kept.lines]
    odd = [line.replace("Cy", r"A\u202e") for line in lines]
    for found, names in ((lines, "Ana, Di, Cy"), (odd, "Ana, Di")):
        with pytest.raises(OtherRules) as other:
            build_table("KEY", found)
        assert (other.value.details["names"], other.value.details["moves"]) == (names, 1)


def test_what_is_dealt_follows_the_rules_of_its_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table opened under older rules and dealt under today's is played under today's."""
    kept = Kept("kraaw")
    monkeypatch.setattr(type(KRAAW), "version", KRAAW.version + 1)
    kept.started().play(5)
    assert build_table("KEY", kept.lines).turn == 5


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", LINE_FAULTS)
def test_each_fault_names_its_table_and_line(key: str, lang: str) -> None:
    """What is told of a line names the table and the line, in both languages."""
    said = Texts(lang).fault(Unbuilt(key, table="k7", line=12, why="K5.4", release=RELEASE))
    assert "k7" in said
    assert "12" in said
