from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.bots.players import BOTS
from ludotheque.core.chance import Noise
from ludotheque.core.faults import BadDeck, Fault, IllegalMove
from ludotheque.core.records.reading import read_record
from ludotheque.core.records.record import replay
from ludotheque.core.records.writing import write_record
from ludotheque.games import GAMES
from ludotheque.i18n.texts import LANGUAGES, Texts
from ludotheque.table.chairs import hash_of, token_for
from ludotheque.table.commands.command import Line
from ludotheque.table.opening import Opening
from ludotheque.table.table import MOST_LINES, Table
from ludotheque.table.terms import read_terms, terms_asked, write_terms
from ludotheque.table.words import BOT, LOBBY, OPEN, OVER, PERSON, PLAYING, is_level
from tests.table.seated import SECRET, Kept, share

all_games = pytest.mark.parametrize("game", list(GAMES))


def snapshot(table: Table) -> list[object]:
    """Return everything of a table that lines must bring back."""
    chairs = [(c.kind, c.name, c.token, c.share, c.level, c.away) for c in table.chairs]
    story = [(n, e.seen_by(s)) for n, e in table.events for s in range(-1, table.terms.seats)]
    record = write_record(table.record) if table.record is not None else ""
    return [table.number, table.turn, table.stage, chairs, story, record, table.sayings]


@all_games
def test_lines_build_the_same_table(game: str) -> None:
    """A table built again from its lines is the same: seats, story, record, turn and talk."""
    seats = GAMES[game].most_seats
    kept = Kept(game, seats)
    assert snapshot(kept.again()) == snapshot(kept.table)
    kept.started(bots=1).play(5)
    kept.do(kept.stand_in(0, away=True)).play(40)
    assert snapshot(kept.again()) == snapshot(kept.table)


@all_games
def test_a_game_played_at_a_table_is_a_record_that_proves_itself(game: str) -> None:
    """When the game is over the record replays, and its deal follows from what was committed to."""
    kept = Kept(game, GAMES[game].least_seats)
    published = kept.table.commitment
    kept.started().play(100_000)
    record = kept.table.record
    assert kept.table.stage == OVER
    assert record is not None
    again = read_record(write_record(record), GAMES)
    assert replay(again).outcome() == record.outcome
    assert again.proof is not None
    assert again.proof.commitment == published
    assert again.proof.holds_for(again.seed)


def test_every_person_changes_the_deal() -> None:
    """The seed depends on the secret and on each person's number; bots add none."""
    seeds = set()
    for changed in range(-1, 2):
        kept = Kept()
        for seat in range(2):
            number = bytes(16) if seat == changed else share(seat)
            kept.do(kept.sit(f"P{seat}", number))
        kept.do(kept.start())
        assert kept.table.record is not None
        seeds.add(kept.table.record.seed)
    assert len(seeds) == 3


def test_a_seat_belongs_to_its_token() -> None:
    """Only the token opens a seat; neither the name nor the hash that is kept does."""
    kept = Kept()
    kept.do(kept.sit("Ana", share(0)))
    token = token_for(SECRET, "test", 1)
    assert kept.table.seat_of(token) == 0
    for other in ("", "Ana", hash_of(token), token_for(SECRET, "test", 2)):
        assert kept.table.seat_of(other) is None
    assert token not in "".join(kept.lines)


def test_the_lobby_fills_and_empties() -> None:
    """Seats are taken in order or as wished, freed again, given to bots, and the game starts."""
    kept = Kept(seats=3)
    table = kept.table
    assert table.stage == LOBBY
    kept.do(kept.sit("Ana", share(0), wanted=1))
    kept.do(kept.sit("Bo", share(1)))
    kept.do(kept.seat_bot(2, "beginner"))
    assert [chair.kind for chair in table.chairs] == [PERSON, PERSON, BOT]
    assert [chair.name for chair in table.chairs] == ["Bo", "Ana", ""]
    kept.do(kept.free(2))
    assert table.chairs[2].kind == OPEN
    with pytest.raises(Fault, match="fault-seats-open"):
        kept.start()
    kept.do(kept.seat_bot(2, "beginner")).do(kept.start())
    assert table.stage == PLAYING


def test_tables_from_before_the_levels_are_read() -> None:
    """A bot that tables do not offer any more keeps its seat, and plays there as it did."""
    kept = Kept()
    kept.do(kept.sit("Ana", share(0))).do("bot b greedy")
    kept.do(kept.start())
    assert kept.table.record is not None
    assert kept.table.record.players == ("Ana", "bot greedy")
    assert kept.table.chairs[1].level in BOTS
    assert not is_level("greedy")


@pytest.mark.parametrize(
    ("attempt", "fault"),
    [
        (lambda t: t.sit("Ana", share(0)), "fault-name-taken"),
        (lambda t: t.sit("", share(0)), "fault-name"),
        (lambda t: t.sit("x" * 99, share(0)), "fault-name"),
        (lambda t: t.sit("Bo", b"short"), "fault-field"),
        (lambda t: t.sit("Bo", share(0), wanted=0), "fault-no-free-seat"),
        (lambda t: t.seat_bot(0, "beginner"), "fault-no-free-seat"),
        (lambda t: t.seat_bot(7, "beginner"), "fault-seat"),
        (lambda t: t.free(1), "fault-seat-empty"),
        (lambda t: t.start(), "fault-seats-open"),
        (lambda t: t.move(0, 0, "keep"), "fault-not-started"),
        (lambda t: t.undo(0), "fault-not-started"),
        (lambda t: t.say(0, ""), "fault-saying"),
        (lambda t: t.say(0, "x" * 301), "fault-saying"),
        (lambda t: t.say(0, "a\x07b"), "fault-saying"),
        (lambda t: t.stand_in(0, True), "fault-not-started"),
        (lambda t: t.follow("K"), "fault-not-over"),
    ],
)
def test_what_cannot_be_done_before_the_start_is_refused(attempt: Any, fault: str) -> None:
    """Each refusal is a sentence in both languages, and nothing changes."""
    kept = Kept()
    kept.do(kept.sit("Ana", share(0)))
    before = snapshot(kept.table)
    with pytest.raises(Fault, match=fault) as refused:
        attempt(kept)
    assert snapshot(kept.table) == before
    assert all(Texts(lang).fault(refused.value) for lang in LANGUAGES)


def test_nobody_sits_down_once_it_has_started() -> None:
    """After the start the seats are what they are."""
    kept = Kept().started()
    attempts: list[Callable[[], Line]] = [
        lambda: kept.sit("Cy", share(2)),
        lambda: kept.seat_bot(0, "beginner"),
        lambda: kept.free(0),
        kept.start,
    ]
    for attempt in attempts:
        with pytest.raises(Fault, match="fault-started"):
            attempt()


def test_a_move_is_checked_by_the_rules() -> None:
    """What the rules refuse is refused with its clause; a text that is no move is told apart."""
    kept = Kept(first_player="1").started()
    with pytest.raises(IllegalMove) as illegal:
        kept.move(0, 0, "look")
    assert illegal.value.refusal.clause == "K1.4"
    with pytest.raises(Fault, match="fault-move"):
        kept.move(0, 0, "castle")


def test_an_answer_to_an_older_question_is_stale() -> None:
    """A move counts only for the decision it was made for: a double click moves once."""
    kept = Kept().started().play(20)
    seat = kept.table.state.to_act()[0]
    turn, text = kept.table.turn, kept.table.terms.game.write(kept.table.state.legal(seat)[0])
    kept.do(kept.move(seat, turn, text))
    with pytest.raises(Fault, match="fault-stale"):
        kept.move(seat, turn, text)
    with pytest.raises(Fault, match="fault-stale"):
        kept.move(seat, kept.table.turn + 1, text)


def test_those_who_decide_at_once_do_not_disturb_each_other() -> None:
    """While both choose a raven, an answer for the earlier turn still counts."""
    kept = Kept().started()
    turn = kept.table.turn
    kept.do(kept.move(0, turn, "raven jais"))
    kept.do(kept.move(1, turn, "raven onyx"))
    assert kept.table.turn == turn + 2


def test_talk_is_kept_in_order() -> None:
    """What is said comes back with who said it and when, spaces tidied."""
    kept = Kept().started()
    kept.do(kept.say(0, "  bonjour   à tous ")).do(kept.say(1, "salut"))
    assert [(seat, text) for _, seat, text in kept.table.sayings] == [
        (0, "bonjour à tous"),
        (1, "salut"),
    ]


def test_the_same_people_can_play_again() -> None:
    """After the end a table names the next one, once."""
    kept = Kept().started().play(100_000)
    kept.do(kept.follow("NEXT"))
    assert kept.again().following == "NEXT"
    with pytest.raises(Fault, match="fault-followed"):
        kept.follow("OTHER")


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        ({}, "fault-field"),
        ({"game": "chess", "seats": 2}, "fault-game"),
        ({"game": 7, "seats": 2}, "fault-field"),
        ({"game": "kraaw"}, "fault-field"),
        ({"game": "kraaw", "seats": 9}, "fault-seats"),
        ({"game": "kraaw", "seats": True}, "fault-field"),
        ({"game": "kraaw", "seats": 2, "clock": -1}, "fault-clock"),
        ({"game": "kraaw", "seats": 2, "clock": 10**6}, "fault-clock"),
        ({"game": "kraaw", "seats": 2, "options": []}, "fault-field"),
        ({"game": "kraaw", "seats": 2, "options": {"dance": "on"}}, "fault-option-name"),
        ({"game": "kraaw", "seats": 2, "options": {"dog_exchange": "x"}}, "fault-option-value"),
        ({"game": "kraaw", "seats": 2, "options": {"first_player": "5"}}, "fault-option-value"),
        ({"game": "kraaw", "seats": 2, "deck": {"name": "d", "text": "x"}}, "fault-no-deck"),
        ({"game": "carnuta", "seats": 2, "deck": {"name": "", "text": "x"}}, "fault-field"),
        ({"game": "carnuta", "seats": 2, "deck": "x"}, "fault-field"),
    ],
)
def test_terms_that_make_no_sense_are_refused(asked: dict[str, object], fault: str) -> None:
    """What a host asks for is checked before there is a table, and said in both languages."""
    with pytest.raises(Fault, match=fault) as refused:
        read_terms(terms_asked(asked))
    assert all(Texts(lang).fault(refused.value) for lang in LANGUAGES)


def test_a_deck_of_the_host_is_checked_and_carried() -> None:
    """A table plays the cards that its host brings, if they can be played."""
    deck = GAMES["carnuta"].deck
    assert deck is not None
    asked = {"game": "carnuta", "seats": 2, "deck": {"name": "my deck", "text": deck.text}}
    terms = read_terms(terms_asked(asked))
    assert read_terms(write_terms(terms)).game.deck == terms.game.deck
    bad = terms_asked({**asked, "deck": {"name": "bad", "text": "id,half\n"}})
    with pytest.raises(BadDeck):
        Opening.ask(bad, "h", SECRET)


def test_random_lines_of_play_survive_a_restart() -> None:
    """Whatever was played with undo in between, the lines lead back to the same table."""
    for number in range(10):
        kept = Kept("kraaw", 3).started()
        noise = Noise(number)
        for _ in range(30):
            kept.play(2, noise)
            try:
                kept.do(kept.undo(noise.below(3)))
            except Fault:
                continue
        assert snapshot(kept.again()) == snapshot(kept.table)


def test_french_and_birds_can_be_said() -> None:
    """Spaces that do not break, joined emoji and accents are text like any other."""
    kept = Kept().started()
    said = kept.say(0, "Kraaw\u00a0! Bien joué\u202f: \U0001f426\u200d\u2b1b")
    kept.do(said)
    assert kept.table.sayings[-1][2] == "Kraaw ! Bien joué : \U0001f426\u200d\u2b1b"


def test_a_table_has_only_so_many_lines() -> None:
    """Whoever fills a table with talk and taking back stops no game: its moves are still taken."""
    kept = Kept().started()
    table = kept.table
    table.number = MOST_LINES
    with pytest.raises(Fault, match="fault-lines"):
        kept.say(0, "x")
    with pytest.raises(Fault, match="fault-lines"):
        kept.undo(0)
    kept.play(3)
    assert table.number == MOST_LINES + 3
