from __future__ import annotations

from pathlib import Path

from ludotheque.core.chance import Noise
from ludotheque.core.playout import one_actor
from ludotheque.core.records.fairness import Proof, commitment_of, seed_of
from ludotheque.core.records.record import Record
from ludotheque.core.records.writing import write_record
from ludotheque.games import GAMES
from tests.commands.ludo import assert_one_line_fault, ludo

RECORDS = Path(__file__).parents[1] / "records"
SECRET = bytes(range(16))
SHARES = (bytes(16), bytes([7] * 16))


def proven_game(path: Path) -> str:
    """Write a short game whose deal comes from a secret and two shares; return its text."""
    game, seed = GAMES["kraaw"], seed_of(SECRET, SHARES)
    proof = Proof(commitment_of(SECRET), SECRET, SHARES)
    record = Record(game, game.read_options({}), 2, seed, ("Ana", "Bo"), proof=proof)
    state, noise = record.start(), Noise(1)
    for _ in range(12):
        seat = one_actor(state, noise)
        record.moves.append((seat, state.legal(seat)[0]))
        state.apply(*record.moves[-1])
    path.write_text(write_record(record), encoding="utf-8")
    return write_record(record)


def test_an_honest_deal_is_confirmed(tmp_path: Path) -> None:
    """A record whose seed comes from its secret and shares is confirmed, in both languages."""
    proven_game(tmp_path / "fair.ludo")
    assert "honest" in ludo("verify", str(tmp_path / "fair.ludo"), "--lang", "en").out
    assert "honnête" in ludo("verify", str(tmp_path / "fair.ludo"), "--lang", "fr").out


def test_a_changed_deal_is_found(tmp_path: Path) -> None:
    """A record whose secret, share or seed was changed is refused in one line."""
    path = tmp_path / "false.ludo"
    text = proven_game(path)
    path.write_text(text.replace(SECRET.hex(), bytes(16).hex(), 1), encoding="utf-8")
    assert_one_line_fault(ludo("verify", str(path)), "false.ludo")
    path.write_text(text.replace(SHARES[1].hex(), bytes(16).hex(), 1), encoding="utf-8")
    assert_one_line_fault(ludo("verify", str(path)), "false.ludo")


def test_a_record_without_proof_is_only_replayed() -> None:
    """A game that was played without a table says that it holds no proof."""
    done = ludo("verify", str(RECORDS / "kraaw-final.ludo"), "--lang", "en")
    assert done.code == 0
    assert "no proof" in done.out


def test_a_record_that_does_not_replay_is_refused(tmp_path: Path) -> None:
    """A record whose moves lead elsewhere is refused in one line."""
    text = (RECORDS / "kraaw-final.ludo").read_text(encoding="utf-8")
    path = tmp_path / "wrong.ludo"
    path.write_text(text.rstrip() + "9\n", encoding="utf-8")
    assert_one_line_fault(ludo("verify", str(path)))
