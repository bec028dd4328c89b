/** A pseudorandom generator: the same seed gives the same sequence on every machine. */
export type SeededRandom = {
  /** At least 0 and less than 1. */
  next(): number
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number
  pick<T>(items: readonly T[]): T
}

/** Mulberry32, for demo and test data only. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => {
      const picked = items[Math.floor(next() * items.length)]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
  }
}
