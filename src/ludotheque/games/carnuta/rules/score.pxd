from ludotheque.games.carnuta.rules.state cimport Carnuta

cdef int BOTH, EACH, FLAT2, FLAT5, KINDS, MOST_LAID, PAIR, TRIO, TWICE
cdef int FLAT2_POINTS, FLAT5_POINTS, PAIR_POINTS, TRIO_POINTS, TWICE_POINTS

cpdef int card_points(Carnuta game, int seat, int card) noexcept
cpdef int points_of(int scoring, int first, int second, int third) noexcept
cdef int smaller(int one, int other) noexcept
cpdef int total(Carnuta game, int seat) noexcept
cpdef int column_points(Carnuta game, int seat, int kind) noexcept
cpdef int best_column(Carnuta game, int seat) noexcept
