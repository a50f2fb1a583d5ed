from __future__ import annotations

import pytest
from hypothesis import given

from ludotheque.core.game import Game
from ludotheque.core.options import Choice
from ludotheque.games import GAMES
from ludotheque.i18n.clauses import read_clauses
from ludotheque.i18n.texts import LANGUAGES, Texts, rules_page
from tests.contract.setups import Setup, eyes, setups, walk

all_games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
all_languages = pytest.mark.parametrize("lang", LANGUAGES)


@all_languages
@given(setup=setups())
def test_every_event_has_a_sentence(lang: str, setup: Setup) -> None:
    """Whatever happens can be told to anybody in both languages, with every argument."""
    say = Texts(lang, setup.game.key, [f"N{seat}" for seat in range(setup.seats)])
    said = set()
    for state, seat, move in walk(setup):
        copy = state.copy()
        copy.record_events()
        copy.apply(seat, move)
        told = [(event.seen_by(each), each) for event in copy.take_events() for each in eyes(state)]
        for seen, reader in told:
            if (repr(seen), reader) not in said:
                said.add((repr(seen), reader))
                assert say.event(seen, reader).strip()


@given(setup=setups())
def test_every_refusal_has_a_sentence(setup: Setup) -> None:
    """Every move that is not possible is explained in both languages."""
    languages = [Texts(lang, setup.game.key) for lang in LANGUAGES]
    said = set()
    for number, (state, _, _) in enumerate(walk(setup, 300)):
        if number % 15 == 0:
            for seat in range(setup.seats):
                view, legal = state.view(seat), state.legal(seat)
                for move in set(range(setup.game.move_bound)) - set(legal):
                    refusal = setup.game.refuse(view, move)
                    if repr(refusal) not in said:
                        said.add(repr(refusal))
                        assert all(refusal.clause in say.refusal(refusal) for say in languages)


@all_games
@all_languages
def test_everything_that_is_named_has_a_name(game: Game, lang: str) -> None:
    """The game, its options and its endings have texts in both languages."""
    say = Texts(lang, game.key)
    keys = ["name", "pitch", *(f"ending-{ending}" for ending in game.endings)]
    keys += [f"option-{option.name}" for option in game.options]
    assert [key for key in keys if not say.has(key)] == []


@all_games
def test_options_cite_a_clause(game: Game) -> None:
    """Every option says where the rule book speaks of it, and its default is allowed."""
    clauses = read_clauses(rules_page("fr", game.key))
    for option in game.options:
        assert option.clause in clauses
        assert option.parse(option.write(option.default)) == option.default
        assert not isinstance(option, Choice) or option.default in option.choices


@all_languages
@given(setup=setups())
def test_every_reason_has_a_sentence(lang: str, setup: Setup) -> None:
    """What speaks for a move is said in both languages, with every argument."""
    say = Texts(lang, setup.game.key, [f"N{seat}" for seat in range(setup.seats)])
    for state, seat, move in walk(setup, 200):
        reason = setup.game.reason(state.view(seat), move)
        assert reason is None or say(f"reason-{reason.key}", **reason.args).strip()
