from ludotheque.core.evaluator cimport Evaluator
from ludotheque.core.state cimport State

cdef class PlainEvaluator(Evaluator):
    cdef Evaluator own
    cpdef void begin(self, State state) except *
    cpdef unsigned long long infoset_key(self, State state, int seat) except? 0
