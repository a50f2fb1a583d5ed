cimport cython

# constants, written by tools/declare_constants.py
cdef int MOST_SHUFFLED, WORDS, WORD_RANGE
cdef unsigned long long GAMMA, MASK64, MIX_A, MIX_B

cdef class Chance:
    cpdef int below(self, int n) except -1
    cpdef Chance copy(self)
    cdef int shuffle(self, int* cards, int n) except -1
    @cython.locals(pool=int[512])
    cpdef list shuffled(self, list cards)

cdef class Stream(Chance):
    cdef bytes seed
    cdef long block
    cdef int used
    cdef int[32] words
    cpdef int below(self, int n) except -1
    cdef int next_word(self) except -1
    @cython.locals(digest=bytes)
    cdef int refill(self) except -1
    cpdef Stream copy(self)

cdef class Noise(Chance):
    cdef unsigned long long state
    cpdef int below(self, int n) except -1
    cpdef Noise copy(self)
    cpdef Noise branch(self)
