from __future__ import annotations

from ludotheque.games import drawings
from ludotheque.games.carnavalesque.data.cards import (
    CARD_NAMES,
)
from ludotheque.games.carnavalesque.terminal.signs import (
    write_card,
)
from tests.games.carnavalesque.table import A, B, C, dressed, lay
from tests.terminal.carnavalesque import FR, GAME, blind, drawn, panel_of, player_line
from tests.terminal.tables import plain


def test_the_decree_stands_on_an_age() -> None:
    """The pawn stands before the forbidden age; while the King chooses, keys stand there."""
    table = lay(A, B, C)
    assert "1∙enfant 2╱ado 3╳adulte" in drawn(table, "c")[0]
    table.play("c decree teen")
    assert " ∙enfant ●╱ado  ╳adulte" in drawn(table, "b")[0]


def test_the_street_counts() -> None:
    """Pips count the cards of floats and of the dead end against the number that matters."""
    table = lay(
        A,
        B,
        C,
        floats=[["witch-fan", "witch-mask"], ["pirate-mask"]],
        parade=[["fairy-mask", "robot-mask", "dragon-mask", "rabbit-mask"]],
        dead_end=["robot-kite"],
        crowd="1 fairy-balloon up 0 0",
    )
    lines = panel_of(drawn(table, "a"))
    assert lines[2] == "Défilé ⚑4∞ ⚐ ⚐  Impasse ■□□□"
    assert lines[3] == " 1 ■■□□ ☾ sorcière"
    assert lines[4] == " 2 ■□□□ ☠ pirate / ∞ masque"
    assert lines[5] == " 3 fermé, cherchez ⌂"


def test_a_float_shows_where_it_would_go() -> None:
    """The King's key on a float points to the parade if it is large enough, else to a wall."""
    full = ["witch-fan", "witch-mask", "witch-balloon", "witch-umbrella"]
    floats = [full, ["pirate-mask"]]
    table = lay(A, B, C, phase="lay", turn="c", floats=floats, crowd="1 fairy-balloon up 0 0")
    first, second = panel_of(drawn(table, "c"))[3:5]
    assert "→⚑ ☾ sorcière" in first
    assert "→▦ ☠ pirate" in second


def test_what_is_remembered_is_shown() -> None:
    """A card drawn face up stays in sight in that hand; with a question mark if it may be gone."""
    table = lay(A, B, C, phase="draw", decree="teen", fool="b").play("a spot 1")
    fan = write_card(CARD_NAMES.index("witch-fan"))
    assert player_line(table, "b", "Ana").endswith(f" {fan}")
    table.play("a card witch-drum")  # a child too
    assert player_line(table, "b", "Ana").endswith(f" {fan}?")
    assert f"{fan}?" not in player_line(table, "c", "Ana")  # the King knows what was given


def test_whose_card_was_seen_is_told_to_its_holder() -> None:
    """A card of one's own hand that everybody saw is marked."""
    table = lay(A, B, C, phase="draw", decree="teen", fool="b").play("a spot 1")
    marked = [line for line in panel_of(drawn(table, "a")) if "◉" in line]
    assert len(marked) == 1
    assert "sorcière · éventail" in marked[0]


def test_backs_show_ages() -> None:
    """Of another hand one sees as many marks as cards, each with its age."""
    table = lay(A, B, C)
    assert player_line(table, "b", "Ana").endswith("∙∙╱╳")
    assert player_line(table, "b", "Bo").count("╳") == 0  # one's own cards are below, by name


def test_offices_and_silence_are_marked() -> None:
    """King and Fool have their signs; whoever may not speak has dots, whoever may call a point."""
    table = blind()
    assert player_line(table, "b", "Cy").startswith(" ♛Cy         … ")
    assert player_line(table, "b", "Ana").startswith("▶☻Ana        … ")
    assert player_line(table, "c", "Bo").startswith("▶ Bo         ! ")


def test_every_card_of_a_large_hand_has_its_keys() -> None:
    """A King with ten cards sees all of them, and where each can be laid."""
    hand = " ".join(
        f"{costume}-{each}"
        for costume in ("witch", "robot")
        for each in ("balloon", "umbrella", "trumpet", "mask", "lantern")
    )
    table = lay(
        "fairy-fan",
        "fairy-kite",
        hand,
        "dragon-kite",
        "rabbit-kite",
        phase="lay",
        turn="c",
        required=4,
    )
    lines = "\n".join(panel_of(drawn(table, "c")))
    assert all(write_card(card) in lines for card in table.view("c").hand)
    assert lines.count("¹") == lines.count("²") == 10


def test_a_card_that_pushes_says_where_the_float_goes() -> None:
    """V6.3: before its key, a flag for a float that would parade and a wall for the dead end."""
    table = lay(
        A,
        B,
        "rabbit-fan",
        phase="lay",
        turn="c",
        options={"departure": "pushed"},
        floats=[dressed("dragon", 4, 1), ["pirate-kite"]],
    )
    [card] = [line for line in panel_of(drawn(table, "c")) if "lapin · éventail" in line]
    assert card.endswith("¹⚑1²▦2")


def test_every_push_of_a_large_hand_has_its_key() -> None:
    """V6.3: a King with ten cards and three workshops sees where each of them can be laid."""
    hand = " ".join([*dressed("fairy", 5, 1), *dressed("rabbit", 5, 1)])
    table = lay(
        "witch-fan",
        "witch-kite",
        hand,
        phase="lay",
        turn="c",
        open=3,
        required=4,
        options={"departure": "pushed"},
        floats=[["dragon-fan"], ["pirate-kite"], ["robot-streamer"]],
        crowd="1 witch-drum up 0 0",
    )
    labels = dict.fromkeys(table.state.legal(2), "@")
    picture = plain(drawings.draw(GAME, table.view("c"), FR, labels))
    assert picture.count("@") == len(labels) == 30
    assert picture.count("▦") == 30
    assert max(map(len, picture.splitlines())) <= 78
