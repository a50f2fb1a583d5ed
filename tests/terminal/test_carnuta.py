from __future__ import annotations

from pathlib import Path
from typing import cast

from ludotheque.core.deck import DeckText
from ludotheque.core.state import State
from ludotheque.games import drawings, find
from ludotheque.games.carnuta.data.phases import NAMES, OPEN
from ludotheque.games.carnuta.game import CarnutaGame
from ludotheque.games.carnuta.knowledge.view import CarnutaView
from ludotheque.i18n.texts import Texts
from ludotheque.terminal.pages import ScoreScreen
from ludotheque.terminal.results import EndScreen, PauseScreen
from ludotheque.terminal.session import Session
from ludotheque.terminal.widgets import Story, Table, expected
from tests.terminal.tables import (
    PLAYERS,
    draw,
    new_app,
    plain,
    play_moves,
    record_of,
    step_bot,
    table,
    walk,
    wish,
)

CARNUTA = cast("CarnutaGame", find("carnuta"))


def view_of(state: State, seat: int) -> CarnutaView:
    """Return a seat's view as what it is."""
    return cast("CarnutaView", state.view(seat))


def test_every_choice_is_on_the_table() -> None:
    """In every phase, each move that can be made shows its key in the drawing, once."""
    say, phases = Texts("fr", "carnuta", PLAYERS), set()
    for number, state in enumerate(walk(CARNUTA, 4, 1)):
        phase = state.view(0).phase
        if phase != "action" or number % 3 == 0:
            for seat in state.to_act() or range(4):
                labels = dict.fromkeys(state.legal(seat), "@")
                drawing = plain(drawings.draw(CARNUTA, state.view(seat), say, labels))
                assert drawing.count("@") == len(labels)
            phases.add(phase)
    assert phases == set(NAMES)


def test_day_and_night_differ_without_colour() -> None:
    """The two rivers carry their signs and names, and their cards have different edges."""
    state = next(walk(CARNUTA, 2, 1))
    lines = draw(CARNUTA, state, 0).splitlines()
    day = next(line for line in lines if "☼ JOUR" in line)
    night = next(line for line in lines if "☾ NUIT" in line)
    assert (day.count("│"), night.count("┊")) == (4, 4)


def test_what_can_be_paid_is_ticked() -> None:
    """As many cards of a hand are ticked as could be played on one's own turn."""
    say, ticked = Texts("en", "carnuta"), 0
    for state in walk(CARNUTA, 2, 5):
        view = view_of(state, 0)
        playable = [move for move in state.legal(0) if CARNUTA.write(move).startswith("play ")]
        if view.phase == "action" and view.turn == 0 and view.actions:
            assert plain(drawings.draw(CARNUTA, view, say, {})).count("✓") == len(playable)
            ticked += len(playable)
    assert ticked > 0


def test_whoever_has_no_action_left_is_told_to_end_the_turn() -> None:
    """The sentence asks for an action while there is one, and for the end of the turn after."""
    say, told = Texts("en", "carnuta", PLAYERS), set()
    for state in walk(CARNUTA, 2, 1):
        view = view_of(state, 0)
        if view.phase == "action":
            mine = view.turn == 0
            told.add((mine, view.actions == 0, expected(say, view, yours=mine)))
    assert told == {
        (True, False, "Your turn: choose an action."),
        (True, True, "No action left: end your turn."),
        (False, False, f"{PLAYERS[1]} chooses an action."),
        (False, True, f"{PLAYERS[1]} ends the turn."),
    }


def test_the_next_bonus_is_announced() -> None:
    """The counter says what comes next: padlock at 4 and 8, token at 6 and 10, the end at 11."""
    coming = {1: "4: padlock", 4: "6: token", 6: "8: padlock", 8: "10: token", 10: "11: end"}
    seen = set()
    for state in walk(CARNUTA, 2, 2):
        laid = len(view_of(state, 0).laid[0])
        if laid in coming:
            assert coming[laid] in draw(CARNUTA, state, 0, "en")
            seen.add(laid)
    assert seen == set(coming)


def test_the_deck_is_named() -> None:
    """The table and the sheet say which cards are played, also when they are one's own."""
    assert CARNUTA.deck is not None
    own = CARNUTA.with_deck(DeckText("ma boîte", CARNUTA.deck.text))
    say = Texts("fr", "carnuta")
    view = own.new(own.read_options({}), 2, bytes(16)).view(0)
    assert plain(drawings.draw(own, view, say, {})).splitlines()[0].endswith(" ma boîte")
    assert "Cartes : ma boîte" in plain(drawings.sheet(own, view, say))


async def test_s_opens_the_score_sheet(tmp_path: Path) -> None:
    """`s` shows where everybody stands, at any time; Escape puts it away."""
    app = new_app(Session(record_of(CARNUTA, 3)), tmp_path, "fr")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        assert isinstance(app.screen, ScoreScreen)
        assert "Meilleure colonne" in app.screen.text
        await pilot.press("escape")
        assert "commence sa potion" in " ".join(table(app).query_one(Story).lines)


async def test_the_table_scrolls_by_keyboard(tmp_path: Path) -> None:
    """On a terminal too low for the table, PageDown and PageUp show the rest of it."""
    session = Session(record_of(CARNUTA, 4))
    play_moves(session, 40)
    while not session.legal():
        step_bot(session)
    app = new_app(session, tmp_path)
    async with app.run_test(size=(80, 16)) as pilot:
        await pilot.pause()
        shown = table(app).query_one(Table)
        assert (shown.overflows, shown.scroll_y) == (True, 0)
        await pilot.press("pagedown", "pagedown", "pagedown")
        assert shown.scroll_y == shown.max_scroll_y
        await pilot.press("pageup", "pageup", "pageup")
        assert shown.scroll_y == 0
        assert session.legal() != []


async def test_the_eleventh_card_waits_for_the_reader(tmp_path: Path) -> None:
    """Bots stand still when the end is triggered, and when the last turn begins."""
    session = Session(record_of(CARNUTA, 3, "greedy"))
    while cast("CarnutaView", session.view()).nearness == OPEN:
        play_moves(session, len(session.record.moves) + 1)
    del session.record.moves[-10:]
    app = new_app(Session(session.record), tmp_path)
    news: list[str] = []
    async with app.run_test(size=(80, 24)) as pilot:
        while not isinstance(app.screen, EndScreen):
            if isinstance(app.screen, PauseScreen):
                news.append(app.screen.news[-1])
                await pilot.press("enter")
            else:
                mine = bool(app.session.legal())
                await pilot.press(table(app).keys[wish(app.session)] if mine else "space")
            await pilot.pause()  # until a sheet that was opened is there
    assert "onzième" in " ".join(news)
    assert news[-1].startswith("Dernier tour")
    assert len(news) <= 1 + app.session.record.seats
