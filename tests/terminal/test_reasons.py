from __future__ import annotations

import pytest

from ludotheque.i18n.clauses import read_clauses
from ludotheque.i18n.texts import LANGUAGES, rules_page
from ludotheque.terminal.players import texts_of
from ludotheque.terminal.reasons import name_moves, reasons
from tests.terminal.tables import new_session, step_bot, wish


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_every_impossible_move_is_explained_once(lang: str, seats: int) -> None:
    """Whatever the phase, each move is either legal or refused by one sentence with its clause."""
    session = new_session(seats)
    say = texts_of(session.record, lang)
    clauses = read_clauses(rules_page(lang, "kraaw"))
    for _ in range(150):
        view, legal = session.view(), session.legal()
        found = reasons(session.game, view, legal, say)
        refused = [move for reason in found for move in reason.moves]
        assert sorted([*refused, *legal]) == list(range(session.game.move_bound))
        for reason in found:
            assert reason.clause in reason.sentence
            assert reason.clause in clauses
            assert name_moves(session.game, view, reason, say)
        if legal:
            session.choose(wish(session))
        else:
            step_bot(session)


def test_the_most_telling_reason_comes_first() -> None:
    """A refusal of one action stands before a refusal of thirty cards, which are not all named."""
    session = new_session(first_player="1", dog_exchange="off")
    say = texts_of(session.record, "en")
    session.choose(0)
    step_bot(session)
    found = reasons(session.game, session.view(), session.legal(), say)
    assert found[0].sentence == "You need a card that is revealed and not locked (K5.3)"
    assert name_moves(session.game, session.view(), found[0], say) == "Lock"
    assert name_moves(session.game, session.view(), found[-1], say).endswith("and 25 others")
