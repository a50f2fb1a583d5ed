cimport cython

from ludotheque.core.evaluator cimport mix, part
from ludotheque.core.moves cimport Moves
from ludotheque.core.state cimport State
from ludotheque.games.carnuta.rules.state cimport Carnuta
from ludotheque.games.carnuta.data.deck cimport Deck
from ludotheque.games.carnuta.bot.reckoning cimport Reckoning
from ludotheque.games.carnuta.rules.score cimport best_column, total

# constants, written by tools/declare_constants.py
cdef int CERTAIN, CUT, DISCARD, ENABLING, FLIP_RUNES, GAINED, HAND, KINDS, MARGIN, MARKET
cdef int MOST_HELD, MOST_LAID, MOST_MARGIN, NEVER, NO_CARD, OVER, PLAY, PLAYED, POINT, POOR
cdef int SALT_ON, STEP, SUN, TAKE, TAKE_RUNES, TAKING, TOKEN, WON

cdef class CarnutaEvaluator(Reckoning):
    @cython.locals(game=Carnuta)
    cpdef void score(self, State state, int seat, Moves moves) except *
    @cython.locals(verb=int, thing=int)
    cdef int worth(self, Carnuta game, int move) noexcept
    cdef int worth_of_card(self, Carnuta game, int verb, int card) noexcept
    cdef int worst_held(self, Carnuta game) noexcept
    cdef int worth_of_sickle(self, Carnuta game) noexcept
    cdef int worth_of_runes(self, Carnuta game, int verb, int face) noexcept
    cdef int best_payable(self, Carnuta game, int suns, int moons) noexcept
    @cython.locals(game=Carnuta)
    cpdef int value(self, State state, int seat) except -1
    cdef int prospect(self, Carnuta game, int seat) except? -1
    cdef int best_hand(self, Carnuta game) noexcept
    @cython.locals(game=Carnuta, key=cython.ulonglong, held=cython.ulonglong)
    cpdef unsigned long long infoset_key(self, State state, int seat) except? 0
