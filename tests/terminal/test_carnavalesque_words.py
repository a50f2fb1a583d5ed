from __future__ import annotations

from ludotheque.games.carnavalesque.data.events import EVENT_NAMES
from ludotheque.games.carnavalesque.data.moves import SPOT
from ludotheque.games.carnavalesque.data.roles import ROLE_NAMES
from ludotheque.games.carnavalesque.knowledge.describe import whereabouts
from ludotheque.games.carnavalesque.terminal.cells import cell_at
from tests.games.carnavalesque.table import A, B, C, lay
from tests.terminal.carnavalesque import EN, FR, GAME, blind


def test_an_event_says_what_it_does() -> None:
    """Whoever reads of an event reads its rule with it, in both languages."""
    for event in EVENT_NAMES:
        for say in (FR, EN):
            told = say("event-event", seat=0, happening=event)
            assert say(f"happening-{event}.name") in told
            assert say(f"happening-{event}.rule") in told


def test_a_role_says_what_it_does() -> None:
    """Whoever chooses between two roles reads what each of them does."""
    table = lay(A, B, C, version="roles", phase="keep-role", roles=[])
    for role in ROLE_NAMES:
        words = GAME.describe(table.view("a"), GAME.read(f"role {role}"), EN)
        assert words == f"{EN(f'role-{role}')}: {EN(f'role-{role}.rule')}"


def test_every_move_has_words() -> None:
    """Any move can be described to anybody, possible or not, in both languages."""
    for table in (lay(A, B, C), blind(), lay(A, B, C, phase="draw")):
        for say in (FR, EN):
            for letter in "abcw":
                for move in range(GAME.move_bound):
                    assert GAME.describe(table.view(letter), move, say).strip()


def test_a_spot_is_described_as_far_as_it_is_known() -> None:
    """A card face up has its name and age, one face down its age and where it lies."""
    table = lay(A, B, C, phase="draw", decree="adult")
    views = table.view("a")
    assert GAME.describe(views, SPOT + 1, EN) == "the witch with a fan (child)"
    assert GAME.describe(views, SPOT + 2, EN) == "a hidden card (teen), right"
    assert GAME.describe(views, SPOT + 40, EN) == EN("spot-none")
    assert GAME.describe(blind().view("a"), SPOT + 1, EN) == EN("spot-none")


def test_a_card_that_was_looked_at_is_named() -> None:
    """Whoever looked at a face-down card reads its name there, the others do not."""
    table = lay(A, B, C, version="roles", roles=["fortune-teller", "rebel"])
    table.play("c decree adult", "a spot 2")
    named = GAME.describe(table.view("a"), SPOT + 2, EN)
    assert named == "the pirate with a mask (teen), hidden, right"
    assert GAME.describe(table.view("b"), SPOT + 2, EN) == "a hidden card (teen), right"


def test_whereabouts_follow_the_compass() -> None:
    """East is on the right and south at the bottom, as the crowd is drawn."""
    steps = {"centre": (0, 0), "east": (9, 0), "south": (0, 9), "north-west": (-9, -9)}
    for where, (x, y) in steps.items():
        assert whereabouts(200 * x, 200 * y) == where
    assert cell_at(3000, 0)[0] > cell_at(0, 0)[0]
    assert cell_at(0, 3000)[1] > cell_at(0, 0)[1]
