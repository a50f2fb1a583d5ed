"""A table with nothing in the crowd but what a seat sees: all that its first sight needs.

Much quicker to draw than a whole world, since nothing has to be hidden or measured.
"""

from __future__ import annotations

from ludotheque.core.chance import Noise
from ludotheque.games.carnavalesque.data.cards import THIRD_WORKSHOP, UNKNOWN
from ludotheque.games.carnavalesque.data.sizes import SPOTS
from ludotheque.games.carnavalesque.knowledge.guess import Guess
from ludotheque.games.carnavalesque.knowledge.sample import set_table
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView
from ludotheque.games.carnavalesque.rules.state import Carnavalesque

READ = 1  # points that such a card has, of which one shows
SLIVER = 64


def sketch(view: CarnavalesqueView) -> Carnavalesque:
    """Return a table where this seat sees what it sees in the view."""
    noise = Noise(0)
    game = set_table(view, Guess(view, noise), noise)
    above, shown, extent, known = ([0] * SPOTS for _ in range(4))
    for lying in view.crowd:
        game.crowd.drop(lying.spot, lying.x, lying.y, lying.angle, lying.face_up)
        above[lying.spot] = sum([1 << spot for spot in lying.covered_by])
        shown[lying.spot] = 1
        extent[lying.spot] = SLIVER if lying.age == UNKNOWN else READ
        if not lying.face_up and lying.card not in (UNKNOWN, THIRD_WORKSHOP):
            known[lying.spot] = 1 << view.seat
    game.crowd.above, game.crowd.shown, game.crowd.extent = above, shown, extent
    game.known = known
    return game
