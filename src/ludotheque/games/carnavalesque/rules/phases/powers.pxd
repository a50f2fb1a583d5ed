cimport cython

from ludotheque.core.moves cimport Moves
from ludotheque.games.carnavalesque.rules.choices cimport list_available, list_hand
from ludotheque.games.carnavalesque.rules.log cimport (
    tell_answer, tell_handed, tell_hidden, tell_look, tell_of, tell_open,
)
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque, Phase
from ludotheque.games.carnavalesque.rules.transfers cimport hand_over, reject_spots

# constants, written by tools/declare_constants.py
cdef int ALL_CARDS, ALL_POINTS, CARD, DRAW, LOOK, NO_CARD, POINT, ROB, SEAT, SKIP, SPOT, SPOTS
cdef int STAY, THROW, TURN_OVER

cdef class Look(Phase):
    cdef int enter(self, Carnavalesque game) except -2
    cdef int list_moves(self, Carnavalesque game, int seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

cdef class TurnOver(Phase):
    cdef int enter(self, Carnavalesque game) except -2
    cdef int list_moves(self, Carnavalesque game, int _seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

cdef class Throw(Phase):
    cdef int enter(self, Carnavalesque game) except -2
    cdef int list_moves(self, Carnavalesque game, int _seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

cdef int list_uses(Carnavalesque game, Moves moves) noexcept
cdef bint can_go_on(Carnavalesque game, Moves moves) noexcept

cdef class Offer(Phase):
    cdef int enter(self, Carnavalesque game) except -2
    cdef int list_moves(self, Carnavalesque game, int seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

cdef class Rob(Phase):
    cdef int list_moves(self, Carnavalesque game, int seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

cdef int victims(Carnavalesque game, int seat) noexcept
@cython.locals(skip=int, card=int)
cdef int pick(Carnavalesque game, int seat) except? -1

cdef class Ask(Phase):
    cdef int list_moves(self, Carnavalesque _game, int _seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

cdef bint holds_point(Carnavalesque game, int seat, int point) except -1
