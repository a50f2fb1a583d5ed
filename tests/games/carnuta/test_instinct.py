from __future__ import annotations

from functools import cache

from ludotheque.lab.simulate import Plan, Tally, play_some

from ..table import seed
from .table import CARNUTA, TEN, lay, player


def test_plays_what_scores() -> None:
    """A card that can be paid and makes three trios is played before another is taken."""
    laid = "clover-flat2 clover-double flower-double flower-flat2 mushroom-double mushroom-flat2"
    table = lay(player("SSS", hand="flower-trio", laid=laid, padlocks=1), player())
    assert table.greedy() == "play flower-trio"


def test_flips_runes_for_a_card_it_could_not_pay() -> None:
    """With nothing to take and a card in hand for Suns, Moons are flipped."""
    laid = "clover-flat2 clover-double skull-double"
    table = lay(player("MMMM", hand="flower-double", laid=laid), player("SM"), market="")
    assert table.greedy() == "flip-suns"


def test_salt_goes_where_it_scores() -> None:
    """Salt joins the column that other cards speak of."""
    laid = "clover-flat2 berry-flat2 clover-twice butterfly-flat2"  # two points per Berry
    table = lay(player(hand="salt-day-1", laid=laid), player()).play("a play salt-day-1")
    assert table.greedy() == "salt-on berry"


def test_takes_the_token_that_scores() -> None:
    """The token of the ingredient that two cards speak of."""
    laid = "clover-twice berry-each egg-both flower-flat5 honey-flat5"
    table = lay(player(hand="mushroom-flat2", laid=laid, padlocks=1), player())
    assert table.play("a play mushroom-flat2").greedy() == "token berry"


def test_discards_what_is_worth_least() -> None:
    """Five points are kept; the card that speaks of what nobody has goes."""
    laid = " ".join(TEN.split()[:8])
    hand = "egg-flat5 honey-flat5 flower-flat5"
    market = "egg-each egg-both egg-twice egg-pair mushroom-pair"
    table = lay(player(hand=hand, laid=laid, padlocks=0), player(), market=market)
    table.play("a take mushroom-pair", "a flip-suns", "a end")
    assert table.greedy() == "discard mushroom-pair"


@cache
def some_games(*bots: str, games: int = 20) -> Tally:
    """Play games with fixed seeds."""
    plan = Plan("carnuta", dict(CARNUTA.read_options({})), len(bots), bots, games, seed(11))
    return play_some(plan, range(games))


def test_greedy_beats_random() -> None:
    """Over forty games, twenty from each seat, greedy wins at least 95 in a hundred."""
    first, second = some_games("greedy", "random"), some_games("random", "greedy")
    assert (first.errors, second.errors) == (0, 0)
    assert first.finished + second.finished == 40
    assert first.wins[0] + second.wins[1] >= 38


def test_the_pace_of_greedy_games() -> None:
    """Three greedy druids play some 13 rounds, and the winner scores some 60 points."""
    tally = some_games("greedy", "greedy", "greedy", games=30)
    assert (tally.errors, tally.finished) == (0, 30)
    assert 11.5 <= tally.rounds / tally.finished <= 14.5
    assert 55 <= tally.winner_scores / tally.won_games <= 66
