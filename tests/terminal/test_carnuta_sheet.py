from __future__ import annotations

from typing import cast

import pytest

from ludotheque.games import drawings, find
from ludotheque.games.carnuta.data.cards import SCORING
from ludotheque.games.carnuta.game import CarnutaGame
from ludotheque.games.carnuta.knowledge.preview import Column, score_sheet
from ludotheque.games.carnuta.knowledge.view import CarnutaView
from ludotheque.games.carnuta.terminal.score_sheet import say_line
from ludotheque.i18n.texts import LANGUAGES, Texts
from tests.terminal.tables import plain, walk

CARNUTA = cast("CarnutaGame", find("carnuta"))


def finished(seats: int, seed: int) -> CarnutaView:
    """Return a spectator's view of a game that is over."""
    *_, last = walk(CARNUTA, seats, seed)
    return cast("CarnutaView", last.view(-1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sums_of_a_sheet_are_right(seats: int) -> None:
    """Lines add up to their column, columns to the total; the best column settles ties (C6.3)."""
    for state in walk(CARNUTA, seats, seats):
        view = cast("CarnutaView", state.view(-1))
        for seat in range(seats):
            sheet = score_sheet(view, CARNUTA.table, seat)
            assert sheet.total == view.totals[seat] == sum(c.points for c in sheet.columns)
            assert sheet.best == max(column.points for column in sheet.columns)
            for column in sheet.columns:
                check_column(column)


def check_column(column: Column) -> None:
    """Check the points of a column, its amount, and the arithmetic of its cards."""
    assert column.points == sum(line.points for line in column.lines)
    assert column.amount == sum(line.adds for line in column.lines) + column.token
    for line in column.lines:
        args = line.why.args
        assert (args["points"], line.why.key.removeprefix("why-")) == (
            line.points,
            line.name["scoring"],
        )
        assert cast("int", args["times"]) * cast("int", args["sets"]) == line.points


def test_every_kind_of_points_is_explained() -> None:
    """Each kind of points has its own sentence, with its arithmetic, in both languages (C5)."""
    said: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    for seed in range(30):
        view = finished(4, seed)
        for seat in range(4):
            for column in score_sheet(view, CARNUTA.table, seat).columns:
                for line in column.lines:
                    for lang in LANGUAGES:
                        text = say_line(line, Texts(lang, "carnuta"))
                        said[lang].add(str(line.name["scoring"]))
                        flat = line.name["scoring"] in ("none", "double", "flat2", "flat5")
                        assert flat or text.endswith(f"= {line.points}")
    assert all(kinds == {*SCORING, "double"} for kinds in said.values())


def test_a_line_says_its_arithmetic() -> None:
    """A card of `2 per Berry` beside three berries: 2 × 3 Berries = 6."""
    examples = {"fr": "2 par Baie : 2 × 3 Baies = 6", "en": "2 per Berry: 2 × 3 Berries = 6"}
    found = [
        line
        for seed in range(60)
        for seat in range(2)
        for column in score_sheet(finished(2, seed), CARNUTA.table, seat).columns
        for line in column.lines
        if line.name["scoring"] == "twice" and line.counted == (("berry", 3),)
    ]
    for lang, sentence in examples.items():
        assert say_line(found[0], Texts(lang, "carnuta")) == sentence


def test_the_sheet_shows_everybody() -> None:
    """Every name, every total, tokens and Salt are on the sheet, and a crown for the first."""
    for seed in range(5):
        view = finished(3, seed)
        text = plain(drawings.sheet(CARNUTA, view, Texts("fr", "carnuta", ["Ana", "Bea", "Zoé"])))
        for name, total in zip(("Ana", "Bea", "Zoé"), view.totals, strict=True):
            assert f"\n{name} ·" in text
            assert f"· {total} points" in text
        assert text.count("◇") == sum(holder >= 0 for holder in view.tokens)
        rows = [CARNUTA.table.rows[card] for laid in view.laid for card in laid]
        assert text.count("Sel, ") == sum(row.id.startswith("salt") for row in rows)
        assert "♛" in text.splitlines()[0]
