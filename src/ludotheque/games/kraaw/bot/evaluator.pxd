cimport cython

from ludotheque.core.evaluator cimport Evaluator, mix, part
from ludotheque.core.moves cimport Moves
from ludotheque.core.state cimport State
from ludotheque.games.kraaw.rules.state cimport Kraaw
from ludotheque.games.kraaw.rules.repetition cimport circles, times_after
from ludotheque.games.kraaw.rules.score cimport winners

# constants, written by tools/declare_constants.py
cdef int ANNOUNCE, ANY, BONUS, BONUS_TURN, CARD, CERTAIN, CIRCLE, COUNTED, EXCHANGE, HIDDEN, KEEP
cdef int LEAVE_DOG, LOCK, LOCKED, LONG, LOOK, LOOK_AT, MOST_LOCKS, NOTHING, OVER, PASS, PATIENCE
cdef int PLACES, POINT, REPRISAL, REVEALED, REVEAL_LOCK, ROUNDS_TO_WIN, STEP, SWAP_DOG

cdef class KraawEvaluator(Evaluator):
    cdef int round, seat, unseen
    cdef int[42] copies
    cdef int[4] shares
    @cython.locals(match=Kraaw)
    cpdef void begin(self, State state) except *
    cdef void look(self, Kraaw match, int seat) noexcept
    cdef int guess(self, Kraaw match, int slot) noexcept
    cdef int best(self, Kraaw match, int face) noexcept
    @cython.locals(match=Kraaw)
    cpdef void score(self, State state, int seat, Moves moves) except *
    cdef int worth(self, Kraaw match, int move) except? -1
    cdef int worth_of_start(self, Kraaw match, int move) noexcept
    cdef int worth_of_lock(self, Kraaw match) noexcept
    cdef int worth_of_theft(self, Kraaw match) except? -1
    cdef int worth_of_circle(self, Kraaw match) except? -1
    cdef int worth_of_bonus(self, Kraaw match) noexcept
    cdef int worth_of_card(self, Kraaw match, int slot) except? -1
    cdef int worth_of_return(self, Kraaw match, int taken) except? -1
    cdef void trade(self, Kraaw match, int taken) noexcept
    @cython.locals(match=Kraaw)
    cpdef bint is_leaf(self, State state) except -1
    @cython.locals(match=Kraaw)
    cpdef int value(self, State state, int seat) except -1
    @cython.locals(match=Kraaw, key=cython.ulonglong)
    cpdef unsigned long long infoset_key(self, State state, int seat) except? 0
