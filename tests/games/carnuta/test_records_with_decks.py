from __future__ import annotations

import re

import pytest

from ludotheque.core.chance import Noise
from ludotheque.core.deck import DeckText
from ludotheque.core.faults import BadRecord
from ludotheque.core.records.reading import read_record
from ludotheque.core.records.record import Record, replay
from ludotheque.core.records.writing import write_record
from ludotheque.games import GAMES
from ludotheque.games.carnuta.game import CarnutaGame
from ludotheque.games.positions import write_position
from ludotheque.i18n.texts import LANGUAGES, Texts

from ..table import seed
from .decks import HEADER, deck_text, small_deck
from .table import CARNUTA

OWN = CARNUTA.with_deck(DeckText("my own box", small_deck()))


def played(game: CarnutaGame, number: int = 1) -> Record:
    """Return the record of a game played at random."""
    record = Record(game, game.read_options({}), 2, seed(number), ("Ana", "bot random"))
    state, noise = record.start(), Noise(number)
    while state.actors():
        (seat,) = state.to_act()
        legal = state.legal(seat)
        move = legal[noise.below(len(legal))]
        record.moves.append((seat, move))
        state.apply(seat, move)
    record.outcome = state.outcome()
    return record


def fault_of(text: str) -> BadRecord:
    """Return what is wrong with a record; it can be said in each language."""
    with pytest.raises(BadRecord) as bad:
        read_record(text, GAMES)
    assert all(Texts(lang).fault(bad.value) for lang in LANGUAGES)
    return bad.value


def test_a_record_carries_its_deck() -> None:
    """C1.2: with cards of one's own, the record has them all and replays anywhere."""
    record = played(OWN)
    text = write_record(record)
    assert f"deck my own box {deck_text(OWN).hash}" in text.splitlines()
    assert [line[5:] for line in text.splitlines() if line.startswith("card ")] == deck_text(
        OWN
    ).lines()
    again = read_record(text, GAMES)
    assert again.game is not GAMES["carnuta"]
    found = deck_text(again.game)
    assert (found.name, found.hash) == ("my own box", deck_text(OWN).hash)
    assert (again.moves, again.outcome) == (record.moves, record.outcome)
    assert write_record(again) == text
    assert write_position(again.game, replay(again)) == write_position(OWN, replay(record))


def test_the_built_in_deck_is_not_carried() -> None:
    """C1.2: the deck of the house is named, not copied."""
    text = write_record(played(CARNUTA))
    assert not re.search("^card ", text, re.MULTILINE)
    again = read_record(text, GAMES)
    assert again.game is GAMES["carnuta"]
    assert replay(again).outcome() == again.outcome


@pytest.mark.parametrize("game", [CARNUTA, OWN], ids=["built-in", "carried"])
def test_a_wrong_hash(game: CarnutaGame) -> None:
    """C1.2: a deck that is not the one that was played is no deck for this record."""
    text = write_record(Record(game, game.read_options({}), 2, seed(0), ("Ana", "Bo")))
    fault = fault_of(text.replace(deck_text(game).hash, "0123456789abcdef"))
    assert (fault.key, fault.details["hash"]) == ("fault-record-deck", deck_text(game).hash)


def test_a_carried_deck_that_was_lost() -> None:
    """C1.2: the name of a deck without its cards does not make the built-in deck do."""
    lines = write_record(Record(OWN, OWN.read_options({}), 2, seed(0), ("Ana", "Bo"))).splitlines()
    text = "\n".join(line for line in lines if not line.startswith("card "))
    assert fault_of(text).key == "fault-record-deck"


def test_damaged_cards() -> None:
    """C1.2: a card that was changed or lost is noticed by the hash."""
    text = write_record(Record(OWN, OWN.read_options({}), 2, seed(0), ("Ana", "Bo")))
    assert fault_of(text.replace("card gift,night", "card gift,day")).key == "fault-record-deck"
    lost = re.sub("^card clover-each.*\n", "", text, flags=re.MULTILINE)
    assert lost != text
    assert fault_of(lost).key == "fault-record-deck"


def test_cards_that_make_no_deck() -> None:
    """C1.2: cards with a right hash that cannot be played are one fault, which counts them."""
    bad = DeckText("bad", f"{HEADER}\nx,noon,egg,1,,flat2,,no\ny,day,toad,1,,flat2,,no")
    text = write_record(Record(OWN, OWN.read_options({}), 2, seed(0), ("Ana", "Bo")))
    lines = [line for line in text.splitlines() if not line.startswith("card ")]
    place = next(number for number, line in enumerate(lines) if line.startswith("deck "))
    lines[place : place + 1] = [f"deck bad {bad.hash}", *(f"card {line}" for line in bad.lines())]
    fault = fault_of("\n".join(lines))
    assert (fault.key, fault.details["faults"]) == ("fault-record-cards", 2)


def test_no_deck_line() -> None:
    """C1.2: a record of a game with a deck says which one."""
    text = write_record(Record(CARNUTA, CARNUTA.read_options({}), 2, seed(0), ("Ana", "Bo")))
    fault = fault_of(re.sub("^deck .*\n", "", text, flags=re.MULTILINE))
    assert (fault.key, fault.details["expected"]) == ("fault-record-expected", "deck")


def test_a_carried_deck_must_be_large_enough() -> None:
    """C1.2: a record of more players than its deck is made for is a bad record."""
    text = write_record(Record(OWN, OWN.read_options({}), 2, seed(1), ("Ana", "Bo")))
    more = text.replace("seats 2", "seats 4")
    more = more.replace("player b Bo", "player b Bo\nplayer c Cy\nplayer d Di")
    assert fault_of(more).key == "fault-deck-small-line"
