from __future__ import annotations

import pytest

from ludotheque.bots.match import play_out
from ludotheque.core.deck import DeckText
from ludotheque.core.faults import BadDeck, Fault
from ludotheque.games.carnuta.data.deck_file import read_deck
from ludotheque.games.carnuta.data.moves import DISCARD
from ludotheque.games.carnuta.game import CarnutaGame
from ludotheque.i18n.texts import LANGUAGES, Texts

from ..table import seed
from .decks import HEADER, LINES, deck_of, small_deck
from .table import CARNUTA, new


def faults_of(text: str) -> list[Fault]:
    """Return all that is wrong with a deck."""
    with pytest.raises(BadDeck) as bad:
        read_deck(text)
    return bad.value.faults


def with_line(number: int, line: str) -> str:
    """Return the built-in deck with another text in one of its lines, counted from 1."""
    lines = [HEADER, *LINES]
    lines[number - 1] = line
    return "\n".join(lines)


# --- one fault at a time: the new line 10, the column, what stands there, what would be right

INGREDIENTS = "clover, flower, egg, honey, skull, butterfly, berry, mushroom, salt"
KINDS = "none, flat2, flat5, each, both, twice, pair, trio"
COST = "0 … 4 × flip:S | flip:M | give:S | give:M"

CELLS: list[tuple[str, str, str, str]] = [
    ("my card,day,egg,1,flip:S,flat2,,no", "id", "my card", "clover-each"),
    (",day,egg,1,flip:S,flat2,,no", "id", "", "clover-each"),
    ("clover-flat2,day,egg,1,flip:S,flat2,,no", "id", "clover-flat2", "≠ 2"),
    ("x,noon,egg,1,flip:S,flat2,,no", "half", "noon", "day"),
    ("x,night,egg,1,flip:S,flat2,,no", "half", "night", "day"),
    ("x,day,skull,1,flip:S,flat2,,no", "half", "day", "night"),
    ("x,noon,salt,1,flip:S,none,,no", "half", "noon", "day, night"),
    ("x,day,toad,1,flip:S,flat2,,no", "ingredient", "toad", INGREDIENTS),
    ("x,night,toad,1,flip:S,flat2,,no", "ingredient", "toad", INGREDIENTS),
    ("x,day,egg,3,flip:S,flat2,,no", "counts_as", "3", "1, 2"),
    ("x,day,salt,2,flip:S,none,,no", "counts_as", "2", "1"),
    ("x,day,egg,1,flip:X,flat2,,no", "cost", "flip:X", COST),
    ("x,day,egg,1,S,flat2,,no", "cost", "S", COST),
    (
        "x,day,egg,1,flip:S flip:S flip:S give:S give:M,flat2,,no",
        "cost",
        "flip:S flip:S flip:S give:S give:M",
        COST,
    ),
    ("x,day,egg,1,flip:S,flat3,,no", "scoring", "flat3", KINDS),
    ("x,day,egg,1,flip:S,all,egg+berry,no", "scoring", "all", KINDS),
    ("x,day,egg,1,flip:S,flat2,egg,no", "of", "egg", "—"),
    ("x,day,egg,1,flip:S,each,,no", "of", "", "clover"),
    ("x,day,egg,1,flip:S,twice,egg+berry,no", "of", "egg+berry", "clover"),
    ("x,day,egg,1,flip:S,both,egg,no", "of", "egg", "clover+egg"),
    ("x,day,egg,1,flip:S,pair,egg+toad,no", "of", "egg+toad", "clover+egg"),
    ("x,day,egg,1,flip:S,pair,egg+egg,no", "of", "egg+egg", "clover+egg"),
    ("x,day,egg,1,flip:S,trio,egg+honey,no", "of", "egg+honey", "clover+egg+berry"),
    ("x,day,egg,1,flip:S,each,salt,no", "of", "salt", "clover"),
    ("x,day,egg,1,flip:S,flat2,,maybe", "starter", "maybe", "no, yes"),
    ("x,day,salt,1,give:M,none,,yes", "starter", "yes", "no"),
    ("x,day,egg,1,flip:S,flat2", "starter", "x,day,egg,1,flip:S,flat2", "8 cells"),
    ("x,day,egg,1,flip:S,flat2,,no,", "starter", "x,day,egg,1,flip:S,flat2,,no,", "8 cells"),
]


@pytest.mark.parametrize(("line", "column", "value", "right"), CELLS)
def test_a_wrong_cell(line: str, column: str, value: str, right: str) -> None:
    """C1.2: a wrong cell is reported with its line, its column and what would be right."""
    (fault,) = faults_of(with_line(10, line))
    expected = {"line": 10, "column": column, "value": value, "right": right}
    assert (fault.key, fault.details) == ("fault-deck-cell", expected)


@pytest.mark.parametrize("header", ["id,half,ingredient", HEADER.upper()])
def test_a_wrong_header(header: str) -> None:
    """C1.2: without its header nothing else of a deck can be read."""
    (fault,) = faults_of(with_line(1, header))
    assert (fault.details["line"], fault.details["right"]) == (1, HEADER)


def test_text_that_is_no_csv() -> None:
    """C1.2: a line that is no CSV at all is told with its number."""
    (fault,) = faults_of(f"{HEADER}\na\rb,c")
    assert fault.details["line"] == 2


def test_an_empty_file() -> None:
    """C1.2: an empty file lacks its header."""
    (fault,) = faults_of("")
    assert (fault.details["line"], fault.details["right"]) == (1, HEADER)


def test_too_few_starting_cards() -> None:
    """C1.2: four players need four starting cards."""
    starters = [line.endswith("yes") for line in LINES]
    lines = [line.replace(",yes", ",no") for line in LINES[: starters.index(True) + 40]]
    (fault,) = faults_of(deck_of(lines))
    assert (fault.details["column"], fault.details["value"]) == ("starter", "0")
    assert fault.details["right"] == "≥ 4 × yes"


def test_too_many_cards() -> None:
    """C1.2: three hundred cards are enough, and one more is too many."""
    more = [f"x-{number},day,egg,1,,flat2,,no" for number in range(300 - len(LINES))]
    largest = deck_of([*LINES, *more])
    assert len(read_deck(largest)) == 300
    game = CarnutaGame(DeckText("largest", largest))
    last = game.table.moves - 1
    assert game.move_texts.write(last) == f"discard {game.table.rows[-1].id}"
    assert (game.table.verb[last], game.table.thing[last]) == (DISCARD, 299)
    (fault,) = faults_of(deck_of([*LINES, *more, "y,day,egg,1,,flat2,,no"]))
    assert (fault.details["line"], fault.details["right"]) == (302, "≤ 300")
    assert fault.details["value"] == "301"


def test_all_faults_at_once() -> None:
    """C1.2: every fault of a file is told in one go, several in one line too."""
    lines = [HEADER, *LINES]
    lines[2] = "x,noon,toad,1,flip:S,flat2,,no"
    lines[5] = "y,day,egg,9,flip:Q,each,,no"
    lines[7] = "y,day,egg,1,,flat2,,no"
    found = [
        (fault.details["line"], fault.details["column"]) for fault in faults_of("\n".join(lines))
    ]
    expected = [(3, "ingredient"), (3, "half"), (6, "counts_as"), (6, "cost"), (6, "of"), (8, "id")]
    assert sorted(found, key=str) == sorted(expected, key=str)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_are_said(lang: str) -> None:
    """C1.2: in words, the line, the column and what would be right."""
    (fault,) = faults_of(with_line(10, "x,noon,egg,1,flip:S,flat2,,no"))
    said = Texts(lang).fault(fault)
    assert all(word in said for word in ("10", "half", "noon", "day"))


@pytest.mark.parametrize("blank", ["", "   ", ",,,,,,,"])
def test_blank_lines_are_ignored(blank: str) -> None:
    """C1.2: lines with nothing in them change nothing, except the numbers of those after them."""
    lines = [HEADER, *LINES[:5], blank, *LINES[5:], blank]
    assert read_deck("\n".join(lines)) == read_deck(deck_of(LINES))
    lines[10] = "x,noon,egg,1,flip:S,flat2,,no"
    (fault,) = faults_of("\n".join(lines))
    assert fault.details["line"] == 11


def test_spaces_and_line_ends_do_not_matter() -> None:
    """C1.2: cells may have spaces around them, and lines may end as on Windows."""
    text = "\r\n".join([HEADER, *(line.replace(",", " , ") for line in LINES)])
    assert read_deck(text) == read_deck(deck_of(LINES))


def test_a_card_for_nothing_and_for_four() -> None:
    """C1.2: a cost has no symbol at least and four at most."""
    for cost, counts in (("", (0, 0, 0, 0)), ("flip:S flip:M give:S give:M", (1, 1, 1, 1))):
        row = read_deck(with_line(10, f"x,day,egg,1,{cost},flat2,,yes"))[8]
        assert row.cost == counts


# --- decks that can be played


@pytest.mark.parametrize("seats", [2, 3])
def test_another_deck_plays_to_the_end(seats: int) -> None:
    """C1.2: a deck of another size, with other cards, is played to the end by bots."""
    game = CARNUTA.with_deck(DeckText("small", small_deck()))
    assert game.move_bound != CARNUTA.move_bound
    for number in range(3):
        bots = ("random", "greedy", "random")[:seats]
        state, _ = play_out(game, game.read_options({}), seats, seed(number), bots, 100_000)
        assert state.outcome() is not None
        assert state.broken_laws() == []


def test_a_deck_too_small_for_so_many() -> None:
    """C1.2: with too few cards a game might never end; it is refused when it starts."""
    game = CARNUTA.with_deck(DeckText("small", small_deck()))
    with pytest.raises(Fault) as refused:
        game.new(game.read_options({}), 4, seed(0))
    assert refused.value.key == "fault-deck-small"
    for lang in LANGUAGES:
        assert "61" in Texts(lang).fault(refused.value)  # 13 cards each, the market and one more


def test_the_least_deck() -> None:
    """C1.2: thirteen cards each, a market and one more are enough."""
    least = deck_of(LINES[: 13 * 2 + 9])
    assert new(2, game=CARNUTA.with_deck(DeckText("least", least))).state.seats == 2
    with pytest.raises(Fault):
        new(2, game=CARNUTA.with_deck(DeckText("less", deck_of(LINES[: 13 * 2 + 8]))))


def test_cards_left_out_do_not_count() -> None:
    """C1.2: starting cards that are left out of the game (C2.2) make a deck smaller."""
    least = CARNUTA.with_deck(DeckText("least", deck_of(LINES[: 13 * 2 + 9])))
    starters = sum(line.endswith("yes") for line in LINES[: 13 * 2 + 9])
    with pytest.raises(Fault) as refused:
        new(2, game=least, spare_starts="aside")
    assert refused.value.details["cards"] == 13 * 2 + 9 - (starters - 2)


def test_a_bad_deck_makes_no_game() -> None:
    """C1.2: the deck is checked when it is loaded."""
    with pytest.raises(BadDeck):
        CARNUTA.with_deck(DeckText("bad", HEADER))
