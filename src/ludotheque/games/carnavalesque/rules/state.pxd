cimport cython
from ludotheque.core.state cimport State
from ludotheque.games.carnavalesque.rules.crowd.pile cimport Crowd
from ludotheque.games.carnavalesque.rules.crowd.hand cimport Hand
from ludotheque.games.carnavalesque.rules.street cimport Street

cdef int ALL_CARDS, NO_AGE, NO_DECREE, NOBODY, THIRD_WORKSHOP, UNMARKED
cdef int NO_EVENT, NO_ROLE, CLAIM_CROWN, NO_CARD

cdef class Board(State):
    cdef public int version, gestures, hand_size
    cdef public Crowd crowd
    cdef public Street street
    cdef public Hand hand
    cdef public int[64] who, known, holder
    cdef int[64] age
    cdef public int[384] memory
    cdef public int[16] event_pile, dealt_role
    cdef public int events_left, phase, round, king, fool, event, answered, revealed, last_role
    cdef public int claimed, insisted, asked, gifts_since
    cdef public bint told_yes
    cdef public int[8] answer, role, passed
    cdef public int turn, decree, power, uses, draws, gifts, offered, laid, required
    cdef public int strokes, calls, ending
    cdef public int[32] stroke
    cdef public int[128] caller, called_at, call_x, call_y
    @cython.locals(board=Board)
    cpdef void become(self, State other) except *
    cdef int become_round(self, Board board) except -1
    cpdef int begin_round(self) except -1
    cdef int begin_turn(self, int seat) except -1
    cdef int after(self, int seat) noexcept
    cpdef int held(self, int seat) noexcept
    cpdef int held_to_lay(self, int seat) noexcept
    cdef int with_cards(self) noexcept
    cdef int everybody(self) noexcept
    cdef int back_of(self, int card) noexcept
    cdef bint is_allowed(self, int spot) noexcept
    cpdef bint is_available(self, int spot) noexcept
