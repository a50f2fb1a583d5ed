cimport cython

from ludotheque.core.moves cimport Moves
from ludotheque.core.rules cimport Rules
from ludotheque.core.state cimport State
from ludotheque.games.carnavalesque.rules.crowd.fools_hand cimport FoolsHand
from ludotheque.games.carnavalesque.rules.crowd.pile cimport Crowd
from ludotheque.games.carnavalesque.rules.street cimport Street

# constants, written by tools/declare_constants.py
cdef int ALL_CARDS, CLAIM_CROWN, ELSEWHERE, EYES, FREE, NOBODY, NO_AGE, NO_CARD, NO_DECREE
cdef int NO_EVENT, NO_ROLE, PLACES, SPOTS, STAY, SURE, THIRD_WORKSHOP, UNMARKED, WORKSHOPS

cdef class Carnavalesque

cdef class Phase:
    cdef int enter(self, Carnavalesque game) except -2
    cdef int actors(self, Carnavalesque game) except -1
    cdef int awaited(self, Carnavalesque game) except -1
    cdef int list_moves(self, Carnavalesque game, int seat, Moves moves) except -1
    cdef int apply(self, Carnavalesque game, int seat, int move) except -2

cdef Phase NO_PHASE

cdef class Carnavalesque(State):
    cdef Phase now
    cdef public int version, gestures, departure, hand_size
    cdef public Crowd crowd
    cdef public Street street
    cdef public FoolsHand fools_hand
    cdef public int[64] who, known
    cdef public int[58] holder, age
    cdef public int[348] memory
    cdef public int[10] event_pile, dealt_role
    cdef public int events_left, round, king, fool, event, answered, revealed, last_role
    cdef public int claimed, insisted, asked, gifts_since
    cdef public bint told_yes
    cdef public int[5] answer, role, passed
    cdef public int turn, decree, power, uses, draws, gifts, offered, laid, required
    cdef public int strokes, calls, ending
    cdef public int[30] stroke
    cdef public int[93] caller, called_at, call_x, call_y
    @cython.locals(game=Carnavalesque)
    cpdef void become(self, State other) except *
    cdef int become_round(self, Carnavalesque game) except -1
    cpdef Carnavalesque copy(self)
    cpdef int follow(self, Rules rules) except -1
    cpdef int actors(self) except -1
    cpdef void list_moves(self, int seat, Moves moves) except *
    cpdef void apply(self, int seat, int move) except *
    cdef int after(self, int seat) noexcept
    cpdef int held(self, int seat) noexcept
    cpdef int held_to_lay(self, int seat) noexcept
    cdef int with_cards(self) noexcept
    cdef int everybody(self) noexcept
    cdef int back_of(self, int card) noexcept
    cdef bint is_allowed(self, int spot) noexcept
    cpdef bint is_available(self, int spot) noexcept
