from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from ludotheque.core.chance import Noise
from ludotheque.core.game import Game
from ludotheque.core.records.reading import read_record
from ludotheque.core.records.writing import write_record
from ludotheque.core.state import SPECTATOR
from ludotheque.games import GAMES, drawings
from ludotheque.i18n.texts import LANGUAGES, Texts
from ludotheque.terminal.files import read_file
from ludotheque.terminal.pages import ScoreScreen
from ludotheque.terminal.players import texts_of
from ludotheque.terminal.replay_app import ReplayApp
from ludotheque.terminal.replay_cursor import ReplayCursor
from ludotheque.terminal.replay_screen import ReplayScreen
from ludotheque.terminal.results import EndScreen
from ludotheque.terminal.session import Session
from ludotheque.terminal.widgets import Choices, Prompt, Story
from tests.terminal.tables import (
    PLAYERS,
    all_games,
    all_tables,
    draw,
    new_app,
    plain,
    play_by_keyboard,
    play_moves,
    record_of,
    step_bot,
    table,
    walk,
)

LAST = 24  # moves that are made on the screen


@all_games
async def test_a_game_is_ended_by_keyboard(game: Game, tmp_path: Path) -> None:
    """Through the last moves to the results with the keyboard alone, bots as fast as they can."""
    whole, session = (Session(record_of(game, game.least_seats, "greedy")) for _ in range(2))
    play_moves(whole)
    play_moves(session, len(whole.record.moves) - LAST)
    app = new_app(session, tmp_path, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_by_keyboard(app, pilot)
        assert isinstance(app.screen, EndScreen)
        outcome = app.session.outcome()
        assert outcome is not None
        shown = app.screen.text().plain
        for seat in outcome.winners:
            assert "♛ " + app.say("end-score", seat=seat, score=outcome.scores[seat]) in shown
        assert app.say(f"ending-{outcome.reason}") in shown
        assert app.screen.sheet.plain == plain(drawings.sheet(game, app.session.view(), app.say))
        await pilot.press("q")
    assert read_file(tmp_path / "game.ludo").outcome == outcome


@all_tables
def test_the_drawing_fits_a_small_terminal(game: Game, seats: int) -> None:
    """At every step, for every seat and a spectator, in every language: 78 columns, 16 lines."""
    for number, state in enumerate(walk(game, seats, seats)):
        seat = number % (seats + 1) - 1
        lines = draw(game, state, seat, LANGUAGES[number % len(LANGUAGES)]).splitlines()
        assert max(cell_len(line) for line in lines) <= 78
        assert len(lines) <= 16


@all_tables
def test_the_sheet_fits_a_small_terminal(game: Game, seats: int) -> None:
    """Whoever asks for the score sheet, and whenever, it is 64 columns wide at most."""
    for number, state in enumerate(walk(game, seats, seats + 10)):
        if number % 5 == 0 or not state.actors():
            for lang in LANGUAGES:
                say = Texts(lang, game.key, PLAYERS)
                lines = plain(drawings.sheet(game, state.view(number % seats), say)).splitlines()
                assert all(cell_len(line) <= 64 for line in lines)


@all_games
def test_nothing_is_drawn_that_the_seat_does_not_know(game: Game) -> None:
    """Another truth that this seat cannot tell from the real one is drawn and scored the same."""
    noise, say = Noise(3), Texts("fr", game.key, PLAYERS)
    for number, state in enumerate(walk(game, 3, 8)):
        if number % 4 == 0:
            for seat in (SPECTATOR, 0, 1, 2):
                view = state.view(seat)
                other = game.sample(view, noise.branch())
                assert draw(game, other, seat) == draw(game, state, seat)
                assert drawings.sheet(game, other.view(seat), say) == drawings.sheet(
                    game, view, say
                )


@pytest.mark.parametrize("stop", [0, 1, 30])
@all_games
def test_a_resumed_game_goes_on_as_it_would_have(game: Game, stop: int) -> None:
    """Stopped, written, read and resumed, a game tells the same story and ends the same."""
    whole, stopped = (Session(record_of(game, 3, "greedy")) for _ in range(2))
    play_moves(whole)
    play_moves(stopped, stop)
    resumed = Session(read_record(write_record(stopped.record), GAMES))
    assert resumed.told == stopped.told
    play_moves(resumed)
    assert resumed.told == whole.told
    assert write_record(resumed.record) == write_record(whole.record)


@all_games
def test_the_set_up_is_told_before_any_move(game: Game) -> None:
    """What there is to tell of the set-up is told at once, in a game and in a cursor, and once."""
    record = record_of(game, 3)
    opening = [event.seen_by(0) for event in record.opening()]
    session = Session(record)
    assert session.told == opening
    play_moves(session, 10)
    cursor = ReplayCursor(record, 0)
    assert (cursor.told(), cursor.fresh()) == (opening, len(opening))
    cursor.go_to(cursor.length)
    assert cursor.told() == session.told


@all_games
def test_a_film_goes_back_to_what_it_showed(game: Game) -> None:
    """Forward and back again, a place of a replay looks the same and tells the same story."""
    session = Session(record_of(game, 3))
    play_moves(session, 60)
    cursor, say = ReplayCursor(session.record, 0), texts_of(session.record, "en")

    def shown(place: int) -> tuple[str, object]:
        cursor.go_to(place)
        return drawings.draw(game, cursor.view(), say, {}), cursor.told()

    forward = [shown(place) for place in range(0, 60, 6)]
    assert [shown(place) for place in reversed(range(0, 60, 6))] == forward[::-1]


@all_games
async def test_a_film_opens_at_both_ends(game: Game) -> None:
    """A finished game can be watched, and `s` opens its score sheet if it has one."""
    session = Session(record_of(game, game.most_seats, "greedy"))
    play_moves(session)
    cursor = ReplayCursor(session.record, 0)
    app = ReplayApp(cursor, "fr", 60)
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("home", "end"):
            await pilot.press(key, "s")
            sheet = plain(drawings.sheet(game, cursor.view(), texts_of(session.record, "fr")))
            if sheet:
                assert isinstance(app.screen, ScoreScreen)
                assert app.screen.text == sheet
                await pilot.press("escape")
            assert isinstance(app.screen, ReplayScreen)


def mid_game(game: Game, moves: int) -> Session:
    """Play about so many moves, to where the person must decide; fewer in a game that is short."""
    session = Session(record_of(game, game.most_seats, "greedy"))
    play_moves(session, moves)
    while session.outcome() is None and not session.legal():
        step_bot(session)
    return session if session.legal() else mid_game(game, moves // 2)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (40, 12)])
@all_games
async def test_every_size_shows_what_is_expected(
    game: Game, size: tuple[int, int], tmp_path: Path
) -> None:
    """With all seats taken, on any terminal: the sentence, the choices, and the whole drawing."""
    session = mid_game(game, 40)
    app = new_app(session, tmp_path, "fr")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert table(app).query_one(Prompt).region.height > 0
        assert table(app).query_one(Choices).region.height > 1
        assert table(app).query_one(Choices).option_count == len(session.legal())
        assert table(app).query_one(Story).region.height > 1
        if size[0] >= 80:
            drawing = table(app).query_one("#drawing").region
            assert table(app).query_one("#table").region.contains_region(drawing)
