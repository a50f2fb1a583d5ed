from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text
from textual.widgets import Markdown, OptionList

from ludotheque.commands.play import farewell
from ludotheque.games import drawings
from ludotheque.terminal.files import read_file
from ludotheque.terminal.pages import RulesScreen, WhyScreen
from ludotheque.terminal.players import texts_of
from ludotheque.terminal.results import EndScreen, PauseScreen
from ludotheque.terminal.session import Session
from ludotheque.terminal.widgets import Choices, Prompt, Story
from tests.terminal.tables import (
    drawn,
    new_app,
    new_session,
    play_by_keyboard,
    play_moves,
    table,
)

if TYPE_CHECKING:
    import pytest


async def test_ctrl_c_and_resume_lead_to_the_same_end(tmp_path: Path) -> None:
    """A match stopped with Ctrl-C and resumed ends as the same match played in one go."""
    whole = new_session(bot="greedy", turn_limit="2")
    play_moves(whole)
    app = new_app(new_session(bot="greedy", turn_limit="2"), tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_by_keyboard(app, pilot, most=12)
        await pilot.press("ctrl+c")
    assert not app.is_running
    assert "ludo play --resume" in farewell(app)
    resumed = new_app(Session(read_file(tmp_path / "game.ludo")), tmp_path)
    async with resumed.run_test(size=(80, 24)) as pilot:
        assert table(resumed).query_one(Story).lines != []
        await play_by_keyboard(resumed, pilot)
    assert resumed.session.record.moves == whole.record.moves
    assert resumed.session.outcome() == whole.outcome()
    assert "ludo replay" in farewell(resumed)


async def test_why_not_names_a_clause(tmp_path: Path) -> None:
    """`?` lists what is not possible, and shows the rule that says so under the cursor."""
    app = new_app(new_session(first_player="1", dog_exchange="off"), tmp_path, "en")
    async with app.run_test(size=(80, 24)) as pilot:
        await play_by_keyboard(app, pilot, most=2)
        assert table(app).query_one(Prompt).sentence == "Your turn: announce an action."
        await pilot.press("question_mark", "home")
        assert isinstance(app.screen, WhyScreen)
        reasons = app.screen.query_one("#reasons", OptionList)
        assert "K5.3" in str(reasons.get_option_at_index(0).prompt)
        await pilot.pause()
        assert app.screen.query_one(Markdown).source.startswith("**K5.3** ")
        assert len(app.screen.query_one(Markdown).source) > 20
        await pilot.press("escape")
        assert drawn(app)


async def test_the_rule_book_opens_and_closes(tmp_path: Path) -> None:
    """`r` opens the rule book over the table; Escape closes it."""
    app = new_app(new_session(), tmp_path, "fr")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("r")
        assert isinstance(app.screen, RulesScreen)
        assert "K5.4" in app.screen.query_one(Markdown).source
        await pilot.press("escape")
        assert "Choisissez" in table(app).query_one(Prompt).sentence


async def test_arrows_and_enter_choose(tmp_path: Path) -> None:
    """Nothing is highlighted at first, so Enter alone does nothing; an arrow and Enter choose."""
    app = new_app(new_session(), tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert app.session.record.moves == []
        await pilot.press("down", "down", "enter")
        assert app.session.record.moves == [(0, 1)]


async def test_the_mouse_chooses(tmp_path: Path) -> None:
    """A click on a choice makes it."""
    app = new_app(new_session(), tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click(Choices, offset=(4, 2))
        assert app.session.record.moves == [(0, 2)]


async def test_bots_move_on_their_own(tmp_path: Path) -> None:
    """Bots do not wait for a key, nor for the person where all decide at once."""
    app = new_app(new_session(seats=3), tmp_path, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        while app.session.waiting_bots():
            await pilot.pause()
        assert [seat for seat, _ in app.session.record.moves] != [0]
        assert app.session.legal() != []


async def test_keys_stay_while_bots_choose(tmp_path: Path) -> None:
    """When a bot takes a raven, the keys of the ravens that are left do not change."""
    app = new_app(new_session(seats=3), tmp_path, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        while app.session.waiting_bots():
            await pilot.pause()
        await pilot.pause()
        keys = table(app).keys
        assert len(keys) == 4
        assert all(key == str(raven + 1) for raven, key in keys.items())


async def test_a_key_skips_ahead(tmp_path: Path) -> None:
    """While only bots think, a key that chooses nothing lets one of them move at once."""
    app = new_app(new_session(seats=5), tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1")
        assert len(app.session.record.moves) == 1
        await pilot.press("5")  # the key of a choice: it may have been meant for one
        assert len(app.session.record.moves) == 1
        for made, key in enumerate(["right", "enter", "comma"], 2):
            await pilot.press(key)
            assert len(app.session.record.moves) == made


async def test_the_end_of_a_round_waits_for_the_reader(tmp_path: Path) -> None:
    """After a round bots stand still until Enter; totals and winners are on the sheet."""
    app = new_app(new_session(bot="greedy", turn_limit="3"), tmp_path, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        while not isinstance(app.screen, PauseScreen):
            if app.session.legal():
                await pilot.press(*list(table(app).keys.values())[:1])
            else:
                await pilot.pause()
        made = len(app.session.record.moves)
        assert any("Votre total" in line for line in app.screen.news)
        assert "manche" in app.screen.news[-1]
        for _ in range(5):
            await pilot.press("x")
        assert len(app.session.record.moves) == made
        await pilot.press("enter")
        assert drawn(app)


async def test_another_game_with_the_same_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`n` at the end starts a new game; its record does not run over the finished one."""
    monkeypatch.chdir(tmp_path)
    session = new_session()
    play_moves(session)
    last = session.record.moves.pop()
    session.record.outcome = None
    app = new_app(Session(session.record), tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        if last[0] == 0:
            await pilot.press(table(app).keys[last[1]])
        else:
            await pilot.press("space")
        assert isinstance(app.screen, EndScreen)
        await pilot.press("n")
        await pilot.pause()
        assert table(app).query_one(Prompt).sentence == "Choisissez votre corbeau."
        assert app.session.record.moves == []
        assert app.session.record.players == session.record.players
    assert read_file(tmp_path / "game.ludo").outcome is not None
    assert "game.ludo" not in farewell(app)


async def test_a_record_that_cannot_be_kept_does_not_end_the_game(tmp_path: Path) -> None:
    """If the disk refuses the finished record, the person is told and sees the result."""
    session = new_session()
    play_moves(session)
    last = session.record.moves.pop()
    session.record.outcome = None
    (tmp_path / "game.ludo").mkdir()
    app = new_app(Session(session.record), tmp_path)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await pilot.press(table(app).keys[last[1]] if last[0] == 0 else "space")
        assert isinstance(app.screen, EndScreen)
        assert any("game.ludo" in note.message for note in app._notifications)


async def test_only_the_persons_view_is_drawn(tmp_path: Path) -> None:
    """The table on the screen is the drawing of the person's own view, with the keys offered."""
    session = new_session(seats=3)
    play_moves(session, 40)
    app = new_app(session, tmp_path, "en")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        say = texts_of(session.record, "en")
        told = [say.event(seen, 0) for seen in session.told]
        assert told[-len(table(app).query_one(Story).lines) :] == table(app).query_one(Story).lines
        markup = drawings.draw(session.game, session.view(), say, table(app).keys)
        assert drawn(app) == Text.from_markup(markup, emoji=False).plain
