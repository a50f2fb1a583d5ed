from ludotheque.games.carnuta.rules.state cimport Carnuta

# constants, written by tools/declare_constants.py
cdef int BOTH, EACH, FLAT2, FLAT2_POINTS, FLAT5, FLAT5_POINTS, KINDS, MOST_LAID, PAIR, PAIR_POINTS
cdef int TRIO, TRIO_POINTS, TWICE, TWICE_POINTS

cpdef int card_points(Carnuta game, int seat, int card) noexcept
cpdef int points_of(int scoring, int first, int second, int third) noexcept
cdef int smaller(int one, int other) noexcept
cpdef int total(Carnuta game, int seat) noexcept
cpdef int column_points(Carnuta game, int seat, int kind) noexcept
cpdef int best_column(Carnuta game, int seat) noexcept
