"""Where numbers come from: one interface, a stream for the truth and a noise for imagination."""

from __future__ import annotations

from hashlib import blake2b

PERSON = b"ludotheque"
MOST_SHUFFLED = 512
WORDS = 32
WORD_RANGE = 65536

GAMMA = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB
MASK64 = 0xFFFFFFFFFFFFFFFF


class Chance:
    """Anything that draws whole numbers; a game asks for nothing else."""

    def below(self, n: int) -> int:
        """Draw one of 0 … n-1; n is at most 65536."""
        raise NotImplementedError  # abstract

    def copy(self) -> Chance:
        """Return a chance that will draw the same numbers from here on."""
        raise NotImplementedError  # abstract

    def shuffle(self, cards: list[int], n: int) -> None:
        """Shuffle the first n cards in place (Fisher and Yates)."""
        for last in range(n - 1, 0, -1):
            pick = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[pick]
            cards[pick] = card

    def shuffled(self, cards: list[int]) -> list[int]:
        """Return up to 512 cards in another order; for rules that are not compiled.

        What `shuffle` shuffles is a C array where it is compiled, and only compiled code has one.
        """
        size = len(cards)
        if size > MOST_SHUFFLED:
            raise ValueError(f"{size} cards are more than {MOST_SHUFFLED}")
        pool = [0] * 512
        for index in range(size):
            pool[index] = cards[index]
        self.shuffle(pool, size)
        return [pool[index] for index in range(size)]


class Stream(Chance):
    """The truth of a game: BLAKE2b keyed by a 128-bit seed, the same on every machine for ever.

    Block number i is the 64-byte digest of i (8 bytes, little endian) keyed by the seed, read as
    32 little-endian 16-bit words. `below` takes one word, and another one while the word would
    favour small numbers.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.block = 0
        self.used = WORDS
        self.words = [0] * 32

    def below(self, n: int) -> int:
        """Draw one of 0 … n-1 without bias."""
        fair = WORD_RANGE - WORD_RANGE % n
        word = self.next_word()
        while word >= fair:
            word = self.next_word()
        return word % n

    def next_word(self) -> int:
        """Take the next 16 bits of the stream."""
        if self.used == WORDS:
            self.refill()
        word = self.words[self.used]
        self.used += 1
        return word

    def refill(self) -> None:
        """Compute the next block of 32 words."""
        number = self.block.to_bytes(8, "little")
        digest = blake2b(number, digest_size=2 * WORDS, key=self.seed, person=PERSON).digest()
        for i in range(WORDS):
            self.words[i] = digest[2 * i] | digest[2 * i + 1] << 8
        self.block += 1
        self.used = 0

    def copy(self) -> Stream:
        """Return a stream at the same place."""
        new = Stream(self.seed)
        new.block = self.block
        new.used = self.used
        new.words[:] = self.words
        return new


class Noise(Chance):
    """Fast numbers for bots, playouts and imagined worlds (SplitMix64): never for the truth."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK64

    def below(self, n: int) -> int:
        """Draw one of 0 … n-1; the bias of the multiplication is under n in 2**32."""
        self.state = (self.state + GAMMA) & MASK64
        z = self.state
        z = ((z ^ (z >> 30)) * MIX_A) & MASK64
        z = ((z ^ (z >> 27)) * MIX_B) & MASK64
        z = z ^ (z >> 31)
        return ((z >> 32) * n) >> 32

    def copy(self) -> Noise:
        """Return a noise at the same place."""
        return Noise(self.state)

    def branch(self) -> Noise:
        """Draw the seed of another noise, independent of this one."""
        seed = 0
        for _ in range(4):
            seed = (seed << 16) | self.below(WORD_RANGE)
        return Noise(seed)


def derive(seed: bytes, *path: object) -> bytes:
    """Return the 128-bit seed of a part of something that has a seed of its own."""
    name = "/".join(str(step) for step in path).encode()
    return blake2b(name, digest_size=16, key=seed, person=PERSON).digest()


def noise_from(seed: bytes) -> Noise:
    """Return a noise that starts from the first 64 bits of a seed."""
    return Noise(int.from_bytes(seed[:8], "little"))
